from pathlib import Path

import pytest

import hatch_build
import levels


def test_what_is_compiled_is_what_the_levels_call_compiled() -> None:
    assert set(hatch_build.COMPILED) == levels.COMPILED


def test_any_change_of_a_source_or_of_the_level_asks_for_a_new_compilation() -> None:
    prints = {
        hatch_build.fingerprint({"a": {"ridotto/core/rng.py": "x = 1\n"}}, {}, "3"),
        hatch_build.fingerprint({"a": {"ridotto/core/rng.py": "x = 2\n"}}, {}, "3"),
        hatch_build.fingerprint({"a": {"ridotto/core/dice.py": "x = 1\n"}}, {}, "3"),
        hatch_build.fingerprint({"b": {"ridotto/core/rng.py": "x = 1\n"}}, {}, "3"),
        hatch_build.fingerprint({"a": {"ridotto/core/rng.py": "x = 1\n"}}, {"ridotto/registry.py": ""}, "3"),
        hatch_build.fingerprint({"a": {"ridotto/core/rng.py": "x = 1\n"}}, {}, "0"),
    }
    assert len(prints) == 6


def test_a_part_is_a_folder_or_a_module_and_is_found() -> None:
    package = Path(hatch_build.__file__).parent / "src" / "ridotto"
    for part in (*hatch_build.COMPILED, *hatch_build.BUSY, *hatch_build.TYPES):
        assert hatch_build.sources(package, (part,)), part
    assert list(hatch_build.sources(package, ("server/place.py",))) == ["ridotto/server/place.py"]


def test_the_folder_of_a_compilation_holds_the_sources_and_nothing_old(tmp_path: Path) -> None:
    folder = tmp_path / "mypyc"
    hatch_build.lay_out(folder, {"a": {"ridotto/core/old.py": ""}}, {}, "3")
    hatch_build.lay_out(folder, {"a": {"ridotto/core/rng.py": "x = 1\n"}}, {"ridotto/registry.py": "y = 2\n"}, "3")
    files = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.py"))
    assert files == [
        "ridotto/__init__.py",
        "ridotto/core/__init__.py",
        "ridotto/core/rng.py",
        "ridotto/registry.py",
        "setup.py",
    ]


def test_a_failed_compilation_says_why(tmp_path: Path) -> None:
    (tmp_path / "setup.py").write_text("raise SystemExit('error: no compiler here')\n")
    with pytest.raises(hatch_build.CompilationFailed, match="The compiler said: error: no compiler here"):
        hatch_build.compile_in(tmp_path)


def test_a_compilation_without_a_result_has_failed(tmp_path: Path) -> None:
    (tmp_path / "setup.py").write_text("")
    with pytest.raises(hatch_build.CompilationFailed, match="exit code 0"):
        hatch_build.compile_in(tmp_path)
