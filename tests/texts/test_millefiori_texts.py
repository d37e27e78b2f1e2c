"""Mille Fiori has a sentence for everything, in both languages."""

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ridotto
from ridotto import Event, Match, texts
from ridotto.core.event import EVERYONE, SEAT, EventType, Fact
from ridotto.core.event_types import ANSWERED
from ridotto.games.millefiori import GAME, events
from ridotto.games.millefiori.material import (
    BONUS_NAMES,
    CARD_NAMES,
    FIELD_NAMES,
    LADY_NAMES,
    REWARD_NAMES,
    SEAT_NAMES,
    SYMBOL_NAMES,
    TILE_NAMES,
    WORK_NAMES,
)
from ridotto.testing import diagram
from ridotto.texts.millefiori import ALONE, TEXTS
from ridotto.texts.millefiori.en import ENGLISH
from ridotto.texts.millefiori.fr import FRENCH
from tests.texts.conftest import Played, moments, told_in_the_source
from tests.texts.whole import check

ROOT = Path(__file__).parents[2]
PARAGRAPH = re.compile(r"^\*\*(MF-[\d.]+)\*\*", re.MULTILINE)
LANGUAGES = pytest.mark.parametrize("lang", texts.LANGUAGES)
READERS = (None, 0, 1)
KEYS = str.maketrans("\N{RIGHT SINGLE QUOTATION MARK}\N{NO-BREAK SPACE}", "' ")
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"masterworks": "no"}),
    (2, {}),
    (3, {"on_turn": "yes", "rounds": "3"}),
    (4, {}),
)
COURSE = "seats 3\n round 2\n cycle 2\n turn R\n"
QUESTIONS = {
    "keep_card": "seats 3\n round 2\n cycle 2\n packet R quartz1 lime2 swans5 dogat1-3\n packet B ash1 ash2 key1 key2\n"
    "packet G coin1 lion1 cross1 green_horse5\n agenda keep_card",
    "keep_card.last": "seats 3\n round 2\n cycle 4\n packet R quartz1 lime2\n packet B ash1 ash2\n"
    "packet G coin1 lion1\n agenda keep_card",
    "replace_card": f"{COURSE} card quartz1\n ladies R points sea_route\n agenda replace_card use_card",
    "use_card.workshops": f"{COURSE} card lime2\n agenda use_card",
    "use_card.pigments": f"{COURSE} card pigments2\n agenda use_card",
    "use_card.residences": f"{COURSE} card key1\n own B residences1\n agenda use_card",
    "use_card.people": f"{COURSE} card lion2\n agenda use_card",
    "use_card.trade": f"{COURSE} card swans1\n agenda use_card",
    "use_card.harbour": f"{COURSE} card ship4\n own B harbour1\n agenda use_card",
    "use_card.empty": f"{COURSE} card ship4\n diamonds R 0\n agenda use_card",
    "use_card.itself": f"{COURSE} choice masterwork_wheel 2\n card green_horse5\n agenda use_card",
    "play_extra": f"{COURSE} extra 1\n display quartz1 quartz2 dogat2-0\n agenda play_extra",
    "play_extra.one": f"{COURSE} extra 1\n display quartz1\n agenda play_extra",
    "take_work": f"{COURSE} market green_horse2 blue_vase3 amber_goblet4\n agenda take_work",
    "place_work": f"{COURSE} work green_horse2\n agenda place_work",
    "take_lady": f"{COURSE} court points sea_route great_dogat\n agenda take_lady",
    "choose_voyage": f"{COURSE} ships 12 0 0\n card quartz1\n ladies R sea_route\n lady sea_route\n"
    "agenda choose_voyage",
    "choose_steps": f"{COURSE} councillors 17 18 1\n card quartz1\n ladies R great_dogat\n lady great_dogat\n"
    "agenda choose_steps",
}


@pytest.fixture(scope="module")
def played() -> Played:
    everything = Played([], [], [])
    for seats, choices in TABLES:
        for seed in range(2):
            match = ridotto.start("millefiori", seats, seed=seed, choices=choices)
            everything.moments.extend(moments(match, Random(seed)))
            everything.matches.append(match)
            everything.events.extend(match.events)
    return everything


