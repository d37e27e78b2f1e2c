"""[IN-6] The share-out: which family takes the token of each arcade."""

from typing import Final

from mypy_extensions import i64

from ...core.seats import NO_SEAT
from ...core.step import Automatic
from . import events
from .ending import has_won, is_last
from .events import FIVE_DIFFERENT, FOUR_ALIKE, LAST_TURN_OVER
from .influence import is_live
from .material import (
    ALONE,
    CORPORATIONS,
    DOWN,
    DUCAT,
    EQUAL,
    FACE_DOWN_TOKEN,
    HIGHER,
    INFLUENCE,
    LONE,
    NEUTRAL,
    NO_INTRIGANT,
    NO_TOKEN,
    NOTHING,
    WIN_ALIKE,
    token_kind,
)
from .state import Table


def outcome_at(s: Table, token: i64, left: i64, right: i64) -> i64:
    """What would become of a token between these two slots."""
    if token == NO_TOKEN:
        return NOTHING
    return FACE_DOWN_TOKEN if token >= DOWN else contest(s, left, right)  # [IN-6.8]


def contest(s: Table, left: i64, right: i64) -> i64:
    """Who takes a token between these two slots, or why nobody does."""
    if not is_live(left) and not is_live(right):
        return NO_INTRIGANT  # [IN-6.4, IN-6.5]
    alone = not is_live(left) or not is_live(right)
    if alone and not can_win_beside(s, left if is_live(right) else right):
        return LONE  # [IN-6.6]
    if not alone and s.box.values[left - 1] == s.box.values[right - 1]:
        return EQUAL  # [IN-6.3]
    if taker_of(s, left, right) == NO_SEAT:
        return NEUTRAL  # [IN-6.7]
    return ALONE if alone else HIGHER


def can_win_beside(s: Table, other: i64) -> bool:
    """[IN-6.6] May a live Intrigant take a token alone, beside this?  [IN-6.5] Face down counts as no card."""
    return s.box.lone_beside_influence_wins if other >= INFLUENCE else s.box.lone_beside_killed_wins


def taker_of(s: Table, left: i64, right: i64) -> i64:
    """[IN-6.2] The seat of the family with the highest live Intrigant, whoever has placed it; there is one."""
    values = s.box.values
    best = left
    if not is_live(left) or (is_live(right) and values[right - 1] > values[left - 1]):
        best = right
    return s.owners[s.box.families[best - 1]]


class ShareOut(Automatic[Table]):
    """[IN-6.1] From the door clockwise, arcade by arcade.  [IN-9.2] Whoever wins, wins at once."""

    def run(self, s: Table) -> None:
        for i in range(s.arcades):
            s.last[i] = s.tokens[i]
            s.last[s.arcades + i] = s.slots[i]
        for arcade in range(s.arcades):
            s.shared = arcade + 1
            if self.share(s, arcade):
                s.finish()
                return
        if is_last(s):
            events.ENDED.tell(s, LAST_TURN_OVER, NO_SEAT)  # [IN-9.3]
            s.finish()

    def share(self, s: Table, arcade: i64) -> bool:
        """True when somebody has won the game by it."""
        token = s.tokens[arcade]
        left = s.slots[s.before(arcade)]
        right = s.slots[arcade]
        outcome = outcome_at(s, token, left, right)
        if s.events is not None:
            events.WEIGHED.tell(s, arcade, s.box.shown(left), s.box.shown(right))
        if outcome < HIGHER:
            events.STAYED.tell(s, arcade, token_kind(token), outcome)
            return False
        seat = taker_of(s, left, right)
        s.tokens[arcade] = NO_TOKEN
        events.TOOK.tell(s, seat, arcade, token_kind(token))
        if token == DUCAT:
            s.ducats[seat] += 1
            return False
        return self.count_seal(s, seat, token - 1)

    def count_seal(self, s: Table, seat: i64, corporation: i64) -> bool:
        """[IN-6.9] The counter goes up, the Seal goes back into the bag."""
        at = seat * CORPORATIONS + corporation
        s.bag[corporation] += 1
        s.counters[at] += 1
        events.COUNTED.tell(s, seat, corporation, s.counters[at])
        if not has_won(s, seat):
            return False
        events.ENDED.tell(s, FOUR_ALIKE if s.counters[at] == WIN_ALIKE else FIVE_DIFFERENT, seat)
        return True


SHARE_OUT: Final = ShareOut("share_out", "IN-6.1")
