"""Views: what one seat may know, as names and facts.  A game declares its own as typed dictionaries."""

from collections.abc import Mapping
from typing import TypedDict

View = Mapping[str, object]  # what one seat may know now: built up from nothing, ready to be sent
PARTIAL = "partial"  # Annotated[dict[...], PARTIAL]: not every name has an entry


class Frame(TypedDict):
    """What the view of every game says first: which game it is, and what is asked of whom."""

    game: str
    version: int
    choices: dict[str, str]  # those that differ from the defaults
    seats: int
    over: bool
    step: str  # under way; empty when the game is over
    rule: str
    asked: list[int]  # seats that have to answer


class Standing(TypedDict):
    """How every seat stands."""

    scores: list[int]
    ranks: list[int]


class Perspective(TypedDict):
    """Whose view it is."""

    seat: int  # -1: a spectator


class GameView(Frame, Standing, Perspective):
    """The part of a view that all games share.  A game's view is this, and what all see, and what a seat knows."""
