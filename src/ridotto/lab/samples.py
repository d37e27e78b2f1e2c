"""Samples on the disk."""

from typing import Any
from zipfile import BadZipFile

import numpy as np

from .errors import BadExperiment
from .selfplay import Sample
from .store import Store


def write_sample(store: Store, name: str, sample: Sample) -> None:
    arrays: dict[str, Any] = {key: value for key, value in sample._asdict().items() if key != "number"}
    file = store.path(name)
    part = file.with_name(f".{file.name}.part")
    with part.open("wb") as sink:
        np.savez_compressed(sink, **arrays)
    part.replace(file)


def read_sample(store: Store, name: str, number: int) -> Sample:
    file = store.folder / name
    try:
        with np.load(file) as arrays:
            return Sample(number, *[arrays[key] for key in Sample._fields if key != "number"])
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise BadExperiment(f"{file} is damaged; remove it, and its game is played again.") from error
