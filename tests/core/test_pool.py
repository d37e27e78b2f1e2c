"""Pools: a few things in one number."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ridotto.core.pool import EMPTY, count, draw, kinds, least, one, pool_of, size, worth
from ridotto.core.rng import Rng

counts = st.lists(st.integers(0, 15), min_size=1, max_size=15)


@given(counts)
def test_a_pool_holds_what_was_put_in(numbers: list[int]) -> None:
    pool = pool_of(vec[i64](numbers))
    assert [count(pool, kind) for kind in range(len(numbers))] == numbers
    assert size(pool) == sum(numbers)
    assert worth(pool) == sum(kind * n for kind, n in enumerate(numbers))
    assert sum(one(kind) for kind in kinds(pool)) == pool


def test_every_kind_has_a_place_of_its_own() -> None:
    assert [one(kind) for kind in range(15)] == [16**kind for kind in range(15)]


def test_the_least_kind_is_the_first_that_is_there() -> None:
    assert least(one(3) + one(2) + one(2)) == 2


def test_drawing_out_a_pool_gives_each_thing_once() -> None:
    pool, drawn, rng = one(0) + one(2) + one(2) + one(3), [], Rng(4)
    while pool != EMPTY:
        kind = draw(pool, size(pool), rng)
        drawn.append(kind)
        pool -= one(kind)
    assert sorted(drawn) == [0, 2, 2, 3]


def test_a_kind_is_drawn_in_proportion_to_its_count() -> None:
    pool, rng = one(1) + one(2) + one(2) + one(2), Rng(8)
    drawn = [draw(pool, 4, rng) for _ in range(4_000)]
    assert 2_850 < drawn.count(2) < 3_150
