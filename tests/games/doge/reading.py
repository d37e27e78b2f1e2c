"""How the tests of Doge read a position.  Seats are written R, B, G, Y."""

from typing import Any

from ridotto.core.match import Match
from ridotto.games.doge.material import SEAT_LETTERS
from ridotto.games.doge.state import HOUSE, PALACE, RING, THINGS

Facts = dict[str, Any]


def drawn(match: Match[Any], name: str) -> str:
    """What the drawing says of a name: "houses R2 palaces" of "castello"; nothing when it says nothing."""
    lines = [line for line in match.draw().splitlines() if f"{line} ".startswith(f"{name} ")]
    assert len(lines) <= 1, f"{len(lines)} lines of the drawing begin with '{name}'"
    return lines[0].removeprefix(name).strip() if lines else ""


def asked(match: Match[Any]) -> str:
    """The letters of the seats that have to answer."""
    return "".join(SEAT_LETTERS[seat] for seat in match.asked)


def offered(match: Match[Any], letter: str) -> list[str]:
    return match.options(SEAT_LETTERS.index(letter))


def houses_left(match: Match[Any], letter: str) -> int:
    """Houses in the supply."""
    return int(match.state.supply[SEAT_LETTERS.index(letter) * THINGS + HOUSE])


def palaces_left(match: Match[Any], letter: str) -> int:
    return int(match.state.supply[SEAT_LETTERS.index(letter) * THINGS + PALACE])


def rings_left(match: Match[Any], letter: str) -> int:
    return int(match.state.supply[SEAT_LETTERS.index(letter) * THINGS + RING])


def happened(match: Match[Any], kind: str) -> list[tuple[int, ...]]:
    """The facts of every event of a kind."""
    return [event.facts for event in match.events if event.kind == kind]


def told(match: Match[Any], letter: str) -> list[str]:
    """The kinds of the events that a seat was told."""
    return [event.kind for event in match.events_for(SEAT_LETTERS.index(letter))]


def seen(match: Match[Any], letter: str) -> Facts:
    """The view of a seat."""
    return match.view(SEAT_LETTERS.index(letter))
