"""Uvicorn's HTTP and WebSocket protocols, with a fast path for moves and updates.

A request to make a move is answered here, without the framework, and a WebSocket can be written to at once.  Parsing,
limits, keep-alive and all other requests are uvicorn's own.  A move request with anything unusual is forwarded to the
framework, whose handler of the same address reports what is wrong.
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

from .move_pipeline import MovePipeline
from .move_request import HeadCache, MoveRequest
from .security_headers import EVERYWHERE
from .websocket import DIRECT_SOCKET

MOVE_URL = re.compile(rb"/api/tables/([\w-]{1,24})/moves")
RESPONSE_TEMPLATE = b"".join(b"%b: %b\r\n" % header for header in EVERYWHERE)
RESPONSE_TEMPLATE += b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%b"
UNFRAGMENTED_TEXT = 0x81  # first byte of a frame


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's protocol, with moves answered here."""

    moves: MovePipeline
    encoded_headers: ClassVar[tuple[object, bytes]] = (None, b"")  # uvicorn's default headers, and the same as bytes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's own type
        app: Any = self.app
        self.moves = app.state.moves
        self.heads = HeadCache()
        self.parsing = False  # the parser has read the beginning of a request, but not its end
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """A move request whose head is cached is not parsed."""
        if self.parsing or not self.is_idle():
            super().data_received(data)
            return
        cached = self.heads.find(self, data)
        if cached is not None:
            self._unset_keepalive_if_required()
            self.cycle = cached  # type: ignore[assignment]  # it has all attributes that uvicorn uses
            cached.submit()
            return
        before = self.cycle
        super().data_received(data)
        cycle: Any = self.cycle
        if cycle is not before and isinstance(cycle, MoveRequest) and not self.parsing:
            self.heads.add(data, cycle)

    def on_message_begin(self) -> None:
        """The ASGI scope is only made for requests that go to the framework."""
        self.parsing = True
        self.url = b""
        self.headers = []
        self.expect_100_continue = False

    def on_message_complete(self) -> None:
        self.parsing = False
        super().on_message_complete()

    def on_headers_complete(self) -> None:
        found = MOVE_URL.fullmatch(self.url) if self.is_plain_post() and self.is_own_page() else None
        if found:
            self.cycle = MoveRequest(self, found[1].decode())  # type: ignore[assignment]  # it has what uvicorn uses
        else:
            self.start_framework_request()

    def start_framework_request(self) -> None:
        """Start the request as uvicorn does, with what has been parsed of it."""
        url, headers, expect_continue = self.url, self.headers, self.expect_100_continue
        super().on_message_begin()
        self.url, self.expect_100_continue = url, expect_continue
        self.headers += headers
        super().on_headers_complete()

    def is_plain_post(self) -> bool:
        """Is this a POST on a keep-alive connection, with no other request in progress?"""
        return (
            self.parser.get_method() == b"POST"
            and self.is_idle()
            and not self.expect_100_continue
            and self.parser.get_http_version() == "1.1"
            and self.parser.should_keep_alive()
            and not self.parser.should_upgrade()
        )

    def is_own_page(self) -> bool:
        """Is it sent by a script, or by a page of this very host?  `Front` looks at all others."""
        head = dict(self.headers)
        if len(head) < len(self.headers) or (b"sec-fetch-site" in head and b"origin" not in head):
            return False
        return b"origin" not in head or head[b"origin"] == b"http://" + head.get(b"host", b"")

    def is_idle(self) -> bool:
        """Have all requests of this connection been answered?"""
        cycle: Any = self.cycle  # None before the first request
        return cycle is None or cycle.response_complete

    def forward_to_framework(self, request: MoveRequest) -> None:
        """Let the framework handle the request as if it had just begun."""
        self.cycle = None  # type: ignore[assignment]
        self.start_framework_request()
        self.cycle.body += request.body
        self.cycle.more_body = request.more_body
        self.cycle.message_event.set()

    def respond(self, status: int, body: bytes, keep_alive: bool) -> None:
        """Send head and body in one packet."""
        if self.transport.is_closing():
            return
        headers = self.server_state.default_headers  # a new list every second, for the Date header
        if headers is not HttpProtocol.encoded_headers[0]:
            HttpProtocol.encoded_headers = headers, b"".join(b"%b: %b\r\n" % header for header in headers)
        close = b"" if keep_alive else b"connection: close\r\n"
        self.transport.write(
            STATUS_LINE[status] + HttpProtocol.encoded_headers[1] + close + RESPONSE_TEMPLATE % (len(body), body)
        )
        if not keep_alive:
            self.transport.close()
        self.on_response_complete()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol; a handler can also send and receive without its queues."""

    on_text: Callable[[bytes], bool] | None = None  # False: the message has to go through the queue

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][DIRECT_SOCKET] = {"socket": self}

    def handle_text(self, event: Frame) -> None:
        """A message must not overtake those in the queue."""
        direct = event.fin and self.queue.empty() and not self.close_sent
        if not (direct and self.on_text is not None and self.on_text(bytes(event.data))):
            super().handle_text(event)

    def can_send(self) -> bool:
        """Can a message be sent without waiting for a slow client?"""
        return self.writable.is_set() and self.handshake_complete and self.conn.state is OPEN

    def send_now(self, text: bytes) -> None:
        """Write a text frame.  Frames of a server are not masked, and ours are not compressed."""
        if not self.transport.is_closing():
            self.transport.write(frame_head(len(text)) + text)


def frame_head(length: int) -> bytes:
    if length < 126:
        return struct.pack("!BB", UNFRAGMENTED_TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", UNFRAGMENTED_TEXT, 126, length)
    return struct.pack("!BBQ", UNFRAGMENTED_TEXT, 127, length)
