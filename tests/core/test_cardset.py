"""Sets of more different cards than a pool has room for."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ridotto.core import cardset
from ridotto.core.rng import Rng

CARDS = 109
PARTS = int(cardset.parts_for(CARDS))
SOME = st.sets(st.integers(0, CARDS - 1))


def rows(*sets: set[int]) -> vec[i64]:
    register = cardset.empty_sets(len(sets), PARTS)
    for row, cards in enumerate(sets):
        for card in cards:
            cardset.add(register, row * PARTS, card)
    return register


def test_a_number_holds_60_cards() -> None:
    assert [cardset.parts_for(cards) for cards in (1, 60, 61, 109, 121)] == [1, 1, 2, 2, 3]


@given(SOME, SOME)
def test_rows_side_by_side_do_not_touch_each_other(one: set[int], other: set[int]) -> None:
    register = rows(one, other)
    assert cardset.cards_in(register, 0, PARTS) == sorted(one)
    assert cardset.cards_in(register, PARTS, PARTS) == sorted(other)
    assert cardset.size(register, PARTS, PARTS) == len(other)
    assert cardset.is_empty(register, 0, PARTS) == (not one)
    assert all(cardset.has(register, 0, card) == (card in one) for card in range(CARDS))
    assert list(cardset.weights_of(register, PARTS, CARDS)) == [int(card in other) for card in range(CARDS)]


@given(SOME, SOME)
def test_rows_are_added_and_removed_as_sets_are(one: set[int], other: set[int]) -> None:
    register = rows(one, other)
    cardset.add_all(register, 0, register, PARTS, PARTS)
    assert cardset.cards_in(register, 0, PARTS) == sorted(one | other)
    cardset.remove_all(register, 0, register, PARTS, PARTS)
    assert cardset.cards_in(register, 0, PARTS) == sorted(one - other)
    cardset.clear(register, 0, PARTS)
    assert cardset.is_empty(register, 0, PARTS) and cardset.cards_in(register, PARTS, PARTS) == sorted(other)


@given(st.sets(st.integers(0, CARDS - 1), min_size=1), st.data())
def test_a_card_is_removed_alone(cards: set[int], data: st.DataObject) -> None:
    register = rows(cards)
    card = data.draw(st.sampled_from(sorted(cards)))
    cardset.remove(register, 0, card)
    assert cardset.cards_in(register, 0, PARTS) == sorted(cards - {card})


def test_a_whole_deck_is_drawn_card_by_card() -> None:
    deck, rng = cardset.full_set(CARDS), Rng(1)
    drawn = [cardset.draw(deck, 0, PARTS, left, rng) for left in range(CARDS, 0, -1)]
    assert sorted(drawn) == list(range(CARDS)) and drawn != sorted(drawn)
    assert cardset.is_empty(deck, 0, PARTS)


def test_every_card_is_as_likely_as_another() -> None:
    rng, cards, draws = Rng(2), {3, 59, 60, 108}, 4000
    counts = Counter(cardset.draw(rows(cards), 0, PARTS, len(cards), rng) for _ in range(draws))
    assert set(counts) == cards and all(abs(count - draws / 4) < 120 for count in counts.values())
