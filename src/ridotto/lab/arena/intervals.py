"""95 % intervals of shares, where games of one deal are not independent."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

NORMAL = 1.96  # standard errors on each side of a 95 % interval, of many deals
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)  # for 1 to 10 degrees of freedom


class Share(NamedTuple):
    """A share with its 95 % interval."""

    value: float
    low: float
    high: float

    def rest(self) -> "Share":
        """What the others have."""
        return Share(1.0 - self.value, 1.0 - self.high, 1.0 - self.low)


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval has on each side."""
    if freedom <= len(STUDENT):
        return STUDENT[max(freedom, 1) - 1]
    return NORMAL + 2.4 / freedom + 2.7 / freedom**2


def share_of(points: Array, games: Array) -> Share:
    """The share of points in games, both given by deal.

    Deals are what is independent, so the interval comes from how much they differ.  Two deals are added in thought, one
    all lost and one all won, so that a row of wins alone is not taken for certainty.
    """
    value = float(points.sum() / games.sum())
    typical = float(games.mean())
    more_points = np.concatenate([points, [0.0, typical]])
    more_games = np.concatenate([games, [typical, typical]])
    centre = float(more_points.sum() / more_games.sum())
    deals = len(more_games)
    spread = float(((more_points - centre * more_games) ** 2).sum()) * deals / (deals - 1)
    margin = student(deals - 1) * float(np.sqrt(spread)) / float(more_games.sum())
    return Share(value, max(0.0, min(value, centre - margin)), min(1.0, max(value, centre + margin)))
