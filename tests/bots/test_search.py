"""The search: it answers what is offered, keeps to its budget, keeps its tree, and knows no more than its seat."""

from typing import Any

import pytest

import ridotto
from ridotto.bots import Budget, Search, ask, ask_in
from ridotto.bots.advice import ABSURD, MANY, Advice
from ridotto.bots.beginner import Beginner
from ridotto.bots.bot import Bot
from ridotto.bots.explaining import Explainer
from ridotto.bots.finding import BadWeights, advice_for, has_advice, read_weights
from ridotto.bots.levels import DOGE as DOGE_SECONDS
from ridotto.bots.search import LEAST_SHARE, OFTEN, TURN, likeliest
from ridotto.bots.tree import Edge, Node, Selection, edge_key, most_natural, most_promising
from ridotto.core.event import Event
from ridotto.core.rng import Rng
from ridotto.registry import all_games
from tests.toy.barcarola import GAME as BARCAROLA

GAMES = list(all_games().values())
DOGE, SAN_MARCO, INTRIGO = (ridotto.game(name) for name in ("doge", "sanmarco", "intrigo"))


class FakeClock:
    """CPU time that goes on by a fixed amount whenever somebody looks."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


class Listener(Bot):
    """Remembers what it hears."""

    def __init__(self) -> None:
        super().__init__(Rng(1))
        self.events: list[Event] = []
        self.forgot = 0

    def choose(self, game: Any, world: Any, seat: int) -> int:
        code: int = game.rules.options(world, seat)[0]
        return code

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def forget(self) -> None:
        self.forgot += 1


def middle(game: Any, seats: int, seed: int, words: int) -> Any:
    """A position after so many random words, where somebody has something to choose."""
    s, rng = game.new(seats), Rng(seed)
    for _ in range(words):
        game.rules.turn(s, rng)
    while not s.asked or len(game.rules.canonical(s, asked(s))) == 1:
        game.rules.turn(s, rng)
    return s


def asked(s: Any) -> int:
    return next(seat for seat in range(s.seats) if s.is_asked(seat))


# ---- budgets


def test_a_budget_of_iterations_gives_just_so_many() -> None:
    budget = Budget(7)
    budget.begin()
    assert sum(budget.has_more() for _ in range(20)) == 7


def test_a_share_of_a_budget_gives_a_share_of_its_iterations_and_at_least_one() -> None:
    budget = Budget(10)
    budget.begin(0.5)
    assert sum(budget.has_more() for _ in range(20)) == 5
    budget.begin(0.01)
    assert sum(budget.has_more() for _ in range(20)) == 1


def test_no_iteration_is_begun_that_would_end_after_the_time() -> None:
    clock = FakeClock(0.3)
    budget = Budget(0, 1.0, clock)
    budget.begin()
    begun = clock.now
    while budget.has_more():
        pass
    assert clock.now - begun <= 1.0


def test_time_that_a_busy_machine_takes_from_a_bot_does_not_count() -> None:
    """Seconds are those of the bot's own thread: while another works, its clock stands still."""
    budget = Budget(0, 1.0, FakeClock(0.0))
    budget.begin()
    assert all(budget.has_more() for _ in range(1000))


# ---- answers


@pytest.mark.parametrize("game", [*GAMES, BARCAROLA], ids=lambda game: game.id)
def test_a_search_answers_with_an_option_and_the_same_seed_gives_the_same_game(game: Any) -> None:
    journals = []
    for _ in range(2):
        match = ridotto.start(game, game.least, seed=3)
        bots = [Search(Rng(seat), Budget(3)) for seat in range(game.least)]
        while not match.over and len(match.journal) < 90:
            seat = match.asked[0]
            match.answer(ask_in(bots[seat], match, seat), seat)
        journals.append(match.journal)
    assert journals[0] == journals[1]


def test_a_search_without_time_answers_what_the_advice_finds_best() -> None:
    s = middle(DOGE, 4, 2, 60)
    seat = asked(s)
    bot = Search(Rng(1), Budget(0, 1e-9, FakeClock(1.0)))
    code = ask(bot, DOGE, s, seat)
    assert bot.iterations == 0
    advice = advice_for(DOGE, 4)
    DOGE.rules.fill(s, seat, advice.out)
    advice.weigh(s, seat)
    odds = {advice.out.codes[i]: advice.odds[i] for i in range(advice.out.count)}
    assert odds[code] == max(odds.values())


