"""Twins: two games that have told a seat the same, though what it cannot know may differ.

They are grown side by side, without help from `determinize`: wherever another seat or chance speaks, the
second game tries another word, and says the same where the seat would notice.
"""

from collections.abc import Iterator
from typing import TypeAlias

from mypy_extensions import i64

from ..core.rng import Rng
from ..core.seats import NOBODY, seats_in
from ..core.state import OVER
from ..registry import AnyGame
from .case import Codes, Table, answer_like, heard, listening, say, shuffled, whole_answer

Twins: TypeAlias = tuple[Table, Table]
Answers: TypeAlias = dict[i64, Codes]  # by seat, in the order in which they are given

TRIES = 4  # other answers a seat tries in the second game


def twins(game: AnyGame, s: Table, seat: i64, rng: Rng, rounds: int) -> Iterator[Twins]:
    """Pairs of different games that both go on from `s`, and that `seat` (-1: a spectator) cannot tell apart."""
    for pair in grown_pairs(game, s, seat, rng, rounds):
        if game.key(pair[0]) != game.key(pair[1]):
            yield pair


def grown_pairs(game: AnyGame, s: Table, seat: i64, rng: Rng, rounds: int) -> Iterator[Twins]:
    """One pair after another, over so many questions and words of chance."""
    pair = afresh(game, s), afresh(game, s)
    for _ in range(rounds):
        first, second = pair
        if first.step == OVER or (first.step, first.asked) != (second.step, second.asked):
            return  # where these differ, the pair was handed out already and the views differ
        if first.asked == NOBODY:
            grown = by_chance(game, pair, seat, rng)
        else:
            answers = by_answers(game, pair, seat, rng)
            if answers[0].get(seat) != answers[1].get(seat):
                return  # the seat is not offered the same: the same again
            yield from on_the_way(game, pair, answers, seat, rng)
            grown = said(game, first, answers[0]), said(game, second, answers[1])
        if alike(grown, seat):
            yield grown
            pair = afresh(game, grown[0]), afresh(game, grown[1])
        else:  # the seat would notice: from here on the first game has another twin
            pair = afresh(game, grown[0]), afresh(game, grown[0])


def afresh(game: AnyGame, s: Table) -> Table:
    """A copy that begins to listen."""
    c = game.copy(s)
    c.events = []
    return c


def alike(pair: Twins, seat: i64) -> bool:
    """Was the seat told the same in both?"""
    return heard(pair[0], seat) == heard(pair[1], seat)


# ---- chance


def by_chance(game: AnyGame, pair: Twins, seat: i64, rng: Rng) -> Twins:
    """Chance speaks in both; the same where the seat would notice."""
    outcome = rng.weighted(game.rules.weights(pair[0]))
    first = happened(game, pair[0], outcome)
    grown = first, happened(game, pair[1], rng.weighted(game.rules.weights(pair[1])))
    if not alike(grown, seat) and outcome in game.rules.outcomes(pair[1]):
        return first, happened(game, pair[1], outcome)
    return grown


def happened(game: AnyGame, s: Table, outcome: i64) -> Table:
    after = listening(game, s)
    game.rules.happen(after, outcome)
    return after


# ---- answers


def by_answers(game: AnyGame, pair: Twins, seat: i64, rng: Rng) -> tuple[Answers, Answers]:
    """Whole answers of all seats asked, in both games: different ones, as far as the seat does not notice."""
    first, second = pair
    order = shuffled(seats_in(first.asked), rng)
    ours = {p: whole_answer(game, first, p, rng) for p in order}
    theirs = {p: answer_like(ours[p], -1, game, second, p, rng) for p in order}
    after = said(game, first, ours)
    for p in order:
        for _ in range(TRIES if p != seat else 0):
            other = answer_like(ours[p], rng.below(len(ours[p]) + 1), game, second, p, rng)
            if alike((after, said(game, second, {**theirs, p: other})), seat):
                theirs[p] = other
                break
    return ours, theirs


def said(game: AnyGame, s: Table, answers: Answers) -> Table:
    """The game after these whole answers."""
    after = listening(game, s)
    for seat, codes in answers.items():
        say(game, after, seat, codes)
    return after


def on_the_way(game: AnyGame, pair: Twins, answers: tuple[Answers, Answers], seat: i64, rng: Rng) -> Iterator[Twins]:
    """The pairs between two whole answers, and with an answer half given: nobody else knows how much of it."""
    first, second = listening(game, pair[0]), listening(game, pair[1])
    *early, last = answers[0]
    for p in (*early, last):
        ours, theirs = answers[0][p], answers[1][p]
        cut = rng.below(len(ours))
        other_cut = cut if p == seat else rng.below(len(theirs))
        yield said(game, first, {p: ours[:cut]}), said(game, second, {p: theirs[:other_cut]})
        if p != last:
            say(game, first, p, ours)
            say(game, second, p, theirs)
            yield listening(game, first), listening(game, second)
