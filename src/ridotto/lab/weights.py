"""Files of weights: small, readable, and with the command that made them."""

import json
from pathlib import Path
from typing import NamedTuple

from .. import __file__ as package_file
from ..bots.finding import BadWeights, weights_file
from ..registry import AnyGame
from .errors import BadExperiment
from .training import Generation


class Made(NamedTuple):
    """Where the weights for a number of seats come from."""

    command: str
    generations: int
    kept: int  # generations that were better than the one before
    games: int  # that the last one kept was learned from


def made_by(command: str, generations: list[Generation]) -> Made:
    kept = [each.games for each in generations if each.is_kept]
    return Made(command, len(generations), len(kept), kept[-1] if kept else 0)


def place_of_weights(game: AnyGame, out: Path | None) -> Path:
    """Where weights are to be written: the file that was named, or the one that is shipped, in a source checkout."""
    if out is not None:
        return out
    source = Path(package_file).resolve().parent.parent
    if source.name == "src" and (source.parent / "pyproject.toml").is_file():
        return weights_file(game.id)
    raise BadExperiment("This is not a source checkout: say with --out FILE where the weights are to be written.")


def write_weights(file: Path, game: AnyGame, command: str, results: dict[int, list[Generation]]) -> None:
    """Write what was learned; weights for other numbers of seats stay as they are."""
    known = read_all(file) if file.is_file() else {}
    both = {
        "made": {str(seats): made_by(command, each)._asdict() for seats, each in results.items()},
        "seats": {str(seats): each[-1].weights for seats, each in results.items()},
    }
    content = {"game": game.id, "version": int(game.version)}
    tables = {key: dict(sorted((known.get(key, {}) | new).items())) for key, new in both.items()}
    part = file.with_name(f".{file.name}.part")
    try:
        part.write_text(json.dumps(content | tables, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        part.replace(file)
    except OSError as error:
        raise BadExperiment(f"{file} cannot be written: {error.strerror}.") from error


def read_all(file: Path) -> dict[str, dict[str, object]]:
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        return {key: dict(content.get(key, {})) for key in ("made", "seats")}
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise BadWeights(f"{file} is not a file of weights, as `ridotto train` writes them: {error}.") from error


def check_place(file: Path) -> None:
    """Refuse a place where nothing can be written before hours were spent."""
    if file.is_dir() or not file.resolve().parent.is_dir():
        raise BadExperiment(f"{file} cannot be written: it is a folder, or its folder does not exist.")
    if file.is_file():
        read_all(file)
