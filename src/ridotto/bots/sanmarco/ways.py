"""San Marco: the ways of the doge, as his player looks at them.  They are read once for all answers to a question."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import count
from ...games.sanmarco.box import TOLL_LISTS
from ...games.sanmarco.districts import PLACE_NOBLE
from ...games.sanmarco.doge import MOVE_DOGE, find_ways, toll_to
from ...games.sanmarco.material import DISTRICTS, DOGE, NO_DISTRICT, PAIRS
from ...games.sanmarco.nobles import TRANSFER_NOBLE
from ...games.sanmarco.state import Table
from .position import NO_VICTIM, others_points, points_in

EVERYWHERE: Final[i64] = (1 << DISTRICTS) - 1  # mask of districts
NOTHING: Final[i64] = -1000  # less than any doge brings


def pays_no_more(seats: i64, seat: i64, tolls: i64, other: i64) -> bool:
    """Does a list of tolls pay nobody more than the other one does?"""
    for owner in range(seats):
        if owner != seat and toll_to(tolls, seat, owner) > toll_to(other, seat, owner):
            return False
    return True


def paid_in_all(seats: i64, seat: i64, tolls: i64) -> i64:
    total: i64 = 0
    for owner in range(seats):
        if owner != seat:
            total += toll_to(tolls, seat, owner)
    return total


def brought_by(s: Table, seat: i64, district: i64, more: i64, victim: i64) -> i64:
    """Thirds of points that the doge would bring there: points of three others count as much as one's own."""
    return 3 * points_in(s, seat, district, more, victim) - others_points(s, seat, district, more, victim)


def free_for(s: Table, seat: i64) -> i64:
    """Mask of the districts that the doge gets to for nothing: where he stands, and over bridges of the seat."""
    if s.doge == NO_DISTRICT:
        return EVERYWHERE
    bridges, low_end, high_end = s.bridges, s.box.low_end, s.box.high_end
    reached: i64 = 0
    further = i64(1) << s.doge
    while further != reached:
        reached = further
        for pair in range(PAIRS):
            if bridges[pair] >> seat & 1:
                ends = i64(1) << low_end[pair] | i64(1) << high_end[pair]
                if further & ends:
                    further |= ends
    return reached


class Ways:
    """All ways while the doge moves; the free ones while his card is in the hand and a noble comes before it."""

    def __init__(self) -> None:
        self.lists: vec[i64] = vec[i64]([0] * DISTRICTS)  # [district]: lists of tolls, as `find_ways` has them
        self.free: i64 = 0  # mask of districts
        self.now: i64 = 0  # what he would bring in the best of them, as things stand

    def read(self, s: Table, seat: i64) -> None:
        self.free = 0
        if s.step == MOVE_DOGE.index:
            self.lists = find_ways(s, seat)
        elif s.step in (PLACE_NOBLE.index, TRANSFER_NOBLE.index) and count(s.hand, DOGE):
            self.free = free_for(s, seat)
            self.now = NOTHING
            for district in range(DISTRICTS):
                if self.free >> district & 1:
                    self.now = max(self.now, brought_by(s, seat, district, 0, NO_VICTIM))

    def gained(self, s: Table, seat: i64, district: i64, victim: i64) -> float:
        """Points that the doge brings more, once the seat has a noble more there, and the victim one less."""
        if not self.free >> district & 1:
            return 0.0
        return float(max(brought_by(s, seat, district, 1, victim) - self.now, 0)) / 3.0

    def is_cheaper(self, s: Table, seat: i64, district: i64, tolls: i64) -> bool:
        """Is there another way there that pays nobody more?"""
        lists = self.lists[district]
        for rank in range(TOLL_LISTS):
            other = s.box.toll_list[rank]
            if lists >> rank & 1 and other != tolls and pays_no_more(s.seats, seat, other, tolls):
                return True
        return False

    def is_dear(self, s: Table, seat: i64, district: i64, tolls: i64) -> bool:
        """Is there another way there that pays less in all, whoever is paid?"""
        lists = self.lists[district]
        total = paid_in_all(s.seats, seat, tolls)
        for rank in range(TOLL_LISTS):
            if lists >> rank & 1 and paid_in_all(s.seats, seat, s.box.toll_list[rank]) < total:
                return True
        return False
