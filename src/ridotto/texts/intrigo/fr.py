"""Intrigo in French.  The keys stand in the same order as in en.py."""

from typing import Final

from ..grammar import Lexicon

TERMS: Final = {
    # ---- seats
    "red": "rouge",
    "blue": "bleu",
    "green": "vert",
    "yellow": "jaune",
    # ---- families
    "contarini": "Contarini",
    "gradenigo": "Gradenigo",
    "morosini": "Morosini",
    "dandolo": "Dandolo",
    "tiepolo": "Tiepolo",
    # ---- corporations, and tokens with their article
    "merchants": "des marchands",
    "military": "des militaires",
    "clergy": "du clergé",
    "gardeners": "des maraîchers",
    "crafts": "des métiers d'art",
    "token:merchants": "un Sceau des marchands",
    "token:military": "un Sceau des militaires",
    "token:clergy": "un Sceau du clergé",
    "token:gardeners": "un Sceau des maraîchers",
    "token:crafts": "un Sceau des métiers d'art",
    "token:ducat": "un Ducat",
    # ---- Influence cards, without an article, with one, with the other
    "peddler": "Colporteur",
    "assassin": "Assassin",
    "courtesan": "Courtisane",
    "gondolier": "Gondolier",
    "guard": "Garde",
    "thief": "Voleur",
    "pile:peddler": "un Colporteur",
    "pile:assassin": "un Assassin",
    "pile:courtesan": "une Courtisane",
    "pile:gondolier": "un Gondolier",
    "pile:guard": "un Garde",
    "pile:thief": "un Voleur",
    "power:peddler": "le Colporteur",
    "power:assassin": "l'Assassin",
    "power:courtesan": "la Courtisane",
    "power:gondolier": "le Gondolier",
    "power:guard": "le Garde",
    "power:thief": "le Voleur",
    # ---- places
    "door": "la porte",
    "arcade": "l'arcade {number}",
    "slot": "l'emplacement {number}",
    "free": "un emplacement libre",
    "face_down": "{card} (retourné)",
}

THINGS: Final = {
    "ducat": ("Ducat", "Ducats"),
    "seal": ("Sceau", "Sceaux"),
    "different_seal": ("Sceau différent", "Sceaux différents"),
    "card": ("carte", "cartes"),
    "slot": ("emplacement", "emplacements"),
    "turn": ("tour", "tours"),
}

