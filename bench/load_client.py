"""Two guests at each of many Doge tables, on real sockets: what a browser would send, and as little work as possible.

A client knows only what the server sends.  Guest 0 holds seat 0; guest 1 holds seats 1 and 2 on one screen and looks
from the other one when that is asked.  Answers are drawn at random from the options of the last question.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

HOST = "127.0.0.1"
SEATS_OF = ((0,), (1, 2))  # the seats of each guest
HEADERS_END = b"\r\n\r\n"
LENGTH = b"content-length: "
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80  # of the first and the second byte of a frame
NO_MASK = bytes(4)  # a mask of zeros leaves the text as it is
SETTING_UP = 32  # tables at once


class Option(msgspec.Struct):
    """What is needed of an option."""

    code: int


class Ask(msgspec.Struct):
    """What is needed of a question."""

    seat: int
    turn: str
    options: list[Option]


class View(msgspec.Struct):
    """What is needed of a position."""

    over: bool


class Update(msgspec.Struct, tag="update"):
    """What is needed of an update: msgspec skips the rest of it."""

    epoch: int
    number: int
    seat: int
    view: View
    ask: Ask | None
    waiting: list[int]


class TableNews(msgspec.Struct, tag="table"):
    """Who sits there: not needed."""


DECODER = msgspec.json.Decoder(Update | TableNews)


class LoadError(Exception):
    """The server did not do what it should."""


class Move(msgspec.Struct):
    """A move that was sent."""

    table: str
    seat: int
    turn: str
    code: int


# ---- HTTP/1.1


class Http(asyncio.Protocol):
    """One connection, one request at a time.  When the server closes it because nothing is said it is made anew."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.transport: Any = None
        self.received = b""
        self.request = b""  # that is not answered yet
        self.replied: Callable[[int, bytes], None] = lambda status, body: None

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.load.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        if self.request:  # the server closed while it was on its way
            self.transport.write(self.request)

    def send(self, request: bytes) -> None:
        self.request = request
        self.transport.write(request)

    def connection_lost(self, error: Exception | None) -> None:
        self.transport, self.received = None, b""
        if not self.load.leaving:
            self.load.soon(self.connect())

    def data_received(self, data: bytes) -> None:
        if self.received:
            data = self.received + data
        end = data.find(HEADERS_END)
        if end >= 0:
            start = data.find(LENGTH) + len(LENGTH)
            length = int(data[start : data.find(b"\r", start)])
            if len(data) >= end + len(HEADERS_END) + length:
                self.received = self.request = b""
                self.replied(int(data[9:12]), data)
                return
        self.received = data

    async def ask(self, method: str, path: str, cookie: str, content: object = None) -> tuple[int, bytes]:
        """One request and its answer: for all that is not measured."""
        reply: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self.replied = lambda status, whole: reply.set_result((status, whole))
        body = b"" if content is None else msgspec.json.encode(content)
        self.send(request_head(method, path, cookie) + b"%d\r\n\r\n%b" % (len(body), body))
        status, whole = await reply
        if status >= 400:
            raise LoadError(f"{method} {path}: {whole.decode(errors='replace')}")
        return status, whole


