"""The WebSocket of a viewer: moves and changes of the view come in; what the viewer has not been sent yet goes out.

Messages of a client only mark its viewer as behind.  Its sender task makes what is sent, once for all that has changed,
and never waits for a slower client.  All that is there to be sent goes out as one frame with a message on each line: a
frame costs more than what is in it.
"""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any, Literal

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..core.seats import SPECTATOR
from .errors import Refused
from .metrics import measured
from .move_pipeline import MovePipeline
from .responses import can_view, chat_line, check_view, table_info
from .room import Room
from .socket_wire import MoveMessage, ViewMessage
from .viewer import Viewer
from .wire import TableUpdate

LOG = logging.getLogger(__name__)
SERVICE_RESTART = 1012  # a close code after which clients reconnect
MAX_MESSAGE = 200
MAX_OUTBOX = 20  # responses that a client has not read; then its messages are not read either

AnySocket = WebSocket[Any, Any, Any]


class MessageKind(msgspec.Struct):
    """What kind of message a client has sent."""

    type: Literal["view", "move"] = "view"


ENCODER = msgspec.json.Encoder()
KINDS = msgspec.json.Decoder(MessageKind)
MOVES = msgspec.json.Decoder(MoveMessage)
VIEWS = msgspec.json.Decoder(ViewMessage)


async def serve_viewer(socket: AnySocket, room: Room, viewer: Viewer, moves: MovePipeline) -> None:
    """Serve one client until it disconnects.  It joins before anything is awaited: unused tables may be dropped."""
    room.join(viewer)
    try:
        await socket.accept()
        await serve_accepted(socket, room, viewer, moves)
    finally:
        room.leave(viewer)
        room.look()


async def serve_accepted(socket: AnySocket, room: Room, viewer: Viewer, moves: MovePipeline) -> None:
    sender = asyncio.create_task(send_until_closed(socket, room, viewer))
    try:
        while await handle_message(room, viewer, moves, await receive_text(socket)):
            pass
        await socket.close(4400, "The message is invalid, or that seat is not yours.")
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


# ---- receiving


async def receive_text(socket: AnySocket) -> str:
    """The next message, read where Litestar's own method reads it, without the two calls between."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="The client has disconnected.", code=event["code"])
    return event.get("text") or ""


async def handle_message(room: Room, viewer: Viewer, moves: MovePipeline, text: str) -> bool:
    """Every message of a client passes through here; False if it is invalid or the seat is not the client's."""
    if len(text) > MAX_MESSAGE:
        return False
    try:
        if KINDS.decode(text).type == "move":
            await make_move(room.table.header.id, viewer, moves, MOVES.decode(text))
        else:
            change_view(room, viewer, VIEWS.decode(text))
    except (msgspec.MsgspecError, UnicodeDecodeError, Refused):
        return False
    while len(viewer.outbox) > MAX_OUTBOX:
        viewer.drained.clear()
        await viewer.drained.wait()
    return True


async def make_move(table_id: str, viewer: Viewer, moves: MovePipeline, move: MoveMessage) -> None:
    """Queue a move for writing; wait only for a table that is locked or not loaded."""
    respond = measured(partial(viewer.answer, move.id))
    if not moves.submit(table_id, viewer.guest, move, respond):
        await moves.run_as_command(table_id, viewer.guest, move, respond)


def change_view(room: Room, viewer: Viewer, wanted: ViewMessage) -> None:
    seat = viewer.seat if wanted.seat is None else check_view(room.table, viewer.guest, wanted.seat)
    viewer.change_view(seat, wanted.lang or viewer.lang)
    viewer.resume(room.table, wanted.epoch, wanted.after)
    viewer.fall_behind()


# ---- sending


async def send_until_closed(socket: AnySocket, room: Room, viewer: Viewer) -> None:
    """Send what is new whenever the viewer is woken, until it disconnects or has to reconnect."""
    try:
        await send_loop(socket, room, viewer)
    except (WebSocketDisconnect, OSError):  # ASGI servers raise an OSError when the client has disconnected
        return
    except Exception:  # a bug of ours: the client reconnects
        LOG.exception("A message to a viewer of table %s could not be made.", room.table.header.id)
    finally:
        viewer.closed = True
        viewer.take_outbox()
    with suppress(WebSocketDisconnect, OSError):
        await socket.close(SERVICE_RESTART, "The table was reloaded; reconnect.")


async def send_loop(socket: AnySocket, room: Room, viewer: Viewer) -> None:
    """Changes between two rounds are combined."""
    loop = asyncio.get_running_loop()
    viewer.behind = True
    while True:
        if viewer.is_idle():
            viewer.sleeper = loop.create_future()
            await viewer.sleeper
        viewer.sending = True
        messages = viewer.take_outbox()
        if viewer.behind and not viewer.must_reconnect:
            viewer.behind = False
            messages += pending_messages(room, viewer)
        if messages:
            await socket.send({"type": "websocket.send", "bytes": None, "text": b"\n".join(messages).decode()})
        if viewer.must_reconnect:
            return
        viewer.sending = False


def pending_messages(room: Room, viewer: Viewer) -> list[bytes]:
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
    return [ENCODER.encode(message) for message in messages]
