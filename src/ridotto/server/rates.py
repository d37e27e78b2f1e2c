"""How often something may happen: so many times in a row, and then at an even pace.

A budget of 60 in an hour lets sixty pass at once, and after that one a minute; so whoever is refused is told exactly
when to come again.  One number is remembered for each key, and only for so many keys.
"""

import math
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

ROUNDING: Final = 1e-6  # of sums of intervals


class Budget:
    """What is left for one key."""

    __slots__ = ("interval", "spent_until", "window")

    def __init__(self, count: int, seconds: float) -> None:
        self.window: Final = seconds
        self.interval: Final = seconds / count  # each unit is refilled in this time
        self.spent_until = -math.inf  # when all is refilled

    def wait(self, now: float, amount: int = 1) -> float:
        """Spend some, and 0.0; or spend nothing, and the seconds until that much is left."""
        until = max(self.spent_until, now) + amount * self.interval
        excess = until - now - self.window
        if excess > self.interval * ROUNDING:
            return excess
        self.spent_until = until
        return 0.0


class Rates:
    """A budget for each key.  Those that were used least recently are forgotten, and begin with a full one."""

    def __init__(self, count: int, seconds: float, max_keys: int, clock: Callable[[], float] = monotonic) -> None:
        self.count: Final = count
        self.seconds: Final = seconds
        self.max_keys: Final = max_keys
        self.clock: Final = clock
        self.budgets: OrderedDict[str, Budget] = OrderedDict()

    def wait(self, key: str, amount: int = 1) -> float:
        """As for a budget."""
        budget = self.budgets.get(key)
        if budget is None:
            budget = self.budgets[key] = Budget(self.count, self.seconds)
            if len(self.budgets) > self.max_keys:
                self.budgets.popitem(last=False)
        else:
            self.budgets.move_to_end(key)
        return budget.wait(self.clock(), amount)


def whole_seconds(wait: float) -> int:
    """For people and for `Retry-After`."""
    return max(1, math.ceil(wait))
