"""Pictures of the page for the documentation: `make pictures`, then look at them."""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from ridotto.core.rng import Rng

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu"]
GAMES = {  # with the clicks that show it at the beginning, early and late
    "doge": (0, 40, 110),
    "intrigo": (0, 40, 70),
}
LOOKS = [("light", "en"), ("dark", "fr"), ("light", "en")]
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}


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


def take_table(page: Page, game: str, clicks: int, path: Path) -> None:
    opening = {"game": game, "places": ["me", "player", "player", "player"], "start": True, "seed": "5e" * 32}
    table = page.context.request.post("/api/tables", data=opening).json()["id"]
    page.goto(f"/table/{table}", wait_until="networkidle")
    play(page, clicks, Rng(3))
    page.mouse.move(1, 1)
    page.screenshot(path=path)


def take(address: str) -> None:
    chromium = shutil.which("chromium") or sys.exit("Chromium is missing: apt install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for size, (width, height) in SIZES.items():
            for moment, (theme, lang) in enumerate(LOOKS):
                viewport = {"width": width, "height": height}
                context = browser.new_context(base_url=address, viewport=viewport, reduced_motion="reduce")  # type: ignore[arg-type]  # a plain dict
                context.add_init_script(settings(theme, lang))
                context.request.put("/api/me", data={"name": "Bianca"})
                page = context.new_page()
                page.goto("/", wait_until="networkidle")
                if moment == 0:
                    page.screenshot(path=PICTURES / f"home-{size}.png")
                for game, moments in GAMES.items():
                    clicks = moments[moment]
                    take_table(page, game, clicks, PICTURES / f"{game}-{size}-{theme}-{lang}-{clicks}.png")
                context.close()
        browser.close()


def main() -> None:
    """Start a server of our own, and take the pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "ridotto", "serve", "--data", data, "--port", "0"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
        try:
            take(address)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
