"""An honest table among 2,000 idle sockets and a guest who breaks every limit.

    python bench/abuse.py                               # some 70 s; exit code 1 if the p99 is 100 ms or more
    python bench/abuse.py --sockets 500 --seconds 5

Honest guests play at a few tables, some moves a second each, and measure how long it takes until one is acknowledged:
first alone, then with the idle sockets, then with the abuse as well.  The server has one core, all clients another
one, the abuser in a process of its own.  Clients use addresses of 127.0.0.0/8, so each counts as a stranger; nothing
leaves this machine, and everything ends by itself.  Linux only: elsewhere 127.0.0.1 is the only such address.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HONEST = "127.0.3.{}"  # each has an address, and so has each host
HOST = "127.0.4.{}"
ABUSER, SLOW, CROWD = "127.0.0.66", "127.0.0.67", "127.0.0.68"  # one guest, from where it is not yet refused
IDLE_PER_ADDRESS = 80
IDLE_PER_TABLE = 150
TABLES_PER_HOST = 5
TABLES = 8  # honest ones
PACE = 0.1  # seconds between the moves of a table
MOST = 100.0  # milliseconds
WARM_UP = 2.0  # seconds until the abuse is under way
YIELDING = 10  # niceness
FILES = 6_000
DEADLINE = 300  # seconds for everything
OPENING = {"game": "doge", "places": ["me", "me", "me"], "start": True}


def core(number: int) -> list[str]:
    taskset = shutil.which("taskset")
    return [taskset, "-c", str(number)] if taskset and (os.cpu_count() or 1) > 1 else []


@dataclass
class Site:
    """The server, and what was counted."""

    port: int
    pid: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)  # of the abuse

    @property
    def cpu(self) -> float:
        """Seconds of CPU time that the server has used; its bots have processes of their own."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        return httpx.AsyncClient(base_url=self.url, transport=transport, timeout=30)

    def live(self, table: str, address: str, cookie: str = "", seat: int = -1) -> Any:
        uri = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?seat={seat}"
        headers = {"Cookie": f"ridotto_guest={cookie}"} if cookie else {}
        return connect(uri, additional_headers=headers, local_addr=(address, 0), compression=None, ping_interval=None)

    async def guest(self, http: httpx.AsyncClient, name: str) -> str:
        (await http.put("/api/me", json={"name": name})).raise_for_status()
        return http.cookies["ridotto_guest"]


# ---- the honest


@dataclass
class Player:
    """A guest who holds all seats of a table."""

    site: Site
    address: str
    took: list[float] = field(default_factory=list)  # milliseconds
    unread: list[str] = field(default_factory=list)  # messages of the last frame

    async def play(self, seconds: float) -> None:
        async with self.site.client(self.address) as http:
            cookie = await self.site.guest(http, f"Honest {random.randrange(10**6)}")
            table = (await http.post("/api/tables", json=OPENING)).raise_for_status().json()["id"]
            async with self.site.live(table, self.address, cookie, 0) as socket:
                end = time.monotonic() + seconds
                number = 0
                while time.monotonic() < end:
                    number += 1
                    await self.move(socket, await self.question(socket), number)
                    await asyncio.sleep(PACE)

    async def question(self, socket: ClientConnection) -> dict[str, Any]:
        """The next question; the view is changed to the seat that is asked."""
        while True:
            message = await self.receive(socket)
            if message["type"] != "update":
                continue
            if message["ask"] is not None:
                ask: dict[str, Any] = message["ask"]
                return ask
            if message["waiting"]:
                await socket.send(json.dumps({"seat": message["waiting"][0]}))

    async def receive(self, socket: ClientConnection) -> dict[str, Any]:
        while not self.unread:
            self.unread = str(await socket.recv()).split("\n")
        message: dict[str, Any] = json.loads(self.unread.pop(0))
        return message

    async def move(self, socket: ClientConnection, ask: dict[str, Any], number: int) -> None:
        code = random.choice(ask["options"])["code"]
        sent = time.perf_counter()
        move = {"type": "move", "id": number, "seat": ask["seat"], "turn": ask["turn"], "code": code}
        await socket.send(json.dumps(move))
        while True:
            message = await self.receive(socket)
            if message["type"] == "accepted":
                break
            if message["type"] == "refused":
                raise RuntimeError(f"An honest move was refused: {message}")
        self.took.append((time.perf_counter() - sent) * 1000)
        await socket.send(json.dumps({"seat": ask["seat"]}))  # the view again, with what is asked now


