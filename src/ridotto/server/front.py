"""What every request passes before the application, and every response after it.

Trusted proxies are read, who is too quick and pages of other sites are turned away, a path prefix is taken off, and
headers for browsers are added; also where no route is found, which the framework's own middleware does not see.
"""

import logging
from contextlib import ExitStack
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

from .client_address import Proxies, came_by_https, client_address, path_prefix
from .errors import Refused
from .guest_cookie import guest_of_headers
from .limits import Caller, Limits
from .logs import LONGEST_PATH, RequestNote, noting
from .metrics import count_refusal
from .origin import check_origin
from .paced_socket import PacedSocket, refuse_socket
from .security_headers import security_headers
from .settings import Settings

LOG = logging.getLogger(__name__)
JSON = (b"content-type", b"application/json")


class Front:
    """The application as the network sees it."""

    def __init__(self, app: Litestar, settings: Settings, proxies: Proxies) -> None:
        self.app = app
        self.settings = settings
        self.proxies = proxies

    @property
    def state(self) -> Any:
        return self.app.state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request: Any = scope
        if request["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self.proxies.read(request)
        caller = self.caller(request)
        method = request.get("method", "SOCKET")
        with noting(RequestNote(method, request["path"], client_address(request), caller.guest)):
            await self.answer(request, receive, send, caller)

    async def answer(self, scope: Any, receive: Receive, send: Send, caller: Caller) -> None:
        own_send = self.adding_headers(scope, send) if scope["type"] == "http" else send
        try:
            self.check(scope, caller)
        except Refused as refused:
            await refuse(scope, receive, own_send, refused)
            return
        if scope["type"] == "websocket":
            await self.serve_socket(scope, receive, send, caller)
        elif scope["path"] == path_prefix(scope):  # without a slash at its end
            await redirect(scope, own_send)
        else:
            await self.app(scope, receive, own_send)

    def caller(self, scope: Any) -> Caller:
        limits: Limits = self.state.limits
        return limits.caller(scope, guest_of_headers(self.state.server.cookie_key, scope["headers"]))

    def check(self, scope: Any, caller: Caller) -> None:
        """Refuse what is not even looked at."""
        caller.limits.check_target(scope)
        caller.make_request()
        check_origin(scope, self.settings.allowed_origins)

    async def serve_socket(self, scope: Scope, receive: Receive, send: Send, caller: Caller) -> None:
        with ExitStack() as stack:
            try:
                stack.enter_context(caller.open_socket())
            except Refused as refused:
                await refuse_socket(receive, send, refused)
                return
            paced = PacedSocket(receive, send, caller) if caller.is_limited else None
            await self.app(scope, paced.receive if paced else receive, paced.send if paced else send)

    def adding_headers(self, scope: Any, send: Send) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                LOG.debug("%s %s: %d", scope["method"], scope["path"][:LONGEST_PATH], message["status"])
                headers = list(message["headers"])
                kind = next((value for name, value in headers if name.lower() == b"content-type"), b"")
                message["headers"] = headers + security_headers(kind, came_by_https(scope), self.settings.hsts_seconds)
            await send(message)

        return send_with_headers


async def redirect(scope: Any, send: Any) -> None:
    """Lead to the first page below the prefix."""
    query = f"?{scope['query_string'].decode('latin-1')}" if scope["query_string"] else ""
    headers = [(b"location", f"{path_prefix(scope)}/{query}".encode("latin-1")), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 307, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def refuse(scope: Any, receive: Any, send: Any, refused: Refused) -> None:
    """Answer with a refusal.  Pages of other sites do not even get a socket that is closed."""
    LOG.info("Refused.", extra={"code": refused.code})
    if scope["type"] == "websocket" and refused.status != HTTPStatus.FORBIDDEN:
        await refuse_socket(receive, send, refused)
        return
    count_refusal(refused.code)
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    body = msgspec.json.encode(refused.problem)
    length = (b"content-length", str(len(body)).encode())
    retry = [(name.lower().encode(), value.encode()) for name, value in refused.headers.items()]
    await send({"type": f"{kind}.start", "status": refused.status, "headers": [JSON, length, *retry]})
    await send({"type": f"{kind}.body", "body": body})
