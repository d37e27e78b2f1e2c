"""Lists of tables have pages and read few entries; what one guest may hold at the same time is limited."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ridotto.server import wire
from ridotto.server.bot_pool import BotPool
from ridotto.server.game_server import GameServer
from ridotto.server.settings import Settings
from ridotto.server.store import Store
from tests.server.conftest import Guest, Server

LIMITS = {
    "RIDOTTO_LOBBY_PAGE": "3",
    "RIDOTTO_OPEN_SEATS_PER_GUEST": "4",
    "RIDOTTO_OPEN_TABLES_PER_GUEST": "7",
    "RIDOTTO_LISTED_TABLES_PER_GUEST": "5",
}
FREE = ["open", "open", "open"]


def code(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    assert answer.json()["detail"]
    return str(answer.json()["code"])


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server with low limits."""
    for name, value in LIMITS.items():
        monkeypatch.setenv(name, value)
    server = Server(tmp_path)
    yield server
    server.close()


def page(guest: Guest, show: str, after: str | None = None) -> tuple[list[str], str | None]:
    params = {"show": show, **({} if after is None else {"after": after})}
    answer = guest.http.get("/api/tables", params=params).raise_for_status().json()
    return [table["id"] for table in answer["tables"]], answer["next"]


def all_pages(guest: Guest, show: str) -> list[list[str]]:
    found, after = page(guest, show)
    pages = [found]
    while after is not None:
        found, after = page(guest, show, after)
        pages.append(found)
    return pages


# ---- pages


@pytest.mark.parametrize("show", ["open", "mine"])
def test_a_list_comes_in_pages_newest_first_and_each_table_once(strict: Server, show: str) -> None:
    anna, bruno = Guest(strict, "Anna"), Guest(strict, "Bruno")
    tables = [anna.table(FREE, listed=True)["id"] for _ in range(5)]
    pages = all_pages(anna if show == "mine" else bruno, show)
    assert [len(found) for found in pages] == [3, 2]
    assert sorted(table for found in pages for table in found) == sorted(tables)


def test_a_table_that_is_opened_meanwhile_shifts_no_page(strict: Server) -> None:
    anna = Guest(strict, "Anna")
    tables = [anna.table(FREE, listed=True)["id"] for _ in range(4)]
    first, after = page(anna, "open")
    anna.table(FREE, listed=True)
    second, last = page(anna, "open", after)
    assert sorted(first + second) == sorted(tables) and last is None


def test_unfinished_tables_of_a_guest_come_before_finished_ones(strict: Server) -> None:
    anna = Guest(strict, "Anna")
    old = anna.table(["me", "open", "open"])["id"]
    over = anna.table(["me", "gondolier", "gondolier"], start=True, choices={"last_year": "1"})["id"]
    anna.post(over, "resign", seat=0).raise_for_status()
    while anna.http.get(f"/api/tables/{over}").json()["status"] != "over":
        pass
    assert all_pages(anna, "mine") == [[old, over]]


@pytest.mark.parametrize(
    "after", ["", "x", "1", "0-1", "0-x-y", "9" * 40, "0-1-\x00", "0-99999999999999999999-a", "2-1-a"]
)
def test_a_place_in_a_list_that_is_none_is_refused(anna: Guest, after: str) -> None:
    answer = anna.http.get("/api/tables", params={"show": "open", "after": after})
    assert answer.status_code == 400 and answer.json()["detail"]


