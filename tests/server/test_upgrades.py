"""A database of an earlier release meets other rules: no running game is locked, and no finished one."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

import ridotto
from ridotto import registry
from ridotto.core.game import Game
from ridotto.server import responses, wire
from ridotto.server.database import sqlite_url, upgrade_schema
from ridotto.server.errors import Refused
from ridotto.server.game_server import GameServer
from ridotto.server.responses import table_info
from tests.server import changed_games
from tests.server.databases import execute
from tests.server.test_old_database import DUMPS, restored
from tests.server.test_store import Servers, answer, in_servers, shown

ANNA, BRUNO = "guestAnna", "guestBruno"
RUNNING, OVER = "toyrunning", "toyover"  # of two seats; word 7 of both rows a boat

Install = Callable[[Game[Any]], None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Install a release of the toy game."""

    def install(game: Game[Any]) -> None:
        monkeypatch.setitem(registry.all_games(), game.id, game)

    install(changed_games.unchanged())
    return install


@pytest.fixture
def old(tmp_path: Path, install: Install) -> URL:
    """The database as it was before there were revisions, brought up to date with the rules of its time."""
    url = sqlite_url(restored(DUMPS[1], tmp_path))
    upgrade_schema(url)
    return url


def with_server(database: URL, act: Callable[[GameServer], Any]) -> Any:
    """Open a server on the database, as after a restart, and do something there."""
    done: list[Any] = []

    async def in_one(servers: Servers) -> None:
        done.append(await act(await servers.open()))

    in_servers(database, in_one)
    return done[0]


def all_shown(database: URL, table_id: str) -> Any:
    async def act(server: GameServer) -> Any:
        return shown((await server.room(table_id)).table, ANNA)

    return with_server(database, act)


def info(database: URL, table_id: str) -> wire.TableInfo:
    async def act(server: GameServer) -> wire.TableInfo:
        return table_info(await server.room(table_id), ANNA)

    found = with_server(database, act)
    assert isinstance(found, wire.TableInfo)
    return found


# ---- what is stored


def test_words_of_an_old_database_get_their_paths_and_the_end_its_result(old: URL) -> None:
    rows = execute(old, "SELECT kind, text FROM log WHERE table_id = :table ORDER BY number", table=OVER)
    words = [text for kind, text in rows if kind == "word"]
    assert words[3:6] == ["drawn:castello", "hand:rialto lanterns:1", "hand:castello lanterns:2"]
    kind, text = rows[-1]
    assert kind == "over" and text.startswith("scores 3 3 ranks 1 1 end ")


def test_a_new_word_is_stored_with_its_path_and_so_is_the_end(database: URL, install: Install) -> None:
    async def act(server: GameServer) -> None:
        guest = (await server.rename("", "Anna")).id
        opening = wire.Opening("barcarola", ["me", "me"], {"rounds": "1", "rowing": "no"}, start=True)
        table = (await server.open_table(guest, opening)).table
        for seat in (0, 1):
            await answer(server, table.header.id, guest, seat)
        texts = [(entry.kind, entry.text) for entry in await server.store.log(table.header.id)]
        record = responses.full_record(table)
        assert [text for kind, text in texts if kind == "word"] == [" ".join(word.path) for word in record.words]
        scores, ranks = [" ".join(map(str, numbers)) for numbers in (record.scores, record.ranks)]
        assert texts[-1] == ("over", f"scores {scores} ranks {ranks} end {record.hashes[len(record.words)]}")

    with_server(database, act)


# ---- codes that mean something else


@pytest.mark.parametrize("version", [1, 2])
def test_a_game_goes_on_as_it_was_though_codes_are_others(old: URL, install: Install, version: int) -> None:
    before = {table: all_shown(old, table) for table in (RUNNING, OVER)}
    install(changed_games.renumbered(version))
    for table, seen in before.items():
        for was, now in zip(seen, all_shown(old, table), strict=True):
            assert (was.epoch, was.number, was.lines, was.sealed) == (now.epoch, now.number, now.lines, now.sealed)
            assert was.view == now.view if version == 1 else was.view != now.view  # it names the version
        assert info(old, table).rules_change is None
    assert info(old, OVER).ranks == [1, 1]


