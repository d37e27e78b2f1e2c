"""One table in memory: its log folded up.  A command checks and gives the entries to write; `apply` folds them in."""

import hmac
from typing import Any

import msgspec

from ..bots.levels import LEVELS
from ..core.errors import NoUndo
from ..core.fair import fair_outcome
from ..core.match import CHANCE_SPEAKS, SPEAKER_BITS, SPEAKER_MASK, Match, start
from ..core.seats import SPECTATOR
from ..core.state import OVER
from ..registry import find_game
from . import wire
from .chronicle import Chronicle
from .entries import Entry, Header
from .errors import Refused, not_yours, stale
from .hearing import Ear, Sight
from .place import Place

RESIGNED_LEVEL = LEVELS.index("player")
LUCK_BYTES = 7  # a seed for a bot


class Table:
    """A table.  Everything but the names of guests follows from the header and the log."""

    def __init__(self, header: Header, names: dict[str, str]) -> None:
        self.header = header
        self.names = names  # of the guests who have sat here
        self.voices: dict[str, list[str]] = {}  # by language: what the log calls each seat
        self.game = find_game(header.game)
        self.choices: dict[str, str] = msgspec.json.decode(header.choices)
        self.seed = bytes.fromhex(header.seed)
        self.places = [Place() for _ in range(header.seats)]
        self.length = 0  # entries of the log
        self.epochs = dict.fromkeys(range(SPECTATOR, header.seats), 0)  # by viewer: times that it has to read anew
        self.match: Match[Any] | None = None
        self.spoken = [0] * header.seats  # words of each seat
        self.turns: dict[int, str] = {}  # by seat: the name of its question, once somebody has asked for it
        self.ears: dict[int, Ear] = {}  # by viewer: what it was told
        self.chronicles: dict[tuple[int, str], Chronicle] = {}  # by viewer and language: what was told, in words
        self.sight: Sight | None = None  # what all see now, once somebody has looked
        self.wish: wire.UndoWish | None = None
        self.wish_end: wire.UndoEnd | None = None  # of the last one
        self.chosen_seed = False  # by the host, who knows what comes

    # ---- where it stands

    @property
    def status(self) -> wire.Status:
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def playing(self) -> Match[Any]:
        if self.match is None:
            raise Refused(409, "not_begun")
        return self.match

    def holds(self, guest: str, seat: int) -> bool:
        return 0 <= seat < len(self.places) and bool(guest) and self.places[seat].guest == guest

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat in range(len(self.places)) if self.holds(guest, seat)]

    def turn(self, seat: int) -> str:
        """The name of the question a seat is asked now: no two questions of a table have the same."""
        if seat not in self.turns:
            self.turns[seat] = f"{self.epochs[seat]}.{self.spoken[seat]}"
        return self.turns[seat]

    def asked_turn(self, seat: int) -> str:
        """The same; empty where a seat is not asked."""
        return self.turn(seat) if self.playing.state.is_asked(seat) else ""

    def ear(self, viewer: int) -> Ear:
        """What a viewer was told up to now."""
        if viewer not in self.ears:
            self.ears[viewer] = Ear(viewer)
        ear = self.ears[viewer]
        ear.listen(self.playing)
        return ear

    def open_sight(self) -> Sight:
        """What all see now."""
        if self.sight is None or not self.sight.follow(self.playing):
            self.sight = Sight(self.playing)
        return self.sight

    def luck(self, seat: int) -> int:
        """What a bot draws from for the question its seat is asked now: nobody can foresee it."""
        return int.from_bytes(
            hmac.digest(self.seed, f"{seat} {self.turn(seat)}".encode(), "sha256")[:LUCK_BYTES], "big"
        )

    def asked_bots(self) -> list[int]:
        match = self.match
        if match is None:
            return []
        return [seat for seat, place in enumerate(self.places) if place.bot >= 0 and match.state.is_asked(seat)]

    def place_name(self, seat: int) -> str:
        place = self.places[seat]
        return self.names.get(place.guest, "") if place.guest else ""

    # ---- folding

    def apply(self, entries: list[Entry]) -> None:
        """Fold entries in, in order."""
        for entry in entries:
            FOLD[entry.kind](self, entry)
            self.length = entry.number + 1
            if entry.kind != "word":
                self.voices = {}

    def call(self, guest: str, name: str) -> None:
        """A guest is called so from now on."""
        self.names[guest] = name
        self.voices = {}

    def replay(self, entries: list[Entry]) -> None:
        """Fold a whole log in: words that were taken back are not played first."""
        words: list[int] = []
        for entry in entries:
            if entry.kind == "word":
                words.append(entry.value)
            elif entry.kind in TAKE_BACK:
                words = TAKE_BACK[entry.kind](words, entry.value)
                self.turn_page(entry)
            else:
                FOLD[entry.kind](self, entry)
            self.length = entry.number + 1
        for word in words:
            self.speak(word)

    def speak(self, word: int) -> None:
        self.playing.repeat(word)
        if word & SPEAKER_MASK != CHANCE_SPEAKS:
            self.spoken[word & SPEAKER_MASK] += 1
            self.turns.pop(word & SPEAKER_MASK, None)

    def again(self, words: list[int]) -> None:
        """Begin anew with just these words: some have been taken back."""
        self.match = self.playing.again([])
        self.spoken = [0] * len(self.places)
        self.turns, self.ears, self.chronicles, self.sight = {}, {}, {}, None
        for word in words:
            self.speak(word)

    def turn_page(self, entry: Entry) -> None:
        """Something was taken back: of what its seat alone knew, or of what all have heard."""
        for viewer in [entry.seat] if entry.kind == "unsay" else self.epochs:
            self.epochs[viewer] += 1
        self.turns = {}

    # ---- commands: each checks and gives the entries to be written

    def entry(self, kind: str, seat: int, value: int = 0, who: str = "", ahead: int = 0) -> Entry:
        return Entry(self.length + ahead, kind, seat, value, who)

    def sit(self, guest: str, seat: int) -> list[Entry]:
        self.check_waiting()
        if not self.place(seat).open:
            raise Refused(409, "seat_taken", seat=seat)
        return [self.entry("sit", seat, who=guest)]

    def stand(self, guest: str, seat: int) -> list[Entry]:
        self.check_waiting()
        self.check_holder(guest, seat)
        return [self.entry("stand", seat)]

    def begin(self, guest: str) -> list[Entry]:
        self.check_waiting()
        if guest != self.header.host and not self.seats_of(guest):
            raise Refused(403, "not_sitting")
        open_seats = [seat for seat, place in enumerate(self.places) if place.open]
        if open_seats:
            raise Refused(409, "seat_open", seat=open_seats[0])
        return [self.entry("start", 0), *self.chance(self.game.new(self.header.seats, self.choices), 0)]

    def move(self, guest: str, seat: int, turn: str, code: int) -> list[Entry]:
        """An answer, and what chance says to it."""
        match = self.playing
        if not self.holds(guest, seat) or self.places[seat].bot >= 0:
            raise not_yours(seat)
        return self.answer(match, seat, turn, code)

    def bot_move(self, seat: int, turn: str, code: int) -> list[Entry]:
        """The answer of a bot, unless its seat has been taken back meanwhile."""
        if self.places[seat].bot < 0:
            raise stale()
        return self.answer(self.playing, seat, turn, code)

    def answer(self, match: Match[Any], seat: int, turn: str, code: int) -> list[Entry]:
        if turn != self.turn(seat):
            raise stale()
        after = self.game.copy(match.state)
        self.game.rules.choose(after, seat, code)
        word = self.entry("word", seat, seat + (code << SPEAKER_BITS))
        entries = [word, *self.chance(after, len(match.journal) + 1)]
        return [*entries, self.entry("over", SPECTATOR, ahead=len(entries))] if after.step == OVER else entries

    def chance(self, s: Any, spoken: int) -> list[Entry]:
        """What chance says after so many words, as long as it must speak.  The state given is used up."""
        rules = self.game.rules
        entries: list[Entry] = []
        while rules.chance(s) is not None:
            outcome = fair_outcome(self.seed, spoken + len(entries), rules.weights(s))
            word = CHANCE_SPEAKS + (outcome << SPEAKER_BITS)
            entries.append(self.entry("word", SPECTATOR, word, ahead=1 + len(entries)))
            rules.happen(s, outcome)
        return entries

    def undo(self, guest: str, seat: int) -> list[Entry]:
        """Take back the last word of a seat at once where nothing has come to light; else it becomes a wish."""
        match = self.playing
        self.check_holder(guest, seat)
        if match.over:
            raise Refused(409, "over")
        try:
            last = match.last_word(seat)
        except NoUndo as error:
            raise Refused(409, "no_undo", reason=error) from error
        try:
            match.check_undo(seat, last)
        except NoUndo:
            return self.wish_for(seat, last)
        return [self.entry("unsay" if self.is_sealed(seat, last) else "undo", seat, last)]

    def is_sealed(self, seat: int, last: int) -> bool:
        """Has nobody else noticed this word?  Then nobody notices either when it is taken back."""
        match = self.playing
        events = match.events[match.heard[last - 1] if last else 0 : match.heard[last]]
        return last >= match.opened and all(event.audience == 1 << seat for event in events)

    def wish_for(self, seat: int, last: int) -> list[Entry]:
        """The others are asked; where there are none to ask it is granted."""
        mine = self.places[seat].guest
        others = [p for p, place in enumerate(self.places) if place.guest not in ("", mine) and place.bot < 0]
        if not others:
            return [self.entry("rewind", seat, last)]
        if self.wish is not None:
            raise Refused(409, "wish_waits")
        self.wish = wire.UndoWish(seat, others)
        return []

    def consent(self, guest: str, agree: bool) -> list[Entry]:
        wish = self.wish
        mine = [seat for seat in self.seats_of(guest) if wish is not None and seat in wish.waiting]
        if wish is None or not mine:
            raise Refused(409, "not_asked_to_consent")
        if not agree:
            self.end_wish("declined", mine[0])
            return []
        wish.waiting = [seat for seat in wish.waiting if seat not in mine]
        if wish.waiting:
            return []
        return [self.entry("rewind", wish.seat, self.playing.last_word(wish.seat))]

    def withdraw(self, guest: str) -> list[Entry]:
        if self.wish is None or not self.holds(guest, self.wish.seat):
            raise Refused(409, "no_wish")
        self.end_wish("withdrawn", self.wish.seat)
        return []

    def end_wish(self, how: wire.WishEnd, by: int) -> None:
        """Nobody waits any more; all can tell why."""
        if self.wish is not None:
            number = 1 if self.wish_end is None else self.wish_end.number + 1
            self.wish_end = wire.UndoEnd(number, self.wish.seat, how, by)
            self.wish = None

    def hand_to_bot(self, guest: str, seat: int, level: int) -> list[Entry]:
        place = self.place(seat)
        if place.open and self.status == "waiting" and (guest == self.header.host or self.seats_of(guest)):
            return [self.entry("bot", seat, level)]
        hosted = place.bot >= 0 and not place.guest and guest == self.header.host
        if not hosted and not self.holds(guest, seat):
            raise not_yours(seat)
        if place.resigned:
            raise Refused(409, "seat_resigned", seat=seat)
        return [self.entry("bot", seat, level)]

    def take(self, guest: str, seat: int) -> list[Entry]:
        self.check_holder(guest, seat)
        if self.places[seat].resigned:
            raise Refused(409, "seat_resigned", seat=seat)
        if self.places[seat].bot < 0:
            raise Refused(409, "no_bot", seat=seat)
        return [self.entry("take", seat)]

    def resign(self, guest: str, seat: int) -> list[Entry]:
        self.check_holder(guest, seat)
        if self.playing.over or self.places[seat].resigned:
            raise Refused(409, "nothing_to_resign")
        return [self.entry("resign", seat)]

    def check_waiting(self) -> None:
        if self.match is not None:
            raise Refused(409, "begun")

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refused(404, "unknown_seat", seat=seat, last=len(self.places) - 1)
        return self.places[seat]

    def check_holder(self, guest: str, seat: int) -> None:
        self.place(seat)
        if not self.holds(guest, seat):
            raise not_yours(seat)


