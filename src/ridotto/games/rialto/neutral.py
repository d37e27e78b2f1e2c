"""[RI-9] The neutral player: the connection it marks, and its cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import counts_of, one
from ...core.step import Chance, Path
from . import events
from .hands import has_card
from .material import CARD_NAMES, CARDS, DISTRICTS, FREE, NO_PAIR, PAIRS
from .state import Table


def mark(s: Table) -> None:
    """[RI-9.3] The free connection of the lowest number, and of several the one to the lowest number, is marked."""
    best: i64 = NO_PAIR
    lowest: i64 = DISTRICTS * 2 * DISTRICTS * 2
    for pair in range(PAIRS):
        if s.connections[pair] == FREE:
            one_end = s.round_of(s.box.low_end[pair])
            other_end = s.round_of(s.box.high_end[pair])
            rank = min(one_end, other_end) * DISTRICTS * 2 + max(one_end, other_end)
            if rank < lowest:
                best = pair
                lowest = rank
    s.marked = best
    events.MARKED.tell(s, best)


def draw_neutral(s: Table, number: i64) -> None:
    """[RI-9.4] The neutral player gets so many cards; [RI-3.9] or as many as there are."""
    if number and has_card(s):
        s.then(DRAW_NEUTRAL, number)
        return
    if number:
        events.DRY.tell(s, number)
    events.NEUTRAL_HOLDS.tell(s, s.neutral_cards)


class DrawNeutral(Chance[Table]):
    """[RI-9.4] A card for the neutral player, face up.  The argument is how many are still to come."""

    def weights(self, s: Table) -> vec[i64]:
        return counts_of(s.pile, CARDS)

    def happen(self, s: Table, outcome: i64) -> None:
        card = one(outcome)
        s.pile -= card
        s.neutral_cards += card
        events.NEUTRAL_DREW.tell(s, outcome)
        draw_neutral(s, s.arg - 1)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"deal:{CARD_NAMES[outcome]}",)


DRAW_NEUTRAL: Final = DrawNeutral("draw_neutral", "RI-9.4")
