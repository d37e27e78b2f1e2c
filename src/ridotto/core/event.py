"""Events: what happened, and who is told.

A game declares each of its events once, in its `events.py`: a name, the paragraph it rests on, its facts, and who is
told.  A step tells one by `PLACED.tell(s, seat, district, houses)`; the type checker counts the facts.

    WHO: Final = Fact("who", SEAT)
    AREA: Final = Fact("area", NAME, AREA_NAMES, target="area")
    PLACED: Final = Event3("placed", "DO-6.3", WHO, AREA, HOUSES)            # all are told
    CHOSE: Final = Event2("chose", "DO-3.1", WHO, AREA, told=ITS_SEAT)      # the seat in its first fact alone
    COUNTED: Final = Event3("counted", "DO-4.4", WHO, AREA, VALUES, told=UNCOVERS)  # something hidden is turned up
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from .pool import kinds
from .seats import seats_in

EVERYONE: Final[i64] = -1  # an audience is a seat mask; spectators are told what everyone is told

# How the number of a fact is read.
NUMBER: Final = "number"
SEAT: Final = "seat"
SEATS: Final = "seats"  # a mask
NAME: Final = "name"  # one of the fact's names; a negative number is none of them
POOL: Final = "pool"  # several things, by name or by number; more than sixteen kinds are told one by one

# Who is told.
ALL: Final = "all"
UNCOVERS: Final = "uncovers"  # the same, and something hidden comes to light: no undo goes back behind it
ITS_SEAT: Final = "its_seat"  # the seat that is the first fact, and nobody else

Readable = int | str | list[int] | list[str] | None


class Fact:
    """One named number of an event, and what it stands for."""

    def __init__(
        self,
        name: str,
        form: str = NUMBER,
        names: Sequence[str] = (),
        target: str = "",
        thing: str = "",
        first: int = 0,
        rules: Sequence[str] = (),
        gains: Sequence[str] = (),
        costs: Sequence[str] = (),
    ) -> None:
        self.name: Final = name
        self.form: Final = form
        self.names: Final = names  # of 0, 1, 2, ...
        self.target: Final = target  # the kind of target it is on a board: "area" for area:castello
        self.thing: Final = thing  # what is counted: "house"
        self.first: Final = first  # what people call 0, where they count from 1
        self.gains: Final = gains  # where it is points: the facts that say who gains them ...
        self.costs: Final = costs  # ... and who pays them
        self.rules: Final = rules  # by name: the paragraph, where that is what the cases of an event differ by

    def __repr__(self) -> str:
        return f"<Fact {self.name}: {self.form}>"

    def read(self, number: i64) -> Readable:
        """The number as people read it."""
        if self.form == NAME:
            return self.names[number] if number >= 0 else None
        if self.form == SEAT:
            return number if number >= 0 else None
        if self.form == SEATS:
            return list(seats_in(number))
        if self.form == POOL:
            return [self.names[kind] for kind in kinds(number)] if self.names else list(kinds(number))
        return number + self.first


class EventType:
    """What a game declares of an event.  Its subclasses say how many facts it has."""

    def __init__(self, name: str, rule: str, facts: list[Fact], told: str) -> None:
        assert told != ITS_SEAT or (facts and facts[0].form == SEAT), f"the first fact of {name} is who is told"
        self.name: Final = name
        self.rule: Final = rule  # the paragraph it rests on, if no fact says it
        self.facts: Final = facts
        self.ruled_by: Final = next((place for place, fact in enumerate(facts) if fact.rules), -1)  # the fact that does
        self.is_secret: Final = told == ITS_SEAT
        self.uncovers: Final = told == UNCOVERS

    def place(self, fact: str) -> int:
        """Where a fact stands; -1: there is none of that name."""
        for place, declared in enumerate(self.facts):
            if declared.name == fact:
                return place
        return -1

    def event(self, *numbers: int) -> "Event":
        """Such an event with these facts."""
        assert len(numbers) == len(self.facts), f"{self} has {len(self.facts)} facts"
        return self.with_facts(numbers)

    def with_facts(self, facts: tuple[int, ...]) -> "Event":
        """The same, for steps, whose facts the type checker has counted."""
        audience: i64 = EVERYONE
        if self.is_secret:
            audience = i64(1) << i64(facts[0])
        return Event(self, facts, audience)

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(fact.name for fact in self.facts)})"


@mypyc_attr(acyclic=True)  # there are many, and they hold nothing that could hold them
class Event:
    """Something that happened, told to some seats.  Who is not told learns nothing, not even that it was told."""

    def __init__(self, declared: EventType, facts: tuple[int, ...], audience: i64) -> None:
        self.type: Final = declared
        self.facts: Final = facts  # the numbers, in the order of the declaration
        self.audience: Final = audience

    @property
    def kind(self) -> str:
        return self.type.name

    @property
    def rule(self) -> str:
        """The paragraph it rests on."""
        place = self.type.ruled_by
        return self.type.rule if place < 0 else self.type.facts[place].rules[self.facts[place]]

    @property
    def uncovers(self) -> bool:
        """Has something hidden come to light?"""
        return self.type.uncovers

    def reaches(self, seat: i64) -> bool:
        """Is this seat (-1: a spectator) told?"""
        if seat < 0:
            return self.audience == EVERYONE
        return self.audience >> seat & 1 == 1

    def __getitem__(self, fact: str) -> int:
        """The number of a fact by its name."""
        place = self.type.place(fact)
        if place < 0:
            raise KeyError(f"{self.type} has no fact '{fact}'")
        return self.facts[place]

    def gains(self) -> list[tuple[int, int]]:
        """Who gains how many points by it; less than none where somebody pays."""
        found: list[tuple[int, int]] = []
        for fact, number in zip(self.type.facts, self.facts, strict=True):
            found.extend([(self[who], number + fact.first) for who in fact.gains])
            found.extend([(self[who], -number - fact.first) for who in fact.costs])
        return found

    def read(self) -> dict[str, Readable]:
        """All facts by name, as people read them."""
        return {fact.name: fact.read(number) for fact, number in zip(self.type.facts, self.facts, strict=True)}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.type is other.type
            and self.facts == other.facts
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash(self.facts) ^ hash(self.type.name)  # quick: events are looked up a lot

    def __repr__(self) -> str:
        facts = [f"{name}={shown(fact)}" for name, fact in self.read().items()]
        return f"{self.kind}({', '.join(facts)})"


def shown(fact: Readable) -> str:
    if isinstance(fact, list):
        return f"[{', '.join(str(one) for one in fact)}]"
    return "none" if fact is None else str(fact)


def declared_in(names: dict[str, object]) -> list[EventType]:
    """The event types among the names of a module: `declared_in(vars(events))`."""
    return [thing for thing in names.values() if isinstance(thing, EventType)]