# ---- how each kind of entry is folded in


def fold_sit(table: Table, entry: Entry) -> None:
    table.places[entry.seat].guest = entry.who


def fold_stand(table: Table, entry: Entry) -> None:
    table.places[entry.seat] = Place()


def fold_bot(table: Table, entry: Entry) -> None:
    table.places[entry.seat].bot = entry.value


def fold_take(table: Table, entry: Entry) -> None:
    table.places[entry.seat].bot = -1


def fold_resign(table: Table, entry: Entry) -> None:
    table.places[entry.seat].resigned = True
    table.places[entry.seat].bot = RESIGNED_LEVEL


def fold_chosen(table: Table, entry: Entry) -> None:
    table.chosen_seed = True


def fold_start(table: Table, entry: Entry) -> None:
    table.match = start(table.game, table.header.seats, None, table.choices)


def fold_word(table: Table, entry: Entry) -> None:
    table.speak(entry.value)
    if table.wish is not None and (entry.seat == table.wish.seat or table.playing.over):
        table.end_wish("past", entry.seat)


def fold_over(table: Table, entry: Entry) -> None:
    """For those who only read the log: the words tell it too."""


def fold_back(table: Table, entry: Entry) -> None:
    if entry.kind == "rewind":
        table.end_wish("granted", entry.seat)
    table.again(TAKE_BACK[entry.kind](table.playing.journal, entry.value))
    table.turn_page(entry)


def without(words: list[int], place: int) -> list[int]:
    return words[:place] + words[place + 1 :]


def up_to(words: list[int], place: int) -> list[int]:
    return words[:place]


TAKE_BACK = {"unsay": without, "undo": without, "rewind": up_to}  # what is left of the words

FOLD = {
    "sit": fold_sit,
    "stand": fold_stand,
    "bot": fold_bot,
    "take": fold_take,
    "resign": fold_resign,
    "start": fold_start,
    "word": fold_word,
    "over": fold_over,
    "chosen": fold_chosen,
    **dict.fromkeys(TAKE_BACK, fold_back),
}
