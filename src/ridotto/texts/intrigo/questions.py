"""[IN] What a seat is asked, in one plain sentence, from its view alone."""

from ...games.intrigo.view import IntrigoView, PlayerView
from ..grammar import Voice, counted, filled
from ..plain import Texts


def asked_for(view: IntrigoView, voice: Voice, texts: Texts[IntrigoView]) -> str:
    """The question put to the reader of a view."""
    lexicon, seat, power = texts.lexicons[voice.lang], voice.me or 0, view["power"]
    player = view["players"][seat]
    gaps = {
        "pick": str(view["pick"]),
        "left": voice.name((seat + 1) % view["seats"]),
        "ducats": counted(lexicon.things["ducat"], player["ducats"], voice.lang),
        "slot": "" if power is None else texts.term("slot", str(power["slot"]), voice.lang),
    }
    return filled(lexicon.questions[question_key(view, player)], voice.lang, gaps)


def question_key(view: IntrigoView, player: PlayerView) -> str:
    if view["step"] != "act":
        return view["step"]
    prices = [pile["price"] for pile in view["piles"].values()]
    if not player["hand"]:
        return "act.empty"
    return "act.hire" if any(price is not None and price <= player["ducats"] for price in prices) else "act"
