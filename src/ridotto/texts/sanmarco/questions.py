"""[SM] What a seat is asked, in one plain sentence, from its view alone."""

from typing import TypedDict, cast

from ...core.game import View
from ..grammar import Lexicon, Voice, capital, counted, filled, joined


class Mine(TypedDict):
    """What a dealer alone knows."""

    deal: list[str]
    offers: list[list[str]]


class Exile(TypedDict):
    """The exile under way."""

    district: str
    due: int


class Fetching(TypedDict):
    """Where a noble is to go that is being fetched."""

    card: str | None
    district: str | None
    pair: str | None
    owner: int | None


class Offers(TypedDict):
    """The offers of one dealer."""

    dealer: int
    open: bool


class Seen(TypedDict):
    """The part of a view that a question is made from."""

    step: str
    card: str | None
    doge: str | None
    seized: str | None
    fetching: Fetching | None
    rolled: int
    exile: Exile | None
    offers: list[Offers]
    mine: Mine


def asked_for(view: View, voice: Voice, lexicon: Lexicon) -> str:
    """The question put to the reader of a view."""
    seen = cast("Seen", view)
    return filled(lexicon.questions[question_key(seen)], voice.lang, gaps(seen, voice, lexicon))


def question_key(seen: Seen) -> str:
    step = seen["step"]
    if step == "split":
        return "split" if seen["mine"]["deal"] else "split.done"
    if step == "move_doge" and seen["doge"] is None:
        return "move_doge.enters"
    goal = seen["fetching"]
    if goal is not None and goal["pair"] is not None:
        return "fetch_noble.build" if goal["owner"] is None else "fetch_noble.seize"
    if goal is not None and goal["owner"] is not None:
        return "fetch_noble.transfer"
    return step


def gaps(seen: Seen, voice: Voice, lexicon: Lexicon) -> dict[str, str]:
    """What fills the gaps of any question."""
    terms, lang = lexicon.terms, voice.lang
    exile, seized, goal = seen["exile"], seen["seized"], seen["fetching"]
    filling = {
        "card": terms.get(f"card:{seen['card']}", ""),
        "district": terms.get(exile["district"] if exile else seen["card"] or "", ""),
        "doge": terms.get(seen["doge"] or "", ""),
        "number": str(seen["rolled"]),
        "nobles": counted(lexicon.things["noble"], exile["due"] if exile else 0, lang),
        "cards": counted(lexicon.things["card"], len(seen["mine"]["deal"]), lang),
        "offers": counted(lexicon.things["offer"], len(seen["mine"]["offers"]), lang),
        "dealer": next((voice.name(offers["dealer"]) for offers in seen["offers"] if offers["open"]), ""),
    }
    if seized is not None:
        low, high, owner = seized.split("-")
        filling.update(pair=joined([terms[low], terms[high]], lang), owner=capital(terms[owner]))
    if goal is not None:
        filling.update(goal_gaps(goal, voice, lexicon))
    return filling


def goal_gaps(goal: Fetching, voice: Voice, lexicon: Lexicon) -> dict[str, str]:
    """Where a fetched noble is to go, and who loses one by it."""
    filling: dict[str, str] = {}
    if goal["district"] is not None:
        filling["district"] = lexicon.terms[goal["district"]]
    if goal["pair"] is not None:
        filling["pair"] = joined([lexicon.terms[end] for end in goal["pair"].split("-")], voice.lang)
    if goal["owner"] is not None:
        filling["owner"] = voice.name(goal["owner"])
    return filling
