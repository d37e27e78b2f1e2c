"""[IN-7, IN-9] The end of a turn, the end of the game, and who has won."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.game import Standings
from ...core.pool import EMPTY
from ...core.ranking import OUTWEIGHS
from ...core.step import Automatic
from . import events
from .material import CARDS, CORPORATIONS, DOWN, FREE, NO_CARD, WIN_ALIKE, WIN_DIFFERENT
from .state import Table


def different(s: Table, seat: i64) -> i64:
    """How many corporations a seat has a Seal of."""
    total: i64 = 0
    for corporation in range(CORPORATIONS):
        if s.counters[seat * CORPORATIONS + corporation] > 0:
            total += 1
    return total


def seals(s: Table, seat: i64) -> i64:
    """All Seals of a seat."""
    total: i64 = 0
    for corporation in range(CORPORATIONS):
        total += s.counters[seat * CORPORATIONS + corporation]
    return total


def has_won(s: Table, seat: i64) -> bool:
    """[IN-9.1] Five different Seals, or four alike."""
    for corporation in range(CORPORATIONS):
        if s.counters[seat * CORPORATIONS + corporation] >= WIN_ALIKE:
            return True
    return different(s, seat) == WIN_DIFFERENT


def is_last(s: Table) -> bool:
    """[IN-9.3] Is this the last turn, and the last half of it?"""
    return s.turn >= s.box.last_turn and s.half + 1 == s.box.halves


def standing_of(s: Table, seat: i64) -> i64:
    """[IN-9.4] What a seat is ranked by: won, different Seals, Seals, Ducats."""
    game = i64(has_won(s, seat)) * OUTWEIGHS + different(s, seat)
    return (game * OUTWEIGHS + seals(s, seat)) * OUTWEIGHS + s.ducats[seat]


class IntrigoStandings(Standings[Table]):
    """[IN-9.4] Who leads.  Intrigo has no points: the scores are the corporations of which a seat has a Seal."""

    def scores(self, s: Table) -> list[i64]:
        return [different(s, seat) for seat in range(s.seats)]

    def standing(self, s: Table, seat: i64) -> i64:
        return standing_of(s, seat)


class CleanUp(Automatic[Table]):
    """[IN-7] The Palace is cleared, and the first seat passes on.

    [IN-7.3] Influence cards that were used leave the game.
    """

    def run(self, s: Table) -> None:
        self.move_on(s)
        arcades = s.arcades
        slots = s.slots
        tokens = s.tokens
        for i in range(arcades):
            slots[i] = FREE
            tokens[i] &= DOWN - 1  # [IN-7.4]
        s.free = arcades
        s.drafted = 0
        for seat in range(s.seats):  # [IN-7.2] what is left in the hands goes back, too, and nobody sees it
            s.hands[seat] = EMPTY
            s.lacks[seat] = 0
        events.CLEARED.tell(s, s.turn, s.half, s.first)

    def move_on(self, s: Table) -> None:
        """[IN-7.1] The next seat is first; [IN-8.4] with 2 seats after the second half."""
        if s.half + 1 < s.box.halves:
            s.half += 1
            return
        s.half = 0
        s.turn += 1
        s.first = s.left_of(s.first)
        s.deck = s.box.all_cards
        s.picks = vec[i64]([NO_CARD] * CARDS)
        for packet in range(s.box.packets):
            s.played[packet] = EMPTY


CLEAN_UP: Final = CleanUp("clean_up", "IN-7.1")
