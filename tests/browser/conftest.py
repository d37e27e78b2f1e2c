"""A real Chromium on a real server.  One robot plays any game: it knows lit targets and nothing else."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

import ridotto
from find_browser import SKIPPED, NoBrowser, find
from golden import SHORT
from ridotto.core.rng import Rng
from ridotto.registry import our_ids
from tests.server.conftest import Server

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 90_000  # a machine may stand still for half a minute; what is only slow does not fail
SEED = "0a" * 32  # the same deals in every run: what fails can be seen again
QUICK = {"speed": "instant", "sound": False, "theme": "light", "confirm": False, "list": False}
GAMES = our_ids()  # SHORT has choices for each of them, or its tests fail
CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")  # while it is open no other test can run a loop of its own
def browser() -> Iterator[Browser]:
    try:
        found = find()
    except NoBrowser as reason:
        pytest.skip(f"{SKIPPED} {reason}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.close()


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, server: Server, **more: Any) -> None:
        settings = {**QUICK, "lang": more.pop("lang", "en"), **more.pop("settings", {})}
        name = more.pop("name", "Anna")
        options = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", "locale": "en", **more}
        self.context: BrowserContext = browser.new_context(base_url=server.address, **options)
        self.context.set_default_timeout(PATIENCE)
        text = json.dumps(json.dumps(settings))
        self.context.add_init_script(
            f"localStorage.getItem('ridotto.settings') ?? localStorage.setItem('ridotto.settings', {text})"
        )
        assert self.context.request.put("./api/me", data={"name": name}).ok
        self.page = self.context.new_page()
        self.page.goto("./")

    def post(self, path: str, **data: Any) -> Any:
        response = self.context.request.post(path, data=data)
        assert response.ok, response.text()
        return response.json()

    def open(self, places: list[str], **more: Any) -> str:
        """Open a table and go there; gives its id."""
        table = self.post("/api/tables", **{"game": "doge", "places": places, **more})
        self.page.goto(f"/table/{table['id']}")
        return str(table["id"])

    def open_short(self, game: str, seats: int = 3, short: bool = True) -> str:
        """Begin a short game against bots, with as many seats, or the nearest number that the game allows."""
        found = ridotto.game(game)
        places = ["me", *["gondolier"] * (min(max(seats, found.least), found.most) - 1)]
        return self.open(places, game=game, start=True, seed=SEED, choices=SHORT[game] if short else {})

    def question(self, table: str, lang: str) -> str:
        """What seat 0 is asked."""
        update = self.context.request.get(f"/api/tables/{table}/update", params={"seat": 0, "lang": lang})
        return str(update.json()["ask"]["question"])

    def answers(self, table: str) -> int:
        """How many answers seat 0 has given, in a game that is over."""
        record = self.context.request.get(f"/api/tables/{table}/record").text()
        return sum(line.startswith("0 ") for line in record.splitlines())

    def new_page(self, path: str) -> Page:
        page = self.context.new_page()
        page.goto(path)
        return page


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Any]:
    visitors: list[Visitor] = []

    def welcome(**more: Any) -> Visitor:
        more.setdefault("name", NAMES[len(visitors)])  # those who are called alike cannot sit together
        visitors.append(Visitor(browser, server, **more))
        return visitors[-1]

    yield welcome
    for visitor in visitors:
        visitor.context.close()


NAMES = ("Anna", "Bruno", "Carla", "Dora", "Enzo", "Fausta")


class Robot:
    """Clicks lit targets at random until there is nothing to click.  It knows no rules and no game."""

    LIT = ".lit[data-target]:visible"
    MOST_CLICKS = 600

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Rng(seed)
        self.clicks = 0

    def click(self, until: Locator | None = None) -> bool:
        """One click on one lit target, if there is one, and `until` is not on the page."""
        names = self.page.locator(self.LIT).evaluate_all("all => all.map(e => e.dataset.target)")
        # Looked for after the names were read: what is lit only since then is not clicked.
        if not names or (until and until.count()):
            return False
        name = names[self.rng.below(len(names))]
        target = self.page.locator(f'{self.LIT}[data-target="{name}"]').first
        try:
            target.click(timeout=2_000)
        except PlaywrightError:
            # Something stands in front of its middle, or the board has changed: keys reach it as well.
            try:
                target.focus(timeout=1_000)
                self.page.keyboard.press("Enter")
            except PlaywrightError:
                return False
        self.clicks += 1
        return True

    def click_until(self, wanted: Locator) -> None:
        """Play until something is on the page, and leave it alone."""
        for _ in range(self.MOST_CLICKS):
            if not self.click(until=wanted):
                if wanted.count():
                    return
                self.page.wait_for_timeout(50)
        raise AssertionError(f"{wanted} has not been seen")


CHANGE = """changed => {
    const settings = JSON.parse(localStorage.getItem('ridotto.settings'));
    localStorage.setItem('ridotto.settings', JSON.stringify({ ...settings, ...changed }));
}"""


def change_settings(page: Page, **changed: Any) -> None:
    """Change settings of the reader in mid-game; the page is loaded anew."""
    page.evaluate(CHANGE, changed)
    page.reload()


def status(visitor: Any, table: str) -> str:
    return str(visitor.context.request.get(f"/api/tables/{table}").json()["status"])


def play_out(robots: list[Robot], over: Any, most: int = 4_000) -> None:
    """Let robots click in turn until the game is over."""
    for _ in range(most):
        clicked = [robot.click() for robot in robots]
        if over():
            return
        if not any(clicked):
            robots[0].page.wait_for_timeout(30)
    raise AssertionError("the game has not ended")
