"""[SM] The view of a seat, as the board reads it."""

from typing import TypedDict


class District(TypedDict):
    """The nobles that stand there, by seat, and what is printed there."""

    nobles: list[int]
    first: int
    second: int
    die: int


class Bridge(TypedDict):
    """A bridge on the board."""

    ends: list[str]
    owner: int


class Limits(TypedDict):
    """The limit cards before a seat."""

    points: int


class Offer(TypedDict):
    """An offer on the table; its cards are None face down."""

    offer: int
    size: int
    cards: list[str] | None


class Offers(TypedDict):
    """The offers of one dealer."""

    dealer: int
    offers: list[Offer]


class Mine(TypedDict):
    """What a seat alone knows."""

    deal: list[str]
    offers: list[list[str]]


class Seen(TypedDict):
    """The part of a view that is drawn."""

    seats: int
    seat: int
    over: bool
    asked: list[int]
    scores: list[int]
    ranks: list[int]
    phase: int
    round: int
    extra: bool
    leader: int | None
    out: list[int]
    roles: dict[str, int]
    districts: dict[str, District]
    bridges: list[Bridge]
    supply: int
    reserves: list[int]
    doge: str | None
    limits: list[Limits]
    deals: list[int]
    offers: list[Offers]
    player: int | None
    hand: list[str]
    card: str | None
    rolled: int
    decks: dict[str, int]
    mine: Mine | None
