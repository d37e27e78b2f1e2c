"""What bench/load.py has measured: parts of rounds, rows of servers, and the report about them."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich import box
from rich.table import Table as Grid

PARTS = ("closed", "paced")
OURS = "Ridotto, SQLite"
BY_HTTP = f"{OURS}, moves by HTTP"
BASELINE = "baseline"
POSTGRESQL = "Ridotto, PostgreSQL, one server"
CLUSTER = "Ridotto, PostgreSQL and NATS, two servers"
APART = "Ridotto, PostgreSQL and NATS, guests apart"
STORES = {"boardgame.io 0.50.2, memory": "memory", "boardgame.io 0.50.2, files": "file"}
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
    lines += [line for row in rows if row.name in (POSTGRESQL, CLUSTER, APART) for line in (row.name, checked(row))]
    by_name = {row.name: row for row in rows}
    pairs = [(OURS, BASELINE), (BY_HTTP, BASELINE), (POSTGRESQL, OURS), (CLUSTER, POSTGRESQL), (APART, POSTGRESQL)]
    return [*lines, *[beside(by_name[one], by_name[other]) for one, other in pairs if {one, other} <= set(by_name)]]


def beside(row: Row, other: Row) -> str:
    """A row as a multiple of another one: medians of the ratios within a round."""
    return (
        f"{row.name}, beside {other.name}: {row.ratio(other, 'rate'):.2f} x moves/s, "
        f"{row.ratio(other, 'p99'):.2f} x p99, {row.ratio(other, 'seen_p99'):.2f} x p99 seen, "
        f"{row.ratio(other, 'server_us'):.2f} x CPU time of a move"
    )


def checked(row: Row) -> str:
    return f"  {row.checked:,} acknowledged moves were looked up after the kill: all are in the database."


def verdicts_on(ours: Row, peers: list[Row]) -> list[str]:
    rate = ours.median("closed", "rate")
    closed, paced = ([ours.median(part, fact) for fact in ("p99", "seen_p99")] for part in PARTS)
    return [
        f"{ours.name}",
        checked(ours),
        f"  at least {MIN_RATE:,} moves/s: {'yes' if rate >= MIN_RATE else 'NO'}",
        f"  closed loop, p99 at most {MAX_CLOSED} ms: {verdict(closed, MAX_CLOSED)}",
        f"  paced, p99 at most {MAX_PACED} ms: {verdict(paced, MAX_PACED)}",
        f"  load generator: {ours.median('closed', 'client_us'):.0f} µs of CPU time a move",
        *[f"  {rate / peer.median('closed', 'rate'):.1f} times the moves of {peer.name}" for peer in peers],
    ]


def verdict(took: Sequence[float], most: float) -> str:
    acknowledged, seen = ["yes" if each <= most else "NO" for each in took]
    return f"acknowledged {acknowledged}, seen {seen}"
