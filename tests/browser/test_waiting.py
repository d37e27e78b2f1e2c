"""The waiting room: who sits where, and a link that friends can open."""

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect

from golden import SHORT
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


# ---- the host, and those who wait for the host


def test_the_host_alone_is_offered_to_begin_to_seat_bots_and_to_remove_guests(visit: Any) -> None:
    anna, bruno = visit(), visit(name="Bruno")
    table = anna.open(["me", "open", "gondolier"])
    bruno.page.goto(f"/table/{table}")
    bruno.page.get_by_role("button", name="Sit here: Blue").click()
    expect(bruno.page.get_by_text("Everybody waits for Anna, who begins the game.")).to_be_visible()
    for offer in ("Begin", "Remove", "Free the seat"):
        expect(bruno.page.get_by_role("button", name=offer)).to_have_count(0)
    expect(bruno.page.get_by_role("combobox")).to_have_count(0)
    anna.page.get_by_role("combobox", name="Level of the bot: Green").select_option("senator")
    expect(bruno.page.get_by_text("bot, Senator")).to_be_visible()
    anna.page.get_by_role("button", name="Remove: Blue").click()
    expect(bruno.page.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(bruno.page.get_by_role("button", name="Sit here")).to_have_count(0)
    anna.page.get_by_role("button", name="Let them sit again").click()
    bruno.page.get_by_role("button", name="Sit here: Blue").click()
    anna.page.get_by_role("button", name="Begin").click()
    expect(bruno.page.locator("[data-stage]").first).to_be_visible()


def test_a_kept_seat_says_for_whom_and_is_offered_to_nobody_else(visit: Any) -> None:
    anna, bruno, carla = visit(), visit(name="Bruno"), visit(name="Carla", lang="fr")
    first = anna.post("/api/tables", game="doge", places=["me", "open", "gondolier"], choices=SHORT["doge"])["id"]
    bruno.post(f"/api/tables/{first}/sit", seat=1)
    anna.post(f"/api/tables/{first}/start")
    anna.post(f"/api/tables/{first}/resign", seat=0)
    bruno.post(f"/api/tables/{first}/resign", seat=1)
    anna.page.goto(f"/table/{first}")
    expect(anna.page.get_by_role("button", name="Rematch").first).to_be_visible()
    table = anna.post(f"/api/tables/{first}/rematch")["id"]
    for visitor in (anna, bruno, carla):
        visitor.page.goto(f"/table/{table}")
    expect(carla.page.get_by_text("réservée à Bruno")).to_be_visible()
    expect(carla.page.get_by_text("Tout le monde attend Bruno. Puis Anna commence la partie.")).to_be_visible()
    expect(carla.page.get_by_role("button", name="asseoir ici")).to_have_count(0)
    expect(anna.page.get_by_role("button", name="Free the seat: Blue")).to_be_visible()
    bruno.page.get_by_role("button", name="Sit here: Blue").click()
    anna.page.get_by_role("button", name="Begin").click()
    expect(bruno.page.locator("[data-stage]").first).to_be_visible()


def test_the_host_closes_a_table_and_all_are_told(visit: Any) -> None:
    anna, bruno = visit(), visit(name="Bruno", lang="fr")
    table = anna.open(PLACES)
    bruno.page.goto(f"/table/{table}")
    anna.page.get_by_role("button", name="Close the table").click()
    expect(anna.page.get_by_role("heading", name="The host has closed this table.")).to_be_visible()
    expect(bruno.page.get_by_role("heading", name="a fermé cette table.")).to_be_visible()


# ---- lists and chat in pages


def test_the_lobby_shows_more_tables_on_request(visit: Any) -> None:
    anna = visit()
    first = anna.context.request.get("/api/tables?show=mine").json()
    rows = [{**anna.post("/api/tables", game="doge", places=PLACES), "id": f"table{n}"} for n in range(2)]
    pages = {None: {"tables": rows[:1], "next": "1-2-x"}, "1-2-x": {"tables": rows[1:], "next": None}}
    assert first == {"tables": [], "next": None}

    def serve(route: Any) -> None:
        asked = parse_qs(urlsplit(route.request.url).query)
        own = asked["show"] == ["mine"]
        route.fulfill(json=pages[asked.get("after", [None])[0]] if own else first)

    anna.page.route("**/api/tables?*", serve)
    anna.page.goto("/lobby")
    links = anna.page.get_by_role("link", name="Continue")
    expect(links).to_have_count(1)
    anna.page.get_by_role("button", name="More tables: Your tables").click()
    expect(links).to_have_count(2)
    expect(anna.page.get_by_role("button", name="More tables")).to_have_count(0)


def test_names_and_chat_from_right_to_left_do_not_turn_what_stands_beside_them(visit: Any) -> None:
    dana = visit(name="דנה")
    table = dana.open(["me", "gondolier", "gondolier"], start=True)
    dana.post(f"/api/tables/{table}/chat", text="שלום 3")
    dana.page.get_by_role("tab", name="Chat").click()
    said = dana.page.get_by_role("log").get_by_text("שלום 3")
    expect(said).to_be_visible()
    assert said.evaluate("e => getComputedStyle(e).unicodeBidi") == "isolate"
