"""[SM] What the facts of each event stand for, and the paragraph the event rests on."""

from typing import Final, NamedTuple

from ...core.event import Event


class Kind(NamedTuple):
    """The names of an event's facts: they are the gaps of its sentence."""

    rule: str
    facts: tuple[str, ...]


KINDS: Final = {
    # ---- the referee
    "answered": Kind("", ("who",)),
    # ---- set-up
    "leader": Kind("SM-1.8", ("who",)),
    "settled": Kind("SM-1.5", ("who", "district", "number")),
    "bridged": Kind("SM-6.1", ("who", "pair")),
    # ---- rounds and offers
    "phase": Kind("SM-2.3", ("number",)),
    "round": Kind("SM-2.2", ("number", "who")),
    "extra": Kind("SM-9.2", ("left",)),
    "role": Kind("SM-3.1", ("who", "role")),
    "drew": Kind("SM-3.2", ("who",)),
    "dealt": Kind("SM-3.2", ("who", "card")),
    "drew_all": Kind("SM-3.2", ("who", "actions", "limits")),
    "holds": Kind("SM-3.2", ("who", "cards")),
    "sorted": Kind("SM-3.3", ("who", "card", "offer")),
    "laid": Kind("SM-3.4", ("who", "offer", "size")),
    "revealed": Kind("SM-3.5", ("who", "offer", "cards")),
    "took": Kind("SM-4.1", ("who", "dealer", "offer")),
    "limited": Kind("SM-4.2", ("who", "cards", "points")),
    # ---- cards
    "played": Kind("SM-5.1", ("who", "card")),
    "played_all": Kind("SM-5.2", ("who",)),
    "gave_up": Kind("SM-5.4", ("who", "card")),
    "wasted": Kind("SM-5.3", ("who", "card")),
    "placed": Kind("SM-5.5", ("who", "district")),
    "will_place": Kind("SM-7.11", ("who", "district")),
    "will_build": Kind("SM-7.11", ("who", "pair")),
    "will_carry": Kind("SM-7.11", ("who", "pair", "there")),
    "will_transfer": Kind("SM-7.11", ("who", "owner", "district")),
    "fetched": Kind("SM-7.8", ("who", "district")),
    "renounced": Kind("SM-7.10", ("who",)),
    "aimed": Kind("SM-6.4", ("who", "owner", "pair")),
    "seized": Kind("SM-6.4", ("who", "owner", "pair")),
    "carried": Kind("SM-6.5", ("who", "pair", "there")),
    "transferred": Kind("SM-7.1", ("who", "owner", "district")),
    "named": Kind("SM-7.3", ("who", "district")),
    "rolled": Kind("SM-7.3", ("who", "number")),
    "exiled": Kind("SM-7.4", ("owner", "district", "nobles")),
    # ---- the doge
    "stepped": Kind("SM-8.7", ("who", "district", "prestige")),
    "paid": Kind("SM-8.4", ("who", "owner", "prestige")),
    "doge": Kind("SM-8.3", ("who", "district", "left_behind")),
    "scoring": Kind("SM-8.9", ("district",)),
    "empty": Kind("SM-8.13", ("district",)),
    "first": Kind("SM-8.10", ("who", "district", "prestige")),
    "second": Kind("SM-8.10", ("who", "district", "prestige")),
    "tied": Kind("SM-8.11", ("who", "district", "prestige")),
    # ---- ends
    "out": Kind("SM-9.1", ("who", "points")),
    "phase_over": Kind("SM-9.5", ("number",)),
    "rewarded": Kind("SM-9.6", ("who", "prestige", "points")),
    "lowest": Kind("SM-9.7", ("who", "points")),
    "denied": Kind("SM-9.8", ("who", "points")),
    "no_lowest": Kind("SM-9.7", ()),
    "declined": Kind("SM-9.9", ("who",)),
    "final": Kind("SM-10.1", ()),
    "ended": Kind("SM-10.2", ()),
}

# What the board shows well enough; a log leaves it out.
QUIET: Final = frozenset(("answered", "drew", "dealt", "sorted", "played_all", "aimed"))


def facts_of(event: Event) -> dict[str, int]:
    """The facts of an event by name."""
    return dict(zip(KINDS[event.kind].facts, event.facts, strict=False))
