"""[IN-3] The draft: packets go round to the left, and everybody keeps a card of each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import EMPTY, count, counts_of, draw, least, one, size
from ...core.rng import Rng
from ...core.step import Automatic, Chance, Decision, Options, Path
from . import events
from .material import CARDS, HAND, NO_CARD
from .state import Table


def packet_before(s: Table, seat: i64) -> i64:
    """The packet that a seat holds now: it has come as many seats to the left as there were picks."""
    dealt_to = seat - s.drafted
    while dealt_to < 0:
        dealt_to += s.seats
    return s.first_packet() + dealt_to


def faces(s: Table, packet: i64) -> vec[i64]:
    """The up to three cards of a packet as events tell them; none after them."""
    out = vec[i64]([NO_CARD] * (HAND - 1))
    found: i64 = 0
    for card in range(CARDS):
        for copy in range(count(packet, card)):
            out[found] = s.box.face(card)
            found += 1
    return out


class DealCard(Chance[Table]):
    """[IN-3.1] One card after another is dealt, until each seat has four.  The argument counts them."""

    def weights(self, s: Table) -> vec[i64]:
        return counts_of(s.deck, CARDS)

    def draw(self, s: Table, rng: Rng) -> i64:
        return draw(s.deck, size(s.deck), rng)

    def happen(self, s: Table, outcome: i64) -> None:
        seat = s.arg // HAND
        card = one(outcome)
        s.deck -= card
        s.packets[s.first_packet() + seat] += card
        if s.events is not None:
            events.DEALT.tell(s, seat, s.box.face(outcome))
        if s.arg + 1 < s.seats * HAND:
            s.then(DEAL_CARD, s.arg + 1)
        else:
            events.READY.tell(s)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"deal:{s.box.names[outcome]}",)


class KeepCard(Decision[Table]):
    """[IN-3.2] All seats at once keep one card of the packet they hold, and pass the others to the left.

    The argument counts the picks.
    """

    def who(self, s: Table) -> i64:
        return (i64(1) << s.seats) - 1

    def options(self, s: Table, seat: i64, out: Options) -> None:
        out.add_kinds(s.packets[packet_before(s, seat)])

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        s.kept[seat] = code
        if s.events is not None:
            events.KEPT.tell(s, seat, s.box.face(code))
        return True

    def close(self, s: Table) -> None:
        for seat in range(s.seats):
            keep(s, seat, s.kept[seat])
            s.kept[seat] = NO_CARD
        s.drafted += 1
        events.PASSED_ON.tell(s, s.drafted)
        if s.events is not None:
            for seat in range(s.seats):
                cards = faces(s, s.packets[packet_before(s, seat)])
                events.RECEIVED.tell(s, seat, cards[0], cards[1], cards[2])

    def forget(self, s: Table, seat: i64) -> None:
        s.kept[seat] = NO_CARD

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"packet:{s.box.names[code]}",)


def keep(s: Table, seat: i64, card: i64) -> None:
    """A card goes from the packet that the seat holds into its hand."""
    packet = packet_before(s, seat)
    unit = one(card)
    s.packets[packet] -= unit
    s.hands[seat] += unit
    s.picks[packet * HAND + s.drafted] = card


class TakeLast(Automatic[Table]):
    """[IN-3.3] The last card of each packet goes to the seat that receives it."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            packet = s.packets[packet_before(s, seat)]
            if packet != EMPTY:
                keep(s, seat, least(packet))
        s.drafted += 1
        events.DRAFTED.tell(s)


DEAL_CARD: Final = DealCard("deal_card", "IN-3.1")
KEEP_CARD: Final = KeepCard("keep_card", "IN-3.2", CARDS)
TAKE_LAST: Final = TakeLast("take_last", "IN-3.3")
