"""Imagination is sound in Rialto on a small scale: just the hands, discards and piles that may be."""

import pytest

from ridotto.games.rialto import GAME
from ridotto.games.rialto.material import CARD_NAMES
from ridotto.testing import diagram, imagined_worlds, play, possible_worlds

RED, BLUE, SPECTATOR = 0, 1, -1
SAMPLES = 3000

# Red takes a row, draws two of the four cards in the pile, and discards two of nine.
IN_PLAY = ["joker"] * 5 + ["doge", "gold"] + ["doge", "gold", "bridge", "bridge"] + ["gondola", "gondola"]
BEFORE = """
    seats 2
    round 1
    phase 1
    hand R joker joker joker joker joker
    older R joker joker joker joker joker
    row 1 doge gold
    row 2 gondola
    row 3 gondola
    agenda take_row:0 cut_hand start_step:0
"""


def swept() -> str:
    """All cards that are nowhere else."""
    cards: list[str] = [name for name in CARD_NAMES for _ in range(11)]
    for card in IN_PLAY:
        cards.remove(card)
    return f"swept {' '.join(cards)}"


@pytest.mark.parametrize("seat", [BLUE, SPECTATOR, RED])
@pytest.mark.parametrize(
    "words",
    [
        ["R row:1"],
        ["R row:1", "* draw:bridge"],
        ["R row:1", "* draw:bridge", "* draw:gold"],
        ["R row:1", "* draw:bridge", "* draw:gold", "R card:joker", "R card:gold", "R button:done"],
        ["R row:1", "* draw:bridge", "* draw:doge", "R card:joker", "R card:doge", "R button:done", "PLAY"],
    ],
    ids=["row", "one", "two", "cut", "played"],
)
def test_just_the_worlds_that_may_be_are_imagined(words: list[str], seat: int) -> None:
    match = diagram("rialto", f"{BEFORE}\n{swept()}")
    before = GAME.copy(match.state)
    before.events = []
    played = ["R card:doge", "R card:joker", "R button:done"]
    play(match, *[word for said in words for word in (played if said == "PLAY" else [said])])
    possible = set(possible_worlds(GAME, before, match.state, seat))
    imagined = set(imagined_worlds(GAME, match.state, seat, SAMPLES))
    assert imagined == possible
