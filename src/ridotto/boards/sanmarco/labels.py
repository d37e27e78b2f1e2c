"""[SM] What is written on the board, in English and French."""

from typing import Final

# The districts where there is little room: proper names are the same in all languages.
SHORT: Final = {
    "cannaregio": "Can",
    "santa_croce": "Cro",
    "san_polo": "Pol",
    "san_marco": "Mar",
    "dorsoduro": "Dor",
    "castello": "Cas",
}

Labels = dict[str, str]

ENGLISH: Final[Labels] = {
    "title": "San Marco · phase {phase} · round {round}",
    "set_up": "San Marco · set-up",
    "extra": "last round",
    "over": "the game is over",
    "bridges": "Bridges",
    "supply": "supply",
    "decks": "Decks: {actions} action, {limits} limit",
    "rolled": "die {rolled}",
    "offer": "offer {offer}",
    "face_down": "{size} face down",
    "holds": "holds {size} cards",
    "plays": "plays {card}; still to play: {hand}",
    "you": "You: ",
    "onlooker": "You look on",
    "deal": "your cards",
    "prestige": "prestige",
    "reserve": "reserve",
    "limits": "limit",
    "role": "role",
    "out": "out",
}

FRENCH: Final[Labels] = {
    "title": "San Marco · manche {phase} · tour {round}",
    "set_up": "San Marco · mise en place",
    "extra": "dernier tour",
    "over": "la partie est finie",
    "bridges": "Ponts",
    "supply": "réserve",
    "decks": "Pioches\N{NO-BREAK SPACE}: {actions} action, {limits} pénalité",
    "rolled": "dé {rolled}",
    "offer": "offre {offer}",
    "face_down": "{size} face cachée",
    "holds": "tient {size} cartes",
    "plays": "joue {card}\N{NO-BREAK SPACE}; reste à jouer\N{NO-BREAK SPACE}: {hand}",
    "you": "Vous\N{NO-BREAK SPACE}: ",
    "onlooker": "Vous regardez",
    "deal": "vos cartes",
    "prestige": "prestige",
    "reserve": "réserve",
    "limits": "pénalité",
    "role": "rôle",
    "out": "hors jeu",
}

LABELS: Final = {"en": ENGLISH, "fr": FRENCH}
