"""The keeper of a house with several halls: opens them, opens one anew that has fallen in, and closes all together."""

import asyncio
import logging
import signal
import socket
import time
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import Thread

from ..core.errors import RidottoError
from .hall import CLOSING, Settings, serve_hall, start_log
from .halls import Box, Halls, make_boxes
from .store import Store
from .thinkers import deaf, follow

LOG = logging.getLogger(__name__)
SPAWN = get_context("spawn")
FALLS = 5  # of halls that were hardly open, until the keeper gives up
STEADY = 10.0  # seconds after which a hall counts as open


class CannotServe(RidottoError):
    """The server cannot be started here."""


class Hall:
    """One hall, as the keeper sees it."""

    def __init__(self, settings: Settings, listener: socket.socket, number: int, boxes: list[Box]) -> None:
        self.settings = settings
        self.listener = listener
        self.number = number
        self.boxes = boxes
        self.process: BaseProcess | None = None
        self.opened = 0.0

    def open(self) -> None:
        arguments = (self.settings, self.listener, self.number, self.boxes)
        process = SPAWN.Process(target=be_hall, args=arguments, name=f"hall {self.number}")
        self.opened = time.monotonic()
        with deaf():
            process.start()
            self.process = process

    @property
    def is_open(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def tell_to_end(self) -> None:
        if self.process is not None:
            self.process.terminate()

    def close(self) -> None:
        """It has been told to end."""
        if self.process is None:
            return
        self.process.join(2 * CLOSING)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def be_hall(settings: Settings, listener: socket.socket, number: int, boxes: list[Box]) -> None:
    """In a process of its own, which ends with the keeper's, however that ends."""
    Thread(target=follow, daemon=True).start()
    serve_hall(settings, listener, Halls(number, boxes))


async def prepare(database: str) -> None:
    """Make the tables of the database once, before all halls would do so at the same time."""
    store = Store(database)
    await store.open()
    await store.close()


def keep_open(settings: Settings, listener: socket.socket, count: int) -> None:
    """Keep so many halls open until Ctrl-C."""
    start_log(settings)
    for number in (signal.SIGINT, signal.SIGTERM):  # Ctrl-C is ignored in what a script starts in the background
        signal.signal(number, signal.default_int_handler)
    try:
        boxes = make_boxes(count)
    except (AttributeError, OSError) as error:
        raise CannotServe(
            "This system cannot pass connections from one process to another; do without --halls."
        ) from error
    halls = [Hall(settings, listener, number, boxes) for number in range(count)]
    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(prepare(settings.database))
            watch(halls)
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)  # it ends already
        listener.close()
        for hall in halls:
            hall.tell_to_end()
        for hall in halls:
            hall.close()


def watch(halls: list[Hall]) -> None:
    """Open all, and those anew that have fallen in."""
    for hall in halls:
        hall.open()
    falls = 0
    while falls < FALLS:
        wait([hall.process.sentinel for hall in halls if hall.process is not None])
        for hall in halls:
            if not hall.is_open:
                falls = falls + 1 if time.monotonic() - hall.opened < STEADY else 0
                LOG.error("Hall %d has fallen in; it is opened anew.", hall.number)
                hall.open()
    raise CannotServe("The halls do not stay open; the log tells more.")