def event(declared: EventType, *facts: int | str) -> Event:
    """An event of facts as people read them."""
    numbers = [
        known.names.index(fact) if isinstance(fact, str) else fact - known.first
        for fact, known in zip(facts, declared.facts, strict=True)
    ]
    return Event(declared, tuple(numbers), EVERYONE)


def any_of(declared: EventType) -> Iterator[Event]:
    """An event of each case that there is of a declared one."""
    facts = [ordinary(fact) for fact in declared.facts]
    cases = [place for place, fact in enumerate(declared.facts) if fact.rules]
    if declared.name in ALONE:
        yield Event(declared, tuple(facts), EVERYONE)
        facts[declared.place("number")] = 1
    if not cases:
        yield Event(declared, tuple(facts), EVERYONE)
    for place in cases:
        for number, rule in enumerate(declared.facts[place].rules):
            if rule:
                facts[place] = number
                yield Event(declared, tuple(facts), EVERYONE)


def ordinary(fact: Fact) -> int:
    if fact.form == SEAT:
        return 0
    return min(2, len(fact.names) - 1) if fact.names else 2


def say(declared: EventType, *facts: int | str, lang: str = "en", me: int | None = None) -> str:
    return plain(texts.sentence("millefiori", event(declared, *facts), lang, me=me))


def law() -> set[str]:
    return set(PARAGRAPH.findall((ROOT / "docs/rules/millefiori.md").read_text(encoding="utf-8")))


def plain(text: str) -> str:
    """With the signs of a keyboard."""
    return text.translate(KEYS)


# ---- names


@LANGUAGES
def test_every_name_of_the_box_has_a_term(lang: str) -> None:
    for kind, names in (("card", CARD_NAMES), ("market", WORK_NAMES), ("court", LADY_NAMES), ("bonus", BONUS_NAMES)):
        spoken = [TEXTS.term(kind, name, lang) for name in names]
        assert len(set(spoken)) == len(names) and not set(spoken) & set(names)
    for name in (*SYMBOL_NAMES, *SEAT_NAMES):
        assert name in {"en": ENGLISH, "fr": FRENCH}[lang].terms
    assert len({TEXTS.term("tile", name, lang) for name in TILE_NAMES}) == 4, "there are four colours"


@LANGUAGES
def test_every_field_has_a_name_and_an_option_of_its_own(lang: str) -> None:
    fields = [name for name in FIELD_NAMES if not name.startswith("harbour") or int(name[7:]) % 3 == 1]
    options = {texts.option("millefiori", "use_card", f"field:{name}", lang) for name in fields}
    assert len(options) == len(fields)
    for name in FIELD_NAMES:
        assert not re.search(r"[{}_]|\b0\b", TEXTS.term("field", name, lang))


def test_cards_are_called_by_what_is_printed_on_them() -> None:
    assert TEXTS.term("card", "quartz3", "en") == "quartz 3" and TEXTS.term("card", "ash2", "fr") == "cendre 2"
    assert TEXTS.term("display", "dogat2-0", "en") == "Dogat ↑↑"
    assert TEXTS.term("deal", "dogat1-1", "fr") == "Dogat ↑ (1 point)"
    assert TEXTS.term("card", "green_horse5", "en") == "green horse 5"
    assert TEXTS.term("work", "amber_goblet2", "fr") == "gobelet ambre 2"


# ---- events


def test_every_event_that_is_declared_is_told_in_the_source() -> None:
    assert {declared.name for declared in GAME.events} == told_in_the_source("millefiori")


@LANGUAGES
def test_every_event_that_is_declared_is_a_sentence_in_all_its_cases(lang: str) -> None:
    for one_event in [one_event for declared in (*GAME.events, ANSWERED) for one_event in any_of(declared)]:
        for me in READERS:
            text = texts.sentence("millefiori", one_event, lang, me=me)
            check(text, lang)
            assert text.endswith(".") and text != repr(one_event)


