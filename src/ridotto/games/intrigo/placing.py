"""[IN-4] Placing: one action after another, until no slot is free."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import BITS, EMPTY, MOST
from ...core.step import Automatic, Decision, Options, Path
from . import events
from .edition import LOWEST_PRICE
from .influence import POWERS
from .material import CARDS, FREE, INFLUENCE, INFLUENCE_NAMES, INFLUENCES, SLOTS
from .state import Table

# Codes: an Intrigant and a slot, an Influence card and a slot, or to pass.
HIRE: Final[i64] = CARDS * SLOTS
PASS: Final[i64] = HIRE + INFLUENCES * SLOTS


def can_hire(s: Table, seat: i64, influence: i64) -> bool:
    """[IN-4.3] The seat can pay for the top card.  [IN-4.7] There is one."""
    return s.piles[influence] > 0 and s.price(influence) <= s.ducats[seat]


class Go(Automatic[Table]):
    """[IN-4.1] The seat that is the argument acts, then the next one clockwise, until no slot is free.

    [IN-4.5] Who has no Intrigant and cannot pay for an Influence card passes.
    """

    def run(self, s: Table) -> None:
        if s.free == 0:
            return
        seat = s.arg
        if self.can_act(s, seat):
            s.then(ACT, seat)
        else:
            events.PASSED.tell(s, seat)
        s.then(GO, s.left_of(seat))

    def can_act(self, s: Table, seat: i64) -> bool:
        if s.hands[seat] != EMPTY:
            return True
        for influence in range(INFLUENCES):
            if can_hire(s, seat, influence):
                return True
        return False


class Act(Decision[Table]):
    """[IN-4.2] Place an Intrigant, [IN-4.3] or hire an Influence card.  [IN-4.6] One of them.

    [IN-4.4] Only who has no Intrigant may pass.  The argument is the seat.
    """

    def who(self, s: Table) -> i64:
        return i64(1) << s.arg

    def options(self, s: Table, seat: i64, out: Options) -> None:
        hand = s.hands[seat]
        cards = hand
        code: i64 = 0
        while cards:
            if cards & MOST:
                self.offer_slots(s, code, out)
            cards >>= BITS
            code += SLOTS
        if s.ducats[seat] >= LOWEST_PRICE:
            for influence in range(INFLUENCES):
                if can_hire(s, seat, influence):
                    self.offer_slots(s, HIRE + influence * SLOTS, out)
        if hand == EMPTY:
            out.add(PASS)

    def offer_slots(self, s: Table, code: i64, out: Options) -> None:
        """A card with every free slot; `code` is that of the card with slot 0."""
        codes = out.codes
        offered = out.count
        if offered:  # the free slots are those of the first card
            for i in range(s.free):
                codes[offered + i] = code + (codes[i] & SLOTS - 1)
            out.count = offered + s.free
            return
        slots = s.slots
        for slot in range(s.arcades):
            if slots[slot] == FREE:
                codes[offered] = code + slot
                offered += 1
        out.count = offered

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == PASS:
            events.PASSED.tell(s, seat)
        elif code >= HIRE:
            self.hire(s, seat, (code - HIRE) // SLOTS, (code - HIRE) % SLOTS)
        else:
            s.place(seat, code // SLOTS, code % SLOTS)
            if s.events is not None:
                events.PLACED.tell(s, seat, s.box.face(code // SLOTS), code % SLOTS)
        return True

    def hire(self, s: Table, seat: i64, influence: i64, slot: i64) -> None:
        """[IN-4.3] Pay, put the card down, and use its power at once."""
        price = s.price(influence)
        s.ducats[seat] -= price
        s.bank += price
        s.piles[influence] -= 1
        s.slots[slot] = INFLUENCE + influence
        s.free -= 1
        events.HIRED.tell(s, seat, influence, slot, price)
        power = POWERS[influence]
        if power.has_target(s, slot):
            s.then(power, seat * SLOTS + slot)
        else:
            events.POWERLESS.tell(s, seat, influence)

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        if code == PASS:
            return ("button:pass",)
        if code >= HIRE:
            return (f"pile:{INFLUENCE_NAMES[(code - HIRE) // SLOTS]}", f"slot:{(code - HIRE) % SLOTS}")
        return (f"hand:{s.box.names[code // SLOTS]}", f"slot:{code % SLOTS}")


GO: Final = Go("go", "IN-4.1")
ACT: Final = Act("act", "IN-4.2", PASS + 1)
