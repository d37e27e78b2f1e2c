"""What the commands of the laboratory share: options, and the packages they need."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import isnan
from typing import Any, TypeVar

import click
from rich.progress import Progress, TaskID

from .. import RidottoError
from ..lab.limits import MOST_PROCESSES
from .terminal import progress

Command = TypeVar("Command", bound=Callable[..., Any])
LAB = ("numpy", "pyarrow", "matplotlib")


class NotInstalled(RidottoError):
    """A command that needs packages which are not installed."""


@contextmanager
def needed() -> Iterator[None]:
    """Say what to install where a package of the laboratory is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in LAB:
            raise
        raise NotInstalled(f'This command needs {error.name}: pip install "ridotto[lab]"') from error


class Number(click.FloatRange):
    """A number in a range.  `nan` is in none, though it compares as if it were in each."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = float(super().convert(value, param, ctx))
        if isnan(number):
            self.fail(f"{value} is not a number.", param, ctx)
        return number


def worker_options(command: Command) -> Command:
    """Who does the work."""
    processes = click.option(
        "--processes",
        type=click.IntRange(1, MOST_PROCESSES),
        metavar="N",
        help="How many processes work.  [default: all cores]",
    )
    ray = click.option("--ray", metavar="ADDRESS", help="Work on this Ray cluster; 'local' starts one here.")
    return processes(ray(command))


class Bars:
    """One bar on the screen at a time."""

    def __init__(self) -> None:
        self.bar: Progress | None = None
        self.task = TaskID(0)

    def begin(self, what: str, total: int, done: int) -> None:
        self.end()
        self.bar = progress()
        self.bar.start()
        self.task = self.bar.add_task(what, total=total, completed=done)

    def advance(self) -> None:
        if self.bar is not None:
            self.bar.advance(self.task)

    def end(self) -> None:
        if self.bar is not None:
            self.bar.stop()
        self.bar = None
