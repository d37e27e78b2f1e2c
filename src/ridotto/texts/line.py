"""A line of a log.  Not compiled: mypyc would forget that it is frozen and out of the collector's sight."""

from msgspec import Struct


class Gain(Struct, frozen=True, gc=False):
    """Points that a seat gains; less than none where it pays."""

    seat: int
    points: int


class Line(Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the log, as one viewer may read it."""

    number: int  # rising; after how many words it can be read, or of the moment it tells of
    text: str
    rule: str
    targets: tuple[str, ...]  # what it speaks of, to light up
    gains: tuple[Gain, ...] = ()  # points it tells of, for a board to show where they came from
