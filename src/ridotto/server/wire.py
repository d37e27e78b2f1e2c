"""Types of requests, responses and messages.  The OpenAPI document and the client's types are generated from them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .. import texts
from ..bots.levels import USUAL
from ..core.view import GameView
from ..texts import Line
from . import codes

Code = codes.Code
Summary = texts.Summary  # of a finished game, sent as it is
Analysis = texts.AnalysisText  # the same
View = Annotated[dict[str, Any], GameView]  # of the game's own type, which is declared in its view.py
MOST_NAME = 24
MOST_TEXT = 500
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Text = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Edition = Annotated[str, Meta(max_length=32_768)]
Seed = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]  # 16 random bytes
Seat = Annotated[int, Meta(ge=0, le=7)]
Lang = Literal["en", "fr"]
Level = Literal["gondolier", "merchant", "senator", "doge"]
Status = Literal["waiting", "playing", "over", "closed"]  # closed: before the start
WishEnd = Literal["granted", "declined", "withdrawn", "past"]


# ---- what clients send


class Rename(Struct, forbid_unknown_fields=True):
    """The name of a guest."""

    name: Name


class Opening(Struct, forbid_unknown_fields=True):
    """A new table.  `places` names who sits where: "me", "open", or the level of a bot."""

    game: Key
    places: Annotated[list[Literal["me", "open"] | Level], Meta(min_length=1, max_length=8)]
    choices: Annotated[dict[Key, Key], Meta(max_length=512)] = {}
    listed: bool = False  # among the open tables; else guests join by link
    start: bool = False  # at once, if no place is open
    seed: Seed | None = None  # for study: a shuffle that can be repeated, at a table for its owner and bots alone


class EditionFile(Struct, forbid_unknown_fields=True):
    """A file with numbers of a game's material, as `ridotto edition` prints it."""

    text: Edition


class SeatOnly(Struct, forbid_unknown_fields=True):
    """A command about one seat."""

    seat: Seat


class Sitting(Struct, forbid_unknown_fields=True):
    """Take a seat, and add a nonce to the seed of the shuffle."""

    seat: Seat
    nonce: Nonce | None = None


class SeatNonce(Struct, forbid_unknown_fields=True):
    """What a seat adds to the seed of the shuffle; random, and never used before."""

    seat: Seat
    nonce: Nonce


class HandToBot(Struct, forbid_unknown_fields=True):
    """Let a bot play a seat."""

    seat: Seat
    level: Level = USUAL


class Move(Struct, forbid_unknown_fields=True):
    """An answer.  `turn` is the id of the question it answers, so that nothing is applied twice or too late."""

    seat: Seat
    turn: Annotated[str, Meta(max_length=24)]
    code: Annotated[int, Meta(ge=0, le=2**31)]


class HintWish(Struct, forbid_unknown_fields=True):
    """Ask what the strongest bot would answer.  `turn` is the id of the question."""

    seat: Seat
    turn: Annotated[str, Meta(max_length=24)]


class Consent(Struct, forbid_unknown_fields=True):
    """Whether another seat may take back its last word."""

    agree: bool


class Say(Struct, forbid_unknown_fields=True):
    """A line of chat to send."""

    text: Text


# ---- what the server sends


class Me(Struct):
    """The guest who sends the request; `id` is empty until a name is set."""

    id: str
    name: str


class ServerInfo(Struct):
    """Where others can reach this server."""

    addresses: list[str]  # of this machine on its network, without a path; the likeliest first
    command: str  # that opens the server to the network; empty if it is open


class ChoiceInfo(Struct):
    """One thing that can be chosen for a table before the game."""

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
    title: str
    about: str  # in a sentence or two
    goal: str  # how one wins
    goal_rules: list[str]  # paragraphs that say so, the most important first
    version: int
    least: int
    most: int
    minutes: int
    choices: list[ChoiceInfo]


class Corrections(Struct):
    """The numbers of an edition file that differ from ours."""

    choices: dict[str, str]


class PlaceInfo(Struct):
    """One seat of a table, as everybody sees it."""

    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str  # of the guest or the bot; empty where it is open
    level: Level | None = None  # of a bot
    mine: bool = False
    online: bool = False
    resigned: bool = False
    stands_in: bool = False  # a bot for a guest who may come back
    kept_for: str = ""  # of an open seat: the name of the guest who alone may sit there
    kept_for_me: bool = False
    nonce: str = ""  # what the seat adds to the seed of the shuffle


class UndoWish(Struct):
    """A seat asks the others for consent to take back its last word."""

    seat: int
    waiting: list[int]  # seats that have not consented yet


class UndoEnd(Struct):
    """How the last such wish ended; "past": its seat has played on, or the game is over."""

    number: int  # increasing
    seat: int  # that asked
    how: WishEnd
    by: int  # the seat that ended it; -1: chance


