"""[RI-3.1, RI-3.2, RI-3.8] The pile: cards dealt and drawn, and the discards that are shuffled when it is empty."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import EMPTY, counts_of, draw, one, size
from ...core.rng import Rng
from ...core.step import Chance, Path
from . import events
from .material import CARD_NAMES, CARDS, ROW
from .memory import forget_discards
from .state import Table


def has_card(s: Table) -> bool:
    """[RI-3.8] Is there a card to draw?  If the pile is empty, all discards are shuffled."""
    if s.pile != EMPTY:
        return True
    pile = s.swept
    for seat in range(s.seats):
        pile += s.discards[seat]
    if pile == EMPTY:
        return False
    forget_discards(s)
    s.pile = pile
    s.swept = EMPTY
    for seat in range(s.seats):
        s.discards[seat] = EMPTY
    events.SHUFFLED.tell(s, size(pile))
    return True


def draw_cards(s: Table, player: i64, number: i64) -> None:
    """[RI-3.2, RI-9.4] A player draws so many cards; [RI-3.9] or as many as there are."""
    if number and has_card(s):
        s.then(DRAW_CARD, player, number)
        return
    if number:
        events.DRY.tell(s, number)
    if player == s.seats:
        events.NEUTRAL_HOLDS.tell(s, s.neutral_cards)


class DrawCard(Chance[Table]):
    """[RI-3.2] A card from the pile goes into a hand; [RI-9.4] that of the neutral player lies face up.

    The arguments are the player, and how many cards it draws yet.
    """

    def weights(self, s: Table) -> vec[i64]:
        return counts_of(s.pile, CARDS)

    def draw(self, s: Table, rng: Rng) -> i64:
        return draw(s.pile, size(s.pile), rng)

    def happen(self, s: Table, outcome: i64) -> None:
        player = s.arg
        card = one(outcome)
        s.pile -= card
        if player < s.seats:
            s.hands[player] += card
            events.DREW.tell(s, player)
            events.DRAWN.tell(s, player, outcome)
        else:
            s.neutral_cards += card
            events.NEUTRAL_DREW.tell(s, outcome)
        draw_cards(s, player, s.arg2 - 1)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"draw:{CARD_NAMES[outcome]}",)


def deal_row(s: Table, cards: i64) -> None:
    """[RI-3.1] Go on with the rows, in which there are so many cards already."""
    wanted = s.box.rows * ROW
    if cards < wanted and has_card(s):
        s.then(DEAL_ROW, cards)
        return
    if cards < wanted:
        events.DRY.tell(s, wanted - cards)
    for row in range(s.box.rows):
        events.LAID_OUT.tell(s, row, s.rows[row])


class DealRow(Chance[Table]):
    """[RI-3.1] A card is laid out: one to each row in turn.  The argument counts them."""

    def weights(self, s: Table) -> vec[i64]:
        return counts_of(s.pile, CARDS)

    def draw(self, s: Table, rng: Rng) -> i64:
        return draw(s.pile, size(s.pile), rng)

    def happen(self, s: Table, outcome: i64) -> None:
        row = s.arg % s.box.rows
        card = one(outcome)
        s.pile -= card
        s.rows[row] += card
        events.DEALT.tell(s, row, outcome)
        deal_row(s, s.arg + 1)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"deal:{CARD_NAMES[outcome]}",)


DRAW_CARD: Final = DrawCard("draw_card", "RI-3.2")
DEAL_ROW: Final = DealRow("deal_row", "RI-3.1")
