"""How long a bot may think: so many iterations, or so much CPU time of its own thread."""

from collections.abc import Callable
from time import thread_time
from typing import Final

from mypy_extensions import i64

Clock = Callable[[], float]  # CPU seconds that were used so far


class Budget:
    """Iterations, or seconds of CPU time, so that nobody is weaker because the machine is busy.

    One iteration is not begun if it would probably end after the time: the longest one so far tells.
    """

    def __init__(self, iterations: i64, seconds: float = 0.0, clock: Clock = thread_time) -> None:
        self.iterations: Final[i64] = iterations  # where `seconds` is zero
        self.seconds: Final[float] = seconds
        self.clock: Final = clock
        self.end: float = 0.0
        self.last: float = 0.0  # when the last iteration ended
        self.longest: float = 0.0
        self.left: i64 = 0

    def begin(self, share: float = 1.0) -> None:
        """Start to count; only a share of the budget may be used."""
        self.left = max(i64(float(self.iterations) * share), 1)
        if self.seconds > 0.0:
            self.last = self.clock()
            self.end = self.last + self.seconds * share
            self.longest = 0.0

    def has_more(self) -> bool:
        """Is there time for one more iteration?  Asked once before each."""
        if self.seconds <= 0.0:
            self.left -= 1
            return self.left >= 0
        now = self.clock()
        self.longest = max(self.longest, now - self.last)
        self.last = now
        return now + self.longest <= self.end
