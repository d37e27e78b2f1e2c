"""Lays out a new game: every file it needs, as a tiny game that keeps all laws and can be played at once.

    make new-game NAME=regatta                          the title is Regatta, rule ids begin with RE
    make new-game NAME=san_pietro TITLE="San Pietro" PREFIX=SP

The files are those of tools/new_game, which lie there as they will lie in the repository: `__game__`, `__Game__`,
`__Title__` and `__XX__` are filled in, in their names too.  No file that is there already is changed.
"""

import argparse
import keyword
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from findings import ROOT

TEMPLATES = Path(__file__).with_suffix("")
SUFFIX = ".tmpl"  # so that no tool takes a template for a source
NAME = re.compile(r"[a-z][a-z0-9_]*[a-z0-9]")
PREFIX = re.compile(r"[A-Z]{2}")
TITLE = re.compile(r"\w[\w .!-]*")
FIRST_ID = re.compile(r"^\*\*([A-Z]{2})-", re.MULTILINE)
LONGEST_NAME = 20
LONGEST_TITLE = 30
TAKEN = (  # what is there already under a name means something else
    *[f"src/ridotto/{part}/{{name}}{end}" for part in ("games", "texts", "boards") for end in ("", ".py")],
    "docs/rules/{name}.md",
    "tools/golden_{name}.py",
    "web/src/boards/{name}",
)

NEXT = """
{title} can be played:

    make test-pure ARGS="-k {name}"          its tests, the laws and the golden games
    make play                                or `make terminal ARGS={name}`

Now make it your game.  CONTRIBUTING.md, "Add a game", tells the way; it begins with docs/rules/{name}.md.
"""


class Refused(Exception):
    """A game that cannot be laid out: one sentence."""


class Plan(NamedTuple):
    """What the game is called."""

    name: str  # of its folders: regatta
    title: str  # for people: Regatta
    prefix: str  # of its rule ids: RE

    def fill(self, text: str) -> str:
        """A text of a template with the names of this game."""
        stem = "".join(word.capitalize() for word in self.name.split("_"))
        for gap, filling in (("game", self.name), ("Game", stem), ("Title", self.title), ("XX", self.prefix)):
            text = text.replace(f"__{gap}__", filling)
        return text


class File(NamedTuple):
    """A file to be written."""

    path: Path  # below the root
    text: str


# ---- what a game may be called


def planned(root: Path, name: str, title: str = "", prefix: str = "") -> Plan:
    """The plan of a game, or a sentence that says why there cannot be one."""
    check_name(root, name)
    title = title or name.replace("_", " ").title()
    if not TITLE.fullmatch(title) or len(title) > LONGEST_TITLE:
        raise Refused(f"A title has letters, digits and blanks, at most {LONGEST_TITLE} of them; not '{title}'.")
    return Plan(name, title, checked_prefix(root, name, prefix))


def check_name(root: Path, name: str) -> None:
    if not name:
        raise Refused("A game needs a name: make new-game NAME=regatta")
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise Refused(
            f"A name is small letters, digits and underscores, a letter first, {LONGEST_NAME} at most; not '{name}'."
        )
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise Refused(f"'{name}' is a word of Python; choose another name.")
    for place in TAKEN:
        path = place.format(name=name)
        if (root / path).exists():
            raise Refused(f"The name '{name}' is taken: there is {path} already.")


def checked_prefix(root: Path, name: str, given: str) -> str:
    prefix = given or name.replace("_", "")[:2].upper()
    again = f"make new-game NAME={name} PREFIX=XX"
    if not PREFIX.fullmatch(prefix):
        raise Refused(f"Rule ids begin with two capital letters, not '{prefix}'; choose some: {again}")
    for path in sorted((root / "docs" / "rules").glob("*.md")):
        found = FIRST_ID.search(path.read_text(encoding="utf-8"))
        if found and found[1] == prefix:
            raise Refused(f"The rule ids of {path.stem} begin with {prefix} already; choose others: {again}")
    return prefix


# ---- files


def files(plan: Plan) -> Iterator[File]:
    """All files of a game."""
    for path in sorted(TEMPLATES.rglob(f"*{SUFFIX}")):
        place = plan.fill(str(path.relative_to(TEMPLATES).with_suffix("")))
        yield File(Path(place), plan.fill(path.read_text(encoding="utf-8")))


def lay_out(root: Path, plan: Plan) -> list[Path]:
    """Write the files of a game; those that are there already are left alone.  Returns what was written."""
    written: list[Path] = []
    for file in files(plan):
        path = root / file.path
        if path.exists():
            print(f"{file.path}: is there already, and stays")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, encoding="utf-8")
        print(file.path)
        written.append(file.path)
    return written


def finish(root: Path, plan: Plan, written: list[Path]) -> None:
    """What other tools write for a game: sorted imports, TypeScript, golden games, the table of its rules."""
    sources = [str(path) for path in written if path.suffix == ".py"]
    ruff = [sys.executable, "-m", "ruff"]
    run(root, *ruff, "check", "--quiet", "--select", "I", "--fix", *sources)
    run(root, *ruff, "format", "--quiet", *sources)
    run(root, sys.executable, "tools/typescript.py")
    run(root, sys.executable, "tools/golden.py", plan.name)
    run(root, sys.executable, "tools/rule_ids.py", "--brief", "--write", plan.name)


def run(root: Path, *command: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    if subprocess.run(command, cwd=root, env=environment, check=False).returncode:
        raise Refused(f"The files are written, but this has failed: {' '.join(command[1:])}")


def main(arguments: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Lay out a new game.")
    parser.add_argument("name")
    parser.add_argument("--title", default="")
    parser.add_argument("--prefix", default="")
    given = parser.parse_args(arguments)
    try:
        plan = planned(root, given.name, given.title, given.prefix)
        finish(root, plan, lay_out(root, plan))
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    print(NEXT.format(title=plan.title, name=plan.name))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
