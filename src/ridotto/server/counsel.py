"""Hints at a question, and analyses of finished games: computed by the bots' workers, kept in memory.

Servers tell each other of their analyses, so that everybody reads them at any of them.
"""

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from .. import texts
from ..bots.analysis import combine, parts
from ..bots.insights import Analysis, Hint, PartResult
from ..core.match import Match
from . import wire
from .bus import AnalysisNews, Bus
from .errors import Refused, not_yours, stale
from .questions import Bots, HintQuestion, PartQuestion
from .room import Room
from .settings import Settings
from .signs_of_life import telling
from .table import Table
from .viewer import seat_names

LOG = logging.getLogger(__name__)

Spawn = Callable[[Coroutine[Any, Any, None]], None]


class AnalysisJob:
    """The analysis of one table, under way or finished."""

    def __init__(self, guest: str, holds_until: float = math.inf) -> None:
        self.guest = guest  # who has asked for it
        self.holds_until = holds_until  # without news; that of this server needs none
        self.done = 0
        self.total = 0
        self.analysis: Analysis | None = None
        self.has_failed = False

    @property
    def is_running(self) -> bool:
        return self.analysis is None and not self.has_failed

    @property
    def is_abandoned(self) -> bool:
        """Has the server that made it fallen silent?"""
        return self.is_running and time.monotonic() > self.holds_until


class Counsel:
    """What the strongest bot is asked for by people."""

    def __init__(self, bots: Bots, spawn: Spawn, bus: Bus, settings: Settings) -> None:
        self.bots = bots
        self.bus = bus
        self.settings = settings
        self.spawn = spawn
        self.jobs: OrderedDict[str, AnalysisJob] = OrderedDict()  # by table, least recently used first

    # ---- hints

    async def hint(self, room: Room, guest: str, wish: wire.HintWish, lang: str) -> wire.Hint:
        """A hint for the guest who is asked.  Nothing of it is shown or told to anybody else."""
        table, seat = room.table, wish.seat
        check_asked(table, guest, seat, wish.turn)
        found = await self.hint_of(room, seat, wish.turn)
        check_asked(table, guest, seat, wish.turn)
        return hint_response(table, seat, wish.turn, found, lang)

    async def hint_of(self, room: Room, seat: int, turn_id: str) -> Hint:
        """The hint at a question, which is computed once; before the next one is begun it is finished."""
        while seat in room.hints:
            known, task = room.hints[seat]
            if known == turn_id:
                return await asyncio.shield(task)
            if task.done():
                break
            await asyncio.wait([task])
            if room.table.asked_turn_id(seat) != turn_id:
                raise stale()
        task = asyncio.create_task(self.bots.hint(HintQuestion.at(room.table, seat)))
        room.hints[seat] = turn_id, task
        task.add_done_callback(lambda done: forget_failed(room, seat, done))
        return await asyncio.shield(task)

    # ---- analyses

    def start_analysis(self, table: Table, guest: str) -> None:
        """Begin to analyse a finished game, unless that is done already."""
        match = table.finished
        job = self.jobs.get(table.header.id)
        if job is not None and not job.has_failed and not job.is_abandoned:
            return
        running = [other.guest for other in self.jobs.values() if other.is_running and not other.is_abandoned]
        if len(running) >= self.settings.max_analyses or running.count(guest) >= self.settings.max_analyses_per_guest:
            raise Refused(409, "busy")
        self.begin(table, match, guest)

    def begin(self, table: Table, match: Match[Any], guest: str) -> None:
        job = self.jobs[table.header.id] = AnalysisJob(guest)
        self.forget_finished()
        self.spawn(self.run(table, match, job))

    def forget_finished(self) -> None:
        """Keep so many analyses; those under way are among them, unless nobody makes them any more."""
        finished = [table_id for table_id, job in self.jobs.items() if not job.is_running or job.is_abandoned]
        for table_id in finished[: max(len(self.jobs) - self.settings.kept_analyses, 0)]:
            del self.jobs[table_id]

    async def run(self, table: Table, match: Match[Any], job: AnalysisJob) -> None:
        found: list[PartResult] = []
        work = parts(match)
        job.total = len(work)
        tell = partial(self.tell, table.header.id, job)
        tell()
        try:
            for part in work:
                result = self.bots.analyse(PartQuestion.about(table, part, job.guest))
                found.append(await telling(result, self.settings.tells_life_every, tell))
                job.done += 1
                tell()
            job.analysis = combine(match, found)
        except Exception:
            LOG.exception("The analysis of table %s failed.", table.header.id)
            job.has_failed = True
        tell()

    def tell(self, table_id: str, job: AnalysisJob) -> None:
        """Tell the other servers how far it is."""
        self.bus.publish(AnalysisNews(table_id, job.guest, job.done, job.total, job.analysis, job.has_failed))

    def hear(self, news: AnalysisNews) -> None:
        """Another server makes an analysis, or has made it."""
        known = self.jobs.get(news.table)
        if known is not None and known.holds_until == math.inf and not known.has_failed:
            return  # we make it ourselves, or have made it
        job = AnalysisJob(news.guest, time.monotonic() + self.settings.bots_taken_over_after)
        job.done, job.total, job.analysis, job.has_failed = news.done, news.total, news.analysis, news.has_failed
        self.jobs[news.table] = job
        self.forget_finished()

    def progress(self, table: Table, seat: int, lang: str) -> wire.AnalysisProgress:
        """How far the analysis is, and the result when it is done."""
        match = table.finished
        job = self.jobs.get(table.header.id)
        if job is None:
            return wire.AnalysisProgress(False, 0, 0)
        if job.is_abandoned:
            self.begin(table, match, job.guest)
        self.jobs.move_to_end(table.header.id)
        job = self.jobs[table.header.id]
        if job.has_failed:
            raise Refused(500, "fault")
        if job.analysis is None:
            return wire.AnalysisProgress(True, job.done, job.total)
        told = texts.analysis(match, job.analysis, lang, seat_names(table, lang), seat)
        return wire.AnalysisProgress(True, job.done, job.total, told, list(table.feed(seat).moments))


def forget_failed(room: Room, seat: int, task: "asyncio.Task[Hint]") -> None:
    """A hint that could not be computed can be asked for again."""
    if (task.cancelled() or task.exception() is not None) and room.hints.get(seat, ("", None))[1] is task:
        del room.hints[seat]


def check_asked(table: Table, guest: str, seat: int, turn_id: str) -> None:
    """Only who is asked gets a hint, and only at the question that is open."""
    match = table.playing
    table.place(seat)
    if not table.holds(guest, seat) or table.places[seat].bot >= 0:
        raise not_yours(seat)
    match.game.rules.question(match.state, seat)  # refuses who is not asked
    if turn_id != table.turn_id(seat):
        raise stale()


def hint_response(table: Table, seat: int, turn_id: str, found: Hint, lang: str) -> wire.Hint:
    match = table.playing
    rules = match.game.rules
    step = rules.question(match.state, seat).name
    paths = [rules.path(match.state, seat, choice.code) for choice in found.choices]
    choices = [
        wire.HintChoice(choice.code, list(path), choice.share, list(choice.chances), list(choice.win))
        for choice, path in zip(found.choices, paths, strict=True)
    ]
    offered = len(rules.options(match.state, seat))
    text = texts.hint(table.game.id, step, paths, found, seat, lang, seat_names(table, lang), offered)
    return wire.Hint(seat, turn_id, choices, text)
