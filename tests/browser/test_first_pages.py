"""Pages before a table: the first one, the rulebooks, and addresses with nothing behind them."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import GAMES

MORE_GAMES = ("millefiori", "rialto")
WIDTHS = (360, 768, 1024, 1440, 1920)


def boxes(page: Any) -> list[dict[str, float]]:
    found = page.locator("article").evaluate_all("all => all.map(e => e.getBoundingClientRect().toJSON())")
    return [dict(box) for box in found]


# ---- the first page


@pytest.mark.parametrize("count", [3, 4, 5])
def test_cards_of_games_are_equal_and_no_row_looks_like_a_mistake(visit: Any, count: int) -> None:
    """Each row has as many cards as the others, or stands in the middle of the page."""
    anna = visit()
    games = anna.context.request.get("/api/games").json()
    games = [*games, *[{**games[0], "id": name, "most": 5} for name in MORE_GAMES]][:count]
    anna.page.route("**/api/games?*", lambda route: route.fulfill(json=games))
    anna.page.goto("/")
    expect(anna.page.locator("article")).to_have_count(count)
    for width in WIDTHS:
        anna.page.set_viewport_size({"width": width, "height": 900})
        cards = boxes(anna.page)
        assert max(card["width"] for card in cards) - min(card["width"] for card in cards) < 1
        rows = {round(card["y"]): [c for c in cards if round(c["y"]) == round(card["y"])] for card in cards}
        for row in rows.values():
            left, right = row[0]["x"], anna.page.evaluate("innerWidth") - row[-1]["right"]
            assert abs(left - right) < 20, f"a row at {width} px is not in the middle"  # a scroll bar is 15 px
            assert len({round(card["height"]) for card in row}) == 1
            assert len(rows) == 1 or len(row) > 1 or max(map(len, rows.values())) == 1, f"an orphan at {width} px"


def test_the_first_button_to_play_is_in_sight_on_a_laptop(visit: Any) -> None:
    page = visit(viewport={"width": 1280, "height": 720}, lang="fr").page
    expect(page.get_by_role("button", name="Jouer").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_one_click_away(visit: Any, game: str) -> None:
    anna = visit()
    games = {found["id"]: found for found in anna.context.request.get("/api/games").json()}
    anna.page.goto("/")
    anna.page.get_by_role("button", name=f"Play now: {games[game]['title']} against bots").click()
    anna.page.wait_for_url("**/table/*")
    table = anna.context.request.get(f"/api/tables/{anna.page.url.rsplit('/', 1)[1]}").json()
    assert (table["game"], table["status"], table["seats"]) == (game, "playing", games[game]["most"])


def test_seats_and_level_are_chosen_beside_it_and_remembered(visit: Any) -> None:
    anna = visit()
    anna.page.goto("/")
    card = anna.page.get_by_role("article", name="Intrigo")
    card.get_by_text("2", exact=True).click()
    card.get_by_role("combobox", name="Bots").select_option("gondolier")
    card.get_by_role("button", name="Play now").click()
    anna.page.wait_for_url("**/table/*")
    table = anna.context.request.get(f"/api/tables/{anna.page.url.rsplit('/', 1)[1]}").json()
    assert [place["level"] for place in table["places"]] == [None, "gondolier"]
    anna.page.goto("/")
    card = anna.page.get_by_role("article", name="Intrigo")
    expect(card.get_by_role("radio", name="2")).to_be_checked()
    expect(card.get_by_role("combobox", name="Bots")).to_have_value("gondolier")
    expect(anna.page.get_by_role("article", name="Doge").get_by_role("combobox", name="Bots")).to_have_value("merchant")


# ---- rules


def test_all_rulebooks_are_listed_and_opened(visit: Any) -> None:
    anna = visit()
    anna.page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    anna.page.wait_for_url("**/rules")
    expect(anna.page.get_by_role("main").get_by_role("listitem")).to_have_count(len(GAMES))
    anna.page.get_by_role("main").get_by_role("link", name="Doge").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Doge: the rules")


def test_the_rules_page_switches_games_and_keeps_the_language(visit: Any) -> None:
    anna = visit(lang="fr")
    anna.page.goto("/rules/doge#DO-4.2")
    expect(anna.page.locator("[id='DO-4.2']")).to_be_in_viewport()
    books = anna.page.get_by_role("navigation", name="Livrets de règles")
    books.get_by_role("link", name="Intrigo").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Intrigo : les règles")
    expect(anna.page.get_by_role("heading", level=1)).to_be_in_viewport()
    expect(books.get_by_role("link", name="Intrigo")).to_have_attribute("aria-current", "page")
    assert anna.page.url.endswith("/rules/intrigo")
    anna.page.get_by_role("button", name="EN, English").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Intrigo: the rules")


# ---- nothing there


@pytest.mark.parametrize("path", ["/nowhere", "/rules/nothing", "/table/%E0%A4"])
@pytest.mark.parametrize(
    ("lang", "title", "home"),
    [
        ("en", "This canal leads nowhere", "To the first page"),
        ("fr", "Ce canal ne mène nulle part", "Vers la première"),
    ],
)
def test_an_unknown_address_is_a_friendly_page_with_a_way_home(
    visit: Any, path: str, lang: str, title: str, home: str
) -> None:
    anna = visit(lang=lang)
    anna.page.goto(path)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(title)
    expect(anna.page.get_by_text(path)).to_be_visible()
    anna.page.get_by_role("link", name=home).click()
    anna.page.wait_for_url("**/")
    expect(anna.page.locator("article")).to_have_count(len(GAMES))
