"""[MF] What nobody does, or nobody by mistake: another answer brings the same, and more."""

from mypy_extensions import i64

from ...games.millefiori.draft import KEEP_CARD
from ...games.millefiori.favours import PLAY, REPLACE_CARD
from ...games.millefiori.masterworks import FROM_PILE, PLACE_WORK, TAKE_WORK, face_of
from ...games.millefiori.material import (
    CARDS,
    CYCLES,
    EXTRA_LADY,
    HARBOUR,
    MARKET,
    NO_WORK,
    SEA_LADY,
    SHOWCASE,
    SMALL_DOGAT,
    SMALL_POINTS,
    work_kind,
    work_value,
)
from ...games.millefiori.packets import CARD_BITS, CARD_MASK
from ...games.millefiori.play import DECLINE, PLAY_EXTRA, SAIL, USE_CARD
from ...games.millefiori.state import EMPTY_PLACE, Table
from .position import LEAST_LEFT, share_left


def is_no_slip(s: Table, seat: i64, code: i64, odds: float) -> bool:
    """Does another answer bring the same, and more, unless there is a plan behind it?  The best has odds of 1."""
    if s.step == USE_CARD.index:
        return code == SAIL and odds < 1.0 and s.box.areas[s.card] == HARBOUR  # [MF-8.2] who places a ship also sails
    if s.step == PLACE_WORK.index:
        return odds < 1.0 and covers_its_like(s, seat, code)
    if s.step == REPLACE_CARD.index:
        return (code != PLAY and odds < 1.0) or (code == SMALL_DOGAT and is_lady_wasted(s))
    return takes_poorer_dogat(s, seat, code)


def wastes_lady(s: Table, seat: i64, code: i64) -> bool:
    """[MF-13.9] The sea route at its end; or [MF-13.8] an extra card for an extra card, which could have been that."""
    if s.step != REPLACE_CARD.index:
        return False
    if code == SEA_LADY:
        return s.ships[seat] == s.box.last_space
    return code == EXTRA_LADY and s.card != s.picks[seat * CYCLES + s.cycle]


def takes_poorer_work(s: Table, code: i64) -> bool:
    return s.step == TAKE_WORK.index and code != FROM_PILE and is_poorer(s, s.market[code])


def is_poorer(s: Table, work: i64) -> bool:
    """[MF-15.6] A masterwork of the market that is wholly alike scores more."""
    for place in range(MARKET):
        other = s.market[place]
        if other != NO_WORK and work_kind(other) == work_kind(work) and work_value(other) > work_value(work):
            return True
    return False


def takes_poorer_dogat(s: Table, seat: i64, code: i64) -> bool:
    """[MF-12.1] A Dogat card, while another one of the packet or the display has as many arrows, and more points."""
    if s.step == KEEP_CARD.index:
        packet = s.packets[s.packet_of(seat)]
        while packet:
            if is_better_dogat(s, (packet & CARD_MASK) - 1, code):
                return True
            packet >>= CARD_BITS
    elif s.step == PLAY_EXTRA.index and code != DECLINE:
        for card in range(CARDS):
            if s.display[card] and is_better_dogat(s, card, code):
                return True
    return False


def is_better_dogat(s: Table, card: i64, than: i64) -> bool:
    arrows, points = s.box.arrows, s.box.dogat_points
    return arrows[than] > 0 and arrows[card] == arrows[than] and points[card] > points[than]


def covers_its_like(s: Table, seat: i64, place: i64) -> bool:
    """[MF-15.5] The showcase stays as it was, though a place is empty; what is laid there can still be covered."""
    below = s.showcases[seat * SHOWCASE + place]
    if below == EMPTY_PLACE or work_kind(face_of(below - 1)) != work_kind(face_of(s.work)):
        return False
    for other in range(SHOWCASE):
        if s.showcases[seat * SHOWCASE + other] == EMPTY_PLACE:
            return True
    return False


def is_lady_wasted(s: Table) -> bool:
    """[MF-13.10] A card that does as much but for a point, while there are others to come that do less."""
    box = s.box
    return box.arrows[s.card] == 1 and box.dogat_points[s.card] >= SMALL_POINTS - 1 and share_left(s) > LEAST_LEFT
