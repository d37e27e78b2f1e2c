"""How the tests of Rialto read a position.  Seats are written R, B, G, Y, P; the neutral player N."""

from typing import Any

from ridotto.core.match import Match
from ridotto.games.rialto.material import CARD_NAMES, NEUTRAL, SEAT_LETTERS
from ridotto.testing import diagram, play

Facts = dict[str, Any]
EVERY_CARD: list[str] = [name for name in CARD_NAMES for _ in range(11)]


def drawn(match: Match[Any], name: str) -> str:
    """What the drawing says of a name: "R 2 B 1" of "men castello"; nothing when it says nothing."""
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


def seen(match: Match[Any], letter: str | None = None) -> Facts:
    """The view of a seat; of somebody who looks on when none is named."""
    return match.view(-1 if letter is None else SEAT_LETTERS.index(letter))


def player(match: Match[Any], letter: str) -> Facts:
    """What all know of a seat."""
    facts: Facts = seen(match)["players"][SEAT_LETTERS.index(letter)]
    return facts


def points(match: Match[Any]) -> list[int]:
    return [int(number) for number in match.scores]


def coins(match: Match[Any]) -> list[int]:
    return [facts["coins"] for facts in seen(match)["players"]]


def doge(match: Match[Any]) -> str:
    """The Doge track in Doge order: "R3 B3 G1"."""
    letters = SEAT_LETTERS[: match.seats] + ("N" if len(seen(match)["doge"]) > match.seats else "")
    return " ".join(f"{letters[marker['player']]}{marker['space']}" for marker in seen(match)["doge"])


def men(match: Match[Any], district: str) -> list[int]:
    numbers: list[int] = seen(match)["districts"][district]["men"]
    return numbers


def own(match: Match[Any], letter: str) -> list[str]:
    """The buildings of a seat, `!` for those that are used."""
    return [facts["kind"] + ("!" if facts["used"] else "") for facts in player(match, letter)["buildings"]]


def at_step(kind: str, text: str, seats: int = 3, round_number: int = 1) -> Match[Any]:
    """A match at the beginning of a step of phase II."""
    place = CARD_NAMES.index(kind)  # type: ignore[arg-type]
    return diagram("rialto", f"seats {seats}\nround {round_number}\nphase 2\n{text}\nagenda start_step:{place}")


def lay(match: Match[Any], letter: str, *paths: str) -> None:
    """A whole play of a seat; without anything it passes."""
    play(match, *[f"{letter} {path}" for path in paths], f"{letter} button:{'done' if paths else 'pass'}")


def acting(kind: str, text: str, seats: int = 3, round_number: int = 1) -> Match[Any]:
    """A match in which all have played in a step: the strengths are drawn, the bonus is awarded next."""
    place = CARD_NAMES[CARD_NAMES.index(kind)]  # type: ignore[arg-type]
    lines = f"seats {seats}\nround {round_number}\nphase 2\ncurrent {place}\n{text}\nagenda award"
    return diagram("rialto", lines)


def without(*cards: str) -> list[str]:
    """All cards of the game but these."""
    left: list[str] = list(EVERY_CARD)
    for card in cards:
        left.remove(card)
    return left


__all__ = [
    "EVERY_CARD",
    "NEUTRAL",
    "Facts",
    "acting",
    "asked",
    "at_step",
    "coins",
    "doge",
    "drawn",
    "happened",
    "lay",
    "men",
    "offered",
    "own",
    "player",
    "points",
    "seen",
    "step",
    "without",
]
