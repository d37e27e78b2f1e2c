"""Who sits where at a table: what follows from the header and from the entries about seats."""

from collections.abc import Callable

from ..bots.levels import LEVELS, USUAL
from .errors import Refused, not_yours
from .place import Place, names_of
from .rows import LogEntry, TableHeader

RESIGNED_LEVEL = LEVELS.index(USUAL)


class Seating:
    """The places of a table, with the commands that change them."""

    def __init__(self, header: TableHeader, names: dict[str, str]) -> None:
        self.header = header
        self.names = names  # of the guests who have sat here
        self.seat_names: dict[str, list[str]] = {}  # cached, by language
        self.places = [Place() for _ in range(header.seats)]
        self.length = 0  # entries of the log
        self.begun = False

    # ---- queries

    def holds(self, guest: str, seat: int) -> bool:
        return 0 <= seat < len(self.places) and bool(guest) and self.places[seat].guest == guest

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat in range(len(self.places)) if self.holds(guest, seat)]

    def names_by_seat(self) -> list[str]:
        """What each guest or bot is called; empty for an open place."""
        return names_of(self.places, self.names)

    def rename(self, guest: str, name: str) -> None:
        self.names[guest] = name
        self.seat_names = {}

    # ---- commands: each checks and returns the entries to be written

    def entry(self, kind: str, seat: int, value: int = 0, who: str = "", ahead: int = 0) -> LogEntry:
        return LogEntry(self.length + ahead, kind, seat, value, who)

    def sit(self, guest: str, seat: int) -> list[LogEntry]:
        self.check_waiting()
        if not self.place(seat).is_open:
            raise Refused(409, "seat_taken", seat=seat)
        return [self.entry("sit", seat, who=guest)]

    def stand(self, guest: str, seat: int) -> list[LogEntry]:
        self.check_waiting()
        self.check_holder(guest, seat)
        return [self.entry("stand", seat)]

    def hand_to_bot(self, guest: str, seat: int, level: int) -> list[LogEntry]:
        place = self.place(seat)
        if place.is_open and not self.begun and (guest == self.header.host or self.seats_of(guest)):
            return [self.entry("bot", seat, level)]
        hosted = place.bot >= 0 and not place.guest and guest == self.header.host
        if not hosted and not self.holds(guest, seat):
            raise not_yours(seat)
        if place.resigned:
            raise Refused(409, "seat_resigned", seat=seat)
        return [self.entry("bot", seat, level)]

    def reclaim(self, guest: str, seat: int) -> list[LogEntry]:
        self.check_holder(guest, seat)
        if self.places[seat].resigned:
            raise Refused(409, "seat_resigned", seat=seat)
        if self.places[seat].bot < 0:
            raise Refused(409, "no_bot", seat=seat)
        return [self.entry("take", seat)]

    # ---- checks

    def check_waiting(self) -> None:
        if self.begun:
            raise Refused(409, "begun")

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refused(404, "unknown_seat", seat=seat, last=len(self.places) - 1)
        return self.places[seat]

    def check_holder(self, guest: str, seat: int) -> None:
        self.place(seat)
        if not self.holds(guest, seat):
            raise not_yours(seat)


# ---- how each kind of entry is applied


def apply_sit(seating: Seating, entry: LogEntry) -> None:
    seating.places[entry.seat].guest = entry.who


def apply_stand(seating: Seating, entry: LogEntry) -> None:
    seating.places[entry.seat] = Place()


def apply_bot(seating: Seating, entry: LogEntry) -> None:
    seating.places[entry.seat].bot = entry.value


def apply_take(seating: Seating, entry: LogEntry) -> None:
    seating.places[entry.seat].bot = -1


def apply_resign(seating: Seating, entry: LogEntry) -> None:
    seating.places[entry.seat].resigned = True
    seating.places[entry.seat].bot = RESIGNED_LEVEL


APPLY_SEAT: dict[str, Callable[[Seating, LogEntry], None]] = {
    "sit": apply_sit,
    "stand": apply_stand,
    "bot": apply_bot,
    "take": apply_take,
    "resign": apply_resign,
}
