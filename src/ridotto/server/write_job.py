"""Jobs for the writer thread."""

from collections.abc import Callable, Sequence

from .rows import LogEntry

Row = tuple[object, ...]  # values in the order of the columns
Statement = tuple[object, list[Row]]  # an INSERT of the store and its rows; no rows with any other statement
OnDone = Callable[[Exception | None], None]


class WriteJob:
    """Statements that are written all or nothing; `on_done` gets the error, or None once they are on disk."""

    def __init__(self, statements: list[Statement], on_done: OnDone) -> None:
        self.statements = statements
        self.on_done = on_done
        self.error: Exception | None = None


def first_key(job: WriteJob) -> str:
    """What a job writes first, such as an entry of a table's log."""
    rows = job.statements[0][1]
    return str(rows[0][0]) if rows else ""


def log_rows(table_id: str, entries: Sequence[LogEntry]) -> list[Row]:
    return [(table_id, e.number, e.kind, e.seat, e.value, e.who, e.text, e.bots) for e in entries]


def merge_statements(jobs: Sequence[WriteJob]) -> list[Statement]:
    """The statements of all jobs in order; consecutive inserts into the same table become one."""
    merged: list[Statement] = []
    for job in jobs:
        for statement, rows in job.statements:
            if merged and merged[-1][0] is statement:
                merged[-1][1].extend(rows)
            else:
                merged.append((statement, list(rows)))
    return merged
