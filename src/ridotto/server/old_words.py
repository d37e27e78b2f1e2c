"""Words of a log by the rules of today.

An entry has the code of a word and its path.  The code is quick; the path says what was meant, whatever the codes of
today are.  What today's rules do not offer any more cannot be replayed.
"""

from typing import Any, Final, TypeVar

from ..core.match import CHANCE_SPEAKS, SPEAKER_BITS, SPEAKER_MASK, Match
from .rows import LogEntry

NO_WORD: Final = -1
# Kinds of entries that take words back.  A "rewind" is of an older server: what followed it was drawn as before, where
# "redraw" draws anew.  An "upgrade" sets words aside that the rules of its time did not know any more.
TAKES_BACK: Final = ("unsay", "undo", "rewind", "redraw", "upgrade")
W = TypeVar("W")


def remaining_words(words: list[W], entry: LogEntry) -> list[W]:
    """The words that are left after an entry that takes some back."""
    if entry.kind in ("unsay", "undo"):
        return words[: entry.value] + words[entry.value + 1 :]
    return words[: entry.value]


def word_of_today(match: Match[Any], entry: LogEntry) -> int:
    """The word that an entry stands for, about to be said in this match; NO_WORD if it cannot be said there."""
    speaker, code = entry.value & SPEAKER_MASK, entry.value >> SPEAKER_BITS
    codes = offered_codes(match, speaker)
    if code in codes and entry.text in ("", path_text(match, speaker, code)):
        return entry.value
    if entry.text:
        for other in codes:
            if path_text(match, speaker, other) == entry.text:
                return speaker + (other << SPEAKER_BITS)
    return NO_WORD


def offered_codes(match: Match[Any], speaker: int) -> list[int]:
    """What a seat, or chance, may say now; nothing if it is not its turn."""
    rules, state = match.game.rules, match.state
    if speaker == CHANCE_SPEAKS:
        return [] if rules.chance(state) is None else rules.outcomes(state)
    return rules.options(state, speaker) if state.is_asked(speaker) else []


def path_text(match: Match[Any], speaker: int, code: int) -> str:
    """The path of a word that may be said now, as a record writes it."""
    rules, state = match.game.rules, match.state
    if speaker == CHANCE_SPEAKS:
        return " ".join(rules.chance_step(state).path(state, code))
    return " ".join(rules.path(state, speaker, code))
