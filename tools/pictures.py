"""Pictures of the page for the documentation: `make pictures`, then look at them."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from find_browser import find
from ridotto.core.rng import Rng

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu"]
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
GAMES = {  # theme, language, and how many clicks have been made
    "doge": [("light", "en", 0), ("dark", "fr", 40), ("light", "en", 110)],
    "sanmarco": [("light", "en", 60), ("dark", "fr", 40)],
    "intrigo": [("light", "en", 0), ("dark", "fr", 40), ("light", "en", 70)],
}


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
            for game in games:
                for theme, lang, clicks in GAMES[game]:
                    page = visit(browser, address, size, theme, lang)
                    if clicks == 0:
                        page.screenshot(path=PICTURES / f"home-{size}.png")
                    places = ["me", "player", "player", "player"]
                    opening = {"game": game, "places": places, "start": True, "seed": "5e" * 32}
                    table = page.context.request.post("/api/tables", data=opening).json()["id"]
                    page.goto(f"/table/{table}", wait_until="networkidle")
                    play(page, clicks, Rng(3))
                    page.mouse.move(1, 1)
                    page.screenshot(path=PICTURES / f"{game}-{size}-{theme}-{lang}-{clicks}.png")
                    page.context.close()
        browser.close()


def main() -> None:
    """Start a server of our own, and take the pictures of all games, or of those that are named."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "ridotto", "serve", "--data", data, "--port", "0"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
        try:
            take(address, sys.argv[1:] or list(GAMES))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
