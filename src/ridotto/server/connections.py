"""How many connections there are, in total and from each address."""

from collections import Counter
from ipaddress import IPv6Address
from typing import Final

from .client_address import Networks, read_address
from .errors import Refused
from .settings import Settings

PREFIX_BITS: Final = 64  # of an IPv6 address: what belongs to one customer of a provider


def address_group(address: str) -> str:
    """What counts as one address for limits."""
    parsed = read_address(address)
    if not isinstance(parsed, IPv6Address):
        return str(parsed or "")
    shift = parsed.max_prefixlen - PREFIX_BITS
    return f"{IPv6Address(int(parsed) >> shift << shift)}/{PREFIX_BITS}"


class Connections:
    """The connections of a server.  Those of trusted proxies count in total only: they carry many clients."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.unlimited: Final = Networks(settings.trusted_proxies)
        self.total = 0
        self.admitted: Counter[str] = Counter()

    def add(self, address: str) -> Refused | None:
        """Count a connection; a reason, if it has to be closed."""
        self.total += 1
        if self.total > self.settings.max_connections:
            return Refused(503, "server_full", seconds=self.settings.retry_when_full)
        if read_address(address) in self.unlimited:
            return None
        group = address_group(address)
        if group and self.admitted[group] >= self.settings.connections_per_address:
            return Refused(429, "too_many_connections", seconds=self.settings.retry_when_full)
        self.admitted[group] += 1
        return None

    def remove(self, address: str, was_admitted: bool) -> None:
        self.total -= 1
        group = address_group(address)
        if was_admitted and group in self.admitted:
            self.admitted[group] -= 1
            if not self.admitted[group]:
                del self.admitted[group]
