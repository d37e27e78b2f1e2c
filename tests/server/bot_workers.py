"""Bot workers for tests: real ones in processes, and ones that do what a test says."""

import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache

from nats.aio.client import Client
from nats.aio.msg import Msg

from ridotto.server.bot_messages import ANYBODY, ASKED, ENCODER, QUEUE_GROUP, Asked, Reply, subject_of
from ridotto.server.questions import BotQuestion, PartQuestion
from tests.server.buses import Nats
from tests.server.processes import PATIENCE, SERVICES, children_of

PREFIX = "ridotto"

Tell = Callable[[Reply], Awaitable[None]]


class BotProgram:
    """`ridotto bots` as an operator runs it."""

    def __init__(self, bus: str, processes: int = 1, log: int = subprocess.PIPE, **settings: object) -> None:
        environment = {f"RIDOTTO_{name.upper()}": str(value) for name, value in settings.items()}
        command = [sys.executable, "-m", "ridotto", "bots", "--bus", bus, "--processes", str(processes)]
        self.program = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **environment}
        )
        assert self.program.stdout is not None
        assert self.program.stdout.readline().startswith("Bots think here"), "the program says when it is ready"

    @property
    def thinking(self) -> list[int]:
        """The processes in which its bots think."""
        return children_of(self.program.pid)

    def kill(self) -> None:
        """Kill all of it, like a power cut."""
        thinking = self.thinking
        self.program.kill()
        for pid in thinking:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.program.communicate(timeout=PATIENCE)

    def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """End it; its exit code and what it has said since."""
        self.program.send_signal(how)
        said, logged = self.program.communicate(timeout=PATIENCE)
        return self.program.returncode, said, logged


class FakeWorker:
    """A worker that does what a test says."""

    def __init__(self, client: Client, name: str, act: Callable[[Asked, Tell], Awaitable[None]]) -> None:
        self.client = client
        self.name = name
        self.act = act
        self.asked: list[Asked] = []

    async def listen(self) -> None:
        for kind in (BotQuestion, PartQuestion):
            for name in (ANYBODY, self.name):
                await self.client.subscribe(subject_of(PREFIX, kind, name), QUEUE_GROUP, cb=self.on_question)
        await self.client.flush()

    async def on_question(self, message: Msg) -> None:
        async def tell(reply: Reply) -> None:
            await self.client.publish(message.reply, ENCODER.encode(reply))

        asked = ASKED.decode(message.data)
        self.asked.append(asked)
        await self.act(asked, tell)


@cache
def shared_bus() -> str:
    """The NATS of all servers of a test process, with a worker; servers know tables apart by their ids."""
    bus = Nats()
    program = BotProgram(bus.url, log=subprocess.DEVNULL)
    SERVICES.callback(program.kill)
    return bus.url
