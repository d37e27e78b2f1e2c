"""Two servers and a bot worker as an operator starts them: one PostgreSQL, one NATS, real sockets."""

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.bot_workers import BotProgram
from tests.server.buses import Nats
from tests.server.conftest import PATIENCE, TOY, Guest, LiveConnection, Server, receive
from tests.server.databases import CLUSTER, postgres
from tests.server.processes import needs_proc, signal_all
from tests.server.test_analysis import analysis, finished, wait_for
from tests.server.test_hints import ask_hint

SHORT = {"last_year": "1"}


class Pair:
    """Two servers, the NATS between them, and a bot worker."""

    def __init__(self, folder: Path) -> None:
        self.nats = Nats()
        self.worker = BotProgram(self.nats.url)
        database = postgres().new_database()
        self.servers = [
            Server(
                folder, [TOY], CLUSTER, database, self.nats.url, presence_delay=0.001, presence_every=0.1, bot_silence=2
            )
            for _ in range(2)
        ]

    def guests(self) -> tuple[Guest, Guest]:
        """Anna at one server, Bruno at the other."""
        return Guest(self.servers[0], "Anna"), Guest(self.servers[1], "Bruno")

    def close(self) -> None:
        for server in self.servers:
            server.close()
        self.worker.kill()
        self.nats.stop()


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    pair = Pair(tmp_path_factory.mktemp("pair"))
    yield pair
    pair.close()


def shared_table(anna: Guest, bruno: Guest, **more: Any) -> str:
    """A game of Anna, and of Bruno who has two seats."""
    table: str = anna.table(["me", "open", "open"], **more)["id"]
    for seat in (1, 2):
        bruno.post(table, "sit", seat=seat).raise_for_status()
    anna.post(table, "start").raise_for_status()
    return table


def all_answer(anna: Guest, bruno: Guest, table: str, number: int) -> None:
    """Each seat answers; nobody is told an answer before all have given theirs."""
    for seat in (0, 1, 2):
        (bruno if seat else anna).answer(table, seat, number).raise_for_status()


def update_when(socket: LiveConnection, field: str, value: object) -> None:
    """Wait until the view has that."""
    while receive(socket, "update")["view"][field] != value:
        pass


def table_when(socket: LiveConnection, field: str, value: object) -> None:
    """Wait until the table's info has that."""
    while receive(socket, "table")["table"][field] != value:
        pass


def test_moves_at_one_server_are_seen_at_the_other(pair: Pair) -> None:
    anna, bruno = pair.guests()
    table = shared_table(anna, bruno)
    with anna.live(table, 0) as hers, bruno.live(table, 1) as his:
        for number in (0, 0, -1):
            all_answer(anna, bruno, table, number)
        update_when(hers, "placing", 2)
        update_when(his, "placing", 2)
        assert anna.update(table, -1)["view"] == bruno.update(table, -1)["view"]


def test_an_undo_that_is_wished_at_one_server_is_agreed_to_at_the_other(pair: Pair) -> None:
    anna, bruno = pair.guests()
    table = shared_table(anna, bruno)
    with bruno.live(table, 1) as his, anna.live(table, 0) as hers:
        for number in (0, 0, -1):
            all_answer(anna, bruno, table, number)
        assert not anna.post(table, "undo", seat=0).json()["done"]
        table_when(his, "undo", {"seat": 0, "waiting": [1, 2]})
        bruno.post(table, "consent", agree=True).raise_for_status()
        while (receive(hers, "table")["table"]["undo_end"] or {}).get("how") != "granted":
            pass
        assert anna.update(table, -1)["view"] == bruno.update(table, -1)["view"]


def test_chat_and_presence_are_seen_at_the_other(pair: Pair) -> None:
    anna, bruno = pair.guests()
    table = shared_table(anna, bruno)
    with anna.live(table, 0) as hers:
        with bruno.live(table, 1) as his:
            while not receive(hers, "table")["table"]["places"][1]["online"]:
                pass
            bruno.post(table, "chat", text="Buona sera.").raise_for_status()
            assert receive(hers, "chat")["text"] == "Buona sera."
            assert receive(his, "chat")["text"] == "Buona sera."
        while receive(hers, "table")["table"]["places"][1]["online"]:
            pass