@LANGUAGES
def test_every_event_of_play_is_a_sentence_for_every_reader(played: Played, lang: str) -> None:
    for one_event in set(played.events):
        for me in READERS:
            text = texts.sentence("millefiori", one_event, lang, me=me)
            check(text, lang)
            assert text.endswith(".")


def test_every_sentence_is_used() -> None:
    voices = [texts.voice_for("millefiori", "en", None, me) for me in READERS]
    told = [one_event for declared in (*GAME.events, ANSWERED) for one_event in any_of(declared)]
    used = {TEXTS.key_for(one_event, voice) for one_event in told for voice in voices}
    keys = list(ENGLISH.sentences)
    gathered = set(keys[keys.index("ended.supply") + 1 :])
    assert used | gathered == set(keys) and not used & gathered


def test_every_event_rests_on_a_paragraph() -> None:
    for declared in GAME.events:
        for one_event in any_of(declared):
            assert one_event.rule in law()


def test_only_some_rewards_can_be_lost() -> None:
    lost = [str(one_event.read()["reward"]) for one_event in any_of(events.LAPSED)]
    assert lost == [REWARD_NAMES[1], REWARD_NAMES[2]]


def test_sentences_read_well() -> None:
    assert say(events.GROUPED, 1, "workshops9", 4, 4) == "Blue fills a lime workshop: a group of 4 diamonds, 4 points."
    assert say(events.DYED, 0, "workshops1", 1, 2, me=0) == (
        "You fill a pigments workshop on its own: doubled, 2 points."
    )
    assert say(events.HOUSED, 2, "residences4", 3, 12) == (
        "Green fills a residence of value 5: a chain of 3 diamonds, 12 points."
    )
    assert say(events.MATCHED, 3, "nobili4", 6) == (
        "Yellow fills a lion of the Nobili on level 2, the symbol of the card: doubled, 6 points."
    )
    assert say(events.TRADED, 0, "glasses", 2, 6) == "Red scores 6 points for 2 diamonds on glasses."
    assert say(events.MANNED, 0, 3, 1, 2, 2) == (
        "The fleet of row 3 is complete beside 1 commodity: Red scores 2 points for 2 diamonds."
    )
    assert say(events.BONUS_SCORED, 1, "palace", 20) == "Blue gets the point bonus of the Doge's palace: 20 points."
    assert say(events.EARNED, 1, "good_deal").startswith("Blue earns an extra card: a good deal")
    assert say(events.COVERED, 0, "blue_vase3", "red6", 3, me=0) == (
        "You cover a masterwork with the blue vase 3, row 2, column 3: 3 points."
    )
    assert (
        say(events.REPLACED, 0, "sea_route", "quartz3") == "Red discards quartz 3 and uses a Dogaressa card: Sea route."
    )


def test_french_sentences_read_well() -> None:
    assert say(events.GROUPED, 1, "workshops9", 4, 4, lang="fr") == (
        "Bleu occupe un atelier de chaux : un groupe de 4 losanges, 4 points."
    )
    assert say(events.PLACED, 0, "trade6", lang="fr", me=0) == "Vous occupez les carafes de la rangée 2."
    assert say(events.SHOWED, 2, "green_goblet4", "blue1", 4, lang="fr") == (
        "Vert pose le gobelet vert 4 dans sa vitrine, rangée 1, colonne 1 : 4 points."
    )
    assert say(events.BONUS_SCORED, 3, "city", 5, lang="fr") == (
        "Jaune obtient les points bonus de la ville commerciale : 5 points."
    )
    assert say(events.LINED, 0, "column2", 20, lang="fr", me=0) == (
        "Vous marquez 20 points pour la deuxième colonne de votre vitrine."
    )


def test_a_packet_has_as_many_cards_as_there_are() -> None:
    received = Event(events.RECEIVED, (0, CARD_NAMES.index("key2"), CARD_NAMES.index("dogat2-0"), -1, -1), EVERYONE)
    assert texts.sentence("millefiori", received, me=0) == "You take up the packet: key 2, Dogat ↑↑."