def test_a_list_tells_who_sits_where_and_who_is_asked(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "gondolier"], listed=True)["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()

    def listed() -> dict[str, Any]:
        tables = bruno.http.get("/api/tables?show=mine").json()["tables"]
        return next(row for row in tables if row["id"] == table)

    shown, known = listed(), bruno.http.get(f"/api/tables/{table}").json()
    assert shown == {name: known[name] for name in shown}
    assert [place["name"] for place in shown["places"]][:2] == ["Anna", "Bruno"] and shown["asked"] == []
    anna.post(table, "start").raise_for_status()
    assert 1 in listed()["asked"] and listed()["status"] == "playing"


class CountingStore(Store):
    """A store that counts the logs that are read as a whole."""

    logs_read = 0

    async def log(self, table_id: str, first: int = 0) -> Any:
        self.logs_read += 1
        return await super().log(table_id, first)


def test_a_list_of_tables_that_wait_reads_no_log_and_loads_no_table(tmp_path: Path) -> None:
    async def act() -> None:
        store = CountingStore(f"sqlite+aiosqlite:///{tmp_path / 'ridotto.db'}")
        server = GameServer(store, BotPool(1), Settings())
        await server.open()
        try:
            anna = (await server.rename("", "Anna")).id
            for _ in range(3):
                await server.open_table(anna, wire.Opening("doge", ["me", "open", "merchant"], listed=True))
            server.rooms.clear()
            for show in ("open", "mine"):
                found = await server.lists.page(show, anna, None)
                assert len(found.tables) == 3 and not server.rooms
                assert [place.kind for place in found.tables[0].places] == ["guest", "open", "bot"]
            assert store.logs_read == 0
        finally:
            await server.close()

    asyncio.run(act())


# ---- what one guest may hold


def test_a_guest_holds_a_limited_number_of_seats_at_tables_that_wait(strict: Server) -> None:
    anna, bruno = Guest(strict, "Anna"), Guest(strict, "Bruno")
    first = anna.table(["me", "open", "open"])["id"]
    for _ in range(3):
        table = bruno.table(["open", "open", "me"])["id"]
        anna.post(table, "sit", seat=0).raise_for_status()
    assert code(anna.post(table, "sit", seat=1), 409) == "many_seats"
    opening = {"game": "doge", "places": ["me", "open", "open"]}
    assert code(anna.http.post("/api/tables", json=opening), 409) == "many_seats"
    anna.post(first, "stand", seat=0).raise_for_status()
    anna.post(table, "sit", seat=1).raise_for_status()


def test_the_seats_of_games_that_have_begun_do_not_count(strict: Server) -> None:
    anna = Guest(strict, "Anna")
    for _ in range(2):
        anna.table(["me", "me", "me"], start=True)
    table = anna.table(["me", "me", "me", "open"])["id"]
    anna.post(table, "sit", seat=3).raise_for_status()
    anna.post(table, "start").raise_for_status()
    anna.table(["me", "me", "me"], start=True)


def test_a_guest_has_a_limited_number_of_tables_that_wait(strict: Server) -> None:
    anna = Guest(strict, "Anna")
    tables = [anna.table(FREE)["id"] for _ in range(7)]
    assert code(anna.http.post("/api/tables", json={"game": "doge", "places": FREE}), 409) == "many_tables"
    anna.post(tables[0], "close").raise_for_status()
    anna.table(FREE)


def test_a_guest_has_a_limited_number_of_listed_tables(strict: Server) -> None:
    anna = Guest(strict, "Anna")
    for _ in range(5):
        anna.table(FREE, listed=True)
    listed = {"game": "doge", "places": FREE, "listed": True}
    assert code(anna.http.post("/api/tables", json=listed), 409) == "many_listed"
    anna.table(FREE)


def test_requests_at_the_same_time_do_not_pass_a_limit(strict: Server) -> None:
    anna = Guest(strict, "Anna")
    cookies = dict(anna.http.cookies)

    async def open_many() -> list[int]:
        async with httpx.AsyncClient(base_url=strict.address, cookies=cookies, timeout=30) as client:
            opening = {"game": "doge", "places": FREE}
            answers = await asyncio.gather(*[client.post("/api/tables", json=opening) for _ in range(20)])
            return sorted(answer.status_code for answer in answers)

    assert asyncio.run(open_many()) == [201] * 7 + [409] * 13


# ---- closing


def test_the_host_alone_closes_a_table_that_waits(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "open"], listed=True)["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()
    assert code(bruno.post(table, "close"), 403) == "not_host"
    anna.post(table, "close").raise_for_status()
    assert anna.http.get(f"/api/tables/{table}").json()["status"] == "closed"
    assert table not in page(bruno, "open")[0]
    for guest, command, data in ((bruno, "sit", {"seat": 2}), (anna, "start", {}), (anna, "bot", {"seat": 2})):
        assert code(guest.post(table, command, **data), 409) == "closed"
