"""What the checks of this folder share: a finding, and how findings are reported."""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
STEP_KINDS = frozenset({"Automatic", "Decision", "Chance"})


class Finding(NamedTuple):
    """One thing that is wrong, and where."""

    path: Path
    line: int
    sentence: str


class Source(NamedTuple):
    """A Python file, read and parsed."""

    path: Path
    text: str
    tree: ast.Module


def sources(folder: Path) -> Iterator[Source]:
    """Read every Python file below a folder, in order."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        yield Source(path, text, ast.parse(text, filename=str(path)))


def step_classes(files: Iterable[Source]) -> set[str]:
    """Return the names of all classes that are steps, through other steps too."""
    bases = {
        node.name: {name_of(base) for base in node.bases}
        for file in files
        for node in ast.walk(file.tree)
        if isinstance(node, ast.ClassDef)
    }
    found: set[str] = set()
    grown = True
    while grown:
        more = {name for name, above in bases.items() if above & (STEP_KINDS | found)} - found
        found |= more
        grown = bool(more)
    return found


def name_of(node: ast.expr) -> str:
    """Return the last name of `a.b.Name[...]`, or nothing for other expressions."""
    if isinstance(node, ast.Subscript):
        return name_of(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def report(findings: list[Finding], root: Path, fine: str) -> int:
    """Print the findings, or that all is fine; return the exit code."""
    for finding in sorted(findings):
        path = finding.path.relative_to(root) if finding.path.is_relative_to(root) else finding.path
        print(f"{path}:{finding.line}: {finding.sentence}", file=sys.stderr)
    if findings:
        print(f"{len(findings)} to mend.", file=sys.stderr)
        return 1
    print(fine)
    return 0
