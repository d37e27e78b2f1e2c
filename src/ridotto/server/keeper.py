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
from .hall import CLOSING, Settings, serve_hall
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
        self.process: BaseProcess
        self.opened = 0.0
        self.open()

    def open(self) -> None:
        arguments = (self.settings, self.listener, self.number, self.boxes)
        self.process = SPAWN.Process(target=be_hall, args=arguments, name=f"hall {self.number}")
        self.opened = time.monotonic()
        with deaf():
            self.process.start()

    def close(self) -> None:
        """It has been asked to end."""
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
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(message)s")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C
    try:
        boxes = make_boxes(count)
    except OSError as error:
        raise CannotServe(f"Several halls cannot be kept on this system: {error.strerror}.") from error
    asyncio.run(prepare(settings.database))
    halls = [Hall(settings, listener, number, boxes) for number in range(count)]
    try:
        with suppress(KeyboardInterrupt):
            watch(halls)
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)  # it ends already
        for hall in halls:
            hall.process.terminate()
        for hall in halls:
            hall.close()


def watch(halls: list[Hall]) -> None:
    """Open those anew that have fallen in."""
    falls = 0
    while falls < FALLS:
        wait([hall.process.sentinel for hall in halls])
        for hall in halls:
            if not hall.process.is_alive():
                falls = falls + 1 if time.monotonic() - hall.opened < STEADY else 0
                LOG.error("Hall %d has ended (%s); it is opened anew.", hall.number, hall.process.exitcode)
                hall.open()
    raise CannotServe("The halls do not stay open; the log tells more.")