def test_of_one_option_nothing_is_thought() -> None:
    s, rng = DOGE.new(4), Rng(1)
    while not s.asked or len(DOGE.rules.canonical(s, asked(s))) > 1:
        DOGE.rules.turn(s, rng)
    bot = Search(Rng(1), Budget(50))
    ask(bot, DOGE, s, asked(s))
    assert bot.iterations == 0


# ---- the tree


def test_a_search_thinks_on_in_its_tree_while_its_own_clicks_follow_one_another() -> None:
    """[SM-3.3] The dealer lays his cards one by one."""
    match = ridotto.start(SAN_MARCO, 3, seed=1)
    rng = Rng(1)
    while match.step_name != "split":
        match.answer(match.codes()[rng.below(len(match.codes()))])
    seat = match.asked[0]
    bot = Search(Rng(5), Budget(64))
    kept: list[int] = []
    thought: list[int] = []
    while seat in match.asked and match.step_name == "split":
        open_options = len(match.game.rules.canonical(match.state, seat))
        code = ask_in(bot, match, seat)
        if open_options > 1:
            thought.append(bot.iterations)
            kept.append(bot.root.visits - bot.iterations)
        match.answer(code, seat)
    assert thought[:3] == [64, 32, 16] and min(thought) >= int(64 * LEAST_SHARE)
    assert kept[0] == 0 and all(visits > 0 for visits in kept[1:3])


def test_a_search_begins_anew_when_something_else_has_happened() -> None:
    s = middle(DOGE, 4, 2, 60)
    bot = Search(Rng(1), Budget(20))
    ask(bot, DOGE, s, asked(s))
    other = middle(DOGE, 4, 3, 90)
    ask(bot, DOGE, other, asked(other))
    assert bot.root.visits == bot.iterations == 20


def test_a_turn_is_given_a_few_budgets_however_often_something_unforeseen_comes() -> None:
    """[SM-7.3] A card may be followed by a roll of the die, which no tree foresees."""
    match = ridotto.start(SAN_MARCO, 3, seed=1)
    bots = [Search(Rng(seat), Budget(40)) for seat in range(3)]
    turns: list[tuple[int, int, int]] = []  # the seat, its iterations, its questions
    while not match.over:
        seat = match.asked[0]
        is_choice = len(SAN_MARCO.rules.canonical(match.state, seat)) > 1
        code = ask_in(bots[seat], match, seat)
        _, thought, asked_before = turns.pop() if turns and turns[-1][0] == seat else (seat, 0, 0)
        turns.append((seat, thought + is_choice * bots[seat].iterations, asked_before + is_choice))
        match.answer(code, seat)
    assert max(questions for _, _, questions in turns) > 6
    assert all(thought <= 40 * TURN + questions for _, thought, questions in turns)


def test_the_strongest_level_takes_less_than_two_seconds_for_a_turn() -> None:
    assert TURN * DOGE_SECONDS < 2.0


def test_what_was_taken_back_is_forgotten() -> None:
    bot = Search(Rng(1), Budget(20))
    s = middle(DOGE, 4, 2, 60)
    ask(bot, DOGE, s, asked(s))
    bot.forget()
    assert bot.next is None


def tried(*answers: tuple[int, float], odds: tuple[float, ...] = ()) -> tuple[Node, Advice[Any]]:
    """A node whose answers have so many visits and such a mean reward, and an advice that gives them such odds."""
    node, advice = Node(), Advice[Any](len(answers), [], 0)
    for code, (visits, mean) in enumerate(answers):
        edge = Edge(edge_key(0, 1) | code)
        edge.visits, edge.reward = visits, mean * visits
        node.edges.append(edge)
        advice.out.add(code)
        advice.odds[code] = odds[code] if odds else 1.0
    return node, advice


def natural(node: Node, advice: Advice[Any], gives: float = 0.1) -> int:
    """What somebody answers who gives so much to do what comes to mind first."""
    best = most_promising(node, edge_key(0, 1), advice.out)
    assert best is not None and best.code == 0
    return most_natural(node, best, advice, gives).code


