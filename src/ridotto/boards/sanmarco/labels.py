"""[SM] What is written on the board, in English and French."""

from typing import Final

from ...core.errors import RidottoError

# Proper names are the same in all languages; the short ones stand where there is little room.
DISTRICT_LABELS: Final = {
    "cannaregio": "Cannaregio",
    "santa_croce": "Santa Croce",
    "san_polo": "San Polo",
    "san_marco": "San Marco",
    "dorsoduro": "Dorsoduro",
    "castello": "Castello",
}
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
    "seat_0": "Red",
    "seat_1": "Blue",
    "seat_2": "Green",
    "seat_3": "Yellow",
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
    "leader": "leader",
    "first_dealer": "first dealer",
    "first_chooser": "first chooser",
    "second_dealer": "second dealer",
    "second_chooser": "second chooser",
    "bridge": "bridge",
    "transfer": "transfer",
    "exile": "exile",
    "doge": "doge",
    "limit_1": "limit 1",
    "limit_2": "limit 2",
    "limit_3": "limit 3",
}

FRENCH: Final[Labels] = {
    "seat_0": "Rouge",
    "seat_1": "Bleu",
    "seat_2": "Vert",
    "seat_3": "Jaune",
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
    "leader": "meneur",
    "first_dealer": "premier donneur",
    "first_chooser": "premier sélectionneur",
    "second_dealer": "second donneur",
    "second_chooser": "second sélectionneur",
    "bridge": "pont",
    "transfer": "traître",
    "exile": "exil",
    "doge": "doge",
    "limit_1": "pénalité 1",
    "limit_2": "pénalité 2",
    "limit_3": "pénalité 3",
}

LABELS: Final = {"en": ENGLISH, "fr": FRENCH}


def labels_in(lang: str) -> Labels:
    if lang not in LABELS:
        raise RidottoError(f"There is no board in the language '{lang}'; there are {', '.join(LABELS)}.")
    return LABELS[lang]
