"""What every bot is."""

from mypy_extensions import i64, mypyc_attr

from ..core.game import Game
from ..core.rng import Rng
from ..core.step import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat.  All its randomness comes from its own generator: same seed, same choices."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, game: Game[S], world: S, seat: i64) -> i64:
        """The code it answers, in a world imagined for this seat; `game.determinize` gives it others like it."""
        raise NotImplementedError
