"""Writes the golden games anew, or checks that they are as they would be written.

    python tools/golden.py            writes tests/golden/<game>/*.rec and *.play; read the diff
    python tools/golden.py --check    writes nothing, and fails where a file would change

Names of games after these restrict it to them.

A `.rec` is a whole game, made by a recipe: a table, a seed and a way to play.  Records without a recipe are
real games; they are checked by the tests and never written here.  A `.play` prints a short game word by word:
what changes in the drawing, who is told what, and what is offered.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import golden_recipe
import ridotto
from findings import ROOT, Finding, report
from golden_recipe import Recipe

FOLDER = ROOT / "tests" / "golden"
MODULES = {  # golden_<game>.py beside this file
    path.stem.removeprefix("golden_"): import_module(path.stem)
    for path in sorted(Path(__file__).parent.glob("golden_*.py"))
    if path.stem != golden_recipe.__name__
}
RECIPES: Mapping[str, tuple[Recipe, ...]] = {game: module.RECIPES for game, module in MODULES.items()}
SHORT: Mapping[str, Mapping[str, str]] = {game: module.SHORT for game, module in MODULES.items()}
UNPRINTED = ("agenda", "ordered")

Match = ridotto.Match[Any]


class File(NamedTuple):
    """A file as it should be."""

    path: Path
    text: str


# ---- records


def played(game: str, recipe: Recipe) -> Match:
    """Return the game that a recipe makes, from the first word to the last."""
    match = ridotto.start(game, recipe.seats, recipe.seed, recipe.choices)
    rng = ridotto.Rng(recipe.seed)
    while not match.over:
        seat = match.asked[rng.below(len(match.asked))]
        match.answer(recipe.player(match, seat, rng), seat)
    return match


# ---- plays

LEGEND = """\
# {game} for {seats} seats, word by word.  Written by tools/golden.py; do not edit.
#   + - ~   a line of the drawing that comes, goes, or changes; the agenda is drawn at the start and the end only
#   *       what everybody is told;  0  what seat 0 alone is told
#   0?      what seat 0 may answer now;  *?  what chance may say
"""


def printed(match: Match) -> str:
    """Return a finished match word by word."""
    lines = [LEGEND.format(game=match.game.id, seats=match.seats)]
    now = match.at(0)
    lines += [f"  {line}" for line in now.draw().splitlines()]
    lines += questions(now, {})
    for number, word in enumerate(ridotto.record(match).words, 1):
        before, offers, heard = now.draw(), offered(now), len(now.events)
        now.apply_word(match.journal[number - 1])
        lines += ["", f"{number} {word.text()}", *changes(facts(before), facts(now.draw()))]
        lines += [f"  {audience(event)} {event!r}" for event in now.events[heard:]]
        lines += questions(now, offers)
    lines += ["", *[f"  {line}" for line in now.draw().splitlines()]]
    lines += [f"  scores {match.scores}", f"  ranks {match.ranks}"]
    return "\n".join(lines) + "\n"


def facts(drawing: str) -> dict[str, list[str]]:
    """Return the lines of a drawing by their first name."""
    found: dict[str, list[str]] = {}
    for line in drawing.splitlines():
        name, _, said = line.partition(" ")
        if name not in UNPRINTED:
            found.setdefault(name, []).append(said)
    return found


def changes(before: dict[str, list[str]], after: dict[str, list[str]]) -> Iterator[str]:
    """Yield what differs, in the order of the drawing."""
    for name in dict.fromkeys([*after, *before]):
        old, new = before.get(name, []), after.get(name, [])
        if len(old) == len(new) == 1 and old != new:
            yield f"  ~ {name} {old[0]} > {new[0]}"
            continue
        yield from (f"  - {name} {said}" for said in old if said not in new)
        yield from (f"  + {name} {said}" for said in new if said not in old)


def audience(event: ridotto.Event) -> str:
    return "*" if event.reaches(-1) else " ".join(str(seat) for seat in range(8) if event.reaches(seat))


def offered(match: Match) -> dict[str, list[str]]:
    """Return what each speaker may say."""
    if match.chance:
        return {"*": match.outcomes()}
    return {str(seat): match.options(seat) for seat in match.asked}


def questions(match: Match, known: dict[str, list[str]]) -> Iterator[str]:
    """Yield the offers that were not there before, those with the same first click in one line."""
    for speaker, paths in offered(match).items():
        if paths == known.get(speaker):
            continue
        groups: dict[str, list[str]] = {}
        for path in paths:
            first, _, rest = path.rpartition(" ")
            groups.setdefault(first, []).append(rest)
        for first, ends in groups.items():
            yield f"  {speaker}? {f'{first} ' if first else ''}{' | '.join(ends)}"


# ---- files


def files(games: Iterable[str] = RECIPES) -> Iterator[File]:
    """Yield all files that the recipes of some games make."""
    for game in games:
        for recipe in RECIPES[game]:
            match = played(game, recipe)
            text = printed(match) if recipe.printed else ridotto.record(match).text()
            yield File(FOLDER / game / recipe.file_name, text)


def stale(games: Iterable[str] = RECIPES) -> Iterator[Finding]:
    """Yield a finding for each file that would change."""
    for file in files(games):
        if not file.path.is_file():
            yield Finding(file.path, 1, "the golden game is missing: run make golden")
        elif (line := first_difference(file.path.read_text(encoding="utf-8"), file.text)) > 0:
            yield Finding(file.path, line, "the golden game goes another way from here: run make golden")


def first_difference(one: str, other: str) -> int:
    """Return the first line that differs, or 0."""
    ours, theirs = one.splitlines(), other.splitlines()
    pairs = enumerate(zip(ours, theirs, strict=False), 1)
    same_length = 0 if one == other else min(len(ours), len(theirs)) + 1
    return next((number for number, (a, b) in pairs if a != b), same_length)


def write(games: Iterable[str]) -> int:
    for file in files(games):
        changed = not file.path.is_file() or file.path.read_text(encoding="utf-8") != file.text
        if changed:
            file.path.parent.mkdir(parents=True, exist_ok=True)
            file.path.write_text(file.text, encoding="utf-8")
        print(f"{file.path.relative_to(ROOT)}: {'written' if changed else 'as it was'}")
    return 0


def main(arguments: list[str]) -> int:
    games = [argument for argument in arguments if argument in RECIPES] or RECIPES
    if "--check" in arguments:
        return report(list(stale(games)), ROOT, "golden games: each is as it would be written")
    return write(games)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
