"""San Marco in French.  The keys stand in the same order as in en.py.

Apostrophes and spaces are typed plainly; `grammar.typeset` makes them French.
"""

from typing import Final

from ..grammar import Lexicon

TERMS: Final = {
    # ---- districts: "à" and "de" go before all of them without contraction
    "cannaregio": "Cannaregio",
    "santa_croce": "Santa Croce",
    "san_polo": "San Polo",
    "san_marco": "San Marco",
    "dorsoduro": "Dorsoduro",
    "castello": "Castello",
    # ---- cards, without the article: all are feminine
    "card:cannaregio": "carte Cannaregio",
    "card:santa_croce": "carte Santa Croce",
    "card:san_polo": "carte San Polo",
    "card:san_marco": "carte San Marco",
    "card:dorsoduro": "carte Dorsoduro",
    "card:castello": "carte Castello",
    "card:bridge": "carte pont",
    "card:transfer": "carte traître",
    "card:exile": "carte exil",
    "card:doge": "carte doge",
    "card:limit_1": "carte pénalité 1",
    "card:limit_2": "carte pénalité 2",
    "card:limit_3": "carte pénalité 3",
    # ---- cards in a list
    "short:cannaregio": "Cannaregio",
    "short:santa_croce": "Santa Croce",
    "short:san_polo": "San Polo",
    "short:san_marco": "San Marco",
    "short:dorsoduro": "Dorsoduro",
    "short:castello": "Castello",
    "short:bridge": "pont",
    "short:transfer": "traître",
    "short:exile": "exil",
    "short:doge": "doge",
    "short:limit_1": "pénalité 1",
    "short:limit_2": "pénalité 2",
    "short:limit_3": "pénalité 3",
    # ---- roles
    "role:first_dealer": "premier donneur",
    "role:first_chooser": "premier sélectionneur",
    "role:second_dealer": "second donneur",
    "role:second_chooser": "second sélectionneur",
    # ---- why somebody gains points
    "rank:first": "en tête",
    "rank:second": "deuxième",
    "rank:tied": "en tête à égalité",
    # ---- tolls
    "toll:nobody": "rien",
    "toll:step": "pour le pas sans pont",
    "to": "à",
    # ---- colours
    "red": "rouge",
    "blue": "bleu",
    "green": "vert",
    "yellow": "jaune",
}

THINGS: Final = {
    "noble": ("noble", "nobles"),
    "san_marco_noble": ("noble à San Marco", "nobles à San Marco"),
    "bridge": ("pont", "ponts"),
    "card": ("carte", "cartes"),
    "action_card": ("carte action", "cartes action"),
    "limit_card": ("carte pénalité", "cartes pénalité"),
    "limit_point": ("point de pénalité", "points de pénalité"),
    "point": ("point de prestige", "points de prestige"),
    "offer": ("offre", "offres"),
    "district": ("quartier", "quartiers"),
    "round": ("tour", "tours"),
    "phase": ("manche", "manches"),
}

