"""[DO] What a seat is asked, in one plain sentence, from its view alone."""

from typing import Final, NamedTuple

from ...games.doge.material import FIRST_HOUSES, MOST_MARKERS, SECOND_HOUSES
from ...games.doge.view import DogeView, OwnView
from ..grammar import Lexicon, Voice, counted, filled, joined

HOUSES_OFFERED: Final = {"place_two": FIRST_HOUSES, "place_tied": FIRST_HOUSES, "place_one": SECOND_HOUSES}


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


def asked_for(view: DogeView, voice: Voice) -> Asked:
    """The question put to the reader of a view."""
    mine, supply, step = view["mine"], view["supplies"][voice.me or 0], view["step"]
    assert mine is not None, "only a seat is asked"
    area = mine["card"] if step == "place_markers" else view["brown"][view["voted"]]
    markers = min(MOST_MARKERS - len(mine["pile"]), len(mine["markers"]))
    houses = min(HOUSES_OFFERED.get(step, 0), supply["houses"])
    no_ring = step == "handle_advisor" and not supply["rings"]
    key, values = question_key(view, mine, voice.me), tuple(mine["pile"])
    return Asked(key, view["placing"], view["placings"], area or "", values, markers, houses, no_ring)


def wording_of(asked: Asked, lang: str, lexicon: Lexicon) -> str:
    """Such a question in words."""
    text = filled(lexicon.questions[asked.key], lang, gaps(asked, lang, lexicon))
    if asked.no_ring:
        text += " " + filled(lexicon.questions["no_ring"], lang, {})
    return text


def question_key(view: DogeView, mine: OwnView, me: int | None) -> str:
    step = view["step"]
    if step == "place_markers":
        if mine["card"] is None:
            return "card"
        return "more" if mine["pile"] else "markers"
    if step == "handle_advisor":
        return advisor_key(view, me)
    if step == "move_tied" and mine["answer"][0]:
        return "move_tied.again"
    return step


def advisor_key(view: DogeView, me: int | None) -> str:
    """[DO-6.1] The advisor of a district, or [DO-7.2 to DO-7.4] one of the Quarantia's."""
    if view["brown"][view["voted"]] != "quarantia":
        return "advisor"
    return "council.second" if me in view["second"] else f"council.{len(view['open_advisors'])}"


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
