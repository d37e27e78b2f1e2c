"""Limits of a connection that uvicorn does not have: its number, the size of a head, and time.

A guard stands between the transport and uvicorn's own protocol, and passes everything on through the methods of
`asyncio.Protocol`.  It reads along with a parser of its own, to know whether a head or a body is being received.
"""

import asyncio
from http import HTTPStatus
from typing import Any, Final

import httptools
import msgspec
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from .connections import Connections
from .errors import Refused
from .metrics import count_refusal
from .rates import Budget
from .settings import Settings

SLICE: Final = 1_024  # bytes that are parsed at a time: a head is measured this exactly
LINGER: Final = 2.0  # seconds in which a client may read why it was refused
IDLE, HEAD, BODY, UNKNOWN = range(4)


class RequestWatch:
    """Reads along: what is being received, and how large its head is."""

    def __init__(self) -> None:
        self.parser = httptools.HttpRequestParser(self)
        self.receiving = IDLE
        self.head_size = 0
        self.requests = 0

    def feed(self, data: bytes, max_head: int) -> bool:
        """False if a head is too large."""
        view = memoryview(data)
        for start in range(0, len(data), SLICE):
            part = view[start : start + SLICE]
            self.parser.feed_data(part)
            if self.receiving == HEAD:
                self.head_size += len(part)
                if self.head_size > max_head:
                    return False
        return True

    def on_message_begin(self) -> None:
        self.receiving, self.head_size = HEAD, 0
        self.requests += 1

    def on_headers_complete(self) -> None:
        self.receiving = BODY

    def on_message_complete(self) -> None:
        self.receiving = IDLE


class Guard(asyncio.Protocol):
    """Passes everything on to another protocol, and counts its connection until it is lost."""

    def __init__(self, inner: asyncio.Protocol, connections: Connections) -> None:
        self.inner: Final = inner
        self.connections: Final = connections
        self.settings: Final[Settings] = connections.settings
        self.loop: Final = asyncio.get_running_loop()
        self.transport: asyncio.Transport
        self.address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # it is one of these
        self.transport = transport
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""

    def data_received(self, data: bytes) -> None:
        self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        self.inner.connection_lost(error)
        self.connections.remove(self.address, was_admitted=True)


class HttpGuard(Guard):
    """Of a connection, as long as it is not upgraded to a WebSocket."""

    def __init__(self, inner: asyncio.Protocol, connections: Connections) -> None:
        super().__init__(inner, connections)
        self.watch: Final = RequestWatch()
        self.timed = (IDLE, -1)  # what the timer is for: what is received, of which request
        self.timer: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None
        self.is_refused = self.is_admitted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refused = self.connections.add(self.address)
        if refused is not None:
            self.refuse(refused)
            return
        self.is_admitted = True
        self.inner.connection_made(transport)
        self.set_timer(self.settings.head_timeout)

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            return
        try:
            fits = self.watch.feed(data, self.settings.max_head)
        except (httptools.HttpParserUpgrade, httptools.HttpParserError):
            self.watch.receiving, fits = UNKNOWN, True  # uvicorn answers, and sets another protocol or closes
        if not fits:
            self.refuse(Refused(431, "head_too_large", limit=self.settings.max_head))
            return
        self.time_request()
        self.inner.data_received(data)
        if self.transport.get_protocol() is not self:
            self.stop_timers()

    def time_request(self) -> None:
        """A head and a body each have their time; a request that has arrived in full has none."""
        receiving = (self.watch.receiving, self.watch.requests)
        if receiving == self.timed:
            return
        self.timed = receiving
        if receiving[0] == IDLE:
            self.set_timer(None)
        else:
            self.set_timer(self.settings.head_timeout if receiving[0] == HEAD else self.settings.body_timeout)

    def set_timer(self, seconds: float | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.expire)

    def expire(self) -> None:
        """Too slow.  After a head uvicorn may have answered already, so nothing more is said."""
        if self.watch.receiving in (BODY, UNKNOWN):
            self.transport.close()
        else:
            self.refuse(Refused(408, "too_slow", limit=f"{self.settings.head_timeout:g}"))

    def pause_writing(self) -> None:
        """The client does not read what it asked for."""
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(self.settings.send_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None
        super().resume_writing()

    def refuse(self, refused: Refused) -> None:
        """Say why and close; not at once, since what the client still sends would make the system drop the answer."""
        self.is_refused = True
        count_refusal(refused.code)
        self.stop_timers()
        self.transport.write(response_of(refused))
        if refused.status == HTTPStatus.SERVICE_UNAVAILABLE or not self.transport.can_write_eof():
            self.transport.close()
        else:
            self.transport.write_eof()
            self.timer = self.loop.call_later(LINGER, self.transport.abort)

    def eof_received(self) -> bool | None:
        return False if self.is_refused else super().eof_received()

    def stop_timers(self) -> None:
        self.set_timer(None)
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def connection_lost(self, error: Exception | None) -> None:
        self.stop_timers()
        if self.is_admitted:
            self.inner.connection_lost(error)
        self.connections.remove(self.address, self.is_admitted)


class SocketGuard(Guard):
    """Of a WebSocket; whoever sends much more than a game needs, also by pings that uvicorn answers, is cut off."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.budget = Budget(self.settings.socket_bytes, self.settings.socket_window)
        self.inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self.budget.wait(self.loop.time(), len(data)):
            self.transport.abort()
        else:
            self.inner.data_received(data)


def response_of(refused: Refused) -> bytes:
    """A whole HTTP response, after which the connection is closed."""
    body = msgspec.json.encode(refused.problem)
    status = HTTPStatus(refused.status)
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        **refused.headers,
    }
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", *[f"{name}: {value}" for name, value in headers.items()]]
    return "\r\n".join([*lines, "", ""]).encode() + body


class Guards:
    """Makes the protocols of connections, for uvicorn: a guard round a protocol of its own."""

    def __init__(self, settings: Settings) -> None:
        self.connections: Final = Connections(settings)

    def http(self, **parts: Any) -> HttpGuard:
        return HttpGuard(AutoHTTPProtocol(**parts), self.connections)

    def socket(self, **parts: Any) -> SocketGuard:
        assert AutoWebSocketsProtocol is not None, "a package for WebSockets is among our requirements"
        return SocketGuard(AutoWebSocketsProtocol(**parts), self.connections)
