"""[MF] What nobody does, or nobody by mistake: another answer brings the same, and more."""

from typing import Final

from mypy_extensions import i64

from ...core.step import Options
from ...games.millefiori.dogaressas import FROM_PILE as FROM_LADIES
from ...games.millefiori.dogaressas import TAKE_LADY
from ...games.millefiori.draft import KEEP_CARD
from ...games.millefiori.favours import CHOOSE_STEPS, CHOOSE_VOYAGE, PLAY, REPLACE_CARD
from ...games.millefiori.fields import FIELD_BASE, FLEET_FIELDS, TRADE_ROWS, bits_in
from ...games.millefiori.masterworks import FROM_PILE, PLACE_WORK, TAKE_WORK, face_of
from ...games.millefiori.material import (
    AREAS,
    CARDS,
    CYCLES,
    EXTRA_CARD,
    EXTRA_LADY,
    FLEET,
    HARBOUR,
    MARKET,
    NO_AREA,
    NO_CARD,
    NO_WORK,
    ROWS,
    SEA_LADY,
    SHOWCASE,
    SMALL_DOGAT,
    SMALL_POINTS,
    TRADE,
    work_kind,
    work_value,
)
from ...games.millefiori.packets import CARD_BITS, CARD_MASK
from ...games.millefiori.play import DECLINE, PLAY_EXTRA, SAIL, USE_CARD
from ...games.millefiori.state import EMPTY_PLACE, Table
from .answers import best_voyage
from .cards import Cards, best_use
from .position import LEAST_LEFT, share_left
from .use import Use

NEAR_END: Final = 0.1  # of the game: then hardly any trade comes to a row before its fleet is full
PAYING: Final[i64] = 2  # trade fields of a row, for three points a ship
GIFT: Final[i64] = 10  # points more for another seat: it may lack one symbol for a point bonus of 10 or more


def is_no_slip(s: Table, seat: i64, code: i64, odds: float) -> bool:
    """Does another answer bring the same, and more, unless there is a plan behind it?  The best has odds of 1."""
    if s.step == USE_CARD.index:
        return code == SAIL and odds < 1.0 and s.box.areas[s.card] == HARBOUR  # [MF-8.2] who places a ship also sails
    if s.step == PLACE_WORK.index:
        return odds < 1.0 and covers_its_like(s, seat, code)
    if s.step == REPLACE_CARD.index:
        return (code != PLAY and odds < 1.0) or (code == SMALL_DOGAT and is_lady_wasted(s))
    return takes_poorer_dogat(s, seat, code)


def takes_useless_lady(u: Use, s: Table, seat: i64, code: i64) -> bool:
    """[MF-14.4] The sea route, for a ship that is at its end, or comes to it with the shown card."""
    if s.step != TAKE_LADY.index or code == FROM_LADIES or s.court[code] != SEA_LADY:
        return False
    return s.ships[seat] + steps_to_come(u, s, seat) >= s.box.last_space


def steps_to_come(u: Use, s: Table, seat: i64) -> i64:
    """How far the shown card takes the ship, if nothing else that the card can do brings more."""
    if s.card == NO_CARD:
        return 0
    steps = s.box.wheels[s.card]
    u.clear()
    u.step_for(s, seat, s.card)
    u.sail(s, seat, steps)
    voyage = u.worth()
    return steps if voyage >= best_use(u, s, seat, s.card) else 0


def most_left(u: Use, s: Table, seat: i64, taken: i64) -> i64:
    """The most that a card of the display brings another seat at once, when one is taken."""
    most: i64 = 0
    for card in range(CARDS):
        if s.display[card] > i64(card == taken):
            for other in range(s.seats):
                if other != seat:
                    most = max(most, best_use(u, s, other, card))
    return most


def wastes_lady(s: Table, seat: i64, code: i64) -> bool:
    """[MF-13.9] The sea route at its end; or [MF-13.8] an extra card for an extra card, which could have been that."""
    if s.step != REPLACE_CARD.index:
        return False
    if code == SEA_LADY:
        return s.ships[seat] == s.box.last_space
    return code == EXTRA_LADY and s.card != s.picks[seat * CYCLES + s.cycle]


def brings_extra_card_alone(u: Use, cards: Cards, s: Table, seat: i64, lady: i64) -> bool:
    """[MF-13.8] The extra card, or [MF-13.9] a voyage to a star without points."""
    if lady != SEA_LADY:
        return lady == EXTRA_LADY
    space = min(s.ships[seat] + best_voyage(u, cards, s, seat), s.box.last_space)
    return s.box.sea_effects[space] == EXTRA_CARD and s.box.sea_points[space] == 0


def is_like(s: Table, card: i64, other: i64) -> bool:
    """[MF-1.2] Do both go on the same fields, for the same points?  Their wheels may differ."""
    box = s.box
    return (
        box.areas[card] != NO_AREA and box.symbols[card] == box.symbols[other] and box.areas[card] == box.areas[other]
    )


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


def leaves_fleet(s: Table, seat: i64, code: i64) -> bool:
    """[MF-8.3] A ship for nothing near the end, though it would complete a fleet that another seat will complete."""
    if s.step != USE_CARD.index or code >= SAIL or s.box.areas[s.card] != HARBOUR or share_left(s) > NEAR_END:
        return False
    if s.filled[TRADE] & TRADE_ROWS[(code - FIELD_BASE[HARBOUR]) // FLEET]:
        return False
    for row in range(ROWS):
        if is_contested(s, seat, row):
            return True
    return False


def is_contested(s: Table, seat: i64, row: i64) -> bool:
    """A ship of the seat and one of another seat: who places the third one gets most of the points."""
    fleet = FLEET_FIELDS[row]
    if bits_in(s.filled[HARBOUR] & fleet) != FLEET - 1 or bits_in(s.owned[seat * AREAS + HARBOUR] & fleet) != 1:
        return False
    return bits_in(s.filled[TRADE] & TRADE_ROWS[row]) >= PAYING


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


def diamonds_for(u: Use, s: Table, seat: i64, code: i64) -> i64:
    """[MF-3.3, MF-3.7] How many diamonds an answer takes for sure, and in `u` what it brings.  A point bonus takes one.

    An extra card may be used to sail, but [MF-11.4, MF-12.1] its step in the council is compulsory.
    """
    u.clear()
    if s.step == USE_CARD.index and code < SAIL:
        u.place(s, seat, s.card, code - FIELD_BASE[s.box.areas[s.card]])
        return 1 + i64(u.bonus > 0)
    if s.step == USE_CARD.index and code == SAIL:
        u.sail(s, seat, s.box.wheels[s.card])
    elif s.step == CHOOSE_VOYAGE.index:
        u.sail(s, seat, code)
    elif s.step == CHOOSE_STEPS.index:
        u.climb(s, seat, code)
    elif s.step == PLAY_EXTRA.index and code != DECLINE:
        u.step_for(s, seat, code)
        if s.box.arrows[code]:
            u.climb(s, seat, s.box.arrows[code])
            u.own += s.box.dogat_points[code]
    return i64(u.bonus > 0)


def leave_out(out: Options, code: i64) -> None:
    kept: i64 = 0
    for i in range(out.count):
        if out.codes[i] != code:
            out.codes[kept] = out.codes[i]
            kept += 1
    out.count = kept
