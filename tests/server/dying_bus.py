"""A NATS that dies in the middle of what a client says to it, for tests."""

import socket
from contextlib import suppress
from threading import Lock, Thread

from tests.server.buses import Nats
from tests.server.processes import SERVICES

END_OF_LINE = b"\r\n"


class DyingBus:
    """The way to a NATS: it ends for everybody, and for good, when clients have sent so many lines in all."""

    def __init__(self, nats: Nats, lines: int) -> None:
        self.nats = nats
        self.lines = lines
        self.lock = Lock()
        self.open_sockets: list[socket.socket] = []
        self.is_dead = False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        SERVICES.callback(self.die)
        self.start(self.accept)

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self, *work: object) -> None:
        target, *arguments = work
        assert callable(target)
        Thread(target=target, args=arguments, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                client = self.listener.accept()[0]
                nats = socket.create_connection(("127.0.0.1", self.nats.port))
                self.open_sockets += [client, nats]
                self.start(self.pass_back, nats, client)
                self.start(self.pass_on, client, nats)

    def pass_back(self, nats: socket.socket, client: socket.socket) -> None:
        with suppress(OSError):
            while content := nats.recv(65536):
                client.sendall(content)

    def pass_on(self, client: socket.socket, nats: socket.socket) -> None:
        with suppress(OSError), client.makefile("rb") as lines:
            for line in lines:
                if not self.may_pass():
                    self.die()
                    return
                nats.sendall(line)
            nats.shutdown(socket.SHUT_RDWR)  # the client has gone

    def may_pass(self) -> bool:
        with self.lock:
            self.lines -= 1
            return self.lines >= 0

    def die(self) -> None:
        self.is_dead = True
        for end in (self.listener, *self.open_sockets):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
