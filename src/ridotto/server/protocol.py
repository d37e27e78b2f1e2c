"""HTTP and WebSocket as uvicorn speaks them, with a short cut for what comes often.

A request to make a move is answered from here, and a socket can be sent to at once if it is free.  Parsing, limits,
keep-alive and all other requests are uvicorn's own; whatever is odd about a move is put to the framework, whose
handler of the same address says what is wrong.
"""

import asyncio
import re
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .app import HEADERS
from .cycle import MoveCycle
from .live import SEND_NOW
from .moves import Moves

ADDRESS = re.compile(rb"/api/tables/([\w-]{1,24})/moves")
ANSWER = "".join(f"{name.lower()}: {value}\r\n" for name, value in HEADERS.items()).encode()
ANSWER += b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%b"


class Http(HttpToolsProtocol):
    """uvicorn's protocol, with moves answered from here."""

    moves: Moves

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's own type
        app: Any = self.app
        self.moves = app.state.moves
        super().connection_made(transport)

    def on_message_begin(self) -> None:
        """What describes a request to the framework is only made when the framework is asked."""
        self.url = b""
        self.headers = []
        self.expect_100_continue = False

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
        head = [STATUS_LINE[status]]
        head += [b"%b: %b\r\n" % header for header in self.server_state.default_headers]
        if not keep_alive:
            head.append(b"connection: close\r\n")
        self.transport.write(b"".join(head) + ANSWER % (len(body), body))
        if not keep_alive:
            self.transport.close()
        self.on_response_complete()


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's protocol; those who serve a socket can also send at once."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][SEND_NOW] = {"wire": self}

    def is_free(self) -> bool:
        """Can a message be sent without waiting for a slow client?"""
        return self.writable.is_set() and self.handshake_complete and not (self.close_sent or self.disconnected)

    def send_now(self, text: bytes) -> None:
        if not self.transport.is_closing():
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
