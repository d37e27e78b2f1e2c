"""A folder in which an experiment is kept, so that it goes on where it was after a kill."""

import json
from collections.abc import Iterable
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from .errors import BadExperiment

RUN = "run.json"
PROGRAM = {"version", "sources"}  # settings that no command says: what rules and bots are like
Settings = dict[str, Any]  # what can be written as JSON


class Store:
    """Files that appear under their names when they are complete, or not at all."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        known = self.open_run()
        if known is None:
            self.write_json(RUN, settings)
            return
        other = differences(known, settings)
        if other and other <= PROGRAM:
            raise BadExperiment(
                f"{folder} holds games of other bots or rules than today's; name another folder, or add --afresh."
            )
        if other:
            raise another_experiment(folder, other)

    def open_run(self) -> Settings | None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            known = self.read_json(RUN)
            if known is None and any(self.folder.iterdir()):
                raise BadExperiment(f"{self.folder} holds something else; name an empty folder.")
            return known
        except OSError as error:
            raise BadExperiment(f"{self.folder} cannot be used as a folder for an experiment: {error}") from error

    def path(self, name: str) -> Path:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        return file

    def read_json(self, name: str) -> Settings | None:
        file = self.folder / name
        return read_table(file) if file.is_file() else None

    def write_json(self, name: str, content: Settings) -> None:
        write_table(self.path(name), content)

    def has(self, name: str) -> bool:
        return (self.folder / name).is_file()


def read_table(file: Path) -> Settings:
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadExperiment(f"{file} cannot be read: {error}.") from error
    if not isinstance(content, dict):
        raise BadExperiment(f"{file} is not a file of an experiment; name another folder, or remove this one.")
    return content


def write_table(file: Path, content: Settings) -> None:
    part = file.with_name(f".{file.name}.part")
    part.write_text(json.dumps(content, indent=1), encoding="utf-8")
    part.replace(file)


def differences(known: Settings, settings: Settings) -> set[str]:
    """The names of the settings that are not the same."""
    wanted = json.loads(json.dumps(settings))  # as they would be read
    return {key for key in known.keys() | wanted.keys() if known.get(key) != wanted.get(key)}


def another_experiment(folder: Path, other: set[str]) -> BadExperiment:
    names = ", ".join(sorted(other))
    return BadExperiment(f"{folder} holds another experiment (other: {names}); name another folder, or remove it.")


def forget(folder: Path, settings: Settings, files: Iterable[str]) -> None:
    """Let the same command begin anew: its files are removed, which are named by patterns, and nothing else."""
    run = folder / RUN
    if not run.is_file():
        return
    other = differences(read_table(run), settings) - PROGRAM
    if other:
        raise another_experiment(folder, other)
    try:
        for pattern in files:
            for file in folder.glob(pattern):
                file.unlink()
        write_table(run, settings)
    except OSError as error:
        raise BadExperiment(f"{folder} cannot be emptied: {error}") from error


def usual_folder(kind: str, game: str, settings: Settings) -> Path:
    """Where an experiment is kept whose user names no folder: one for all its settings."""
    return user_cache_path("ridotto") / kind / f"{game}-{digest(json.dumps(settings, sort_keys=True).encode())}"


def digest(*contents: bytes) -> str:
    total = blake2b(digest_size=6)
    for content in contents:
        total.update(content)
    return total.hexdigest()


def sources_digest(game: str, *packages: str, files: Iterable[Path] = ()) -> str:
    """A fingerprint of what decides how bots play a game, and of more packages and files.

    Games of other bots teach nothing, and say nothing about those of today.  The sources are read where the package is
    compiled, too: they are installed beside what was made of them.
    """
    usual = ("ridotto.core", "ridotto.bots", f"ridotto.bots.{game}", f"ridotto.games.{game}")
    found = [file for package in (*usual, *packages) for file in sources_of(package)]
    return digest(*[part for file in (*found, *files) for part in (file.name.encode(), file.read_bytes())])


def sources_of(package: str) -> list[Path]:
    spec = find_spec(package)
    folders = (spec.submodule_search_locations or []) if spec else []
    return [file for folder in folders for file in sorted(Path(folder).glob("*.py"))]
