"""One hall: a process that serves its tables until it is told to end."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from contextlib import suppress

import msgspec
import uvicorn

from .app import make_app
from .halls import Halls
from .protocol import Http, Socket

COLLECTIONS = (10_000, 50, 100)  # nearly all of what is thrown away goes by itself: look for cycles seldom
SWITCH = 0.0005  # seconds: the thread that writes to disk must not wait long for its turn
KEEP_ALIVE = 75  # seconds: longer than clients keep a connection, or one would close while a request is on its way
CLOSING = 3  # seconds for requests that are under way when it ends


class Settings(msgspec.Struct, frozen=True):
    """What every hall of a house has in common."""

    database: str  # an address of SQLAlchemy
    log_level: str
    thinkers: int  # processes in which its bots think


class HallServer(uvicorn.Server):
    """uvicorn's server, which also takes connections that another hall gives away."""

    def __init__(self, config: uvicorn.Config, halls: Halls) -> None:
        super().__init__(config)
        halls.doorman = self.welcome
        self.arriving: set[asyncio.Task[None]] = set()

    def welcome(self, connection: socket.socket, read: bytes) -> None:
        task = asyncio.get_running_loop().create_task(self.take(connection, read))
        self.arriving.add(task)
        task.add_done_callback(self.arriving.discard)

    async def take(self, connection: socket.socket, read: bytes) -> None:
        if self.should_exit:  # and other halls do not know it yet
            connection.close()
            return
        protocol = Http(self.config, self.server_state, self.lifespan.state)
        protocol.early = read
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:  # it was broken off meanwhile
            connection.close()


def start_log(settings: Settings) -> None:
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(message)s")


def serve_hall(settings: Settings, listener: socket.socket, halls: Halls) -> None:
    """Serve until Ctrl-C."""
    start_log(settings)
    config = uvicorn.Config(
        make_app(settings.database, settings.thinkers, halls=halls),
        log_level=settings.log_level,
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
        HallServer(config, halls).run(sockets=[listener])
