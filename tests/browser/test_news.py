"""[Law 2 of the table page] See it happen, then be asked; the log keeps pace with what is shown."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import GAMES, Robot

MOVING = {"reduced_motion": "no-preference", "viewport": {"width": 1280, "height": 800}}
ENOUGH_NEWS = 4
MOST_CLICKS = 30
# What is on the page at every frame: the prompt, whether it tells news, what is lit, and the last line of the log.
WATCH = """() => {
  window.frames_seen = [];
  const look = () => {
    const prompt = document.querySelector('[data-prompt]');
    const lines = document.querySelectorAll('[role="log"] li:not(.new):not(.secret)');
    if (prompt !== null) window.frames_seen.push({
      tells: prompt.classList.contains('tells'),
      prompt: prompt.innerText,
      lit: document.querySelectorAll('[data-stage] .lit[data-target]').length,
      line: lines[lines.length - 1]?.firstChild?.data?.trim() ?? '',
      lines: lines.length,
    });
    requestAnimationFrame(look);
  };
  look();
}"""

# How much is lit while news is told; null when none is.  In one look: news may be over at the next.
LIT_WHILE_TOLD = """() => document.querySelector('[data-prompt].tells')
  && document.querySelectorAll('[data-stage] .lit[data-target]').length"""


def watch(page: Page) -> None:
    page.locator(Robot.LIT).first.wait_for()
    page.evaluate(WATCH)


def seen(page: Page) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = page.evaluate("window.frames_seen")
    return frames


def click_on(page: Page, robot: Robot, clicks: int) -> None:
    """Click lit targets, and wait for the next question each time."""
    for _ in range(clicks):
        page.locator(Robot.LIT).first.wait_for()
        robot.click()
        page.wait_for_timeout(100)


@pytest.mark.parametrize("game", GAMES)
def test_what_others_do_is_shown_before_anything_is_asked(visit: Any, game: str) -> None:
    anna = visit(settings={"speed": "fast"}, **MOVING)
    anna.open_short(game)
    watch(anna.page)
    robot = Robot(anna.page, 3)
    told: set[str] = set()
    while len(told) < ENOUGH_NEWS and robot.clicks < MOST_CLICKS:
        click_on(anna.page, robot, 1)
        told = {frame["prompt"] for frame in seen(anna.page) if frame["tells"]}
    assert len(told) >= ENOUGH_NEWS, "others have done something"
    frames = seen(anna.page)
    telling = [frame for frame in frames if frame["tells"]]
    assert not [frame for frame in telling if frame["lit"]], "nothing is asked meanwhile"
    for frame in telling:
        assert frame["line"] in frame["prompt"].replace("\n", " "), "the log has told just what is shown"
    counts = [frame["lines"] for frame in frames]
    assert counts == sorted(counts), "and takes nothing back"


def telling(page: Page) -> Any:
    return page.locator("[data-prompt].tells")


@pytest.mark.parametrize("how", ["a click", "a key", "the button"])
def test_what_is_shown_can_be_skipped(visit: Any, how: str) -> None:
    anna = visit(settings={"speed": "slow"}, **MOVING)
    anna.open(["me", "gondolier", "gondolier"], start=True, seed="5e" * 32)
    page = anna.page
    robot = Robot(page, 1)
    for _ in range(40):
        if telling(page).count():
            break
        robot.click()
        page.wait_for_timeout(50)
    expect(telling(page)).to_be_visible()
    if how == "a click":
        page.locator("[data-frame]").click(position={"x": 5, "y": 5})
    elif how == "a key":
        page.keyboard.press("Space")
    else:
        page.get_by_role("button", name="Skip ahead").click()
    expect(telling(page)).to_have_count(0, timeout=1_500)  # one move alone would be shown for longer


def test_with_reduced_motion_the_question_comes_at_once(visit: Any) -> None:
    anna = visit(settings={"speed": "slow"})
    anna.open(["me", "gondolier", "gondolier"], start=True)
    watch(anna.page)
    click_on(anna.page, Robot(anna.page, 1), 8)
    frames = seen(anna.page)
    assert not any(frame["tells"] for frame in frames)


def test_whoever_sits_down_next_is_shown_what_happened(visit: Any) -> None:
    anna = visit(settings={"speed": "fast"}, **MOVING)
    anna.open(["me", "me", "gondolier"], start=True, game="intrigo")
    page = anna.page
    curtain = page.get_by_role("dialog").get_by_role("button", name="I am")
    robot = Robot(page, 4)
    sat = shown = 0
    for _ in range(400):
        if curtain.count():
            curtain.first.click()
            sat += 1
            page.wait_for_timeout(80)
        elif (lit := page.evaluate(LIT_WHILE_TOLD)) is not None:
            shown += sat > 2  # every seat has answered once
            assert lit == 0
            page.keyboard.press("Space")
        elif not robot.click():
            page.wait_for_timeout(30)
        if shown:
            return
    raise AssertionError("nothing has been shown")
