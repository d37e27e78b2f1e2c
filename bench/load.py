"""The server under load: 200 Doge tables, two guests and two WebSockets each, every move on disk.

    python bench/load.py
    python bench/load.py --install                    # boardgame.io, for the ratio; needs Node
    python bench/load.py --only ridotto --seconds 10 --rounds 1 --json
    python bench/load.py --moves both                 # over the WebSocket, and as HTTP requests
    python bench/load.py --baseline build/site-old    # another build of the package, in the same run

Closed loop: every table has one move in progress and sends the next as soon as the acknowledgement and the next
question have arrived.  Paced: a fixed number of moves a second over all tables.  The server has one core, the load
generator another one.  Two latencies are measured, in milliseconds: until a move is acknowledged, and until its mover
has received ("seen") the new state.  At the end the server is killed under load, and every acknowledged move is looked
up in its database.

boardgame.io plays the smallest possible game (a counter), driven from Node with socket.io; it sends the new state
before it writes, and no other acknowledgement, so both latencies are the same.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvloop
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from ridotto.core import match

# A script sees its own folder only; from the root, the same import serves the script and the type checker.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load_client import Load
from bench.load_connections import LoadError
from bench.load_servers import (
    LOAD_CORE,
    ServerProcess,
    install_peer,
    load_peer,
    missing_moves,
    on_core,
    peer_missing,
    serve_peer,
    serve_ridotto,
)

PARTS = ("closed", "paced")
OURS = "Ridotto, SQLite"
BY_HTTP = f"{OURS}, moves by HTTP"
BASELINE = "baseline"
STORES = {"boardgame.io 0.50.2, memory": "memory", "boardgame.io 0.50.2, files": "file"}
WIDTH = 110  # of the report if it is not printed to a terminal
MIN_RATE, MAX_CLOSED, MAX_PACED = 4_000, 60, 10  # moves/s; p99 in ms


@dataclass
class Part:
    """One measured part of one round."""

    seconds: float
    took: list[float]  # milliseconds until each move was acknowledged
    seen: list[float]  # the same until its mover was sent the new state
    server: float  # seconds of CPU time
    client: float

    @property
    def facts(self) -> dict[str, float]:
        moves = max(1, len(self.took))
        return {
            "moves": len(self.took),
            "rate": len(self.took) / self.seconds,
            "p50": quantile(self.took, 0.5),
            "p99": quantile(self.took, 0.99),
            "seen_p50": quantile(self.seen, 0.5),
            "seen_p99": quantile(self.seen, 0.99),
            "server_us": 1e6 * self.server / moves,
            "client_us": 1e6 * self.client / moves,
        }


def quantile(numbers: list[float], share: float) -> float:
    ranked = sorted(numbers) or [0.0]
    return ranked[int(len(ranked) * share)]


@dataclass
class Row:
    """All rounds of one server."""

    name: str
    by_socket: bool = True  # moves
    package: str = ""  # the folder of another build; none: the installed one
    parts: dict[str, list[dict[str, float]]] = field(default_factory=lambda: {part: [] for part in PARTS})
    memory: float = 0.0
    checked: int = 0  # acknowledged moves that were looked up in the database
    note: str = ""

    def add(self, part: str, measured: Part) -> None:
        self.parts[part].append(measured.facts)

    def median(self, part: str, fact: str) -> float:
        rounds = self.parts[part]
        return statistics.median(facts[fact] for facts in rounds) if rounds else 0.0

    def ratio(self, other: Row, fact: str) -> float:
        pairs = zip(self.parts["closed"], other.parts["closed"], strict=True)
        return statistics.median(own[fact] / others[fact] for own, others in pairs)

    @property
    def facts(self) -> dict[str, Any]:
        medians = {part: {fact: self.median(part, fact) for fact in rounds[0]} for part, rounds in self.parts.items()}
        return {"server": self.name, "memory_mb": self.memory, "checked": self.checked, **medians}


# ---- Ridotto


class Meter:
    """Measures a part of a round."""

    def __init__(self, served: ServerProcess, load: Load) -> None:
        self.served = served
        self.load = load

    async def measure(self, warm: float, seconds: float) -> Part:
        await asyncio.sleep(warm)
        load = self.load
        load.took, load.seen, load.counting = [], [], True
        began, server, client = time.perf_counter(), self.served.cpu(), time.process_time()
        await asyncio.sleep(seconds)
        load.counting = False
        return Part(
            time.perf_counter() - began,
            [1000 * took for took in load.took],
            [1000 * took for took in load.seen],
            self.served.cpu() - server,
            time.process_time() - client,
        )


async def play(served: ServerProcess, row: Row, args: argparse.Namespace) -> Load:
    """A closed loop, a paced part, and a closed loop that ends with a kill."""
    load = Load(served.port, args.tables, row.by_socket)
    failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: fail(failed, context))
    course = asyncio.ensure_future(run_course(served, load, row, args))
    await asyncio.wait([course, failed], return_when=asyncio.FIRST_COMPLETED)
    if failed.done():
        course.cancel()
        load.disconnect()
        failed.result()
    await course
    return load


def fail(failed: asyncio.Future[None], context: dict[str, Any]) -> None:
    if not failed.done():
        failed.set_exception(context.get("exception") or LoadError(str(context["message"])))


async def run_course(served: ServerProcess, load: Load, row: Row, args: argparse.Namespace) -> None:
    await load.open()
    gc.collect()
    gc.freeze()  # no pauses of the load generator itself
    meter = Meter(served, load)
    await load.play_closed(args.warm)
    row.add("closed", await meter.measure(args.warm, args.seconds))
    await load.drain()
    paced = asyncio.ensure_future(load.play_paced(args.rate, args.warm + args.seconds + 1))
    row.add("paced", await meter.measure(args.warm, args.seconds))
    await paced
    row.memory = max(row.memory, served.memory())
    await load.play_closed(args.warm)
    load.closing = True
    served.kill()
    load.disconnect()


def measure_ours(row: Row, args: argparse.Namespace) -> None:
    served = serve_ridotto(row.package)
    try:
        load = uvloop.run(play(served, row, args))
        lost = missing_moves(served.folder, load.acknowledged)
        if lost:
            raise LoadError(f"{len(lost)} acknowledged moves are not in the database, such as {lost[0]}.")
        row.checked += len(load.acknowledged)
    finally:
        if served.process.poll() is None:
            served.kill()
        served.remove_folder()


# ---- boardgame.io


def measure_peer(row: Row, args: argparse.Namespace) -> None:
    served = serve_peer(STORES[row.name])
    job = {"port": served.port, "tables": args.tables, "warm": args.warm, "seconds": args.seconds, "rate": args.rate}
    client = load_peer(json.dumps(job))
    try:
        assert client.stdout is not None
        before = 0.0
        for line in client.stdout:
            report = json.loads(line)
            if "began" in report:
                before = served.cpu()
            else:
                row.add(
                    report["part"],
                    Part(report["seconds"], report["took"], report["took"], served.cpu() - before, report["cpu"]),
                )
        if client.wait():
            raise LoadError("The load generator of boardgame.io failed.")
        row.memory = max(row.memory, served.memory())
    finally:
        client.kill()
        client.wait()
        served.kill()
        served.remove_folder()


# ---- the report


def shown(rows: list[Row]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column("server")
    for part in ("moves/s", "µs CPU", "p50", "p99", "seen", "p99", "paced p99", "seen", "MB"):
        grid.add_column(part, justify="right")
    for row in rows:
        if row.note:
            grid.add_row(row.name, row.note)
            continue
        closed = [row.median("closed", fact) for fact in ("p50", "p99", "seen_p50", "seen_p99")]
        paced = [row.median("paced", fact) for fact in ("p99", "seen_p99")]
        grid.add_row(
            row.name,
            f"{row.median('closed', 'rate'):,.0f}",
            f"{row.median('closed', 'server_us'):.0f}",
            *[f"{number:.1f}" for number in (*closed, *paced)],
            f"{row.memory:.0f}",
        )
    return grid


def verdicts(rows: list[Row]) -> list[str]:
    peers = [row for row in rows if row.name in STORES and not row.note]
    lines = [line for row in rows if row.name == OURS for line in verdicts_on(row, peers)]
    return [*lines, *[line for row in rows if row.name == BASELINE for line in beside(row, rows)]]


def beside(baseline: Row, rows: list[Row]) -> list[str]:
    """Each of our rows as a multiple of the baseline: medians of the ratios within a round."""
    ours = [row for row in rows if row.name in (OURS, BY_HTTP)]
    return [
        f"{row.name}, beside the baseline: {row.ratio(baseline, 'rate'):.2f} x moves/s, "
        f"{row.ratio(baseline, 'p99'):.2f} x p99, {row.ratio(baseline, 'seen_p99'):.2f} x p99 seen, "
        f"{row.ratio(baseline, 'server_us'):.2f} x CPU time of a move"
        for row in ours
    ]


def verdicts_on(ours: Row, peers: list[Row]) -> list[str]:
    rate = ours.median("closed", "rate")
    closed, paced = ([ours.median(part, fact) for fact in ("p99", "seen_p99")] for part in PARTS)
    return [
        f"{ours.name}",
        f"  {ours.checked:,} acknowledged moves were looked up after the kill: all are in the database.",
        f"  at least {MIN_RATE:,} moves/s: {'yes' if rate >= MIN_RATE else 'NO'}",
        f"  closed loop, p99 at most {MAX_CLOSED} ms: {verdict(closed, MAX_CLOSED)}",
        f"  paced, p99 at most {MAX_PACED} ms: {verdict(paced, MAX_PACED)}",
        f"  load generator: {ours.median('closed', 'client_us'):.0f} µs of CPU time a move",
        *[f"  {rate / peer.median('closed', 'rate'):.1f} times the moves of {peer.name}" for peer in peers],
    ]


def verdict(took: Sequence[float], most: float) -> str:
    acknowledged, seen = ["yes" if each <= most else "NO" for each in took]
    return f"acknowledged {acknowledged}, seen {seen}"


def is_compiled() -> bool:
    return not str(match.__file__).endswith(".py")


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measured part")
    parser.add_argument("--warm", type=float, default=2.0, help="seconds of warm-up before each")
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second, paced")
    parser.add_argument("--rounds", type=int, default=3, help="the servers take turns; medians are shown")
    parser.add_argument("--only", default="", help="servers with this in their name")
    parser.add_argument("--moves", choices=("socket", "http", "both"), default="socket", help="how moves are sent")
    parser.add_argument("--baseline", default="", metavar="FOLDER", help="another build of the package to measure")
    parser.add_argument("--baseline-moves", choices=("socket", "http"), default="socket", help="the same for it")
    parser.add_argument("--install", action="store_true", help="install boardgame.io in build/load first")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def measure(rows: list[Row], args: argparse.Namespace) -> None:
    for _ in range(args.rounds):
        for row in rows:
            if row.name not in STORES:
                measure_ours(row, args)
            elif not row.note:
                measure_peer(row, args)


def rows_of(args: argparse.Namespace) -> list[Row]:
    """The servers to measure; a baseline is always among them."""
    rows = [Row(OURS)] if args.moves != "http" else []
    if args.moves != "socket":
        rows.append(Row(BY_HTTP, by_socket=False))
    rows += [Row(name, note=peer_missing()) for name in STORES]
    rows = [row for row in rows if args.only.lower() in row.name.lower()]
    if args.baseline:
        rows.append(Row(BASELINE, args.baseline_moves == "socket", str(Path(args.baseline).resolve())))
    return rows


def main() -> None:
    args = parsed()
    console = Console(stderr=args.json, width=None if sys.stdout.isatty() else WIDTH)
    if args.install:
        install_peer()
    rows = rows_of(args)
    engine = "compiled" if is_compiled() else "interpreted"
    console.print(
        f"{args.tables} tables, two sockets each, {args.rounds} x {args.seconds:g} s, medians; "
        f"engine {engine}; Python {platform.python_version()}, {os.cpu_count()} cores"
    )
    if on_core(LOAD_CORE):
        os.sched_setaffinity(0, {LOAD_CORE})
    measure(rows, args)
    console.print(shown(rows))
    for line in verdicts(rows):
        console.print(line, highlight=False)
    if args.json:
        print(json.dumps([row.facts for row in rows if not row.note], indent=1))


if __name__ == "__main__":
    try:
        main()
    except LoadError as error:
        sys.exit(str(error))
