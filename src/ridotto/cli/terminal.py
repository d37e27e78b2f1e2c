"""What the commands share in talking to a terminal."""

import os

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from ..core import rules

LANGUAGES = ("en", "fr")
LONGEST = 600  # characters of an error: a damaged file can put anything into one


def screen() -> Console:
    """Where results go: standard output."""
    return Console(highlight=False, markup=False, emoji=False)


def side_screen() -> Console:
    """Where progress goes: standard error, so that results can be piped away."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def progress(*columns: ProgressColumn) -> Progress:
    """A bar that vanishes when it is full, and never appears in a file."""
    console = side_screen()
    shown = columns or (MofNCompleteColumn(),)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        *shown,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def spoken_language() -> str:
    """The language of this terminal's user, by the usual variables; English unless we speak theirs."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return next((lang for lang in LANGUAGES if value.lower().startswith(lang)), LANGUAGES[0])
    return LANGUAGES[0]


def is_compiled() -> bool:
    return not str(rules.__file__).endswith(".py")


def build() -> str:
    return "compiled" if is_compiled() else "interpreted"


def one_or_many(number: int, one: str, many: str = "") -> str:
    """1 game, 2,000 games."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def printable(text: str) -> str:
    """The text in one line that is safe to show, whatever file it comes from."""
    safe = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
    return safe if len(safe) <= LONGEST else f"{safe[:LONGEST]} …"
