"""Ridotto: Venice's board games, to play and to study.

>>> import ridotto
>>> match = ridotto.start("doge", seats=4, seed=7)
>>> match.asked
[0, 1, 2, 3]
>>> match.answer("card:castello", seat=2)
>>> match.options(seat=2)
['marker:0', 'marker:1', 'marker:2', 'marker:3']
"""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path as File
from typing import Any

from .core import match as _match
from .core import replay as _replay
from .core.errors import (
    BadChoice,
    BadDiagram,
    BadRecord,
    BadSeats,
    BadSeed,
    NotAnOption,
    NotAsked,
    NoUndo,
    OtherVersion,
    RidottoError,
    UnknownGame,
)
from .core.event import Event
from .core.game import Game
from .core.match import Match
from .core.record import Record, read_records
from .core.rng import Rng
from .core.view import View
from .registry import AnyGame, all_games, find_game

__version__ = "0.1.0"

__all__ = [
    "AnyGame",
    "BadChoice",
    "BadDiagram",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "Event",
    "Game",
    "Match",
    "NoUndo",
    "NotAnOption",
    "NotAsked",
    "OtherVersion",
    "Record",
    "RidottoError",
    "Rng",
    "UnknownGame",
    "View",
    "game",
    "games",
    "load",
    "record",
    "replay",
    "save",
    "start",
]


def games() -> list[AnyGame]:
    """All installed games."""
    return list(all_games().values())


def game(id: str) -> AnyGame:
    """The game of that name: `ridotto.game("doge")`."""
    return find_game(id)


def start(
    game: str | AnyGame,
    seats: int,
    seed: int | None = None,
    choices: Mapping[str, object] | None = None,
    listen: bool = True,
) -> Match[Any]:
    """A new match.  With a seed chance is drawn from it; without, say each outcome with `match.happen`.

    `choices` are what the table decides before the game, such as `{"last_year": 12}`.
    With `listen=False` no events are kept: faster, but there is no log and no undo.
    """
    texts = {name: str(value) for name, value in (choices or {}).items()}
    return _match.start(find_game(game) if isinstance(game, str) else game, seats, seed, texts, listen)


def record(match: Match[Any]) -> Record:
    """The record of a match, finished or not; `record(match).text()` is what `save` writes."""
    return _replay.record_of(match)


def replay(record: Record | str) -> Match[Any]:
    """Play a record again, checking every word.  A text may hold just one record."""
    if isinstance(record, str):
        records = read_records(record)
        if len(records) > 1:
            raise BadRecord(f"The text holds {len(records)} records; read_records tells them apart.")
        record = records[0]
    return _replay.replay(find_game(record.game), record)


def save(match: Match[Any], path: str | PathLike[str]) -> None:
    """Write the record of a match to a file."""
    File(path).write_text(record(match).text(), encoding="utf-8")


def load(path: str | PathLike[str]) -> Match[Any]:
    """Read a file that holds one record, and play it again."""
    return replay(File(path).read_text(encoding="utf-8"))
