"""San Marco in the browser: what only this board has."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Robot, change_settings
from tests.browser.test_pages import violations

FIRST_CARD = ".lit[data-target^='card:']"
FIRST_OFFER = "[data-target='offer:1']"
HAND = "[data-bar] [data-target^='card:']"
DONE = "[data-target='button:done']"


@pytest.fixture
def divide(visit: Any) -> Callable[..., Any]:
    """A page on which the viewer, who leads, divides cards."""

    def sit(**more: Any) -> Any:
        anna = visit(**more)
        anna.open(["me", "gondolier", "gondolier"], game="sanmarco", start=True, choices={"first_leader": "red"})
        Robot(anna.page, 1).click_until(anna.page.locator(FIRST_CARD))
        return anna.page

    return sit


def test_a_card_is_dragged_into_an_offer(divide: Callable[..., Any]) -> None:
    page = divide()
    expect(page.locator(FIRST_OFFER)).to_have_attribute("aria-label", "Your offer 1: empty")
    card = page.locator(FIRST_CARD).first
    name = card.get_attribute("aria-label").split(",")[0]
    card.drag_to(page.locator(FIRST_OFFER))
    expect(page.locator(FIRST_OFFER)).to_have_attribute("aria-label", f"Your offer 1: {name}")


def test_one_click_puts_a_card_into_an_offer_and_another_into_the_next(divide: Callable[..., Any]) -> None:
    page = divide()
    card = page.locator(HAND).first
    name = card.get_attribute("aria-label")
    for offer in (1, 2, 3, 1):
        card.click()
        expect(page.locator(f"[data-target='offer:{offer}']")).to_have_attribute(
            "aria-label", f"Your offer {offer}: {name}"
        )
    expect(page.locator("[data-target='offer:3']")).to_have_attribute("aria-label", "Your offer 3: empty")


@pytest.mark.parametrize("confirm", [False, True])
def test_dividing_takes_one_click_a_card_and_one_for_done(divide: Callable[..., Any], confirm: bool) -> None:
    page = divide()
    change_settings(page, confirm=confirm)
    page.locator(FIRST_CARD).first.wait_for()
    cards = page.locator(HAND).all()
    for card in cards:
        expect(page.locator(DONE)).to_have_count(0)
        card.click()
    page.locator(DONE).click()
    expect(page.locator("[data-prompt]")).not_to_contain_text("No offer may stay empty")
    assert len(cards) == 10


def test_a_card_goes_into_an_offer_by_keys(divide: Callable[..., Any]) -> None:
    page = divide()
    page.locator(FIRST_CARD).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(FIRST_OFFER)).not_to_have_attribute("aria-label", "Your offer 1: empty")
    page.keyboard.press("3")
    expect(page.locator(FIRST_OFFER)).to_have_attribute("aria-label", "Your offer 1: empty")
    expect(page.locator("[data-target='offer:3']")).not_to_have_attribute("aria-label", "Your offer 3: empty")


def test_on_a_phone_a_tap_on_a_card_that_cannot_be_played_says_what_it_does(visit: Any) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    anna.open(["me", "gondolier", "gondolier"], game="sanmarco", start=True)
    anna.page.locator("[data-bar] [data-about]").first.tap()
    expect(anna.page.locator(".bubble")).to_contain_text("Put a noble into Cannaregio")


def test_a_drag_that_ends_beside_the_offers_does_nothing(divide: Callable[..., Any]) -> None:
    page = divide()
    page.locator(FIRST_CARD).first.drag_to(page.locator("[data-target='district:castello']"))
    expect(page.locator(".chosen[data-target]")).to_have_count(0)
    expect(page.locator(FIRST_OFFER)).to_have_attribute("aria-label", "Your offer 1: empty")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_while_cards_are_divided(divide: Callable[..., Any], theme: str) -> None:
    assert violations(divide(settings={"theme": theme})) == []


def test_a_table_tells_which_numbers_of_the_map_are_reconstructed(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "gondolier", "gondolier"], game="sanmarco", start=True)
    anna.page.get_by_role("button", name="Table", exact=True).click()
    expect(anna.page.get_by_text("numbers are reconstructed").first).to_be_visible()
