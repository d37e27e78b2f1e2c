"""The generator: one stream for all machines and builds."""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.core.rng import Rng


def test_the_stream_of_a_seed_is_the_same_on_every_build() -> None:
    rng = Rng(2026)
    assert [rng.below(1000) for _ in range(8)] == STREAM


def test_neighbouring_seeds_part_company() -> None:
    firsts = [Rng(seed).below(1 << 20) for seed in range(200)]
    assert len(set(firsts)) > 195


def test_a_die_is_fair() -> None:
    rng = Rng(5)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_500 < count < 10_500 for count in counts)


def test_an_outcome_of_weight_zero_is_never_drawn() -> None:
    rng = Rng(1)
    weights = vec[i64]([0, 3, 0, 1, 0])
    drawn = [rng.weighted(weights) for _ in range(4_000)]
    assert set(drawn) == {1, 3}
    assert 2_850 < drawn.count(1) < 3_150


def test_a_copy_says_the_same_and_a_fork_does_not_disturb() -> None:
    rng = Rng(9)
    twin = rng.copy()
    fork = rng.fork()
    assert twin.fork().below(1 << 30) == fork.below(1 << 30)
    assert rng.below(1 << 30) == twin.below(1 << 30)


STREAM = [263, 181, 53, 282, 256, 394, 209, 440]