def most_promising_of(*answers: tuple[int, float]) -> int:
    node, advice = tried(*answers)
    best = most_promising(node, edge_key(0, 1), advice.out)
    assert best is not None
    return best.code


def test_an_answer_that_did_much_better_is_chosen_though_another_was_tried_more_often() -> None:
    assert most_promising_of((27, 0.01), (13, 0.14)) == 1
    assert most_promising_of((27, 0.50), (13, 0.51)) == 0
    assert most_promising_of((27, 0.50), (1, 0.80)) == 0, "once is luck"


class Certain(Advice[Any]):
    """It expects the first answer of many."""

    def weigh(self, s: Any, seat: int) -> float:
        for i in range(self.out.count):
            self.odds[i] = 0.0 if i else 1.0
        return 1.0


def test_a_lost_position_is_searched_for_what_saves_it() -> None:
    """The answer that was expected has lost each time."""
    s = middle(DOGE, 4, 2, 60)
    node, edge, advice = Node(), Edge(edge_key(0, s.step)), Certain(60, [], 0)
    node.edges.append(edge)
    for code in range(60):
        advice.out.add(code)
    node.visits = edge.visits = 80
    assert Selection(advice).pick(s, 0, node) is not edge
    node.reward = edge.reward = 0.5 * 80
    assert Selection(advice).pick(s, 0, node) is edge


class Sensible(Advice[Any]):
    """It knows one answer that nobody should give."""

    def is_senseless(self, s: Any, seat: int, code: int) -> bool:
        return code == 1


def test_what_is_senseless_is_not_chosen_unless_there_is_nothing_else() -> None:
    advice, s = Sensible(3, [], 0), DOGE.new(3)
    for code in range(3):
        advice.out.add(code)
    advice.leave_senseless(s, 0)
    assert advice.out.list() == [0, 2]
    advice.out.count = 0
    advice.out.add(1)
    advice.leave_senseless(s, 0)
    assert advice.out.list() == [1]


class Stubborn(Advice[Any]):
    """It finds one option the likeliest of all, and senseless."""

    def __init__(self, code: int, game: Any = DOGE) -> None:
        super().__init__(game.rules.room, [], 0)
        self.code = code

    def is_senseless(self, s: Any, seat: int, code: int) -> bool:
        return code == self.code

    def consider(self, s: Any, seat: int, code: int) -> None:
        self.total = float(code == self.code)


def test_without_time_nothing_senseless_is_answered_either() -> None:
    s = middle(DOGE, 4, 2, 60)
    seat = asked(s)
    for code in DOGE.rules.canonical(s, seat):
        assert likeliest(DOGE, s, seat, Stubborn(code)) != code


def test_a_hint_names_nothing_senseless() -> None:
    s = middle(DOGE, 4, 5, 60)
    bot = Explainer(Rng(1), Budget(60))
    bot.explore(DOGE, s, asked(s))
    codes = bot.best_codes(DOGE, s)
    assert len(codes) > 1
    bot.advice = Stubborn(codes[0])
    assert bot.best_codes(DOGE, s) == codes[1:]


LIKELY_SECOND = (0.2, 1.0)


def test_what_comes_to_mind_first_is_answered_if_it_promises_nearly_as_much() -> None:
    assert natural(*tried((30, 0.60), (30, 0.52), odds=LIKELY_SECOND)) == 1
    assert natural(*tried((30, 0.60), (30, 0.48), odds=LIKELY_SECOND)) == 0
    assert natural(*tried((30, 0.60), (30, 0.52), odds=LIKELY_SECOND), gives=0.03) == 0


def test_of_two_answers_that_come_to_mind_as_soon_the_better_one_is_given() -> None:
    assert natural(*tried((30, 0.60), (30, 0.58), (30, 0.55), odds=(0.2, 0.95, 1.0))) == 1
    assert natural(*tried((30, 0.60), (30, 0.58))) == 0


