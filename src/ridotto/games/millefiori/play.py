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
from .masterworks import PLACE_WORK
from .material import (
    CARDS,
    CYCLES,
    FIELD_NAMES,
    FIELDS,
    FIRST_FIELD,
    HARBOUR,
    NO_AREA,
    NO_CARD,
    NO_COLOUR,
    NO_WORK,
)
from .packets import CARD_BITS, CARD_MASK, without_card
from .rewards import crown, discard
from .state import FROM_HAND, Table

SAIL: Final[i64] = FIELDS  # as an answer to `use_card`; else a field
USE: Final[i64] = 0  # as answers to `use_or_sail`
SAIL_INSTEAD: Final[i64] = 1
DECLINE: Final[i64] = CARDS  # as an answer to `play_extra`; else a card


class StartTurn(Automatic[Table]):
    """[MF-2.3] The next seat shows its kept card; [MF-2.5] in the variant it chooses one now.

    The argument is the seat.
    """

    def run(self, s: Table) -> None:
        s.turn = s.arg
        if s.box.on_turn:
            s.then(CHOOSE_CARD)
            return
        card = s.kept[s.turn]
        s.kept[s.turn] = NO_CARD
        show(s, s.turn, card)


def show(s: Table, seat: i64, card: i64) -> None:
    """A card is shown, and played."""
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
    if s.box.areas[card] != NO_AREA:
        s.then(USE_CARD)
    elif s.box.wheels[card]:
        s.then(USE_OR_SAIL)
    else:
        s.then(SERVE)
    s.then(PLAY_EXTRA)


class ChooseCard(Decision[Table]):
    """[MF-2.5] The seat on turn chooses a card of the packet it holds, and shows it."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.turn

    def options(self, s: Table, seat: i64, out: Options) -> None:
        add_cards(s.packets[s.packet_of(seat)], out)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        packet = s.packet_of(seat)
        s.packets[packet] = without_card(s.packets[packet], code)
        show(s, seat, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"card:{s.box.names[code]}",)


def add_cards(packet: i64, out: Options) -> None:
    """Offer the different cards of a packet."""
    before = NO_CARD
    while packet:
        card = (packet & CARD_MASK) - 1
        if card != before:
            out.add(card)
        before = card
        packet >>= CARD_BITS


class UseCard(Decision[Table]):
    """[MF-3.1] A card of an area: a diamond goes on one of its fields, or the ship sails.

    [MF-3.2] To sail is always allowed.  [MF-3.7] Without a diamond nothing else is.
    """

    def who(self, s: Table) -> i64:
        return i64(1) << s.turn if s.card != NO_CARD else NOBODY

    def options(self, s: Table, seat: i64, out: Options) -> None:
        if s.diamonds[seat]:
            mask = open_fields(s, s.card)
            field = i64(FIRST_FIELD[s.box.areas[s.card]])
            while mask:
                if mask & 1:
                    out.add(field)
                mask >>= 1
                field += 1
        out.add(SAIL)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        card = s.card
        s.card = NO_CARD
        discard(s, card)
        if code == SAIL:
            sail(s, seat, s.box.wheels[card])
            return True
        area = s.box.areas[card]
        place(s, seat, card, code - FIRST_FIELD[area])
        if area == HARBOUR:
            sail(s, seat, s.box.wheels[card])  # [MF-8.1]
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:sail",) if code == SAIL else (f"field:{FIELD_NAMES[code]}",)


class UseOrSail(Decision[Table]):
    """[MF-10.8] A Dogat card or a masterwork with a wheel: used, or to sail."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.turn if s.card != NO_CARD else NOBODY

    def options(self, s: Table, seat: i64, out: Options) -> None:
        out.add(USE)
        out.add(SAIL_INSTEAD)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == USE:
            s.then(SERVE)
            return True
        card = s.card
        s.card = NO_CARD
        discard(s, card)
        sail(s, seat, s.box.wheels[card])
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:use",) if code == USE else ("button:sail",)


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
        for card in range(CARDS):
            if display[card]:
                out.add(card)
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
CHOOSE_CARD: Final = ChooseCard("choose_card", "MF-2.5", CARDS)
USE_CARD: Final = UseCard("use_card", "MF-3.1", SAIL + 1)
USE_OR_SAIL: Final = UseOrSail("use_or_sail", "MF-10.8", SAIL_INSTEAD + 1)
SERVE: Final = Serve("serve", "MF-12.1")
DECREE: Final = Decree("decree", "MF-12.1")
PLAY_EXTRA: Final = PlayExtra("play_extra", "MF-3.4", DECLINE + 1)
