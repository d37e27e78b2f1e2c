"""What the page of a table does besides answering."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Robot


def placed(page: Any) -> list[str]:
    """All things that can move, with what is written on them: the position on the stage."""
    found: list[str] = page.locator("[data-stage] [data-key]").evaluate_all(
        "all => all.filter(e => !e.closest('[data-ghost]')).map(e => `${e.dataset.key} ${e.textContent}`).sort()"
    )
    return found


def answer(page: Any, seed: int, times: int) -> None:
    robot = Robot(page, seed)
    for _ in range(times):
        page.locator(Robot.LIT).first.wait_for()
        robot.click()
        page.wait_for_timeout(200)
    page.locator(Robot.LIT).first.wait_for()


def test_since_your_last_turn_shows_the_board_as_it_was_and_comes_back(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "novice", "novice"], start=True, seed="5e" * 32)
    page = anna.page
    answer(page, 1, 14)
    now = placed(page)
    page.get_by_role("button", name="Since your last turn").first.click()
    bar = page.get_by_role("region", name="Since your last turn")
    expect(bar.get_by_text("The board as it was")).to_be_visible()
    bar.get_by_role("button", name="Pause").click()
    assert page.locator(Robot.LIT).count() == 0 and placed(page) != now
    bar.get_by_role("button", name="Next").click()
    expect(bar.get_by_text("1 of")).to_be_visible()
    bar.get_by_role("button", name="Back to now").click()
    expect(page.locator(Robot.LIT).first).to_be_visible()
    assert placed(page) == now


def test_since_your_last_turn_runs_to_the_present_by_itself(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "novice", "novice"], start=True, seed="5e" * 32)
    page = anna.page
    answer(page, 1, 3)
    now = placed(page)
    page.get_by_role("button", name="Since your last turn").first.click()
    bar = page.get_by_role("region", name="Since your last turn")
    expect(bar).to_be_visible()
    expect(bar).to_have_count(0)
    expect(page.locator(Robot.LIT).first).to_be_visible()
    assert placed(page) == now