async def measure(site: Site, what: str, seconds: float) -> float:
    """The p99 of the honest, in milliseconds."""
    players = [Player(site, HONEST.format(1 + number)) for number in range(TABLES)]
    cpu = site.cpu
    await asyncio.gather(*[player.play(seconds) for player in players])
    took = [each for player in players for each in player.took]
    print(
        f"{what:36} {len(took):5} moves  p50 {quantile(took, 0.5):6.1f} ms  p99 {quantile(took, 0.99):6.1f} ms"
        f"  slowest {max(took):6.1f} ms  server {(site.cpu - cpu) / seconds:4.0%} of a core",
        flush=True,
    )
    return quantile(took, 0.99)


# ---- the idle


async def open_idle(site: Site, count: int, stack: AsyncExitStack) -> int:
    """Sockets of spectators at many tables, from many addresses."""
    tables: list[str] = []
    while len(tables) * IDLE_PER_TABLE < count:
        tables += await open_tables(site, HOST.format(1 + len(tables)))
    for number in range(count):
        address = f"127.0.{1 + number // IDLE_PER_ADDRESS // 250}.{1 + number // IDLE_PER_ADDRESS % 250}"
        socket = await stack.enter_async_context(site.live(tables[number // IDLE_PER_TABLE], address))
        await socket.recv()
    return count


async def open_tables(site: Site, address: str) -> list[str]:
    """Tables of a host that wait for players: a guest may have some of them only."""
    opening = {**OPENING, "places": ["me", "open", "open"], "start": False}
    async with site.client(address) as http:
        await site.guest(http, "Host")
        opened = [await http.post("/api/tables", json=opening) for _ in range(TABLES_PER_HOST)]
    return [response.raise_for_status().json()["id"] for response in opened]


# ---- the abuser


async def raw(site: Site, content: bytes, *, slowly: bool = False) -> str:
    """Bytes that no client library would send; the status of the response."""
    address = SLOW if slowly or not content else ABUSER
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port, local_addr=(address, 0))
    try:
        if slowly:
            await trickle(reader, writer, content)
        else:
            writer.write(content)
        with suppress(OSError):
            await asyncio.wait_for(writer.drain(), 5)
        head = await asyncio.wait_for(reader.read(100), 15)
        return head.split()[1].decode() if head else "closed"
    finally:
        writer.close()


async def trickle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, content: bytes) -> None:
    """A byte now and then, until the server has had enough."""
    for byte in content:
        if reader.at_eof() or writer.is_closing():
            return
        writer.write(bytes([byte]))
        await asyncio.sleep(0.5)


async def request(http: httpx.AsyncClient, method: str, path: str, content: object = None) -> str:
    response = await http.request(method, path, json=content)
    return str(response.status_code)


async def become_guest(http: httpx.AsyncClient) -> str:
    http.cookies.clear()
    return await request(http, "PUT", "/api/me", {"name": "Somebody"})


async def flood(site: Site, table: str, cookie: str, message: str) -> str:
    async with site.live(table, ABUSER, cookie, 0) as socket:
        for _ in range(100):
            for _ in range(50):
                await socket.send(message)
            await asyncio.sleep(0)
        await asyncio.wait_for(socket.wait_closed(), 15)
        return str(socket.close_code)


async def pings(site: Site, table: str) -> str:
    async with site.live(table, ABUSER) as socket:
        for number in range(20_000):
            await socket.ping(f"{number:0100}")
            if number % 50 == 0:
                await asyncio.sleep(0)
        return "open"


async def hold(site: Site, table: str, cookie: str) -> str:
    """A socket that is kept: too many of them."""
    async with site.live(table, CROWD, cookie) as socket:
        with suppress(TimeoutError):
            await asyncio.wait_for(socket.wait_closed(), 3)
        return str(socket.close_code or "open")


async def keep_at(site: Site, name: str, attack: Callable[[], Awaitable[str]], end: float) -> None:
    while time.monotonic() < end:
        try:
            outcome = await attack()
        except (OSError, httpx.HTTPError, WebSocketException, TimeoutError, asyncio.IncompleteReadError) as error:
            outcome = type(error).__name__
        site.outcomes[f"{name}: {outcome}"] += 1
        await asyncio.sleep(0)


async def abuse(site: Site, seconds: float) -> None:
    """Everything at once, as quickly as one core can."""
    end = time.monotonic() + seconds
    get = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
    async with site.client(ABUSER) as http, site.client(ABUSER) as nameless:
        cookie = await site.guest(http, "Abuser")
        table = (await http.post("/api/tables", json=OPENING)).raise_for_status().json()["id"]
        chat = f"/api/tables/{table}/chat"
        attacks: dict[str, tuple[int, Callable[[], Awaitable[str]]]] = {
            "requests": (8, lambda: request(http, "GET", "/api/tables")),
            "pages": (4, lambda: request(nameless, "GET", "/nowhere")),
            "guests": (2, lambda: become_guest(nameless)),
            "tables": (2, lambda: request(http, "POST", "/api/tables", OPENING)),
            "chat": (2, lambda: request(http, "POST", chat, {"text": "x" * 100})),
            "large bodies": (2, lambda: request(http, "PUT", "/api/me", {"name": "x" * 10**6})),
            "large heads": (2, lambda: raw(site, get + b"Cookie: a=" + b"x" * 10**6)),
            "long addresses": (1, lambda: raw(site, b"GET /?" + b"a=b&" * 2_000 + b" HTTP/1.1\r\n\r\n")),
            "slow heads": (40, lambda: raw(site, get, slowly=True)),
            "silence": (40, lambda: raw(site, b"")),
            "messages": (3, lambda: flood(site, table, cookie, "{}")),
            "views": (3, lambda: flood(site, table, cookie, '{"lang": "fr"}')),
            "pings": (2, lambda: pings(site, table)),
            "sockets": (40, lambda: hold(site, table, cookie)),
        }
        tasks = [
            asyncio.create_task(keep_at(site, name, attack, end))
            for name, (count, attack) in attacks.items()
            for _ in range(count)
        ]
        await asyncio.wait(tasks, timeout=seconds + 1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def abuse_apart(port: int, seconds: float, outcomes: Queue[Counter[str]]) -> None:
    """In a process of its own, which yields its core to the honest: only the server shall delay them."""
    os.nice(YIELDING)
    site = Site(port)
    asyncio.run(abuse(site, seconds))
    outcomes.put(site.outcomes)


# ---- the run


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


async def run(site: Site, arguments: argparse.Namespace) -> float:
    await measure(site, "honest tables alone", arguments.seconds)
    async with AsyncExitStack() as stack:
        opened = await open_idle(site, arguments.sockets, stack)
        await measure(site, f"with {opened} idle sockets", arguments.seconds)
        context = multiprocessing.get_context("spawn")
        outcomes = context.Queue()
        length = arguments.seconds + 2 * WARM_UP
        abuser = context.Process(target=abuse_apart, args=(site.port, length, outcomes), daemon=True)
        abuser.start()
        await asyncio.sleep(WARM_UP)
        worst = await measure(site, "and a guest who breaks every limit", arguments.seconds)
        counted = await asyncio.to_thread(outcomes.get, timeout=length + 30)
        for outcome, count in sorted(counted.items()):
            print(f"  {outcome:40} {count:6}")
        return worst


def serve(folder: str) -> subprocess.Popen[str]:
    command = [*core(0), sys.executable, "-m", "ridotto", "serve", "--data", folder, "--port", "0"]
    environment = {**os.environ, "RIDOTTO_TRUSTED_PROXIES": "127.0.0.1"}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=2_000, help="idle ones (2000)")
    parser.add_argument("--seconds", type=float, default=15, help="of each part (15)")
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    if core(1):
        os.sched_setaffinity(0, {1})
    with tempfile.TemporaryDirectory() as folder:
        process = serve(folder)
        try:
            assert process.stdout is not None
            found = re.search(r":(\d+)/", process.stdout.readline())
            assert found, "the server prints its address"
            worst = asyncio.run(asyncio.wait_for(run(Site(int(found[1]), process.pid), arguments), DEADLINE))
        finally:
            process.kill()
            process.wait()
    print(f"The p99 of the honest tables is {worst:.1f} ms; it should stay under {MOST:.0f} ms.")
    return int(worst >= MOST)


if __name__ == "__main__":
    sys.exit(main())
