"""Headers that tell a browser what our pages may do, and what others may do with them."""

from typing import Final

Headers = list[tuple[bytes, bytes]]

PAGE_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
UNUSED: Final = ("camera", "geolocation", "microphone", "payment", "usb")  # abilities that our pages never ask for

EVERYWHERE: Final[Headers] = [(b"x-content-type-options", b"nosniff"), (b"referrer-policy", b"same-origin")]
FOR_PAGES: Final[Headers] = [
    (b"content-security-policy", PAGE_POLICY.encode()),
    (b"permissions-policy", ", ".join(f"{ability}=()" for ability in UNUSED).encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
]
FOR_PROGRAMS: Final[Headers] = [(b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")]


def security_headers(content_type: bytes, https: bool, hsts_seconds: int) -> Headers:
    """The headers of a response with this type of content."""
    headers = [*EVERYWHERE, *(FOR_PAGES if content_type.startswith(b"text/html") else FOR_PROGRAMS)]
    if https and hsts_seconds:
        headers.append((b"strict-transport-security", b"max-age=%d" % hsts_seconds))
    return headers
