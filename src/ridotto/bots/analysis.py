"""Analysis of a finished game: winning chances on the way, costly decisions, and how much was luck.

Every decision is thought over again from what its seat knew then.  What chance and each seat did to the result is
measured on the true positions.
"""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from ..core.game import Game
from ..core.match import CHANCE_SPEAKS, SPEAKER_BITS, SPEAKER_MASK, Match
from ..core.rng import Rng
from ..core.step import S
from .balance import Balance, adding_up
from .budget import Budget
from .explaining import Explainer
from .insights import Analysis, Lesson, Moment, Part, PartResult

__all__ = ["Analysis", "Lesson", "Moment", "Part", "PartResult", "analyse", "analyse_part", "combine", "parts"]

SEED: Final = 0  # the same analysis everywhere
WORDS: Final = 24  # of the journal in one part
ITERATIONS: Final[i64] = 600  # for each decision
PLAYOUTS: Final[i64] = 8  # iterations to one playout for the chances of a seat
FUTURES: Final[i64] = 2  # iterations to one future, for what each turn gave
ANSWER: Final = 0.5  # of the iterations, for the answer that was given where it was not the best
AGAIN: Final = 3.0  # times the iterations, for decisions that are thought over a second time
DOUBTFUL: Final = 2  # of them in one part
SLIGHT: Final = 0.03  # of winning chance: a decision that cost less was as good as the best
LESSONS: Final = 3  # of each seat


def parts(match: Match[S]) -> list[Part]:
    """The parts of a match, each a second's work or two."""
    words = len(match.journal)
    return [Part(first, min(first + WORDS, words)) for first in range(0, words, WORDS)]


def analyse_part(match: Match[S], part: Part, seed: int = SEED, iterations: i64 = ITERATIONS) -> PartResult:
    """Analyse some words of a match.  The same seed gives the same result."""
    reader = Reader(match.game, match.seats, Rng(seed ^ part.first), iterations)
    now = match.at(part.first)
    for number in range(part.first, part.last):
        reader.read(now.state, number, match.journal[number])
        now.apply_word(match.journal[number])
    return reader.close(now.state)


def combine(match: Match[S], results: list[PartResult]) -> Analysis:
    """All parts of a finished match together."""
    seats = match.seats
    ranks = match.ranks
    moments: list[Moment] = []
    lessons: list[list[Lesson]] = [[] for seat in range(seats)]
    for result in results:
        moments.extend(result.moments)
        for lesson in result.lessons:
            lessons[lesson.seat].append(lesson)
    won = [1.0 / float(ranks.count(1)) if ranks[seat] == 1 else 0.0 for seat in range(seats)]
    moments.append(Moment(len(match.journal), won[:]))
    whole = Analysis([1.0 / float(seats)] * seats, won, [], [], [], [], moments, [dearest(own) for own in lessons])
    add_accounts(whole, results)
    return whole


def add_accounts(whole: Analysis, results: list[PartResult]) -> None:
    """Where the results came from.

    Those who all play better than ordinary players take from one another what they gain: the mean is left out.
    """
    seats = len(whole.result)
    played = [sum([result.play[seat] for result in results]) for seat in range(seats)]
    usual = sum(played) / float(seats)
    for seat in range(seats):
        luck = sum([result.luck[seat] for result in results])
        play = played[seat] - usual
        others = sum([result.others[seat] for result in results]) + usual
        gained = whole.result[seat] - whole.start[seat]
        scaled = adding_up([luck, play, others], gained)
        whole.luck.append(scaled[0])
        whole.play.append(scaled[1])
        whole.others.append(scaled[2])
        whole.unexplained.append(gained - luck - play - others)


def dearest(lessons: list[Lesson]) -> list[Lesson]:
    order = sorted([(-lesson.cost, lesson.word) for lesson in lessons])[:LESSONS]
    by_word = {lesson.word: lesson for lesson in lessons}
    return [by_word[word] for _, word in order]


