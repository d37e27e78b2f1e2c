"""[MF-8.4, MF-11, MF-14] Ships on the sea route and councillors in the Small Council: each can move the other.

Both only go forward, so that what one movement brings about comes to an end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.step import Automatic
from . import events
from .dogaressas import GAIN_LADY
from .masterworks import GAIN_WORK
from .material import (
    A_MASTERWORK,
    CITY_BONUS,
    CITY_SPACE,
    COLOUR_OF_TILE,
    COUNCIL_VOYAGE,
    EXTRA_CARD,
    FIRST_SPACE,
    LADY_REWARD,
    NO_CARD,
    NO_COLOUR,
    ONE_ARROW,
    PALACE,
    PALACE_BONUS,
    POINTS_REWARD,
    SEA,
    TILE_SPACES,
    TWO_ARROWS,
    WORK_REWARD,
)
from .rewards import grant_extra, take_bonus
from .state import Table

TILE_BITS: Final[i64] = 4
TILE_MASK: Final[i64] = 15
TILE_COLOURS: Final = vec[i64](COLOUR_OF_TILE)  # [tile]


# ---- the sea route


def sail(s: Table, seat: i64, steps: i64) -> None:
    """[MF-8.4] A voyage; a star where it ends gives an extra card."""
    if land(s, seat, steps) == EXTRA_CARD:
        grant_extra(s, seat, SEA)


def land(s: Table, seat: i64, steps: i64) -> i64:
    """[MF-8.4, MF-8.5] A ship sails, and the space where it ends counts.  Returns what the space gives."""
    last = s.box.last_space
    before = s.ships[seat]
    if before == last:
        events.MOORED.tell(s, seat)
        return 0
    space = min(before + steps, last)
    s.ships[seat] = space
    events.SAILED.tell(s, seat, space - before, space)
    points = s.box.sea_points[space]
    if points:
        s.points[seat] += points
        events.LANDED.tell(s, seat, space, points)
    effect = s.box.sea_effects[space]
    if effect == A_MASTERWORK:
        s.then(GAIN_WORK)  # [MF-14.2]
    elif effect == ONE_ARROW:
        climb(s, seat, 1)
    elif effect == TWO_ARROWS:
        climb(s, seat, 2)
    elif effect == CITY_SPACE:
        take_bonus(s, seat, CITY_BONUS)  # [MF-14.4]
    return effect


# ---- the Small Council


def tile_at(s: Table, space: i64) -> i64:
    """The tile that a space of the council is on."""
    return (s.tiles >> (space - FIRST_SPACE) // TILE_SPACES * TILE_BITS & TILE_MASK) - 1


def reward_at(s: Table, space: i64) -> i64:
    """Where the reward of a space stands in the box."""
    return tile_at(s, space) * TILE_SPACES + (space - FIRST_SPACE) % TILE_SPACES


def colour_under(s: Table, seat: i64) -> i64:
    """[MF-11.4] The colour of the space that a councillor is on; the palace has none."""
    space = s.councillors[seat]
    return NO_COLOUR if space == PALACE else TILE_COLOURS[tile_at(s, space)]


def is_occupied(s: Table, space: i64) -> bool:
    for seat in range(s.seats):
        if s.councillors[seat] == space:
            return True
    return False


def above(s: Table, space: i64, steps: i64) -> i64:
    """[MF-11.3] Where so many steps lead: only empty spaces count, and the palace is the last."""
    for step in range(steps):
        if space == PALACE:
            return space
        space += 1
        while space < PALACE and is_occupied(s, space):
            space += 1
    return space


def climb(s: Table, seat: i64, steps: i64) -> None:
    """[MF-11.6] A councillor moves, and the space where it ends gives its reward."""
    if s.councillors[seat] == PALACE:
        events.SETTLED.tell(s, seat)
        return
    space = above(s, s.councillors[seat], steps)
    s.councillors[seat] = space
    if space == PALACE:
        events.ARRIVED.tell(s, seat)
        take_bonus(s, seat, PALACE_BONUS)  # [MF-11.9]
        return
    events.CLIMBED.tell(s, seat, steps, space)
    at = reward_at(s, space)
    reward = s.box.rewards[at]
    if reward == POINTS_REWARD:
        s.points[seat] += s.box.reward_points[at]
        events.ADVISED.tell(s, seat, space, s.box.reward_points[at])
    elif reward == WORK_REWARD:
        s.then(GAIN_WORK)
    elif reward == LADY_REWARD:
        s.then(GAIN_LADY)
    elif land(s, seat, COUNCIL_VOYAGE) == EXTRA_CARD:
        events.BARRED.tell(s, seat, s.ships[seat])  # [MF-11.8]


class MatchColour(Automatic[Table]):
    """[MF-11.4] A card of the colour of its space moves the councillor, unless the card was replaced."""

    def run(self, s: Table) -> None:
        if s.card != NO_CARD:
            climb(s, s.turn, 1)


MATCH_COLOUR: Final = MatchColour("match_colour", "MF-11.4")
