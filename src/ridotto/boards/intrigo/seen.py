"""[IN] The view of a seat, as the board reads it."""

from typing import TypedDict


class Arcade(TypedDict):
    """What lies on an arcade, and who would take it now."""

    symbol: str
    token: str | None
    face_down: bool
    outcome: str
    winner: int | None


class Slot(TypedDict, total=False):
    """What lies in a slot: an Intrigant, or an Influence card without the last four."""

    kind: str
    name: str
    family: str
    value: int
    owner: int | None
    face_down: bool


class Pile(TypedDict):
    """The Influence cards of one kind."""

    left: int
    price: int | None


class Player(TypedDict):
    """What lies before a seat."""

    families: list[str]
    ducats: int
    counters: dict[str, int]
    hand: int


class Mine(TypedDict):
    """What a seat alone knows."""

    hand: list[str]
    packet: list[str]
    kept: str | None
    known: list[list[str]]


class Seen(TypedDict):
    """The part of a view that is drawn."""

    seats: int
    seat: int
    over: bool
    asked: list[int]
    ranks: list[int]
    step: str
    turn: int
    half: int
    halves: int
    first: int | None
    pick: int
    arcades: list[Arcade]
    slots: list[Slot | None]
    piles: dict[str, Pile]
    players: list[Player]
    bank: int
    mine: Mine | None
