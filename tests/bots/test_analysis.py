"""Analysis: chances on the way, costly decisions, luck and play; and all of it adds up."""

import pickle
from typing import Any

import pytest

import ridotto
from ridotto.bots import Uniform, ask
from ridotto.bots.analysis import DOUBTFUL, LESSONS, SLIGHT, analyse_part, combine, parts
from ridotto.bots.balance import Balance, adding_up
from ridotto.bots.finding import advice_for
from ridotto.bots.insights import Analysis, PartResult
from ridotto.core.match import CHANCE_SPEAKS, SPEAKER_MASK
from ridotto.core.rng import Rng

ITERATIONS = 40


def played(seed: int) -> ridotto.Match[Any]:
    """A short game of players who answer anything."""
    match = ridotto.start("doge", 3, seed, {"last_year": 1})
    bots = [Uniform(Rng(seed + seat)) for seat in range(3)]
    while not match.over:
        seat = match.asked[0]
        match.answer(ask(bots[seat], match.game, match.state, seat), seat)
    return match


@pytest.fixture(scope="module")
def match() -> ridotto.Match[Any]:
    return played(3)


@pytest.fixture(scope="module")
def results(match: ridotto.Match[Any]) -> list[PartResult]:
    return [analyse_part(match, part, 1, ITERATIONS) for part in parts(match)]


@pytest.fixture(scope="module")
def whole(match: ridotto.Match[Any], results: list[PartResult]) -> Analysis:
    return combine(match, results)


# ---- luck and play


def of_players(game: str, choices: dict[str, int] | None = None, giver: int = -1) -> ridotto.Match[Any]:
    """A game of ordinary players; one may give its position away: it answers what the advice likes least."""
    match = ridotto.start(game, 3, 5, choices)
    advice, rng = advice_for(match.game, 3), Rng(5)
    while not match.over:
        seat = match.asked[0]
        world = match.game.determinize(match.state, seat, rng)
        match.game.rules.fill(world, seat, advice.out)
        if seat == giver:
            advice.weigh(world, seat)
            worst = min(range(advice.out.count), key=lambda i: advice.odds[i])
            code = advice.out.codes[worst]
        else:
            code = advice.pick(world, seat, rng)
        match.answer(code, seat)
    return match


def measured(match: ridotto.Match[Any], seed: int, futures: int) -> Balance[Any]:
    balance: Balance[Any] = Balance(match.game, match.seats, advice_for(match.game, match.seats), Rng(seed), futures)
    now = match.at(0)
    for word in match.journal:
        balance.hear(now.state, word)
        now.apply_word(word)
    balance.settle(now.state)
    return balance


@pytest.fixture(scope="module")
def balances() -> list[Balance[Any]]:
    return [measured(of_players("sanmarco"), seed, 120) for seed in (1, 2)]


def test_two_seeds_agree_about_luck_and_play(balances: list[Balance[Any]]) -> None:
    one, other = balances
    assert one.luck != other.luck
    for gains, again in ((one.luck, other.luck), (one.play, other.play), (one.others, other.others)):
        assert gains == pytest.approx(again, abs=0.25)


def test_what_is_measured_comes_near_the_result(balances: list[Balance[Any]]) -> None:
    ranks = of_players("sanmarco").ranks
    for balance in balances:
        for seat in range(3):
            won = 1 / ranks.count(1) if ranks[seat] == 1 else 0
            made = 1 / 3 + balance.luck[seat] + balance.play[seat] + balance.others[seat]
            assert made == pytest.approx(won, abs=0.5)


def test_what_one_gains_the_others_lose(balances: list[Balance[Any]]) -> None:
    for balance in balances:
        assert sum(balance.luck) == pytest.approx(0)
        assert sum(balance.play) == pytest.approx(-sum(balance.others))


def test_who_gives_its_position_away_loses_by_its_own_play() -> None:
    balance = measured(of_players("doge", {"last_year": 1}, giver=1), 1, 100)
    assert balance.play[1] < -0.15
    assert balance.others[0] > 0