def test_who_sees_a_win_or_has_little_left_to_win_gives_none_of_it() -> None:
    assert natural(*tried((30, 1.00), (30, 0.97), odds=LIKELY_SECOND)) == 0
    assert natural(*tried((30, 0.06), (30, 0.02), odds=LIKELY_SECOND)) == 0


def test_no_habit_is_left_for_what_may_be_chance_in_a_game_that_is_nearly_decided() -> None:
    assert natural(*tried((30, 0.985), (30, 0.970), odds=LIKELY_SECOND)) == 1
    assert natural(*tried((30, 0.025), (30, 0.010), odds=LIKELY_SECOND)) == 1


def test_a_few_tries_do_not_make_an_answer_as_good_however_soon_it_comes_to_mind() -> None:
    assert natural(*tried((30, 0.60), (2, 0.60), odds=LIKELY_SECOND)) == 0


def test_what_nobody_does_by_mistake_is_answered_only_if_it_is_the_best() -> None:
    assert natural(*tried((30, 0.60), (30, 0.59), odds=(0.2, 0.0))) == 0
    assert natural(*tried((30, 0.60), (30, 0.45), odds=(0.0, 1.0))) == 0
    assert natural(*tried((30, 0.60), (30, 0.59), odds=(0.0, 1.0))) == 1


def test_in_a_game_that_is_decided_what_comes_to_mind_first_is_answered() -> None:
    """It was tried less often, but it makes no difference."""
    assert natural(*tried((50, 1.0), (5, 1.0), odds=LIKELY_SECOND)) == 1
    assert natural(*tried((50, 0.0), (5, 0.0), odds=LIKELY_SECOND)) == 1
    assert natural(*tried((50, 1.0), (4, 1.0), odds=LIKELY_SECOND)) == 0, "it was hardly tried"


def test_a_habit_is_left_only_after_a_second_look() -> None:
    """The answer that nobody would think of has been lucky: nine wins in ten, and the other one in ten."""
    s = middle(DOGE, 4, 14, 60)
    seat, advice = asked(s), advice_for(DOGE, 4)
    DOGE.rules.fill(s, seat, advice.out)
    advice.leave_senseless(s, seat)
    advice.weigh_slips(s, seat)
    first = advice.likeliest()
    absurd = min(zip(advice.odds, advice.out.list(), strict=False))[1]
    lucky, unlucky = (Edge(edge_key(seat, s.step) | code) for code in (absurd, first))
    lucky.visits, lucky.reward, unlucky.visits, unlucky.reward = 5, 4.5, 5, 0.5
    root = Node()
    root.edges.extend(sorted([lucky, unlucky], key=lambda edge: edge.key))
    bot = Search(Rng(1), Budget(1), gives=0.15)
    assert bot.by_habit(DOGE, s, seat, root, advice, lucky).code == first
    assert lucky.visits == unlucky.visits == OFTEN


def test_levels_with_habits_think_longer_where_many_answers_are_possible() -> None:
    s = middle(INTRIGO, 2, 3, 40)
    thought = []
    for gives in (0.0, 0.02):
        bot = Search(Rng(1), Budget(20), gives=gives)
        ask(bot, INTRIGO, s, asked(s))
        thought.append(bot.iterations)
    assert thought[0] == 20 and thought[1] >= 60


def test_who_has_habits_thinks_in_iterations_for_he_goes_beyond_them() -> None:
    with pytest.raises(AssertionError, match="iterations"):
        Search(Rng(1), Budget(0, 0.1), gives=0.05)


def test_a_merchant_answers_what_comes_to_mind_first_more_often_than_who_gives_nothing() -> None:
    kept = {0.0: 0, 0.1: 0}
    for seed in range(40):
        s = middle(DOGE, 4, seed, 60 + seed)
        seat, advice = asked(s), advice_for(DOGE, 4)
        for gives in kept:
            code = ask(Search(Rng(seed), Budget(60), gives=gives), DOGE, s, seat)
            kept[gives] += code == likeliest(DOGE, s, seat, advice)
    assert kept[0.1] > kept[0.0] + 4


# ---- bots live as long as their seat


