"""The laws that every game keeps, and what tests of rules are written with.

Needs `pip install ridotto[testing]`.  For a game of your own:

    from ridotto.testing import check_laws
    check_laws(MY_GAME)
"""

from .case import Case, Law
from .laws import LAWS
from .reached import steps_never_entered
from .rulebook import diagram, play, rule
from .strategies import cases, check_law, check_laws
from .twins import twins
from .worlds import imagined_worlds, possible_worlds, surprise

__all__ = [
    "LAWS",
    "Case",
    "Law",
    "cases",
    "check_law",
    "check_laws",
    "diagram",
    "imagined_worlds",
    "play",
    "possible_worlds",
    "rule",
    "steps_never_entered",
    "surprise",
    "twins",
]
