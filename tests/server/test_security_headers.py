"""Headers that tell a browser what a page may do: load nothing from elsewhere, stand in no frame."""

import re

import httpx
import pytest

from tests.server.conftest import Guest, Server

HTTPS = {"X-Forwarded-Proto": "https"}  # of a proxy on this machine, which is trusted


def policy(answer: httpx.Response) -> dict[str, str]:
    """The Content-Security-Policy of a response, by directive."""
    directives = answer.headers["content-security-policy"].split(";")
    return {name: value for name, _, value in (directive.strip().partition(" ") for directive in directives)}


@pytest.mark.parametrize("path", ["/", "/lobby", "/rules/doge", "/table/x", "/nothing"])
def test_a_page_runs_no_inline_script_and_stands_in_no_frame(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path, headers={"Accept": "text/html"})
    found = policy(answer)
    assert found["default-src"] == "'none'"
    assert found["script-src"] == "'self'"
    assert found["style-src"] == "'self'"
    assert found["frame-ancestors"] == "'none'"
    assert found["base-uri"] == "'none'"
    assert "http" not in answer.headers["content-security-policy"]
    assert "unsafe-eval" not in answer.headers["content-security-policy"]
    assert not re.search(r"<script(?![^>]*\ssrc=)|\son\w+=|<style|javascript:", answer.text)
    assert "camera=()" in answer.headers["permissions-policy"]
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/schema/openapi.json", "/nothing"])
def test_every_response_has_the_headers_of_a_careful_server(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert "server" not in answer.headers


def test_a_refusal_has_them_too(anna: Guest) -> None:
    answer = anna.http.put("/api/me", json={"name": "Mallory"}, headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403 and answer.headers["x-content-type-options"] == "nosniff"


def test_a_browser_is_bound_to_https_only_where_it_came_by_https(server: Server) -> None:
    assert "strict-transport-security" not in httpx.get(server.address).headers
    assert re.fullmatch(
        r"max-age=\d{7,}", httpx.get(server.address, headers=HTTPS).headers["strict-transport-security"]
    )


# ---- cookies


def cookie_of(server: Server, headers: dict[str, str]) -> set[str]:
    answer = httpx.put(f"{server.address}/api/me", json={"name": "Anna"}, headers=headers)
    return {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}


def test_a_cookie_is_for_https_alone_if_its_guest_came_by_https(server: Server) -> None:
    assert "secure" in cookie_of(server, HTTPS)
    assert "secure" not in cookie_of(server, {})
    for headers in ({}, HTTPS):
        assert {"httponly", "samesite=lax", "path=/"} <= cookie_of(server, headers)


# ---- the description of the interface


@pytest.mark.parametrize("path", ["/schema", "/schema/", "/schema/scalar", "/schema/swagger", "/schema/redoc"])
def test_the_pages_about_the_interface_load_nothing_from_elsewhere(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path, headers={"Accept": "text/html"}, follow_redirects=True)
    assert not re.search(r"""(src|href)=["']?(https?:)?//""", answer.text)
    assert "cdn" not in answer.text


def test_the_description_of_the_interface_is_there(server: Server) -> None:
    document = httpx.get(f"{server.address}/schema/openapi.json")
    assert document.json()["info"]["title"] == "Ridotto"
    page = httpx.get(f"{server.address}/schema", headers={"Accept": "text/html"})
    assert page.status_code == 200 and "openapi.json" in page.text
