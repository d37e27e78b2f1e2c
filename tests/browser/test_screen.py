"""[Law 1 of the table page] What is asked is on the screen: whole games of every game, at every question.

`make test` looks at short games, at one size a question, in turn; `make screens` at long games, at all sizes, with the
most and the fewest seats, in French and English.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import ridotto
from tests.browser.conftest import GAMES, Robot, status

LAW = (Path(__file__).parent / "screen_law.js").read_text(encoding="utf-8")
SIZES = [(360, 640), (390, 844), (1024, 768), (1280, 720), (1920, 1080)]
ALL_SCREENS = os.environ.get("RIDOTTO_SCREENS") == "all"
MOST_LOOKS = 6_000
MOST_TOLD = 30


def tables() -> list[tuple[str, int, str]]:
    """The games that are played: with the most seats in French, where texts are longest; or more."""
    games = [(game, int(ridotto.game(game).least), int(ridotto.game(game).most)) for game in GAMES]
    wanted = [(game, most, "fr") for game, _, most in games]
    return [*wanted, *[(game, least, "en") for game, least, _ in games]] if ALL_SCREENS else wanted


def questions(anna: Any, table: str, robot: Robot) -> Iterator[int]:
    """The questions of a game, each answered by one click on something lit."""
    asked = 0
    for _ in range(MOST_LOOKS):
        if status(anna, table) == "over":
            return
        if anna.page.locator(Robot.LIT).count():
            yield asked
            asked += 1
            robot.click()
        else:
            anna.page.wait_for_timeout(30)
    raise AssertionError("the game has not ended")


@pytest.mark.parametrize(("game", "seats", "lang"), tables())
def test_what_is_asked_is_on_the_screen(visit: Any, game: str, seats: int, lang: str) -> None:
    anna = visit(lang=lang, name="Bartolomea")
    page = anna.page
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    table = anna.open_short(game, seats, short=not ALL_SCREENS)
    complaints: dict[str, str] = {}
    count = 0
    for count in questions(anna, table, Robot(page, seats)):
        for width, height in SIZES if ALL_SCREENS else [SIZES[count % len(SIZES)]]:
            page.set_viewport_size({"width": width, "height": height})
            asked = page.locator("[data-prompt]").inner_text().replace("\n", " ")
            for complaint in page.evaluate(f"({LAW})()"):
                complaints.setdefault(f"{width}x{height}: {complaint}", f"question {count}: {asked}")
    assert count > 5 and errors == []
    expect(page.get_by_text({"en": "Standings", "fr": "Classement"}[lang]).first).to_be_visible()
    told = [f"{complaint} ({where})" for complaint, where in complaints.items()]
    assert not told, f"{len(told)} complaints in {count + 1} questions:\n" + "\n".join(told[:MOST_TOLD])
