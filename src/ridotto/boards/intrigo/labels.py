"""[IN] What is written on the board, in English and French."""

from typing import Final

from ...core.errors import RidottoError

# Proper names are the same in all languages; the short ones stand where there is little room.
FAMILY_SHORT: Final = {
    "contarini": "Con",
    "gradenigo": "Gra",
    "morosini": "Mor",
    "dandolo": "Dan",
    "tiepolo": "Tie",
}
SEAT_LETTERS: Final = "RBGY"  # red, blue, green, yellow

Labels = dict[str, str]

ENGLISH: Final[Labels] = {
    "seat_0": "Red",
    "seat_1": "Blue",
    "seat_2": "Green",
    "seat_3": "Yellow",
    "title": "Intrigo · turn {turn}",
    "half": "half {half}",
    "draft": "draft {pick} of 4",
    "placing": "placing",
    "set_up": "set-up",
    "over": "the game is over",
    "merchants": "Mer",
    "military": "Mil",
    "clergy": "Cle",
    "gardeners": "Gar",
    "crafts": "Cra",
    "ducat": "Duc",
    "peddler": "Peddler",
    "assassin": "Assassin",
    "courtesan": "Courtesan",
    "gondolier": "Gondolier",
    "guard": "Guard",
    "thief": "Thief",
    "first": "first",
    "families": "families",
    "hand": "hand",
    "packet": "packet",
    "kept": "kept",
    "bank": "bank",
    "known": "known",
    "you": "You: ",
    "onlooker": "You look on",
}

FRENCH: Final[Labels] = {
    "seat_0": "Rouge",
    "seat_1": "Bleu",
    "seat_2": "Vert",
    "seat_3": "Jaune",
    "title": "Intrigo · tour {turn}",
    "half": "manche {half}",
    "draft": "distribution {pick} sur 4",
    "placing": "placement",
    "set_up": "mise en place",
    "over": "la partie est finie",
    "merchants": "Mar",
    "military": "Mil",
    "clergy": "Cle",
    "gardeners": "Mch",
    "crafts": "Art",
    "ducat": "Duc",
    "peddler": "Colporteur",
    "assassin": "Assassin",
    "courtesan": "Courtisane",
    "gondolier": "Gondolier",
    "guard": "Garde",
    "thief": "Voleur",
    "first": "premier",
    "families": "familles",
    "hand": "main",
    "packet": "paquet",
    "kept": "gardée",
    "bank": "banque",
    "known": "connues",
    "you": "Vous\N{NO-BREAK SPACE}: ",
    "onlooker": "Vous regardez",
}

LABELS: Final = {"en": ENGLISH, "fr": FRENCH}


def labels_in(lang: str) -> Labels:
    if lang not in LABELS:
        raise RidottoError(f"There is no board in the language '{lang}'; there are {', '.join(LABELS)}.")
    return LABELS[lang]
