"""What the strongest bot says: a hint about a question, and what it learned from a finished game.

Not compiled: nothing here is said twice, and the server sends the analysis as it is.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from msgspec import Struct

from ..core.match import Match
from ..core.step import Path
from .grammar import LANGUAGES, Voice, capital, joined, typeset
from .plain import Texts

AS_GOOD: Final = 0.015  # of winning chance: two answers that differ by less are as good
SLIGHT: Final = 0.005  # of winning chance: less is told as nothing

PHRASES: Final = {
    "en": {
        "only": "There is only one answer: “{best}”.",
        "same": "{best}. The other answers come to the same.",
        "best": "{best}. {chances}.",
        "best.why": "{best}. {chances}; in its favour: {reasons}.",
        "nothing": "{best}.",
        "chances": "You win {mine} of such games ({others})",
        "about": "about {percent}",
        "reasons": "In its favour: {reasons}.",
        "second": "Second best: “{second}”, {chance}.",
        "alike": "“{second}” is as good.",
        "bolder": "“{second}” wins more often, {chance}, but ends further behind when it does not.",
        "unsure": "“{second}” may be better, {chance}: the bot has looked at it less.",
        "lesson.you": "You chose “{played}”. “{better}” was better: {cost} more chance to win.",
        "lesson": "{name} chose “{played}”. “{better}” was better: {cost} more chance to win.",
        "won": "{name} won, with a chance of {start} at the start.",
        "won.you": "You won, with a chance of {start} at the start.",
        "lost": "{name} did not win, with a chance of {start} at the start.",
        "lost.you": "You did not win, with a chance of {start} at the start.",
        "shared": "{name} shared the win, with a chance of {start} at the start.",
        "shared.you": "You shared the win, with a chance of {start} at the start.",
        "most.gain": "Most came from {part}.",
        "most.loss": "Most was lost through {part}.",
        "luck.gain": "luck",
        "luck.loss": "bad luck",
        "play.gain": "good decisions",
        "play.loss": "weak decisions",
        "others.gain": "mistakes of the others",
        "others.loss": "good decisions of the others",
        "percent": "{number}%",
        "little": "less than 1%",
    },
    "fr": {
        "only": "Il n'y a qu'une réponse : «\N{NO-BREAK SPACE}{best}\N{NO-BREAK SPACE}».",
        "same": "{best}. Les autres réponses reviennent au même.",
        "best": "{best}. {chances}.",
        "best.why": "{best}. {chances} ; en sa faveur : {reasons}.",
        "nothing": "{best}.",
        "chances": "Vous gagnez {mine} de ces parties ({others})",
        "about": "environ {percent}",
        "reasons": "En sa faveur : {reasons}.",
        "second": "Deuxième choix : «\N{NO-BREAK SPACE}{second}\N{NO-BREAK SPACE}», {chance}.",
        "alike": "«\N{NO-BREAK SPACE}{second}\N{NO-BREAK SPACE}» vaut autant.",
        "bolder": (
            "«\N{NO-BREAK SPACE}{second}\N{NO-BREAK SPACE}» gagne plus souvent, {chance}, "
            "mais finit plus loin derrière sinon."
        ),
        "unsure": (
            "«\N{NO-BREAK SPACE}{second}\N{NO-BREAK SPACE}» vaut peut-être mieux, {chance} : "
            "le robot l'a moins examiné."
        ),
        "lesson.you": (
            "Vous avez choisi «\N{NO-BREAK SPACE}{played}\N{NO-BREAK SPACE}». «\N{NO-BREAK SPACE}{better}"
            "\N{NO-BREAK SPACE}» valait mieux : {cost} de chances de gagner en plus."
        ),
        "lesson": (
            "{name} a choisi «\N{NO-BREAK SPACE}{played}\N{NO-BREAK SPACE}». «\N{NO-BREAK SPACE}{better}"
            "\N{NO-BREAK SPACE}» valait mieux : {cost} de chances de gagner en plus."
        ),
        "won": "{name} a gagné, avec {start} de chances au départ.",
        "won.you": "Vous avez gagné, avec {start} de chances au départ.",
        "lost": "{name} n'a pas gagné, avec {start} de chances au départ.",
        "lost.you": "Vous n'avez pas gagné, avec {start} de chances au départ.",
        "shared": "{name} a partagé la victoire, avec {start} de chances au départ.",
        "shared.you": "Vous avez partagé la victoire, avec {start} de chances au départ.",
        "most.gain": "Le plus grand gain vient {part}.",
        "most.loss": "La plus grande perte vient {part}.",
        "luck.gain": "du hasard",
        "luck.loss": "du hasard",
        "play.gain": "de bonnes décisions",
        "play.loss": "de mauvaises décisions",
        "others.gain": "des erreurs des autres",
        "others.loss": "des bonnes décisions des autres",
        "percent": "{number}\N{NO-BREAK SPACE}%",
        "little": "moins de 1\N{NO-BREAK SPACE}%",
    },
}


# ---- what bots find out


class Choice(Protocol):
    """An answer, as a hint sees it."""

    @property
    def chances(self) -> list[float]: ...  # by seat: to be ahead of another

    @property
    def win(self) -> list[float]: ...  # by seat

    @property
    def reasons(self) -> list[tuple[str, float]]: ...


class Hint(Protocol):
    """The best answers: first the one that the bot would give."""

    @property
    def choices(self) -> Sequence[Choice]: ...


class Lesson(Protocol):
    """A decision that cost something."""

    @property
    def word(self) -> int: ...

    @property
    def seat(self) -> int: ...

    @property
    def played(self) -> int: ...

    @property
    def better(self) -> int: ...

    @property
    def cost(self) -> float: ...

    @property
    def reasons(self) -> list[tuple[str, float]]: ...


class Moment(Protocol):
    """The chances when so many words had been spoken."""

    @property
    def word(self) -> int: ...

    @property
    def chances(self) -> list[float]: ...


class Analysis(Protocol):
    """A finished game, analysed; lists are by seat."""

    @property
    def moments(self) -> Sequence[Moment]: ...

    @property
    def lessons(self) -> Sequence[Sequence[Lesson]]: ...

    @property
    def start(self) -> list[float]: ...

    @property
    def result(self) -> list[float]: ...

    @property
    def luck(self) -> list[float]: ...

    @property
    def play(self) -> list[float]: ...

    @property
    def others(self) -> list[float]: ...


# ---- what is sent and printed


class ChancePoint(Struct, frozen=True):
    """Everybody's chance to win when so many words had been spoken."""

    word: int
    chances: list[float]  # by seat; the sum is 1


