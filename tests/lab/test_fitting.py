"""Fits find the weights that made the games."""

import numpy as np

from ridotto.lab.fitting import Array, fit, fit_positions, newton, pair_loss, pairs_of
from ridotto.lab.selfplay import Sample

TRUE = np.array([1.0, -0.5])
TRUE_ANSWERS = np.array([0.8, 0.0, -1.2])


def made_up(number: int, positions: int = 6, decisions: int = 20) -> Sample:
    """A game of three seats whose ranks, and whose visits, follow known weights."""
    rng = np.random.default_rng(number)
    here = rng.normal(size=(1, 3, 2))
    strength = here[0] @ TRUE - np.log(-np.log(rng.random(3)))
    ranks = (-strength).argsort().argsort() + 1
    lengths = rng.integers(2, 6, size=decisions)
    answers = rng.normal(size=(lengths.sum(), 3))
    heights = np.exp(answers @ TRUE_ANSWERS)
    owners = np.repeat(np.arange(decisions), lengths)
    shares = heights / np.bincount(owners, heights)[owners]
    return Sample(
        number,
        ranks.astype(np.float32),
        np.repeat(here, positions, axis=0).astype(np.float32),
        answers.astype(np.float32),
        shares.astype(np.float32),
        np.zeros(len(shares), np.float32),
        lengths.astype(np.int64),
    )


def test_a_fit_finds_the_weights_that_made_the_games() -> None:
    samples = [made_up(number) for number in range(1500)]
    found = fit(samples, np.zeros(2), np.zeros(3))
    assert np.abs(found.positions - TRUE).max() < 0.12
    assert np.abs(found.answers - TRUE_ANSWERS).max() < 0.02
    for losses in (found.position_losses, found.answer_losses):
        assert losses.test < losses.before and abs(losses.train - losses.test) < 0.05


def test_few_games_do_not_make_it_worse_on_others() -> None:
    """Two features that matter and ten that do not."""
    samples = []
    for number in range(40):
        sample, rng = made_up(number), np.random.default_rng(number + 1000)
        noise = np.repeat(rng.normal(size=(1, 3, 10)), len(sample.positions), axis=0)
        samples.append(sample._replace(positions=np.concatenate([sample.positions, noise], axis=2).astype(np.float32)))
    losses = fit(samples, np.concatenate([TRUE, np.zeros(10)]), np.zeros(3)).position_losses
    assert losses.test < losses.before + 0.02


def test_a_feature_never_seen_keeps_its_weight_and_few_games_move_little() -> None:
    samples = [made_up(number) for number in range(3)]
    for sample in samples:
        sample.positions[:, :, 1] = 0.0
    before = np.array([0.7, 0.3])
    found = fit_positions(pairs_of(samples), before, 1.0)
    assert found[1] == 0.3 and abs(found[0] - 0.7) < 0.7


def test_the_unit_of_a_feature_does_not_matter() -> None:
    samples = [made_up(number) for number in range(40)]
    pairs = pairs_of(samples)
    tenfold = pairs._replace(differences=pairs.differences * 10.0)
    assert np.allclose(fit_positions(pairs, np.zeros(2), 1.0), 10.0 * fit_positions(tenfold, np.zeros(2), 1.0))


def test_games_count_alike_however_long_they_are() -> None:
    short, long = made_up(1, positions=2), made_up(2, positions=50)
    pairs = pairs_of([short, long])
    assert np.isclose(pairs.counts[: 3 * 2].sum(), 2.0) and np.isclose(pairs.counts.sum(), 4.0)


def test_knowing_nothing_loses_log_2() -> None:
    assert np.isclose(pair_loss(pairs_of([made_up(1)]), np.zeros(2)), np.log(2.0))


def test_options_left_out_are_made_up_for() -> None:
    """Ten equal options, of which two are kept and one stands for nine: its offset says so."""
    one = Sample(
        0,
        np.array([1, 2], np.float32),
        np.zeros((1, 2, 1), np.float32),
        np.array([[1.0], [0.0]], np.float32),
        np.array([0.1, 0.9], np.float32),
        np.array([0.0, np.log(9.0)], np.float32),
        np.array([2]),
    )
    assert abs(float(fit([one] * 20, np.zeros(1), np.zeros(1)).answers[0])) < 1e-3


def test_newton_finds_the_lowest_point_from_far_away() -> None:
    def curve(x: Array) -> tuple[float, Array, Array]:
        steep = np.cosh(x)
        return float(np.log(steep).sum()), np.tanh(x), np.diag(1.0 / steep**2)

    assert abs(float(newton(curve, np.array([3.0]))[0])) < 1e-6
