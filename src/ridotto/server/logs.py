"""The server's log: one line for each record, as text for people or as JSON for programs.

A record tells its time, its level and what has happened, and besides, where they are known, its table, the beginning of
the guest's id and of the address, and the number of the request.  Cookies, seeds, keys and chat are never logged; other
people's libraries log them when they are asked for details, so the level is that of our own loggers alone.
"""

import logging
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address, ip_network
from itertools import count
from typing import Final

import msgspec

OWN: Final = "ridotto"
SHOWN_OF_GUEST: Final = 4
LONGEST_PATH: Final = 200
TABLE_OF_PATH: Final = re.compile(r"/(?:api/tables|table|replay)/([\w-]{1,24})(?:/|$)")
CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
SECRETS: Final = re.compile(
    r"\b[0-9a-f]{64}\b"  # seeds and keys
    r"|(?<=ridotto_guest=)[^;\s]+"
    r"|[\w-]{6,}\.[\w-]{27}(?![\w-])"  # what is signed
    r"|(?<=Bearer )\S+"
    r"|(?<=:)[^:/@\s]+(?=@)"  # the password of a URL
)
NUMBERS: Final = count(1)
# What uvicorn says of bad requests, each time: strangers must not fill the log.  The last of them is a mistake: the
# response to a refused socket is complete.
CAUSED_BY_STRANGERS: Final = frozenset(
    {
        "Invalid HTTP request received.",
        "Unsupported upgrade request.",
        "ASGI callable returned without completing handshake.",
    }
)


class RequestNote:
    """Which request something belongs to."""

    def __init__(self, method: str, path: str, address: str, guest: str) -> None:
        self.method = method
        self.path = path[:LONGEST_PATH]
        self.address = address
        self.guest = guest
        self.number = next(NUMBERS)


CURRENT: Final[ContextVar[RequestNote | None]] = ContextVar("request", default=None)


@contextmanager
def noting(note: RequestNote) -> Iterator[None]:
    """What is logged here belongs to this request."""
    before = CURRENT.set(note)
    try:
        yield
    finally:
        CURRENT.reset(before)


def configure_logs(level: str, layout: str) -> None:
    """Log to standard error: our own records from this level on, those of libraries from `warning` on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if layout == "json" else TextFormatter())
    own = logging.getLevelNamesMapping()[level.upper()]
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(own, logging.WARNING))
    logging.getLogger(OWN).setLevel(own)
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg not in CAUSED_BY_STRANGERS)


def fields_of(record: logging.LogRecord) -> dict[str, str]:
    """What a record tells besides its sentence; an empty field is left out."""
    note = CURRENT.get()
    given = record.__dict__
    found = TABLE_OF_PATH.match(note.path) if note else None
    fields = {
        "code": given.get("code", ""),
        "table": given.get("table", found[1] if found else ""),
        "guest": short_guest(given.get("guest", note.guest if note else "")),
        "address": short_address(note.address if note else ""),
        "request": str(note.number) if note else "",
    }
    return {name: value for name, value in fields.items() if value}


class JsonFormatter(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        content = {"time": utc(record.created), "level": record.levelname.lower(), "event": record.getMessage()}
        content |= {"logger": record.name, **fields_of(record)}
        if record.exc_info:
            content["error"] = self.formatException(record.exc_info)
        return one_line(msgspec.json.encode({name: redacted(text) for name, text in content.items()}).decode())


class TextFormatter(logging.Formatter):
    """A record as a line of text."""

    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={value}" for name, value in fields_of(record).items())
        error = f" {self.formatException(record.exc_info)}" if record.exc_info else ""
        return one_line(redacted(f"{utc(record.created)} {record.levelname} {record.getMessage()}{fields}{error}"))


def utc(seconds: float) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{whole}.{int(seconds % 1 * 1000):03}Z"


def one_line(text: str) -> str:
    """Line breaks and other controls as they are written in Python."""
    return CONTROLS.sub(lambda found: repr(found[0])[1:-1], text)


def redacted(text: str) -> str:
    return SECRETS.sub("[secret]", text)


def short_guest(guest: str) -> str:
    return f"{guest[:SHOWN_OF_GUEST]}…" if guest else ""


def short_address(address: str) -> str:
    """The network that an address belongs to: enough to see who is alike, too little to know who it is."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return ""
    if isinstance(parsed, IPv6Address):
        return f"{ip_network((parsed, 48), strict=False).network_address}x"
    return f"{address.rpartition('.')[0]}.x"
