"""How the tests of Mille Fiori read a position.  Seats are written R, B, G, Y."""

from typing import Any

from ridotto import testing
from ridotto.core.match import Match
from ridotto.games.millefiori.material import SEAT_LETTERS
from ridotto.testing import diagram

Facts = dict[str, Any]
BASE = "choice masterworks no"
# Council tiles by their place: spaces 1-3 brown, 4-6 violet, 7-9 and 13-15 green, 10-12 and 16-18 light blue.
TILES = "tiles workshops residences people_a trade_a people_b trade_b"


def play(match: Match[Any], *words: str) -> None:
    """Say words one after another: "R button:sail"."""
    testing.play(match, *words, letters=SEAT_LETTERS)


def drawn(match: Match[Any], name: str) -> str:
    """What the drawing says of a name: "R 2 G 1" of "own castello"; nothing when it says nothing."""
    lines = [line for line in match.draw().splitlines() if f"{line} ".startswith(f"{name} ")]
    assert len(lines) <= 1, f"{len(lines)} lines of the drawing begin with '{name}'"
    return lines[0].removeprefix(name).strip() if lines else ""


def asked(match: Match[Any]) -> str:
    """The letters of the seats that have to answer."""
    return "".join(SEAT_LETTERS[seat] for seat in match.asked)


def offered(match: Match[Any], letter: str | None = None) -> list[str]:
    """The options of a seat; of the only one that is asked when none is named."""
    return match.options(match.asked[0] if letter is None else SEAT_LETTERS.index(letter))


def step(match: Match[Any]) -> str:
    """The name of the step under way; nothing when the game is over."""
    return str(match.view(-1)["step"])


def happened(match: Match[Any], kind: str) -> list[Facts]:
    """The facts of every event of a kind, by name and as people read them."""
    return [{**event.read()} for event in match.events if event.kind == kind]


def told(match: Match[Any]) -> list[str]:
    """The kinds of all events, in order."""
    return [event.kind for event in match.events]


def seen(match: Match[Any], letter: str | None = None) -> Facts:
    """The view of a seat; of somebody who looks on when none is named."""
    return match.view(-1 if letter is None else SEAT_LETTERS.index(letter))


def player(match: Match[Any], letter: str) -> Facts:
    """What all know of a seat."""
    facts: Facts = seen(match)["players"][SEAT_LETTERS.index(letter)]
    return facts


def points(match: Match[Any]) -> list[int]:
    return [int(number) for number in match.scores]


def bonus(match: Match[Any], name: str) -> list[int | None]:
    """The seats on the spaces of a point bonus."""
    owners: list[int | None] = seen(match)["bonus"][name]["owners"]
    return owners


def turn(card: str, text: str = "", letter: str = "R", seats: int = 3, expansion: bool = False) -> Match[Any]:
    """A match in which a seat shows the card it has kept; nothing else follows."""
    choice = TILES if expansion else BASE
    seat = SEAT_LETTERS.index(letter)
    return diagram("millefiori", f"seats {seats}\n{choice}\nkept {letter} {card}\n{text}\nagenda start_turn:{seat}")


def placed(card: str, field: str, text: str = "", letter: str = "R", seats: int = 3) -> Match[Any]:
    """The same without the expansion, after the card was placed."""
    match = turn(card, text, letter, seats)
    play(match, f"{letter} field:{field}")
    return match


def sailed(card: str, text: str = "", letter: str = "R", expansion: bool = False) -> Match[Any]:
    """A match in which a seat has sailed with a card."""
    match = turn(card, text, letter, expansion=expansion)
    play(match, f"{letter} button:sail")
    return match


def may_play_extra(match: Match[Any]) -> bool:
    """Is an extra card asked for?"""
    return step(match) == "play_extra"


__all__ = [
    "BASE",
    "TILES",
    "Facts",
    "asked",
    "bonus",
    "diagram",
    "drawn",
    "happened",
    "may_play_extra",
    "offered",
    "placed",
    "play",
    "player",
    "points",
    "sailed",
    "seen",
    "step",
    "told",
    "turn",
]
