"""New tables: the header, the first entries of the log, and the opening of a rematch."""

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
from .errors import Refused
from .last_touch import today
from .rows import LogEntry, TableHeader
from .table import Table


def create_table(
    table_id: str, guest: str, names: dict[str, str], opening: wire.Opening, kept: dict[int, str]
) -> tuple[Table, list[LogEntry]]:
    """A new table, and the first entries of its log, which are already applied.  `kept`: guests by open seat."""
    if opening.seed is not None and (opening.listed or "open" in opening.places):
        raise Refused(422, "chosen_seed")
    table = Table(create_header(table_id, guest, opening), names)
    entries: list[LogEntry] = [] if opening.seed is None else [LogEntry(0, "chosen", SPECTATOR)]
    for seat, place in enumerate(opening.places):
        if place == "me":
            entries.append(LogEntry(len(entries), "sit", seat, who=guest))
        elif place != "open":
            entries.append(LogEntry(len(entries), "bot", seat, LEVELS.index(place)))
        elif seat in kept:
            entries.append(LogEntry(len(entries), "keep", seat, who=kept[seat]))
    table.apply(entries)
    if opening.start:
        started = table.start(guest)
        table.apply(started)
        entries.extend(started)
        table.header.status = table.status
    return table, entries


def create_header(table_id: str, guest: str, opening: wire.Opening) -> TableHeader:
    game = find_game(opening.game)
    game.check_seats(len(opening.places))
    choices = Choices(game.choices, opening.choices)
    game.table(len(opening.places), choices)  # refuses numbers that do not fit together
    return TableHeader(
        id=table_id,
        game=game.id,
        version=game.version,
        seats=len(opening.places),
        choices=msgspec.json.encode(choices.changed()).decode(),
        seed=opening.seed or secrets.token_hex(SEED_BYTES),
        host=guest,
        listed=int(opening.listed),
        created=time.time_ns() // 1_000_000,
        rematch=None,
        status="waiting",
        touched=today(),
    )


def rematch_opening(table: Table, guest: str) -> wire.Opening:
    """The same table again, with open places for the other guests; `kept_seats` says for whom.

    It does not start by itself: first whoever sits there may add a nonce to the new seed.
    """
    places: list[Any] = []
    for place in table.places:
        if place.guest == guest:
            places.append("me")
        else:
            places.append("open" if place.guest else LEVELS[place.bot])
    return wire.Opening(table.header.game, places, table.choices)


def kept_seats(table: Table, guest: str) -> dict[int, str]:
    """By seat: the other guests who have played, for whom their seats are kept in a rematch."""
    return {seat: place.guest for seat, place in enumerate(table.places) if place.guest not in ("", guest)}