def request_head(method: str, path: str, cookie: str) -> bytes:
    """A request up to the length of its content."""
    return (
        f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nCookie: {cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: "
    ).encode()


# ---- WebSocket


class Socket(asyncio.Protocol):
    """A WebSocket that hands on every text it receives."""

    def __init__(self, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.path = path
        self.cookie = cookie
        self.hear = hear
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
        """Where the first frame begins that is not whole.  Servers send short and long ones, never masked."""
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
            self.hear(content)
        elif kind == PING:
            self.send(content, PONG)
        elif kind == CLOSE and not self.closing:
            raise LoadError(f"The server closes a socket: {content[2:].decode()}")

    def send(self, content: bytes, kind: int = TEXT) -> None:
        self.transport.write(bytes((FINAL | kind, MASKED | len(content))) + NO_MASK + content)

    def close(self) -> None:
        self.closing = True
        self.transport.close()


# ---- guests and tables


class Guest:
    """One person: a cookie, a connection for commands, a socket for updates."""

    def __init__(self, load: Load, seats: tuple[int, ...]) -> None:
        self.load = load
        self.seats = seats
        self.http = Http(load)
        self.cookie = ""
        self.socket: Socket | None = None
        self.eyes = seats[0]  # the seat the socket looks from
        self.ask: Ask | None = None  # not answered yet
        self.answered = ["", "", ""]  # by seat: the question answered last
        self.seen = [(-1, 0)] * 3  # by seat: epoch and number of the last update
        self.waiting: list[int] = []  # other seats of this guest that are asked
        self.head = b""  # of a move
        self.table: Table | None = None

    async def arrive(self, name: str) -> None:
        await self.http.connect()
        _, reply = await self.http.ask("PUT", "/api/me", "none=1", {"name": name})
        start = reply.lower().find(b"set-cookie: ") + 12
        self.cookie = reply[start : reply.find(b";", start)].decode()

    async def look(self, table: Table) -> None:
        self.table, self.eyes, self.ask, self.waiting = table, self.seats[0], None, []
        self.answered, self.seen = ["", "", ""], [(-1, 0)] * 3
        self.head = request_head("POST", f"/api/tables/{table.id}/moves", self.cookie)
        path = f"/api/tables/{table.id}/live?seat={self.eyes}"
        socket = Socket(path, self.cookie, self.hear)
        await asyncio.get_running_loop().create_connection(lambda: socket, HOST, self.load.port)
        self.socket = socket
        self.http.replied = table.acknowledged

    def hear(self, content: bytes) -> None:
        self.load.bytes_heard += len(content)
        self.load.updates += 1
        update = DECODER.decode(content)
        if isinstance(update, TableNews) or update.seat != self.eyes or self.table is None:
            return
        self.table.show(self)
        self.seen[update.seat] = update.epoch, update.number
        ask = update.ask  # perhaps sent before the answer to it was received
        self.ask = ask if ask is not None and ask.turn != self.answered[ask.seat] else None
        self.waiting = update.waiting
        self.table.heard(update)

    def change_eyes(self) -> None:
        assert self.socket is not None
        self.eyes = self.waiting[0]
        self.waiting = []
        self.socket.send(b'{"seat":%d,"epoch":%d,"after":%d}' % (self.eyes, *self.seen[self.eyes]))


class Table:
    """A table with at most one move under way."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.id = ""
        self.guests = [Guest(load, seats) for seats in SEATS_OF]
        self.under_way: Move | None = None
        self.unseen: Guest | None = None  # who has moved and not heard of it yet
        self.sent = 0.0
        self.over = False

    async def arrive(self) -> None:
        for number, guest in enumerate(self.guests):
            await guest.arrive(f"Guest {2 * self.number + number}")
        await self.begin()

    async def begin(self) -> None:
        """Open a table, sit, start, look."""
        host, friend = self.guests
        opening = {"game": "doge", "places": ["me", "open", "open"]}
        _, reply = await host.http.ask("POST", "/api/tables", host.cookie, opening)
        self.id = msgspec.json.decode(reply[reply.find(HEADERS_END) :])["id"]
        for seat in friend.seats:
            await friend.http.ask("POST", f"/api/tables/{self.id}/sit", friend.cookie, {"seat": seat})
        await host.http.ask("POST", f"/api/tables/{self.id}/start", host.cookie)
        self.under_way, self.unseen, self.over = None, None, False
        for guest in self.guests:
            await guest.look(self)

    async def begin_again(self) -> None:
        for guest in self.guests:
            if guest.socket is not None:
                guest.socket.close()
        await self.begin()

    def heard(self, update: Update) -> None:
        if update.view.over and not self.over:
            self.over = True
            self.load.soon(self.begin_again())
        elif self.load.closed:
            self.play()

    def show(self, guest: Guest) -> None:
        """A guest is sent a state; only one move is under way, so the first one after it tells of it."""
        if guest is self.unseen:
            self.unseen = None
            if self.load.counting:
                self.load.seen.append(time.perf_counter() - self.sent)

    def play(self) -> bool:
        """Send the next move, if none is under way and a question is at hand."""
        if self.under_way is not None or self.unseen is not None or self.over:
            return False
        first = self.number + self.load.sent & 1
        for guest in (self.guests[first], self.guests[1 - first]):
            if guest.ask is not None and guest.http.transport is not None:
                self.answer(guest, guest.ask)
                return True
        for guest in self.guests:
            if guest.waiting:
                guest.change_eyes()
        return False

    def answer(self, guest: Guest, ask: Ask) -> None:
        options = ask.options
        code = options[int(random.random() * len(options))].code
        guest.ask, guest.answered[ask.seat] = None, ask.turn
        self.under_way, self.unseen = Move(self.id, ask.seat, ask.turn, code), guest
        body = b'{"seat":%d,"turn":"%b","code":%d}' % (ask.seat, ask.turn.encode(), code)
        self.load.sent += 1
        self.sent = time.perf_counter()
        guest.http.send(guest.head + b"%d\r\n\r\n%b" % (len(body), body))

    def acknowledged(self, status: int, whole: bytes) -> None:
        took = time.perf_counter() - self.sent
        if status != 200 or self.under_way is None:
            raise LoadError(whole.decode(errors="replace"))
        self.load.acknowledged.append(self.under_way)
        if self.load.counting:
            self.load.took.append(took)
        self.under_way = None
        if self.load.closed:
            self.play()


class Load:
    """All tables."""

    def __init__(self, port: int, tables: int) -> None:
        self.port = port
        self.tables = [Table(self, number) for number in range(tables)]
        self.closed = False  # does each acknowledgement call for the next move?
        self.counting = False
        self.took: list[float] = []  # seconds until moves that are counted were acknowledged
        self.seen: list[float] = []  # the same until their movers were sent the new state
        self.acknowledged: list[Move] = []
        self.sent = 0
        self.updates = 0
        self.bytes_heard = 0
        self.leaving = False
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Seat everybody."""
        room = asyncio.Semaphore(SETTING_UP)

        async def arrive(table: Table) -> None:
            async with room:
                await table.arrive()

        await asyncio.gather(*[arrive(table) for table in self.tables])

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def play_closed(self, spread: float) -> None:
        """From now on each table answers as soon as it can.

        They begin one after the other over so many seconds: tables that all begin at once also come to the busy parts
        of their games at once, as no tables of real people would.
        """
        self.closed = True
        for table in self.tables:
            table.play()
            await asyncio.sleep(spread / len(self.tables))

    async def play_paced(self, rate: float, seconds: float) -> None:
        """So many moves a second, evenly, over all tables in turn."""
        began, sent, turn = time.perf_counter(), 0, 0
        while (now := time.perf_counter() - began) < seconds:
            for _ in range(len(self.tables)):
                if sent >= now * rate:
                    break
                sent += self.tables[turn % len(self.tables)].play()
                turn += 1
            await asyncio.sleep(max(0.0, sent / rate - now))

    async def rest(self) -> None:
        """No new moves; those under way are acknowledged."""
        self.closed = False
        while any(table.under_way for table in self.tables):
            await asyncio.sleep(0.01)

    def leave(self) -> None:
        """Break all connections off."""
        self.leaving = True
        for table in self.tables:
            for guest in table.guests:
                if guest.http.transport is not None:
                    guest.http.transport.close()
                if guest.socket is not None:
                    guest.socket.close()
