"""Run npm in `web` with the Node that the build uses: `python tools/web.py run check`."""

import subprocess
import sys

import hatch_build
from findings import ROOT


def main(arguments: list[str]) -> int:
    """Run npm with these arguments, after its packages are there."""
    npm, environment = hatch_build.npm_command()
    web = ROOT / "web"
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=web, env=environment, check=True)
    return subprocess.run([*npm, *arguments], cwd=web, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
