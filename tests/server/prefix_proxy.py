"""A small reverse proxy that shows a server below a path, as on somebody's own site."""

import socket
import threading
from contextlib import suppress

HEAD_END = b"\r\n\r\n"
NOTHING = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class PrefixProxy:
    """Passes on what begins with `prefix`, and answers everything else with 404."""

    def __init__(self, port: int, prefix: str, strips: bool) -> None:
        self.target, self.prefix, self.strips = port, prefix.encode(), strips
        self.outside: list[bytes] = []  # first lines of requests that were not below the prefix
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                connection, _ = self.listener.accept()
                threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection: socket.socket) -> None:
        """One request; its connection is then only piped, which is all that a WebSocket needs."""
        with connection, suppress(OSError):
            content = b""
            while HEAD_END not in content:
                received = connection.recv(65_536)
                if not received:
                    return
                content += received
            head, _, rest = content.partition(HEAD_END)
            first, *headers = head.split(b"\r\n")
            method, target, version = first.split(b" ")
            if not target.startswith(self.prefix + b"/"):
                self.outside.append(first)
                connection.sendall(NOTHING)
                return
            if self.strips:
                target = target[len(self.prefix) :]
                headers.append(b"X-Forwarded-Prefix: " + self.prefix)
            if not any(header.lower().startswith(b"upgrade:") for header in headers):
                headers = [header for header in headers if not header.lower().startswith(b"connection:")]
                headers.append(b"Connection: close")
            with socket.create_connection(("127.0.0.1", self.target)) as server:
                server.sendall(b"\r\n".join([b" ".join([method, target, version]), *headers]) + HEAD_END + rest)
                threading.Thread(target=pipe, args=(connection, server), daemon=True).start()
                pipe(server, connection)

    def close(self) -> None:
        self.listener.close()


def pipe(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while received := source.recv(65_536):
            target.sendall(received)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
