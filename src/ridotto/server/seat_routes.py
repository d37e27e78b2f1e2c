"""The routes about seats: sit down, stand up, remove a guest, start, let a bot play, resign, play again."""

from litestar.params import JSONBody

from ..bots.levels import LEVELS
from . import responses, wire
from .routing import GuestId, Server, TableId, post


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.Sitting]) -> wire.Accepted:
    """Take an open seat."""
    known = await server.require_guest(guest)
    await server.sit(table_id, known, lambda table: table.sit(known, data.seat, data.nonce))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/nonce", status_code=200)
async def nonce(server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.SeatNonce]) -> wire.Accepted:
    """Add to the seed of the shuffle, before the start, from a seat that was taken with the opening or a rematch."""
    await server.execute(table_id, lambda table: table.add_nonce(guest, data.seat, data.nonce))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/stand", status_code=200)
async def stand(server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Leave a seat before the game has started."""
    await server.execute(table_id, lambda table: table.stand(guest, data.seat))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(server: Server, guest: GuestId, table_id: TableId) -> wire.Accepted:
    """Start the game, if no seat is open; for the host alone."""
    await server.start_game(table_id, guest)
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/remove", status_code=200)
async def remove(server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Remove the guest of a seat from the table, before the start; for the host alone."""
    await server.execute(table_id, lambda table: table.remove(guest, data.seat))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/close", status_code=200)
async def close(server: Server, guest: GuestId, table_id: TableId) -> wire.Accepted:
    """Close a table before the start; for the host alone."""
    await server.execute(table_id, lambda table: table.close(guest))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/readmit", status_code=200)
async def readmit(server: Server, guest: GuestId, table_id: TableId) -> wire.Accepted:
    """Let all who were removed sit down again; for the host alone."""
    await server.execute(table_id, lambda table: table.readmit(guest))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/free", status_code=200)
async def free(server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Accepted:
    """Open the seat of a bot, or one that is kept for a guest, for everybody; for the host alone."""
    await server.execute(table_id, lambda table: table.free(guest, data.seat))
    return wire.Accepted(table_id)


@post("/api/tables/{table_id:str}/bot", status_code=200)
async def hand_to_bot(
    server: Server, guest: GuestId, table_id: TableId, data: JSONBody[wire.HandToBot]
) -> wire.Accepted:
    """Let a bot play a seat: one's own; before the start the host decides about all that no guest holds."""
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


SEAT_HANDLERS = [sit, nonce, stand, start, close, remove, readmit, free, hand_to_bot, reclaim, resign, rematch]
