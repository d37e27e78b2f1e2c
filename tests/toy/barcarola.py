"""Barcarola: a toy game in plain Python, outside the package, as somebody else would write one.

It has what Doge has not: cards dealt in private, a choice that is a flag, numbers of an edition, and a move told
only in part.
Seats draw cards, lay one face down with 0 to 2 lanterns, and the strictly strongest bid in a district wins
a boat there, which may row on.
"""

from pathlib import Path as File
from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

import ridotto.bots
from ridotto.core.choices import FLAG, RECON, SEED, Choice, Choices
from ridotto.core.diagram import Lines, read_number
from ridotto.core.errors import BadChoice
from ridotto.core.event import ITS_SEAT, NAME, UNCOVERS, Fact, declared_in
from ridotto.core.event_types import WHO, Event1, Event2, Event3
from ridotto.core.game import Diagrams, Game, Hidden, Standings, Tables
from ridotto.core.pool import EMPTY, count, draw, kinds, one, size
from ridotto.core.rng import Rng
from ridotto.core.rules import Rules
from ridotto.core.seats import NO_SEAT
from ridotto.core.state import State
from ridotto.core.step import Automatic, Chance, Decision, Options, Path
from ridotto.core.view import GameView

DISTRICTS = 3
NAMES = ["cannaregio", "rialto", "castello"]
COPIES = 5
DECK = 0x555  # a pool: five cards of each district
STAKES = 3  # 0, 1 or 2 lanterns
NO_CARD = -1
CHOICES = [
    Choice("rounds", "BA-2", 3, 1, 4),
    Choice("rowing", "BA-4.2", 1, 0, 1, FLAG),
    Choice("lanterns", "BA-1.1", 4, 0, 9, mark=RECON),
    Choice("worth_rialto", "BA-5", 1, 1, 3, mark=SEED),
]


class Lagoon(State):
    """What lies on the table."""

    def __init__(self, seats: int, choices: Choices, like: "Lagoon | None" = None) -> None:
        super().__init__(seats, choices, like)
        if like is None:
            self.round = 0
            self.deck = DECK  # pool
            self.hand = [EMPTY] * seats  # pools, SECRET: owner
            self.card = [NO_CARD] * seats  # SECRET: owner, until [BA-3.2]
            self.stake = [0] * seats  # SECRET: owner, until [BA-3.2]
            self.lanterns = [int(choices["lanterns"])] * seats
            self.bids = [0] * (seats * DISTRICTS)
            self.boats = [0] * (seats * DISTRICTS)
            self.spent = EMPTY  # pool of cards played
        else:
            self.round = like.round
            self.deck = like.deck
            self.hand = like.hand[:]
            self.card = like.card[:]
            self.stake = like.stake[:]
            self.lanterns = like.lanterns[:]
            self.bids = like.bids[:]
            self.boats = like.boats[:]
            self.spent = like.spent

    def clock(self) -> int:
        return self.round

    def numbers(self) -> list[int]:
        rows = [self.hand, self.card, self.stake, self.lanterns, self.bids, self.boats]
        return [*super().numbers(), self.round, self.deck, self.spent, *[n for row in rows for n in row]]


# ---- what can happen

DISTRICT = Fact("district", NAME, NAMES, target="district")
HERE = Fact("here", NAME, NAMES)
THERE = Fact("there", NAME, NAMES)
STAKE = Fact("stake")
ROUND = Event1("round", "BA-2", Fact("round"))
DRAWS = Event1("draws", "BA-2.3", WHO)
DRAWN = Event2("drawn", "BA-2.3", WHO, DISTRICT, told=ITS_SEAT)
LAID = Event3("laid", "BA-3", WHO, DISTRICT, STAKE, told=ITS_SEAT)
REVEALED = Event3("revealed", "BA-3.2", WHO, DISTRICT, STAKE, told=UNCOVERS)
BOAT = Event2("boat", "BA-4", WHO, DISTRICT)
ROWED = Event3("rowed", "BA-4.2", WHO, HERE, THERE)
STAYED = Event1("stayed", "BA-4.2", WHO)

# ---- steps


