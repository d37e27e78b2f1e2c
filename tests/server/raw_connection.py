"""A raw TCP connection to a server, for requests that no client library would send."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.conftest import Guest, Server

PATIENCE = 10


class RawConnection:
    """A TCP connection, with the cookies of a guest."""

    def __init__(self, server: Server, guest: Guest) -> None:
        self.guest = guest
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        self.received = b""

    def request(self, table: str, body: bytes, *headers: str) -> bytes:
        cookie = "; ".join(f"{name}={value}" for name, value in self.guest.http.cookies.items())
        head = [
            f"POST /api/tables/{table}/moves HTTP/1.1",
            "Host: localhost",
            f"Cookie: {cookie}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            *headers,
        ]
        return "\r\n".join([*head, "", ""]).encode() + body

    def send(self, content: bytes) -> None:
        self.socket.sendall(content)

    def response(self) -> tuple[int, dict[str, str], object]:
        """The next response: status, headers, content."""
        while b"\r\n\r\n" not in self.received:
            self.receive()
        head, _, rest = self.received.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        length = int(headers["content-length"])
        while len(rest) < length:
            self.receive()
            rest = self.received.partition(b"\r\n\r\n")[2]
        self.received = rest[length:]
        return int(first.split()[1]), headers, json.loads(rest[:length])

    def status(self) -> int:
        """The status of a response that need not be JSON."""
        while b"\r\n" not in self.received:
            self.receive()
        return int(self.received.split()[1])

    def pause(self) -> None:
        """Wait long enough for the server to read what was sent."""
        time.sleep(0.05)

    def receive(self) -> None:
        content = self.socket.recv(65_536)
        assert content, "the server has closed the connection"
        self.received += content


@contextmanager
def connected(server: Server, guest: Guest) -> Iterator[RawConnection]:
    connection = RawConnection(server, guest)
    try:
        yield connection
    finally:
        connection.socket.close()


def first_move(guest: Guest, table: str, seat: int) -> bytes:
    """The body of a move: the first option of a seat."""
    ask = guest.update(table, seat)["ask"]
    return json.dumps({"seat": seat, "turn": ask["turn"], "code": ask["options"][0]["code"]}).encode()
