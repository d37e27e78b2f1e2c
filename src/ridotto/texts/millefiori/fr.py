"""Mille Fiori in French.  The keys stand in the same order as in en.py.

Apostrophes and spaces are typed plainly; `grammar.typeset` makes them French.
"""

from typing import Final

from ..grammar import Lexicon
from .fr_sentences import SENTENCES

ABOUT: Final = (
    "Gardez une carte, passez les autres : chaque losange rapporte aussitôt, et bien posé, il donne une carte de plus."
)

GOAL: Final = (
    "Le plus de points l'emporte. Une carte pose un losange sur le plateau, où ateliers, maisons, personnes, commerce "
    "et port rapportent chacun à leur façon, ou fait avancer votre bateau sur la voie maritime. La partie finit avec "
    "la manche qui épuise la pioche, ou dès que quelqu'un n'a plus de losange en réserve."
)

TERMS: Final = {
    # ---- seats, which are also colours of glass
    "red": "rouge",
    "green": "vert",
    "blue": "bleu",
    "yellow": "jaune",
    "amber": "ambre",
    # ---- areas, and the tiles of the Small Council
    "workshops": "ateliers",
    "residences": "maisons",
    "nobili": "Nobili",
    "populi": "Populi",
    "trade": "commerce",
    "harbour": "port",
    "people_a": "personnes, première",
    "people_b": "personnes, seconde",
    "trade_a": "commerce, première",
    "trade_b": "commerce, seconde",
    "tile:workshops": "brune",
    "tile:residences": "violette",
    "tile:people_a": "verte",
    "tile:people_b": "verte",
    "tile:trade_a": "bleu clair",
    "tile:trade_b": "bleu clair",
    # ---- symbols
    "quartz": "quartz",
    "ash": "cendre",
    "lime": "chaux",
    "pigments": "pigments",
    "key": "clé",
    "coin": "pièce",
    "lion": "lion",
    "cross": "croix",
    "shell": "coquillage",
    "fish": "poisson",
    "crab": "crabe",
    "glasses": "verres",
    "carafes": "carafes",
    "jewelry": "bijoux",
    "swans": "cygnes",
    "ship": "bateau",
    "horse": "cheval",
    "vase": "vase",
    "goblet": "gobelet",
    # ---- fields, each as one of its kind
    "a:quartz": "un atelier de quartz",
    "a:ash": "un atelier de cendre",
    "a:lime": "un atelier de chaux",
    "a:pigments": "un atelier de pigments",
    "a:key": "une maison de valeur {value}",
    "a:coin": "une pièce des Nobili au niveau {level}",
    "a:lion": "un lion des Nobili au niveau {level}",
    "a:cross": "une croix des Nobili au niveau {level}",
    "a:shell": "un coquillage des Populi au niveau {level}",
    "a:fish": "un poisson des Populi au niveau {level}",
    "a:crab": "un crabe des Populi au niveau {level}",
    "a:glasses": "les verres de la rangée {row}",
    "a:carafes": "les carafes de la rangée {row}",
    "a:jewelry": "les bijoux de la rangée {row}",
    "a:swans": "les cygnes de la rangée {row}",
    "a:ship": "un bateau de la rangée {row}",
    # ---- how cards and places are called
    "named:card": "{symbol} {wheel}",
    "named:dogat": "Dogat {arrows}",
    "named:dogat_points": "Dogat {arrows} ({points})",
    "named:work": "{shape} {glass} {value}",
    "named:place": "rangée {row}, colonne {column}",
    "named:space": "à la case {space}",
    "palace": "au palais des doges",
    # ---- point bonuses
    "bonus:workshops": "des ateliers",
    "bonus:residences": "des maisons",
    "bonus:nobili": "des Nobili",
    "bonus:populi": "des Populi",
    "bonus:trade": "du commerce",
    "bonus:palace": "du palais des doges",
    "bonus:city": "de la ville commerciale",
    # ---- Dogaressa cards, and what they do
    "lady:points": "Points",
    "lady:two_masterworks": "Deux chefs-d'œuvre",
    "lady:extra_card": "Carte supplémentaire",
    "lady:sea_route": "Voie maritime",
    "lady:small_dogat": "Petite carte Dogat",
    "lady:great_dogat": "Grande carte Dogat",
    "does:points": "marquer ses points",
    "does:two_masterworks": "prendre deux chefs-d'œuvre",
    "does:extra_card": "jouer une carte de l'étalage",
    "does:sea_route": "avancer de 1 à 7 cases",
    "does:small_dogat": "monter d'un pas, 7 points et la carte Doge",
    "does:great_dogat": "monter d'un à trois pas, 3 points et la carte Doge",
    # ---- lines of a showcase
    "row1": "la première rangée",
    "row2": "la deuxième rangée",
    "row3": "la troisième rangée",
    "column1": "la première colonne",
    "column2": "la deuxième colonne",
    "column3": "la troisième colonne",
}