def test_a_game_under_way_is_played_to_its_end_by_the_new_codes(old: URL, install: Install) -> None:
    install(changed_games.renumbered(2))

    async def act(server: GameServer) -> str:
        table = (await server.room(RUNNING)).table
        while not table.ended:
            seat = table.playing.asked[0]
            await answer(server, RUNNING, (ANNA, BRUNO)[seat], seat, 1)
        return responses.full_record(table).text()

    record = with_server(old, act)
    assert "game barcarola 2" in record and "\nseed " not in record and ridotto.replay(record).over


# ---- an option that vanished


def test_a_game_under_way_goes_on_from_the_last_word_that_the_rules_know(old: URL, install: Install) -> None:
    install(changed_games.without_rowing(2))

    async def act(server: GameServer) -> None:
        table = (await server.room(RUNNING)).table
        assert len(table.playing.journal) == 7 and table.playing.asked == [0]
        assert table_info(await server.room(RUNNING), BRUNO).rules_change == wire.RulesChange(version=1, words=9)
        entry = (await server.store.log(RUNNING))[-1]
        assert (entry.kind, entry.value, entry.text) == ("upgrade", 7, "1 2 9")
        await answer(server, RUNNING, ANNA, 0)

    with_server(old, act)
    assert execute(old, "SELECT version FROM tables WHERE id = :table", table=RUNNING) == [(2,)]
    again = info(old, RUNNING)
    assert (again.status, again.version, again.rules_change) == ("playing", 2, wire.RulesChange(1, 9))
    kinds = [kind for (kind,) in execute(old, "SELECT kind FROM log WHERE table_id = :table", table=RUNNING)]
    assert kinds.count("upgrade") == 1


def test_what_is_played_after_words_were_set_aside_is_drawn_anew(old: URL, install: Install) -> None:
    def draws() -> list[str]:
        rows = execute(old, "SELECT kind, text FROM log WHERE table_id = :table ORDER BY number", table=RUNNING)
        return [text for kind, text in rows if kind == "word" and text.startswith("drawn")][-6:]

    install(changed_games.without_rowing(2))

    async def act(server: GameServer) -> None:
        table = (await server.room(RUNNING)).table
        while not table.ended:
            seat = table.playing.asked[0]
            await answer(server, RUNNING, (ANNA, BRUNO)[seat], seat)
        assert table.rewinds == [7]

    with_server(old, act)
    assert len(draws()) == 6


def test_who_looks_on_learns_that_the_game_has_gone_back(old: URL, install: Install) -> None:
    before = all_shown(old, RUNNING)
    install(changed_games.without_rowing(2))
    after = all_shown(old, RUNNING)
    assert [update.epoch for update in after] == [update.epoch + 1 for update in before]


def test_a_finished_game_keeps_its_result_and_shows_what_the_rules_know(old: URL, install: Install) -> None:
    install(changed_games.without_rowing(2))
    found = info(old, OVER)
    assert (found.status, found.version, found.ranks, found.scores) == ("over", 1, [1, 1], [3, 3])
    assert found.asked == [] and found.seed and found.rules_change == wire.RulesChange(1, 13)

    async def act(server: GameServer) -> None:
        table = (await server.room(OVER)).table
        assert [update.ask for update in shown(table, ANNA) if update is not None] == [None] * 6
        assert responses.moment(table, 0, 5, "en").moments == 7
        assert table.asked_bots() == []
        for refused in (lambda: responses.summary(table, 0, "en"), lambda: responses.proof(table)):
            with pytest.raises(Refused, match="was played by version 1 of the rules of barcarola"):
                refused()
        with pytest.raises(Refused, match="The game is over"):
            table.undo(ANNA, 0)
        assert (await server.rematch(OVER, ANNA)).table.game.version == 2

    with_server(old, act)


