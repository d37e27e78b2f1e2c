"""`ridotto check`: are these records by the rules?"""

from pathlib import Path

import click
from rich.progress import DownloadColumn, Progress, TaskID

from .. import RidottoError
from ..core.record import read_records
from .files import Excerpt, excerpts, replayed
from .luck import Luck
from .terminal import one_or_many, printable, progress


class Count:
    """What has been verified so far."""

    def __init__(self) -> None:
        self.games = 0
        self.unfinished = 0
        self.words = 0
        self.luck = Luck()

    def verify(self, excerpt: Excerpt) -> None:
        match = replayed(excerpt)
        self.games += 1
        self.unfinished += not match.over
        self.words += len(match.journal)
        self.luck.add(read_records(excerpt.text)[0], match, f"{excerpt.file}, game {excerpt.number}")

    def text(self, files: int) -> str:
        unfinished = f" ({self.unfinished:,} unfinished)" if self.unfinished else ""
        return (
            f"{one_or_many(files, 'file')}, {one_or_many(self.games, 'game')}{unfinished}, "
            f"{one_or_many(self.words, 'word')}: all by the rules."
        )


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
def check(files: tuple[str, ...]) -> None:
    """Verify every record in each FILE, word by word.

    Every answer must have been offered, every outcome of chance possible, every stored fingerprint and result right.
    Where a record has the seed of its shuffle, every outcome is drawn again; what that proves is said, and what not.
    If something is wrong, the first wrong word of each file is named and the exit code is 1.
    """
    count = Count()
    with progress(DownloadColumn()) as bar:
        task = bar.add_task("checking", total=sum(map(size_of, files)))
        errors = [error for file in files if (error := first_error(file, count, bar, task))]
    for error in errors:
        click.echo(f"Error: {printable(str(error))}", err=True)
    if errors:
        raise SystemExit(1)
    click.echo(count.text(len(files)))
    for line in count.luck.lines():
        click.echo(line)


def first_error(file: str, count: Count, bar: Progress, task: TaskID) -> RidottoError | None:
    try:
        for excerpt in excerpts(file):
            count.verify(excerpt)
            bar.advance(task, excerpt.bytes)
    except RidottoError as error:
        return error
    return None


def size_of(file: str) -> int:
    path = Path(file)
    return path.stat().st_size if path.is_file() else 0
