from collections.abc import Callable
from pathlib import Path

import pytest

import sizes

Write = Callable[[str, str], Path]


def sentences(root: Path) -> list[str]:
    return [found.sentence for found in sizes.check(sizes.measured(root))]


def test_a_file_may_have_400_lines_and_no_more(write: Write, tmp_path: Path) -> None:
    write("src/long.py", "x = 1\n" * 400)
    assert sentences(tmp_path) == []
    write("src/long.py", "x = 1\n" * 401)
    assert sentences(tmp_path) == ["file long.py has 401 lines; the most is 400"]


def test_data_of_the_box_may_be_long(write: Write, tmp_path: Path) -> None:
    write("src/material.py", "x = 1\n" * 1000)
    assert sentences(tmp_path) == []


def test_a_function_may_have_60_lines_and_no_more(write: Write, tmp_path: Path) -> None:
    write("src/f.py", "def f():\n" + "    x = 1\n" * 59)
    assert sentences(tmp_path) == []
    write("src/f.py", "class C:\n    async def f(self):\n" + "        x = 1\n" * 60)
    assert sentences(tmp_path) == ["function f has 61 lines; the most is 60"]


@pytest.mark.parametrize("base", ["Automatic[Table]", "Decision[Table]", "core.Chance[Table]", "Short"])
def test_a_step_class_may_have_80_lines_and_no_more(write: Write, tmp_path: Path, base: str) -> None:
    write("src/short.py", "class Short(Decision[Table]):\n    pass\n")
    write("src/step.py", f"class Long({base}):\n" + "    x = 1\n" * 79)
    assert sentences(tmp_path) == []
    write("src/step.py", f"class Long({base}):\n" + "    x = 1\n" * 80)
    assert sentences(tmp_path) == ["step class Long has 81 lines; the most is 80"]


def test_other_classes_are_bounded_by_their_file(write: Write, tmp_path: Path) -> None:
    write("src/other.py", "class Long:\n" + "    x = 1\n" * 200)
    assert sentences(tmp_path) == []


def test_the_worst_ten_are_printed(write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for lines in range(1, 13):
        write(f"src/f{lines}.py", "x = 1\n" * lines)
    assert sizes.main(tmp_path) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[1].split() == ["12", "src/f12.py:1"]
    assert printed[10].split() == ["3", "src/f3.py:1"]
    assert "step class" in printed[11]


def test_the_exit_code_tells(write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write("src/long.py", "x = 1\n" * 401)
    assert sizes.main(tmp_path) == 1
    assert "src/long.py:1: file long.py has 401 lines" in capsys.readouterr().err
