"""[MF-13.1, MF-13.2] How a seat gets a Dogaressa card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import EMPTY, counts_of, one
from ...core.step import Automatic, Chance, Decision, Options, Path
from . import events
from .material import COURT, LADIES, LADY_NAMES, LADY_REWARD, NO_LADY
from .state import Table

FROM_PILE: Final[i64] = COURT  # as an answer: the top card; else a place of the court


class GainLady(Automatic[Table]):
    """[MF-13.1] A Dogaressa card for the seat on turn; [MF-13.2] lost, when none is left."""

    def run(self, s: Table) -> None:
        if s.pile == EMPTY and s.court[0] + s.court[1] + s.court[2] == COURT * NO_LADY:
            events.LAPSED.tell(s, s.turn, LADY_REWARD)
        else:
            s.then(TAKE_LADY)


class TakeLady(Decision[Table]):
    """[MF-13.1] One of the court, or the top card of the pile."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.turn

    def options(self, s: Table, seat: i64, out: Options) -> None:
        first, second, third = s.court[0], s.court[1], s.court[2]
        if first != NO_LADY:
            out.add(0)
        if second != NO_LADY and second != first:
            out.add(1)
        if third != NO_LADY and third != first and third != second:
            out.add(2)
        if s.pile != EMPTY:
            out.add(FROM_PILE)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == FROM_PILE:
            events.DIPPED.tell(s, seat, events.LADY_PILE)
            s.then(DRAW_LADY)
            return True
        lady = s.court[code]
        s.court[code] = NO_LADY
        s.ladies[seat] += one(lady)
        events.TOOK_LADY.tell(s, seat, lady)
        fill_court(s)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("pile:dogaressas",) if code == FROM_PILE else (f"court:{LADY_NAMES[s.court[code]]}",)


def fill_court(s: Table) -> None:
    """[MF-13.1] The next card of the pile comes to the first empty place of the court, if there are both."""
    if s.pile == EMPTY:
        return
    for place in range(COURT):
        if s.court[place] == NO_LADY:
            s.then(FILL_COURT, place)
            return


class FillCourt(Chance[Table]):
    """[MF-10.2, MF-13.1] The top card of the pile comes to the court.  The argument is the place."""

    def weights(self, s: Table) -> vec[i64]:
        return counts_of(s.pile, LADIES)

    def happen(self, s: Table, outcome: i64) -> None:
        s.pile -= one(outcome)
        s.court[s.arg] = outcome
        events.CALLED.tell(s, outcome)
        fill_court(s)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"lady:{LADY_NAMES[outcome]}",)


class DrawLady(Chance[Table]):
    """[MF-13.1] The top card of the pile goes to the seat on turn."""

    def weights(self, s: Table) -> vec[i64]:
        return counts_of(s.pile, LADIES)

    def happen(self, s: Table, outcome: i64) -> None:
        s.pile -= one(outcome)
        s.ladies[s.turn] += one(outcome)
        events.DREW_LADY.tell(s, s.turn, outcome)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"lady:{LADY_NAMES[outcome]}",)


GAIN_LADY: Final = GainLady("gain_lady", "MF-13.1")
TAKE_LADY: Final = TakeLady("take_lady", "MF-13.1", FROM_PILE + 1)
FILL_COURT: Final = FillCourt("fill_court", "MF-13.1")
DRAW_LADY: Final = DrawLady("draw_lady", "MF-13.1")
