"""Fair shuffles over real sockets: the commitment at the opening, nonces of the seats, tables with a chosen seed."""

from typing import Any

import httpx
import pytest

import ridotto
from ridotto.core.fair import commitment_to
from ridotto.server.rows import LogEntry, TableHeader
from ridotto.server.table import Table
from tests.server.conftest import Guest, receive

SHORT = {"last_year": "1"}
NONCES = [f"{seat:02x}" * 16 for seat in (171, 205, 239)]


def refused(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["code"]


def info(guest: Guest, table: str) -> dict[str, Any]:
    shown: dict[str, Any] = guest.http.get(f"/api/tables/{table}").raise_for_status().json()
    return shown


def nonces(guest: Guest, table: str) -> list[str]:
    return [place["nonce"] for place in info(guest, table)["places"]]


def play_out(guest: Guest, table: str) -> None:
    """Bots play to the end."""
    with guest.live(table, 0) as socket:
        guest.post(table, "resign", seat=0).raise_for_status()
        while not receive(socket, "update")["view"]["over"]:
            pass


def record_of(guest: Guest, table: str) -> str:
    return guest.http.get(f"/api/tables/{table}/record").raise_for_status().text


# ---- the commitment


def test_the_commitment_is_published_when_the_table_opens_and_never_changes(anna: Guest, bruno: Guest) -> None:
    opened = anna.table(["me", "open", "gondolier"], choices=SHORT)
    table, commitment = opened["id"], opened["commitment"]
    assert len(commitment) == 64 and opened["seed"] == ""
    bruno.post(table, "sit", seat=1).raise_for_status()
    assert info(bruno, table)["commitment"] == commitment
    anna.post(table, "start").raise_for_status()
    assert info(bruno, table)["commitment"] == commitment
    bruno.post(table, "resign", seat=1).raise_for_status()
    play_out(anna, table)
    over = info(bruno, table)
    assert over["commitment"] == commitment == commitment_to(bytes.fromhex(over["seed"]))
    assert f"\ncommitment {commitment}\n" in record_of(bruno, table)


# ---- nonces


def test_a_nonce_is_shown_to_all_and_stands_in_proof_and_record(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "gondolier"], choices=SHORT)["id"]
    bruno.post(table, "sit", seat=1, nonce=NONCES[1]).raise_for_status()
    with bruno.live(table, 1) as socket:
        receive(socket, "table")
        anna.post(table, "nonce", seat=0, nonce=NONCES[0]).raise_for_status()
        assert receive(socket, "table")["table"]["places"][0]["nonce"] == NONCES[0]
    anna.post(table, "start").raise_for_status()
    bruno.post(table, "resign", seat=1).raise_for_status()
    play_out(anna, table)
    assert nonces(bruno, table) == [NONCES[0], NONCES[1], ""]
    assert anna.http.get(f"/api/tables/{table}/proof").json()["nonces"] == [NONCES[0], NONCES[1], ""]
    record = record_of(anna, table)
    assert f"\nnonce 0 {NONCES[0]}\nnonce 1 {NONCES[1]}\n" in record
    assert ridotto.replay(record).over
    with pytest.raises(ridotto.BadRecord, match="is not what seed and nonces give"):
        ridotto.replay(record.replace(NONCES[1], NONCES[2]))


def test_a_nonce_is_given_before_the_start_and_for_a_seat_of_ones_own(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "gondolier"])["id"]
    assert refused(bruno.post(table, "nonce", seat=1, nonce=NONCES[1])) == (403, "not_yours")
    assert refused(bruno.post(table, "nonce", seat=0, nonce=NONCES[1])) == (403, "not_yours")
    assert refused(bruno.post(table, "nonce", seat=7, nonce=NONCES[1])) == (404, "unknown_seat")
    for bad in ("", "ab", NONCES[0].upper(), NONCES[0] + "00", "g" * 32):
        assert anna.post(table, "nonce", seat=0, nonce=bad).status_code == 400
        assert bruno.post(table, "sit", seat=1, nonce=bad).status_code == 400
    bruno.post(table, "sit", seat=1, nonce=NONCES[1]).raise_for_status()
    assert refused(bruno.post(table, "nonce", seat=1, nonce=NONCES[2])) == (409, "nonce_given")
    anna.post(table, "start").raise_for_status()
    assert refused(anna.post(table, "nonce", seat=0, nonce=NONCES[0])) == (409, "begun")
    assert nonces(anna, table) == ["", NONCES[1], ""]


