"""Doge in French.  The keys stand in the same order as in en.py.

Apostrophes and spaces are typed plainly; `grammar.typeset` makes them French.
"""

from typing import Final

from ..grammar import Lexicon

TERMS: Final = {
    # ---- areas: "à" and "de" go before all of them without contraction
    "cannaregio": "Cannaregio",
    "castello": "Castello",
    "dorsoduro": "Dorsoduro",
    "san_marco": "San Marco",
    "san_polo": "San Polo",
    "santa_croce": "Santa Croce",
    "quarantia": "la Quarantia",
    # ---- advisors, without the article
    "advisor:cannaregio": "conseiller de Cannaregio",
    "advisor:castello": "conseiller de Castello",
    "advisor:dorsoduro": "conseiller de Dorsoduro",
    "advisor:san_marco": "conseiller de San Marco",
    "advisor:san_polo": "conseiller de San Polo",
    "advisor:santa_croce": "conseiller de Santa Croce",
    "advisor:quarantia_1": "premier conseiller de la Quarantia",
    "advisor:quarantia_2": "deuxième conseiller de la Quarantia",
    "advisor:quarantia_3": "troisième conseiller de la Quarantia",
    # ---- colours
    "red": "rouge",
    "blue": "bleu",
    "green": "vert",
    "yellow": "jaune",
}

THINGS: Final = {
    "house": ("maison", "maisons"),
    "board_house": ("maison sur le plateau", "maisons sur le plateau"),
    "palace": ("palais", "palais"),
    "marker": ("marqueur", "marqueurs"),
    "stack": ("pile", "piles"),
    "card": ("carte", "cartes"),
    "ring": ("anneau", "anneaux"),
    "advisor": ("conseiller", "conseillers"),
    "vote": ("voix", "voix"),
    "district": ("quartier", "quartiers"),
    "area": ("zone", "zones"),
    "year": ("année", "années"),
}

SENTENCES: Final = {
    # ---- the referee
    "answered": "{who} a répondu.",
    "answered.you": "Vous avez répondu.",
    # ---- the year
    "brown": "Le vote {place} de cette année aura lieu à {area}.",
    "year": "L'année {year} commence.",
    "blue": "Une carte bleue est retournée : le vote {place} de l'année prochaine aura lieu à {area}.",
    "year_over": "L'année {year} est finie.",
    "ended.goal": "{who} atteint un objectif : la partie est finie.",
    "ended.goal.you": "Vous atteignez un objectif : la partie est finie.",
    "ended.goal.all": "{who} atteignent un objectif : la partie est finie.",
    "ended.goal.you_all": "{who} atteignez un objectif : la partie est finie.",
    "ended.no_goal": "Plus personne ne peut atteindre un objectif : la partie est finie.",
    "ended.last_year": "La dernière année est jouée : la partie est finie.",
    # ---- placing markers
    "chose": "{who} pose la carte de {area} face cachée.",
    "chose.you": "Vous posez la carte de {area} face cachée.",
    "added": "{who} met {value} sur la carte.",
    "added.you": "Vous mettez {value} sur votre carte.",
    "laid": "{who} pose {markers} à {area}.",
    "laid.you": "Vous posez {markers} à {area}.",
    # ---- the votes
    "vote": "{area} vote.",
    "counted": "{who} retourne {values} à {area}.",
    "counted.you": "Vous retournez {values} à {area}.",
    "votes": "{who} a {votes} à {area}.",
    "votes.you": "Vous avez {votes} à {area}.",
    "nobody": "Personne n'a de voix à {area} : il ne se passe rien.",
    "tied.all": "{firsts} sont à égalité en tête à {area}.",
    "tied.you_all": "{firsts} êtes à égalité en tête à {area}.",
    "won": "{firsts} l'emporte à {area} ; {second}.",
    "won.you": "Vous l'emportez à {area} ; {second}.",
    "second.none": "personne n'est deuxième",
    "second": "{who} est deuxième",
    "second.you": "vous êtes deuxième",
    "second.all": "{who} sont deuxièmes à égalité",
    "second.you_all": "{who} êtes deuxièmes à égalité",
    # ---- advisors
    "took": "{who} prend le {advisor} et le place à {area}.",
    "took.you": "Vous prenez le {advisor} et le placez à {area}.",
    "took.from": "{who} prend le {advisor} à {owner}, qui récupère son anneau, et le place à {area}.",
    "took.from.you": "Vous prenez le {advisor} à {owner}, qui récupère son anneau, et le placez à {area}.",
    "took.from.to_you": "{who} vous prend le {advisor} et le place à {area} ; votre anneau vous revient.",
    "abstained": "{who} renonce au {advisor}.",
    "abstained.you": "Vous renoncez au {advisor}.",
    "freed": "Le {advisor} devient neutre ; son anneau revient à {owner}.",
    "freed.you": "Le {advisor} devient neutre ; son anneau vous revient.",
    # ---- houses and palaces
    "will_place": "{who} va poser {houses}.",
    "will_place.you": "Vous allez poser {houses}.",
    "will_place.none": "{who} ne va pas poser de maison.",
    "will_place.none.you": "Vous n'allez pas poser de maison.",
    "placed": "{who} pose {houses} à {area}.",
    "placed.you": "Vous posez {houses} à {area}.",
    "placed.none": "{who} ne pose pas de maison à {area}.",
    "placed.none.you": "Vous ne posez pas de maison à {area}.",
    "will_move": "{who} va déplacer une maison de {here} à {there}.",
    "will_move.you": "Vous allez déplacer une maison de {here} à {there}.",
    "stayed": "{who} ne déplace pas de maison.",
    "stayed.you": "Vous ne déplacez pas de maison.",
    "moved": "{who} déplace une maison de {here} à {there}.",
    "moved.you": "Vous déplacez une maison de {here} à {there}.",
    "will_build": "{who} va construire un palais à {area}.",
    "will_build.you": "Vous allez construire un palais à {area}.",
    "built": "{who} construit un palais à {area} pour {houses}.",
    "built.you": "Vous construisez un palais à {area} pour {houses}.",
    "crowded.all": "{builders} veulent construire à {area}, où la place manque : personne n'y construit.",
    "crowded.you_all": "{builders} voulez construire à {area}, où la place manque : personne n'y construit.",
    "declined": "{who} ne construit pas.",
    "declined.you": "Vous ne construisez pas.",
    # ---- gathered for a log
    "order": "Les votes de cette année : {areas}.",
    "placing": "Les marqueurs sont posés : {parts}.",
    "placing.part": "{who} {number} à {area}",
    "placing.own": "{who} {number} ({values}) à {area}",
    "poll": "{area} vote : {parts}.",
    "poll.part": "{who} {number} ({reasons})",
}

