"""Ratings by Bradley and Terry, on Elo's scale, from who finished ahead of whom.

Every two seats of a game with different bots are one comparison; equals count half for each.  The intervals come from
drawing the deals anew, with replacement, and rating the bots again.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .rows import Row

Array = npt.NDArray[np.float64]

DRAWS = 500  # of all deals, for the intervals
MEAN = 1500.0
ELO = 400.0 / np.log(10.0)
PRIOR = 0.5  # points that each of two bots that met has won from the other besides: nobody is infinitely strong
STEPS = 50


class Rating(NamedTuple):
    """How strong a bot is; 200 more means to finish ahead three times in four."""

    value: float
    low: float
    high: float


def points_by_deal(rows: list[Row], bots: list[str]) -> Array:
    """[deal, bot, other]: how often a bot finished ahead of another; all comparisons of a game sum to one."""
    deals = {deal: i for i, deal in enumerate(sorted({row.deal for row in rows}))}
    places = {name: i for i, name in enumerate(bots)}
    points = np.zeros((len(deals), len(bots), len(bots)))
    for row in rows:
        pairs = [
            (seat, other)
            for seat in range(row.seats)
            for other in range(row.seats)
            if row.bots[seat] != row.bots[other] and row.ranks[seat] <= row.ranks[other]
        ]
        here = points[deals[row.deal]]
        for seat, other in pairs:
            ahead = 1.0 if row.ranks[seat] < row.ranks[other] else 0.5
            here[places[row.bots[seat]], places[row.bots[other]]] += ahead / comparisons(row)
    return points


def comparisons(row: Row) -> int:
    firsts = row.bots.count(row.first)
    return firsts * (row.seats - firsts)


def strengths(points: Array) -> Array:
    """The strengths, in nats with mean zero, that make the points most likely."""
    met = (points + points.T) > 0.0
    won = points + PRIOR * met
    total = won + won.T
    out: Array = np.zeros(len(points))
    for _ in range(STEPS):
        p = 1.0 / (1.0 + np.exp(np.clip(out[None, :] - out[:, None], -30.0, 30.0)))
        gradient = (won - total * p).sum(1)
        heat = total * p * (1.0 - p)
        curvature = np.diag(heat.sum(1)) - heat + 1.0 / len(points)  # the last term holds the mean at zero
        step: Array = np.linalg.lstsq(curvature, gradient, rcond=None)[0]
        out = out + np.clip(step, -2.0, 2.0)
        if np.abs(step).max() < 1e-9:
            break
    centred: Array = out - out.mean()
    return centred


def ratings(rows: list[Row], bots: list[str], seed: int = 1) -> list[Rating]:
    """The rating of each bot, with a 95 % interval.  The mean of all is 1500."""
    points = points_by_deal(rows, bots)
    values = MEAN + ELO * strengths(points.sum(0))
    rng = np.random.default_rng(seed)
    deals = len(points)
    draws = rng.multinomial(deals, np.full(deals, 1.0 / deals), size=DRAWS)
    drawn = MEAN + ELO * np.array([strengths(np.tensordot(draw, points, 1)) for draw in draws])
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return [
        Rating(float(value), min(float(a), float(value)), max(float(b), float(value)))
        for value, a, b in zip(values, low, high, strict=True)
    ]
