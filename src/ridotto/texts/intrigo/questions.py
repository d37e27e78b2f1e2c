"""[IN] What a seat is asked, in one plain sentence, from its view alone."""

from typing import TypedDict, cast

from ...core.game import View
from ..grammar import Lexicon, Voice, counted, filled
from .names import slot_name


class Pile(TypedDict):
    """What the top card of a pile costs; None when it is used up."""

    price: int | None


class Player(TypedDict):
    """What lies before a seat."""

    ducats: int
    hand: int


class Power(TypedDict):
    """The Influence card in use."""

    slot: int


class Seen(TypedDict):
    """The part of a view that a question is made from."""

    seats: int
    step: str
    pick: int
    power: Power | None
    piles: dict[str, Pile]
    players: list[Player]


def asked_for(view: View, voice: Voice, lexicon: Lexicon) -> str:
    """The question put to the reader of a view."""
    seen, seat = cast("Seen", view), voice.me or 0
    player, power = seen["players"][seat], seen["power"]
    gaps = {
        "pick": str(seen["pick"]),
        "left": voice.name((seat + 1) % seen["seats"]),
        "ducats": counted(lexicon.things["ducat"], player["ducats"], voice.lang),
        "slot": "" if power is None else slot_name(power["slot"], lexicon, voice.lang),
    }
    return filled(lexicon.questions[question_key(seen, player)], voice.lang, gaps)


def question_key(seen: Seen, player: Player) -> str:
    if seen["step"] != "act":
        return seen["step"]
    prices = [pile["price"] for pile in seen["piles"].values()]
    if not player["hand"]:
        return "act.empty"
    return "act.hire" if any(price is not None and price <= player["ducats"] for price in prices) else "act"
