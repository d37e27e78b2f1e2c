"""Who can reach a server: this machine alone, or others on its network, and at which addresses."""

import shlex
import shutil
import socket
import sys
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path

IPV4 = 4
ANYWHERE = "0.0.0.0"
# Addresses that belong to nobody (RFC 5737, RFC 3849).  To connect a UDP socket sends nothing: it makes the system
# choose the address by which this machine goes out.
OUTSIDE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


class Reach:
    """Where a server listens, and the command that opens it to others."""

    def __init__(self, bound: str = "127.0.0.1", port: int = 0, command: str = "", prefix: str = "") -> None:
        self.bound = ip_address(bound)
        self.port = port
        self.prefix = prefix  # of the paths of our pages
        self.is_local = self.bound.is_loopback
        self.command = command if self.is_local else ""

    @property
    def own_page(self) -> str:
        """The address of the first page, for a browser on this machine."""
        return f"{self.own_address}{self.prefix}/"

    @property
    def own_address(self) -> str:
        """The address for a browser on this machine."""
        if self.is_local or self.bound.is_unspecified:
            return f"http://localhost:{self.port}"
        return self.address_of(self.bound)

    def address_of(self, host: IPv4Address | IPv6Address) -> str:
        return f"http://{host}:{self.port}" if host.version == IPV4 else f"http://[{host}]:{self.port}"

    def addresses(self) -> list[str]:
        """The addresses for other machines, the likeliest first; looked up anew, as a laptop changes networks."""
        hosts = own_hosts(self.bound.version) if self.bound.is_unspecified else [self.bound]
        return [self.address_of(host) for host in hosts if not is_private_to_machine(host)]


def is_private_to_machine(host: IPv4Address | IPv6Address) -> bool:
    """Does it mean something else, or nothing, on another machine?"""
    return host.is_unspecified or host.is_loopback or host.is_link_local


def own_hosts(version: int) -> list[IPv4Address | IPv6Address]:
    """The addresses of this machine, that of its way out first; whoever listens by IPv6 hears IPv4, too."""
    families = [socket.AF_INET] if version == IPV4 else [socket.AF_INET, socket.AF_INET6]
    found = [host for family in families for host in [*way_out(family), *named_hosts(family)]]
    return [ip_address(host) for host in dict.fromkeys(found)]


def way_out(family: socket.AddressFamily) -> list[str]:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((OUTSIDE[family], 9))
            return [str(probe.getsockname()[0])]
    except OSError:  # no such network
        return []


def named_hosts(family: socket.AddressFamily) -> list[str]:
    """The addresses that belong to the name of this machine."""
    try:
        return [str(where[0]) for *_, where in socket.getaddrinfo(socket.gethostname(), None, family)]
    except OSError:  # its name is unknown to itself
        return []


def command_to_open(port: int | None, data: str | None, database: str | None = None, bus: str | None = None) -> str:
    """The command that starts this server again, for other machines too."""
    options = ["--host", ANYWHERE]
    options += ["--port", str(port)] if port else []
    options += ["--data", data] if data is not None else []
    options += ["--database", database] if database is not None else []
    options += ["--bus", bus] if bus is not None else []
    return f"{program()} serve {shlex.join(options)}"


def program() -> str:
    """This program, as it can be typed again."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return "python -m ridotto"
    if started.is_absolute() or shutil.which("ridotto") == str(started.absolute()):
        return "ridotto"
    return str(started)