class StartRound(Automatic[Lagoon]):
    """[BA-2] Draw, lay, count, and the next round."""

    def run(self, s: Lagoon) -> None:
        s.round += 1
        ROUND.tell(s, s.round)
        for seat in range(s.seats):
            for _ in range(2 if s.round == 1 else 1):
                s.then(DRAW, seat)
        s.then(LAY)
        for district in range(DISTRICTS):
            s.then(COUNT, district)
        if s.round < s.choices["rounds"]:
            s.then(START)


class Draw(Chance[Lagoon]):
    """[BA-2.3] The top card, seen by its new owner alone."""

    def weights(self, s: Lagoon) -> vec[i64]:
        return vec[i64]([count(s.deck, d) for d in range(DISTRICTS)])

    def happen(self, s: Lagoon, outcome: int) -> None:
        s.deck -= one(outcome)
        s.hand[s.arg] += one(outcome)
        DRAWS.tell(s, s.arg)
        DRAWN.tell(s, s.arg, outcome)

    def path(self, s: Lagoon, outcome: int) -> Path:
        return (f"drawn:{NAMES[outcome]}",)


class Lay(Decision[Lagoon]):
    """[BA-3] All at once lay a card with 0 to 2 lanterns."""

    def who(self, s: Lagoon) -> int:
        return (1 << s.seats) - 1

    def options(self, s: Lagoon, seat: int, out: Options) -> None:
        for district in range(DISTRICTS):
            if count(s.hand[seat], district):
                for stake in range(min(STAKES - 1, s.lanterns[seat]) + 1):
                    out.add(district * STAKES + stake)

    def choose(self, s: Lagoon, seat: int, code: int) -> bool:
        s.card[seat], s.stake[seat] = divmod(code, STAKES)
        LAID.tell(s, seat, s.card[seat], s.stake[seat])
        return True

    def close(self, s: Lagoon) -> None:
        s.bids = [0] * (s.seats * DISTRICTS)
        for seat in range(s.seats):
            district, stake = s.card[seat], s.stake[seat]
            s.hand[seat] -= one(district)
            s.spent += one(district)
            s.lanterns[seat] -= stake
            s.bids[seat * DISTRICTS + district] = 1 + stake
            REVEALED.tell(s, seat, district, stake)
            self.forget(s, seat)

    def forget(self, s: Lagoon, seat: int) -> None:
        s.card[seat], s.stake[seat] = NO_CARD, 0

    def path(self, s: Lagoon, seat: int, code: int) -> Path:
        return (f"hand:{NAMES[code // STAKES]}", f"lanterns:{code % STAKES}")


class Count(Automatic[Lagoon]):
    """[BA-4] The strictly strongest bid puts a boat there, which may row on."""

    def run(self, s: Lagoon) -> None:
        bids = [s.bids[seat * DISTRICTS + s.arg] for seat in range(s.seats)]
        best = max(bids)
        winner = bids.index(best) if bids.count(best) == 1 else NO_SEAT
        if winner == NO_SEAT or best == 0:
            return
        s.boats[winner * DISTRICTS + s.arg] += 1
        BOAT.tell(s, winner, s.arg)
        if s.choices["rowing"]:
            s.then(ROW, winner)


class Row(Decision[Lagoon]):
    """[BA-4.2] The winner may row one boat to another district."""

    def who(self, s: Lagoon) -> int:
        return 1 << s.arg

    def options(self, s: Lagoon, seat: int, out: Options) -> None:
        out.add(0)
        for here in range(DISTRICTS):
            for there in range(DISTRICTS):
                if here != there and s.boats[seat * DISTRICTS + here]:
                    out.add(1 + here * DISTRICTS + there)

    def choose(self, s: Lagoon, seat: int, code: int) -> bool:
        if not code:
            STAYED.tell(s, seat)
            return True
        here, there = divmod(code - 1, DISTRICTS)
        s.boats[seat * DISTRICTS + here] -= 1
        s.boats[seat * DISTRICTS + there] += 1
        ROWED.tell(s, seat, here, there)
        return True

    def path(self, s: Lagoon, seat: int, code: int) -> Path:
        if code == 0:
            return ("button:stay",)
        here, there = divmod(code - 1, DISTRICTS)
        return (f"boat:{NAMES[here]}", f"district:{NAMES[there]}")


START = StartRound("start_round", "BA-2")
DRAW = Draw("draw", "BA-2.3")
LAY = Lay("lay", "BA-3", DISTRICTS * STAKES)
COUNT = Count("count", "BA-4")
ROW = Row("row", "BA-4.2", 1 + DISTRICTS * DISTRICTS, previewed=True)