THINGS: Final = {
    "card": ("carte", "cartes"),
    "diamond": ("losange", "losanges"),
    "commodity": ("marchandise", "marchandises"),
    "space": ("case", "cases"),
    "step": ("pas", "pas"),
    "point": ("point", "points"),
    "round": ("manche", "manches"),
}

OPTIONS: Final = {
    # ---- chance
    "draw_first first": "Tirer la place {first}",
    "turn_display deal": "Retourner {deal}",
    "lay_tile tile": "Poser la tuile {tile}",
    "deal_card deal": "Donner {deal}",
    "work": "Retourner {work}",
    "lady": "Retourner {lady}",
    # ---- cards
    "card": "Garder la carte {card}",
    "dogaressa": "Utiliser {dogaressa} : {does}",
    "button:play": "Jouer la carte elle-même",
    "workshops": "Occuper l'atelier {number}, {symbol}",
    "residences": "Occuper la maison {number}, valeur {value}",
    "nobili": "Occuper la case {number} des Nobili, {symbol}, niveau {level}",
    "populi": "Occuper la case {number} des Populi, {symbol}, niveau {level}",
    "trade": "Occuper les {symbol} de la rangée {row}",
    "harbour": "Occuper un bateau de la rangée {row}, puis naviguer",
    "button:sail": "Naviguer seulement",
    "button:use": "Utiliser la carte pour ce qu'elle montre",
    "display": "Jouer la carte {display}",
    "button:decline": "Ne pas jouer de carte supplémentaire",
    # ---- rewards
    "market": "Prendre le {market}",
    "take_work pile": "Piocher le premier chef-d'œuvre de la pile, sans le voir",
    "showcase": "Le poser : {showcase}",
    "court": "Prendre {court} : {does}",
    "take_lady pile": "Piocher la première carte Dogaresse de la pile, sans la voir",
    "sea": "Avancer jusqu'à la case {sea}",
    "council": "Monter {council}",
}

QUESTIONS: Final = {
    "keep_card": "Manche {round}, carte {cycle} sur {cycles} : gardez une carte de votre paquet, que vous jouerez à "
    "votre tour. Les autres passent à {left}.",
    "keep_card.last": "Manche {round}, carte {cycle} sur {cycles} : gardez une carte de votre paquet, que vous jouerez "
    "à votre tour. Le reste va à l'étalage.",
    "keep_card.on_turn": "Manche {round}, carte {cycle} sur {cycles} : jouez une carte de votre paquet. Les "
    "autres passent à {left}.",
    "keep_card.on_turn.last": "Manche {round}, carte {cycle} sur {cycles} : jouez une carte de votre paquet. Le "
    "reste va à l'étalage.",
    "replace_card": "Vous montrez la carte {card} : jouez-la, ou défaussez-la et utilisez une carte Dogaresse à sa "
    "place.",
    "use_card.workshops": "Vous jouez la carte {card} : occupez {field}, pour un point par losange de son groupe ; ou "
    "naviguez de {wheel}.",
    "use_card.pigments": "Vous jouez la carte {card} : occupez {field}, pour deux points par losange de son groupe ; "
    "ou naviguez de {wheel}.",
    "use_card.residences": "Vous jouez la carte {card} : occupez la maison suivante, de valeur {value}, pour cette "
    "valeur et celles de votre chaîne juste avant ; ou naviguez de {wheel}.",
    "use_card.people": "Vous jouez la carte {card} : occupez une case libre des {area} ; avec le symbole {symbol}, "
    "elle rapporte le double. Ou naviguez de {wheel}.",
    "use_card.trade": "Vous jouez la carte {card} : occupez une case de {symbol} dans n'importe quelle rangée, et "
    "chaque losange qui s'y trouve rapporte ; ou naviguez de {wheel}.",
    "use_card.harbour": "Vous jouez la carte {card} : occupez un bateau dans n'importe quelle rangée et naviguez de "
    "{wheel}, ou naviguez seulement.",
    "use_card.empty": "Vous jouez la carte {card}, mais n'avez plus de losange : naviguez de {wheel}.",
    "use_card.itself": "Vous jouez la carte {card} : utilisez-la pour ce qu'elle montre, ou naviguez comme le dit son "
    "gouvernail.",
    "play_extra": "Vous avez droit à une carte supplémentaire : jouez l'une des {cards} de l'étalage, ou aucune.",
    "play_extra.one": "Vous avez droit à une carte supplémentaire : jouez la seule carte de l'étalage, ou aucune.",
    "take_work": "Prenez un chef-d'œuvre de l'étalage, ou piochez-en un dans la pile.",
    "take_work.market": "La pile est épuisée : prenez un chef-d'œuvre de l'étalage.",
    "take_work.pile": "L'étalage est épuisé : piochez un chef-d'œuvre dans la pile.",
    "place_work": "Posez le {work} dans votre vitrine, pour {points}. Il peut en recouvrir un autre, et n'en bouge "
    "plus.",
    "place_work.full": "Votre vitrine est pleine : quel chef-d'œuvre le {work} recouvre-t-il, pour {points} ?",
    "take_lady": "Prenez une carte Dogaresse de l'étalage, ou piochez-en une dans la pile.",
    "take_lady.court": "La pile est épuisée : prenez une carte Dogaresse de l'étalage.",
    "take_lady.pile": "L'étalage est épuisé : piochez une carte Dogaresse dans la pile.",
    "choose_voyage": "Votre bateau est sur la case {ship} : jusqu'où avance-t-il, de 1 à 7 cases ?",
    "choose_steps": "Votre Conseiller est sur la case {councillor} : jusqu'où monte-t-il, d'un à trois pas ?",
}