SENTENCES: Final = {
    # ---- the referee
    "answered": "{who} a répondu.",
    "answered.you": "Vous avez répondu.",
    # ---- set-up and turns
    "first": "{who} joue en premier.",
    "first.you": "Vous jouez en premier.",
    "family": "{who} joue la famille {family}.",
    "family.you": "Vous jouez la famille {family}.",
    "ducat": "Un Ducat est mis sur {arcade}.",
    "seal": "{token} est mis sur {arcade}.",
    "dry": "La banque est vide : {arcade} ne reçoit pas de Ducat.",
    "turn": "Le tour {turn} commence ; {who} joue en premier.",
    "turn.you": "Le tour {turn} commence ; vous jouez en premier.",
    "turn.second": "La seconde manche du tour {turn} commence ; {who} joue en premier.",
    "turn.second.you": "La seconde manche du tour {turn} commence ; vous jouez en premier.",
    "cleared": "Le Palais est rangé.",
    "ended.different": "{who} a un Sceau des cinq corporations : la partie est finie.",
    "ended.different.you": "Vous avez un Sceau des cinq corporations : la partie est finie.",
    "ended.alike": "{who} a quatre Sceaux d'une corporation : la partie est finie.",
    "ended.alike.you": "Vous avez quatre Sceaux d'une corporation : la partie est finie.",
    "ended.last_turn": "Le dernier tour est joué : la partie est finie.",
    # ---- the draft
    "dealt": "{who} reçoit {card}.",
    "dealt.you": "Vous recevez {card}.",
    "ready": "Toutes les cartes sont distribuées.",
    "kept": "{who} garde {card}.",
    "kept.you": "Vous gardez {card}.",
    "passed_on": "Chacun a gardé une carte ; les autres passent à gauche.",
    "received": "On passe {cards} à {who}.",
    "received.you": "On vous passe {cards}.",
    "drafted": "La distribution est finie.",
    # ---- placing
    "placed": "{who} pose {card} sur {slot}.",
    "placed.you": "Vous posez {card} sur {slot}.",
    "hired": "{who} achète {influence} pour {price} et pose la carte sur {slot}.",
    "hired.you": "Vous achetez {influence} pour {price} et posez la carte sur {slot}.",
    "passed": "{who} passe.",
    "passed.you": "Vous passez.",
    # ---- powers
    "powerless": "{power} ne trouve pas de cible.",
    "declined": "{who} achète sans appliquer le pouvoir : {power} ne fait rien.",
    "declined.you": "Vous achetez sans appliquer le pouvoir : {power} ne fait rien.",
    "exchanged": "{who} intervertit les pions sur {arcade} et {arcade_2}.",
    "exchanged.you": "Vous intervertissez les pions sur {arcade} et {arcade_2}.",
    "killed": "{who} retourne {card} sur {slot}.",
    "killed.you": "Vous retournez {card} sur {slot}.",
    "called": "{who} appelle {card} sur {slot}.",
    "called.you": "Vous appelez {card} sur {slot}.",
    "obeyed": "{who} avait {card} et doit poser la carte sur {slot}.",
    "obeyed.you": "Vous aviez {card} et devez poser la carte sur {slot}.",
    "rowed": "{who} échange les Intrigants sur {slot} et {slot_2}.",
    "rowed.you": "Vous échangez les Intrigants sur {slot} et {slot_2}.",
    "chased": "{who} déplace un Intrigant : il passe de {slot} à {slot_2}.",
    "chased.you": "Vous déplacez un Intrigant : il passe de {slot} à {slot_2}.",
    "stolen": "{who} retourne {token} sur {arcade}.",
    "stolen.you": "Vous retournez {token} sur {arcade}.",
    # ---- the share-out
    "weighed": "{arcade} est entre {left} et {right}.",
    "took": "{who} prend {token} sur {arcade}.",
    "took.you": "Vous prenez {token} sur {arcade}.",
    "stayed.nothing": "Il n'y a rien sur {arcade}.",
    "stayed.face_down": "{token} sur {arcade} est retourné et reste.",
    "stayed.no_intrigant": "Aucun Intrigant ne prend {token} sur {arcade} ; il reste.",
    "stayed.lone": "Un Intrigant seul ne suffit pas pour {token} sur {arcade} ; il reste.",
    "stayed.equal": "Valeurs égales : {token} sur {arcade} reste.",
    "stayed.neutral": "Une famille sans joueur prendrait {token} sur {arcade} ; il reste.",
    "counted": "{who} a {seals} {corporation}.",
    "counted.you": "Vous avez {seals} {corporation}.",
    # ---- gathered for a log
    "hand": "Vous recevez {cards}.",
    "refilled": "Les pions sont posés : {parts}.",
    "refilled.part": "{token} sur {arcade}",
    "shared": "{arcade}, {left} et {right} : {who} prend {token}.",
    "shared.you": "{arcade}, {left} et {right} : vous prenez {token}.",
    "shared.stayed": "{arcade}, {left} et {right} : {token} reste ({reason}).",
    "reason.face_down": "retourné",
    "reason.no_intrigant": "aucun Intrigant",
    "reason.lone": "un Intrigant seul",
    "reason.equal": "valeurs égales",
    "reason.neutral": "une famille sans joueur",
}

OPTIONS: Final = {
    # ---- chance
    "first": "Tirer la place {first} comme première",
    "family": "Donner la famille {family}",
    "seal": "Tirer {seal}",
    "deal": "Distribuer {deal}",
    # ---- draft and placing
    "packet": "Garder {packet}",
    "hand slot": "Poser {hand} sur {slot}",
    "pile slot": "Acheter {pile} et poser la carte sur {slot}",
    "button:pass": "Passer",
    # ---- powers
    "button:none": "Ne pas appliquer le pouvoir",
    "use_peddler arcade arcade": "Intervertir les pions sur {arcade} et {arcade_2}",
    "use_assassin slot": "Retourner l'Intrigant sur {slot}",
    "use_courtesan intrigant slot": "Appeler {intrigant} sur {slot}",
    "use_gondolier slot slot": "Échanger les Intrigants sur {slot} et {slot_2}",
    "use_guard slot slot": "Déplacer l'Intrigant de {slot} à {slot_2}",
    "use_thief arcade": "Retourner le pion sur {arcade}",
}

