"""[RI-2.7] The course of a round."""

from typing import Final

from ...core.step import Automatic
from . import events
from .blue import START_BLUE, clear_coins
from .ending import SCORE
from .hands import CUT_HAND, SWEEP_ROW, TAKE_ROW, USE_GREEN
from .material import NEUTRAL, NEUTRAL_CARDS, STEPS
from .pile import deal_row, draw_cards
from .play import START_STEP
from .state import Table


class StartRound(Automatic[Table]):
    """[RI-2.7] Phase I, phase II, phase III, and the end of the round.  [RI-3.1] It begins with the rows."""

    def run(self, s: Table) -> None:
        s.round += 1
        s.phase = 1
        events.ROUND.tell(s, s.round, s.district())
        s.row_mask = (1 << s.box.rows) - 1
        deal_row(s, 0)
        for step in (TAKE_ROW, USE_GREEN):
            for place in range(s.players):
                if s.order[place] < s.seats:
                    s.then(step, s.order[place])
        s.then(SWEEP_ROW)
        s.then(CUT_HAND)
        s.then(DEAL_NEUTRAL)
        for kind in range(STEPS):
            s.then(START_STEP, kind)
        s.then(START_BLUE)
        s.then(CLEAN_UP)


class DealNeutral(Automatic[Table]):
    """[RI-9.4] The neutral player, if there is one, gets its cards."""

    def run(self, s: Table) -> None:
        if s.box.neutral:
            draw_cards(s, NEUTRAL, NEUTRAL_CARDS)


class CleanUp(Automatic[Table]):
    """[RI-7.6] Coins go off the buildings.  [RI-8.1] Then the next round begins, or the game ends."""

    def run(self, s: Table) -> None:
        clear_coins(s)
        s.then(START_ROUND if s.round < s.box.rounds else SCORE)


START_ROUND: Final = StartRound("start_round", "RI-2.7")
DEAL_NEUTRAL: Final = DealNeutral("deal_neutral", "RI-9.4")
CLEAN_UP: Final = CleanUp("clean_up", "RI-7.6")
