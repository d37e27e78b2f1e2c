"""What the board of Intrigo shows besides targets: who would take a token, and the share-out."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SEED, Robot, change_settings
from tests.browser.test_pages import violations

FREE_SLOT = "[data-target^='slot:'] > .free"
OWN_CARD = ".lit[data-target^='hand:']"
MOVING = {"reduced_motion": "no-preference"}
# What the court and the prompt say at every frame, and how much is lit.
WATCH_COURT = """() => {
  window.court_seen = [];
  const look = () => {
    const [court, prompt] = ['.court', '[data-prompt]'].map((one) => document.querySelector(one)?.innerText ?? '');
    window.court_seen.push([court, prompt, document.querySelectorAll('[data-stage] .lit[data-target]').length]);
    requestAnimationFrame(look);
  };
  look();
}"""


def before_the_share_out(anna: Any, speed: str) -> Page:
    """Play at once until one or two slots are free; what follows is shown at this speed."""
    anna.open(["me", "gondolier"], game="intrigo", start=True, seed=SEED)
    page: Page = anna.page
    page.locator(Robot.LIT).first.wait_for()
    robot = Robot(page, 7)
    while page.locator(FREE_SLOT).count() > 2:
        if not robot.click():
            page.wait_for_timeout(30)
    change_settings(page, speed=speed)
    page.locator(Robot.LIT).first.wait_for()
    return page


def test_an_arcade_says_who_would_take_its_token(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "gondolier", "gondolier"], game="intrigo", start=True)
    page = anna.page
    Robot(page, 7).click_until(page.locator(OWN_CARD))
    page.locator("[data-target='arcade:4']").hover()
    expect(page.locator(".court").get_by_text("As it stands")).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.locator(".court").get_by_text("As it stands")).to_have_count(0)


def test_looking_at_an_arcade_lets_go_of_nothing(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "gondolier", "gondolier"], game="intrigo", start=True)
    page = anna.page
    Robot(page, 7).click_until(page.locator(OWN_CARD))
    page.locator(OWN_CARD).first.click()
    expect(page.locator(".chosen[data-target^='hand:']")).to_have_count(1)
    page.locator("[data-target='arcade:4']").click(force=True)
    expect(page.locator(".chosen[data-target^='hand:']")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 720)])
def test_the_share_out_is_shown_arcade_by_arcade(visit: Any, width: int, height: int) -> None:
    anna = visit(viewport={"width": width, "height": height}, **MOVING)
    page = before_the_share_out(anna, "fast")
    page.evaluate(WATCH_COURT)
    Robot(page, 7).click_until(page.locator(".court").get_by_text("Share-out", exact=True))
    assert violations(page) == []
    expect(page.locator(".lit[data-target^='packet:']").first).to_be_visible()
    seen = page.evaluate("window.court_seen")
    told = [int(found[1]) for court, _, _ in seen if (found := re.search(r"(\d+) of 8", court))]
    assert told == sorted(told)
    assert set(told) == set(range(1, 9)), "every arcade is shown"
    assert not [lit for court, _, lit in seen if "Share-out" in court and lit], "nothing is asked meanwhile"
    for court, prompt, _ in seen:
        if "Share-out" in court and (found := re.search(r"Arcade \d+", court)):
            assert f"{found[0]}," in prompt, "the prompt tells of the arcade that is looked at"


def test_the_share_out_can_be_skipped(visit: Any) -> None:
    page = before_the_share_out(visit(**MOVING), "slow")
    shown = page.locator(".court").get_by_text("Share-out", exact=True)
    Robot(page, 7).click_until(shown)
    page.keyboard.press("Space")
    expect(shown).to_have_count(0, timeout=1_500)
    expect(page.locator(".lit[data-target^='packet:']").first).to_be_visible()


def test_after_the_share_out_an_arcade_tells_what_became_of_it(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "gondolier"], game="intrigo", start=True)
    page = anna.page
    Robot(page, 7).click_until(page.locator("[role='log']").get_by_text("second half of turn 1"))
    page.locator("[data-target='arcade:4']").hover()
    expect(page.locator(".court").get_by_text("Latest share-out")).to_be_visible()


def test_seats_show_how_far_they_are_in_words_too(visit: Any) -> None:
    anna = visit(lang="fr")
    anna.open(["me", "gondolier", "gondolier"], game="intrigo", start=True)
    expect(anna.page.get_by_role("img", name="0 sur 5 Sceaux différents")).to_have_count(3)
