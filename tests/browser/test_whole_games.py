"""Whole games of every game in the browser, by clicking lit targets only."""

from typing import Any

import pytest
from playwright.sync_api import expect

import ridotto
from tests.browser.conftest import GAMES, Robot, play_out, status

ON_THE_PHONE = 3  # seats; with the most there are the games are played in test_screen.py
FEWEST = [(game, ridotto.game(game).least) for game in GAMES if ridotto.game(game).least != ON_THE_PHONE]


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_one_plays_a_whole_game_against_bots(visit: Any, game: str, seats: int) -> None:
    anna = visit(settings={"list": False, "confirm": False})
    complaints: list[str] = []
    anna.page.on("pageerror", lambda error: complaints.append(str(error)))
    table = anna.open_short(game, seats)
    robot = Robot(anna.page, seats)
    play_out([robot], lambda: status(anna, table) == "over")
    expect(anna.page.get_by_text("Standings").first).to_be_visible()
    assert 2 < anna.answers(table) <= robot.clicks and complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_wide_enough(visit: Any, game: str) -> None:
    anna = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    table = anna.open_short(game, ON_THE_PHONE)
    anna.page.locator(Robot.LIT).first.wait_for()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
    play_out([Robot(anna.page, 5)], lambda: status(anna, table) == "over")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
