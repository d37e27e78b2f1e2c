"""One table in memory: the state that follows from its log.

A command checks and returns the entries to write; `apply` applies them after they are written.
"""

import hmac
from collections.abc import Callable
from typing import Any

from ..core.errors import NoUndo
from ..core.fair import Shuffle
from ..core.match import CHANCE_SPEAKS, SPEAKER_BITS, SPEAKER_MASK, Match
from ..core.match import start as start_match
from ..core.seats import NOBODY, SPECTATOR
from ..core.state import OVER
from ..registry import find_game
from . import wire
from .errors import Refused, not_yours, other_version, stale
from .event_feed import EventFeed
from .line_cache import LineCache
from .old_choices import choices_of_today
from .old_words import NO_WORD, TAKES_BACK, path_text, remaining_words, word_of_today
from .public_view import PublicView
from .result import Result, read_result
from .rows import LogEntry, TableHeader
from .seating import APPLY_SEAT
from .wishes import APPLY_WISH, Wishes

BOT_SEED_BYTES = 7


class Table(Wishes):
    """A table.  Everything but the names of guests follows from the header and the log."""

    def __init__(self, header: TableHeader, names: dict[str, str]) -> None:
        super().__init__(header, names)
        self.game = find_game(header.game)
        self.choices = choices_of_today(self.game, header)
        self.seed = bytes.fromhex(header.seed)
        self.epochs = dict.fromkeys(range(SPECTATOR, header.seats), 0)  # by viewer, see wire.Update
        self.match: Match[Any] | None = None
        self.word_counts = [0] * header.seats  # by seat
        self.turn_ids: dict[int, str] = {}  # cached, by seat
        self.feeds: dict[int, EventFeed] = {}  # by viewer
        self.line_caches: dict[tuple[int, str], LineCache] = {}  # by viewer and language
        self.cached_view: PublicView | None = None
        self.rewinds: list[int] = []  # by agreement, in order: the number of words left
        self.ended = False
        self.result = Result([], [], "")  # when it has ended
        self.rules_change: wire.RulesChange | None = None  # the last one that words were set aside for
        self.is_upgraded = False  # were some words said by other rules than today's?
        self.unplayed: list[LogEntry] = []  # words that today's rules cannot replay

    # ---- queries

    @property
    def status(self) -> wire.Status:
        if self.match is None:
            return "closed" if self.closed else "waiting"
        return "over" if self.ended else "playing"

    @property
    def playing(self) -> Match[Any]:
        if self.match is None:
            raise Refused(409, "not_begun")
        return self.match

    @property
    def finished(self) -> Match[Any]:
        """The match of a game that is over, if today's rules come to the same end."""
        if not self.ended:
            raise Refused(409, "not_over")
        if not self.ends_as_stored:
            raise other_version(self.header.version, self.header.game)
        return self.playing

    @property
    def ends_as_stored(self) -> bool:
        """Do today's rules come to the end that this finished game has come to?"""
        match, result = self.playing, self.result
        return match.over and not self.unplayed and match.ranks == result.ranks and match.scores == result.scores

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
        words: list[LogEntry] = []
        for entry in entries:
            if entry.kind == "word":
                words.append(entry)
                self.pass_wish(entry)
            elif entry.kind in TAKES_BACK:
                words = remaining_words(words, entry)
                if entry.kind == "upgrade":
                    self.note_upgrade(entry)
                else:
                    self.note_undo(entry)
            else:
                APPLY[entry.kind](self, entry)
            self.length = entry.number + 1
        self.replay_words(words)

    def replay_words(self, words: list[LogEntry]) -> None:
        """Say words by today's rules, as far as these go."""
        self.is_upgraded = self.is_upgraded or bool(words and self.header.version != self.game.version)
        for i, entry in enumerate(words):
            word = word_of_today(self.playing, entry)
            if word == NO_WORD:
                self.unplayed = words[i:]
                break
            self.apply_word(word)
        if self.ended:
            self.playing.state.asked = NOBODY  # even where today's rules come to no end
            if self.playing.over and not self.result.ranks:
                self.result = self.result_of(self.playing.state)

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

    def note_upgrade(self, entry: LogEntry) -> None:
        """The rules have changed; if words were set aside, what follows is drawn anew."""
        self.is_upgraded = True
        version, _, words = [int(n) for n in entry.text.split()]
        if not words:
            return
        self.rules_change = wire.RulesChange(version, words)
        self.rewinds.append(entry.value)
        self.end_wish("past", entry.seat)
        for viewer in self.epochs:
            self.epochs[viewer] += 1
        self.turn_ids = {}

    # ---- commands: each checks and returns the entries to be written

    def start(self, guest: str) -> list[LogEntry]:
        self.check_waiting()
        self.check_host(guest)
        open_seats = [seat for seat, place in enumerate(self.places) if place.is_open]
        if open_seats:
            raise Refused(409, "seat_open", seat=open_seats[0])
        first = self.game.new(self.header.seats, self.choices)
        entries = [self.entry("start", 0), *self.draw_chance(first, 0)]
        entries[-1].bots = self.bots_asked_in(first)
        return entries

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
        word = self.entry("word", seat, seat + (code << SPEAKER_BITS), text=path_text(match, seat, code))
        return self.with_end(after, [word, *self.draw_chance(after, len(match.journal) + 1)])

    def with_end(self, after: Any, entries: list[LogEntry]) -> list[LogEntry]:
        """Words, the end if it follows from them, and a note whether bots are asked then."""
        if after.step == OVER:
            text = self.result_of(after).text()
            entries.append(self.entry("over", SPECTATOR, text=text, ahead=len(entries)))
        entries[-1].bots = self.bots_asked_in(after)
        return entries

    def result_of(self, s: Any) -> Result:
        return Result(self.game.scores(s), self.game.ranks(s), self.game.hash(s))

    def bots_asked_in(self, s: Any) -> int:
        for seat, place in enumerate(self.places):
            if place.bot >= 0 and s.is_asked(seat):
                return 1
        return 0

    def draw_chance(self, s: Any, words: int, ahead: int = 1) -> list[LogEntry]:
        """The outcomes of chance due after this number of words.  The state given is changed."""
        rules = self.game.rules
        entries: list[LogEntry] = []
        if rules.chance(s) is None:
            return entries
        shuffle = self.shuffle()
        while rules.chance(s) is not None:
            outcome = shuffle.outcome(words + len(entries), rules.weights(s))
            word = CHANCE_SPEAKS + (outcome << SPEAKER_BITS)
            text = " ".join(rules.chance_step(s).path(s, outcome))
            entries.append(self.entry("word", SPECTATOR, word, text=text, ahead=ahead + len(entries)))
            rules.happen(s, outcome)
        return entries

    def undo(self, guest: str, seat: int) -> list[LogEntry]:
        """Take back the last word of a seat: at once if nothing was revealed since, else if the others consent."""
        match = self.playing
        self.check_holder(guest, seat)
        if self.ended:
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

    def resign(self, guest: str, seat: int) -> list[LogEntry]:
        self.check_holder(guest, seat)
        if self.match is None:
            raise Refused(409, "not_begun")
        if self.ended or self.places[seat].resigned:
            raise Refused(409, "nothing_to_resign")
        wish = self.wish
        granted = [self.grant(wish, ahead=1)] if wish is not None and wish.waiting == [seat] else []
        return [self.entry("resign", seat), *granted]


