"""The bus over a real NATS: it tells, it bears nonsense, and it is found again after it was away."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ridotto.server.bus import Notice, Renamed, Said
from ridotto.server.nats_bus import MOST_OUTGOING, NatsBus
from tests.server.buses import Nats, nats
from tests.server.processes import PATIENCE


class Ear:
    """A server's bus, and what it has heard."""

    def __init__(self, url: str, prefix: str = "ridotto") -> None:
        self.heard: list[Notice] = []
        self.returns = 0
        self.bus = NatsBus(url, prefix)
        self.bus.listen(self.heard.append, self.note_return)

    def note_return(self) -> None:
        self.returns += 1


def with_ears(url: str, act: Callable[[Ear, Ear], Awaitable[None]], prefix: str = "ridotto") -> None:
    async def run() -> None:
        one, other = Ear(url), Ear(url, prefix)
        await one.bus.open()
        await other.bus.open()
        try:
            async with asyncio.timeout(PATIENCE):
                await act(one, other)
        finally:
            await one.bus.close()
            await other.bus.close()

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def test_servers_hear_of_the_tables_that_they_follow_and_not_of_themselves() -> None:
    async def act(one: Ear, other: Ear) -> None:
        await one.bus.follow("a")
        await other.bus.follow("a")
        await other.bus.follow("b")
        for table in ("b", "c", "a"):
            one.bus.publish(Said(table, 1))
        one.bus.publish(Renamed("guest", "Anna"))
        await until(lambda: len(other.heard) == 3)
        assert other.heard == [Said("b", 1), Said("a", 1), Renamed("guest", "Anna")] and not one.heard
        other.bus.unfollow("b")
        other.bus.publish(Renamed("guest", "Anna"))  # sent after that
        await until(lambda: len(one.heard) == 1)
        one.bus.publish(Said("b", 2))
        one.bus.publish(Said("a", 2))
        await until(lambda: len(other.heard) == 4)
        assert other.heard[3] == Said("a", 2)

    with_ears(nats().url, act)


def test_sites_with_different_prefixes_do_not_hear_each_other() -> None:
    async def act(one: Ear, other: Ear) -> None:
        one.bus.publish(Renamed("guest", "Anna"))
        await other.bus.connection.publish("elsewhere.all", b"")
        await one.bus.flush()
        await other.bus.flush()
        assert not other.heard

    with_ears(nats().url, act, "elsewhere")


def test_nonsense_on_the_bus_does_no_harm(caplog: pytest.LogCaptureFixture) -> None:
    async def act(one: Ear, other: Ear) -> None:
        for content in (b"", b"\xc1", b"\x00" * 1000):
            await one.bus.connection.publish("ridotto.all", content)
        one.bus.publish(Renamed("guest", "Anna"))
        await until(lambda: bool(other.heard))

    with_ears(nats().url, act)
    assert caplog.text.count("A message of the bus cannot be read") == 3


def test_a_bus_that_hung_for_a_while_is_heard_again() -> None:
    """The answer to a question that was given up must not end the client's reading."""
    own = Nats()

    async def act(one: Ear, other: Ear) -> None:
        own.freeze()
        await other.bus.follow("a")  # gives up
        own.thaw()
        await other.bus.follow("b")
        one.bus.publish(Said("a", 1))
        await until(lambda: bool(other.heard))
        assert not other.returns, "the connection is the same"

    try:
        with_ears(own.url, act)
    finally:
        own.thaw()
        own.stop()


def test_a_bus_that_was_away_is_found_again_with_all_that_was_followed() -> None:
    own = Nats()

    async def act(one: Ear, other: Ear) -> None:
        await other.bus.follow("a")
        own.stop()
        await until(lambda: not one.bus.is_connected and not other.bus.is_connected)
        one.bus.publish(Said("a", 1))  # nobody hears it
        await other.bus.follow("b")
        own.start()
        await until(lambda: one.returns == other.returns == 1)
        one.bus.publish(Said("a", 2))
        one.bus.publish(Said("b", 2))
        await until(lambda: len(other.heard) == 2)
        assert other.heard == [Said("a", 2), Said("b", 2)]

    try:
        with_ears(own.url, act)
    finally:
        own.stop()


