"""[RI] What a view holds.  Lists by seat have one entry for each seat, in order.  `scores` is the points.

A player is a seat; with a neutral player that is player 2, after the two seats.
"""

from typing import TypedDict

from ...core.view import GameView
from .material import (
    BANK_POINTS,
    LIMIT,
    NEUTRAL,
    ROOM,
    SEAT_NAMES,
    BankName,
    BuildingName,
    CardName,
    DistrictName,
    StepName,
    TileName,
)

# What boards in the browser know of the box, besides the names of things.
CONSTANTS = {
    "BANK_POINTS": BANK_POINTS,
    "LIMIT": LIMIT,
    "NEUTRAL": NEUTRAL,
    "ROOM": ROOM,
    "SEAT_NAMES": SEAT_NAMES,
}


class DogeView(TypedDict):
    """A marker on the Doge track."""

    player: int
    space: int


class RankView(TypedDict):
    """A player's rank in a district, and what it would score there if the game ended now."""

    player: int
    men: int
    points: int  # 0 for the neutral player


class DistrictView(TypedDict):
    """A district: what lies there, and what it is worth now."""

    bank: BankName
    round: int | None  # its round tile; None before it is laid
    men: list[int]  # councilmen by player
    worth: int
    ranks: list[RankView]  # who has councilmen there, the first rank first


class ConnectionView(TypedDict):
    """The place between two districts, and the tile on it."""

    name: str  # "cannaregio-castello": the target is connection:cannaregio-castello
    ends: list[DistrictName]  # two
    tile: TileName | None
    values: list[int]  # of the tile at each of the ends; none when it is free
    marked: bool  # by the neutral player


class BankView(TypedDict):
    """A bank of the Grand Canal."""

    districts: list[DistrictName]
    active: bool  # is its bonus tile still to be won?


class BridgesView(TypedDict):
    """The stack of bridges."""

    left: int  # the top one included
    top: list[int] | None  # its two values, the lower one first
    below: list[list[int]]  # the others, in no order


class RowView(TypedDict):
    """A row of cards; one that was taken is not named any more."""

    row: int  # 1, 2, ...
    cards: list[CardName]


class BuildingView(TypedDict):
    """A building of a seat."""

    kind: BuildingName
    used: bool  # in this round: its target is used:green1, else building:green1
    coin: bool  # does a coin lie on it?


class PlayerView(TypedDict):
    """What all know of a seat."""

    coins: int
    general: int  # councilmen in the general supply
    personal: int  # councilmen in the personal supply
    buildings: list[BuildingView]
    hand: int  # cards in it
    limit: int  # of the hand, in this round
    known: list[CardName]  # cards that are in the hand for certain, as far as all can remember
    perhaps: list[CardName]  # cards taken openly: each is in the hand, or was discarded face down
    lacks: list[CardName]  # cards that are not in the hand for certain
    discarded: int  # cards discarded face down since the pile was shuffled, of which nobody else knows the kind
    played: list[CardName]  # cards that lie open before the seat in this step
    strength: int | None  # in this step; None: has not played yet
    waits: bool  # has used yellow 1 in this step, and its turn comes after all others


class NeutralView(TypedDict):
    """The neutral player."""

    cards: list[CardName]  # that it has still to play
    played: list[CardName]
    strength: int | None


class DiscardsView(TypedDict):
    """The cards that come back when the pile is shuffled."""

    known: dict[CardName, int]  # those that all have seen
    hidden: int  # those discarded face down


class OwnView(TypedDict):
    """What a seat alone knows."""

    hand: list[CardName]  # with those chosen and laid
    discarding: list[CardName]  # chosen to be discarded, under seal
    discarded: list[CardName]  # face down since the pile was shuffled
    laid: list[CardName]  # about to be played as they are
    converted: list[CardName]  # about to be played by yellow 2
    doubled: list[CardName]  # about to be played by yellow 4
    jokers: int  # yellow 3 about to count as jokers
    strength: int  # of what is about to be played, as it is


class TableView(TypedDict):
    """What everybody sees."""

    round: int  # 0 in set-up, then 1, 2, ...
    rounds: int  # of the game
    phase: int  # 0 in set-up, 1 to 3, 4 at the end
    current: StepName | None  # of phase II
    district: DistrictName | None  # the current one
    first: int | None  # the first player of the game
    leader: int | None  # player who leads the step; in phase II
    bonus: int | None  # player who got the bonus of the step
    on_turn: int | None  # seat whose go it is; None where several are asked, or nobody
    order: list[int]  # players that are still to play in this step, after the one on turn; then those who wait
    allowance: int  # for a building, in step take_building
    moves: int  # councilmen that may still be moved, in step move_councilman
    doge: list[DogeView]  # in Doge order
    districts: dict[DistrictName, DistrictView]
    connections: list[ConnectionView]
    banks: dict[BankName, BankView]
    bridges: BridgesView
    gondolas: int
    stacks: dict[BuildingName, int]
    coins: int  # in the general supply
    rows: list[RowView]
    pile: int
    discards: DiscardsView
    players: list[PlayerView]  # by seat
    neutral: NeutralView | None


class SeatView(TypedDict):
    """What a seat knows besides."""

    unseen: dict[CardName, int]  # cards of which this seat knows nothing: in the pile, in hands, or discarded face down
    mine: OwnView | None  # None: a spectator


class RialtoView(GameView, TableView, SeatView):
    """All of it."""
