"""The clients of bench/kills.py: people at many tables, who come back by themselves and go on.

Two people and a bot play at each table, a game after the other.  Each person has a WebSocket, at any of the servers,
and makes at most one move at a time.  A person knows only what the server sends: if a response is lost, the question
that comes next tells whether it is asked again.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load_client import Ask, TableUpdate, Update
from bench.load_connections import HOST
from bench.log_check import Sent

GAME, SEATS = "doge", 3
PEOPLE = (0, 1)  # their seats
BOTS = (*["gondolier"] * 4, "merchant")  # of the tables in turn; the first answers without a search
COMES_BACK = (0.05, 0.25)  # seconds after which a client connects again, at the least and at the most
PATIENCE = 10  # seconds for a response to anything but a move, and for the opening of a socket
ASK_AGAIN = ("no_database", "fault", "quicker")  # refusals of a move after which the question is still open
UNSURE = 500  # a refusal of this status or more does not tell whether the move is in the log


class AcceptedMove(msgspec.Struct, tag="accepted"):
    """The move with this number is on disk."""

    id: int


class Problem(msgspec.Struct):
    """The fields of a problem that are used."""

    code: str


class RefusedMove(msgspec.Struct, tag="refused"):
    """The move with this number was refused."""

    id: int
    status: int
    problem: Problem


Message = Update | TableUpdate | AcceptedMove | RefusedMove
DECODER = msgspec.json.Decoder(Message)


@dataclass
class Game:
    """A table, and what people have sent there."""

    table: str
    moves: list[Sent] = field(default_factory=list)
    is_over: bool = False


class Person:
    """One person: a seat, a cookie, at most one move under way."""

    def __init__(self, party: Party, seat: int, name: str) -> None:
        self.party = party
        self.crowd = party.crowd
        self.table = ""
        self.seat = seat
        self.name = name
        self.cookie = ""
        self.ask: Ask | None = None  # the open question
        self.asked: Ask | None = None  # the question that the move under way answers
        self.move: Sent | None = None  # under way
        self.number = 0  # of the last move
        self.resumed_at: float | None = None  # when a move was acknowledged that was sent after the last kill

    async def request(self, method: str, path: str, content: object = None) -> httpx.Response:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        url = f"http://{HOST}:{self.crowd.any_port()}{path}"
        response = await self.crowd.http.request(method, url, json=content, headers=headers)
        return response.raise_for_status()

    async def register(self) -> None:
        if not self.cookie:
            response = await self.request("PUT", "/api/me", {"name": self.name})
            self.cookie = response.headers["set-cookie"].partition(";")[0]

    # ---- a game

    async def play(self, game: Game) -> None:
        """Play to the end of a game, over as many connections as it takes."""
        self.ask, self.table = None, game.table
        while not game.is_over:
            path = f"/api/tables/{game.table}/live?seat={self.seat}"
            try:
                async with connect(
                    f"ws://{HOST}:{self.crowd.any_port()}{path}",
                    additional_headers={"Cookie": self.cookie},
                    open_timeout=PATIENCE,
                    ping_interval=None,
                    compression=None,
                ) as socket:
                    await self.converse(socket, game)
            except (OSError, TimeoutError, WebSocketException) as error:
                self.crowd.losses[type(error).__name__] += 1
            finally:
                self.lose_response()
            if not game.is_over:
                await asyncio.sleep(random.uniform(*COMES_BACK))

    async def converse(self, socket: ClientConnection, game: Game) -> None:
        async for content in socket:
            for line in str(content).split("\n"):
                self.hear(DECODER.decode(line), game)
            if game.is_over:
                return
            if self.ask is not None and self.move is None:
                await asyncio.sleep(random.uniform(0, 2 * self.crowd.pace))
                await self.answer(socket, game, self.ask)

    def hear(self, message: Message, game: Game) -> None:
        if isinstance(message, Update):
            game.is_over = game.is_over or message.view.over
            self.note_question(message.ask)
        elif isinstance(message, AcceptedMove):
            self.acknowledge(message.id)
        elif isinstance(message, RefusedMove):
            self.note_refusal(message, game)

    def note_question(self, ask: Ask | None) -> None:
        """A question that was sent before our answer arrived is not asked again."""
        is_answered = ask is not None and self.asked is not None and ask.turn == self.asked.turn
        self.ask = None if is_answered else ask

    # ---- a move

    async def answer(self, socket: ClientConnection, game: Game, ask: Ask) -> None:
        code = random.choice(ask.options).code
        self.number += 1
        self.ask, self.asked = None, ask
        self.move = Sent(self.seat, int(ask.turn.partition(".")[2]), code, time.monotonic())
        game.moves.append(self.move)
        message = {"type": "move", "id": self.number, "seat": self.seat, "turn": ask.turn, "code": code}
        await socket.send(msgspec.json.encode(message).decode())

    def acknowledge(self, number: int) -> None:
        assert self.move is not None and number == self.number, "only a move that is under way is acknowledged"
        self.move.acknowledged = time.monotonic()
        self.crowd.acknowledged += 1
        if self.resumed_at is None and self.move.sent >= self.crowd.killed_at:
            self.resumed_at = self.move.acknowledged
        self.move = None

    def note_refusal(self, refused: RefusedMove, game: Game) -> None:
        assert self.move is not None and refused.id == self.number, "only a move that is under way is refused"
        self.crowd.refusals[refused.problem.code] += 1
        if refused.problem.code in ASK_AGAIN:
            self.ask = self.ask or self.asked
        if refused.status < UNSURE:
            game.moves.remove(self.move)
        self.asked = self.move = None

    @property
    def state(self) -> str:
        """What the person waits for."""
        where = f"{self.name} at table {self.table} (seat {self.seat}, {self.party.bot})"
        if self.move is not None:
            return f"{where} waits for a response since {time.monotonic() - self.move.sent:.1f} s"
        return f"{where} " + ("is asked" if self.ask is not None else "waits for a question")

    def lose_response(self) -> None:
        """The connection is lost: a move that was under way may be in the log or not."""
        self.crowd.lost_responses += self.move is not None
        self.ask = self.asked = self.move = None


class Party:
    """The people of one table, who play one game after the other."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.people = [Person(self, seat, f"Guest {number}.{seat}") for seat in PEOPLE]
        self.bot = BOTS[number % len(BOTS)]

    async def play_on(self) -> None:
        while True:
            try:
                game = await self.open_game()
            except httpx.HTTPError as error:  # a table whose opening was interrupted is left alone
                self.crowd.losses[type(error).__name__] += 1
                await asyncio.sleep(random.uniform(*COMES_BACK))
                continue
            self.crowd.games.append(game)
            await asyncio.gather(*[person.play(game) for person in self.people])

    async def open_game(self) -> Game:
        for person in self.people:
            await person.register()
        host, *friends = self.people
        opening = {"game": GAME, "places": ["me", *["open"] * len(friends), self.bot]}
        table = (await host.request("POST", "/api/tables", opening)).json()["id"]
        for friend in friends:
            await friend.request("POST", f"/api/tables/{table}/sit", {"seat": friend.seat})
        await host.request("POST", f"/api/tables/{table}/start")
        return Game(table)


