"""The numbers printed on a game's material, as a file that its owner can correct.

The rulebooks do not tell everything that is printed on boards and cards.  What had to be found elsewhere or
reconstructed is marked so; a file of this kind replaces it by what a real copy shows.  It is TOML, one number
a line, and may leave out what is right.
"""

import tomllib
from textwrap import dedent

from .core.choices import FLAG, Choice, Choices
from .core.errors import BadChoice
from .registry import AnyGame

LONGEST_LINE = 200  # what goes beyond is no number of a game, and would take long to read

HEAD = """\
    # An edition of {game}.  Correct what differs from your copy; lines that are right may be left out.
    # SEED: printed in the rulebook.  SOURCED: known from other texts.  RECON: reconstructed.
"""


def printed(game: AnyGame) -> list[Choice]:
    """What stands on the material of a game: its choices that have a mark."""
    return [choice for choice in game.choices if choice.mark]


def write_edition(game: AnyGame, given: dict[str, str] | None = None) -> str:
    """The file of an edition: what is given, and our own numbers for the rest."""
    numbers = Choices(game.choices, given or {})
    lines = [
        (f"{choice.name} = {written(choice, choice.text(numbers[choice.name]))}", choice) for choice in printed(game)
    ]
    if not lines:
        raise BadChoice(f"All numbers of {game.id} are in its rulebook; there is nothing to correct.")
    width = max(len(line) for line, choice in lines)
    body = [f"{line:<{width}}  # {choice.mark:<7} {choice.rule}" for line, choice in lines]
    return dedent(HEAD).format(game=game.id) + "\n" + "\n".join(body) + "\n"


def written(choice: Choice, value: str) -> str:
    """A value as TOML writes it."""
    return f'"{value}"' if choice.names else value


def as_choice(value: object) -> str:
    """A value of such a file as a choice is written."""
    return FLAG[value] if isinstance(value, bool) else str(value)


def read_edition(game: AnyGame, text: str) -> dict[str, str]:
    """The choices that such a file makes, checked against the game."""
    if any(len(line) > LONGEST_LINE for line in text.splitlines()):
        raise BadChoice(f"This edition cannot be read: it has a line of more than {LONGEST_LINE} signs.")
    try:
        lines = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadChoice(f"This edition cannot be read: {error}.") from error
    names = [choice.name for choice in printed(game)]
    for name in lines:
        if name not in names:
            offer = f"it has {', '.join(names)}" if names else "it has none"
            raise BadChoice(f"An edition of {game.id} has no number '{name}'; {offer}.")
    given = {name: as_choice(value) for name, value in lines.items()}
    choices = Choices(game.choices, given)
    game.table(game.least, choices)  # refuses numbers that do not go together
    return choices.changed()
