"""The web application: routes that read a request and hand it to the game server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Literal

from litestar import Litestar, MediaType, Response, Router, WebSocket, handlers, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import URL

from ..core.seats import SPECTATOR
from ..edition import read_edition, write_edition
from . import metrics, responses, wire
from .bot_pool import BotPool
from .chat import page_before
from .client_address import came_by_https, path_prefix
from .errors import Refused
from .exception_handlers import exception_handlers
from .game_server import GameServer
from .guest_cookie import COOKIE, guest_of_headers, sign_guest
from .limits import Limits
from .move_pipeline import MovePipeline
from .nats_bus import NatsBus
from .openapi import OPENAPI
from .operator_routes import OPERATOR_HANDLERS
from .pages import AnyRequest, client_folder, page_routes, rule_page
from .reach import Reach
from .routing import (
    REFUSALS,
    ChatNumber,
    GuestId,
    Lang,
    Moves,
    RequestCaller,
    Server,
    TableId,
    ViewSeat,
    get,
    post,
    provide_caller,
    provide_guest,
    provide_moves,
    provide_server,
    put,
)
from .seat_routes import SEAT_HANDLERS
from .settings import Settings
from .store import Store
from .strict_request import StrictRequest
from .viewer import Viewer
from .websocket import serve_viewer

COOKIE_AGE = 5 * 365 * 24 * 3600

Show = FromQuery[Literal["open", "mine"]]


# ---- guests


@get("/api/me")
async def get_me(server: Server, guest: GuestId) -> wire.Me:
    """Who am I?"""
    return await server.me(guest)


@put("/api/me")
async def put_me(
    request: AnyRequest, server: Server, guest: GuestId, caller: RequestCaller, data: JSONBody[wire.Rename]
) -> Response[wire.Me]:
    """Set a name; the first time, this creates the guest and its cookie."""
    if not (await server.me(guest)).id:
        caller.become_guest()
    me = await server.rename(guest, data.name)
    cookie = Cookie(
        COOKIE,
        value=sign_guest(server.cookie_key, me.id),
        httponly=True,
        samesite="lax",
        secure=came_by_https(request.scope),
        max_age=COOKIE_AGE,
        path=f"{path_prefix(request.scope)}/",
    )
    return Response(me, cookies=[cookie])


# ---- the server, games and rules


@get("/api/server", sync_to_thread=True)  # names of machines are looked up
def get_server(reach: NamedDependency[Reach]) -> wire.ServerInfo:
    """Where others can reach this server."""
    return wire.ServerInfo(reach.addresses(), reach.command)


@get("/api/games", sync_to_thread=False)
def get_games(lang: Lang = "en") -> list[wire.GameInfo]:
    """The games that can be played here."""
    return responses.game_infos(lang)


@get("/api/games/{game:str}/edition", media_type=MediaType.TEXT, sync_to_thread=False)
def get_edition(game: FromPath[str], choice: FromQuery[list[str] | None] = None) -> Response[str]:
    """The numbers on a game's material as a file, changed by each `choice=NAME=VALUE`."""
    text = write_edition(responses.game_or_404(game), responses.parse_choices(choice or []))
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{game}.toml"'})


@post("/api/games/{game:str}/edition", status_code=200, sync_to_thread=False)
def check_edition(game: FromPath[str], data: JSONBody[wire.EditionFile]) -> wire.Corrections:
    """The choices that such a file stands for."""
    return wire.Corrections(read_edition(responses.game_or_404(game), data.text))


@get("/api/rules/{game:str}", sync_to_thread=False)
def get_rules(game: FromPath[str], lang: Lang = "en") -> wire.RulePage:
    """A rulebook page."""
    return rule_page(game, lang)


# ---- tables


@post("/api/tables")
async def open_table(
    server: Server, guest: GuestId, caller: RequestCaller, data: JSONBody[wire.Opening]
) -> wire.TableInfo:
    """Open a table."""
    known = await server.require_guest(guest)
    caller.open_table()
    return responses.table_info(await server.open_table(known, data), guest)


@get("/api/tables")
async def list_tables(
    server: Server, guest: GuestId, show: Show = "open", after: FromQuery[str | None] = None
) -> wire.TablePage:
    """A page of the tables that wait for players, or of those of the guest; newest first."""
    return await server.lists.page(show, guest, after)


