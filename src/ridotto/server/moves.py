"""Moves, answered before the framework: the one request that comes often.

Whatever is odd about such a request is put to the framework, whose handler of the same address says what is wrong.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Litestar

from ..core.errors import RidottoError
from . import wire
from .errors import Refused, by_rule
from .guests import guest_in
from .house import House

ADDRESS = re.compile(r"/api/tables/([\w-]{1,24})/moves")
MOST_MOVE = 200
DECODER = msgspec.json.Decoder(wire.Move)
ENCODER = msgspec.json.Encoder()

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Moves:
    """Stands before the application."""

    def __init__(self, app: Litestar, headers: dict[str, str]) -> None:
        self.app: Any = app
        self.state = app.state
        self.headers = [(b"content-type", b"application/json")]
        self.headers += [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        found = ADDRESS.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        house: House = self.state.house
        message = await receive()
        guest, move = guest_asking(house, scope), move_in(message)
        if not guest or move is None:
            await self.app(scope, again(message, receive), send)
            return
        status, reply = await play(house, found[1], guest, move)
        body = ENCODER.encode(reply)
        headers = [*self.headers, (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


async def play(house: House, table_id: str, guest: str, move: wire.Move) -> tuple[int, wire.Accepted | wire.Problem]:
    """A status and an answer.  Acknowledged when it is on disk."""
    try:
        await house.command(table_id, lambda table: table.move(guest, move.seat, move.turn, move.code))
    except Refused as refused:
        return refused.status, refused.problem
    except RidottoError as error:
        because = by_rule(error)
        return because.status, because.problem
    return 200, wire.Accepted(table_id)


def guest_asking(house: House, scope: Message) -> str:
    """The guest who asks, if the request is of the usual form."""
    headers = dict(scope["headers"])
    if headers.get(b"content-type") != b"application/json":
        return ""
    return guest_in(house.cookie_key, headers.get(b"cookie", b""))


def move_in(message: Message) -> wire.Move | None:
    if message["type"] != "http.request" or message["more_body"] or len(message["body"]) > MOST_MOVE:
        return None
    try:
        return DECODER.decode(message["body"])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


def again(message: Message, receive: Receive) -> Receive:
    """What was received already, and then what is to come."""
    heard = [message]

    async def receive_again() -> Message:
        return heard.pop() if heard else await receive()

    return receive_again
