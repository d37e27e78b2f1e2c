"""What features weigh, found from games: positions by who finished ahead, answers by what the search tried.

Both fits are convex and solved by Newton's method.  They are drawn towards the weights that were known before, so that
a feature that was hardly seen keeps what it had; as strongly as foretells best the games that the fit has not seen.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from .selfplay import Sample

Array = npt.NDArray[np.float64]
Curve = Callable[[Array], tuple[float, Array, Array]]  # loss at some weights, its gradient and its curvature

G = TypeVar("G")  # games, as pairs or as decisions

RIDGES = (64.0, 16.0, 4.0, 1.0)  # as if about so many games, or decisions, more spoke for the weights before
HELD_OUT = 5  # one game in so many is kept for the test
STEPS = 50
HALVINGS = 30
CLOSE = 1e-7
MOST = 30.0  # beyond this a difference is as good as certain
TINY = 1e-9


class Pairs(NamedTuple):
    """Two seats in a position, and which of them finished ahead."""

    differences: Array  # [pair, feature]
    ahead: Array  # [pair]: 1, 0, or a half for equals
    counts: Array  # [pair]: all of one game sum to the number of its seats less one


class Decisions(NamedTuple):
    """Options of decisions, one decision after the other."""

    features: Array  # [option, feature]
    shares: Array  # [option]
    offsets: Array  # [option]
    starts: npt.NDArray[np.int64]  # [decision]: its first option
    owners: npt.NDArray[np.int64]  # [option]: its decision


class Losses(NamedTuple):
    """Mean log-losses: of the fit on the games it was made from and on others, and of the weights before on those."""

    train: float
    test: float
    before: float


def is_held_out(number: int) -> bool:
    return number % HELD_OUT == HELD_OUT - 1


# ---- positions


def pairs_of(samples: list[Sample]) -> Pairs:
    differences, ahead, counts = [], [], []
    for sample in samples:
        positions, seats, _ = sample.positions.shape
        for a in range(seats):
            for b in range(a + 1, seats):
                differences.append((sample.positions[:, a] - sample.positions[:, b]).astype(np.float64))
                ahead.append(np.full(positions, (1.0 - np.sign(sample.ranks[a] - sample.ranks[b])) / 2.0))
                counts.append(np.full(positions, 2.0 / (seats * max(positions, 1))))
    return Pairs(np.concatenate(differences), np.concatenate(ahead), np.concatenate(counts))


def chances(pairs: Pairs, weights: Array) -> Array:
    return 1.0 / (1.0 + np.exp(-np.clip(pairs.differences @ weights, -MOST, MOST)))


def pair_loss(pairs: Pairs, weights: Array) -> float:
    """The mean log-loss of what the weights foretell."""
    p = np.clip(chances(pairs, weights), TINY, 1.0 - TINY)
    losses = -(pairs.ahead * np.log(p) + (1.0 - pairs.ahead) * np.log(1.0 - p))
    return float(pairs.counts @ losses / max(pairs.counts.sum(), TINY))


def fit_positions(pairs: Pairs, before: Array, strength: float) -> Array:
    """The weights under which those ahead are those who finished ahead."""
    ridge = strength * sizes(pairs.differences)

    def curve(weights: Array) -> tuple[float, Array, Array]:
        p = chances(pairs, weights)
        away = weights - before
        loss = pair_loss(pairs, weights) * pairs.counts.sum() + 0.5 * ridge @ away**2
        gradient = pairs.differences.T @ (pairs.counts * (p - pairs.ahead)) + ridge * away
        heat = pairs.counts * p * (1.0 - p)
        curvature = (pairs.differences * heat[:, None]).T @ pairs.differences + np.diag(ridge)
        return float(loss), gradient, curvature

    return newton(curve, before)


# ---- answers


def decisions_of(samples: list[Sample]) -> Decisions:
    lengths = np.concatenate([sample.lengths for sample in samples])
    return Decisions(
        np.concatenate([sample.answers for sample in samples]).astype(np.float64),
        np.concatenate([sample.shares for sample in samples]).astype(np.float64),
        np.concatenate([sample.offsets for sample in samples]).astype(np.float64),
        np.concatenate([[0], np.cumsum(lengths)[:-1]]).astype(np.int64),
        np.repeat(np.arange(len(lengths)), lengths),
    )


def logs_of_odds(decisions: Decisions, weights: Array) -> Array:
    """The log of the share that each option has of its decision's odds."""
    heights = decisions.features @ weights + decisions.offsets
    heights -= np.maximum.reduceat(heights, decisions.starts)[decisions.owners]
    totals = np.add.reduceat(np.exp(heights), decisions.starts)
    logs: Array = heights - np.log(totals)[decisions.owners]
    return logs


