"""The files around the package agree with each other."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from findings import ROOT

PIN = re.compile(r"^([a-z0-9-]+)(?:\[.*\])?==(\S+)(.*)$", re.MULTILINE)
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))


def test_the_two_lists_of_build_requirements_are_the_same() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_every_pin_has_hashes_and_no_file_names_a_host(path: Path) -> None:
    text = path.read_text()
    assert "://" not in text
    assert "index-url" not in text
    assert "find-links" not in text
    requirements = [line for line in text.splitlines() if line and line[0] not in "# "]
    assert requirements
    assert all("==" in line and line.endswith("\\") for line in requirements)


@pytest.mark.parametrize("name", ["run", "build"])
def test_the_smaller_sets_are_part_of_the_development_set(name: str) -> None:
    """With the same marker, or everywhere: development may need on all systems what is needed on one."""
    everything = set(PIN.findall((ROOT / "requirements" / "dev.txt").read_text()))
    pins = PIN.findall((ROOT / "requirements" / f"{name}.txt").read_text())
    assert pins
    assert all(
        everything & {(package, version, marker), (package, version, " \\")} for package, version, marker in pins
    )


@pytest.mark.parametrize("folder", ["web", "tools/browser"])
def test_every_npm_package_has_a_hash_and_no_lock_names_a_host(folder: str) -> None:
    text = (ROOT / folder / "package-lock.json").read_text()
    assert '"resolved"' not in text
    packages = json.loads(text)["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)


def test_make_says_what_is_missing_when_there_is_no_python() -> None:
    result = subprocess.run(["make", "-s", "PYTHON=", "python"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode != 0
    assert "Ridotto needs Python 3.11 or later" in result.stderr
