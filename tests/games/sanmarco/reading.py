"""How the tests of San Marco read a position.  Seats are written R, B, G, Y."""

from typing import Any

from ridotto.core.match import Match
from ridotto.games.sanmarco.material import SEAT_LETTERS

Facts = dict[str, Any]


def drawn(match: Match[Any], name: str) -> str:
    """What the drawing says of a name: "R2 B1" of "castello"; nothing when it says nothing."""
    lines = [line for line in match.draw().splitlines() if f"{line} ".startswith(f"{name} ")]
    assert len(lines) <= 1, f"{len(lines)} lines of the drawing begin with '{name}'"
    return lines[0].removeprefix(name).strip() if lines else ""


def asked(match: Match[Any]) -> str:
    """The letters of the seats that have to answer."""
    return "".join(SEAT_LETTERS[seat] for seat in match.asked)


def offered(match: Match[Any], letter: str) -> list[str]:
    return match.options(SEAT_LETTERS.index(letter))


def step(match: Match[Any]) -> str:
    """The name of the step under way; nothing when the game is over."""
    return str(match.view(-1)["step"])


def happened(match: Match[Any], kind: str) -> list[Facts]:
    """The facts of every event of a kind, by name and as people read them."""
    return [{**event.read()} for event in match.events if event.kind == kind]


def seen(match: Match[Any], letter: str) -> Facts:
    """The view of a seat."""
    return match.view(SEAT_LETTERS.index(letter))


def prestige(match: Match[Any]) -> list[int]:
    return [int(points) for points in match.scores]


def reserve(match: Match[Any], letter: str) -> int:
    return int(match.state.reserve[SEAT_LETTERS.index(letter)])
