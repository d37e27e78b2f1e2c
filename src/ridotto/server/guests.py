"""Guests are known by a signed cookie."""

from functools import lru_cache

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "ridotto_guest"
REMEMBERED = 10_000  # cookies whose signature has been looked at
LONGEST = 4_096  # bytes of a header worth reading


def signed(key: str, guest: str) -> str:
    """What the cookie of a guest holds."""
    return str(URLSafeSerializer(key, salt="guest").dumps(guest))


@lru_cache(REMEMBERED)
def guest_of(key: str, cookie: str) -> str:
    """The guest that a cookie names; an empty string for a stranger or a forged cookie."""
    try:
        return str(URLSafeSerializer(key, salt="guest").loads(cookie))
    except BadSignature:
        return ""


def guest_in(key: str, header: bytes) -> str:
    """The guest that the cookies of a request name."""
    return read_header(key, header) if len(header) <= LONGEST else ""


@lru_cache(REMEMBERED)
def read_header(key: str, header: bytes) -> str:
    parts = [part.strip().partition("=") for part in header.decode("latin-1").split(";")]
    return guest_of(key, next((value for name, _, value in parts if name == COOKIE), ""))
