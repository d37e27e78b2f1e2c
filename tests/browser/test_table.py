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
    anna.open(["me", "gondolier", "gondolier"], start=True, seed="5e" * 32)
    page = anna.page
    answer(page, 1, 14)
    now = placed(page)
    page.get_by_role("button", name="Since your last turn").first.click()
    bar = page.get_by_role("region", name="Since your last turn")
    bar.get_by_role("button", name="Pause").click()
    back = bar.get_by_role("button", name="Previous")
    while back.is_enabled():
        back.click()
    expect(bar.get_by_text("The board as it was")).to_be_visible()
    assert page.locator(Robot.LIT).count() == 0 and placed(page) != now
    bar.get_by_role("button", name="Next").click()
    expect(bar.get_by_text("1 of")).to_be_visible()
    bar.get_by_role("button", name="Back to now").click()
    expect(page.locator(Robot.LIT).first).to_be_visible()
    assert placed(page) == now


def test_since_your_last_turn_runs_to_the_present_by_itself(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "gondolier", "gondolier"], start=True, seed="5e" * 32)
    page = anna.page
    answer(page, 1, 3)
    now = placed(page)
    page.get_by_role("button", name="Since your last turn").first.click()
    bar = page.get_by_role("region", name="Since your last turn")
    expect(bar).to_be_visible()
    expect(bar).to_have_count(0)
    expect(page.locator(Robot.LIT).first).to_be_visible()
    assert placed(page) == now


def test_a_wish_to_take_back_can_be_withdrawn_and_the_others_are_told(visit: Any) -> None:
    anna, bruno = visit(name="Anna"), visit(name="Bruno")
    table = anna.open(["me", "open", "gondolier"])
    bruno.page.goto(f"/table/{table}")
    bruno.page.get_by_role("button", name="Sit here").click()
    anna.page.get_by_role("button", name="Begin").click()
    for page in (anna.page, bruno.page):
        for wanted in ("card:castello", "marker:3", "button:done"):
            page.locator(f".lit[data-target='{wanted}']").click()
    anna.page.get_by_role("button", name="Ask to take back").click()
    expect(bruno.page.get_by_text("Anna would like to take back")).to_be_visible()
    anna.page.get_by_role("button", name="Withdraw").click()
    for page in (anna.page, bruno.page):
        expect(page.get_by_text("Anna no longer asks to take back.")).to_be_visible()


def test_a_refusal_is_told_in_the_language_of_the_page(visit: Any) -> None:
    anna = visit(lang="fr")
    anna.page.goto("/table/nowhere")
    expect(anna.page.get_by_text("existe pas.")).to_be_visible()


def test_the_panels_of_the_seats_keep_their_height_during_play(visit: Any) -> None:
    anna = visit(viewport={"width": 1440, "height": 900})
    anna.open(["me", "gondolier", "gondolier"], start=True, seed="5e" * 32)
    panels = anna.page.locator("[data-place^='seat:']")
    anna.page.locator(Robot.LIT).first.wait_for()
    heights = set()
    robot = Robot(anna.page, 1)
    for _ in range(16):
        heights.update(panels.evaluate_all("all => all.map(e => Math.round(e.getBoundingClientRect().height))"))
        robot.click()
        anna.page.wait_for_timeout(200)
    assert len(heights) == 1


def test_the_first_moments_of_a_game_are_its_set_up(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "gondolier", "gondolier"], start=True)
    anna.page.get_by_role("tab", name="Timeline").click()
    anna.page.get_by_role("button", name="To the beginning").click()
    expect(anna.page.get_by_text("Set-up").first).to_be_visible()
    assert anna.page.get_by_text("Year 0").count() == 0
