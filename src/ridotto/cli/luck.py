"""What `ridotto check` tells about luck: what was proved of the shuffles, and what no record can prove."""

from collections.abc import Iterator
from typing import Any

from .. import Match, Record
from ..core.match import CHANCE_SPEAKS, SPEAKER_MASK
from .terminal import one_or_many, printable

MOST_COMMITMENTS = 20  # that are printed


class Luck:
    """The shuffles of the records that were found to be by the rules."""

    def __init__(self) -> None:
        self.games = 0
        self.unchecked = 0
        self.outcomes = 0
        self.nonces = 0
        self.seed_alone = 0  # games to whose seed nobody added, and which nobody chose
        self.rewinds = 0
        self.chosen = 0  # games
        self.commitments: list[str] = []

    def add(self, record: Record, match: Match[Any], where: str) -> None:
        """A record whose shuffle was drawn again when it was replayed, if it has a seed."""
        self.chosen += record.chosen_seed
        if not record.seed:
            self.unchecked += 1
            return
        self.games += 1
        self.outcomes += sum(word & SPEAKER_MASK == CHANCE_SPEAKS for word in match.journal)
        self.nonces += len(record.nonces)
        self.seed_alone += not (record.nonces or record.chosen_seed)
        self.rewinds += len(record.rewinds)
        if len(self.commitments) < MOST_COMMITMENTS:
            self.commitments.append(f"{record.commitment} ({printable(where)})")

    def lines(self) -> Iterator[str]:
        if self.games:
            yield f"Luck was checked in {one_or_many(self.games, 'game')}."
            yield from self.proved()
            yield from self.not_proved()
        if self.unchecked:
            records = "its record has" if self.unchecked == 1 else "their records have"
            yield f"Luck was not checked in {one_or_many(self.unchecked, 'game')}: {records} no seed."
        if self.chosen:
            yield f"In {one_or_many(self.chosen, 'game')} the host chose the seed, and could know all that came."

    def proved(self) -> Iterator[str]:
        source = f"seed and from what {one_or_many(self.nonces, 'seat')} added to it" if self.nonces else "seed"
        yield f"  Proved: every outcome of chance follows from the {source} ({one_or_many(self.outcomes, 'outcome')})."
        yield "  Proved: the seed is the one that was committed to."
        if self.rewinds:
            yield f"  Words were taken back by agreement {times(self.rewinds)}, and what followed was drawn anew."

    def not_proved(self) -> Iterator[str]:
        yield "  Not proved: that this commitment was shown when the table opened. Compare it with your browser's copy:"
        yield from (f"    {commitment}" for commitment in self.commitments)
        if self.games > len(self.commitments):
            yield f"    and {self.games - len(self.commitments):,} more"
        yield "  Not proved: that the server told nobody the seed before the end."
        if self.nonces:
            yield "  Not proved: that the last who added something did not know the seed."
        if self.seed_alone:
            yield "  Not proved: that the server took the first seed it drew, where no seat added anything."
        if self.rewinds:
            yield "  Not proved: that everybody was asked before words were taken back."


def times(count: int) -> str:
    return "once" if count == 1 else f"{count:,} times"
