"""The web application: who asks, which table, which word; the house and the referee judge."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal

from litestar import Litestar, MediaType, Request, Response, WebSocket, handlers, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import Components
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from .. import __version__
from ..bots.levels import LEVELS
from ..core.errors import RidottoError
from ..core.state import SPECTATOR
from ..edition import read_edition, write_edition
from . import info, wire
from .errors import Refused, by_form, by_rule
from .guests import COOKIE, guest_of, signed
from .house import House
from .live import watch
from .moves import Moves
from .pages import page_routes, rule_page
from .request import StrictRequest
from .store import Store
from .thinkers import Thinkers
from .viewer import Viewer

LOG = logging.getLogger(__name__)
COOKIE_AGE = 5 * 365 * 24 * 3600
MOST_BODY = 16_384
MOST_EDITION = 65_536  # a body with all numbers of a game's material
HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}  # of every answer

# What every handler may answer besides: the document of the interface says so.
REFUSALS = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description="Refused; nothing has changed.")
    for status in (400, 401, 403, 404, 409, 413, 415, 422)
}
get = partial(handlers.get, responses=REFUSALS)
post = partial(handlers.post, responses=REFUSALS)
put = partial(handlers.put, responses=REFUSALS)

AnyRequest = Request[Any, Any, Any]
OurHouse = NamedDependency[House]
Asking = NamedDependency[str]  # the guest who asks; empty for a stranger
TableId = Annotated[str, Parameter(max_length=24)]
Eyes = Annotated[int, Parameter(ge=-1, le=7)]
Lang = FromQuery[wire.Lang]
Show = FromQuery[Literal["open", "mine"]]


# ---- who asks


def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_guest(request: AnyRequest, house: OurHouse) -> str:
    return guest_of(house.cookie_key, request.cookies.get(COOKIE, ""))


@get("/api/me")
async def get_me(house: OurHouse, guest: Asking) -> wire.Me:
    """Who am I?"""
    return await house.me(guest)


@put("/api/me")
async def put_me(house: OurHouse, guest: Asking, data: JSONBody[wire.Rename]) -> Response[wire.Me]:
    """Give a name; the first time, a cookie comes with it."""
    me = await house.rename(guest, data.name)
    value = signed(house.cookie_key, me.id)
    cookie = Cookie(COOKIE, value=value, httponly=True, samesite="lax", max_age=COOKIE_AGE, path="/")
    return Response(me, cookies=[cookie])


# ---- games and rules


@get("/api/games", sync_to_thread=False)
def get_games(lang: Lang = "en") -> list[wire.GameInfo]:
    """The games that can be played here."""
    return info.game_infos(lang)


@get("/api/games/{game:str}/edition", media_type=MediaType.TEXT, sync_to_thread=False)
def get_edition(game: FromPath[str], choice: FromQuery[list[str] | None] = None) -> Response[str]:
    """The numbers on a game's material as a file, corrected by each `choice=NAME=VALUE`."""
    text = write_edition(info.game_at(game), info.given(choice or []))
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{game}.toml"'})


@post("/api/games/{game:str}/edition", status_code=200, request_max_body_size=MOST_EDITION, sync_to_thread=False)
def check_edition(game: FromPath[str], data: JSONBody[wire.EditionFile]) -> wire.Corrections:
    """The choices that such a file makes."""
    return wire.Corrections(read_edition(info.game_at(game), data.text))


@get("/api/rules/{game:str}", sync_to_thread=False)
def get_rules(game: FromPath[str], lang: Lang = "en") -> wire.RulePage:
    """A rulebook page."""
    return rule_page(game, lang)


# ---- tables


@post("/api/tables", request_max_body_size=MOST_EDITION)
async def open_table(house: OurHouse, guest: Asking, data: JSONBody[wire.Opening]) -> wire.TableInfo:
    """Open a table."""
    return info.table_info(await house.open_table(await house.known(guest), data), guest)


@get("/api/tables")
async def list_tables(house: OurHouse, guest: Asking, show: Show = "open") -> list[wire.TableInfo]:
    """The tables that wait for players, or those of the guest who asks; newest first."""
    return await house.tables(show, guest)


