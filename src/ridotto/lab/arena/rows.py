"""Finished games, as rows of Parquet files.  What the columns mean stands in docs/reference/arena.md."""

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from ..errors import BadExperiment

PARTS = "parts"
GAMES = "games.parquet"
FILES = (GAMES, f"{PARTS}/*.parquet")
PATIENCE = 2.0  # seconds that a finished game waits at most before it is written, while others finish


class Row(NamedTuple):
    """One game; lists are by seat."""

    number: int
    game: str
    version: int
    seats: int
    choices: str
    deal: int
    seed: int
    pairing: int
    first: str
    second: str
    bots: list[str]
    ranks: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    iterations: list[int]


SCHEMA: Any = pa.schema(
    [
        ("number", pa.int32()),
        ("game", pa.string()),
        ("version", pa.int16()),
        ("seats", pa.int8()),
        ("choices", pa.string()),
        ("deal", pa.int32()),
        ("seed", pa.int64()),
        ("pairing", pa.int16()),
        ("first", pa.string()),
        ("second", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("ranks", pa.list_(pa.int8())),
        ("scores", pa.list_(pa.int32())),
        ("decisions", pa.list_(pa.int32())),
        ("seconds", pa.list_(pa.float64())),
        ("longest", pa.list_(pa.float64())),
        ("iterations", pa.list_(pa.int64())),
    ]
)


class Sheet:
    """The rows of an experiment: many small files while it runs, one when it is complete."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.waiting: list[Row] = []
        self.written = monotonic()

    def parts(self) -> list[Path]:
        return sorted((self.folder / PARTS).glob("*.parquet"))

    def rows(self) -> list[Row]:
        """All rows written so far, by number."""
        whole = self.folder / GAMES
        rows: dict[int, Row] = {}
        for file in [*([whole] if whole.is_file() else []), *self.parts()]:
            rows |= {row.number: row for row in read(file)}
        return [rows[number] for number in sorted(rows)]

    def add(self, row: Row) -> None:
        self.waiting.append(row)
        if monotonic() - self.written >= PATIENCE:
            self.flush()

    def flush(self) -> None:
        """Write what waits."""
        if self.waiting:
            write(self.folder / PARTS / f"{self.waiting[0].number:06}.parquet", self.waiting)
        self.waiting = []
        self.written = monotonic()

    def merge(self) -> list[Row]:
        """Put all rows into one file."""
        self.flush()
        rows = self.rows()
        write(self.folder / GAMES, rows)
        for part in self.parts():
            part.unlink()
        return rows


def read(file: Path) -> list[Row]:
    try:
        return [Row(**fields) for fields in pq.read_table(file).to_pylist()]
    except (OSError, TypeError, pa.ArrowException) as error:
        raise BadExperiment(f"{file} is damaged; remove it, and its games are played again.") from error


def write(file: Path, rows: Sequence[Row]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f".{file.name}.part")
    table = pa.Table.from_pylist([row._asdict() for row in rows], schema=SCHEMA)
    pq.write_table(table, part, compression="zstd")
    part.replace(file)
