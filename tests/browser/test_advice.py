"""Hints at the table, and the analysis of a finished game.  The toy game is short."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SEED
from tests.server.conftest import TOY, Server

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), paths=[TOY])
    yield server
    server.close()


# ---- hints


@pytest.mark.parametrize("viewport", [DESK, PHONE])
def test_a_button_gives_a_hint_that_lights_its_target_and_goes_with_the_question(visit: Any, viewport: Any) -> None:
    anna = visit(viewport=viewport)
    anna.open(["me", "gondolier", "gondolier"], start=True, seed=SEED)
    page = anna.page
    button = page.get_by_role("button", name="Hint: what would the strongest bot do?")
    button.click()
    hint = page.locator("[data-hint]")
    expect(hint).to_contain_text("You win about")
    expect(button).to_have_attribute("aria-pressed", "true")
    prompt, note = page.locator("[data-prompt]").bounding_box(), hint.bounding_box()
    assert prompt is not None and note is not None and note["y"] >= prompt["y"] + prompt["height"] - 1
    assert note["x"] >= 0 and note["x"] + note["width"] <= viewport["width"]
    target = page.locator(".spoken[data-target]")
    expect(target).to_have_count(1)
    target.click()
    expect(hint).to_have_count(0)
    expect(page.locator("[data-target].lit").first).to_be_visible()


def test_the_key_h_gives_a_hint_in_french_and_escape_puts_it_away(visit: Any) -> None:
    anna = visit(lang="fr")
    anna.open(["me", "gondolier", "gondolier"], start=True, seed=SEED)
    expect(anna.page.locator(".lit[data-target]").first).to_be_visible()
    anna.page.keyboard.press("h")
    expect(anna.page.locator("[data-hint]")).to_contain_text("Vous gagnez environ")
    expect(anna.page.get_by_role("status").filter(has_text="Conseil")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-hint]")).to_have_count(0)
    expect(anna.page.locator(".spoken[data-target]")).to_have_count(0)


# ---- analysis


def finished(visitor: Any) -> str:
    """A game of bots, one of them for its guest, at its replay."""
    places = ["me", "gondolier"]
    table = visitor.post("/api/tables", game="barcarola", places=places, choices={"rounds": "1"}, start=True)
    path = f"/api/tables/{table['id']}"
    visitor.post(f"{path}/bot", seat=0, level="gondolier")
    while visitor.context.request.get(path).json()["status"] != "over":
        visitor.page.wait_for_timeout(20)
    visitor.page.goto(f"/replay/{table['id']}")
    return str(table["id"])


def test_an_analysis_is_begun_shown_and_leads_through_the_replay(visit: Any) -> None:
    anna = visit(viewport=DESK)
    finished(anna)
    page = anna.page
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse").click()
    chart = page.get_by_role("slider", name="Chances to win over the game")
    expect(chart).to_be_visible()
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible()
    chart.focus()
    page.keyboard.press("End")
    moments = page.locator("input[type=range]")
    expect(moments).to_have_value(moments.get_attribute("max"))
    assert "%" in (chart.get_attribute("aria-valuetext") or "")
    page.keyboard.press("Home")
    expect(moments).not_to_have_value(moments.get_attribute("max"))
    box = chart.bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + 40)
    expect(moments).not_to_have_value("0")


def test_on_a_phone_it_is_one_tap_away_and_kept_and_shown_if_others_began_it(visit: Any) -> None:
    anna = visit(viewport=PHONE, lang="fr")
    table = finished(anna)
    expect(anna.page.locator("input[type=range]")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    anna.post(f"/api/tables/{table}/analysis")
    anna.page.get_by_role("button", name="Analyse").click()
    chart = anna.page.get_by_role("slider", name="Chances de gagner au fil de la partie")
    expect(chart).to_be_visible()
    box = chart.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
