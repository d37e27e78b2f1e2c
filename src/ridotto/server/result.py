"""The result of a game as it is stored at the end of its log: the lines that a record ends with, in one."""

from typing import Final

SCORES: Final = "scores"
RANKS: Final = "ranks"
END: Final = "end"


class Result:
    """Scores and ranks by seat, and the fingerprint of the last position; all empty where nobody knows them."""

    def __init__(self, scores: list[int], ranks: list[int], fingerprint: str) -> None:
        self.scores: Final = scores
        self.ranks: Final = ranks
        self.fingerprint: Final = fingerprint

    def text(self) -> str:
        scores, ranks = [str(n) for n in self.scores], [str(n) for n in self.ranks]
        return " ".join([SCORES, *scores, RANKS, *ranks, END, self.fingerprint])


def read_result(text: str) -> Result:
    """The result written so; an empty one where nothing was written."""
    scores, _, rest = text.removeprefix(SCORES).partition(RANKS)
    ranks, _, fingerprint = rest.partition(END)
    return Result([int(n) for n in scores.split()], [int(n) for n in ranks.split()], fingerprint.strip())
