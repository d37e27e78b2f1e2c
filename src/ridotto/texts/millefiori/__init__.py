"""[MF] The texts of Mille Fiori: its events, options and questions in English and French."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from ...games.millefiori.tiny_material import SEAT_NAMES
from ...games.millefiori.tiny_view import MillefioriView
from ..grammar import Lexicon, Voice, filled
from ..plain import Texts
from .en import ENGLISH
from .fr import FRENCH


class MillefioriTexts(Texts[MillefioriView]):
    """What is said of Mille Fiori."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {"en": ENGLISH, "fr": FRENCH}
    seat_names: ClassVar[Sequence[str]] = SEAT_NAMES
    result_rule = "MF-3.2"
    score = "point"
    stretch = "round"
    goal_rules: ClassVar[Sequence[str]] = ("MF-3.2", "MF-2.4")

    def question(self, view: MillefioriView, voice: Voice) -> str:
        text = self.lexicons[voice.lang].questions[view["step"]]
        gaps = {"prize": str(view["prize"]), "round": str(view["round"]), "rounds": str(view["rounds"])}
        return filled(text, voice.lang, gaps)


TEXTS: Final = MillefioriTexts()