def analyse(match: Match[S], seed: int = SEED, iterations: i64 = ITERATIONS) -> Analysis:
    """The whole analysis in one go."""
    return combine(match, [analyse_part(match, part, seed, iterations) for part in parts(match)])


class Doubt(Generic[S]):
    """A decision that seems to have cost something."""

    def __init__(self, position: S, number: int, word: i64, cost: float) -> None:
        self.position: Final = position
        self.number: Final = number
        self.word: Final[i64] = word
        self.cost: Final = cost


class Reader(Generic[S]):
    """Goes through the words of a journal, and finds out what each of them was worth."""

    def __init__(self, game: Game[S], seats: i64, rng: Rng, iterations: i64) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.bot: Final = Explainer(rng.fork(), Budget(iterations))
        self.advice: Final = self.bot.advice_of(game, seats)
        self.balance: Final = Balance(game, seats, self.advice, rng.fork(), max(iterations // FUTURES, 1))
        self.playouts: Final[i64] = max(iterations // PLAYOUTS, 1)
        self.moments: Final[list[Moment]] = []
        self.doubts: Final[list[Doubt[S]]] = []
        self.ahead: vec[float] = vec[float]([0.0] * seats)  # at the end of the latest playout
        self.wins: vec[float] = vec[float]([0.0] * seats)

    def read(self, s: S, number: int, word: i64) -> None:
        speaker = word & SPEAKER_MASK
        self.balance.hear(s, word)
        if speaker == CHANCE_SPEAKS or len(self.game.rules.options(s, speaker)) == 1:
            return
        self.look_around(s, number)
        lesson = self.judge(s, number, word, 1.0)
        if lesson is not None:
            self.doubts.append(Doubt(self.game.copy(s), number, word, lesson.cost))

    def close(self, s: S) -> PartResult:
        """All has been read, to this position: the dearest decisions are thought over a second time."""
        balance = self.balance
        balance.settle(s)
        order = sorted([(-doubt.cost, i) for i, doubt in enumerate(self.doubts)])
        lessons: list[Lesson] = []
        for _, i in order[:DOUBTFUL]:
            doubt = self.doubts[i]
            lesson = self.judge(doubt.position, doubt.number, doubt.word, AGAIN)
            if lesson is not None:
                lessons.append(lesson)
        return PartResult(balance.luck, balance.play, balance.others, self.moments, lessons)

    def look_around(self, s: S, number: int) -> None:
        """What each seat thinks of its own chances, from what it knows."""
        game, advice = self.game, self.advice
        chances: list[float] = []
        for seat in range(s.seats):
            chance = 0.0
            for i in range(self.playouts):
                world = game.determinize(s, seat, self.rng, advice)
                game.rules.guided_playout(world, self.rng, advice, advice.horizon(s))
                advice.foretell(game, world, self.ahead, self.wins)
                chance += self.wins[seat]
            chances.append(chance)
        total = sum(chances)
        self.moments.append(Moment(number, [chance / total if total else 0.0 for chance in chances]))

    def judge(self, s: S, number: int, word: i64, share: float) -> Lesson | None:
        """Think a decision over again.  The answer that was given is looked at as closely as the best one."""
        bot = self.bot
        seat = word & SPEAKER_MASK
        code = word >> SPEAKER_BITS
        world = self.game.determinize(s, seat, bot.rng)
        bot.explore(self.game, world, seat, share)
        codes = bot.best_codes(self.game, world)
        if not codes or codes[0] == code:
            return None
        bot.explore_answer(self.game, world, seat, code, share * ANSWER)
        best, played = bot.tallies[codes[0]], bot.tallies[code]
        cost = best.wins[seat] / float(best.times) - played.wins[seat] / float(played.times)
        if cost < SLIGHT:
            return None
        return Lesson(number, seat, code, codes[0], cost, bot.reasons(self.advice, codes[0], code))
