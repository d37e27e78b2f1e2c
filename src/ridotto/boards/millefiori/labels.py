"""[MF] What is written on the board, in English and French."""

from typing import Final

Labels = dict[str, str]

ENGLISH: Final[Labels] = {
    "phase": "round {round} of {rounds}",
    "over": "the game is over",
    "deck": "to come",
    "aside": "put aside",
    "hand": "hand",
    "won": "prizes",
    "points": "points",
    "you": "You: ",
    "onlooker": "You look on",
    "laid": "laid",
}

FRENCH: Final[Labels] = {
    "phase": "manche {round} sur {rounds}",
    "over": "la partie est finie",
    "deck": "à venir",
    "aside": "mis de côté",
    "hand": "main",
    "won": "prix",
    "points": "points",
    "you": "Vous\N{NO-BREAK SPACE}: ",
    "onlooker": "Vous regardez",
    "laid": "posé",
}

LABELS: Final = {"en": ENGLISH, "fr": FRENCH}
