"""Games in the browser, by clicking lit targets only.  What is the same for every game is shown with Doge."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import GAMES, Robot, play_out, status

ENGLISH = (
    "Log",
    "Settings",
    "lay one",
    "Year 1",
    "Turn 1",
    "Your packet",
    "Thief",
    "Set-up",
    "Prestige of",
    "Limit points",
)


def test_one_click_on_the_home_page_starts_a_game_against_bots(visit: Any) -> None:
    page = visit().page
    page.get_by_text("Play now").first.click()
    page.wait_for_url("**/table/*")
    expect(page.locator(Robot.LIT).first).to_be_visible()


def test_two_friends_and_two_bots_play_a_whole_game(visit: Any) -> None:
    anna, bruno = visit(), visit()
    table = anna.open(["me", "open", "gondolier", "gondolier"], choices={"last_year": "1"})
    bruno.page.goto(f"/table/{table}")
    bruno.page.get_by_role("button", name="Sit here").click()
    anna.page.get_by_role("button", name="Begin").click()
    robots = [Robot(anna.page, 1), Robot(bruno.page, 2)]
    play_out(robots, lambda: status(anna, table) == "over")
    assert all(robot.clicks > 6 for robot in robots)
    expect(bruno.page.get_by_text("Standings").first).to_be_visible()


def test_a_reload_in_the_middle_changes_nothing(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "gondolier", "gondolier"], start=True)
    robot = Robot(anna.page, 3)
    anna.page.locator(Robot.LIT).first.wait_for()
    for _ in range(5):
        robot.click()
        anna.page.wait_for_timeout(150)
    anna.page.wait_for_timeout(600)
    anna.page.locator(Robot.LIT).first.wait_for()
    before = anna.page.locator(Robot.LIT).evaluate_all("all => all.map(e => e.dataset.target)")
    anna.page.reload()
    anna.page.locator(Robot.LIT).first.wait_for()
    assert anna.page.locator(Robot.LIT).evaluate_all("all => all.map(e => e.dataset.target)") == before


def test_two_tabs_of_one_guest_show_the_same(visit: Any) -> None:
    anna = visit()
    table = anna.open(["me", "gondolier", "gondolier"], start=True)
    other = anna.new_page(f"/table/{table}")
    anna.page.locator("[data-target='card:castello'].lit").click()
    for page in (anna.page, other):
        expect(page.locator(".lit[data-target='marker:3']")).to_be_visible()


def test_a_spectator_sees_the_board_and_nobodys_hand(visit: Any) -> None:
    anna, carla = visit(), visit()
    table = anna.open(["me", "me", "me"], start=True)
    carla.page.goto(f"/table/{table}")
    expect(carla.page.locator("[data-target='area:castello']").first).to_be_visible()
    assert carla.page.locator(Robot.LIT).count() == 0
    assert carla.page.locator("[data-target^='marker:']").count() == 0


def test_a_hotseat_draws_a_curtain_between_two_hands(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "me", "gondolier"], start=True)
    anna.page.get_by_role("dialog").get_by_role("button").first.click()
    anna.page.locator("[data-target='card:castello'].lit").click()
    anna.page.locator("[data-target='marker:3'].lit").click()
    anna.page.locator("[data-target='button:done'].lit").click()
    curtain = anna.page.get_by_role("dialog")
    expect(curtain).to_be_visible()
    assert anna.page.locator("[data-target^='marker:']:visible").count() == 0
    curtain.get_by_role("button").first.click()
    expect(anna.page.locator("[data-target='card:castello'].lit")).to_be_visible()


def test_keys_alone_are_enough(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "gondolier", "gondolier"], start=True)
    page = anna.page
    page.locator(Robot.LIT).first.wait_for()
    for wanted in ("card:", "marker:", "button:done"):
        page.locator(f".lit[data-target^='{wanted}']:visible").first.wait_for()
        for _ in range(200):
            page.keyboard.press("Tab")
            focused = page.evaluate("document.activeElement?.dataset?.target ?? ''")
            if focused.startswith(wanted):
                break
        assert focused.startswith(wanted), f"Tab reaches {wanted}"
        page.keyboard.press("Enter")
    expect(page.locator(".lit[data-target^='card:']").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_page_speaks_french(visit: Any, game: str) -> None:
    anna = visit(lang="fr")
    assert anna.page.locator("html").get_attribute("lang") == "fr"
    table = anna.open_short(game)
    anna.page.locator(Robot.LIT).first.wait_for()
    french, english = (anna.question(table, lang) for lang in ("fr", "en"))
    expect(anna.page.get_by_text(french).first).to_be_visible()
    assert english != french
    for word in (*ENGLISH, english):
        assert anna.page.get_by_text(word, exact=True).count() == 0, word


def test_the_proof_of_the_shuffle_is_checked_on_the_page(visit: Any) -> None:
    anna = visit()
    table = anna.open(["me", "gondolier", "gondolier"], start=True, choices={"last_year": "1"})
    anna.post(f"/api/tables/{table}/resign", seat=0)
    expect(anna.page.get_by_text("Standings").first).to_be_visible()
    anna.page.get_by_role("button", name="Check the shuffle").first.click()
    expect(anna.page.get_by_text("The shuffle was fair").first).to_be_visible()
