"""[MF-3] What cards bring a seat at once, in points."""

from typing import Final

from mypy_extensions import i64

from ...games.millefiori.areas import open_fields
from ...games.millefiori.material import CARDS, NO_AREA, NO_CARD
from ...games.millefiori.packets import CARD_BITS, CARD_MASK
from ...games.millefiori.state import Table
from .counting import STEP_WORTH, WORK_WORTH
from .use import Use

UNKNOWN: Final[i64] = -1


class Cards:
    """Cards at hand, and the display: for one seat it is looked through once, when an extra card is first earned."""

    def __init__(self) -> None:
        self.use: Final = Use()
        self.best: i64 = UNKNOWN  # of the display
        self.best_card: i64 = NO_CARD
        self.second: i64 = 0  # what is left when the best card is taken
        self.taken: i64 = NO_CARD  # a card of the display that is played before the next extra card

    def forget(self) -> None:
        """Another seat or another position is asked about from now on."""
        self.best = UNKNOWN
        self.taken = NO_CARD

    def extra(self, s: Table, seat: i64) -> i64:
        """[MF-3.4] What an extra card brings that is earned now: the best one of the display."""
        if self.best == UNKNOWN:
            self.look_through_display(s, seat)
        if self.taken == self.best_card and self.taken != NO_CARD and s.display[self.taken] == 1:
            return self.second
        return self.best

    def look_through_display(self, s: Table, seat: i64) -> None:
        display = s.display
        self.best = self.second = 0
        self.best_card = NO_CARD
        for card in range(CARDS):
            if display[card] == 0:
                continue
            worth = best_use(self.use, s, seat, card)
            if worth > self.best:
                self.second = self.best
                self.best, self.best_card = worth, card
            elif worth > self.second:
                self.second = worth

    def best_at_hand(self, s: Table, seat: i64) -> i64:
        """What the best card brings that a seat may play next: the kept one, or one of the display or its packet."""
        if s.turn == seat and s.extra:
            return self.extra(s, seat)
        if s.turn == seat and s.card != NO_CARD:
            return best_use(self.use, s, seat, s.card)
        if s.kept[seat] != NO_CARD:
            return best_use(self.use, s, seat, s.kept[seat])
        if s.cycle == 0:
            return 0  # dealt by chance
        packet = s.packets[s.packet_of(seat)]
        best: i64 = 0
        while packet:
            best = max(best, best_use(self.use, s, seat, (packet & CARD_MASK) - 1))
            packet >>= CARD_BITS
        return best


def best_use(u: Use, s: Table, seat: i64, card: i64) -> i64:
    """What a card brings at once.  An extra card that it earns brings about as much as most do."""
    box = s.box
    if box.areas[card] == NO_AREA:
        return WORK_WORTH if box.arrows[card] == 0 else box.dogat_points[card] + STEP_WORTH * box.arrows[card]
    u.clear()
    u.step_for(s, seat, card)
    step = u.worth()
    u.clear()
    u.sail(s, seat, box.wheels[card])
    best = u.worth()
    if s.diamonds[seat] == 0:
        return step + best
    mask = open_fields(s, card)
    field: i64 = 0
    while mask:
        if mask & 1:
            u.clear()
            u.place(s, seat, card, field)
            best = max(best, u.worth())
        mask >>= 1
        field += 1
    return step + best
