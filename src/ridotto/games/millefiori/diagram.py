"""The position as text.  Cards that are not drawn are in hand, prizes that are not drawn lie in the deck.

round 2
prize 4
won R 3 5
aside 1
played R 2 5
showed R 5
laid B 3
agenda lay_card award_prize
"""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.diagram import Lines, read_name, read_number
from ...core.errors import BadDiagram
from ...core.game import Diagrams
from ...core.pool import EMPTY, count, kinds, one
from .tiny_material import NO_CARD, NO_PRIZE, SEAT_LETTERS
from .state import Table


def pool_lines(name: str, pools: vec[i64], seats: i64) -> list[str]:
    return [f"{name} {SEAT_LETTERS[p]} {pool_text(pools[p])}" for p in range(seats) if pools[p] != EMPTY]


def card_lines(name: str, cards: vec[i64], seats: i64) -> list[str]:
    return [f"{name} {SEAT_LETTERS[p]} {cards[p]}" for p in range(seats) if cards[p] != NO_CARD]


def pool_text(pool: i64) -> str:
    return " ".join([str(kind) for kind in kinds(pool)])


def read_seat(s: Table, letter: str) -> i64:
    return read_name(list(SEAT_LETTERS)[: s.seats], letter)


def take(stock: i64, text: str) -> i64:
    """A card or a prize that is drawn somewhere, and so must be in stock."""
    kind = read_number(text)
    if not 0 <= kind < 16 or not count(stock, kind):
        raise BadDiagram(f"There is no {text} left to be drawn.")
    return kind


def read_prizes(s: Table, fields: list[str]) -> i64:
    """Prizes that are drawn come out of the deck."""
    pool: i64 = EMPTY
    for field in fields:
        prize = one(take(s.deck, field))
        s.deck -= prize
        pool += prize
    return pool


def read_played(s: Table, seat: i64, fields: list[str]) -> None:
    """Cards that have been played come out of the hand."""
    for field in fields:
        card = one(take(s.hand[seat], field))
        s.hand[seat] -= card
        s.played[seat] += card


class MillefioriDiagrams(Diagrams[Table]):
    """Positions of Mille Fiori as text."""

    def lines(self, s: Table) -> list[str]:
        lines = [f"round {s.round}"]
        if s.prize != NO_PRIZE:
            lines.append(f"prize {s.prize}")
        if s.aside != EMPTY:
            lines.append(f"aside {pool_text(s.aside)}")
        lines.extend(pool_lines("won", s.won, s.seats))
        lines.extend(pool_lines("played", s.played, s.seats))
        lines.extend(card_lines("showed", s.showed, s.seats))
        lines.extend(card_lines("laid", s.laid, s.seats))
        return lines

    def read(self, s: Table, lines: Lines) -> None:
        s.round = lines.number("round", 1)
        prize = lines.one("prize")
        if prize:
            s.prize = take(s.deck, prize[0])
            s.deck -= one(s.prize)
        s.aside = read_prizes(s, lines.one("aside"))
        for fields in lines.take("won", 2):
            s.won[read_seat(s, fields[0])] += read_prizes(s, fields[1:])
        for fields in lines.take("played", 2):
            read_played(s, read_seat(s, fields[0]), fields[1:])
        for fields in lines.take("showed", 2):
            seat = read_seat(s, fields[0])
            s.showed[seat] = take(s.played[seat], fields[1])
        for fields in lines.take("laid", 2):
            seat = read_seat(s, fields[0])
            s.laid[seat] = take(s.hand[seat], fields[1])
