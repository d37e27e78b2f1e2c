"""Pictures of the page for the documentation, of every game that is ours: `make pictures`, then look at them."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from find_browser import find
from ridotto.core.rng import Rng
from ridotto.registry import find_game, our_ids

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu"]
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
SHOTS = [("light", "en", 45), ("dark", "fr", 30)]  # theme, language, and how many clicks have been made
MOST_SEATS = 4


def settings(theme: str, lang: str) -> str:
    text = json.dumps({"lang": lang, "theme": theme, "speed": "instant", "sound": False})
    return f"localStorage.setItem('ridotto.settings', {json.dumps(text)})"


def play(page: Page, clicks: int, rng: Rng) -> None:
    """Click lit targets at random."""
    for _ in range(clicks * 4):
        names = page.locator(".lit[data-target]:visible").evaluate_all("all => all.map(e => e.dataset.target)")
        if names and clicks:
            name = names[rng.below(len(names))]
            page.evaluate(
                "name => document.querySelector(`.lit[data-target='${name}']`)"
                "?.dispatchEvent(new MouseEvent('click', {bubbles: true}))",
                name,
            )
            clicks -= 1
        page.wait_for_timeout(120)
        if not clicks:
            break
    page.wait_for_timeout(1_200)


def visit(browser: Browser, address: str, size: str, theme: str, lang: str) -> Page:
    """The first page, as somebody sees it who comes for the first time."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    context.add_init_script(settings(theme, lang))
    context.request.put("/api/me", data={"name": "Bianca"})
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    return page


def take(address: str, games: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        for size in SIZES:
            page = visit(browser, address, size, "light", "en")
            page.screenshot(path=PICTURES / f"home-{size}.png")
            page.context.close()
            for game in games:
                for theme, lang, clicks in SHOTS:
                    page = visit(browser, address, size, theme, lang)
                    open_table(page, game)
                    play(page, clicks, Rng(3))
                    page.mouse.move(1, 1)
                    page.screenshot(path=PICTURES / f"{game}-{size}-{theme}.png")
                    page.context.close()
                    print(f"{game}-{size}-{theme}.png", flush=True)
        browser.close()


def open_table(page: Page, game: str) -> None:
    """A table against bots, the same every time."""
    places = ["me", *["merchant"] * (min(find_game(game).most, MOST_SEATS) - 1)]
    opening = {"game": game, "places": places, "start": True, "seed": "5e" * 32}
    table = page.context.request.post("/api/tables", data=opening).json()["id"]
    page.goto(f"/table/{table}", wait_until="networkidle")


def main() -> None:
    """Start a server of our own, and take the pictures of all games, or of those that are named."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "ridotto", "serve", "--data", data, "--port", "0"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
        try:
            take(address, sys.argv[1:] or our_ids())
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
