"""What play and replay say themselves, in each language.  The game's own sentences are in `ridotto.texts`."""

import re
from typing import NamedTuple


class Phrases(NamedTuple):
    """Everything the terminal says around a game."""

    welcome: str
    resumed: str
    rule: str
    prompt: str
    thinking: str
    not_meant: str
    several: str
    undone: str
    no_undo: str
    no_file: str
    saved: str
    not_saved: str
    go_on: str
    save_as: str
    goodbye: str
    over: str
    place: str
    you: str
    more_rules: str
    unexplained: str
    help: str
    word_of: str
    start: str
    chance: str
    says: str
    hidden: str
    seen_by: str
    replay_prompt: str
    replay_help: str
    replay_unknown: str
    hint_thinking: str
    chances: str
    lessons: str
    no_lessons: str
    word: str
    luck_and_play: str
    account: str


EN = Phrases(
    welcome="You are {name}, seat {seat}. Type a number or the beginning of an answer; ? for help.",
    resumed="The game goes on where it was left, after {words} words.",
    rule="rule {rule}",
    prompt="> ",
    thinking="The others are thinking …",
    not_meant="'{typed}' is not among the answers. A number, the beginning of a path, or ? for help.",
    several="'{typed}' can mean several answers:",
    undone="Taken back.",
    no_undo="That cannot be taken back: {reason}",
    no_file="Say where: s FILE.",
    saved="Saved in {file}.",
    not_saved="The game is not saved.",
    go_on="Go on with: ridotto play --resume {file}",
    save_as="Save the game? A file name, or just Enter: ",
    goodbye="Goodbye.",
    over="The game is over",
    place="Place",
    you="you",
    more_rules="Also in {rules}: type ? and a number.",
    unexplained="Nothing is written about '{typed}'. Type ? and the number of a rule, the name of a thing, or goal.",
    help="""\
An answer is
  a number of the list, or a path, or the beginnings of its parts or of their names:
  'district:castello', 'd:cas' and 'cas' are the same. The tab key completes.
  Several answers can stand in one line, with commas between: cas, m:3, m:2, done

?        this help               ? {rule:<7} a rule, by its number
? goal   how one wins            ? NAME    what the rules say of a thing
b        the board               l         the whole log
u        take back your last answer
h        a hint: what would the strongest bot do?
s FILE   save the game           q         quit (asks whether to save)""",
    word_of="word {at} of {words}",
    start="the start",
    chance="chance",
    says="{name}:",
    hidden="What the seats hold hidden",
    seen_by="as {name} saw it",
    replay_prompt="Enter, n: next   p: back   number, first, last   q: quit > ",
    replay_help="Enter or n: next word; p: one back; a number: to that word; +10, -10; first, last; q: quit.",
    replay_unknown="'{typed}' is not understood.",
    hint_thinking="Thinking it over …",
    chances="Chances to win",
    lessons="Costly decisions",
    no_lessons="No decision cost anybody much.",
    word="word {number}",
    luck_and_play="Luck and play, in chances to win, compared with the average of this table",
    account="start,luck,own play,the others,result",
)

FR = Phrases(
    welcome="Vous êtes {name}, place {seat}. Tapez un numéro ou le début d'une réponse ; ? pour l'aide.",
    resumed="La partie reprend où elle en était, après {words} mots.",
    rule="règle {rule}",
    prompt="> ",
    thinking="Les autres réfléchissent …",
    not_meant="« {typed} » n'est pas une des réponses. Un numéro, le début d'un chemin, ou ? pour l'aide.",
    several="« {typed} » peut désigner plusieurs réponses :",
    undone="Réponse reprise.",
    no_undo="Impossible de la reprendre : {reason}",
    no_file="Dites où : s FICHIER.",
    saved="Partie enregistrée dans {file}.",
    not_saved="La partie n'est pas enregistrée.",
    go_on="Pour la reprendre : ridotto play --resume {file}",
    save_as="Enregistrer la partie ? Un nom de fichier, ou simplement Entrée : ",
    goodbye="Au revoir.",
    over="La partie est terminée",
    place="Rang",
    you="vous",
    more_rules="Aussi dans {rules} : tapez ? et un numéro.",
    unexplained="Rien n'est écrit sur « {typed} ». Tapez ? et le numéro d'une règle, le nom d'une chose, ou but.",
    help="""\
Une réponse est
  un numéro de la liste, ou un chemin, ou le début de ses parties ou de leurs noms :
  'district:castello', 'd:cas' et 'cas' sont pareils. La touche Tab complète.
  Plusieurs réponses tiennent sur une ligne, séparées par des virgules : cas, m:3, m:2, done

?          cette aide              ? {rule:<8} une règle, par son numéro
? but      comment on gagne        ? NOM      ce que les règles disent d'une chose
b          le plateau              l          tout le journal
u          reprendre votre dernière réponse
h          un conseil : que ferait le robot le plus fort ?
s FICHIER  enregistrer             q          quitter (propose d'enregistrer)""",
    word_of="mot {at} sur {words}",
    start="le début",
    chance="hasard",
    says="{name}\N{NO-BREAK SPACE}:",
    hidden="Ce que les places tiennent caché",
    seen_by="tel que le voyait {name}",
    replay_prompt="Entrée, n : suivant   p : arrière   numéro, first, last   q : quitter > ",
    replay_help="Entrée ou n : suivant ; p : arrière ; un numéro : y aller ; +10, -10 ; first, last ; q : quitter.",
    replay_unknown="« {typed} » n'est pas compris.",
    hint_thinking="Réflexion en cours …",
    chances="Chances de gagner",
    lessons="Décisions coûteuses",
    no_lessons="Aucune décision n'a coûté bien cher.",
    word="mot {number}",
    luck_and_play="Hasard et jeu, en chances de gagner, par rapport à la moyenne de cette table",
    account="départ,hasard,jeu,les autres,résultat",
)

PHRASES = {"en": EN, "fr": FR}

SPOKEN = re.compile(r"Seat (\d+) has spoken since\.")
SILENT = re.compile(r"Seat (\d+) has not said anything yet\.")
REFUSALS = {  # why something cannot be taken back, as the core says it and as a player reads it
    "en": (
        (SPOKEN, "{name} has spoken since."),
        (SILENT, "you have not answered anything yet."),
        (re.compile(r"Chance has spoken since\."), "chance has spoken since."),
        (re.compile(r"The answers .*"), "the answers of all have been turned up since."),
        (re.compile(r"Something hidden .*"), "something hidden has come to light since."),
    ),
    "fr": (
        (SPOKEN, "{name} a parlé depuis."),
        (SILENT, "vous n'avez encore rien répondu."),
        (re.compile(r"Chance has spoken since\."), "le hasard a parlé depuis."),
        (re.compile(r"The answers .*"), "les réponses de tous ont été dévoilées depuis."),
        (re.compile(r"Something hidden .*"), "quelque chose de caché a été dévoilé depuis."),
    ),
}


def reason(error: Exception, lang: str, names: list[str]) -> str:
    """Why an answer cannot be taken back, in the language of the game."""
    for pattern, text in REFUSALS[lang]:
        if said := pattern.fullmatch(str(error)):
            return text.format(name=names[int(said[1])] if pattern.groups else "")
    return str(error)
