"""What a good player sees in a position of Rialto: points so far, those to come, and what brings more of them."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import count, size
from ...games.rialto.districts import value_at
from ...games.rialto.ending import values_of
from ...games.rialto.material import (
    BANK_DISTRICTS,
    BANKS,
    BRIDGES,
    BUILDING_NAMES,
    BUILDINGS,
    DISTRICTS,
    FREE,
    JOKER,
    PAIRS,
    STEPS,
)
from ...games.rialto.state import Table
from ..advice import Advice, Guess

POINTS: Final[i64] = 0
SUPPLY: Final[i64] = 1
VALUES: Final[i64] = 2
SETTLED: Final[i64] = 3
OPEN: Final[i64] = 4
BANK: Final[i64] = 5
BANK_NEAR: Final[i64] = 6
COINS: Final[i64] = 7
COINS_MANY: Final[i64] = 8
MEN: Final[i64] = 9
MEN_MANY: Final[i64] = 10
PLACE: Final[i64] = 11
SPACES: Final[i64] = 12
CARDS: Final[i64] = 13
JOKERS: Final[i64] = 14
ALIKE: Final[i64] = 15
USES: Final[i64] = 16  # + building
ACTS: Final[i64] = USES + BUILDINGS

# Every amount is in points or near to it, so that a first guess says how many points it is worth, times this.
POINT: Final = 0.3
POSITION_GUESSES: Final[list[Guess]] = [
    ("points", POINT),
    ("supply", POINT * 0.9),
    ("values", POINT),
    ("settled", POINT),
    ("open", POINT * 1.1),
    ("bank", POINT * 0.0),
    ("bank_near", POINT * 1.8),
    ("coins", POINT * 0.8),
    ("coins_many", POINT * 0.1),
    ("men", POINT * 0.2),
    ("men_many", POINT * 0.3),
    ("place", POINT),
    ("spaces", POINT * 0.3),
    ("cards", POINT * 0.3),
    ("jokers", POINT * 0.3),
    ("alike", POINT * 0.0),
    *[
        (name, POINT * guess)
        for name, guess in zip(
            BUILDING_NAMES, (0.0, 0.0, 0.2, 0.8, 0.1, 0.0, 0.2, 0.1, 0.0, 0.3, 1.2, 0.8), strict=True
        )
    ],
]

ENOUGH: Final[i64] = 4  # coins or councilmen that one round can use
DIFFERENCES: Final[i64] = 3  # councilmen more or less that still make a difference
# How likely another player ends ahead in a district, who has 3 councilmen more, 2 more, ...; where both have as many,
# first who comes before in Doge order.  Where the round of a district is over, little changes.
AHEAD_SETTLED: Final = vec[float]([0.97, 0.95, 0.9, 0.75, 0.25, 0.1, 0.05, 0.03])
AHEAD_OPEN: Final = vec[float]([0.75, 0.67, 0.6, 0.52, 0.48, 0.4, 0.33, 0.25])


def rounds_left(s: Table) -> float:
    """The rounds still to be played, that under way in part."""
    left = float(s.box.rounds - s.round)
    if s.phase <= 1:
        return left + 1.0
    return left + float(STEPS - s.current) / 8.0 if s.phase == 2 else left


class Positions(Advice[Table]):
    """Values of positions."""

    def __init__(self, room: i64, guesses: list[Guess], acts: i64) -> None:
        super().__init__(room, guesses, acts)
        self.worths: vec[float] = vec[float]([0.0] * DISTRICTS)  # that districts will have in the end

    def look(self, s: Table, seat: i64) -> None:
        left = rounds_left(s)
        firm = 1.0 / sqrt(left + 0.5)  # a point decides more, the less there is still to come
        soon = min(left, 1.0)
        self.look_at_points(s, seat, firm)
        self.look_at_districts(s, seat, left, firm)
        self.look_at_banks(s, seat, soon * firm)
        self.look_at_supplies(s, seat, soon * firm)
        self.look_at_track(s, seat, left, soon, firm)
        self.look_at_hand(s, seat, soon * firm)
        self.look_at_buildings(s, seat, left * firm)

    def look_at_points(self, s: Table, seat: i64, firm: float) -> None:
        """What is scored already, or will be in any case."""
        self.note(POINTS, float(s.points[seat]) * firm)
        self.note(SUPPLY, float(s.personal[seat] + s.coins[seat]) * 0.5 * firm)
        self.note(VALUES, float(values_of(s.buildings[seat])) * firm)

    # ---- the board

    def look_at_districts(self, s: Table, seat: i64, left: float, firm: float) -> None:
        """The share of each district that its ranks promise; it is open until its round is over."""
        self.expect_worths(s, left)
        worths = self.worths
        for district in range(DISTRICTS):
            if s.round_of(district) < s.round or s.phase > 2:
                if s.men[seat * DISTRICTS + district] > 0:
                    self.note(SETTLED, worths[district] * likely_share(s, seat, district, AHEAD_SETTLED) * firm)
            else:
                self.note(OPEN, worths[district] * likely_share(s, seat, district, AHEAD_OPEN) * firm)

    def expect_worths(self, s: Table, left: float) -> None:
        """What lies at each district now, and its part of the tiles to come."""
        worths = self.worths
        box = s.box
        low_end, high_end = box.low_end, box.high_end
        later = mean_end(s, left)
        for district in range(DISTRICTS):
            worths[district] = 0.0
        for pair in range(PAIRS):
            tile = s.connections[pair]
            if tile == FREE:
                worths[low_end[pair]] += later
                worths[high_end[pair]] += later
            elif tile > FREE:
                worths[low_end[pair]] += float(value_at(s, pair, False))
                worths[high_end[pair]] += float(value_at(s, pair, True))

    def look_at_banks(self, s: Table, seat: i64, scale: float) -> None:
        """Councilmen on a bank whose bonus tile is still to be won."""
        for bank in range(BANKS):
            if s.banks >> bank & 1:
                present, in_time = bank_progress(s, seat, bank)
                self.note(BANK, float(present) * scale)
                if present == BANK_DISTRICTS - 1 and in_time:
                    self.note(BANK_NEAR, scale)

    def look_at_track(self, s: Table, seat: i64, left: float, soon: float, firm: float) -> None:
        """First in Doge order has the first choice, and wins ties."""
        behind: i64 = s.players - 1
        while s.order[s.players - 1 - behind] != seat:
            behind -= 1
        self.note(PLACE, float(behind) / float(s.players - 1) * left * firm)
        self.note(SPACES, float(min(s.spaces[seat], 20)) * soon * firm)

    # ---- what a seat has

    def look_at_supplies(self, s: Table, seat: i64, scale: float) -> None:
        """Coins and councilmen that the next round can use are worth more than half a point."""
        coins, men = s.coins[seat], s.personal[seat]
        self.note(COINS, float(min(coins, ENOUGH)) * scale)
        self.note(COINS_MANY, float(max(coins - ENOUGH, 0)) * scale)
        self.note(MEN, float(min(men, ENOUGH)) * scale)
        self.note(MEN_MANY, float(max(men - ENOUGH, 0)) * scale)

    def look_at_hand(self, s: Table, seat: i64, scale: float) -> None:
        """Cards that were kept; several of a kind may win a bonus."""
        hand = s.hands[seat]
        alike: i64 = 0
        for kind in range(STEPS):
            alike += max(count(hand, kind) - 1, 0)
        self.note(CARDS, float(size(hand)) * scale)
        self.note(JOKERS, float(count(hand, JOKER)) * scale)
        self.note(ALIKE, float(alike) * scale)

    def look_at_buildings(self, s: Table, seat: i64, scale: float) -> None:
        """Each can be used once in each round."""
        pool = s.buildings[seat]
        building: i64 = 0
        while pool:
            if pool & 15:
                self.note(USES + building, float(pool & 15) * scale)
            pool >>= 4
            building += 1


def mean_end(s: Table, left: float) -> float:
    """What the tiles of the rounds to come add to each end of a free connection."""
    free: i64 = 0
    for pair in range(PAIRS):
        if s.connections[pair] == FREE:
            free += 1
    if free == 0:
        return 0.0
    total: i64 = 0
    bridges: i64 = 0
    for bridge in range(BRIDGES):
        if s.bridges >> bridge & 1 or bridge == s.top:
            total += s.box.low_value[bridge] + s.box.high_value[bridge]
            bridges += 1
    ends = 2.0 * min(float(s.gondolas), left)
    if bridges:
        ends += float(total) / float(bridges) * min(float(bridges), left)
    return ends / float(2 * free)


def likely_share(s: Table, seat: i64, district: i64, ahead: vec[float]) -> float:
    """The part of a district's worth that a seat can expect: half of it for each player that ends ahead."""
    men = s.men
    own = men[seat * DISTRICTS + district]
    order = s.order
    share = 1.0
    is_before = True
    for place in range(s.players):
        other = order[place]
        if other == seat:
            is_before = False
            continue
        more = men[other * DISTRICTS + district] - own
        if more > 0:
            at = DIFFERENCES - min(more, DIFFERENCES)
        elif more < 0:
            at = DIFFERENCES + 1 + min(-more, DIFFERENCES)
        else:
            at = DIFFERENCES if is_before else DIFFERENCES + 1
        share *= 1.0 - 0.5 * ahead[at]
    return share


def bank_progress(s: Table, seat: i64, bank: i64) -> tuple[i64, bool]:
    """In how many districts of a bank a seat has councilmen, and whether the rounds of all others are to come."""
    present: i64 = 0
    in_time = True
    for district in range(DISTRICTS):
        if s.box.bank_of[district] == bank:
            if s.men[seat * DISTRICTS + district] > 0:
                present += 1
            elif s.round_of(district) < s.round:
                in_time = False
    return present, in_time
