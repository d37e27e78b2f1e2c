"""[IN-3.5] What follows from the packets a seat has held and from what others have placed."""

from collections import Counter

import pytest

from ridotto import Match, Rng
from ridotto.core.pool import count
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.state import Table
from ridotto.testing import diagram, play, rule

from .reading import seen, view

SAMPLES = 1500

THREE = """
    seats 3
    drafted 4
    picks 0 contarini-2 contarini-3 contarini-4 gradenigo-2
    picks 1 gradenigo-3 gradenigo-4 morosini-2 morosini-3
    picks 2 morosini-4 dandolo-2 dandolo-3 dandolo-4
    hand A contarini-2 dandolo-2 morosini-2 gradenigo-2
    hand B gradenigo-3 contarini-3 dandolo-3 morosini-3
    hand C morosini-4 gradenigo-4 contarini-4 dandolo-4
    agenda go:0
"""
# Seat 0 has passed contarini-3, contarini-4 and a tiepolo-3 on; it has never seen the other tiepolo-3.
FOUR = """
    seats 4
    drafted 4
    picks 0 contarini-2 contarini-3 contarini-4 tiepolo-3
    picks 1 gradenigo-2 gradenigo-3 gradenigo-4 dandolo-2
    picks 2 morosini-2 morosini-3 morosini-4 dandolo-3
    picks 3 tiepolo-3 tiepolo-2 tiepolo-4 dandolo-4
    hand A contarini-2 tiepolo-2 morosini-4 dandolo-2
    hand B gradenigo-2 contarini-3 tiepolo-4 dandolo-3
    hand C morosini-2 gradenigo-3 contarini-4 dandolo-4
    hand D tiepolo-3 morosini-3 gradenigo-4 tiepolo-3
    agenda go:1
"""
# One card is left in each hand.  Seat 0 has called tiepolo-3: it and seat 1 have none, and seat 2 has placed one.
CALLED = """
    seats 4
    drafted 4
    picks 0 contarini-2 contarini-3 contarini-4 morosini-2
    picks 1 gradenigo-2 gradenigo-3 gradenigo-4 dandolo-2
    picks 2 tiepolo-3 morosini-3 morosini-4 dandolo-3
    picks 3 tiepolo-3 tiepolo-2 tiepolo-4 dandolo-4
    played 0 contarini-2 morosini-4 dandolo-2
    played 1 gradenigo-2 contarini-3 dandolo-3
    played 2 tiepolo-3 gradenigo-3 contarini-4
    played 3 morosini-2 morosini-3 gradenigo-4
    slot 0 contarini-2
    slot 1 morosini-4
    slot 2 dandolo-2
    slot 3 gradenigo-2
    slot 4 contarini-3
    slot 5 dandolo-3
    slot 6 tiepolo-3
    slot 7 gradenigo-3
    slot 8 contarini-4
    slot 9 morosini-2
    slot 10 morosini-3
    slot 11 gradenigo-4
    hand A tiepolo-2
    hand B tiepolo-4
    hand C dandolo-4
    hand D tiepolo-3
    lacks A tiepolo-3
    lacks B tiepolo-3
    agenda go:0
"""


def imagined(match: Match[Table], seat: int, worlds: int = SAMPLES) -> list[Table]:
    rng = Rng(7)
    return [GAME.determinize(match.state, seat, rng) for _ in range(worlds)]


def holds(world: Table, seat: int, card: str) -> bool:
    return count(world.hands[seat], world.box.names.index(card)) > 0


def about(number: int, expected: float) -> bool:
    """Is it what was expected, give or take five standard deviations?"""
    return bool(abs(number - expected) < 5 * (expected * (1 - expected / SAMPLES)) ** 0.5 + 1)


def known(match: Match[Table], seat: int) -> list[list[str]]:
    cards: list[list[str]] = seen(match, seat)["mine"]["known"]
    return cards


# ---- what is certain


@rule("IN-3.5")
def test_a_seat_knows_what_is_left_when_all_that_it_has_seen_is_accounted_for() -> None:
    match = diagram("intrigo", THREE)
    play(match, "0 hand:contarini-2 slot:0", "1 hand:contarini-3 slot:1", "2 hand:morosini-4 slot:2")
    play(match, "0 hand:dandolo-2 slot:3", "1 hand:dandolo-3 slot:4", "2 hand:gradenigo-4 slot:5")
    # Three cards it has never seen; seat 2 had two of them and has placed both, so gradenigo-3 is with seat 1.
    assert known(match, 0)[1] == ["gradenigo-3", "morosini-3"]


@rule("IN-3.5")
def test_in_the_draft_a_seat_knows_what_was_kept_between_two_of_its_looks() -> None:
    drawn = """
        seats 2
        drafted 2
        picks 0 contarini-2 contarini-3 - -
        picks 1 gradenigo-2 gradenigo-3 - -
        hand A contarini-2 gradenigo-3
        hand B gradenigo-2 contarini-3
        packet 0 contarini-4 dandolo-2
        packet 1 gradenigo-4 dandolo-3
        agenda keep_card:2 take_last:0 go:0
    """
    assert known(diagram("intrigo", drawn), 0)[1] == ["contarini-3"]


@rule("IN-3.5")
def test_a_card_that_may_be_with_its_copy_is_not_certain() -> None:
    match = diagram("intrigo", FOUR)
    play(match, "1 hand:contarini-3 slot:0", "2 hand:contarini-4 slot:1")
    assert known(match, 0)[3] == ["tiepolo-3"]
    play(match, "3 hand:tiepolo-3 slot:2")
    # Seat 3 has got the one that seat 0 passed on, and has placed one: that one, for all that seat 0 can tell.
    assert known(match, 0)[3] == []


