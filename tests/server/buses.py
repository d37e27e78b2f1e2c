"""A NATS that really runs, for tests."""

import signal
import socket
import subprocess
import sysconfig
import time
from functools import cache
from pathlib import Path

from tests.server.processes import PATIENCE, SERVICES

PROGRAM = Path(sysconfig.get_path("scripts")) / "nats-server"


class Nats:
    """A NATS of our own; it can be stopped and started again at the same port."""

    def __init__(self, *options: str) -> None:
        self.options = options
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.start()
        SERVICES.callback(self.stop)

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [str(PROGRAM), "--addr", "127.0.0.1", "--port", str(self.port), *self.options]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        patience = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None and time.monotonic() < patience, "NATS does not start"
            time.sleep(0.01)

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                return connection.recv(4) == b"INFO"
        except OSError:
            return False

    def stop(self) -> None:
        """Stop at once, as a crash would."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def freeze(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)


@cache
def nats() -> Nats:
    """The NATS that the tests of this process share."""
    return Nats()
