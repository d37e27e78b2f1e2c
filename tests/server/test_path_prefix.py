"""A server below a path of somebody's site: https://example.org/games/ridotto/."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ridotto.server.client_address import BadPrefix, Proxies, path_prefix
from tests.server.conftest import Server, connect_live, receive
from tests.server.prefix_proxy import PrefixProxy

PREFIX = "/games/ridotto"


@pytest.fixture(scope="module")
def prefixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), path_prefix=PREFIX)
    yield server
    server.close()


@pytest.fixture(params=["strips", "passes on"])
def proxy(request: pytest.FixtureRequest, server: Server, prefixed: Server) -> Iterator[PrefixProxy]:
    """Proxies that take the prefix off say so in a header; for the others there is a setting."""
    strips = request.param == "strips"
    proxy = PrefixProxy(server.port if strips else prefixed.port, PREFIX, strips)
    yield proxy
    proxy.close()


def test_pages_assets_and_commands_are_below_the_prefix(proxy: PrefixProxy) -> None:
    with httpx.Client(base_url=proxy.address + PREFIX) as client:
        page = client.get("/table/x", headers={"Accept": "text/html"})
        assert page.status_code == 200
        assert f'<meta name="path-prefix" content="{PREFIX}"' in page.text
        links = re.findall(r'(?:src|href)="([^"]+)"', page.text)
        assert links and all(link.startswith(f"{PREFIX}/assets/") for link in links)
        for link in links:
            assert httpx.get(proxy.address + link).status_code == 200
        assert f'href="{PREFIX}/schema/openapi.json"' in client.get("/schema", headers={"Accept": "text/html"}).text
        cookie = client.put("/api/me", json={"name": "Anna"}).headers["set-cookie"]
        assert f"Path={PREFIX}/;" in f"{cookie};"
        assert client.get("/api/me").json()["name"] == "Anna"


def test_a_socket_is_below_the_prefix(proxy: PrefixProxy) -> None:
    with httpx.Client(base_url=proxy.address + PREFIX) as client:
        client.put("/api/me", json={"name": "Anna"})
        opening = {"game": "doge", "places": ["me", "me", "me"], "start": True}
        table = client.post("/api/tables", json=opening).json()["id"]
        cookie = {"Cookie": f"ridotto_guest={client.cookies['ridotto_guest']}", "Origin": proxy.address}
    address = f"{proxy.address.replace('http', 'ws')}{PREFIX}/api/tables/{table}/live?seat=0"
    with connect_live(address, cookie) as socket:
        assert receive(socket, "update")["seat"] == 0


def test_the_bare_prefix_leads_to_the_first_page(prefixed: Server) -> None:
    answer = httpx.get(f"{prefixed.address}{PREFIX}?lang=fr")
    assert answer.status_code == 307 and answer.headers["location"] == f"{PREFIX}/?lang=fr"


def test_without_the_prefix_the_server_still_answers(prefixed: Server) -> None:
    """Checks of health come from inside, and proxies may take the prefix off without a word."""
    assert httpx.get(f"{prefixed.address}/api/games").status_code == 200


def test_the_prefix_is_part_of_the_address_that_is_printed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ridotto", "serve", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "RIDOTTO_PATH_PREFIX": PREFIX}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert re.search(rf":\d+{PREFIX}/$", process.stdout.readline())
        process.terminate()


def seen(prefix: str, path: str, told: str = "") -> Any:
    headers = [(b"x-forwarded-prefix", told.encode())] if told else []
    scope: Any = {"type": "http", "scheme": "http", "client": ("127.0.0.1", 1), "headers": headers, "path": path}
    scope["raw_path"] = path.encode()
    Proxies(("127.0.0.1",), prefix).read(scope)
    return scope


@pytest.mark.parametrize("told", ['/"><script>', "//elsewhere.example", "/a/../b", "ridotto", "/a b", "/" + "x" * 500])
def test_a_prefix_that_cannot_be_one_is_ignored(told: str) -> None:
    assert path_prefix(seen("", "/", told)) == ""


@pytest.mark.parametrize(
    ("path", "inside"), [("/r/api/me", "/api/me"), ("/rules", "/rules"), ("/r/", "/"), ("/table/r/", "/table/r/")]
)
def test_only_a_whole_prefix_is_taken_off(path: str, inside: str) -> None:
    scope = seen("/r", path)
    assert (scope["path"], scope["raw_path"]) == (inside, inside.encode())


@pytest.mark.parametrize("prefix", ["ridotto", "/ridotto/", "/a b", "//", "/../x"])
def test_a_setting_that_is_no_prefix_is_refused_with_a_sentence(prefix: str) -> None:
    with pytest.raises(BadPrefix, match="path prefix"):
        Proxies((), prefix)
