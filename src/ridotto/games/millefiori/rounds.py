"""[MF-2] The course of a round: the deal, cycles of keeping and playing, and what is left."""

from typing import Final

from mypy_extensions import i64

from ...core.seats import NO_SEAT
from ...core.step import Automatic
from . import events
from .draft import DEAL_CARD, KEEP_CARD
from .ending import FINISH
from .events import PILE_EMPTY, SUPPLY_EMPTY
from .material import CYCLES, HAND, NO_CARD
from .packets import CARD_BITS, CARD_MASK, NO_CARDS, card_at
from .play import START_TURN
from .state import Table


class StartRound(Automatic[Table]):
    """[MF-2.1] Everybody is dealt a packet, and the first cycle begins."""

    def run(self, s: Table) -> None:
        s.round += 1
        s.cycle = 0
        for place in range(s.seats * CYCLES):
            s.picks[place] = NO_CARD
        events.ROUND.tell(s, s.round, s.doge)
        s.then(DEAL_CARD)
        s.then(START_CYCLE)


class StartCycle(Automatic[Table]):
    """[MF-2.2, MF-2.3] All keep a card; then they play in turn, from the seat with the Doge card.

    The argument is the number of the cycle.  [MF-2.5] In the variant each seat keeps its card when its turn comes.
    """

    def run(self, s: Table) -> None:
        s.cycle = s.arg
        events.CYCLE.tell(s, s.cycle + 1, s.doge)
        if s.cycle and s.events is not None:
            for seat in range(s.seats):
                take_up(s, seat)
        if not s.box.on_turn:
            s.then(KEEP_CARD)
        seat = s.doge
        for place in range(s.seats):
            if s.box.on_turn:
                s.then(KEEP_CARD, 1 + seat)
            s.then(START_TURN, seat)
            seat = s.left_of(seat)
        s.then(END_CYCLE)


def take_up(s: Table, seat: i64) -> None:
    """[MF-2.4] A seat takes up the packet it has received, and is told what is in it."""
    packet = s.packets[s.packet_of(seat)]
    cards = [shown(s, card_at(packet, place)) for place in range(HAND - 1)]
    events.RECEIVED.tell(s, seat, cards[0], cards[1], cards[2], cards[3])


def shown(s: Table, card: i64) -> i64:
    return card if card == NO_CARD else s.box.faces[card]


class EndCycle(Automatic[Table]):
    """[MF-2.4] The next cycle, or the end of the round.  [MF-9.2] The game ends when a supply is used up."""

    def run(self, s: Table) -> None:
        s.turn = NO_SEAT
        if s.is_last_cycle():
            s.then(FINISH, SUPPLY_EMPTY)
        elif s.cycle + 1 < s.box.cycles:
            s.then(START_CYCLE, s.cycle + 1)
        else:
            s.then(END_ROUND)


class EndRound(Automatic[Table]):
    """[MF-2.7] What is left goes to the display.  [MF-2.8] The Doge card goes on, [MF-10.4] but not in the expansion.

    [MF-9.1] Nothing follows the last round.
    """

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            self.lay_out(s, seat, s.packet_of(seat))
        if s.is_last_round():
            s.then(FINISH, PILE_EMPTY)
            return
        if not s.box.masterworks:
            s.doge = s.left_of(s.doge)
            events.DOGE_PASSED.tell(s, s.doge)
        s.then(START_ROUND)

    def lay_out(self, s: Table, seat: i64, at: i64) -> None:
        packet = s.packets[at]
        s.packets[at] = NO_CARDS
        while packet:
            card = (packet & CARD_MASK) - 1
            s.display[card] += 1
            s.display_left += 1
            if s.events is not None:
                events.LEFT_OVER.tell(s, seat, s.box.faces[card])
            packet >>= CARD_BITS


START_ROUND: Final = StartRound("start_round", "MF-2.1")
START_CYCLE: Final = StartCycle("start_cycle", "MF-2.4")
END_CYCLE: Final = EndCycle("end_cycle", "MF-2.4")
END_ROUND: Final = EndRound("end_round", "MF-2.7")
