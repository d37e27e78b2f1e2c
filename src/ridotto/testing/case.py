"""A case: where a law is tried.  Positions are reached by random play, so every one of them can occur."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from mypy_extensions import i64

from ..core.match import Match, start
from ..core.rng import Rng
from ..core.seats import NOBODY, is_several, seats_in
from ..core.state import OVER
from ..registry import AnyGame

Table: TypeAlias = Any  # the state of whatever game
Codes: TypeAlias = list[i64]
Told: TypeAlias = list[tuple[str, tuple[i64, i64, i64]]]

PATIENCE = 600  # words to wait for the step wished for
WITHIN = 8  # words to go on inside that step, at most


@dataclass(frozen=True)
class Case:
    """Where a law is tried: after so many random words, when a certain step comes up, and a little later."""

    seats: int
    choices: dict[str, str]
    seed: int  # of the words that lead there
    turns: int  # how many, before the wish
    wish: str  # the step to go on to, where it comes up soon
    seat: int  # the seat that looks; -1 is a spectator
    other: int  # the seed of what the law does there


Law: TypeAlias = Callable[[AnyGame, Case], None]


# ---- getting there


def arrive(game: AnyGame, case: Case, rng: Rng) -> Table:
    """A position in which the step wished for has just begun, or some other if it does not come up soon."""
    s, wish, before = game.new(case.seats, case.choices), wished(game, case), (OVER, 0)
    for turn in range(case.turns + PATIENCE):
        begins = (s.step, s.arg) != before
        if s.step == OVER or (begins and s.step == wish and turn >= case.turns):
            break
        before = s.step, s.arg
        game.rules.turn(s, rng)
    else:
        finish_question(game, s, rng)
    return s


def wished(game: AnyGame, case: Case) -> int:
    """The index of the step a case wishes for; no step when it wishes for none."""
    return next((i for i, step in enumerate(game.rules.steps) if step.name == case.wish), OVER)


def finish_question(game: AnyGame, s: Table, rng: Rng) -> None:
    """Let all seats asked say all they have to say."""
    for seat in seats_in(s.asked):
        say(game, s, seat, whole_answer(game, s, seat, rng))


def reach(game: AnyGame, case: Case) -> Table:
    """The position of a case, often with answers half given.  It listens from there on."""
    rng = Rng(case.seed)
    s, wish = arrive(game, case, rng), wished(game, case)
    for _ in range(rng.below(2 * WITHIN) - WITHIN):
        if s.step == OVER or s.step != wish:
            break
        speak(game, s, rng)
    s.events = []
    return s


def reach_question(game: AnyGame, case: Case) -> Table:
    """A position in which a question has just been put and nobody has said anything; or the end."""
    rng = Rng(case.seed)
    s = arrive(game, case, rng)
    while s.asked == NOBODY and s.step != OVER:
        game.rules.turn(s, rng)
    return s


def reach_several(game: AnyGame, case: Case) -> Table:
    """A position where several seats have to answer: in the step wished for, or soon; if there is none, the end."""
    s, rng, wish = reach(game, case), Rng(case.other), wished(game, case)
    found = None
    for _ in range(PATIENCE):
        if is_several(s.asked) and (found is None or s.step == wish):
            found = game.copy(s)
        if s.step == OVER or (found is not None and found.step == wish):
            break
        game.rules.turn(s, rng)
    found = found or s
    found.events = []
    return found


def reach_match(game: AnyGame, case: Case) -> Match[Any]:
    """A match like that of the case, with its journal and all its events.  Chance is said by hand."""
    match, rng, wish = start(game, case.seats, None, case.choices), Rng(case.seed), wished(game, case)
    within = max(0, rng.below(2 * WITHIN) - WITHIN)
    for turn in range(case.turns + PATIENCE):
        if turn >= case.turns and match.state.step == wish:
            within -= 1
        if match.over or within < 0:
            break
        go_on(match, rng)
    return match


# ---- words


def speak(game: AnyGame, s: Table, rng: Rng) -> None:
    """One random word: of chance, or of any of the seats asked."""
    if s.asked == NOBODY:
        game.rules.turn(s, rng)
        return
    seat = pick(seats_in(s.asked), rng)
    game.rules.choose(s, seat, pick(game.rules.options(s, seat), rng))


def go_on(match: Match[Any], rng: Rng) -> None:
    """One random word of a match without a generator."""
    rules, s = match.game.rules, match.state
    if s.asked == NOBODY:
        match.happen(rng.weighted(rules.weights(s)))
        return
    seat = pick(seats_in(s.asked), rng)
    match.answer(pick(rules.options(s, seat), rng), seat)


def pick(things: list[i64], rng: Rng) -> i64:
    return things[rng.below(len(things))]


def shuffled(things: list[i64], rng: Rng) -> list[i64]:
    left, out = list(things), []
    while left:
        out.append(left.pop(rng.below(len(left))))
    return out


# ---- whole answers


def whole_answer(game: AnyGame, s: Table, seat: i64, rng: Rng) -> Codes:
    """All that a seat might say until it has finished with the question under way.  Nothing is said yet."""
    return answer_like([], -1, game, s, seat, rng)


def answer_like(model: Codes, differing: int, game: AnyGame, s: Table, seat: i64, rng: Rng) -> Codes:
    """A whole answer that says what `model` says where that is offered, but something else at one place."""
    c, said = game.copy(s), Codes()
    finished = False
    while not finished:
        offered = game.rules.options(c, seat)
        place = len(said)
        if place < len(model) and place == differing and len(offered) > 1:
            offered = [code for code in offered if code != model[place]]
        elif place < len(model) and place != differing and model[place] in offered:
            offered = [model[place]]
        said.append(pick(offered, rng))
        closed = game.rules.choose(c, seat, said[-1])
        finished = closed or not c.is_asked(seat)
    return said


def say(game: AnyGame, s: Table, seat: i64, codes: Codes) -> None:
    for code in codes:
        game.rules.choose(s, seat, code)


# ---- what somebody notices


def listening(game: AnyGame, s: Table) -> Table:
    """A copy that remembers what has been told since the case began."""
    c = game.copy(s)
    c.events = list(s.events or [])
    return c


def heard(s: Table, seat: i64) -> Told:
    """What a seat (-1: a spectator) has been told since the state began to listen."""
    return [(event.kind, event.facts) for event in s.events or [] if event.reaches(seat)]


def offers(game: AnyGame, s: Table, seat: i64) -> list[tuple[i64, str, list[i64]]]:
    """What a seat is offered, as codes, paths, and what it is shown to gain; nothing when it is not asked."""
    if not s.is_asked(seat):
        return []
    rules = game.rules
    codes = rules.options(s, seat)
    return [(code, " ".join(rules.path(s, seat, code)), game.gains(s, seat, code)) for code in codes]


def everybody(s: Table) -> list[int]:
    """A spectator and all seats."""
    return list(range(-1, s.seats))
