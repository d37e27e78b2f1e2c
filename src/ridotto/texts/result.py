"""Who has won and why: seats are compared by one thing after another, and the first that differs decides."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from .grammar import Lexicon, Voice, counted, filled, joined

PHRASES: Final = {
    "en": {
        "winner": "{who} wins the game.",
        "winner.you": "you win the game.",
        "winner.all": "the game is a draw between {who}.",
        "winner.you_all": "the game is a draw between {who}.",
        "by": "{who} wins with {more} against {less}.",
        "by.you": "you win with {more} against {less}.",
        "equal.all": "{who} each have {equal}; {end}",
        "equal.you_all": "{who} each have {equal}; {end}",
        "draw.all": "the game is a draw between {who}: {equal} each.",
        "draw.you_all": "the game is a draw between {who}: {equal} each.",
    },
    "fr": {
        "winner": "{who} gagne la partie.",
        "winner.you": "vous gagnez la partie.",
        "winner.all": "la partie est nulle entre {who}.",
        "winner.you_all": "la partie est nulle entre {who}.",
        "by": "{who} gagne avec {more} contre {less}.",
        "by.you": "vous gagnez avec {more} contre {less}.",
        "equal.all": "{who} ont chacun {equal} ; {end}",
        "equal.you_all": "{who} avez chacun {equal} ; {end}",
        "draw.all": "la partie est nulle entre {who} : {equal} chacun.",
        "draw.you_all": "la partie est nulle entre {who} : {equal} chacun.",
    },
}


class Comparison(NamedTuple):
    """What seats are compared by: more is better.  A feat is had or not, 1 or 0, and told in words of its own."""

    name: str  # of a thing that is counted, or of a feat
    rule: str
    values: Sequence[int]  # by seat
    is_feat: bool = False


class Feat(NamedTuple):
    """The sentence for a seat that has won by a feat."""

    key: str
    gaps: Mapping[str, str]


class Source(NamedTuple):
    """Points that seats have gained or paid, and what they are counted under."""

    name: str
    rule: str
    gains: list[tuple[int, int]]  # seat, points


class Contest(NamedTuple):
    """How the first place was decided."""

    winners: list[int]
    tied: list[int]  # who were equal before the comparison that decided
    decided: int  # which one that was; -1: none, all seats are equal


def contest(rows: Sequence[Comparison], seats: int) -> Contest:
    """Compare all seats, by one thing after another, until one of them is left."""
    left, tied, decided = list(range(seats)), list(range(seats)), -1
    for place, row in enumerate(rows):
        best = max([row.values[seat] for seat in left])
        still = [seat for seat in left if row.values[seat] == best]
        if len(still) < len(left):
            tied, decided, left = left, place, still
        if len(left) == 1:
            break
    return Contest(left, tied, decided)


class ResultWriter:
    """Says who has won, for one reader."""

    def __init__(self, lexicon: Lexicon, voice: Voice) -> None:
        self.lexicon = lexicon
        self.voice = voice

    def told(self, rows: Sequence[Comparison], seats: int, feat: Feat | None) -> str:
        """The sentence; `feat` is what the winner has done, where that decided."""
        found = contest(rows, seats)
        winners, voice = found.winners, self.voice
        if len(winners) > 1:
            equal = [self.counted(row, winners[0]) for row in rows if not row.is_feat]
            key, gaps = "draw" + voice.person(winners), {"who": voice.who(winners), "equal": joined(equal, voice.lang)}
            return self.feats(rows, winners) + filled(PHRASES[voice.lang][key], voice.lang, gaps)
        row = rows[found.decided]
        if row.is_feat:
            assert feat is not None, "who has won by a feat has done something"
            gaps = {**feat.gaps, "who": voice.name(winners[0])}
            return filled(self.lexicon.results[feat.key + voice.person(winners)], voice.lang, gaps)
        return self.feats(rows[: found.decided], found.tied) + self.by(rows, found)

    def by(self, rows: Sequence[Comparison], found: Contest) -> str:
        """Who has more of what decided, after what was equal."""
        voice, row, winner = self.voice, rows[found.decided], found.winners[0]
        less = max([row.values[seat] for seat in found.tied if seat != winner])
        gaps = {"who": voice.name(winner), "more": self.counted(row, winner), "less": str(less)}
        end = PHRASES[voice.lang]["by" + voice.person([winner])]
        equal = [self.counted(row, winner) for row in rows[: found.decided] if not row.is_feat]
        if not equal:
            return filled(end, voice.lang, gaps)
        whole = {"who": voice.who(found.tied), "equal": joined(equal, voice.lang), "end": end.format_map(gaps)}
        return filled(PHRASES[voice.lang]["equal" + voice.person(found.tied)], voice.lang, whole)

    def feats(self, rows: Sequence[Comparison], seats: list[int]) -> str:
        """Whether these seats have done the feats that did not decide between them."""
        results, said = self.lexicon.results, ""
        for row in rows:
            if row.is_feat:
                had = self.voice.person(seats) if row.values[seats[0]] else ".none"
                said += filled(results[row.name + had], self.voice.lang, {"who": self.voice.who(seats)}) + " "
        return said

    def counted(self, row: Comparison, seat: int) -> str:
        return counted(self.lexicon.things[row.name], row.values[seat], self.voice.lang)


def winner(ranks: Sequence[int], voice: Voice) -> str:
    """Who has won, and no more."""
    best = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return filled(PHRASES[voice.lang]["winner" + voice.person(best)], voice.lang, {"who": voice.who(best)})
