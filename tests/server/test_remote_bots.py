"""Questions to bot workers over the bus: whatever becomes of a worker, a question is answered."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from nats.aio.client import Client

from ridotto.bots.insights import Hint, HintChoice, Part, PartResult
from ridotto.server.bot_messages import (
    ANYBODY,
    Alive,
    Analysed,
    Answered,
    Asked,
    Busy,
    Failed,
    Hinted,
    Reply,
    Returned,
    Taken,
    subject_of,
)
from ridotto.server.bot_pool import BotPool
from ridotto.server.nats_bus import NatsBus
from ridotto.server.questions import BotQuestion, HintQuestion, PartQuestion
from ridotto.server.remote_bots import BELIEVED, RemoteBots, Replies
from ridotto.server.settings import Settings
from tests.server.bot_workers import PREFIX, FakeWorker, Tell
from tests.server.buses import Nats, nats
from tests.server.test_fair_bots import GONDOLIER, MERCHANT, question_of

PATIENCE = 20
OWN = -1  # what the server's own bots answer
PATIENT = Settings(bot_silence=PATIENCE)
SOON = Settings(bot_silence=0.8)
HINT = Hint([HintChoice(3, 1.0)])
RESULT = PartResult([0.5], [0.25], [0.0])


class OwnBots(BotPool):
    """The server's own processes; they answer at once, and are counted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def find_answer(self, question: BotQuestion) -> int:
        self.asked += 1
        return OWN

    async def hint(self, question: HintQuestion) -> Hint:
        self.asked += 1
        return Hint([])

    async def analyse(self, question: PartQuestion) -> PartResult:
        self.asked += 1
        return PartResult([], [], [])


class CountedOffers(RemoteBots):
    """Remembers at which subjects it has asked."""

    def __init__(self, bus: NatsBus, own: BotPool, settings: Settings) -> None:
        super().__init__(bus, own, settings)
        self.subjects: list[str] = []

    async def offer(self, asked: bytes, subject: str, address: str, replies: Replies) -> Reply | None:
        self.subjects.append(subject)
        return await super().offer(asked, subject, address, replies)


class Site:
    """A server's side of the bus, and workers that do what a test says."""

    def __init__(self, bus: NatsBus, client: Client, settings: Settings) -> None:
        self.bus = bus
        self.client = client
        self.own = OwnBots()
        self.bots = CountedOffers(bus, self.own, settings)

    async def worker(self, act: Callable[[Asked, Tell], Awaitable[None]], name: str = "one") -> FakeWorker:
        worker = FakeWorker(self.client, name, act)
        await worker.listen()
        return worker

    async def ask(self, table: str = "table") -> int:
        return await self.bots.answer(question_of(table, "anna", MERCHANT))


def at_site(act: Callable[[Site], Awaitable[None]], settings: Settings = PATIENT, server: Nats | None = None) -> None:
    async def run() -> None:
        url = (server or nats()).url
        bus, client = NatsBus(url, PREFIX), Client()
        await bus.open()
        await client.connect(url)
        try:
            async with asyncio.timeout(PATIENCE):
                await act(Site(bus, client, settings))
        finally:
            await client.close()
            await bus.close()

    asyncio.run(run())


async def answer_at_once(asked: Asked, tell: Tell) -> None:
    await tell(Taken("one"))
    await tell(Answered(7))


# ---- who answers


def test_without_any_worker_the_server_thinks_itself() -> None:
    async def act(site: Site) -> None:
        assert await site.ask() == OWN
        assert site.bots.waiting == 0

    at_site(act)


