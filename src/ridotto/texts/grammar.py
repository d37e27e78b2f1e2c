"""The little grammar that all sentences share: lists, numbers, capitals, and French typography."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from ..core.errors import RidottoError

LANGUAGES: Final = ("en", "fr")
AND: Final = {"en": "and", "fr": "et"}
YOU: Final = {"en": "you", "fr": "vous"}
SEAT: Final = {"en": "seat {number}", "fr": "place {number}"}
FRENCH_SIGN: Final = re.compile(r" ([:;!?])")
MARKS: Final = tuple(chr(0xE000 + seat) for seat in range(8))  # private characters that stand for the names of seats
MARK: Final = re.compile(f"([{MARKS[0]}-{MARKS[-1]}])")
REMEMBERED: Final = 10_000  # what is said again and again


class UnknownLanguage(RidottoError):
    """A language in which nothing is said."""


@dataclass(frozen=True)
class Lexicon:
    """All that one language says of one game.  Texts have named gaps, such as `{area}`."""

    about: str  # the game in a sentence or two
    goal: str  # how one wins and how the game ends, in one to three short sentences
    terms: Mapping[str, str]
    things: Mapping[str, tuple[str, str]]  # what is counted: one of it, several of it
    sentences: Mapping[str, str]
    options: Mapping[str, str]
    questions: Mapping[str, str]
    choices: Mapping[str, str] = field(default_factory=dict)  # see choices.py
    results: Mapping[str, str] = field(default_factory=dict)  # about feats that win or decide, see result.py
    headings: Mapping[str, str] = field(default_factory=dict)  # of a summary, where the name of a thing is not enough


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"Nothing is written in the language '{lang}'; there are {', '.join(LANGUAGES)}.")


def joined(items: Iterable[str], lang: str) -> str:
    """A list as it is read aloud: a, b and c."""
    *most, last = items
    return f"{', '.join(most)} {AND[lang]} {last}" if most else last


def counted(thing: tuple[str, str], number: int, lang: str) -> str:
    """So many of a thing: in English 0 is several, in French it is one."""
    one, several = thing
    is_one = number == 1 or (number == 0 and lang == "fr")
    return f"{number} {one if is_one else several}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@lru_cache(REMEMBERED)
def typeset(text: str, lang: str) -> str:
    """French texts are typed plainly; here they get their curved apostrophes and no-break spaces."""
    if lang != "fr":
        return text
    return FRENCH_SIGN.sub("\N{NO-BREAK SPACE}\\1", text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}"))


def phrase(text: str, lang: str, gaps: Mapping[str, str]) -> str:
    """A text with its gaps filled.  What fills them is left as it is."""
    return typeset(text, lang).format_map(gaps)


def filled(text: str, lang: str, gaps: Mapping[str, str]) -> str:
    """A whole sentence: a phrase that begins with a capital."""
    return capital(phrase(text, lang, gaps))


class Voice:
    """A language, the names of the seats, and the seat that reads (None: somebody who looks on)."""

    def __init__(self, lang: str, names: Sequence[str], me: int | None) -> None:
        self.lang: Final = lang
        self.names: Final = names
        self.me: Final = me

    def name(self, seat: int) -> str:
        if seat == self.me:
            return YOU[self.lang]
        if seat < len(self.names):
            return self.names[seat]
        return phrase(SEAT[self.lang], self.lang, {"number": str(seat)})

    def who(self, seats: Sequence[int]) -> str:
        """The seats as a subject, the reader first."""
        ordered = sorted(seats, key=lambda seat: (seat != self.me, seat))
        return joined([self.name(seat) for seat in ordered], self.lang)

    def person(self, seats: Sequence[int]) -> str:
        """Which form of a verb a subject takes: the ending of the key of a text."""
        several = len(seats) > 1
        if self.me in seats:
            return ".you_all" if several else ".you"
        return ".all" if several else ""

    def fill(self, parts: Sequence[str]) -> str:
        """A sentence whose every second part is the mark of a seat, with the names in their places."""
        if len(parts) == 1:
            return parts[0]
        first = ord(MARKS[0])
        return capital("".join([self.name(ord(part) - first) if i & 1 else part for i, part in enumerate(parts)]))
