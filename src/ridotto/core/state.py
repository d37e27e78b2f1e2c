"""What every game state has: the step under way, the seats asked, and the agenda of steps to come.

A `State` is data.  What may be chosen, and what follows from a choice, is said by the steps of the
game (see `step.py`); a state only remembers where the game stands.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .event import EVERYONE, Event

NOBODY: Final[i64] = 0  # seat masks: bit i is seat i
NO_SEAT: Final[i64] = -1
SPECTATOR: Final[i64] = -1  # the seat number of somebody who only looks on
OVER: Final[i64] = -1  # `State.step` when the game has ended
STEP_BITS: Final[i64] = 6  # an agenda entry is step + (arg << 6): one number
STEP_MASK: Final[i64] = 63
AGENDA_ROOM: Final[i64] = 24  # entries before the agenda has to grow


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One box of a rulebook's flow chart.  `rule` names the paragraph it carries out."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.index: i64 = -1  # its place in the game's list of steps


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game state.  Subclasses add what lies on the table.

    `State(seats)` is a new game; `State(seats, like)` is a copy of `like`.
    """

    def __init__(self, seats: i64, like: "State | None" = None) -> None:
        self.seats: Final[i64] = seats
        self.events: list[Event] | None = None  # None: nobody listens; a copy does not listen
        if like is None:
            self.step: i64 = OVER  # the step under way ...
            self.arg: i64 = 0  # ... and the number it was given
            self.asked: i64 = NOBODY  # the seats that still have to answer
            self.answered: i64 = NOBODY  # the seats that have answered in this step
            self.agenda: vec[i64] = vec[i64]([0] * AGENDA_ROOM)  # steps to come; the last one is next
            self.waiting: i64 = 0  # how many entries of the agenda are in use
            self.ordered: i64 = 0  # entries above this one were added by the step under way, in reading order
        else:
            self.step = like.step
            self.arg = like.arg
            self.asked = like.asked
            self.answered = like.answered
            self.agenda = like.agenda[:]
            self.waiting = like.waiting
            self.ordered = like.ordered

    def then(self, step: Step, arg: i64 = 0) -> None:
        """Put a step on the agenda: after those this step has put there, before all that waited already."""
        assert step.index >= 0, f"the step {step.name} is not in the game's list of steps"
        entry = step.index + (arg << STEP_BITS)
        if self.waiting == len(self.agenda):
            self.agenda = append(self.agenda, entry)
        else:
            self.agenda[self.waiting] = entry
        self.waiting += 1

    def settle(self) -> None:
        """Turn round what the step under way has added, so that the first of it comes first."""
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

    def finish(self) -> None:
        """The game ends here: nothing more is to come."""
        self.waiting = 0
        self.ordered = 0

    def is_asked(self, seat: i64) -> bool:
        return seat >= 0 and self.asked >> seat & 1 == 1

    def tell(self, kind: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Record a public event."""
        if self.events is not None:
            self.events.append(Event(kind, (a, b, c), EVERYONE, False))

    def uncover(self, kind: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Record a public event that brings something hidden to light."""
        if self.events is not None:
            self.events.append(Event(kind, (a, b, c), EVERYONE, True))

    def whisper(self, seat: i64, kind: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Record an event that one seat alone learns."""
        if self.events is not None:
            self.events.append(Event(kind, (a, b, c), i64(1) << seat, False))

    def numbers(self) -> list[i64]:
        """Every number of the state: subclasses add theirs.  Two states are equal when their numbers are."""
        out: list[i64] = [
            self.seats,
            self.step,
            self.arg,
            self.asked,
            self.answered,
            self.waiting,
            self.ordered,
        ]
        for i in range(self.waiting):
            out.append(self.agenda[i])
        return out


def lowest(mask: i64) -> i64:
    """The lowest seat of a mask that is not empty."""
    seat: i64 = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def seats_in(mask: i64) -> list[i64]:
    """The seats of a mask, lowest first."""
    seats: list[i64] = []
    seat: i64 = 0
    while mask >> seat:
        if mask >> seat & 1:
            seats.append(seat)
        seat += 1
    return seats


def is_several(mask: i64) -> bool:
    """Does a mask hold more than one seat?"""
    return mask & (mask - 1) != 0
