"""Bots that think in workers on other machines, asked over the bus.

One question at a time looks for a worker, in the order of a fair queue; when it has been taken, the next one does.  A
question whose worker falls silent is asked again.  If there is no worker at all, or none can answer, the processes of
this server do, so that games go on.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from ..bots.insights import Hint, PartResult
from ..bots.levels import BEGINNER
from .bot_messages import (
    ANYBODY,
    ENCODER,
    REPLY,
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
from .bot_pool import BotPool, bot_timer
from .fair_queue import FairQueue, Priority
from .nats_bus import NatsBus
from .questions import BotQuestion, HintQuestion, PartQuestion
from .settings import Settings

LOG = logging.getLogger(__name__)
BELIEVED = 2  # times that nobody at all was there, in a row: NATS may have asked one who was just leaving
PAUSE = 0.02  # seconds until workers that are busy are asked again
SIGNS_OF_LIFE = 4  # of which all but one may be lost before a worker counts as dead
REMEMBERED = 10_000  # tables of which we know who had them last
NO_RESPONDERS = "503"  # the status by which NATS says that nobody listens

Replies = asyncio.Queue[Reply | None]  # None: there is no worker


class NoWorker(Exception):
    """Nobody is there who could be asked."""


class HandedBack(Exception):
    """The worker ends before it has an answer."""


class RemoteBots:
    """The workers on the bus, and behind them the processes of this server."""

    def __init__(self, bus: NatsBus, own: BotPool, settings: Settings) -> None:
        self.bus = bus
        self.own = own
        self.settings = settings
        self.players, self.analysts = FairQueue(), FairQueue()
        self.inbox = f"{bus.prefix}.bots.replies.{secrets.token_hex(8)}"
        self.subscribed: Client | None = None  # over which replies come; the bus may have got another one
        self.subscribing = asyncio.Lock()
        self.replies: dict[str, Replies] = {}  # by the token of a question
        self.last_workers: OrderedDict[str, str] = OrderedDict()  # by table: a bot there may remember what it thought

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self.players) + len(self.analysts) + self.own.waiting

    @property
    def alive_every(self) -> float:
        """Seconds between two signs of life of a worker."""
        return self.settings.bot_silence / SIGNS_OF_LIFE

    def close(self) -> None:
        self.own.close()

    # ---- questions

    async def answer(self, question: BotQuestion) -> int:
        """What a bot answers.  Those that do not search are not worth a message."""
        with bot_timer(question.level):
            if question.level > BEGINNER:
                found = await self.ask(question, self.players, Priority.MOVE)
                if isinstance(found, Answered):
                    return found.code
            return await self.own.find_answer(question)

    async def hint(self, question: HintQuestion) -> Hint:
        found = await self.ask(question, self.players, Priority.HINT)
        return found.hint if isinstance(found, Hinted) else await self.own.hint(question)

    async def analyse(self, question: PartQuestion) -> PartResult:
        found = await self.ask(question, self.analysts, Priority.ANALYSIS)
        return found.result if isinstance(found, Analysed) else await self.own.analyse(question)

    async def ask(self, question: Question, queue: FairQueue, priority: Priority) -> Answer | None:
        """What a worker answers; None if nobody does."""
        tries = self.settings.bot_tries
        for tried in range(1, tries + 1):
            try:
                with self.expecting() as (address, replies):
                    async with queue.turn(question.guest, priority):
                        await self.find_worker(question, address, replies)
                    return await self.wait_for_answer(question, replies)
            except NoWorker:
                return None
            except (TimeoutError, HandedBack):
                self.last_workers.pop(question.table, None)
                LOG.warning("A bot worker has gone without an answer (try %d of %d).", tried, tries)
        return None

    async def find_worker(self, question: Question, address: str, replies: Replies) -> None:
        """Ask until a worker has taken the question, first the one that knows the table."""
        asked = ENCODER.encode(Asked(question, self.alive_every))
        absences = 0
        while absences < BELIEVED:
            whom = self.last_workers.pop(question.table, ANYBODY)
            reply = await self.offer(asked, subject_of(self.bus.prefix, type(question), whom), address, replies)
            if isinstance(reply, Taken):
                self.remember(question.table, reply.worker)
                return
            if isinstance(reply, Failed):
                break
            if isinstance(reply, Busy):
                await asyncio.sleep(PAUSE)
            if reply is not None:
                absences = 0
            elif whom == ANYBODY:
                absences += 1
        raise NoWorker

    def remember(self, table_id: str, worker: str) -> None:
        self.last_workers[table_id] = worker
        if len(self.last_workers) > REMEMBERED:
            self.last_workers.popitem(last=False)

    async def wait_for_answer(self, question: Question, replies: Replies) -> Answer | None:
        while True:
            reply = await self.next_reply(replies, self.settings.bot_silence)
            if isinstance(reply, Failed):
                LOG.warning("A bot worker failed at table %s: %s", question.table, reply.reason)
                return None
            if isinstance(reply, Returned):
                raise HandedBack
            if isinstance(reply, Answered | Hinted | Analysed):
                return reply

    # ---- messages

    @contextmanager
    def expecting(self) -> Iterator[tuple[str, Replies]]:
        """An address for the replies to one question."""
        token = secrets.token_hex(8)
        replies = self.replies[token] = Replies()
        try:
            yield f"{self.inbox}.{token}", replies
        finally:
            del self.replies[token]

    async def offer(self, asked: bytes, subject: str, address: str, replies: Replies) -> Reply | None:
        """The first reply to a question.  It comes at once, so it is not waited for long: other questions wait, too."""
        if not self.bus.is_connected:
            raise NoWorker
        try:
            await self.expect_replies()
            await self.bus.connection.publish(subject, asked, reply=address)
        except Error as error:
            LOG.warning("A question could not be sent to bot workers: %s", error)
            raise NoWorker from error
        return await self.next_reply(replies, self.alive_every)

    async def expect_replies(self) -> None:
        async with self.subscribing:
            client = self.bus.connection
            if self.subscribed is not client:
                await client.subscribe(f"{self.inbox}.*", cb=self.on_reply)
                self.subscribed = client

    async def next_reply(self, replies: Replies, seconds: float) -> Reply | None:
        async with asyncio.timeout(seconds):
            return await replies.get()

    async def on_reply(self, message: Msg) -> None:
        replies = self.replies.get(message.subject.rpartition(".")[2])
        if replies is None:  # of a worker that was taken for dead
            return
        if (message.headers or {}).get("Status") == NO_RESPONDERS:
            replies.put_nowait(None)
            return
        try:
            replies.put_nowait(REPLY.decode(message.data))
        except msgspec.MsgspecError as error:
            LOG.warning("The reply of a bot worker cannot be read: %s", error)
            replies.put_nowait(Failed("its reply cannot be read"))
