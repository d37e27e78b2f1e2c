"""[MF-1, MF-15.1] What cards, fields and places are called, made from their names in the game."""

from typing import Final, NamedTuple

from ...games.millefiori.material import (
    AREA_NAMES,
    COMMODITIES,
    FIRST_SYMBOL,
    FLEET,
    LEVELS,
    NOBILI,
    PEOPLE_SYMBOLS,
    POPULI,
    RESIDENCES,
    SHIP,
    SYMBOL_NAMES,
    TRADE,
    VALUES,
    WORKSHOP_LETTERS,
    WORKSHOPS,
)
from ..grammar import Lexicon, counted, phrase

ARROW: Final = "\N{UPWARDS ARROW}"
LETTERS: Final = {"P": "pigments", "Q": "quartz", "A": "ash", "L": "lime"}
COLUMNS: Final = 3  # of a showcase
DOGAT: Final = "dogat"


class Field(NamedTuple):
    """What is printed on a field."""

    area: str
    number: int  # in its area, from 1
    symbol: str
    value: int  # of a residence
    level: int  # of townspeople
    row: int  # of trade and harbour, from 1


def field_of(name: str) -> Field:
    """`trade6` is the carafes of the second row."""
    area = name.rstrip("0123456789")
    place = int(name[len(area) :]) - 1
    kind = [str(known) for known in AREA_NAMES].index(area)
    if kind == WORKSHOPS:
        return Field(area, place + 1, LETTERS[WORKSHOP_LETTERS[place]], 0, 0, 0)
    if kind == RESIDENCES:
        return Field(area, place + 1, SYMBOL_NAMES[FIRST_SYMBOL[kind]], VALUES[place], 0, 0)
    if kind in (NOBILI, POPULI):
        symbol = SYMBOL_NAMES[FIRST_SYMBOL[kind] + PEOPLE_SYMBOLS[place]]
        return Field(area, place + 1, symbol, 0, LEVELS[place], 0)
    if kind == TRADE:
        symbol = SYMBOL_NAMES[FIRST_SYMBOL[kind] + place % COMMODITIES]
        return Field(area, place + 1, symbol, 0, 0, place // COMMODITIES + 1)
    return Field(area, place + 1, SYMBOL_NAMES[SHIP], 0, 0, place // FLEET + 1)


def gaps_of(field: Field, lexicon: Lexicon) -> dict[str, str]:
    """What fills the gaps of a text about a field."""
    return {
        "number": str(field.number),
        "symbol": lexicon.terms[field.symbol],
        "value": str(field.value),
        "level": str(field.level),
        "row": str(field.row),
    }


def field_name(name: str, lexicon: Lexicon, lang: str) -> str:
    """A field as one of its kind: a lime workshop."""
    field = field_of(name)
    return phrase(lexicon.terms[f"a:{field.symbol}"], lang, gaps_of(field, lexicon))


def is_area_card(name: str) -> bool:
    return "_" not in name and not name.startswith(DOGAT)


def card_name(name: str, lexicon: Lexicon, lang: str) -> str:
    """[MF-1.2] quartz 3; [MF-12.2] a Dogat card with its arrows and points; [MF-15.1] green horse 5."""
    terms = lexicon.terms
    if name.startswith(DOGAT):
        arrows, _, points = name[len(DOGAT) :].partition("-")
        key = "named:dogat_points" if int(points) else "named:dogat"
        gaps = {"arrows": ARROW * int(arrows), "points": counted(lexicon.things["point"], int(points), lang)}
        return phrase(terms[key], lang, gaps)
    if not is_area_card(name):
        return work_name(name, lexicon, lang)
    return phrase(terms["named:card"], lang, {"symbol": terms[name[:-1]], "wheel": name[-1]})


def work_name(name: str, lexicon: Lexicon, lang: str) -> str:
    """[MF-15.1] green horse 5."""
    terms = lexicon.terms
    glass, _, shape = name[:-1].partition("_")
    return phrase(terms["named:work"], lang, {"glass": terms[glass], "shape": terms[shape], "value": name[-1]})


def place_name(name: str, lexicon: Lexicon, lang: str) -> str:
    """[MF-15.5] A place of a showcase, without its seat: `red5` is row 2, column 2."""
    place = int(name[-1]) - 1
    gaps = {"row": str(place // COLUMNS + 1), "column": str(place % COLUMNS + 1)}
    return phrase(lexicon.terms["named:place"], lang, gaps)
