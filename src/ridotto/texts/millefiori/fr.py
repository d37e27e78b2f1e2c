"""Mille Fiori in French.  The keys stand in the same order as in en.py.

Apostrophes and spaces are typed plainly; `grammar.typeset` makes them French.
"""

from typing import Final

from ..grammar import Lexicon

ABOUT: Final = "Tous posent une carte en même temps. La plus forte que personne d'autre n'a posée emporte le prix."

GOAL: Final = "Le plus de points après la dernière manche l'emporte. Un prix vaut son numéro en points."

TERMS: Final = {
    "red": "rouge",
    "blue": "bleu",
    "green": "vert",
    "yellow": "jaune",
    "purple": "violet",
}

THINGS: Final = {
    "card": ("carte", "cartes"),
    "prize": ("prix", "prix"),
    "point": ("point", "points"),
    "round": ("manche", "manches"),
}

SENTENCES: Final = {
    # ---- the referee
    "answered": "{who} a posé une carte.",
    "answered.you": "Vous avez posé une carte.",
    # ---- the rounds
    "round": "La manche {round} commence.",
    "turned": "Le prix {prize} est retourné.",
    "chose": "{who} pose le {card} face cachée.",
    "chose.you": "Vous posez le {card} face cachée.",
    "showed": "{who} montre le {card}.",
    "showed.you": "Vous montrez le {card}.",
    "won": "{who} gagne le prix {prize}.",
    "won.you": "Vous gagnez le prix {prize}.",
    "nobody": "Aucune carte n'est seule : personne ne gagne le prix {prize}.",
    # ---- the end
    "ended": "La dernière manche est jouée : la partie est finie.",
}

OPTIONS: Final = {
    # ---- chance
    "prize": "Retourner le prix {prize}",
    # ---- the rounds
    "card": "Poser le {card}",
}

QUESTIONS: Final = {
    "lay_card": "Manche {round} sur {rounds} : posez une carte face cachée pour le prix {prize}.",
}

CHOICES: Final = {
    "rounds": "nombre de manches",
}

HEADINGS: Final = {
    "won": "Prix gagnés",
}

FRENCH: Final = Lexicon(ABOUT, GOAL, TERMS, THINGS, SENTENCES, OPTIONS, QUESTIONS, CHOICES, headings=HEADINGS)
