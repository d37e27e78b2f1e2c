"""Every page: no violation of accessibility, no error in the console, small enough, and pictures for the eye."""

import gzip
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import GAMES, ROOT, Robot

PAGES = ["/", "/lobby", "/rules", "/rules/doge", "/settings"]
ALL_PAGES = [*PAGES, "/nowhere"]
ON_A_NETWORK = {"addresses": ["http://192.168.1.5:8160", "http://10.0.0.7:8160"], "command": ""}
MOST_BYTES = 150_000  # script and style of the first page, compressed
AXE = [ROOT / "build/client/node_modules/axe-core/axe.min.js", ROOT / "web/node_modules/axe-core/axe.min.js"]


def axe_source() -> str:
    return next(path for path in AXE if path.is_file()).read_text(encoding="utf-8")


def violations(page: Any) -> list[str]:
    page.evaluate(axe_source())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)")
    return [f"{v['id']}: {v['help']}: {v['nodes'][0]['html'][:120]}" for v in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ALL_PAGES)
def test_axe_finds_nothing_on_a_page(visit: Any, path: str, theme: str) -> None:
    page = visit(settings={"theme": theme}).page
    page.goto(path)
    page.locator("h1").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing_at_a_table(visit: Any, width: int, game: str) -> None:
    anna = visit(viewport={"width": width, "height": 800})
    anna.open_short(game)
    anna.page.locator(Robot.LIT).first.wait_for()
    assert violations(anna.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing_in_the_waiting_room(visit: Any, width: int, theme: str) -> None:
    anna = visit(viewport={"width": width, "height": 800}, settings={"theme": theme})
    anna.page.route("**/api/server", lambda route: route.fulfill(json=ON_A_NETWORK))
    anna.open(["me", "open", "gondolier"])
    anna.page.get_by_role("img", name="QR code").wait_for()
    assert violations(anna.page) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= width


def test_no_page_complains_in_the_console(visit: Any) -> None:
    anna = visit()
    complaints: list[str] = []
    anna.page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    anna.page.on("pageerror", lambda error: complaints.append(str(error)))
    for path in PAGES:
        anna.page.goto(path)
        anna.page.locator("h1").first.wait_for()
    for game in GAMES:
        anna.open_short(game)
        anna.page.locator(Robot.LIT).first.wait_for()
    assert complaints == []


def test_the_first_page_is_small(visit: Any) -> None:
    page = visit().page
    sizes: dict[str, int] = {}

    def weigh(answer: Any) -> None:
        if Path(answer.url).suffix in (".js", ".css"):
            sizes[answer.url] = len(gzip.compress(answer.body()))

    page.on("response", weigh)
    page.goto("/", wait_until="networkidle")
    assert 0 < sum(sizes.values()) <= MOST_BYTES


@pytest.mark.parametrize("path", ALL_PAGES)
def test_no_page_is_wider_than_a_phone(visit: Any, path: str) -> None:
    page = visit(viewport={"width": 360, "height": 740}).page
    page.goto(path)
    page.locator("h1").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
