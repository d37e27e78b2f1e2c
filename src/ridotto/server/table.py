"""One table in memory: the state that follows from its log.

A command checks and returns the entries to write; `apply` applies them after they are written.
"""

import hmac
from collections.abc import Callable
from typing import Any

import msgspec

from ..core.choices import Choices
from ..core.errors import NoUndo
from ..core.fair import Shuffle
from ..core.match import CHANCE_SPEAKS, SPEAKER_BITS, SPEAKER_MASK, Match
from ..core.match import start as start_match
from ..core.seats import SPECTATOR
from ..core.state import OVER
from ..registry import find_game
from . import wire
from .errors import Refused, not_yours, stale
from .event_feed import EventFeed
from .line_cache import LineCache
from .public_view import PublicView
from .rows import LogEntry, TableHeader
from .seating import APPLY_SEAT, Seating, apply_resign

BOT_SEED_BYTES = 7


class Table(Seating):
    """A table.  Everything but the names of guests follows from the header and the log."""

    def __init__(self, header: TableHeader, names: dict[str, str]) -> None:
        super().__init__(header, names)
        self.game = find_game(header.game)
        self.choices = Choices(self.game.choices, msgspec.json.decode(header.choices)).changed()
        self.seed = bytes.fromhex(header.seed)
        self.epochs = dict.fromkeys(range(SPECTATOR, header.seats), 0)  # by viewer, see wire.Update
        self.match: Match[Any] | None = None
        self.word_counts = [0] * header.seats  # by seat
        self.turn_ids: dict[int, str] = {}  # cached, by seat
        self.feeds: dict[int, EventFeed] = {}  # by viewer
        self.line_caches: dict[tuple[int, str], LineCache] = {}  # by viewer and language
        self.cached_view: PublicView | None = None
        self.rewinds: list[int] = []  # by agreement, in order: the number of words left
        self.wish: wire.UndoWish | None = None
        self.wish_end: wire.UndoEnd | None = None  # of the last one

    # ---- queries

    @property
    def status(self) -> wire.Status:
        if self.match is None:
            return "closed" if self.closed else "waiting"
        return "over" if self.match.over else "playing"

    @property
    def playing(self) -> Match[Any]:
        if self.match is None:
            raise Refused(409, "not_begun")
        return self.match

    def turn_id(self, seat: int) -> str:
        """The id of the question a seat is asked now: unique among all questions of the table."""
        if seat not in self.turn_ids:
            self.turn_ids[seat] = f"{self.epochs[seat]}.{self.word_counts[seat]}"
        return self.turn_ids[seat]

    def asked_turn_id(self, seat: int) -> str:
        """The same; empty if the seat is not asked."""
        return self.turn_id(seat) if self.playing.state.is_asked(seat) else ""

    def feed(self, viewer: int) -> EventFeed:
        """The events of a viewer, up to date."""
        if viewer not in self.feeds:
            self.feeds[viewer] = EventFeed(viewer)
        feed = self.feeds[viewer]
        feed.update(self.playing)
        return feed

    def public_view(self) -> PublicView:
        """What everybody sees, up to date."""
        if self.cached_view is None or not self.cached_view.update(self.playing):
            self.cached_view = PublicView(self.playing)
        return self.cached_view

    def bot_seed(self, seat: int) -> int:
        """The random seed of a bot for the current question: without the table's seed nobody can predict it."""
        return int.from_bytes(
            hmac.digest(self.seed, f"{seat} {self.turn_id(seat)}".encode(), "sha256")[:BOT_SEED_BYTES], "big"
        )

    def asked_bots(self) -> list[int]:
        match = self.match
        if match is None:
            return []
        return [seat for seat, place in enumerate(self.places) if place.bot >= 0 and match.state.is_asked(seat)]

    def shuffle(self) -> Shuffle:
        return Shuffle(self.seed, self.nonces(), self.rewinds)

    def nonces(self) -> dict[int, str]:
        """By seat: what it has added to the seed."""
        return {seat: place.nonce for seat, place in enumerate(self.places) if place.nonce}

    # ---- applying entries

    def apply(self, entries: list[LogEntry]) -> None:
        """Apply written entries, in order."""
        for entry in entries:
            APPLY[entry.kind](self, entry)
            self.length = entry.number + 1
            if entry.kind != "word":
                self.seat_names = {}

    def replay(self, entries: list[LogEntry]) -> None:
        """Apply a whole log; words that were taken back later are skipped."""
        words: list[int] = []
        for entry in entries:
            if entry.kind == "word":
                words.append(entry.value)
                self.pass_wish(entry)
            elif entry.kind in REMAINING_WORDS:
                words = REMAINING_WORDS[entry.kind](words, entry.value)
                self.note_undo(entry)
            else:
                APPLY[entry.kind](self, entry)
            self.length = entry.number + 1
        for word in words:
            self.apply_word(word)

    def apply_word(self, word: int) -> None:
        self.playing.apply_word(word)
        if word & SPEAKER_MASK != CHANCE_SPEAKS:
            self.word_counts[word & SPEAKER_MASK] += 1
            self.turn_ids.pop(word & SPEAKER_MASK, None)

    def reset_to(self, words: list[int]) -> None:
        """Replay the match with only these words: others have been taken back."""
        self.match = self.playing.replayed([])
        self.word_counts = [0] * len(self.places)
        self.turn_ids, self.feeds, self.line_caches, self.cached_view = {}, {}, {}, None
        for word in words:
            self.apply_word(word)

    def note_undo(self, entry: LogEntry) -> None:
        """A word was taken back that only its seat knew of ("unsay"), or that everybody noticed."""
        if entry.kind == "redraw":
            self.rewinds.append(entry.value)
        if entry.kind in ("redraw", "rewind"):
            self.end_wish("granted", entry.seat)
        for viewer in [entry.seat] if entry.kind == "unsay" else self.epochs:
            self.epochs[viewer] += 1
        self.turn_ids = {}

    # ---- commands: each checks and returns the entries to be written

    def start(self, guest: str) -> list[LogEntry]:
        self.check_waiting()
        self.check_host(guest)
        open_seats = [seat for seat, place in enumerate(self.places) if place.is_open]
        if open_seats:
            raise Refused(409, "seat_open", seat=open_seats[0])
        return [self.entry("start", 0), *self.draw_chance(self.game.new(self.header.seats, self.choices), 0)]

    def move(self, guest: str, seat: int, turn_id: str, code: int) -> list[LogEntry]:
        """A guest's answer, and the outcomes of chance that follow."""
        match = self.playing
        if not self.holds(guest, seat) or self.places[seat].bot >= 0:
            raise not_yours(seat)
        return self.answer(match, seat, turn_id, code)

    def bot_move(self, seat: int, turn_id: str, code: int) -> list[LogEntry]:
        """A bot's answer, unless its guest has reclaimed the seat meanwhile."""
        if self.places[seat].bot < 0:
            raise stale()
        return self.answer(self.playing, seat, turn_id, code)

    def answer(self, match: Match[Any], seat: int, turn_id: str, code: int) -> list[LogEntry]:
        if turn_id != self.turn_id(seat):
            raise stale()
        after = self.game.copy(match.state)
        self.game.rules.choose(after, seat, code)
        word = self.entry("word", seat, seat + (code << SPEAKER_BITS))
        entries = [word, *self.draw_chance(after, len(match.journal) + 1)]
        return [*entries, self.entry("over", SPECTATOR, ahead=len(entries))] if after.step == OVER else entries

    def draw_chance(self, s: Any, words: int) -> list[LogEntry]:
        """The outcomes of chance due after this number of words.  The state given is changed."""
        rules, shuffle = self.game.rules, self.shuffle()
        entries: list[LogEntry] = []
        while rules.chance(s) is not None:
            outcome = shuffle.outcome(words + len(entries), rules.weights(s))
            word = CHANCE_SPEAKS + (outcome << SPEAKER_BITS)
            entries.append(self.entry("word", SPECTATOR, word, ahead=1 + len(entries)))
            rules.happen(s, outcome)
        return entries

    def undo(self, guest: str, seat: int) -> list[LogEntry]:
        """Take back the last word of a seat: at once if nothing was revealed since, else if the others consent."""
        match = self.playing
        self.check_holder(guest, seat)
        if match.over:
            raise Refused(409, "over")
        if self.places[seat].resigned:
            raise Refused(409, "seat_resigned", seat=seat)
        try:
            last = match.last_word(seat)
        except NoUndo as error:
            raise Refused(409, "no_undo", reason=error) from error
        try:
            match.check_undo(seat, last)
        except NoUndo:
            return self.ask_consent(seat, last)
        return [self.entry("unsay" if self.is_sealed(seat, last) else "undo", seat, last)]

    def is_sealed(self, seat: int, last: int) -> bool:
        """Has nobody else noticed this word?  Then nobody may notice that it is taken back."""
        match = self.playing
        events = match.events[match.event_counts[last - 1] if last else 0 : match.event_counts[last]]
        return last >= match.opened and all(event.audience == 1 << seat for event in events)

    def ask_consent(self, seat: int, last: int) -> list[LogEntry]:
        """Ask all other guests who have not resigned; without any, the wish is granted."""
        others = self.asked_to_consent(seat)
        here = {self.places[p].guest for p in others if self.places[p].bot < 0}
        for p in others:
            if self.places[p].guest not in here:
                raise Refused(409, "away", name=self.names_by_seat()[p])
        if not others:
            return [self.entry("redraw", seat, last)]
        if self.wish is not None:
            raise Refused(409, "wish_waits")
        return [self.entry("wish", seat)]

    def asked_to_consent(self, seat: int) -> list[int]:
        mine = self.places[seat].guest
        return [p for p, place in enumerate(self.places) if place.guest not in ("", mine) and not place.resigned]

    def consent(self, guest: str, agree: bool) -> list[LogEntry]:
        wish = self.wish
        mine = [seat for seat in self.seats_of(guest) if wish is not None and seat in wish.waiting]
        if wish is None or not mine:
            raise Refused(409, "not_asked_to_consent")
        if not agree:
            return [self.entry("decline", mine[0])]
        granted = [self.grant(wish, ahead=1)] if set(wish.waiting) == set(mine) else []
        return [self.entry("agree", mine[0]), *granted]

    def grant(self, wish: wire.UndoWish, ahead: int) -> LogEntry:
        return self.entry("redraw", wish.seat, self.playing.last_word(wish.seat), ahead=ahead)

    def withdraw(self, guest: str) -> list[LogEntry]:
        if self.wish is None or not self.holds(guest, self.wish.seat):
            raise Refused(409, "no_wish")
        return [self.entry("withdraw", self.wish.seat)]

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

    def resign(self, guest: str, seat: int) -> list[LogEntry]:
        self.check_holder(guest, seat)
        if self.playing.over or self.places[seat].resigned:
            raise Refused(409, "nothing_to_resign")
        wish = self.wish
        granted = [self.grant(wish, ahead=1)] if wish is not None and wish.waiting == [seat] else []
        return [self.entry("resign", seat), *granted]


