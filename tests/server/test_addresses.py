"""Addresses that people visit are pages, whatever they typed; addresses for programs stay JSON."""

import httpx
import pytest

from tests.server.conftest import Server

BROWSER = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


def visit(server: Server, path: str, headers: dict[str, str] = BROWSER) -> tuple[int, str]:
    """The status, and the kind of content."""
    answer = httpx.get(server.address + path, headers=headers)
    return answer.status_code, answer.headers["content-type"].partition(";")[0]


@pytest.mark.parametrize("path", ["/", "/lobby", "/settings", "/rules", "/rules/doge", "/table/x", "/replay/x"])
def test_every_page_of_the_client_has_its_address(server: Server, path: str) -> None:
    assert visit(server, path) == (200, "text/html")
    assert visit(server, path, {"Accept": "*/*"}) == (200, "text/html")


@pytest.mark.parametrize("path", ["/nothing", "/table", "/rules/nothing", "/rules/doge/more", "/lobby/more", "/%E0%A4"])
def test_for_people_an_unknown_address_is_a_page_with_status_404(server: Server, path: str) -> None:
    assert visit(server, path) == (404, "text/html")


@pytest.mark.parametrize(
    ("path", "headers"),
    [("/api/nothing", BROWSER), ("/api/tables/nothing", BROWSER), ("/nothing", {"Accept": "application/json"})],
)
def test_for_programs_it_is_json(server: Server, path: str, headers: dict[str, str]) -> None:
    assert visit(server, path, headers) == (404, "application/json")