def test_events_name_the_places_they_speak_of() -> None:
    assert TEXTS.targets(event(events.GROUPED, 0, "workshops9", 4, 4)) == ("field:workshops9",)
    assert TEXTS.targets(event(events.LANDED, 0, 12, 10)) == ("sea:12",)
    assert TEXTS.targets(event(events.SHOWED, 0, "green_horse2", "red5", 2)) == ("market:green_horse2", "showcase:red5")


# ---- the log


def lines(match: Match[Any], seat: int = 0, lang: str = "en") -> list[str]:
    return [plain(line.text) for line in texts.log(match, seat, lang)]


def written(*told: Event, me: int | None = 0, lang: str = "en") -> list[str]:
    """The log of some events of one moment."""
    writer = TEXTS.log_writer(texts.voice_for("millefiori", lang, None, me))
    timed = [texts.TimedEvent(1, one_event) for one_event in told]
    return [plain(line.text) for line in (*writer.write(timed), *writer.sealed)]


def test_a_diamond_and_its_points_are_one_line() -> None:
    placed = event(events.PLACED, 1, "workshops9")
    assert written(placed, event(events.GROUPED, 1, "workshops9", 1, 1)) == [
        "Blue fills a lime workshop on its own: 1 point."
    ]


def test_trade_tells_in_one_line_who_scores() -> None:
    placed = event(events.PLACED, 1, "trade6")
    mine, theirs = event(events.TRADED, 0, "carafes", 1, 3), event(events.TRADED, 1, "carafes", 2, 6)
    assert written(placed, mine, theirs) == ["Blue fills carafes in row 2. Points for carafes: you 3, Blue 6."]
    assert written(placed, theirs) == ["Blue fills carafes in row 2: 2 diamonds on carafes, 6 points."]
    assert written(placed, event(events.SPENT, 1), mine, theirs)[2] == "Points for carafes: you 3, Blue 6."


def test_a_voyage_and_its_points_are_one_line() -> None:
    sailed = event(events.SAILED, 0, 3, 12)
    assert written(sailed, event(events.LANDED, 0, 12, 10)) == [
        "You sail 3 spaces, to space 12 of the sea route: 10 points."
    ]
    assert written(sailed) == ["You sail 3 spaces, to space 12."]
    climbed = [event(events.CLIMBED, 1, 1, 5), event(events.ADVISED, 1, 5, 3)]
    assert written(*climbed, lang="fr") == ["Bleu monte à la case 5 du Petit Conseil : 3 points."]


def test_fleets_and_pyramids_tell_who_scores() -> None:
    manned = [event(events.MANNED, 0, 3, 2, 1, 3), event(events.MANNED, 1, 3, 2, 2, 6)]
    assert written(*manned) == ["The fleet of row 3 is complete beside 2 commodities. Points: you 3, Blue 6."]
    carried = [event(events.CARRIED, 0, "nobili1", 2, 4), event(events.CARRIED, 1, "nobili1", 1, 1)]
    assert written(*carried) == ["Diamonds below score: you 4, Blue 1."]


def test_what_chance_lays_out_is_one_line_each(played: Played) -> None:
    for match in played.matches:
        told = lines(match)
        assert len([text for text in told if text.startswith("The display: ")]) == 1
        assert len([text for text in told if text.startswith("You are dealt ")]) == match.view(-1)["round"]
        assert not any(re.match(r".* comes to the display\.", text) for text in told)


def test_a_hand_that_is_dealt_is_written_when_it_is_complete() -> None:
    writer = TEXTS.log_writer(texts.voice_for("millefiori", "en", None, 0))
    first = [
        texts.TimedEvent(1, event(events.DEALT, 0, "quartz1")),
        texts.TimedEvent(2, event(events.DEALT, 0, "key2")),
    ]
    assert not writer.write(first)
    assert [line.text for line in writer.sealed] == ["You are dealt quartz 1, key 2."]
    assert [line.text for line in writer.write([texts.TimedEvent(3, events.READY.event())])] == [
        "You are dealt quartz 1, key 2."
    ]
    assert not writer.sealed


