"""How a golden game is made: the table, the seed, and how the seats play."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ridotto import Match, Rng

Player = Callable[[Match[Any], int, Rng], str]  # chooses one of the paths offered to a seat


class Recipe(NamedTuple):
    """One golden game.  Its name says how it ends."""

    name: str
    seats: int
    seed: int
    player: Player
    choices: Mapping[str, object] = {}
    printed: bool = False  # as a .play, else as a .rec

    @property
    def file_name(self) -> str:
        return f"{self.seats}-{self.name}.{'play' if self.printed else 'rec'}"


def uniform(match: Match[Any], seat: int, rng: Rng) -> str:
    """Any option."""
    return one_of(match.options(seat), rng)


def one_of(paths: list[str], rng: Rng) -> str:
    return paths[rng.below(len(paths))]
