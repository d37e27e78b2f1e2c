"""Fair shuffles: drawn from a committed seed, checked by anybody."""

import hmac
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ridotto
from ridotto.core.fair import Shuffle, commitment_to
from ridotto.core.record import read_records
from ridotto.core.replay import record_of

SEED = bytes(range(32))
PLAIN = Shuffle(SEED, {}, [])


def fair_record(nonces: dict[int, str]) -> ridotto.Record:
    """A game of one year whose chance was drawn from SEED and these nonces."""
    match: ridotto.Match[Any] = ridotto.start("doge", 3, choices={"last_year": 1})
    shuffle = Shuffle(SEED, nonces, [])
    while not match.over:
        if match.chance:
            match.happen(shuffle.outcome(len(match.journal), match.game.rules.weights(match.state)))
        else:
            match.answer(match.codes()[-1])
    record = record_of(match)
    record.commitment, record.seed = commitment_to(SEED), SEED.hex()
    record.nonces.update(nonces)
    return record


@pytest.fixture(scope="module")
def record() -> ridotto.Record:
    return fair_record({})


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
        return [Shuffle(SEED, {}, list(rewinds)).outcome(n, weights) for n in range(4)]

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
    with pytest.raises(ridotto.BadRecord, match=r"Word 1, .* is not what seed and nonces give"):
        ridotto.replay(text.replace("\n* ", "\nrewound 0\n* ", 1))


@pytest.mark.parametrize("line", ["rewound", "rewound -1", "rewound x", "rewound 1 2"])
def test_a_rewind_that_is_no_number_gets_a_sentence(record: ridotto.Record, line: str) -> None:
    with pytest.raises(ridotto.BadRecord, match=r"Line \d+: "):
        ridotto.replay(record.text().replace("\n* ", f"\n{line}\n* ", 1))


def test_nonces_change_the_key_as_documented() -> None:
    nonces = {2: "cc" * 12, 0: "aa" * 12}
    text = "0 aaaaaaaaaaaaaaaaaaaaaaaa\n2 cccccccccccccccccccccccc"
    assert Shuffle(SEED, nonces, []).key == hmac.digest(SEED, text.encode(), "sha256")
    assert PLAIN.key == SEED


@pytest.fixture(scope="module")
def with_nonces() -> ridotto.Record:
    return fair_record({0: "0a" * 12, 2: "c0" * 12})


def test_a_record_with_nonces_is_written_read_and_checked_with_them(with_nonces: ridotto.Record) -> None:
    text = with_nonces.text()
    assert f"\nseed {SEED.hex()}\nnonce 0 {'0a' * 12}\nnonce 2 {'c0' * 12}\n* " in text
    assert read_records(text)[0].text() == text
    assert ridotto.replay(text).over


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("nonce 2 c0", "nonce 2 c1", r"Word 1, '\* brown:\w+', is not what seed and nonces give"),
        ("nonce 2 c0", "nonce 1 c0", r"Word \d, .* is not what seed and nonces give"),
        ("nonce 2 c0", "nonce 3 c0", "Line 8: there is no seat 3, or it has a nonce already"),
        ("nonce 2 c0", "nonce 0 c0", "Line 8: there is no seat 0, or it has a nonce already"),
        ("nonce 2 c0", "nonce -1 c0", "Line 8: the seat of a nonce should be a number"),
        ("nonce 2 c0", "nonce 2 x0", "Line 8: the nonce should be written in hexadecimal"),
        ("nonce 2 c0", "nonce c0", "Line 8: 'nonce c0.*' does not belong here"),
        ("nonce 2 ", "chosen-seed ", "Line 8: 'chosen-seed c0.*' does not belong here"),
    ],
)
def test_a_nonce_that_was_changed_is_noticed(with_nonces: ridotto.Record, old: str, new: str, sentence: str) -> None:
    with pytest.raises(ridotto.BadRecord, match=sentence):
        ridotto.replay(with_nonces.text().replace(old, new))


def test_a_chosen_seed_stands_in_the_record(record: ridotto.Record) -> None:
    text = record.text().replace("\ncommitment", "\nchosen-seed\ncommitment")
    (read,) = read_records(text)
    assert read.chosen_seed and read.text() == text and ridotto.replay(read).over


def test_a_fair_record_is_accepted(record: ridotto.Record) -> None:
    assert ridotto.replay(record.text()).over


def test_a_seed_that_was_not_committed_to_is_noticed(record: ridotto.Record) -> None:
    text = record.text().replace(SEED.hex(), SEED[::-1].hex())
    with pytest.raises(ridotto.BadRecord, match="not the one that was committed to"):
        ridotto.replay(text)


def test_a_shuffle_that_does_not_follow_the_seed_is_noticed(record: ridotto.Record) -> None:
    text = record.text().replace(SEED.hex(), SEED[::-1].hex()).replace(commitment_to(SEED), commitment_to(SEED[::-1]))
    with pytest.raises(ridotto.BadRecord, match=r"Word 1, .* is not what seed and nonces give"):
        ridotto.replay(text)


def test_a_seed_that_is_no_hexadecimal_gets_a_sentence(record: ridotto.Record) -> None:
    with pytest.raises(ridotto.BadRecord, match="the seed should be written in hexadecimal"):
        ridotto.replay(record.text().replace(SEED.hex(), "xyz"))


DRAWN = [105, 636, 317, 844]
REDRAWN = [692, 714]  # numbers 2 and 3 after one rewind
