"""[IN] The names of cards, tokens and places, from the numbers that events tell."""

from typing import Final

from ...games.intrigo.material import (
    CORPORATION_NAMES,
    DOOR,
    DOWN,
    FAMILY_NAMES,
    INFLUENCE_NAMES,
    NO_TOKEN,
    TOKEN_NAMES,
    VALUE_ROOM,
)
from ..grammar import Lexicon, Voice, counted, phrase, typeset

DOWN_CARD: Final = 128  # what a cell has more when its card lies face down
INFLUENCE_CARD: Final = 256
SEATS: Final = ("who",)
CARDS: Final = ("card", "card_2", "card_3")
ARCADES: Final = ("arcade", "arcade_2")
SLOTS: Final = ("slot", "slot_2")
CELLS: Final = ("left", "right")
TERMS: Final = {"family": FAMILY_NAMES, "corporation": CORPORATION_NAMES}
WITH_ARTICLE: Final = {"influence": "pile", "power": "power"}


def fact_name(name: str, number: int, lexicon: Lexicon, voice: Voice) -> str:
    """One fact of an event in words."""
    lang = voice.lang
    if name in SEATS:
        return voice.name(number)
    if name in CARDS:
        return face_name(number, lexicon)
    if name in ARCADES:
        return arcade_name(number, lexicon, lang)
    if name in SLOTS:
        return slot_name(number, lexicon, lang)
    if name in CELLS:
        return cell_name(number, lexicon, lang)
    return thing_name(name, number, lexicon, lang)


def thing_name(name: str, number: int, lexicon: Lexicon, lang: str) -> str:
    if name in TERMS:
        return typeset(lexicon.terms[TERMS[name][number]], lang)
    if name in WITH_ARTICLE:
        return typeset(lexicon.terms[f"{WITH_ARTICLE[name]}:{INFLUENCE_NAMES[number]}"], lang)
    if name == "token":
        return token_name(number, lexicon, lang)
    return counted(lexicon.things["ducat"], number, lang) if name == "price" else str(number)


def card_name(family: str, value: str, lexicon: Lexicon) -> str:
    return f"{lexicon.terms.get(family, family)} {value}"


def face_name(face: int, lexicon: Lexicon) -> str:
    return card_name(FAMILY_NAMES[face // VALUE_ROOM], str(face % VALUE_ROOM), lexicon)


def arcade_name(arcade: int, lexicon: Lexicon, lang: str) -> str:
    if arcade == DOOR:
        return typeset(lexicon.terms["door"], lang)
    return phrase(lexicon.terms["arcade"], lang, {"number": str(arcade)})


def slot_name(slot: int, lexicon: Lexicon, lang: str) -> str:
    return phrase(lexicon.terms["slot"], lang, {"number": str(slot)})


def token_name(token: int, lexicon: Lexicon, lang: str) -> str:
    if token == NO_TOKEN:
        return ""
    return typeset(lexicon.terms[f"token:{TOKEN_NAMES[token % DOWN]}"], lang)


def cell_name(cell: int, lexicon: Lexicon, lang: str) -> str:
    """What lies in a slot."""
    if cell == 0:
        return typeset(lexicon.terms["free"], lang)
    if cell >= INFLUENCE_CARD:
        return typeset(lexicon.terms[f"pile:{INFLUENCE_NAMES[cell - INFLUENCE_CARD]}"], lang)
    if cell >= DOWN_CARD:
        return phrase(lexicon.terms["face_down"], lang, {"card": face_name(cell - DOWN_CARD, lexicon)})
    return face_name(cell, lexicon)
