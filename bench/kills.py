"""Kills under load: nothing that was acknowledged is lost, doubled or reordered, and everybody goes on.

    python bench/kills.py --store sqlite              # 200 kills of the server and of its bots, some 7 minutes
    python bench/kills.py --store cluster             # ... of two servers, bot workers, PostgreSQL and NATS, some 10
    python bench/kills.py --store cluster --kills 20 --tables 8 --kinds server,NATS --seed 3

People play with bots at many tables, over WebSockets, and reconnect by themselves: in the cluster to any of the two
servers.  Something is killed at random and started again, and the next kill comes once a move that was sent after this
one has been acknowledged to everybody.  After each kill the logs of some tables are read in the database itself, and at
the end all of them: every acknowledged move is there once and in order, numbers have no gap, there is nothing that
nobody sent, and each log is a game by the rules; finished games are also read as records.

The table tells of each kind of kill: the moves that were acknowledged before it, since the last kill; the responses
that were lost by it; what is wrong with the logs; clients for whom no move was acknowledged in time; and the longest
and the usual time until all had one.  The exit code is 1 if anything is wrong.  Correct logs do not need a quiet
machine, pauses do.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import statistics
import sys
import time
from bisect import bisect_right
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path

import httpx
import uvloop
from rich import box
from rich.console import Console
from rich.table import Table as Grid

# A script sees its own folder only; from the root, the same import serves the script and the type checker.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import ridotto
from bench.kill_clients import GAME, PATIENCE, PEOPLE, SEATS, Crowd
from bench.kill_servers import Cluster, OneServer, Site
from bench.load_connections import HOST
from bench.log_check import Entry, Finding, check_log, check_rules
from tests.server.databases import execute

STORES = {"sqlite": OneServer, "cluster": Cluster}
PLAYED_ON = (0.1, 0.8)  # seconds between the moment at which all have resumed and the next kill
DOWN = 0.3  # seconds until what was killed is started again, at the most
RESUME_WITHIN = 30.0  # seconds
LOOKED_AT = 4  # tables whose logs are read after each kill
RECORDS = 100  # finished games that are read as records at the end
FAULTS = ("lost", "doubled", "reordered", "unsent", "gap", "unplayable")
WIDTH = 150  # of the report if it is not printed to a terminal
SHOWN = 10  # findings


@dataclass
class Kill:
    """A kill, and what came of it."""

    kind: str
    began: float
    pause: float = 0.0  # seconds until everybody had resumed
    missing: int = 0  # people who had not, in time
    lost_responses: int = 0


class Run:
    """One run: what is killed, who plays there, and what was found."""

    def __init__(self, site: Site, args: argparse.Namespace) -> None:
        self.site = site
        self.args = args
        self.chance = random.Random(args.seed)
        self.crowd = Crowd(site.ports, args.tables, args.pace)
        self.kinds = [kind for kind in site.kills if not args.kinds or kind in args.kinds.split(",")]
        self.kills: list[Kill] = []
        self.findings: set[Finding] = set()
        self.finished = 0  # games
        self.stuck: list[str] = []  # who has not resumed, and what they wait for

    async def play(self) -> None:
        deadline = time.monotonic() + 60 * self.args.minutes
        self.crowd.note_kill()
        self.crowd.start()
        try:
            if await self.crowd.wait_until_resumed(RESUME_WITHIN):
                raise SystemExit(f"Not everybody can play: {self.crowd.troubles}")
            while len(self.kills) < self.args.kills and time.monotonic() < deadline and not self.is_stuck:
                await asyncio.sleep(self.chance.uniform(*PLAYED_ON))
                await self.kill(self.chance.choice(self.kinds))
        finally:
            await self.crowd.stop()
        self.check_logs()
        await self.check_records()

    @property
    def is_stuck(self) -> bool:
        return bool(self.kills and self.kills[-1].missing)

    async def kill(self, kind: str) -> None:
        """Kill something, start it again, and wait until everybody has resumed."""
        await asyncio.to_thread(self.site.revive)
        kill, lost = Kill(kind, time.monotonic()), self.crowd.lost_responses
        start = await asyncio.to_thread(self.site.kills[kind], self.chance)
        self.crowd.note_kill()
        self.kills.append(kill)
        await asyncio.sleep(self.chance.uniform(0, DOWN))
        await asyncio.to_thread(start)
        missing = await self.crowd.wait_until_resumed(RESUME_WITHIN)
        kill.missing = len(missing)
        self.stuck = [f"{person.state}; {self.asked_at(person.table)}" for person in missing]
        kill.pause = self.crowd.last_resumed - kill.began
        kill.lost_responses = self.crowd.lost_responses - lost
        self.look_at_some()
        how = f"{kill.missing} HAVE NOT RESUMED" if kill.missing else f"all resumed after {kill.pause:5.2f} s"
        print(
            f"{len(self.kills):4} of {self.args.kills}  {kind:11}{how}, {self.crowd.acknowledged:9,} moves "
            f"acknowledged, {len(self.findings)} faults",
            flush=True,
        )

    # ---- the logs

    def look_at_some(self) -> None:
        """The newest games are being played.  No client runs meanwhile, so the log has all that was acknowledged."""
        newest = self.crowd.games[-len(self.crowd.parties) :]
        for game in self.chance.sample(newest, min(LOOKED_AT, len(newest))):
            self.findings.update(check_log(self.site.log(game.table), game.moves, PEOPLE))

    def asked_at(self, table: str) -> str:
        """Whom the log of a table says to be asked."""
        match = ridotto.start(GAME, SEATS, listen=False)
        log = self.site.log(table)
        for _, kind, value in log:
            if kind == "word":
                match.apply_word(value)
        return f"by its log of {len(log)} entries seats {match.asked} are asked"

    def check_logs(self) -> None:
        logs: defaultdict[str, list[Entry]] = defaultdict(list)
        for table, *entry in execute(self.site.database, "SELECT table_id, number, kind, value FROM log ORDER BY 1, 2"):
            logs[table].append(tuple(entry))
        choices = dict(execute(self.site.database, "SELECT id, choices FROM tables"))
        for game in self.crowd.games:
            log = logs[game.table]
            self.findings.update(check_log(log, game.moves, PEOPLE))
            self.findings.update(check_rules(GAME, SEATS, json.loads(choices[game.table]), log))

    async def check_records(self) -> None:
        """Records of finished games, as the servers read them from the database."""
        games = [game for game in self.crowd.games if game.is_over]
        self.finished = len(games)
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{self.site.ports[0]}", timeout=PATIENCE) as http:
            for game in self.chance.sample(games, min(RECORDS, len(games))):
                record = (await http.get(f"/api/tables/{game.table}/record")).raise_for_status().text
                try:
                    assert ridotto.replay(record).over, "the game is over"
                except (ridotto.RidottoError, AssertionError) as error:
                    self.findings.add(Finding("unplayable", f"the record of table {game.table}: {error}"))

    # ---- the report

    @property
    def is_right(self) -> bool:
        return len(self.kills) == self.args.kills and not self.findings and not self.is_stuck

    def kind_at(self, at: float) -> str:
        """The kind of the first kill after a moment, or of the last one."""
        number = bisect_right([kill.began for kill in self.kills], at)
        return self.kills[min(number, len(self.kills) - 1)].kind

    def counts(self) -> dict[str, Counter[str]]:
        """By kind of kill: acknowledged moves before it, and faults."""
        counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for game in self.crowd.games:
            for move in game.moves:
                if move.acknowledged is not None:
                    counts[self.kind_at(move.acknowledged)]["acknowledged"] += 1
        for finding in self.findings:
            counts[self.kind_at(finding.at)][finding.fault] += 1
        return counts

    def report(self) -> Grid:
        counts = self.counts()
        grid = Grid(box=box.SIMPLE_HEAD)
        grid.add_column("killed", no_wrap=True)
        for column in ("kills", "moves", "unanswered", *FAULTS, "not resumed", "longest pause", "median"):
            grid.add_column(column, justify="right", no_wrap=True)
        for kind in self.kinds:
            self.add_row(grid, kind, [kill for kill in self.kills if kill.kind == kind], counts[kind])
        self.add_row(grid, "all", self.kills, sum(counts.values(), Counter()))
        return grid

    def add_row(self, grid: Grid, name: str, kills: list[Kill], counts: Counter[str]) -> None:
        pauses = [kill.pause for kill in kills] or [0.0]
        grid.add_row(
            name,
            str(len(kills)),
            f"{counts['acknowledged']:,}",
            str(sum(kill.lost_responses for kill in kills)),
            *[str(counts[fault]) for fault in FAULTS],
            str(sum(kill.missing for kill in kills)),
            f"{max(pauses):.2f} s",
            f"{statistics.median(pauses):.2f} s",
        )

    def remarks(self) -> list[str]:
        return [
            f"{len(self.crowd.games):,} games, {self.finished:,} of them finished; {self.crowd.troubles}",
            f"started again though nobody had killed it: {self.site.revived}",
            *self.stuck,
            *[f"{finding.fault}: {finding.what}" for finding in sorted(self.findings)[:SHOWN]],
            *[f"logged as a fault {count} times: {what}" for what, count in self.site.complaints().most_common(SHOWN)],
            "Everything is right."
            if self.is_right
            else f"NOT EVERYTHING IS RIGHT; the logs are in {self.site.folder}.",
        ]


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", choices=tuple(STORES), default="sqlite")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--kinds", default="", help="only these, separated by commas")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--pace", type=float, default=0.05, help="seconds until a person answers, on average (0.05)")
    parser.add_argument("--minutes", type=float, default=20, help="after which no more is killed (20)")
    parser.add_argument("--keep", action="store_true", help="the folder with the servers' logs, in any case")
    parser.add_argument("--seed", type=int, default=1, help="of what is killed, and when")
    return parser.parse_args()


def main() -> int:
    args = parsed()
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    site = STORES[args.store]()
    try:
        run = Run(site, args)
        began = time.monotonic()
        uvloop.run(run.play())
        console.print(f"{args.store}: {args.tables} tables, {time.monotonic() - began:.0f} s", highlight=False)
        console.print(run.report())
        for line in run.remarks():
            console.print(line, highlight=False, markup=False)
    finally:
        site.close()
    if run.is_right and not args.keep:
        shutil.rmtree(site.folder)
    return int(not run.is_right)


if __name__ == "__main__":
    sys.exit(main())