OPTIONS: Final = {
    # ---- chance
    "brown": "Poser la carte brune de {brown}",
    "blue": "Retourner la carte bleue de {blue}",
    # ---- placing markers
    "card": "Poser la carte de {card}",
    "marker": "Ajouter un marqueur {marker}",
    "place_markers button:done": "Ne plus ajouter de marqueur",
    # ---- advisors
    "advisor area": "Prendre le {advisor} et l'envoyer à {area}",
    "advisor button:abstain": "Renoncer au {advisor}",
    # ---- houses and palaces
    "houses area": "Déplacer une maison de {houses} à {area}",
    "button:stay": "Ne pas déplacer de maison",
    "move_tied button:stay": "Ne rien déplacer de plus",
    "button:0": "Ne pas poser de maison",
    "button:1": "Poser 1 maison",
    "button:2": "Poser 2 maisons",
    "palace": "Construire un palais à {palace}",
    "build button:done": "Ne rien construire de plus",
}

QUESTIONS: Final = {
    # ---- placing markers
    "card": "Pose {placing} sur {placings} : posez une de vos cartes face cachée.",
    "markers": "Vous avez posé la carte de {area} : mettez-y jusqu'à {markers}, un par un.",
    "more": "Votre carte de {area} porte {values} : ajoutez encore jusqu'à {markers}, ou arrêtez-vous.",
    # ---- advisors
    "advisor": "{area} vote : vous l'emportez. Prenez son conseiller ou renoncez.",
    "council.3": "{area} vote : vous l'emportez. Prenez l'un de ses trois conseillers, ou renoncez à l'un d'eux.",
    "council.2": "{area} vote : vous l'emportez. Prenez l'un des deux conseillers restants, ou renoncez à l'un d'eux.",
    "council.1": "{area} vote : vous l'emportez. Prenez le dernier conseiller ou renoncez.",
    "council.second": "{area} vote : vous êtes deuxième. Prenez l'un des deux conseillers restants, "
    "ou renoncez à l'un d'eux.",
    "no_ring": "Vous n'avez pas d'anneau libre : seul un conseiller qui porte le vôtre peut être pris.",
    # ---- houses and palaces
    "move_here": "Vous avez renoncé au conseiller de {area} : "
    "vous pouvez faire sortir de ce quartier une de vos maisons, ou y en amener une.",
    "move_any": "Vous avez renoncé à un conseiller de {area} : "
    "vous pouvez déplacer une de vos maisons d'un quartier à un autre.",
    "move_seconds": "{area} vote : vous êtes deuxième à égalité. "
    "Vous pouvez déplacer une de vos maisons d'un quartier à un autre.",
    "move_tied": "{area} vote : vous êtes en tête à égalité. "
    "Vous pouvez déplacer jusqu'à deux de vos maisons, chacune d'un quartier à un autre.",
    "move_tied.again": "{area} vote : vous êtes en tête à égalité. Vous pouvez encore déplacer une de vos maisons.",
    "place_two": "{area} vote : vous l'emportez. Vous pouvez y poser jusqu'à {houses}.",
    "place_one": "{area} vote : vous êtes deuxième. Vous pouvez y poser {houses}.",
    "place_tied": "{area} vote : vous êtes en tête à égalité. Vous pouvez y poser jusqu'à {houses}.",
    "build": "{area} vote : vous pouvez construire un palais là où vous venez d'amener une maison.",
}