# ---- how each kind of entry is applied


def apply_start(table: Table, entry: LogEntry) -> None:
    table.begun = True
    table.match = start_match(table.game, table.header.seats, None, table.choices)


def apply_word_entry(table: Table, entry: LogEntry) -> None:
    table.apply_word(entry.value)
    table.pass_wish(entry)


def apply_over(table: Table, entry: LogEntry) -> None:
    """The result stands, whatever later rules say."""
    table.ended, table.result = True, read_result(entry.text)
    table.end_wish("past", entry.seat)


def apply_rematch(table: Table, entry: LogEntry) -> None:
    table.header.rematch = entry.who


def apply_undo(table: Table, entry: LogEntry) -> None:
    table.reset_to(remaining_words(table.playing.journal, entry))
    table.note_undo(entry)


def apply_upgrade(table: Table, entry: LogEntry) -> None:
    table.reset_to(remaining_words(table.playing.journal, entry))
    table.note_upgrade(entry)
    table.unplayed = []
    table.header.version = table.game.version


APPLY: dict[str, Callable[[Table, LogEntry], None]] = {
    **APPLY_SEAT,
    **APPLY_WISH,
    "start": apply_start,
    "word": apply_word_entry,
    "over": apply_over,
    "rematch": apply_rematch,
    **dict.fromkeys(TAKES_BACK, apply_undo),
    "upgrade": apply_upgrade,
}