class Crowd:
    """All people at all tables."""

    def __init__(self, ports: Sequence[int], tables: int, pace: float) -> None:
        self.ports = ports
        self.pace = pace  # seconds between a question and its answer, on average
        self.http = httpx.AsyncClient(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))
        self.parties = [Party(self, number) for number in range(tables)]
        self.people = [person for party in self.parties for person in party.people]
        self.games: list[Game] = []
        self.killed_at = 0.0
        self.acknowledged = 0
        self.lost_responses = 0
        self.losses: Counter[str] = Counter()  # of connections, by the error
        self.refusals: Counter[str] = Counter()  # of moves, by code
        self.tasks: list[asyncio.Task[None]] = []

    def any_port(self) -> int:
        return random.choice(self.ports)

    def start(self) -> None:
        self.tasks = [asyncio.create_task(party.play_on()) for party in self.parties]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()

    def check_alive(self) -> None:
        """A fault of the clients themselves ends the run."""
        for task in self.tasks:
            if task.done():
                task.result()

    def note_kill(self) -> None:
        """From now on everybody has to resume."""
        self.killed_at = time.monotonic()
        for person in self.people:
            person.resumed_at = None

    async def wait_until_resumed(self, seconds: float) -> list[Person]:
        """Wait until a new move of everybody is acknowledged; returns those for whom that took too long."""
        deadline = time.monotonic() + seconds
        while True:
            self.check_alive()
            missing = [person for person in self.people if person.resumed_at is None]
            if not missing or time.monotonic() > deadline:
                return missing
            await asyncio.sleep(0.01)

    @property
    def last_resumed(self) -> float:
        """When the last one resumed, or now if somebody has not."""
        return max(person.resumed_at or time.monotonic() for person in self.people)

    @property
    def troubles(self) -> str:
        """What clients have met with."""
        lost = ", ".join(f"{count} {error}" for error, count in self.losses.most_common()) or "none"
        refused = ", ".join(f"{count} {code}" for code, count in self.refusals.most_common()) or "none"
        return f"connections lost: {lost}; moves refused: {refused}"