def test_a_nonce_leaves_with_its_guest(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "gondolier"])["id"]
    bruno.post(table, "sit", seat=1, nonce=NONCES[1]).raise_for_status()
    bruno.post(table, "stand", seat=1).raise_for_status()
    assert nonces(anna, table) == ["", "", ""]
    bruno.post(table, "sit", seat=1, nonce=NONCES[2]).raise_for_status()
    assert nonces(anna, table) == ["", NONCES[2], ""]


def started(*given: tuple[int, str]) -> tuple[Table, list[LogEntry]]:
    """A table whose seed is always the same, and its log; these nonces were added."""
    table = Table(TableHeader("table", "doge", 1, 3, "{}", "5eed" * 16, "anna", 0, 0, None, "waiting"), {})
    log: list[LogEntry] = []
    for seat in range(3):
        log += [LogEntry(seat, "sit", seat, who="anna")]
    table.apply(log)
    for seat, nonce in given:
        log += (entries := table.add_nonce("anna", seat, nonce))
        table.apply(entries)
    log += (entries := table.start("anna"))
    table.apply(entries)
    return table, log


def test_luck_depends_on_every_nonce_and_on_who_gave_it() -> None:
    given: list[list[tuple[int, str]]] = [
        [],
        [(0, NONCES[0])],
        [(1, NONCES[0])],
        [(0, NONCES[0]), (1, NONCES[1])],
        [(0, NONCES[1]), (1, NONCES[0])],
        [(0, NONCES[0]), (1, NONCES[1]), (2, NONCES[2])],
    ]
    journals = [started(*some)[0].playing.journal for some in given]
    assert all(journal not in journals[:number] for number, journal in enumerate(journals))
    other_order = started((1, NONCES[1]), (0, NONCES[0]))[0].playing.journal
    assert other_order == journals[3], "it does not matter who was first"


def test_nonces_come_back_from_the_log() -> None:
    table, log = started((0, NONCES[0]), (2, NONCES[2]))
    reloaded = Table(table.header, {})
    reloaded.replay(log)
    assert reloaded.nonces() == table.nonces() == {0: NONCES[0], 2: NONCES[2]}
    assert reloaded.shuffle().key == table.shuffle().key


def test_a_rematch_has_a_new_seed_and_waits_for_nonces(anna: Guest) -> None:
    table = anna.table(["me", "gondolier", "gondolier"], choices=SHORT)
    anna.post(table["id"], "nonce", seat=0, nonce=NONCES[0]).raise_for_status()
    anna.post(table["id"], "start").raise_for_status()
    play_out(anna, table["id"])
    again = anna.post(table["id"], "rematch").raise_for_status().json()
    assert again["status"] == "waiting" and again["commitment"] != table["commitment"]
    assert nonces(anna, again["id"]) == ["", "", ""]
    anna.post(again["id"], "nonce", seat=0, nonce=NONCES[1]).raise_for_status()
    anna.post(again["id"], "start").raise_for_status()


# ---- a chosen seed


def test_a_table_with_a_chosen_seed_is_for_its_owner_and_bots_alone(anna: Guest, bruno: Guest) -> None:
    def opened(**more: Any) -> httpx.Response:
        opening = {"game": "doge", "places": ["me", "me", "gondolier"], "seed": "ab" * 32, **more}
        return anna.http.post("/api/tables", json=opening)

    assert refused(opened(places=["me", "open", "gondolier"])) == (422, "chosen_seed")
    assert refused(opened(listed=True)) == (422, "chosen_seed")
    table = opened().raise_for_status().json()["id"]
    anna.post(table, "stand", seat=1).raise_for_status()
    assert refused(bruno.post(table, "sit", seat=1)) == (403, "chosen_seed")
    anna.post(table, "sit", seat=1).raise_for_status()
    assert [info(guest, table)["chosen_seed"] for guest in (anna, bruno)] == [True, True]


def test_the_record_says_that_the_seed_was_chosen(anna: Guest) -> None:
    texts = []
    for more in ({"seed": "ab" * 32}, {}):
        table = anna.table(["me", "gondolier", "gondolier"], choices=SHORT, start=True, **more)["id"]
        play_out(anna, table)
        texts.append(record_of(anna, table))
    assert ["\nchosen-seed\n" in text for text in texts] == [True, False]
    assert ridotto.replay(texts[0]).over


def test_a_chosen_seed_gives_the_same_order_again(anna: Guest) -> None:
    rows = [anna.update(anna.table(["me"] * 3, start=True, seed="ab" * 32)["id"], 0)["view"]["brown"] for _ in range(2)]
    assert rows[0] == rows[1]
