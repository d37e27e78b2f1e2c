"""Fair shuffles: drawn from a committed seed, checked by anybody."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ridotto
from ridotto.core.fair import Shuffle, commitment_to
from ridotto.core.record import read_records
from ridotto.core.replay import record_of

SEED = bytes(range(32))
PLAIN = Shuffle(SEED, [])


@pytest.fixture(scope="module")
def record() -> ridotto.Record:
    """A game of one year whose chance was drawn from SEED."""
    match: ridotto.Match[Any] = ridotto.start("doge", 3, choices={"last_year": 1})
    while not match.over:
        if match.chance:
            match.happen(PLAIN.outcome(len(match.journal), match.game.rules.weights(match.state)))
        else:
            match.answer(match.codes()[-1])
    record = record_of(match)
    record.commitment, record.seed = commitment_to(SEED), SEED.hex()
    return record


def test_a_draw_depends_on_the_seed_and_the_number_of_the_word_alone() -> None:
    weights = vec[i64]([1] * 1000)
    assert [PLAIN.outcome(n, weights) for n in range(4)] == DRAWN
    assert PLAIN.outcome(2, vec[i64]([0, 0, 5, 0])) == 2


def test_draws_follow_the_weights() -> None:
    weights = vec[i64]([3, 0, 1])
    drawn = [PLAIN.outcome(n, weights) for n in range(4_000)]
    assert set(drawn) == {0, 2} and 2_850 < drawn.count(0) < 3_150


def test_what_follows_a_rewind_is_drawn_anew_and_what_stands_before_it_is_not() -> None:
    weights = vec[i64]([1] * 1000)

    def drawn(*rewinds: int) -> list[int]:
        return [Shuffle(SEED, list(rewinds)).outcome(n, weights) for n in range(4)]

    assert drawn(2)[:2] == DRAWN[:2] and drawn(2)[2:] == REDRAWN
    assert drawn(3)[:3] == DRAWN[:3] and drawn(3)[3] == REDRAWN[1]
    assert len({tuple(drawn(*[0] * times)) for times in range(5)}) == 5, "each time anew"
    assert drawn(3, 1)[0] == DRAWN[0] and drawn(3, 1)[1:] == drawn(0, 0)[1:], "the last that counts"
    assert drawn(1, 3) == [*drawn(1)[:3], drawn(0, 0)[3]], "the second does not count for what it left"


def test_a_record_with_rewinds_is_checked_with_them(record: ridotto.Record) -> None:
    text = record.text()
    harmless = text.replace("\n* ", f"\nrewound {len(record.words)}\n* ", 1)
    assert ridotto.replay(harmless).over
    assert read_records(harmless)[0].text() == harmless
    with pytest.raises(ridotto.BadRecord, match="Word 1 is not what the seed gives"):
        ridotto.replay(text.replace("\n* ", "\nrewound 0\n* ", 1))


@pytest.mark.parametrize("line", ["rewound", "rewound -1", "rewound x", "rewound 1 2"])
def test_a_rewind_that_is_no_number_gets_a_sentence(record: ridotto.Record, line: str) -> None:
    with pytest.raises(ridotto.BadRecord, match=r"Line \d+: "):
        ridotto.replay(record.text().replace("\n* ", f"\n{line}\n* ", 1))


def test_a_fair_record_is_accepted(record: ridotto.Record) -> None:
    assert ridotto.replay(record.text()).over


def test_a_seed_that_was_not_committed_to_is_noticed(record: ridotto.Record) -> None:
    text = record.text().replace(SEED.hex(), SEED[::-1].hex())
    with pytest.raises(ridotto.BadRecord, match="not the one that was committed to"):
        ridotto.replay(text)


def test_a_shuffle_that_does_not_follow_the_seed_is_noticed(record: ridotto.Record) -> None:
    text = record.text().replace(SEED.hex(), SEED[::-1].hex()).replace(commitment_to(SEED), commitment_to(SEED[::-1]))
    with pytest.raises(ridotto.BadRecord, match="Word 1 is not what the seed gives"):
        ridotto.replay(text)


def test_a_seed_that_is_no_hexadecimal_gets_a_sentence(record: ridotto.Record) -> None:
    with pytest.raises(ridotto.BadRecord, match="the seed should be written in hexadecimal"):
        ridotto.replay(record.text().replace(SEED.hex(), "xyz"))


DRAWN = [105, 636, 317, 844]
REDRAWN = [692, 714]  # numbers 2 and 3 after one rewind
