"""Guests are identified by a signed cookie."""

from functools import lru_cache

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "ridotto_guest"
CACHE_SIZE = 10_000  # cookies whose signature has been verified
MAX_HEADER = 4_096  # bytes; a longer header is not parsed


def sign_guest(key: str, guest: str) -> str:
    """The value of a guest's cookie."""
    return str(URLSafeSerializer(key, salt="guest").dumps(guest))


@lru_cache(CACHE_SIZE)
def guest_of_cookie(key: str, cookie: str) -> str:
    """The guest that a cookie names; empty for a missing or forged cookie."""
    try:
        return str(URLSafeSerializer(key, salt="guest").loads(cookie))
    except BadSignature:
        return ""


def guest_of_header(key: str, header: bytes) -> str:
    """The guest that a Cookie header names; empty if none."""
    return parse_header(key, header) if len(header) <= MAX_HEADER else ""


@lru_cache(CACHE_SIZE)
def parse_header(key: str, header: bytes) -> str:
    parts = [part.strip().partition("=") for part in header.decode("latin-1").split(";")]
    return guest_of_cookie(key, next((value for name, _, value in parts if name == COOKIE), ""))
