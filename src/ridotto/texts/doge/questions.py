"""[DO] What a seat is asked, in one plain sentence, from its view alone."""

from typing import Final, NamedTuple, TypedDict, cast

from ...core.game import View
from ...games.doge.material import FIRST_HOUSES, MOST_MARKERS, SECOND_HOUSES
from ..grammar import Lexicon, Voice, counted, filled, joined

HOUSES_OFFERED: Final = {"place_two": FIRST_HOUSES, "place_tied": FIRST_HOUSES, "place_one": SECOND_HOUSES}


class Supply(TypedDict):
    """What lies before a seat."""

    houses: int
    rings: int


class Mine(TypedDict):
    """What a seat alone knows."""

    markers: list[int]
    card: str | None
    pile: list[int]
    answer: list[int]


class Seen(TypedDict):
    """The part of a view that a question is made from."""

    step: str
    placing: int
    placings: int
    brown: list[str]
    voted: int
    second: list[int]
    open_advisors: list[str]
    supplies: list[Supply]
    mine: Mine


class Asked(NamedTuple):
    """What a question is about: the same is asked again and again."""

    key: str
    placing: int
    placings: int
    area: str
    values: tuple[int, ...]
    markers: int  # that may still be added
    houses: int  # that may be placed
    no_ring: bool


def asked_for(view: View, voice: Voice) -> Asked:
    """The question put to the reader of a view."""
    seen = cast("Seen", view)
    mine, supply, step = seen["mine"], seen["supplies"][voice.me or 0], seen["step"]
    area = mine["card"] if step == "place_markers" else seen["brown"][seen["voted"]]
    markers = min(MOST_MARKERS - len(mine["pile"]), len(mine["markers"]))
    houses = min(HOUSES_OFFERED.get(step, 0), supply["houses"])
    no_ring = step == "handle_advisor" and not supply["rings"]
    key, values = question_key(seen, voice.me), tuple(mine["pile"])
    return Asked(key, seen["placing"], seen["placings"], area or "", values, markers, houses, no_ring)


def in_words(asked: Asked, lang: str, lexicon: Lexicon) -> str:
    """Such a question in words."""
    text = filled(lexicon.questions[asked.key], lang, gaps(asked, lang, lexicon))
    if asked.no_ring:
        text += " " + filled(lexicon.questions["no_ring"], lang, {})
    return text


def question_key(seen: Seen, me: int | None) -> str:
    step = seen["step"]
    if step == "place_markers":
        if seen["mine"]["card"] is None:
            return "card"
        return "more" if seen["mine"]["pile"] else "markers"
    if step == "handle_advisor":
        return advisor_key(seen, me)
    if step == "move_tied" and seen["mine"]["answer"][0]:
        return "move_tied.again"
    return step


def advisor_key(seen: Seen, me: int | None) -> str:
    """[DO-6.1] The advisor of a district, or [DO-7.2 to DO-7.4] one of the Quarantia's."""
    if seen["brown"][seen["voted"]] != "quarantia":
        return "advisor"
    return "council.second" if me in seen["second"] else f"council.{len(seen['open_advisors'])}"


def gaps(asked: Asked, lang: str, lexicon: Lexicon) -> dict[str, str]:
    """What fills the gaps of any question."""
    return {
        "placing": str(asked.placing),
        "placings": str(asked.placings),
        "area": lexicon.terms.get(asked.area, ""),
        "values": joined([str(value) for value in asked.values], lang) if asked.values else "",
        "markers": counted(lexicon.things["marker"], asked.markers, lang),
        "houses": counted(lexicon.things["house"], asked.houses, lang),
    }
