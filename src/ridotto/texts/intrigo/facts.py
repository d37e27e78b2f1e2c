"""[IN] What the facts of each event stand for, and the paragraph the event rests on."""

from typing import Final, NamedTuple

from ...core.event import Event
from ...games.intrigo.material import SLOTS
from ...games.intrigo.share_out import (
    EQUAL,
    FACE_DOWN_TOKEN,
    FIVE_DIFFERENT,
    FOUR_ALIKE,
    LAST_TURN_OVER,
    LONE,
    NEUTRAL,
    NO_INTRIGANT,
    NOTHING,
)


class Kind(NamedTuple):
    """The names of an event's facts: they are the gaps of its sentence."""

    rule: str
    facts: tuple[str, ...]


KINDS: Final = {
    # ---- the referee
    "answered": Kind("", ("who",)),
    # ---- set-up and turns
    "first": Kind("IN-1.9", ("who",)),
    "family": Kind("IN-1.4", ("who", "family")),
    "ducat": Kind("IN-7.5", ("arcade",)),
    "seal": Kind("IN-7.5", ("arcade", "corporation")),
    "dry": Kind("IN-7.6", ("arcade",)),
    "turn": Kind("IN-2.1", ("turn", "half", "who")),
    "cleared": Kind("IN-7.1", ("turn", "half", "who")),
    "ended": Kind("IN-9.1", ("reason", "who")),
    # ---- the draft
    "dealt": Kind("IN-3.1", ("card",)),
    "ready": Kind("IN-3.1", ()),
    "kept": Kind("IN-3.2", ("who", "card")),
    "passed_on": Kind("IN-3.2", ("picks",)),
    "received": Kind("IN-3.2", ("card", "card_2", "card_3")),
    "drafted": Kind("IN-3.3", ()),
    # ---- placing
    "placed": Kind("IN-4.2", ("who", "card", "slot")),
    "hired": Kind("IN-4.3", ("who", "hire", "price")),
    "passed": Kind("IN-4.5", ("who",)),
    # ---- powers
    "powerless": Kind("IN-5.18", ("who", "influence")),
    "declined": Kind("IN-5.2", ("who", "influence")),
    "exchanged": Kind("IN-5.4", ("who", "arcade", "arcade_2")),
    "killed": Kind("IN-5.8", ("who", "card", "slot")),
    "called": Kind("IN-5.9", ("who", "card", "slot")),
    "obeyed": Kind("IN-5.9", ("who", "card", "slot")),
    "rowed": Kind("IN-5.13", ("who", "slot", "slot_2")),
    "chased": Kind("IN-5.14", ("who", "slot", "slot_2")),
    "stolen": Kind("IN-5.17", ("who", "arcade", "token")),
    # ---- the share-out
    "weighed": Kind("IN-6.1", ("arcade", "left", "right")),
    "took": Kind("IN-6.2", ("who", "arcade", "token")),
    "stayed": Kind("IN-6.3", ("arcade", "token", "reason")),
    "counted": Kind("IN-6.9", ("who", "corporation", "number")),
}

# The ways to end, and the reasons why a token stays, have a paragraph each and a sentence each.
ENDINGS: Final = {
    FIVE_DIFFERENT: ("IN-9.1", "ended.different"),
    FOUR_ALIKE: ("IN-9.1", "ended.alike"),
    LAST_TURN_OVER: ("IN-9.3", "ended.last_turn"),
}
REASONS: Final = {
    NOTHING: ("IN-7.6", "stayed.nothing"),
    FACE_DOWN_TOKEN: ("IN-6.8", "stayed.face_down"),
    NO_INTRIGANT: ("IN-6.5", "stayed.no_intrigant"),
    LONE: ("IN-6.6", "stayed.lone"),
    EQUAL: ("IN-6.3", "stayed.equal"),
    NEUTRAL: ("IN-6.7", "stayed.neutral"),
}


def facts_of(event: Event) -> dict[str, int]:
    """The facts of an event by name."""
    facts = dict(zip(KINDS[event.kind].facts, event.facts, strict=False))
    if event.kind == "hired":
        facts["influence"], facts["slot"] = facts["hire"] // SLOTS, facts["hire"] % SLOTS
    return facts


def rule_of(event: Event) -> str:
    if event.kind == "ended":
        return ENDINGS[event.facts[0]][0]
    if event.kind == "stayed":
        return REASONS[event.facts[2]][0]
    return KINDS[event.kind].rule
