"""A drawn position read back.  What cannot lie on a table is refused in one sentence."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.diagram import NOTHING, Lines, read_name, read_number
from ...core.errors import BadDiagram
from ...core.pool import EMPTY, count, one, size
from ...core.seats import NO_SEAT
from .districts import PLAYERS_ROOM
from .material import (
    ALL_BUILDINGS,
    ALL_CARDS,
    BANK_NAMES,
    BRIDGE_TILE,
    BRIDGES,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    CLOSED,
    COINS,
    COUNCILMEN,
    DISTRICT_NAMES,
    DISTRICTS,
    GONDOLA_TILE,
    GONDOLAS,
    LIMIT,
    NEUTRAL_LETTER,
    NO_PAIR,
    PAIR_NAMES,
    ROUNDS,
    SEAT_LETTERS,
    STEP_NAMES,
)
from .state import Table

COIN: Final = "!"  # a building with a coin on it
NEW: Final = "~"  # a building that blue 1 has brought in this round
MOST_SPACE: Final[i64] = 1_000_000_000


def letters_of(s: Table) -> list[str]:
    """The letters of the players."""
    return [*SEAT_LETTERS[: s.seats], NEUTRAL_LETTER] if s.box.neutral else list(SEAT_LETTERS[: s.seats])


def read_table(s: Table, lines: Lines) -> None:
    """Put on the table what is drawn.  Undrawn, round tiles lie in the order of the districts, and red is first."""
    read_course(s, lines)
    read_doge(s, lines.one("doge"))
    read_banks(s, lines)
    read_tiles(s, lines)
    read_men(s, lines)
    read_seats(s, lines)
    read_hands(s, lines)
    read_cards(s, lines)
    count_material(s)


def within(text: str, least: i64, most: i64, what: str) -> i64:
    number = read_number(text)
    if not least <= number <= most:
        raise BadDiagram(f"{what} is {least} to {most}, not {number}.")
    return number


def read_player(s: Table, letter: str) -> i64:
    return NO_SEAT if letter == NOTHING else read_name(letters_of(s), letter)


def read_seat(s: Table, letter: str) -> i64:
    return read_name(letters_of(s)[: s.seats], letter)


def read_course(s: Table, lines: Lines) -> None:
    s.round = within((lines.one("round") or ["0"])[0], 0, ROUNDS, "A round")
    s.phase = within((lines.one("phase") or ["0"])[0], 0, 4, "A phase")
    s.current = read_name(STEP_NAMES, (lines.one("current") or [STEP_NAMES[0]])[0])
    for district, tile in enumerate((lines.one("tiles") or list("123456"))[:DISTRICTS]):
        if tile != NOTHING:
            s.tiles += one(district) * within(tile, 1, ROUNDS, "A round tile")
    s.first = read_player(s, (lines.one("first") or ["R"])[0])
    s.left = read_seat(s, (lines.one("left") or ["R"])[0])
    s.leader = read_player(s, (lines.one("leader") or ["R"])[0])
    s.bonus = read_player(s, (lines.one("bonus") or [NOTHING])[0])
    for place, letter in enumerate(lines.one("queue")):
        s.queue |= read_player(s, letter) + 1 << 3 * i64(place)
    for letter in lines.one("waiters"):
        s.waiters |= i64(1) << read_seat(s, letter)


def read_doge(s: Table, fields: list[str]) -> None:
    """All markers in Doge order, each with its space."""
    if not fields:
        return
    players = [read_player(s, letter) for letter in fields[::2]]
    if sorted(players) != list(range(s.players)) or len(fields) != 2 * s.players:
        raise BadDiagram("The Doge track has one marker of each player, and its space.")
    for place in range(s.players):
        s.order[place] = players[place]
        s.spaces[players[place]] = within(fields[2 * place + 1], 1, MOST_SPACE, "A space")
        if place and s.spaces[players[place]] > s.spaces[players[place - 1]]:
            raise BadDiagram("The markers stand in Doge order: who is ahead comes first.")


def read_banks(s: Table, lines: Lines) -> None:
    spent, before = lines.one("spent"), lines.one("spent_before")
    for name in spent:
        s.banks &= ~(i64(1) << read_name(BANK_NAMES, name))
    for name in before:
        s.banks_before &= ~(i64(1) << read_name(BANK_NAMES, name))
    for fields in lines.take("rewarded", 2):
        bank, player = read_name(BANK_NAMES, fields[0]), read_player(s, fields[1])
        s.rewarded |= i64(1) << bank * PLAYERS_ROOM + player


def read_tiles(s: Table, lines: Lines) -> None:
    """Bridges and gondolas; what is not drawn is still to come."""
    top = lines.one("top")
    if top:
        s.top = within(top[0], 1, BRIDGES, "A bridge") - 1
        s.bridges &= ~(i64(1) << s.top)
    for fields in lines.take("connection", 2):
        pair = read_name(PAIR_NAMES, fields[0])
        if s.connections[pair] == CLOSED:
            raise BadDiagram(f"There is no connection {fields[0]}.")
        s.connections[pair] = read_tile(s, pair, fields[1:])
    marked = lines.one("marked")
    s.marked = read_name(PAIR_NAMES, marked[0]) if marked else NO_PAIR


def read_tile(s: Table, pair: i64, fields: list[str]) -> i64:
    if read_name(["gondola", "bridge"], fields[0]) == 0:
        s.gondolas -= 1
        return GONDOLA_TILE
    if len(fields) < 3:
        raise BadDiagram(f"A bridge has a number, and a district where its high value is: '{' '.join(fields)}'.")
    bridge = within(fields[1], 1, BRIDGES, "A bridge") - 1
    if not s.bridges >> bridge & 1:
        raise BadDiagram(f"Bridge {bridge + 1} cannot lie at two places.")
    s.bridges &= ~(i64(1) << bridge)
    ends = [DISTRICT_NAMES[s.box.low_end[pair]], DISTRICT_NAMES[s.box.high_end[pair]]]
    return BRIDGE_TILE + 2 * bridge + read_name(ends, fields[2])


def read_men(s: Table, lines: Lines) -> None:
    for fields in lines.take("men", 3):
        district = read_name(DISTRICT_NAMES, fields[0])
        for i in range(1, len(fields) - 1, 2):
            player = read_player(s, fields[i])
            s.men[player * DISTRICTS + district] = within(fields[i + 1], 0, 99, "A number of councilmen")


def read_seats(s: Table, lines: Lines) -> None:
    """What lies before the seats."""
    for seat, number in enumerate(lines.one("points")[: s.seats]):
        s.points[i64(seat)] = read_number(number)
    for seat, number in enumerate(lines.one("coins")[: s.seats]):
        s.coins[i64(seat)] = within(number, 0, COINS, "A number of coins")
    for seat, number in enumerate(lines.one("personal")[: s.seats]):
        s.personal[i64(seat)] = within(number, 0, COUNCILMEN, "A personal supply")
    for fields in lines.take("buildings", 2):
        for name in fields[1:]:
            read_building(s, read_seat(s, fields[0]), name)


def read_hands(s: Table, lines: Lines) -> None:
    """What is said of the hands, other than the cards in them."""
    for fields in lines.take("limit", 2):
        s.limits[read_seat(s, fields[0])] = within(fields[1], LIMIT, 99, "A limit")
    for fields in lines.take("late", 2):
        s.late[read_seat(s, fields[0])] = within(fields[1], 0, 77, "A number of cards")
    for fields in lines.take("lacks", 2):
        for name in fields[1:]:
            s.lacks[read_seat(s, fields[0])] |= i64(1) << read_name(CARD_NAMES, name)
    for fields in lines.take("strength", 2):
        s.strengths[read_player(s, fields[0])] = within(fields[1], 0, 99, "A strength")


def read_building(s: Table, seat: i64, name: str) -> None:
    tile = one(read_name(BUILDING_NAMES, name.removesuffix(COIN).removesuffix(NEW)))
    s.buildings[seat] += tile
    if name.endswith((COIN, NEW)):
        s.used[seat] += tile
    if name.endswith(NEW):
        s.barred[seat] += tile


def read_pool(names: list[str]) -> i64:
    pool: i64 = EMPTY
    for name in names:
        kind = read_name(CARD_NAMES, name)
        if count(pool, kind) == count(ALL_CARDS, kind):
            raise BadDiagram(f"There are only {count(ALL_CARDS, kind)} cards {name}.")
        pool += one(kind)
    return pool


def read_pools(s: Table, lines: Lines, name: str, pools: vec[i64]) -> None:
    for fields in lines.take(name, 1):
        player = read_player(s, fields[0])
        if not 0 <= player < len(pools):
            raise BadDiagram(f"'{name} {fields[0]}' is not of this table.")
        pools[player] = read_pool(fields[1:])


def read_cards(s: Table, lines: Lines) -> None:
    for name, pools in [
        ("hand", s.hands),
        ("chosen", s.chosen),
        ("discards", s.discards),
        ("fresh", s.fresh),
        ("older", s.older),
        ("played", s.played),
    ]:
        read_pools(s, lines, name, pools)
    for fields in lines.take("row", 1):
        row = within(fields[0], 1, s.box.rows, "A row") - 1
        s.row_mask |= i64(1) << row
        s.rows[row] = read_pool(fields[1:])
    s.swept = read_pool(lines.one("swept"))
    s.neutral_cards = read_pool(lines.one("neutral"))
    s.laid = read_pool(lines.one("laid"))
    s.converted = read_pool(lines.one("converted"))
    s.doubled = read_pool(lines.one("doubled"))
    s.masks = lines.number("masks", 0)


# ---- what lies nowhere else


def count_material(s: Table) -> None:
    """What is not drawn is in the pile, the stacks and the general supply."""
    s.pile = left_of(cards_drawn(s), ALL_CARDS, CARDS, CARD_NAMES)
    buildings: list[i64] = [s.buildings[seat] for seat in range(s.seats)]
    s.stacks = left_of(buildings, ALL_BUILDINGS, BUILDINGS, BUILDING_NAMES)
    for seat in range(s.seats):
        s.bank -= s.coins[seat] + size(s.used[seat] - s.barred[seat])
        s.general[seat] = COUNCILMEN - s.personal[seat]
        for district in range(DISTRICTS):
            s.general[seat] -= s.men[seat * DISTRICTS + district]
        if s.general[seat] < 0:
            raise BadDiagram(f"A seat has {COUNCILMEN} councilmen.")
    if s.bank < 0:
        raise BadDiagram(f"There are {COINS} coins.")
    if s.gondolas < 0:
        raise BadDiagram(f"There are {GONDOLAS} gondolas.")


def cards_drawn(s: Table) -> list[i64]:
    """The pools of all cards that are drawn."""
    pools: list[i64] = [s.swept, s.neutral_cards]
    for register in [s.rows, s.played, s.hands, s.discards]:
        pools.extend(register)
    return pools


def left_of(drawn: list[i64], whole: i64, kinds: i64, names: Sequence[str]) -> i64:
    """The pool of what is not drawn."""
    left: i64 = EMPTY
    for kind in range(kinds):
        number: i64 = count(whole, kind)
        for pool in drawn:
            number -= count(pool, kind)
        if number < 0:
            raise BadDiagram(f"There are only {count(whole, kind)} of {names[kind]}.")
        left += one(kind) * number
    return left