QUESTIONS: Final = {
    "keep_card": "Distribution, carte {pick} sur 4 : gardez une carte de votre paquet ; les autres passent à {left}.",
    "act": "Posez un Intrigant de votre main sur un emplacement libre.",
    "act.hire": "Posez un Intrigant de votre main, ou achetez une carte Influence ; vous avez {ducats}.",
    "act.empty": "Vous n'avez plus d'Intrigant : achetez une carte Influence, ou passez ; vous avez {ducats}.",
    "use_peddler": "Le Colporteur sur {slot} : vous pouvez intervertir un pion voisin avec n'importe quel autre.",
    "use_assassin": "L'Assassin sur {slot} : vous pouvez retourner un Intrigant voisin.",
    "use_courtesan": "La Courtisane sur {slot} : vous pouvez appeler un Intrigant sur un emplacement libre voisin.",
    "use_gondolier": "Le Gondolier sur {slot} : vous pouvez échanger un Intrigant voisin avec n'importe quel autre.",
    "use_guard": "Le Garde sur {slot} : vous pouvez déplacer un Intrigant voisin sur n'importe quel emplacement libre.",
    "use_thief": "Le Voleur sur {slot} : vous pouvez retourner un pion voisin.",
}

CHOICES: Final = {
    "lone_beside_influence_wins": "un Intrigant seul à côté d'une carte Influence prend le pion",
    "lone_beside_killed_wins": "un Intrigant seul à côté d'un Intrigant retourné prend le pion",
    "last_turn": "dernier tour de la partie",
    "value_*_*": "{0}, valeur de la carte {1}",
    "price_*_*": "{0}, prix de la carte {1}",
    "ducats": "Ducats dans la boîte",
}

RESULTS: Final = {
    "won.different": "{who} gagne avec un Sceau de chacune des 5 corporations.",
    "won.different.you": "Vous gagnez avec un Sceau de chacune des 5 corporations.",
    "won.alike": "{who} gagne avec {seals} {corporation}.",
    "won.alike.you": "Vous gagnez avec {seals} {corporation}.",
    "won.none": "Personne n'a de Sceaux de toutes les corporations, ni quatre pareils.",
}

HEADINGS: Final = {
    "alike": "Sceaux pareils, au plus",
}

# Why an answer is better than another: there is more of a feature of the advice after it, or less.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "different": ("plus de Sceaux différents", "moins de Sceaux différents"),
    "three_different": ("des Sceaux de trois corporations", "des Sceaux de moins de trois corporations"),
    "four_different": ("une seule corporation à obtenir", "plus d'une corporation à obtenir"),
    "seals": ("plus de Sceaux", "moins de Sceaux"),
    "pairs": ("plus de paires de Sceaux", "moins de paires de Sceaux"),
    "three_alike": ("trois Sceaux pareils", "pas trois Sceaux pareils"),
    "two_ways": ("deux façons de gagner", "une seule façon de gagner"),
    "ducats": ("plus de Ducats", "moins de Ducats"),
    "first_ducat": ("un Ducat en réserve", "aucun Ducat en réserve"),
    "powers_for_sale": ("plus de cartes Influence à portée de bourse", "moins de cartes Influence à portée de bourse"),
    "wanted": ("plus de Sceaux manquants au Palais", "moins de Sceaux manquants au Palais"),
    "winning_in_palace": ("plus de Sceaux gagnants au Palais", "moins de Sceaux gagnants au Palais"),
    "acts_first": ("la première place pour agir", "une place plus tardive pour agir"),
    "acts_last": ("la dernière place pour agir", "une place moins tardive pour agir"),
    "late": ("un meilleur rang à la fin du dernier tour", "un moins bon rang à la fin du dernier tour"),
    "sure_ducat": ("plus de Ducats assurés", "moins de Ducats assurés"),
    "sure_spare": ("plus de Sceaux déjà obtenus assurés", "moins de Sceaux déjà obtenus assurés"),
    "sure_lacked": ("plus de Sceaux manquants assurés", "moins de Sceaux manquants assurés"),
    "sure_winning": ("un Sceau gagnant assuré", "aucun Sceau gagnant assuré"),
    "open_ducat": ("l'avance pour plus de Ducats", "l'avance pour moins de Ducats"),
    "open_spare": ("l'avance pour plus de Sceaux déjà obtenus", "l'avance pour moins de Sceaux déjà obtenus"),
    "open_lacked": ("l'avance pour plus de Sceaux manquants", "l'avance pour moins de Sceaux manquants"),
    "open_winning": ("l'avance pour un Sceau gagnant", "pas d'avance pour un Sceau gagnant"),
}

ABOUT: Final = "Des intrigants sous les arcades, des influences à engager : qui prendra les sceaux au partage ?"

GOAL: Final = (
    "Qui a le premier un Sceau de chacune des 5 corporations, ou 4 Sceaux de la même, gagne aussitôt. "
    "Un pion revient à la famille de la plus forte des deux cartes qui le bordent."
)

FRENCH: Final = Lexicon(ABOUT, GOAL, TERMS, THINGS, SENTENCES, OPTIONS, QUESTIONS, CHOICES, RESULTS, HEADINGS)
