"""A request to make a move, from its first byte to its answer: what uvicorn's protocol asks of a cycle, and no more."""

from typing import Final, Protocol

import msgspec

from . import wire
from .moves import Moves

MOST_MOVE = 200
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

    @property
    def message_event(self) -> "MoveCycle":
        """The protocol sets it when more of the body has come."""
        return self

    def set(self) -> None:
        if self.disconnected:
            return
        if len(self.body) > MOST_MOVE:
            self.connection.ask_framework(self)
        elif not self.more_body:
            self.play()

    def play(self) -> None:
        moves = self.connection.moves
        cookies = kind = b""
        for name, value in self.connection.headers:
            if name == b"cookie":
                cookies = value
            elif name == b"content-type":
                kind = value
        guest = moves.house.guest(cookies)
        move = move_in(self.body) if kind == b"application/json" else None
        if not guest or move is None:
            self.connection.ask_framework(self)
        else:
            moves.play(self.table_id, guest, move, self.answer)

    def answer(self, status: int, reply: msgspec.Struct) -> None:
        if not self.disconnected:
            self.response_complete = True
            self.connection.answer(status, ENCODER.encode(reply), self.keep_alive)


def move_in(body: bytearray) -> wire.Move | None:
    try:
        return DECODER.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
