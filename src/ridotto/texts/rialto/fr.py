"""Rialto in French.  The keys stand in the same order as in en.py.

Apostrophes and spaces are typed plainly; `grammar.typeset` makes them French.
"""

from typing import Final

from ..grammar import Lexicon
from .fr_sentences import SENTENCES

ABOUT: Final = (
    "Six étapes, six sortes de cartes : faites votre cour au Doge, jetez des ponts, placez bien vos conseillers."
)

GOAL: Final = (
    "Le plus de points après six tours l'emporte. La plupart viennent à la fin, des quartiers : ponts et gondoles "
    "disent ce qu'un quartier vaut, qui y a le plus de conseillers marque cette valeur, et chaque rang suivant la "
    "moitié du précédent. Bâtiments, rives complètes et cartes Pont rapportent aussi des points, et la piste Doge "
    "départage toutes les égalités."
)

TERMS: Final = {
    # ---- seats
    "red": "rouge",
    "blue": "bleu",
    "green": "vert",
    "yellow": "jaune",
    "purple": "violet",
    "neutral": "le joueur neutre",
    # ---- the board
    "cannaregio": "Cannaregio",
    "castello": "Castello",
    "san_marco": "San Marco",
    "santa_croce": "Santa Croce",
    "san_polo": "San Polo",
    "dorsoduro": "Dorsoduro",
    "citra": "de citra",
    "ultra": "de ultra",
    "bank:citra": "la rive de citra",
    "bank:ultra": "la rive de ultra",
    # ---- steps and cards, without an article and with one
    "doge": "Doge",
    "gold": "Or",
    "building": "Bâtiment",
    "bridge": "Pont",
    "gondola": "Gondole",
    "councilman": "Conseiller",
    "joker": "joker",
    "card:doge": "une carte Doge",
    "card:gold": "une carte Or",
    "card:building": "une carte Bâtiment",
    "card:bridge": "une carte Pont",
    "card:gondola": "une carte Gondole",
    "card:councilman": "une carte Conseiller",
    "card:joker": "un joker",
    # ---- what the cards of a step bring, and its bonus
    "brings:doge": "chacune vaut une case sur la piste Doge",
    "brings:gold": "chacune vaut une pièce",
    "brings:building": "prenez un bâtiment de cette valeur au plus",
    "brings:bridge": "chacune vaut un point, aucune en coûte un",
    "brings:gondola": "chacune met un conseiller dans votre réserve",
    "brings:councilman": "chacune envoie un conseiller à {district}",
    "bonus:doge": "une case de plus",
    "bonus:gold": "une pièce de plus",
    "bonus:building": "une valeur de plus",
    "bonus:bridge": "un point de plus, et le prochain pont",
    "bonus:gondola": "une gondole, et un conseiller sur le plateau",
    "bonus:councilman": "un conseiller de plus",
    # ---- buildings: as the rules call them, and by their names
    "green1": "Vert 1",
    "green2": "Vert 2",
    "green3": "Vert 3",
    "green4": "Vert 4",
    "yellow1": "Jaune 1",
    "yellow2": "Jaune 2",
    "yellow3": "Jaune 3",
    "yellow4": "Jaune 4",
    "blue1": "Bleu 1",
    "blue2": "Bleu 2",
    "blue3": "Bleu 3",
    "blue4": "Bleu 4",
    "building:green1": "la Chancellerie (vert 1)",
    "building:green2": "les Archives (vert 2)",
    "building:green3": "la Bibliothèque (vert 3)",
    "building:green4": "l'Académie (vert 4)",
    "building:yellow1": "l'Auberge (jaune 1)",
    "building:yellow2": "la Bourse (jaune 2)",
    "building:yellow3": "l'Atelier de masques (jaune 3)",
    "building:yellow4": "l'Arsenal (jaune 4)",
    "building:blue1": "le Chantier (bleu 1)",
    "building:blue2": "la Maison du passeur (bleu 2)",
    "building:blue3": "les Procuraties (bleu 3)",
    "building:blue4": "la Basilique (bleu 4)",
    "used": "utilisé",
    # ---- what they do
    "does:green1": "une carte de la dernière rangée, ou trois de la pioche",
    "does:green2": "garder une carte de plus",
    "does:green3": "comme vert 1, et garder une carte de plus",
    "does:green4": "comme vert 1, et garder deux cartes de plus",
    "does:yellow1": "jouer après tous les autres, et prendre une pièce",
    "does:yellow2": "jouer une carte comme une d'une autre sorte",
    "does:yellow3": "un joker à chaque tour",
    "does:yellow4": "jouer une carte comme deux d'une autre sorte",
    "does:blue1": "échanger un bâtiment contre la valeur suivante de sa couleur",
    "does:blue2": "un point et un conseiller",
    "does:blue3": "doubler votre case sur la piste Doge",
    "does:blue4": "trois points",
    # ---- the same, as the end of an option
    "effect:green1": "",
    "effect:green2": "garder une carte de plus",
    "effect:green3": ", et garder une carte de plus",
    "effect:green4": ", et garder deux cartes de plus",
    "effect:yellow1": "attendre que tous les autres aient joué, et prendre une pièce",
    "effect:yellow2": "comme une carte de cette étape",
    "effect:yellow3": "compter un joker de plus",
    "effect:yellow4": "comme deux cartes de cette étape",
    "effect:blue2": "marquer 2 points",
    "effect:blue3": "avancer sur la piste Doge d'autant de cases que le numéro de la vôtre",
    "effect:blue4": "marquer 3 points",
    # ---- ranks
    "rank:1": "premier",
    "rank:2": "deuxième",
    "rank:3": "troisième",
    "rank:4": "quatrième",
    "rank:5": "cinquième",
}

