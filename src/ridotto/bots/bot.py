"""What every bot is."""

from mypy_extensions import i64, mypyc_attr

from ..core.event import Event
from ..core.game import Game
from ..core.rng import Rng
from ..core.step import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat, from the first question of a game to the last: it may remember what it has thought.

    All its randomness comes from its own generator: same seed, same choices.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.heard: int = 0  # events of its match that it was told of, or that were not for it
        self.words: int = 0  # of its match when it was asked last

    def choose(self, game: Game[S], world: S, seat: i64) -> i64:
        """The code it answers, in a world imagined for this seat; `game.determinize` gives it others like it."""
        raise NotImplementedError

    def begin_turn(self) -> None:
        """Another seat has answered since it was asked last: what it is asked now is not part of the same turn."""

    def hear(self, event: Event) -> None:
        """Something that its seat is told."""

    def forget(self) -> None:
        """What it was told last has been taken back: whatever it remembers may be wrong."""
