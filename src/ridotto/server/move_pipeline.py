"""The way of a move: check, write, apply, acknowledge, broadcast, without a task of its own.

Moves are the one frequent command; a move that finds its table locked or not loaded runs as an ordinary command.
Moves of one commit are applied and acknowledged together, and only then their updates are made and sent: running the
same code in a row is faster than alternating, and the mover does not wait for the broadcast.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from ..core.errors import RidottoError
from . import wire
from .errors import Conflict, Refused, has_no_database, refused_by_rule, refused_for
from .room import Room
from .rows import LogEntry
from .table import Table

LOG = logging.getLogger(__name__)

Respond = Callable[[int, wire.Accepted | wire.Problem], None]


class MoveBackend(Protocol):
    """What the pipeline needs of the game server."""

    rooms: OrderedDict[str, Room]
    is_shared: bool  # other servers write, too

    def submit_entries(
        self, table: Table, entries: list[LogEntry], on_done: Callable[[Exception | None], None]
    ) -> None: ...

    def drop_room(self, room: Room) -> None: ...

    def announce(self, room: Room, entries: list[LogEntry]) -> None: ...

    def note_conflict(self, room: Room) -> None: ...

    def release(self, room: Room) -> None: ...

    def is_loaded(self, room: Room) -> bool: ...

    def start_bots(self, room: Room) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    async def execute(self, table_id: str, make_entries: Callable[[Table], list[LogEntry]]) -> Room: ...


class WrittenMove:
    """A move that is on disk, or could not be written."""

    def __init__(self, room: Room, respond: Respond, error: Exception | None, table_changed: bool) -> None:
        self.room = room
        self.respond = respond
        self.error = error
        self.table_changed = table_changed


class MovePipeline:
    """All moves in progress."""

    def __init__(self, backend: MoveBackend) -> None:
        self.backend = backend
        self.written: list[WrittenMove] = []

    def submit(self, table_id: str, guest: str, move: wire.Move, respond: Respond) -> bool:
        """Check a move and queue it for writing; `respond` is called when it is on disk or refused.

        False: it has to run as a command, because its table is locked, not loaded, or not known to be up to date.
        """
        room = self.backend.rooms.get(table_id)
        if room is None or room.is_behind or not room.lock.try_acquire():
            return False
        self.backend.rooms.move_to_end(table_id)
        room.look()
        try:
            self.write(room, guest, move, respond)
        except (Refused, RidottoError) as error:
            self.backend.release(room)
            if self.backend.is_shared:  # by an entry of another server, it may be a good one
                return False
            respond(*problem_response(error))
        return True

    def write(self, room: Room, guest: str, move: wire.Move, respond: Respond) -> None:
        """Check a move and queue it.  The lock of its table is held, and released when it is written."""
        entries = room.table.move(guest, move.seat, move.turn, move.code)
        retry = partial(self.retry, room, guest, move, respond)
        self.backend.submit_entries(room.table, entries, partial(self.on_written, room, entries, respond, retry))

    def retry(self, room: Room, guest: str, move: wire.Move, respond: Respond) -> None:
        """Another server was quicker.  If the news of that has come, the move goes first at its table.

        Else it runs as a command, which reads first; so it does if it is refused, perhaps not by the latest state.
        """
        try:
            self.backend.note_conflict(room)
            if self.backend.is_loaded(room) and not room.is_behind:
                self.write(room, guest, move, respond)
                return
        except (Refused, RidottoError):
            pass
        except Exception:  # a bug of ours must not leave the table locked
            LOG.exception("A move at table %s could not be tried again.", room.table.header.id)
            self.backend.drop_room(room)
        self.backend.release(room)
        self.backend.spawn(self.run_as_command(room.table.header.id, guest, move, respond))

    async def run_as_command(self, table_id: str, guest: str, move: wire.Move, respond: Respond) -> None:
        """The table has to be loaded first, is locked, or another server was quicker."""
        try:
            await self.backend.execute(table_id, lambda table: table.move(guest, move.seat, move.turn, move.code))
        except (Refused, RidottoError) as error:
            respond(*problem_response(error))
        except Exception as error:
            if has_no_database(error):
                LOG.warning("A move at table %s failed: the database cannot be reached.", table_id)
            else:
                LOG.exception("A move at table %s failed.", table_id)
            respond(*problem_response(refused_for(error)))
        else:
            respond(200, wire.Accepted(table_id))

    def on_written(
        self, room: Room, entries: list[LogEntry], respond: Respond, retry: Callable[[], None], error: Exception | None
    ) -> None:
        """Apply a written move.  The other moves of its commit follow; then all are acknowledged and broadcast."""
        if isinstance(error, Conflict):
            retry()
            return
        wish = room.table.wish
        if error is None:
            try:
                room.table.apply(entries)
                self.backend.announce(room, entries)
            except Exception as fault:  # a bug of ours must not stop the other moves of the commit, nor the writer
                LOG.exception("A move at table %s could not be applied.", room.table.header.id)
                error = fault
        if error is not None:
            self.backend.drop_room(room)
        self.backend.release(room)
        changed = wish is not room.table.wish or entries[-1].kind == "over"
        self.written.append(WrittenMove(room, respond, error, changed))
        if len(self.written) == 1:
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Acknowledge the written moves, then broadcast them, then let bots answer."""
        written, self.written = self.written, []
        for move in written:
            self.acknowledge(move)
        for move in written:
            post_updates(move)
        for move in written:
            if move.room.table.asked_bots():
                self.backend.start_bots(move.room)

    def acknowledge(self, move: WrittenMove) -> None:
        if move.error is None:
            move.respond(200, wire.Accepted(move.room.table.header.id))
        else:
            move.respond(*problem_response(refused_for(move.error)))


def post_updates(move: WrittenMove) -> None:
    """Post the updates of the viewers that are ready; the senders of the others are woken."""
    for viewer in move.room.ready_viewers(move.table_changed):
        try:
            viewer.post(viewer.encode_update(move.room.table))
        except Exception:  # a bug of ours costs this viewer its connection, not others their acknowledgement
            LOG.exception("An update of table %s could not be made.", move.room.table.header.id)
            viewer.must_reconnect = True
            viewer.fall_behind()


def problem_response(error: Refused | RidottoError) -> tuple[int, wire.Problem]:
    refused = error if isinstance(error, Refused) else refused_by_rule(error)
    return refused.status, refused.problem
