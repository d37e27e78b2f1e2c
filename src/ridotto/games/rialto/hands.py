"""[RI-3] Phase I: who takes which row, green buildings, and the hand limit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import EMPTY, count, one, size
from ...core.seats import NOBODY
from ...core.step import Automatic, Decision, Options, Path
from . import events
from .edition import DRAWS, KEEPS
from .material import BLIND, BUILDING_NAMES, CARD_NAMES, CARDS, GREEN_2, MOST_ROWS, VALUES
from .memory import note_discarded, note_taken
from .pile import draw_cards
from .state import Table

GREEN: Final[i64] = 0xFFFF  # the part of a pool of buildings that is green
CHOICES: Final[i64] = CARDS + 1  # with a green building: a card of the last row, or the pile
PILE: Final[i64] = CARDS
NO_MORE: Final[i64] = VALUES * CHOICES  # the code after those of the green buildings
DONE: Final[i64] = CARDS  # in CutHand: the code after those of the cards
DRAWS_OF: Final = vec[i64]([i64(number) for number in DRAWS.values()])  # [green building]
KEEPS_OF: Final = vec[i64]([i64(number) for number in KEEPS.values()])


# ---- rows    [RI-3.2]


class TakeRow(Decision[Table]):
    """[RI-3.2] A seat takes a row, and two cards from the pile.  The argument is the seat."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.arg

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for row in range(s.box.rows):
            if s.row_mask >> row & 1:
                out.add(row)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        cards = s.rows[code]
        s.rows[code] = EMPTY
        s.row_mask &= ~(i64(1) << code)
        s.hands[seat] += cards
        note_taken(s, seat, cards)
        events.TOOK.tell(s, seat, code, cards)
        draw_cards(s, seat, BLIND)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"row:{code + 1}",)


# ---- green buildings    [RI-3.3 to RI-3.6]


def last_row(s: Table) -> i64:
    """The row that nobody has taken."""
    row: i64 = 0
    while not s.row_mask >> row & 1:
        row += 1
    return row


class UseGreen(Decision[Table]):
    """[RI-3.3] A seat activates a green building, or goes on.  The argument is the seat.

    [RI-3.4] A card of the last row, or three from the pile; a higher limit.
    """

    def who(self, s: Table) -> i64:
        seat = s.arg
        if s.coins[seat] > 0 and (s.buildings[seat] - s.used[seat]) & GREEN:
            return i64(1) << seat
        return NOBODY

    def options(self, s: Table, seat: i64, out: Options) -> None:
        row = s.rows[last_row(s)]
        for building in range(VALUES):
            if s.ready(seat, building):
                if DRAWS_OF[building]:
                    for kind in range(CARDS):
                        if count(row, kind):
                            out.add(building * CHOICES + kind)
                out.add(building * CHOICES + PILE)
        out.add(NO_MORE)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == NO_MORE:
            events.GREEN_DONE.tell(s, seat)
            return True
        building, kind = code // CHOICES, code % CHOICES
        s.coins[seat] -= 1
        s.used[seat] += one(building)
        if kind < CARDS:
            self.pick(s, seat, building, kind)
        elif DRAWS_OF[building]:
            events.DIPPED.tell(s, seat, building)
        if KEEPS_OF[building]:
            s.limits[seat] += KEEPS_OF[building]
            events.WIDENED.tell(s, seat, building, s.limits[seat])
        if kind == PILE:
            draw_cards(s, seat, DRAWS_OF[building])
        s.then(USE_GREEN, seat)
        return True

    def pick(self, s: Table, seat: i64, building: i64, kind: i64) -> None:
        card = one(kind)
        s.rows[last_row(s)] -= card
        s.hands[seat] += card
        note_taken(s, seat, card)
        events.PICKED.tell(s, seat, building, kind)

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        if code == NO_MORE:
            return ("button:done",)
        building, kind = code // CHOICES, code % CHOICES
        name = f"building:{BUILDING_NAMES[building]}"
        if building == GREEN_2:
            return (name,)
        return (name, "pile:draw" if kind == PILE else f"card:{CARD_NAMES[kind]}")


class SweepRow(Automatic[Table]):
    """[RI-3.6] What is left of the last row is discarded."""

    def run(self, s: Table) -> None:
        row = last_row(s)
        s.swept += s.rows[row]
        events.SWEPT.tell(s, s.rows[row])
        s.rows[row] = EMPTY
        s.row_mask = NOBODY


# ---- the hand limit    [RI-3.7]


def highest(pool: i64) -> i64:
    """The highest kind in a pool; 0 if there is none."""
    kind: i64 = 0
    while pool > 15:
        pool >>= 4
        kind += 1
    return kind


class CutHand(Decision[Table]):
    """[RI-3.7] All seats with too many cards choose, one by one, which to discard; all at once and in secret."""

    def who(self, s: Table) -> i64:
        mask: i64 = NOBODY
        for seat in range(s.seats):
            if size(s.hands[seat]) > s.limits[seat]:
                mask |= i64(1) << seat
        return mask

    def options(self, s: Table, seat: i64, out: Options) -> None:
        left = s.hands[seat] - s.chosen[seat]
        if size(left) == s.limits[seat]:
            out.add(DONE)
            return
        out.add_kinds(left)

    def canonical(self, s: Table, seat: i64, out: Options) -> None:
        """None is of a lower kind than the one before; so enough cards of its own kind or higher must be left."""
        left = s.hands[seat] - s.chosen[seat]
        excess = size(left) - s.limits[seat]
        if excess == 0:
            out.add(DONE)
            return
        latest = highest(s.chosen[seat])
        higher = size(left >> 4 * latest)
        for kind in range(latest, CARDS):
            if count(left, kind) and higher >= excess:
                out.add(kind)
            higher -= count(left, kind)
        if out.count == 0:  # it was not begun in this order
            self.options(s, seat, out)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == DONE:
            return True
        s.chosen[seat] += one(code)
        events.CHOSE.tell(s, seat, code)
        return False

    def close(self, s: Table) -> None:
        for seat in range(s.seats):
            cards = s.chosen[seat]
            if cards != EMPTY:
                s.chosen[seat] = EMPTY
                s.hands[seat] -= cards
                s.discards[seat] += cards
                note_discarded(s, seat, size(cards))
                events.CUT.tell(s, seat, size(cards))
                events.DISCARDED.tell(s, seat, cards)

    def forget(self, s: Table, seat: i64) -> None:
        s.chosen[seat] = EMPTY

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:done",) if code == DONE else (f"card:{CARD_NAMES[code]}",)


TAKE_ROW: Final = TakeRow("take_row", "RI-3.2", MOST_ROWS)
USE_GREEN: Final = UseGreen("use_green", "RI-3.3", NO_MORE + 1)
SWEEP_ROW: Final = SweepRow("sweep_row", "RI-3.6")
CUT_HAND: Final = CutHand("cut_hand", "RI-3.7", DONE + 1)
