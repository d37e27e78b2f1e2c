"""The bus of several servers: NATS.  Each table has its subject; servers that hold it in memory subscribe to it."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from .bus import DECODER, ENCODER, Bus, CommonNotice, Notice
from .data_lock import CannotServe

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

LOG = logging.getLogger(__name__)
CONNECT_TIMEOUT = 5  # seconds
FLUSH_TIMEOUT = 2
JOIN_TIMEOUT = 3  # longer than a flush
FOREVER = 86_400
SCHEMES = ("nats", "tls")
PING_INTERVAL = 5  # a connection that has died is noticed after two of them
LOST = "The bus is lost; trying to reach it again."
FOUND = "The bus is there again."

Callback = Callable[[], Coroutine[Any, Any, None]]


async def ignore() -> None:
    """Nothing to do."""


async def log_error(error: Exception) -> None:
    LOG.debug("NATS: %r", error)


def server_urls(given: str) -> list[str]:
    """The servers of a NATS cluster, separated by commas; one will do."""
    urls = [url.strip() for url in given.split(",")]
    if not all(is_url(url) for url in urls):
        raise CannotServe("This is not the URL of a bus; one is nats://host:4222.")
    return urls


def is_url(text: str) -> bool:
    try:
        url = urlsplit(text)
        return url.scheme in SCHEMES and bool(url.hostname) and url.port != 0
    except ValueError:
        return False


def make_client() -> "Client":
    try:
        from nats.aio.client import Client  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise CannotServe("A bus needs a client for NATS: install Ridotto as 'ridotto[cluster]'.") from error
    return Client()


async def connect(client: "Client", urls: list[str], on_return: Callback = ignore) -> None:
    """Make a connection, however long that takes; it is made again whenever it is lost."""

    async def note_loss() -> None:
        if not client.is_closed:
            LOG.warning(LOST)

    async def note_return() -> None:
        LOG.warning(FOUND)
        await on_return()

    await client.connect(
        urls,
        disconnected_cb=note_loss,
        reconnected_cb=note_return,
        error_cb=log_error,
        reconnect_time_wait=1,
        max_reconnect_attempts=-1,
        ping_interval=PING_INTERVAL,
        no_echo=True,
    )


async def connect_now(url: str) -> "Client":
    """A connection that is made again whenever it is lost; if it cannot be made at all, that is one sentence."""
    urls = server_urls(url)
    await check(urls)
    client = make_client()
    try:
        async with asyncio.timeout(CONNECT_TIMEOUT):
            await connect(client, urls)
    except TimeoutError as error:
        with suppress(Exception):  # it is in the midst of something
            await client.close()
        raise CannotServe("The bus cannot be reached: it was there, and is lost again.") from error
    return client


async def check(urls: list[str]) -> None:
    """Connect once, as a connection that is made again and again never says what is wrong."""
    probe = make_client()
    reasons: list[Exception] = []

    async def note(error: Exception) -> None:
        reasons.append(error)

    try:
        await probe.connect(
            urls,
            allow_reconnect=False,
            max_reconnect_attempts=1,
            reconnect_time_wait=0,
            connect_timeout=CONNECT_TIMEOUT,
            error_cb=note,
        )
    except Exception as error:
        reason = str(next(iter(reasons), error)).rstrip(".") or "no answer"
        raise CannotServe(f"The bus cannot be reached: {reason}.") from error
    finally:
        await probe.close()


def check_bus(url: str) -> None:
    """Before anything is open: a bus that cannot be reached ends in a sentence."""
    asyncio.run(check(server_urls(url)))


async def flush(client: "Client", pings: set[asyncio.Future[None]]) -> None:
    """Wait until NATS knows all that was sent so far, but not for ever: it may be lost.

    The client itself must not give up: the answer to a ping that was given up would end its reading.  So the pings that
    are under way are kept in a set, for the caller to cancel in the end.
    """

    def forget(ping: asyncio.Future[None]) -> None:
        pings.discard(ping)
        if not ping.cancelled() and ping.exception() is not None:
            LOG.debug("NATS: %r", ping.exception())

    ping = asyncio.ensure_future(client.flush(FOREVER))
    pings.add(ping)
    ping.add_done_callback(forget)
    await asyncio.wait([ping], timeout=FLUSH_TIMEOUT)


class NatsBus(Bus):
    """A connection to NATS."""

    is_shared = True

    def __init__(self, url: str, prefix: str) -> None:
        super().__init__()
        self.url = url
        self.prefix = prefix
        self.client: Client | None = None
        self.subscriptions: dict[str, Subscription | None] = {}  # by table that is followed; None until we have joined
        self.joining: asyncio.Task[None] | None = None
        self.has_joined = False
        self.outgoing: deque[Callback] = deque()
        self.has_outgoing = asyncio.Event()
        self.sender: asyncio.Task[None] | None = None
        self.pings: set[asyncio.Future[None]] = set()  # under way

    @property
    def is_connected(self) -> bool:  # type: ignore[override]
        return self.has_joined and self.connection.is_connected

    @property
    def connection(self) -> "Client":
        assert self.client is not None, "the bus is open"
        return self.client

    async def open(self) -> None:
        """Connect.  A bus that was there when the server started and is lost by now is found later, as at any time."""
        self.client = make_client()
        self.sender = asyncio.create_task(self.send_forever())
        self.joining = asyncio.create_task(self.join())
        await asyncio.wait([self.joining], timeout=JOIN_TIMEOUT)
        if self.joining.done():
            self.joining.result()
        else:
            LOG.warning(LOST)
            self.joining.add_done_callback(self.on_joined_late)

    async def join(self) -> None:
        """Connect, and hear of what is followed by then.  Who subscribes before is forgotten by the client."""
        await connect(self.connection, server_urls(self.url), self.on_reconnected)
        await self.connection.subscribe(f"{self.prefix}.all", cb=self.on_message)
        self.has_joined = True
        for table_id in list(self.subscriptions):
            await self.subscribe(table_id)
        await self.flush()

    def on_joined_late(self, joining: asyncio.Task[None]) -> None:
        if joining.cancelled():
            return
        joining.result()  # an error is ours, and shown by asyncio
        LOG.warning(FOUND)
        self.on_return()

    async def close(self) -> None:
        tasks = [task for task in (self.joining, self.sender) if task is not None]
        for task in (*tasks, *self.pings):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.client is not None:
            with suppress(Exception):  # it may be gone already, or never have been there
                await self.client.close()

    async def on_reconnected(self) -> None:
        self.on_return()

    async def on_message(self, message: "Msg") -> None:
        try:
            self.hear(DECODER.decode(message.data))
        except msgspec.MsgspecError:
            LOG.warning("A message of the bus cannot be read: %s", message.subject)
        except Exception:
            LOG.exception("A message of the bus could not be handled: %s", message.subject)

    # ---- tables

    async def follow(self, table_id: str) -> None:
        if table_id not in self.subscriptions:
            self.subscriptions[table_id] = None
            if self.has_joined:
                await self.subscribe(table_id)
        if self.is_connected:
            await self.flush()

    async def subscribe(self, table_id: str) -> None:
        subject = f"{self.prefix}.table.{table_id}"
        subscription = await self.connection.subscribe(subject, cb=self.on_message)
        if table_id in self.subscriptions:
            self.subscriptions[table_id] = subscription
        else:  # it is followed no more
            self.send(partial(subscription.unsubscribe))

    async def flush(self) -> None:
        """Wait until NATS knows all that was sent so far; if it is lost, what was missed is looked up later."""
        await flush(self.connection, self.pings)

    def unfollow(self, table_id: str) -> None:
        subscription = self.subscriptions.pop(table_id, None)
        if subscription is not None:
            self.send(partial(subscription.unsubscribe))

    # ---- sending: in order, without waiting

    def publish(self, notice: Notice) -> None:
        if self.is_connected:  # else nobody hears it; all look at the log when they are back
            subject = "all" if isinstance(notice, CommonNotice) else f"table.{notice.table}"
            self.send(partial(self.connection.publish, f"{self.prefix}.{subject}", ENCODER.encode(notice)))

    def send(self, work: Callback) -> None:
        self.outgoing.append(work)
        self.has_outgoing.set()

    async def send_forever(self) -> None:
        while True:
            await self.has_outgoing.wait()
            self.has_outgoing.clear()
            while self.outgoing:
                try:
                    await self.outgoing.popleft()()
                except Exception as error:  # lost again: what it was about is in the log
                    LOG.debug("NATS: %r", error)
