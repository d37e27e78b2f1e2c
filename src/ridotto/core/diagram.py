"""What the diagrams of all games share: lines of names and numbers, and where the game stands.

A diagram is text, one fact a line, the first name saying which.  `#` begins a comment.  Facts that are not
drawn are as at the start of a game, so that a test draws only what it is about.
"""

from collections.abc import Sequence

from mypy_extensions import i64

from .choices import Choice, Choices
from .errors import BadDiagram
from .rules import Rules
from .seats import seats_in
from .state import ARG_BITS, ARG_MASK, OVER, STEP_BITS, STEP_MASK
from .step import S

NOTHING = "-"


class Lines:
    """The facts of a diagram, each to be taken once."""

    def __init__(self, text: str) -> None:
        self.facts: list[list[str]] = []
        for line in text.splitlines():
            fields = line.split("#", 1)[0].split()
            if fields:
                self.facts.append(fields)

    def take(self, name: str, least: i64 = 0) -> list[list[str]]:
        """All facts of that name, without the name, each with at least so many parts."""
        found = [fact[1:] for fact in self.facts if fact[0] == name]
        self.facts = [fact for fact in self.facts if fact[0] != name]
        for fields in found:
            if len(fields) < least:
                raise BadDiagram(f"The line '{' '.join([name, *fields])}' breaks off.")
        return found

    def seats(self, game_id: str, least: i64, most: i64) -> i64:
        """How many seats the table has; as many as the game allows where that is not drawn."""
        seats = self.number("seats", most)
        if not least <= seats <= most:
            raise BadDiagram(f"{game_id} is for {least} to {most} seats, not {seats}.")
        return seats

    def choices(self, known: list[Choice]) -> Choices:
        """What the table has decided."""
        return Choices(known, {fields[0]: fields[1] for fields in self.take("choice", 2)})

    def one(self, name: str) -> list[str]:
        """The fact of that name, or an empty list."""
        found = self.take(name)
        if len(found) > 1:
            raise BadDiagram(f"The diagram has several lines '{name}'.")
        return found[0] if found else []

    def number(self, name: str, default: i64) -> i64:
        fields = self.one(name)
        return read_number(fields[0]) if fields else default

    def done(self) -> None:
        """Nothing may be left over."""
        if self.facts:
            raise BadDiagram(f"The diagram has a line that says nothing here: '{' '.join(self.facts[0])}'.")


def read_number(text: str) -> i64:
    if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 16:
        return int(text)
    raise BadDiagram(f"'{text}' should be a number.")


def read_name(names: Sequence[str], text: str) -> i64:
    """The place of a name in a list of names."""
    if text in names:
        return names.index(text)
    raise BadDiagram(f"'{text}' should be one of {', '.join(names)}.")


def draw_flow(rules: Rules[S], s: S) -> list[str]:
    """The lines that say where the game stands: the step under way, the seats asked, the steps to come."""
    if s.step == OVER:
        return [f"step {NOTHING}"]
    lines = [f"step {draw_entry(rules, s.step, s.arg, s.arg2)}"]
    for name, mask in [("asked", s.asked), ("answered", s.answered)]:
        if mask:
            lines.append(f"{name} {' '.join([str(seat) for seat in seats_in(mask)])}")
    coming = [s.agenda[i] for i in range(s.waiting)]
    coming.reverse()
    steps = [draw_entry(rules, e & STEP_MASK, e >> STEP_BITS & ARG_MASK, e >> STEP_BITS + ARG_BITS) for e in coming]
    if steps:
        lines.append(f"agenda {' '.join(steps)}")
    if s.ordered != s.waiting:
        lines.append(f"ordered {s.ordered}")
    return lines


def draw_entry(rules: Rules[S], step: i64, arg: i64, arg2: i64) -> str:
    return f"{rules.steps[step].name}:{arg}" + (f":{arg2}" if arg2 else "")


def parse_flow(rules: Rules[S], s: S, lines: Lines) -> None:
    """Put the game where the lines say.  An agenda without a step is set going."""
    step = lines.one("step")
    asked, answered = lines.one("asked"), lines.one("answered")
    names = [known.name for known in rules.steps]
    agenda = lines.one("agenda")
    agenda.reverse()
    s.finish()
    for entry in agenda:
        name, arg, arg2 = read_entry(entry)
        s.then(rules.steps[read_name(names, name)], arg, arg2)
    s.ordered = lines.number("ordered", s.waiting)
    if not step:
        rules.advance(s)
    elif step[0] != NOTHING:
        name, arg, arg2 = read_entry(step[0])
        s.step, s.arg, s.arg2 = read_name(names, name), arg, arg2
        s.asked, s.answered = seat_mask(s, asked), seat_mask(s, answered)


def read_entry(text: str) -> tuple[str, i64, i64]:
    """A step with its numbers: `vote`, `vote:3`, `move:3:1`."""
    name, *args = text.split(":")
    numbers = [read_number(arg) for arg in args]
    if len(numbers) > 2 or any(not 0 <= number <= ARG_MASK for number in numbers):
        raise BadDiagram(f"'{text}' should be a step with at most two numbers that are not negative.")
    return name, numbers[0] if numbers else 0, numbers[1] if len(numbers) > 1 else 0


def seat_mask(s: S, fields: list[str]) -> i64:
    mask: i64 = 0
    for field in fields:
        seat = read_number(field)
        if not 0 <= seat < s.seats:
            raise BadDiagram(f"There is no seat {seat}.")
        mask |= i64(1) << seat
    return mask
