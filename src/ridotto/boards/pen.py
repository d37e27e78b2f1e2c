"""What all boards in text draw with: the seats in their colours, and labels in the reader's language."""

from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from rich.text import Text

from .. import texts
from ..core.errors import RidottoError
from ..core.view import GameView

V = TypeVar("V", bound=GameView)

NOW: Final = "►"  # who is asked
NONE: Final = "-"
QUIET: Final = "dim"
LOUD: Final = "bold"
COLOURS: Final = ("bold red", "bold bright_blue", "bold green", "bold yellow", "bold magenta")  # by seat


class Labels(dict[str, str]):
    """What is written on a board in one language.  What it does not say itself is called as sentences call it."""

    def __init__(self, game_id: str, lang: str, labels: Mapping[str, Mapping[str, str]]) -> None:
        if lang not in labels:
            raise RidottoError(f"There is no board in the language '{lang}'; there are {', '.join(labels)}.")
        super().__init__(labels[lang])
        self.game_id = game_id
        self.lang = lang

    def __missing__(self, key: str) -> str:
        return texts.term(self.game_id, key, self.lang)


class Pen(Generic[V]):
    """Writes the facts of one view, in one language, with the names of one table."""

    colours: Sequence[str] = COLOURS

    def __init__(
        self, view: V, lang: str, labels: Mapping[str, Mapping[str, str]], names: Sequence[str] | None
    ) -> None:
        game_id = view["game"]
        self.view: V = view
        self.labels: Final = Labels(game_id, lang, labels)
        self.voice: Final = texts.voice_for(game_id, lang, names, None)

    def letter(self, seat: int) -> Text:
        """A seat in one sign: the first letter of its colour in English."""
        return Text(texts.voice_for(self.view["game"], "en", None, None).name(seat)[0], style=self.colours[seat])

    def name(self, seat: int) -> Text:
        return Text(self.voice.name(seat), style=self.colours[seat], no_wrap=True, overflow="ellipsis")

    def mark(self, seat: int) -> Text:
        """A sign before a seat that is asked."""
        return Text(NOW if seat in self.view["asked"] else " ", style=LOUD)
