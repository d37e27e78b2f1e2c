"""Bad requests: always a clear 4xx with one sentence, and nothing has changed."""

import json
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import PATIENCE, Guest, LiveConnection, Server, connect_live, receive

LARGE = 100_000
JSON = {"content-type": "application/json"}


class Table:
    """A game that goes on: Anna holds seats 0 and 2, Bruno seat 1.  Carla has a name but no seat."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna, self.bruno, self.carla = (Guest(server, name) for name in ("Anna", "Bruno", "Carla"))
        self.stranger = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.id = str(self.anna.table(["me", "open", "me"])["id"])
        self.bruno.post(self.id, "sit", seat=1).raise_for_status()
        self.anna.post(self.id, "start").raise_for_status()
        self.anna.answer(self.id, 0).raise_for_status()

    @property
    def at(self) -> str:
        return f"/api/tables/{self.id}"

    def everything(self) -> list[Any]:
        """All that anybody sees of the table, and all that is stored."""
        seen = [
            self.anna.update(self.id, 0),
            self.bruno.update(self.id, 1),
            self.anna.update(self.id, 2),
            self.stranger.get(self.at).json(),
            self.stranger.get(f"{self.at}/chat").json(),
        ]
        stored = [self.server.rows(f"SELECT * FROM {name} ORDER BY id") for name in ("tables", "guests")]
        log = self.server.rows("SELECT * FROM log WHERE table_id = :table ORDER BY number", table=self.id)
        return [*seen, *stored, log]

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        before = self.everything()
        yield
        assert self.everything() == before


@pytest.fixture(scope="module")
def table(server: Server) -> Iterator[Table]:
    table = Table(server)
    yield table
    table.stranger.close()


def refused(answer: httpx.Response, *statuses: int) -> str:
    """The sentence of a refusal."""
    assert answer.status_code in (statuses or range(400, 500)), answer.text[:500]
    problem = answer.json()
    assert set(problem) == {"detail", "code", "gaps"}
    sentence = str(problem["detail"])
    assert sentence and "Traceback" not in sentence and len(sentence) < 1000
    return sentence


# ---- bodies


MOVE = {"seat": 1, "turn": "0.0", "code": 0}

BODIES: dict[str, bytes] = {
    "nothing": b"",
    "blank": b"   ",
    "cut": b'{"seat": 1, "turn": "0.',
    "no json": b"seat=1&turn=0.0&code=0",
    "not utf-8": b'{"seat": 1, "turn": "\xff\xfe", "code": 0}',
    "half a pair": b'{"seat": 1, "turn": "\\ud800", "code": 0}',
    "a number": b"1",
    "a list": b"[]",
    "null": b"null",
    "two values": b"{} {}",
    "not a number": b'{"seat": NaN, "turn": "0.0", "code": 0}',
    "infinite": b'{"seat": 1e999, "turn": "0.0", "code": 0}',
    "missing field": b'{"seat": 1, "turn": "0.0"}',
    "unknown field": b'{"seat": 1, "turn": "0.0", "code": 0, "guest": "anna"}',
    "text for a number": b'{"seat": "1", "turn": "0.0", "code": 0}',
    "number for a text": b'{"seat": 1, "turn": 0, "code": 0}',
    "truth for a number": b'{"seat": true, "turn": "0.0", "code": 0}',
    "list for a number": b'{"seat": [1], "turn": "0.0", "code": 0}',
    "fraction": b'{"seat": 1, "turn": "0.0", "code": 0.5}',
    "null for a number": b'{"seat": null, "turn": "0.0", "code": 0}',
    "negative seat": b'{"seat": -1, "turn": "0.0", "code": 0}',
    "negative code": b'{"seat": 1, "turn": "0.0", "code": -1}',
    "huge code": b'{"seat": 1, "turn": "0.0", "code": 99999999999999999999999999999999}',
    "code beyond 63 bits": b'{"seat": 1, "turn": "0.0", "code": 9223372036854775808}',
    "huge seat": b'{"seat": 8, "turn": "0.0", "code": 0}',
    "long turn": b'{"seat": 1, "turn": "' + b"0" * 1000 + b'", "code": 0}',
    "deep": b"[" * 8000 + b"]" * 8000,
    "deep inside": b'{"seat": ' + b'{"a":' * 2000 + b"1" + b"}" * 2000 + b', "turn": "0.0", "code": 0}',
    "large": json.dumps({**MOVE, "turn": "x" * LARGE}).encode(),
    "large and not json": b"x" * LARGE,
}


@pytest.mark.parametrize("what", BODIES)
def test_an_invalid_body_is_refused_and_changes_nothing(table: Table, what: str) -> None:
    with table.unchanged():
        answer = table.bruno.http.post(f"{table.at}/moves", content=BODIES[what], headers=JSON)
        refused(answer, *([413] if what.startswith("large") else [400, 422]))


def test_a_chunked_body_is_limited(table: Table) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    with table.unchanged():
        refused(table.bruno.http.post(f"{table.at}/moves", content=endless(), headers=JSON), 413)


@pytest.mark.parametrize(
    "kind",
    [
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain",
        "application/xml",
        "a",
        "/",
        "",
    ],
)
def test_a_foreign_content_type_changes_nothing(table: Table, kind: str) -> None:
    with table.unchanged():
        for body in (b"seat=1&turn=0.0&code=0", json.dumps(MOVE).encode()):
            answer = table.bruno.http.post(f"{table.at}/moves", content=body, headers={"content-type": kind})
            assert "application/json" in refused(answer, 415)


BAD_OPENINGS: list[dict[str, Any]] = [
    {"game": "", "places": ["me"] * 3},
    {"game": "x" * 41, "places": ["me"] * 3},
    {"game": "doge", "places": []},
    {"game": "doge", "places": ["me"] * 9},
    {"game": "doge", "places": ["me", "me", "god"]},
    {"game": "doge", "places": "me"},
    {"game": "doge", "places": ["me"] * 3, "choices": {"": ""}},
    {"game": "doge", "places": ["me"] * 3, "choices": {"last_year": 1}},
    {"game": "doge", "places": ["me"] * 3, "choices": {"last_year": "-1"}},
    {"game": "doge", "places": ["me"] * 3, "choices": {"last_year": "9" * 40}},
    {"game": "doge", "places": ["me"] * 3, "choices": {str(n): "1" for n in range(65)}},
    {"game": "doge", "places": ["me"] * 3, "seed": "ab"},
    {"game": "doge", "places": ["me"] * 3, "seed": "AB" * 32},
    {"game": "doge", "places": ["me"] * 3, "seed": "ab" * 32 + "\n"},
    {"game": "doge", "places": ["me", "open", "open"], "start": True},
    {"game": "doge", "places": ["me"] * 3, "listed": "yes"},
    {"game": "doge", "places": ["me"] * 3, "host": "anna"},
]


@pytest.mark.parametrize("opening", BAD_OPENINGS, ids=str)
def test_a_bad_opening_opens_nothing(table: Table, opening: dict[str, Any]) -> None:
    with table.unchanged():
        refused(table.anna.http.post("/api/tables", json=opening), 400, 409, 422)


@pytest.mark.parametrize("text", ["", "x" * 501, "a\x00b", "\x1b[2J", " \n\t ", 5, None])
def test_bad_chat_is_refused(table: Table, text: object) -> None:
    with table.unchanged():
        refused(table.anna.post(table.id, "chat", text=text), 400, 422)


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\x00b", "\u202e", "\x1b[2J", 5, None, ["Anna"]])
def test_a_bad_name_is_refused(table: Table, name: object) -> None:
    with table.unchanged():
        refused(table.anna.http.put("/api/me", json={"name": name}), 400, 422)
        refused(table.stranger.put("/api/me", json={"name": name}), 400, 422)


# ---- addresses


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("GET", "/api/tables/nowhere"),
        ("GET", "/api/tables/nowhere/update"),
        ("GET", "/api/tables/nowhere/chat"),
        ("GET", "/api/tables/nowhere/record"),
        ("GET", "/api/tables/nowhere/moments/1"),
        ("GET", f"/api/tables/{'x' * 2000}"),
        ("GET", "/api/tables/%00"),
        ("GET", "/api/tables/%ff"),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd"),
        ("GET", "/api/nothing"),
        ("GET", "/nothing"),
        ("GET", "/assets/../../pyproject.toml"),
        ("GET", "/api/rules/..%2f..%2fREADME"),
        ("GET", "/api/rules/doge?lang=de"),
        ("GET", "/api/rules/doge.fr"),
        ("GET", "/api/tables?show=all"),
        ("GET", "{at}/update?seat=8"),
        ("GET", "{at}/update?seat=3"),
        ("GET", "{at}/update?seat=-2"),
        ("GET", "{at}/update?seat=x"),
        ("GET", "{at}/update?seat="),
        ("GET", "{at}/update?seat=99999999999999999999999"),
        ("GET", "{at}/update?lang=xx"),
        ("GET", "{at}/moments/-1"),
        ("GET", "{at}/moments/x"),
        ("GET", "{at}/moments/99999999999999999999999"),
        ("GET", f"{{at}}/moments/{'9' * 5000}"),
        ("GET", "{at}/moments/1?seat=7"),
        ("GET", "{at}/live"),
        ("GET", "{at}/moves"),
        ("DELETE", "{at}"),
        ("PUT", "{at}"),
        ("PATCH", "/api/me"),
        ("POST", "/api/me"),
        ("POST", "/"),
        ("POST", "{at}/live"),
        ("TRACE", "/api/me"),
    ],
)
def test_a_bad_address_or_method_gets_a_sentence(table: Table, method: str, address: str) -> None:
    with table.unchanged():
        refused(table.anna.http.request(method, address.format(at=table.at)))


@pytest.mark.parametrize(
    "command", ["moves", "sit", "stand", "start", "undo", "consent", "bot", "take", "resign", "chat"]
)
def test_commands_at_an_unknown_table_are_refused(table: Table, command: str) -> None:
    bodies: dict[str, dict[str, Any]] = {"moves": MOVE, "consent": {"agree": True}, "chat": {"text": "x"}, "start": {}}
    data = bodies.get(command, {"seat": 0})
    with table.unchanged():
        assert "no table 'nowhere'" in refused(table.anna.post("nowhere", command, **data), 404)


def test_bytes_that_are_not_http_do_not_disturb_the_server(server: Server, table: Table) -> None:
    with table.unchanged():
        long = b"GET /" + b"x" * LARGE + b" HTTP/1.1\r\n\r\n"
        for nonsense in (b"\x16\x03\x01\x02\x00", b"GET\r\n\r\n", b"NONSENSE / HTTP/1.1\r\n\r\n", long, b""):
            with sockets.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
                connection.sendall(nonsense)
                connection.shutdown(sockets.SHUT_WR)
                assert not connection.recv(LARGE).startswith(b"HTTP/1.1 5")


# ---- commands that are well formed and not allowed


def test_moves_out_of_turn_stale_repeated_or_from_the_wrong_seat_are_refused(table: Table) -> None:
    turn = table.bruno.update(table.id, 1)["ask"]["turn"]
    with table.unchanged():
        post = table.bruno.post
        for stale in ("0.1", "1.0", "", "x", turn + " "):
            assert "has been answered" in refused(post(table.id, "moves", seat=1, turn=stale, code=0), 409)
        for code in (7, 11, 2**31):
            assert "is not offered" in refused(post(table.id, "moves", seat=1, turn=turn, code=code), 409)
        for seat in (0, 2, 3, 7):
            assert "not yours" in refused(post(table.id, "moves", seat=seat, turn=turn, code=0), 403)
        for guest in (table.anna, table.carla):
            assert "not yours" in refused(guest.post(table.id, "moves", seat=1, turn=turn, code=0), 403)
        refused(table.stranger.post(f"{table.at}/moves", json={"seat": 1, "turn": turn, "code": 0}), 401, 403)


def test_a_move_before_the_game_is_refused(anna: Guest) -> None:
    waiting = anna.table(["me", "open", "open"])["id"]
    for command in ("moves", "undo", "resign"):
        data = {"turn": "0.0", "code": 0} if command == "moves" else {}
        assert "has not begun" in refused(anna.post(waiting, command, seat=0, **data), 409)
    assert "has not begun" in refused(anna.http.get(f"/api/tables/{waiting}/update"), 409)
    assert "has not begun" in refused(anna.http.get(f"/api/tables/{waiting}/moments/0"), 409)


def test_commands_of_those_who_do_not_sit_there_are_refused(table: Table) -> None:
    commands: list[tuple[str, dict[str, Any]]] = [
        *[(command, {"seat": 0}) for command in ("stand", "undo", "take", "resign", "bot", "sit")],
        ("start", {}),
        ("consent", {"agree": True}),
        ("rematch", {}),
    ]
    with table.unchanged():
        for command, data in commands:
            refused(table.carla.post(table.id, command, **data), 403, 409)
            refused(table.stranger.post(f"{table.at}/{command}", json=data or None), 401, 403, 409)
        refused(table.stranger.post(f"{table.at}/chat", json={"text": "x"}), 401)
        refused(table.stranger.post("/api/tables", json={"game": "doge", "places": ["me"] * 3}), 401)


@pytest.mark.parametrize("command", ["bot", "take", "resign", "stand", "undo"])
@pytest.mark.parametrize("started", [False, True])
def test_nobody_commands_the_seat_of_a_bot(server: Server, anna: Guest, command: str, started: bool) -> None:
    """Neither somebody without a name, nor one who does not sit there."""
    places = ["me", "me", "gondolier"] if started else ["me", "open", "gondolier"]
    opened = anna.table(places, start=started)
    before = opened["places"]
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as stranger:
        for seat in (1, 2):
            refused(stranger.post(f"/api/tables/{opened['id']}/{command}", json={"seat": seat}), 401, 403, 409)
    refused(Guest(server, "Carla").post(opened["id"], command, seat=2), 403, 409)
    assert anna.http.get(f"/api/tables/{opened['id']}").json()["places"] == before


# ---- sockets


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("x" * LARGE, 1009),
        (b"\x00\xff" * LARGE, 1009),
        (b"\x00\xff", 4400),
        (b'{"seat": 0}', 4400),
        ("", 4400),
        ("{", 4400),
        ('{"seat": 99999999999999999999999}', 4400),
        ('{"seat": -2}', 4400),
        ('{"seat": 1}', 4400),
        ('{"lang": "de"}', 4400),
        ('{"table": "x"}', 4400),
        ("[" * 190, 4400),
        ("\ud7ff" * 60, 4400),
    ],
    ids=lambda value: str(value)[:30],
)
def test_an_invalid_message_closes_its_socket_and_changes_nothing(
    table: Table, message: str | bytes, code: int
) -> None:
    with table.unchanged(), table.anna.live(table.id, 0) as socket:
        receive(socket, "update")
        socket.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            list(socket)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def live(table: Table, query: str) -> LiveConnection:
    cookie = f"ridotto_guest={table.anna.http.cookies['ridotto_guest']}"
    address = f"ws://127.0.0.1:{table.server.port}{table.at}/live?{query}"
    return connect_live(address, {"Cookie": cookie})


@pytest.mark.parametrize(("seat", "code"), [("1", 4403), ("7", 4404), ("-2", 4404), ("9" * 30, 4404)])
def test_a_socket_at_a_seat_that_is_not_ones_own_is_closed_with_a_reason(table: Table, seat: str, code: int) -> None:
    with live(table, f"seat={seat}") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == code and closed.value.rcvd.reason


@pytest.mark.parametrize("query", ["seat=x", "seat=0&lang=de", "seat=0&epoch=x", "seat=0&after=1.5"])
def test_a_socket_with_a_bad_address_is_not_opened(table: Table, query: str) -> None:
    with pytest.raises(InvalidStatus) as rejected:
        live(table, query)
    assert 400 <= rejected.value.response.status_code < 500


@pytest.mark.parametrize(
    "resume", [{"epoch": 0, "after": 10**12}, {"epoch": 0, "after": -5}, {"epoch": 10**30, "after": 1}]
)
def test_a_client_with_an_impossible_resume_point_is_sent_everything(table: Table, resume: dict[str, int]) -> None:
    with table.anna.live(table.id, 0, **resume) as socket:
        assert receive(socket, "update")["fresh"]
