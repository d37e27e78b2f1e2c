"""[MF] What speaks for an answer, and against it."""

from typing import Final

from mypy_extensions import i64

from ...games.millefiori.masterworks import face_of
from ...games.millefiori.material import (
    COURT,
    EXTRA_LADY,
    GREAT_DOGAT,
    GREAT_POINTS,
    LADY_VOYAGE,
    NO_WORK,
    POINTS_LADY,
    RESERVE,
    SEA_LADY,
    SHOWCASE,
    SMALL_DOGAT,
    SMALL_POINTS,
    SMALL_STEPS,
    work_value,
)
from ...games.millefiori.state import EMPTY_PLACE, Table
from ..advice import Advice, within
from . import features as f
from .cards import Cards
from .counting import EXTRA_WORTH, fading
from .showcase import Showcase, best_place
from .use import Use

MOST_AHEAD: Final = 3.0  # tens of points
PROMISE: Final = 4.0  # points that a card brings later, about


def note_use(a: Advice[Table], u: Use, cards: Cards, s: Table, seat: i64, left: float) -> None:
    """What a use brings at once, and what it promises while cards are to come."""
    a.note(f.GAIN, 0.1 * float(u.own))
    if u.bonus:
        a.note(f.BONUS, 0.1 * float(u.bonus))
    if u.extra:
        a.note(f.EXTRA, 0.1 * (float(cards.extra(s, seat)) + fading(left) * PROMISE))
    if u.others:
        a.note(f.FOR_OTHERS, 0.1 * float(u.others) / float(s.seats - 1))
    note_promises(a, u, left)
    if u.steps:
        a.note(f.STEP, left * float(u.steps))
    if u.works:
        a.note(f.WORK, float(u.works))
    if u.ladies:
        a.note(f.LADY, left * float(u.ladies))


def note_promises(a: Advice[Table], u: Use, left: float) -> None:
    later = 0.1 * left
    if u.toward:
        a.note(f.TOWARD, later * float(u.toward))
    if u.grow:
        a.note(f.GROW, later * float(u.grow))
    if u.carry:
        a.note(f.TO_CARRY, later * float(u.carry))
    if u.share:
        a.note(f.TO_SHARE, later * float(u.share))
    if u.fleet:
        a.note(f.FLEET, later * float(u.fleet))
    if u.opens:
        a.note(f.OPENS, 0.1 * float(u.opens))
    if u.denies:
        a.note(f.DENIES, 0.1 * float(u.denies))
    if u.sea:
        a.note(f.SEA, 0.02 * fading(left) * float(u.sea))


def note_last_diamond(a: Advice[Table], s: Table, seat: i64) -> None:
    """[MF-9.2] Who leads should end the game, and nobody else."""
    if s.diamonds[seat] != RESERVE + 1:
        return
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.points[other])
    a.note(f.ENDS, within(0.1 * float(s.points[seat] - best), MOST_AHEAD))


# ---- masterworks


def note_work(a: Advice[Table], case: Showcase, s: Table, seat: i64, work: i64, place: i64, left: float) -> None:
    """[MF-15.5] A masterwork on a place of the showcase."""
    face = face_of(work)
    case.compare(s, seat, place, face)
    a.note(f.GAIN, 0.1 * float(work_value(face)))
    a.note(f.LINE, 0.1 * float(case.sure))
    a.note(f.NEAR_LINE, fading(left) * float(case.hopes))
    if s.showcases[seat * SHOWCASE + place] != EMPTY_PLACE:
        a.note(f.COVERS)


def note_market(a: Advice[Table], case: Showcase, s: Table, seat: i64, place: i64, left: float) -> None:
    """[MF-15.2] A masterwork of the market, where it fits best; or the top card of the pile."""
    if place < len(s.market) and s.market[place] != NO_WORK:
        work = s.market[place]
        note_work(a, case, s, seat, work, best_place(case, s, seat, work, left), left)
    else:
        a.note(f.BLIND)


# ---- Dogaressa cards


def note_lady(a: Advice[Table], u: Use, cards: Cards, s: Table, seat: i64, lady: i64, left: float) -> None:
    """[MF-13.6 to MF-13.11] What a Dogaressa card brings."""
    u.clear()
    if lady == POINTS_LADY:
        u.own = s.box.lady_points
    elif lady == EXTRA_LADY:
        u.extra = i64(s.display_left > 0)
    elif lady == SEA_LADY:
        u.sail(s, seat, best_voyage(u, cards, s, seat))
    elif lady == SMALL_DOGAT:
        u.climb(s, seat, SMALL_STEPS)
        u.own += SMALL_POINTS
        a.note(f.CROWN)
    elif lady == GREAT_DOGAT:
        u.climb(s, seat, 1)
        u.own += GREAT_POINTS
        a.note(f.CROWN)
    else:
        u.works = 2
    note_use(a, u, cards, s, seat, left)


def note_court(a: Advice[Table], u: Use, cards: Cards, s: Table, seat: i64, place: i64, left: float) -> None:
    """[MF-13.1] A Dogaressa card of the court, or the top card of the pile."""
    if place < COURT:
        note_lady(a, u, cards, s, seat, s.court[place], left)
    else:
        a.note(f.BLIND)


def best_voyage(u: Use, cards: Cards, s: Table, seat: i64) -> i64:
    """[MF-13.9] How far a ship should sail that may sail as far as it likes."""
    best: i64 = 1
    best_worth: i64 = -1
    for steps in range(1, LADY_VOYAGE + 1):
        u.clear()
        u.sail(s, seat, steps)
        worth = u.worth()
        if u.extra:
            worth += cards.extra(s, seat) - EXTRA_WORTH
        if worth > best_worth:
            best, best_worth = steps, worth
    u.clear()
    return best
