"""[SM-8] The doge: his ways over the bridges, and the scoring where he stands."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.seats import NOBODY, is_several, lowest
from ...core.step import Decision, Options, Path
from . import events
from .box import TOLL_BASE, TOLL_LISTS
from .material import DISTRICT_NAMES, DISTRICTS, LONE_STEP, MOST_CROSSED, NO_DISTRICT, PAIRS, SEAT_NAMES, TOLL
from .state import Table

MANY: Final[i64] = 100  # more nobles than anybody has
FREE: Final[i64] = 0  # the list of no tolls, and its rank


# ---- scoring


def score_district(s: Table, district: i64) -> None:
    """[SM-8.10] The first scores the higher value and the second the lower, unless others have as many nobles."""
    events.SCORING.tell(s, district)
    most = most_below(s, district, MANY)
    if most == 0:
        events.EMPTY.tell(s, district)  # [SM-8.13]
        return
    firsts = seats_with(s, district, most)
    if is_several(firsts):  # [SM-8.11]
        for seat in range(s.seats):
            if firsts >> seat & 1:
                s.prestige[seat] += s.box.second[district]
                events.TIED.tell(s, seat, district, s.box.second[district])
        return
    s.prestige[lowest(firsts)] += s.box.first[district]
    events.FIRST.tell(s, lowest(firsts), district, s.box.first[district])
    next_most = most_below(s, district, most)
    seconds = seats_with(s, district, next_most)
    if next_most > 0 and not is_several(seconds):  # [SM-8.12]
        s.prestige[lowest(seconds)] += s.box.second[district]
        events.SECOND.tell(s, lowest(seconds), district, s.box.second[district])


def most_below(s: Table, district: i64, limit: i64) -> i64:
    """The most nobles that a seat has there, of those seats that have fewer than a limit."""
    nobles = s.nobles
    most: i64 = 0
    for seat in range(s.seats):
        if most < nobles[seat * DISTRICTS + district] < limit:
            most = nobles[seat * DISTRICTS + district]
    return most


def seats_with(s: Table, district: i64, number: i64) -> i64:
    """Mask of the seats that have so many nobles there."""
    nobles = s.nobles
    mask: i64 = NOBODY
    for seat in range(s.seats):
        if nobles[seat * DISTRICTS + district] == number:
            mask |= i64(1) << seat
    return mask


# ---- the ways


def is_lonely(s: Table, district: i64) -> bool:
    """[SM-8.7] Does no bridge of anybody touch this district?"""
    for other in range(DISTRICTS):
        if other != district and s.bridges[s.box.pair_of[district * DISTRICTS + other]]:
            return False
    return True


def is_step(s: Table, district: i64) -> bool:
    """[SM-8.7] Does the doge get to this district by a step without a bridge?"""
    return s.doge != NO_DISTRICT and s.doge != district and is_lonely(s, s.doge)


def purse_of(s: Table, seat: i64) -> i64:
    """[SM-8.8] What the seat can pay on the way; no more than that is ever needed."""
    return min(s.prestige[seat], LONE_STEP + MOST_CROSSED) if s.box.score_floor else LONE_STEP + MOST_CROSSED


def ways_over_bridges(s: Table) -> vec[i64]:
    """For each district, the mask of the districts to which a bridge leads."""
    bridges, box = s.bridges, s.box
    ways = vec[i64]([0] * DISTRICTS)
    for pair in range(PAIRS):
        if bridges[pair]:
            ways[box.low_end[pair]] |= i64(1) << box.high_end[pair]
            ways[box.high_end[pair]] |= i64(1) << box.low_end[pair]
    return ways


def find_ways(s: Table, seat: i64) -> vec[i64]:
    """[SM-8.6] For each district, the mask of the lists of tolls by which the doge gets there."""
    found = vec[i64]([0] * DISTRICTS)
    here = s.doge
    if here == NO_DISTRICT:
        for district in range(DISTRICTS):
            found[district] = 1
        return found
    found[here] = 1  # [SM-8.3] he may stay
    purse = purse_of(s, seat)
    ways = ways_over_bridges(s)
    if ways[here]:
        go_on(s, seat, ways, found, here, i64(1) << here, FREE, purse)
    elif purse >= LONE_STEP:
        for district in range(DISTRICTS):
            if district != here and s.box.joined[s.box.pair_of[here * DISTRICTS + district]]:
                found[district] |= 1
                go_on(s, seat, ways, found, district, i64(1) << here | i64(1) << district, FREE, purse - LONE_STEP)
    return found


def go_on(
    s: Table, seat: i64, ways: vec[i64], found: vec[i64], here: i64, visited: i64, tolls: i64, purse: i64
) -> None:
    """[SM-8.4] Over each bridge from here, [SM-8.6] to districts not yet visited; [SM-8.5] any of parallel ones."""
    ahead = ways[here] & ~visited
    if not ahead:
        return
    box, bridges = s.box, s.bridges
    for district in range(DISTRICTS):
        if not ahead >> district & 1:
            continue
        owners = bridges[box.pair_of[here * DISTRICTS + district]]
        beyond = visited | i64(1) << district
        weight: i64 = 1  # of this opponent in a list of tolls
        for owner in range(s.seats):
            if owner == seat:
                if owners >> owner & 1:
                    found[district] |= box.toll_bit[tolls]
                    go_on(s, seat, ways, found, district, beyond, tolls, purse)
                continue
            if owners >> owner & 1 and purse >= TOLL:
                paid = tolls + weight
                found[district] |= box.toll_bit[paid]
                go_on(s, seat, ways, found, district, beyond, paid, purse - TOLL)
            weight *= TOLL_BASE


def toll_to(tolls: i64, seat: i64, owner: i64) -> i64:
    """How often a list of tolls of `seat` pays `owner`."""
    place = owner if owner < seat else owner - 1
    for i in range(place):
        tolls //= TOLL_BASE
    return tolls % TOLL_BASE


class MoveDoge(Decision[Table]):
    """[SM-8.2] The first time the doge enters anywhere; [SM-8.3] later he stays or moves.  Then his district scores."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.player

    def options(self, s: Table, seat: i64, out: Options) -> None:
        found = find_ways(s, seat)
        for district in range(DISTRICTS):
            out.add_bits(found[district], district * TOLL_LISTS)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        district, tolls = code // TOLL_LISTS, s.box.toll_list[code % TOLL_LISTS]
        here = s.doge
        if is_step(s, district):
            s.prestige[seat] -= LONE_STEP  # lost to nobody
            events.STEPPED.tell(s, seat, here, LONE_STEP)
        for owner in range(s.seats):
            toll = 0 if owner == seat else TOLL * toll_to(tolls, seat, owner)
            if toll:
                s.prestige[seat] -= toll
                s.prestige[owner] += toll
                events.PAID.tell(s, seat, owner, toll)
        s.doge = district
        events.DOGE.tell(s, seat, district, here)
        score_district(s, district)  # [SM-8.9] the tolls are paid before
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        district, rank = code // TOLL_LISTS, code % TOLL_LISTS
        target = f"district:{DISTRICT_NAMES[district]}"
        is_free = rank == FREE and not is_step(s, district)
        if is_free and find_ways(s, seat)[district] == s.box.toll_bit[FREE]:
            return (target,)
        return (target, f"toll:{toll_name(s, seat, district, s.box.toll_list[rank])}")


def toll_name(s: Table, seat: i64, district: i64, tolls: i64) -> str:
    """What a way to a district costs: "blue1-green2", "step-blue1" with the points that are lost, or "nobody"."""
    parts: list[str] = ["step"] if is_step(s, district) else []
    for owner in range(s.seats):
        if owner != seat and toll_to(tolls, seat, owner):
            parts.append(f"{SEAT_NAMES[owner]}{toll_to(tolls, seat, owner)}")
    return "-".join(parts) if parts else "nobody"


MOVE_DOGE: Final = MoveDoge("move_doge", "SM-8.1", DISTRICTS * TOLL_LISTS)
