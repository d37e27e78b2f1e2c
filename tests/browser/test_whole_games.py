"""Whole games of every game in the browser, by clicking lit targets only."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SHORT, Robot, play_out, status

WHOLE = [("intrigo", 2), ("intrigo", 4), ("sanmarco", 4)]  # with three seats: on the phone


@pytest.mark.parametrize(("game", "seats"), WHOLE)
def test_one_plays_a_whole_game_against_bots(visit: Any, game: str, seats: int) -> None:
    anna = visit(settings={"list": False, "confirm": False})
    complaints: list[str] = []
    anna.page.on("pageerror", lambda error: complaints.append(str(error)))
    places = ["me", *["novice"] * (seats - 1)]
    table = anna.open(places, game=game, start=True, choices=SHORT[game])
    robot = Robot(anna.page, seats)
    play_out([robot], lambda: status(anna, table) == "over")
    expect(anna.page.get_by_text("Standings").first).to_be_visible()
    assert robot.clicks > 6 and complaints == []


@pytest.mark.parametrize("game", SHORT)
def test_a_phone_is_wide_enough(visit: Any, game: str) -> None:
    anna = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    table = anna.open(["me", "novice", "novice"], game=game, start=True, choices=SHORT[game])
    anna.page.locator(Robot.LIT).first.wait_for()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
    play_out([Robot(anna.page, 5)], lambda: status(anna, table) == "over")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
