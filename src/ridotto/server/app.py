"""The web application: who asks, which table, which word; the house and the referee judge."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components
from litestar.params import Parameter

from .. import __version__
from ..bots.levels import LEVELS
from ..core.errors import BadChoice, BadSeats, RidottoError, UnknownGame
from ..core.state import SPECTATOR
from . import info, wire
from .errors import Refused
from .house import House
from .live import watch
from .pages import page_routes, rule_page
from .store import Store
from .thinkers import Thinkers
from .viewer import Viewer

COOKIE = "ridotto_guest"
COOKIE_AGE = 5 * 365 * 24 * 3600
MOST_BODY = 16_384

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=24)]
Eyes = Annotated[int, Parameter(ge=-1, le=7)]


# ---- who asks


def guest_of(house: House, cookies: dict[str, str]) -> str:
    """The guest that the cookie names; an empty string for a stranger or a forged cookie."""
    try:
        return str(URLSafeSerializer(house.cookie_key, salt="guest").loads(cookies.get(COOKIE, "")))
    except BadSignature:
        return ""


def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_guest(request: AnyRequest, house: House) -> str:
    return guest_of(house, request.cookies)


@get("/api/me")
async def get_me(house: House, guest: str) -> wire.Me:
    """Who am I?"""
    return await house.me(guest)


@put("/api/me")
async def put_me(house: House, guest: str, data: wire.Rename) -> Response[wire.Me]:
    """Give a name; the first time, a cookie comes with it."""
    me = await house.rename(guest, data.name)
    signed = str(URLSafeSerializer(house.cookie_key, salt="guest").dumps(me.id))
    cookie = Cookie(COOKIE, value=signed, httponly=True, samesite="lax", max_age=COOKIE_AGE, path="/")
    return Response(me, cookies=[cookie])


# ---- games and rules


@get("/api/games", sync_to_thread=False)
def get_games() -> list[wire.GameInfo]:
    """The games that can be played here."""
    return info.game_infos()


@get("/api/rules/{game:str}", sync_to_thread=False)
def get_rules(game: str, lang: wire.Lang = "en") -> wire.RulePage:
    """A rulebook page."""
    return rule_page(game, lang)


# ---- tables


@post("/api/tables")
async def open_table(house: House, guest: str, data: wire.Opening) -> wire.TableInfo:
    """Open a table."""
    room = await house.open_table(await house.known(guest), data)
    return info.table_info(room, guest)


@get("/api/tables")
async def list_tables(house: House, guest: str, show: Literal["open", "mine"] = "open") -> list[wire.TableInfo]:
    """The tables that wait for players, or those of the guest who asks; newest first."""
    return [info.table_info(room, guest) for room in await house.tables(show, guest)]


@get("/api/tables/{table_id:str}")
async def get_table(house: House, guest: str, table_id: TableId) -> wire.TableInfo:
    """Who sits there, and what was agreed."""
    return info.table_info(await house.room(table_id), guest)


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(house: House, guest: str, table_id: TableId, data: wire.SeatOnly) -> wire.Accepted:
    """Take an open seat."""
    known = await house.known(guest)
    await house.command(table_id, lambda table: table.sit(known, data.seat), holder=known)
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/stand", status_code=200)
async def stand(house: House, guest: str, table_id: TableId, data: wire.SeatOnly) -> wire.Accepted:
    """Leave a seat before the game."""
    await house.command(table_id, lambda table: table.stand(guest, data.seat))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(house: House, guest: str, table_id: TableId) -> wire.Accepted:
    """Begin the game, when no seat is open."""
    await house.command(table_id, lambda table: table.begin(guest))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def move(house: House, guest: str, table_id: TableId, data: wire.Move) -> wire.Accepted:
    """Answer.  Acknowledged when it is on disk."""
    await house.command(table_id, lambda table: table.move(guest, data.seat, data.turn, data.code))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(house: House, guest: str, table_id: TableId, data: wire.SeatOnly) -> wire.Accepted:
    """Take back the last word of a seat, or ask the others to allow it; `done` tells which."""
    room = await house.command(table_id, lambda table: table.undo(guest, data.seat))
    return wire.Accepted(table_id, done=room.table.wish is None)


@post("/api/tables/{table_id:str}/consent", status_code=200)
async def consent(house: House, guest: str, table_id: TableId, data: wire.Consent) -> wire.Accepted:
    """Allow somebody to take something back, or not."""
    await house.command(table_id, lambda table: table.consent(guest, data.agree))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/bot", status_code=200)
async def hand_to_bot(house: House, guest: str, table_id: TableId, data: wire.Hand) -> wire.Accepted:
    """Let a bot play a seat."""
    level = LEVELS.index(data.level)
    await house.command(table_id, lambda table: table.hand_to_bot(guest, data.seat, level))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/take", status_code=200)
async def take(house: House, guest: str, table_id: TableId, data: wire.SeatOnly) -> wire.Accepted:
    """Take a seat back from its bot."""
    await house.command(table_id, lambda table: table.take(guest, data.seat))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(house: House, guest: str, table_id: TableId, data: wire.SeatOnly) -> wire.Accepted:
    """Give up a seat for good: a bot plays it to the end."""
    await house.command(table_id, lambda table: table.resign(guest, data.seat))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(house: House, guest: str, table_id: TableId) -> wire.TableInfo:
    """The same people at a new table."""
    return info.table_info(await house.rematch(table_id, guest), guest)


@post("/api/tables/{table_id:str}/chat", status_code=200)
async def chat(house: House, guest: str, table_id: TableId, data: wire.Say) -> wire.Accepted:
    """Say something at a table."""
    await house.say(table_id, await house.known(guest), data.text)
    return wire.Accepted(table_id)


@get("/api/tables/{table_id:str}/chat")
async def get_chat(house: House, table_id: TableId) -> list[wire.Chat]:
    """All that was said at a table."""
    return [info.chat_line(row) for row in (await house.room(table_id)).chat]


# ---- looking back


@get("/api/tables/{table_id:str}/moments/{number:int}")
async def get_moment(
    house: House, guest: str, table_id: TableId, number: int, seat: Eyes = SPECTATOR, lang: wire.Lang = "en"
) -> wire.Moment:
    """A past position, as a seat saw it then: one's own, or any when the game is over."""
    table = (await house.room(table_id)).table
    return info.moment(table, info.check_eyes(table, guest, seat), number, lang)


