"""[DO] What is written on the board, in English and French."""

from typing import Final

# Proper names are the same in all languages; the short ones stand where there is little room.
AREA_LABELS: Final = {
    "cannaregio": "Cannaregio",
    "castello": "Castello",
    "dorsoduro": "Dorsoduro",
    "san_marco": "San Marco",
    "san_polo": "San Polo",
    "santa_croce": "Santa Croce",
    "quarantia": "Quarantia",
}
SHORT: Final = {
    "cannaregio": "Can",
    "castello": "Cas",
    "dorsoduro": "Dor",
    "san_marco": "Mar",
    "san_polo": "Pol",
    "santa_croce": "Cro",
    "quarantia": "Qua",
    "quarantia_1": "Qu1",
    "quarantia_2": "Qu2",
    "quarantia_3": "Qu3",
}

Labels = dict[str, str]

ENGLISH: Final[Labels] = {
    "title": "Doge · year {year}",
    "set_up": "set-up",
    "placing": "placing {placing} of {placings}",
    "over": "the game is over",
    "brown": "This year",
    "blue": "Next year",
    "palace_of_doge": "Doge's palace",
    "price": "♜ for {price}⌂",
    "full": "♜ full",
    "you": "You: ",
    "onlooker": "You look on",
    "markers": "markers",
    "card": "card",
    "vote": "{area} votes",
    "one_vote": "vote",
    "votes": "votes",
    "first": "first",
    "second": "second",
    "result": "Result",
    "neutral": "neutral",
    "supplies": "Supplies",
    "goal": "palaces (districts)",
    "counted": "markers counted",
    "played": "cards played",
    "yours": "[03] yours",
}

FRENCH: Final[Labels] = {
    "title": "Doge · année {year}",
    "set_up": "mise en place",
    "placing": "pose {placing} sur {placings}",
    "over": "la partie est finie",
    "brown": "Cette année",
    "blue": "Année suivante",
    "palace_of_doge": "palais du Doge",
    "price": "♜ pour {price}⌂",
    "full": "♜ complet",
    "you": "Vous\N{NO-BREAK SPACE}: ",
    "onlooker": "Vous regardez",
    "markers": "marqueurs",
    "card": "carte",
    "vote": "{area} vote",
    "one_vote": "voix",
    "votes": "voix",
    "first": "en tête",
    "second": "deuxième",
    "result": "Résultat",
    "neutral": "neutres",
    "supplies": "Réserves",
    "goal": "palais (quartiers)",
    "counted": "marqueurs comptés",
    "played": "cartes jouées",
    "yours": "[03] les vôtres",
}

LABELS: Final = {"en": ENGLISH, "fr": FRENCH}
