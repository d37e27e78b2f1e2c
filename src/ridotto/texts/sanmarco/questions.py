"""[SM] What a seat is asked, in one plain sentence, from its view alone."""

from ...games.sanmarco.view import FetchingView, OwnView, SanMarcoView
from ..grammar import Lexicon, Voice, capital, counted, filled, joined


def asked_for(view: SanMarcoView, voice: Voice, lexicon: Lexicon) -> str:
    """The question put to the reader of a view."""
    mine = view["mine"]
    assert mine is not None, "only a seat is asked"
    return filled(lexicon.questions[question_key(view, mine)], voice.lang, gaps(view, mine, voice, lexicon))


def question_key(view: SanMarcoView, mine: OwnView) -> str:
    step = view["step"]
    if step == "split":
        return split_key(mine)
    if step == "move_doge" and view["doge"] is None:
        return "move_doge.enters"
    goal = view["fetching"]
    if goal is not None and goal["pair"] is not None:
        return "fetch_noble.build" if goal["owner"] is None else "fetch_noble.seize"
    if goal is not None and goal["owner"] is not None:
        return "fetch_noble.transfer"
    return step


def split_key(mine: OwnView) -> str:
    if not any(mine["offers"]):
        return "split"
    return "split.left" if mine["deal"] else "split.done"


def gaps(view: SanMarcoView, mine: OwnView, voice: Voice, lexicon: Lexicon) -> dict[str, str]:
    """What fills the gaps of any question."""
    terms, lang = lexicon.terms, voice.lang
    exile, seized, goal = view["exile"], view["seized"], view["fetching"]
    filling = {
        "card": terms.get(f"card:{view['card']}", ""),
        "district": terms.get(exile["district"] if exile else view["card"] or "", ""),
        "doge": terms.get(view["doge"] or "", ""),
        "number": str(view["rolled"]),
        "nobles": counted(lexicon.things["noble"], exile["due"] if exile else 0, lang),
        "cards": counted(lexicon.things["card"], len(mine["deal"]), lang),
        "offers": counted(lexicon.things["offer"], len(mine["offers"]), lang),
        "dealer": next((voice.name(offers["dealer"]) for offers in view["offers"] if offers["open"]), ""),
    }
    if seized is not None:
        pair, _, owner = seized.rpartition("-")
        filling.update(pair=pair_of(pair, lang, lexicon), owner=capital(terms[owner]))
    if goal is not None:
        filling.update(goal_gaps(goal, voice, lexicon))
    return filling


def goal_gaps(goal: FetchingView, voice: Voice, lexicon: Lexicon) -> dict[str, str]:
    """Where a fetched noble is to go, and who loses one by it."""
    filling: dict[str, str] = {}
    if goal["district"] is not None:
        filling["district"] = lexicon.terms[goal["district"]]
    if goal["pair"] is not None:
        filling["pair"] = pair_of(goal["pair"], voice.lang, lexicon)
    if goal["owner"] is not None:
        filling["owner"] = voice.name(goal["owner"])
    return filling


def pair_of(name: str, lang: str, lexicon: Lexicon) -> str:
    """Two districts: "San Marco and Castello"."""
    return joined([lexicon.terms[end] for end in name.split("-")], lang)
