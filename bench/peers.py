"""Ridotto beside other engines: random play, one core, one run, decisions per second of CPU time.

    python bench/peers.py --seconds 2 --repeats 3
    python bench/peers.py --only hearts --json
    python bench/peers.py --only hearts --ours all

The machine may be busy, so the engines take turns in every round and the median over the rounds counts:
a slow moment hits all of them alike. Differences under 15 % mean nothing.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

# A script sees its own folder only; from the root, the same import serves the script and the type checker.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.peer_engines import (
    NotInstalledError,
    Peer,
    Side,
    all_peers,
    installed,
    installed_games,
    measure_ours,
    version_of,
)

OURS = "doge"
ALL = "all"
WARM_UP = 0.25  # of the seconds of a round


@dataclass
class Row:
    """One line of the table: the rates of all rounds, or a note why there are none."""

    engine: str
    version: str
    game: str
    side: Side
    rates: list[float] = field(default_factory=list)
    note: str = ""

    @property
    def rate(self) -> float:
        return statistics.median(self.rates) if self.rates else 0.0

    @property
    def spread(self) -> float:
        """How far the rounds lie apart, as a part of the median: the reader's measure of the noise."""
        return (max(self.rates) - min(self.rates)) / self.rate if self.rates else 0.0

    @property
    def label(self) -> str:
        return f"{self.engine} {self.version}".strip()

    @property
    def how(self) -> str:
        return "not installed" if self.note else self.side


class Comparison:
    """Ours, each with as many seats as it can have, and the peers through the same rounds."""

    def __init__(self, peers: list[Peer], games: list[str]) -> None:
        release = version_of("ridotto")
        self.games = games
        self.ours = {(game, side): Row("Ridotto", release, game, side) for game in games for side in Side}
        self.rows = [Row(p.name, version_of(p.distribution), p.game, p.side) for p in peers]
        self.peers = peers
        self.ready: list[tuple[Peer, Row]] = []
        self.compiled = False

    def prepare(self, seconds: float) -> Iterator[str]:
        """Set everything up and warm it up, so that no round pays for the first time."""
        for game in self.games:
            yield f"warming up Ridotto, {game}"
            self.measure_ours(game, seconds)
        for peer, row in zip(self.peers, self.rows, strict=True):
            yield f"warming up {row.label}, {row.game}"
            try:
                installed(peer).run(seconds)
            except NotInstalledError as missing:
                row.note = str(missing)
            else:
                self.ready.append((peer, row))
        for row in self.ours.values():
            row.rates.clear()
        # What one engine keeps in memory must not slow the garbage collection of another.
        gc.collect()
        gc.freeze()

    def round(self, seconds: float) -> Iterator[str]:
        """Every engine once; yields what is measured next."""
        for game in self.games:
            yield f"Ridotto, {game}"
            self.measure_ours(game, seconds)
        for peer, row in self.ready:
            yield f"{row.label}, {row.game}, {row.side}"
            start = time.process_time()
            decisions = peer.run(seconds)
            row.rates.append(decisions / (time.process_time() - start))

    def measure_ours(self, game: str, seconds: float) -> None:
        inside, driven = self.ours[game, Side.INSIDE], self.ours[game, Side.DRIVEN]
        if inside.note:
            return
        try:
            figures = measure_ours(game, seconds)
        except NotInstalledError as missing:
            inside.note = driven.note = str(missing)
            return
        inside.rates.append(figures.inside)
        driven.rates.append(figures.driven)
        self.compiled = figures.compiled

    def ratio(self, game: str, row: Row) -> float:
        """Ours to theirs on the same side; 0 when one of the two was not measured."""
        return self.ours[game, row.side].rate / row.rate if row.rates else 0.0

    def all_rows(self) -> list[Row]:
        return [*self.ours.values(), *self.rows]


def pin_to_one_core() -> bool:
    """Keep to one core where the system lets us; the peers share it because they share the process."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


@contextmanager
def progress_line(total: int) -> Iterator[Progress]:
    """On standard error, so that the table or the JSON can be redirected."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        progress.add_task("", total=total)
        yield progress


def measure(comparison: Comparison, seconds: float, repeats: int) -> None:
    turns = len(comparison.games) + len(comparison.peers)
    with progress_line(turns * (1 + repeats)) as progress:
        line = progress.task_ids[0]
        for step in comparison.prepare(seconds * WARM_UP):
            progress.update(line, description=step, advance=1)
        for number in range(1, repeats + 1):
            for step in comparison.round(seconds):
                progress.update(line, description=f"round {number} of {repeats}: {step}", advance=1)


