"""Advice on Rialto: all of its features, and what suits the game best."""

from typing import Final

from mypy_extensions import i64

from ...games.rialto.state import Table
from ..advice import Guess
from .answers import BUILDING_GUESSES, Answers
from .board import BOARD_GUESSES
from .cards import CARD_GUESSES, PLAY_GUESSES
from .position import ACTS, POSITION_GUESSES
from .senseless import is_senseless
from .slips import is_no_slip

GUESSES: Final[list[Guess]] = [*POSITION_GUESSES, *BOARD_GUESSES, *CARD_GUESSES, *PLAY_GUESSES, *BUILDING_GUESSES]


class RialtoAdvice(Answers):
    """What a good player looks at in Rialto."""

    def __init__(self, room: i64) -> None:
        super().__init__(room, GUESSES, ACTS)

    def is_senseless(self, s: Table, seat: i64, code: i64) -> bool:
        return is_senseless(s, seat, code)

    def weigh_slips(self, s: Table, seat: i64) -> None:
        """Nobody does by a slip what is no good at a glance, however likely: it is left out, unless all of it is."""
        codes = self.out.codes
        count: i64 = 0
        for i in range(self.out.count):
            if not is_no_slip(s, seat, codes[i]):
                codes[count] = codes[i]
                count += 1
        if count > 0:
            self.out.count = count
        super().weigh_slips(s, seat)
