"""Where a request came from, as the trusted proxies in front of the server tell it.

Uvicorn's own middleware reads neither the host nor a path prefix, takes `::ffff:10.0.0.1` for another address than
10.0.0.1, and a network that is misspelt for the name of a host that never comes.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from ..core.errors import RidottoError

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
Scope = Any  # of ASGI: that of a request or of a socket

PREFIX_KEY: Final = "ridotto.path_prefix"  # in a scope: what the addresses of our pages begin with
WITH_PORT = re.compile(r"\[(?P<six>[^]]+)\](:\d+)?|(?P<four>[\d.]+):\d+")
PREFIX = re.compile(r"(/[A-Za-z0-9_-][A-Za-z0-9_.~-]*)*")
HOST = re.compile(r"[A-Za-z0-9._-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
LONGEST = 200  # signs of an address that is read
CACHED = 4_096


class BadNetwork(RidottoError):
    """A setting names something that is no address and no network."""


class BadPrefix(RidottoError):
    """A setting names a path prefix that cannot be one."""


class Networks:
    """Addresses and networks, written as in a setting: `127.0.0.1`, `10.0.0.0/8`, `::1`."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.networks = [read_network(text) for text in texts]

    def __contains__(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.networks)


class Proxies:
    """The proxies whose word is taken for where a request came from."""

    def __init__(self, trusted: Iterable[str], prefix: str = "") -> None:
        self.trusted = Networks(trusted)
        self.prefix = prefix  # what addresses begin with, if no proxy tells
        if not is_prefix(prefix):
            raise BadPrefix(f"'{prefix}' is no path prefix such as /ridotto: it begins with a slash and ends without.")

    def read(self, scope: Scope) -> None:
        """Read what is told about a request; its path then has no prefix, whether the proxy took it off or not."""
        scope[PREFIX_KEY] = self.prefix
        self.believe(scope)
        prefix = path_prefix(scope)
        if prefix and scope["path"].startswith(f"{prefix}/"):
            scope["path"] = scope["path"].removeprefix(prefix)
            scope["raw_path"] = scope["raw_path"].removeprefix(prefix.encode())

    def believe(self, scope: Scope) -> None:
        """Replace what a trusted proxy knows better: the client's address, scheme, host and path prefix."""
        peer = peer_of(scope)
        if peer is not None:
            scope["client"] = (str(peer), scope["client"][1])
        if peer not in self.trusted:
            return
        told = forwarded_headers(scope)
        client = self.first_stranger(told.get(b"for", ""))
        if client is not None:
            scope["client"] = (str(client), 0)
        if told.get(b"proto") in ("http", "https"):
            scope["scheme"] = told[b"proto"].replace("http", "ws" if scope["type"] == "websocket" else "http")
        if HOST.fullmatch(told.get(b"host", "")):
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [*others, (b"host", told[b"host"].encode())]
        prefix = told.get(b"prefix", "").rstrip("/")
        if prefix and is_prefix(prefix):
            scope[PREFIX_KEY] = prefix

    def first_stranger(self, forwarded: str) -> Address | None:
        """Each proxy appends whom it heard: the rightmost address that is not trusted; of trusted ones the leftmost."""
        found = None
        for text in reversed(forwarded.split(",")):
            address = read_address(text.strip())
            if address is None:
                return found
            found = address
            if address not in self.trusted:
                return found
        return found


def forwarded_headers(scope: Scope) -> dict[bytes, str]:
    """The headers X-Forwarded-*, by the rest of their name; those that stand there repeatedly are one list."""
    told: dict[bytes, str] = {}
    for name, value in scope["headers"]:
        if name.startswith(b"x-forwarded-"):
            key, text = name[12:], value.decode("latin-1")
            told[key] = f"{told[key]},{text}" if key in told else text
    return told


def client_address(scope: Scope) -> str:
    """The address of whoever sent a request, after the proxies were read; empty for a socket of the system."""
    client = scope["client"]
    return client[0] if client else ""


def came_by_https(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


def path_prefix(scope: Scope) -> str:
    """What the addresses of our pages begin with, as the client sees them: empty, or like `/ridotto`."""
    return str(scope.get(PREFIX_KEY, ""))


def is_prefix(text: str) -> bool:
    return len(text) <= LONGEST and PREFIX.fullmatch(text) is not None


def peer_of(scope: Scope) -> Address | None:
    client = scope["client"]
    return read_address(client[0]) if client else None


def read_address(text: str) -> Address | None:
    """An address, with or without a port; None if it is none."""
    return parse_address(text) if len(text) <= LONGEST else None


@lru_cache(CACHED)
def parse_address(text: str) -> Address | None:
    found = WITH_PORT.fullmatch(text)
    try:
        address = ip_address((found["six"] or found["four"]) if found else text)
    except ValueError:
        return None
    inside = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return inside or address


def read_network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError as error:
        raise BadNetwork(f"'{text}' is no address and no network such as 10.0.0.0/8.") from error
