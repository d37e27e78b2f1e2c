"""Rates: a burst, then an even pace; exact waiting times; bounded memory."""

from ridotto.server.rates import Rates, whole_seconds


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_the_whole_budget_can_be_spent_at_once() -> None:
    rates = Rates(60, 3600, 10, Clock())
    assert [rates.wait("anna") for _ in range(60)] == [0.0] * 60
    assert rates.wait("anna") > 0


def test_whoever_waits_as_long_as_told_is_let_in_and_no_sooner() -> None:
    clock = Clock()
    rates = Rates(3, 60, 10, clock)
    for _ in range(3):
        rates.wait("anna")
    wait = rates.wait("anna")
    assert round(wait) == 20
    clock.now += wait - 0.1
    assert rates.wait("anna") > 0
    clock.now += 0.1
    assert rates.wait("anna") == 0
    assert rates.wait("anna") > 0


def test_being_refused_costs_nothing() -> None:
    clock = Clock()
    rates = Rates(1, 10, 10, clock)
    rates.wait("anna")
    for _ in range(100):
        rates.wait("anna")
    clock.now += 10
    assert rates.wait("anna") == 0


def test_one_key_does_not_slow_another() -> None:
    rates = Rates(1, 10, 10, Clock())
    assert (rates.wait("anna"), rates.wait("bruno")) == (0, 0)


def test_no_more_keys_are_remembered_than_allowed_and_the_busy_ones_stay() -> None:
    rates = Rates(1, 10, 3, Clock())
    rates.wait("anna")
    for n in range(1000):
        rates.wait(f"guest {n}")
        assert rates.wait("anna") > 0
    assert len(rates.budgets) == 3


def test_waiting_times_for_people_are_whole_seconds_and_never_zero() -> None:
    assert [whole_seconds(wait) for wait in (0.001, 1.0, 1.2)] == [1, 1, 2]
