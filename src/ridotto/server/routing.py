"""What all routes share: refusals in the OpenAPI document, and how a request names its guest and its table."""

from functools import partial
from typing import Annotated

from litestar import handlers
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, Parameter

from . import wire
from .game_server import GameServer
from .guest_cookie import guest_of_headers
from .limits import Caller, Limits
from .move_pipeline import MovePipeline
from .pages import AnyRequest

# Declared for every handler in the OpenAPI document.
REFUSALS = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description="Refused; nothing has changed.")
    for status in (400, 401, 403, 404, 409, 413, 414, 415, 422, 429, 503)
}
get = partial(handlers.get, responses=REFUSALS)
post = partial(handlers.post, responses=REFUSALS)
put = partial(handlers.put, responses=REFUSALS)

Server = NamedDependency[GameServer]
Moves = NamedDependency[MovePipeline]
RequestCaller = NamedDependency[Caller]  # who sends the request, for limits
GuestId = NamedDependency[str]  # of the guest who sends the request; empty without a valid cookie
# Documented, and not validated: whatever is no id is not found.
TableId = Annotated[str, Parameter(schema_extra={"pattern": "^[A-Za-z0-9_-]{1,24}$"})]
ViewSeat = Annotated[int, Parameter(ge=-1, le=7)]
ChatNumber = Annotated[int | None, Parameter(ge=0, le=2**31)]
Lang = FromQuery[wire.Lang]


def provide_server(state: State) -> GameServer:
    server: GameServer = state.server
    return server


def provide_moves(state: State) -> MovePipeline:
    moves: MovePipeline = state.moves
    return moves


async def provide_guest(request: AnyRequest, server: Server) -> str:
    return guest_of_headers(server.cookie_key, request.scope["headers"])


def provide_caller(request: AnyRequest, state: State, guest: GuestId) -> Caller:
    limits: Limits = state.limits
    return limits.caller(request.scope, guest)
