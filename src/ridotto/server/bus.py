"""The bus: it tells other processes what was written here.

It carries news only.  Whatever a process misses is in the store, and is read from there.
"""

import asyncio
from collections.abc import Callable

import msgspec
from msgspec import Struct

from ..bots.insights import Analysis
from .rows import LogEntry


class Appended(Struct, tag="log"):
    """Entries of a table's log that are on disk."""

    table: str
    entries: list[LogEntry]


class Said(Struct, tag="chat"):
    """A table has so many lines of chat."""

    table: str
    length: int


class Present(Struct, tag="here"):
    """The guests who view a table through a server; it is repeated, and holds for a while."""

    table: str
    server: str
    guests: list[str]


class Thinking(Struct, tag="bots"):
    """A server has asked for the answers that are due from the bots of a table."""

    table: str


class Renamed(Struct, tag="name"):
    """A guest has another name."""

    guest: str
    name: str


class AnalysisNews(Struct, tag="analysis"):
    """How far a server's analysis of a game is; it is repeated, and all other servers keep it, too."""

    table: str
    guest: str  # who has asked for it
    done: int
    total: int
    analysis: Analysis | None
    has_failed: bool


class Back(Struct, tag="back"):
    """A server had lost the bus: what it has written meanwhile, it could tell nobody."""


TableNotice = Appended | Said | Present | Thinking
CommonNotice = Renamed | AnalysisNews | Back  # for all servers
Notice = TableNotice | CommonNotice
Hear = Callable[[Notice], None]

ENCODER = msgspec.msgpack.Encoder()
DECODER: msgspec.msgpack.Decoder[Notice] = msgspec.msgpack.Decoder(Notice)


class Bus:
    """The bus of a server that is alone: nobody is told anything."""

    is_shared = False  # with other servers
    is_connected = True

    def __init__(self) -> None:
        self.hear: Hear = lambda notice: None
        self.on_return: Callable[[], None] = lambda: None  # called when a lost connection is there again

    def listen(self, hear: Hear, on_return: Callable[[], None]) -> None:
        self.hear, self.on_return = hear, on_return

    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Disconnect."""

    async def follow(self, table_id: str) -> None:
        """Hear of a table: of everything that is published after this has returned."""

    def unfollow(self, table_id: str) -> None:
        """Hear of it no more."""

    def publish(self, notice: Notice) -> None:
        """Tell the others."""


class MemoryBus(Bus):
    """The bus of several servers in one process, for tests; it can be cut."""

    is_shared = True

    def __init__(self, hub: list["MemoryBus"]) -> None:
        super().__init__()
        self.hub = hub
        self.followed: set[str] = set()

    async def open(self) -> None:
        self.hub.append(self)

    async def close(self) -> None:
        self.hub.remove(self)

    async def follow(self, table_id: str) -> None:
        self.followed.add(table_id)

    def unfollow(self, table_id: str) -> None:
        self.followed.discard(table_id)

    def publish(self, notice: Notice) -> None:
        sent = ENCODER.encode(notice)
        for other in self.hub:
            if other is not self and self.is_connected and other.is_connected and other.follows(notice):
                asyncio.get_running_loop().call_soon(other.hear, DECODER.decode(sent))

    def follows(self, notice: Notice) -> bool:
        return isinstance(notice, CommonNotice) or notice.table in self.followed
