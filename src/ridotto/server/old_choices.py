"""The choices of a table by the rules of today."""

import msgspec

from ..core.choices import Choices
from ..core.errors import BadChoice
from ..registry import AnyGame
from .rows import TableHeader


def choices_of_today(game: AnyGame, header: TableHeader) -> dict[str, str]:
    """The choices that differ from the defaults; those that today's rules do not know or allow are left out."""
    stored: dict[str, str] = msgspec.json.decode(header.choices)
    if header.version == game.version:
        return Choices(game.choices, stored).changed()
    kept: dict[str, str] = {}
    for name, value in stored.items():
        if is_allowed(game, header.seats, {**kept, name: value}):
            kept[name] = value
    return Choices(game.choices, kept).changed()


def is_allowed(game: AnyGame, seats: int, choices: dict[str, str]) -> bool:
    try:
        game.table(seats, Choices(game.choices, choices))
    except BadChoice:
        return False
    return True
