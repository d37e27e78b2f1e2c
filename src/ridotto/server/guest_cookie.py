"""Guests are identified by a signed cookie.

Headers are written by strangers, so no cache keys on them: the framework's own parser of cookies, which remembers every
header that it has read, is not used, and only values that can be a guest's are remembered.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "ridotto_guest"
CACHE_SIZE: Final = 10_000  # values whose signature has been verified
MAX_VALUE: Final = 200  # bytes; ours have 45


def sign_guest(key: str, guest: str) -> str:
    """The value of a guest's cookie."""
    return str(URLSafeSerializer(key, salt="guest").dumps(guest))


def guest_of_headers(key: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The guest that the headers of a request name; empty if none."""
    return next((guest_of_header(key, value) for name, value in headers if name == b"cookie"), "")


def guest_of_header(key: str, header: bytes) -> str:
    """The guest that a Cookie header names; empty if none."""
    prefix = COOKIE.encode() + b"="
    cookies = (part.strip() for part in header.split(b";"))
    value = next((cookie.removeprefix(prefix) for cookie in cookies if cookie.startswith(prefix)), b"")
    return verify_guest(key, value) if len(value) <= MAX_VALUE else ""


@lru_cache(CACHE_SIZE)
def verify_guest(key: str, value: bytes) -> str:
    try:
        return str(URLSafeSerializer(key, salt="guest").loads(value))
    except BadSignature:
        return ""
