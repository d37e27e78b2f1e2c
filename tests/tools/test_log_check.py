"""`bench/log_check.py`: a log that lost, doubled or reordered a move is found out."""

import pytest

import ridotto
from bench.log_check import Entry, Finding, Sent, check_log, check_rules
from ridotto.core.match import CHANCE_SPEAKS, SPEAKER_BITS

BOT = 2


def log_of(*words: tuple[int, int]) -> list[Entry]:
    """The log of a table: it opens, and these seats say these codes."""
    values = [(kind, 0) for kind in ("sit", "start")] + [
        ("word", seat + (code << SPEAKER_BITS)) for seat, code in words
    ]
    return [(number, kind, value) for number, (kind, value) in enumerate(values)]


def sent(*moves: tuple[int, int], lost: tuple[int, ...] = ()) -> list[Sent]:
    """Moves, one after the other, of which some were not acknowledged."""
    places = [0, 0, 0]
    result = []
    for number, (seat, code) in enumerate(moves):
        result.append(Sent(seat, places[seat], code, float(number), None if number in lost else number + 0.5))
        places[seat] += 1
    return result


def faults(entries: list[Entry], moves: list[Sent]) -> list[str]:
    return [finding.fault for finding in check_log(entries, moves, (0, 1))]


MOVES = [(0, 5), (1, 6), (0, 7), (1, 8), (0, 9)]


def test_a_log_with_every_acknowledged_move_at_its_place_is_right() -> None:
    with_bots_and_chance = [(CHANCE_SPEAKS, 3), MOVES[0], (BOT, 4), *MOVES[1:], (BOT, 4)]
    assert faults(log_of(*with_bots_and_chance), sent(*MOVES)) == []


@pytest.mark.parametrize("number", range(len(MOVES)))
def test_an_acknowledged_move_that_is_missing_is_lost(number: int) -> None:
    found = check_log(log_of(*MOVES[:number], *MOVES[number + 1 :]), sent(*MOVES), (0, 1))
    assert [(finding.fault, finding.at) for finding in found] == [("lost", number + 0.5)]


def test_all_moves_after_the_end_of_a_log_that_was_cut_off_are_lost() -> None:
    assert faults(log_of(*MOVES[:2]), sent(*MOVES)) == ["lost"] * 3


@pytest.mark.parametrize("number", range(len(MOVES)))
def test_a_move_that_is_there_twice_in_a_row_of_its_seat_is_doubled(number: int) -> None:
    assert faults(log_of(*MOVES[: number + 1], *MOVES[number:]), sent(*MOVES)) == ["doubled"]


def test_moves_of_one_seat_that_have_changed_places_are_reordered() -> None:
    assert "reordered" in faults(log_of(MOVES[2], MOVES[1], MOVES[0], *MOVES[3:]), sent(*MOVES))


def test_moves_of_two_seats_that_have_changed_places_are_reordered() -> None:
    assert faults(log_of(MOVES[1], MOVES[0], *MOVES[2:]), sent(*MOVES)) == ["reordered"]


def test_moves_that_were_under_way_together_may_be_in_any_order() -> None:
    together = [Sent(0, 0, 5, 1.0, 4.0), Sent(1, 0, 6, 2.0, 3.0)]
    assert faults(log_of((0, 5), (1, 6)), together) == faults(log_of((1, 6), (0, 5)), together) == []


def test_a_move_whose_response_was_lost_may_be_there_or_not() -> None:
    assert faults(log_of(*MOVES), sent(*MOVES, lost=(4,))) == faults(log_of(*MOVES[:4]), sent(*MOVES, lost=(4,))) == []


def test_of_two_moves_sent_for_the_same_question_only_the_acknowledged_one_may_be_there() -> None:
    again = [Sent(0, 0, 5, 1.0), Sent(0, 0, 6, 2.0, 3.0)]
    assert faults(log_of((0, 6)), again) == []
    assert "lost" in faults(log_of((0, 5)), again)


@pytest.mark.parametrize("code", [5, 6])
def test_of_two_moves_acknowledged_for_the_same_question_the_first_is_lost(code: int) -> None:
    """A server that has lost a move asks again."""
    again = [Sent(0, 0, 5, 1.0, 2.0), Sent(0, 0, code, 3.0, 4.0)]
    found = check_log(log_of((0, code)), again, (0, 1))
    assert [(finding.fault, finding.at) for finding in found] == [("lost", 2.0)]


def test_a_word_that_nobody_sent_is_noticed() -> None:
    assert faults(log_of(*MOVES, (0, 11)), sent(*MOVES)) == ["unsent"]
    assert "lost" in faults(log_of(*MOVES[:4], (0, 11)), sent(*MOVES))


@pytest.mark.parametrize("number", range(4))
def test_a_number_that_is_left_out_is_a_gap(number: int) -> None:
    entries = [entry for entry in log_of(*MOVES) if entry[0] != number]
    assert Finding("gap", f"entry {number + 1} follows {number - 1}") in check_log(entries, sent(*MOVES), (0, 1))


def test_words_that_are_no_game_are_noticed() -> None:
    match = ridotto.start("doge", 3, seed=1)
    while not match.over:
        seat = match.asked[0]
        match.answer(match.game.rules.options(match.state, seat)[0], seat)
    entries: list[Entry] = [(number, "word", word) for number, word in enumerate(match.journal)]
    assert check_rules("doge", 3, {}, entries) == []
    (finding,) = check_rules("doge", 3, {}, [*entries[:40], *entries[41:]])
    assert finding.fault == "unplayable"
