"""What every game state has: the step under way, the seats asked, and the agenda of steps to come.

A `State` is data.  What may be chosen, and what follows from a choice, is said by the steps of the
game (see `step.py`); a state only remembers where the game stands.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .choices import Choices
from .event import Event
from .seats import NOBODY, seats_in

OVER: Final[i64] = -1  # `State.step` when the game has ended
STEPS: Final[i64] = 64  # an agenda entry is step + arg * 2**6 + arg2 * 2**34: one number
STEP_BITS: Final[i64] = 6
STEP_MASK: Final[i64] = STEPS - 1
ARG_BITS: Final[i64] = 28
ARG_MASK: Final[i64] = 0xFFFFFFF
AGENDA_ROOM: Final[i64] = 24  # entries before the agenda has to grow


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One box of a rulebook's flow chart.  `rule` names the paragraph it carries out."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.index: i64 = -1  # its place in the game's list of steps

    def __repr__(self) -> str:
        return f"<{type(self).__name__} [{self.rule}]>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game state.  Subclasses add what lies on the table.

    `State(seats, choices)` is a new game; `State(seats, choices, like)` is a copy of `like`.
    """

    def __init__(self, seats: i64, choices: Choices, like: "State | None" = None) -> None:
        self.seats: Final[i64] = seats
        self.choices: Final = choices  # that the table was set up with
        self.events: list[Event] | None = None  # None: nobody listens; a copy does not listen
        if like is None:
            self.step: i64 = OVER  # the step under way ...
            self.arg: i64 = 0  # ... and the number it was given,
            self.arg2: i64 = 0  # and the second one, where it needs two
            self.asked: i64 = NOBODY  # the seats that still have to answer
            self.answered: i64 = NOBODY  # the seats that have answered in this step
            self.agenda: vec[i64] = vec[i64]([0] * AGENDA_ROOM)  # steps to come; the last one is next
            self.waiting: i64 = 0  # how many entries of the agenda are in use
            self.ordered: i64 = 0  # entries above this one were added by the step under way, in reading order
        else:
            self.step = like.step
            self.arg = like.arg
            self.arg2 = like.arg2
            self.asked = like.asked
            self.answered = like.answered
            self.agenda = like.agenda[:]
            self.waiting = like.waiting
            self.ordered = like.ordered

    def then(self, step: Step, arg: i64 = 0, arg2: i64 = 0) -> None:
        """Put a step on the agenda: after those this step has put there, before all that waited already."""
        assert step.index >= 0, f"the step {step.name} is not in the game's list of steps"
        assert 0 <= arg <= ARG_MASK and 0 <= arg2 <= ARG_MASK, f"{step.name} cannot be given {arg} and {arg2}"
        entry = step.index + (arg + (arg2 << ARG_BITS) << STEP_BITS)
        agenda = self.agenda
        waiting = self.waiting
        if waiting == len(agenda):
            self.agenda = append(agenda, entry)
        else:
            agenda[waiting] = entry
        self.waiting = waiting + 1

    def order_added(self) -> None:
        """Reverse what the step under way has added, so that the first of it comes first."""
        agenda = self.agenda
        low = self.ordered
        high = self.waiting - 1
        while low < high:
            entry = agenda[low]
            agenda[low] = agenda[high]
            agenda[high] = entry
            low += 1
            high -= 1
        self.ordered = self.waiting

    def begin_next(self) -> bool:
        """Take the next step off the agenda and make it the one under way; False, and `OVER`, when there is none."""
        waiting = self.waiting - 1
        if self.ordered < waiting:
            self.order_added()
        if waiting < 0:
            self.step = OVER
            self.arg = 0
            self.arg2 = 0
            return False
        entry = self.agenda[waiting]
        self.waiting = waiting
        self.ordered = waiting
        self.step = entry & STEP_MASK
        self.arg = entry >> STEP_BITS & ARG_MASK
        self.arg2 = entry >> STEP_BITS + ARG_BITS
        return True

    def finish(self) -> None:
        """The game ends here: nothing more is to come."""
        self.waiting = 0
        self.ordered = 0

    def clock(self) -> i64:
        """The round under way, as the game counts its rounds: it never goes back.  A search looks as far as its end."""
        return 0

    def is_asked(self, seat: i64) -> bool:
        return seat >= 0 and self.asked >> seat & 1 == 1

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.seats} seats, step {self.step}, asks {seats_in(self.asked)}>"

    def numbers(self) -> list[i64]:
        """Every number of the state: subclasses add theirs.  Two states are equal when their numbers are."""
        out: list[i64] = [
            self.seats,
            self.step,
            self.arg + (self.arg2 << ARG_BITS),
            self.asked,
            self.answered,
            self.waiting,
            self.ordered,
        ]
        for i in range(self.waiting):
            out.append(self.agenda[i])
        return out
