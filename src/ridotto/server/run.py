"""Run the server: one process, one address, a database in a folder."""

import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from ..core.errors import RidottoError
from .app import make_app
from .protocol import Http, Socket

LOCAL = "127.0.0.1"
USUAL_PORT = 8160
BACKLOG = 2048  # connections that wait until they are accepted
COLLECTIONS = (10_000, 50, 100)  # nearly all of what is thrown away goes by itself: look for cycles seldom
SWITCH = 0.0005  # seconds: the thread that writes to disk must not wait long for its turn
KEEP_ALIVE = 75  # seconds: longer than clients keep a connection, or one would close while a request is on its way
CLOSING = 3  # seconds for requests that are under way when it ends


class CannotServe(RidottoError):
    """The server cannot be started here."""


def database_at(data: str | None) -> str:
    """The address of the database: a folder's SQLite file, or an address given as such."""
    if data is not None and "://" in data:
        return data
    folder = user_data_path("ridotto", appauthor=False) if data is None else Path(data)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"The folder '{folder}' cannot be used: {error.strerror}.") from error
    return f"sqlite+aiosqlite:///{folder / 'ridotto.db'}"


def bound(host: str, port: int | None) -> socket.socket:
    """A socket at that port; without one, at the usual port or, where that is taken, at any free one."""
    for number in [USUAL_PORT, 0] if port is None else [port]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio lets Nagle wait
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            if number == USUAL_PORT and port is None:
                continue
            raise CannotServe(f"Nothing can listen at {host}:{number}: {error.strerror}.") from error
        return listener
    raise CannotServe(f"No port is free at {host}.")


def has_browser() -> bool:
    """Is there somebody to open a window for?"""
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
    log_level: str = "warning",
    browser: bool = False,
) -> None:
    """Serve until Ctrl-C."""
    database = database_at(data)
    listener = bound(host, port)
    shown = "localhost" if host in (LOCAL, "::1") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    print(f"Ridotto is open at {address}", flush=True)
    print("Ctrl-C closes it.", flush=True)
    if browser and has_browser():
        webbrowser.open(address)
    serve_at(listener, database, log_level)
    print("Ridotto is closed.", flush=True)


def serve_at(listener: socket.socket, database: str, log_level: str) -> None:
    logging.basicConfig(level=log_level.upper(), format="%(asctime)s %(levelname)s %(message)s")
    config = uvicorn.Config(
        make_app(database, processes=max(1, (os.cpu_count() or 2) - 1)),
        log_level=log_level,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        http=Http,
        ws=Socket,
        ws_max_size=4096,
        ws_per_message_deflate=False,  # what is sent is small, and often
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=CLOSING,
    )
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*COLLECTIONS)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])
