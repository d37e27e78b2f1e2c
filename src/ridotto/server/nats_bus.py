"""The bus of several servers: NATS.  Each table has its subject; servers that hold it in memory subscribe to it."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Collection, Coroutine
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
CLOSE_TIMEOUT = 2
CANCEL_AGAIN = 0.1
RECONNECT_WAIT = 1
FOREVER = 86_400
MOST_OUTGOING = 10_000  # messages that wait until NATS takes them
SCHEMES = ("nats", "tls")
PING_INTERVAL = 5  # a connection that has died is noticed after two of them
LOST = "The bus is lost; trying to reach it again."
FOUND = "The bus is there again."
CLOSED = "The bus has closed the connection (%s); trying to reach it again."

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
    """Make a connection, however long that takes; it is made again whenever it is lost.

    But if NATS says that something is wrong, the client closes it for good: whoever has made it looks whether it is.
    The client has a callback for that, which it does not call if anything else goes wrong then.
    """

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
        reconnect_time_wait=RECONNECT_WAIT,
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
        await close(client)
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
        await close(probe)


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


async def close(client: "Client") -> None:
    """Close a connection.  It may be gone already, or never have been there; or NATS hangs and takes nothing."""
    closing = asyncio.ensure_future(client.close())
    await asyncio.wait([closing], timeout=CLOSE_TIMEOUT)
    await cancel([closing])


async def cancel(tasks: Collection[asyncio.Future[None]]) -> None:
    """End tasks.  One that sends something may need several attempts, for the client ignores some of them."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=CANCEL_AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)


def show_error(task: asyncio.Task[None]) -> None:
    """An error is ours, and shown by asyncio at once if it is raised in a callback."""
    if not task.cancelled():
        task.result()


class NatsBus(Bus):
    """A connection to NATS."""

    is_shared = True

    def __init__(self, url: str, prefix: str) -> None:
        super().__init__()
        self.url = url
        self.prefix = prefix
        self.client: Client | None = None
        self.subscriptions: dict[str, Subscription | None] = {}  # by table that is followed; None until we have joined
        self.tasks: list[asyncio.Task[None]] = []
        self.has_joined = False
        self.outgoing: deque[Callback] = deque()
        self.has_outgoing = asyncio.Event()
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
        joining = asyncio.create_task(self.join())
        self.tasks = [joining, asyncio.create_task(self.send_forever())]
        await asyncio.wait([joining], timeout=JOIN_TIMEOUT)
        if joining.done():
            joining.result()
        else:
            LOG.warning(LOST)
        staying = asyncio.create_task(self.stay_joined(joining))
        staying.add_done_callback(show_error)
        self.tasks.append(staying)

    async def join(self) -> None:
        """Connect, and hear of what is followed by then.  Who subscribes before is forgotten by the client."""
        self.has_joined = False
        self.client = make_client()
        await connect(self.connection, server_urls(self.url), self.on_reconnected)
        await self.subscribe("all")
        self.has_joined = True
        for table_id in list(self.subscriptions):
            await self.subscribe_to_table(table_id)
        await self.flush()

    async def stay_joined(self, joining: asyncio.Task[None]) -> None:
        """Join again, with a new client, whenever a connection is closed for good."""
        if not joining.done():
            await joining
            self.note_return()
        while True:
            await asyncio.sleep(RECONNECT_WAIT)
            if self.connection.is_closed:
                LOG.error(CLOSED, self.connection.last_error)
                await cancel(list(self.pings))
                await self.join()
                self.note_return()

    def note_return(self) -> None:
        if self.is_connected:
            LOG.warning(FOUND)
            self.on_return()

    async def close(self) -> None:
        self.outgoing.clear()  # NATS may take nothing
        await cancel([*self.tasks, *self.pings])
        if self.client is not None:
            await close(self.client)

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
                await self.subscribe_to_table(table_id)
        if self.is_connected:
            await self.flush()

    async def subscribe_to_table(self, table_id: str) -> None:
        subscription = await self.subscribe(f"table.{table_id}")
        if table_id in self.subscriptions:
            self.subscriptions[table_id] = subscription
        elif subscription is not None:  # it is followed no more
            self.send(partial(subscription.unsubscribe))

    async def subscribe(self, subject: str) -> "Subscription | None":
        """None if the connection is closed for good: then all is subscribed to anew with the next one."""
        if self.connection.is_closed:
            LOG.warning("The bus is closed; nothing is heard of %s until it is there again.", subject)
            return None
        return await self.connection.subscribe(f"{self.prefix}.{subject}", cb=self.on_message)

    async def flush(self) -> None:
        """Wait until NATS knows all that was sent so far; if it is lost, what was missed is looked up later."""
        await flush(self.connection, self.pings)

    def unfollow(self, table_id: str) -> None:
        subscription = self.subscriptions.pop(table_id, None)
        if subscription is not None:
            self.send(partial(subscription.unsubscribe))

    # ---- sending: in order, without waiting

    def publish(self, notice: Notice) -> None:
        """Tell the others.  What cannot be told is in the store: after a loss of the bus all are told to look there,
        and what is left out because NATS is too slow is noticed by the number of the next entry, or by a look.
        """
        if self.is_connected and len(self.outgoing) < MOST_OUTGOING:
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
