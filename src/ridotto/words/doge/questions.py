"""[DO] What a seat is asked, in one plain sentence, from its view alone."""

from typing import Final, TypedDict, cast

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


def asked_for(view: View, voice: Voice, lexicon: Lexicon) -> str:
    """The question put to the reader of a view."""
    seen = cast("Seen", view)
    supply = seen["supplies"][voice.me or 0]
    key = question_key(seen, voice.me)
    text = filled(lexicon.questions[key], voice.lang, gaps(seen, supply, voice.lang, lexicon))
    if seen["step"] == "handle_advisor" and not supply["rings"]:
        text += " " + filled(lexicon.questions["no_ring"], voice.lang, {})
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


def gaps(seen: Seen, supply: Supply, lang: str, lexicon: Lexicon) -> dict[str, str]:
    """What fills the gaps of any question."""
    mine = seen["mine"]
    room = min(MOST_MARKERS - len(mine["pile"]), len(mine["markers"]))
    houses = min(HOUSES_OFFERED.get(seen["step"], 0), supply["houses"])
    area = mine["card"] if seen["step"] == "place_markers" else seen["brown"][seen["voted"]]
    return {
        "placing": str(seen["placing"]),
        "placings": str(seen["placings"]),
        "area": lexicon.terms.get(area or "", ""),
        "values": joined([str(value) for value in mine["pile"]], lang) if mine["pile"] else "",
        "markers": counted(lexicon.things["marker"], room, lang),
        "houses": counted(lexicon.things["house"], houses, lang),
    }