SENTENCES: Final = {
    # ---- the referee
    "answered": "{who} a répondu.",
    "answered.you": "Vous avez répondu.",
    # ---- set-up
    "leader": "{who} mène le premier tour.",
    "leader.you": "Vous menez le premier tour.",
    "settled": "{who} fait {side} et met 2 nobles à {district}.",
    "settled.you": "Vous faites {side} et mettez 2 nobles à {district}.",
    "bridged": "{who} construit un pont entre {pair}.",
    "bridged.you": "Vous construisez un pont entre {pair}.",
    # ---- rounds and offers
    "phase": "La manche {phase} commence.",
    "round": "Tour {round} : {who} est meneur.",
    "round.you": "Tour {round} : vous êtes meneur.",
    "extra": "Encore sous la limite : {left}. Un dernier tour.",
    "role": "{who} est {role}.",
    "role.you": "Vous êtes {role}.",
    "drew": "{who} pioche une carte.",
    "drew.you": "Vous piochez une carte.",
    "dealt": "{who} pioche la {card}.",
    "dealt.you": "Vous piochez la {card}.",
    "drew_all": "{who} a pioché {actions} et {limits}.",
    "drew_all.you": "Vous avez pioché {actions} et {limits}.",
    "holds": "Les cartes de {who} : {cards}.",
    "holds.you": "Vos cartes : {cards}.",
    "sorted": "{who} met la {card} dans l'offre {offer}.",
    "sorted.you": "Vous mettez la {card} dans l'offre {offer}.",
    "laid": "{who} pose l'offre {offer} face cachée : {size}.",
    "laid.you": "Vous posez l'offre {offer} face cachée : {size}.",
    "revealed": "{who} retourne l'offre {offer} : {cards}.",
    "revealed.you": "Vous retournez l'offre {offer} : {cards}.",
    "took": "{who} prend l'offre {offer} de {dealer}.",
    "took.you": "Vous prenez l'offre {offer} de {dealer}.",
    "took.to_you": "{who} prend votre offre {offer}.",
    "took.own": "{who} garde l'offre {offer}.",
    "took.own.you": "Vous gardez l'offre {offer}.",
    "limited": "{who} reçoit {cards} et a {points}.",
    "limited.you": "Vous recevez {cards} et avez {points}.",
    # ---- cards
    "played": "{who} joue la {card}.",
    "played.you": "Vous jouez la {card}.",
    "played_all": "{who} a joué toutes ses cartes.",
    "played_all.you": "Vous avez joué toutes vos cartes.",
    "gave_up": "{who} renonce à la {card}.",
    "gave_up.you": "Vous renoncez à la {card}.",
    "wasted": "La {card} de {who} est sans effet.",
    "wasted.you": "Votre {card} est sans effet.",
    "placed": "{who} met un noble à {district}.",
    "placed.you": "Vous mettez un noble à {district}.",
    "will_place": "{who} va mettre un noble à {district}, mais sa réserve est vide.",
    "will_place.you": "Vous allez mettre un noble à {district}, mais votre réserve est vide.",
    "will_build": "{who} va construire un pont entre {pair}, mais sa réserve est vide.",
    "will_build.you": "Vous allez construire un pont entre {pair}, mais votre réserve est vide.",
    "will_carry": "{who} va déplacer le pont entre {pair} pour relier {there}, mais sa réserve est vide.",
    "will_carry.you": "Vous allez déplacer le pont entre {pair} pour relier {there}, mais votre réserve est vide.",
    "will_carry.stays": "{who} va laisser le pont entre {pair} à sa place, mais sa réserve est vide.",
    "will_carry.stays.you": "Vous allez laisser le pont entre {pair} à sa place, mais votre réserve est vide.",
    "will_transfer": "{who} va remplacer un noble de {owner} à {district}, mais sa réserve est vide.",
    "will_transfer.you": "Vous allez remplacer un noble de {owner} à {district}, mais votre réserve est vide.",
    "will_transfer.to_you": "{who} va remplacer un de vos nobles à {district}, mais sa réserve est vide.",
    "fetched": "{who} reprend un noble à {district}.",
    "fetched.you": "Vous reprenez un noble à {district}.",
    "renounced": "{who} ne reprend pas de noble sur le plateau.",
    "renounced.you": "Vous ne reprenez pas de noble sur le plateau.",
    "aimed": "{who} va s'emparer du pont de {owner} entre {pair}.",
    "aimed.you": "Vous allez vous emparer du pont de {owner} entre {pair}.",
    "aimed.to_you": "{who} va s'emparer de votre pont entre {pair}.",
    "seized": "{who} s'empare du pont de {owner} entre {pair}.",
    "seized.you": "Vous vous emparez du pont de {owner} entre {pair}.",
    "seized.to_you": "{who} s'empare de votre pont entre {pair}.",
    "carried": "{who} déplace le pont ; il relie maintenant {there}, et non plus {pair}.",
    "carried.you": "Vous déplacez le pont ; il relie maintenant {there}, et non plus {pair}.",
    "transferred": "{who} remplace un noble de {owner} à {district}.",
    "transferred.you": "Vous remplacez un noble de {owner} à {district}.",
    "transferred.to_you": "{who} remplace un de vos nobles à {district}.",
    "named": "{who} va exiler des nobles de {district}.",
    "named.you": "Vous allez exiler des nobles de {district}.",
    "rolled": "{who} fait {side} au dé.",
    "rolled.you": "Vous faites {side} au dé.",
    "exiled": "{owner} perd {nobles} à {district}.",
    "exiled.you": "Vous perdez {nobles} à {district}.",
    # ---- the doge
    "stepped": "{who} paie {prestige} pour faire sortir le doge de {district}.",
    "stepped.you": "Vous payez {prestige} pour faire sortir le doge de {district}.",
    "paid": "{who} paie un péage de {prestige} à {owner}.",
    "paid.you": "Vous payez un péage de {prestige} à {owner}.",
    "paid.to_you": "{who} vous paie un péage de {prestige}.",
    "doge": "{who} mène le doge à {district}.",
    "doge.you": "Vous menez le doge à {district}.",
    "doge.enters": "{who} fait entrer le doge à {district}.",
    "doge.enters.you": "Vous faites entrer le doge à {district}.",
    "doge.stays": "{who} laisse le doge à {district}.",
    "doge.stays.you": "Vous laissez le doge à {district}.",
    "scoring": "Décompte à {district}.",
    "empty": "Personne n'a de noble à {district}.",
    "first": "{who} est en tête à {district} et gagne {prestige}.",
    "first.you": "Vous êtes en tête à {district} et gagnez {prestige}.",
    "second": "{who} est deuxième à {district} et gagne {prestige}.",
    "second.you": "Vous êtes deuxième à {district} et gagnez {prestige}.",
    "tied": "{who} est en tête à égalité à {district} et gagne {prestige}.",
    "tied.you": "Vous êtes en tête à égalité à {district} et gagnez {prestige}.",
    # ---- ends
    "out": "{who} a {points} : la manche est finie pour cette place.",
    "out.you": "Vous avez {points} : la manche est finie pour vous.",
    "phase_over": "La manche {phase} est finie.",
    "rewarded": "{who} a {points} et gagne {prestige}.",
    "rewarded.you": "Vous avez {points} et gagnez {prestige}.",
    "lowest": "{who} a le moins de points de pénalité, {points}, et peut exiler des nobles.",
    "lowest.you": "Vous avez le moins de points de pénalité, {points}, et pouvez exiler des nobles.",
    "denied": "{who} a le moins de points de pénalité, mais avec {points} on n'exile personne.",
    "denied.you": "Vous avez le moins de points de pénalité, mais avec {points} on n'exile personne.",
    "no_lowest": "Personne n'a seul le moins de points de pénalité : personne n'exile.",
    "declined": "{who} n'exile personne.",
    "declined.you": "Vous n'exilez personne.",
    "final": "Le décompte final : chaque quartier est décompté encore une fois.",
    "ended": "La partie est finie.",
    # ---- gathered lines
    "settling": "{who} fait {rolls} au dé et met des nobles à {parts}.",
    "settling.you": "Vous faites {rolls} au dé et mettez des nobles à {parts}.",
    "roles": "Les rôles : {parts}.",
    "offering": "{who} pose des offres face cachée : {sizes}.",
    "offering.you": "Vous posez des offres face cachée : {sizes}.",
    "scored": "Décompte à {district} : {parts}.",
    "scored.part": "{who} {number} ({why})",
    "scored.empty": "Décompte à {district}, mais personne n'y a de noble.",
}

