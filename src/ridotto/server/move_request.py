"""An HTTP request to make a move, handled without the framework; to uvicorn it is one of its request cycles."""

from typing import Final, Protocol

import msgspec

from . import wire
from .move_pipeline import MovePipeline

MAX_MOVE_BODY = 200
MAX_CACHED, MAX_HEAD = 16, 2_000  # cached heads of one connection, and bytes of one; they differ in Content-Length only
HEAD_END = b"\r\n\r\n"
DECODER = msgspec.json.Decoder(wire.Move)
ENCODER = msgspec.json.Encoder()


class HttpConnection(Protocol):
    """What a move request needs of its connection."""

    headers: list[tuple[bytes, bytes]]
    moves: MovePipeline

    def forward_to_framework(self, request: "MoveRequest") -> None: ...

    def respond(self, status: int, body: bytes, keep_alive: bool) -> None: ...


class MoveRequest:
    """One request and its response."""

    def __init__(self, connection: HttpConnection, table_id: str) -> None:
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
    def message_event(self) -> "MoveRequest":
        """Uvicorn calls `message_event.set()` when more of the body has arrived."""
        return self

    def set(self) -> None:
        if self.disconnected or self.response_complete:  # uvicorn also calls it when the connection is lost
            return
        if not self.more_body and len(self.body) <= MAX_MOVE_BODY:
            self.parse()
        if self.move is not None:
            self.submit()
        elif not self.more_body or len(self.body) > MAX_MOVE_BODY:
            self.connection.forward_to_framework(self)

    def parse(self) -> None:
        """Read the guest and the move; there is no move if anything is unusual."""
        cookies = content_type = b""
        for name, value in self.connection.headers:
            if name == b"cookie":
                cookies = value
            elif name == b"content-type":
                content_type = value
        self.guest = self.connection.moves.backend.guest_of_header(cookies)
        if self.guest and content_type == b"application/json":
            self.move = decode_move(self.body)

    def submit(self) -> None:
        if self.move is not None:
            self.connection.moves.submit(self.table_id, self.guest, self.move, self.respond)

    def respond(self, status: int, content: msgspec.Struct) -> None:
        if not self.disconnected:
            self.response_complete = True
            self.connection.respond(status, ENCODER.encode(content), self.keep_alive)


class ParsedHead:
    """What the head of a move request says: request line and headers."""

    def __init__(self, table_id: str, guest: str, length: int) -> None:
        self.table_id: Final = table_id
        self.guest: Final = guest
        self.length: Final = length  # of the body


class HeadCache:
    """The heads of the move requests of one connection.  The same bytes are parsed only once."""

    def __init__(self) -> None:
        self.heads: dict[bytes, ParsedHead] = {}

    def add(self, data: bytes, request: MoveRequest) -> None:
        """Cache the head of `data` if it is one whole request, which was parsed into this one."""
        end = data.find(HEAD_END) + len(HEAD_END)
        if request.move is not None and len(data) == end + len(request.body) and end <= MAX_HEAD:
            if len(self.heads) == MAX_CACHED:
                self.heads.clear()
            self.heads[data[:end]] = ParsedHead(request.table_id, request.guest, len(request.body))

    def find(self, connection: HttpConnection, data: bytes) -> MoveRequest | None:
        """The request in `data`, if it is whole and its head is cached; None: it has to be parsed."""
        end = data.find(HEAD_END) + len(HEAD_END)
        head = self.heads.get(data[:end])
        if head is None or len(data) != end + head.length:
            return None
        request = MoveRequest(connection, head.table_id)
        request.guest, request.move, request.more_body = head.guest, decode_move(data[end:]), False
        return request if request.move is not None else None


def decode_move(body: bytes | bytearray) -> wire.Move | None:
    try:
        return DECODER.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
