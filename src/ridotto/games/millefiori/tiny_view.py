"""[MF] What a view holds.  Lists by seat have one entry for each seat, in order."""

from typing import TypedDict

from ...core.view import GameView
from .tiny_material import PRIZES

# What boards in the browser know of the box.
CONSTANTS = {"PRIZES": list(range(1, PRIZES + 1))}


class OwnView(TypedDict):
    """What a seat alone knows: the card it has laid face down."""

    card: int | None


class TableView(TypedDict):
    """What everybody sees."""

    round: int  # 1, 2, ...; 0 before the first
    rounds: int  # of the game
    prize: int | None  # that is turned up
    deck: list[int]  # prizes that are still to be turned up, in no order
    hands: list[list[int]]  # cards by seat
    showed: list[int | None]  # cards of the latest round by seat
    won: list[list[int]]  # prizes by seat
    aside: list[int]  # prizes that nobody has won


class SeatView(TypedDict):
    """What a seat knows besides."""

    mine: OwnView | None  # None: a spectator


class MillefioriView(GameView, TableView, SeatView):
    """All of it."""
