"""[MF-8.4, MF-11, MF-14] The sea route and the Small Council.  Each fits in 48 columns."""

from typing import Final

from rich.console import Group
from rich.text import Text

from ...games.millefiori.material import COUNCIL_VOYAGE, PALACE, TILE_SPACES
from ...games.millefiori.view import CouncilSpaceView
from ..pen import NONE, QUIET
from .pen import ARROW, CITY, LADY, STAR, TILE_COLOURS, VOYAGE, WORK, MillefioriPen

TEN: Final = 10  # spaces of the sea route side by side
SPACE: Final = 4  # columns of a space
COLOUR: Final = 12  # columns of a tile's name
STEP: Final = 11  # columns of a space of the council
EFFECTS: Final = {
    "nothing": "",
    "extra_card": STAR,
    "masterwork": WORK,
    "arrow": ARROW,
    "two_arrows": ARROW * 2,
    "city": CITY,
}
REWARDS: Final = {"masterwork": WORK, "dogaressa": LADY, "sail": f"{VOYAGE}{COUNCIL_VOYAGE}"}


def sea(pen: MillefioriPen) -> Group:
    """[MF-8.4] Ten spaces a line, the ships below them."""
    ships = [player["ship"] for player in pen.view["players"]]
    head = pen.heading("sea", "city")
    at_dock = pen.letters([seat for seat, ship in enumerate(ships) if ship == 0])
    if at_dock:
        head.append(f" {pen.labels['dock']} ", QUIET).append_text(at_dock)
    lines = []
    for first in range(1, len(pen.view["sea"]), TEN):
        spaces = range(first, min(first + TEN, len(pen.view["sea"])))
        lines.append(Text(f"{first:>4}:", style=QUIET).append("".join(f"{worth(pen, space):>4}" for space in spaces)))
        if any(ship in spaces for ship in ships):
            lines.append(fleet(pen, spaces, ships))
    return Group(head, *lines)


def worth(pen: MillefioriPen, space: int) -> str:
    """Points, and what else a space gives."""
    facts = pen.view["sea"][space]
    return f"{facts['points'] or ''}{EFFECTS[facts['effect']]}" or NONE


def fleet(pen: MillefioriPen, spaces: range, ships: list[int]) -> Text:
    line = Text(" " * (SPACE + 1))
    for space in spaces:
        here = pen.letters([seat for seat, ship in enumerate(ships) if ship == space])
        line.append(" " * (SPACE - len(here))).append_text(here)
    return line


def council(pen: MillefioriPen) -> Group:
    """[MF-11.2] The tiles from the top to the bottom; in the heading who is in the palace."""
    head = pen.heading("council", "palace")
    above = [seat for seat, player in enumerate(pen.view["players"]) if player["councillor"] == PALACE]
    if above:
        head.append(f" {CITY} ", QUIET).append_text(pen.letters(above))
    spaces = pen.view["council"]
    tiles = [spaces[start : start + TILE_SPACES] for start in range(0, len(spaces), TILE_SPACES)]
    return Group(head, *[tile_line(pen, tile) for tile in reversed(tiles)])


def tile_line(pen: MillefioriPen, tile: list[CouncilSpaceView]) -> Text:
    colour = tile[0]["colour"]
    line = Text(f"  {pen.labels[colour]:<{COLOUR}}", style=TILE_COLOURS[colour])
    for space in tile:
        reward = f"+{space['points']}" if space["reward"] == "points" else REWARDS[space["reward"]]
        here = [seat for seat, player in enumerate(pen.view["players"]) if player["councillor"] == space["space"]]
        cell = Text(f"{space['space']:>2} {reward} ", style="not bold").append_text(pen.letters(here))
        line.append_text(cell).append(" " * (STEP - len(cell)))
    return line