def test_a_worker_answers_with_a_move_a_hint_and_an_analysis() -> None:
    async def answer(asked: Asked, tell: Tell) -> None:
        await tell(Taken("one"))
        if isinstance(asked.question, PartQuestion):
            await tell(Analysed(RESULT))
        elif isinstance(asked.question, HintQuestion):
            await tell(Hinted(HINT))
        else:
            await tell(Answered(7))

    async def act(site: Site) -> None:
        worker = await site.worker(answer)
        move = question_of("table", "anna")
        hint = question_of("table", "anna", kind=HintQuestion)
        assert isinstance(hint, HintQuestion)
        part = PartQuestion("table", "doge", move.version, 3, {}, move.journal, "anna", Part(0, 1))
        assert await site.bots.answer(move) == 7
        assert await site.bots.hint(hint) == HINT
        assert await site.bots.analyse(part) == RESULT
        assert [asked.question for asked in worker.asked] == [move, hint, part] and site.own.asked == 0

    at_site(act)


def test_a_gondolier_is_not_worth_a_message() -> None:
    async def act(site: Site) -> None:
        worker = await site.worker(answer_at_once)
        assert await site.bots.answer(question_of("table", "anna", GONDOLIER)) == OWN
        assert not worker.asked

    at_site(act)


def test_while_the_bus_is_lost_the_server_thinks_itself() -> None:
    own = Nats()

    async def act(site: Site) -> None:
        await site.worker(answer_at_once)
        assert await site.ask() == 7
        own.stop()
        while site.bus.is_connected:
            await asyncio.sleep(0.01)
        assert await site.ask() == OWN

    try:
        at_site(act, server=own)
    finally:
        own.stop()


def test_workers_answer_again_when_the_bus_has_closed_the_connection() -> None:
    async def act(site: Site) -> None:
        await site.worker(answer_at_once)
        assert await site.ask() == 7
        await site.bus.connection.close()
        assert await site.ask() == OWN
        while not site.bus.is_connected:
            await asyncio.sleep(0.01)
        assert await site.ask() == 7

    at_site(act)


def test_that_nobody_is_there_is_not_believed_from_the_worker_of_the_table() -> None:
    async def act(site: Site) -> None:
        site.bots.remember("table", "gone")
        assert await site.ask() == OWN
        names = ["gone"] + [ANYBODY] * BELIEVED
        assert site.bots.subjects == [subject_of(PREFIX, BotQuestion, name) for name in names]

    at_site(act)


def test_workers_of_another_release_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = subject_of(PREFIX, BotQuestion)
    monkeypatch.setattr("ridotto.server.bot_messages.__version__", "99.0")
    assert subject_of(PREFIX, BotQuestion) != ours


def test_a_table_goes_to_the_worker_that_knows_it() -> None:
    """Its bots may remember what they thought."""

    async def act(site: Site) -> None:
        workers = [await site.worker(answering_as(name), name) for name in ("one", "two", "three")]
        for _ in range(12):
            assert await site.ask() == 7
        assert sorted(len(worker.asked) for worker in workers) == [0, 0, 12]

    at_site(act)


def answering_as(name: str) -> Callable[[Asked, Tell], Awaitable[None]]:
    async def answer(asked: Asked, tell: Tell) -> None:
        await tell(Taken(name))
        await tell(Answered(7))

    return answer


# ---- workers that are busy


def test_a_question_waits_until_a_worker_is_free() -> None:
    free = asyncio.Event()

    async def act(site: Site) -> None:
        async def answer(asked: Asked, tell: Tell) -> None:
            await (answer_at_once(asked, tell) if free.is_set() else tell(Busy()))

        worker = await site.worker(answer)
        answers = [asyncio.create_task(site.ask(f"table {number}")) for number in range(3)]
        while len(worker.asked) < 3:
            await asyncio.sleep(0.01)
        assert {asked.question.table for asked in worker.asked} == {"table 0"}  # the others wait for their turn
        assert site.bots.waiting == 2
        free.set()
        assert await asyncio.gather(*answers) == [7, 7, 7] and site.own.asked == 0

    at_site(act)


