"""[MF-2.3, MF-3, MF-10.6] A turn: a card is shown and used, then the extra card it has earned."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY
from ...core.seats import NOBODY
from ...core.step import Automatic, Decision, Options, Path
from . import events
from .areas import open_fields, place
from .council import MATCH_COLOUR, climb, colour_under, sail
from .favours import REPLACE_CARD
from .fields import FIELD_BASE
from .masterworks import PLACE_WORK
from .material import (
    CARDS,
    CYCLES,
    FIELD_NAMES,
    FIELDS,
    HARBOUR,
    NO_AREA,
    NO_CARD,
    NO_COLOUR,
    NO_WORK,
)
from .rewards import crown, discard
from .state import FROM_HAND, Table

SAIL: Final[i64] = FIELDS  # as answers to `use_card`; else a field
USE: Final[i64] = FIELDS + 1
DECLINE: Final[i64] = CARDS  # as an answer to `play_extra`; else a card


class StartTurn(Automatic[Table]):
    """[MF-2.3] The next seat shows its kept card, and plays it.  The argument is the seat."""

    def run(self, s: Table) -> None:
        seat = s.arg
        card = s.kept[seat]
        s.turn = seat
        s.kept[seat] = NO_CARD
        s.picks[seat * CYCLES + s.cycle] = card
        if s.events is not None:
            events.PLAYED.tell(s, seat, s.box.faces[card])
        begin(s, card)


def begin(s: Table, card: i64) -> None:
    """[MF-10.6] What is done with a card, in order."""
    s.card = card
    if s.ladies[s.turn] != EMPTY:
        s.then(REPLACE_CARD)
    colour = s.box.colours[card]
    if s.box.masterworks and colour != NO_COLOUR and colour == colour_under(s, s.turn):
        s.then(MATCH_COLOUR)
    s.then(USE_CARD if s.box.wheels[card] else SERVE)
    s.then(PLAY_EXTRA)


class UseCard(Decision[Table]):
    """[MF-3.1] A card with a wheel: a diamond goes on a field of its area, or the ship sails.

    [MF-3.2] To sail is always allowed.  [MF-3.7] Without a diamond nothing else is.  [MF-10.8] A Dogat card or a
    masterwork is used for itself instead.
    """

    def who(self, s: Table) -> i64:
        return i64(1) << s.turn if s.card != NO_CARD else NOBODY

    def options(self, s: Table, seat: i64, out: Options) -> None:
        area = s.box.areas[s.card]
        if area != NO_AREA and s.diamonds[seat]:
            out.add_bits(open_fields(s, s.card), FIELD_BASE[area])
        out.add(SAIL)
        if area == NO_AREA:
            out.add(USE)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == USE:
            events.USED.tell(s, seat, s.box.faces[s.card])
            s.then(SERVE)
            return True
        card = s.card
        s.card = NO_CARD
        discard(s, card)
        if code == SAIL:
            sail(s, seat, s.box.wheels[card])
            return True
        area = s.box.areas[card]
        place(s, seat, card, code - FIELD_BASE[area])
        if area == HARBOUR:
            sail(s, seat, s.box.wheels[card])  # [MF-8.1]
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        if code >= SAIL:
            return ("button:sail",) if code == SAIL else ("button:use",)
        return (f"field:{FIELD_NAMES[code]}",)


class Serve(Automatic[Table]):
    """[MF-12.1] A Dogat card: Doge card, council, points.  [MF-15.4] A masterwork goes into the showcase."""

    def run(self, s: Table) -> None:
        card = s.card
        if card == NO_CARD:
            return
        s.card = NO_CARD
        if s.box.card_works[card] != NO_WORK:
            s.work = FROM_HAND + s.box.card_works[card]
            s.then(PLACE_WORK)
            return
        discard(s, card)
        crown(s, s.turn)
        climb(s, s.turn, s.box.arrows[card])
        s.then(DECREE, s.box.dogat_points[card])


class Decree(Automatic[Table]):
    """[MF-12.1] The points of a Dogat card, which are the argument, come after the council."""

    def run(self, s: Table) -> None:
        if s.arg:
            s.points[s.turn] += s.arg
            events.DECREED.tell(s, s.turn, s.arg)


class PlayExtra(Decision[Table]):
    """[MF-3.4] An extra card that was earned: any card of the display, or none."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.turn if s.extra else NOBODY

    def options(self, s: Table, seat: i64, out: Options) -> None:
        display = s.display
        codes = out.codes
        offered = out.count
        for card in range(CARDS):
            if display[card]:
                codes[offered] = card
                offered += 1
        out.count = offered
        out.add(DECLINE)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        s.extra = 0
        if code == DECLINE:
            events.DECLINED.tell(s, seat)
            return True
        s.display[code] -= 1
        s.display_left -= 1
        if s.events is not None:
            events.EXTRA.tell(s, seat, s.box.faces[code])
        begin(s, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:decline",) if code == DECLINE else (f"display:{s.box.names[code]}",)


START_TURN: Final = StartTurn("start_turn", "MF-2.3")
USE_CARD: Final = UseCard("use_card", "MF-3.1", USE + 1, previewed=True)
SERVE: Final = Serve("serve", "MF-12.1")
DECREE: Final = Decree("decree", "MF-12.1")
PLAY_EXTRA: Final = PlayExtra("play_extra", "MF-3.4", DECLINE + 1)