OPTIONS: Final = {
    # ---- chance
    "leader": "{leader} mène le premier tour",
    "die": "Le dé montre {die}",
    "role": "Le pion de {role} est tiré",
    "deal_action card": "Piocher la {card}",
    "deal_limit card": "Piocher la {card}",
    # ---- offers
    "card offer": "Mettre la {card} dans l'offre {offer}",
    "split button:done": "Les offres sont faites",
    "offer": "Prendre l'offre {offer}",
    # ---- cards
    "card": "Jouer la {card}",
    "place_noble district": "Mettre un noble à {district}",
    "pair": "Construire le pont entre {pair}",
    "move_bridge pair": "Relier {pair} par le pont",
    "bridge": "S'emparer du pont de {owner} entre {pair}",
    "transfer_noble noble": "Remplacer un noble de {owner} à {district}",
    "name_district district": "Exiler des nobles de {district}",
    "bonus_exile district": "Exiler des nobles de {district}",
    "exile_nobles noble": "Renvoyer un noble de {owner} de {district}",
    "fetch_noble noble": "Reprendre un noble à {district}",
    "move_doge district": "Décompter {district}",
    "move_doge district toll": "Décompter {district} et payer {toll} en chemin",
    "button:give_up": "Renoncer à la carte",
    "button:renounce": "Se passer de noble : la carte est sans effet",
    "button:decline": "N'exiler personne",
}

