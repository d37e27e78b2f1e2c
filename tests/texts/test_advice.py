"""What the strongest bot says, as sentences."""

from typing import Any

import pytest

import ridotto
from ridotto import texts
from ridotto.bots.analysis import Analysis, Lesson, Moment
from ridotto.bots.hints import Hint, HintChoice
from ridotto.registry import our_ids
from ridotto.texts.advice import PHRASES, percent, phrases_of, signed

PATHS = [("card:castello",), ("card:dorsoduro",)]


def choice(win: list[float], reasons: list[tuple[str, float]] | None = None) -> HintChoice:
    made = HintChoice(0, 0.5)
    made.win = win
    made.reasons = reasons or []
    return made


def told(choices: list[HintChoice], lang: str = "en", seat: int = 0) -> str:
    names = ["Anna", "Bruno", "Carla"]
    return texts.hint("doge", "lay_card", PATHS[: len(choices)], Hint(choices), seat, lang, names)


def test_a_hint_says_the_best_answer_the_chances_the_reasons_and_the_second_best() -> None:
    best = choice([0.46, 0.3, 0.24], [("palaces", 0.4), ("no such feature", 1.0)])
    assert told([best, choice([0.41, 0.3, 0.29])]) == (
        "Lay the card of Castello: you win in about 46% of such games (Bruno 30%, Carla 24%). "
        "In its favour: more palaces. Second best: “Lay the card of Dorsoduro”, 41%."
    )


def test_a_hint_in_french_has_its_typography() -> None:
    text = told([choice([0.2, 0.1, 0.7]), choice([0.1, 0.1, 0.8])], "fr")
    assert text == (
        "Poser la carte de Castello\xa0: vous gagnez dans 20\xa0% environ de ces parties "
        "(Carla 70\xa0%, Bruno 10\xa0%). "
        "Ensuite\xa0: «\xa0Poser la carte de Dorsoduro\xa0», 10\xa0%."
    )


def test_answers_that_are_as_good_are_called_so() -> None:
    assert told([choice([0.4, 0.3, 0.3]), choice([0.395, 0.3, 0.305])]).endswith(
        "“Lay the card of Dorsoduro” is as good."
    )
    assert told([choice([0.4, 0.3, 0.3]), choice([0.5, 0.3, 0.2])]).endswith("is as good.")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "There is only one answer: Lay the card of Castello."),
        (
            "fr",
            (
                "Il n\N{RIGHT SINGLE QUOTATION MARK}y a qu\N{RIGHT SINGLE QUOTATION MARK}une réponse\xa0: "
                "Poser la carte de Castello."
            ),
        ),
    ],
)
def test_where_there_is_one_answer_nothing_is_weighed(lang: str, text: str) -> None:
    assert told([choice([])], lang) == text


def test_answers_that_come_to_the_same_are_not_weighed() -> None:
    text = texts.hint("doge", "lay_card", PATHS[:1], Hint([choice([])]), 0, offered=3)
    assert text == "Lay the card of Castello. The other answers come to the same."


def test_numbers() -> None:
    assert [percent(chance, "en") for chance in (0.0, 0.001, 0.456, 1.0)] == ["0%", "less than 1%", "46%", "100%"]
    assert [signed(part, "en") for part in (0.12, -0.05, 0.001)] == ["+12%", "\N{MINUS SIGN}5%", "0%"]


def test_both_languages_say_the_same_things() -> None:
    assert list(PHRASES["en"]) == list(PHRASES["fr"])


@pytest.mark.parametrize("game", our_ids())
def test_reasons_have_phrases_in_both_languages(game: str) -> None:
    assert set(phrases_of(game, "en")) == set(phrases_of(game, "fr"))


# ---- analysis


@pytest.fixture(scope="module")
def match() -> Any:
    match = ridotto.start("doge", seats=3, seed=1, choices={"last_year": 1})
    rng = ridotto.Rng(1)
    while not match.over:
        codes = match.codes()
        match.answer(codes[rng.below(len(codes))])
    return match


@pytest.fixture(scope="module")
def analysis(match: Any) -> Analysis:
    word = next(i for i in range(len(match.journal)) if len(match.at(i).asked) == 3)
    codes = match.at(word).codes(1)
    lesson = Lesson(word, 1, codes[0], codes[1], 0.12)
    lesson.reasons = [("palaces", 0.3)]
    whole = Analysis(3)
    whole.moments = [Moment(word, [0.2, 0.3, 0.5]), Moment(len(match.journal), [0.0, 1.0, 0.0])]
    whole.lessons = [[], [lesson], []]
    whole.result = [0.0, 1.0, 0.0]
    whole.luck, whole.play, whole.others = [-0.2, 0.5, 0.0], [-0.4, -0.1, 0.0], [0.27, 0.27, -0.33]
    return whole


def test_a_lesson_tells_what_was_chosen_and_what_was_better(match: Any, analysis: Analysis) -> None:
    (lesson,) = texts.analysis(match, analysis).lessons
    assert lesson.text == (
        "Blue chose “Lay the card of Cannaregio”. “Lay the card of Castello” was better: 12% more chance to win. "
        "In its favour: more palaces."
    )
    (mine,) = texts.analysis(match, analysis, "fr", seat=1).lessons
    assert mine.text.startswith("Vous avez choisi «\xa0Poser la carte de Cannaregio\xa0».")


def test_an_account_tells_what_decided(match: Any, analysis: Analysis) -> None:
    red, blue, green = texts.analysis(match, analysis, seat=2).accounts
    assert red.text == "Red did not win, with a chance of 33% at the start. Most was lost by weak decisions."
    assert blue.text == "Blue won, with a chance of 33% at the start. Most came from luck."
    assert green.text == (
        "You did not win, with a chance of 33% at the start. Most was lost by good decisions of the others."
    )
