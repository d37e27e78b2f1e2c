"""The server under load: 200 Doge tables, two guests and two WebSockets each, every move on disk.

    python bench/load.py                              # some 9 minutes
    python bench/load.py --install                    # boardgame.io, for the ratio; needs Node
    python bench/load.py --only sqlite --seconds 10 --rounds 1 --json
    python bench/load.py --only postgresql            # one server and two, some 5 minutes
    python bench/load.py --only sqlite --moves both   # over the WebSocket, and as HTTP requests
    python bench/load.py --only sqlite --baseline build/site-old    # another build of the package, in the same run

Closed loop: every table has one move in progress and sends the next as soon as the acknowledgement and the next
question have arrived.  Paced: a fixed number of moves a second over all tables.  The server has one core, the load
generator another one; with PostgreSQL the servers and all that they need share both cores with it.  Two servers divide
the tables, as a proxy in front may do by their ids; if the guests of each table are at different servers, every move
crosses the bus.  Two latencies are measured, in milliseconds: until a move is acknowledged, and until its mover has
received ("seen") the new state.  At the end the servers and PostgreSQL are killed under load, and every acknowledged
move is looked up in the database.

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
import sys
import time
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console

from ridotto.core import match

# A script sees its own folder only; from the root, the same import serves the script and the type checker.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load_client import Load
from bench.load_cluster import ClusterProcesses
from bench.load_connections import LoadError
from bench.load_report import APART, BASELINE, BY_HTTP, CLUSTER, OURS, POSTGRESQL, STORES, Part, Row, shown, verdicts
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

SERVERS = {POSTGRESQL: 1, CLUSTER: 2, APART: 2}
WIDTH = 130  # of the report if it is not printed to a terminal


# ---- Ridotto


Served = ServerProcess | ClusterProcesses


class Meter:
    """Measures a part of a round."""

    def __init__(self, served: Served, load: Load) -> None:
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


async def play(served: Served, row: Row, args: argparse.Namespace) -> Load:
    """A closed loop, a paced part, and a closed loop that ends with a kill."""
    load = Load(served.ports, args.tables, row.by_socket, row.name == APART)
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


async def run_course(served: Served, load: Load, row: Row, args: argparse.Namespace) -> None:
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
    served = ClusterProcesses(SERVERS[row.name]) if row.name in SERVERS else serve_ridotto(row.package)
    try:
        load = uvloop.run(play(served, row, args))
        lost = missing_moves(served.database, load.acknowledged)
        if lost:
            raise LoadError(f"{len(lost)} acknowledged moves are not in the database, such as {lost[0]}.")
        row.checked += len(load.acknowledged)
    finally:
        if served.is_alive:
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


# ---- the run


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
    rows += [Row(name) for name in SERVERS]
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
