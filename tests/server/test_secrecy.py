"""Secrecy on the real bytes: what a seat hides changes nothing that anybody else is sent, until the rules reveal it.

Two tables with the same shuffle are played alike, but for what one seat does under seal.  All that everybody else is
sent, frame by frame and answer by answer, must be the same to the byte; only names of tables and times are left out.
"""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed

import ridotto
from ridotto.core.seats import SPECTATOR
from ridotto.server.bot_worker import _bots, compute_answer
from ridotto.server.questions import BotQuestion
from ridotto.server.rows import LogEntry, TableHeader
from ridotto.server.table import Table
from tests.server import seeded_server
from tests.server.conftest import PATIENCE, Guest, LiveConnection, Server, receive

NAMES = ["Anna", "Bruno", "Carla", "Dario"]
TIMES = re.compile(r'"(created|at)":"[^"]*"')

Paths = list[str]  # paths of options: what one seat says, word by word


class SeededServer(Server):
    """A server at which a test says the seed of a table."""

    @property
    def command(self) -> list[str]:
        python, _, _, *options = super().command
        return [python, seeded_server.__file__, *options]

    @property
    def environment(self) -> dict[str, str]:
        return {**super().environment, seeded_server.SEED_FILE: str(self.seed_file)}

    @property
    def seed_file(self) -> Path:
        return self.data / "seed"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    server = SeededServer(tmp_path_factory.mktemp("seeded"))
    yield server
    server.close()


class Stranger(Guest):
    """Somebody without a name."""

    def __init__(self, server: Server) -> None:
        self.server = server
        server.guests.append(self)
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.me = {"id": "", "name": ""}


