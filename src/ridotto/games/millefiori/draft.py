"""[MF-2.1, MF-2.2] The draft: packets go round to the left, and everybody keeps a card of each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.step import Chance, Decision, Options, Path
from . import events
from .material import CARDS, HAND, NO_CARD
from .packets import with_card, without_card
from .play import add_cards
from .state import Table


class DealCard(Chance[Table]):
    """[MF-2.1] One card after another is dealt, until each seat has five.  The argument counts them."""

    def weights(self, s: Table) -> vec[i64]:
        return s.deck[:]

    def happen(self, s: Table, outcome: i64) -> None:
        seat = s.arg // HAND
        s.deck[outcome] -= 1
        s.deck_left -= 1
        s.packets[seat] = with_card(s.packets[seat], outcome)
        if s.events is not None:
            events.DEALT.tell(s, seat, s.box.faces[outcome])
        if s.arg + 1 < s.seats * HAND:
            s.then(DEAL_CARD, s.arg + 1)
            return
        events.READY.tell(s)
        if s.is_last_round():
            events.LAST_ROUND.tell(s)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"deal:{s.box.names[outcome]}",)


class KeepCard(Decision[Table]):
    """[MF-2.2] All seats at once keep one card of the packet they hold, and pass the others to the left."""

    def who(self, s: Table) -> i64:
        return (i64(1) << s.seats) - 1

    def options(self, s: Table, seat: i64, out: Options) -> None:
        add_cards(s.packets[s.packet_of(seat)], out)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        s.kept[seat] = code
        if s.events is not None:
            events.KEPT.tell(s, seat, s.box.faces[code])
        return True

    def close(self, s: Table) -> None:
        for seat in range(s.seats):
            packet = s.packet_of(seat)
            s.packets[packet] = without_card(s.packets[packet], s.kept[seat])
        events.PASSED_ON.tell(s)

    def forget(self, s: Table, seat: i64) -> None:
        s.kept[seat] = NO_CARD

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"card:{s.box.names[code]}",)


DEAL_CARD: Final = DealCard("deal_card", "MF-2.1")
KEEP_CARD: Final = KeepCard("keep_card", "MF-2.2", CARDS)
