"""The waiting room: who sits where, and a link that friends can open."""

import re
from typing import Any

from playwright.sync_api import expect

from ridotto.server.place import BOT_NAMES

ON_A_NETWORK = {"addresses": ["http://192.168.1.5:8160", "http://10.0.0.7:8160"], "command": ""}
PLACES = ["me", "open", "gondolier"]


def lightness(colour: str) -> float:
    """The first number of lab(...) or oklch(...)."""
    found = re.search(r"[\d.]+", colour)
    assert found, colour
    return float(found[0])


def test_a_server_for_this_machine_alone_says_so_and_how_to_open_it(visit: Any) -> None:
    anna = visit()
    anna.open(PLACES)
    command = anna.context.request.get("/api/server").json()["command"]
    expect(anna.page.get_by_text("Friends elsewhere cannot open this table yet")).to_be_visible()
    expect(anna.page.get_by_text(command)).to_be_visible()
    expect(anna.page.get_by_role("img", name="QR code")).to_have_count(0)


def test_the_link_to_send_is_the_address_of_this_machine_on_its_network(visit: Any) -> None:
    anna = visit(lang="fr")
    anna.page.route("**/api/server", lambda route: route.fulfill(json=ON_A_NETWORK))
    table = anna.open(PLACES)
    link = f"http://192.168.1.5:8160/table/{table}"
    expect(anna.page.get_by_role("group", name="Envoyez ce lien").get_by_role("code")).to_have_text(link)
    expect(anna.page.get_by_role("img", name=f"Code QR de {link}")).to_be_visible()
    expect(anna.page.get_by_text(f"http://10.0.0.7:8160/table/{table}")).to_be_visible()


def test_a_qr_code_is_dark_on_light_by_night_too(visit: Any) -> None:
    """Many phones read no other."""
    anna = visit(settings={"theme": "dark"})
    anna.page.route("**/api/server", lambda route: route.fulfill(json=ON_A_NETWORK))
    anna.open(PLACES)
    code = anna.page.get_by_role("img", name="QR code")
    dark = code.locator("path").evaluate("e => getComputedStyle(e).fill")
    light = code.locator("..").evaluate("e => getComputedStyle(e).backgroundColor")
    assert lightness(dark) * 3 < lightness(light)


def test_the_link_can_be_copied_where_a_page_has_no_clipboard(visit: Any) -> None:
    anna = visit()
    anna.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    anna.page.route("**/api/server", lambda route: route.fulfill(json=ON_A_NETWORK))
    table = anna.open(PLACES)
    anna.page.get_by_role("button", name="Copy").click()
    assert anna.page.evaluate("getSelection().toString()") == f"http://192.168.1.5:8160/table/{table}"
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()


def test_what_draws_the_qr_code_is_loaded_only_where_there_is_one(visit: Any) -> None:
    anna = visit()
    loaded: list[str] = []
    anna.page.on("response", lambda answer: loaded.append(answer.url))
    anna.page.goto("/", wait_until="networkidle")
    first = len(loaded)
    anna.open(PLACES)
    anna.page.get_by_text("Friends elsewhere").wait_for()
    assert first > 0 and not any("uqr" in url or "/Qr" in url for url in loaded[:first])


def test_a_bot_has_its_name_and_its_face(visit: Any) -> None:
    anna = visit()
    anna.open(PLACES)
    row = anna.page.get_by_role("listitem").filter(has_text=BOT_NAMES[2][0])
    expect(row).to_contain_text("Green · bot, Gondolier")
    expect(row.locator("svg")).to_have_count(2)  # the face, and the seat's mark


def test_bots_are_called_by_name_at_the_table(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "gondolier", "gondolier"], start=True)
    expect(anna.page.get_by_text(BOT_NAMES[2][0]).first).to_be_visible()
