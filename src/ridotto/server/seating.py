"""Who sits where at a table, and who is its host: what follows from the header and from the entries about seats.

Before the game the host alone starts, seats bots and removes guests; ADR 0030.
"""

from collections.abc import Callable

from ..bots.levels import LEVELS, USUAL
from ..core.seats import SPECTATOR
from . import wire
from .errors import Refused, not_yours
from .place import Place, names_of
from .plain_text import skeleton
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
        self.closed = False  # before the start
        self.host = header.host  # who has opened the table, or to whom it was left
        self.removed: list[str] = []  # guests whom the host does not let sit here
        self.chosen_seed = False  # the host has chosen the seed, and could know all outcomes

    # ---- queries

    @property
    def status(self) -> wire.Status:
        """As the store knows it; a table that is loaded knows it from its log."""
        return self.header.status

    def guests(self) -> list[str]:
        """All whose name is shown: those who sit, those for whom a seat is kept, and the host."""
        held = [guest for place in self.places for guest in (place.guest, place.kept_for) if guest]
        return [self.host, *held, *self.removed]

    def holds(self, guest: str, seat: int) -> bool:
        return 0 <= seat < len(self.places) and bool(guest) and self.places[seat].guest == guest

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat in range(len(self.places)) if self.holds(guest, seat)]

    def names_by_seat(self) -> list[str]:
        """What each guest or bot is called; empty for an open place."""
        return names_of(self.places, self.names)

    def leaving(self, entries: list[LogEntry]) -> list[str]:
        """Guests who will hold no seat after these entries: the table is theirs no longer, unless they opened it."""
        stood = [entry.seat for entry in entries if entry.kind == "stand"]
        left = [self.places[seat].guest for seat in stood if self.seats_of(self.places[seat].guest) == [seat]]
        left += [entry.who for entry in entries if entry.kind == "remove"]
        return [guest for guest in left if guest != self.header.host]

    def rename(self, guest: str, name: str) -> None:
        self.names[guest] = name
        self.seat_names = {}

    def apply_seats(self, entries: list[LogEntry]) -> None:
        """Apply entries about seats alone."""
        for entry in entries:
            APPLY_SEAT[entry.kind](self, entry)

    # ---- commands: each checks and returns the entries to be written

    def entry(self, kind: str, seat: int, value: int = 0, who: str = "", text: str = "", ahead: int = 0) -> LogEntry:
        # Whether bots are asked after a word is found out exactly, see `Table.with_end`.
        bots = 1 if self.begun and kind != "word" else 0
        return LogEntry(self.length + ahead, kind, seat, value, who, text, bots)

    def sit(self, guest: str, seat: int, nonce: str | None = None) -> list[LogEntry]:
        self.check_waiting()
        self.check_not_removed(guest)
        if self.chosen_seed and guest != self.header.host:
            raise Refused(403, "chosen_seed")
        place = self.place(seat)
        if not place.is_open:
            raise Refused(409, "seat_taken", seat=seat)
        if place.kept_for not in ("", guest):
            raise Refused(409, "seat_kept", seat=seat, guest=self.names.get(place.kept_for, ""))
        added = [] if nonce is None else [self.entry("nonce", seat, text=nonce, ahead=1)]
        return [self.entry("sit", seat, who=guest), *added]

    def add_nonce(self, guest: str, seat: int, nonce: str) -> list[LogEntry]:
        """What a seat adds to the seed: given once, after the commitment was published and before the start."""
        self.check_waiting()
        self.check_holder(guest, seat)
        if self.places[seat].nonce:
            raise Refused(409, "nonce_given", seat=seat)
        return [self.entry("nonce", seat, text=nonce)]

    def stand(self, guest: str, seat: int) -> list[LogEntry]:
        """Leave a seat.  A host who leaves the table hands it to the guest who has sat there longest."""
        self.check_waiting()
        self.check_holder(guest, seat)
        entries = [self.entry("stand", seat)]
        others = [place for place in self.places if place.guest not in ("", guest)]
        if guest == self.host and self.seats_of(guest) == [seat] and others:
            heir = min(others, key=lambda place: place.since).guest
            entries.append(self.entry("host", SPECTATOR, who=heir, ahead=1))
        return entries

    def remove(self, guest: str, seat: int) -> list[LogEntry]:
        """The host removes a guest from the table, whatever seats he holds."""
        self.check_waiting()
        self.check_host(guest)
        removed = self.place(seat).guest
        if removed in ("", guest):
            raise Refused(409, "nobody_to_remove", seat=seat)
        return [self.entry("remove", seat, who=removed)]

    def close(self, guest: str) -> list[LogEntry]:
        """The host closes a table that nobody needs any more."""
        self.check_waiting()
        self.check_host(guest)
        return [self.entry("close", SPECTATOR)]

    def readmit(self, guest: str) -> list[LogEntry]:
        """The host lets all whom he has removed sit here again."""
        self.check_waiting()
        self.check_host(guest)
        return [self.entry("readmit", SPECTATOR)]

    def free(self, guest: str, seat: int) -> list[LogEntry]:
        """The host opens a seat for everybody: that of a bot, or one that is kept for a guest."""
        self.check_waiting()
        self.check_host(guest)
        place = self.place(seat)
        if place.guest or (place.bot < 0 and not place.kept_for):
            raise Refused(409, "nothing_to_free", seat=seat)
        return [self.entry("free", seat)]

    def hand_to_bot(self, guest: str, seat: int, level: int) -> list[LogEntry]:
        place = self.place(seat)
        if not self.begun and not place.guest:
            self.check_waiting()
            self.check_host(guest)
            return [self.entry("bot", seat, level)]
        hosted = place.bot >= 0 and not place.guest and guest == self.host
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
        if self.closed:
            raise Refused(409, "closed")

    def check_host(self, guest: str) -> None:
        if guest != self.host:
            raise Refused(403, "not_host", host=self.names.get(self.host, ""))

    def check_not_removed(self, guest: str) -> None:
        if guest in self.removed:
            raise Refused(403, "removed", host=self.names.get(self.host, ""))

    def check_name(self, guest: str, name: str) -> None:
        """Nobody sits down under a name that looks like that of another guest; bots take another name themselves."""
        others = {who for who in self.guests() if who != guest and who not in self.removed}
        check_unlike(name, [self.names.get(who, "") for who in others])

    def check_new_name(self, guest: str, name: str) -> None:
        """Nobody who sits here takes a name that looks like that of another guest or of a bot."""
        self.check_name(guest, name)
        shown = self.names_by_seat()
        check_unlike(name, [shown[seat] for seat, place in enumerate(self.places) if not place.guest])

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refused(404, "unknown_seat", seat=seat, last=len(self.places) - 1)
        return self.places[seat]

    def check_holder(self, guest: str, seat: int) -> None:
        self.place(seat)
        if not self.holds(guest, seat):
            raise not_yours(seat)


