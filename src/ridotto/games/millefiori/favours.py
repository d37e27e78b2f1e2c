"""[MF-13.3 to MF-13.12] Dogaressa cards in use: each takes the place of the card that was shown."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count, one
from ...core.seats import NOBODY
from ...core.step import Automatic, Decision, Options, Path
from . import events
from .council import above, climb, sail
from .dogaressas import fill_court
from .masterworks import GAIN_WORK
from .material import (
    DOGARESSA,
    EXTRA_LADY,
    GREAT_POINTS,
    GREAT_STEPS,
    LADIES,
    LADY_NAMES,
    LADY_VOYAGE,
    NO_CARD,
    NO_LADY,
    PALACE,
    POINTS_LADY,
    SEA_LADY,
    SMALL_DOGAT,
    SMALL_POINTS,
    SMALL_STEPS,
    WORKS_LADY,
)
from .rewards import crown, discard, grant_extra
from .state import Table

PLAY: Final[i64] = LADIES  # as an answer: the card itself is played


class ReplaceCard(Decision[Table]):
    """[MF-13.3] A Dogaressa card may be used in place of the card that was shown, [MF-13.4] an extra card too."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.turn if s.ladies[s.turn] != EMPTY else NOBODY

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for lady in range(LADIES):
            if count(s.ladies[seat], lady):
                out.add(lady)
        out.add(PLAY)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == PLAY:
            events.HELD_BACK.tell(s, seat)
            return True
        events.REPLACED.tell(s, seat, code, s.box.faces[s.card])
        discard(s, s.card)
        s.card = NO_CARD
        s.lady = code
        use(s, seat, code)
        s.then(RETURN_LADY)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:play",) if code == PLAY else (f"dogaressa:{LADY_NAMES[code]}",)


def use(s: Table, seat: i64, lady: i64) -> None:
    """What each kind does."""
    if lady == POINTS_LADY:
        s.points[seat] += s.box.lady_points  # [MF-13.6]
        events.FAVOURED.tell(s, seat, lady, s.box.lady_points)
    elif lady == WORKS_LADY:
        s.then(GAIN_WORK)  # [MF-13.7]
        s.then(GAIN_WORK)
    elif lady == EXTRA_LADY:
        grant_extra(s, seat, DOGARESSA)  # [MF-13.8]
    elif lady == SEA_LADY:
        set_sail(s, seat)
    elif lady == SMALL_DOGAT:
        climb(s, seat, SMALL_STEPS)  # [MF-13.10]
        s.then(FAVOUR, SMALL_POINTS)
    else:
        start_climb(s, seat)
        s.then(FAVOUR, GREAT_POINTS)


def set_sail(s: Table, seat: i64) -> None:
    """[MF-13.9] The seat chooses how far; a ship at the end of the route does not move."""
    if s.ships[seat] == s.box.last_space:
        events.MOORED.tell(s, seat)
    else:
        s.then(CHOOSE_VOYAGE)


def start_climb(s: Table, seat: i64) -> None:
    """[MF-13.11] The seat chooses how far; a councillor in the palace does not move."""
    if s.councillors[seat] == PALACE:
        events.SETTLED.tell(s, seat)
    else:
        s.then(CHOOSE_STEPS)


class ChooseVoyage(Decision[Table]):
    """[MF-13.9] The ship sails 1 to 7 spaces.  An answer is the number of spaces."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.turn

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for steps in range(1, min(LADY_VOYAGE, s.box.last_space - s.ships[seat]) + 1):
            out.add(steps)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        sail(s, seat, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"sea:{s.ships[seat] + code}",)


class ChooseSteps(Decision[Table]):
    """[MF-13.11] The councillor goes one, two or three steps.  An answer is the number of steps."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.turn

    def options(self, s: Table, seat: i64, out: Options) -> None:
        here = s.councillors[seat]
        for steps in range(1, GREAT_STEPS + 1):
            if here != PALACE:
                out.add(steps)
                here = above(s, here, 1)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        climb(s, seat, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"council:{above(s, s.councillors[seat], code)}",)


class Favour(Automatic[Table]):
    """[MF-13.10, MF-13.11] After the council: points, which are the argument, and the Doge card."""

    def run(self, s: Table) -> None:
        s.points[s.turn] += s.arg
        events.FAVOURED.tell(s, s.turn, s.lady, s.arg)
        crown(s, s.turn)


class ReturnLady(Automatic[Table]):
    """[MF-13.5] The used card is shuffled into the pile, and the court is filled up."""

    def run(self, s: Table) -> None:
        s.ladies[s.turn] -= one(s.lady)
        s.pile += one(s.lady)
        events.RETURNED.tell(s, s.turn, s.lady)
        s.lady = NO_LADY
        fill_court(s)


REPLACE_CARD: Final = ReplaceCard("replace_card", "MF-13.3", PLAY + 1)
CHOOSE_VOYAGE: Final = ChooseVoyage("choose_voyage", "MF-13.9", LADY_VOYAGE + 1)
CHOOSE_STEPS: Final = ChooseSteps("choose_steps", "MF-13.11", GREAT_STEPS + 1)
FAVOUR: Final = Favour("favour", "MF-13.10")
RETURN_LADY: Final = ReturnLady("return_lady", "MF-13.5")