@rule("IN-3.5")
def test_a_placed_card_with_a_copy_does_not_tell_where_it_came_from() -> None:
    drawn = FOUR.replace("go:1", "go:3")
    match = diagram("intrigo", drawn)
    play(match, "3 hand:tiepolo-3 slot:0", "0 hand:contarini-2 slot:1", "1 hand:contarini-3 slot:2")
    # Of the packet of seat 0, contarini-4 or tiepolo-3 went to seat 2, and the other one to seat 3.
    assert known(match, 0)[2] == known(match, 0)[3] == []
    with_two = sum(holds(world, 2, "contarini-4") for world in imagined(match, 0))
    # If tiepolo-3 went to seat 3 the other one may be anywhere in six cells, three of them with seat 3; if it went
    # to seat 2, seat 3 has the other one: six worlds against three.
    assert about(with_two, SAMPLES * 6 / 9)


@rule("IN-3.5", "IN-5.11")
def test_a_call_tells_who_must_have_the_copy() -> None:
    # Seat 2 has not seen tiepolo-2, tiepolo-4 and the other tiepolo-3, and each of the others holds one of them.
    assert known(diagram("intrigo", CALLED), 2)[3] == ["tiepolo-3"]
    unasked = CALLED.replace("lacks A tiepolo-3", "").replace("lacks B tiepolo-3", "")
    assert known(diagram("intrigo", unasked), 2)[3] == []


# ---- what may be


@rule("IN-3.5", "IN-1.12")
def test_both_copies_are_with_one_seat_no_more_often_than_chance_has_it() -> None:
    drawn = """
        seats 2
        drafted 4
        picks 0 contarini-2 tiepolo-3 contarini-3 contarini-4
        picks 1 gradenigo-2 gradenigo-3 gradenigo-4 morosini-2
        hand A contarini-2 gradenigo-3 contarini-3 morosini-2
        hand B gradenigo-2 tiepolo-3 gradenigo-4 contarini-4
        agenda go:0
    """
    match = diagram("intrigo", drawn)
    play(match, "0 hand:contarini-2 slot:0", "1 hand:tiepolo-3 slot:1")
    firsts = Counter(world.box.names[world.picks[4]] for world in imagined(match, 0))
    assert len(firsts) == 9 and all(about(number, SAMPLES / 9) for number in firsts.values())


@rule("IN-3.5", "IN-5.11")
def test_who_was_passed_over_holds_none_and_the_others_as_chance_has_it() -> None:
    holders = Counter(
        seat
        for world in imagined(diagram("intrigo", CALLED), -1)
        for seat in range(4)
        if holds(world, seat, "tiepolo-3")
    )
    # Two copies in one of the two cells that seat 2 has for them and that of seat 3, or both with seat 2: 4 to 2.
    assert set(holders) == {2, 3} and about(holders[3], SAMPLES * 4 / 6)


@rule("IN-3.5", "IN-8.3")
@pytest.mark.parametrize("seat", [-1, 0])
def test_in_the_second_half_everybody_remembers_who_placed_what_in_the_first(seat: int) -> None:
    drawn = """
        seats 2
        half 2
        picks 0 contarini-2 contarini-3 contarini-4 tiepolo-2
        picks 1 gradenigo-2 gradenigo-3 gradenigo-4 tiepolo-3
        played 0 contarini-2 contarini-4 gradenigo-3
        played 1 contarini-3 tiepolo-2 gradenigo-2
        agenda deal_card:0 keep_card:0
    """
    match = diagram("intrigo", drawn)
    names = match.state.box.names
    for world in imagined(match, seat, 50):
        kept = [{names[world.picks[cell]] for cell in cells} for cells in ((0, 2, 5, 7), (1, 3, 4, 6))]
        assert kept[0] >= {"contarini-2", "contarini-4", "gradenigo-3"}
        assert kept[1] >= {"contarini-3", "tiepolo-2", "gradenigo-2"}


@rule("IN-3.5", "IN-1.12")
def test_with_many_copies_imagination_keeps_to_what_was_placed() -> None:
    alike = "\n".join(f"choice value_{family}_{i} 3" for family in ("contarini", "gradenigo") for i in (1, 2, 3))
    drawn = f"""
        seats 4
        {alike}
        drafted 4
        picks 0 contarini-3 contarini-3 gradenigo-3 tiepolo-2
        picks 1 contarini-3 gradenigo-3 morosini-2 tiepolo-3
        picks 2 gradenigo-3 morosini-3 morosini-4 tiepolo-3
        picks 3 dandolo-2 dandolo-3 dandolo-4 tiepolo-4
        hand A contarini-3 dandolo-3 morosini-4 tiepolo-3
        hand B contarini-3 contarini-3 dandolo-4 tiepolo-3
        hand C gradenigo-3 gradenigo-3 gradenigo-3 tiepolo-4
        hand D dandolo-2 morosini-3 morosini-2 tiepolo-2
        agenda go:1
    """
    match = diagram("intrigo", drawn)
    play(match, "1 hand:contarini-3 slot:0", "2 hand:gradenigo-3 slot:1", "3 hand:dandolo-2 slot:2")
    play(match, "0 hand:contarini-3 slot:3", "1 hand:contarini-3 slot:4", "2 hand:gradenigo-3 slot:5")
    for seat in (-1, 0, 3):
        for world in imagined(match, seat, 20):
            assert view(world, seat) == seen(match, seat) and GAME.census(world) == GAME.census(match.state)
