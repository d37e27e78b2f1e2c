"""Who stands where: what seats are ranked by as one number, and the places that follow."""

from typing import Final

from mypy_extensions import i64

OUTWEIGHS: Final[i64] = 1 << 20  # one of what counts first outweighs all there can be of what counts next


def places(standings: list[i64]) -> list[i64]:
    """The place of each seat, 1 for the most; equals share a place."""
    out: list[i64] = []
    for mine in standings:
        place: i64 = 1
        for other in standings:
            if other > mine:
                place += 1
        out.append(place)
    return out
