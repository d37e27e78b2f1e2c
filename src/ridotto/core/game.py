"""A game: one entry of the registry, and all that can be asked of it."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from .choices import Choice, Choices
from .errors import BadSeats
from .record import Record
from .rng import Rng
from .rules import Rules
from .state import OVER, seats_in
from .step import S

View = dict[str, object]  # what one seat may know now: built up from nothing, ready to be sent

HASH_BYTES: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The base of every game.  A game writes the methods that raise NotImplementedError here."""

    def __init__(
        self,
        id: str,
        prefix: str,
        version: i64,
        least: i64,
        most: i64,
        rules: Rules[S],
        choices: list[Choice],
        longest: i64,
    ) -> None:
        self.id: Final = id
        self.prefix: Final = prefix  # of its rule ids: "DO" for DO-4.2
        self.version: Final[i64] = version  # of the rules: a record played under another one is refused
        self.least: Final[i64] = least  # seats
        self.most: Final[i64] = most
        self.rules: Final = rules
        self.choices: Final = choices
        self.usual: Final = Choices(choices, {})  # what a table plays that chooses nothing; shared by all of them
        self.longest: Final[i64] = longest  # no game has more words than this
        # Rules version: how a record of it is written again for a later one.
        self.migrations: Final[dict[i64, Callable[[Record], Record]]] = {}

    # ---- what every game writes

    def table(self, seats: i64, choices: Choices) -> S:
        """A table as it comes out of the box, its first step on the agenda."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        raise NotImplementedError

    def choices_of(self, s: S) -> Choices:
        """The choices a table was set up with."""
        raise NotImplementedError

    def sees(self, s: S) -> View:
        """What everybody sees: the game's own part of the view."""
        raise NotImplementedError

    def knows(self, s: S, seat: i64) -> View:
        """What a seat (-1: a spectator) knows besides; others know other facts under the same names."""
        raise NotImplementedError

    def imagine(self, w: S, seat: i64, rng: Rng) -> None:
        """Deal anew, in `w`, all that `seat` cannot know.  Reads only what the view of `seat` shows."""
        raise NotImplementedError

    def scores(self, s: S) -> list[i64]:
        raise NotImplementedError

    def ranks(self, s: S) -> list[i64]:
        """The place of each seat as things stand, 1 for the best; equals share a place."""
        raise NotImplementedError

    def census(self, s: S) -> list[i64]:
        """Counts of the material that must never change."""
        raise NotImplementedError

    def draw(self, s: S) -> str:
        """The whole position as text, secrets included."""
        raise NotImplementedError

    def parse(self, text: str) -> S:
        """The position drawn by such a text; what is not drawn is as at the start of a game."""
        raise NotImplementedError

    # ---- what follows for all games

    def new(self, seats: i64, choices: dict[str, str] | None = None, listen: bool = False) -> S:
        """A new table, advanced to its first question."""
        self.check_seats(seats)
        s = self.table(seats, Choices(self.choices, choices) if choices else self.usual)
        if listen:
            s.events = []
        self.rules.advance(s)
        return s

    def check_seats(self, seats: i64) -> None:
        if not self.least <= seats <= self.most:
            many = f"{self.least} to {self.most}" if self.least < self.most else f"{self.least}"
            raise BadSeats(f"{self.id} is for {many} seats, not {seats}.")

    def view(self, s: S, seat: i64) -> View:
        """All that a seat (-1: a spectator) may know now."""
        if not -1 <= seat < s.seats:
            raise BadSeats(f"There is no seat {seat}; the seats are 0 to {s.seats - 1}, and -1 is a spectator.")
        view = self.open_view(s)
        view.update(self.secret_view(s, seat))
        return view

    def open_view(self, s: S) -> View:
        """The part of the view that is the same for all."""
        view = self.frame(s)
        view.update(self.board(s))
        return view

    def frame(self, s: S) -> View:
        """Which game it is, and what is asked of whom."""
        over = s.step == OVER
        return {
            "game": self.id,
            "version": self.version,
            "choices": self.choices_of(s).changed(),
            "seats": s.seats,
            "over": over,
            "step": "" if over else self.rules.steps[s.step].name,
            "rule": "" if over else self.rules.steps[s.step].rule,
            "asked": seats_in(s.asked),
        }

    def board(self, s: S) -> View:
        """How it stands.  That a seat has answered under seal changes nothing here."""
        view: View = {"scores": self.scores(s), "ranks": self.ranks(s)}
        view.update(self.sees(s))
        return view

    def secret_view(self, s: S, seat: i64) -> View:
        """The part of the view that is not the same for all."""
        view: View = {"seat": seat}
        view.update(self.knows(s, seat))
        return view

    def determinize(self, s: S, seat: i64, rng: Rng) -> S:
        """A world that `seat` cannot tell from this one.  Same view, same rng, same world."""
        w = self.copy(s)
        self.rules.forget_answers(w, seat)
        self.imagine(w, seat, rng)
        self.rules.redraw_answers(w, seat, rng)
        return w

    def key(self, s: S) -> bytes:
        """Every number of the state as bytes: two states are equal exactly when their keys are."""
        return " ".join([str(n) for n in s.numbers()]).encode()

    def hash(self, s: S) -> str:
        """A short fingerprint of the key, for records."""
        return blake2b(self.key(s), digest_size=HASH_BYTES).hexdigest()
