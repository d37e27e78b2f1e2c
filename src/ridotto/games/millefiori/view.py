"""[MF] What a view holds.  Lists by seat have one entry for each seat, in order.  `scores` is the points.

Cards are named as `quartz3`, `dogat2-0`, `green_horse5`; fields as `workshops1`.
"""

from typing import TypedDict

from ...core.view import GameView
from .material import (
    COUNCIL_VOYAGE,
    DIAMONDS,
    HAND,
    LINE_POINTS,
    PALACE,
    PEOPLE_SYMBOLS,
    RESERVE,
    SEAT_NAMES,
    STARS,
    SUPPLY,
    VALUES,
    WORKSHOP_LETTERS,
    AreaName,
    BonusName,
    ColourName,
    EffectName,
    LadyName,
    RewardName,
    SymbolName,
    TileName,
)

# What boards in the browser know of the box, besides the names of things.
CONSTANTS = {
    "HAND": HAND,
    "SUPPLY": SUPPLY,
    "RESERVE": RESERVE,
    "DIAMONDS": DIAMONDS,
    "PALACE": PALACE,
    "COUNCIL_VOYAGE": COUNCIL_VOYAGE,
    "LINE_POINTS": LINE_POINTS,
    "SEAT_NAMES": SEAT_NAMES,
    "WORKSHOP_LETTERS": list(WORKSHOP_LETTERS),  # by field: P pigments, Q quartz, A ash, L lime
    "STAR_FIELDS": [field for star in STARS for field in star],  # three a star, counted from 0
    "RESIDENCE_VALUES": VALUES,
    "PEOPLE_SYMBOLS": PEOPLE_SYMBOLS,  # by field: which of the three symbols of its pyramid
}


class FieldView(TypedDict):
    """A field of the board."""

    name: str  # "workshops1": the target is field:workshops1
    symbol: SymbolName
    owner: int | None  # the seat whose diamond is there


class BonusView(TypedDict):
    """A point bonus."""

    points: list[int]  # of its spaces, highest first
    owners: list[int | None]  # of the diamonds on them
    had: list[int]  # seats that have had it, with a diamond or without


class SpaceView(TypedDict):
    """A space of the sea route."""

    points: int
    effect: EffectName  # besides the points


class CouncilSpaceView(TypedDict):
    """A space of the Small Council."""

    space: int  # 1 to 18
    tile: TileName
    colour: ColourName
    reward: RewardName  # of space 1 as well, though nobody ever steps there
    points: int  # of the reward; 0 if it is something else


class PlayerView(TypedDict):
    """What all know of a seat."""

    supply: int  # diamonds
    reserve: int
    ship: int  # space of the sea route; 0: the dock
    councillor: int | None  # space, 19: the palace; None without the expansion
    dogaressas: list[LadyName]  # that lie before it
    showcase: list[str | None]  # nine places, row by row: the uppermost masterwork
    lines: int  # points that the showcase would score if the game ended now
    packet: int  # cards in the packet it holds, without the kept card; 0 until all cards are dealt
    kept: bool  # does a kept card lie before it, not played yet?
    played: list[str]  # cards it has kept and played in this round, the first one first


class PacketView(TypedDict):
    """A packet of this round, as a seat remembers it."""

    holder: int  # the seat that keeps a card of it in this cycle
    size: int  # cards in it, with the holder's kept card while that is hidden
    cards: list[str] | None  # all of these cards; None: never held


class OwnView(TypedDict):
    """What a seat alone knows."""

    packet: list[str]  # that it holds, or has just passed on; without the kept card
    kept: str | None  # until it is played
    packets: list[PacketView]  # by the seat they were dealt to


class TableView(TypedDict):
    """What everybody sees."""

    masterworks: bool  # with the expansion?
    on_turn_choice: bool  # the variant: a card is chosen only on one's turn
    round: int  # 0 in set-up, then 1, 2, ...
    rounds: int  # of the game at most
    cycle: int  # 1, 2, ... in a round, else 0
    cycles: int  # of a round
    doge: int | None  # the seat with the Doge card
    on_turn: int | None  # the seat that plays a card
    card: str | None  # in play
    dogaressa: LadyName | None  # in use in place of a card
    work: str | None  # masterwork that goes into a showcase now
    extra: bool  # may the seat on turn play an extra card after this one?
    last_cycle: bool  # a supply is used up: the game ends with this cycle
    pile: int  # cards left to deal
    display: list[str]
    discards: list[str]
    fields: dict[AreaName, list[FieldView]]
    bonuses: list[BonusName]  # in this game
    bonus: dict[BonusName, BonusView]
    sea: list[SpaceView]  # by space, the dock first
    council: list[CouncilSpaceView]  # from the bottom; none without the expansion, and in set-up those that are laid
    market: list[str | None]  # masterworks; a place is empty when nothing is left to fill it
    works: list[str]  # in the pile of masterworks, in no order
    court: list[LadyName | None]  # Dogaressa cards
    dogaressas: list[LadyName]  # in their pile, in no order
    covered: list[str]  # masterworks below others, in all showcases
    players: list[PlayerView]


class SeatView(TypedDict):
    """What a seat knows besides."""

    unseen: list[str]  # cards of which this seat knows nothing: in the draw pile, or in packets it has not held
    mine: OwnView | None  # None: a spectator


class MillefioriView(GameView, TableView, SeatView):
    """All of it."""
