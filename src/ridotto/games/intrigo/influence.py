"""[IN-5] The six powers of the Influence cards.

A card in slot s touches the arcades s and s + 1, and each of these has one more slot: s - 1 and s + 1.  Side 0 is
the arcade and the slot against the clock, side 1 those along it.
"""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count
from ...core.step import Decision, Options, Path
from . import events
from .material import (
    ASSASSIN,
    CARDS,
    COURTESAN,
    DOWN,
    FACE_DOWN,
    FREE,
    GONDOLIER,
    GUARD,
    INFLUENCE,
    MOST_ARCADES,
    NO_TOKEN,
    PEDDLER,
    SLOTS,
    THIEF,
    token_kind,
)
from .state import Table

NONE: Final[i64] = 0  # the code of a power that is not used    [IN-5.2]
SIDES: Final[i64] = 2


def near_arcade(s: Table, slot: i64, side: i64) -> i64:
    return slot if side == 0 else s.after(slot)


def near_slot(s: Table, slot: i64, side: i64) -> i64:
    return s.before(slot) if side == 0 else s.after(slot)


def is_intrigant(cell: i64) -> bool:
    """Does an Intrigant lie there, face up or down?"""
    return FREE < cell < INFLUENCE


def is_live(cell: i64) -> bool:
    """Does an Intrigant lie there face up?"""
    return FREE < cell <= FACE_DOWN