@LANGUAGES
def test_a_log_is_the_same_written_at_once_or_step_by_step(played: Played, lang: str) -> None:
    match = played.matches[-1]
    writer = TEXTS.log_writer(texts.voice_for("millefiori", lang, None, 0))
    found = []
    for _, timed in groupby(texts.timed_events(match, 0), key=lambda one: one.number):
        found.extend(writer.write(list(timed)))
    assert [line.text for line in found] == [line.text for line in texts.log(match, 0, lang)[:-1]]


# ---- options and questions


def drawn(name: str) -> Match[Any]:
    return diagram("millefiori", QUESTIONS[name])


@LANGUAGES
def test_every_option_of_play_is_a_sentence_and_differs_from_the_others(played: Played, lang: str) -> None:
    steps = set()
    for moment in played.moments[::3]:
        step = str(moment.view["step"])
        spoken = [texts.option("millefiori", step, path, lang) for path in moment.paths]
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
    spoken = [texts.option("millefiori", step, path, lang) for path in match.options(0)]
    assert len(set(spoken)) == len(spoken) and not set(spoken) & set(match.options(0))
    for text in (*spoken, texts.question("millefiori", match.view(0), 0, lang)):
        check(text, lang)


@LANGUAGES
def test_every_outcome_of_chance_is_a_sentence(lang: str) -> None:
    for step, path in (
        ("draw_first", "first:1"),
        ("turn_display", "deal:quartz3"),
        ("lay_tile", "tile:people_a"),
        ("deal_card", "deal:dogat2-0"),
        ("fill_market", "work:green_horse2"),
        ("draw_work", "work:green_horse2"),
        ("fill_court", "lady:points"),
        ("draw_lady", "lady:small_dogat"),
    ):
        text = texts.option("millefiori", step, path, lang)
        assert text != path
        check(text, lang)


@LANGUAGES
def test_every_question_of_play_is_a_sentence(played: Played, lang: str) -> None:
    asked_in_play = {texts.question("millefiori", moment.view, moment.seat, lang) for moment in played.moments}
    for text in asked_in_play:
        check(text, lang)
    assert len(asked_in_play) > 100


def option(step: str, path: str, lang: str = "en") -> str:
    return plain(texts.option("millefiori", step, path, lang))


def test_options_read_well() -> None:
    assert option("use_card", "field:workshops9") == "Fill workshop 9, lime"
    assert option("use_card", "field:residences4") == "Fill residence 4, value 5"
    assert option("use_card", "field:populi5") == "Fill field 5 of the Populi, crab, level 2"
    assert option("use_card", "field:trade6", "fr") == "Occuper les carafes de la rangée 2"
    assert option("use_card", "field:harbour4") == "Fill a ship in row 2, then sail"
    assert option("replace_card", "dogaressa:sea_route") == "Use Sea route: sail 1 to 7 spaces"
    assert option("place_work", "showcase:blue6") == "Put it in row 2, column 3"
    assert option("choose_steps", "council:19") == "Climb to the Doge's palace"
    assert option("choose_steps", "council:7", "fr") == "Monter à la case 7"
    assert option("use_card", "button:use") == "Use the card for what it shows"


def asked(name: str, lang: str = "en") -> str:
    return plain(texts.question("millefiori", drawn(name).view(0), 0, lang))


def test_questions_tell_what_is_asked() -> None:
    assert asked("keep_card") == (
        "Round 2, card 2 of 4: keep a card of your packet, to be played in turn. The others go to Blue."
    )
    assert asked("keep_card.last").endswith("What is left goes to the display.")
    assert asked("use_card.workshops") == (
        "You play lime 2: fill a lime workshop, for a point for each diamond of its group; or sail 2 spaces."
    )
    assert "for two points for each diamond" in asked("use_card.pigments")
    assert "fill the next residence, of value 4, for this value" in asked("use_card.residences")
    assert asked("use_card.people") == (
        "You play lion 2: fill a free field of the Nobili; one with the symbol lion scores double. Or sail 2 spaces."
    )
    assert asked("use_card.itself").startswith("You play green horse 5: use it for what it shows, or sail")
    assert asked("use_card.empty") == "You play ship 4, but have no diamond left: sail 4 spaces."
    assert "one of the 3 cards of the display" in asked("play_extra") and "only card" in asked("play_extra.one")
    assert asked("place_work").startswith("Put the green horse 2 into your showcase, for 2 points.")
    assert asked("choose_voyage", "fr") == "Votre bateau est sur la case 12 : jusqu'où avance-t-il, de 1 à 7 cases ?"


