"""What the board of Intrigo shows besides targets: who would take a token, and the share-out."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Robot
from tests.browser.test_pages import violations


def play_to(page: Page, seen: Any, most: int = 600) -> None:
    """Click lit targets until something is seen."""
    robot = Robot(page, 7)
    for _ in range(most):
        if seen.count():
            return
        if not robot.click():
            page.wait_for_timeout(50)
    raise AssertionError("it has not been seen")


def test_an_arcade_says_who_would_take_its_token(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "novice", "novice"], game="intrigo", start=True)
    page = anna.page
    play_to(page, page.locator(".lit[data-target^='hand:']"))
    page.locator("[data-target='arcade:4']").hover()
    expect(page.locator(".court").get_by_text("As it stands")).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.locator(".court").get_by_text("As it stands")).to_have_count(0)


def test_looking_at_an_arcade_lets_go_of_nothing(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "novice", "novice"], game="intrigo", start=True)
    page = anna.page
    card = page.locator(".lit[data-target^='hand:']")
    play_to(page, card)
    card.first.click()
    expect(page.locator(".chosen[data-target^='hand:']")).to_have_count(1)
    page.locator("[data-target='arcade:4']").click(force=True)
    expect(page.locator(".chosen[data-target^='hand:']")).to_have_count(1)


@pytest.mark.parametrize("width", [360, 1280])
def test_the_share_out_is_shown_arcade_by_arcade(visit: Any, width: int) -> None:
    anna = visit(settings={"speed": "slow"}, viewport={"width": width, "height": 800})
    anna.open(["me", "novice"], game="intrigo", start=True)
    page = anna.page
    court = page.locator(".court")
    play_to(page, court.get_by_text("Share-out", exact=True))
    court.get_by_role("button", name="Pause").click()
    expect(court.get_by_role("button", name="Go on")).to_be_visible()
    court.get_by_role("button", name="Next arcade").click()
    expect(court.get_by_text("of 8")).to_be_visible()
    assert violations(page) == []
    court.get_by_role("button", name="Skip").click()
    court.get_by_role("button", name="Show the share-out again").click()
    expect(court.get_by_text("1 of 8")).to_be_visible()
