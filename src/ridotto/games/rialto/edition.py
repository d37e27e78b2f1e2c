"""[RI-1.13] What is printed on the material, each number with a mark that says how well we know it.

The rulebook prints what the twelve buildings do and how many tiles of each kind there are.  Banks, connections and the
two values of each bridge are pictures there; they are reconstructed.  Who owns the game corrects them by a file
(`ridotto edition rialto`).
"""

from typing import Final

from mypy_extensions import i64

from ...core.choices import FLAG, RECON, Choice, Choices
from ...core.errors import BadChoice
from .material import BANK_DISTRICTS, BANK_NAMES, BANKS, BRIDGES, CONNECTIONS, DISTRICT_NAMES, BankName, DistrictName

LOWEST_END: Final[i64] = 3
HIGHEST_END: Final[i64] = 6

# ---- what the buildings do, SEED: cards, hand limit, what a changed card counts as, points    [RI-3.4 to RI-7.5]

DRAWS: Final = {"green1": 3, "green2": 0, "green3": 3, "green4": 3}  # or a card of the last row
KEEPS: Final = {"green1": 0, "green2": 1, "green3": 1, "green4": 2}
COUNTS_AS: Final = {"yellow2": 1, "yellow4": 2}
POINTS: Final = {"blue2": 1, "blue4": 3}


def bank_of(name: DistrictName, bank: BankName) -> Choice:
    """The bank that a district lies on."""
    return Choice(f"bank_{name}", "RI-1.2", BANK_NAMES.index(bank), 0, BANKS - 1, tuple(BANK_NAMES), RECON)


def joined(name: DistrictName, other: DistrictName) -> Choice:
    """Two districts with a connection."""
    return Choice(f"joined_{name}_{other}", "RI-1.3", 1, 0, 1, FLAG, RECON)


def parted(name: DistrictName, other: DistrictName) -> Choice:
    """Two districts without one."""
    return Choice(f"joined_{name}_{other}", "RI-1.3", 0, 0, 1, FLAG, RECON)


def ends(bridge: i64, low: i64, high: i64) -> list[Choice]:
    """The two values of a bridge."""
    return [
        Choice(f"bridge_{bridge}_low", "RI-1.4", low, LOWEST_END, HIGHEST_END, mark=RECON),
        Choice(f"bridge_{bridge}_high", "RI-1.4", high, LOWEST_END, HIGHEST_END, mark=RECON),
    ]


BANK_CHOICES: Final = [  # in the order of districts
    bank_of("cannaregio", "citra"),
    bank_of("castello", "citra"),
    bank_of("san_marco", "citra"),
    bank_of("santa_croce", "ultra"),
    bank_of("san_polo", "ultra"),
    bank_of("dorsoduro", "ultra"),
]
CONNECTION_CHOICES: Final = [  # in the order of pairs
    joined("cannaregio", "castello"),
    joined("cannaregio", "san_marco"),
    joined("cannaregio", "santa_croce"),
    joined("cannaregio", "san_polo"),
    parted("cannaregio", "dorsoduro"),
    joined("castello", "san_marco"),
    joined("castello", "santa_croce"),
    parted("castello", "san_polo"),
    joined("castello", "dorsoduro"),
    parted("san_marco", "santa_croce"),
    joined("san_marco", "san_polo"),
    joined("san_marco", "dorsoduro"),
    joined("santa_croce", "san_polo"),
    joined("santa_croce", "dorsoduro"),
    joined("san_polo", "dorsoduro"),
]
BRIDGE_CHOICES: Final = [
    *ends(1, 3, 4),
    *ends(2, 3, 5),
    *ends(3, 3, 6),
    *ends(4, 4, 5),
    *ends(5, 4, 6),
    *ends(6, 5, 6),
]
EDITION: Final = [*BANK_CHOICES, *CONNECTION_CHOICES, *BRIDGE_CHOICES]


def check_edition(choices: Choices) -> None:
    """Refuse numbers that do not go together."""
    ultra = 0
    for bank in BANK_CHOICES:
        ultra += choices[bank.name]
    if ultra != BANK_DISTRICTS:
        raise BadChoice(f"Each bank has {BANK_DISTRICTS} districts; here {ultra} lie on the bank {BANK_NAMES[1]}.")
    connections = 0
    for pair in CONNECTION_CHOICES:
        connections += choices[pair.name]
    if connections != CONNECTIONS:
        raise BadChoice(f"The board has {CONNECTIONS} connections, not {connections}.")
    for name in DISTRICT_NAMES:
        if not any(choices[pair.name] for pair in CONNECTION_CHOICES if name in pair_of(pair)):
            raise BadChoice(f"The district {name} has no connection; nothing could ever be built there.")
    for bridge in range(1, BRIDGES + 1):
        low, high = choices[f"bridge_{bridge}_low"], choices[f"bridge_{bridge}_high"]
        if low > high:
            raise BadChoice(f"The first value of bridge {bridge} is not above the second: {low} is above {high}.")


def pair_of(pair: Choice) -> list[str]:
    """The two districts that a choice of connections is about."""
    text = pair.name.removeprefix("joined_")
    return [name for name in DISTRICT_NAMES if text.startswith(f"{name}_") or text.endswith(f"_{name}")]
