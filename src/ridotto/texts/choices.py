"""What the choices of a table are called, and their values.

The key of a text is the name of a choice.  A star in it stands for a term of the game or for a number; these fill the
gaps `{0}`, `{1}` in order.  A key `name=value` or `=value` is for a value.

    "last_year": "last year of the game",
    "worth_*": "worth of {0}",          # worth_castello: "Worth of Castello"
    "gate=north": "to the north",
"""

import re
from typing import Final

from .grammar import Lexicon, capital, phrase, typeset

COMMON_VALUES: Final = {"en": {"no": "no", "yes": "yes"}, "fr": {"no": "non", "yes": "oui"}}


def choice_label(lexicon: Lexicon | None, name: str, lang: str) -> str:
    """The name of a choice for people; the bare name where nothing is written about it."""
    text = None if lexicon is None else found(lexicon, name, lang)
    return capital(name.replace("_", " ") if text is None else text)


def value_label(lexicon: Lexicon | None, name: str, value: str, lang: str) -> str:
    """A value of a choice for people."""
    if lexicon is not None:
        for key in (f"{name}={value}", f"={value}"):
            if key in lexicon.choices:
                return phrase(lexicon.choices[key], lang, {})
        if value in lexicon.terms:
            return phrase(lexicon.terms[value], lang, {})
    return COMMON_VALUES[lang].get(value, value.replace("_", " "))


def found(lexicon: Lexicon, name: str, lang: str) -> str | None:
    """The text whose key fits a name: the name itself, or one with stars."""
    if name in lexicon.choices:
        return phrase(lexicon.choices[name], lang, {})
    for key, text in lexicon.choices.items():
        parts = re.fullmatch(pattern(key, lexicon), name) if "*" in key else None
        if parts is not None:
            terms = [phrase(lexicon.terms.get(part, part), lang, {}) for part in parts.groups()]
            return typeset(text, lang).format(*terms)
    return None


def pattern(key: str, lexicon: Lexicon) -> str:
    """A key with stars as a pattern: a star is a known term or a number."""
    terms = sorted(lexicon.terms, key=len, reverse=True)
    star = "|".join([*map(re.escape, terms), r"\d+"])
    return "".join(f"({star})" if part == "*" else re.escape(part) for part in re.split(r"(\*)", key))
