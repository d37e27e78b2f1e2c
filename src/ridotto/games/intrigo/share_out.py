"""[IN-6] The share-out: which family takes the token of each arcade."""

from typing import Final

from mypy_extensions import i64

from ...core.seats import NO_SEAT
from ...core.step import Automatic
from .ending import has_won, is_last
from .influence import is_live
from .material import CORPORATIONS, DOWN, DUCAT, NO_TOKEN, WIN_ALIKE
from .state import Table

# What becomes of a token, and why.
NOTHING: Final[i64] = 0  # there is none
FACE_DOWN_TOKEN: Final[i64] = 1
NO_INTRIGANT: Final[i64] = 2
LONE: Final[i64] = 3  # one Intrigant alone, at a table where that is not enough
EQUAL: Final[i64] = 4
NEUTRAL: Final[i64] = 5
HIGHER: Final[i64] = 6  # taken by the higher Intrigant ...
ALONE: Final[i64] = 7  # ... or by the only one
OUTCOME_NAMES: Final = ["nothing", "face_down", "no_intrigant", "lone", "equal", "neutral", "higher", "alone"]

# Why a game has ended: the first fact of the event "ended".
FIVE_DIFFERENT: Final[i64] = 0
FOUR_ALIKE: Final[i64] = 1
LAST_TURN_OVER: Final[i64] = 2


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
    if alone and not s.box.lone_card_wins:
        return LONE  # [IN-6.6]
    if not alone and s.box.values[left - 1] == s.box.values[right - 1]:
        return EQUAL  # [IN-6.3]
    if taker_of(s, left, right) == NO_SEAT:
        return NEUTRAL  # [IN-6.7]
    return ALONE if alone else HIGHER


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
            s.tell("ended", LAST_TURN_OVER, NO_SEAT)  # [IN-9.3]
            s.finish()

    def share(self, s: Table, arcade: i64) -> bool:
        """True when somebody has won the game by it."""
        token = s.tokens[arcade]
        left = s.slots[s.before(arcade)]
        right = s.slots[arcade]
        outcome = outcome_at(s, token, left, right)
        if s.events is not None:
            s.tell("weighed", arcade, s.box.shown(left), s.box.shown(right))
        if outcome < HIGHER:
            s.tell("stayed", arcade, token, outcome)
            return False
        seat = taker_of(s, left, right)
        s.tokens[arcade] = NO_TOKEN
        s.tell("took", seat, arcade, token)
        if token == DUCAT:
            s.ducats[seat] += 1
            return False
        return self.count_seal(s, seat, token - 1)

    def count_seal(self, s: Table, seat: i64, corporation: i64) -> bool:
        """[IN-6.9] The counter goes up, the Seal goes back into the bag."""
        at = seat * CORPORATIONS + corporation
        s.bag[corporation] += 1
        s.counters[at] += 1
        s.tell("counted", seat, corporation, s.counters[at])
        if not has_won(s, seat):
            return False
        s.tell("ended", FOUR_ALIKE if s.counters[at] == WIN_ALIKE else FIVE_DIFFERENT, seat)
        return True


SHARE_OUT: Final = ShareOut("share_out", "IN-6.1")