class LessonText(Struct, frozen=True):
    """A decision that cost something, and what would have been better."""

    word: int  # words spoken before it
    seat: int
    played: list[str]  # the path
    better: list[str]
    cost: float  # of winning chance
    text: str


class Account(Struct, frozen=True):
    """Where a seat's result came from: start + luck + play + others = result, all in winning chance.

    Decisions are compared with the mean of the table.  What could not be measured is spread over the three.
    """

    start: float
    luck: float
    play: float
    others: float
    result: float
    text: str


class AnalysisText(Struct, frozen=True):
    """A finished game, analysed, as a viewer reads it."""

    moments: list[ChancePoint]
    lessons: list[LessonText]  # seat by seat, the most costly first
    accounts: list[Account]  # by seat


# ---- sentences


def said(lang: str, key: str, **gaps: str) -> str:
    return typeset(PHRASES[lang][key], lang).format_map(gaps)


def percent(chance: float, lang: str) -> str:
    """A chance that was estimated: 46%, less than 1%."""
    number = round(100 * chance)
    if not number:
        return said(lang, "percent", number="0") if chance <= 0 else said(lang, "little")
    return said(lang, "percent", number=str(number))


def about(chance: float, lang: str) -> str:
    """A chance in a sentence: about 46%, less than 1%, 100%."""
    told = percent(chance, lang)
    return said(lang, "about", percent=told) if 1 <= round(100 * chance) < 100 else told


def signed(part: float, lang: str) -> str:
    """What was gained or lost: with a sign, unless it is nothing."""
    sign = "" if abs(part) < SLIGHT else "+" if part > 0 else "\N{MINUS SIGN}"
    return sign + said(lang, "percent", number=str(round(100 * abs(part))))


@cache
def phrases_of(game_id: str, lang: str) -> dict[str, tuple[str, str]]:
    """What a game calls the features of its advice: where there is more, and where there is less."""
    name = f"{__package__}.{game_id}.{lang}"
    if find_spec(f"{__package__}.{game_id}") is None or find_spec(name) is None:
        return {}
    found: dict[str, tuple[str, str]] = getattr(import_module(name), "REASONS", {})
    return found


def reasons_named(game_id: str, reasons: Sequence[tuple[str, float]], lang: str) -> str:
    """What speaks for an answer; empty where the game has no words for it."""
    known = phrases_of(game_id, lang)
    named = [typeset(known[name][0 if more > 0 else 1], lang) for name, more in reasons if name in known]
    return joined(dict.fromkeys(named), lang) if named else ""


