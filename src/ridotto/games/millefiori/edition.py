"""[MF-10.8] What is printed on the material of the expansion, each number with a mark that says how well we know it.

The rulebook prints what the cards and spaces do and how many there are.  Which number is on which of them is a picture
there; it is reconstructed.  Who owns the game corrects it by a file (`ridotto edition millefiori`).
"""

from typing import Final

from mypy_extensions import i64

from ...core.choices import RECON, SOURCED, Choice
from .material import (
    BONUS_SPACES,
    HIGHEST_VALUE,
    LAST_SPACE,
    LOWEST_VALUE,
    MARKET_COPIES,
    MOST_ARROWS,
    MOST_DOGAT_POINTS,
    TILE_NAMES,
    WHEELS,
    WORK_KIND_NAMES,
)

MOST_POINTS: Final[i64] = 12  # on a space
LONGEST_SEA: Final[i64] = 40
MOST_LADY_POINTS: Final[i64] = 30
MOST_BONUS: Final[i64] = 30

# What a space may give, as it is written in an edition file.
REWARD_TEXTS: Final = (*[f"points{n}" for n in range(MOST_POINTS + 1)], "masterwork", "dogaressa", "sail")
EFFECT_TEXTS: Final = (
    *[f"points{n}" for n in range(MOST_POINTS + 1)],
    "extra_card",
    "masterwork",
    "arrow",
    "two_arrows",
)

# ---- the Small Council    [MF-11.7]: from the bottom of each tile to its top

REWARDS: Final = {
    "workshops": ("points3", "masterwork", "dogaressa"),
    "residences": ("masterwork", "sail", "points5"),
    "people_a": ("dogaressa", "points4", "masterwork"),
    "people_b": ("masterwork", "sail", "points6"),
    "trade_a": ("masterwork", "points3", "sail"),
    "trade_b": ("points5", "dogaressa", "masterwork"),
}
PALACE_POINTS: Final = (20, 15, 10, 5)  # [MF-11.9]: the first two are known
CITY_POINTS: Final = (20, 15, 10, 5)  # [MF-14.4]: the same

# ---- Dogat cards    [MF-12.2]: arrows and points

DOGAT_CARDS: Final = ((1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 0), (2, 0), (2, 1), (2, 2), (2, 3))
NO_WHEEL: Final[i64] = 0  # of Dogat cards and of masterworks    [MF-10.8]

# ---- Dogaressa cards    [MF-13.6]

LADY_POINTS: Final[i64] = 12

# ---- the longer sea route    [MF-14.3]: from space 21 on; an edition with a longer route goes on with points

SEA_END: Final[i64] = 35
SEA_EFFECTS: Final = (
    "masterwork",
    "points1",
    "arrow",
    "points5",
    "points1",
    "extra_card",
    "masterwork",
    "points1",
    "points10",
    "arrow",
    "points3",
    "masterwork",
    "points1",
    "two_arrows",
    *["points1"] * 5,
)

# ---- masterworks    [MF-15.1]

MAIN_VALUE: Final[i64] = 5  # of those among the cards of the draw pile
MARKET_VALUES: Final = (2, 3, 4)  # of those in the pile of masterworks


def reward_name(tile: str, place: i64) -> str:
    """The choice that says what a space of a tile gives."""
    return f"council_{tile}_{place + 1}"


def effect_name(space: i64) -> str:
    """The choice that says what a space of the sea route gives."""
    return f"sea_{space}"


def market_name(kind: str, copy: i64) -> str:
    """The choice that says the value of a masterwork of the pile."""
    return f"market_{kind}_{copy + 1}"


def known(place: int) -> str:
    """The mark of a space of the palace or of the city."""
    return SOURCED if place < 2 else RECON


def printed(name: str, rule: str, text: str, texts: tuple[str, ...]) -> Choice:
    """What is printed on a space."""
    return Choice(name, rule, texts.index(text), 0, len(texts) - 1, texts, RECON)


EDITION: Final = [
    *[
        printed(reward_name(tile, i64(place)), "MF-11.7", REWARDS[tile][place], REWARD_TEXTS)
        for tile in TILE_NAMES
        for place in range(len(REWARDS[tile]))
    ],
    *[
        Choice(f"palace_{place + 1}", "MF-11.9", PALACE_POINTS[place], 0, MOST_BONUS, mark=known(place))
        for place in range(BONUS_SPACES)
    ],
    *[
        Choice(f"city_{place + 1}", "MF-14.4", CITY_POINTS[place], 0, MOST_BONUS, mark=known(place))
        for place in range(BONUS_SPACES)
    ],
    *[
        Choice(f"dogat_{number + 1}_arrows", "MF-12.2", card[0], 1, MOST_ARROWS, mark=RECON)
        for number, card in enumerate(DOGAT_CARDS)
    ],
    *[
        Choice(f"dogat_{number + 1}_points", "MF-12.2", card[1], 0, MOST_DOGAT_POINTS, mark=RECON)
        for number, card in enumerate(DOGAT_CARDS)
    ],
    Choice("dogat_wheel", "MF-10.8", NO_WHEEL, 0, WHEELS, mark=RECON),
    Choice("masterwork_wheel", "MF-10.8", NO_WHEEL, 0, WHEELS, mark=RECON),
    Choice("dogaressa_points", "MF-13.6", LADY_POINTS, 1, MOST_LADY_POINTS, mark=RECON),
    Choice("sea_end", "MF-14.1", SEA_END, LAST_SPACE + 1, LONGEST_SEA, mark=RECON),
    *[
        printed(effect_name(LAST_SPACE + 1 + i64(place)), "MF-14.3", text, EFFECT_TEXTS)
        for place, text in enumerate(SEA_EFFECTS)
    ],
    *[
        Choice(f"masterwork_{kind}", "MF-15.1", MAIN_VALUE, LOWEST_VALUE, HIGHEST_VALUE, mark=RECON)
        for kind in WORK_KIND_NAMES
    ],
    *[
        Choice(market_name(kind, copy), "MF-15.1", MARKET_VALUES[copy], LOWEST_VALUE, HIGHEST_VALUE, mark=RECON)
        for kind in WORK_KIND_NAMES
        for copy in range(MARKET_COPIES)
    ],
]
