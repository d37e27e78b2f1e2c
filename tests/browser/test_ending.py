"""The end of every game: who won and why, where each result came from, a chart that can be read, and the link."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ridotto
from tests.browser.conftest import GAMES, status

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
CUT = """svg => {
    const around = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll('text')].map(text => text.getBoundingClientRect());
    return boxes.filter(box => box.left < around.left - 1 || box.right > around.right + 1).length;
}"""


def ended(visitor: Any, game: str) -> tuple[str, Page]:
    """A short game with as many seats as there can be, played out by bots; its ending is open."""
    table = visitor.open_short(game, ridotto.game(game).most)
    visitor.post(f"/api/tables/{table}/bot", seat=0, level="gondolier")
    for _ in range(600):
        if status(visitor, table) == "over":
            break
        visitor.page.wait_for_timeout(100)
    visitor.page.goto(f"/table/{table}")
    visitor.page.locator(".bar .button.main").click()
    return table, visitor.page


def summary_of(visitor: Any, table: str) -> Any:
    return visitor.context.request.get(f"/api/tables/{table}/summary", params={"seat": 0}).json()


def has_chart(summary: Any) -> bool:
    """Is there anything to draw a line of?"""
    return any(any(point["scores"]) for point in summary["course"]["points"])


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_why_and_where_each_result_came_from(visit: Any, game: str) -> None:
    anna = visit()
    table, page = ended(anna, game)
    told = summary_of(anna, table)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(told["result"])).to_be_visible()
    dialog.get_by_role("button", name=told["rule"]).click()
    expect(dialog.locator(".why").get_by_role("link", name=told["rule"]).first).to_be_visible()
    rows = dialog.locator("tbody tr")
    for row in told["rows"]:
        cells = rows.filter(has=page.get_by_role("link", name=row["label"], exact=True)).locator("td").all_inner_texts()
        order = sorted(range(len(row["values"])), key=lambda seat: told["ranks"][seat])
        assert [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in cells] == [row["values"][seat] for seat in order]
    if has_chart(told):
        chart = dialog.get_by_role("img", name="Score of every seat")
        expect(chart.get_by_text(told["course"]["part"], exact=True)).to_be_visible()
        assert chart.locator(".label").count() == len(told["scores"]) and chart.evaluate(CUT) == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_fits_a_phone(visit: Any, game: str, lang: str) -> None:
    anna = visit(lang=lang, **PHONE)
    table, page = ended(anna, game)
    body, charts = page.locator("dialog .body"), page.locator("dialog .body svg[role=img]")
    expect(body.locator("table")).to_be_visible()
    expect(charts).to_have_count(int(has_chart(summary_of(anna, table))))
    assert body.evaluate("body => body.scrollWidth - body.clientWidth") == 0
    assert not any(charts.evaluate_all(f"all => all.map({CUT})"))


def test_the_link_to_the_replay_is_shared(visit: Any) -> None:
    anna = visit(permissions=["clipboard-read", "clipboard-write"])
    table, page = ended(anna, "intrigo")
    page.evaluate("Object.defineProperty(navigator, 'share', {value: undefined})")
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_text("The link to the replay is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{table}")
