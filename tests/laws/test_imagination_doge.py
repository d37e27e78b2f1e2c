"""Imagination is sound in Doge on a small scale: just the markers that may lie there, and each equally often."""

from collections import Counter
from itertools import permutations, product

from ridotto.core.match import Match
from ridotto.core.pool import one
from ridotto.games.doge import GAME
from ridotto.games.doge.material import AREA_NAMES, AREAS
from ridotto.games.doge.state import Table
from ridotto.testing import diagram, imagined_worlds, play, possible_worlds, surprise

RED, BLUE, GREEN = 0, 1, 2
CASTELLO, DORSODURO = AREA_NAMES.index("castello"), AREA_NAMES.index("dorsoduro")
SAMPLES = 4000
ALARM = 4.0  # standard deviations

LATE_VOTE = """
    seats 3
    voted 4
    stack castello   R:0,1  B:2  G:1
    stack dorsoduro  B:3,3
    counted R:1,2,2,3
    counted B:0,1,1
    counted G:0,1,2,2,3
    agenda turn_blue:4 vote:5 turn_blue:5 vote:6 turn_blue:6
"""
LATE_PLACING = """
    seats 3
    counted R:0,1,2,2,3
    counted B:2,3
    counted G:0,1,1,2,3,3
    played R castello dorsoduro san_marco san_polo santa_croce
    played B castello dorsoduro san_marco san_polo
    played G castello dorsoduro san_marco san_polo santa_croce quarantia
    agenda place_markers:2 place_markers:3 turn_blue:0
"""


def test_red_imagines_every_deal_of_the_markers_it_has_not_seen_equally_often() -> None:
    match = diagram("doge", LATE_VOTE)
    possible: Counter[bytes] = Counter()
    # Blue has 2, 2, 3, 3: one in Castello, two in Dorsoduro, one left.  Green has 1, 3: one in Castello, one left.
    for blue, green in product(permutations([2, 2, 3, 3]), permutations([1, 3])):
        world = GAME.copy(match.state)
        lay(world, BLUE, CASTELLO, blue[:1])
        lay(world, BLUE, DORSODURO, blue[1:3])
        world.markers[BLUE] = pool(blue[3:])
        lay(world, GREEN, CASTELLO, green[:1])
        world.markers[GREEN] = pool(green[1:])
        possible[GAME.key(world)] += 1
    imagined = imagined_worlds(GAME, match.state, RED, SAMPLES)
    assert GAME.key(match.state) in possible
    assert set(imagined) == set(possible)
    assert surprise(imagined, possible) < ALARM


def pool(markers: tuple[int, ...]) -> int:
    return sum(one(marker) for marker in markers)


def lay(world: Table, seat: int, area: int, markers: tuple[int, ...]) -> None:
    world.stacks[seat * AREAS + area] = pool(markers)


def test_after_two_placings_red_imagines_just_the_worlds_in_which_it_was_told_the_same() -> None:
    match = diagram("doge", LATE_PLACING)
    before = listened(match)
    play(match, "R card:quarantia", "R marker:1", "R button:done")
    play(match, "B card:quarantia", "B marker:0", "B marker:3", "B button:done")
    play(match, "G card:cannaregio", "G marker:2")
    play(match, "R card:cannaregio", "R marker:3")
    play(match, "B card:cannaregio", "B marker:1", "B marker:2", "B button:done")
    possible = possible_worlds(GAME, before, match.state, RED)
    assert len(possible) > 10 and GAME.key(match.state) in possible
    assert set(imagined_worlds(GAME, match.state, RED, SAMPLES)) == set(possible)


def test_an_answer_that_is_sealed_may_be_any_answer() -> None:
    match = diagram("doge", LATE_PLACING)
    before = listened(match)
    play(match, "R card:quarantia", "R marker:3", "R button:done")
    possible = possible_worlds(GAME, before, match.state, GREEN)  # one of two cards; the 1, the 3, or both
    assert len(possible) == 6 and GAME.key(match.state) in possible
    assert set(imagined_worlds(GAME, match.state, GREEN, SAMPLES)) == set(possible)


def listened(match: Match[Table]) -> Table:
    """A copy of the position, ready to listen as the match does from here on."""
    before = match.game.copy(match.state)
    before.events = []
    return before