POINT_VALUES: Final = {f"=points{number}": f"{number} point{'' if number < 2 else 's'}" for number in range(13)}

CHOICES: Final = {
    "masterworks": "avec l'extension Chefs-d'œuvre",
    "on_turn": "ne choisir sa carte qu'à son tour",
    "first": "premier joueur",
    "first=lot": "tiré au sort",
    "rounds": "nombre de manches, au plus",
    "council_*_*": "tuile Conseil {0}, case {1}",
    "palace_*": "palais des doges, bonus {0}",
    "city_*": "ville commerciale, bonus {0}",
    "dogat_*_arrows": "carte Dogat {0}, flèches",
    "dogat_*_points": "carte Dogat {0}, points",
    "dogat_wheel": "gouvernail des cartes Dogat (0 : aucun)",
    "masterwork_wheel": "gouvernail des chefs-d'œuvre (0 : aucun)",
    "dogaressa_points": "carte Dogaresse Points, points",
    "sea_end": "voie maritime, dernière case",
    "sea_*": "voie maritime, case {0}",
    "masterwork_*_*": "{1} {0} de la pioche, valeur",
    "market_*_*_*": "{1} {0} de l'étalage, valeur de l'exemplaire {2}",
    **POINT_VALUES,
    "=masterwork": "chef-d'œuvre",
    "=dogaressa": "carte Dogaresse",
    "=sail": "voyage de 5 cases",
    "=extra_card": "carte supplémentaire",
    "=arrow": "une flèche",
    "=two_arrows": "deux flèches",
}

RESULTS: Final[dict[str, str]] = {}

HEADINGS: Final = {
    "point": "Points",
    "grouped": "Ateliers",
    "housed": "Maisons",
    "met": "Personnes",
    "traded": "Commerce",
    "manned": "Port",
    "landed": "Voie maritime",
    "bonus": "Points bonus",
    "advised": "Petit Conseil",
    "decreed": "Cartes Dogat",
    "favoured": "Cartes Dogaresse",
    "showed": "Chefs-d'œuvre",
    "lined": "Vitrine",
}

REASONS: Final[dict[str, tuple[str, str]]] = {  # of bots, by feature: there is more of it, there is less
    "points": ("plus de points", "moins de points"),
    "hand": ("une meilleure carte à jouer ensuite", "une moins bonne carte à jouer ensuite"),
    "groups": ("de meilleures cases à côté de vos ateliers", "de moins bonnes cases à côté de vos ateliers"),
    "chain": ("une plus longue suite de maisons à prolonger", "une moins longue suite de maisons à prolonger"),
    "carried": (
        "plus de points à venir au-dessus de vos personnes",
        "moins de points à venir au-dessus de vos personnes",
    ),
    "shares": ("plus à gagner du commerce à venir", "moins à gagner du commerce à venir"),
    "good_deals": ("plus de bonnes affaires en vue", "moins de bonnes affaires en vue"),
    "fleets": ("plus à gagner des flottes", "moins à gagner des flottes"),
    "outlook": ("un meilleur prochain voyage", "un prochain voyage moins bon"),
    "voyage": ("un bateau plus avancé sur la voie maritime", "un bateau qui a plus de voie maritime devant lui"),
    "one_short": ("des points bonus à un symbole près", "pas de points bonus si proches"),
    "two_short": ("des points bonus à deux symboles près", "moins de points bonus en vue"),
    "next_value": (
        "une carte supplémentaire pour la prochaine maison",
        "pas de carte supplémentaire pour la prochaine maison",
    ),
    "supply": ("plus de losanges disponibles", "moins de losanges disponibles"),
    "doge": ("la carte Doge", "pas de carte Doge"),
    "council": ("un Conseiller plus haut", "un Conseiller plus bas"),
    "next_step": ("un meilleur prochain pas au Petit Conseil", "un moins bon prochain pas au Petit Conseil"),
    "ladies": ("plus de cartes Dogaresse", "moins de cartes Dogaresse"),
    "lines": ("une vitrine plus près de rapporter", "une vitrine moins près de rapporter"),
}

FRENCH: Final = Lexicon(ABOUT, GOAL, TERMS, THINGS, SENTENCES, OPTIONS, QUESTIONS, CHOICES, RESULTS, HEADINGS)
