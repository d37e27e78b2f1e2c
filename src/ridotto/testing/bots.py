"""Laws about what bots rely on: the round clock, keys of what a seat knows, and that they cannot cheat."""

from itertools import islice

from mypy_extensions import i64

from ..bots import ask
from ..bots.advice import Advice
from ..bots.bot import Bot
from ..bots.budget import Budget
from ..bots.finding import advice_for
from ..bots.flat import Flat
from ..bots.hints import hint_for
from ..bots.search import Search
from ..bots.uniform import Uniform
from ..core.rng import Rng
from ..core.state import OVER
from ..registry import AnyGame
from .case import Case, Table, everybody, reach, speak
from .twins import twins

ROUNDS = 30  # questions and words of chance that twins are grown for
MANY_ROUNDS = 150  # the same, where a pair takes little time
HORIZON = 6  # decisions that flat looks ahead
ITERATIONS = 3  # of a search
BOT_ANSWERS = 3  # answers of every bot in one case
FURTHER = 100  # words a game is played on for
AROUND = 12  # positions looked at in a row

Odds = list[tuple[i64, float]]  # answers, and how likely they are beside the best one


def the_round_clock_never_goes_back(game: AnyGame, case: Case) -> None:
    s, rng = reach(game, case), Rng(case.other)
    for _ in range(FURTHER):
        before = s.clock()
        if s.step == OVER:
            return
        speak(game, s, rng)
        assert s.clock() >= before, f"The clock went back from {before} to {s.clock()}."


def a_key_stands_for_what_a_seat_knows(game: AnyGame, case: Case) -> None:
    """Another view, another key; and the same key in every world that the seat cannot tell from the true one."""
    s, rng = reach(game, case), Rng(case.other)
    by_key: dict[tuple[int, int], dict[str, object]] = {}
    for _ in range(AROUND):
        for seat in everybody(s):
            facts, key = known_facts(game, s, seat), game.known(s, seat)
            assert by_key.setdefault((seat, key), facts) == facts, f"Seat {seat} sees more than its key says."
            world = game.determinize(s, seat, rng)
            assert game.known(world, seat) == key, f"The key of seat {seat} depends on what it cannot know."
        if s.step == OVER:
            return
        speak(game, s, rng)


def twins_have_the_same_key(game: AnyGame, case: Case) -> None:
    s, rng = reach(game, case), Rng(case.other)
    for first, second in twins(game, s, case.seat, rng, ROUNDS):
        assert game.known(first, case.seat) == game.known(second, case.seat), "A key tells what was never told."


def known_facts(game: AnyGame, s: Table, seat: i64) -> dict[str, object]:
    """The view of a seat, but for who else has answered already."""
    return {**game.view(s, seat), "asked": s.is_asked(seat)}


def imagination_with_advice_is_blind(game: AnyGame, case: Case) -> None:
    """Worlds that advice finds likely look the same to the seat, and are the same for twins."""
    s, rng = reach(game, case), Rng(case.other)
    advice = advice_for(game, case.seats)
    advice.worlds = 3
    for pair in islice(twins(game, s, case.seat, rng, ROUNDS), BOT_ANSWERS):
        seed = rng.below(1 << 30)
        worlds = [game.determinize(true, case.seat, Rng(seed), advice) for true in pair]
        assert game.key(worlds[0]) == game.key(worlds[1]), f"Seat {case.seat} imagines what it cannot know."
        assert game.view(worlds[0], case.seat) == game.view(pair[0], case.seat), "It sees that it is another world."


def advice_weighs_answers_by_what_their_seat_knows(game: AnyGame, case: Case) -> None:
    """It may judge positions by all that lies in an imagined world, but answers only by what their seat knows."""
    s, rng = reach(game, case), Rng(case.other)
    advice = advice_for(game, case.seats)
    for pair in twins(game, s, case.seat, rng, MANY_ROUNDS):
        if not all(true.is_asked(case.seat) for true in pair):
            continue
        first, second = (judged(game, advice, true, case.seat) for true in pair)
        assert first == second, f"The advice knows more than seat {case.seat}."


def advice_has_an_answer_to_every_question(game: AnyGame, case: Case) -> None:
    """However odd a position is, an answer makes sense, one comes to mind to whoever slips, and all stays as it was."""
    s, rng = reach(game, case), Rng(case.other)
    advice = advice_for(game, case.seats)
    for _ in range(FURTHER):
        if s.step == OVER:
            return
        for seat in everybody(s):
            if not s.is_asked(seat):
                continue
            before = game.key(s)
            _, left, slips = judged(game, advice, s, seat)
            assert left, f"Nothing makes sense to seat {seat}."
            assert any(odds > 0.0 for _, odds in slips), f"Nothing comes to mind to seat {seat}."
            assert game.key(s) == before, "The position is another one after it was judged."
        speak(game, s, rng)


def judged(game: AnyGame, advice: Advice[Table], s: Table, seat: i64) -> tuple[Odds, list[i64], Odds]:
    """All answers with their odds; those that are not senseless; and the odds of these for somebody who slips."""
    game.rules.fill(s, seat, advice.out)
    advice.weigh(s, seat)
    weighed = odds_in(advice)
    advice.leave_senseless(s, seat)
    left = advice.out.list()
    advice.weigh_slips(s, seat)
    return weighed, left, odds_in(advice)


def odds_in(advice: Advice[Table]) -> Odds:
    return [(code, advice.odds[i]) for i, code in enumerate(advice.out.list())]


def bots_cannot_tell_twin_worlds_apart(game: AnyGame, case: Case) -> None:
    """Nor can hints."""
    s, rng = reach(game, case), Rng(case.other)
    pairs = twins(game, s, case.seat, rng, ROUNDS)
    for pair in islice((pair for pair in pairs if all(true.is_asked(case.seat) for true in pair)), BOT_ANSWERS):
        seed = rng.below(1 << 30)
        answers = [bot_answers(game, true, case.seat, seed) for true in pair]
        assert answers[0] == answers[1], f"A bot knows more than seat {case.seat}: {answers}."
        hints = [hinted(game, true, case.seat, seed) for true in pair]
        assert hints[0] == hints[1], f"A hint knows more than seat {case.seat}: {hints}."


def bot_answers(game: AnyGame, s: Table, seat: i64, seed: int) -> list[i64]:
    bots: list[Bot] = [
        Uniform(Rng(seed)),
        Flat(Rng(seed), 1, 0.0, HORIZON),
        Search(Rng(seed), Budget(ITERATIONS)),
    ]
    return [ask(bot, game, s, seat) for bot in bots]


def hinted(game: AnyGame, s: Table, seat: i64, seed: int) -> list[tuple[object, ...]]:
    """All that a hint says."""
    hint = hint_for(game, s, seat, seed, iterations=ITERATIONS)
    return [(choice.code, choice.share, choice.chances, choice.win, choice.reasons) for choice in hint.choices]
