"""Cases for Hypothesis, and the laws in one call.

>>> import ridotto
>>> from ridotto.testing import check_laws
>>> check_laws(ridotto.game("doge"), examples=1)
"""

from hypothesis import given, settings
from hypothesis import strategies as st

from ..core.choices import Choice
from ..core.rng import MOST_SEED
from ..core.step import Automatic
from ..registry import AnyGame
from .case import Case, Law
from .laws import LAWS

SOON = 150  # words
LATE = 900

seeds = st.integers(0, MOST_SEED)


@st.composite
def cases(draw: st.DrawFn, game: AnyGame) -> Case:
    """Positions of a game all over its course, for all numbers of seats and all choices."""
    seats = draw(st.integers(game.least, game.most))
    steps = [step.name for step in game.rules.steps if not isinstance(step, Automatic)]
    return Case(
        seats=seats,
        choices=draw(choices(game)),
        seed=draw(seeds),
        turns=draw(st.integers(0, SOON) | st.integers(0, LATE)),
        wish=draw(st.sampled_from(steps)),
        seat=draw(st.integers(-1, seats - 1)),
        other=draw(seeds),
    )


def choices(game: AnyGame) -> st.SearchStrategy[dict[str, str]]:
    """What a table may decide: mostly the defaults."""
    some = st.fixed_dictionaries({}, optional={choice.name: values(choice) for choice in game.choices})
    return st.one_of(st.just({}), st.just({}), some)


def values(choice: Choice) -> st.SearchStrategy[str]:
    return st.integers(choice.low, choice.high).map(choice.text)


def check_laws(game: AnyGame, examples: int = 100) -> None:
    """Try every law on a game, with so many cases for each.  The first one that is broken is raised."""
    for law in LAWS:
        check_law(law, game, examples)


def check_law(law: Law, game: AnyGame, examples: int) -> None:
    """Try one law.  The error names the smallest case that breaks it."""

    @settings(max_examples=examples, deadline=None, database=None)
    @given(cases(game))
    def keeps_the_law(case: Case) -> None:
        law(game, case)

    try:
        keeps_the_law()
    except AssertionError as error:
        name = law.__name__.replace("_", " ")
        raise AssertionError(f"{game.id} breaks the law '{name}': {error}") from error
