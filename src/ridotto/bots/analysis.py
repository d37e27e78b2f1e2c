"""Analysis of a finished game: winning chances on the way, costly decisions, and how much was luck.

Every decision is thought over again from what its seat knew then.  What chance and each seat did to the result is
measured on the true positions: a word is compared with what was likely in its place, all else played on alike.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ..core.game import Game
from ..core.match import CHANCE_SPEAKS, SPEAKER_BITS, SPEAKER_MASK, Match
from ..core.rng import Rng
from ..core.step import S
from .advice import Advice
from .budget import Budget
from .explaining import Explainer

WORDS: Final = 24  # of the journal in one part
ITERATIONS: Final[i64] = 600  # for each decision
AGAIN: Final = 0.5  # of them, for the answer that was given where it was not the best
PLAYOUTS: Final[i64] = 8  # iterations to one playout for the chances of a seat, and for what a word gave
SLIGHT: Final = 0.02  # of winning chance: a decision that cost less was as good as the best
LESSONS: Final = 3  # of each seat


@mypyc_attr(serializable=True)
class Part:
    """Some words of the journal, to be analysed in one go."""

    def __init__(self, first: int, last: int) -> None:
        self.first = first
        self.last = last  # not included


@mypyc_attr(serializable=True)
class Moment:
    """The chances when so many words had been spoken."""

    def __init__(self, word: int, chances: list[float]) -> None:
        self.word = word
        self.chances = chances  # to win, by seat: what each seat thought of its own, scaled to a sum of 1


@mypyc_attr(serializable=True)
class Lesson:
    """A decision that cost something."""

    def __init__(self, word: int, seat: int, played: int, better: int, cost: float) -> None:
        self.word = word  # words spoken before it
        self.seat = seat
        self.played = played
        self.better = better
        self.cost = cost  # of winning chance
        self.reasons: list[tuple[str, float]] = []  # for the better one


@mypyc_attr(serializable=True)
class PartResult:
    """What was found out about one part."""

    def __init__(self, seats: int) -> None:
        self.moments: list[Moment] = []
        self.lessons: list[Lesson] = []
        self.luck: list[float] = [0.0] * seats
        self.play: list[float] = [0.0] * seats


@mypyc_attr(serializable=True)
class Analysis:
    """A finished game, analysed.  For each seat: start + luck + play + others = result."""

    def __init__(self, seats: int) -> None:
        self.moments: list[Moment] = []
        self.lessons: list[list[Lesson]] = [[] for seat in range(seats)]  # by seat, most costly first
        self.start: list[float] = [1.0 / seats] * seats  # chance to win before anything has happened
        self.result: list[float] = [0.0] * seats  # 1 for who has won alone
        self.luck: list[float] = [0.0] * seats  # what chance gave, in winning chance
        self.play: list[float] = [0.0] * seats  # what its own decisions gave, beside those of an ordinary player
        self.others: list[float] = [0.0] * seats  # what the decisions of the others gave


def parts(match: Match[S]) -> list[Part]:
    """The parts of a match, each a second's work or two."""
    words = len(match.journal)
    return [Part(first, min(first + WORDS, words)) for first in range(0, words, WORDS)]


def analyse_part(match: Match[S], part: Part, seed: int, iterations: i64 = ITERATIONS) -> PartResult:
    """Analyse some words of a match.  The same seed gives the same result."""
    reader = Reader(match.seats, Rng(seed ^ part.first), iterations)
    now = match.at(part.first)
    for number in range(part.first, part.last):
        reader.read(now.game, now.state, number, match.journal[number])
        now.apply_word(match.journal[number])
    return reader.result


def combine(match: Match[S], results: list[PartResult]) -> Analysis:
    """All parts of a finished match together."""
    whole = Analysis(match.seats)
    ranks = match.ranks
    for result in results:
        whole.moments.extend(result.moments)
        for lesson in result.lessons:
            whole.lessons[lesson.seat].append(lesson)
        for seat in range(match.seats):
            whole.luck[seat] += result.luck[seat]
            whole.play[seat] += result.play[seat]
    for seat in range(match.seats):
        whole.lessons[seat] = dearest(whole.lessons[seat])
        if ranks[seat] == 1:
            whole.result[seat] = 1.0 / float(ranks.count(1))
        whole.others[seat] = whole.result[seat] - whole.start[seat] - whole.luck[seat] - whole.play[seat]
    whole.moments.append(Moment(len(match.journal), whole.result[:]))
    return whole


def dearest(lessons: list[Lesson]) -> list[Lesson]:
    order = sorted([(-lesson.cost, lesson.word) for lesson in lessons])[:LESSONS]
    by_word = {lesson.word: lesson for lesson in lessons}
    return [by_word[word] for _, word in order]


