"""The bots at the tables: each that is asked answers, as long as somebody looks at its table."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from ..core.errors import RidottoError
from .bot_worker import random_answer
from .bus import Bus, Thinking
from .errors import Refused, has_no_database
from .questions import BotQuestion, Bots
from .room import Room
from .rows import LogEntry
from .settings import Settings
from .signs_of_life import telling
from .table import Table

LOG = logging.getLogger(__name__)
TRY_AGAIN_AFTER = 1.0  # seconds, while there is no database


class BotBackend(Protocol):
    """What bots need of the game server."""

    def is_loaded(self, room: Room) -> bool: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    async def find_room(self, table_id: str) -> Room: ...

    async def run_command(self, table_id: str, make_entries: Callable[[Table], list[LogEntry]]) -> Room: ...


class BotPlayers:
    """The bots of all tables in memory."""

    def __init__(self, backend: BotBackend, bots: Bots, bus: Bus, settings: Settings) -> None:
        self.backend = backend
        self.bots = bots
        self.bus = bus
        self.settings = settings

    def start(self, room: Room) -> None:
        """Start a task for each bot that is asked and not running yet, unless the table is paused."""
        seats = [seat for seat in room.table.asked_bots() if seat not in room.busy_bots]
        if not seats or self.is_paused(room):
            return
        if room.bots_due_at > time.monotonic():
            self.start_later(room)
            return
        for seat in seats:
            room.busy_bots.add(seat)
            self.backend.spawn(self.run(room, seat))

    def start_later(self, room: Room) -> None:
        """Another server should have asked these bots: look again when it has had time to."""
        if room.takeover is not None:
            room.takeover.cancel()
        delay = room.bots_due_at - time.monotonic()
        room.takeover = asyncio.get_running_loop().call_later(delay, self.take_over, room)

    def take_over(self, room: Room) -> None:
        room.takeover = None
        if self.backend.is_loaded(room):
            self.start(room)

    def is_paused(self, room: Room) -> bool:
        """Has nobody looked for a while?  A game to which no person can come back is played to its end."""
        if room.online() or room.viewers or time.monotonic() - room.looked_at <= self.settings.bots_pause_after:
            return False
        return any(place.guest and not place.resigned for place in room.table.places)

    async def run(self, room: Room, seat: int) -> None:
        """Answer for a bot as long as it is asked."""
        table_id = room.table.header.id
        try:
            while self.is_due(room, seat):
                question = BotQuestion.at(room.table, seat)
                await self.move(room, question, await self.answer(question))
        except Exception as error:
            if has_no_database(error):
                LOG.warning("The bot of seat %d waits for the database at table %s.", seat, table_id)
                room.bots_due_at = time.monotonic() + TRY_AGAIN_AFTER
            else:
                LOG.exception("The bot of seat %d failed at table %s.", seat, table_id)
        finally:
            room.busy_bots.discard(seat)
        if room.bots_due_at > time.monotonic():
            self.start(room)

    async def move(self, room: Room, question: BotQuestion, code: int) -> None:
        """Give a bot's answer.  An illegal one, from a worker with other rules, does not keep the table waiting."""
        try:
            await self.give(question, code)
        except Refused as refused:  # an undo, or the guest has reclaimed the seat meanwhile
            if refused.code == "no_database":  # the table was dropped, and its bots with it
                self.backend.spawn(self.start_again(room))
        except RidottoError:
            LOG.exception("The bot of seat %d gave no answer of the rules at table %s.", question.seat, question.table)
            await self.give(question, random_answer(question))

    async def give(self, question: BotQuestion, code: int) -> None:
        command = partial(bot_move, seat=question.seat, turn_id=question.turn_id, code=code)
        await self.backend.run_command(question.table, command)

    async def start_again(self, dropped: Room) -> None:
        """Load a table when the database is back, though nobody may look at it, and start its bots."""
        table_id = dropped.table.header.id
        while True:
            await asyncio.sleep(TRY_AGAIN_AFTER)
            try:
                room = await self.backend.find_room(table_id)
                room.looked_at = max(room.looked_at, dropped.looked_at)
                room.bots_due_at = dropped.bots_due_at  # no other server has asked them
                self.start(room)
            except Exception as error:
                if has_no_database(error):
                    continue
                LOG.exception("The bots of table %s cannot go on.", table_id)
            return

    def is_due(self, room: Room, seat: int) -> bool:
        is_asked = self.backend.is_loaded(room) and seat in room.table.asked_bots()
        return is_asked and not self.is_paused(room) and room.bots_due_at <= time.monotonic()

    async def answer(self, question: BotQuestion) -> int:
        """The answer of a bot.  If it takes long, other servers are told that somebody waits for it."""
        tell = partial(self.bus.publish, Thinking(question.table))
        return await telling(self.bots.answer(question), self.settings.tells_life_every, tell)


def bot_move(table: Table, seat: int, turn_id: str, code: int) -> list[LogEntry]:
    return table.bot_move(seat, turn_id, code)