def test_a_bot_hears_what_its_seat_is_told_once_each() -> None:
    match = ridotto.start("doge", 3, seed=4, choices={"last_year": 1})
    bots = [Listener() for _ in range(3)]
    while not match.over:
        seat = match.asked[0]
        match.answer(ask_in(bots[seat], match, seat), seat)
    for seat, bot in enumerate(bots):
        told = match.events_for(seat)
        assert bot.events == told[: len(bot.events)] and len(bot.events) > 10


def test_a_bot_whose_words_are_taken_back_forgets() -> None:
    match = ridotto.start("doge", 3, seed=4)
    bot = Listener()
    match.answer(ask_in(bot, match, 0), 0)
    match.answer(ask_in(bot, match, 0), 0)
    match.undo(0)
    match.undo(0)
    ask_in(bot, match, 0)
    assert bot.forgot == 1


# ---- advice


def test_without_advice_playouts_go_to_the_end_of_the_game() -> None:
    assert not has_advice("a_game_from_elsewhere")
    match = ridotto.start("doge", 3, seed=4, choices={"last_year": 1})
    bot = Search(Rng(1), Budget(3))
    bot.advice, bot.advised = Advice(DOGE.rules.room, [], 0), "doge 3"
    seat = match.asked[0]
    assert ask_in(bot, match, seat) in match.codes(seat)
    parts = 24 * bot.root.reward  # shares of two others and of a win shared by up to three, half each
    assert abs(parts - round(parts)) < 1e-6, "rewards are those of ranks, not values of positions"


def test_half_of_a_reward_is_to_win_and_half_to_be_ahead() -> None:
    """Who is second of four is ahead of two thirds, and has not won."""
    s = DOGE.parse("seats 4\ncastello palaces R2 B2\nsan_polo palaces R2 B1\ncannaregio palaces G2 Y1\n")
    bot = Search(Rng(1), Budget(1))
    for seat in range(4):
        bot.path.append(Edge(seat))
        bot.nodes.append(Node())
        bot.movers.append(seat)
    bot.reap(DOGE, s, advice_for(DOGE, 4))
    assert [round(edge.reward, 4) for edge in bot.path] == [1.0, 0.3333, 0.1667, 0.0]


def test_of_many_answers_a_playout_weighs_some() -> None:
    advice: Advice[Any] = Advice(100, [], 0)
    seen = set()
    for seed in range(60):
        for code in range(100):
            advice.out.codes[code] = code
        advice.out.count = 100
        seen.add(advice.pick(DOGE.new(3), 0, Rng(seed)))
        assert advice.out.count == MANY
    assert max(seen) > 2 * MANY


def test_a_file_that_holds_no_weights_gets_a_sentence(tmp_path: Any) -> None:
    file = tmp_path / "weights.json"
    file.write_text('{"seats": {"4": {"palaces": "many"}}}')
    with pytest.raises(BadWeights, match="not a file of weights"):
        read_weights(file, 4)


# ---- the beginner


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_beginner_is_never_absurd(game: Any) -> None:
    """It answers nothing that is ten times less likely than the best, as easy as slips are in the game."""
    seats = game.most
    advice, answers = advice_for(game, seats), set()
    for seed in range(25):
        s = middle(game, seats, seed, 40 + seed)
        seat = asked(s)
        code = ask(Beginner(Rng(seed)), game, s, seat)
        world = game.determinize(s, seat, Rng(seed))  # the one that the bot was shown
        game.rules.fill(world, seat, advice.out)
        advice.leave_senseless(world, seat)
        advice.weigh_slips(world, seat)
        odds = {advice.out.codes[i]: advice.odds[i] for i in range(advice.out.count)}
        assert odds[code] >= ABSURD and max(odds.values()) == 1.0
        answers.add(odds[code] < max(odds.values()))
    assert answers == {False, True}, "it slips now and then, and not always"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_beginner_answers_nothing_senseless_where_there_is_something_else(game: Any) -> None:
    """Whatever is senseless, and likely: each of the answers in turn."""
    for seed in range(10):
        s = middle(game, game.most, seed, 40 + seed)
        seat = asked(s)
        for code in game.rules.canonical(s, seat):
            bot = Beginner(Rng(seed))
            bot.advice, bot.advised = Stubborn(code, game), f"{game.id} {game.most}"
            assert ask(bot, game, s, seat) != code
