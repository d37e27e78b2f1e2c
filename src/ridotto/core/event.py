"""Events: what happened, and who was told."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

EVERYONE: Final[i64] = -1  # an audience is a seat mask; spectators hear what everyone hears
ANSWERED: Final = "answered"  # told by the referee: a seat has answered under seal, and nobody knows how


@mypyc_attr(acyclic=True)  # there are many, and they hold nothing that could hold them
class Event:
    """Something that happened, told to some seats.  Whoever is not told learns nothing, not even that it was told."""

    def __init__(self, kind: str, facts: tuple[i64, i64, i64], audience: i64, uncovers: bool) -> None:
        self.kind: Final = kind
        self.facts: Final = facts
        self.audience: Final = audience
        self.uncovers: Final = uncovers  # something hidden has come to light: no undo goes back behind it

    def told(self, seat: i64) -> bool:
        """Does this seat (-1: a spectator) hear of it?"""
        if seat < 0:
            return self.audience == EVERYONE
        return self.audience >> seat & 1 == 1

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.facts == other.facts
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        a, b, c = self.facts
        return hash(self.kind) ^ (a + (b << 8) + (c << 16) + (self.audience << 24))  # quick: events are looked up a lot

    def __repr__(self) -> str:
        a, b, c = self.facts
        return f"{self.kind}({a}, {b}, {c})"