def times(ratio: float) -> str:
    """A ratio with as many digits as the noise leaves it; nothing for an unknown one."""
    if not ratio:
        return ""
    return f"{ratio:.2f} x" if ratio < 10 else f"{ratio:.0f} x"


def rates(comparison: Comparison) -> Table:
    table = Table(title="Random play on one core: median decisions per second of CPU time", box=box.SIMPLE)
    for name in ("engine", "game", "how driven"):
        table.add_column(name)
    for figure in ("decisions/s", "spread"):
        table.add_column(figure, justify="right")
    for row in comparison.all_rows():
        figures = () if row.note else (f"{row.rate:,.0f}", f"{row.spread:.0%}")
        table.add_row(row.engine, row.game, row.how, *figures, style="dim" if row.note else "")
    return table


def ratios(comparison: Comparison) -> Table:
    """A line for each peer: how many times as many decisions each of our games makes."""
    table = Table(title="Ours beside theirs", box=box.SIMPLE)
    table.add_column("theirs")
    table.add_column("how driven")
    for game in comparison.games:
        table.add_column(game, justify="right")
    for row in comparison.rows:
        table.add_row(row.game, row.how, *[times(comparison.ratio(game, row)) for game in comparison.games])
    return table


def show(comparison: Comparison) -> None:
    """The tables, and below them once per engine its version, or what to do about a missing one."""
    console = Console()
    console.print(rates(comparison), ratios(comparison))
    measured = dict.fromkeys(row.label for row in comparison.all_rows() if row.rates)
    console.print(", ".join(measured), highlight=False)
    notes = {row.engine: row.note for row in comparison.all_rows() if row.note}
    for engine, note in notes.items():
        console.print(f"{engine} is {note}", markup=False, highlight=False, soft_wrap=True)
    if "Ridotto" not in notes and not comparison.compiled:
        console.print("Ridotto is not compiled here: its figures are those of the plain Python fallback.")


def as_json(comparison: Comparison, seconds: float, repeats: int, pinned: bool) -> dict[str, Any]:
    rows = [
        {
            "engine": row.engine,
            "version": row.version,
            "game": row.game,
            "side": row.side.name.lower(),
            "decisions_per_s": round(row.rate) or None,
            "rounds": [round(rate) for rate in row.rates],
            "ours_to_theirs": {game: round(comparison.ratio(game, row), 3) or None for game in comparison.games},
            "note": row.note,
        }
        for row in comparison.all_rows()
    ]
    run = {"python": platform.python_version(), "seconds": seconds, "repeats": repeats, "pinned": pinned}
    return {**run, "ridotto_compiled": comparison.compiled, "rows": rows}


def chosen(only: list[str]) -> list[Peer]:
    """The peers whose engine or game contains one of the names; all of them when none is named."""
    names = [name.lower() for name in only] or [""]
    return [p for p in all_peers() if any(name in f"{p.name} {p.game}".lower() for name in names)]


def our_games(named: list[str]) -> list[str]:
    """Our games of these names; Doge when none is named, or none is installed."""
    known = installed_games()
    unknown = [name for name in named if name not in known and name != ALL]
    if known and unknown:
        sys.exit(f"We have no game {' or '.join(unknown)}. Known: {'; '.join(known)}.")
    return (known if ALL in named else named) or [OURS]


def positive(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise ValueError(text)
    return value


def at_least_one(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError(text)
    return value


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure Ridotto beside other engines on one core.")
    parser.add_argument("--seconds", type=positive, default=2.0, help="CPU time of an engine in a round")
    parser.add_argument("--repeats", type=at_least_one, default=3, help="rounds; the median counts")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="engine or game")
    parser.add_argument("--ours", action="append", default=[], metavar="GAME", help="our games, or all; else doge")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    peers = chosen(options.only)
    if not peers:
        known = sorted({peer.name for peer in all_peers()} | {peer.game for peer in all_peers()})
        sys.exit(f"No engine or game is named {' or '.join(options.only)}. Known: {'; '.join(known)}.")
    pinned = pin_to_one_core()
    comparison = Comparison(peers, our_games(options.ours))
    measure(comparison, options.seconds, options.repeats)
    if options.json:
        print(json.dumps(as_json(comparison, options.seconds, options.repeats, pinned), indent=2))
    else:
        show(comparison)


if __name__ == "__main__":
    main()
