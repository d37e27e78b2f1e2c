"""[SM-2, SM-3, SM-9] Phases and rounds: who is active, who leads, the roles, the cards dealt."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import BITS, EMPTY, counts_of, draw, one, size
from ...core.rng import Rng
from ...core.seats import NO_SEAT, NOBODY
from ...core.step import Automatic, Chance, Path
from . import events
from .material import (
    ACTIONS,
    ALL_CARDS,
    CARD_NAMES,
    CARDS,
    FIRST_CHOOSER,
    FIRST_DEALER,
    LEAST_ACTIVE,
    LIMIT,
    SEAT_NAMES,
    SEATS,
    SECOND_CHOOSER,
    SECOND_DEALER,
    deal_actions,
    deal_limits,
)
from .offers import REVEAL, SPLIT, TAKE_OFFER, TAKE_REST
from .state import Table


class StartPhase(Automatic[Table]):
    """[SM-2.3] Both decks are whole, nobody has a limit card, everybody takes part."""

    def run(self, s: Table) -> None:
        s.phase += 1
        s.round = 0
        s.is_extra = False
        s.active = (i64(1) << s.seats) - 1
        s.deck = ALL_CARDS
        s.discard = EMPTY
        for seat in range(s.seats):
            s.limits[seat] = EMPTY
        events.PHASE.tell(s, s.phase)


class NextRound(Automatic[Table]):
    """[SM-9.1 to SM-9.5] After each round: another one, one more for those who are left, or the end of the phase."""

    def run(self, s: Table) -> None:
        if s.round > 0:
            if not self.goes_on(s):
                return
            s.leader = s.next_active(s.leader)  # [SM-2.2, SM-9.4]
        elif s.phase > 1:
            s.leader = s.next_active(s.leader)
        s.round += 1
        events.ROUND.tell(s, s.round, s.leader, s.active)
        for role in range(SEATS):
            s.roles[role] = NO_SEAT
        s.opened = NOBODY
        give_role(s, FIRST_DEALER, s.leader)
        active = s.number_active()
        if active == 4:
            self.plan_for_four(s)
        else:
            self.plan_for_fewer(s, active)
        s.then(NEXT_ROUND)

    def goes_on(self, s: Table) -> bool:
        """[SM-9.2] If somebody is out, at most one more round follows."""
        self.look_at_limits(s)
        if s.is_extra:  # [SM-9.5]
            return False
        active = s.number_active()
        if active == s.seats:
            return True
        s.is_extra = active >= LEAST_ACTIVE
        if s.is_extra:
            events.EXTRA.tell(s, s.active)
        return s.is_extra

    def look_at_limits(self, s: Table) -> None:
        """[SM-9.1] Who has reached the limit is out."""
        for seat in range(s.seats):
            if s.active >> seat & 1 and s.limit_points(seat) >= LIMIT:
                s.active &= ~(i64(1) << seat)
                events.OUT.tell(s, seat, s.limit_points(seat))

    def plan_for_four(self, s: Table) -> None:
        """[SM-3.1] Two pairs.  [SM-3.5] The second pair's offers are turned up when the first has played."""
        s.then(DRAW_ROLE, FIRST_CHOOSER)
        s.then(DRAW_ROLE, SECOND_DEALER)
        s.then(LAST_ROLE, SECOND_CHOOSER)
        s.then(DEAL_CARDS)
        s.then(SPLIT)
        for dealer in (FIRST_DEALER, SECOND_DEALER):
            s.then(REVEAL, dealer)
            s.then(TAKE_OFFER, dealer + 1 + dealer * SEATS)  # each chooser stands below his dealer
            s.then(TAKE_REST, dealer)

    def plan_for_fewer(self, s: Table, active: i64) -> None:
        """[SM-3.8] One dealer, and one or two choosers one after the other."""
        if active == 3:
            s.then(DRAW_ROLE, FIRST_CHOOSER)
            s.then(LAST_ROLE, SECOND_CHOOSER)
        else:
            s.then(LAST_ROLE, FIRST_CHOOSER)
        s.then(DEAL_CARDS)
        s.then(SPLIT)
        s.then(REVEAL, FIRST_DEALER)
        s.then(TAKE_OFFER, FIRST_CHOOSER)
        if active == 3:
            s.then(TAKE_OFFER, SECOND_CHOOSER)
        s.then(TAKE_REST, FIRST_DEALER)


