"""The two languages of a game say the same."""

import re
from string import Formatter

import pytest

import ridotto
from findings import ROOT
from ridotto import texts
from ridotto.texts import texts_of

PARTS = ("terms", "things", "sentences", "options", "questions", "choices", "results", "headings")
FACTS = ("sentences", "options", "questions", "choices", "results", "headings")  # parts whose texts have gaps
GAMES = pytest.mark.parametrize("game", [game.id for game in ridotto.games() if texts_of(game.id).lexicons])


@GAMES
def test_both_languages_have_the_same_keys_in_the_same_order(game: str) -> None:
    english, french = (texts_of(game).lexicons[lang] for lang in ("en", "fr"))
    for part in PARTS:
        assert list(getattr(english, part)) == list(getattr(french, part)), part


@GAMES
def test_both_languages_say_the_same_facts(game: str) -> None:
    english, french = (texts_of(game).lexicons[lang] for lang in ("en", "fr"))
    for part in FACTS:
        for key, text in getattr(english, part).items():
            assert gaps(text) == gaps(getattr(french, part)[key]), key


@GAMES
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_goal_is_told_in_a_few_plain_sentences(game: str, lang: str) -> None:
    goal = texts.goal(game, lang)
    assert goal.endswith(".") and 1 <= len(re.findall(r"[.](?= |$)", goal)) <= 3
    assert not gaps(goal)


@GAMES
def test_the_goal_rests_on_paragraphs_that_exist(game: str) -> None:
    page = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    assert texts.goal_rules(game)
    assert [rule for rule in texts.goal_rules(game) if f"**{rule}**" not in page] == []


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}
