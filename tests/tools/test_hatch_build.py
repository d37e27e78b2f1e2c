from pathlib import Path

import pytest

import hatch_build
import levels


def test_what_is_compiled_is_what_the_levels_call_compiled() -> None:
    assert set(hatch_build.COMPILED) == levels.COMPILED


def test_any_change_of_a_source_or_of_the_level_asks_for_a_new_compilation() -> None:
    prints = {
        hatch_build.fingerprint({"ridotto/core/rng.py": "x = 1\n"}, "3"),
        hatch_build.fingerprint({"ridotto/core/rng.py": "x = 2\n"}, "3"),
        hatch_build.fingerprint({"ridotto/core/dice.py": "x = 1\n"}, "3"),
        hatch_build.fingerprint({"ridotto/core/rng.py": "x = 1\n"}, "0"),
    }
    assert len(prints) == 4


def test_the_folder_of_a_compilation_holds_the_sources_and_nothing_old(tmp_path: Path) -> None:
    folder = tmp_path / "mypyc"
    hatch_build.lay_out(folder, {"ridotto/core/old.py": ""}, "3")
    hatch_build.lay_out(folder, {"ridotto/core/rng.py": "x = 1\n"}, "3")
    files = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.py"))
    assert files == ["ridotto/__init__.py", "ridotto/core/rng.py", "setup.py"]


def test_a_failed_compilation_says_why(tmp_path: Path) -> None:
    (tmp_path / "setup.py").write_text("raise SystemExit('error: no compiler here')\n")
    with pytest.raises(hatch_build.CompilationFailed, match="The compiler said: error: no compiler here"):
        hatch_build.compile_in(tmp_path)


def test_a_compilation_without_a_result_has_failed(tmp_path: Path) -> None:
    (tmp_path / "setup.py").write_text("")
    with pytest.raises(hatch_build.CompilationFailed, match="exit code 0"):
        hatch_build.compile_in(tmp_path)
