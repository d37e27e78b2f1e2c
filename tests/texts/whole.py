"""What every text must be."""

import re

ENGLISH_WORD = re.compile(
    r"\b(the|and|of|to|from|with|you|your|advisors?|houses?|palaces?|markers?|cards?|rings?|years?|game|over|wins|takes|"
    r"places|puts|builds|lays|moves|nobody|nothing|red|blue|green|yellow|is|are|has|have|offers?|bridges?|districts?|"
    r"rounds?|phases?|seals?|turns?|slot|door)\b"
)


def check(text: str, lang: str) -> None:
    """A text is whole, and in its own language."""
    assert text and text[0].upper() == text[0], text
    assert not re.search(r"[{}_]|  |None", text), text
    if lang == "fr":
        assert not ENGLISH_WORD.search(text), text
        assert "'" not in text, text
        assert not re.search(r" [:;?]|\bde le\b|\bà le\b|\bde les\b", text), text
