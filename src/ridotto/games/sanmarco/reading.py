"""A drawn position read back.  What cannot lie on a table is refused in one sentence."""

from typing import Final

from mypy_extensions import i64

from ...core.diagram import Lines, read_name, read_number
from ...core.errors import BadDiagram
from ...core.pool import EMPTY, count, one
from ...core.seats import NO_SEAT
from .material import (
    ACTIONS,
    BRIDGES,
    CARD_NAMES,
    DISTRICT_NAMES,
    DISTRICTS,
    MOST_PER_PAIR,
    OFFERS,
    PAIR_NAMES,
    PHASES,
    ROLE_NAMES,
    SEAT_LETTERS,
    SEATS,
    SIDES,
)
from .state import Table

LETTERS: Final = list(SEAT_LETTERS)


def read_table(s: Table, lines: Lines) -> None:
    """Put on the table what is drawn; the rest is as in the first round, red leading, with an empty board."""
    s.phase = within(lines.number("phase", 1), 0, PHASES, "phase")
    s.round = within(lines.number("round", 1 if s.phase else 0), 0, 99, "round")
    s.is_extra = bool(lines.take("extra"))
    parse_seats(s, lines)
    for district in range(DISTRICTS):
        parse_nobles(s, district, lines.one(DISTRICT_NAMES[district]))
    for fields in lines.take("bridge", 2):
        parse_bridges(s, fields)
    if s.bridges_left() < 0:
        raise BadDiagram(f"There are {BRIDGES} bridges only.")
    doge = lines.one("doge")
    if doge:
        s.doge = read_name(DISTRICT_NAMES, doge[0])
    for seat, field in enumerate(lines.one("prestige")[: s.seats]):
        s.prestige[i64(seat)] = read_number(field)
    parse_cards(s, lines)
    parse_turn(s, lines)


def within(number: i64, low: i64, high: i64, name: str) -> i64:
    if not low <= number <= high:
        raise BadDiagram(f"The number of the line '{name}' is {low} to {high}, not {number}.")
    return number


def parse_seat(s: Table, letter: str) -> i64:
    return read_name(LETTERS[: s.seats], letter)


def parse_mask(s: Table, fields: list[str]) -> i64:
    mask: i64 = 0
    for field in fields:
        mask |= i64(1) << parse_seat(s, field)
    return mask


def parse_seats(s: Table, lines: Lines) -> None:
    """Who leads, who takes part, who has which role.  In set-up nobody does."""
    leader = lines.one("leader")
    if leader or s.phase:
        s.leader = parse_seat(s, leader[0]) if leader else 0
    active = lines.take("active")
    if s.phase:
        s.active = parse_mask(s, active[0]) if active else (i64(1) << s.seats) - 1
    for role in range(SEATS):
        given = lines.one(ROLE_NAMES[role])
        s.roles[role] = parse_seat(s, given[0]) if given else NO_SEAT
    s.opened = parse_mask(s, lines.one("opened"))


def parse_nobles(s: Table, district: i64, fields: list[str]) -> None:
    for field in fields:
        seat, number = parse_seat(s, field[:1]), read_number(field[1:])
        s.nobles[seat * DISTRICTS + district] += number
        take_nobles(s, seat, number)


def take_nobles(s: Table, seat: i64, number: i64) -> None:
    """What is drawn on the board comes out of the reserve."""
    s.reserve[seat] -= number
    if number < 0 or s.reserve[seat] < 0:
        raise BadDiagram(f"{LETTERS[seat]} has more nobles drawn than it owns.")


def parse_bridges(s: Table, fields: list[str]) -> None:
    pair = read_name(PAIR_NAMES, fields[0])
    if not s.box.joined[pair]:
        raise BadDiagram(f"'{fields[0]}' are no neighbours.")
    for letter in fields[1:]:
        seat = parse_seat(s, letter)
        if s.owns_bridge(seat, pair):
            raise BadDiagram(f"{letter} has two bridges at '{fields[0]}'.")
        s.bridges[pair] |= i64(1) << seat
        take_nobles(s, seat, 1)
    if s.bridges_on(pair) > MOST_PER_PAIR:
        raise BadDiagram(f"'{fields[0]}' has room for {MOST_PER_PAIR} bridges only.")


def parse_cards(s: Table, lines: Lines) -> None:
    for fields in lines.take("limits", 2):
        s.limits[parse_seat(s, fields[0])] += parse_pool(s, fields[1:])
    for fields in lines.take("deal", 2):
        s.deal[parse_seat(s, fields[0])] += parse_pool(s, fields[1:])
    for fields in lines.take("offer", 3):
        place = within(read_number(fields[1]), 1, OFFERS, "offer") - 1
        s.offers[parse_seat(s, fields[0]) * OFFERS + place] += parse_pool(s, fields[2:])
    s.hand = parse_pool(s, lines.one("hand"))
    s.discard = parse_pool(s, lines.one("discard"))
    if (s.hand + s.discard) >> (4 * ACTIONS):
        raise BadDiagram("Limit cards are neither in a hand nor discarded.")
    for seat in range(s.seats):
        if s.limits[seat] & ((one(ACTIONS)) - 1):
            raise BadDiagram(f"The line 'limits {LETTERS[seat]}' holds an action card.")


def parse_pool(s: Table, fields: list[str]) -> i64:
    """Cards drawn somewhere come out of the decks."""
    pool: i64 = EMPTY
    for field in fields:
        kind = read_name(CARD_NAMES, field)
        if not count(s.deck, kind):
            raise BadDiagram(f"There are not so many cards '{field}'.")
        pool += one(kind)
        s.deck -= one(kind)
    return pool


def parse_turn(s: Table, lines: Lines) -> None:
    player, card = lines.one("player"), lines.one("card")
    if player:
        s.player = parse_seat(s, player[0])
    if card:
        s.card = read_name(CARD_NAMES[:ACTIONS], card[0])
    s.rolled = within(lines.number("rolled", 0), 0, SIDES, "rolled")
    s.due = within(lines.number("due", 0), 0, SIDES, "due")
