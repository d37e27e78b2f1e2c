"""What is to be written, and who waits for it."""

from collections.abc import Callable, Sequence

from .entries import Entry

Row = tuple[object, ...]  # what is inserted, in the order of the columns
Statement = tuple[object, list[Row]]  # an INSERT of the store and its rows; no rows with any other statement
Done = Callable[[Exception | None], None]


class Job:
    """What one caller wants written, all or nothing; `done` is called when it is on disk, or cannot be."""

    def __init__(self, statements: list[Statement], done: Done) -> None:
        self.statements = statements
        self.done = done
        self.problem: Exception | None = None


def log_rows(table_id: str, entries: Sequence[Entry]) -> list[Row]:
    return [(table_id, e.number, e.kind, e.seat, e.value, e.who) for e in entries]


def gathered(jobs: Sequence[Job]) -> list[Statement]:
    """The statements of all jobs in order, neighbours of one kind put together into one call."""
    out: list[Statement] = []
    for job in jobs:
        for statement, rows in job.statements:
            if out and out[-1][0] is statement:
                out[-1][1].extend(rows)
            else:
                out.append((statement, list(rows)))
    return out
