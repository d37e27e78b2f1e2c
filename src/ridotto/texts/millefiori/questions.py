"""[MF] What a seat is asked, in a plain sentence or two, from its view alone."""

from ...games.millefiori.material import FIRST_SYMBOL, PIGMENTS, SYMBOL_NAMES
from ...games.millefiori.view import MillefioriView, PlayerView
from ..grammar import Lexicon, Voice, counted, filled
from .names import card_name, field_name, field_of, is_area_card, work_name


def asked_for(view: MillefioriView, voice: Voice, lexicon: Lexicon) -> str:
    """The question put to the reader of a view."""
    player = view["players"][voice.me or 0]
    key = question_key(view, player)
    return filled(lexicon.questions[key], voice.lang, gaps(view, player, voice, lexicon))


def question_key(view: MillefioriView, player: PlayerView) -> str:
    step = view["step"]
    if step == "keep_card":
        key = "keep_card.on_turn" if view["on_turn_choice"] else step  # [MF-2.5]
        return f"{key}.last" if view["cycle"] == view["cycles"] else key
    if step == "use_card":
        return use_key(view["card"] or "", player)
    if step == "take_work":
        return offer_key(step, "market", any(view["market"]), bool(view["works"]))
    if step == "take_lady":
        return offer_key(step, "court", any(view["court"]), bool(view["dogaressas"]))
    if step == "place_work" and all(player["showcase"]):
        return "place_work.full"
    return "play_extra.one" if step == "play_extra" and len(view["display"]) == 1 else step


def use_key(card: str, player: PlayerView) -> str:
    """[MF-3.1] What a card may be used for; [MF-3.7] without a diamond, only to sail; [MF-10.8] for itself."""
    if not is_area_card(card):
        return "use_card.itself"
    if not player["supply"] + player["reserve"]:
        return "use_card.empty"
    area = area_of(card)
    if area in ("nobili", "populi"):
        return "use_card.people"
    return "use_card.pigments" if card[:-1] == SYMBOL_NAMES[PIGMENTS] else f"use_card.{area}"


def offer_key(step: str, offer: str, is_offered: bool, is_pile: bool) -> str:
    """[MF-13.2, MF-15.3] Whether there is a choice between what lies open and the pile."""
    if not is_pile:
        return f"{step}.{offer}"
    return step if is_offered else f"{step}.pile"


def area_of(card: str) -> str:
    """The area of a card."""
    symbol = [str(name) for name in SYMBOL_NAMES].index(card[:-1])
    areas = ("workshops", "residences", "nobili", "populi", "trade", "harbour")
    return areas[max([area for area, first in enumerate(FIRST_SYMBOL) if first <= symbol])]


def gaps(view: MillefioriView, player: PlayerView, voice: Voice, lexicon: Lexicon) -> dict[str, str]:
    """What fills the gaps of any question."""
    lang, things = voice.lang, lexicon.things
    card, work = view["card"] or "", view["work"] or ""
    return {
        "round": str(view["round"]),
        "cycle": str(view["cycle"]),
        "cycles": str(view["cycles"]),
        "left": voice.name(((voice.me or 0) + 1) % view["seats"]),
        "card": card_name(card, lexicon, lang) if card else "",
        "work": work_name(work, lexicon, lang) if work else "",
        "points": counted(things["point"], int(work[-1]), lang) if work else "",
        "cards": counted(things["card"], len(view["display"]), lang),
        "ship": str(player["ship"]),
        "councillor": str(player["councillor"]),
        **card_gaps(view, card, voice, lexicon),
    }


def card_gaps(view: MillefioriView, card: str, voice: Voice, lexicon: Lexicon) -> dict[str, str]:
    """What a card of an area tells: where it goes, and how far its ship sails."""
    if not card or not is_area_card(card):
        return {}
    area, symbol = area_of(card), card[:-1]
    field = next_residence(view) if area == "residences" else first_of(view, symbol)
    return {
        "wheel": counted(lexicon.things["space"], int(card[-1]), voice.lang),
        "area": lexicon.terms[area],
        "symbol": lexicon.terms[symbol],
        "field": field_name(field, lexicon, voice.lang),
        "value": str(field_of(field).value),
    }


def next_residence(view: MillefioriView) -> str:
    """[MF-5.1] The first free residence; where all are taken, the last one."""
    fields = view["fields"]["residences"]
    free = [field["name"] for field in fields if field["owner"] is None]
    return free[0] if free else fields[-1]["name"]


def first_of(view: MillefioriView, symbol: str) -> str:
    """A field with this symbol."""
    return next(field["name"] for fields in view["fields"].values() for field in fields if field["symbol"] == symbol)