CHOICES: Final = {
    "last_year": "dernière année de la partie",
}

RESULTS: Final = {
    "goal.everywhere": "{who} gagne : {palaces} dans les {districts}.",
    "goal.everywhere.you": "Vous gagnez : {palaces} dans les {districts}.",
    "goal.many": "{who} gagne : {palaces} dans {districts}.",
    "goal.many.you": "Vous gagnez : {palaces} dans {districts}.",
    "goal.all": "{who} atteignent un but.",
    "goal.you_all": "{who} atteignez un but.",
    "goal.none": "Personne n'atteint un but.",
}

HEADINGS: Final = {
    "district": "Quartiers avec un palais",
}

ABOUT: Final = (
    "Des votes cachés décident qui bâtit dans les six quartiers. Des palais dans toute la ville vous font Doge."
)

GOAL: Final = (
    "À la fin d'une année, vous gagnez avec un palais dans chacun des 6 quartiers, avec 7 palais dans 5 quartiers, "
    "ou avec 8 palais dans 4. Entre plusieurs, le plus de palais l'emporte, puis le plus de maisons sur le plateau."
)

# What a position has more of, and less of, than another one: the features of bots.
REASONS: Final = {
    "palaces": ("plus de palais", "moins de palais"),
    "districts": ("des palais dans plus de quartiers", "des palais dans moins de quartiers"),
    "goal": ("l'objectif atteint", "l'objectif encore à atteindre"),
    "one palace short": ("un palais manquant au plus", "plus d'un palais manquant"),
    "two palaces short": ("deux palais manquants au plus", "plus de deux palais manquants"),
    "houses": ("plus de maisons sur le plateau", "moins de maisons sur le plateau"),
    "houses missing": ("plus de maisons à placer pour l'objectif", "moins de maisons à placer pour l'objectif"),
    "palace in one vote": ("plus de palais à un vote près", "moins de palais à un vote près"),
    "stuck houses": ("plus de maisons là où tout est bâti", "moins de maisons là où tout est bâti"),
    "advisors": ("plus de conseillers", "moins de conseillers"),
    "advisors where a palace is near": (
        "plus de conseillers là où un palais est proche",
        "moins de conseillers là où un palais est proche",
    ),
    "safe advisors": (
        "plus de conseillers qui votent avant leur origine",
        "moins de conseillers qui votent avant leur origine",
    ),
    "advisors in the Quarantia": ("plus de conseillers à la Quarantia", "moins de conseillers à la Quarantia"),
    "votes won": ("plus de votes gagnés", "moins de votes gagnés"),
    "votes tied": ("plus de votes à égalité", "moins de votes à égalité"),
    "votes lost": ("plus de votes perdus", "moins de votes perdus"),
    "palaces about to be won": (
        "plus de votes gagnés qui donnent un palais",
        "moins de votes gagnés qui donnent un palais",
    ),
}

FRENCH: Final = Lexicon(ABOUT, GOAL, TERMS, THINGS, SENTENCES, OPTIONS, QUESTIONS, CHOICES, RESULTS, HEADINGS)
