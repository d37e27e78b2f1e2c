"""[SM-5] Playing the cards of an offer, one after the other."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count, least, one
from ...core.seats import NO_SEAT
from ...core.step import Automatic, Decision, Options, Path
from . import events
from .bridges import BUILD_BRIDGE, SEIZE_BRIDGE, can_raise_anywhere, can_seize_any
from .districts import PLACE_NOBLE
from .doge import MOVE_DOGE
from .material import ACTIONS, BRIDGE, CARD_NAMES, DOGE, EXILE, NO_CARD, TRANSFER
from .nobles import NAME_DISTRICT, TRANSFER_NOBLE, has_victims
from .state import Table


def play_card(s: Table, kind: i64) -> None:
    """[SM-5.2] The card is played; [SM-5.3] if nothing can be done with it, it has no effect."""
    card = one(kind)
    s.hand -= card
    s.discard += card
    s.card = kind
    events.PLAYED.tell(s, s.player, kind)
    if kind < BRIDGE:
        s.then(PLACE_NOBLE, kind)
    elif kind == DOGE:
        s.then(MOVE_DOGE)
    elif kind == EXILE:
        s.then(NAME_DISTRICT)
    elif kind == TRANSFER and has_victims(s, s.player):
        s.then(TRANSFER_NOBLE)
    elif kind == BRIDGE and s.bridges_left() > 0 and can_raise_anywhere(s, s.player):
        s.then(BUILD_BRIDGE)
    elif kind == BRIDGE and s.bridges_left() == 0 and can_seize_any(s, s.player):
        s.then(SEIZE_BRIDGE)
    else:
        events.WASTED.tell(s, s.player, kind)


class NextCard(Automatic[Table]):
    """[SM-5.1] The next card of the hand, until none is left.  Cards that are all alike need no choice."""

    def run(self, s: Table) -> None:
        s.card = NO_CARD
        if s.hand == EMPTY:
            events.PLAYED_ALL.tell(s, s.player)
            s.player = NO_SEAT
            return
        kind = least(s.hand)
        if s.hand == one(kind) * count(s.hand, kind):
            play_card(s, kind)
        else:
            s.then(CHOOSE_CARD)
        s.then(NEXT_CARD)


class ChooseCard(Decision[Table]):
    """[SM-5.1] The player chooses which of his cards he plays next."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.player

    def options(self, s: Table, seat: i64, out: Options) -> None:
        out.add_kinds(s.hand)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        play_card(s, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"card:{CARD_NAMES[code]}",)


NEXT_CARD: Final = NextCard("next_card", "SM-5.1")
CHOOSE_CARD: Final = ChooseCard("choose_card", "SM-5.1", ACTIONS)
