"""All that an arena has found out, as numbers: for the table in the terminal and for the report."""

from typing import NamedTuple

import numpy as np

from .contest import Contest
from .intervals import Share, share_of
from .ratings import Rating, ratings
from .rows import Row


class Thought(NamedTuple):
    """What a decision costs a bot, where there is more than one result to choose from."""

    mean: float  # seconds of CPU time
    longest: float
    iterations: float  # a decision; 0 where the bot does not count them
    decisions: int


class Meeting(NamedTuple):
    """How a pairing went, for its first bot."""

    first: str
    second: str
    games: int
    deals: int
    ahead: Share  # of the pairs of seats in which it finished ahead
    won: Share  # of the games that one of its seats won
    fair: float  # what it would win if all seats were alike

    def turned(self) -> "Meeting":
        """The same, for the second bot."""
        return Meeting(
            self.second,
            self.first,
            self.games,
            self.deals,
            self.ahead.rest(),
            self.won.rest(),
            1.0 - self.fair,
        )


class Standing(NamedTuple):
    """How a bot did in all its games."""

    bot: str
    rating: Rating
    games: int
    won: Share
    fair: float
    places: list[float]  # the share of its seats that finished first, second ...
    score: float  # mean
    thought: Thought


class Figures(NamedTuple):
    """Everything."""

    contest: Contest
    games: int
    deals: int
    standings: list[Standing]  # the best first
    meetings: list[Meeting]


def figures_of(contest: Contest, rows: list[Row]) -> Figures:
    bots = list(contest.bots)
    rated = ratings(rows, bots, contest.seed % 2**32)
    standings = [standing(bot, rows, rating) for bot, rating in zip(bots, rated, strict=True)]
    meetings = [meeting([row for row in rows if row.pairing == i]) for i in range(len(contest.pairings))]
    ordered = sorted(standings, key=lambda each: -each.rating.value)
    order = [each.bot for each in ordered]
    if contest.mode != "one":  # there is no difference between first and second: the better one is named first
        meetings = [each if order.index(each.first) < order.index(each.second) else each.turned() for each in meetings]
    meetings.sort(key=lambda each: (order.index(each.first), order.index(each.second)))
    return Figures(contest, len(rows), len({row.deal for row in rows}), ordered, meetings)


def meeting(rows: list[Row]) -> Meeting:
    first, second = rows[0].first, rows[0].second
    return Meeting(
        first,
        second,
        len(rows),
        len({row.deal for row in rows}),
        by_deal(rows, [points_ahead(row, first) for row in rows]),
        by_deal(rows, [points_won(row, first) for row in rows]),
        fair_share(rows, first),
    )


def standing(bot: str, rows: list[Row], rating: Rating) -> Standing:
    mine = [row for row in rows if bot in row.bots]
    seats = max(row.seats for row in mine)
    ranks = [row.ranks[seat] for row in mine for seat in seats_of(row, bot)]
    scores = [row.scores[seat] for row in mine for seat in seats_of(row, bot)]
    return Standing(
        bot,
        rating,
        len(mine),
        by_deal(mine, [points_won(row, bot) for row in mine]),
        fair_share(mine, bot),
        [ranks.count(place) / len(ranks) for place in range(1, seats + 1)],
        float(np.mean(scores)),
        thought_of(mine, bot),
    )


def seats_of(row: Row, bot: str) -> list[int]:
    return [seat for seat in range(row.seats) if row.bots[seat] == bot]


def points_won(row: Row, bot: str) -> float:
    """The game, if one of its seats is first; a part of it, if others are first, too."""
    return sum(row.ranks[seat] == 1 for seat in seats_of(row, bot)) / row.ranks.count(1)


def points_ahead(row: Row, bot: str) -> float:
    """The share of pairs, a seat of its own and another bot's, in which it is ahead; equals count half."""
    mine = seats_of(row, bot)
    others = [seat for seat in range(row.seats) if seat not in mine]
    signs = [np.sign(row.ranks[other] - row.ranks[seat]) for seat in mine for other in others]
    return float(np.mean(signs)) / 2.0 + 0.5


def fair_share(rows: list[Row], bot: str) -> float:
    return float(np.mean([row.bots.count(bot) / row.seats for row in rows]))


def by_deal(rows: list[Row], points: list[float]) -> Share:
    deals = sorted({row.deal for row in rows})
    places = {deal: i for i, deal in enumerate(deals)}
    sums, games = np.zeros(len(deals)), np.zeros(len(deals))
    for row, point in zip(rows, points, strict=True):
        sums[places[row.deal]] += point
        games[places[row.deal]] += 1.0
    return share_of(sums, games)


def thought_of(rows: list[Row], bot: str) -> Thought:
    seats = [(row, seat) for row in rows for seat in seats_of(row, bot)]
    decisions = sum(row.decisions[seat] for row, seat in seats)
    return Thought(
        sum(row.seconds[seat] for row, seat in seats) / max(decisions, 1),
        max(row.longest[seat] for row, seat in seats),
        sum(row.iterations[seat] for row, seat in seats) / max(decisions, 1),
        decisions,
    )
