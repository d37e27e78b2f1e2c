"""Why a request is refused: an HTTP status, a code with its parameters, and one sentence in English."""

from http import HTTPStatus
from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError

from ..core.errors import BadChoice, BadSeats, NotAnOption, NotAsked, RidottoError, UnknownGame
from . import wire

MAX_DETAIL = 500
MOST_SHOWN = 40  # characters of an unknown id

SENTENCES: Final[dict[wire.Code, str]] = {
    "unknown_table": "There is no table '{table}'.",
    "unknown_game": "There is no game '{game}' here.",
    "unknown_seat": "There is no seat {seat}; the seats are 0 to {last}.",
    "unknown_moment": "There is no moment {moment}; there are {count}.",
    "unknown_rules": "There are no rules of '{game}' in this language.",
    "nobody": "Say who you are first: PUT /api/me with a name.",
    "not_yours": "Seat {seat} is not yours.",
    "not_host": "Only the host can do this; ask {host}.",
    "removed": "The host has removed you from this table; ask {host}, or join another table.",
    "never_sat": "Only those who sat at the table can play again.",
    "stale": "This question has been answered or has changed; reload the table.",
    "quicker": "Somebody else was quicker; reload the table.",
    "not_begun": "The game has not begun.",
    "begun": "The game has begun.",
    "over": "The game is over.",
    "closed": "The host has closed this table; open another one.",
    "not_over": "The game is not over yet.",
    "secret": "The game is not over: its record and its seed are still secret.",
    "seat_taken": "Seat {seat} is taken.",
    "seat_kept": "Seat {seat} is kept for {guest}; the host can free it.",
    "many_seats": "You hold {limit} seats at tables that wait, and more are not allowed: leave one, or begin a game.",
    "many_tables": "You have {limit} tables that wait, and more are not allowed: begin a game, or close one.",
    "many_listed": "You list {limit} tables, and more are not allowed: begin or close one, or do not list this one.",
    "seat_open": "Seat {seat} is still open.",
    "seat_resigned": "Seat {seat} has resigned.",
    "no_bot": "No bot sits at seat {seat}.",
    "nothing_to_free": "Seat {seat} is neither kept for a guest nor played by a bot.",
    "nobody_to_remove": "No other guest sits at seat {seat}.",
    "nothing_to_resign": "There is nothing left to resign.",
    "no_undo": "{reason}",
    "not_asked_to_consent": "Nobody asks you for consent.",
    "no_wish": "You have not asked to take something back.",
    "wish_waits": "Another request to take something back is still waiting for an answer.",
    "away": "{name} is not there to agree: a bot is playing meanwhile.",
    "chosen_seed": "A table with a chosen seed is for its owner and bots alone: no open places, and not listed.",
    "nonce_given": "Seat {seat} has added a nonce already.",
    "other_version": "This game was played by version {theirs} of the rules of {game}; this server has another one.",
    "bad_name": "A name has 1 to {most} characters that all can see, and at most {marks} accents on a letter.",
    "name_taken": "Somebody at your table is called {name}, or looks like it; choose another name.",
    "bad_chat": "A chat message has 1 to {most} characters that all can see.",
    "chat_full": "The chat of this table is full: it has {limit} lines. Open another table to talk on.",
    "chat_guest_full": "You have written {limit} lines at this table, and more are not allowed: let the others speak.",
    "chat_spectators_full": "Spectators have written {limit} lines here, and more are not allowed: sit down to chat.",
    "bad_choice": "{reason}",
    "bad_seats": "{reason}",
    "no_such_game": "{reason}",
    "not_an_option": "{reason}",
    "not_asked": "{reason}",
    "rule": "{reason}",
    "too_large": "{reason}",
    "bad_request": "{reason}",
    "socket_only": "This address is for WebSockets only.",
    "foreign_origin": "This request comes from a page of another site ({origin}); open Ridotto at its own address.",
    "operators_only": "Only the operator reads this; RIDOTTO_METRICS_READERS or RIDOTTO_METRICS_TOKEN says who it is.",
    "not_ready": "Games cannot go on just now: {part} does not answer.",
    "busy": "Too many games are being analysed just now; try again in a few minutes.",
    "no_person": "A game needs a person: take a seat, or keep one open for somebody.",
    "many_games": "{name} has {limit} games running already; one of them has to end first.",
    "no_database": "The database cannot be reached just now; try again in a moment.",
    "head_too_large": "Address, cookies and headers of a request have at most {limit} bytes together.",
    "too_slow": "The request did not arrive within {limit} seconds.",
    "too_many_connections": "There are too many connections from your address; try again in {seconds} s.",
    "server_full": "The server is full; try again in {seconds} s.",
    "address_too_long": "This address is too long, or asks for too much at once.",
    "too_quick": "That is too quick; try again in {seconds} s.",
    "too_many_guests": "Too many new guests came from your address; try again in {seconds} s.",
    "too_many_tables": "You have opened many tables; try again in {seconds} s.",
    "too_much_chat": "You are chatting very quickly; try again in {seconds} s.",
    "too_many_sockets": "You have too many tables open at a time; close some windows.",
    "crowded": "This table has as many spectators as it can have.",
    "fault": "Internal server error; see the server's log.",
}

