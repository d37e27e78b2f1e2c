"""A game: one entry of the registry, and all that can be asked of it.

A game is put together from parts, each written in the chapter it belongs to: `Tables` (how one is set up and copied),
`Hidden` (who knows what), `Standings` (who leads) and `Diagrams` (positions as text).
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .choices import Choice, Choices
from .diagram import Lines, draw_flow, parse_flow
from .errors import BadSeats
from .event import EventType
from .mixing import mixed
from .policy import Policy
from .ranking import places
from .record import Record
from .rng import Rng
from .rules import Rules
from .seats import seats_in
from .state import OVER
from .step import S
from .view import Frame, View

B = TypeVar("B")  # a box: what the choices of a table come to, ready for the steps

HASH_BYTES: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables(Generic[S]):
    """How a table is set up and copied."""

    def new(self, seats: i64, choices: Choices) -> S:
        """A table as it comes out of the box; choices that do not go together are refused."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Boxes(Generic[B]):
    """The latest box for each number of seats: most tables of a program are alike, and to fill one takes long."""

    def __init__(self) -> None:
        self.latest: Final[dict[i64, tuple[Choices, B]]] = {}

    def fill(self, seats: i64, choices: Choices) -> B:
        """What the choices come to; choices that do not go together are refused."""
        raise NotImplementedError

    def get(self, seats: i64, choices: Choices) -> B:
        known = self.latest.get(seats)
        if known is not None and (known[0] is choices or known[0].values == choices.values):
            return known[1]
        box = self.fill(seats, choices)
        self.latest[seats] = (choices, box)
        return box


