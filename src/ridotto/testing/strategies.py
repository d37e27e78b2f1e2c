"""Cases for Hypothesis, and the laws in one call.

>>> import ridotto
>>> from ridotto.testing import check_laws
>>> check_laws(ridotto.game("doge"), examples=1)
"""

from hypothesis import given, settings
from hypothesis import strategies as st

from ..core.choices import Choice, Choices
from ..core.errors import BadChoice
from ..core.rng import Rng
from ..core.step import Automatic
from ..registry import AnyGame
from .case import Case, Law
from .laws import LAWS

SOON = 150  # words
LATE = 900
LATE_IN_TEN = 3  # cases
SEED_BYTES = 7
CORRECTIONS = 2

seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES).map(int.from_bytes)  # drawn evenly, unlike integers


def cases(game: AnyGame) -> st.SearchStrategy[Case]:
    """Positions of a game all over its course, for all numbers of seats and all choices.

    Hypothesis loves small numbers and repeats itself, so half of the cases are spread evenly.  The others come
    first, for those are what it can shrink to.
    """
    return st.one_of(simple_cases(game), spread_cases(game))


@st.composite
def simple_cases(draw: st.DrawFn, game: AnyGame) -> Case:
    seats = draw(st.integers(game.least, game.most))
    return Case(
        seats=seats,
        choices=draw(choices(game)),
        seed=draw(seeds),
        turns=draw(st.integers(0, SOON)),
        wish=draw(st.sampled_from(wishes(game))),
        seat=draw(st.integers(-1, seats - 1)),
        other=draw(seeds),
    )


@st.composite
def spread_cases(draw: st.DrawFn, game: AnyGame) -> Case:
    seed, names = draw(seeds), wishes(game)
    rng = Rng(seed)
    seats = game.least + rng.below(game.most - game.least + 1)
    return Case(
        seats=seats,
        choices=draw(choices(game)),
        seed=seed,
        turns=rng.below(LATE if rng.below(10) < LATE_IN_TEN else SOON),
        wish=names[rng.below(len(names))],
        seat=rng.below(seats + 1) - 1,
        other=rng.below(1 << 30),
    )


def wishes(game: AnyGame) -> list[str]:
    """The steps at which a game can stop."""
    return [step.name for step in game.rules.steps if not isinstance(step, Automatic)]


def choices(game: AnyGame) -> st.SearchStrategy[dict[str, str]]:
    """What a table may decide: mostly the defaults, sometimes with some corrections to the edition."""
    agreed = {choice.name: values(choice) for choice in game.choices if not choice.mark}
    printed = {choice.name: values(choice) for choice in game.choices if choice.mark}
    some: st.SearchStrategy[dict[str, str]] = st.fixed_dictionaries({}, optional=agreed)
    if printed:
        names = st.lists(st.sampled_from(sorted(printed)), max_size=CORRECTIONS, unique=True)
        corrected = names.flatmap(lambda chosen: st.fixed_dictionaries({name: printed[name] for name in chosen}))
        some = st.builds(lambda agreed, printed: {**agreed, **printed}, some, corrected)
    return st.one_of(st.just({}), st.just({}), some.filter(lambda given: accepts(game, given)))


def accepts(game: AnyGame, given: dict[str, str]) -> bool:
    """Whether these choices go together: a game may refuse some, such as two districts with one number."""
    try:
        game.table(game.least, Choices(game.choices, given))
    except BadChoice:
        return False
    return True


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
