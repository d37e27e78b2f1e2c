"""HTTP and WebSocket as uvicorn speaks them, with a short cut for what comes often.

A request to make a move is answered from here, and a socket can be sent to at once if it is free.  Parsing, limits,
keep-alive and all other requests are uvicorn's own; whatever is odd about a move is put to the framework, whose
handler of the same address says what is wrong.
"""

import asyncio
import re
import struct
from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from .app import HEADERS
from .cycle import Heads, MoveCycle
from .live import WIRE
from .moves import Moves

ADDRESS = re.compile(rb"/api/tables/([\w-]{1,24})/moves")
ANSWER = "".join(f"{name.lower()}: {value}\r\n" for name, value in HEADERS.items()).encode()
ANSWER += b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%b"
WHOLE_TEXT = 0x81  # the first byte of a WebSocket's text that is not cut up


class Http(HttpToolsProtocol):
    """uvicorn's protocol, with moves answered from here."""

    moves: Moves
    every_answer: ClassVar[tuple[object, bytes]] = (None, b"")  # uvicorn's list of headers, and the same as bytes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's own type
        app: Any = self.app
        self.moves = app.state.moves
        self.heads = Heads()
        self.unfinished = False  # has the parser read the beginning of a request and not its end?
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """A move that begins like one before needs no parser."""
        if self.unfinished or not self.is_idle():
            super().data_received(data)
            return
        known = self.heads.recall(self, data)
        if known is not None:
            self._unset_keepalive_if_required()
            self.cycle = known  # type: ignore[assignment]  # as much of a cycle as is used
            known.play()
            return
        before = self.cycle
        super().data_received(data)
        cycle: Any = self.cycle
        if cycle is not before and isinstance(cycle, MoveCycle) and not self.unfinished:
            self.heads.learn(data, cycle)

    def on_message_begin(self) -> None:
        """What describes a request to the framework is only made when the framework is asked."""
        self.unfinished = True
        self.url = b""
        self.headers = []
        self.expect_100_continue = False

    def on_message_complete(self) -> None:
        self.unfinished = False
        super().on_message_complete()

    def on_headers_complete(self) -> None:
        found = ADDRESS.fullmatch(self.url) if self.is_plain_post() else None
        if found:
            self.cycle = MoveCycle(self, found[1].decode())  # type: ignore[assignment]  # as much of a cycle as is used
        else:
            self.describe()

    def describe(self) -> None:
        """Begin the request as uvicorn does, with what has been read of it."""
        url, headers, expects = self.url, self.headers, self.expect_100_continue
        super().on_message_begin()
        self.url, self.expect_100_continue = url, expects
        self.headers += headers
        super().on_headers_complete()

    def is_plain_post(self) -> bool:
        """A request that stands alone on a connection which stays open."""
        return (
            self.parser.get_method() == b"POST"
            and self.is_idle()
            and not self.expect_100_continue
            and self.parser.get_http_version() == "1.1"
            and self.parser.should_keep_alive()
            and not self.parser.should_upgrade()
        )

    def is_idle(self) -> bool:
        """Is no request of this connection unanswered?"""
        cycle: Any = self.cycle  # none before the first request
        return cycle is None or cycle.response_complete

    def ask_framework(self, move: MoveCycle) -> None:
        """Put the request to the framework as if it had just begun."""
        self.cycle = None  # type: ignore[assignment]
        self.describe()
        self.cycle.body += move.body
        self.cycle.more_body = move.more_body
        self.cycle.message_event.set()

    def answer(self, status: int, body: bytes, keep_alive: bool) -> None:
        """Head and body in one packet."""
        if self.transport.is_closing():
            return
        headers = self.server_state.default_headers  # another list every second: the date is one of them
        if headers is not Http.every_answer[0]:
            Http.every_answer = headers, b"".join(b"%b: %b\r\n" % header for header in headers)
        close = b"" if keep_alive else b"connection: close\r\n"
        self.transport.write(STATUS_LINE[status] + Http.every_answer[1] + close + ANSWER % (len(body), body))
        if not keep_alive:
            self.transport.close()
        self.on_response_complete()


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's protocol; those who serve a socket can also send and hear at once."""

    hear: Callable[[bytes], bool] | None = None  # False: what was said has to go the usual way

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WIRE] = {"wire": self}

    def handle_text(self, event: Frame) -> None:
        """What waits in the queue is not overtaken."""
        alone = event.fin and self.queue.empty() and not self.close_sent
        if not (alone and self.hear is not None and self.hear(bytes(event.data))):
            super().handle_text(event)

    def is_free(self) -> bool:
        """Can a message be sent without waiting for a slow client?"""
        return self.writable.is_set() and self.handshake_complete and self.conn.state is OPEN

    def send_now(self, text: bytes) -> None:
        """In a frame of its own.  (A server's frames have no mask, and ours are not compressed.)"""
        if not self.transport.is_closing():
            self.transport.write(text_head(len(text)) + text)


def text_head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length < 126:
        return struct.pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)