# ---- views, and the rest of a game


class LagoonTable(TypedDict):
    """What everybody sees."""

    round: int
    deck: int
    hands: list[int]
    lanterns: list[int]
    bids: list[int]
    boats: list[int]
    spent: list[int]


class LagoonSeat(TypedDict):
    """What a seat knows besides."""

    hand: list[int] | None
    laid: list[int] | None


class LagoonView(GameView, LagoonTable, LagoonSeat):
    """All of it."""


class LagoonTables(Tables[Lagoon]):
    """How a lagoon is set up and copied."""

    def new(self, seats: int, choices: Choices) -> Lagoon:
        if choices["lanterns"] > 6 and choices["worth_rialto"] == 3:
            raise BadChoice("With more than 6 lanterns the Rialto is worth at most 2.")
        return Lagoon(seats, choices)

    def copy(self, s: Lagoon) -> Lagoon:
        return Lagoon(s.seats, s.choices, s)


class LagoonHidden(Hidden[Lagoon]):
    """Who knows what."""

    def table_view(self, s: Lagoon) -> LagoonTable:
        return {
            "round": s.round,
            "deck": size(s.deck),
            "hands": [size(hand) for hand in s.hand],
            "lanterns": s.lanterns[:],
            "bids": s.bids[:],
            "boats": s.boats[:],
            "spent": list(kinds(s.spent)),
        }

    def seat_view(self, s: Lagoon, seat: int) -> LagoonSeat:
        if seat < 0:
            return {"hand": None, "laid": None}
        return {"hand": list(kinds(s.hand[seat])), "laid": [s.card[seat], s.stake[seat]]}

    def imagine(self, w: Lagoon, seat: int, rng: Rng) -> None:
        unseen = DECK - w.spent - (w.hand[seat] if seat >= 0 else EMPTY)
        for other in range(w.seats):
            if other != seat:
                cards, hand = size(w.hand[other]), EMPTY
                for _ in range(cards):
                    card = one(draw(unseen, size(unseen), rng))
                    unseen -= card
                    hand += card
                w.hand[other] = hand
        w.deck = unseen

    def census(self, s: Lagoon) -> list[int]:
        return [s.deck + s.spent + sum(s.hand)]


class LagoonStandings(Standings[Lagoon]):
    """Boats, and what they are worth."""

    def scores(self, s: Lagoon) -> list[int]:
        return [self.standing(s, seat) for seat in range(s.seats)]

    def standing(self, s: Lagoon, seat: int) -> int:
        worths = [1, s.choices["worth_rialto"], 1]
        return sum(s.boats[seat * DISTRICTS + d] * worths[d] for d in range(DISTRICTS))


class LagoonDiagrams(Diagrams[Lagoon]):
    """Positions as text: a line for each register."""

    def lines(self, s: Lagoon) -> list[str]:
        rows = {"hand": s.hand, "card": s.card, "stake": s.stake, "lanterns": s.lanterns, "bids": s.bids}
        rows |= {"table": [s.round, s.deck, s.spent], "boats": s.boats}
        return [" ".join([name, *map(str, row)]) for name, row in rows.items()]

    def read(self, s: Lagoon, lines: Lines) -> None:
        s.round, s.deck, s.spent = [read_number(n) for n in lines.one("table")]
        s.hand = [read_number(n) for n in lines.one("hand")]
        s.card = [read_number(n) for n in lines.one("card")]
        s.stake = [read_number(n) for n in lines.one("stake")]
        s.lanterns = [read_number(n) for n in lines.one("lanterns")]
        s.bids = [read_number(n) for n in lines.one("bids")]
        s.boats = [read_number(n) for n in lines.one("boats")]


GAME = Game(
    id="barcarola",
    title="Barcarola",
    prefix="BA",
    version=1,
    least=2,
    most=3,
    minutes=5,
    rules=Rules([START, DRAW, LAY, COUNT, ROW]),
    choices=CHOICES,
    longest=200,
    view=LagoonView,
    events=declared_in(globals()),
    tables=LagoonTables(),
    hidden=LagoonHidden(),
    standings=LagoonStandings(),
    diagrams=LagoonDiagrams(),
)

ridotto.bots.__path__.append(str(File(__file__).parent / "advice"))  # where its advice stands, ridotto.bots.barcarola
