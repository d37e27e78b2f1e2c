"""The routes about seats: sit down, stand up, start, let a bot play, resign, play again."""

from litestar.params import JSONBody

from ..bots.levels import LEVELS
from . import responses, wire
from .routing import GuestId, Server, TableId, post


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Take an open seat."""
    known = await server.require_guest(guest)
    await server.execute(table_id, lambda table: table.sit(known, data.seat), holder=known)
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/stand", status_code=200)
async def stand(server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Leave a seat before the game has started."""
    await server.execute(table_id, lambda table: table.stand(guest, data.seat))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(server: Server, guest: GuestId, table_id: TableId) -> wire.Accepted:
    """Start the game, if no seat is open."""
    await server.start_game(table_id, guest)
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/bot", status_code=200)
async def hand_to_bot(
    server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.HandToBot]
) -> wire.Accepted:
    """Let a bot play a seat."""
    level = LEVELS.index(data.level)
    await server.execute(table_id, lambda table: table.hand_to_bot(guest, data.seat, level))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/take", status_code=200)
async def reclaim(server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Reclaim a seat from its bot."""
    await server.execute(table_id, lambda table: table.reclaim(guest, data.seat))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Give up a seat for good: a bot plays it to the end."""
    await server.execute(table_id, lambda table: table.resign(guest, data.seat))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(server: Server, guest: GuestId, table_id: TableId) -> wire.TableInfo:
    """Open a new table for the same guests."""
    return responses.table_info(await server.rematch(table_id, guest), guest)


SEAT_HANDLERS = [sit, stand, start, hand_to_bot, reclaim, resign, rematch]
