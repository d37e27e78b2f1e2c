"""Who knows what: the view of one seat, and worlds that agree with it.

Hidden is the card that a seat has laid, until all are turned up [MF-2.3].  The order of the prizes [MF-1.3] is
nowhere: a prize is drawn when it is turned up.  A good memory knows which cards a seat has left [MF-1.2].
"""

from mypy_extensions import i64

from ...core.game import Hidden
from ...core.pool import kinds, one
from ...core.rng import Rng
from .tiny_material import NO_CARD, NO_PRIZE
from .state import Table
from .tiny_view import SeatView, TableView


def card_or_none(card: i64) -> int | None:
    return None if card == NO_CARD else card


class MillefioriHidden(Hidden[Table]):
    """Who knows what in Mille Fiori."""

    def table_view(self, s: Table) -> TableView:
        """What everybody may know of the table.  Built up from nothing: what is not named here is not sent."""
        return {
            "round": s.round,
            "rounds": s.box.rounds,
            "prize": None if s.prize == NO_PRIZE else s.prize,
            "deck": list(kinds(s.deck)),
            "hands": [list(kinds(s.hand[seat])) for seat in range(s.seats)],
            "showed": [card_or_none(s.showed[seat]) for seat in range(s.seats)],
            "won": [list(kinds(s.won[seat])) for seat in range(s.seats)],
            "aside": list(kinds(s.aside)),
        }

    def seat_view(self, s: Table, seat: i64) -> SeatView:
        """What one seat knows besides; nothing, where somebody looks on."""
        return {"mine": {"card": card_or_none(s.laid[seat])} if seat >= 0 else None}

    def imagine(self, w: Table, seat: i64, rng: Rng) -> None:
        """Nothing is dealt anew: cards laid face down are answers, and the referee lets them be given anew."""

    def census(self, s: Table) -> list[i64]:
        """[MF-1.2] The cards of every seat and [MF-1.3] the prizes: none is ever lost or made."""
        prizes = s.deck + s.aside
        if s.prize != NO_PRIZE:
            prizes += one(s.prize)
        out: list[i64] = []
        for seat in range(s.seats):
            prizes += s.won[seat]
            out.append(s.hand[seat] + s.played[seat])
        out.append(prizes)
        return out
