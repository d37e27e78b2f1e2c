"""Make a private environment and install pinned requirements into it.

    python tools/bootstrap.py .venv requirements/build.txt

Works where the system's Python refuses `pip install` and where it cannot put pip into a new environment:
the environment is made without pip, and the pip outside installs into it.
"""

import subprocess
import sys
import time
from pathlib import Path

OLDEST = (3, 11)
PINNED = ["--no-compile", "--require-hashes", "-r"]  # Python compiles what it imports, a tenth of it all
OUR_WHEEL = ["--no-deps", "--force-reinstall"]
NEEDS_PIP = (
    "Ridotto needs pip 22.3 or later for {python}, and found none that works. "
    "On Debian: apt install python3-pip. Or name another Python: make PYTHON=/path/to/python"
)


class CannotSetUp(Exception):
    """What is missing, and what to do about it, in one or two sentences."""


def python_of(venv: Path) -> Path:
    return venv / ("Scripts" if sys.platform == "win32" else "bin") / "python"


def works(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def pip_for(venv: Path) -> list[str]:
    """Return the command of a pip that installs into `venv`: its own, or the one outside."""
    inside = [str(python_of(venv)), "-m", "pip"]
    outside = [sys.executable, "-m", "pip", "--python", str(python_of(venv))]
    for pip in (inside, outside):
        if works([*pip, "--version"]):
            return pip
    if works([sys.executable, "-m", "venv", str(venv)]):  # puts pip inside, where Python brings it
        return inside
    raise CannotSetUp(NEEDS_PIP.format(python=sys.executable))


def make_venv(venv: Path) -> None:
    if works([str(python_of(venv)), "--version"]):
        return
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", "--without-pip", str(venv)],
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode != 0:
        raise CannotSetUp(f"{sys.executable} cannot make an environment in {venv}: {made.stderr.strip()}")


def install(venv: Path, arguments: list[str]) -> None:
    quiet = ["-qq", "--disable-pip-version-check", "--no-input"]
    if subprocess.run([*pip_for(venv), "install", *quiet, *arguments], check=False).returncode != 0:
        raise CannotSetUp(f"pip could not install {' '.join(arguments)}; its own words stand above.")


def main(arguments: list[str]) -> int:
    venv, *what = arguments
    try:
        if sys.version_info < OLDEST:
            raise CannotSetUp(f"Ridotto needs Python 3.11 or later; {sys.executable} is older.")
        make_venv(Path(venv))
        for item in what:
            begun = time.monotonic()
            print(f"Installing {item} in {venv} with pip ...", file=sys.stderr, flush=True)
            install(Path(venv), [*(OUR_WHEEL if item.endswith(".whl") else PINNED), item])
            print(f"  {time.monotonic() - begun:.0f} s", file=sys.stderr)
    except CannotSetUp as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
