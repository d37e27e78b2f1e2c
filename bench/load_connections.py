"""The connections of the load generator: HTTP and WebSocket with as little work as possible."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec

HOST = "127.0.0.1"
HEADERS_END = b"\r\n\r\n"
LENGTH = b"content-length: "
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80  # of the first and the second byte of a frame
NO_MASK = bytes(4)  # masking with zeros changes nothing


class LoadError(Exception):
    """The server responded unexpectedly."""


class Owner(Protocol):
    """What a connection needs of the load that it belongs to."""

    closing: bool

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


# ---- HTTP/1.1


class Http(asyncio.Protocol):
    """One connection, one request at a time.  If the server closes it when idle, it reconnects."""

    def __init__(self, load: Owner, port: int) -> None:
        self.load = load
        self.port = port
        self.transport: Any = None
        self.received = b""
        self.request = b""  # in progress
        self.on_response: Callable[[int, bytes], None] = lambda status, body: None

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        if self.request:  # the server closed the connection before it answered
            self.transport.write(self.request)

    def send(self, request: bytes) -> None:
        self.request = request
        self.transport.write(request)

    def connection_lost(self, error: Exception | None) -> None:
        self.transport, self.received = None, b""
        if not self.load.closing:
            self.load.spawn(self.connect())

    def data_received(self, data: bytes) -> None:
        if self.received:
            data = self.received + data
        end = data.find(HEADERS_END)
        if end >= 0:
            start = data.find(LENGTH) + len(LENGTH)
            length = int(data[start : data.find(b"\r", start)])
            if len(data) >= end + len(HEADERS_END) + length:
                self.received = self.request = b""
                self.on_response(int(data[9:12]), data)
                return
        self.received = data

    async def request_json(self, method: str, path: str, cookie: str, content: object = None) -> tuple[int, bytes]:
        """Send a request and await the response: for all that is not measured."""
        reply: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self.on_response = lambda status, whole: reply.set_result((status, whole))
        body = b"" if content is None else msgspec.json.encode(content)
        self.send(request_head(method, path, cookie) + b"%d\r\n\r\n%b" % (len(body), body))
        status, whole = await reply
        if status >= 400:
            raise LoadError(f"{method} {path}: {whole.decode(errors='replace')}")
        return status, whole


def request_head(method: str, path: str, cookie: str) -> bytes:
    """A request up to the value of Content-Length."""
    return (
        f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nCookie: {cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: "
    ).encode()


# ---- WebSocket


class Socket(asyncio.Protocol):
    """A WebSocket that passes every text message to a callback."""

    def __init__(self, path: str, cookie: str, on_message: Callable[[bytes], None]) -> None:
        self.path = path
        self.cookie = cookie
        self.on_message = on_message
        self.transport: Any = None
        self.received = b""
        self.open = False
        self.closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {HOST}\r\nCookie: {self.cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.closing = True

    def data_received(self, data: bytes) -> None:
        received = self.received + data if self.received else data
        start = 0
        if not self.open:
            end = received.find(HEADERS_END)
            if end >= 0 and not received.startswith(b"HTTP/1.1 101"):
                raise LoadError(received.decode(errors="replace"))
            self.open = end >= 0
            start = end + len(HEADERS_END) if self.open else 0
        if self.open:
            start = self.read_frames(received, start)
        self.received = received[start:]

    def read_frames(self, received: bytes, start: int) -> int:
        """Read all complete frames; returns where the first incomplete one begins.  Servers do not mask frames."""
        while len(received) >= start + 2:
            length, head = received[start + 1], 2
            if length >= 126:
                head = 4 if length == 126 else 10
                length = int.from_bytes(received[start + 2 : start + head], "big")
            end = start + head + length
            if len(received) < end or len(received) < start + head:
                break
            self.read_frame(received[start] & 15, received[start + head : end])
            start = end
        return start

    def read_frame(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            for line in content.split(b"\n"):
                self.on_message(line)
        elif kind == PING:
            self.send(content, PONG)
        elif kind == CLOSE and not self.closing:
            raise LoadError(f"The server closes a socket: {content[2:].decode()}")

    def send(self, content: bytes, kind: int = TEXT) -> None:
        self.transport.write(bytes((FINAL | kind, MASKED | len(content))) + NO_MASK + content)

    def close(self) -> None:
        self.closing = True
        self.transport.close()
