"""How soon a table can be played at: from the first request to the first lit target, in a browser with an empty store.

    make bench-page ARGS="--rounds 7"

A server of our own, a Chromium of our own, a new context for each round: nothing is cached.  `lit` is when the first
target that can be clicked is on the screen; `warm` the same with a full cache.  Sizes are of script and style, as they
come over the wire.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from find_browser import find

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SETTINGS = {"lang": "en", "theme": "light", "speed": "normal", "sound": False}
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}

# Noted by the page itself, so that no time of ours is counted.
WATCH = """
const look = () => {
  if (window.litAt === undefined && document.querySelector('.lit[data-target]')) {
    requestAnimationFrame(() => { window.litAt = performance.now(); });
  }
};
new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
"""
BYTES = """
kinds => performance.getEntriesByType('resource')
  .filter(({name}) => kinds.some((kind) => new URL(name).pathname.endsWith(kind)))
  .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0)
"""
CODE = [".js", ".css"]
FONTS = [".woff2"]


class Load(NamedTuple):
    """One load of a table, in milliseconds, and its script and style in bytes."""

    lit: float
    warm: float
    size: int


@contextmanager
def server() -> Iterator[str]:
    """The address of a server of our own."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "ridotto", "serve", "--data", data, "--port", "0"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()
            process.wait()


def visitor(browser: Browser, address: str, width: int, height: int) -> BrowserContext:
    context = browser.new_context(base_url=address, viewport={"width": width, "height": height})
    text = json.dumps(json.dumps(SETTINGS))
    context.add_init_script(f"localStorage.setItem('ridotto.settings', {text}); {WATCH}")
    context.request.put("/api/me", data={"name": "Anna"})
    return context


def lit_after(page: Page, path: str) -> float:
    page.goto(path)
    page.wait_for_function("window.litAt !== undefined")
    return float(page.evaluate("window.litAt"))


def load(browser: Browser, address: str, width: int, height: int) -> Load:
    """Open a table in a browser with an empty cache."""
    context = visitor(browser, address, width, height)
    opening = {"game": "doge", "places": ["me", "gondolier", "gondolier", "gondolier"], "start": True}
    table = context.request.post("/api/tables", data=opening).json()["id"]
    page = context.new_page()
    lit = lit_after(page, f"/table/{table}")
    size = int(page.evaluate(BYTES, CODE))
    warm = lit_after(page, f"/table/{table}")
    context.close()
    return Load(lit, warm, size)


def home(browser: Browser, address: str) -> tuple[int, int]:
    """Script and style of the first page, and its fonts, in bytes."""
    context = visitor(browser, address, *SIZES["desktop"])
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    sizes = int(page.evaluate(BYTES, CODE)), int(page.evaluate(BYTES, FONTS))
    context.close()
    return sizes


def spread(times: list[float]) -> str:
    return f"{statistics.median(times):5.0f} ms  ({min(times):.0f} to {max(times):.0f})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        load(browser, address, *SIZES["desktop"])  # the first one also starts the browser and the bots
        for name, (width, height) in SIZES.items():
            loads = [load(browser, address, width, height) for _ in range(rounds)]
            print(f"a table, {name:8} lit {spread([each.lit for each in loads])}")
            print(f"a table, {name:8} lit {spread([each.warm for each in loads])}  warm")
        print(f"a table, script and style  {loads[-1].size / 1000:.1f} kB")
        page, fonts = home(browser, address)
        print(f"first page, script and style  {page / 1000:.1f} kB, fonts {fonts / 1000:.1f} kB")
        browser.close()


if __name__ == "__main__":
    main()
