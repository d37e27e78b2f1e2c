"""Build hook: compiles core, games and bots with mypyc, as one unit, into the wheel.

The sources are copied to `build/mypyc` and compiled there, so `src/` never holds a compiled file that could
shadow an edited source.  Compiled code imports compiled code only, so nothing else is copied.

    RIDOTTO_COMPILE=0          a pure-Python wheel
    RIDOTTO_COMPILE=required   no wheel at all when compilation fails (for continuous integration)
    RIDOTTO_COMPILE=auto       the default: pure Python, with a warning, when compilation fails
    RIDOTTO_OPT=0..3           optimisation level of the C compiler, 3 by default
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots")
MODES = ("auto", "required", "0")

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(
    ["--config-file=", *{modules!r}],
    opt_level={opt!r},
    debug_level="0",
    group_name="ridotto",
    target_dir="c",
)
setup(name="ridotto", ext_modules=modules)
"""


class CompilationFailed(Exception):
    """Why there is no compiled build, in one sentence."""


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        mode = os.environ.get("RIDOTTO_COMPILE", "auto")
        if mode not in MODES:
            self.app.abort(f"RIDOTTO_COMPILE is {mode!r}; it must be one of {', '.join(MODES)}.")
        if version == "editable":
            self.app.display_info("ridotto: an editable install is pure Python; it runs interpreted.")
            return
        if mode == "0":
            self.app.display_info("ridotto: RIDOTTO_COMPILE=0, a pure-Python wheel; it will run interpreted.")
            return
        try:
            built = self.compiled()
        except CompilationFailed as failure:
            if mode == "required":
                self.app.abort(f"ridotto: compilation failed. {failure}")
            self.warn(str(failure))
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)

    def compiled(self) -> dict[str, str]:
        """Return the compiled files and their places in the wheel; compile only if a source has changed."""
        folder = Path(self.root, "build", "mypyc", sysconfig.get_config_var("SOABI") or sys.platform)
        sources = self.sources()
        opt = os.environ.get("RIDOTTO_OPT", "3")
        key = fingerprint(sources, opt)
        done = folder / "done"
        if not (done.exists() and done.read_text() == key):
            self.app.display_waiting(f"ridotto: compiling {len(sources)} modules with mypyc (-O{opt}) ...")
            lay_out(folder, sources, opt)
            compile_in(folder)
            done.write_text(key)
        return {str(path): str(path.relative_to(folder)) for path in libraries(folder)}

    def sources(self) -> dict[str, str]:
        """Return the text of every module to compile, by its path inside `src`."""
        src = Path(self.root, "src")
        files = sorted(path for part in COMPILED for path in (src / "ridotto" / part).rglob("*.py"))
        return {path.relative_to(src).as_posix(): path.read_text(encoding="utf-8") for path in files}

    def warn(self, reason: str) -> None:
        line = "*" * 88
        self.app.display_warning(
            f"{line}\nridotto is NOT compiled: it will run interpreted, some 20 to 50 times slower.\n{reason}\n{line}"
        )


def fingerprint(sources: dict[str, str], opt: str) -> str:
    text = repr((sorted(sources.items()), opt, SETUP, version_of("mypy"), version_of("librt"), sys.version))
    return hashlib.sha256(text.encode()).hexdigest()


def lay_out(folder: Path, sources: dict[str, str], opt: str) -> None:
    """Copy the sources, the empty packages above them, and a set-up script into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in {"ridotto/__init__.py": "", **sources}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "setup.py").write_text(SETUP.format(modules=list(sources), opt=opt), encoding="utf-8")


def compile_in(folder: Path) -> None:
    log = folder / "log.txt"
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    with log.open("w", encoding="utf-8") as file:
        result = subprocess.run(command, cwd=folder, stdout=file, stderr=subprocess.STDOUT, check=False)
    if result.returncode != 0 or not libraries(folder):
        lines = [line for line in log.read_text(encoding="utf-8").splitlines() if line.strip()]
        said = lines[-1].strip() if lines else f"exit code {result.returncode}"
        raise CompilationFailed(
            f"The compiler said: {said}\n"
            f"The whole log: {log}\n"
            "If a C compiler or Python's header files are missing: apt install gcc python3-dev (on Debian)."
        )


def libraries(folder: Path) -> list[Path]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(path for path in [*folder.glob(f"*{suffix}"), *folder.glob(f"ridotto/**/*{suffix}")])
