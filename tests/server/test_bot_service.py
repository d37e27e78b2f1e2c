"""`ridotto bots`: real processes that answer questions over a real NATS."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from ridotto.bots.insights import Part
from ridotto.cli import cli
from ridotto.server.bot_messages import REPLY, Failed, Reply, subject_of
from ridotto.server.bot_worker import _bots, compute_answer, compute_hint, compute_part
from ridotto.server.questions import BotQuestion, HintQuestion, PartQuestion
from ridotto.server.settings import Settings
from tests.server.bot_workers import PREFIX, BotProgram
from tests.server.buses import Nats, nats
from tests.server.processes import PATIENCE, needs_proc, signal_all, wait_for_end
from tests.server.test_fair_bots import MERCHANT, question_of
from tests.server.test_remote_bots import OWN, Site, at_site


@contextmanager
def programs(
    count: int = 1, processes: int = 1, bus: Nats | None = None, patience: float = 60
) -> Iterator[list[BotProgram]]:
    started = [BotProgram((bus or nats()).url, processes, bot_patience=patience) for _ in range(count)]
    try:
        yield started
    finally:
        for program in started:
            program.kill()


def merchant(table: str = "table") -> BotQuestion:
    return question_of(table, "anna", MERCHANT)


def own_answer(question: BotQuestion) -> int:
    """What a merchant answers that has not been asked before; it does not depend on time."""
    _bots.clear()
    return compute_answer(question)


async def raw_reply(site: Site, content: bytes) -> Reply:
    message = await site.client.request(subject_of(PREFIX, BotQuestion), content, timeout=PATIENCE)
    return REPLY.decode(message.data)


async def ask_frozen(site: Site, program: BotProgram) -> tuple[list[int], asyncio.Task[int]]:
    """A question that a worker has taken whose processes do not go on; those, and the answer to come."""
    await site.ask()
    stopped = program.thinking
    signal_all(stopped, signal.SIGSTOP)
    answer = asyncio.create_task(site.ask())
    while not site.bots.last_workers:
        await asyncio.sleep(0.01)
    return stopped, answer


# ---- answers


def test_bots_answer_as_they_would_in_the_server_itself() -> None:
    move, hint = merchant(), question_of("table", "anna", kind=HintQuestion)
    assert isinstance(hint, HintQuestion)
    hint.iterations = 20
    part = PartQuestion("table", "doge", move.version, 3, move.choices, move.journal, "anna", Part(0, 1))

    async def act(site: Site) -> None:
        assert await site.bots.answer(move) == own_answer(move)
        assert await site.bots.hint(hint) == compute_hint(hint)
        assert await site.bots.analyse(part) == compute_part(part)
        assert site.own.asked == 0

    with programs():
        at_site(act)


def test_processes_of_a_program_think_at_the_same_time() -> None:
    async def act(site: Site) -> None:
        questions = [merchant(f"table {number}") for number in range(6)]
        answers = await asyncio.gather(*[site.bots.answer(question) for question in questions])
        assert answers == [own_answer(question) for question in questions]

    with programs(processes=2) as [program]:
        at_site(act)
        assert len(program.thinking) == 2


@pytest.mark.parametrize("content", [b"", b"\xc1\xff", b"\x00" * 1000, msgspec.msgpack.encode({"question": 1})])
def test_what_is_no_question_is_answered_with_an_error_and_does_no_harm(content: bytes) -> None:
    async def act(site: Site) -> None:
        assert await raw_reply(site, content) == Failed("the question cannot be read")
        await site.client.publish(subject_of(PREFIX, BotQuestion), content)  # without an address for a reply
        assert await site.ask() == own_answer(merchant())

    with programs() as [program]:
        at_site(act)
        _, _, logged = program.end()
    assert logged.count("A question cannot be read") == 2 and "Traceback" not in logged


@pytest.mark.parametrize(
    "spoilt", [{"game": "tombola"}, {"version": 99}, {"journal": [1, 2, 3]}, {"seats": -1}, {"seat": 77}, {"level": 99}]
)
def test_a_question_that_makes_no_sense_is_left_to_the_server(spoilt: dict[str, object]) -> None:
    async def act(site: Site) -> None:
        assert await site.bots.answer(msgspec.structs.replace(merchant(), **spoilt)) == OWN
        assert await site.ask() == own_answer(merchant())

    with programs():
        at_site(act)


# ---- workers that die


@needs_proc
def test_a_question_whose_machine_dies_is_asked_again_elsewhere() -> None:
    async def act(site: Site) -> None:
        assert await site.ask() == own_answer(merchant())
        [first] = [program for program in both if program.thinking]
        signal_all(first.thinking, signal.SIGSTOP)
        answer = asyncio.create_task(site.bots.answer(merchant("table")))
        while not site.bots.last_workers:
            await asyncio.sleep(0.01)
        first.kill()
        assert await answer in range(1000) and site.own.asked == 0

    with programs(2) as both:
        at_site(act, Settings(bot_silence=2))


@needs_proc
def test_a_process_that_dies_over_a_question_is_replaced() -> None:
    async def act(site: Site) -> None:
        stopped, answer = await ask_frozen(site, program)
        signal_all(stopped, signal.SIGKILL)
        assert await answer == own_answer(merchant()) and site.own.asked == 0

    with programs() as [program]:
        at_site(act)


@needs_proc
def test_a_process_that_hangs_over_a_question_is_replaced() -> None:
    async def act(site: Site) -> None:
        stopped, answer = await ask_frozen(site, program)
        assert await answer == own_answer(merchant()) and site.own.asked == 0
        wait_for_end(stopped)

    with programs(patience=6) as [program]:  # long enough for a process to start
        at_site(act)


def test_a_worker_finds_the_bus_again() -> None:
    own = Nats()

    async def act(site: Site) -> None:
        own.stop()
        while site.bus.is_connected:
            await asyncio.sleep(0.01)
        assert await site.ask() == OWN
        own.start()
        while await site.ask() == OWN:
            await asyncio.sleep(0.1)

    try:
        with programs(bus=own) as [program]:
            at_site(act, Settings(bot_silence=2), own)
            _, _, logged = program.end()
        assert "The bus is lost" in logged and "The bus is there again" in logged
    finally:
        own.stop()


# ---- the end


def test_a_worker_that_the_bus_does_not_let_in_any_more_ends_with_a_sentence(tmp_path: Path) -> None:
    config = tmp_path / "nats.conf"
    config.touch()
    own = Nats("--config", str(config))
    try:
        with programs(bus=own) as [program]:
            config.write_text("authorization { user: anna, password: right }", encoding="utf-8")
            own.process.send_signal(signal.SIGHUP)  # it reads its configuration again
            said, logged = program.program.communicate(timeout=PATIENCE)
            assert (program.program.returncode, said) == (1, "")
    finally:
        own.stop()
    assert logged.startswith("Error: The bus has closed the connection: ") and logged.count("\n") == 1


@needs_proc
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_worker_that_is_told_to_end_hands_back_what_takes_long(how: signal.Signals) -> None:
    async def act(site: Site) -> None:
        stopped, answer = await ask_frozen(site, program)
        code, said, logged = await asyncio.to_thread(program.end, how)
        assert (code, said, logged) == (0, "Bots think here no more.\n", "")
        assert await answer == OWN  # nobody else is there
        wait_for_end(stopped)

    with programs() as [program]:
        at_site(act)


def test_a_worker_ends_with_its_questions_answered() -> None:
    async def act(site: Site) -> None:
        answers = [asyncio.create_task(site.bots.answer(merchant(f"table {number}"))) for number in range(2)]
        while not site.bots.last_workers:
            await asyncio.sleep(0.01)
        ended = asyncio.to_thread(program.end)
        assert (await asyncio.gather(*answers))[0] == own_answer(merchant("table 0"))
        assert (await ended)[0] == 0

    with programs() as [program]:
        at_site(act)


# ---- starting


def refusal(*arguments: str) -> str:
    done = CliRunner().invoke(cli, ["bots", *arguments])
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.startswith("Error: ") and done.stderr.endswith(".\n") and done.stderr.count("\n") == 1
    return done.stderr


def test_a_bus_that_is_not_there_is_one_sentence() -> None:
    assert "The bus cannot be reached: " in refusal("--bus", "nats://127.0.0.1:1")
    assert "This is not the URL of a bus" in refusal("--bus", "elsewhere")


def test_a_bus_that_refuses_what_a_worker_needs_is_one_sentence(tmp_path: Path) -> None:
    config = tmp_path / "nats.conf"
    config.write_text("max_subscriptions: 3", encoding="utf-8")
    own = Nats("--config", str(config))
    try:
        command = [sys.executable, "-m", "ridotto", "bots", "--processes", "1", "--bus", own.url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    finally:
        own.stop()
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Error: The bus has closed the connection: nats: maximum subscriptions exceeded.\n"


def test_bots_are_asked_under_the_prefix_of_their_site() -> None:
    async def act(site: Site) -> None:
        assert await site.ask() == OWN

    program = BotProgram(nats().url, bus_prefix="elsewhere")
    try:
        at_site(act)
    finally:
        program.kill()
