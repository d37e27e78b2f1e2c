"""Imagination is sound in San Marco on a small scale: just the cards that may lie there, and each equally often."""

import re
from collections import Counter
from itertools import combinations

import pytest

from ridotto.core.diagram import read_name
from ridotto.core.pool import one
from ridotto.games.sanmarco import GAME
from ridotto.games.sanmarco.material import CARD_NAMES, OFFERS
from ridotto.testing import diagram, imagined_worlds, possible_worlds, surprise

RED, BLUE, GREEN = 0, 1, 2
SAMPLES = 4000
ALARM = 4.0  # standard deviations

# Green's offers lie face down; nearly all other cards were seen.
LATE = """
    first_dealer R
    first_chooser B
    second_dealer G
    second_chooser Y
    offer G 1 castello limit_1
    offer G 2 bridge
    limits R limit_1 limit_1 limit_1 limit_1 limit_1 limit_1 limit_1
    limits B limit_2 limit_2 limit_2 limit_2 limit_2 limit_2 limit_2 limit_2 limit_2
    limits Y limit_3 limit_3 limit_3 limit_3 limit_3 limit_3 limit_3 limit_3 limit_3 limit_3
    player R
    hand doge
    agenda choose_card next_card reveal:2 take_offer:11
"""
DISCARDS = [
    *[name for name in CARD_NAMES[:6] for _ in range(5)],
    *["bridge"] * 5,
    *["transfer"] * 12,
    *["exile"] * 4,
    *["doge"] * 9,
]


def late() -> str:
    """Unseen are a Castello card, a bridge card and the doge card; a limit card 1 and a limit card 2."""
    seen = [*DISCARDS]
    seen.remove("castello")
    seen.remove("doge")
    return f"{LATE}\ndiscard {' '.join(seen)}"


def test_what_lies_face_down_is_imagined_as_chance_deals_it() -> None:
    match = diagram("sanmarco", late())
    actions, limits = ["castello", "bridge", "doge"], ["limit_1", "limit_2"]
    possible: Counter[bytes] = Counter()
    for held in combinations(actions, 2):
        for limit in limits:
            cards = [*held, limit]
            for alone in cards:
                world = GAME.copy(match.state)
                whole = sum(one(read_name(CARD_NAMES, card)) for card in cards)
                second = one(read_name(CARD_NAMES, alone))
                world.deck = (
                    match.state.deck + match.state.offers[GREEN * OFFERS] + match.state.offers[GREEN * OFFERS + 1]
                )
                world.deck -= whole
                world.offers[GREEN * OFFERS] = whole - second
                world.offers[GREEN * OFFERS + 1] = second
                possible[GAME.key(world)] += 1
    imagined = imagined_worlds(GAME, match.state, RED, SAMPLES)
    assert GAME.key(match.state) in possible and len(possible) == 18
    assert set(imagined) == set(possible)
    assert surprise(imagined, possible) < ALARM


def test_a_dealer_knows_his_own_offers() -> None:
    match = diagram("sanmarco", late())
    assert set(imagined_worlds(GAME, match.state, GREEN, 50)) == {GAME.key(match.state)}


@pytest.mark.parametrize("seat", [-1, BLUE])
def test_cards_being_dealt_are_imagined_as_chance_deals_them(seat: int) -> None:
    lines = [line for line in late().splitlines() if not re.match(" *(offer|player|hand|agenda)", line)]
    match = diagram("sanmarco", "\n".join([*lines, "agenda deal_action:2 start_bridge:0"]))
    before = GAME.copy(match.state)
    before.events = []
    match.happen("card:castello")
    match.happen("card:doge")
    possible = possible_worlds(GAME, before, match.state, seat)
    imagined = imagined_worlds(GAME, match.state, seat, SAMPLES)
    assert len(possible) > 3 and GAME.key(match.state) in possible
    assert set(imagined) == set(possible)
    assert surprise(imagined, possible) < ALARM
