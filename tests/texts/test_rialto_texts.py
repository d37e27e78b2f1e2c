"""Rialto has a sentence for everything, in both languages."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ridotto
from ridotto import Event, Match, texts
from ridotto.core.event import EVERYONE, POOL, SEAT, EventType, Fact
from ridotto.core.event_types import ANSWERED
from ridotto.core.pool import one
from ridotto.games.rialto import GAME, events
from ridotto.games.rialto.material import (
    BANK_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    DISTRICT_NAMES,
    PAIR_NAMES,
    SEAT_NAMES,
    STEP_NAMES,
)
from ridotto.testing import diagram
from ridotto.texts.rialto import CASES, TEXTS
from ridotto.texts.rialto.en import ENGLISH
from ridotto.texts.rialto.fr import FRENCH
from tests.texts.conftest import Played, moments, told_in_the_source
from tests.texts.whole import check

ROOT = Path(__file__).parents[2]
PARAGRAPH = re.compile(r"^\*\*(RI-[\d.]+)\*\*", re.MULTILINE)
LANGUAGES = pytest.mark.parametrize("lang", texts.LANGUAGES)
READERS = (None, 0, 1)
KEYS = str.maketrans(
    "\N{RIGHT SINGLE QUOTATION MARK}\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{MINUS SIGN}",
    "' x-",
)
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (2, {"neutral": "yes"}),
    (3, {}),
    (4, {"rounds": "3"}),
    (5, {"rounds": "2"}),
)
TABLE = "round 1\n tiles 1 2 3 4 5 6\n"
QUESTIONS = {
    "choose_start": "seats 3\n agenda choose_start:0",
    "take_row": f"seats 2\n {TABLE} phase 1\n row 1 gold joker\n row 2 doge\n agenda take_row:0",
    "use_green": f"seats 2\n {TABLE} phase 1\n coins 3 0\n row 1 gold joker\n agenda use_green:0\n"
    "buildings R green1 green2 green3 green4",
    "cut_hand": f"seats 2\n {TABLE} phase 1\n hand R gold gold gold joker joker doge doge bridge\n agenda cut_hand",
    "play": f"seats 2\n {TABLE} phase 2\n current councilman\n coins 5 0\n hand R councilman joker gold\n"
    "agenda play:0\n buildings R yellow1 yellow2 yellow3 yellow4",
    "take_building": f"seats 2\n {TABLE} phase 2\n current building\n agenda take_building:0:3",
    "take_building.full": f"seats 2\n {TABLE} phase 2\n current building\n agenda take_building:0:6\n"
    "buildings R green1 green1 green1 green1 yellow4! blue1 blue2~",
    "place_bridge": f"seats 2\n {TABLE} phase 2\n current bridge\n top 2\n bonus R\n agenda place_bridge:0",
    "place_gondola": f"seats 2\n {TABLE} phase 2\n current gondola\n bonus R\n agenda place_gondola:0",
    "place_gondola.empty": f"seats 2\n {TABLE} phase 2\n current gondola\n personal 16 5\n men castello R 2\n bonus R\n"
    "agenda place_gondola:0",
    "move_councilman": f"seats 2\n {TABLE} phase 2\n current councilman\n personal 0 5\n men castello R 2\n"
    "agenda move_councilman:0:3",
    "use_blue": f"seats 2\n {TABLE} phase 3\n coins 5 1\n agenda use_blue:0\n"
    "buildings R blue1 blue2 blue3 blue4 green2 green3! yellow1~",
    "use_blue.empty": f"seats 2\n {TABLE} phase 3\n coins 5 1\n personal 18 5\n buildings R blue2\n agenda use_blue:0",
}


@pytest.fixture(scope="module")
def played() -> Played:
    everything = Played([], [], [])
    for seats, choices in TABLES:
        for seed in range(2):
            match = ridotto.start("rialto", seats, seed=seed, choices=choices)
            everything.moments.extend(moments(match, Random(seed)))
            everything.matches.append(match)
            everything.events.extend(match.events)
    return everything


def event(declared: EventType, *facts: int | str | list[str] | None) -> Event:
    """An event of facts as people read them."""
    numbers = [number_of(fact, known.names) - known.first for fact, known in zip(facts, declared.facts, strict=True)]
    return Event(declared, tuple(numbers), EVERYONE)


def number_of(fact: int | str | list[str] | None, names: Sequence[str]) -> int:
    if fact is None:
        return -1
    if isinstance(fact, list):
        return sum(one(names.index(name)) for name in fact)
    return names.index(fact) if isinstance(fact, str) else fact


def any_of(declared: EventType) -> Iterator[Event]:
    """An event of each case that there is of a declared one: ordinary facts, and those with words of their own."""
    facts = [ordinary(fact) for fact in declared.facts]
    yield Event(declared, tuple(facts), EVERYONE)
    if declared.name in CASES:
        name, number, _ = CASES[declared.name]
        facts[declared.place(name)] = number
        yield Event(declared, tuple(facts), EVERYONE)


def ordinary(fact: Fact) -> int:
    if fact.form == SEAT:
        return 0
    if fact.form == POOL:
        return one(0)
    return min(2, len(fact.names) - 1) if fact.names else 2


def say(declared: EventType, *facts: int | str | list[str] | None, lang: str = "en", me: int | None = None) -> str:
    return texts.sentence("rialto", event(declared, *facts), lang, me=me)


def law() -> set[str]:
    return set(PARAGRAPH.findall((ROOT / "docs/rules/rialto.md").read_text(encoding="utf-8")))


def plain(text: str) -> str:
    """With the signs of a keyboard."""
    return text.translate(KEYS)


# ---- names


@LANGUAGES
def test_every_name_of_the_box_has_a_term(lang: str) -> None:
    for kind, names in (
        ("district", DISTRICT_NAMES),
        ("bank", BANK_NAMES),
        ("connection", PAIR_NAMES),
        ("card", CARD_NAMES),
        ("step", STEP_NAMES),
        ("building", BUILDING_NAMES),
        ("used", BUILDING_NAMES),
        ("does", BUILDING_NAMES),
        ("brings", STEP_NAMES),
        ("bonus", STEP_NAMES),
    ):
        spoken = [TEXTS.term(kind, name, lang) for name in names]
        assert len(set(spoken)) == len(names) and not set(spoken) & set(names)


def test_a_building_is_called_by_its_name_its_colour_and_its_value() -> None:
    for lang, colours in (("en", ("green", "yellow", "blue")), ("fr", ("vert", "jaune", "bleu"))):
        for place, name in enumerate(BUILDING_NAMES):
            assert TEXTS.term("building", name, lang).endswith(f" ({colours[place // 4]} {place % 4 + 1})")
            assert TEXTS.term("", name, lang).lower() == f"{colours[place // 4]} {place % 4 + 1}"


# ---- events


def test_every_event_that_is_declared_is_told_in_the_source() -> None:
    assert {declared.name for declared in GAME.events} == told_in_the_source("rialto")


@LANGUAGES
def test_every_event_that_is_declared_is_a_sentence_in_all_its_cases(lang: str) -> None:
    for one_event in [one_event for declared in (*GAME.events, ANSWERED) for one_event in any_of(declared)]:
        for me in READERS:
            text = texts.sentence("rialto", one_event, lang, me=me)
            check(text, lang)
            assert text.endswith(".") and text != repr(one_event)


@LANGUAGES
def test_every_event_of_play_is_a_sentence_for_every_reader(played: Played, lang: str) -> None:
    for one_event in set(played.events):
        for me in READERS:
            text = texts.sentence("rialto", one_event, lang, me=me)
            check(text, lang)
            assert text.endswith(".")


def test_every_sentence_is_used() -> None:
    voices = [texts.voice_for("rialto", "en", None, me) for me in READERS]
    told = [one_event for declared in (*GAME.events, ANSWERED) for one_event in any_of(declared)]
    used = {TEXTS.key_for(one_event, voice) for one_event in told for voice in voices}
    keys = list(ENGLISH.sentences)
    gathered = set(keys[keys.index("ended") + 1 :])
    assert used | gathered == set(keys) and not used & gathered


def test_every_event_rests_on_a_paragraph() -> None:
    assert {declared.rule for declared in GAME.events} <= law()


def test_sentences_read_well() -> None:
    taken = say(events.TOOK, 1, 2, ["doge", "doge", "gold", "joker"])
    assert plain(taken) == "Blue takes row 2: Doge x2, Gold, joker."
    assert say(events.PLAYED, 0, ["gold", "joker"], "gold", 2, me=0) == "You play Gold, joker: strength 2."
    assert say(events.BONUS, 4, "bridge") == "Purple gets the bonus: one more point, and the next bridge."
    assert say(events.STEP_BEGAN, "gold", None) == "Step Gold: the neutral player leads."
    assert (
        say(events.WIDENED, 0, "green2", 8) == "Red activates the Archive (green 2) and may keep 8 cards in this round."
    )
    assert say(events.WIDENED, 0, "green3", 8) == "Red may keep 8 cards in this round."
    assert say(events.CONVERTED, 0, "doge", "yellow4", "gold", me=0) == (
        "You activate the Arsenal (yellow 4): a Doge card counts as two Gold cards."
    )
    assert say(events.ROWED, 2, "castello-dorsoduro") == "Green puts a gondola between Castello and Dorsoduro."
    assert say(events.REWARDED, 0, "ultra", 5) == (
        "Red has a councilman in each district of the bank de ultra and scores 5 points."
    )
    assert say(events.SCORED, 1, "san_polo", 2, 5) == "Blue is second in San Polo and scores 5 points."


def test_french_sentences_read_well() -> None:
    upgraded = say(events.UPGRADED, 3, "blue1", "green3", "green4", lang="fr")
    assert (
        plain(upgraded)
        == "Jaune active le Chantier (bleu 1) et échange la Bibliothèque (vert 3) contre l'Académie (vert 4)."
    )
    missed = say(events.MISSED, 0, 1, lang="fr", me=0)
    assert plain(missed) == "Vous n'avez rien joué à l'étape Pont et perdez 1 point."
    played = say(events.PLAYED, 1, ["building", "building"], "building", 2, lang="fr")
    assert plain(played) == "Bleu joue Bâtiment x2 : force 2."
    assert (
        say(events.SCORED, 1, "san_polo", 1, 5, lang="fr") == "Bleu est au premier rang à San Polo et marque 5 points."
    )


def test_events_name_the_places_they_speak_of() -> None:
    assert TEXTS.targets(event(events.MOVED, 0, "castello", "san_polo")) == ("district:castello", "district:san_polo")
    assert TEXTS.targets(event(events.TOOK, 0, 2, ["gold"])) == ("row:2",)
    assert TEXTS.targets(event(events.FERRIED, 0, "castello", None)) == ("district:castello",)


# ---- options and questions


def drawn(name: str) -> Match[Any]:
    return diagram("rialto", QUESTIONS[name])


@LANGUAGES
def test_every_option_of_play_is_a_sentence_and_differs_from_the_others(played: Played, lang: str) -> None:
    steps = set()
    for moment in played.moments[::5]:
        step = str(moment.view["step"])
        spoken = [texts.option("rialto", step, path, lang) for path in moment.paths]
        assert len(set(spoken)) == len(spoken) and not set(spoken) & set(moment.paths)
        for text in spoken:
            check(text, lang)
        steps.add(step)
    assert len(steps) >= 8


@LANGUAGES
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_step_has_its_question_and_its_options(name: str, lang: str) -> None:
    match = drawn(name)
    step = str(match.view(0)["step"])
    spoken = [texts.option("rialto", step, path, lang) for path in match.options(0)]
    assert len(set(spoken)) == len(spoken) > 1 and not set(spoken) & set(match.options(0))
    for text in (*spoken, texts.question("rialto", match.view(0), 0, lang)):
        check(text, lang)


@LANGUAGES
def test_every_outcome_of_chance_is_a_sentence(lang: str) -> None:
    for step, path in (
        ("lay_round_tile", "district:castello"),
        ("draw_first", "first:1"),
        ("turn_bridge", "bridge:3"),
        ("deal_row", "deal:gold"),
        ("draw_card", "draw:joker"),
        ("draw_neutral", "deal:doge"),
    ):
        text = texts.option("rialto", step, path, lang)
        assert text != path
        check(text, lang)


@LANGUAGES
def test_every_question_of_play_is_a_sentence(played: Played, lang: str) -> None:
    asked = {texts.question("rialto", moment.view, moment.seat, lang) for moment in played.moments}
    for text in asked:
        check(text, lang)
    assert len(asked) > 50


def test_options_read_well() -> None:
    def option(step: str, path: str, lang: str = "en") -> str:
        return plain(texts.option("rialto", step, path, lang))

    assert option("place_bridge", "connection:castello-san_marco district:san_marco") == (
        "High end in San Marco, low end in Castello"
    )
    assert option("place_gondola", "connection:castello-san_marco district:castello district:san_polo") == (
        "Councilman in Castello from San Polo, gondola to San Marco"
    )
    assert option("take_building", "stack:green4 used:yellow2") == (
        "Take the Academy (green 4) and give the Exchange (yellow 2, used) back for 2 points"
    )
    assert option("use_blue", "building:blue1 building:green2", "fr") == (
        "Activer le Chantier (bleu 1) : échanger les Archives (vert 2) contre la Bibliothèque (vert 3)"
    )
    assert option("play", "building:yellow4 card:doge") == (
        "Activate the Arsenal (yellow 4): play a Doge card as two cards of this step"
    )


def asked(name: str, *answers: str, lang: str = "en") -> str:
    match = drawn(name)
    for answer in answers:
        match.answer(answer, 0)
    return plain(texts.question("rialto", match.view(0), 0, lang))


def test_questions_tell_what_is_at_stake() -> None:
    assert asked("play") == (
        "Step Councilman: play Councilman cards, or nothing: each sends a councilman to Cannaregio. "
        "The strongest gets one more councilman."
    )
    assert asked("place_bridge") == (
        "You have the bonus: put the bridge 3/5 on a free connection. Where does the 5 go?"
    )
    assert asked("take_building.full").endswith("You have room for 7 buildings: one goes back and scores its value.")
    assert asked("place_gondola.empty", lang="fr").endswith(
        "Votre réserve générale est vide : vous marquez un point et pouvez prendre un conseiller ailleurs."
    )


def test_a_play_is_followed_card_by_card() -> None:
    joker = asked("play", "card:joker")
    assert joker.startswith("Step Councilman: you lay joker, which is no play yet.")
    assert asked("play", "card:joker", "card:councilman", "building:yellow4 card:gold") == (
        "Step Councilman: you lay Councilman, joker, Gold as 2 Councilman, strength 4. Lay more, or play that."
    )


def test_two_jokers_are_no_play_for_who_has_a_card_of_the_kind() -> None:
    match = diagram("rialto", f"seats 2\n {TABLE} phase 2\n hand R doge joker joker\n current doge\n agenda play:0")
    match.answer("card:joker", 0)
    match.answer("card:joker", 0)
    assert "which is no play yet" in texts.question("rialto", match.view(0), 0)


def test_discards_are_chosen_one_by_one() -> None:
    assert asked("cut_hand") == "You hold 8 cards and may keep 7: choose 1 card to discard, face down."
    assert asked("cut_hand", "card:doge") == "You are going to discard Doge. Is that it?"


# ---- the end


def ending(view: dict[str, Any], lang: str = "en", me: int | None = None) -> tuple[str, str]:
    return TEXTS.result(view, texts.voice_for("rialto", lang, None, me))  # type: ignore[arg-type]


def test_points_win_and_doge_order_breaks_ties() -> None:
    view = diagram("rialto", "seats 3\n doge G 4 B 2 R 2\n points 40 31 22\n agenda choose_start:0").view(-1)
    assert ending(view) == ("Red wins with 40 points against 31.", "RI-8.5")
    view["scores"] = [40, 40, 22]
    assert ending(view) == ("Blue wins with 40 points: the first in Doge order of all who have as many.", "RI-8.5")
    assert plain(ending(view, "fr", me=1)[0]) == (
        "Vous gagnez avec 40 points, en tête de l'ordre du Doge parmi ceux qui en ont autant."
    )


def test_the_result_names_who_is_ranked_first(played: Played) -> None:
    for match in played.matches:
        winner = SEAT_NAMES[match.ranks.index(1)].capitalize()
        assert texts.log(match, -1)[-1].text.startswith(f"{winner} wins with ")


def test_a_summary_tells_where_all_points_came_from(played: Played) -> None:
    for match in played.matches:
        rows = {row.label: row for row in texts.summary(match).rows}
        sources = [row.values for row in rows.values() if row.is_source]
        assert [sum(values) for values in zip(*sources, strict=True)] == rows["Points"].values == match.scores


@LANGUAGES
def test_every_source_of_points_has_a_heading(lang: str) -> None:
    headings = {"en": ENGLISH, "fr": FRENCH}[lang].headings
    sources = TEXTS.sources([next(any_of(declared)) for declared in GAME.events])
    assert {source.name for source in sources} | {"point"} == set(headings)
