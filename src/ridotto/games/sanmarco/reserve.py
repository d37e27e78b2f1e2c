"""[SM-7.8] The empty reserve: a card that needs a noble may take one from the board."""

from typing import Final

from mypy_extensions import i64

from ...core.seats import NOBODY
from ...core.step import Decision, Options, Path
from . import events
from .material import DISTRICT_NAMES, DISTRICTS, SEAT_NAMES
from .state import Table

ANYWHERE: Final[i64] = DISTRICTS  # the argument when the noble may come from any district
RENOUNCE: Final[i64] = DISTRICTS


def noble_name(seat: i64, district: i64) -> str:
    """The nobles of a seat in a district, as a target."""
    return f"noble:{DISTRICT_NAMES[district]}-{SEAT_NAMES[seat]}"


class FetchNoble(Decision[Table]):
    """[SM-7.8] The player may take one of his nobles from the board for the card, [SM-7.10] or do without.

    The argument is the district where it is to go; [SM-7.9] it comes from another one.
    """

    def who(self, s: Table) -> i64:
        for district in range(DISTRICTS):
            if district != s.arg and s.nobles[s.player * DISTRICTS + district]:
                return i64(1) << s.player
        return NOBODY

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for district in range(DISTRICTS):
            if district != s.arg and s.nobles[seat * DISTRICTS + district]:
                out.add(district)
        out.add(RENOUNCE)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == RENOUNCE:
            events.RENOUNCED.tell(s, seat)
            return True
        s.remove_nobles(seat, code, 1)
        events.FETCHED.tell(s, seat, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:renounce",) if code == RENOUNCE else (noble_name(seat, code),)


def has_noble(s: Table) -> bool:
    """[SM-7.11] Has the player a noble for his card now?  Else the card has no effect."""
    if s.reserve[s.player] > 0:
        return True
    events.WASTED.tell(s, s.player, s.card)
    return False


def give_up(s: Table) -> None:
    """[SM-5.4] Where cards are optional, the player gives one up."""
    events.GAVE_UP.tell(s, s.player, s.card)


FETCH_NOBLE: Final = FetchNoble("fetch_noble", "SM-7.8", RENOUNCE + 1)
