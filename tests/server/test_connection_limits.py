"""Limits of connections: their number, the size of a head, and how long a request may take to arrive."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import PATIENCE, Guest, LiveConnection, Server, receive

MOST = 6  # connections of one address
GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that limits this machine as if it were a stranger, and has little patience."""
    server = Server(
        tmp_path_factory.mktemp("strict"),
        trusted_proxies="",
        connections_per_address=MOST,
        head_timeout=2,
        body_timeout=2,
        send_timeout=2,
        keep_alive=1,
    )
    yield server
    server.close()


@contextmanager
def connected(server: Server, host: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection((host, server.port), PATIENCE) as connection:
        yield connection


def all_of(connection: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    parts = []
    while part := connection.recv(65_536):
        parts.append(part)
    return b"".join(parts)


def status_of(response: bytes) -> int:
    return int(response.split()[1]) if response else 0


def problem_of(response: bytes) -> dict[str, object]:
    problem: dict[str, object] = json.loads(response.partition(b"\r\n\r\n")[2])
    return problem


# ---- heads


@pytest.mark.parametrize(
    "head",
    [
        GET + b"Cookie: a=" + b"x" * 20_000 + b"\r\n\r\n",
        GET + b"X-Nothing: 1\r\n" * 2_000 + b"\r\n",
        b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\n\r\n",
        GET + b"Cookie: a=" + b"x" * 20_000,  # which never ends
        b"GET / HTTP/1.1\r\n" + b"x" * 20_000,
    ],
    ids=["cookie", "many", "address", "endless value", "endless name"],
)
def test_a_head_of_more_than_16_kb_is_refused(strict: Server, head: bytes) -> None:
    with connected(strict) as connection:
        connection.sendall(head)
        response = all_of(connection)
    assert status_of(response) == 431
    problem = problem_of(response)
    assert problem["code"] == "head_too_large" and "16384 bytes" in str(problem["detail"])


def test_a_head_of_a_megabyte_is_refused_before_it_is_read(strict: Server) -> None:
    with connected(strict) as connection:
        connection.sendall(GET + b"Cookie: a=" + b"x" * 1_000_000)
        assert status_of(all_of(connection)) == 431


def test_a_second_head_of_a_connection_is_measured_too(strict: Server) -> None:
    with connected(strict) as connection:
        connection.sendall(GET + b"\r\n")
        assert connection.recv(65_536).startswith(b"HTTP/1.1 200")
        connection.sendall(GET + b"Cookie: a=" + b"x" * 20_000 + b"\r\n\r\n")
        assert b"HTTP/1.1 431" in all_of(connection)


def test_a_head_of_almost_16_kb_is_answered(strict: Server) -> None:
    with connected(strict) as connection:
        connection.sendall(GET + b"Connection: close\r\nCookie: a=" + b"x" * 16_000 + b"\r\n\r\n")
        assert status_of(all_of(connection)) == 200


def test_a_large_body_does_not_count_as_a_head(strict: Server) -> None:
    body = json.dumps({"text": "x" * 30_000}).encode()
    head = b"POST /api/games/sanmarco/edition HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with connected(strict) as connection:
        connection.sendall(head + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
        assert status_of(all_of(connection)) == 422


# ---- time


def test_a_client_that_says_nothing_is_closed(strict: Server) -> None:
    with connected(strict) as connection:
        assert status_of(all_of(connection)) == 408


def test_a_head_that_does_not_end_is_closed_with_a_sentence(strict: Server) -> None:
    with connected(strict) as connection:
        connection.sendall(GET)
        response = all_of(connection)
    assert status_of(response) == 408
    problem = problem_of(response)
    assert problem["code"] == "too_slow" and problem["detail"] == "The request did not arrive within 2 seconds."


def test_a_head_that_comes_byte_by_byte_is_closed(strict: Server) -> None:
    with connected(strict) as connection:
        connection.settimeout(0.02)
        response = b""
        for byte in GET + b"X-Nothing: x\r\n" * 1_000:
            try:
                connection.sendall(bytes([byte]))
                response = connection.recv(65_536)
                break
            except TimeoutError:
                continue
    assert status_of(response) == 408


def test_a_body_that_does_not_end_is_closed(strict: Server) -> None:
    head = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    with connected(strict) as connection:
        connection.sendall(head + b'{"name": ')
        assert all_of(connection) == b""


def test_a_connection_that_is_not_used_any_more_is_closed(strict: Server) -> None:
    with connected(strict) as connection:
        connection.sendall(GET + b"\r\n")
        assert all_of(connection).count(b"HTTP/1.1") == 1


def test_a_client_that_does_not_read_is_closed(strict: Server) -> None:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        connection.settimeout(PATIENCE)
        connection.connect(("127.0.0.1", strict.port))
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            ask_without_reading(connection)


def ask_without_reading(connection: socket.socket) -> None:
    for _ in range(10_000):
        connection.sendall((GET + b"\r\n") * 100)


def test_a_websocket_outlives_the_time_of_heads(strict: Server) -> None:
    anna = Guest(strict, "Anna")
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with anna.live(table, 0) as live, connected(strict) as silent:
        receive(live, "update")
        all_of(silent)  # so the time of a head is over
        live.send('{"lang": "fr"}')
        assert receive(live, "update")["fresh"]


# ---- numbers


def tries() -> Iterator[None]:
    """The server notices a moment later that a connection was closed, so what it refuses first is tried again."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        yield
    raise AssertionError("the connections of an address still count after they were closed")


def admitted(server: Server, request: bytes = GET, status: int = 200) -> socket.socket:
    """A connection that was let in, by a socket of our own: libraries do not expect an answer before they ask."""
    for _ in tries():
        connection = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        with suppress(ConnectionError):  # a refusal closes it
            connection.sendall(request + b"\r\n")
            if status_of(connection.recv(65_536)) == status:
                break
        connection.close()
    return connection


def upgrade_of(guest: Guest, table: str) -> bytes:
    """The request for a WebSocket."""
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    lines = (
        f"GET /api/tables/{table}/live?seat=-1 HTTP/1.1",
        f"Host: 127.0.0.1:{guest.server.port}",
        f"Cookie: {cookies}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )
    return "".join(f"{line}\r\n" for line in lines).encode()


def wait_for_room(server: Server) -> None:
    admitted(server).close()


def test_more_connections_than_allowed_from_one_address_are_refused_until_one_closes(strict: Server) -> None:
    with ExitStack() as stack:
        for _ in range(MOST):
            stack.enter_context(admitted(strict)).sendall(GET)
        refused = httpx.get(f"{strict.address}/api/games")
        assert refused.status_code == 429 and refused.headers["retry-after"] == "10"
        assert refused.json()["code"] == "too_many_connections"
    wait_for_room(strict)


def test_websockets_count_as_connections_until_they_close(strict: Server) -> None:
    anna = Guest(strict, "Anna")
    table = anna.table(["me", "me", "me"], start=True)["id"]
    anna.http.close()
    for _ in range(3):
        with ExitStack() as stack:
            for _ in range(MOST):
                stack.enter_context(admitted(strict, upgrade_of(anna, table), 101))
            assert httpx.get(f"{strict.address}/api/games").status_code == 429
    wait_for_room(strict)


def test_a_flood_of_pings_is_cut_off(strict: Server) -> None:
    anna = Guest(strict, "Anna")
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with anna.live(table) as live, pytest.raises(ConnectionClosed):
        send_pings(live)


def send_pings(live: LiveConnection) -> None:
    for number in range(10_000):
        live.ping(f"{number:0100}")


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, max_connections=10)
    yield server
    server.close()


def test_a_full_server_says_so_and_those_inside_play_on(small: Server) -> None:
    anna = Guest(small, "Anna")
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with ExitStack() as stack:
        responses = [stack.enter_context(connected(small)) for _ in range(20)]
        for connection in responses[-5:]:
            response = all_of(connection)
            assert status_of(response) == 503 and problem_of(response)["code"] == "server_full"
        anna.answer(table, 0).raise_for_status()


def test_addresses_of_trusted_proxies_may_have_many_connections(tmp_path: Path) -> None:
    server = Server(tmp_path, connections_per_address=2)
    try:
        with ExitStack() as stack:
            for _ in range(10):
                stack.enter_context(connected(server))
            assert httpx.get(f"{server.address}/api/games").status_code == 200
    finally:
        server.close()