QUESTIONS: Final = {
    "start_bridge": "Construisez un de vos premiers ponts entre deux quartiers voisins.",
    "split": "Répartissez vos {cards} en {offers}. Aucune offre ne peut rester vide.",
    "split.left": "Répartissez vos cartes en {offers} : il reste {cards}. Aucune offre ne peut rester vide.",
    "split.done": "Toutes les cartes sont dans vos {offers}. Est-ce tout ?",
    "take_offer": "Prenez l'une des offres de {dealer}.",
    "choose_card": "Quelle carte jouez-vous ensuite ?",
    "place_noble": "Vous jouez la {card} : mettez un noble à {district}, "
    "ou par un de vos ponts dans le quartier suivant.",
    "build_bridge": "Vous jouez la {card} : construisez un pont entre deux quartiers voisins.",
    "seize_bridge": "Vous jouez la {card}, et tous les ponts sont sur le plateau : emparez-vous d'un pont adverse.",
    "move_bridge": "Vous vous emparez du pont de {owner} entre {pair} : laissez-le là ou déplacez-le.",
    "transfer_noble": "Vous jouez la {card} : remplacez un noble adverse par un des vôtres.",
    "name_district": "Vous jouez la {card} : nommez un quartier ; le dé dira ensuite combien de nobles partent.",
    "bonus_exile": "Vous avez le moins de points de pénalité : vous pouvez exiler des nobles d'un quartier.",
    "exile_nobles": "Vous avez fait {number} : encore {nobles} à renvoyer de {district}. Lesquels ?",
    "move_doge": "Vous jouez la {card} : laissez le doge à {doge} ou menez-le par les ponts ; "
    "son quartier est décompté.",
    "move_doge.enters": "Vous jouez la {card} : faites entrer le doge dans un quartier ; il est décompté.",
    "fetch_noble": "Votre réserve est vide : reprenez un noble d'un autre quartier pour {district}, ou passez-vous-en.",
    "fetch_noble.transfer": "Votre réserve est vide : reprenez un noble d'un autre quartier pour en remplacer un "
    "de {owner} à {district}, ou passez-vous-en.",
    "fetch_noble.build": "Votre réserve est vide : reprenez un noble d'un quartier pour le pont entre {pair}, "
    "ou passez-vous-en.",
    "fetch_noble.seize": "Votre réserve est vide : reprenez un noble d'un quartier pour le pont de {owner}, "
    "qui reliera {pair}, ou passez-vous-en.",
}

CHOICES: Final = {
    "first_leader": "meneur du premier tour",
    "first_leader=drawn": "tiré au sort",
    "phases": "manches de la partie",
    "cards_optional": "on peut renoncer aux cartes autres que le doge",
    "phase_exile_needs_under_10": "l'exil en fin de manche demande moins de 10 points de pénalité",
    "score_floor": "personne ne paie en chemin plus que son prestige",
    "first_*": "points du premier à {0}",
    "second_*": "points du deuxième à {0}",
    "die_*": "quartier de la face {0} du dé",
    "joined_*_*": "{0} et {1} sont voisins",
}

HEADINGS: Final = {
    "point": "Prestige",
    "first": "Quartiers, en tête",
    "second": "Quartiers, en deuxième",
    "tied": "Quartiers, à égalité en tête",
    "rewarded": "Peu de points de pénalité",
    "paid.gains": "Péages reçus",
    "paid.costs": "Péages payés",
    "stepped": "Pas sans pont",
    "final": "Décompte final",
}

ABOUT: Final = "L'un partage les cartes, l'autre choisit. Ponts et nobles gagnent les rives du Grand Canal."

GOAL: Final = (
    "Le plus de prestige après trois manches l'emporte. Vous en gagnez dans les quartiers où vous êtes premier ou "
    "deuxième en nobles : à chaque décompte du doge, et une fois encore à la fin. Peu de points de pénalité rapportent "
    "du prestige en fin de manche ; à partir de 10, vous êtes hors jeu jusque-là."
)

# What a position has more of, and less of, than another one: the features of bots, alike in all phases.
BY_FEATURE: Final = {
    "prestige": ("plus de prestige", "moins de prestige"),
    "districts as they stand": ("des quartiers qui rapporteraient plus", "des quartiers qui rapporteraient moins"),
    "share of the districts": ("une plus grande part des quartiers", "une moins grande part des quartiers"),
    "nobles": ("plus de nobles", "moins de nobles"),
    "safe districts": (
        "plus de quartiers tenus avec une bonne avance",
        "moins de quartiers tenus avec une bonne avance",
    ),
    "the doge's district": ("plus de force là où est le doge", "moins de force là où est le doge"),
    "bridges": ("plus de ponts", "moins de ponts"),
    "bridges at the doge": ("plus de ponts là où est le doge", "moins de ponts là où est le doge"),
    "limit points": ("plus de points de pénalité", "moins de points de pénalité"),
    "points for few limits": ("plus de prestige pour peu de pénalités", "moins de prestige pour peu de pénalités"),
    "out": ("une fin précoce de cette manche", "une place encore dans cette manche"),
    "fewest limit points": ("le moins de points de pénalité de tous", "plus de points de pénalité qu'un autre"),
    "deals the cards": ("la donne de ce tour", "un autre donneur à ce tour"),
}
REASONS: Final = {f"{name}, phase {phase}": both for phase in (1, 2, 3) for name, both in BY_FEATURE.items()}

FRENCH: Final = Lexicon(ABOUT, GOAL, TERMS, THINGS, SENTENCES, OPTIONS, QUESTIONS, CHOICES, headings=HEADINGS)