def give_role(s: Table, role: i64, seat: i64) -> None:
    s.roles[role] = seat
    events.ROLE.tell(s, seat, role)


def is_without_role(s: Table, seat: i64) -> bool:
    """[SM-3.1] Is this seat's marker still to be drawn?"""
    for role in range(SEATS):
        if s.roles[role] == seat:
            return False
    return s.active >> seat & 1 == 1


class DrawRole(Chance[Table]):
    """[SM-3.1] The next marker is drawn blind.  The argument is the role."""

    def weights(self, s: Table) -> vec[i64]:
        weights = vec[i64]([0] * s.seats)
        for seat in range(s.seats):
            weights[seat] = i64(is_without_role(s, seat))
        return weights

    def happen(self, s: Table, outcome: i64) -> None:
        give_role(s, s.arg, outcome)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"role:{SEAT_NAMES[outcome]}",)


class LastRole(Automatic[Table]):
    """[SM-3.1] The last marker needs no lot.  The argument is the role."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            if is_without_role(s, seat):
                give_role(s, s.arg, seat)
                return


class DealCards(Automatic[Table]):
    """[SM-3.2] Each dealer draws his cards."""

    def run(self, s: Table) -> None:
        for role in (FIRST_DEALER, SECOND_DEALER):
            if s.roles[role] != NO_SEAT:
                s.then(DEAL_ACTION, s.roles[role])


class DealCard(Chance[Table]):
    """[SM-3.2] A dealer draws a card that he alone sees.  The argument is the seat.

    [SM-2.4] A deck never runs out within a phase.
    """

    def __init__(self, name: str, rule: str, begin: i64, end: i64) -> None:
        super().__init__(name, rule)
        self.begin = begin  # the kinds of cards in this deck; an outcome is counted from here
        self.kinds = end - begin

    def deck(self, s: Table) -> i64:
        """The pool of the cards in this deck, the first kind of them as kind 0."""
        pool = s.deck >> self.begin * BITS & one(self.kinds) - 1
        assert pool != EMPTY, "a deck has run out within a phase, which cannot be [SM-2.4]"
        return pool

    def weights(self, s: Table) -> vec[i64]:
        return counts_of(self.deck(s), self.kinds)

    def draw(self, s: Table, rng: Rng) -> i64:
        pool = self.deck(s)
        return draw(pool, size(pool), rng)

    def happen(self, s: Table, outcome: i64) -> None:
        seat, kind = s.arg, self.begin + outcome
        card = one(kind)
        s.deck -= card
        s.deal[seat] += card
        events.DREW.tell(s, seat, i64(kind >= ACTIONS))
        events.DEALT.tell(s, seat, kind)
        active = s.number_active()
        cards = size(s.deal[seat])
        if cards < deal_actions(active):
            s.then(DEAL_ACTION, seat)
        elif cards < deal_actions(active) + deal_limits(active):
            s.then(DEAL_LIMIT, seat)
        else:
            events.DREW_ALL.tell(s, seat, deal_actions(active), deal_limits(active))
            events.HOLDS.tell(s, seat, s.deal[seat])

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"card:{CARD_NAMES[self.begin + outcome]}",)


START_PHASE: Final = StartPhase("start_phase", "SM-2.3")
NEXT_ROUND: Final = NextRound("next_round", "SM-9.1")
DRAW_ROLE: Final = DrawRole("draw_role", "SM-3.1")
LAST_ROLE: Final = LastRole("last_role", "SM-3.1")
DEAL_CARDS: Final = DealCards("deal_cards", "SM-3.2")
DEAL_ACTION: Final = DealCard("deal_action", "SM-3.2", 0, ACTIONS)
DEAL_LIMIT: Final = DealCard("deal_limit", "SM-3.2", ACTIONS, CARDS)