def test_a_bus_that_is_away_when_a_server_opens_is_found_later_with_all_that_was_followed() -> None:
    own = Nats()
    own.stop()

    async def run() -> None:
        ear = Ear(own.url)
        await ear.bus.open()
        try:
            assert not ear.bus.is_connected
            await ear.bus.follow("a")
            await ear.bus.follow("b")
            ear.bus.unfollow("b")
            ear.bus.publish(Said("a", 1))  # nobody hears it
            own.start()
            await until(lambda: ear.returns == 1 and ear.bus.is_connected)
            other = Ear(own.url)
            await other.bus.open()
            for table in ("b", "a"):
                other.bus.publish(Said(table, 2))
            await until(lambda: bool(ear.heard))
            assert ear.heard == [Said("a", 2)]
            await other.bus.close()
        finally:
            await ear.bus.close()

    try:
        asyncio.run(asyncio.wait_for(run(), PATIENCE))
    finally:
        own.stop()


def test_a_bus_that_was_never_there_can_be_closed() -> None:
    async def run() -> None:
        bus = NatsBus("nats://127.0.0.1:1", "ridotto")
        async with asyncio.timeout(PATIENCE):
            await bus.open()
            await bus.follow("a")
            await bus.close()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(run())


def test_the_bus_may_be_a_cluster_of_several() -> None:
    async def act(one: Ear, other: Ear) -> None:
        one.bus.publish(Renamed("guest", "Anna"))
        await until(lambda: bool(other.heard))

    with_ears(f"nats://127.0.0.1:1, {nats().url}", act)


# ---- what NATS refuses


def test_a_bus_that_refuses_something_is_a_lost_one_and_is_found_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """After an error of NATS the client is closed for good."""
    config = tmp_path / "nats.conf"
    config.write_text("max_subscriptions: 3", encoding="utf-8")
    own = Nats("--config", str(config))

    async def act(one: Ear, other: Ear) -> None:
        for table in ("a", "b", "c"):  # and one for all servers
            await other.bus.follow(table)
        await until(lambda: not other.bus.is_connected)
        await other.bus.follow("d")
        for table in ("b", "c"):
            other.bus.unfollow(table)
        await until(lambda: other.bus.is_connected and other.returns == 1)
        for table in ("b", "d"):
            one.bus.publish(Said(table, 1))
        one.bus.publish(Renamed("guest", "Anna"))
        await until(lambda: len(other.heard) == 2)
        assert other.heard == [Said("d", 1), Renamed("guest", "Anna")] and not one.returns

    try:
        with_ears(own.url, act)
    finally:
        own.stop()
    [error, *_] = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert (
        error == "The bus has closed the connection (nats: maximum subscriptions exceeded); trying to reach it again."
    )


def test_a_bus_that_refuses_something_again_and_again_leaves_nothing_behind() -> None:
    async def run() -> None:
        ear = Ear(nats().url)
        await ear.bus.open()
        for returns in (1, 2):
            await ear.bus.connection.close()
            async with asyncio.timeout(PATIENCE):
                while ear.returns < returns:
                    await asyncio.sleep(0.01)
        assert not ear.bus.pings
        await ear.bus.close()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(run())


# ---- a bus that takes nothing


def test_a_bus_that_hangs_can_be_closed() -> None:
    """More is on its way than the operating system keeps for a connection."""
    own = Nats()

    async def run() -> None:
        ear = Ear(own.url)
        await ear.bus.open()
        own.freeze()
        for _ in range(30):
            ear.bus.publish(Renamed("guest", "A" * 900_000))
        await asyncio.sleep(0.1)
        await asyncio.wait_for(ear.bus.close(), PATIENCE)
        own.stop()
        await asyncio.sleep(0.1)  # what is left of the connection ends with it

    try:
        asyncio.run(run())
    finally:
        own.stop()


def test_what_waits_for_a_bus_that_hangs_has_a_limit() -> None:
    """What is left out is found in the log."""

    async def act(one: Ear, other: Ear) -> None:
        await one.bus.follow("a")
        for length in range(MOST_OUTGOING + 10):
            one.bus.publish(Said("a", length))
        one.bus.unfollow("a")
        assert len(one.bus.outgoing) == MOST_OUTGOING + 1, "what is not about news is never left out"
        await until(lambda: not one.bus.outgoing)

    with_ears(nats().url, act)
