"""`ridotto play`: a person against bots."""

import secrets
from typing import Any, NamedTuple

import click

from .. import BadSeats, Match, RidottoError, Rng, start
from .. import game as find
from ..bots import NAMES
from ..bots.levels import LEVELS, USUAL
from .files import BadFile, check_free, only, replayed
from .options import (
    budget_options,
    check_use,
    choice_option,
    edition_option,
    lang_option,
    make_bot,
    read_bots,
    read_choices,
    seats_for,
    seats_option,
)
from .scene import Scene
from .seeds import checked, derived
from .session import Seating, Session
from .terminal import screen

NOTE = "# ridotto play"  # begins the line of a saved file that says who sat where
DEFAULT_BOTS = USUAL
SEEDS = 1_000_000_000
EXAMPLES = """\b
ridotto play doge --seats 4 --bots senator
ridotto play doge --seats 3 --bots gondolier,doge --lang fr --save evening.rec
ridotto play --resume evening.rec
"""


class BadResume(RidottoError):
    """Options that do not go together with a game that is gone on with."""


class Wishes(NamedTuple):
    """Who is to play and how, as far as it is said."""

    seat: int | None
    bots: str | None
    playouts: int | None
    seconds: float | None

    def note(self) -> str:
        """The line that stands on top of a saved game."""
        said = (f"--{name} {value}" for name, value in self._asdict().items() if value is not None)
        return " ".join((NOTE, *said))

    def over(self, other: "Wishes") -> "Wishes":
        """These wishes, and where they say nothing the other ones.  A budget goes with the bots it was said for."""
        is_said = self.playouts is not None or self.seconds is not None
        budget = self if is_said or self.bots is not None else other
        return Wishes(
            other.seat if self.seat is None else self.seat,
            other.bots if self.bots is None else self.bots,
            budget.playouts,
            budget.seconds,
        )


@click.command(epilog=EXAMPLES)
@click.argument("game", required=False)
@seats_option()
@click.option("--seat", type=int, metavar="K", help="Your own seat.  [default: 0]")
@click.option(
    "--bots",
    metavar="NAME[,NAME...]",
    help="One bot for all other seats, or one for each of them: a level from a friendly beginner to the strongest "
    f"({', '.join(LEVELS)}), or a plain algorithm ({', '.join(NAMES)}).  [default: {DEFAULT_BOTS}]",
)
@budget_options
@click.option("--seed", type=int, metavar="N", help="The same seed gives the same luck.  [default: another each time]")
@choice_option()
@edition_option()
@lang_option()
@click.option("--save", metavar="FILE", help="Save the game there when it ends or when you leave.")
@click.option("--resume", metavar="FILE", help="Go on with a saved game, and save it there again.")
def play(
    game: str | None,
    seats: int | None,
    seat: int | None,
    bots: str | None,
    playouts: int | None,
    seconds: float | None,
    seed: int | None,
    choices: tuple[str, ...],
    edition: str | None,
    lang: str,
    save: str | None,
    resume: str | None,
) -> None:
    """Play GAME against bots in the terminal.

    The bots see only what their seats may see.  Answer by number or by path; ? in the game shows what else you can
    do: look at the board and the log, take an answer back, save, leave.
    """
    luck = secrets.randbelow(SEEDS) if seed is None else checked(seed)
    wishes = Wishes(seat, bots, playouts, seconds)
    if resume is not None:
        if seats is not None or choices or edition is not None:
            raise BadResume("The seats and choices of a saved game are in its file; --resume takes no others.")
        match, wishes = resumed(resume, game, luck, wishes)
    elif game is None:
        raise click.UsageError("Name a game to play, or a saved one with --resume.")
    else:
        found = find(game)
        match = start(found, seats_for(found, seats), luck, read_choices(found, choices, edition))
    if save is not None:
        check_free(save)
    sit_down(match, wishes, luck, lang, save or resume, is_new=resume is None)


def resumed(file: str, game: str | None, luck: int, wishes: Wishes) -> tuple[Match[Any], Wishes]:
    """A saved match with new luck, and who is to play in it."""
    excerpt = only(file)
    match = replayed(excerpt)
    if game is not None and find(game).id != match.game.id:
        raise BadResume(f"{file} is a game of {match.game.id}, not of {game}.")
    if match.over:
        raise BadResume(f"The game in {file} is over; look at it with: ridotto replay {file}")
    match.rng = Rng(derived(luck, len(match.journal)))
    match.draw_chance()
    return match, wishes.over(noted(excerpt.text, file))


def noted(text: str, file: str) -> Wishes:
    """What a saved file says about who sat where."""
    line = next((line for line in text.splitlines() if line.startswith(NOTE)), NOTE)
    try:
        params = play.make_context("play", line.removeprefix(NOTE).split()).params
    except click.UsageError as error:
        raise BadFile(f"{file} has a note of its players that cannot be read: '{line}'.") from error
    return Wishes(params["seat"], params["bots"], params["playouts"], params["seconds"])


def sit_down(match: Match[Any], wishes: Wishes, luck: int, lang: str, file: str | None, is_new: bool) -> None:
    """Give every seat its player, and play."""
    wishes = wishes.over(Wishes(0, DEFAULT_BOTS, None, None))
    seat = wishes.seat or 0
    if not 0 <= seat < match.seats:
        raise BadSeats(f"There is no seat {seat}; the seats are 0 to {match.seats - 1}.")
    names = read_bots(wishes.bots or DEFAULT_BOTS, [other for other in range(match.seats) if other != seat])
    bots = {
        other: make_bot(name, derived(luck, other), wishes.playouts, wishes.seconds) for other, name in names.items()
    }
    check_use(names.values(), wishes.playouts, wishes.seconds)
    scene = Scene(screen(), match.game.id, match.seats, lang)
    session = Session(match, Seating(seat, names, bots, wishes.note()), scene, file)
    session.greet(is_new)
    session.run()
