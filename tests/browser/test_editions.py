"""The numbers of a game's material in the browser.  The toy game has some."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.conftest import TOY, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), paths=[TOY])
    yield server
    server.close()


def file_with(text: str) -> Any:
    return {"name": "mine.toml", "mimeType": "text/plain", "buffer": text.encode()}


def choose_toy(page: Any) -> Any:
    """The form of a new table of the toy game, with its edition open."""
    page.goto("/lobby")
    form = page.locator("form", has_text="New table")
    form.locator("select").first.select_option("barcarola")
    assert form.get_by_label("Lanterns").is_hidden()
    form.get_by_text("Edition").click()
    return form


def test_a_file_corrects_numbers_and_the_table_plays_with_them(visit: Any, tmp_path: Path) -> None:
    anna = visit()
    form = choose_toy(anna.page)
    expect(form.get_by_text("reconstructed", exact=True)).to_have_count(1)
    form.locator("input[type=file]").set_input_files([file_with("lanterns = 6")])
    expect(form.get_by_label("Lanterns")).to_have_value("6")
    expect(form.get_by_text("1 of 2 numbers corrected")).to_be_visible()
    with anna.page.expect_download() as saved:
        form.get_by_text("Save as a file").click()
    saved.value.save_as(tmp_path / "saved.toml")
    assert "lanterns = 6" in (tmp_path / "saved.toml").read_text(encoding="utf-8")
    form.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.get_by_text("(ours: 4)")).to_be_visible()


def test_a_file_that_does_not_fit_is_refused_in_one_sentence(visit: Any) -> None:
    page = visit().page
    form = choose_toy(page)
    form.locator("input[type=file]").set_input_files([file_with("lantern = 6")])
    expect(page.get_by_text("has no number 'lantern'")).to_be_visible()
    expect(form.get_by_label("Lanterns")).to_have_value("4")


def test_a_table_tells_which_numbers_are_reconstructed(visit: Any) -> None:
    anna = visit()
    anna.open(["me", "gondolier"], game="barcarola", start=True)
    anna.page.get_by_role("button", name="Table", exact=True).click()
    anna.page.get_by_text("1 of 2 numbers are reconstructed").click()
    expect(anna.page.get_by_text("reconstructed", exact=True)).to_be_visible()
