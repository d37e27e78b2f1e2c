"""The routes for operators and their programs: is the server alive, is it ready, what does it do?"""

import asyncio
import hmac

from litestar import Response, handlers
from litestar.datastructures import CacheControlHeader
from prometheus_client import CONTENT_TYPE_LATEST

from .client_address import Networks, peer_of
from .errors import Refused
from .metrics import all_metrics
from .pages import AnyRequest
from .routing import Server
from .settings import Settings

NEVER_STORED = CacheControlHeader(no_store=True)


@handlers.get("/health", include_in_schema=False, media_type="text/plain", cache_control=NEVER_STORED)
async def get_health() -> str:
    """The process answers."""
    return "ok"


@handlers.get("/ready", include_in_schema=False, media_type="text/plain", cache_control=NEVER_STORED)
async def get_ready(server: Server) -> str:
    """The process can play: all that it needs answers, too.

    A lost bus is told, and no reason to take a server away: tables are looked up in the database meanwhile, and all
    servers would go at once.
    """
    for part, check in server.parts():
        try:
            async with asyncio.timeout(server.settings.ready_timeout):
                await check()
        except Exception as error:  # whatever it is, games cannot go on
            raise Refused(503, "not_ready", part=part) from error
    return "ok" if server.bus.is_connected else "ok, but the bus does not answer"


@handlers.get("/metrics", include_in_schema=False, cache_control=NEVER_STORED)
async def get_metrics(request: AnyRequest, server: Server) -> Response[bytes]:
    """What the server does, for Prometheus."""
    if not may_read(request, server.settings):
        raise Refused(403, "operators_only")
    return Response(all_metrics(), headers={"Content-Type": CONTENT_TYPE_LATEST})


def may_read(request: AnyRequest, settings: Settings) -> bool:
    """Does the request come from a named address, or with the token?"""
    if peer_of(request.scope) in Networks(settings.metrics_readers):
        return True
    given, token = request.headers.get("authorization", ""), settings.metrics_token
    return bool(token) and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())


OPERATOR_HANDLERS = [get_health, get_ready, get_metrics]
