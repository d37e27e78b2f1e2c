"""A WebSocket whose client sends no more messages than allowed; else it is closed with a sentence.

This stands between uvicorn and the framework, so no handler of messages has to know of it.
"""

from time import monotonic
from typing import Any, Final

from .errors import Refused
from .metrics import count_refusal
from .rates import Budget, whole_seconds
from .settings import Settings

CLOSED_BY_US: Final = 4000  # and the HTTP status: the code with which we close a socket


class PacedSocket:
    """Receives and sends for the framework."""

    def __init__(self, receive: Any, send: Any, settings: Settings) -> None:
        self.inner_receive: Final = receive
        self.inner_send: Final = send
        self.budget: Final = Budget(settings.messages_per_socket, settings.message_window)
        self.is_closed = False

    async def receive(self) -> Any:
        message = await self.inner_receive()
        if message["type"] != "websocket.receive":
            return message
        wait = self.budget.wait(monotonic())
        if not wait:
            return message
        self.is_closed = True
        await close(self.inner_send, Refused(429, "too_quick", seconds=whole_seconds(wait)))
        return {"type": "websocket.disconnect", "code": CLOSED_BY_US + 429}

    async def send(self, message: Any) -> None:
        """What the framework sends before it has noticed is dropped."""
        if not self.is_closed:
            await self.inner_send(message)


async def refuse_socket(receive: Any, send: Any, refused: Refused) -> None:
    """Open a socket only to say why it is closed: browsers do not show a response."""
    await receive()  # `websocket.connect`
    await send({"type": "websocket.accept"})
    await close(send, refused)


async def close(send: Any, refused: Refused) -> None:
    count_refusal(refused.code)
    await send({"type": "websocket.close", "code": CLOSED_BY_US + refused.status, "reason": refused.detail})
