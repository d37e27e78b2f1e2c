"""How much a guest and an address may ask for, and how full the server may get.

Whoever sends a request is its caller: an address, and a guest if it has a cookie.  Addresses of trusted proxies are
those of the operator's own machines: what comes from there itself, and not for others, is not counted.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any, Final

from .client_address import Networks, client_address, read_address
from .connections import address_group
from .errors import Refused
from .rates import Rates, whole_seconds
from .settings import Settings
from .wire import Code

HOUR: Final = 3_600
MINUTE: Final = 60


class Caller:
    """Who sends a request."""

    def __init__(self, limits: "Limits", guest: str, address: str) -> None:
        self.limits: Final = limits
        self.guest: Final = guest
        self.address: Final = address_group(address)
        self.is_limited: Final = bool(address) and read_address(address) not in limits.unlimited

    def make_request(self) -> None:
        """By HTTP, or as a message."""
        self.spend(self.limits.requests_of_addresses, self.address, "too_quick")
        if self.guest:
            self.spend(self.limits.requests_of_guests, self.guest, "too_quick")

    def become_guest(self) -> None:
        self.spend(self.limits.new_guests, self.address, "too_many_guests")

    def open_table(self) -> None:
        self.spend(self.limits.new_tables, self.guest, "too_many_tables")

    def chat(self) -> None:
        self.spend(self.limits.chat, self.guest, "too_much_chat")

    @contextmanager
    def open_socket(self) -> Iterator[None]:
        """While a WebSocket is open."""
        if not self.is_limited:
            yield
            return
        of_guest = self.limits.sockets_of_guests.held(self.guest) if self.guest else nullcontext()
        with self.limits.sockets_of_addresses.held(self.address), of_guest:
            yield

    def spend(self, rates: Rates, key: str, code: Code) -> None:
        wait = rates.wait(key) if self.is_limited else 0
        if wait:
            raise Refused(429, code, seconds=whole_seconds(wait))


class Held:
    """How many of something each key has at a time."""

    def __init__(self, most: int, code: Code) -> None:
        self.most: Final = most
        self.code: Final = code
        self.counts: Counter[str] = Counter()

    @contextmanager
    def held(self, key: str) -> Iterator[None]:
        """While it has one more."""
        if self.counts[key] >= self.most:
            raise Refused(429, self.code)
        self.counts[key] += 1
        try:
            yield
        finally:
            self.counts[key] -= 1
            if not self.counts[key]:
                del self.counts[key]


class Limits:
    """All rates of a server."""

    def __init__(self, settings: Settings) -> None:
        most = settings.max_counted
        self.settings: Final = settings
        self.unlimited: Final = Networks(settings.trusted_proxies)
        self.requests_of_guests: Final = Rates(settings.requests_per_guest, settings.request_window, most)
        self.requests_of_addresses: Final = Rates(settings.requests_per_address, settings.request_window, most)
        self.new_guests: Final = Rates(settings.new_guests_per_hour, HOUR, most)
        self.new_tables: Final = Rates(settings.new_tables_per_hour, HOUR, most)
        self.chat: Final = Rates(settings.chat_per_minute, MINUTE, most)

        self.sockets_of_guests: Final = Held(settings.sockets_per_guest, "too_many_sockets")
        self.sockets_of_addresses: Final = Held(settings.sockets_per_address, "too_many_sockets")

    def caller(self, scope: Any, guest: str) -> Caller:
        """Who sends the request of this scope."""
        return Caller(self, guest, client_address(scope))

    def check_target(self, scope: Any) -> None:
        """The framework remembers the addresses that it has parsed, so they are short."""
        query: bytes = scope["query_string"]
        length = len(scope["raw_path"]) + len(query)
        if length > self.settings.max_target or query.count(b"&") >= self.settings.max_query_fields:
            raise Refused(414, "address_too_long")
