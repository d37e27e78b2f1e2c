"""Compile the units in the working directory with mypyc: `python compile_units.py 3 < units.json`.

A unit is one C file and one library; units are compiled side by side, and one whose C and headers are as they were
is not compiled again.  Progress goes to standard output, everything else to standard error.
"""

import json
import os
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

from docstrings import docs_of, with_docs

C_FILES = "c"
DOCUMENTED = Path("documented")  # the C files of units, with docstrings
JOBS = max(2, os.cpu_count() or 1)
UNFINISHED = Path("unfinished")  # lies here while libraries are written
# A unit is one C file, entered by its init function and by its table: the compiler may inline or drop the rest.
ALONE = ["-fwhole-program", '-DPyMODINIT_FUNC=__attribute__((externally_visible,visibility("default")))PyObject*']
HIDDEN = ["-fvisibility=hidden"]  # the same in part, for other compilers than gcc


def progress_line() -> Any:
    """Standard output as it was; what others print goes to standard error from now on."""
    line = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1, encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return line


PROGRESS = progress_line()


def weight(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def is_unit(extension: Extension) -> bool:
    """The others are small: each makes one module of a unit importable."""
    return str(extension.name).endswith("__mypyc")


def add_docstrings(extension: Extension, modules: list[str]) -> None:
    """Compile a copy of the unit's C file that has docstrings.  It is only written when it has changed."""
    docs: dict[str, str] = {}
    for module in modules:
        docs.update(docs_of(Path(module), Path()))
    for place, source in enumerate(extension.sources):
        if Path(source).name.startswith("__native"):
            copy = DOCUMENTED / Path(source).name
            code = with_docs(Path(source).read_text(encoding="utf-8"), docs)
            if not copy.exists() or copy.read_text(encoding="utf-8") != code:
                DOCUMENTED.mkdir(exist_ok=True)
                copy.write_text(code, encoding="utf-8")
            extension.sources[place] = str(copy)


def is_gcc() -> bool:
    return sys.platform == "linux" and "gcc" in (os.environ.get("CC") or str(sysconfig.get_config_var("CC")))


def flags(extension: Extension) -> list[str]:
    if os.name != "posix":
        return []
    return ALONE if is_gcc() and is_unit(extension) else HIDDEN


class Build(build_ext):  # type: ignore[misc]
    """Says which unit is compiled, and how long it took."""

    def build_extensions(self) -> None:
        if is_gcc():
            self.read_header_once()
        super().build_extensions()

    def read_header_once(self) -> None:
        """A hundred small files hold little more than this header; gcc takes it from here if it can."""
        small = next(extension for extension in self.extensions if not is_unit(extension))
        header = f"{sysconfig.get_path('include')}/Python.h"
        command = [*self.compiler.compiler_so, *small.extra_compile_args, "-x", "c-header", header]
        subprocess.run([*command, "-o", f"{C_FILES}/Python.h.gch"], check=False)

    def build_extension(self, ext: Extension) -> None:
        begun = time.monotonic()
        super().build_extension(ext)
        seconds = time.monotonic() - begun
        if is_unit(ext) and seconds > 0.1:  # others were as they should be
            print(f"  {ext.name.removesuffix('__mypyc')}: {seconds:.0f} s", file=PROGRESS)


def main(level: str) -> None:
    begun = time.monotonic()
    units: dict[str, list[str]] = json.load(sys.stdin)
    files = [file for unit in units.values() for file in unit]
    extensions = mypycify(
        ["--config-file=", *files],
        opt_level=level,
        debug_level="0",
        separate=[(unit, name) for name, unit in units.items()],
        target_dir=C_FILES,
    )
    print(f"  {len(files)} modules to C in {len(units)} units: {time.monotonic() - begun:.0f} s", file=PROGRESS)
    for extension in extensions:
        extension.extra_compile_args += flags(extension)
        extension.include_dirs.append(C_FILES)
        if is_unit(extension):
            add_docstrings(extension, units[str(extension.name).removesuffix("__mypyc")])
    extensions.sort(key=weight, reverse=True)  # no core waits for a large one at the end
    UNFINISHED.touch()
    setup(
        name="ridotto",
        ext_modules=extensions,
        cmdclass={"build_ext": Build},
        script_args=["-q", "build_ext", "--inplace", "--parallel", str(JOBS)],
    )
    UNFINISHED.unlink()


if __name__ == "__main__":
    main(sys.argv[1])
