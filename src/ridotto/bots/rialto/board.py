"""What speaks for an answer in Rialto: bridges, gondolas and councilmen on the board."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import count
from ...games.rialto.acts import STOP
from ...games.rialto.districts import worth
from ...games.rialto.material import COUNCILMAN, DISTRICTS, GONDOLA_VALUE, JOKER
from ...games.rialto.state import Table
from ...games.rialto.tiles import ENDS, NOBODY_COMES, PLACES, SOURCES, end_of
from ..advice import Guess
from .position import ACTS, Positions

TILE_SETTLED: Final[i64] = ACTS
TILE_OPEN: Final[i64] = ACTS + 1
TILE_HERE: Final[i64] = ACTS + 2
LANDS_SETTLED: Final[i64] = ACTS + 3
LANDS_OPEN: Final[i64] = ACTS + 4
LANDS_FIRST: Final[i64] = ACTS + 5
LANDS_BANK: Final[i64] = ACTS + 6
LEAVES: Final[i64] = ACTS + 7
MOVES: Final[i64] = ACTS + 8
BOARD_END: Final[i64] = ACTS + 9

BOARD_GUESSES: Final[list[Guess]] = [
    ("tile_settled", 0.6),
    ("tile_open", 0.3),
    ("tile_here", 0.2),
    ("lands_settled", 0.4),
    ("lands_open", 0.1),
    ("lands_first", 0.6),
    ("lands_bank", 2.9),
    ("leaves", 0.4),
    ("moves", -0.7),
]

HALVES: Final = vec[float]([1.0, 0.5, 0.25, 0.125, 0.0625, 0.0])  # by players ahead
SUMS: Final = vec[float]([0.0, 1.0, 1.5, 1.75, 1.875, 1.9375])  # of all shares, by players with councilmen
AVERAGE: Final = 1.5  # councilmen that a seat brings into the current district
TO_COME: Final[i64] = 3  # what a district will gain yet


def stake(s: Table, seat: i64, district: i64, more: i64) -> float:
    """The share of a seat that had so many councilmen more, less the mean share of the others."""
    men = s.men
    present = i64(men[seat * DISTRICTS + district] + more > 0)
    for other in range(s.players):
        if other != seat and men[other * DISTRICTS + district] > 0:
            present += 1
    share = share_of(s, seat, district, more)
    return share - (SUMS[present] - share) / float(s.seats - 1)


def share_of(s: Table, seat: i64, district: i64, more: i64) -> float:
    """The part of a district's worth that a seat has by its rank, if it had so many councilmen more."""
    men = s.men
    order = s.order
    own = men[seat * DISTRICTS + district] + more
    if own <= 0:
        return 0.0
    ahead: i64 = 0
    is_before: i64 = 1
    for place in range(s.players):
        other = order[place]
        if other == seat:
            is_before = 0
        elif men[other * DISTRICTS + district] + is_before > own:
            ahead += 1
    return HALVES[ahead]


def is_over(s: Table, district: i64) -> bool:
    """Is the round of a district over?"""
    return s.round_of(district) < s.round


class Boards(Positions):
    """Odds of answers that change the board."""

    def consider_bridge(self, s: Table, seat: i64, code: i64) -> None:
        pair, end = code // ENDS, code % ENDS
        top = s.top
        self.raise_worth(s, seat, end_of(s, pair, end), s.box.high_value[top])
        self.raise_worth(s, seat, end_of(s, pair, 1 - end), s.box.low_value[top])

    def raise_worth(self, s: Table, seat: i64, district: i64, value: i64) -> None:
        """A tile is good where the seat ranks better than others, or is about to."""
        amount = float(value) * stake(s, seat, district, 0)
        self.note(TILE_SETTLED if is_over(s, district) else TILE_OPEN, amount)
        if s.round_of(district) == s.round:
            hand = s.hands[seat]
            men = min(count(hand, COUNCILMAN) + count(hand, JOKER), s.personal[seat])
            self.note(TILE_HERE, float(value) * (float(men) - AVERAGE))

    def consider_gondola(self, s: Table, seat: i64, code: i64) -> None:
        pair, place = code // PLACES, code % PLACES
        self.raise_worth(s, seat, end_of(s, pair, 0), GONDOLA_VALUE)
        self.raise_worth(s, seat, end_of(s, pair, 1), GONDOLA_VALUE)
        if place != NOBODY_COMES:
            self.land(s, seat, end_of(s, pair, place // SOURCES), 1)
            if place % SOURCES:
                self.leave(s, seat, place % SOURCES - 1)

    def land(self, s: Table, seat: i64, district: i64, most: i64) -> None:
        """A councilman more: a better rank, at once or for its part of what several gain; or a bank."""
        now = stake(s, seat, district, 0)
        rise = stake(s, seat, district, 1) - now
        for men in range(2, most + 1):
            rise = max(rise, (stake(s, seat, district, men) - now) / float(men))
        self.note(LANDS_SETTLED if is_over(s, district) else LANDS_OPEN, rise * float(worth(s, district) + TO_COME))
        if s.men[seat * DISTRICTS + district] == 0:
            self.note(LANDS_FIRST)
            if completes_bank(s, seat, district):
                self.note(LANDS_BANK)

    def leave(self, s: Table, seat: i64, district: i64) -> None:
        """A councilman less."""
        fall = stake(s, seat, district, -1) - stake(s, seat, district, 0)
        self.note(LEAVES, fall * float(worth(s, district) + TO_COME))

    def consider_move(self, s: Table, seat: i64, code: i64) -> None:
        """A councilman comes from another district into the current one."""
        if code == STOP:
            return
        self.note(MOVES)
        self.land(s, seat, s.district(), most_to_move(s, seat))
        self.leave(s, seat, code)


def most_to_move(s: Table, seat: i64) -> i64:
    """How many councilmen can still come from other districts into the current one."""
    men: i64 = 0
    here = s.district()
    for district in range(DISTRICTS):
        if district != here:
            men += s.men[seat * DISTRICTS + district]
    return min(men, s.arg2)


def completes_bank(s: Table, seat: i64, district: i64) -> bool:
    """Would a first councilman there win the bonus tile of the bank?"""
    bank = s.box.bank_of[district]
    if not s.banks >> bank & 1:
        return False
    for other in range(DISTRICTS):
        if other != district and s.box.bank_of[other] == bank and s.men[seat * DISTRICTS + other] == 0:
            return False
    return True
