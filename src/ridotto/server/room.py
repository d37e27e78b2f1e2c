"""A table in memory with its viewers."""

import asyncio
import math
import time

from ..bots.hints import Hint
from .errors import Refused
from .last_touch import is_asleep
from .lock import CommandLock
from .rows import ChatRow, LogEntry
from .settings import Settings
from .table import Table
from .viewer import Viewer


class Room:
    """A loaded table, its command lock, its chat and the connected viewers."""

    def __init__(self, table: Table, chat: list[ChatRow], settings: Settings) -> None:
        self.table = table
        self.chat = chat
        self.lock = CommandLock()
        self.viewers: set[Viewer] = set()
        self.presence_delay = settings.presence_delay
        self.chat_page = settings.chat_page
        self.presence_timer: asyncio.TimerHandle | None = None
        self.busy_bots: set[int] = set()  # seats whose bot is computing an answer
        self.sleeps_after = settings.sleeps_after
        self.misses_log = False  # the log is known to have more entries, or may have
        self.misses_chat = False  # the same of the chat
        self.misses_names = False  # and of names that guests have changed
        self.heard: list[list[LogEntry]] = []  # what the bus has told of while the table was locked
        self.reading_again: asyncio.TimerHandle | None = None  # when its log is read on after that has failed
        self.bots_due_at = 0.0  # when this process may ask the bots: another one may be doing so
        self.takeover: asyncio.TimerHandle | None = None  # when it looks whether they have answered
        self.told_here: list[str] | None = []  # guests who view here, as other servers were told; None: tell them
        self.elsewhere: dict[str, tuple[list[str], float]] = {}  # by server: guests who view there, and until when
        self.looked_at = -math.inf  # when somebody was here last, by the monotonic clock
        self.hints: dict[int, tuple[str, asyncio.Task[Hint]]] = {}  # by seat: the latest, with its turn id

    @property
    def in_use(self) -> bool:
        return bool(self.viewers or self.busy_bots) or self.lock.locked

    @property
    def is_behind(self) -> bool:
        """Is there more in the store than here?"""
        return self.misses_log or self.misses_chat or self.misses_names

    def miss_everything(self) -> None:
        """Nobody knows what was missed."""
        self.misses_log = self.misses_chat = self.misses_names = True

    @property
    def is_asleep(self) -> bool:
        return is_asleep(self.table.status, self.table.header.touched, self.sleeps_after)

    def look(self) -> None:
        """Somebody is here: bots need not wait."""
        self.looked_at = time.monotonic()

    # ---- who is here

    def check_space(self, viewer: Viewer, most: int) -> None:
        """Refuse a viewer that finds no room; whoever plays here does."""
        if len(self.viewers) >= most and not self.table.seats_of(viewer.guest):
            raise Refused(429, "crowded")

    def join(self, viewer: Viewer) -> None:
        """A viewer has connected; its own sender sends everything, but of the chat only the newest lines."""
        viewer.chat_sent = max(0, len(self.chat) - self.chat_page)
        self.viewers.add(viewer)
        self.check_presence(viewer.guest)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.check_presence(viewer.guest)

    def online(self) -> set[str]:
        """The guests who are connected, here or through other servers."""
        there = {guest for guests, _ in self.elsewhere.values() for guest in guests}
        return there | {viewer.guest for viewer in self.viewers if viewer.guest}

    def seated_online(self) -> frozenset[str]:
        """Those among them who sit here."""
        return frozenset(self.online() & {place.guest for place in self.table.places})

    def seated_here(self) -> list[str]:
        """Those among them who are connected to this server."""
        return sorted(self.seated_online() & {viewer.guest for viewer in self.viewers})

    def note_presence(self, server: str, guests: list[str], until: float) -> None:
        """Guests are connected to another server."""
        if server not in self.elsewhere:
            self.told_here = None
        self.elsewhere[server] = (guests, until)
        self.tell_presence_soon()

    def forget_presence(self) -> None:
        """Forget what other servers have said too long ago."""
        now = time.monotonic()
        for server in [server for server, (_, until) in self.elsewhere.items() if until <= now]:
            del self.elsewhere[server]
            self.tell_presence_soon()

    def check_presence(self, guest: str) -> None:
        """Somebody has come or gone: of guests who sit here the others are told, soon and together."""
        if guest and self.table.seats_of(guest):
            self.tell_presence_soon()

    def tell_presence_soon(self) -> None:
        if self.presence_timer is None:
            self.presence_timer = asyncio.get_running_loop().call_later(self.presence_delay, self.tell_presence)

    def tell_presence(self) -> None:
        self.presence_timer = None
        online = self.seated_online()
        for viewer in self.viewers:
            if viewer.told_online != online:
                viewer.table_changed = True
        self.notify_viewers()

    # ---- sending

    def notify_viewers(self, table_changed: bool = False) -> None:
        """Wake the sender of every viewer that is not up to date."""
        for viewer in self.outdated_viewers(table_changed):
            viewer.fall_behind()

    def ready_viewers(self, table_changed: bool) -> list[Viewer]:
        """The outdated viewers whose update can be made at once; the senders of the others are woken."""
        ready = []
        for viewer in self.outdated_viewers(table_changed):
            if viewer.is_ready(len(self.chat)):
                ready.append(viewer)
            else:
                viewer.fall_behind()
        return ready

    def outdated_viewers(self, table_changed: bool) -> list[Viewer]:
        """The viewers that have something to be sent."""
        if table_changed:
            for viewer in self.viewers:
                viewer.table_changed = True
        return [
            viewer
            for viewer in self.viewers
            if viewer.table_changed or viewer.chat_sent < len(self.chat) or viewer.is_outdated(self.table)
        ]
