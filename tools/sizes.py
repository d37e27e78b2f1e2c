"""How long files, step classes and functions are: the worst ten of each, and a failure above the limits."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from findings import ROOT, Finding, Source, report, sources, step_classes

WORST = 10
TABLES = "material.py"  # data of the box, as long as the box is full


class Limit(NamedTuple):
    """What to aim at, and what fails."""

    kind: str
    aim: int
    most: int


FILE = Limit("file", 300, 400)
STEP = Limit("step class", 60, 80)
FUNCTION = Limit("function", 40, 60)
LIMITS = (FILE, STEP, FUNCTION)


class Size(NamedTuple):
    """How many lines something has."""

    lines: int
    path: Path
    line: int
    name: str


def measured(root: Path) -> dict[Limit, list[Size]]:
    """Return all sizes, longest first."""
    files = list(sources(root / "src"))
    steps = step_classes(files)
    sizes = {
        FILE: [Size(len(file.text.splitlines()), file.path, 1, "") for file in files if file.path.name != TABLES],
        STEP: [size for file in files for size in nodes(file, steps)],
        FUNCTION: [size for file in files for size in nodes(file, None)],
    }
    return {limit: sorted(found, reverse=True) for limit, found in sizes.items()}


def nodes(file: Source, classes: set[str] | None) -> Iterator[Size]:
    """Yield the sizes of the named classes of a file, or of its functions when none are named."""
    for node in ast.walk(file.tree):
        if isinstance(node, ast.ClassDef):
            wanted = classes is not None and node.name in classes
        else:
            wanted = classes is None and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if wanted and isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield Size((node.end_lineno or node.lineno) - node.lineno + 1, file.path, node.lineno, node.name)


def print_worst(sizes: dict[Limit, list[Size]], root: Path) -> None:
    for limit, found in sizes.items():
        print(f"the longest, {limit.kind} by {limit.kind} (aim {limit.aim}, most {limit.most} lines)")
        for size in found[:WORST]:
            print(f"{size.lines:6} {size.path.relative_to(root)}:{size.line} {size.name}".rstrip())


def check(sizes: dict[Limit, list[Size]]) -> list[Finding]:
    return [
        Finding(
            size.path,
            size.line,
            f"{limit.kind} {size.name or size.path.name} has {size.lines} lines; the most is {limit.most}",
        )
        for limit, found in sizes.items()
        for size in found
        if size.lines > limit.most
    ]


def main(root: Path) -> int:
    sizes = measured(root)
    print_worst(sizes, root)
    return report(check(sizes), root, "sizes: nothing is too long")


if __name__ == "__main__":
    sys.exit(main(ROOT))
