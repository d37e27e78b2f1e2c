"""[RI] The texts of Rialto: its events, options and questions in English and French."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from ...games.rialto.material import SEAT_NAMES
from ...games.rialto.view import RialtoView
from ..grammar import Lexicon, Voice, filled
from ..plain import Texts
from .en import ENGLISH
from .fr import FRENCH


class RialtoTexts(Texts[RialtoView]):
    """What is said of Rialto."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {"en": ENGLISH, "fr": FRENCH}
    seat_names: ClassVar[Sequence[str]] = SEAT_NAMES
    result_rule = "RI-3.2"
    score = "point"
    stretch = "round"
    goal_rules: ClassVar[Sequence[str]] = ("RI-3.2", "RI-2.4")

    def question(self, view: RialtoView, voice: Voice) -> str:
        text = self.lexicons[voice.lang].questions[view["step"]]
        gaps = {"prize": str(view["prize"]), "round": str(view["round"]), "rounds": str(view["rounds"])}
        return filled(text, voice.lang, gaps)


TEXTS: Final = RialtoTexts()
