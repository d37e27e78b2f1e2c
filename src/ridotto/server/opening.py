"""How a table is opened: its header, who sits down at once, and whether the game begins."""

import secrets
import time
from typing import Any

import msgspec

from ..bots.levels import LEVELS
from ..core.choices import Choices
from ..core.fair import SEED_BYTES
from ..core.seats import SPECTATOR
from ..registry import find_game
from . import wire
from .entries import Entry, Header
from .table import Table


def new_table(table_id: str, guest: str, name: str, opening: wire.Opening) -> tuple[Table, list[Entry]]:
    """A table that a guest opens, and the first entries of its log, which are folded in."""
    table = Table(new_header(table_id, guest, opening), {guest: name})
    entries: list[Entry] = [] if opening.seed is None else [Entry(0, "chosen", SPECTATOR)]
    for seat, place in enumerate(opening.places):
        if place == "me":
            entries.append(Entry(len(entries), "sit", seat, who=guest))
        elif place != "open":
            entries.append(Entry(len(entries), "bot", seat, LEVELS.index(place)))
    table.apply(entries)
    if opening.start:
        begun = table.begin(guest)
        table.apply(begun)
        entries.extend(begun)
        table.header.status = table.status
    return table, entries


def new_header(table_id: str, guest: str, opening: wire.Opening) -> Header:
    game = find_game(opening.game)
    game.check_seats(len(opening.places))
    given = Choices(game.choices, opening.choices)
    game.table(len(opening.places), given)  # refuses numbers that do not go together
    return Header(
        id=table_id,
        game=game.id,
        version=game.version,
        seats=len(opening.places),
        choices=msgspec.json.encode(given.changed()).decode(),
        seed=opening.seed or secrets.token_hex(SEED_BYTES),
        host=guest,
        listed=int(opening.listed),
        created=time.time_ns() // 1_000_000,
        rematch=None,
        status="waiting",
    )


def again(table: Table, guest: str) -> wire.Opening:
    """The opening of a rematch: the same table, with the other guests' places open for them."""
    places: list[Any] = []
    for place in table.places:
        if place.guest == guest:
            places.append("me")
        else:
            places.append("open" if place.guest else LEVELS[place.bot])
    return wire.Opening(table.header.game, places, table.choices, start="open" not in places)
