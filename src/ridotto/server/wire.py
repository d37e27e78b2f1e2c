"""What goes over the wire.  Declared once, here; the OpenAPI document and the client's types are made from it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..texts import Line

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Edition = Annotated[str, Meta(max_length=32_768)]
Seed = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Lang = Literal["en", "fr"]
Level = Literal["novice", "player", "master"]
Status = Literal["waiting", "playing", "over"]
WishEnd = Literal["granted", "declined", "withdrawn", "past"]
Code = Literal[
    "unknown_table",
    "unknown_game",
    "unknown_seat",
    "unknown_moment",
    "unknown_rules",
    "nobody",
    "not_yours",
    "not_sitting",
    "never_sat",
    "stale",
    "quicker",
    "not_begun",
    "begun",
    "over",
    "not_over",
    "secret",
    "seat_taken",
    "seat_open",
    "seat_resigned",
    "no_bot",
    "nothing_to_resign",
    "no_undo",
    "not_asked_to_consent",
    "no_wish",
    "wish_waits",
    "other_version",
    "bad_name",
    "bad_chat",
    "bad_choice",
    "bad_seats",
    "no_such_game",
    "not_an_option",
    "not_asked",
    "rule",
    "too_large",
    "bad_request",
    "socket_only",
    "fault",
]


# ---- what clients send


class Rename(Struct, forbid_unknown_fields=True):
    """The name a guest goes by."""

    name: Name


class Opening(Struct, forbid_unknown_fields=True):
    """A new table.  `places` names who sits where: "me", "open", or the level of a bot."""

    game: Key
    places: Annotated[list[Literal["me", "open", "novice", "player", "master"]], Meta(min_length=1, max_length=8)]
    choices: Annotated[dict[Key, Key], Meta(max_length=512)] = {}
    listed: bool = False  # among the open tables; else joined by link
    start: bool = False  # at once, when no place is open
    seed: Seed | None = None  # for study: a shuffle that can be had again


class EditionFile(Struct, forbid_unknown_fields=True):
    """A file with numbers of a game's material, as `ridotto edition` prints it."""

    text: Edition


class SeatOnly(Struct, forbid_unknown_fields=True):
    """A command about one seat."""

    seat: Seat


class Hand(Struct, forbid_unknown_fields=True):
    """A seat is handed to a bot."""

    seat: Seat
    level: Level = "player"


class Move(Struct, forbid_unknown_fields=True):
    """An answer.  `turn` is that of the question it answers, so that nothing is applied twice or too late."""

    seat: Seat
    turn: Annotated[str, Meta(max_length=24)]
    code: Annotated[int, Meta(ge=0, le=2**31)]


class Consent(Struct, forbid_unknown_fields=True):
    """Whether a seat's wish to take back is granted."""

    agree: bool


class Say(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Text


# ---- what the server sends


class Me(Struct):
    """The guest who asks; `id` is empty before a first name is given."""

    id: str
    name: str


class ChoiceInfo(Struct):
    """One thing a table may decide before the game."""

    name: str
    rule: str
    default: str
    low: int
    high: int
    names: list[str]
    mark: str  # of a number on the game's material: SEED, SOURCED or RECON; none for what the table agrees on
    label: str  # the name, for people
    labels: list[str]  # of the names, for people


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    version: int
    least: int
    most: int
    choices: list[ChoiceInfo]


class Corrections(Struct):
    """What a file of corrected numbers says that differs from ours."""

    choices: dict[str, str]


class Place(Struct):
    """One seat of a table, as everybody sees it."""

    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str
    level: Level | None = None  # of a bot
    mine: bool = False
    online: bool = False
    resigned: bool = False
    stands_in: bool = False  # a bot for a guest who may come back


class UndoWish(Struct):
    """A seat asks the others to let it take back its last word."""

    seat: int
    waiting: list[int]  # seats that have not consented yet


class UndoEnd(Struct):
    """What became of the last such wish.  It is past when its seat has played on, or the game is over."""

    number: int  # rising
    seat: int  # that asked
    how: WishEnd
    by: int  # the seat that ended it; -1: chance


class TableInfo(Struct):
    """A table: who sits there and what was agreed, without anything of the position."""

    id: str
    game: str
    version: int
    seats: int
    choices: dict[str, str]
    status: Status
    listed: bool
    mine: bool  # does the guest who asks hold a seat?
    host: bool  # did the guest who asks open it?
    places: list[Place]
    created: str
    chosen_seed: bool  # the host has chosen the seed of the shuffle, and knows what comes
    commitment: str  # to the seed of the shuffle; empty before the start
    seed: str  # revealed when the game is over
    asked: list[int]
    ranks: list[int]  # when over
    scores: list[int]
    undo: UndoWish | None = None
    undo_end: UndoEnd | None = None
    rematch: str | None = None  # the table that follows this one


class Option(Struct):
    """One answer that is offered: a path of clicks on named targets, and what it means."""

    code: int
    path: list[str]
    text: str


class Ask(Struct):
    """What a seat is asked, and why."""

    seat: int
    turn: str
    step: str
    question: str
    rule: str
    options: list[Option]


class Update(Struct, tag="update"):
    """Where the game stands for one viewer.  `lines` are new since the number the client had seen."""

    epoch: int  # rises when something this viewer was told is taken back: what it saw before may no longer hold
    number: int  # of the last event told to this viewer
    fresh: bool  # the lines are the whole log, not an addition to it
    seat: int  # of the viewer; -1: a spectator
    view: dict[str, Any]
    lines: list[Line]
    sealed: list[Line]  # what this seat has answered and nobody else knows yet; replaced by each update
    ask: Ask | None
    waiting: list[int]  # other seats in the same hands that are asked: a hotseat passes the screen on
    undo: bool  # can this seat's last word be taken back at once?


class TableUpdate(Struct, tag="table"):
    """Who sits there has changed, or the table as a whole."""

    table: TableInfo


class Chat(Struct, tag="chat"):
    """A line somebody said."""

    number: int
    name: str
    seat: int  # -1: a spectator
    text: str
    at: str


class Accepted(Struct):
    """A command was carried out and is on disk."""

    table: str
    done: bool = True


class Moment(Struct):
    """A past position of a table, as a viewer saw it then."""

    number: int  # of the moment, from 0
    moments: int  # how many there are
    seat: int
    view: dict[str, Any]
    lines: list[Line]  # all up to then


class Draw(Struct):
    """One outcome of chance, with all that is needed to draw it again."""

    number: int
    weights: list[int]
    outcome: int
    path: list[str]


class Proof(Struct):
    """All outcomes of chance of a finished game, and the seed they came from."""

    commitment: str
    seed: str
    draws: list[Draw]


class Paragraph(Struct):
    """One paragraph of a rulebook page; headings have no id."""

    id: str
    html: str
    heading: bool


class RulePage(Struct):
    """A rulebook page in one language."""

    game: str
    lang: Lang
    title: str
    paragraphs: list[Paragraph]


class Problem(Struct):
    """Why a request was refused, in one sentence; a client says it in its language by `code` and `gaps`."""

    detail: str
    code: Code
    gaps: dict[str, str]
