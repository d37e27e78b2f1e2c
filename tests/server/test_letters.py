"""Letters between halls: in order, never lost in a full box, asked again when nobody answers; turns to write."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from ridotto.core.errors import RidottoError
from ridotto.server import halls as halls_module
from ridotto.server import keeper, wire
from ridotto.server.halls import Box, Halls, hall_of, make_boxes
from ridotto.server.keeper import CannotServe, watch
from ridotto.server.turn import NO_FILE, Turn

MANY = 5_000  # letters: more than a box holds


class Host:
    """Writes down what it hears; knows nothing of any table."""

    def __init__(self) -> None:
        self.called: list[str] = []
        self.asked: list[str] = []

    async def hear_name(self, guest: str) -> None:
        self.called.append(guest)

    async def tell(self, table: str, guest: str) -> wire.TableInfo | None:
        self.asked.append(table)
        return None


@pytest.fixture
def boxes() -> Iterator[list[Box]]:
    boxes = make_boxes(2)
    yield boxes
    for box in boxes:
        box.slot.close()
        box.drawer.close()


def opened(number: int, boxes: list[Box]) -> tuple[Halls, Host]:
    hall, host = Halls(number, boxes), Host()
    hall.doorman = lambda connection, read: connection.close()
    hall.open(host)
    return hall, host


def table_of(hall: int) -> str:
    return next(name for name in map(str, range(100)) if hall_of(name, 2) == hall)


def test_new_tables_go_to_the_halls_in_turn(boxes: list[Box]) -> None:
    for number in range(2):
        hall = Halls(number, boxes)
        stand = [hall.of(hall.next_table()) for _ in range(20)]
        assert stand == [1 - number, number] * 10


def test_a_house_of_one_hall_has_all_tables() -> None:
    hall = Halls()
    assert all(hall.is_here(hall.next_table()) for _ in range(20))
    hall.spread_name("guest")  # to nobody


def test_letters_wait_while_a_box_is_full_and_arrive_in_order(boxes: list[Box]) -> None:
    async def act() -> None:
        sender, _ = opened(0, boxes)
        for number in range(MANY):
            sender.spread_name(str(number))
        assert sender.out[1].letters, "the box was full"
        receiver, host = opened(1, boxes)
        async with asyncio.timeout(10):
            while len(host.called) < MANY:
                await asyncio.sleep(0.001)
        assert host.called == [str(number) for number in range(MANY)] and not sender.out[1].letters
        sender.close()
        receiver.close()

    asyncio.run(act())


def test_a_connection_is_given_away_with_what_was_read_of_it(boxes: list[Box]) -> None:
    async def act() -> None:
        sender, _ = opened(0, boxes)
        receiver, _ = opened(1, boxes)
        taken: asyncio.Future[tuple[socket.socket, bytes]] = asyncio.get_running_loop().create_future()
        receiver.doorman = lambda connection, read: taken.set_result((connection, read))
        ours, theirs = socket.socketpair()
        sender.pass_on(ours.detach(), b"GET ", table_of(1))
        connection, read = await taken
        with theirs, connection:
            connection.sendall(b"answer")
            assert theirs.recv(10) == b"answer" and read == b"GET "
        assert not sender.out[1].letters
        sender.close()
        receiver.close()

    asyncio.run(act())


def test_a_hall_that_was_opened_anew_is_asked_again(boxes: list[Box], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls_module, "PATIENCE", 0.05)

    async def act() -> None:
        sender, _ = opened(0, boxes)
        asking = asyncio.create_task(sender.ask(table_of(1), "guest"))
        await asyncio.sleep(0)
        boxes[1].drawer.recv(halls_module.LONGEST)  # read by a hall that fell in before it answered
        receiver, host = opened(1, boxes)
        async with asyncio.timeout(10):
            assert await asking is None
        assert host.asked[0] == table_of(1) and not sender.answers
        sender.close()
        receiver.close()

    asyncio.run(act())


def test_an_answer_to_a_hall_that_was_here_before_is_none_to_the_next(boxes: list[Box]) -> None:
    async def act() -> None:
        before, _ = opened(0, boxes)
        asking = asyncio.create_task(before.ask(table_of(1), "guest"))
        await asyncio.sleep(0)
        before.close()
        asking.cancel()
        after, _ = opened(0, boxes)
        again = asyncio.create_task(after.ask(table_of(1), "other guest"))
        await asyncio.sleep(0)
        old, new = [boxes[1].drawer.recv(halls_module.LONGEST) for _ in range(2)]
        numbers = [halls_module.DECODER.decode(letter) for letter in (old, new)]
        assert numbers[0].number not in after.answers and numbers[1].number in after.answers
        again.cancel()
        after.close()

    asyncio.run(act())


def test_a_letter_that_cannot_be_sent_does_not_hold_up_the_others(
    boxes: list[Box], caplog: pytest.LogCaptureFixture
) -> None:
    async def act() -> None:
        sender, _ = opened(0, boxes)
        receiver, host = opened(1, boxes)
        ours, theirs = socket.socketpair()
        sender.pass_on(ours.detach(), b"x" * 10_000_000, table_of(1))
        sender.spread_name("guest")
        async with asyncio.timeout(10):
            while not host.called:
                await asyncio.sleep(0.001)
        theirs.settimeout(10)
        assert theirs.recv(1) == b"", "the connection is closed, not forgotten"
        theirs.close()
        sender.close()
        receiver.close()

    asyncio.run(act())
    assert "is lost" in caplog.text


def test_a_hall_that_never_answers_is_given_up(
    boxes: list[Box], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(halls_module, "PATIENCE", 0.01)

    async def act() -> None:
        sender, _ = opened(0, boxes)
        assert await sender.ask(table_of(1), "guest") is None and not sender.answers
        sender.close()

    asyncio.run(act())
    assert "tells nothing" in caplog.text


# ---- the keeper


class Fallen:
    """A hall that falls in whenever it is opened."""

    number = 0
    opened = 0.0
    is_open = False
    process = None

    def __init__(self) -> None:
        self.tries = 0

    def open(self) -> None:
        self.tries += 1
        self.opened = time.monotonic()


def test_the_keeper_gives_up_when_halls_do_not_stay_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "wait", lambda sentinels: sentinels)
    hall = Fallen()
    with pytest.raises(CannotServe, match="do not stay open"):
        watch([hall])  # type: ignore[list-item]  # as much of a hall as is looked at
    assert hall.tries == 1 + keeper.FALLS and issubclass(CannotServe, RidottoError)


# ---- turns to write


def test_who_writes_waits_for_the_one_who_is_at_it(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'ridotto.db'}")
    first, second = Turn(engine), Turn(engine)
    order: list[str] = []

    def write() -> None:
        with second:
            order.append("second")

    waiting = threading.Thread(target=write)
    with first:
        waiting.start()
        waiting.join(0.1)
        order.append("first")
    waiting.join(10)
    assert order == ["first", "second"]
    first.close()
    second.close()
    engine.dispose()


def test_a_turn_ends_though_writing_failed(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'ridotto.db'}")
    first, second = Turn(engine), Turn(engine)
    with suppress(ValueError), first:
        raise ValueError
    with second:
        pass
    first.close()
    second.close()
    engine.dispose()


def test_a_database_without_a_file_needs_no_turns() -> None:
    engine = create_engine("sqlite:///:memory:")
    turn = Turn(engine)
    with turn:
        assert turn.file == NO_FILE
    turn.close()
    engine.dispose()