@get("/api/tables/{table_id:str}")
async def get_table(server: Server, guest: GuestId, table_id: TableId) -> wire.TableInfo:
    """Who sits there, and the choices of the table."""
    return responses.table_info(await server.room(table_id), guest)


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def move(server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.Move]) -> wire.Accepted:
    """Answer a question.  Acknowledged when it is on disk."""
    received = perf_counter()
    await server.execute(table_id, lambda table: table.move(guest, data.seat, data.turn, data.code))
    metrics.MOVE_SECONDS.observe(perf_counter() - received)
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Take back the last word of a seat (`done`), or ask the others for consent (not `done`)."""
    room = await server.execute(table_id, lambda table: table.undo(guest, data.seat))
    wish = room.table.wish
    return wire.Accepted(table_id, done=wish is None or wish.seat != data.seat)


@post("/api/tables/{table_id:str}/withdraw", status_code=200)
async def withdraw(server: Server, guest: GuestId, table_id: TableId) -> wire.Accepted:
    """Withdraw the request to take something back."""
    await server.execute(table_id, lambda table: table.withdraw(guest))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/consent", status_code=200)
async def consent(server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.Consent]) -> wire.Accepted:
    """Allow another seat to take something back, or decline."""
    await server.execute(table_id, lambda table: table.consent(guest, data.agree))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(
    server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.HintWish], lang: Lang = "en"
) -> wire.Hint:
    """What the strongest bot would answer in the place of a seat that is asked.  Nobody else notices."""
    return await server.counsel.hint(await server.room(table_id), guest, data, lang)


@post("/api/tables/{table_id:str}/chat", status_code=200)
async def chat(
    server: Server, guest: GuestId, caller: RequestCaller, table_id: TableId, data: JSONBody[wire.Say]
) -> wire.Accepted:
    """Send a line of chat."""
    known = await server.require_guest(guest)
    caller.chat()
    await server.chat(table_id, known, data.text)
    return wire.Accepted(table_id)


@get("/api/tables/{table_id:str}/chat")
async def get_chat(server: Server, table_id: TableId, before: ChatNumber = None) -> list[wire.Chat]:
    """The newest lines of chat at a table, or the newest of those before a number."""
    chat = (await server.room(table_id)).chat
    return [responses.chat_line(row) for row in page_before(chat, before, server.settings.chat_page)]


# ---- positions and records


@get("/api/tables/{table_id:str}/moments/{number:int}")
async def get_moment(
    server: Server,
    guest: GuestId,
    table_id: TableId,
    number: FromPath[int],
    seat: ViewSeat = SPECTATOR,
    lang: Lang = "en",
) -> wire.Moment:
    """A past position, as a seat saw it: one's own seat, or any when the game is over."""
    table = (await server.room(table_id)).table
    return responses.moment(table, responses.check_view(table, guest, seat), number, lang)


@get("/api/tables/{table_id:str}/summary")
async def get_summary(server: Server, table_id: TableId, seat: ViewSeat = SPECTATOR, lang: Lang = "en") -> wire.Summary:
    """Who has won a finished game and why, where each result came from, and the scores from start to end."""
    return responses.summary((await server.room(table_id)).table, seat, lang)


@get("/api/tables/{table_id:str}/proof")
async def get_proof(server: Server, table_id: TableId) -> wire.Proof:
    """The seed of a finished game, and all outcomes drawn from it."""
    return responses.proof((await server.room(table_id)).table)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def get_record(server: Server, table_id: TableId) -> str:
    """The record of a finished game."""
    return responses.full_record((await server.room(table_id)).table).text()


@post("/api/tables/{table_id:str}/analysis", status_code=200)
async def start_analysis(
    server: Server, guest: GuestId, table_id: TableId, seat: ViewSeat = SPECTATOR, lang: Lang = "en"
) -> wire.AnalysisProgress:
    """Analyse a finished game; the answer tells at once how far that is."""
    server.counsel.start_analysis((await server.room(table_id)).table, guest)
    return await get_progress(server, table_id, seat, lang)


@get("/api/tables/{table_id:str}/analysis")
async def get_analysis(
    server: Server, table_id: TableId, seat: ViewSeat = SPECTATOR, lang: Lang = "en"
) -> wire.AnalysisProgress:
    """How far the analysis of a finished game is, and its result when it is done."""
    return await get_progress(server, table_id, seat, lang)


async def get_progress(server: GameServer, table_id: str, seat: int, lang: str) -> wire.AnalysisProgress:
    table = (await server.room(table_id)).table
    if seat != SPECTATOR:
        table.place(seat)
    return server.counsel.progress(table, seat, lang)


