"""Advice on Rialto: all of its features, and what suits the game best."""

from typing import Final

from mypy_extensions import i64

from ..advice import Guess
from .answers import BUILDING_GUESSES, Answers
from .board import BOARD_GUESSES
from .cards import CARD_GUESSES, PLAY_GUESSES
from .position import ACTS, POSITION_GUESSES

GUESSES: Final[list[Guess]] = [*POSITION_GUESSES, *BOARD_GUESSES, *CARD_GUESSES, *PLAY_GUESSES, *BUILDING_GUESSES]


class RialtoAdvice(Answers):
    """What a good player looks at in Rialto."""

    def __init__(self, room: i64) -> None:
        super().__init__(room, GUESSES, ACTS)
