"""Run the server: one address, a database in a folder, one hall or several."""

import os
import socket
import sys
import webbrowser
from pathlib import Path

from platformdirs import user_data_path

from .hall import Settings, serve_hall
from .halls import Halls
from .keeper import CannotServe, keep_open

LOCAL = "127.0.0.1"
USUAL_PORT = 8160
BACKLOG = 2048  # connections that wait until a hall takes them


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
    halls: int = 1,
) -> None:
    """Serve until Ctrl-C."""
    cores = os.cpu_count() or 2
    settings = Settings(database_at(data), log_level, thinkers=max(1, (cores - 1) // halls))
    listener = bound(host, port)
    shown = "localhost" if host in (LOCAL, "::1") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    print(f"Ridotto is open at {address}", flush=True)
    print("Ctrl-C closes it.", flush=True)
    if browser and has_browser():
        webbrowser.open(address)
    if halls == 1:
        serve_hall(settings, listener, Halls())
    else:
        keep_open(settings, listener, halls)
    print("Ridotto is closed.", flush=True)