def check_unlike(name: str, others: list[str]) -> None:
    for other in others:
        if other and skeleton(other) == skeleton(name):
            raise Refused(409, "name_taken", name=other)


# ---- how each kind of entry is applied


def apply_sit(seating: Seating, entry: LogEntry) -> None:
    seating.places[entry.seat].guest, seating.places[entry.seat].since = entry.who, entry.number


def apply_stand(seating: Seating, entry: LogEntry) -> None:
    kept_for = seating.places[entry.seat].kept_for
    seating.places[entry.seat] = Place()
    seating.places[entry.seat].kept_for = kept_for


def apply_keep(seating: Seating, entry: LogEntry) -> None:
    seating.places[entry.seat].kept_for = entry.who


def apply_free(seating: Seating, entry: LogEntry) -> None:
    seating.places[entry.seat] = Place()


def apply_remove(seating: Seating, entry: LogEntry) -> None:
    for seat, place in enumerate(seating.places):
        if entry.who in (place.guest, place.kept_for):
            seating.places[seat] = Place()
    seating.removed.append(entry.who)


def apply_readmit(seating: Seating, entry: LogEntry) -> None:
    seating.removed = []


def apply_close(seating: Seating, entry: LogEntry) -> None:
    seating.closed = True


def apply_host(seating: Seating, entry: LogEntry) -> None:
    seating.host = entry.who


def apply_bot(seating: Seating, entry: LogEntry) -> None:
    seating.places[entry.seat].bot, seating.places[entry.seat].kept_for = entry.value, ""


def apply_take(seating: Seating, entry: LogEntry) -> None:
    seating.places[entry.seat].bot = -1


def apply_resign(seating: Seating, entry: LogEntry) -> None:
    seating.places[entry.seat].resigned = True
    seating.places[entry.seat].bot = RESIGNED_LEVEL


def apply_nonce(seating: Seating, entry: LogEntry) -> None:
    seating.places[entry.seat].nonce = entry.text


def apply_chosen(seating: Seating, entry: LogEntry) -> None:
    seating.chosen_seed = True


APPLY_SEAT: dict[str, Callable[[Seating, LogEntry], None]] = {
    "sit": apply_sit,
    "stand": apply_stand,
    "keep": apply_keep,
    "free": apply_free,
    "remove": apply_remove,
    "readmit": apply_readmit,
    "host": apply_host,
    "close": apply_close,
    "bot": apply_bot,
    "take": apply_take,
    "resign": apply_resign,
    "nonce": apply_nonce,
    "chosen": apply_chosen,
}