THINGS: Final = {
    "card": ("carte", "cartes"),
    "coin": ("pièce", "pièces"),
    "councilman": ("conseiller", "conseillers"),
    "space": ("case", "cases"),
    "point": ("point", "points"),
    "round": ("tour", "tours"),
}

OPTIONS: Final = {
    # ---- chance
    "lay_round_tile district": "Poser la tuile de tour suivante à {district}",
    "first": "Tirer la place {first}",
    "bridge": "Retourner le pont {bridge}",
    "deal": "Distribuer {deal}",
    "draw": "Piocher {draw}",
    # ---- set-up and phase I
    "choose_start stack": "Commencer avec {stack} : {does}",
    "row": "Prendre la rangée {row}",
    "use_green building card": "Activer {building} : prendre {card} de la dernière rangée{effect}",
    "use_green building pile": "Activer {building} : piocher trois cartes{effect}",
    "use_green building": "Activer {building} : {effect}",
    "use_green button:done": "Continuer",
    "cut_hand card": "Défausser {card}",
    "cut_hand button:done": "Défausser ces cartes",
    # ---- phase II
    "play card": "Poser {card}",
    "play building": "Activer {building} : {effect}",
    "play building card": "Activer {building} : jouer {card} {effect}",
    "button:pass": "Ne rien jouer",
    "play button:done": "Jouer ce qui est posé",
    "take_building stack": "Prendre {stack} : {does}",
    "take_building stack building": "Prendre {stack} et rendre {building} pour {points}",
    "take_building stack used": "Prendre {stack} et rendre {used} pour {points}",
    "take_building button:none": "Ne pas prendre de bâtiment",
    "high low": "La plus haute valeur à {high}, l'autre à {low}",
    "here there": "Un conseiller à {here}, une gondole vers {there}",
    "here there supply": "Un conseiller de la réserve personnelle à {here}, une gondole vers {there}",
    "here there district": "Un conseiller de {district} à {here}, une gondole vers {there}",
    "connection button:none": "Une gondole entre {connection}, sans conseiller",
    "move_councilman district": "Déplacer un conseiller de {district}",
    "move_councilman button:none": "Ne plus déplacer de conseiller",
    # ---- phase III
    "use_blue building building": "Activer {building} : échanger {building_2} contre {next_2}",
    "use_blue building used": "Activer {building} : échanger {used} contre {next_2}",
    "use_blue building supply": "Activer {building} : marquer 1 point et prendre un conseiller",
    "use_blue building button:none": "Activer {building} : marquer 1 point sans prendre de conseiller",
    "use_blue building": "Activer {building} : {effect}",
    "use_blue button:done": "Ne plus activer de bâtiment",
}

QUESTIONS: Final = {
    "choose_start": "Choisissez votre premier bâtiment ; l'activer coûte une pièce à chaque fois.",
    "take_row": "Le tour {round} se joue à {district} : prenez une rangée ; vous piocherez ensuite deux cartes.",
    "use_green": "Vous avez {hand} en main, pouvez en garder {limit} et avez {coins} : activez un bâtiment vert, ou "
    "continuez.",
    "cut_hand": "Vous avez {hand} en main et pouvez en garder {limit} : choisissez {cards} à défausser, face cachée.",
    "cut_hand.more": "Vous allez défausser {chosen} : choisissez encore {cards}.",
    "cut_hand.done": "Vous allez défausser {chosen}. Est-ce tout ?",
    "play": "Étape {step} : jouez des cartes {step}, ou rien : {brings}. Le plus fort obtient {bonus}.",
    "play.more": "Étape {step} : vous posez {laid}, force {strength}. Posez-en plus, ou jouez cela.",
    "changed": "{card} pour {number} {step}",
    "play.short": "Étape {step} : vous posez {laid}, ce qui ne suffit pas. Un joker accompagne une carte {step}, ou "
    "deux la remplacent si vous n'en avez pas. Posez-en plus.",
    "take_building": "Prenez un bâtiment de valeur {allowance} au plus, ou aucun.",
    "take_building.more": "Vous avez droit à {allowance} : prenez d'abord un bâtiment de valeur 4, puis un autre avec "
    "le reste ; ou aucun.",
    "take_building.any": "Vous avez droit à {allowance}, et il n'y a plus de bâtiment de valeur 4 : prenez-en un, puis "
    "un autre avec le reste ; ou aucun.",
    "full": "Vous n'avez de la place que pour {room} bâtiments : vous en rendez un, qui rapporte sa valeur.",
    "place_bridge": "Vous avez le bonus : posez le pont {low}/{high} sur une connexion libre. Où va le {high} ?",
    "place_bridge.even": "Vous avez le bonus : posez le pont {low}/{high} sur une connexion libre.",
    "place_gondola": "Vous avez le bonus : posez une gondole sur une connexion libre, et un conseiller dans l'un des "
    "deux quartiers.",
    "place_gondola.empty": "Vous avez le bonus : posez une gondole sur une connexion libre. Votre réserve générale est "
    "vide : vous marquez un point et pouvez prendre un conseiller ailleurs.",
    "move_councilman": "Votre réserve personnelle est vide : vous pouvez encore déplacer {men} d'autres quartiers à "
    "{district}, ou vous arrêter.",
    "use_blue": "Phase III : vous avez {coins}. Activez un bâtiment bleu, ou terminez.",
}

