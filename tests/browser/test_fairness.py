"""Fair shuffles on the page: what the browser adds, notes and compares."""

import hashlib
import json
from typing import Any

from playwright.sync_api import Page, Route, expect

SHORT = {"last_year": "1"}


def info(visitor: Any, table: str) -> dict[str, Any]:
    shown: dict[str, Any] = visitor.context.request.get(f"/api/tables/{table}").json()
    return shown


def table_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def play_out(visitor: Any, table: str) -> None:
    """Bots play to the end, and the shuffle is checked."""
    visitor.post(f"/api/tables/{table}/resign", seat=0)
    check_shuffle(visitor.page)


def check_shuffle(page: Page) -> None:
    expect(page.get_by_text("Standings").first).to_be_visible()
    page.get_by_role("button", name="Check the shuffle").first.click()


def test_one_click_plays_with_a_number_that_this_browser_has_added(visit: Any) -> None:
    anna = visit()

    def shorten(route: Route) -> None:
        opening = {**json.loads(route.request.post_data or "{}"), "choices": SHORT}
        route.continue_(post_data=json.dumps(opening))

    anna.page.route(
        "**/api/tables", lambda route: shorten(route) if route.request.method == "POST" else route.continue_()
    )
    anna.page.get_by_role("button", name="Play now: Doge").click()
    table = table_of(anna.page)
    begun = info(anna, table)
    assert begun["status"] == "playing" and len(begun["places"][0]["nonce"]) == 32
    play_out(anna, table)
    page = anna.page
    expect(page.get_by_role("heading", name="The shuffle was fair")).to_be_visible()
    expect(page.get_by_text("The seal is the one that your browser noted before the game began.")).to_be_visible()
    expect(page.get_by_text("Of 4 seats, 1 added a random number, as your browser noted.")).to_be_visible()
    page.get_by_text("All numbers").click()
    for number in (begun["commitment"], begun["places"][0]["nonce"], info(anna, table)["seed"]):
        expect(page.get_by_text(number).first).to_be_visible()


def test_who_sits_down_adds_a_number_and_a_rematch_has_new_ones(visit: Any) -> None:
    anna, bruno = visit(), visit(name="Bruno")
    table = anna.open(["me", "open", "gondolier"], choices=SHORT)
    bruno.page.goto(f"/table/{table}")
    bruno.page.get_by_role("button", name="Sit here: Blue").click()
    expect(anna.page.get_by_role("button", name="Begin", exact=True)).to_be_enabled()
    nonces = [place["nonce"] for place in info(anna, table)["places"]]
    assert [len(nonce) for nonce in nonces] == [32, 32, 0] and nonces[0] != nonces[1]
    anna.page.get_by_role("button", name="Begin", exact=True).click()
    expect(anna.page.locator("[data-target]").first).to_be_visible()
    bruno.post(f"/api/tables/{table}/resign", seat=1)
    play_out(anna, table)
    check_shuffle(bruno.page)
    for page in (anna.page, bruno.page):
        expect(page.get_by_role("heading", name="The shuffle was fair")).to_be_visible()
        expect(page.get_by_text("Of 3 seats, 2 added a random number, as your browser noted.")).to_be_visible()
    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.page.get_by_role("heading", name="The table is set")).to_be_visible()
    again = info(anna, table_of(anna.page))
    assert again["id"] != table and again["places"][0]["nonce"] not in ("", nonces[0])


def test_a_proof_that_the_server_has_forged_is_noticed(visit: Any) -> None:
    anna = visit()
    table = anna.open(["me", "gondolier", "gondolier"], start=True, choices=SHORT)
    seed = "ab" * 32

    def forge(route: Route) -> None:
        proof = route.fetch().json()
        commitment = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
        forged = {**proof, "seed": seed, "commitment": commitment, "draws": []}  # it holds by itself
        route.fulfill(body=json.dumps(forged), content_type="application/json")

    anna.page.route("**/proof", forge)
    play_out(anna, table)
    expect(anna.page.get_by_role("heading", name="The shuffle does not hold")).to_be_visible()
    expect(anna.page.get_by_text("the server has exchanged it")).to_be_visible()
    expect(anna.page.get_by_text("The seed is the one that was sealed.")).to_be_visible()


def test_who_comes_after_the_game_is_told_what_cannot_be_known(visit: Any) -> None:
    anna, bruno = visit(), visit(name="Bruno")
    table = anna.open(["me", "gondolier", "gondolier"], start=True, choices=SHORT)
    play_out(anna, table)
    expect(anna.page.get_by_text("noted during the game, when it first saw this table")).to_be_visible()
    bruno.page.goto(f"/table/{table}")
    bruno.page.get_by_role("button", name="Standings").click()
    check_shuffle(bruno.page)
    expect(bruno.page.get_by_role("heading", name="as far as this browser can tell")).to_be_visible()
    expect(bruno.page.get_by_text("Your browser saw this table only after the game")).to_be_visible()
