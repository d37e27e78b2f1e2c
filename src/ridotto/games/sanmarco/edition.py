"""[SM-1.3, SM-1.5, SM-6.2] What is printed on the board, each number with a mark that says how well we know it.

The rulebook prints the values of San Marco, the die of Castello and one pair of neighbours.  All else is
reconstructed from the order in which rulebooks list the districts, from value pairs named in reviews, and from
the real sestieri.  Who owns the board corrects it by a file (`ridotto edition sanmarco`).
"""

from typing import Final

from mypy_extensions import i64

from ...core.choices import FLAG, RECON, SEED, Choice, Choices
from ...core.errors import BadChoice
from .material import DISTRICT_NAMES, DISTRICTS, SIDES, DistrictName

MOST_VALUE: Final[i64] = 20
DISTRICTS_OF_DICE: Final = tuple(DISTRICT_NAMES)


def first_of(name: DistrictName, value: i64, mark: str = RECON) -> Choice:
    """What the first scores in a district."""
    return Choice(f"first_{name}", "SM-1.3", value, 0, MOST_VALUE, mark=mark)


def second_of(name: DistrictName, value: i64, mark: str = RECON) -> Choice:
    """What the second scores in a district."""
    return Choice(f"second_{name}", "SM-1.3", value, 0, MOST_VALUE, mark=mark)


def die_of(side: i64, name: DistrictName, mark: str = RECON) -> Choice:
    """The district that shows a side of the die."""
    return Choice(f"die_{side}", "SM-1.5", DISTRICT_NAMES.index(name), 0, DISTRICTS - 1, DISTRICTS_OF_DICE, mark)


def joined(name: DistrictName, other: DistrictName, mark: str = RECON) -> Choice:
    """Two neighbours."""
    return Choice(f"joined_{name}_{other}", "SM-6.2", 1, 0, 1, FLAG, mark)


def parted(name: DistrictName, other: DistrictName) -> Choice:
    """Two districts that are no neighbours."""
    return Choice(f"joined_{name}_{other}", "SM-6.2", 0, 0, 1, FLAG, RECON)


VALUES: Final = [
    first_of("cannaregio", 7),
    second_of("cannaregio", 4),
    first_of("santa_croce", 5),
    second_of("santa_croce", 4),
    first_of("san_polo", 6),
    second_of("san_polo", 4),
    first_of("san_marco", 8, SEED),
    second_of("san_marco", 6, SEED),
    first_of("dorsoduro", 6),
    second_of("dorsoduro", 5),
    first_of("castello", 7),
    second_of("castello", 5),
]
DICE: Final = [
    die_of(1, "cannaregio"),
    die_of(2, "santa_croce"),
    die_of(3, "san_polo"),
    die_of(4, "san_marco"),
    die_of(5, "dorsoduro"),
    die_of(6, "castello", SEED),
]
NEIGHBOURS: Final = [  # in the order of pairs
    joined("cannaregio", "santa_croce"),
    joined("cannaregio", "san_polo"),
    joined("cannaregio", "san_marco"),
    parted("cannaregio", "dorsoduro"),
    joined("cannaregio", "castello"),
    joined("santa_croce", "san_polo"),
    parted("santa_croce", "san_marco"),
    joined("santa_croce", "dorsoduro"),
    parted("santa_croce", "castello"),
    joined("san_polo", "san_marco"),
    joined("san_polo", "dorsoduro"),
    parted("san_polo", "castello"),
    joined("san_marco", "dorsoduro"),
    joined("san_marco", "castello", SEED),
    parted("dorsoduro", "castello"),
]
EDITION: Final = [*VALUES, *DICE, *NEIGHBOURS]


def check_edition(choices: Choices) -> None:
    """Refuse numbers that do not go together."""
    for name in DISTRICT_NAMES:
        first, second = choices[f"first_{name}"], choices[f"second_{name}"]
        if second > first:
            raise BadChoice(f"In {name} the second cannot score more than the first: {second} is above {first}.")
        if not any(choices[pair.name] for pair in NEIGHBOURS if name in ends_of(pair)):
            raise BadChoice(f"The district {name} has no neighbour; no bridge could ever lead there.")
    shown: dict[str, i64] = {}
    for side in range(1, SIDES + 1):
        name = DISTRICT_NAMES[choices[f"die_{side}"]]
        if name in shown:
            raise BadChoice(f"The district {name} shows two dice, {shown[name]} and {side}; each shows one.")
        shown[name] = side


def ends_of(pair: Choice) -> list[str]:
    """The two districts that a choice of neighbours is about."""
    text = pair.name.removeprefix("joined_")
    return [name for name in DISTRICT_NAMES if text.startswith(f"{name}_") or text.endswith(f"_{name}")]
