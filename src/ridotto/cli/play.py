"""`ridotto play`: a person against bots."""

import secrets
import shlex
from typing import Any, NamedTuple

import click

from .. import BadSeats, Match, RidottoError, Rng, start
from .. import game as find
from .files import BadFile, check_free, only, replayed
from .options import (
    BOT_NAMES,
    budget_options,
    choice_option,
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
DEFAULT_BOTS = "flat"
SEEDS = 1_000_000_000


class BadResume(RidottoError):
    """Options that do not go together with a game that is gone on with."""


class Wishes(NamedTuple):
    """Who is to play, as far as it is said; None: not said."""

    seat: int | None
    bots: str | None
    playouts: int | None
    seconds: float | None

    def note(self) -> str:
        """The line that stands on top of a saved game."""
        said = (f"--{name} {value}" for name, value in self._asdict().items() if value is not None)
        return " ".join((NOTE, *said))
