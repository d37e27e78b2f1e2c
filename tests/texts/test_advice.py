"""What the strongest bot says, as sentences."""

from typing import Any

import pytest

import ridotto
from ridotto import texts
from ridotto.bots.insights import Analysis, Hint, HintChoice, Lesson, Moment
from ridotto.registry import our_ids
from ridotto.texts.advice import PHRASES, percent, phrases_of, signed

PATHS = [("card:castello",), ("card:dorsoduro",)]


def choice(
    win: list[float], reasons: list[tuple[str, float]] | None = None, ahead: list[float] | None = None
) -> HintChoice:
    return HintChoice(0, 0.5, ahead or win, win, reasons or [])


def told(choices: list[HintChoice], lang: str = "en", seat: int = 0) -> str:
    names = ["Anna", "Bruno", "Carla"]
    return texts.hint("doge", "lay_card", PATHS[: len(choices)], Hint(choices), seat, lang, names)


def test_a_hint_says_the_best_answer_the_chances_the_reasons_and_the_second_best() -> None:
    best = choice([0.46, 0.3, 0.24], [("palaces", 0.4), ("no such feature", 1.0)])
    assert told([best, choice([0.41, 0.3, 0.29])]) == (
        "Lay the card of Castello. You win about 46% of such games (Bruno 30%, Carla 24%); "
        "in its favour: more palaces. Second best: “Lay the card of Dorsoduro”, 41%."
    )


def test_a_hint_in_french_has_its_typography() -> None:
    text = told([choice([0.2, 0.1, 0.7]), choice([0.1, 0.1, 0.8])], "fr")
    assert text == (
        "Poser la carte de Castello. Vous gagnez environ 20\xa0% de ces parties "
        "(Carla 70\xa0%, Bruno 10\xa0%). "
        "Deuxième choix\xa0: «\xa0Poser la carte de Dorsoduro\xa0», 10\xa0%."
    )


def test_answers_that_are_as_good_are_called_so() -> None:
    assert told([choice([0.4, 0.3, 0.3]), choice([0.395, 0.3, 0.305])]).endswith(
        "“Lay the card of Dorsoduro” is as good."
    )


def test_an_answer_that_wins_more_often_is_not_called_as_good() -> None:
    careful = choice([0.4, 0.3, 0.3], ahead=[0.7, 0.4, 0.4])
    bold = choice([0.5, 0.3, 0.2], ahead=[0.6, 0.5, 0.4])
    assert told([careful, bold]).endswith(
        " “Lay the card of Dorsoduro” wins more often, 50%, but ends further behind when it does not."
    )
    assert told([careful, bold], "fr").endswith("gagne plus souvent, 50\xa0%, mais finit plus loin derrière sinon.")
    unsure = choice([0.5, 0.3, 0.2], ahead=[0.8, 0.4, 0.3])
    assert "may be better, 50%" in told([careful, unsure])


def test_only_a_number_is_about_something() -> None:
    second = choice([0.0, 0.5, 0.5])
    assert "You win less than 1% of such games" in told([choice([0.002, 0.5, 0.498]), second])
    assert "Vous gagnez moins de 1\xa0% de ces parties" in told([choice([0.002, 0.5, 0.498]), second], "fr")
    assert "You win 100% of such games" in told([choice([1.0, 0.0, 0.0]), second])


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "There is only one answer: “Lay the card of Castello”."),
        (
            "fr",
            (
                "Il n\N{RIGHT SINGLE QUOTATION MARK}y a qu\N{RIGHT SINGLE QUOTATION MARK}une réponse\xa0: "
                "«\xa0Poser la carte de Castello\xa0»."
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
    lesson = Lesson(word, 1, codes[0], codes[1], 0.12, [("palaces", 0.3)])
    return Analysis(
        start=[1 / 3] * 3,
        result=[0.0, 1.0, 0.0],
        luck=[-0.2, 0.5, 0.0],
        play=[-0.4, -0.1, 0.0],
        others=[0.27, 0.27, -0.33],
        unexplained=[0.0, 0.0, 0.0],
        moments=[Moment(word, [0.2, 0.3, 0.5]), Moment(len(match.journal), [0.0, 1.0, 0.0])],
        lessons=[[], [lesson], []],
    )


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
    assert red.text == "Red did not win, with a chance of 33% at the start. Most was lost through weak decisions."
    assert blue.text == "Blue won, with a chance of 33% at the start. Most came from luck."
    assert green.text == (
        "You did not win, with a chance of 33% at the start. Most was lost through good decisions of the others."
    )
