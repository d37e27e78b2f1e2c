"""What is drawn after an undo that the others have agreed to: chance speaks anew, and the proof still holds."""

import random

import pytest

import ridotto
from ridotto.core.match import CHANCE_SPEAKS, SPEAKER_MASK
from ridotto.server import responses
from ridotto.server.rows import LogEntry, TableHeader
from ridotto.server.table import Table

HOST = "anna"
SEED = "5eed" * 16


def started() -> tuple[Table, list[LogEntry]]:
    """A table at which one guest holds all seats, so that every undo is granted; and its log."""
    table = Table(TableHeader("table", "doge", 1, 3, '{"last_year":"1"}', SEED, HOST, 0, 0, None, "waiting"), {})
    log = [LogEntry(seat, "sit", seat, who=HOST) for seat in range(3)]
    table.apply(log)
    write(table, log, table.start(HOST))
    return table, log


def write(table: Table, log: list[LogEntry], entries: list[LogEntry]) -> None:
    table.apply(entries)
    log.extend(entries)


def answer(table: Table, log: list[LogEntry], number: int) -> int:
    seat = table.playing.asked[0]
    codes = table.game.rules.options(table.playing.state, seat)
    write(table, log, table.move(HOST, seat, table.turn_id(seat), codes[number % len(codes)]))
    return seat


def draws(table: Table) -> list[int]:
    """The numbers of the words that chance has said."""
    return [number for number, word in enumerate(table.playing.journal) if word & SPEAKER_MASK == CHANCE_SPEAKS]


def until_chance_speaks(table: Table, log: list[LogEntry]) -> tuple[int, list[int]]:
    """Answer until chance has spoken; the seat that spoke last, and all words."""
    before = len(draws(table))
    while len(draws(table)) == before:
        seat = answer(table, log, 0)
    return seat, list(table.playing.journal)


def test_what_follows_an_undo_past_an_outcome_is_drawn_anew() -> None:
    table, log = started()
    seat, first = until_chance_speaks(table, log)
    second = first
    for _ in range(5):  # one outcome may come twice in a row
        write(table, log, table.undo(HOST, seat))
        assert len(table.playing.journal) < len(first)
        _, second = until_chance_speaks(table, log)
        if second != first:
            break
    assert second != first and len(second) == len(first)
    assert [a & SPEAKER_MASK for a in first] == [a & SPEAKER_MASK for a in second], "only chance has changed its mind"


def test_a_word_taken_back_at_once_changes_no_luck() -> None:
    table, log = started()
    plain, plain_log = started()
    for _ in range(3):
        answer(table, log, 1)
        write(table, log, table.undo(HOST, 0))
    assert until_chance_speaks(table, log) == until_chance_speaks(plain, plain_log)


@pytest.mark.parametrize("luck", range(6))
def test_the_proof_holds_after_any_number_of_undos(luck: int) -> None:
    dice = random.Random(luck)
    table, log = started()
    while not table.playing.over:
        answer(table, log, dice.randrange(100))
        if dice.random() < 0.3 and not table.playing.over:
            seats = [seat for seat, words in enumerate(table.word_counts) if words]
            write(table, log, table.undo(HOST, dice.choice(seats)))
    record = responses.full_record(table)
    assert record.rewinds == table.rewinds and record.rewinds
    assert ridotto.replay(record.text()).over
    reloaded = Table(table.header, {})
    reloaded.replay(log)
    assert responses.full_record(reloaded).text() == record.text()
    proof = responses.proof(reloaded)
    assert proof.rewinds == record.rewinds and [draw.number for draw in proof.draws] == draws(table)


def test_an_undo_of_an_older_server_changed_no_luck() -> None:
    table, log = started()
    seat, first = until_chance_speaks(table, log)
    last = table.playing.last_word(seat)
    write(table, log, [table.entry("rewind", seat, last)])
    assert until_chance_speaks(table, log) == (seat, first)
    assert table.rewinds == []
