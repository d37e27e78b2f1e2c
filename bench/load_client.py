"""The load generator: two guests at each of many Doge tables, on real sockets, with as little work as possible.

A client knows only what the server sends.  Guest 0 holds seat 0; guest 1 holds seats 1 and 2 and changes its view to
the seat that is asked.  Answers are drawn at random from the options of the last question.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from bench.load_connections import HEADERS_END, HOST, Http, LoadError, Socket, request_head

SEATS_OF = ((0,), (1, 2))  # the seats of each guest
SETUP_CONCURRENCY = 32  # tables


class Option(msgspec.Struct):
    """The fields of an option that are used."""

    code: int


class Ask(msgspec.Struct):
    """The fields of a question that are used."""

    seat: int
    turn: str
    options: list[Option]


class View(msgspec.Struct):
    """The fields of a position that are used."""

    over: bool


class Update(msgspec.Struct, tag="update"):
    """The fields of an update that are used; msgspec skips the others."""

    epoch: int
    number: int
    seat: int
    view: View
    ask: Ask | None
    waiting: list[int]


class TableUpdate(msgspec.Struct, tag="table"):
    """Who sits there: not used."""


class Accepted(msgspec.Struct, tag="accepted"):
    """A move that was sent over the WebSocket is on disk."""


DECODER = msgspec.json.Decoder(Update | TableUpdate | Accepted)


class Move(msgspec.Struct):
    """A move that was sent."""

    table: str
    seat: int
    turn: str
    code: int


# ---- guests and tables


class Guest:
    """One guest: a cookie, a connection for commands, a WebSocket for updates."""

    def __init__(self, load: Load, seats: tuple[int, ...], port: int) -> None:
        self.load = load
        self.seats = seats
        self.port = port
        self.http = Http(load, port)
        self.cookie = ""
        self.socket: Socket | None = None
        self.view_seat = seats[0]  # the seat whose updates the socket gets
        self.ask: Ask | None = None  # the open question
        self.answered = ["", "", ""]  # by seat: the question answered last
        self.seen = [(-1, 0)] * 3  # by seat: epoch and number of the last update
        self.waiting: list[int] = []  # other seats of this guest that are asked
        self.head = b""  # of a move
        self.table: Table | None = None

    async def register(self, name: str) -> None:
        await self.http.connect()
        _, reply = await self.http.request_json("PUT", "/api/me", "none=1", {"name": name})
        start = reply.lower().find(b"set-cookie: ") + 12
        self.cookie = reply[start : reply.find(b";", start)].decode()

    async def watch(self, table: Table) -> None:
        self.table, self.view_seat, self.ask, self.waiting = table, self.seats[0], None, []
        self.answered, self.seen = ["", "", ""], [(-1, 0)] * 3
        self.head = request_head("POST", f"/api/tables/{table.id}/moves", self.cookie)
        path = f"/api/tables/{table.id}/live?seat={self.view_seat}"
        socket = Socket(path, self.cookie, self.on_message)
        await asyncio.get_running_loop().create_connection(lambda: socket, HOST, self.port)
        self.socket = socket
        self.http.on_response = table.on_response

    def on_message(self, content: bytes) -> None:
        self.load.bytes_received += len(content)
        self.load.updates += 1
        update = DECODER.decode(content)
        if isinstance(update, Accepted) and self.table is not None:
            self.table.acknowledge()
        if not isinstance(update, Update) or update.seat != self.view_seat or self.table is None:
            return
        self.table.on_seen(self)
        self.seen[update.seat] = update.epoch, update.number
        ask = update.ask  # it may have been sent before the server got our answer
        self.ask = ask if ask is not None and ask.turn != self.answered[ask.seat] else None
        self.waiting = update.waiting
        self.table.on_update(update)

    def send_move(self, content: bytes) -> None:
        """Send a move: JSON without what comes before the seat."""
        if self.load.by_socket:
            assert self.socket is not None
            self.socket.send(b'{"type":"move","id":1,' + content)
        else:
            self.http.send(self.head + b"%d\r\n\r\n{%b" % (len(content) + 1, content))

    def change_view(self) -> None:
        assert self.socket is not None
        self.view_seat = self.waiting[0]
        self.waiting = []
        self.socket.send(b'{"seat":%d,"epoch":%d,"after":%d}' % (self.view_seat, *self.seen[self.view_seat]))


class Table:
    """A table with at most one move in progress."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.id = ""
        self.guests = [Guest(load, seats, load.port_for(number, i)) for i, seats in enumerate(SEATS_OF)]
        self.in_progress: Move | None = None
        self.unseen: Guest | None = None  # the guest who has moved and not been sent the new state yet
        self.sent = 0.0
        self.over = False

    async def set_up(self) -> None:
        for number, guest in enumerate(self.guests):
            await guest.register(f"Guest {2 * self.number + number}")
        await self.start()

    async def start(self) -> None:
        """Open a table, sit, start the game, connect the WebSockets."""
        host, friend = self.guests
        opening = {"game": "doge", "places": ["me", "open", "open"]}
        _, reply = await host.http.request_json("POST", "/api/tables", host.cookie, opening)
        self.id = msgspec.json.decode(reply[reply.find(HEADERS_END) :])["id"]
        for seat in friend.seats:
            await friend.http.request_json("POST", f"/api/tables/{self.id}/sit", friend.cookie, {"seat": seat})
        await host.http.request_json("POST", f"/api/tables/{self.id}/start", host.cookie)
        self.in_progress, self.unseen, self.over = None, None, False
        for guest in self.guests:
            await guest.watch(self)

    async def restart(self) -> None:
        for guest in self.guests:
            if guest.socket is not None:
                guest.socket.close()
        await self.start()

    def on_update(self, update: Update) -> None:
        if update.view.over and not self.over:
            self.over = True
            self.load.spawn(self.restart())
        elif self.load.closed:
            self.play()

    def on_seen(self, guest: Guest) -> None:
        """The first update after a move shows its effect: only one move is in progress."""
        if guest is self.unseen:
            self.unseen = None
            if self.load.counting:
                self.load.seen.append(time.perf_counter() - self.sent)

    def play(self) -> bool:
        """Send the next move, if none is in progress and a seat is asked."""
        if self.in_progress is not None or self.unseen is not None or self.over:
            return False
        first = self.number + self.load.sent & 1
        for guest in (self.guests[first], self.guests[1 - first]):
            if guest.ask is not None and guest.http.transport is not None:
                self.answer(guest, guest.ask)
                return True
        for guest in self.guests:
            if guest.waiting:
                guest.change_view()
        return False

    def answer(self, guest: Guest, ask: Ask) -> None:
        options = ask.options
        code = options[int(random.random() * len(options))].code
        guest.ask, guest.answered[ask.seat] = None, ask.turn
        self.in_progress, self.unseen = Move(self.id, ask.seat, ask.turn, code), guest
        content = b'"seat":%d,"turn":"%b","code":%d}' % (ask.seat, ask.turn.encode(), code)
        self.load.sent += 1
        self.sent = time.perf_counter()
        guest.send_move(content)

    def on_response(self, status: int, whole: bytes) -> None:
        if status != 200:
            raise LoadError(whole.decode(errors="replace"))
        self.acknowledge()

    def acknowledge(self) -> None:
        took = time.perf_counter() - self.sent
        if self.in_progress is None:
            raise LoadError("A move was acknowledged that was not sent.")
        self.load.acknowledged.append(self.in_progress)
        if self.load.counting:
            self.load.took.append(took)
        self.in_progress = None
        if self.load.closed:
            self.play()


