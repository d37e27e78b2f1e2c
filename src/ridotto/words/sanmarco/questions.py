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
    fetching: str | None
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
    return step


def gaps(seen: Seen, voice: Voice, lexicon: Lexicon) -> dict[str, str]:
    """What fills the gaps of any question."""
    terms, lang = lexicon.terms, voice.lang
    exile, seized = seen["exile"], seen["seized"]
    filling = {
        "card": terms.get(f"card:{seen['card']}", ""),
        "district": terms.get(exile["district"] if exile else seen["fetching"] or seen["card"] or "", ""),
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
    return filling
