"""What `ridotto train` and `ridotto arena` need, and not everybody has."""

import subprocess
import sys

import pytest

WITHOUT = "import sys; sys.modules[sys.argv.pop(1)] = None; from ridotto.cli import cli; cli()"


@pytest.mark.parametrize(("package", "line"), [("pyarrow", "arena doge uniform flat:1"), ("numpy", "train doge")])
def test_a_missing_package_is_named(package: str, line: str) -> None:
    """In a process of its own: what was loaded once cannot be missing."""
    command = [sys.executable, "-c", WITHOUT, package, *line.split()]
    shown = subprocess.run(command, capture_output=True, text=True, check=False)
    assert shown.returncode == 1 and f'{package}: pip install "ridotto[lab]"' in shown.stderr
