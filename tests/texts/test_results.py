"""The end says why: who has won by which paragraph, with the numbers that decided, in both languages."""

from typing import Any

import pytest

import ridotto
from findings import ROOT
from ridotto import texts
from ridotto.texts import texts_of
from ridotto.texts.result import Comparison, contest

GOLDEN = ROOT / "tests/golden"
NBSP = "\N{NO-BREAK SPACE}"


def golden(game: str, name: str) -> ridotto.Match[Any]:
    return ridotto.replay((GOLDEN / game / f"{name}.rec").read_text(encoding="utf-8"))


def ending(game: str, view: dict[str, Any], lang: str = "en", me: int | None = None) -> tuple[str, str]:
    """The sentence and the paragraph for such a final view."""
    return texts_of(game).result(view, texts.voice_for(game, lang, None, me))


# ---- Doge


@pytest.mark.parametrize(
    ("name", "sentence", "rule"),
    [
        ("3-goal-6-in-6", "Red wins: 6 palaces in all 6 districts.", "DO-9.1"),
        ("3-goal-7-in-5", "7 palaces in 5 districts.", "DO-9.1"),
        ("3-goal-8-in-4", "8 palaces in 4 districts.", "DO-9.1"),
        ("3-goal-most-palaces", "meet a goal. ", "DO-9.3"),
        ("3-goal-most-houses", "houses on the board against", "DO-9.3"),
        ("3-goal-draw", "meet a goal. The game is a draw between", "DO-9.3"),
        ("3-no-goal", "Nobody meets a goal. ", "DO-9.6"),
        ("3-last-year", "Nobody meets a goal. ", "DO-9.6"),
        ("3-last-year-draw", "Nobody meets a goal. The game is a draw between", "DO-9.6"),
    ],
)
def test_doge_names_the_goal_or_what_broke_the_tie(name: str, sentence: str, rule: str) -> None:
    last = texts.log(golden("doge", name), -1)[-1]
    assert sentence in last.text and last.rule == rule


def test_doge_tells_the_deciding_numbers() -> None:
    match = ridotto.start("doge", 3)
    view = match.view(-1)

    def stand(district: str, houses: list[int], palaces: list[int]) -> None:
        view["districts"][district].update(houses=houses, palaces=palaces)  # type: ignore[index]

    for district in ("cannaregio", "castello", "dorsoduro", "san_marco", "san_polo"):
        stand(district, [0, 0, 0], [1, 1, 0])
    stand("cannaregio", [2, 1, 0], [2, 2, 0])
    stand("castello", [1, 0, 3], [2, 2, 0])
    assert ending("doge", view) == (
        "Red and Blue meet a goal. Red and Blue each have 7 palaces; Red wins with 3 houses on the board against 1.",
        "DO-9.3",
    )
    assert ending("doge", view, me=0)[0] == (
        "You and Blue meet a goal. You and Blue each have 7 palaces; you win with 3 houses on the board against 1."
    )
    assert ending("doge", view, "fr", me=1)[0] == (
        f"Vous et Rouge atteignez un but. Vous et Rouge avez chacun 7 palais{NBSP}; "
        "Rouge gagne avec 3 maisons sur le plateau contre 1."
    )
    stand("castello", [0, 0, 3], [2, 1, 0])
    assert ending("doge", view) == ("Red wins: 7 palaces in 5 districts.", "DO-9.1")
    assert ending("doge", view, "fr", me=0) == (f"Vous gagnez{NBSP}: 7 palais dans 5 quartiers.", "DO-9.1")


# ---- San Marco


def test_san_marco_tells_the_prestige_or_the_nobles_in_san_marco() -> None:
    view = ridotto.start("sanmarco", 3, seed=1).view(-1)
    nobles: list[int] = view["districts"]["san_marco"]["nobles"]  # type: ignore[index]
    nobles[:] = [2, 4, 6]
    view["scores"] = [62, 58, 40]
    assert ending("sanmarco", view) == ("Red wins with 62 points of prestige against 58.", "SM-10.2")
    assert ending("sanmarco", view, "fr", me=0) == ("Vous gagnez avec 62 points de prestige contre 58.", "SM-10.2")
    view["scores"] = [62, 62, 40]
    assert ending("sanmarco", view) == (
        "Red and Blue each have 62 points of prestige; Blue wins with 4 nobles in San Marco against 2.",
        "SM-10.3",
    )
    nobles[1] = 2
    assert ending("sanmarco", view, me=0) == (
        "The game is a draw between you and Blue: 62 points of prestige and 2 nobles in San Marco each.",
        "SM-10.3",
    )


@pytest.mark.parametrize("seats", [3, 4])
def test_san_marco_tells_where_all_prestige_came_from(seats: int) -> None:
    for seed in range(8):
        match, rng = ridotto.start("sanmarco", seats, seed), ridotto.Rng(seed)
        while not match.over:
            codes = match.codes()
            match.answer(codes[rng.below(len(codes))])
        rows = {row.label: row for row in texts.summary(match).rows}
        sources = [row.values for row in rows.values() if row.is_source]
        assert [sum(values) for values in zip(*sources, strict=True)] == rows["Prestige"].values == match.scores
        assert rows["Final scoring"].rule == "SM-10.1" and min(rows["Final scoring"].values) >= 0
        if "Tolls paid" in rows:
            assert sum(rows["Tolls paid"].values) == -sum(rows["Tolls received"].values) < 0


