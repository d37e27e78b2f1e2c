"""Mille Fiori in the browser: what only this board has."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Robot, play_out, status
from tests.browser.test_pages import violations

FIELD = ".lit[data-target^='field:']"
SAIL = "[data-target='button:sail']"
CARD = ".lit[data-target^='card:']"
SEED = "07" * 32


@pytest.fixture
def sit(visit: Any) -> Callable[..., Any]:
    """A page on which the viewer is asked for something of this kind."""

    def wait_for(wanted: str, masterworks: str = "yes", **more: Any) -> Any:
        anna = visit(**more)
        places = ["me", "gondolier", "gondolier"]
        anna.open(places, game="millefiori", start=True, seed=SEED, choices={"masterworks": masterworks})
        Robot(anna.page, 1).click_until(anna.page.locator(wanted))
        anna.page.mouse.move(5, 5)
        return anna.page

    return wait_for


@pytest.mark.parametrize(("seats", "masterworks"), [(2, "no"), (2, "yes"), (4, "no"), (4, "yes")])
def test_a_whole_game_is_played_by_clicking(visit: Any, seats: int, masterworks: str) -> None:
    anna = visit()
    places = ["me", *["gondolier"] * (seats - 1)]
    table = anna.open(places, game="millefiori", start=True, choices={"rounds": "2", "masterworks": masterworks})
    robot = Robot(anna.page, seats)
    play_out([robot], lambda: status(anna, table) == "over")
    assert robot.clicks > 10
    expect(anna.page.get_by_text("Standings").first).to_be_visible()


def test_a_card_that_is_looked_at_shows_where_it_could_go(sit: Callable[..., Any]) -> None:
    page = sit(CARD, masterworks="no")
    expect(page.locator(".reached")).to_have_count(0)
    page.locator(CARD).first.hover()
    expect(page.locator(".reached").first).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".reached")).to_have_count(0)


def test_where_the_ship_would_land_is_shown(sit: Callable[..., Any]) -> None:
    page = sit(f"body:has({SAIL}.lit) {FIELD}")
    expect(page.locator(".isGhost")).to_have_count(1)


def test_a_card_tells_what_it_does_when_it_is_looked_at(sit: Callable[..., Any]) -> None:
    page = sit(CARD, masterworks="no")
    page.locator(CARD).first.hover()
    expect(page.locator(".bubble")).to_contain_text(re.compile("Or sail . space"))


def test_a_masterwork_tells_what_it_is_worth_when_it_is_looked_at(sit: Callable[..., Any]) -> None:
    page = sit(CARD)
    page.locator("[data-target^='market:']").first.hover()
    expect(page.locator(".bubble")).to_contain_text("Goes into your showcase")


def test_without_the_expansion_there_is_no_side_board(sit: Callable[..., Any]) -> None:
    page = sit(CARD, masterworks="no")
    expect(page.locator("[data-target^='market:']")).to_have_count(0)
    expect(page.locator("[data-target^='council:']")).to_have_count(0)
    expect(page.locator("[data-target='sea:20']")).to_have_count(1)
    expect(page.locator("[data-target='sea:21']")).to_have_count(0)


def test_points_rise_where_they_are_scored(sit: Callable[..., Any]) -> None:
    page = sit(FIELD, reduced_motion="no-preference", settings={"speed": "slow"})
    page.locator(FIELD).first.click()
    expect(page.locator(".float").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_while_a_field_is_asked_for(sit: Callable[..., Any], theme: str) -> None:
    page = sit(FIELD, settings={"theme": theme})
    assert violations(page) == []