# ---- how each kind of entry is applied


def apply_start(table: Table, entry: LogEntry) -> None:
    table.begun = True
    table.match = start_match(table.game, table.header.seats, None, table.choices)


def apply_resign_entry(table: Table, entry: LogEntry) -> None:
    """Who has resigned is neither asked for consent nor waits for it."""
    apply_resign(table, entry)
    wish = table.wish
    if wish is not None and wish.seat == entry.seat:
        table.end_wish("withdrawn", entry.seat)
    elif wish is not None:
        wish.waiting = [seat for seat in wish.waiting if seat != entry.seat]


def apply_word_entry(table: Table, entry: LogEntry) -> None:
    table.apply_word(entry.value)
    table.pass_wish(entry)


def apply_over(table: Table, entry: LogEntry) -> None:
    """The words already tell that the game is over."""
    table.end_wish("past", entry.seat)


def apply_wish(table: Table, entry: LogEntry) -> None:
    waiting = [seat for seat in table.asked_to_consent(entry.seat) if table.places[seat].bot < 0]
    table.wish = wire.UndoWish(entry.seat, waiting)


def apply_agree(table: Table, entry: LogEntry) -> None:
    """A guest agrees for all of its seats."""
    if table.wish is not None:
        mine = table.seats_of(table.places[entry.seat].guest)
        waiting = [seat for seat in table.wish.waiting if seat not in mine]
        table.wish = wire.UndoWish(table.wish.seat, waiting)


def apply_decline(table: Table, entry: LogEntry) -> None:
    table.end_wish("declined", entry.seat)


def apply_withdraw(table: Table, entry: LogEntry) -> None:
    table.end_wish("withdrawn", entry.seat)


def apply_undo(table: Table, entry: LogEntry) -> None:
    table.reset_to(REMAINING_WORDS[entry.kind](table.playing.journal, entry.value))
    table.note_undo(entry)


def remove_at(words: list[int], index: int) -> list[int]:
    return words[:index] + words[index + 1 :]


def truncate_at(words: list[int], index: int) -> list[int]:
    return words[:index]


# A "rewind" is of an older server: what followed it was drawn as before, where "redraw" draws anew.
REMAINING_WORDS = {"unsay": remove_at, "undo": remove_at, "rewind": truncate_at, "redraw": truncate_at}

APPLY: dict[str, Callable[[Table, LogEntry], None]] = {
    **APPLY_SEAT,
    "resign": apply_resign_entry,
    "start": apply_start,
    "word": apply_word_entry,
    "over": apply_over,
    "wish": apply_wish,
    "agree": apply_agree,
    "decline": apply_decline,
    "withdraw": apply_withdraw,
    **dict.fromkeys(REMAINING_WORDS, apply_undo),
}
