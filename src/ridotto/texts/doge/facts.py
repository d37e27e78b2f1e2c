"""[DO] What the facts of each event stand for, and the paragraph the event rests on."""

from typing import Final, NamedTuple

from ...core.event import Event
from ...games.doge.ending import GOAL_MET, LAST_YEAR_OVER, NO_GOAL_LEFT


class Kind(NamedTuple):
    """The names of an event's facts: they are the gaps of its sentence."""

    rule: str
    facts: tuple[str, ...]


KINDS: Final = {
    # ---- the referee
    "answered": Kind("", ("who",)),
    # ---- the year
    "brown": Kind("DO-1.5", ("place", "area")),
    "year": Kind("DO-2.1", ("year",)),
    "blue": Kind("DO-4.2", ("place", "area")),
    "year_over": Kind("DO-9.1", ("year",)),
    "ended": Kind("DO-9.1", ("reason", "goals")),
    # ---- placing markers
    "chose": Kind("DO-3.1", ("who", "area")),
    "added": Kind("DO-3.1", ("who", "value")),
    "laid": Kind("DO-3.2", ("who", "area", "markers")),
    # ---- the votes
    "vote": Kind("DO-4.1", ("area",)),
    "counted": Kind("DO-4.4", ("who", "area", "values")),
    "votes": Kind("DO-4.5", ("who", "area", "votes")),
    "nobody": Kind("DO-4.11", ("area",)),
    "tied": Kind("DO-4.8", ("firsts", "area")),
    "won": Kind("DO-4.8", ("firsts", "area", "seconds")),
    # ---- advisors
    "took": Kind("DO-5.1", ("who", "advisor", "area")),
    "abstained": Kind("DO-5.5", ("who", "advisor")),
    "freed": Kind("DO-5.6", ("advisor", "owner")),
    # ---- houses and palaces
    "will_place": Kind("DO-6.3", ("who", "houses")),
    "placed": Kind("DO-6.3", ("who", "area", "houses")),
    "will_move": Kind("DO-6.2", ("who", "here", "there")),
    "stayed": Kind("DO-6.2", ("who",)),
    "moved": Kind("DO-6.2", ("who", "here", "there")),
    "will_build": Kind("DO-8.5", ("who", "area")),
    "built": Kind("DO-8.4", ("who", "area", "houses")),
    "crowded": Kind("DO-8.10", ("area", "palaces")),
    "declined": Kind("DO-8.5", ("who",)),
}

# The ways to end have a paragraph each, and a sentence each.
ENDINGS: Final = {
    GOAL_MET: ("DO-9.1", "ended.goal"),
    NO_GOAL_LEFT: ("DO-9.4", "ended.no_goal"),
    LAST_YEAR_OVER: ("DO-9.5", "ended.last_year"),
}


def facts_of(event: Event) -> dict[str, int]:
    """The facts of an event by name."""
    return dict(zip(KINDS[event.kind].facts, event.facts, strict=False))


def rule_of(event: Event) -> str:
    if event.kind == "ended":
        return ENDINGS[event.facts[0]][0]
    return KINDS[event.kind].rule