def test_an_ordinary_answer_does_not_look_at_what_others_hold() -> None:
    game = ridotto.game("doge")
    balance: Balance[Any] = Balance(game, 4, advice_for(game, 4), Rng(1), 1)
    s, rng = game.new(4), Rng(1)
    for _ in range(2000):
        seat = -1 if not s.asked else next(seat for seat in range(4) if s.is_asked(seat))
        if seat >= 0 and game.rules.steps[s.step].name == "handle_advisor" and len(game.rules.canonical(s, seat)) > 2:
            break
        game.rules.turn(s, rng)
    worlds = [s, *[game.determinize(s, seat, Rng(seed)) for seed in range(6)]]
    drawn = []
    for world in worlds:
        same = Balance(game, 4, balance.advice, Rng(9), 1)
        drawn.append([same.ordinary_answer(world, seat) for _ in range(40)])
    assert all(answers == drawn[0] for answers in drawn)


def test_parts_add_up_and_can_be_read() -> None:
    assert adding_up([0.3, 0.4, -0.2], 0.75) == pytest.approx([0.3 + 0.25 / 3, 0.4 + 1 / 9, -0.2 + 0.5 / 9])
    assert adding_up([0.0, 0.0, 0.0], -0.25) == pytest.approx([-0.25 / 3] * 3)
    for parts_measured in ([1.8, 0.9, -2.1], [-0.3, -0.1, 0.0], [0.1, 0.1, 0.0], [5.0, -0.1, 0.0]):
        for total in (0.75, -0.25, 0.0):
            told = adding_up(parts_measured, total)
            assert sum(told) == pytest.approx(total)
            assert max(abs(part) for part in told) <= 1.0 + 1e-9


def test_an_analysis_tells_parts_that_make_the_result_and_what_was_not_explained(
    match: ridotto.Match[Any], results: list[PartResult], whole: Analysis
) -> None:
    assert [rank == 1 for rank in match.ranks] == [result > 0 for result in whole.result]
    assert sum(whole.play) == pytest.approx(-sum(whole.luck) - sum(whole.others))
    for seat in range(3):
        told = whole.start[seat] + whole.luck[seat] + whole.play[seat] + whole.others[seat]
        assert told == pytest.approx(whole.result[seat])
        found = sum(result.luck[seat] + result.play[seat] + result.others[seat] for result in results)
        assert whole.unexplained[seat] == pytest.approx(whole.result[seat] - whole.start[seat] - found)
        assert abs(whole.unexplained[seat]) < 0.5


# ---- chances and lessons


def test_only_a_decision_that_costs_something_the_second_time_too_is_a_lesson(results: list[PartResult]) -> None:
    for result in results:
        assert len(result.lessons) <= DOUBTFUL
        assert all(lesson.cost >= SLIGHT for lesson in result.lessons)


def test_chances_add_up_at_every_moment_and_the_last_one_is_the_result(
    match: ridotto.Match[Any], whole: Analysis
) -> None:
    assert all(sum(moment.chances) == pytest.approx(1.0) for moment in whole.moments)
    words = [moment.word for moment in whole.moments]
    assert words == sorted(set(words)) and words[-1] == len(match.journal)
    assert whole.moments[-1].chances == whole.result


def test_lessons_are_about_decisions_of_their_seat_and_the_most_costly_comes_first(
    match: ridotto.Match[Any], whole: Analysis
) -> None:
    assert sum(len(lessons) for lessons in whole.lessons) > 0
    for seat, lessons in enumerate(whole.lessons):
        assert len(lessons) <= LESSONS
        assert [lesson.cost for lesson in lessons] == sorted((lesson.cost for lesson in lessons), reverse=True)
        for lesson in lessons:
            speaker = match.journal[lesson.word] & SPEAKER_MASK
            assert speaker == seat != CHANCE_SPEAKS
            options = match.game.rules.options(match.at(lesson.word).state, seat)
            assert lesson.played in options and lesson.better in options and lesson.played != lesson.better


def test_parts_can_be_analysed_anywhere_and_the_same_seed_gives_the_same(match: ridotto.Match[Any]) -> None:
    split = parts(match)
    assert [part.first for part in split[1:]] == [part.last for part in split[:-1]]
    assert split[0].first == 0 and split[-1].last == len(match.journal)
    part = pickle.loads(pickle.dumps(split[1]))
    first, again = (
        analyse_part(match, part, 7, ITERATIONS),
        analyse_part(match.copy(), split[1], 7, ITERATIONS),
    )
    sent = pickle.loads(pickle.dumps(again))
    assert first.luck == sent.luck and first.play == sent.play
    assert [moment.chances for moment in first.moments] == [moment.chances for moment in sent.moments]
    whole = combine(match, [first])
    assert len(whole.moments) == len(first.moments) + 1
