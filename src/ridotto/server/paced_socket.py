"""A WebSocket whose messages count as requests of the guest and the address that send them.

Whoever sends too many is disconnected with a sentence.  This stands between uvicorn and the framework, so no handler of
messages has to know of it.
"""

from typing import Any, Final

from .errors import Refused
from .limits import Caller
from .metrics import count_refusal

CLOSED_BY_US: Final = 4000  # and the HTTP status: the code with which we close a socket


class PacedSocket:
    """Receives and sends for the framework."""

    def __init__(self, receive: Any, send: Any, caller: Caller) -> None:
        self.inner_receive: Final = receive
        self.inner_send: Final = send
        self.caller: Final = caller
        self.is_closed = False

    async def receive(self) -> Any:
        message = await self.inner_receive()
        if message["type"] == "websocket.receive":
            try:
                self.caller.make_request()
            except Refused as refused:
                self.is_closed = True
                await close(self.inner_send, refused)
                return {"type": "websocket.disconnect", "code": CLOSED_BY_US + refused.status}
        return message

    async def send(self, message: Any) -> None:
        """What the framework sends before it has noticed is dropped."""
        if not self.is_closed:
            await self.inner_send(message)


async def refuse_socket(receive: Any, send: Any, refused: Refused) -> None:
    """Open a socket only to say why it is closed: a browser does not show a response to its page."""
    await receive()  # `websocket.connect`
    await send({"type": "websocket.accept"})
    await close(send, refused)


async def close(send: Any, refused: Refused) -> None:
    count_refusal(refused.code)
    await send({"type": "websocket.close", "code": CLOSED_BY_US + refused.status, "reason": refused.detail})
