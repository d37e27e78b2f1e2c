"""Which browser the tests take, where several are there, and what is said where there is none."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import find_browser
from findings import ROOT

Put = Callable[[str], Path]


@pytest.fixture
def put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Put:
    """On a machine without a browser, put a browser at a place below `tmp_path`."""
    for name in ("path", "playwright"):
        (tmp_path / name).mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "playwright"))
    monkeypatch.delenv("RIDOTTO_BROWSER", raising=False)
    monkeypatch.setattr(find_browser, "UNPACKED", tmp_path / "npm")
    monkeypatch.setattr(find_browser, "can_fetch", lambda: True)

    def put_browser(name: str, text: str = "#!/bin/sh\necho Chromium 1.0\n") -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o700)
        return path

    return put_browser


ORDER = [
    "path/chromium",
    "path/chromium-browser",
    "path/google-chrome",
    "playwright/chromium-1200/chrome-linux/chrome",
    "npm/chromium.sh",
]


@pytest.mark.parametrize("best", ORDER)
def test_the_browsers_are_taken_in_this_order(put: Put, best: str) -> None:
    there = [put(name) for name in ORDER[ORDER.index(best) :]]
    assert find_browser.find() == there[0]


def test_a_browser_that_does_not_start_is_passed_over(put: Put) -> None:
    put("path/chromium-browser").write_text("#!/bin/sh\necho 'install the snap'; exit 1\n")
    fetched = put("npm/chromium.sh")
    assert find_browser.find() == fetched


def test_npm_can_be_asked_for(put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    put("path/chromium")
    fetched = put("npm/chromium.sh")
    monkeypatch.setenv("RIDOTTO_BROWSER", "npm")
    assert find_browser.find() == fetched


def test_a_browser_can_be_named(put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    put("path/chromium")
    named = put("elsewhere/my-chrome")
    monkeypatch.setenv("RIDOTTO_BROWSER", str(named))
    assert find_browser.find() == named


def test_a_named_browser_that_is_not_there_is_missed(put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    put("path/chromium")
    monkeypatch.setenv("RIDOTTO_BROWSER", "/nowhere/chrome")
    with pytest.raises(find_browser.NoBrowser, match="names /nowhere/chrome, which does not start"):
        find_browser.find()


def test_no_browser_can_be_asked_for(put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    put("path/chromium")
    monkeypatch.setenv("RIDOTTO_BROWSER", "none")
    with pytest.raises(find_browser.NoBrowser, match="asks for none"):
        find_browser.find()


def test_before_it_is_fetched_the_first_line_says_that_it_will_be(put: Put) -> None:
    with pytest.raises(find_browser.NoBrowser, match="`make browser` fetches one"):
        find_browser.find()
    assert "which is fetched into build/browser" in find_browser.first_line()


def test_on_another_system_both_lines_say_that_there_is_none(put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_browser, "can_fetch", lambda: False)
    for line in (find_browser.first_line(), find_browser.last_line()):
        assert line.startswith("**** NO BROWSER: the browser tests are skipped.")
        assert "made for Linux x86_64 only: install Chromium." in line


def test_the_last_line_says_why_npm_had_none(put: Put) -> None:
    put("npm/failed").write_text("npm failed; the whole log: build/browser/log.txt")
    assert "cannot be had: npm failed; the whole log: build/browser/log.txt" in find_browser.last_line()


def test_the_last_line_names_the_browser_that_was_used(put: Put) -> None:
    assert str(put("path/chromium")) in find_browser.last_line()


def test_the_lines_are_printed_before_anything_is_set_up() -> None:
    command = [sys.executable, "-S", str(ROOT / "tools" / "find_browser.py"), "first"]
    environment = {**os.environ, "RIDOTTO_BROWSER": "none"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.stdout == "**** NO BROWSER: the browser tests are skipped. RIDOTTO_BROWSER=none asks for none.\n"
