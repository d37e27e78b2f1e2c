"""The WebSocket: a client is sent exactly what it has not seen, and never waits for a slower one."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..core.seats import SPECTATOR
from .errors import Refused
from .house import House
from .info import can_look, chat_line, check_eyes, table_info
from .room import Room
from .viewer import Viewer
from .wire import Lang, TableUpdate

GONE = 1012  # "service restart": the client connects again
MOST_MESSAGE = 200
WIRE = "ridotto.wire"  # an extension of the WebSocket's scope: what is said is heard at once, without a queue

AnySocket = WebSocket[Any, Any, Any]
ENCODER = msgspec.json.Encoder()


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """What a client may say: look from another of its seats, or in another language.

    With what it has seen from there before, it is sent what it missed; else everything.
    """

    seat: int | None = None
    lang: Lang | None = None
    epoch: int = -1
    after: int = 0


TURNS = msgspec.json.Decoder(Turn)


async def watch(house: House, socket: AnySocket, room: Room, viewer: Viewer) -> None:
    """Serve one client until it goes."""
    extensions: Any = socket.scope["extensions"]  # only our own protocol has such a wire
    viewer.wire = wire = extensions.get(WIRE, {}).get("wire")
    room.viewers.add(viewer)
    room.announce(table_changed=True)
    sender = asyncio.create_task(send_news(socket, room, viewer))
    if wire is not None:
        wire.hear = partial(look, room, viewer)
    try:
        while look(room, viewer, await socket.receive_text()):
            pass
        await socket.close(4400, "That message cannot be read, or that seat is not yours.")
    except WebSocketDisconnect:
        pass
    finally:
        if wire is not None:
            wire.hear = None
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender
        room.viewers.discard(viewer)
        room.announce(table_changed=True)


def look(room: Room, viewer: Viewer, text: str | bytes) -> bool:
    """A client wants to look from elsewhere; False if what it says cannot be read, or may not be."""
    if len(text) > MOST_MESSAGE:
        return False
    try:
        turn = TURNS.decode(text)
        seat = viewer.seat if turn.seat is None else check_eyes(room.table, viewer.guest, turn.seat)
    except (msgspec.MsgspecError, UnicodeDecodeError, Refused):
        return False
    viewer.look_from(seat, turn.lang or viewer.lang)
    viewer.resume(room.table, turn.epoch, turn.after)
    tell(room, viewer)
    return True


def tell(room: Room, viewer: Viewer) -> None:
    """Send what is new, at once if that is possible."""
    if viewer.can_be_told(len(room.chat)) and viewer.is_behind(room.table):
        viewer.send(viewer.message(room.table))
    else:
        viewer.news.set()


async def send_news(socket: AnySocket, room: Room, viewer: Viewer) -> None:
    """Whenever something has changed, send what is new for this viewer; changes in between are gathered."""
    viewer.news.set()
    while True:
        await viewer.news.wait()
        viewer.news.clear()
        if viewer.lost:
            await socket.close(GONE, "The table was read again; connect anew.")
            return
        viewer.sending = True
        for message in news(room, viewer):
            await socket.send_text(ENCODER.encode(message).decode())
        viewer.sending = False


def news(room: Room, viewer: Viewer) -> list[msgspec.Struct]:
    messages: list[msgspec.Struct] = []
    if not can_look(room.table, viewer.guest, viewer.seat):  # it has stood up
        viewer.look_from(SPECTATOR, viewer.lang)
    if viewer.table_changed:
        viewer.table_changed = False
        messages.append(TableUpdate(table_info(room, viewer.guest)))
    update = viewer.update(room.table)
    if update is not None:
        messages.append(update)
    while viewer.said < len(room.chat):
        messages.append(chat_line(room.chat[viewer.said]))
        viewer.said += 1
    return messages
