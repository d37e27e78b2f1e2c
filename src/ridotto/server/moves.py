"""A move on its quick way: from the request to the disk and back to all who look on, without a task of its own.

Moves are the one command that comes often.  Everything that is odd about one takes the way of all other commands.
Moves that were written together are folded in together and acknowledged in one burst; then all that is to be said of
them is made, and told in another one.  The same code in a row runs faster than all of it by turns, and nobody who has
moved waits until the others are told.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from ..core.errors import RidottoError
from . import wire
from .entries import Entry
from .errors import Conflict, Refused, by_rule
from .room import Room
from .table import Table
from .viewer import Viewer

LOG = logging.getLogger(__name__)

Answer = Callable[[int, wire.Accepted | wire.Problem], None]


class House(Protocol):
    """What moves need of the house."""

    rooms: OrderedDict[str, Room]

    def guest(self, cookies: bytes) -> str: ...

    def submit(self, table_id: str, entries: list[Entry], done: Callable[[Exception | None], None]) -> None: ...

    def forget(self, room: Room) -> None: ...

    def wake_bots(self, room: Room) -> None: ...

    def do(self, work: Coroutine[Any, Any, None]) -> None: ...

    async def command(self, table_id: str, entries_for: Callable[[Table], list[Entry]]) -> Room: ...


class Written:
    """A move that is on disk, or could not be written."""

    def __init__(self, room: Room, answer: Answer, problem: Exception | None, table_changed: bool) -> None:
        self.room = room
        self.answer = answer
        self.problem = problem
        self.table_changed = table_changed


class Moves:
    """All moves that are under way."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.written: list[Written] = []

    def play(self, table_id: str, guest: str, move: wire.Move, answer: Answer) -> None:
        """Check a move and write it; it is answered when it is on disk, or refused."""
        room = self.house.rooms.get(table_id)
        if room is None or not room.door.enter_at_once():
            self.house.do(self.play_later(table_id, guest, move, answer))
            return
        self.house.rooms.move_to_end(table_id)
        try:
            entries = room.table.move(guest, move.seat, move.turn, move.code)
        except (Refused, RidottoError) as refused:
            room.door.leave()
            answer(*refusal(refused))
            return
        self.house.submit(table_id, entries, partial(self.settle, room, entries, answer))

    async def play_later(self, table_id: str, guest: str, move: wire.Move, answer: Answer) -> None:
        """The table has to be read first, or is busy."""
        try:
            await self.house.command(table_id, lambda table: table.move(guest, move.seat, move.turn, move.code))
        except (Refused, RidottoError) as refused:
            answer(*refusal(refused))
        except BaseException:
            answer(*refusal(Refused(500, "fault")))
            raise
        else:
            answer(200, wire.Accepted(table_id))

    def settle(self, room: Room, entries: list[Entry], answer: Answer, problem: Exception | None) -> None:
        """Fold a move in that was written.  The others of the same commit come next; then all are told."""
        wish = room.table.wish
        if problem is None:
            try:
                room.table.apply(entries)
            except Exception as fault:  # ours; the others of this commit go on, and so does the writer
                LOG.exception("A move at table %s cannot be folded in.", room.table.header.id)
                problem = fault
        if problem is not None:
            self.house.forget(room)
        room.door.leave()
        changed = wish is not room.table.wish or entries[-1].kind == "over"
        self.written.append(Written(room, answer, problem, changed))
        if len(self.written) == 1:
            asyncio.get_running_loop().call_soon(self.tell)

    def tell(self) -> None:
        written, self.written = self.written, []
        for move in written:
            self.acknowledge(move)
        messages = [told for move in written for told in messages_of(move)]
        for viewer, message in messages:
            viewer.send(message)
        for move in written:
            if move.room.table.asked_bots():
                self.house.wake_bots(move.room)

    def acknowledge(self, move: Written) -> None:
        if move.problem is None:
            move.answer(200, wire.Accepted(move.room.table.header.id))
        elif isinstance(move.problem, Conflict):
            move.answer(*refusal(Refused(409, "quicker")))
        else:
            move.answer(*refusal(Refused(500, "fault")))


def messages_of(move: Written) -> list[tuple[Viewer, bytes]]:
    """What those who look on are sent at once."""
    messages: list[tuple[Viewer, bytes]] = []
    for viewer in move.room.to_tell(move.table_changed):
        try:
            messages.append((viewer, viewer.message(move.room.table)))
        except Exception:  # a fault of ours costs one socket, not the acknowledgements
            LOG.exception("An update of table %s cannot be written.", move.room.table.header.id)
            viewer.lost = True
            viewer.news.set()
    return messages


def refusal(error: Refused | RidottoError) -> tuple[int, wire.Problem]:
    refused = error if isinstance(error, Refused) else by_rule(error)
    return refused.status, refused.problem
