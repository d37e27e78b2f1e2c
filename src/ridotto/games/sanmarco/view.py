"""[SM] What a view holds.  Lists by seat have one entry for each seat, in order.  `scores` is the prestige."""

from typing import Annotated, TypedDict

from ...core.view import PARTIAL, GameView
from .material import LIMIT, LONE_STEP, SEAT_NAMES, ActionName, CardName, DistrictName, LimitName, RoleName

# What boards in the browser know of the box.
CONSTANTS = {"LIMIT": LIMIT, "LONE_STEP": LONE_STEP, "SEAT_NAMES": SEAT_NAMES}


class DistrictView(TypedDict):
    """The nobles that stand in a district, by seat, and what is printed there."""

    nobles: list[int]
    first: int
    second: int
    die: int


class BridgeView(TypedDict):
    """A bridge on the board, and whose noble stands on it."""

    pair: str  # "san_marco-castello"
    ends: list[DistrictName]  # two
    owner: int


class LimitView(TypedDict):
    """The limit cards before a seat."""

    cards: list[LimitName]
    points: int


class OfferView(TypedDict):
    """An offer that lies on the table."""

    offer: int  # 1, 2, 3
    size: int
    cards: list[CardName] | None  # None: face down


class DealerView(TypedDict):
    """The offers of one dealer; one that was taken is not named any more."""

    dealer: int
    open: bool
    offers: list[OfferView]


class FetchingView(TypedDict):
    """Where a noble is to go that is being fetched.  A bridge has a pair and no district."""

    card: ActionName | None
    district: DistrictName | None
    pair: str | None
    owner: int | None  # who loses a noble by it, if somebody does


class ExileView(TypedDict):
    """An exile while it is rolled (then 0 are due) and chosen whose nobles go."""

    district: DistrictName
    due: int


class DecksView(TypedDict):
    """Cards face down."""

    actions: int
    limits: int


class OwnView(TypedDict):
    """What a seat alone knows: its cards, while they are its secret."""

    deal: list[CardName]  # not yet in an offer
    offers: list[list[CardName]]


class TableView(TypedDict):
    """What everybody sees."""

    phase: int  # 0 in set-up
    phases: int  # of the game
    round: int  # of this phase; 0 before its first
    extra: bool  # is this the last round, of those who are left?
    leader: int | None  # None before the first was drawn
    active: list[int]  # seats that take part in this round; when the phase is over, those that are not out
    out: list[int]  # seats that have reached the limit in this phase, as it stood after the last complete round
    roles: Annotated[dict[RoleName, int], PARTIAL]  # only those given out, in the order of drawing
    districts: dict[DistrictName, DistrictView]
    pairs: list[str]  # all pairs of neighbours
    bridges: list[BridgeView]
    supply: int  # bridges in the common supply
    hands: list[int]  # start bridges that each seat has still to place
    reserves: list[int]  # nobles
    doge: DistrictName | None
    limits: list[LimitView]
    deals: list[int]  # cards a dealer holds before his offers are laid
    offers: list[DealerView]  # those of the first dealer first
    player: int | None  # the seat that plays cards or exiles now
    hand: list[ActionName]  # that it has still to play, without `card`
    card: ActionName | None  # that is being played
    seized: str | None  # the bridge that is going to be seized: "san_marco-castello-blue"
    fetching: FetchingView | None  # in fetch_noble
    exile: ExileView | None
    rolled: int  # side of the die as it lies, 0 before the first roll
    decks: DecksView
    discards: dict[ActionName, int]  # played in this phase


class SeatView(TypedDict):
    """What a seat knows besides."""

    unseen: dict[CardName, int]  # cards this seat has not seen in this phase
    mine: OwnView | None  # None: a spectator


class SanMarcoView(GameView, TableView, SeatView):
    """All of it."""
