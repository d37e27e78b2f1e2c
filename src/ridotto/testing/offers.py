"""Laws about what is offered, what is refused, and how options are named."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from mypy_extensions import i64

from ..core.errors import BadSeats, NotAnOption, NotAsked, RidottoError
from ..core.rng import Rng
from ..core.seats import NOBODY, seats_in
from ..core.state import OVER
from ..core.step import Decision, Path
from ..registry import AnyGame
from .case import (
    Case,
    Codes,
    Table,
    everybody,
    heard,
    pick,
    reach,
    reach_match,
    reach_question,
    say,
    speak,
    whole_answer,
)

AROUND = 12  # positions looked at in a row, where a look is cheap
BRANCHES = 3000  # answers tried at most when all results of a decision are listed


def options_are_distinct_rising_and_never_empty(game: AnyGame, case: Case) -> None:
    """Also: they lie below the decision's size, and the canonical ones are among them and never empty."""
    s, rng = reach(game, case), Rng(case.other)
    for _ in range(AROUND):
        step = game.rules.decision(s)
        for seat in seats_in(s.asked):
            codes, canonical = game.rules.options(s, seat), game.rules.canonical(s, seat)
            assert step is not None, "Seats are asked, but no decision is under way."
            assert codes, f"Seat {seat} is offered nothing in {step.name}."
            assert codes == sorted(set(codes)), f"The options {codes} in {step.name} do not rise."
            assert codes[0] >= 0 and codes[-1] < step.size, f"{codes} do not fit the size {step.size}."
            assert canonical and set(canonical) <= set(codes), f"Canonical {canonical} are not in {codes}."
        if s.step == OVER:
            return
        speak(game, s, rng)


def what_is_not_offered_is_refused_and_changes_nothing(game: AnyGame, case: Case) -> None:
    s = reach(game, case)
    step = game.rules.decision(s)
    if step is None:
        return
    for seat in seats_in(s.asked):
        offered = game.rules.options(s, seat)
        for code in range(-1, step.size + 2):
            if code not in offered:
                refuse(game, s, NotAnOption, partial(game.rules.choose, s, seat, code))


def who_is_not_asked_is_refused_and_changes_nothing(game: AnyGame, case: Case) -> None:
    """A seat that is not asked, a seat that does not exist, and chance where it is not its turn."""
    s = reach(game, case)
    for seat in range(s.seats):
        if not s.is_asked(seat):
            refuse(game, s, NotAsked, partial(game.rules.choose, s, seat, 0))
    if s.asked != NOBODY:
        refuse(game, s, NotAsked, partial(game.rules.happen, s, 0))
        for seat in (-1, s.seats):
            refuse(game, s, BadSeats, partial(game.rules.choose, s, seat, 0))
    if s.step == OVER:
        refuse(game, s, NotAsked, partial(game.rules.happen, s, 0))


def refuse(game: AnyGame, s: Table, error: type[RidottoError], act: Callable[[], object]) -> None:
    """An act has to be refused with this error, and nothing may have changed."""
    before, told = game.key(s), len(s.events)
    try:
        act()
    except error:
        assert game.key(s) == before and len(s.events) == told, "What was refused changed something."
    else:
        raise AssertionError(f"{error.__name__} was expected, but nothing was refused.")


def paths_differ_and_none_begins_another(game: AnyGame, case: Case) -> None:
    """So a board needs no rules.  Every path answers back to its code."""
    match = reach_match(game, case)
    for seat in match.asked:
        codes = match.codes(seat)
        check_paths([game.rules.path(match.state, seat, code) for code in codes])
        for code, text in zip(codes, match.options(seat), strict=True):
            assert match.code(seat, text) == code, f"The path '{text}' does not answer back to {code}."


def check_paths(paths: list[Path]) -> None:
    assert len(set(paths)) == len(paths), f"Two options share a path: {paths}."
    assert all(1 <= len(path) <= 3 for path in paths), f"A path has one to three clicks: {paths}."
    assert all(":" in click and " " not in click for path in paths for click in path), (
        f"A click names its target 'kind:name': {paths}."
    )
    begins = {path[:clicks] for path in paths for clicks in range(1, len(path))}
    assert not begins & set(paths), f"One path begins another: {begins & set(paths)}."


