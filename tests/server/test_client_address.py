"""Where a request came from: what proxies tell is believed of those alone that are trusted."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ridotto.server.client_address import BadNetwork, Proxies, came_by_https, client_address

FRONT = "10.0.0.1"


def seen(trusted: tuple[str, ...], peer: str, **headers: str) -> Any:
    """The scope of a request after the proxies were read."""
    scope: Any = {
        "type": "http",
        "scheme": "http",
        "client": (peer, 1234),
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }
    Proxies(trusted).read(scope)
    return scope


def host(scope: Any) -> str:
    return next(str(value.decode()) for name, value in scope["headers"] if name == b"host")


def test_without_a_proxy_it_is_the_peer() -> None:
    assert client_address(seen((), "192.0.2.7")) == "192.0.2.7"


def test_a_stranger_who_says_to_be_a_proxy_is_not_believed() -> None:
    scope = seen(
        (FRONT,),
        "192.0.2.7",
        x_forwarded_for="192.0.2.99",
        x_forwarded_proto="https",
        x_forwarded_host="elsewhere.example",
        host="own.example",
    )
    assert client_address(scope) == "192.0.2.7"
    assert not came_by_https(scope)
    assert host(scope) == "own.example"


def test_of_a_chain_the_rightmost_address_that_is_not_trusted_counts() -> None:
    forwarded = "198.51.100.5, 192.0.2.7, 10.0.0.2"
    assert client_address(seen(("10.0.0.0/8",), FRONT, x_forwarded_for=forwarded)) == "192.0.2.7"


def test_a_trusted_proxy_tells_the_scheme_and_the_host() -> None:
    scope = seen((FRONT,), FRONT, x_forwarded_proto="https", x_forwarded_host="own.example", host="backend:8160")
    assert came_by_https(scope) and host(scope) == "own.example"


@pytest.mark.parametrize("forwarded", ["unknown", "", "x" * 500, "192.0.2.7:bad:x"])
def test_an_address_that_is_none_leaves_that_of_the_proxy(forwarded: str) -> None:
    assert client_address(seen((FRONT,), FRONT, x_forwarded_for=forwarded)) == FRONT


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [("192.0.2.7:4711", "192.0.2.7"), ("[2001:db8::7]:4711", "2001:db8::7"), ("2001:DB8:0::7", "2001:db8::7")],
)
def test_addresses_are_read_with_ports_and_written_one_way(forwarded: str, address: str) -> None:
    assert client_address(seen((FRONT,), FRONT, x_forwarded_for=forwarded)) == address


def test_an_ipv4_address_inside_ipv6_is_the_same_address() -> None:
    """As a server that listens at `::` sees it."""
    scope = seen((FRONT,), f"::ffff:{FRONT}", x_forwarded_for="192.0.2.7")
    assert client_address(scope) == "192.0.2.7"
    assert client_address(seen((), "::ffff:192.0.2.7")) == "192.0.2.7"


def test_a_socket_of_the_system_has_no_address() -> None:
    scope: Any = {"type": "http", "scheme": "http", "client": None, "headers": []}
    Proxies(()).read(scope)
    assert client_address(scope) == ""


@pytest.mark.parametrize("text", ["proxy", "10.0.0.0/99", "10.0.0.1/8", ""])
def test_what_is_no_network_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadNetwork, match="is no address"):
        Proxies((text,))


def test_a_server_with_a_bad_network_says_so_and_does_not_start(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ridotto", "serve", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "RIDOTTO_TRUSTED_PROXIES": "127.0.0.1,caddy"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1 and "is open" not in ended.stdout
    assert "'caddy' is no address and no network" in ended.stderr
