"""[RI] What a seat is asked, in a plain sentence or two, from its view alone."""

from ...games.rialto.material import ROOM, VALUES
from ...games.rialto.view import OwnView, PlayerView, RialtoView
from ..grammar import Lexicon, Voice, counted, filled, phrase
from .cards import listed


def asked_for(view: RialtoView, voice: Voice, lexicon: Lexicon) -> str:
    """The question put to the reader of a view."""
    mine, player = view["mine"], view["players"][voice.me or 0]
    assert mine is not None, "only a seat is asked"
    filling = gaps(view, mine, player, voice, lexicon)
    text = filled(lexicon.questions[question_key(view, mine, player)], voice.lang, filling)
    if view["step"] == "take_building" and len(player["buildings"]) == ROOM:
        text += " " + filled(lexicon.questions["full"], voice.lang, {"room": str(ROOM)})
    return text


def question_key(view: RialtoView, mine: OwnView, player: PlayerView) -> str:
    step = view["step"]
    if step == "play":
        return play_key(mine, view["current"] or "")
    if step == "cut_hand":
        return cut_key(mine, to_discard(mine, player))
    if step == "take_building" and view["allowance"] > VALUES:
        is_left = any(number for name, number in view["stacks"].items() if int(name[-1]) == VALUES)
        return "take_building.more" if is_left else "take_building.any"
    if step == "place_bridge":
        low, high = view["bridges"]["top"] or [0, 0]
        return "place_bridge" if low < high else "place_bridge.even"
    if step == "place_gondola" and not player["general"]:
        return "place_gondola.empty"
    return step


def cut_key(mine: OwnView, number: int) -> str:
    """[RI-3.7] Nothing is chosen yet, or something, or enough."""
    if not number:
        return "cut_hand.done"
    return "cut_hand.more" if mine["discarding"] else "cut_hand"


def play_key(mine: OwnView, kind: str) -> str:
    """[RI-4.3] Nothing is laid yet; [RI-4.4, RI-4.5] what is laid is a play, or is not one yet."""
    if not (mine["laid"] or mine["converted"] or mine["doubled"] or mine["jokers"]):
        return "play"
    is_firm = kind in mine["laid"] or mine["converted"] or mine["doubled"]
    is_play = is_firm or (mine["strength"] and kind not in mine["hand"])
    return "play.more" if is_play else "play.short"


def to_discard(mine: OwnView, player: PlayerView) -> int:
    """[RI-3.7] How many cards are still too many."""
    return player["hand"] - player["limit"] - len(mine["discarding"])


def gaps(view: RialtoView, mine: OwnView, player: PlayerView, voice: Voice, lexicon: Lexicon) -> dict[str, str]:
    """What fills the gaps of any question."""
    terms, things, lang = lexicon.terms, lexicon.things, voice.lang
    district, step = terms.get(view["district"] or "", ""), view["current"] or ""
    low, high = view["bridges"]["top"] or [0, 0]
    return {
        "round": str(view["round"]),
        "district": district,
        "step": terms.get(step, ""),
        "brings": phrase(terms.get(f"brings:{step}", ""), lang, {"district": district}),
        "bonus": phrase(terms.get(f"bonus:{step}", ""), lang, {}),
        "laid": laid(view, mine, voice, lexicon),
        "strength": str(mine["strength"]),
        "chosen": listed(mine["discarding"], lexicon),
        "hand": counted(things["card"], player["hand"], lang),
        "limit": str(player["limit"]),
        "cards": counted(things["card"], to_discard(mine, player), lang),
        "coins": counted(things["coin"], player["coins"], lang),
        "allowance": str(view["allowance"]),
        "men": counted(things["councilman"], view["moves"], lang),
        "low": str(low),
        "high": str(high),
    }


def laid(view: RialtoView, mine: OwnView, voice: Voice, lexicon: Lexicon) -> str:
    """[RI-4.4 to RI-4.8] What the reader is about to play."""
    cards = [*mine["laid"], *["joker"] * mine["jokers"]]
    parts = [listed(cards, lexicon)] if cards else []
    parts.extend([changed(card, "1", view, voice, lexicon) for card in mine["converted"]])
    parts.extend([changed(card, "2", view, voice, lexicon) for card in mine["doubled"]])
    return ", ".join(parts)


def changed(card: str, number: str, view: RialtoView, voice: Voice, lexicon: Lexicon) -> str:
    """[RI-4.7] A card that is played as another one."""
    filling = {"card": lexicon.terms[card], "number": number, "step": lexicon.terms[view["current"] or ""]}
    return phrase(lexicon.questions["changed"], voice.lang, filling)
