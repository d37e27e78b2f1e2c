"""Options that several commands take, and what their texts mean."""

from collections.abc import Callable, Collection
from typing import Any, TypeVar

import click

from .. import AnyGame, BadChoice, RidottoError
from ..bots import NAMES, PLAYOUTS, BadBot, make
from ..bots.bot import Bot
from ..bots.levels import LEVELS, at_level
from ..edition import read_edition
from .files import small_text
from .terminal import LANGUAGES, spoken_language

Command = TypeVar("Command", bound=Callable[..., Any])
Option = Callable[[Command], Command]

UNIFORM = "uniform"
BOT_NAMES = ", ".join([*LEVELS, *NAMES])
THINKERS = [name for name in NAMES if name != UNIFORM]  # who can be given a budget
SEATS = click.IntRange(-99, 99)  # the game says how many it takes; it is not asked about what fits no register


class BadBots(RidottoError):
    """Bots for a number of seats that is not the table's, or with a budget that none of them has."""


def seats_option() -> Option[Any]:
    return click.option("--seats", type=SEATS, metavar="N", help="Number of seats.  [default: as many as the game has]")


def choice_option() -> Option[Any]:
    return click.option(
        "--choice",
        "choices",
        multiple=True,
        metavar="NAME=VALUE",
        help="What the table decides before the game, such as last_year=12; `ridotto games` lists what there is.",
    )


def edition_option() -> Option[Any]:
    return click.option(
        "--edition",
        metavar="FILE",
        help="Numbers of your own copy of the game; `ridotto edition` prints a file to correct.",
    )


def budget_options(command: Command) -> Command:
    """How long a bot thinks."""
    thinkers = ", ".join(THINKERS)
    playouts = click.option(
        "--playouts",
        type=int,
        metavar="N",
        help=f"Playouts that {thinkers} make for one decision.  [default: {PLAYOUTS}]",
    )
    seconds = click.option(
        "--seconds", type=float, metavar="S", help=f"Seconds that {thinkers} think about one decision, instead."
    )
    return playouts(seconds(command))


def lang_option() -> Option[Any]:
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=spoken_language,
        help="Language of the game.  [default: by LC_ALL and LANG]",
    )


def seats_for(game: AnyGame, seats: int | None) -> int:
    """The number of seats that is wished, if the game can be played so."""
    number = game.most if seats is None else seats
    game.check_seats(number)
    return number


def read_choices(game: AnyGame, texts: tuple[str, ...], edition: str | None = None) -> dict[str, str]:
    """What the table decides: the numbers of an edition, and each choice written NAME=VALUE."""
    choices = read_edition(game, small_text(edition)) if edition is not None else {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadChoice(f"A choice is written NAME=VALUE, not '{text}'.")
        choices[name.strip()] = value.strip()
    return choices


def read_bots(text: str, seats: list[int]) -> dict[int, str]:
    """The bot of each of these seats: one name for all, or one for each, with commas between."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        make_bot(name, 0, None, None)  # refuses a name that no bot has
    if len(names) == 1:
        names *= len(seats)
    if len(names) != len(seats):
        raise BadBots(f"{len(names)} bots are named, but {len(seats)} are needed: name one for all, or each.")
    return dict(zip(seats, names, strict=True))


def check_use(names: Collection[str], playouts: int | None, seconds: float | None) -> None:
    """Refuse a budget for levels alone: it would change nothing."""
    levels = [name for name in names if name in LEVELS]
    is_said = playouts is not None or seconds is not None
    if is_said and levels and not any(name in THINKERS for name in names):
        raise BadBots(f"'{levels[0]}' is a level and has no budget; name one of {', '.join(THINKERS)} instead.")


def make_bot(name: str, seed: int, playouts: int | None, seconds: float | None) -> Bot:
    """A bot of a level, which has a budget of its own, or one by the name of its algorithm."""
    made = make(name if name in NAMES else UNIFORM, seed, playouts, seconds)  # refuses a budget no bot can use
    if name in LEVELS:
        return at_level(LEVELS.index(name), seed)
    if name not in NAMES:
        raise BadBot(f"There is no bot '{name}'; there are {BOT_NAMES}.")
    return made