def test_the_record_of_a_finished_game_has_all_words_as_they_were_said(old: URL, install: Install) -> None:
    async def record(server: GameServer) -> str:
        return responses.full_record((await server.room(OVER)).table).text()

    def words(text: str) -> list[str]:
        return [line for line in text.splitlines() if line[0] in "01*"]

    before = with_server(old, record)
    install(changed_games.without_rowing(2))
    after = with_server(old, record)
    assert words(after) == words(before) and "game barcarola 1" in after
    assert after.splitlines()[-3:] == before.splitlines()[-3:], "the result, and the fingerprint"
    with pytest.raises(ridotto.OtherVersion):
        ridotto.replay(after)


def test_a_finished_game_keeps_its_result_though_points_are_counted_otherwise(old: URL, install: Install) -> None:
    install(changed_games.with_double_points(2))
    found = info(old, OVER)
    assert found.scores == [3, 3] and found.rules_change == wire.RulesChange(1, 0)


# ---- chance, choices and seats


def test_chance_that_is_due_by_the_new_rules_is_drawn_at_once(old: URL, install: Install) -> None:
    install(changed_games.with_more_cards(2))

    async def act(server: GameServer) -> list[int]:
        table = (await server.room(RUNNING)).table
        assert table.playing.asked == [0, 1] and len(table.playing.journal) == 6
        return [entry.number for entry in await server.store.log(RUNNING)]

    numbers = with_server(old, act)
    assert numbers == list(range(len(numbers)))


def test_a_server_that_was_killed_between_the_upgrade_and_the_draw_draws_when_it_starts(
    old: URL, install: Install
) -> None:
    install(changed_games.with_more_cards(2))
    info(old, RUNNING)
    execute(old, "DELETE FROM log WHERE table_id = :table AND number > 22", table=RUNNING)  # all after the upgrade
    assert info(old, RUNNING).asked == [0, 1]


def test_a_choice_that_is_not_allowed_any_more_is_forgotten(database: URL, install: Install) -> None:
    async def open_tables(server: GameServer) -> list[str]:
        guest = (await server.rename("", "Anna")).id
        choices = {"lanterns": "6", "rounds": "2"}
        openings = [wire.Opening("barcarola", ["me", "me"], choices, start=start) for start in (True, False)]
        return [(await server.open_table(guest, opening)).table.header.id for opening in openings]

    tables = with_server(database, open_tables)
    changed = changed_games.toy_module()
    kept = [choice for choice in changed.CHOICES if choice.name != "lanterns"]
    install(changed_games.released(changed, 2, [changed.Choice("lanterns", "BA-1.1", 4, 0, 5), *kept]))
    for table in tables:
        assert info(database, table).choices == {"rounds": "2"}


@pytest.mark.parametrize("table", [RUNNING, OVER])
def test_a_table_with_seats_that_the_game_has_no_more_is_refused_and_stops_no_list(
    old: URL, install: Install, table: str
) -> None:
    install(changed_games.released(changed_games.toy_module(), 2, least=3))
    with pytest.raises(Refused) as refused:
        info(old, table)
    assert (refused.value.status, refused.value.code) == (409, "other_version")

    async def listed(server: GameServer) -> list[str]:
        return [found.id for found in (await server.lists.page("mine", ANNA, None)).tables]

    assert set(with_server(old, listed)) == {"dogerunning", "waiting"}


def test_of_two_servers_that_load_an_old_game_one_writes_that_it_was_upgraded(old: URL, install: Install) -> None:
    install(changed_games.with_more_cards(2))

    async def act(servers: Servers) -> None:
        both = [await servers.open() for _ in range(2)]
        rooms = await asyncio.gather(*[server.find_room(RUNNING) for server in both])
        one, other = [shown(room.table, ANNA) for room in rooms]
        assert one == other
        log = await both[0].store.log(RUNNING)
        assert [entry.kind for entry in log].count("upgrade") == 1
        assert [entry.number for entry in log] == list(range(len(log)))

    in_servers(old, act)
