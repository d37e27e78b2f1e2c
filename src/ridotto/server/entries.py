"""What is stored of a table: its header, the entries of its log, and its chat."""

from msgspec import Struct


class Header(Struct):
    """The row of a table."""

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
    status: str


class Entry(Struct):
    """One entry of a table's log."""

    number: int
    kind: str
    seat: int
    value: int = 0
    who: str = ""


class ChatRow(Struct):
    """One line of chat."""

    number: int
    guest: str
    name: str
    seat: int
    text: str
    at: int