class Power(Decision[Table]):
    """[IN-5.1] The power of an Influence card, used at once on one target.  [IN-5.2] Nobody has to use it.

    The argument is the seat and the slot of the card.
    """

    def __init__(self, name: str, rule: str, influence: i64, targets: i64) -> None:
        super().__init__(name, rule, 1 + targets)
        self.influence = influence

    def who(self, s: Table) -> i64:
        return i64(1) << (s.arg // SLOTS)

    def options(self, s: Table, seat: i64, out: Options) -> None:
        out.add(NONE)
        self.targets(s, s.arg % SLOTS, out)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == NONE:
            events.DECLINED.tell(s, seat, self.influence)
        else:
            self.use(s, seat, s.arg % SLOTS, code - 1)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:none",) if code == NONE else self.clicks(s, s.arg % SLOTS, code - 1)

    def has_target(self, s: Table, slot: i64) -> bool:
        raise NotImplementedError

    def targets(self, s: Table, slot: i64, out: Options) -> None:
        """Add 1 + each target."""
        raise NotImplementedError

    def use(self, s: Table, seat: i64, slot: i64, target: i64) -> None:
        raise NotImplementedError

    def clicks(self, s: Table, slot: i64, target: i64) -> Path:
        raise NotImplementedError


class UsePeddler(Power):
    """[IN-5.4] Swap the token of an arcade beside the card with any other token in the Palace.

    [IN-5.5] Tokens that are alike are not swapped.  [IN-5.6] Two tokens beside the card are offered once.
    """

    def has_target(self, s: Table, slot: i64) -> bool:
        tokens = s.tokens
        for side in range(SIDES):
            token = tokens[near_arcade(s, slot, side)]
            for arcade in range(s.arcades):
                if token != NO_TOKEN and tokens[arcade] != NO_TOKEN and tokens[arcade] != token:
                    return True
        return False

    def targets(self, s: Table, slot: i64, out: Options) -> None:
        tokens = s.tokens
        for side in range(SIDES):
            token = tokens[near_arcade(s, slot, side)]
            if token != NO_TOKEN:
                for arcade in range(s.arcades):
                    other = tokens[arcade]
                    if other != NO_TOKEN and other != token and (side == 0 or arcade != slot):
                        out.add(1 + side * MOST_ARCADES + arcade)

    def use(self, s: Table, seat: i64, slot: i64, target: i64) -> None:
        near = near_arcade(s, slot, target // MOST_ARCADES)
        far = target % MOST_ARCADES
        token = s.tokens[near]
        s.tokens[near] = s.tokens[far]
        s.tokens[far] = token
        events.EXCHANGED.tell(s, seat, near, far)

    def clicks(self, s: Table, slot: i64, target: i64) -> Path:
        return (f"arcade:{near_arcade(s, slot, target // MOST_ARCADES)}", f"arcade:{target % MOST_ARCADES}")


class UseAssassin(Power):
    """[IN-5.8] Turn an Intrigant beside the card face down."""

    def has_target(self, s: Table, slot: i64) -> bool:
        return is_live(s.slots[s.before(slot)]) or is_live(s.slots[s.after(slot)])

    def targets(self, s: Table, slot: i64, out: Options) -> None:
        for side in range(SIDES):
            if is_live(s.slots[near_slot(s, slot, side)]):
                out.add(1 + side)

    def use(self, s: Table, seat: i64, slot: i64, target: i64) -> None:
        near = near_slot(s, slot, target)
        if s.events is not None:
            events.KILLED.tell(s, seat, s.box.face(s.slots[near] - 1), near)
        s.slots[near] += FACE_DOWN

    def clicks(self, s: Table, slot: i64, target: i64) -> Path:
        return (f"slot:{near_slot(s, slot, target)}",)


class UseCourtesan(Power):
    """[IN-5.9] Name an Intrigant that is not placed and a free slot beside the card: who holds it places it there.

    [IN-5.10] That is no action of the holder's.  [IN-5.12] Without a free slot beside it the card has no effect.
    """

    def unplaced(self, s: Table) -> i64:
        """The pool of all hands together: everybody knows what is not placed."""
        hands = s.hands
        pool: i64 = EMPTY
        for seat in range(s.seats):
            pool += hands[seat]
        return pool

    def has_target(self, s: Table, slot: i64) -> bool:
        free = s.slots[s.before(slot)] == FREE or s.slots[s.after(slot)] == FREE
        return free and self.unplaced(s) != EMPTY

    def targets(self, s: Table, slot: i64, out: Options) -> None:
        pool = self.unplaced(s)
        before = s.slots[s.before(slot)] == FREE
        after = s.slots[s.after(slot)] == FREE
        for card in range(CARDS):
            if count(pool, card):
                if before:
                    out.add(1 + card * SIDES)
                if after:
                    out.add(1 + card * SIDES + 1)

    def use(self, s: Table, seat: i64, slot: i64, target: i64) -> None:
        card = target // SIDES
        near = near_slot(s, slot, target % SIDES)
        holder = seat
        while not count(s.hands[holder], card):  # [IN-5.11] the first holder clockwise
            s.lacks[holder] |= i64(1) << card
            holder = s.left_of(holder)
        s.place(holder, card, near)
        if s.events is not None:
            events.CALLED.tell(s, seat, s.box.face(card), near)
            events.OBEYED.tell(s, holder, s.box.face(card), near)

    def clicks(self, s: Table, slot: i64, target: i64) -> Path:
        return (f"intrigant:{s.box.names[target // SIDES]}", f"slot:{near_slot(s, slot, target % SIDES)}")


class UseGondolier(Power):
    """[IN-5.13] Swap an Intrigant beside the card with any other Intrigant in the Palace.

    [IN-5.5] Cards that are alike are not swapped.  [IN-5.6] Two beside the card are offered once.
    """

    def has_target(self, s: Table, slot: i64) -> bool:
        slots = s.slots
        for side in range(SIDES):
            cell = slots[near_slot(s, slot, side)]
            for far in range(s.arcades):
                if is_intrigant(cell) and is_intrigant(slots[far]) and slots[far] != cell:
                    return True
        return False

    def targets(self, s: Table, slot: i64, out: Options) -> None:
        slots = s.slots
        for side in range(SIDES):
            cell = slots[near_slot(s, slot, side)]
            if is_intrigant(cell):
                for far in range(s.arcades):
                    other = slots[far]
                    if is_intrigant(other) and other != cell and (side == 0 or far != s.before(slot)):
                        out.add(1 + side * SLOTS + far)

    def use(self, s: Table, seat: i64, slot: i64, target: i64) -> None:
        near = near_slot(s, slot, target // SLOTS)
        far = target % SLOTS
        cell = s.slots[near]
        s.slots[near] = s.slots[far]
        s.slots[far] = cell
        events.ROWED.tell(s, seat, near, far)

    def clicks(self, s: Table, slot: i64, target: i64) -> Path:
        return (f"slot:{near_slot(s, slot, target // SLOTS)}", f"slot:{target % SLOTS}")


class UseGuard(Power):
    """[IN-5.14] Take an Intrigant beside the card and put it into any other free slot.

    [IN-5.15] Without another free slot the card has no effect.
    """

    def has_target(self, s: Table, slot: i64) -> bool:
        near = is_intrigant(s.slots[s.before(slot)]) or is_intrigant(s.slots[s.after(slot)])
        return near and s.free > 0

    def targets(self, s: Table, slot: i64, out: Options) -> None:
        slots = s.slots
        for side in range(SIDES):
            if is_intrigant(slots[near_slot(s, slot, side)]):
                for free in range(s.arcades):
                    if slots[free] == FREE:
                        out.add(1 + side * SLOTS + free)

    def use(self, s: Table, seat: i64, slot: i64, target: i64) -> None:
        near = near_slot(s, slot, target // SLOTS)
        s.slots[target % SLOTS] = s.slots[near]
        s.slots[near] = FREE
        events.CHASED.tell(s, seat, near, target % SLOTS)

    def clicks(self, s: Table, slot: i64, target: i64) -> Path:
        return (f"slot:{near_slot(s, slot, target // SLOTS)}", f"slot:{target % SLOTS}")


class UseThief(Power):
    """[IN-5.17] Turn the token of an arcade beside the card face down: nobody wins it this turn.

    [IN-8.5] With 2 seats it is turned up again between the halves.
    """

    def is_target(self, s: Table, arcade: i64) -> bool:
        return NO_TOKEN < s.tokens[arcade] < DOWN

    def has_target(self, s: Table, slot: i64) -> bool:
        return self.is_target(s, slot) or self.is_target(s, s.after(slot))

    def targets(self, s: Table, slot: i64, out: Options) -> None:
        for side in range(SIDES):
            if self.is_target(s, near_arcade(s, slot, side)):
                out.add(1 + side)

    def use(self, s: Table, seat: i64, slot: i64, target: i64) -> None:
        arcade = near_arcade(s, slot, target)
        events.STOLEN.tell(s, seat, arcade, token_kind(s.tokens[arcade]))
        s.tokens[arcade] += DOWN

    def clicks(self, s: Table, slot: i64, target: i64) -> Path:
        return (f"arcade:{near_arcade(s, slot, target)}",)


USE_PEDDLER: Final = UsePeddler("use_peddler", "IN-5.4", PEDDLER, SIDES * MOST_ARCADES)
USE_ASSASSIN: Final = UseAssassin("use_assassin", "IN-5.8", ASSASSIN, SIDES)
USE_COURTESAN: Final = UseCourtesan("use_courtesan", "IN-5.9", COURTESAN, SIDES * CARDS)
USE_GONDOLIER: Final = UseGondolier("use_gondolier", "IN-5.13", GONDOLIER, SIDES * SLOTS)
USE_GUARD: Final = UseGuard("use_guard", "IN-5.14", GUARD, SIDES * SLOTS)
USE_THIEF: Final = UseThief("use_thief", "IN-5.17", THIEF, SIDES)
POWERS: Final[list[Power]] = [USE_PEDDLER, USE_ASSASSIN, USE_COURTESAN, USE_GONDOLIER, USE_GUARD, USE_THIEF]