def test_a_game_is_resigned_and_played_again_across_servers(pair: Pair) -> None:
    anna, bruno = pair.guests()
    table = shared_table(anna, bruno, choices=SHORT)
    with anna.live(table, 0) as hers:
        for seat in (1, 2):
            bruno.post(table, "resign", seat=seat).raise_for_status()
        while not receive(hers, "table")["table"]["places"][2]["resigned"]:
            pass
        anna.post(table, "resign", seat=0).raise_for_status()
        while not receive(hers, "update")["view"]["over"]:
            pass
    again = (
        bruno.post(table, "rematch").raise_for_status().json(),
        anna.post(table, "rematch").raise_for_status().json(),
    )
    assert again[0]["id"] == again[1]["id"]


def test_a_hint_is_given_by_the_worker_of_both(pair: Pair) -> None:
    anna, bruno = pair.guests()
    table = shared_table(anna, bruno)
    for guest, seat in ((anna, 0), (bruno, 1)):
        turn = guest.update(table, seat)["ask"]["turn"]
        assert ask_hint(guest, table, seat, turn).raise_for_status().json()["choices"]
    assert pair.worker.thinking


def test_an_analysis_that_is_asked_for_at_one_server_is_polled_at_the_other(pair: Pair) -> None:
    """The game is of another package, which the worker does not have: the server analyses it itself."""
    anna, bruno = pair.guests()
    table = finished(anna)
    analysis(anna, table, "POST").raise_for_status()
    patience = time.monotonic() + PATIENCE
    while not analysis(bruno, table).raise_for_status().json()["begun"]:
        assert time.monotonic() < patience
    assert wait_for(bruno, table)["analysis"] == wait_for(anna, table)["analysis"]


def test_a_game_with_bots_goes_on_while_the_bus_is_away_and_when_it_is_back(pair: Pair) -> None:
    anna = Guest(pair.servers[0], "Anna")
    table: str = anna.table(["me", "merchant", "merchant"], start=True)["id"]
    play_round(anna, table)
    pair.nats.stop()
    play_round(anna, table)
    pair.nats.start()
    play_round(anna, table)
    assert_in_order(pair, table)


@needs_proc
def test_a_game_goes_on_when_its_worker_is_killed_over_a_question_and_without_any(pair: Pair) -> None:
    anna = Guest(pair.servers[0], "Anna")
    table: str = anna.table(["me", "merchant", "merchant"], start=True)["id"]
    play_round(anna, table)
    signal_all(pair.worker.thinking, signal.SIGSTOP)
    for number in (0, 0, -1):
        anna.answer(table, 0, number).raise_for_status()
    pair.worker.kill()
    wait_until(lambda: anna.update(table, 0)["view"]["placing"] == 3)
    play_round(anna, table)
    pair.worker = BotProgram(pair.nats.url)
    assert_in_order(pair, table)


def assert_in_order(pair: Pair, table: str) -> None:
    """Nothing was written twice, and nothing is missing."""
    rows = pair.servers[0].rows("SELECT number FROM log WHERE table_id = :table ORDER BY number", table=table)
    assert [row[0] for row in rows] == list(range(len(rows)))
    wait_until(lambda: shown(pair.servers[0], table) == shown(pair.servers[1], table))


def shown(server: Server, table: str) -> object:
    """What a spectator sees there."""
    return httpx.get(f"{server.address}/api/tables/{table}/update?seat=-1", timeout=PATIENCE).json()["view"]


def play_round(guest: Guest, table: str) -> None:
    """Lay a card, and wait until the bots have laid theirs; there are four such rounds in a row."""
    placing = guest.update(table, 0)["view"]["placing"]
    for number in (0, 0, -1):
        wait_until(lambda: guest.update(table, 0)["ask"] is not None)
        guest.answer(table, 0, number).raise_for_status()
    wait_until(lambda: guest.update(table, 0)["view"]["placing"] > placing)


def test_a_server_whose_bus_is_lost_says_so_and_stays_ready(pair: Pair) -> None:
    def ready() -> list[tuple[int, str]]:
        answers = [httpx.get(f"{server.address}/ready", timeout=PATIENCE) for server in pair.servers]
        return [(answer.status_code, answer.text) for answer in answers]

    wait_until(lambda: ready() == [(200, "ok")] * 2)
    pair.nats.stop()
    try:
        wait_until(lambda: ready() == [(200, "ok, but the bus does not answer")] * 2)
    finally:
        pair.nats.start()
    wait_until(lambda: ready() == [(200, "ok")] * 2)


def wait_until(condition: Callable[[], bool]) -> None:
    patience = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < patience
        time.sleep(0.05)
