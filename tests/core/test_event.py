"""Events: facts by name, as people read them, and who is told."""

import pytest

from ridotto.core.event import EVERYONE, ITS_SEAT, NAME, POOL, SEAT, SEATS, UNCOVERS, Event, Fact
from ridotto.core.event_types import WHO, Event0, Event1, Event2, Event5
from ridotto.core.pool import one

AREA = Fact("area", NAME, ["castello", "san_polo"], target="area")
VALUES = Fact("values", POOL)
CARDS = Fact("cards", POOL, ["bridge", "doge"])
PLACE = Fact("place", first=1)
FIRSTS = Fact("firsts", SEATS)
MANY = Event5("many", "XX-1", AREA, VALUES, CARDS, PLACE, FIRSTS)


def test_facts_are_read_by_their_form() -> None:
    event = MANY.event(1, one(0) + 2 * one(3), one(1), 0, 0b101)
    assert event.read() == {
        "area": "san_polo",
        "values": [0, 3, 3],
        "cards": ["doge"],
        "place": 1,
        "firsts": [0, 2],
    }
    assert repr(event) == "many(area=san_polo, values=[0, 3, 3], cards=[doge], place=1, firsts=[0, 2])"
    assert event["area"] == 1


def test_no_seat_and_no_name_are_none() -> None:
    assert Event2("x", "XX-1", WHO, AREA).event(-1, -1).read() == {"who": None, "area": None}


def test_a_fact_that_is_not_declared_is_named() -> None:
    with pytest.raises(KeyError, match="no fact 'seat'"):
        MANY.event(0, 0, 0, 0, 0)["seat"]
    with pytest.raises(AssertionError, match="has 5 facts"):
        MANY.event(0)


def test_all_are_told_or_the_seat_that_is_the_first_fact() -> None:
    public, secret = Event1("x", "XX-1", WHO).event(2), Event1("x", "XX-1", WHO, told=ITS_SEAT).event(2)
    assert public.audience == EVERYONE and all(public.reaches(seat) for seat in (-1, 0, 2))
    assert [seat for seat in (-1, 0, 1, 2, 3) if secret.reaches(seat)] == [2]


@pytest.mark.parametrize("facts", [[AREA, WHO], [FIRSTS, WHO]])
def test_a_secret_event_names_its_seat_first(facts: list[Fact]) -> None:
    with pytest.raises(AssertionError, match="the first fact of x is who is told"):
        Event2("x", "XX-1", facts[0], facts[1], told=ITS_SEAT)
    with pytest.raises(AssertionError, match="the first fact of y is who is told"):
        Event0("y", "XX-1", told=ITS_SEAT)


def test_an_event_says_whether_it_brings_something_to_light() -> None:
    assert Event1("x", "XX-1", WHO, told=UNCOVERS).event(0).uncovers
    assert not Event1("x", "XX-1", WHO).event(0).uncovers


def test_the_paragraph_may_depend_on_a_fact() -> None:
    reason = Fact("reason", NAME, ["won", "tied"], rules=["XX-1", "XX-2"])
    ended = Event2("ended", "", reason, Fact("who", SEAT))
    assert [ended.event(0, 0).rule, ended.event(1, 0).rule] == ["XX-1", "XX-2"]


def test_events_are_equal_when_type_facts_and_audience_are() -> None:
    event: Event = MANY.event(1, 0, 0, 0, 0)
    assert event == MANY.event(1, 0, 0, 0, 0) and hash(event) == hash(MANY.event(1, 0, 0, 0, 0))
    assert event != MANY.event(0, 0, 0, 0, 0)