@mypyc_attr(allow_interpreted_subclasses=True)
class Hidden(Generic[S]):
    """Who knows what: views, and worlds that agree with them."""

    def table_view(self, s: S) -> View:
        """What everybody sees: the game's own part of the view."""
        raise NotImplementedError

    def seat_view(self, s: S, seat: i64) -> View:
        """What a seat (-1: a spectator) knows besides; others know other facts under the same names."""
        raise NotImplementedError

    def imagine(self, w: S, seat: i64, rng: Rng) -> None:
        """Deal anew, in `w`, all that `seat` cannot know.  Reads only what the view of `seat` shows."""
        raise NotImplementedError

    def known(self, s: S, seat: i64) -> i64:
        """A number that stands for all that `seat` knows of the table: the same for the same view.

        Games mix it from their registers, which is a thousand times faster than this.
        """
        facts = repr((self.table_view(s), self.seat_view(s, seat)))
        return int.from_bytes(blake2b(facts.encode(), digest_size=7).digest(), "big")

    def census(self, s: S) -> list[i64]:
        """Counts of the material that must never change."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Standings(Generic[S]):
    """Who leads."""

    def scores(self, s: S) -> list[i64]:
        raise NotImplementedError

    def standing(self, s: S, seat: i64) -> i64:
        """What seats are ranked by, ties broken, as one number: more is better."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Diagrams(Generic[S]):
    """Positions as text: what lies on the table.  Seats, choices and the agenda are drawn for all games alike."""

    def lines(self, s: S) -> list[str]:
        """What lies on the table, secrets included, one fact a line."""
        raise NotImplementedError

    def read(self, s: S, lines: Lines) -> None:
        """Put on a fresh table what the lines say; what cannot lie there is refused in one sentence."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game, put together from its parts.  The first of its steps begins it."""

    def __init__(
        self,
        id: str,
        title: str,
        prefix: str,
        version: i64,
        least: i64,
        most: i64,
        minutes: i64,
        rules: Rules[S],
        choices: list[Choice],
        longest: i64,
        view: type[object],
        events: list[EventType],
        tables: Tables[S],
        hidden: Hidden[S],
        standings: Standings[S],
        diagrams: Diagrams[S],
    ) -> None:
        self.id: Final = id
        self.title: Final = title  # its name, the same in all languages
        self.prefix: Final = prefix  # of its rule ids: "DO" for DO-4.2
        self.version: Final[i64] = version  # of the rules: a record played under another one is refused
        self.least: Final[i64] = least  # seats
        self.most: Final[i64] = most
        self.minutes: Final[i64] = minutes  # that a game takes, about
        self.rules: Final = rules
        self.choices: Final = choices
        self.usual: Final = Choices(choices, {})  # what a table plays that chooses nothing; shared by all of them
        self.longest: Final[i64] = longest  # no game has more words than this
        self.view_type: Final = view  # the declaration of its views: a TypedDict
        self.events: Final = events  # the declarations of all that can happen
        self.tables: Final = tables
        self.hidden: Final = hidden
        self.standings: Final = standings
        self.diagrams: Final = diagrams
        # Rules version: how a record of it is written again for a later one.
        self.migrations: Final[dict[i64, Callable[[Record], Record]]] = {}

    # ---- tables

    def new(self, seats: i64, choices: dict[str, str] | None = None, listen: bool = False) -> S:
        """A new table, advanced to its first question."""
        s = self.table(seats, Choices(self.choices, choices) if choices else self.usual)
        if listen:
            s.events = []
        self.rules.advance(s)
        return s

    def table(self, seats: i64, choices: Choices) -> S:
        """A table as it comes out of the box, its first step on the agenda."""
        self.check_seats(seats)
        s = self.tables.new(seats, choices)
        s.then(self.rules.steps[0])
        return s

    def check_seats(self, seats: i64) -> None:
        if not self.least <= seats <= self.most:
            many = f"{self.least} to {self.most}" if self.least < self.most else f"{self.least}"
            raise BadSeats(f"{self.id} is for {many} seats, not {seats}.")

    def copy(self, s: S) -> S:
        return self.tables.copy(s)

    def draw(self, s: S) -> str:
        """The whole position as text, secrets included."""
        choices = [f"choice {name} {value}" for name, value in s.choices.changed().items()]
        lines = [f"seats {s.seats}", *choices, *self.diagrams.lines(s), *draw_flow(self.rules, s)]
        return "\n".join(lines) + "\n"

    def parse(self, text: str) -> S:
        """The position drawn by such a text; what is not drawn is as at the start of a game."""
        lines = Lines(text)
        s = self.tables.new(lines.seats(self.id, self.least, self.most), lines.choices(self.choices))
        self.diagrams.read(s, lines)
        parse_flow(self.rules, s, lines)
        lines.done()
        return s

    # ---- who leads

    def scores(self, s: S) -> list[i64]:
        return self.standings.scores(s)

    def ranks(self, s: S) -> list[i64]:
        """The place of each seat as things stand, 1 for the best; equals share a place."""
        standings = self.standings
        return places([standings.standing(s, seat) for seat in range(s.seats)])

    def rewards(self, s: S, out: vec[float]) -> None:
        """What the ranks are worth to each seat: the share of the others that it is ahead of, equals by half."""
        standings = self.standings
        seats = s.seats
        standing = vec[i64]([0] * seats)
        for seat in range(seats):
            standing[seat] = standings.standing(s, seat)
        for seat in range(seats):
            ahead = 0.0
            for other in range(seats):
                if standing[seat] > standing[other]:
                    ahead += 1.0
                elif standing[seat] == standing[other] and other != seat:
                    ahead += 0.5
            out[seat] = ahead / float(seats - 1)

    def wins(self, s: S, out: vec[float]) -> None:
        """The victory as the ranks have it: 1 for who is first alone; those who share the place share it."""
        standings = self.standings
        seats = s.seats
        best = standings.standing(s, 0)
        firsts: i64 = 0
        for seat in range(seats):
            standing = standings.standing(s, seat)
            if standing > best:
                best = standing
                firsts = 0
            if standing == best:
                firsts += 1
        for seat in range(seats):
            out[seat] = 1.0 / float(firsts) if standings.standing(s, seat) == best else 0.0

    def gains(self, s: S, seat: i64, code: i64) -> list[i64]:
        """What an answer would at once give to each seat, found out on a copy; nothing where that is not shown."""
        step = self.rules.question(s, seat)
        if not step.previewed:
            return []
        before, w = self.scores(s), self.copy(s)
        step.choose(w, seat, code)
        return [after - points for points, after in zip(before, self.scores(w), strict=True)]

    # ---- who knows what

    def view(self, s: S, seat: i64) -> dict[str, object]:
        """All that a seat (-1: a spectator) may know now: a dictionary of the game's `view_type`."""
        if not -1 <= seat < s.seats:
            raise BadSeats(f"There is no seat {seat}; the seats are 0 to {s.seats - 1}, and -1 is a spectator.")
        view = self.open_view(s)
        view.update(self.secret_view(s, seat))
        return view

    def open_view(self, s: S) -> dict[str, object]:
        """The part of the view that is the same for all."""
        view: dict[str, object] = {}
        view.update(self.frame(s))
        view.update(self.board(s))
        return view

    def frame(self, s: S) -> Frame:
        """Which game it is, and what is asked of whom."""
        over = s.step == OVER
        return {
            "game": self.id,
            "version": self.version,
            "choices": s.choices.changed(),
            "seats": s.seats,
            "over": over,
            "step": "" if over else self.rules.steps[s.step].name,
            "rule": "" if over else self.rules.steps[s.step].rule,
            "asked": list(seats_in(s.asked)),
        }

    def board(self, s: S) -> dict[str, object]:
        """How it stands.  That a seat has answered under seal changes nothing here."""
        view: dict[str, object] = {"scores": self.scores(s), "ranks": self.ranks(s)}
        view.update(self.hidden.table_view(s))
        return view

    def secret_view(self, s: S, seat: i64) -> dict[str, object]:
        """The part of the view that is not the same for all."""
        view: dict[str, object] = {"seat": seat}
        view.update(self.hidden.seat_view(s, seat))
        return view

    def determinize(self, s: S, seat: i64, rng: Rng, policy: Policy[S] | None = None) -> S:
        """A world that `seat` cannot tell from this one.  Same view, same rng, same world.

        With a policy, others have answered under seal as it would, and hold what it thinks likely.
        """
        w = self.imagined(s, seat, rng, policy)
        if policy is None or policy.worlds == 1:
            return w
        total = policy.likelihood(w, seat)
        for i in range(policy.worlds - 1):  # one of several worlds, in proportion to their likelihood
            other = self.imagined(s, seat, rng, policy)
            likelihood = policy.likelihood(other, seat)
            total += likelihood
            if total * rng.share() < likelihood:
                w = other
        return w

    def imagined(self, s: S, seat: i64, rng: Rng, policy: Policy[S] | None) -> S:
        w = self.copy(s)
        self.rules.forget_answers(w, seat)
        self.hidden.imagine(w, seat, rng)
        self.rules.redraw_answers(w, seat, rng, policy)
        return w

    def known(self, s: S, seat: i64) -> i64:
        """A cheap key of all that `seat` knows: the same for the same view, whoever else has answered meanwhile."""
        question = mixed(mixed(s.step, s.arg), mixed(s.arg2, i64(s.is_asked(seat))))
        return mixed(question, self.hidden.known(s, seat))

    def census(self, s: S) -> list[i64]:
        """Counts of the material that must never change."""
        return self.hidden.census(s)

    # ---- fingerprints

    def key(self, s: S) -> bytes:
        """Every number of the state as bytes: two states are equal exactly when their keys are."""
        return " ".join([str(n) for n in s.numbers()]).encode()

    def hash(self, s: S) -> str:
        """A short fingerprint of the key, for records."""
        return blake2b(self.key(s), digest_size=HASH_BYTES).hexdigest()

    def __repr__(self) -> str:
        return f"<Game {self.title}: {self.least} to {self.most} seats, version {self.version} of its rules>"
