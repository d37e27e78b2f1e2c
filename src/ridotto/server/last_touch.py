"""When a table was last touched, to the day: one that nobody has touched for long is asleep.

That is nothing that is stored.  A table asleep is in no list of open tables, and a server that starts does not look for
its bots.  Whoever knows it can look at it, and its next entry wakes it.
"""

import time
from typing import Final

DAY: Final = 24 * 3600


def today() -> int:
    """Days since 1970."""
    return int(time.time()) // DAY


def is_asleep(status: str, touched: int, sleeps_after: dict[str, int]) -> bool:
    """Has nobody touched the table for as many days as its status allows?"""
    days = sleeps_after.get(status)
    return days is not None and touched < today() - days
