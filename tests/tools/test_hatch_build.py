import os
import sysconfig
from pathlib import Path

import pytest

import hatch_build
import levels


def test_what_is_compiled_is_what_the_levels_call_compiled() -> None:
    assert set(hatch_build.COMPILED) == levels.COMPILED


def test_any_change_of_a_source_or_of_the_way_asks_for_a_new_compilation(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("compile()\n")
    other.write_text("compile(quickly=True)\n")
    documented = tmp_path / "documented"
    documented.mkdir()
    (tmp_path / "docstrings.py").write_text("")
    (documented / "docstrings.py").write_text("add()\n")
    (documented / "one.py").write_text("compile()\n")
    prints = {
        hatch_build.fingerprint({"a": {"ridotto/core/rng.py": "x = 1\n"}}, {}, one, "3"),
        hatch_build.fingerprint({"a": {"ridotto/core/rng.py": "x = 2\n"}}, {}, one, "3"),
        hatch_build.fingerprint({"a": {"ridotto/core/dice.py": "x = 1\n"}}, {}, one, "3"),
        hatch_build.fingerprint({"b": {"ridotto/core/rng.py": "x = 1\n"}}, {}, one, "3"),
        hatch_build.fingerprint({"a": {"ridotto/core/rng.py": "x = 1\n"}}, {"ridotto/registry.py": ""}, one, "3"),
        hatch_build.fingerprint({"a": {"ridotto/core/rng.py": "x = 1\n"}}, {}, other, "3"),
        hatch_build.fingerprint({"a": {"ridotto/core/rng.py": "x = 1\n"}}, {}, one, "0"),
        hatch_build.fingerprint({"a": {"ridotto/core/rng.py": "x = 1\n"}}, {}, documented / "one.py", "3"),
    }
    assert len(prints) == 8


def test_every_game_is_a_unit_of_its_own() -> None:
    names = [
        "ridotto/bots/flat.py",
        "ridotto/core/rng.py",
        "ridotto/games/__init__.py",
        "ridotto/games/doge/__init__.py",
        "ridotto/games/doge/votes.py",
        "ridotto/games/rialto/__init__.py",
        "ridotto/server/table.py",
        "ridotto/texts/grammar.py",
        "ridotto/texts/doge/en.py",
    ]
    units = hatch_build.in_units(dict.fromkeys(names, ""))
    assert {name: list(unit) for name, unit in units.items()} == {
        "ridotto": names[:3],
        "ridotto_games_doge": names[3:5],
        "ridotto_games_rialto": names[5:6],
        "ridotto_server": names[6:8],
        "ridotto_texts_doge": names[8:],
    }


def test_a_part_is_a_folder_or_a_module_and_is_found() -> None:
    package = Path(hatch_build.__file__).parent / "src" / "ridotto"
    for part in (*hatch_build.COMPILED, *hatch_build.BUSY, *hatch_build.TYPES):
        assert hatch_build.sources(package, (part,)), part
    assert list(hatch_build.sources(package, ("server/place.py",))) == ["ridotto/server/place.py"]


ONE = {"a": {"ridotto/core/rng.py": "x = 1\n"}}


def test_the_folder_of_a_compilation_holds_the_sources_and_nothing_old(tmp_path: Path) -> None:
    folder = tmp_path / "mypyc"
    hatch_build.lay_out(folder, {"a": {"ridotto/core/old.py": ""}}, {}, "way")
    hatch_build.lay_out(folder, ONE, {"ridotto/registry.py": "y = 2\n"}, "way")
    files = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.py"))
    assert files == [
        "ridotto/__init__.py",
        "ridotto/core/__init__.py",
        "ridotto/core/rng.py",
        "ridotto/registry.py",
    ]


def test_a_source_that_is_as_it_was_is_not_touched(tmp_path: Path) -> None:
    hatch_build.lay_out(tmp_path, ONE, {}, "way")
    source = tmp_path / "ridotto" / "core" / "rng.py"
    os.utime(source, (1, 1))
    hatch_build.lay_out(tmp_path, {**ONE, "b": {"ridotto/core/dice.py": ""}}, {}, "way")
    assert source.stat().st_mtime == 1


@pytest.mark.parametrize(("way", "is_cut_short", "stays"), [("way", 0, 1), ("another way", 0, 0), ("way", 1, 0)])
def test_what_is_compiled_stays_if_it_was_finished_in_the_same_way(
    tmp_path: Path, way: str, is_cut_short: int, stays: int
) -> None:
    hatch_build.lay_out(tmp_path, ONE, {}, "way")
    (tmp_path / "a__mypyc.so").touch()
    if is_cut_short:
        (tmp_path / "unfinished").touch()
    hatch_build.lay_out(tmp_path, ONE, {}, way)
    assert (tmp_path / "a__mypyc.so").exists() == bool(stays)


def test_only_the_libraries_of_the_units_go_into_the_wheel(tmp_path: Path) -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for name in ("a__mypyc", "b__mypyc", "ridotto/core/old", "ridotto/core/rng"):
        path = tmp_path / f"{name}{suffix}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    found = [str(path.relative_to(tmp_path)) for path in hatch_build.libraries(tmp_path, ONE)]
    assert found == [f"a__mypyc{suffix}", f"ridotto/core/rng{suffix}"]


def compile_with(tmp_path: Path, script: str) -> list[str]:
    """Run this script as the compiler; gives what it says of its progress."""
    path, told = tmp_path / "script.py", list[str]()
    path.write_text(script)
    hatch_build.compile_in(tmp_path, path, ONE, "3", told.append)
    return told


def test_a_failed_compilation_says_why(tmp_path: Path) -> None:
    with pytest.raises(hatch_build.CompilationFailed, match="The compiler said: error: no compiler here"):
        compile_with(tmp_path, "raise SystemExit('error: no compiler here')\n")


def test_a_compilation_without_a_result_has_failed(tmp_path: Path) -> None:
    with pytest.raises(hatch_build.CompilationFailed, match="exit code 0"):
        compile_with(tmp_path, "")


def test_the_compiler_is_told_the_units_and_tells_its_progress(tmp_path: Path) -> None:
    (tmp_path / f"a__mypyc{sysconfig.get_config_var('EXT_SUFFIX')}").touch()
    assert compile_with(tmp_path, "import sys; print(sys.argv[1], sys.stdin.read())") == [
        '3 {"a": ["ridotto/core/rng.py"]}'
    ]


FAILS_OVER_OLD_FILES = """
import pathlib, sysconfig
cache = pathlib.Path(".mypy_cache")
if cache.exists():
    raise SystemExit("ValueError: value is not in list")
cache.mkdir()
pathlib.Path("a__mypyc" + sysconfig.get_config_var("EXT_SUFFIX")).touch()
"""


def test_the_compiler_keeps_nothing_where_it_fails_over_what_it_kept(tmp_path: Path) -> None:
    script, folder, told = tmp_path / "script.py", tmp_path / "mypyc", list[str]()
    script.write_text(FAILS_OVER_OLD_FILES)
    (tmp_path / "docstrings.py").write_text("")
    for _ in range(2):
        hatch_build.compile_changes(folder, script, ONE, {}, "3", told.append)
        assert len(hatch_build.libraries(folder, ONE)) == 1
    assert told == ["  failed with what was kept of the last compilation: it is done without"]


def test_a_first_compilation_that_fails_is_not_tried_again(tmp_path: Path) -> None:
    script, told = tmp_path / "script.py", list[str]()
    script.write_text("raise SystemExit('error: no compiler here')\n")
    (tmp_path / "docstrings.py").write_text("")
    with pytest.raises(hatch_build.CompilationFailed, match="no compiler here"):
        hatch_build.compile_changes(tmp_path / "mypyc", script, ONE, {}, "3", told.append)
    assert told == []
