"""Types of the messages on a WebSocket besides updates: moves with their replies, and changes of the view."""

from typing import Annotated

from msgspec import Meta, Struct

from .wire import Lang, Move, Problem


class MoveMessage(Move, tag="move", forbid_unknown_fields=True):
    """An answer.  Its reply carries the same `id`, a number of the client's choice."""

    id: Annotated[int, Meta(ge=0, le=2**31)]


class MoveAccepted(Struct, tag="accepted"):
    """The move with this `id` was executed and is on disk."""

    id: int


class MoveRefused(Struct, tag="refused"):
    """The move with this `id` was refused; nothing has changed."""

    id: int
    status: int  # of HTTP
    problem: Problem


class ViewMessage(Struct, tag="view", forbid_unknown_fields=True):
    """View from another seat of the guest, or in another language.  The type may be left out.

    If it names what it has received from there before, it is sent what it missed; else everything.
    """

    seat: int | None = None
    lang: Lang | None = None
    epoch: int = -1
    after: int = 0