CHOICES: Final = {
    "neutral": "deux places : avec un joueur neutre",
    "rounds": "nombre de tours",
    "bank_*": "rive de {0}",
    "joined_*_*": "connexion entre {0} et {1}",
    "bridge_*_low": "pont {0}, la plus basse valeur",
    "bridge_*_high": "pont {0}, la plus haute valeur",
}

RESULTS: Final = {
    "ahead": "{who} gagne avec {points}, en tête de l'ordre du Doge parmi ceux qui en ont autant.",
    "ahead.you": "Vous gagnez avec {points}, en tête de l'ordre du Doge parmi ceux qui en ont autant.",
}

HEADINGS: Final = {
    "point": "Points",
    "began": "Départ",
    "crossed": "Étape Pont, cartes jouées",
    "missed": "Étape Pont, rien joué",
    "returned": "Bâtiments rendus",
    "short": "Conseillers manquants",
    "rewarded": "Rives",
    "prayed": "Bâtiments bleus",
    "supplied": "Réserve personnelle",
    "housed": "Bâtiments",
    "scored": "Quartiers",
}

REASONS: Final[dict[str, tuple[str, str]]] = {  # more of it than with another answer, and less
    "points": ("plus de points", "moins de points"),
    "supply": (
        "plus de pièces et de conseillers à compter à la fin",
        "moins de pièces et de conseillers à compter à la fin",
    ),
    "values": ("des bâtiments de plus grande valeur", "des bâtiments de moindre valeur"),
    "settled": (
        "de meilleurs rangs dans les quartiers dont le tour est passé",
        "de moins bons rangs dans les quartiers dont le tour est passé",
    ),
    "open": ("de meilleurs rangs dans les quartiers à venir", "de moins bons rangs dans les quartiers à venir"),
    "bank": ("plus de quartiers d'une même rive", "moins de quartiers d'une même rive"),
    "bank_near": ("le bonus d'une rive à portée", "le bonus d'une rive hors de portée"),
    "coins": ("plus de pièces pour activer des bâtiments", "moins de pièces pour activer des bâtiments"),
    "coins_many": ("plus de pièces en réserve", "moins de pièces en réserve"),
    "men": ("plus de conseillers prêts à partir", "moins de conseillers prêts à partir"),
    "men_many": ("plus de conseillers en réserve", "moins de conseillers en réserve"),
    "place": ("une meilleure place dans l'ordre du Doge", "une moins bonne place dans l'ordre du Doge"),
    "spaces": ("plus d'avance sur la piste Doge", "moins d'avance sur la piste Doge"),
    "cards": ("plus de cartes en main", "moins de cartes en main"),
    "jokers": ("plus de jokers en main", "moins de jokers en main"),
    "alike": ("plus de cartes de même sorte en main", "moins de cartes de même sorte en main"),
    "green1": ("la Chancellerie à activer", "pas de Chancellerie à activer"),
    "green2": ("les Archives à activer", "pas d'Archives à activer"),
    "green3": ("la Bibliothèque à activer", "pas de Bibliothèque à activer"),
    "green4": ("l'Académie à activer", "pas d'Académie à activer"),
    "yellow1": ("l'Auberge à activer", "pas d'Auberge à activer"),
    "yellow2": ("la Bourse à activer", "pas de Bourse à activer"),
    "yellow3": ("l'Atelier de masques à activer", "pas d'Atelier de masques à activer"),
    "yellow4": ("l'Arsenal à activer", "pas d'Arsenal à activer"),
    "blue1": ("le Chantier à activer", "pas de Chantier à activer"),
    "blue2": ("la Maison du passeur à activer", "pas de Maison du passeur à activer"),
    "blue3": ("les Procuraties à activer", "pas de Procuraties à activer"),
    "blue4": ("la Basilique à activer", "pas de Basilique à activer"),
}

FRENCH: Final = Lexicon(ABOUT, GOAL, TERMS, THINGS, SENTENCES, OPTIONS, QUESTIONS, CHOICES, RESULTS, HEADINGS)
