"""Hints: for the one who is asked, from what that seat knows, and unseen by everybody else."""

from typing import Any

import pytest

from ridotto.server.bot_worker import compute_hint
from ridotto.server.questions import HintQuestion
from ridotto.server.rows import LogEntry, TableHeader
from ridotto.server.table import Table
from tests.server.conftest import Guest

SEED = "5e" * 32


def ask_hint(guest: Guest, table: str, seat: int, turn: str, lang: str = "en") -> Any:
    return guest.http.post(f"/api/tables/{table}/hint", json={"seat": seat, "turn": turn}, params={"lang": lang})


def code_of(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["code"]


def test_a_hint_tells_what_to_answer_and_what_to_expect(anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True, seed=SEED)["id"]
    ask = anna.update(table, 0)["ask"]
    hint = ask_hint(anna, table, 0, ask["turn"]).raise_for_status().json()
    offered = {option["code"]: option for option in ask["options"]}
    assert (hint["seat"], hint["turn"], len(hint["choices"])) == (0, ask["turn"], 2)
    for choice in hint["choices"]:
        assert offered[choice["code"]]["path"] == choice["path"]
        assert sum(choice["win"]) == pytest.approx(1) and len(choice["chances"]) == 3
    best = offered[hint["choices"][0]["code"]]["text"]
    assert hint["text"].startswith(f"{best}. You win about ")
    french = ask_hint(anna, table, 0, ask["turn"], "fr").raise_for_status().json()
    assert french["choices"] == hint["choices"], "it is computed once"
    assert "Vous gagnez environ" in french["text"]


def test_nobody_else_notices(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "gondolier"])["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()
    anna.post(table, "start").raise_for_status()
    while anna.update(table, -1)["view"]["asked"] != [0, 1]:
        pass
    before = [bruno.update(table, 1), bruno.update(table, -1), bruno.http.get(f"/api/tables/{table}").json()]
    ask_hint(anna, table, 0, anna.update(table, 0)["ask"]["turn"]).raise_for_status()
    assert [bruno.update(table, 1), bruno.update(table, -1), bruno.http.get(f"/api/tables/{table}").json()] == before


def test_only_the_holder_who_is_asked_gets_one(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True, seed=SEED)["id"]
    turn = anna.update(table, 0)["ask"]["turn"]
    assert code_of(ask_hint(bruno, table, 0, turn)) == (403, "not_yours")
    assert code_of(ask_hint(anna, table, 7, turn)) == (404, "unknown_seat")
    assert code_of(ask_hint(anna, "nowhere", 0, turn)) == (404, "unknown_table")
    for option in (0, 0, -1):
        anna.answer(table, 0, option).raise_for_status()
    assert code_of(ask_hint(anna, table, 0, turn)) == (409, "not_asked")
    assert code_of(ask_hint(anna, table, 1, "0.99")) == (409, "stale")
    anna.post(table, "bot", seat=1, level="gondolier").raise_for_status()
    assert code_of(ask_hint(anna, table, 1, turn)) == (403, "not_yours")


def test_a_game_that_has_not_begun_has_no_hints(anna: Guest) -> None:
    table = anna.table(["me", "open", "open"])["id"]
    assert code_of(ask_hint(anna, table, 0, "0.0")) == (409, "not_begun")


# ---- secrets


def table_where_seat_1_lays(card: int) -> Table:
    header = TableHeader("twin", "doge", 1, 3, "{}", SEED, "anna", 0, 0, None, "playing")
    table = Table(header, {"anna": "Anna"})
    table.apply([LogEntry(seat, "sit", seat, who="anna") for seat in range(3)])
    table.apply(table.start("anna"))
    codes = table.playing.codes(1)
    table.apply(table.move("anna", 1, table.turn_id(1), codes[card]))
    return table


def test_hints_are_the_same_in_worlds_that_a_seat_cannot_tell_apart() -> None:
    found = []
    for card in (0, 3):
        question = HintQuestion.at(table_where_seat_1_lays(card), 0)
        question.iterations = 30
        hint = compute_hint(question)
        found.append([(choice.code, choice.share, choice.win, choice.reasons) for choice in hint.choices])
    assert found[0] == found[1]