def test_guests_take_turns_at_the_workers() -> None:
    async def act(site: Site) -> None:
        taken: list[str] = []
        at_work: list[Tell] = []

        async def answer(asked: Asked, tell: Tell) -> None:
            if at_work:
                await tell(Busy())
                return
            at_work.append(tell)
            taken.append(asked.question.table)
            await tell(Taken("one"))

        await site.worker(answer)
        questions = [question_of(f"anna {number}", "anna") for number in range(5)] + [question_of("bruno", "bruno")]
        answers = [asyncio.create_task(site.bots.answer(question)) for question in questions]
        for number in range(len(answers)):
            while len(taken) <= number:
                await asyncio.sleep(0.01)
            await at_work.pop()(Answered(7))
        await asyncio.gather(*answers)
        assert taken == ["anna 0", "anna 1", "bruno", "anna 2", "anna 3", "anna 4"]

    at_site(act)


# ---- workers that fail


def test_a_worker_that_gives_signs_of_life_may_think_long() -> None:
    async def answer(asked: Asked, tell: Tell) -> None:
        await tell(Taken("one"))
        for _ in range(6):
            await asyncio.sleep(asked.alive_every)
            await tell(Alive())
        await tell(Answered(7))

    async def act(site: Site) -> None:
        worker = await site.worker(answer)
        assert await site.ask() == 7
        assert len(worker.asked) == 1

    at_site(act, Settings(bot_silence=2))


def test_a_question_whose_worker_falls_silent_is_asked_again_and_answered_once() -> None:
    async def act(site: Site) -> None:
        late: list[Tell] = []

        async def answer(asked: Asked, tell: Tell) -> None:
            await tell(Taken("one"))
            late.append(tell)
            if len(late) > 1:
                await late[0](Answered(6))  # of the try that was given up
                await tell(Answered(7))

        await site.worker(answer)
        assert await site.ask() == 7

    at_site(act, SOON)


@pytest.mark.parametrize("takes_it", [True, False])
def test_after_several_silent_workers_the_server_thinks_itself(takes_it: bool) -> None:
    async def answer(asked: Asked, tell: Tell) -> None:
        if takes_it:
            await tell(Taken("one"))

    async def act(site: Site) -> None:
        worker = await site.worker(answer)
        assert await site.ask() == OWN
        assert len(worker.asked) == SOON.bot_tries

    at_site(act, SOON)


def test_a_worker_that_does_not_even_take_a_question_is_waited_for_less_long() -> None:
    """Meanwhile no other question can look for a worker."""

    async def answer(asked: Asked, tell: Tell) -> None:
        """Nothing: its machine has vanished."""

    async def act(site: Site) -> None:
        await site.worker(answer)
        async with asyncio.timeout(PATIENCE / 3):
            assert await site.ask() == OWN

    at_site(act, Settings(bot_silence=PATIENCE / 2, bot_tries=1))


def test_a_question_that_a_worker_hands_back_is_asked_again_at_once() -> None:
    async def act(site: Site) -> None:
        async def answer(asked: Asked, tell: Tell) -> None:
            await tell(Taken("one"))
            await tell(Returned() if len(worker.asked) == 1 else Answered(7))

        worker = await site.worker(answer)
        assert await site.ask() == 7

    at_site(act)


def test_a_question_that_a_worker_cannot_answer_is_not_sent_to_the_next_one() -> None:
    async def answer(asked: Asked, tell: Tell) -> None:
        await tell(Taken("one"))
        await tell(Failed("no such game"))

    async def act(site: Site) -> None:
        worker = await site.worker(answer)
        assert await site.ask() == OWN
        assert len(worker.asked) == 1

    at_site(act)


@pytest.mark.parametrize("reply", [b"", b"\xc1", b"\x81\xa4type\xa5taken"])
def test_a_reply_that_cannot_be_read_does_no_harm(reply: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def act(site: Site) -> None:
        async def answer(asked: Asked, tell: Tell) -> None:
            [token] = site.bots.replies
            await site.client.publish(f"{site.bots.inbox}.{token}", reply)

        await site.worker(answer)
        assert await site.ask() == OWN

    at_site(act)
    assert "The reply of a bot worker cannot be read" in caplog.text
