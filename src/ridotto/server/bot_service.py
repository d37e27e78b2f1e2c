"""`ridotto bots`: processes in which bots of all servers think, on a machine of their own.

A question comes over the bus.  Each process works on one at a time, and has no queue: who is busy says so, and the
server asks elsewhere.
"""

import asyncio
import logging
import multiprocessing
import secrets
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING
from zlib import crc32

import msgspec

from .bot_messages import (
    ANYBODY,
    ASKED,
    ENCODER,
    QUEUE_GROUP,
    Alive,
    Analysed,
    Answer,
    Answered,
    Asked,
    Busy,
    Failed,
    Hinted,
    Question,
    Reply,
    Returned,
    Taken,
    subject_of,
)
from .bot_pool import ANALYST_NICENESS, BOT_NICENESS, Worker
from .bot_worker import compute_answer, compute_hint, compute_part
from .data_lock import CannotServe
from .nats_bus import close, connect_now, flush
from .questions import BotQuestion, HintQuestion, PartQuestion
from .settings import Settings

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

LOG = logging.getLogger(__name__)
GRACE = 3.0  # seconds for what is under way when the service ends
LOOK_EVERY = 1.0  # seconds between looks whether the bus has closed the connection

Tell = Callable[[Reply], Awaitable[None]]


class BotService:
    """Processes for the questions of all servers: some for moves and hints, and one for analyses."""

    def __init__(self, processes: int, settings: Settings) -> None:
        self.name = secrets.token_hex(4)
        self.prefix = settings.bus_prefix
        self.players = [Worker(BOT_NICENESS, settings.bot_patience) for _ in range(processes)]
        self.analyst = Worker(ANALYST_NICENESS, settings.analysis_patience)
        self.busy: set[Worker] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.pings: set[asyncio.Future[None]] = set()  # to the bus, under way
        self.is_closing = False

    async def run(self, url: str, ready: Callable[[], None]) -> None:
        """Answer questions until a signal says that it is enough."""
        client = await connect_now(url)
        subjects = [
            subject_of(self.prefix, kind, name) for kind in (BotQuestion, PartQuestion) for name in (ANYBODY, self.name)
        ]
        on_question = partial(self.on_question, client)
        subscriptions = [await client.subscribe(subject, QUEUE_GROUP, cb=on_question) for subject in subjects]
        await flush(client, self.pings)
        over = noted_signals()
        if not client.is_closed:
            ready()
        await wait_until_over(client, over)
        reason = client.last_error
        self.is_closing = True
        with suppress(Exception):  # the bus may be away
            async with asyncio.timeout(GRACE):
                for subscription in subscriptions:
                    await subscription.drain()  # type: ignore[no-untyped-call]
        await self.close(client)
        if not over.is_set():
            raise CannotServe(f"The bus has closed the connection: {reason}.")

    async def close(self, client: "Client") -> None:
        """Finish what is under way; what takes too long is handed back."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=GRACE)
        for task in (*self.tasks, *self.pings):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for child in multiprocessing.active_children():
            child.kill()
        for worker in (*self.players, self.analyst):
            worker.join()
        await close(client)

    # ---- questions

    async def on_question(self, client: "Client", message: "Msg") -> None:
        reply = partial(self.reply, client, message.reply)
        try:
            asked = ASKED.decode(message.data)
        except msgspec.MsgspecError as error:
            LOG.warning("A question cannot be read: %s", error)
            await reply(Failed("the question cannot be read"))
            return
        worker = self.free_worker(asked.question)
        if worker is None:
            await reply(Busy())
            return
        self.busy.add(worker)
        task = asyncio.create_task(self.work(worker, asked, reply))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def free_worker(self, question: Question) -> Worker | None:
        """A process that is free: the one that had the table before, if possible."""
        if self.is_closing:
            return None
        fitting = [self.analyst] if isinstance(question, PartQuestion) else self.players
        usual = fitting[crc32(question.table.encode()) % len(fitting)]
        return next((worker for worker in (usual, *fitting) if worker not in self.busy), None)

    async def work(self, worker: Worker, asked: Asked, reply: Tell) -> None:
        """Answer a question, with signs of life while that takes."""
        computed = asyncio.create_task(compute(worker, asked.question))
        try:
            await reply(Taken(self.name))
            while not (await asyncio.wait([computed], timeout=asked.alive_every))[0]:
                await reply(Alive())
            await reply(computed.result())
        except asyncio.CancelledError:
            await reply(Returned())
        except BrokenProcessPool as error:
            await reply(Failed(str(error)))
        except Exception as error:
            LOG.warning("A question of table %s cannot be answered: %r", asked.question.table, error)
            await reply(Failed(repr(error)))
        finally:
            computed.cancel()
            self.busy.discard(worker)

    async def reply(self, client: "Client", address: str, reply: Reply) -> None:
        """Tell who has asked.  If that fails, the server misses our signs of life and asks again."""
        try:
            await client.publish(address, ENCODER.encode(reply))
        except Exception as error:
            LOG.warning("A server could not be told: %r", error)


async def compute(worker: Worker, question: Question) -> Answer:
    if isinstance(question, PartQuestion):
        return Analysed(await worker.compute(compute_part, question))
    if isinstance(question, HintQuestion):
        return Hinted(await worker.compute(compute_hint, question))
    return Answered(await worker.compute(compute_answer, question))


async def wait_until_over(client: "Client", over: asyncio.Event) -> None:
    """Wait for a signal, or until the connection is closed for good: then nobody asks us any more."""
    while not over.is_set() and not client.is_closed:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_EVERY):
                await over.wait()


def noted_signals() -> asyncio.Event:
    """Set by Ctrl-C or SIGTERM; a second one ends the program at once."""
    loop, over = asyncio.get_running_loop(), asyncio.Event()

    def note(number: int, frame: object) -> None:
        signal.signal(number, signal.SIG_DFL)
        loop.call_soon_threadsafe(over.set)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, note)
    return over


def serve_bots(url: str, processes: int, settings: Settings) -> None:
    """Answer questions of servers until Ctrl-C."""

    def ready() -> None:
        noun = "process" if processes == 1 else "processes"
        print(f"Bots think here, in {processes} {noun}. Ctrl-C ends it.", flush=True)

    asyncio.run(BotService(processes, settings).run(url, ready))
    print("Bots think here no more.", flush=True)
