"""Which advice there is for a game: that of `ridotto.bots.<game>`, with what it has learned; else none."""

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from ..core.errors import RidottoError
from ..core.game import Game
from ..core.step import S
from .advice import Advice

PACKAGE: Final = "ridotto.bots"
WEIGHTS: Final = "weights.json"

Weights = dict[str, float]  # by the name of a feature


class BadWeights(RidottoError):
    """A file of weights that cannot be read."""


def advice_for(game: Game[S], seats: i64, weights: Weights | None = None) -> Advice[S]:
    """New advice for a game, which is its caller's own.  Without weights it knows those that are shipped."""
    if not has_advice(game.id):
        nothing: Advice[S] = Advice(game.rules.room, [], 0)
        return nothing
    advice: Advice[S] = import_module(f"{PACKAGE}.{game.id}").ADVICE(game.rules.room)
    learned = shipped_weights(game.id, seats) if weights is None else weights
    for i, name in enumerate(advice.names):
        if name in learned:
            advice.weights[i] = learned[name]
    return advice


def has_advice(game: str) -> bool:
    return find_spec(f"{PACKAGE}.{game}") is not None


def weights_file(game: str) -> Path:
    """Where the weights of a game are shipped."""
    spec = find_spec(f"{PACKAGE}.{game}")
    assert spec is not None and spec.origin is not None, f"there is no advice for {game}"
    return Path(spec.origin).with_name(WEIGHTS)


def shipped_weights(game: str, seats: i64) -> Weights:
    """What was learned for this number of seats; nothing where nothing was learned yet."""
    file = weights_file(game)
    return read_weights(file, seats) if file.is_file() else {}


def read_weights(file: Path, seats: i64) -> Weights:
    try:
        tables: dict[str, dict[str, float]] = json.loads(file.read_text(encoding="utf-8"))["seats"]
        return {name: float(weight) for name, weight in tables.get(str(seats), {}).items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"{file} is not a file of weights, as `ridotto train` writes them: {error}.") from error
