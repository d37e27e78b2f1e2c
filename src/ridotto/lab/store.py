"""A folder in which an experiment is kept, so that it goes on where it was after a kill."""

import json
import os
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from .errors import BadExperiment

RUN = "run.json"
Settings = dict[str, Any]  # what can be written as JSON


class Store:
    """Files that appear under their names when they are complete, or not at all."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        known = self.open_run()
        if known is None:
            self.write_json(RUN, settings)
        elif known != json.loads(json.dumps(settings)):
            other = ", ".join(sorted(key for key in settings if known.get(key) != settings[key]))
            raise BadExperiment(
                f"{folder} holds another experiment (other: {other}); name another folder, or remove it."
            )

    def open_run(self) -> Settings | None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            known = self.read_json(RUN)
            if known is None and any(self.folder.iterdir()):
                raise BadExperiment(f"{self.folder} holds something else; name an empty folder.")
            return known
        except (OSError, ValueError) as error:
            raise BadExperiment(f"{self.folder} cannot be used as a folder for an experiment: {error}") from error

    def path(self, name: str) -> Path:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        return file

    def read_json(self, name: str) -> Settings | None:
        file = self.folder / name
        if not file.is_file():
            return None
        content: Settings = json.loads(file.read_text(encoding="utf-8"))
        return content

    def write_json(self, name: str, content: Settings) -> None:
        file = self.path(name)
        part = file.with_name(f".{file.name}.part")
        part.write_text(json.dumps(content, indent=1), encoding="utf-8")
        part.replace(file)

    def has(self, name: str) -> bool:
        return (self.folder / name).is_file()


def usual_folder(kind: str, game: str, settings: Settings) -> Path:
    """Where an experiment is kept whose user names no folder: one for all its settings."""
    return user_cache_path("ridotto") / kind / f"{game}-{digest(json.dumps(settings, sort_keys=True).encode())}"


def digest(*contents: bytes) -> str:
    total = blake2b(digest_size=6)
    for content in contents:
        total.update(content)
    return total.hexdigest()


def sources_digest(*packages: str) -> str:
    """A fingerprint of the sources of some packages: with other features, old games teach nothing."""
    files: list[Path] = []
    for package in packages:
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or []) if spec else []:
            files += sorted(Path(folder).glob("*.py"))
    return digest(*[file.read_bytes() for file in files])


def remove(folder: Path) -> None:
    """Remove an experiment; only what looks like one."""
    if not (folder / RUN).is_file():
        return
    for place, folders, files in os.walk(folder, topdown=False):
        for name in files:
            (Path(place) / name).unlink()
        for name in folders:
            (Path(place) / name).rmdir()
