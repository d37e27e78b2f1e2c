"""The chat of a table: who may still say something, and which lines are read at once."""

import time
from typing import Final

from ..core.seats import SPECTATOR
from .errors import Refused
from .plain_text import tidy_chat
from .room import Room
from .rows import ChatRow
from .settings import Settings

MS: Final = 1_000_000  # nanoseconds


def next_line(room: Room, guest: str, name: str, text: str, settings: Settings) -> ChatRow:
    """The line that a guest says at a table, or why it is refused."""
    tidy = tidy_chat(text)
    room.table.check_not_removed(guest)
    seats = room.table.seats_of(guest)
    check_space(room.chat, guest, bool(seats), settings)
    seat = seats[0] if seats else SPECTATOR
    return ChatRow(len(room.chat), guest, name, seat, tidy, time.time_ns() // MS)


def check_space(chat: list[ChatRow], guest: str, sits: bool, settings: Settings) -> None:
    """Nobody can fill the chat alone, and spectators cannot silence those who sit."""
    if len(chat) >= settings.chat_lines:
        raise Refused(409, "chat_full", limit=settings.chat_lines)
    if sum(row.guest == guest for row in chat) >= settings.chat_lines_per_guest:
        raise Refused(409, "chat_guest_full", limit=settings.chat_lines_per_guest)
    if not sits and sum(row.seat == SPECTATOR for row in chat) >= settings.chat_lines_of_spectators:
        raise Refused(409, "chat_spectators_full", limit=settings.chat_lines_of_spectators)


def page_before(chat: list[ChatRow], before: int | None, limit: int) -> list[ChatRow]:
    """The lines before a number, the newest of them."""
    end = len(chat) if before is None else min(before, len(chat))
    return chat[max(0, end - limit) : end]
