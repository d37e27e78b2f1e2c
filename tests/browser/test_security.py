"""Every page works under its own policy: no script, style or picture is refused by the browser."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import GAMES, Robot

WATCH = """() => {
    window.refused = [];
    addEventListener('securitypolicyviolation', (event) =>
        window.refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
}"""


def refused(page: Page) -> list[str]:
    """What the browser has refused to do on this page."""
    return list(page.evaluate("window.refused"))


def test_no_page_breaks_its_policy(visit: Any) -> None:
    anna = visit()
    anna.context.add_init_script(f"({WATCH})()")
    errors: list[str] = []
    anna.page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    for path in ("/", "/lobby", "/settings", "/rules", "/rules/doge", "/nothing"):
        anna.page.goto(path)
        expect(anna.page.locator("main")).to_be_visible()
        anna.page.wait_for_load_state("networkidle")
        assert not refused(anna.page), path
    table = anna.open_short("doge")
    robot = Robot(anna.page, 1)
    robot.click_until(anna.page.locator(f"a[href$='/replay/{table}']"))
    assert not refused(anna.page), "table"
    anna.page.goto(f"/replay/{table}")
    expect(anna.page.get_by_role("slider").first).to_be_visible()
    anna.page.keyboard.press("ArrowRight")
    assert not refused(anna.page), "replay"
    assert not [error for error in errors if "404" not in error]  # the page at /nothing has that status


def test_an_invitation_shows_its_picture(visit: Any) -> None:
    anna = visit()
    anna.context.add_init_script(f"({WATCH})()")
    anna.open(["me", "open", "open"])
    expect(anna.page.locator("main svg").first).to_be_visible()
    assert not refused(anna.page)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_every_game_keeps_the_policy(visit: Any, game: str) -> None:
    anna = visit()
    anna.context.add_init_script(f"({WATCH})()")
    anna.open_short(game)
    expect(anna.page.locator(Robot.LIT).first).to_be_visible()
    assert not refused(anna.page)


@pytest.mark.parametrize(
    "markup",
    ["<p style='color: red'>", "<style>p { color: red }</style>", "<img src='https://elsewhere.example/x.png'>"],
)
def test_what_does_not_belong_to_a_page_is_refused(visit: Any, markup: str) -> None:
    anna = visit()
    anna.context.add_init_script(f"({WATCH})()")
    anna.page.goto("/settings")
    anna.page.evaluate("markup => document.body.insertAdjacentHTML('beforeend', markup)", markup)
    anna.page.wait_for_function("window.refused.length > 0")


def test_an_inline_script_does_not_run(visit: Any) -> None:
    anna = visit()
    anna.context.add_init_script(f"({WATCH})()")
    anna.page.goto("/settings")
    anna.page.evaluate("""() => {
        const script = document.createElement('script');
        script.textContent = 'window.ran = true';
        document.body.append(script);
    }""")
    anna.page.wait_for_function("window.refused.length > 0")
    assert anna.page.evaluate("window.ran") is None