# ---- Intrigo


def intrigo(winner: int | None, *seats: tuple[list[int], int]) -> dict[str, Any]:
    """A final view: the counters and Ducats of each seat."""
    view = ridotto.start("intrigo", len(seats), seed=1).view(-1)
    players: list[dict[str, Any]] = view["players"]  # type: ignore[assignment]
    for player, (counters, ducats) in zip(players, seats, strict=True):
        player.update(counters=dict(zip(player["counters"], counters, strict=True)), ducats=ducats)
    view.update(winner=winner, scores=[sum(1 for seals in counters if seals) for counters, _ in seats])
    return view


def test_intrigo_names_the_seals_that_won() -> None:
    view = intrigo(1, ([2, 2, 0, 1, 1], 3), ([1, 1, 1, 1, 1], 0))
    assert ending("intrigo", view) == ("Blue wins with a Seal of each of the 5 corporations.", "IN-9.1")
    view = intrigo(0, ([4, 2, 0, 0, 0], 3), ([1, 1, 1, 1, 0], 0))
    assert ending("intrigo", view, me=0) == ("You win with 4 Seals of the merchants.", "IN-9.1")
    assert ending("intrigo", view, "fr") == ("Rouge gagne avec 4 Sceaux des marchands.", "IN-9.1")


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ([([1, 1, 1, 0, 0], 0), ([2, 2, 0, 0, 0], 5)], "Red wins with 3 different Seals against 2."),
        (
            [([1, 1, 1, 0, 0], 9), ([2, 1, 1, 0, 0], 5)],
            "Red and Blue each have 3 different Seals; Blue wins with 4 Seals against 3.",
        ),
        (
            [([1, 1, 1, 0, 0], 9), ([1, 1, 1, 0, 0], 5)],
            "Red and Blue each have 3 different Seals and 3 Seals; Red wins with 9 Ducats against 5.",
        ),
        (
            [([1, 1, 1, 0, 0], 1), ([1, 1, 1, 0, 0], 1)],
            "The game is a draw between Red and Blue: 3 different Seals, 3 Seals and 1 Ducat each.",
        ),
    ],
)
def test_intrigo_without_a_winner_tells_what_was_compared(seats: list[tuple[list[int], int]], sentence: str) -> None:
    text, rule = ending("intrigo", intrigo(None, *seats))
    assert text == f"Nobody has Seals of all corporations, or four alike. {sentence}" and rule == "IN-9.4"


def test_intrigo_after_the_last_turn_tells_what_was_compared_of_who_is_alone_at_the_head() -> None:
    view = intrigo(1, ([2, 0, 0, 0, 1], 5), ([0, 1, 1, 1, 2], 0))
    assert ending("intrigo", view) == (
        "Nobody has Seals of all corporations, or four alike. Blue wins with 4 different Seals against 2.",
        "IN-9.4",
    )
    text, rule = ending("intrigo", view, "fr", me=1)
    assert text.endswith(" Vous gagnez avec 4 Sceaux différents contre 2.") and rule == "IN-9.4"


@pytest.mark.parametrize("name", ["2-last-turn", "3-last-turn", "4-last-turn", "2-last-turn-draw", "3-last-turn-draw"])
def test_intrigo_names_no_seals_that_nobody_has(name: str) -> None:
    last = texts.log(golden("intrigo", name), -1)[-1]
    assert last.text.startswith("Nobody has Seals of all corporations, or four alike. ") and last.rule == "IN-9.4"


# ---- all games


def test_the_first_difference_decides_among_those_who_are_still_equal() -> None:
    rows = [Comparison("a", "", [3, 3, 2]), Comparison("b", "", [1, 1, 9]), Comparison("c", "", [0, 4, 9])]
    assert contest(rows, 3) == ([1], [0, 1], 2)
    assert contest(rows[:2], 3) == ([0, 1], [0, 1, 2], 0)
    assert contest(rows[1:], 3) == ([2], [0, 1, 2], 0)


def test_a_summary_waits_for_the_end() -> None:
    with pytest.raises(texts.NotOver, match=r"^A summary is made of a game that is over\.$"):
        texts.summary(ridotto.start("doge", 3, seed=1))


def test_the_course_begins_and_ends_with_the_game_and_marks_its_parts() -> None:
    match = golden("doge", "3-goal-random")
    course = texts.summary(match, "fr").course
    assert (course.score, course.part) == ("Palais", "Année")
    assert course.points[0].scores == [0, 0, 0] and course.points[-1].scores == match.scores
    assert course.points[-1].number == len(match.journal) and len(course.points) <= 60
    years = [event["year"] for event in match.events if event.kind == "year"]
    assert [mark.label for mark in course.marks] == [str(year) for year in years]
    assert [mark.number for mark in course.marks] == sorted(mark.number for mark in course.marks)
    second = match.at(course.marks[1].number)
    assert second.state.year == 2 and match.at(course.marks[1].number - 1).state.year == 1


def test_a_course_is_looked_at_where_the_caller_says() -> None:
    match = golden("doge", "3-goal-random")
    stops = [*range(10, len(match.journal), 10), len(match.journal)]
    course = texts.summary(match, moments=stops).course
    for point in course.points[1:]:
        assert point.scores == match.at(stops[point.number - 1]).scores
