"""A seeded fault, and how it is put into a copy of the sources."""

from pathlib import Path
from typing import NamedTuple

LAWS = "tests/laws/test_laws.py"


class Mutant(NamedTuple):
    """One text of one file replaced by another.  `likely` are the tests that should catch it, tried first."""

    name: str
    file: str  # below src/ridotto
    old: str  # stands there exactly once
    new: str
    likely: tuple[str, ...]  # arguments of pytest


def law(*names: str) -> tuple[str, ...]:
    """The laws of these names, or of which these are a part."""
    return (LAWS, "-k", " or ".join(names))


def seed_fault(mutant: Mutant, src: Path) -> None:
    """Put the fault into the sources in `src`."""
    path = src / "ridotto" / mutant.file
    text = path.read_text(encoding="utf-8")
    found = text.count(mutant.old)
    if found != 1:
        raise SystemExit(f"The mutant '{mutant.name}' does not fit: {mutant.file} holds {found} times {mutant.old!r}.")
    path.unlink()  # it may be a link to the faultless file
    path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
