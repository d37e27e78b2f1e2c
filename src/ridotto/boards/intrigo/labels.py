"""[IN] What is written on the board, in English and French."""

from typing import Final

# Proper names are the same in all languages; the short ones stand where there is little room.
FAMILY_SHORT: Final = {
    "contarini": "Con",
    "gradenigo": "Gra",
    "morosini": "Mor",
    "dandolo": "Dan",
    "tiepolo": "Tie",
}

Labels = dict[str, str]

ENGLISH: Final[Labels] = {
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
