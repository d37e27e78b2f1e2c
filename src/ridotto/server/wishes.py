"""Requests to take back what was revealed: who has asked, who has still to agree, and how the last one ended."""

from collections.abc import Callable

from . import wire
from .rows import LogEntry, TableHeader
from .seating import Seating, apply_resign


class Wishes(Seating):
    """A table with at most one such request."""

    def __init__(self, header: TableHeader, names: dict[str, str]) -> None:
        super().__init__(header, names)
        self.wish: wire.UndoWish | None = None
        self.wish_end: wire.UndoEnd | None = None  # of the last one

    def asked_to_consent(self, seat: int) -> list[int]:
        mine = self.places[seat].guest
        return [p for p, place in enumerate(self.places) if place.guest not in ("", mine) and not place.resigned]

    def pass_wish(self, entry: LogEntry) -> None:
        """The seat that has asked has played on."""
        if self.wish is not None and entry.seat == self.wish.seat:
            self.end_wish("past", entry.seat)

    def end_wish(self, how: wire.WishEnd, by: int) -> None:
        """Close the wish, and record how it ended."""
        if self.wish is not None:
            number = 1 if self.wish_end is None else self.wish_end.number + 1
            self.wish_end = wire.UndoEnd(number, self.wish.seat, how, by)
            self.wish = None


# ---- how each kind of entry is applied


def apply_resign_entry(table: Wishes, entry: LogEntry) -> None:
    """Who has resigned is neither asked for consent nor waits for it."""
    apply_resign(table, entry)
    wish = table.wish
    if wish is not None and wish.seat == entry.seat:
        table.end_wish("withdrawn", entry.seat)
    elif wish is not None:
        wish.waiting = [seat for seat in wish.waiting if seat != entry.seat]


def apply_wish(table: Wishes, entry: LogEntry) -> None:
    waiting = [seat for seat in table.asked_to_consent(entry.seat) if table.places[seat].bot < 0]
    table.wish = wire.UndoWish(entry.seat, waiting)


def apply_agree(table: Wishes, entry: LogEntry) -> None:
    """A guest agrees for all of its seats."""
    if table.wish is not None:
        mine = table.seats_of(table.places[entry.seat].guest)
        waiting = [seat for seat in table.wish.waiting if seat not in mine]
        table.wish = wire.UndoWish(table.wish.seat, waiting)


def apply_decline(table: Wishes, entry: LogEntry) -> None:
    table.end_wish("declined", entry.seat)


def apply_withdraw(table: Wishes, entry: LogEntry) -> None:
    table.end_wish("withdrawn", entry.seat)


APPLY_WISH: dict[str, Callable[[Wishes, LogEntry], None]] = {
    "resign": apply_resign_entry,
    "wish": apply_wish,
    "agree": apply_agree,
    "decline": apply_decline,
    "withdraw": apply_withdraw,
}