@get("/api/tables/{table_id:str}/update")
async def get_update(
    server: Server, guest: GuestId, table_id: TableId, seat: ViewSeat = SPECTATOR, lang: Lang = "en"
) -> wire.Update:
    """The position for a seat: the first update that the WebSocket would send."""
    table = (await server.room(table_id)).table
    update = Viewer(guest, responses.check_view(table, guest, seat), lang).next_update(table)
    if update is None:
        raise Refused(409, "not_begun")
    return update


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    server: Server,
    moves: Moves,
    table_id: FromPath[str],
    seat: FromQuery[int] = SPECTATOR,
    lang: Lang = "en",
    epoch: FromQuery[int] = -1,
    after: FromQuery[int] = 0,
) -> None:
    """Updates of a table, for one seat or a spectator; moves of a guest."""
    guest = guest_of_headers(server.cookie_key, socket.scope["headers"])
    try:
        room = await server.room(table_id)
        viewer = Viewer(guest, responses.check_view(room.table, guest, seat), lang)
        room.check_space(viewer, server.settings.max_viewers)
    except Refused as refused:
        metrics.count_refusal(refused.code)
        await socket.accept()
        await socket.close(4000 + refused.status, refused.detail)
        return
    viewer.resume(room.table, epoch, after)
    await serve_viewer(socket, room, viewer, moves)


SOCKET = {
    101: ResponseSpec(
        wire.TableUpdate,
        generate_examples=False,
        description="The socket; it also sends `Update`, `Chat`, `MoveAccepted` and `MoveRefused`.",
    )
}


@handlers.get(
    "/api/tables/{table_id:str}/live", status_code=426, responses={**REFUSALS, **SOCKET}, sync_to_thread=False
)
def live_by_http(table_id: TableId) -> wire.Problem:
    """Updates of a table are sent over a WebSocket at this address."""
    return Refused(426, "socket_only").problem


HANDLERS = [
    *[get_me, put_me, get_server, get_games, get_rules],
    *[get_table, move, undo, withdraw, consent, hint, chat, get_chat],
    *SEAT_HANDLERS,
    *OPERATOR_HANDLERS,
    *[get_moment, get_summary, get_proof, get_record, start_analysis, get_analysis, get_update, live, live_by_http],
]
# Bodies with all numbers of a game's material; what else is at these addresses has no body.
LARGE_HANDLERS = [get_edition, check_edition, list_tables, open_table]


def make_server(database: str | URL, bots: BotPool, settings: Settings, bus: str | None) -> GameServer:
    """A server that is alone, or one that shares its tables, and the bots of all workers, over the bus."""
    if bus is None:
        return GameServer(Store(database), bots, settings)
    from .remote_bots import RemoteBots  # noqa: PLC0415 - it needs an extra

    shared = NatsBus(bus, settings.bus_prefix)
    return GameServer(Store(database), RemoteBots(shared, bots, settings), settings, shared)


def make_app(
    database: str | URL,
    bot_processes: int = 1,
    static: Path | None = None,
    reach: Reach | None = None,
    settings: Settings | None = None,
    bus: str | None = None,
) -> Litestar:
    """The application; `database` is a URL of SQLAlchemy, `bus` one of NATS."""
    own_reach, folder, given = reach or Reach(), client_folder(static), settings or Settings()

    large = Router("/", route_handlers=LARGE_HANDLERS, request_max_body_size=given.max_edition)

    @asynccontextmanager
    async def run_server(app: Litestar) -> AsyncIterator[None]:
        server = make_server(database, BotPool(bot_processes, settings=given), given, bus)
        app.state.server, app.state.moves = server, MovePipeline(server)
        await server.open()
        metrics.watch(server)
        try:
            yield
        finally:
            await server.close()

    return Litestar(
        route_handlers=[*HANDLERS, large, *page_routes(folder)],
        dependencies={
            "server": Provide(provide_server, sync_to_thread=False),
            "moves": Provide(provide_moves, sync_to_thread=False),
            "guest": Provide(provide_guest),
            "caller": Provide(provide_caller, sync_to_thread=False),
            "reach": Provide(lambda: own_reach, sync_to_thread=False),
        },
        exception_handlers=exception_handlers(folder),
        logging_config=None,  # the caller configures logging
        lifespan=[run_server],
        state=State({"limits": Limits(given)}),
        request_class=StrictRequest,
        request_max_body_size=given.max_body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        openapi_config=OPENAPI,
    )