def test_a_limited_choice_says_so() -> None:
    view: dict[str, Any] = dict(drawn("take_work").view(0))

    def question() -> str:
        return texts.question("millefiori", view, 0)

    assert question() == "Take a masterwork of the market, or draw one from the pile."
    works, view["works"] = view["works"], []
    assert question() == "The pile is empty: take a masterwork of the market."
    view["works"], view["market"] = works, [None, None, None]
    assert question() == "The market is empty: draw a masterwork from the pile."


def test_a_full_showcase_asks_what_is_covered() -> None:
    view: dict[str, Any] = dict(drawn("place_work").view(0))
    view["players"] = [dict(player, showcase=["blue_vase3"] * 9) for player in view["players"]]
    assert texts.question("millefiori", view, 0) == (
        "Your showcase is full: which masterwork does the green horse 2 cover, for 2 points?"
    )


def test_in_the_variant_a_card_is_played_when_it_is_chosen() -> None:
    match = ridotto.start("millefiori", 3, seed=1, choices={"on_turn": "yes", "first": "red"})
    text = texts.question("millefiori", match.view(0), 0)
    assert text == "Round 1, card 1 of 4: play a card of your packet. The others go to Blue."


# ---- choices and the end


def test_choices_have_names() -> None:
    assert texts.choice("millefiori", "council_people_a_2", "en") == "Council tile first of townspeople, space 2"
    market = texts.choice("millefiori", "market_green_horse_1", "fr")
    assert plain(market) == "Cheval vert de l'étalage, valeur de l'exemplaire 1"
    assert texts.value("millefiori", "first", "lot", "en") == "by lot"
    assert texts.value("millefiori", "sea_21", "two_arrows", "fr") == "deux flèches"
    assert texts.value("millefiori", "council_trade_a_2", "points3", "en") == "3 points"


@LANGUAGES
def test_every_value_of_a_choice_has_a_name(lang: str) -> None:
    for choice in GAME.choices:
        for name in choice.names:
            assert "_" not in texts.value("millefiori", choice.name, name, lang)
            assert not re.search(r"points\d", texts.value("millefiori", choice.name, name, lang))


def ending(view: dict[str, Any], lang: str = "en", me: int | None = None) -> tuple[str, str]:
    return TEXTS.result(view, texts.voice_for("millefiori", lang, None, me))  # type: ignore[arg-type]


def test_the_most_points_win_and_equals_share() -> None:
    view = dict(drawn("keep_card").view(-1))
    view["scores"] = [140, 131, 22]
    assert ending(view) == ("Red wins with 140 points against 131.", "MF-9.5")
    view["scores"] = [140, 140, 22]
    assert ending(view) == ("The game is a draw between Red and Blue: 140 points each.", "MF-9.5")


def test_a_summary_tells_where_all_points_came_from(played: Played) -> None:
    for match in played.matches:
        rows = {row.label: row for row in texts.summary(match).rows}
        sources = [row.values for row in rows.values() if row.is_source]
        assert [sum(values) for values in zip(*sources, strict=True)] == rows["Points"].values == match.scores


def test_what_belongs_together_is_counted_together() -> None:
    dyed, carried = event(events.DYED, 0, "workshops1", 2, 4), event(events.CARRIED, 0, "nobili1", 2, 4)
    assert [source[:2] for source in TEXTS.sources([dyed, carried])] == [("grouped", "MF-4.3"), ("met", "MF-6.3")]


@LANGUAGES
def test_every_source_of_points_has_a_heading(lang: str) -> None:
    headings = {"en": ENGLISH, "fr": FRENCH}[lang].headings
    sources = TEXTS.sources([next(any_of(declared)) for declared in GAME.events])
    assert {source.name for source in sources} | {"point"} == set(headings)