class RulesChange(Struct):
    """The rules were changed by an upgrade of the server after this game had begun."""

    version: int  # of the rules before
    words: int  # that today's rules cannot replay: set aside in a running game, not shown of a finished one


class TableInfo(Struct):
    """A table: who sits there and its choices, without the position."""

    id: str
    game: str
    title: str  # of the game
    version: int
    seats: int
    choices: dict[str, str]
    status: Status
    listed: bool
    mine: bool  # does the guest hold a seat?
    host: bool  # does the guest decide here before the game?
    host_name: str
    removed: bool  # has the host removed the guest?
    removed_guests: list[str]  # names of all who were; for the host alone
    places: list[PlaceInfo]
    created: str
    chosen_seed: bool  # the host has chosen the seed of the shuffle, and could know all outcomes
    commitment: str  # to the seed of the shuffle, from the opening on
    seed: str  # revealed when the game is over
    asked: list[int]
    ranks: list[int]  # when over
    scores: list[int]
    undo: UndoWish | None = None
    undo_end: UndoEnd | None = None
    rematch: str | None = None  # the id of the rematch, if there is one
    asleep: bool = False  # nobody has touched it for long; the next command wakes it
    rules_change: RulesChange | None = None


class TableSummary(Struct):
    """A table in a list."""

    id: str
    game: str
    title: str  # of the game
    status: Status
    listed: bool
    mine: bool  # does the guest hold a seat?
    host: bool  # does the guest decide here before the game?
    places: list[PlaceInfo]
    created: str
    asked: list[int]
    asleep: bool = False  # nobody has touched it for long; the next command wakes it


class TablePage(Struct):
    """A page of a list of tables."""

    tables: list[TableSummary]
    next: str | None  # where the next page begins: its `after`; null on the last page


class Option(Struct, omit_defaults=True):
    """One answer that is offered: a path of clicks on named targets, and what it means."""

    code: int
    path: list[str]
    text: str
    gains: list[int] = []  # points that it gives to each seat at once; empty where that is not shown


class Ask(Struct):
    """What a seat is asked, and by which rule."""

    seat: int
    turn: str
    step: str
    question: str
    rule: str
    together: bool  # others are asked at the same time: what all answer comes to light at once
    options: list[Option]


class Update(Struct, tag="update"):
    """The position for one viewer.  `lines` are new since the update that the client received last."""

    epoch: int  # rises when something this viewer was told is taken back: earlier updates may no longer hold
    number: int  # of events told to this viewer so far
    fresh: bool  # the lines are the whole log and replace what the client has
    seat: int  # of the viewer; -1: a spectator
    view: View
    lines: list[Line]
    sealed: list[Line]  # answers of this seat that nobody else knows yet; each update replaces them
    ask: Ask | None
    waiting: list[int]  # other seats of the same guest that are asked, for several players at one screen
    undo: bool  # can this seat's last word be taken back at once?


class HintChoice(Struct):
    """An answer that a hint looks at."""

    code: int
    path: list[str]
    share: float  # of the bot's thinking that went to it: how sure it is
    chances: list[float]  # by seat: share of the others that it is expected to finish ahead of; empty: not looked at
    win: list[float]  # by seat: the chance to win


class Hint(Struct):
    """What the strongest bot would answer, from what the seat knows: at most two answers, the best first."""

    seat: int
    turn: str
    choices: list[HintChoice]
    text: str


class AnalysisProgress(Struct):
    """How far the analysis of a finished game is."""

    begun: bool
    done: int  # parts
    total: int
    analysis: Analysis | None = None  # when it is done
    stops: list[int] = []  # then: the words after which the moments of this viewer are, see Moment


class TableUpdate(Struct, tag="table"):
    """The info of the table has changed."""

    table: TableInfo


class Chat(Struct, tag="chat"):
    """A line of chat."""

    number: int
    name: str
    seat: int  # -1: a spectator
    text: str
    at: str


class Accepted(Struct):
    """A command was executed and is on disk."""

    table: str
    done: bool = True


class Moment(Struct):
    """A past position of a table, as a viewer saw it."""

    number: int  # of the moment, from 0
    moments: int  # how many there are
    seat: int
    view: View
    lines: list[Line]  # all up to then


class Draw(Struct):
    """One outcome of chance, with all that is needed to recompute it."""

    number: int
    weights: list[int]
    outcome: int
    path: list[str]


class Proof(Struct):
    """All outcomes of chance of a finished game, and what they came from."""

    commitment: str
    seed: str
    nonces: list[str]  # by seat: what it added to the seed; empty: nothing
    rewinds: list[int]  # taken back by agreement, in order: the number of words left
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
    """Why a request was refused, in one sentence; a client can translate it by `code` and `gaps`."""

    detail: str
    code: Code
    gaps: dict[str, str]
