"""Run the server: one process, one address, a database in a folder or shared with other servers."""

import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from platformdirs import user_data_path
from sqlalchemy import URL

from .app import make_app
from .client_address import Networks, Proxies
from .connection_guard import Guards
from .data_lock import CannotServe, DataLock, database_file
from .database import is_sqlite, name_of, parse_url, sqlite_url, upgrade_schema
from .database_lock import DatabaseLock
from .front import Front
from .logs import configure_logs
from .nats_bus import check_bus
from .reach import Reach, command_to_open
from .settings import Settings

LOG = logging.getLogger(__name__)
LOCAL = "127.0.0.1"
DEFAULT_PORT = 8160
BACKLOG = 2048  # connections waiting to be accepted
GC_THRESHOLDS = (10_000, 50, 100)  # nearly everything is freed by reference counting: look for cycles rarely
SWITCH_INTERVAL = 0.0005  # seconds: the writer thread must not wait long for the interpreter
OTHER_FILES = 500  # open files besides connections: the database, workers, the refused who linger
SHUTDOWN_TIMEOUT = 3  # seconds for requests in progress


def database_url(data: str | None = None, database: str | None = None) -> URL:
    """The database: given by its URL, or a SQLite file in a folder."""
    if database is not None:
        if data is not None:
            raise CannotServe("Give a folder with --data, or a database with --database; not both.")
        url = parse_url(database)
        if is_sqlite(url) and url.database in (None, "", ":memory:"):
            raise CannotServe("A SQLite database needs a file: sqlite:////path/to/ridotto.db.")
        return url
    folder = user_data_path("ridotto", appauthor=False) if data is None else Path(data)
    return sqlite_url(folder / "ridotto.db")


def check_cluster(database: URL, bus: str) -> None:
    """Several servers need a database that they can share, and a bus that is there."""
    if is_sqlite(database):
        raise CannotServe(
            "A bus is for several servers, and a SQLite file has one: "
            "leave --bus out, or give them a PostgreSQL with --database."
        )
    check_bus(bus)


def bind_listener(host: str, port: int | None) -> socket.socket:
    """A listening socket at that port; without one, at the default port or, if that is taken, at any free port."""
    for number in [DEFAULT_PORT, 0] if port is None else [port]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # With an explicit protocol; only then asyncio sets TCP_NODELAY.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6 and socket.has_dualstack_ipv6():
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # `::` means IPv4, too
        try:
            listener.bind((host, number))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            if number == DEFAULT_PORT and port is None:
                continue
            raise CannotServe(f"Cannot listen at {host}:{number}: {error.strerror}.") from error
        return listener
    raise CannotServe(f"No port is free at {host}.")


def can_open_browser() -> bool:
    """Is there a desktop with a browser?"""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def serve(
    host: str = LOCAL,
    port: int | None = None,
    data: str | None = None,
    database: str | None = None,
    bus: str | None = None,
    log_level: str = "warning",
    log_format: str = "text",
    browser: bool = False,
    settings: Settings | None = None,
) -> None:
    """Serve until Ctrl-C."""
    configure_logs(log_level, log_format)
    settings = settings or Settings()
    proxies = Proxies(settings.trusted_proxies, settings.path_prefix)
    url = database_url(data, database)
    file = database_file(url)
    if bus is not None:
        check_cluster(url, bus)
    Networks(settings.metrics_readers)  # refused now, if it is none
    with DatabaseLock(url, is_shared=bus is not None) if file is None else DataLock(file) as lock:
        upgrade_schema(url)
        listener = bind_listener(host, port)
        bound = listener.getsockname()
        # The page is told no folder, and nobody is told a URL with a password in it.
        command = command_to_open(port, data and "FOLDER", database and "URL", bus and "URL")
        reach = Reach(bound[0], bound[1], command, settings.path_prefix)
        if isinstance(lock, DataLock):
            lock.announce(reach.own_page)
        say_where(reach, command_to_open(port, data, database and name_of(url), bus and "URL"))
        if browser and can_open_browser():
            webbrowser.open(reach.own_page)
        app = make_app(url, max(1, (os.cpu_count() or 2) - 1), reach=reach, settings=settings, bus=bus)
        run_uvicorn(listener, Front(app, settings, proxies), settings)
    print("Ridotto is closed.", flush=True)


def say_where(reach: Reach, command: str) -> None:
    print(f"Ridotto is open at {reach.own_page}")
    if reach.is_local:
        print(f"Only this machine can reach it. For others on your network, too: {command}")
    elif addresses := reach.addresses():
        print("On your network:", *[f"{address}{reach.prefix}/" for address in addresses])
    else:
        print("This machine is on no network, so nobody else can reach it.")
    print("Ctrl-C closes it.", flush=True)


def run_uvicorn(listener: socket.socket, app: Front, settings: Settings) -> None:
    guards: Any = Guards(settings)  # uvicorn calls them as it calls its own classes
    config = uvicorn.Config(
        app,
        log_config=None,  # its records come to ours
        access_log=False,
        proxy_headers=False,  # read in front of the application
        server_header=False,
        http=guards.http,
        ws=guards.socket,
        ws_max_size=4096,
        ws_per_message_deflate=False,  # messages are small and frequent
        timeout_keep_alive=settings.keep_alive,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )
    allow_files(settings.max_connections)
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.collect()
    gc.freeze()  # what is loaded by now is never freed
    gc.set_threshold(*GC_THRESHOLDS)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # handled like Ctrl-C
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])


def allow_files(connections: int) -> None:
    """Each connection is an open file; many systems allow 1,024 unless a program asks for more."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if resource.RLIM_INFINITY != soft < wanted:
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        if allowed < wanted:
            LOG.warning("The system allows %d open files; for %d connections set ulimit -n.", allowed, connections)