def chance_has_whole_weights_and_named_outcomes(game: AnyGame, case: Case) -> None:
    s, rng = reach(game, case), Rng(case.other)
    for _ in range(AROUND):
        if s.step == OVER:
            return
        if game.rules.chance(s) is not None:
            check_chance(game, s)
        speak(game, s, rng)


def check_chance(game: AnyGame, s: Table) -> None:
    step, weights = game.rules.chance_step(s), list(game.rules.weights(s))
    assert min(weights) >= 0 < sum(weights), f"{weights} are no weights."
    rng = Rng(sum(weights))
    assert step.draw(s, rng.copy()) == rng.weighted(step.weights(s)), "A draw differs from one by the weights."
    paths = [step.path(s, outcome) for outcome in game.rules.outcomes(s)]
    assert len(set(paths)) == len(paths), f"Two outcomes share a path: {paths}."
    for outcome in (-1, *[i for i, weight in enumerate(weights) if not weight], len(weights)):
        refuse(game, s, NotAsked, partial(game.rules.happen, s, outcome))
    refuse(game, s, NotAsked, partial(game.rules.choose, s, 0, 0))


def canonical_options_reach_every_result(game: AnyGame, case: Case) -> None:
    """What a search leaves out, it reaches another way.  All other seats have answered already."""
    s, rng = reach_question(game, case), Rng(case.other)
    if s.step == OVER:
        return
    seat = pick(seats_in(s.asked), rng)
    for other in seats_in(s.asked):
        if other != seat:
            say(game, s, other, whole_answer(game, s, other, rng))
    few = results(game, s, seat, game.rules.canonical)
    if few.complete:
        for key, said in results(game, s, seat, game.rules.options).answers.items():
            assert key in few.answers, f"No canonical answer of seat {seat} does what {said} does."


class Results(NamedTuple):
    """The positions that whole answers lead to, each with such an answer; and whether these are all."""

    answers: dict[bytes, Codes]
    complete: bool


def results(game: AnyGame, s: Table, seat: i64, offered: Callable[[Table, i64], Codes]) -> Results:
    """Try all answers of a seat, as far as there are not too many."""
    found: dict[bytes, Codes] = {}
    seen: set[bytes] = set()
    waiting: list[tuple[Table, Codes]] = [(s, [])]
    tried = 0
    while waiting and tried < BRANCHES:
        here, said = waiting.pop()
        for code in offered(here, seat):
            tried += 1
            there = game.copy(here)
            closed = game.rules.choose(there, seat, code)
            key = game.key(there)
            if closed:
                found.setdefault(key, [*said, code])
            elif key not in seen:
                seen.add(key)
                waiting.append((there, [*said, code]))
    return Results(found, not waiting)


def every_action_has_a_number_of_its_own(game: AnyGame, case: Case) -> None:
    """The flat ids of research: `offsets[step] + code`, without gaps and without overlaps."""
    rules, following = game.rules, 0
    for step, offset in zip(rules.steps, rules.offsets, strict=True):
        assert offset == following, f"The ids of {step.name} should begin at {following}, not at {offset}."
        following += step.size if isinstance(step, Decision) else 0
    assert rules.action_ids == following, f"There are {following} ids, not {rules.action_ids}."
    s = reach(game, case)
    for seat in seats_in(s.asked):
        for code in rules.options(s, seat):
            assert 0 <= rules.offsets[s.step] + code < rules.action_ids, f"{code} has no id."


def to_ask_changes_nothing(game: AnyGame, case: Case) -> None:
    """Options, paths, views, drawings, scores: whoever asks leaves the game as it was, and tells nobody."""
    s = reach(game, case)
    before, told = game.key(s), [heard(s, seat) for seat in everybody(s)]
    for seat in everybody(s):
        game.view(s, seat)
    for seat in seats_in(s.asked):
        for code in game.rules.options(s, seat) + game.rules.canonical(s, seat):
            game.rules.path(s, seat, code)
    game.draw(s), game.census(s), game.scores(s), game.ranks(s), game.copy(s)
    assert game.key(s) == before, "A question has changed the game."
    assert [heard(s, seat) for seat in everybody(s)] == told, "A question has told something."
