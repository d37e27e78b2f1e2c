"""The event types a game declares: one for each number of facts, so that the type checker counts them."""

from typing import Final

from mypy_extensions import i64

from .event import ALL, SEAT, EventType, Fact
from .state import State


def record(s: State, declared: EventType, facts: tuple[int, ...]) -> None:
    """Keep an event.  Only when somebody listens: a search makes no events at all."""
    assert s.events is not None, "somebody listens"
    s.events.append(declared.with_facts(facts))


class Event0(EventType):
    """An event without facts."""

    def __init__(self, name: str, rule: str, told: str = ALL) -> None:
        super().__init__(name, rule, [], told)

    def tell(self, s: State) -> None:
        if s.events is not None:
            record(s, self, ())


class Event1(EventType):
    """An event of one fact."""

    def __init__(self, name: str, rule: str, first: Fact, told: str = ALL) -> None:
        super().__init__(name, rule, [first], told)

    def tell(self, s: State, a: i64) -> None:
        if s.events is not None:
            record(s, self, (a,))


class Event2(EventType):
    """An event of two facts."""

    def __init__(self, name: str, rule: str, first: Fact, second: Fact, told: str = ALL) -> None:
        super().__init__(name, rule, [first, second], told)

    def tell(self, s: State, a: i64, b: i64) -> None:
        if s.events is not None:
            record(s, self, (a, b))


class Event3(EventType):
    """An event of three facts."""

    def __init__(self, name: str, rule: str, first: Fact, second: Fact, third: Fact, told: str = ALL) -> None:
        super().__init__(name, rule, [first, second, third], told)

    def tell(self, s: State, a: i64, b: i64, c: i64) -> None:
        if s.events is not None:
            record(s, self, (a, b, c))


class Event4(EventType):
    """An event of four facts."""

    def __init__(
        self, name: str, rule: str, first: Fact, second: Fact, third: Fact, fourth: Fact, told: str = ALL
    ) -> None:
        super().__init__(name, rule, [first, second, third, fourth], told)

    def tell(self, s: State, a: i64, b: i64, c: i64, d: i64) -> None:
        if s.events is not None:
            record(s, self, (a, b, c, d))


class Event5(EventType):
    """An event of five facts."""

    def __init__(
        self, name: str, rule: str, first: Fact, second: Fact, third: Fact, fourth: Fact, fifth: Fact, told: str = ALL
    ) -> None:
        super().__init__(name, rule, [first, second, third, fourth, fifth], told)

    def tell(self, s: State, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        if s.events is not None:
            record(s, self, (a, b, c, d, e))


WHO: Final = Fact("who", SEAT)
ANSWERED: Final = Event1("answered", "", WHO)  # by the referee: a seat has answered under seal, and nobody knows how
