"""The WebSocket of a viewer: it is sent exactly what it has not received yet, and never waits for a slower client."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..core.seats import SPECTATOR
from .errors import Refused
from .responses import can_view, chat_line, check_view, table_info
from .room import Room
from .viewer import Viewer
from .wire import Lang, TableUpdate

SERVICE_RESTART = 1012  # a close code after which clients reconnect
MAX_MESSAGE = 200
DIRECT_SOCKET = "ridotto.direct_socket"  # a scope extension of our protocol class: send and receive without a queue

AnySocket = WebSocket[Any, Any, Any]
ENCODER = msgspec.json.Encoder()


class ViewRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What a client may send: view from another of its seats, or in another language.

    If it names what it has received from there before, it is sent what it missed; else everything.
    """

    seat: int | None = None
    lang: Lang | None = None
    epoch: int = -1
    after: int = 0


VIEW_REQUESTS = msgspec.json.Decoder(ViewRequest)


async def serve_viewer(socket: AnySocket, room: Room, viewer: Viewer) -> None:
    """Serve one client until it disconnects."""
    extensions: Any = socket.scope["extensions"]
    viewer.socket = direct = extensions.get(DIRECT_SOCKET, {}).get("socket")
    room.join(viewer)
    sender = asyncio.create_task(send_loop(socket, room, viewer))
    if direct is not None:
        direct.on_text = partial(handle_message, room, viewer)
    try:
        while handle_message(room, viewer, await socket.receive_text()):
            pass
        await socket.close(4400, "The message is invalid, or that seat is not yours.")
    except WebSocketDisconnect:
        pass
    finally:
        if direct is not None:
            direct.on_text = None
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender
        room.leave(viewer)
        room.look()


def handle_message(room: Room, viewer: Viewer, text: str | bytes) -> bool:
    """Change the view as the client asks; False if the message is invalid or the seat is not the client's."""
    if len(text) > MAX_MESSAGE:
        return False
    try:
        request = VIEW_REQUESTS.decode(text)
        seat = viewer.seat if request.seat is None else check_view(room.table, viewer.guest, request.seat)
    except (msgspec.MsgspecError, UnicodeDecodeError, Refused):
        return False
    viewer.change_view(seat, request.lang or viewer.lang)
    viewer.resume(room.table, request.epoch, request.after)
    if viewer.can_send_now(len(room.chat)) and viewer.is_outdated(room.table):
        viewer.send_now(viewer.encode_update(room.table))
    else:
        viewer.wake.set()
    return True


async def send_loop(socket: AnySocket, room: Room, viewer: Viewer) -> None:
    """Send what is new whenever the viewer is woken; changes in between are combined."""
    viewer.wake.set()
    while True:
        await viewer.wake.wait()
        viewer.wake.clear()
        if viewer.must_reconnect:
            await socket.close(SERVICE_RESTART, "The table was reloaded; reconnect.")
            return
        viewer.sending = True
        for message in pending_messages(room, viewer):
            await socket.send_text(ENCODER.encode(message).decode())
        viewer.sending = False


def pending_messages(room: Room, viewer: Viewer) -> list[msgspec.Struct]:
    """The messages that a viewer has not been sent; they count as sent."""
    messages: list[msgspec.Struct] = []
    if not can_view(room.table, viewer.guest, viewer.seat):  # the guest has left the seat
        viewer.change_view(SPECTATOR, viewer.lang)
    if viewer.table_changed:
        viewer.table_changed = False
        viewer.told_online = room.seated_online()
        messages.append(TableUpdate(table_info(room, viewer.guest)))
    update = viewer.next_update(room.table)
    if update is not None:
        messages.append(update)
    while viewer.chat_sent < len(room.chat):
        messages.append(chat_line(room.chat[viewer.chat_sent]))
        viewer.chat_sent += 1
    return messages
