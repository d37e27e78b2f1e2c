"""Presence: viewers are told when a guest who sits at the table has come or gone, and of nobody else."""

import asyncio
import json
from collections.abc import Callable

from ridotto.server.new_table import create_table
from ridotto.server.room import Room
from ridotto.server.settings import Settings
from ridotto.server.viewer import Viewer
from ridotto.server.websocket import pending_messages
from ridotto.server.wire import Opening
from tests.server.conftest import PATIENCE, Guest, LiveConnection, Server, receive


def tables_until_chat(socket: LiveConnection) -> int:
    """How many messages about the table come before the next line of chat."""
    count = 0
    while (kind := json.loads(socket.recv(PATIENCE))["type"]) != "chat":
        count += kind == "table"
    return count


def test_spectators_who_come_and_go_are_not_announced(server: Server, anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "open"])["id"]
    with anna.live(table, 0) as socket:
        receive(socket, "table")
        for _ in range(10):
            with bruno.live(table) as watching, Guest(server, "Carla").live(table) as other:
                receive(watching, "table")
                receive(other, "table")
        anna.post(table, "chat", text="Nobody here").raise_for_status()
        assert tables_until_chat(socket) == 0


def test_a_guest_who_sits_is_announced_on_coming_and_going(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "open"])["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()
    with anna.live(table, 0) as socket:
        assert not receive(socket, "table")["table"]["places"][1]["online"]
        with bruno.live(table, 1):
            assert receive(socket, "table")["table"]["places"][1]["online"]
        assert not receive(socket, "table")["table"]["places"][1]["online"]


class Watched:
    """A room in which Anna looks on, and Bruno and Carla come and go; Bruno sits there."""

    def __init__(self) -> None:
        table, _ = create_table("t", "anna", {"anna": "Anna"}, Opening("doge", ["me", "open", "open"]), {})
        table.apply(table.sit("bruno", 1))
        self.room = Room(table, [], Settings())
        self.room.presence_delay = 0  # with the next turn of the event loop
        self.anna = Viewer("anna", 0, "en")
        self.room.join(self.anna)
        self.told = 0
        self.read()

    def read(self) -> None:
        self.told += self.anna.table_changed
        pending_messages(self.room, self.anna)

    def come_and_go(self, guest: str, times: int) -> None:
        for _ in range(times):
            viewer = Viewer(guest, -1, "en")
            self.room.join(viewer)
            self.room.leave(viewer)


def told_after(act: Callable[[Watched], None]) -> int:
    """How many messages Anna gets because of what happens in one turn of the event loop."""

    async def run() -> int:
        watched = Watched()
        await asyncio.sleep(0.01)
        watched.read()
        watched.told = 0
        act(watched)
        watched.read()
        await asyncio.sleep(0.01)
        watched.read()
        return watched.told

    return asyncio.run(run())


def test_many_who_sit_and_come_are_told_in_one_message() -> None:
    def act(watched: Watched) -> None:
        watched.come_and_go("bruno", 100)
        watched.room.join(Viewer("bruno", 1, "en"))
        watched.room.join(Viewer("bruno", 1, "en"))

    assert told_after(act) == 1


def test_nobody_is_told_of_a_guest_who_is_back_at_once() -> None:
    assert told_after(lambda watched: watched.come_and_go("bruno", 100)) == 0


def test_nobody_is_told_of_spectators_and_strangers() -> None:
    def act(watched: Watched) -> None:
        watched.come_and_go("carla", 100)
        watched.come_and_go("", 100)
        watched.room.join(Viewer("carla", -1, "en"))

    assert told_after(act) == 0


def test_a_second_window_of_a_guest_is_no_news() -> None:
    assert told_after(lambda watched: watched.room.join(Viewer("anna", 0, "en"))) == 0