@get("/api/tables/{table_id:str}/proof")
async def get_proof(house: House, table_id: TableId) -> wire.Proof:
    """The seed of a finished game, and all that was drawn from it."""
    return info.proof((await house.room(table_id)).table)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def get_record(house: House, table_id: TableId) -> str:
    """The record of a finished game."""
    return info.full_record((await house.room(table_id)).table).text()


@get("/api/tables/{table_id:str}/update")
async def get_update(
    house: House, guest: str, table_id: TableId, seat: Eyes = SPECTATOR, lang: wire.Lang = "en"
) -> wire.Update:
    """Where the game stands for a seat: what the WebSocket sends first, for those who rather ask."""
    table = (await house.room(table_id)).table
    update = Viewer(guest, info.check_eyes(table, guest, seat), lang).update(table)
    if update is None:
        raise Refused(409, "The game has not begun.")
    return update


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    house: House,
    table_id: str,
    seat: int = SPECTATOR,
    lang: wire.Lang = "en",
    epoch: int = -1,
    after: int = 0,
) -> None:
    """Updates of a table, from one seat or from outside."""
    guest = guest_of(house, socket.cookies)
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


# ---- errors


def on_refused(request: AnyRequest, refused: Refused) -> Response[wire.Problem]:
    return Response(wire.Problem(refused.detail), status_code=refused.status)


def on_rule(request: AnyRequest, error: RidottoError) -> Response[wire.Problem]:
    status = 422 if isinstance(error, (BadSeats, BadChoice, UnknownGame)) else 409
    return Response(wire.Problem(str(error)), status_code=status)


def on_http(request: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    extra: Any = error.extra
    reasons = [str(e.get("message", "")) for e in extra if isinstance(e, dict)] if isinstance(extra, list) else []
    return Response(
        wire.Problem(" ".join([error.detail, *reasons])), status_code=error.status_code, headers=error.headers
    )


HANDLERS = [
    *[get_me, put_me, get_games, get_rules],
    *[open_table, list_tables, get_table, sit, stand, start, move, undo, consent],
    *[hand_to_bot, take, resign, rematch, chat, get_chat],
    *[get_moment, get_proof, get_record, get_update, live],
]


def make_app(data: str, processes: int = 1, static: Path | None = None) -> Litestar:
    """The application, with its database at `data` (an address of SQLAlchemy)."""

    @asynccontextmanager
    async def in_house(app: Litestar) -> AsyncIterator[None]:
        house = House(Store(data), Thinkers(processes))
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[*HANDLERS, *page_routes(static)],
        dependencies={"house": Provide(provide_house, sync_to_thread=False), "guest": Provide(provide_guest)},
        exception_handlers={Refused: on_refused, RidottoError: on_rule, HTTPException: on_http},
        lifespan=[in_house],
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        openapi_config=OpenAPIConfig("Ridotto", __version__, components=Components()),
        response_headers={"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"},
    )
