"""[DO-4] The votes: their order, the counting, and what the ranks bring in a district and in the Quarantia."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import EMPTY, worth
from ...core.seats import NO_SEAT, NOBODY, is_several, lowest
from ...core.step import Automatic, Chance, Path
from . import events
from .advisors import HANDLE_ADVISOR, MAKE_NEUTRAL
from .building import MOVE_SECONDS, MOVE_TIED, PLACE_ONE, PLACE_TIED, PLACE_TWO
from .material import ADVISORS, AREA_NAMES, AREAS, NO_AREA, QUARANTIA, QUARANTIA_ADVISORS
from .state import Table

NO_LIMIT: Final[i64] = 100  # more votes than anybody can have


def cards_left(row: vec[i64]) -> vec[i64]:
    """One copy of each area that is not in the row yet."""
    left = vec[i64]([1] * AREAS)
    for i in range(AREAS):
        if row[i] != NO_AREA:
            left[row[i]] = 0
    return left


def rank_seats(s: Table) -> None:
    """[DO-4.8] Who is first, and who is second."""
    s.second_mask = NOBODY
    s.first_mask = best_below(s, NO_LIMIT)
    if s.first_mask != NOBODY and not is_several(s.first_mask):
        s.second_mask = best_below(s, s.votes[lowest(s.first_mask)])


def best_below(s: Table, limit: i64) -> i64:
    """The seats with the most votes below a limit.  [DO-4.6] 0 votes are no rank."""
    votes = s.votes
    most: i64 = 1
    mask: i64 = NOBODY
    for seat in range(s.seats):
        if most <= votes[seat] < limit:
            if votes[seat] > most:
                most = votes[seat]
                mask = NOBODY
            mask |= i64(1) << seat
    return mask


class LayBrown(Chance[Table]):
    """[DO-1.5] The next card of the brown row, face up.  The argument is its place."""

    def weights(self, s: Table) -> vec[i64]:
        return cards_left(s.brown)

    def happen(self, s: Table, outcome: i64) -> None:
        s.brown[s.arg] = outcome
        events.BROWN.tell(s, s.arg, outcome)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"brown:{AREA_NAMES[outcome]}",)


class TurnBlue(Chance[Table]):
    """[DO-4.2] The next blue card is turned.  [DO-1.6] Until then nobody knows it, so it is drawn now."""

    def weights(self, s: Table) -> vec[i64]:
        return cards_left(s.blue)

    def happen(self, s: Table, outcome: i64) -> None:
        s.blue[s.voted] = outcome
        events.BLUE.tell(s, s.voted, outcome)
        s.voted += 1

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"blue:{AREA_NAMES[outcome]}",)


class Vote(Automatic[Table]):
    """[DO-4.1] The next area of the brown row votes."""

    def run(self, s: Table) -> None:
        area = s.brown[s.voted]
        events.VOTE.tell(s, area)
        self.count_markers(s, area)
        self.count_advisors(s, area)
        for seat in range(s.seats):
            if s.votes[seat]:
                events.VOTES.tell(s, seat, area, s.votes[seat])
        rank_seats(s)
        if s.first_mask == NOBODY:
            events.NOBODY.tell(s, area)  # [DO-4.11]
            return
        s.open_mask = QUARANTIA_ADVISORS if area == QUARANTIA else i64(1) << area
        if is_several(s.first_mask):
            events.TIED.tell(s, s.first_mask, area)
            s.then(MAKE_NEUTRAL)
            s.then(MOVE_TIED if area == QUARANTIA else PLACE_TIED, s.first_mask)  # [DO-7.9] [DO-6.6]
            return
        events.WON.tell(s, s.first_mask, area, s.second_mask)
        if area == QUARANTIA:
            self.reward_in_quarantia(s)
        else:
            self.reward_in_district(s)

    def count_markers(self, s: Table, area: i64) -> None:
        """[DO-4.4] Turn up what lies here; [DO-4.10] counted markers are their owners' again, for next year."""
        stacks = s.stacks
        for seat in range(s.seats):
            stack = stacks[seat * AREAS + area]
            s.votes[seat] = worth(stack)
            s.entered[seat] = 0
            s.turned[seat] = stack
            if stack != EMPTY:
                events.COUNTED.tell(s, seat, area, stack)
                s.counted[seat] += stack
                stacks[seat * AREAS + area] = EMPTY

    def count_advisors(self, s: Table, area: i64) -> None:
        """[DO-4.5] One vote for each advisor that stands here."""
        places = s.places
        for advisor in range(ADVISORS):
            if places[advisor] == area:
                s.votes[s.rings[advisor]] += 1

    def reward_in_district(self, s: Table) -> None:
        """[DO-6.1] The advisor, [DO-6.3] the winner's houses, [DO-6.4] the seconds' houses."""
        s.then(HANDLE_ADVISOR, lowest(s.first_mask))
        s.then(PLACE_TWO, s.first_mask)
        s.then(PLACE_ONE, s.second_mask)

    def reward_in_quarantia(self, s: Table) -> None:
        """[DO-7.2] Winner, [DO-7.3] second, [DO-7.4] winner; [DO-7.5, DO-7.6] or no single second."""
        winner = lowest(s.first_mask)
        second = NO_SEAT if s.second_mask == NOBODY or is_several(s.second_mask) else lowest(s.second_mask)
        s.then(HANDLE_ADVISOR, winner)
        if second != NO_SEAT:
            s.then(HANDLE_ADVISOR, second)
        elif s.second_mask != NOBODY:
            s.then(MOVE_SECONDS, s.second_mask)
        s.then(HANDLE_ADVISOR, winner)
        s.then(MAKE_NEUTRAL)  # [DO-7.7] the one left over, if any


LAY_BROWN: Final = LayBrown("lay_brown", "DO-1.5")
TURN_BLUE: Final = TurnBlue("turn_blue", "DO-4.2")
VOTE: Final = Vote("vote", "DO-4.1")
