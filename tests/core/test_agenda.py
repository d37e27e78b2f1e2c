"""The agenda: steps come in the order in which they are written down."""

import pytest

from ridotto.core.choices import Choices
from ridotto.core.event import Fact
from ridotto.core.event_types import Event1, Event2
from ridotto.core.rules import Rules
from ridotto.core.state import State, Step
from ridotto.core.step import Automatic

ARG = Fact("arg")
LAST = Event1("last", "XX-2", ARG)


class Note(Automatic[State]):
    """Writes its argument into the events, and puts what it is told to on the agenda."""

    def __init__(self, name: str, after: list[tuple[str, int]]) -> None:
        super().__init__(name, "XX-1")
        self.after = after
        self.event = Event1(name, "XX-1", ARG)

    def run(self, s: State) -> None:
        self.event.tell(s, s.arg)
        for name, arg in self.after:
            s.then(STEPS[name], arg)


class Last(Automatic[State]):
    """Ends the game at once."""

    def run(self, s: State) -> None:
        LAST.tell(s, 0)
        s.then(STEPS["leaf"], 99)
        s.finish()


STEPS: dict[str, Step] = {
    "round": Note("round", [("turn", 0), ("turn", 1), ("leaf", 7)]),
    "turn": Note("turn", [("leaf", 1), ("leaf", 2)]),
    "leaf": Note("leaf", []),
    "many": Note("many", [("leaf", n) for n in range(100)]),
    "last": Last("last", "XX-2"),
    "early": Note("early", [("leaf", 1), ("last", 0), ("leaf", 2)]),
}
RULES: Rules[State] = Rules(list(STEPS.values()))


def told(first: str) -> list[tuple[str, int]]:
    s = State(2, Choices([], {}))
    s.events = []
    s.then(STEPS[first])
    RULES.advance(s)
    return [(event.kind, event.facts[0]) for event in s.events]


def test_steps_come_in_reading_order_and_before_all_that_waited() -> None:
    assert told("round") == [
        ("round", 0),
        ("turn", 0),
        ("leaf", 1),
        ("leaf", 2),
        ("turn", 1),
        ("leaf", 1),
        ("leaf", 2),
        ("leaf", 7),
    ]


def test_an_agenda_grows_as_far_as_it_must() -> None:
    assert told("many")[1:] == [("leaf", n) for n in range(100)]


def test_a_finished_game_forgets_what_was_to_come() -> None:
    assert told("early") == [("early", 0), ("leaf", 1), ("last", 0)]


def test_a_step_that_is_in_no_list_is_refused() -> None:
    stray = Note("stray", [])
    with pytest.raises(AssertionError, match="stray is not in the game's list"):
        State(2, Choices([], {})).then(stray)


def test_a_step_cannot_stand_in_two_lists_at_different_places() -> None:
    with pytest.raises(AssertionError, match="stands in two lists"):
        Rules(list(reversed(STEPS.values())))


class Pair(Automatic[State]):
    """Writes both its numbers into the events."""

    def run(self, s: State) -> None:
        PAIR.tell(s, s.arg, s.arg2)


PAIR = Event2("pair", "XX-3", ARG, Fact("arg2"))
TWO_NUMBERS = Pair("two_numbers", "XX-3")
PAIRS: Rules[State] = Rules([TWO_NUMBERS])
MOST = 2**28 - 1


@pytest.mark.parametrize("numbers", [(0, 0), (7, 3), (MOST, 0), (0, MOST), (MOST, MOST)])
def test_a_step_can_be_given_two_numbers(numbers: tuple[int, int]) -> None:
    s = State(2, Choices([], {}))
    s.events = []
    s.then(TWO_NUMBERS, *numbers)
    PAIRS.advance(s)
    assert [event.facts for event in s.events] == [numbers] and (s.arg, s.arg2) == (0, 0)


@pytest.mark.parametrize("numbers", [(-1, 0), (0, -1), (MOST + 1, 0), (0, MOST + 1)])
def test_a_number_that_does_not_fit_is_refused(numbers: tuple[int, int]) -> None:
    with pytest.raises(AssertionError, match="two_numbers cannot be given"):
        State(2, Choices([], {})).then(TWO_NUMBERS, *numbers)


def test_both_numbers_belong_to_what_a_state_is() -> None:
    keys = set()
    for numbers in ((3, 0), (0, 3), (3, 3)):
        s = State(2, Choices([], {}))
        s.then(TWO_NUMBERS, *numbers)
        keys.add(tuple(s.numbers()))
    assert len(keys) == 3
