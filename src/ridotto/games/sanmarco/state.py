"""What lies on the table.  [SM-1]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.choices import Choices
from ...core.game import Tables
from ...core.pool import EMPTY, count
from ...core.seats import NO_SEAT, NOBODY
from ...core.state import State
from .box import Box, SanMarcoBoxes
from .material import (
    ACTIONS,
    ALL_CARDS,
    BRIDGES,
    DISTRICTS,
    NO_CARD,
    NO_DISTRICT,
    NOBLES,
    OFFERS,
    PAIRS,
    SEATS,
)


class Table(State):
    """All of a San Marco game.  Registers marked [seat, district] are flat; masks and pools are numbers."""

    def __init__(self, seats: i64, choices: Choices, box: Box, like: "Table | None" = None) -> None:
        super().__init__(seats, choices, like)
        self.box: Final = box
        if like is None:
            self.phase: i64 = 0  # 0: set-up
            self.round: i64 = 0  # of this phase
            self.is_extra: bool = False  # the round of those who are left    [SM-9.2]
            self.leader: i64 = NO_SEAT
            self.active: i64 = NOBODY  # mask of the seats that are not out
            self.doge: i64 = NO_DISTRICT
            self.player: i64 = NO_SEAT  # who plays cards now
            self.card: i64 = NO_CARD  # that is being played
            self.hand: i64 = EMPTY  # pool of the cards it still has to play
            self.deck: i64 = ALL_CARDS  # pool    SECRET: nobody; action and limit cards
            self.discard: i64 = EMPTY  # pool of the action cards played in this phase
            self.opened: i64 = NOBODY  # mask of the dealers whose offers lie face up
            self.rolled: i64 = 0  # side of the die, as it lies
            self.due: i64 = 0  # nobles an exile has still to take
            self.nobles: vec[i64] = vec[i64]([0] * (seats * DISTRICTS))  # [seat, district]
            self.bridges: vec[i64] = vec[i64]([NOBODY] * PAIRS)  # [pair]: mask of the owners
            self.reserve: vec[i64] = vec[i64]([NOBLES] * seats)  # [seat]: nobles
            self.prestige: vec[i64] = vec[i64]([0] * seats)
            self.limits: vec[i64] = vec[i64]([EMPTY] * seats)  # [seat]: pool of limit cards
            self.roles: vec[i64] = vec[i64]([NO_SEAT] * SEATS)  # [role]: seat
            self.deal: vec[i64] = vec[i64]([EMPTY] * seats)  # pool not yet in an offer    SECRET: owner
            self.offers: vec[i64] = vec[i64]([EMPTY] * (seats * OFFERS))  # pool    SECRET: owner, until [SM-3.5]
        else:
            self.phase = like.phase
            self.round = like.round
            self.is_extra = like.is_extra
            self.leader = like.leader
            self.active = like.active
            self.doge = like.doge
            self.player = like.player
            self.card = like.card
            self.hand = like.hand
            self.deck = like.deck
            self.discard = like.discard
            self.opened = like.opened
            self.rolled = like.rolled
            self.due = like.due
            self.nobles = like.nobles[:]
            self.bridges = like.bridges[:]
            self.reserve = like.reserve[:]
            self.prestige = like.prestige[:]
            self.limits = like.limits[:]
            self.roles = like.roles[:]
            self.deal = like.deal[:]
            self.offers = like.offers[:]

    def numbers(self) -> list[i64]:
        out = super().numbers()
        out.extend([self.phase, self.round, i64(self.is_extra), self.leader, self.active, self.doge, self.player])
        out.extend([self.card, self.hand, self.deck, self.discard, self.opened])
        out.extend([self.rolled, self.due])
        for register in [
            self.nobles,
            self.bridges,
            self.reserve,
            self.prestige,
            self.limits,
            self.roles,
            self.deal,
            self.offers,
        ]:
            out.extend(register)
        return out

    # ---- questions

    def clock(self) -> i64:
        """Rounds; set-up belongs to the first."""
        return max(self.phase, 1) * 32 + max(self.round, 1)

    def number_active(self) -> i64:
        """How many seats take part in this round."""
        active = self.active
        number: i64 = 0
        while active:
            active &= active - 1
            number += 1
        return number

    def next_active(self, seat: i64) -> i64:
        """The next active seat, clockwise."""
        following = (seat + 1) % self.seats
        while not self.active >> following & 1:
            following = (following + 1) % self.seats
        return following

    def limit_points(self, seat: i64) -> i64:
        """[SM-4.3] What the limit cards before a seat come to."""
        cards = self.limits[seat]
        return count(cards, ACTIONS) + 2 * count(cards, ACTIONS + 1) + 3 * count(cards, ACTIONS + 2)

    def bridges_left(self) -> i64:
        """Bridges that are not on the board."""
        bridges = self.bridges
        left = BRIDGES
        for pair in range(PAIRS):
            owners = bridges[pair]
            while owners:
                owners &= owners - 1
                left -= 1
        return left

    def bridges_on(self, pair: i64) -> i64:
        """How many bridges join two districts."""
        owners = self.bridges[pair]
        number: i64 = 0
        while owners:
            owners &= owners - 1
            number += 1
        return number

    def owns_bridge(self, seat: i64, pair: i64) -> bool:
        return self.bridges[pair] >> seat & 1 == 1

    # ---- changes

    def put_noble(self, seat: i64, district: i64) -> None:
        """One noble from the reserve into a district."""
        assert self.reserve[seat] > 0, "no noble is left in the reserve"
        self.reserve[seat] -= 1
        self.nobles[seat * DISTRICTS + district] += 1

    def remove_nobles(self, seat: i64, district: i64, number: i64) -> None:
        """[SM-7.7] Nobles taken off the board are their owner's again."""
        assert self.nobles[seat * DISTRICTS + district] >= number, "so many nobles are not there"
        self.nobles[seat * DISTRICTS + district] -= number
        self.reserve[seat] += number

    def raise_bridge(self, seat: i64, pair: i64) -> None:
        """[SM-6.1] A bridge between two districts, with a noble from the reserve on it."""
        assert self.reserve[seat] > 0, "no noble is left in the reserve"
        self.reserve[seat] -= 1
        self.bridges[pair] |= i64(1) << seat

    def lift_bridge(self, seat: i64, pair: i64) -> None:
        """A bridge off the board; its noble goes back to the owner."""
        self.bridges[pair] &= ~(i64(1) << seat)
        self.reserve[seat] += 1


class SanMarcoTables(Tables[Table]):
    """How a table of San Marco is set up and copied."""

    def __init__(self) -> None:
        self.boxes: Final = SanMarcoBoxes()

    def new(self, seats: i64, choices: Choices) -> Table:
        return Table(seats, choices, self.boxes.get(seats, choices))

    def copy(self, s: Table) -> Table:
        return Table(s.seats, s.choices, s.box, s)