@get("/api/tables/{table_id:str}")
async def get_table(house: OurHouse, guest: Asking, table_id: TableId) -> wire.TableInfo:
    """Who sits there, and what was agreed."""
    return info.table_info(await house.room(table_id), guest)


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(house: OurHouse, guest: Asking, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Take an open seat."""
    known = await house.known(guest)
    await house.command(table_id, lambda table: table.sit(known, data.seat), holder=known)
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/stand", status_code=200)
async def stand(house: OurHouse, guest: Asking, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Leave a seat before the game."""
    await house.command(table_id, lambda table: table.stand(guest, data.seat))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(house: OurHouse, guest: Asking, table_id: TableId) -> wire.Accepted:
    """Begin the game, when no seat is open."""
    await house.command(table_id, lambda table: table.begin(guest))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def move(house: OurHouse, guest: Asking, table_id: TableId, data: JSONBody[wire.Move]) -> wire.Accepted:
    """Answer.  Acknowledged when it is on disk."""
    await house.command(table_id, lambda table: table.move(guest, data.seat, data.turn, data.code))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(house: OurHouse, guest: Asking, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Take back the last word of a seat, or ask the others to allow it; `done` tells which."""
    room = await house.command(table_id, lambda table: table.undo(guest, data.seat))
    wish = room.table.wish
    return wire.Accepted(table_id, done=wish is None or wish.seat != data.seat)


@post("/api/tables/{table_id:str}/withdraw", status_code=200)
async def withdraw(house: OurHouse, guest: Asking, table_id: TableId) -> wire.Accepted:
    """Ask no longer to take something back."""
    await house.command(table_id, lambda table: table.withdraw(guest))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/consent", status_code=200)
async def consent(house: OurHouse, guest: Asking, table_id: TableId, data: JSONBody[wire.Consent]) -> wire.Accepted:
    """Allow somebody to take something back, or not."""
    await house.command(table_id, lambda table: table.consent(guest, data.agree))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/bot", status_code=200)
async def hand_to_bot(house: OurHouse, guest: Asking, table_id: TableId, data: JSONBody[wire.Hand]) -> wire.Accepted:
    """Let a bot play a seat."""
    level = LEVELS.index(data.level)
    await house.command(table_id, lambda table: table.hand_to_bot(guest, data.seat, level))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/take", status_code=200)
async def take(house: OurHouse, guest: Asking, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Take a seat back from its bot."""
    await house.command(table_id, lambda table: table.take(guest, data.seat))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(house: OurHouse, guest: Asking, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Give up a seat for good: a bot plays it to the end."""
    await house.command(table_id, lambda table: table.resign(guest, data.seat))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(house: OurHouse, guest: Asking, table_id: TableId) -> wire.TableInfo:
    """The same people at a new table."""
    return info.table_info(await house.rematch(table_id, guest), guest)


@post("/api/tables/{table_id:str}/chat", status_code=200)
async def chat(house: OurHouse, guest: Asking, table_id: TableId, data: JSONBody[wire.Say]) -> wire.Accepted:
    """Say something at a table."""
    await house.say(table_id, await house.known(guest), data.text)
    return wire.Accepted(table_id)


@get("/api/tables/{table_id:str}/chat")
async def get_chat(house: OurHouse, table_id: TableId) -> list[wire.Chat]:
    """All that was said at a table."""
    return [info.chat_line(row) for row in (await house.room(table_id)).chat]


# ---- looking back


@get("/api/tables/{table_id:str}/moments/{number:int}")
async def get_moment(
    house: OurHouse, guest: Asking, table_id: TableId, number: FromPath[int], seat: Eyes = SPECTATOR, lang: Lang = "en"
) -> wire.Moment:
    """A past position, as a seat saw it then: one's own, or any when the game is over."""
    table = (await house.room(table_id)).table
    return info.moment(table, info.check_eyes(table, guest, seat), number, lang)


@get("/api/tables/{table_id:str}/proof")
async def get_proof(house: OurHouse, table_id: TableId) -> wire.Proof:
    """The seed of a finished game, and all that was drawn from it."""
    return info.proof((await house.room(table_id)).table)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def get_record(house: OurHouse, table_id: TableId) -> str:
    """The record of a finished game."""
    return info.full_record((await house.room(table_id)).table).text()


@get("/api/tables/{table_id:str}/update")
async def get_update(
    house: OurHouse, guest: Asking, table_id: TableId, seat: Eyes = SPECTATOR, lang: Lang = "en"
) -> wire.Update:
    """Where the game stands for a seat: what the WebSocket sends first, for those who rather ask."""
    table = (await house.room(table_id)).table
    update = Viewer(guest, info.check_eyes(table, guest, seat), lang).update(table)
    if update is None:
        raise Refused(409, "not_begun")
    return update


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    house: OurHouse,
    table_id: FromPath[str],
    seat: FromQuery[int] = SPECTATOR,
    lang: Lang = "en",
    epoch: FromQuery[int] = -1,
    after: FromQuery[int] = 0,
) -> None:
    """Updates of a table, from one seat or from outside."""
    guest = guest_of(house.cookie_key, socket.cookies.get(COOKIE, ""))
    try:
        room = await house.room(table_id)
        viewer = Viewer(guest, info.check_eyes(room.table, guest, seat), lang)
    except Refused as refused:
        await socket.accept()
        await socket.close(4000 + refused.status, refused.detail)
        return
    viewer.resume(room.table, epoch, after)
    await socket.accept()
    await watch(house, socket, room, viewer)


SOCKET = {
    101: ResponseSpec(
        wire.TableUpdate, generate_examples=False, description="The socket; it also sends `Update` and `Chat`."
    )
}


@handlers.get(
    "/api/tables/{table_id:str}/live", status_code=426, responses={**REFUSALS, **SOCKET}, sync_to_thread=False
)
def live_by_http(table_id: TableId) -> wire.Problem:
    """The updates of a table come through a WebSocket at this address."""
    return Refused(426, "socket_only").problem


# ---- errors


def on_refused(request: AnyRequest, refused: Refused) -> Response[wire.Problem]:
    return Response(refused.problem, status_code=refused.status)


def on_rule(request: AnyRequest, error: RidottoError) -> Response[wire.Problem]:
    return on_refused(request, by_rule(error))


def on_http(request: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return on_fault(request, error)
    extra: Any = error.extra
    reasons = [f"{e.get('key')}: {e.get('message')}." for e in extra if isinstance(e, dict)] if extra else []
    detail = " ".join(["The request cannot be used:", *reasons]) if reasons else error.detail
    refused = by_form(error.status_code, detail)
    return Response(refused.problem, status_code=refused.status, headers=error.headers)


def on_fault(request: AnyRequest, error: Exception) -> Response[wire.Problem]:
    LOG.error("%s %s failed.", request.method, request.url.path, exc_info=error)
    return on_refused(request, Refused(HTTP_500_INTERNAL_SERVER_ERROR, "fault"))


HANDLERS = [
    *[get_me, put_me, get_games, get_edition, check_edition, get_rules],
    *[open_table, list_tables, get_table, sit, stand, start, move, undo, withdraw, consent],
    *[hand_to_bot, take, resign, rematch, chat, get_chat],
    *[get_moment, get_proof, get_record, get_update, live, live_by_http],
]


def make_app(data: str, processes: int = 1, static: Path | None = None) -> Litestar:
    """The application, with its database at `data` (an address of SQLAlchemy)."""

    @asynccontextmanager
    async def in_house(app: Litestar) -> AsyncIterator[None]:
        house = House(Store(data), Thinkers(processes))
        app.state.house, app.state.moves = house, Moves(house)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[*HANDLERS, *page_routes(static)],
        dependencies={"house": Provide(provide_house, sync_to_thread=False), "guest": Provide(provide_guest)},
        exception_handlers={Refused: on_refused, RidottoError: on_rule, HTTPException: on_http, Exception: on_fault},
        logging_config=None,  # this is left to who runs it
        lifespan=[in_house],
        request_class=StrictRequest,
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        openapi_config=OpenAPIConfig("Ridotto", __version__, components=Components()),
        response_headers=HEADERS,
    )
