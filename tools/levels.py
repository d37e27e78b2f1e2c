"""Who may import whom: a module imports only lower levels, and a game never imports another game.

Compiled code (core, games, bots) also keeps away from clocks, chance and the system, and from the ways round
the type checker.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from findings import ROOT, Finding, Source, report, sources

PACKAGE = "ridotto"
THE_PACKAGE = ""  # the part that is ridotto/__init__.py
LEVELS: tuple[frozenset[str], ...] = (  # lowest first
    frozenset({"core"}),
    frozenset({"games"}),
    frozenset({"bots", "texts", "registry"}),
    frozenset({"boards", "edition", "rule_pages"}),
    frozenset({THE_PACKAGE}),
    frozenset({"lab", "server", "testing"}),
    frozenset({"cli"}),
    frozenset({"__main__"}),
)
COMPILED = frozenset({"core", "games", "bots"})
DETERMINED = frozenset({"core", "games"})  # the same words always give the same game
UNDETERMINED = ("random", "time", "datetime", "secrets", "os", "uuid", "librt.random", "librt.time")
UNCHECKED = ("typing.Any", "typing.cast", "typing_extensions.Any")
IGNORES = re.compile(r"#\s*(type:\s*ignore|mypy:)")


class Module(NamedTuple):
    """A module of ours: its names below the package, without `__init__`."""

    names: tuple[str, ...]

    @property
    def part(self) -> str:
        return self.names[0] if self.names else THE_PACKAGE

    @property
    def game(self) -> str:
        return self.names[1] if self.part == "games" and len(self.names) > 1 else ""

    def __str__(self) -> str:
        return ".".join((PACKAGE, *self.names))


class Import(NamedTuple):
    """One name that is imported: `ridotto.core.state.State`, `typing.Any`, `os`."""

    line: int
    name: str


def level_of(part: str) -> int | None:
    return next((level for level, parts in enumerate(LEVELS) if part in parts), None)


def module_at(path: Path, src: Path) -> Module:
    names = path.relative_to(src / PACKAGE).with_suffix("").parts
    return Module(names[:-1] if names[-1] == "__init__" else names)


def imports(source: Source, src: Path) -> Iterator[Import]:
    """Yield every import of a file by its full name, relative ones included."""
    package = source.path.parent.relative_to(src).parts
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join((*above, node.module) if node.module else above)
            yield from (Import(node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def module_of(name: str, src: Path) -> Module | None:
    """Return the module of ours that an imported name lives in; None for other people's."""
    names = name.split(".")
    if names[0] != PACKAGE:
        return None
    while len(names) > 1 and not is_module(src.joinpath(*names)):
        names.pop()
    return Module(tuple(names[1:]))


def is_module(path: Path) -> bool:
    return path.is_dir() or path.with_suffix(".py").is_file()


def why_not(importer: Module, imported: Module) -> str:
    """Return why `importer` may not import `imported`, or nothing when it may."""
    if importer.part == imported.part:
        if importer.part == "games" and imported.game not in ("", importer.game):
            return f"{importer} imports {imported}: a game knows itself and the core, and no other game"
        return ""
    above, below = level_of(importer.part), level_of(imported.part)
    if above is None or below is None or above > below:
        return ""  # parts without a level are reported once, by `parts_without_level`
    return f"{importer} imports {imported}: a module imports only lower levels"


def wrong_imports(source: Source, src: Path) -> Iterator[Finding]:
    module = module_at(source.path, src)
    for line, name in imports(source, src):
        imported = module_of(name, src)
        if imported is not None:
            reason = why_not(module, imported)
        elif module.part in DETERMINED and is_one_of(name, UNDETERMINED):
            reason = f"{module} imports {name}: core and games know no chance, no clock and no system"
        elif module.part in COMPILED and is_one_of(name, UNCHECKED):
            reason = f"{module} imports {name}: compiled code is typed throughout"
        else:
            reason = ""
        if reason:
            yield Finding(source.path, line, reason)


def is_one_of(name: str, modules: tuple[str, ...]) -> bool:
    return any(name == module or name.startswith(module + ".") for module in modules)


def ignores(source: Source, src: Path) -> Iterator[Finding]:
    if module_at(source.path, src).part not in COMPILED:
        return
    for line, text in enumerate(source.text.splitlines(), 1):
        if IGNORES.search(text):
            yield Finding(source.path, line, "compiled code has no `# type: ignore`: it would make wrong code")


def parts_without_level(files: list[Source], src: Path) -> Iterator[Finding]:
    for part, path in {module_at(file.path, src).part: file.path for file in files}.items():
        if level_of(part) is None:
            yield Finding(path, 1, f"{PACKAGE}.{part} has no level yet: give it one in tools/levels.py")


def check(root: Path) -> list[Finding]:
    src = root / "src"
    files = list(sources(src / PACKAGE))
    found = list(parts_without_level(files, src))
    for file in files:
        found += wrong_imports(file, src)
        found += ignores(file, src)
    return found


if __name__ == "__main__":
    sys.exit(report(check(ROOT), ROOT, "levels: every import goes downwards"))
