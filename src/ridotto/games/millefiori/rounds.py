"""[MF-2] The rounds: a prize is turned up, all lay a card, and one seat wins the prize or none."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import count, counts_of, one
from ...core.seats import NO_SEAT
from ...core.step import Automatic, Chance, Decision, Options, Path
from . import tiny_events as events
from .tiny_material import CARDS, NO_CARD, NO_PRIZE, PRIZES
from .state import Table


def is_alone(s: Table, seat: i64) -> bool:
    """[MF-2.4] Has no other seat laid the same card?"""
    for other in range(s.seats):
        if other != seat and s.showed[other] == s.showed[seat]:
            return False
    return True


def winner_of(s: Table) -> i64:
    """[MF-2.4] The seat of the highest card that stands alone; [MF-2.5] NO_SEAT where none does."""
    winner = NO_SEAT
    highest = NO_CARD
    for seat in range(s.seats):
        if s.showed[seat] > highest and is_alone(s, seat):
            winner = seat
            highest = s.showed[seat]
    return winner


class StartRound(Automatic[Table]):
    """[MF-2.1] A round: the prize, the cards, and who wins it."""

    def run(self, s: Table) -> None:
        s.round += 1
        events.ROUND.tell(s, s.round)
        s.then(TURN_PRIZE)
        s.then(LAY_CARD)
        s.then(AWARD_PRIZE)


class TurnPrize(Chance[Table]):
    """[MF-2.1] The next prize is turned up.  [MF-1.3] Until then nobody knows it, so it is drawn now."""

    def weights(self, s: Table) -> vec[i64]:
        return counts_of(s.deck, PRIZES + 1)

    def happen(self, s: Table, outcome: i64) -> None:
        s.deck -= one(outcome)
        s.prize = outcome
        events.TURNED.tell(s, outcome)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"prize:{outcome}",)


class LayCard(Decision[Table]):
    """[MF-2.2] All seats lay a card face down.  [MF-2.3] The cards are turned up together."""

    def who(self, s: Table) -> i64:
        return (i64(1) << s.seats) - 1

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for card in range(1, CARDS + 1):
            if count(s.hand[seat], card):
                out.add(card)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        s.laid[seat] = code
        events.CHOSE.tell(s, seat, code)
        return True

    def close(self, s: Table) -> None:
        for seat in range(s.seats):
            card = s.laid[seat]
            s.laid[seat] = NO_CARD
            s.showed[seat] = card
            s.hand[seat] -= one(card)
            s.played[seat] += one(card)
            events.SHOWED.tell(s, seat, card)

    def forget(self, s: Table, seat: i64) -> None:
        s.laid[seat] = NO_CARD

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"card:{code}",)


class AwardPrize(Automatic[Table]):
    """[MF-2.4] The winner takes the prize; [MF-2.5] or nobody does, and it is put aside."""

    def run(self, s: Table) -> None:
        prize = s.prize
        s.prize = NO_PRIZE
        winner = winner_of(s)
        if winner == NO_SEAT:
            s.aside += one(prize)
            events.NOBODY.tell(s, prize)
            return
        s.won[winner] += one(prize)
        events.WON.tell(s, winner, prize)


START_ROUND: Final = StartRound("start_round", "MF-2.1")
TURN_PRIZE: Final = TurnPrize("turn_prize", "MF-2.1")
LAY_CARD: Final = LayCard("lay_card", "MF-2.2", CARDS + 1)
AWARD_PRIZE: Final = AwardPrize("award_prize", "MF-2.4")
