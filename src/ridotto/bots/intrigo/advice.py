"""Advice for Intrigo: win the Seals you lack, one for each corporation, and hand nobody else his last one."""

from typing import Final

from mypy_extensions import i64

from ...games.intrigo.draft import KEEP_CARD
from ...games.intrigo.ending import is_last
from ...games.intrigo.influence import NONE, USE_GUARD
from ...games.intrigo.material import GONDOLIER, SLOTS
from ...games.intrigo.placing import ACT, HIRE, PASS
from ...games.intrigo.state import Table
from ..advice import Advice
from .answers import consider_answer
from .balance import is_too_dear, loses_by_power, rows_in_vain
from .features import ANSWERS, GUESSES
from .leaving import leaves_win
from .outlook import Outlook
from .position import (
    Counters,
    look_at_cards,
    look_at_counters,
    look_at_ducats,
    look_at_end,
    look_at_order,
    look_at_palace,
)
from .prey import is_in_vain
from .slips import helps_to_win, keeps_too_low, wastes_last_slot
from .standing import lets_win_stand, spares_winner
from .surrender import gives_game_away


class IntrigoAdvice(Advice[Table]):
    """What to look at in a position (`position.py`) and in an answer (`answers.py`)."""

    def __init__(self, room: i64) -> None:
        super().__init__(room, GUESSES, ANSWERS)
        self.patience = 2.0  # a hand may go into any slot, and so may every power
        self.mine: Final = Counters()
        self.outlook: Final = Outlook()

    def look(self, s: Table, seat: i64) -> None:
        mine = self.mine
        mine.read(s, seat)
        look_at_counters(self, mine)
        look_at_ducats(self, s, seat)
        look_at_palace(self, s, mine)
        look_at_order(self, s, seat)
        look_at_end(self, s, seat, mine)
        if s.free < s.arcades:
            look_at_cards(self, s, seat, mine)

    def consider(self, s: Table, seat: i64, code: i64) -> None:
        consider_answer(self, self.outlook, s, seat, code)

    def is_senseless(self, s: Table, seat: i64, code: i64) -> bool:
        if s.step == KEEP_CARD.index:
            return False
        if lets_win_stand(self.outlook, s, seat, code) or spares_winner(self.outlook, s, seat, code):
            return True
        return gives_game_away(self.outlook, s, seat, code) or self.leaves_game(s, seat, code, is_sure=True)

    def weigh_slips(self, s: Table, seat: i64) -> None:
        """Some answers have a plan behind them, or none at all.  Where all others are absurd, the best one stays."""
        super().weigh_slips(s, seat)
        odds, codes = self.odds, self.out.codes
        has_other = False
        for i in range(self.out.count):
            if odds[i] > 0.0 and not self.is_no_slip(s, seat, codes[i]):
                has_other = True
        for i in range(self.out.count):
            if (has_other or odds[i] < 1.0) and self.is_no_slip(s, seat, codes[i]):
                odds[i] = 0.0

    def is_no_slip(self, s: Table, seat: i64, code: i64) -> bool:
        """Does nobody answer this by mistake: a power in vain [IN-5.18] or a loss, a low card, a win left?"""
        if s.step == KEEP_CARD.index:
            return keeps_too_low(s, seat, code)
        if s.step == ACT.index:
            return self.is_no_slip_in_act(s, seat, code)
        if s.step == USE_GUARD.index and code != NONE and helps_to_win(s, seat, code - 1):
            return True
        return loses_by_power(self.outlook, s, seat, code)

    def is_no_slip_in_act(self, s: Table, seat: i64, code: i64) -> bool:
        if self.leaves_game(s, seat, code, is_sure=False):
            return True
        if code < HIRE:
            return wastes_last_slot(self.outlook, s, seat, code // SLOTS, code % SLOTS)
        return code < PASS and self.pays_in_vain(s, seat, (code - HIRE) // SLOTS, (code - HIRE) % SLOTS)

    def leaves_game(self, s: Table, seat: i64, code: i64, is_sure: bool) -> bool:
        """Is an Intrigant placed elsewhere while another seat wins?  [IN-9.4] In the last turn it may be first."""
        if s.step != ACT.index or code >= HIRE or is_last(s):
            return False
        return leaves_win(self.outlook, s, seat, code % SLOTS, is_sure)

    def pays_in_vain(self, s: Table, seat: i64, influence: i64, slot: i64) -> bool:
        if influence == GONDOLIER and rows_in_vain(self.outlook, s, seat, slot):
            return True
        return is_in_vain(self.outlook, s, seat, influence, slot) or is_too_dear(self.outlook, s, seat, influence, slot)

    # ---- the Palace is read once for all answers

    def weigh(self, s: Table, seat: i64) -> float:
        self.read_palace(s, seat)
        return super().weigh(s, seat)

    def features_of_answer(self, s: Table, seat: i64, code: i64) -> list[float]:
        self.read_palace(s, seat)
        return super().features_of_answer(s, seat, code)

    def read_palace(self, s: Table, seat: i64) -> None:
        if s.step != KEEP_CARD.index:
            self.outlook.read(s, seat)
