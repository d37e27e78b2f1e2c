"""Samples on the disk."""

from typing import Any

import numpy as np

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
    with np.load(store.folder / name) as arrays:
        return Sample(number, *[arrays[key] for key in Sample._fields if key != "number"])
