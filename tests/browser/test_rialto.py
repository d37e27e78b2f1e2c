"""Rialto in the browser: what only this board has."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Robot, play_out, status
from tests.browser.test_pages import violations

DONE = "[data-target='button:done']"
PASS = "[data-target='button:pass']"
STRENGTH = "[data-key='own:strength']"
EYE = "button.eye"


@pytest.fixture
def lay(visit: Any) -> Callable[..., Any]:
    """A page on which the viewer is about to lay a card of the step's kind."""

    def sit(**more: Any) -> Any:
        anna = visit(**more)
        anna.open(["me", "gondolier", "gondolier"], game="rialto", start=True, seed="07" * 32)
        Robot(anna.page, 1).click_until(anna.page.locator(f"body:has({PASS}.lit) .lit[data-target^='card:']"))
        return anna.page

    return sit


@pytest.mark.parametrize(("seats", "neutral"), [(2, "yes"), (4, "no")])
def test_two_rounds_are_played_by_clicking(visit: Any, seats: int, neutral: str) -> None:
    anna = visit()
    places = ["me", *["gondolier"] * (seats - 1)]
    table = anna.open(places, game="rialto", start=True, choices={"rounds": "2", "neutral": neutral})
    robot = Robot(anna.page, seats)
    play_out([robot], lambda: status(anna, table) == "over")
    assert robot.clicks > 10
    expect(anna.page.get_by_text("Standings").first).to_be_visible()


def test_a_card_that_is_clicked_stands_out_and_counts(lay: Callable[..., Any]) -> None:
    page = lay()
    expect(page.locator(STRENGTH)).to_have_text("0")
    card = page.locator(".lit[data-target^='card:']").first
    name = card.get_attribute("data-target")
    card.click()
    expect(page.locator(f"[data-target='{name}'] .isRaised")).to_have_count(1)
    expect(page.locator(STRENGTH)).to_have_text("1")
    expect(page.locator(f"{DONE}.lit")).to_be_visible()
    expect(page.locator(PASS)).to_have_count(0)


def test_what_districts_are_worth_is_shown_at_any_time(lay: Callable[..., Any]) -> None:
    page = lay()
    table = page.get_by_role("group", name="What districts are worth now, and who would score")
    expect(table).to_have_count(0)
    page.locator(EYE).click()
    expect(table).to_be_visible()
    expect(page.locator(EYE)).to_have_attribute("aria-pressed", "true")
    page.locator(EYE).click()
    expect(table).to_have_count(0)


def test_a_district_tells_what_it_is_worth_when_it_is_looked_at(lay: Callable[..., Any]) -> None:
    page = lay()
    page.mouse.move(5, 5)
    page.locator("[data-target='district:castello']").hover()
    expect(page.locator(".bubble")).to_contain_text(re.compile("Castello.*worth"))


def test_a_building_tells_what_it_does_when_it_is_looked_at(lay: Callable[..., Any]) -> None:
    page = lay()
    page.mouse.move(5, 5)
    page.locator("[data-target='stack:blue4']").hover()
    expect(page.locator(".bubble")).to_contain_text("three points")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_while_cards_are_laid(lay: Callable[..., Any], theme: str) -> None:
    page = lay(settings={"theme": theme})
    assert violations(page) == []
