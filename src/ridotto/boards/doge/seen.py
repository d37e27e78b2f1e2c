"""[DO] The view of a seat, as the board reads it."""

from typing import TypedDict


class District(TypedDict):
    """What stands in a district, by seat, and what the next palace costs."""

    houses: list[int]
    palaces: list[int]
    price: int


class Advisor(TypedDict):
    """Whose ring an advisor carries and where it stands; both None: it is neutral."""

    ring: int | None
    place: str | None


class Supply(TypedDict):
    """What lies before a seat."""

    houses: int
    palaces: int
    rings: int
    markers: int


class Mine(TypedDict):
    """What a seat alone knows: markers by value."""

    markers: list[int]
    card: str | None
    pile: list[int]
    stacks: dict[str, list[int]]


class Seen(TypedDict):
    """The part of a view that is drawn."""

    seats: int
    seat: int
    over: bool
    asked: list[int]
    ranks: list[int]
    year: int
    placing: int
    placings: int
    brown: list[str | None]
    blue: list[str | None]
    voted: int
    votes: list[int]
    first: list[int]
    second: list[int]
    districts: dict[str, District]
    advisors: dict[str, Advisor]
    supplies: list[Supply]
    stacks: dict[str, list[int]]
    played: list[list[str]]
    counted: list[list[int]]
    mine: Mine | None
