"""A request to make a move, from its first byte to its answer: what uvicorn's protocol asks of a cycle, and no more."""

from typing import Final, Protocol

import msgspec

from . import wire
from .moves import Moves

MOST_MOVE = 200
MOST_HEADS, LONGEST_HEAD = 16, 2_000  # of one connection: they differ in little but the length of what follows
HEAD_END = b"\r\n\r\n"
DECODER = msgspec.json.Decoder(wire.Move)
ENCODER = msgspec.json.Encoder()


class Connection(Protocol):
    """What a cycle needs of the connection it came by."""

    headers: list[tuple[bytes, bytes]]
    moves: Moves

    def ask_framework(self, move: "MoveCycle") -> None: ...

    def answer(self, status: int, body: bytes, keep_alive: bool) -> None: ...


class MoveCycle:
    """A move and its answer."""

    def __init__(self, connection: Connection, table_id: str) -> None:
        self.connection: Final = connection
        self.table_id: Final = table_id
        self.body = bytearray()
        self.more_body = True
        self.disconnected = False
        self.keep_alive = True
        self.response_complete = False
        self.guest = ""
        self.move: wire.Move | None = None

    @property
    def message_event(self) -> "MoveCycle":
        """The protocol sets it when more of the body has come."""
        return self

    def set(self) -> None:
        if self.disconnected or self.response_complete:  # uvicorn also wakes those whose connection is lost
            return
        if not self.more_body and len(self.body) <= MOST_MOVE:
            self.read()
        if self.move is not None:
            self.play()
        elif not self.more_body or len(self.body) > MOST_MOVE:
            self.connection.ask_framework(self)

    def read(self) -> None:
        """Find out who wants to move, and how."""
        cookies = kind = b""
        for name, value in self.connection.headers:
            if name == b"cookie":
                cookies = value
            elif name == b"content-type":
                kind = value
        self.guest = self.connection.moves.house.guest(cookies)
        if self.guest and kind == b"application/json":
            self.move = move_in(self.body)

    def play(self) -> None:
        if self.move is not None:
            self.connection.moves.play(self.table_id, self.guest, self.move, self.answer)

    def answer(self, status: int, reply: msgspec.Struct) -> None:
        if not self.disconnected:
            self.response_complete = True
            self.connection.answer(status, ENCODER.encode(reply), self.keep_alive)


class Head:
    """The head of a request to make a move, and what it says."""

    def __init__(self, table_id: str, guest: str, length: int) -> None:
        self.table_id: Final = table_id
        self.guest: Final = guest
        self.length: Final = length  # of the body


class Heads:
    """The heads of moves that came by one connection.  The same bytes say the same, so they are parsed only once."""

    def __init__(self) -> None:
        self.known: dict[bytes, Head] = {}

    def learn(self, data: bytes, cycle: MoveCycle) -> None:
        """This was a request from its first byte to its last, and became this move."""
        end = data.find(HEAD_END) + len(HEAD_END)
        if cycle.move is not None and len(data) == end + len(cycle.body) and end <= LONGEST_HEAD:
            if len(self.known) == MOST_HEADS:
                self.known.clear()
            self.known[data[:end]] = Head(cycle.table_id, cycle.guest, len(cycle.body))

    def recall(self, connection: Connection, data: bytes) -> MoveCycle | None:
        """The move that a whole request makes, if its head is known; None: it has to be parsed."""
        end = data.find(HEAD_END) + len(HEAD_END)
        head = self.known.get(data[:end])
        if head is None or len(data) != end + head.length:
            return None
        cycle = MoveCycle(connection, head.table_id)
        cycle.guest, cycle.move, cycle.more_body = head.guest, move_in(data[end:]), False
        return cycle if cycle.move is not None else None


def move_in(body: bytes | bytearray) -> wire.Move | None:
    try:
        return DECODER.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
