"""Rows of the database: the header of a table, the entries of its log, and its chat."""

from msgspec import Struct

from .wire import Status


class TableHeader(Struct):
    """The row of a table; the fields are in the order of the columns."""

    id: str
    game: str
    version: int
    seats: int
    choices: str
    seed: str
    host: str
    listed: int
    created: int
    rematch: str | None
    status: Status
    touched: int = 0  # day of the last entry, see `last_touch.py`


class LogEntry(Struct):
    """One entry of a table's log."""

    number: int
    kind: str
    seat: int
    value: int = 0
    who: str = ""
    text: str = ""  # as a record says it: the path of a word, scores and ranks at the end, a nonce
    bots: int = 0  # of the last entry of a command: may a bot be asked now?


class ChatRow(Struct):
    """One line of chat."""

    number: int
    guest: str
    name: str
    seat: int
    text: str
    at: int
