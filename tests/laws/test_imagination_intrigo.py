"""Imagination is sound in Intrigo on a small scale: just the drafts that may have been, and each equally often."""

from collections import Counter

import pytest

from ridotto.core.match import Match
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.state import Table
from ridotto.testing import diagram, imagined_worlds, play, possible_worlds, surprise

SAMPLES = 4000
ALARM = 4.0  # standard deviations

# The last two picks of three seats; what was kept before is drawn, too.
LATE_DRAFT = """
    seats 3
    drafted 2
    picks 0 contarini-2 contarini-3 - -
    picks 1 gradenigo-2 gradenigo-3 - -
    picks 2 morosini-2 morosini-3 - -
    hand A contarini-2 morosini-3
    hand B gradenigo-2 contarini-3
    hand C morosini-2 gradenigo-3
    packet 0 contarini-4 dandolo-2
    packet 1 gradenigo-4 dandolo-3
    packet 2 morosini-4 dandolo-4
    agenda keep_card:2 take_last:0 go:0 share_out:0
"""
# Two seats: all but the last card of each packet is dealt.
LATE_DEAL = """
    seats 2
    half 2
    picks 0 contarini-2 contarini-3 contarini-4 tiepolo-2
    picks 1 gradenigo-2 gradenigo-3 gradenigo-4 tiepolo-3
    played 0 contarini-2 contarini-4 gradenigo-3 tiepolo-3
    played 1 contarini-3 gradenigo-2 gradenigo-4 tiepolo-2
    packet 2 morosini-2 morosini-3 morosini-4 dandolo-2
    packet 3 dandolo-3
    agenda deal_card:5 keep_card:0
"""


def listened(match: Match[Table]) -> Table:
    """A copy of the position, ready to listen as the match does from here on."""
    before = match.game.copy(match.state)
    before.events = []
    return before


@pytest.mark.parametrize("seat", [0, 1])
def test_cards_dealt_to_the_other_seat_are_imagined_as_chance_deals_them(seat: int) -> None:
    match = diagram("intrigo", LATE_DEAL)
    before = listened(match)
    play(match, "* deal:dandolo-4", "* deal:tiepolo-3", "* deal:tiepolo-4")
    possible = possible_worlds(GAME, before, match.state, seat)
    imagined = imagined_worlds(GAME, match.state, seat, 200)
    assert GAME.key(match.state) in possible and set(possible) <= set(imagined)
    # Seat 0 knows its four; seat 1 knows its own: as there are eight cards left, each knows the other's.
    assert len(imagined) == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_imagines_the_picks_of_the_others_from_what_it_has_seen(seat: int) -> None:
    match = diagram("intrigo", LATE_DRAFT)
    play(match, "0 packet:gradenigo-4", "1 packet:morosini-4", "2 packet:contarini-4")
    imagined = imagined_worlds(GAME, match.state, seat, SAMPLES)
    assert GAME.key(match.state) in imagined
    # Of its own packet a seat knows what came back; two went to the two others, in either order.  Of the packet it
    # held second, three cards are known, the first pick is not; of the third, two.  Three unknown cards are left.
    assert len(imagined) == 2 * 2 * 6
    assert surprise(imagined, Counter(list(imagined))) < ALARM
