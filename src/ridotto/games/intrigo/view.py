"""[IN] What a view holds.  Lists by seat have one entry for each seat, in order; a card is named as `contarini-3`."""

from typing import Annotated, Literal, TypedDict

from ...core.view import PARTIAL, GameView
from .material import (
    HAND,
    WIN_ALIKE,
    WIN_DIFFERENT,
    CorporationName,
    FamilyName,
    InfluenceName,
    OutcomeName,
    SymbolName,
    TokenName,
)

# What boards in the browser know of the box.
CONSTANTS = {"HAND": HAND, "WIN_DIFFERENT": WIN_DIFFERENT, "WIN_ALIKE": WIN_ALIKE}


class PowerView(TypedDict):
    """The Influence card in use, and the slot it lies in."""

    influence: InfluenceName
    slot: int


class ArcadeView(TypedDict):
    """An arcade, its token, and what would become of that if it were shared out now."""

    symbol: SymbolName
    token: TokenName | None
    face_down: bool
    outcome: OutcomeName
    winner: int | None  # the seat that takes it: with the outcomes `higher` and `alone`


class SharedArcadeView(ArcadeView):
    """An arcade as it was before the latest share-out."""

    shared: bool  # whether the share-out came to it


class IntrigantView(TypedDict):
    """An Intrigant in a slot."""

    kind: Literal["intrigant"]
    name: str
    family: FamilyName
    value: int
    owner: int | None  # the seat that has the family
    face_down: bool


class InfluenceView(TypedDict):
    """An Influence card in a slot."""

    kind: Literal["influence"]
    name: InfluenceName


SlotView = IntrigantView | InfluenceView | None  # None: the slot is free


class PileView(TypedDict):
    """The Influence cards of one kind."""

    left: int
    price: int | None  # of the top card
    prices: list[int]  # of all; none when it is not in the game


class PlayerView(TypedDict):
    """What all know of a seat."""

    families: list[FamilyName]
    ducats: int
    counters: dict[CorporationName, int]
    hand: int  # cards in it
    played: list[str]  # cards placed in this half
    played_before: list[str]  # in the first half of the turn
    lacks: list[str]  # cards that a call of the Courtesan has shown not to be in the hand


class LastView(TypedDict):
    """The Palace as it was before the latest share-out."""

    arcades: list[SharedArcadeView]
    slots: list[SlotView]


# A packet that a seat has held in this turn.
SeenView = TypedDict(
    "SeenView",
    {
        "half": int,
        "from": int,  # the seat it was dealt to
        "pick": int,
        "cards": list[str],
        "kept": str,
    },
)


class OwnView(TypedDict):
    """What a seat alone knows."""

    hand: list[str]
    packet: list[str]  # held in the draft
    kept: str | None  # under seal
    seen: list[SeenView]
    known: list[list[str]]  # by seat: the cards that are in its hand in every world that agrees with all this


class TableView(TypedDict):
    """What everybody sees."""

    turn: int  # 1, 2, ...
    half: int
    halves: int  # in a turn: 2 with two seats, else 1
    first: int | None  # seat
    on_turn: int | None  # seat; None outside of the placing
    pick: int  # 1 to 3 in the draft, else 0
    power: PowerView | None
    arcades: list[ArcadeView]  # clockwise from the door
    slots: list[SlotView]  # slot i lies between arcades i and i + 1
    piles: dict[InfluenceName, PileView]
    families: Annotated[dict[FamilyName, int | None], PARTIAL]  # those in play: the seat that has it
    players: list[PlayerView]
    bank: int  # Ducats
    bag: dict[CorporationName, int]  # Seals
    unplaced: list[str]  # cards of the turn that nobody has placed; with two seats some of them are set aside
    last: LastView | None
    winner: int | None


class SeatView(TypedDict):
    """What a seat knows besides."""

    mine: OwnView | None  # None: a spectator


class IntrigoView(GameView, TableView, SeatView):
    """All of it."""
