"""Which page a request comes from: pages of other sites may look, and command nothing."""

from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

from .errors import Refused

READING = frozenset({"GET", "HEAD", "OPTIONS"})  # they change nothing
OWN_SITES = frozenset({b"same-origin", b"none"})  # none: somebody typed the address


def check_origin(scope: Any, allowed: Collection[str]) -> None:
    """Refuse a command or a socket that a page of another site asks for.

    Browsers name the origin with every command and socket; scripts name none, and have no visitor's cookies.
    Hosts are compared and not schemes, because a proxy that is not trusted may speak TLS.
    """
    if scope["type"] == "http" and scope["method"] in READING:
        return
    host = b""
    sites, origins = [], []
    for name, value in scope["headers"]:
        if name == b"origin":
            origins.append(value)
        elif name == b"host":
            host = value
        elif name == b"sec-fetch-site":
            sites.append(value)
    for origin in origins:
        if not is_own(origin.decode("latin-1"), host.decode("latin-1"), allowed):
            raise Refused(403, "foreign_origin", origin=origin.decode("latin-1"))
    if not origins and not OWN_SITES.issuperset(sites):
        raise Refused(403, "foreign_origin", origin="?")


def is_own(origin: str, host: str, allowed: Collection[str]) -> bool:
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == host.lower()
