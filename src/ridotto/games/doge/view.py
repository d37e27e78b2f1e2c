"""[DO] What a view holds.  Lists by seat have one entry for each seat, in order."""

from typing import TypedDict

from ...core.view import GameView
from .material import FIRST_PRICE, MARKER_VALUES, PALACE_SPACES, AdvisorName, AreaName, DistrictName

# What boards in the browser know of the box.
CONSTANTS = {"SPACES": PALACE_SPACES, "FIRST_PRICE": FIRST_PRICE, "MARKER_VALUES": list(range(MARKER_VALUES))}


class DistrictView(TypedDict):
    """What stands in a district, by seat, and what the next palace costs."""

    houses: list[int]
    palaces: list[int]
    price: int | None  # None: there is no room for another one


class AdvisorView(TypedDict):
    """Whose ring an advisor carries and where it stands; both None: it is neutral."""

    ring: int | None
    place: AreaName | None


class SupplyView(TypedDict):
    """What lies before a seat.  Markers on a card that is not turned yet still count."""

    houses: int
    palaces: int
    rings: int
    markers: int


class OwnView(TypedDict):
    """What a seat alone knows: its markers by value, wherever they lie face down, and what it has just answered."""

    markers: list[int]
    card: AreaName | None
    pile: list[int]
    stacks: dict[AreaName, list[int]]
    answer: list[int]


class TableView(TypedDict):
    """What everybody sees."""

    year: int
    placing: int  # 1, 2, ...; 0 while nothing is placed
    placings: int  # in a year
    brown: list[AreaName | None]
    blue: list[AreaName | None]  # None: not turned yet
    voted: int  # areas that have
    votes: list[int]
    first: list[int]  # seats
    second: list[int]
    entered: list[list[DistrictName]]
    open_advisors: list[AdvisorName]
    districts: dict[DistrictName, DistrictView]
    advisors: dict[AdvisorName, AdvisorView]
    supplies: list[SupplyView]
    stacks: dict[AreaName, list[int]]  # heights by seat
    played: list[list[AreaName]]
    counted: list[list[int]]  # markers by value, of this year
    turned: list[list[int]]  # those of the latest vote


class SeatView(TypedDict):
    """What a seat knows besides."""

    mine: OwnView | None  # None: a spectator


class DogeView(GameView, TableView, SeatView):
    """All of it."""
