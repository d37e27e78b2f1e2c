"""[SM-5.5, SM-5.6] The district card: a noble into the district, or over a bridge of one's own into the next."""

from typing import Final

from mypy_extensions import i64

from ...core.step import Automatic, Decision, Options, Path
from . import events
from .material import DISTRICT_NAMES, DISTRICTS
from .reserve import FETCH_NOBLE, give_up, has_noble
from .state import Table

GIVE_UP: Final[i64] = DISTRICTS


class PlaceNoble(Decision[Table]):
    """[SM-5.5] The player puts a noble into the district of the card, or [SM-5.6] one bridge of his further.

    The argument is the district of the card.
    """

    def who(self, s: Table) -> i64:
        return i64(1) << s.player

    def options(self, s: Table, seat: i64, out: Options) -> None:
        pair_of, bridges, here = s.box.pair_of, s.bridges, s.arg
        for district in range(DISTRICTS):
            if district == here or bridges[pair_of[here * DISTRICTS + district]] >> seat & 1:
                out.add(district)
        if s.box.cards_optional:
            out.add(GIVE_UP)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == GIVE_UP:
            give_up(s)
            return True
        if s.reserve[seat] == 0:
            events.WILL_PLACE.tell(s, seat, code, s.card)  # [SM-7.11]
            s.then(FETCH_NOBLE, code)
        s.then(PUT_NOBLE, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:give_up",) if code == GIVE_UP else (f"district:{DISTRICT_NAMES[code]}",)


class PutNoble(Automatic[Table]):
    """[SM-5.5] The noble is put.  The argument is the district."""

    def run(self, s: Table) -> None:
        if has_noble(s):
            s.put_noble(s.player, s.arg)
            events.PLACED.tell(s, s.player, s.arg, s.card)


PLACE_NOBLE: Final = PlaceNoble("place_noble", "SM-5.5", GIVE_UP + 1)
PUT_NOBLE: Final = PutNoble("put_noble", "SM-5.5")
