"""A house can have several halls: processes with one address and one database, each with tables of its own.

The name of a table tells in which hall it stands.  A connection that asks for a table of another hall is given away to
it, and what only that hall can tell is asked of it by letter.
"""

import asyncio
import logging
import os
import secrets
import socket
import zlib
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from . import wire

LOG = logging.getLogger(__name__)
ID_BYTES = 9  # of the names of tables and guests
LONGEST = 100_000  # bytes of a letter: less than a socket takes at once
PATIENCE = 2.0  # seconds: a hall that has not answered by then may have been opened anew
TRIES = 5
AT_ONCE = 50  # letters that are read before others have their turn


class Visitor(msgspec.Struct, tag=True):
    """A connection comes with this letter; so much has been read from it."""

    read: bytes


class Renamed(msgspec.Struct, tag=True):
    """A guest has another name.  Letters may cross, so it is the store that knows which."""

    guest: str


class Asks(msgspec.Struct, tag=True):
    """What can be told to a guest about a table?"""

    hall: int  # that asks
    number: int
    table: str
    guest: str


class Tells(msgspec.Struct, tag=True):
    """The answer; none about a table that cannot be read."""

    number: int
    table: wire.TableInfo | None


Letter = Visitor | Renamed | Asks | Tells
ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(Letter)


class Box(NamedTuple):
    """Where the letters to one hall go in and come out."""

    slot: socket.socket
    drawer: socket.socket


class Host(Protocol):
    """Who reads the letters to a hall, but for those with a visitor."""

    async def hear_name(self, guest: str) -> None: ...

    async def tell(self, table: str, guest: str) -> wire.TableInfo | None: ...


Doorman = Callable[[socket.socket, bytes], None]  # takes a connection, and what has been read from it


def make_boxes(count: int) -> list[Box]:
    """A box for each hall.  It keeps its letters, and the connections in them, while its hall is opened anew."""
    boxes = [Box(*socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)) for _ in range(count)]
    for box in boxes:
        box.slot.setblocking(False)
        box.drawer.setblocking(False)
    return boxes


def hall_of(table: str, count: int) -> int:
    """In which of so many halls a table stands: all of them find the same."""
    return zlib.crc32(table.encode()) % count


class Outbox:
    """Letters on their way to one hall."""

    def __init__(self, slot: socket.socket) -> None:
        self.slot = slot
        self.letters: deque[tuple[bytes, list[int]]] = deque()  # each with the connections that it takes along

    def send(self, letter: Letter, connections: list[int]) -> None:
        self.letters.append((ENCODER.encode(letter), connections))
        if len(self.letters) == 1:
            self.empty()

    def empty(self) -> None:
        """Send what can be sent; the rest when there is room in the box again."""
        loop = asyncio.get_running_loop()
        while self.letters:
            content, connections = self.letters[0]
            try:
                socket.send_fds(self.slot, [content], connections)
            except BlockingIOError:
                loop.add_writer(self.slot.fileno(), self.empty)
                return
            except OSError:  # this one cannot be sent at all; the others can
                LOG.exception("A letter of %d bytes is lost.", len(content))
            self.letters.popleft()
            for connection in connections:
                os.close(connection)  # the other hall has its own now
        loop.remove_writer(self.slot.fileno())


class Halls:
    """All halls of the house, as one of them sees them.  A house of one hall needs no boxes."""

    def __init__(self, number: int = 0, boxes: Sequence[Box] = ()) -> None:
        self.number = number
        self.count = max(1, len(boxes))
        self.drawer = boxes[number].drawer if boxes else None
        self.out = [Outbox(box.slot) for box in boxes]
        self.host: Host | None = None
        self.doorman: Doorman | None = None
        self.turn = number
        self.asked = secrets.randbits(48)  # answers to a hall that was here before are to none of our questions
        self.answers: dict[int, asyncio.Future[wire.TableInfo | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def of(self, table: str) -> int:
        """The hall in which a table stands."""
        return hall_of(table, self.count)

    def is_here(self, table: str) -> bool:
        return self.of(table) == self.number

    def next_table(self) -> str:
        """The name of a new table.  The halls get theirs in turn."""
        self.turn = (self.turn + 1) % self.count
        while True:
            table = secrets.token_urlsafe(ID_BYTES)
            if self.of(table) == self.turn:
                return table

    def open(self, host: Host) -> None:
        self.host = host
        if self.drawer is not None:
            asyncio.get_running_loop().add_reader(self.drawer.fileno(), self.read_letters)

    def close(self) -> None:
        if self.drawer is not None:
            asyncio.get_running_loop().remove_reader(self.drawer.fileno())
        for task in self.tasks:
            task.cancel()

    # ---- to others

    def pass_on(self, connection: int, read: bytes, table: str) -> None:
        """Give a connection away to the hall of a table."""
        self.out[self.of(table)].send(Visitor(read), [connection])

    def spread_name(self, guest: str) -> None:
        """All other halls hear that a guest has a new name."""
        for number, out in enumerate(self.out):
            if number != self.number:
                out.send(Renamed(guest), [])

    async def ask(self, table: str, guest: str) -> wire.TableInfo | None:
        """What its hall tells a guest about a table; it is asked again, as it may have been opened anew meanwhile."""
        self.asked += 1
        number = self.asked
        answer: asyncio.Future[wire.TableInfo | None] = asyncio.get_running_loop().create_future()
        self.answers[number] = answer
        try:
            for _ in range(TRIES):
                self.out[self.of(table)].send(Asks(self.number, number, table, guest), [])
                if (await asyncio.wait([answer], timeout=PATIENCE))[0]:
                    return answer.result()
        finally:
            del self.answers[number]
        LOG.error("Hall %d tells nothing about table %s.", self.of(table), table)
        return None

    # ---- from others

    def read_letters(self) -> None:
        assert self.drawer is not None
        for _ in range(AT_ONCE):
            try:
                content, connections, _, _ = socket.recv_fds(self.drawer, LONGEST, 1)
            except BlockingIOError:
                return
            self.read(DECODER.decode(content), connections)

    def read(self, letter: Letter, connections: list[int]) -> None:
        assert self.host is not None and self.doorman is not None, "the hall is open"
        match letter:
            case Visitor():
                self.doorman(socket.socket(fileno=connections[0]), letter.read)
            case Renamed():
                self.do(self.host.hear_name(letter.guest))
            case Asks():
                self.do(self.answer(self.host, letter))
            case Tells():
                answer = self.answers.get(letter.number)
                if answer is not None and not answer.done():
                    answer.set_result(letter.table)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def answer(self, host: Host, question: Asks) -> None:
        table = await host.tell(question.table, question.guest)
        self.out[question.hall].send(Tells(question.number, table), [])
