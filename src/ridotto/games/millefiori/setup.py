"""[MF-1] Set-up, and the course of the game."""

from typing import Final

from ...core.step import Automatic
from .ending import END_GAME
from .rounds import START_ROUND
from .state import Table


class SetUp(Automatic[Table]):
    """[MF-1] Cards and prizes lie ready.  [MF-2.1] The rounds follow, then [MF-3.1] the end."""

    def run(self, s: Table) -> None:
        for i in range(s.box.rounds):
            s.then(START_ROUND)
        s.then(END_GAME)


SET_UP: Final = SetUp("set_up", "MF-1.3")
