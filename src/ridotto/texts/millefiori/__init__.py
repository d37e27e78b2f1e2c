"""[MF] The texts of Mille Fiori: plain ones, until it has its own."""

from typing import Final

from ...games.millefiori.view import MillefioriView
from ..plain import Texts

TEXTS: Final = Texts[MillefioriView]()