def answer_loss(decisions: Decisions, weights: Array) -> float:
    """The mean log-loss of the shares of visits."""
    if len(decisions.starts) == 0:
        return 0.0
    logs = logs_of_odds(decisions, weights) - decisions.offsets
    return float(-(decisions.shares @ logs) / len(decisions.starts))


def fit_answers(decisions: Decisions, before: Array, strength: float) -> Array:
    """The weights under which the odds of answers are the shares of visits that a search gave them."""
    features, starts, owners = decisions.features, decisions.starts, decisions.owners
    if len(starts) == 0:
        return before.copy()
    lengths = np.bincount(owners).astype(np.float64)
    means = np.add.reduceat(features, starts) / lengths[:, None]
    ridge = strength * sizes(features - means[owners])

    def curve(weights: Array) -> tuple[float, Array, Array]:
        logs = logs_of_odds(decisions, weights)
        p = np.exp(logs)
        away = weights - before
        loss = -(decisions.shares @ logs) + 0.5 * ridge @ away**2
        expected = np.add.reduceat(features * p[:, None], starts)
        gradient = expected.sum(0) - features.T @ decisions.shares + ridge * away
        curvature = (features * p[:, None]).T @ features - expected.T @ expected + np.diag(ridge)
        return float(loss), gradient, curvature

    return newton(curve, before)


# ---- both


def sizes(differences: Array) -> Array:
    """The mean square of each feature's differences where there are any, so that its unit does not matter."""
    seen = np.maximum((differences != 0.0).sum(0), 1)
    squares: Array = (differences**2).sum(0) / seen
    squares[squares == 0.0] = 1.0
    return squares


def newton(curve: Curve, start: Array) -> Array:
    """The lowest point of a convex curve; a step that would lead upwards is halved."""
    weights = start.astype(np.float64).copy()
    if len(weights) == 0:
        return weights
    loss, gradient, curvature = curve(weights)
    for _ in range(STEPS):
        step = np.linalg.solve(curvature, gradient)
        size = 1.0
        for _ in range(HALVINGS):
            next_loss, next_gradient, next_curvature = curve(weights - size * step)
            if next_loss <= loss:
                break
            size /= 2.0
        else:
            return weights
        weights = weights - size * step
        loss, gradient, curvature = next_loss, next_gradient, next_curvature
        if np.abs(size * step).max() < CLOSE:
            break
    return weights


class Fit(NamedTuple):
    """What was learned from some games."""

    positions: Array
    answers: Array
    position_losses: Losses
    answer_losses: Losses


def fit(samples: list[Sample], positions: Array, answers: Array) -> Fit:
    """Fit both; the losses are of a fit that did not see the games held out."""
    seen = [sample for sample in samples if not is_held_out(sample.number)] or samples
    held = [sample for sample in samples if is_held_out(sample.number)] or samples
    ridge, position_losses = best_ridge(fit_positions, pair_loss, pairs_of(seen), pairs_of(held), positions)
    fitted = fit_positions(pairs_of(samples), positions, ridge)
    ridge, answer_losses = best_ridge(fit_answers, answer_loss, decisions_of(seen), decisions_of(held), answers)
    return Fit(fitted, fit_answers(decisions_of(samples), answers, ridge), position_losses, answer_losses)


def best_ridge(
    fit_to: Callable[[G, Array, float], Array], loss: Callable[[G, Array], float], seen: G, held: G, before: Array
) -> tuple[float, Losses]:
    """How strongly to hold on to the weights before, and the losses then."""
    trials = [(ridge, fit_to(seen, before, ridge)) for ridge in RIDGES]
    ridge, trial = min(trials, key=lambda each: loss(held, each[1]))
    return ridge, Losses(loss(seen, trial), loss(held, trial), loss(held, before))