RULE_ERRORS: Final[list[tuple[type[RidottoError], int, wire.Code]]] = [
    (BadChoice, 422, "bad_choice"),
    (BadSeats, 422, "bad_seats"),
    (UnknownGame, 422, "no_such_game"),
    (NotAnOption, 409, "not_an_option"),  # 409: it conflicts with the position
    (NotAsked, 409, "not_asked"),
    (RidottoError, 409, "rule"),
]


class Conflict(Exception):
    """An entry with this number exists already: another writer was faster.  Nothing was written."""


class DatabaseLost(Exception):
    """The connection to the database was lost.  What was being written may be there or not: only reading can tell."""


class Refused(Exception):
    """A request that is refused.  Nothing has changed."""

    def __init__(self, status: int, code: wire.Code, **gaps: object) -> None:
        self.status = status
        self.code = code
        self.gaps = {name: str(value)[:MAX_DETAIL] for name, value in gaps.items()}
        self.detail = SENTENCES[code].format_map(self.gaps)
        super().__init__(self.detail)

    @property
    def headers(self) -> dict[str, str]:
        """When to come again, if that is why."""
        return {"Retry-After": self.gaps["seconds"]} if "seconds" in self.gaps else {}

    @property
    def problem(self) -> wire.Problem:
        return wire.Problem(self.detail, self.code, self.gaps)


def unknown_table(table_id: str) -> Refused:
    """Whatever an address names is shown as plain ASCII, and not at length."""
    escaped = table_id[: MOST_SHOWN + 1].encode("unicode_escape").decode()
    shown = escaped if len(escaped) <= MOST_SHOWN else escaped[:MOST_SHOWN] + "..."
    return Refused(404, "unknown_table", table=shown)


def nobody() -> Refused:
    return Refused(401, "nobody")


def not_yours(seat: int) -> Refused:
    return Refused(403, "not_yours", seat=seat)


def stale() -> Refused:
    return Refused(409, "stale")


def other_version(version: int, game: str) -> Refused:
    return Refused(409, "other_version", theirs=version, game=game)


def has_no_database(error: Exception) -> bool:
    """Does an error say that the database cannot be reached?  It comes back."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (isinstance(error, OperationalError) and error.statement is None)
    return isinstance(error, DatabaseLost)


def refused_for(error: Exception) -> Refused:
    """The refusal of a command that could not be read or written."""
    return Refused(503, "no_database") if has_no_database(error) else Refused(500, "fault")


def refused_by_rule(error: RidottoError) -> Refused:
    """The refusal for an error of the engine."""
    status, code = next((status, code) for kind, status, code in RULE_ERRORS if isinstance(error, kind))
    return Refused(status, code, reason=error)


def refused_by_http(status: int, reason: str) -> Refused:
    """The refusal for a request that is not valid HTTP or JSON for its address."""
    code: wire.Code = "too_large" if status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE else "bad_request"
    return Refused(status, code, reason=reason)