class Load:
    """All tables."""

    def __init__(self, ports: Sequence[int], tables: int, by_socket: bool, apart: bool = False) -> None:
        self.ports = ports
        self.apart = apart  # the guests of a table are at different servers
        self.by_socket = by_socket  # moves are sent over the WebSockets; else as HTTP requests
        self.tables = [Table(self, number) for number in range(tables)]
        self.closed = False  # closed loop: send the next move after each acknowledgement
        self.counting = False
        self.took: list[float] = []  # seconds until each counted move was acknowledged
        self.seen: list[float] = []  # the same until its mover was sent the new state
        self.acknowledged: list[Move] = []
        self.sent = 0
        self.updates = 0
        self.bytes_received = 0
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()

    def port_for(self, table: int, guest: int) -> int:
        """The server of a guest: tables are divided among all of them."""
        return self.ports[(table + guest * self.apart) % len(self.ports)]

    async def open(self) -> None:
        """Set up all tables."""
        limit = asyncio.Semaphore(SETUP_CONCURRENCY)

        async def set_up(table: Table) -> None:
            async with limit:
                await table.set_up()

        await asyncio.gather(*[set_up(table) for table in self.tables])

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def play_closed(self, spread: float) -> None:
        """Start the closed loop: from now on each table answers as soon as it can.

        The tables start one after the other within `spread` seconds.  Started at once, they would all reach the
        expensive parts of their games at once, unlike those of real players.
        """
        self.closed = True
        for table in self.tables:
            table.play()
            await asyncio.sleep(spread / len(self.tables))

    async def play_paced(self, rate: float, seconds: float) -> None:
        """Send `rate` moves a second, evenly, to the tables in turn."""
        began, sent, turn = time.perf_counter(), 0, 0
        while (now := time.perf_counter() - began) < seconds:
            for _ in range(len(self.tables)):
                if sent >= now * rate:
                    break
                sent += self.tables[turn % len(self.tables)].play()
                turn += 1
            await asyncio.sleep(max(0.0, sent / rate - now))

    async def drain(self) -> None:
        """Stop the closed loop and wait until no move is in progress."""
        self.closed = False
        while any(table.in_progress for table in self.tables):
            await asyncio.sleep(0.01)

    def disconnect(self) -> None:
        self.closing = True
        for table in self.tables:
            for guest in table.guests:
                if guest.http.transport is not None:
                    guest.http.transport.close()
                if guest.socket is not None:
                    guest.socket.close()
