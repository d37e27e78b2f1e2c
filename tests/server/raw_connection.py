"""A raw TCP connection to a server, for requests that no client library would send."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.conftest import Guest, Server

PATIENCE = 30


class RawConnection:
    """A TCP connection, with the cookies of a guest."""

    def __init__(self, server: Server, guest: Guest) -> None:
        self.guest = guest
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        self.received = b""

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.guest.http.cookies.items())

    def request(self, table: str, body: bytes, *headers: str) -> bytes:
        head = [
            f"POST /api/tables/{table}/moves HTTP/1.1",
            "Host: localhost",
            f"Cookie: {self.cookie}",
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

    def upgrade(self, address: str) -> None:
        """Make it a WebSocket."""
        self.send(
            f"GET {address} HTTP/1.1\r\nHost: localhost\r\nCookie: {self.cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.received:
            self.receive()
        assert self.received.startswith(b"HTTP/1.1 101")
        self.received = self.received.partition(b"\r\n\r\n")[2]

    def messages_until(self, start: bytes) -> list[bytes]:
        """The messages of all frames, up to the first frame with one that starts like this; each has a line."""
        messages: list[bytes] = []
        while not any(message.startswith(start) for message in messages):
            messages += self.frame().split(b"\n")
        return messages

    def frame(self) -> bytes:
        """The content of the next frame; those of servers are not masked."""
        head, length = 2, self.peek(2)[1]
        if length >= 126:
            head = 4 if length == 126 else 10
            length = int.from_bytes(self.peek(head)[2:], "big")
        content = self.peek(head + length)[head:]
        self.received = self.received[head + length :]
        return content

    def peek(self, size: int) -> bytes:
        while len(self.received) < size:
            self.receive()
        return self.received[:size]

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
