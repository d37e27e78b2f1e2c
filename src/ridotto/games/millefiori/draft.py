"""[MF-2.1, MF-2.2] The draft: packets go round to the left, and everybody keeps a card of each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.rng import Rng
from ...core.step import Chance, Decision, Options, Path
from . import events
from .material import CARDS, HAND, NO_CARD
from .packets import CARD_BITS, CARD_MASK, with_card, without_card
from .state import Table


class DealCard(Chance[Table]):
    """[MF-2.1] One card after another is dealt, until each seat has five.  The argument counts them."""

    def weights(self, s: Table) -> vec[i64]:
        return s.deck[:]

    def draw(self, s: Table, rng: Rng) -> i64:
        return rng.among(s.deck, s.deck_left)

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
    """[MF-2.2] All seats at once keep one card of the packet they hold, and pass the others to the left.

    [MF-2.5] In the variant a seat keeps its card alone, when its turn comes: then the argument is 1 + the seat.
    """

    def who(self, s: Table) -> i64:
        return i64(1) << s.arg - 1 if s.arg else (i64(1) << s.seats) - 1

    def options(self, s: Table, seat: i64, out: Options) -> None:
        packet = s.packets[s.packet_of(seat)]
        before = NO_CARD
        while packet:
            card = (packet & CARD_MASK) - 1
            if card != before:
                out.add(card)
            before = card
            packet >>= CARD_BITS

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        s.kept[seat] = code
        if s.events is not None:
            events.KEPT.tell(s, seat, s.box.faces[code])
        return True

    def close(self, s: Table) -> None:
        if s.arg:
            keep(s, s.arg - 1)
            return
        for seat in range(s.seats):
            keep(s, seat)
        events.PASSED_ON.tell(s)

    def forget(self, s: Table, seat: i64) -> None:
        s.kept[seat] = NO_CARD

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"card:{s.box.names[code]}",)


def keep(s: Table, seat: i64) -> None:
    """The kept card goes out of the packet that the seat holds."""
    packet = s.packet_of(seat)
    s.packets[packet] = without_card(s.packets[packet], s.kept[seat])


DEAL_CARD: Final = DealCard("deal_card", "MF-2.1")
KEEP_CARD: Final = KeepCard("keep_card", "MF-2.2", CARDS)
