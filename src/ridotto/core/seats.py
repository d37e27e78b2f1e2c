"""Seats and sets of them.  A set of seats is a mask: bit i is seat i."""

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = 0
NO_SEAT: Final[i64] = -1
SPECTATOR: Final[i64] = -1  # the seat number of somebody who only looks on


def lowest(mask: i64) -> i64:
    """The lowest seat of a mask that is not empty."""
    seat: i64 = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def seats_in(mask: i64) -> list[i64]:
    """The seats of a mask, lowest first."""
    seats: list[i64] = []
    seat: i64 = 0
    while mask >> seat:
        if mask >> seat & 1:
            seats.append(seat)
        seat += 1
    return seats


def is_several(mask: i64) -> bool:
    """Does a mask hold more than one seat?"""
    return mask & (mask - 1) != 0