class Watcher:
    """A WebSocket of a viewer, and all frames that were sent through it."""

    def __init__(self, socket: LiveConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.frames: list[str] = []

    def read_to(self, text: str) -> None:
        """Read up to the chat line with this text."""
        while (message := self.read())["type"] != "chat" or message["text"] != text:
            pass

    def read_to_arrival(self, seat: int) -> None:
        """Read up to the news that the guest of a seat is here."""
        while (message := self.read())["type"] != "table" or not message["table"]["places"][seat]["online"]:
            pass

    def read(self) -> dict[str, Any]:
        frame = self.socket.recv(PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        return message

    @property
    def newest(self) -> dict[str, Any]:
        updates = [json.loads(frame) for frame in self.frames if frame.startswith('{"type":"update"')]
        update: dict[str, Any] = updates[-1]
        return update


class Party:
    """A table with guests, then bots, and with spectators; all of them watch."""

    def __init__(self, server: SeededServer, stack: ExitStack, seats: int, seed: str | None, bots: int = 0) -> None:
        self.stack = stack
        self.guests = [Guest(server, name) for name in NAMES[:seats]]
        self.spectators = [Guest(server, "Zeno"), Stranger(server)]
        self.watchers: list[Watcher] = []
        self.bodies: list[str] = []
        self.synced = 0
        places = ["me", *["open"] * (seats - 1), *["gondolier"] * bots]
        if seed is not None:
            server.seed_file.write_text(seed, encoding="utf-8")
        self.id = str(self.guests[0].table(places, choices={"last_year": "1"}, listed=True)["id"])
        assert not server.seed_file.exists(), "the table has taken its seed"
        self.guests[0].post(self.id, "nonce", seat=0, nonce=nonce_of(0)).raise_for_status()
        for seat in range(1, seats):
            self.guests[seat].post(self.id, "sit", seat=seat, nonce=nonce_of(seat)).raise_for_status()
        self.guests[0].post(self.id, "start").raise_for_status()
        for number, (guest, seat) in enumerate(self.viewers()):
            self.watch(guest, seat, ("en", "fr")[number % 2])

    def viewers(self) -> list[tuple[Guest, int]]:
        """All guests and spectators, with the seat each one views from."""
        return [*[(guest, seat) for seat, guest in enumerate(self.guests)], *[(guest, -1) for guest in self.spectators]]

    def watch(self, guest: Guest, seat: int, lang: str) -> None:
        """Connect; arrivals are told a moment later, so all wait for it."""
        self.watchers.append(Watcher(self.stack.enter_context(guest.live(self.id, seat, lang=lang)), seat))
        if seat != SPECTATOR:
            for watcher in self.watchers:
                watcher.read_to_arrival(seat)
        self.sync()

    def sync(self) -> None:
        """Read all that was sent to everybody: up to a chat line that is sent last."""
        self.synced += 1
        text = f"line {self.synced}"
        self.guests[0].post(self.id, "chat", text=text).raise_for_status()
        for watcher in self.watchers:
            watcher.read_to(text)

    # ---- playing

    def play(self, seat: int, *words: str) -> None:
        """Play some words of a seat, named by their paths; then sync."""
        for word in words:
            if word == "undo":
                assert self.guests[seat].post(self.id, "undo", seat=seat).raise_for_status().json()["done"]
                continue
            ask = self.guests[seat].update(self.id, seat)["ask"]
            code = next(option["code"] for option in ask["options"] if " ".join(option["path"]) == word)
            self.guests[seat].post(self.id, "moves", seat=seat, turn=ask["turn"], code=code).raise_for_status()
        self.sync()

    def pick(self, seat: int, number: int) -> None:
        self.guests[seat].answer(self.id, seat, number).raise_for_status()
        self.sync()

    @property
    def view(self) -> dict[str, Any]:
        """What everybody sees."""
        view: dict[str, Any] = self.watchers[-1].newest["view"]
        return view

    @property
    def asked(self) -> list[int]:
        asked: list[int] = self.view["asked"]
        return asked

    # ---- what was sent

    def sent_to_others(self, than: int) -> list[str]:
        """Every frame that was sent to anybody but one seat."""
        frames = [frame for watcher in self.watchers if watcher.seat != than for frame in watcher.frames]
        return [self.neutral(frame) for frame in frames]

    def responses_to_others(self, than: int) -> list[str]:
        """The responses to all requests of anybody but one seat."""
        return [
            self.neutral(body)
            for guest, seat in self.viewers()
            if seat != than
            for body in self.everything(guest, seat, than)
        ]

    def everything(self, guest: Guest, seat: int, other: int) -> Iterator[str]:
        at = f"/api/tables/{self.id}"
        for address in (at, f"{at}/chat", f"{at}/record", f"{at}/proof", "/api/tables?show=mine"):
            yield self.body(guest, address)
        for view_seat in {seat, other, -1}:
            for lang in ("en", "fr"):
                yield self.body(guest, f"{at}/update?seat={view_seat}&lang={lang}")
        moments = re.search(r'"moments":([0-9]+)', self.body(guest, f"{at}/moments/0?seat={seat}"))
        assert moments is not None
        for number in range(int(moments[1]) + 2):
            yield self.body(guest, f"{at}/moments/{number}?seat={seat}&lang={('en', 'fr')[number % 2]}")
        yield self.body(guest, f"{at}/moments/1?seat={other}")

    def body(self, guest: Guest, address: str) -> str:
        text = f"{(answer := guest.http.get(address)).status_code} {answer.text}"
        self.bodies.append(text)
        return text

    def neutral(self, text: str) -> str:
        return TIMES.sub(r'"\1":""', text.replace(self.id, "TABLE"))


@pytest.fixture
def party(server: SeededServer) -> Iterator[Callable[..., Party]]:
    """Makes parties, and closes their sockets."""
    with ExitStack() as stack:
        yield lambda *args: Party(server, stack, *args)


def nonce_of(seat: int) -> str:
    return f"{seat + 1:032x}"


def seed_of(number: int) -> str:
    return f"{number:064x}"


def same_for_others(parties: list[Party], than: int) -> None:
    sent = [[*table.sent_to_others(than), *table.responses_to_others(than)] for table in parties]
    for other in sent[1:]:
        same(sent[0], other)


def same(one: list[str], other: list[str]) -> None:
    """Report where two lists of texts first differ."""
    for a, b in zip(one, other, strict=False):
        at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
        assert a == b, f"... {a[max(0, at - 200) : at + 60]}\n... {b[max(0, at - 200) : at + 60]}"
    assert len(one) == len(other)


CANNAREGIO, CASTELLO, SAN_POLO = "card:cannaregio", "card:castello", "card:san_polo"
DONE = "button:done"

# What a seat may do under seal; others see only that it has answered.
SEALED: dict[str, Paths] = {
    "one marker": [CANNAREGIO, "marker:3", DONE],
    "three markers": [CASTELLO, "marker:0", "marker:1", "marker:1", DONE],
    "four markers": [SAN_POLO, "marker:2", "marker:2", "marker:3", "marker:3"],
    "other card": [CANNAREGIO, "undo", CASTELLO, "marker:3", DONE],
    "other markers": [CANNAREGIO, "marker:2", "marker:2", "undo", "undo", "marker:0", DONE],
}


@pytest.mark.parametrize(
    ("seats", "liar", "ways"),
    [
        (3, 0, ["one marker", "other markers", "three markers"]),
        (3, 2, ["other card", "four markers"]),
        (4, 1, ["one marker", "other card", "four markers"]),
    ],
)
def test_a_card_and_markers_under_seal_change_nothing_for_anybody_else(
    party: Callable[..., Party], seats: int, liar: int, ways: list[str]
) -> None:
    first, *middle, last = [seat for seat in range(seats) if seat != liar]

    def played(paths: Paths) -> Party:
        table: Party = party(seats, seed_of(10 * seats + liar))
        table.play(liar, *paths[:2])
        table.play(first, CASTELLO, "marker:1")
        table.play(liar, *paths[2:])
        table.play(first, DONE)
        for seat in middle:
            table.play(seat, SAN_POLO, "marker:0", DONE)
        table.play(last, CANNAREGIO, "marker:2")
        return table

    parties = [played(SEALED[way]) for way in ways]
    same_for_others(parties, liar)
    plain, other = parties[0], parties[-1]
    for table in (plain, other):
        table.play(last, DONE)
    assert plain.view["stacks"] != other.view["stacks"], "now the cards are turned"
    assert plain.sent_to_others(liar) != other.sent_to_others(liar)


Plan = list[
    tuple[int, Paths]
]  # what a seat lays at each placing: the place of the area in the brown row, and the markers

OTHERS: list[Plan] = [
    [(0, ["marker:3"]), (1, ["marker:1"]), (3, ["marker:2"]), (4, ["marker:0"])],
    [(1, ["marker:3", "marker:0"]), (0, ["marker:1"]), (4, ["marker:2"]), (2, ["marker:2"])],
    [(3, ["marker:2"]), (4, ["marker:2"]), (0, ["marker:3", "marker:0"]), (5, ["marker:1"])],
]


def lay_all(table: Party, plans: list[Plan]) -> None:
    row = [f"card:{area}" for area in table.view["brown"]]
    for placing in range(table.view["placings"]):
        for seat, plan in enumerate(plans):
            place, markers = plan[placing]
            table.play(seat, row[place], *markers, DONE)


@pytest.mark.parametrize(("seats", "liar"), [(3, 1), (4, 3)])
def test_the_values_in_a_stack_change_nothing_for_anybody_else_until_they_are_counted(
    party: Callable[..., Party], seats: int, liar: int
) -> None:
    weak, strong = party(seats, seed_of(seats)), party(seats, seed_of(seats))
    for table, secret in ((weak, ["marker:0", "marker:1"]), (strong, ["marker:3", "marker:3"])):
        own = [(6, secret), (0, ["marker:2"]), (1, ["marker:2"]), (2, ["marker:1"])]
        others = OTHERS[: seats - 1]
        lay_all(table, [*others[:liar], own, *others[liar:]])
    same_for_others([weak, strong], liar)
    area, said = weak.view["brown"][6], 0
    while weak.view["stacks"][area][liar]:
        same(weak.sent_to_others(liar), strong.sent_to_others(liar))
        seat = weak.asked[said % len(weak.asked)]
        for table in (weak, strong):
            table.pick(seat, said)
        said += 1
    assert weak.view["voted"] >= 6, "the last area votes"
    assert weak.view["counted"][liar] != strong.view["counted"][liar], "now the markers are turned up"


def test_houses_placed_under_seal_change_nothing_for_anybody_else(party: Callable[..., Party]) -> None:
    none, two = party(3, seed_of(7)), party(3, seed_of(7))
    alike: Plan = [(0, ["marker:3"]), (1, ["marker:2"]), (2, ["marker:2"]), (3, ["marker:1"])]
    for table, answer in ((none, "button:0"), (two, "button:2")):
        lay_all(table, [alike] * 3)
        assert table.view["step"] == "place_tied" and table.asked == [0, 1, 2]
        table.play(0, "button:1")
        table.play(2, answer)
    assert none.asked == [1]
    same_for_others([none, two], 2)
    for table in (none, two):
        table.play(1, "button:1")
    assert none.view["districts"] != two.view["districts"], "now the houses stand there"


def test_taking_back_a_sealed_word_sends_nothing_to_others(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "me"])["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()
    anna.post(table, "start").raise_for_status()
    turn = bruno.update(table, 1)["ask"]["turn"]
    with bruno.live(table, 1) as socket:
        receive(socket, "update")
        anna.answer(table, 0).raise_for_status()
        assert anna.post(table, "undo", seat=0).json()["done"]
        with pytest.raises(TimeoutError):
            socket.recv(0.3)
    bruno.post(table, "moves", seat=1, turn=turn, code=0).raise_for_status()
    old = anna.update(table, 0)["ask"]["turn"]
    assert anna.post(table, "moves", seat=0, turn="0.0", code=0).status_code == 409, "that question was taken back"
    anna.post(table, "moves", seat=0, turn=old, code=0).raise_for_status()


def test_a_guest_who_has_left_a_seat_sees_nothing_of_the_next_one(server: Server, anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "me"])["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()
    with bruno.live(table, 1) as socket:
        receive(socket, "table")
        bruno.post(table, "stand", seat=1).raise_for_status()
        carla = Guest(server, "Carla")
        carla.post(table, "sit", seat=1).raise_for_status()
        anna.post(table, "start").raise_for_status()
        carla.answer(table, 1).raise_for_status()
        update = receive(socket, "update")
    assert update["seat"] == -1 and update["ask"] is None and update["view"]["mine"] is None


def test_a_foreign_cookie_opens_nothing(server: Server, anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    name, id, real = "ridotto_guest", anna.me["id"], bruno.http.cookies["ridotto_guest"]
    cookies = [
        URLSafeSerializer("a key of another server", salt="guest").dumps(id),
        f'"{id}"',
        id,
        real.replace(real.split(".")[0], anna.http.cookies[name].split(".")[0]),
        anna.http.cookies[name] + "x",
        anna.http.cookies[name][:-1],
        "." * 20,
        "\\xff",
        "",
    ]
    for cookie in cookies:
        forger = Stranger(server)
        forger.http.cookies.set(name, cookie)
        assert forger.http.get("/api/me").json() == {"id": "", "name": ""}
        assert forger.http.get(f"/api/tables/{table}/update?seat=0").status_code == 403
        assert forger.http.get(f"/api/tables/{table}/moments/1?seat=0").status_code == 403
        assert forger.http.get("/api/tables?show=mine").json()["tables"] == []
        assert forger.post(table, "moves", seat=0, turn="0.0", code=0).status_code == 403
        with forger.live(table, 0) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


# ---- bots


def table_with(seed: str, *entries: LogEntry) -> Table:
    header = TableHeader("table", "doge", 1, 3, "{}", seed, "anna", 0, 0, None, "playing")
    table = Table(header, {"anna": "Anna"})
    table.apply([LogEntry(0, "sit", 0, who="anna"), LogEntry(1, "bot", 1), LogEntry(2, "bot", 2)])
    table.apply(table.start("anna"))
    table.apply(list(entries))
    return table


def first_answer(table: Table) -> int:
    """Of a new bot: one that is asked again has other luck."""
    _bots.clear()
    return compute_answer(BotQuestion.at(table, 1))


def test_a_bots_answer_cannot_be_predicted_without_the_seed() -> None:
    answers = [first_answer(table_with(seed_of(number))) for number in range(20)]
    assert len(set(answers)) > 1


def test_a_bots_answer_does_not_depend_on_sealed_words_of_others() -> None:
    for number in range(5):
        table = table_with(seed_of(number))
        before = first_answer(table)
        for code in (number, 7, 8):
            table.apply(table.move("anna", 0, table.turn_id(0), code))
        assert first_answer(table) == before


# ---- secrets of the server


def secrets_of(server: Server, table: str) -> dict[str, list[str]]:
    """What is in the database and must not be sent."""
    ((seed,),) = server.rows("SELECT seed FROM tables WHERE id = :table", table=table)
    return {
        "seed": [seed, str(int(seed, 16))],
        "keys": [row[0] for row in server.rows("SELECT secret FROM keys")],
        "guests": [row[0] for row in server.rows("SELECT id FROM guests")],
    }


def played_out(table: Party) -> None:
    """Play on to the end, with a word taken back now and then."""
    said = 0
    while not table.view["over"]:
        mine = [seat for seat in table.asked if seat < len(table.guests)]
        if not mine:
            table.sync()  # a bot is running
            continue
        seat = mine[said % len(mine)]
        table.pick(seat, 3 * said)
        said += 1
        if said % 6 == 0:
            table.guests[seat].post(table.id, "undo", seat=seat)
            for other in table.guests:
                other.post(table.id, "consent", agree=False)
            table.sync()
        if said in (5, 25):
            table.responses_to_others(-1)


def test_seed_keys_and_guests_are_never_sent_and_the_seed_is_open_when_the_game_is_over(
    server: Server, party: Callable[..., Party]
) -> None:
    table = party(3, None, 1)
    played_out(table)
    hidden = secrets_of(server, table.id)
    over = [frame for watcher in table.watchers for frame in watcher.frames if '"status":"over"' in frame]
    before = [frame for watcher in table.watchers for frame in watcher.frames if '"status":"over"' not in frame]
    assert over and len(before) > 100 and len(table.bodies) > 100
    for text in (*before, *table.bodies):
        assert not any(secret in text for secrets in hidden.values() for secret in secrets)
    for text in over:
        assert not any(secret in text for secret in (*hidden["keys"], *hidden["guests"]))
    seed = hidden["seed"][0]
    for guest, _ in table.viewers():
        info = guest.http.get(f"/api/tables/{table.id}").json()
        record = guest.http.get(f"/api/tables/{table.id}/record").text
        assert info["seed"] == seed == guest.http.get(f"/api/tables/{table.id}/proof").json()["seed"]
        assert f"seed {seed}" in record and ridotto.replay(record).ranks == info["ranks"]
        assert not any(secret in record for secret in (*hidden["keys"], *hidden["guests"]))
