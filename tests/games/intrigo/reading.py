"""What the tests of Intrigo read off a match."""

from typing import Any

from ridotto import Match
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.material import CORPORATION_NAMES, CORPORATIONS
from ridotto.games.intrigo.state import Table
from ridotto.testing import diagram

NOBODY = None

Facts = dict[str, Any]


def seen(match: Match[Any], seat: int = -1) -> Facts:
    """The view of a seat; of somebody who looks on when none is named."""
    facts: Facts = match.view(seat)
    return facts


def view(world: Table, seat: int) -> Facts:
    """The view of a seat in a world without a match."""
    facts: Facts = GAME.view(world, seat)
    return facts


def told(match: Match[Any], kind: str) -> list[Facts]:
    """The facts of the events of this kind, in order."""
    return [event.read() for event in match.events if event.kind == kind]


def going_on(drawn: str, *steps: str) -> Match[Any]:
    """A match in which these steps have just been run, and told.  A drawn match listens from its first question on."""
    agenda = " ".join(f"{step}:0" for step in ("draw_first", *steps))
    match = diagram("intrigo", f"{drawn}\nagenda {agenda}")
    match.happen("first:0")
    match.events[:1] = []
    return match


def outcome(left: str, right: str, *more: str, token: str = "ducat", seats: int = 4) -> tuple[str, int | None]:
    """What becomes of a token between two cards, and who takes it.  Seat 0 has Contarini, 1 Gradenigo, and so on."""
    lines = [f"seats {seats}", f"arcade 3 {token}", *more, f"slot 2 {left}", f"slot 3 {right}"]
    match = going_on("\n".join(lines), "share_out")
    stayed, took = told(match, "stayed"), told(match, "took")
    if took:
        (facts,) = took
        assert facts["arcade"] == 3 and seen(match)["arcades"][3]["token"] is None
        return "taken", facts["who"]
    reasons = [facts["reason"] for facts in stayed if facts["arcade"] == 3]
    assert seen(match)["arcades"][3]["token"] == token.removesuffix("!")
    return reasons[0], NOBODY


def counters(match: Match[Any], seat: int) -> dict[str, int]:
    """The counters of a seat that are not at 0."""
    numbers = match.state.counters[seat * CORPORATIONS : (seat + 1) * CORPORATIONS]
    return {name: number for name, number in zip(CORPORATION_NAMES, numbers, strict=True) if number}


def slots(match: Match[Any]) -> dict[int, str]:
    """What lies in the slots, `!` for face down."""
    found = {}
    for slot, facts in enumerate(seen(match)["slots"]):
        if facts is not None:
            found[slot] = facts["name"] + ("!" if facts.get("face_down") else "")
    return found


def tokens(match: Match[Any]) -> dict[int, str]:
    """What lies on the arcades, `!` for face down."""
    arcades = enumerate(seen(match)["arcades"])
    return {i: facts["token"] + ("!" if facts["face_down"] else "") for i, facts in arcades if facts["token"]}


def starting_with(match: Match[Any], *clicks: str) -> list[str]:
    """The options of the seat asked that begin so."""
    return [path for path in match.options() if path.split(" ")[: len(clicks)] == list(clicks)]
