"""What hints and analyses find out, as records that are sent from one process to another.

Not compiled: they are made anywhere, and pickled.
"""

from msgspec import Struct

Reason = tuple[str, float]  # a feature, and how much more of it there is than with the other answer


class HintChoice(Struct):
    """One answer, and what is expected of it."""

    code: int
    share: float  # of the iterations: how sure the bot is
    chances: list[float] = []  # by seat: share of the others that it will be ahead of
    win: list[float] = []  # by seat: the chance to win; the sum is 1
    reasons: list[Reason] = []


class Hint(Struct):
    """The best answers: first the one that the bot would give."""

    choices: list[HintChoice]


class Part(Struct):
    """Some words of the journal, to be analysed in one go."""

    first: int
    last: int  # not included


class Moment(Struct):
    """The chances when so many words had been spoken."""

    word: int
    chances: list[float]  # to win, by seat: what each seat thought of its own, scaled to a sum of 1


class Lesson(Struct):
    """A decision that cost something."""

    word: int  # words spoken before it
    seat: int
    played: int
    better: int
    cost: float  # of winning chance
    reasons: list[Reason] = []  # for the better one


class PartResult(Struct):
    """What was found out about one part.  Gains are by seat, in winning chance, compared with ordinary players."""

    luck: list[float]
    play: list[float]
    others: list[float]
    moments: list[Moment] = []
    lessons: list[Lesson] = []


class Analysis(Struct):
    """A finished game, analysed; lists are by seat.  For each seat: start + luck + play + others = result."""

    start: list[float]  # chance to win before anything has happened
    result: list[float]  # 1 for who has won alone
    luck: list[float]  # what chance gave, in winning chance
    play: list[float]  # what its own decisions gave, compared with the mean of all seats
    others: list[float]  # what the decisions of the others gave or took, compared in the same way
    unexplained: list[float]  # what these three, as measured, left of the result: it is spread over them
    moments: list[Moment] = []
    lessons: list[list[Lesson]] = []  # most costly first
