"""Mille Fiori in English.  The keys stand in the same order as in fr.py."""

from typing import Final

from ..grammar import Lexicon

ABOUT: Final = "Everybody lays a card at once. The highest one that nobody else has laid takes the prize."

GOAL: Final = "The most points after the last round win. A prize is worth its number in points."

TERMS: Final = {
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "purple": "purple",
}

THINGS: Final = {
    "card": ("card", "cards"),
    "prize": ("prize", "prizes"),
    "point": ("point", "points"),
    "round": ("round", "rounds"),
}

SENTENCES: Final = {
    # ---- the referee
    "answered": "{who} has laid a card.",
    "answered.you": "You have laid a card.",
    # ---- the rounds
    "round": "Round {round} begins.",
    "turned": "Prize {prize} is turned up.",
    "chose": "{who} lays the {card} face down.",
    "chose.you": "You lay the {card} face down.",
    "showed": "{who} shows the {card}.",
    "showed.you": "You show the {card}.",
    "won": "{who} wins prize {prize}.",
    "won.you": "You win prize {prize}.",
    "nobody": "No card stands alone: nobody wins prize {prize}.",
    # ---- the end
    "ended": "The last round has been played: the game is over.",
}

OPTIONS: Final = {
    # ---- chance
    "prize": "Turn up prize {prize}",
    # ---- the rounds
    "card": "Lay the {card}",
}

QUESTIONS: Final = {
    "lay_card": "Round {round} of {rounds}: lay a card face down for prize {prize}.",
}

CHOICES: Final = {
    "rounds": "number of rounds",
}

HEADINGS: Final = {
    "won": "Prizes won",
}

ENGLISH: Final = Lexicon(ABOUT, GOAL, TERMS, THINGS, SENTENCES, OPTIONS, QUESTIONS, CHOICES, headings=HEADINGS)
