"""The bus of several servers: NATS.  Each table has its subject; servers that hold it in memory subscribe to it."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from .bus import DECODER, ENCODER, Bus, Notice, Renamed
from .data_lock import CannotServe

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

LOG = logging.getLogger(__name__)
CONNECT_TIMEOUT = 5  # seconds
FLUSH_TIMEOUT = 2
PING_INTERVAL = 5  # a connection that has died is noticed after two of them

Callback = Callable[[], Coroutine[Any, Any, None]]


async def ignore() -> None:
    """Nothing to do."""


async def log_error(error: Exception) -> None:
    LOG.debug("NATS: %r", error)


async def connect(url: str, on_loss: Callback = ignore, on_return: Callback = ignore) -> "Client":
    """A connection that is made again whenever it is lost; if it cannot be made at all, that is one sentence."""
    try:
        import nats  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise CannotServe("A bus needs a client for NATS: install Ridotto as 'ridotto[cluster]'.") from error
    try:
        await (
            await nats.connect(url, allow_reconnect=False, connect_timeout=CONNECT_TIMEOUT, error_cb=log_error)
        ).close()
        return await nats.connect(
            url,
            disconnected_cb=on_loss,
            reconnected_cb=on_return,
            error_cb=log_error,
            reconnect_time_wait=1,
            max_reconnect_attempts=-1,
            ping_interval=PING_INTERVAL,
            no_echo=True,
        )
    except Exception as error:
        reason = str(error).rstrip(".") or type(error).__name__
        raise CannotServe(f"The bus cannot be reached: {reason}.") from error


async def check(url: str) -> None:
    await (await connect(url)).close()


class NatsBus(Bus):
    """A connection to NATS."""

    is_shared = True

    def __init__(self, url: str, prefix: str) -> None:
        super().__init__()
        self.url = url
        self.prefix = prefix
        self.client: Client | None = None
        self.subscriptions: dict[str, Subscription] = {}  # by table
        self.outgoing: deque[Callback] = deque()
        self.has_outgoing = asyncio.Event()
        self.sender: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:  # type: ignore[override]
        return self.client is not None and self.client.is_connected

    @property
    def connection(self) -> "Client":
        assert self.client is not None, "the bus is open"
        return self.client

    async def open(self) -> None:
        self.client = await connect(self.url, self.on_loss, self.on_reconnected)
        await self.client.subscribe(f"{self.prefix}.guests", cb=self.on_message)
        self.sender = asyncio.create_task(self.send_forever())

    async def close(self) -> None:
        if self.sender is not None:
            self.sender.cancel()
            await asyncio.gather(self.sender, return_exceptions=True)
        if self.client is not None:
            with suppress(Exception):  # it may be gone already
                await self.client.close()

    async def on_loss(self) -> None:
        LOG.warning("The bus is lost; trying to reach it again.")

    async def on_reconnected(self) -> None:
        LOG.warning("The bus is there again.")
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
            subject = f"{self.prefix}.table.{table_id}"
            self.subscriptions[table_id] = await self.connection.subscribe(subject, cb=self.on_message)
        if self.is_connected:
            with suppress(Exception):  # a connection that is lost now is checked for what was missed when it is back
                await self.connection.flush(FLUSH_TIMEOUT)

    def unfollow(self, table_id: str) -> None:
        subscription = self.subscriptions.pop(table_id, None)
        if subscription is not None:
            self.send(partial(subscription.unsubscribe))

    # ---- sending: in order, without waiting

    def publish(self, notice: Notice) -> None:
        if self.is_connected:  # else nobody hears it; all look at the log when they are back
            subject = "guests" if isinstance(notice, Renamed) else f"table.{notice.table}"
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