def hint_text(
    texts: Texts[Any], game_id: str, step: str, paths: Sequence[Path], hint: Hint, voice: Voice, offered: int
) -> str:
    """A hint in two sentences, and one about the second answer; the reader is `voice.me`.  So many are offered."""
    lang, choices, me = voice.lang, hint.choices, voice.me
    options = [capital(texts.option(step, tuple(path), lang)) for path in paths]
    best = choices[0]
    if len(choices) == 1 and not best.win:
        return said(lang, "only" if offered == 1 else "same", best=options[0])
    if me is None or not best.win:
        return said(lang, "nothing", best=options[0])
    chances = chances_text(best.win, voice)
    if len(choices) == 1:
        return said(lang, "best", best=options[0], chances=chances)
    second = choices[1]
    is_better = best.win[me] - second.win[me] >= AS_GOOD
    reasons = reasons_named(game_id, best.reasons, lang) if is_better else ""
    first = said(lang, "best.why" if reasons else "best", best=options[0], chances=chances, reasons=reasons)
    return f"{first} {second_text(best, second, me, options[1], lang)}"


def second_text(best: Choice, second: Choice, me: int, option: str, lang: str) -> str:
    """The second answer beside the best.  Not only wins count for a bot: who does not win wants to be close."""
    more = second.win[me] - best.win[me]
    if more <= -AS_GOOD:
        key = "second"
    elif more <= AS_GOOD:
        key = "alike"
    else:
        key = "bolder" if second.chances[me] < best.chances[me] else "unsure"
    return said(lang, key, second=option, chance=percent(second.win[me], lang))


def chances_text(win: Sequence[float], voice: Voice) -> str:
    """The reader's chance, and in brackets those of the others, the best first."""
    lang, me = voice.lang, voice.me or 0
    others = sorted((seat for seat in range(len(win)) if seat != me), key=lambda seat: -win[seat])
    listed = ", ".join(f"{voice.name(seat)} {percent(win[seat], lang)}" for seat in others)
    return said(lang, "chances", mine=about(win[me], lang), others=listed)


def analysis_text(texts: Texts[Any], match: Match[Any], analysis: Analysis, voice: Voice) -> AnalysisText:
    """An analysis with its sentences."""
    return AnalysisText(
        moments=[ChancePoint(moment.word, list(moment.chances)) for moment in analysis.moments],
        lessons=[lesson_text(texts, match, lesson, voice) for own in analysis.lessons for lesson in own],
        accounts=[account(analysis, seat, voice) for seat in range(match.seats)],
    )


def lesson_text(texts: Texts[Any], match: Match[Any], lesson: Lesson, voice: Voice) -> LessonText:
    then = match.at(lesson.word)
    rules, lang = then.game.rules, voice.lang
    step = rules.steps[then.state.step].name
    played = rules.path(then.state, lesson.seat, lesson.played)
    better = rules.path(then.state, lesson.seat, lesson.better)
    told = said(
        lang,
        "lesson.you" if lesson.seat == voice.me else "lesson",
        name=capital(voice.name(lesson.seat)),
        played=capital(texts.option(step, played, lang)),
        better=capital(texts.option(step, better, lang)),
        cost=percent(lesson.cost, lang),
    )
    why = reasons_named(match.game.id, lesson.reasons, lang)
    text = f"{told} {said(lang, 'reasons', reasons=why)}" if why else told
    return LessonText(lesson.word, lesson.seat, list(played), list(better), lesson.cost, text)


def account(analysis: Analysis, seat: int, voice: Voice) -> Account:
    lang, you = voice.lang, ".you" if seat == voice.me else ""
    result = analysis.result[seat]
    end = "lost" if result <= 0 else "won" if result >= 1 else "shared"
    told = said(lang, f"{end}{you}", name=capital(voice.name(seat)), start=percent(analysis.start[seat], lang))
    why = most_text(analysis, seat, result >= analysis.start[seat], lang)
    text = f"{told} {why}" if why else told
    return Account(analysis.start[seat], analysis.luck[seat], analysis.play[seat], analysis.others[seat], result, text)


def most_text(analysis: Analysis, seat: int, is_gain: bool, lang: str) -> str:
    """What gained a winner the most, or cost a loser the most; empty where nothing did."""
    parts = {"luck": analysis.luck[seat], "play": analysis.play[seat], "others": analysis.others[seat]}
    name = (max if is_gain else min)(parts, key=parts.__getitem__)
    if (parts[name] if is_gain else -parts[name]) < SLIGHT:
        return ""
    way = "gain" if is_gain else "loss"
    return said(lang, f"most.{way}", part=said(lang, f"{name}.{way}"))


assert set(PHRASES) == set(LANGUAGES), "every language has its phrases"