def analyse(match: Match[S], seed: int = 0, iterations: i64 = ITERATIONS) -> Analysis:
    """The whole analysis in one go."""
    return combine(match, [analyse_part(match, part, seed, iterations) for part in parts(match)])


class Reader:
    """Goes through the words of a journal, and finds out what each of them was worth."""

    def __init__(self, seats: i64, rng: Rng, iterations: i64) -> None:
        self.rng: Final = rng
        self.result: Final = PartResult(seats)
        self.bot: Final = Explainer(rng.fork(), Budget(iterations))
        self.playouts: Final[i64] = max(iterations // PLAYOUTS, 1)
        self.before: vec[float] = vec[float]([0.0] * seats)
        self.after: vec[float] = vec[float]([0.0] * seats)
        self.foretold_ahead: vec[float] = vec[float]([0.0] * seats)  # at the end of the latest playout
        self.foretold_wins: vec[float] = vec[float]([0.0] * seats)

    def read(self, game: Game[S], s: S, number: int, word: i64) -> None:
        speaker = word & SPEAKER_MASK
        code = word >> SPEAKER_BITS
        if speaker != CHANCE_SPEAKS:
            if len(game.rules.options(s, speaker)) == 1:
                return
            self.look_around(game, s, number)
            self.judge(game, s, number, speaker, code)
        self.compare(game, s, speaker, code)

    def look_around(self, game: Game[S], s: S, number: int) -> None:
        """What each seat thinks of its own chances, from what it knows."""
        advice = self.bot.advice_of(game, s.seats)
        chances: list[float] = []
        for seat in range(s.seats):
            wins = vec[float]([0.0] * s.seats)
            for i in range(self.playouts):
                world = game.determinize(s, seat, self.rng, advice)
                game.rules.guided_playout(world, self.rng, advice, advice.horizon(s))
                self.add_wins(game, world, advice, wins)
            chances.append(wins[seat])
        total = sum(chances)
        self.result.moments.append(Moment(number, [chance / total if total else 0.0 for chance in chances]))

    def judge(self, game: Game[S], s: S, number: int, seat: i64, code: i64) -> None:
        """Think a decision over again.  The answer that was given is looked at as closely as the best one."""
        bot = self.bot
        world = game.determinize(s, seat, bot.rng)
        bot.explore(game, world, seat)
        codes = bot.best_codes()
        if not codes or codes[0] == code:
            return
        bot.explore_answer(game, world, seat, code, AGAIN)
        best, played = bot.tallies[codes[0]], bot.tallies[code]
        cost = best.wins[seat] / float(best.times) - played.wins[seat] / float(played.times)
        if cost < SLIGHT:
            return
        lesson = Lesson(number, seat, code, codes[0], cost)
        lesson.reasons = bot.reasons(bot.advice_of(game, s.seats), codes[0], code)
        self.result.lessons.append(lesson)

    def compare(self, game: Game[S], s: S, speaker: i64, code: i64) -> None:
        """What a word gave each seat beside another one in its place, everything after it by the same luck."""
        advice = self.bot.advice_of(game, s.seats)
        before, after = self.before, self.after
        for seat in range(s.seats):
            before[seat] = 0.0
            after[seat] = 0.0
        until = advice.horizon(s)
        for i in range(self.playouts):
            luck = self.rng.fork()
            self.play_on(game, s, speaker, self.likely(game, s, speaker, advice), luck.copy(), until, before)
            self.play_on(game, s, speaker, code, luck, until, after)
        for seat in range(s.seats):
            gain = (after[seat] - before[seat]) / float(self.playouts)
            if speaker == CHANCE_SPEAKS:
                self.result.luck[seat] += gain
            elif speaker == seat:
                self.result.play[seat] += gain

    def likely(self, game: Game[S], s: S, speaker: i64, advice: Advice[S]) -> i64:
        """A word that might have been spoken instead: as likely as chance, or an ordinary player, would say it."""
        if speaker == CHANCE_SPEAKS:
            return self.rng.weighted(game.rules.weights(s))
        game.rules.fill(s, speaker, advice.out)
        return advice.pick(s, speaker, self.rng)

    def play_on(self, game: Game[S], s: S, speaker: i64, code: i64, luck: Rng, until: i64, wins: vec[float]) -> None:
        advice = self.bot.advice_of(game, s.seats)
        w = game.copy(s)
        if speaker == CHANCE_SPEAKS:
            game.rules.happen(w, code)
        else:
            game.rules.choose(w, speaker, code)
        game.rules.guided_playout(w, luck, advice, until)
        self.add_wins(game, w, advice, wins)

    def add_wins(self, game: Game[S], s: S, advice: Advice[S], wins: vec[float]) -> None:
        """Add each seat's chance to win to `wins`."""
        advice.foretell(game, s, self.foretold_ahead, self.foretold_wins)
        for seat in range(s.seats):
            wins[seat] += self.foretold_wins[seat]
