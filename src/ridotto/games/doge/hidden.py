"""Who knows what: the view of one seat, and worlds that agree with it.

Hidden are the values of markers in a supply [DO-1.3], the card and markers a seat lays until all have laid
theirs [DO-3.2], the values in a stack until it is counted [DO-4.4], and answers that several seats give at once.
A good memory knows what was counted this year, so what is left to a seat is all its markers less those.
"""

from mypy_extensions import i64

from ...core.game import Hidden
from ...core.mixing import mixed
from ...core.pool import EMPTY, draw, kinds, one, size
from ...core.rng import Rng
from ...core.seats import seats_in
from .ballots import PLACE_MARKERS
from .building import price_in
from .material import (
    ADVISOR_NAMES,
    ADVISORS,
    ALL_MARKERS,
    AREA_NAMES,
    AREAS,
    DISTRICT_NAMES,
    DISTRICTS,
    NO_AREA,
    PALACE_SPACES,
    AreaName,
)
from .state import HOUSE, PALACE, RING, THINGS, Table
from .view import AdvisorView, DistrictView, OwnView, SeatView, SupplyView, TableView


def buildings(s: Table, seat: i64) -> i64:
    """What a seat has built, in one number: eight bits a district."""
    houses = s.houses
    palaces = s.palaces
    together: i64 = 0
    for i in range(seat * DISTRICTS, (seat + 1) * DISTRICTS):
        together = together << 8 | houses[i] << 4 | palaces[i]
    return together


def heights(s: Table, seat: i64) -> i64:
    """How many markers a seat has in each area, in one number: three bits an area."""
    stacks = s.stacks
    together: i64 = 0
    for i in range(seat * AREAS, (seat + 1) * AREAS):
        together <<= 3
        if stacks[i] != EMPTY:
            together |= size(stacks[i])
    return together


def votes_of(s: Table, seat: i64) -> i64:
    """What a seat has voted with this year, in one number: markers last, sixteen bits a pool."""
    open_part = s.votes[seat] << 7 | s.played[seat]
    return ((open_part << 6 | s.entered[seat]) << 16 | s.counted[seat]) << 16 | s.turned[seat]


def area_name(area: i64) -> AreaName | None:
    return None if area == NO_AREA else AREA_NAMES[area]


def district_view(s: Table, district: i64) -> DistrictView:
    return {
        "houses": [s.houses[p * DISTRICTS + district] for p in range(s.seats)],
        "palaces": [s.palaces[p * DISTRICTS + district] for p in range(s.seats)],
        "price": price_in(s, district) if s.palaces_in(district) < PALACE_SPACES else None,
    }


def advisor_view(s: Table, advisor: i64) -> AdvisorView:
    owner = s.rings[advisor]
    return {"ring": owner if owner >= 0 else None, "place": area_name(s.places[advisor])}


def supply_view(s: Table, seat: i64) -> SupplyView:
    """Open to all.  [DO-1.3] Markers on a card that is not turned yet still look as if they were in the supply."""
    return {
        "houses": s.supply[seat * THINGS + HOUSE],
        "palaces": s.supply[seat * THINGS + PALACE],
        "rings": s.supply[seat * THINGS + RING],
        "markers": size(s.markers[seat] + s.pile[seat]),
    }


def own_view(s: Table, seat: i64) -> OwnView:
    """What a seat alone knows: its markers, wherever they lie face down, and what it has just answered."""
    return {
        "markers": list(kinds(s.markers[seat])),
        "card": area_name(s.card[seat]),
        "pile": list(kinds(s.pile[seat])),
        "stacks": {AREA_NAMES[a]: list(kinds(s.stacks[seat * AREAS + a])) for a in range(AREAS)},
        "answer": [s.answers[seat * 2], s.answers[seat * 2 + 1]],
    }


class DogeHidden(Hidden[Table]):
    """Who knows what in Doge."""

    def table_view(self, s: Table) -> TableView:
        """What everybody may know of the table.  Built up from nothing: what is not named here is not sent."""
        return {
            "year": s.year,
            "placing": s.arg + 1 if s.step == PLACE_MARKERS.index else 0,
            "placings": s.box.placings,
            "brown": [area_name(area) for area in s.brown],
            "blue": [area_name(area) for area in s.blue],
            "voted": s.voted,
            "votes": list(s.votes),
            "first": list(seats_in(s.first_mask)),
            "second": list(seats_in(s.second_mask)),
            "entered": [[DISTRICT_NAMES[d] for d in range(DISTRICTS) if s.entered[p] >> d & 1] for p in range(s.seats)],
            "open_advisors": [ADVISOR_NAMES[a] for a in range(ADVISORS) if s.open_mask >> a & 1],
            "districts": {DISTRICT_NAMES[d]: district_view(s, d) for d in range(DISTRICTS)},
            "advisors": {ADVISOR_NAMES[a]: advisor_view(s, a) for a in range(ADVISORS)},
            "supplies": [supply_view(s, p) for p in range(s.seats)],
            "stacks": {AREA_NAMES[a]: [size(s.stacks[p * AREAS + a]) for p in range(s.seats)] for a in range(AREAS)},
            "played": [[AREA_NAMES[a] for a in range(AREAS) if s.played[p] >> a & 1] for p in range(s.seats)],
            "counted": [list(kinds(s.counted[p])) for p in range(s.seats)],
            "turned": [list(kinds(s.turned[p])) for p in range(s.seats)],
        }

    def seat_view(self, s: Table, seat: i64) -> SeatView:
        """What one seat knows besides; nothing, where somebody looks on."""
        return {"mine": own_view(s, seat) if seat >= 0 else None}

    def known(self, s: Table, seat: i64) -> i64:
        """A key of what the view shows: what is open, the heights of stacks, and the seat's own markers.

        Supplies follow from what lies elsewhere: nothing is ever lost or made.
        """
        key = mixed(s.year << 16 | s.voted << 8 | s.first_mask << 4 | s.second_mask, s.open_mask)
        key = mixed(key, s.arg if s.step == PLACE_MARKERS.index else NO_AREA)
        brown = s.brown
        blue = s.blue
        row: i64 = 0
        for i in range(AREAS):
            row = row << 8 | brown[i] + 1 << 4 | blue[i] + 1
        key = mixed(key, row)
        rings = s.rings
        places = s.places
        row = 0
        for advisor in range(ADVISORS):
            row = row << 6 | rings[advisor] + 1 << 3 | places[advisor] + 1
        key = mixed(key, row)
        for other in range(s.seats):
            key = mixed(mixed(mixed(key, buildings(s, other)), heights(s, other)), votes_of(s, other))
        return key if seat < 0 else self.known_alone(s, seat, key)

    def known_alone(self, s: Table, seat: i64, key: i64) -> i64:
        """A key, and what this seat alone knows."""
        key = mixed(mixed(mixed(key, s.markers[seat]), s.card[seat]), s.pile[seat])
        stacks = s.stacks
        for area in range(AREAS):
            stack = stacks[seat * AREAS + area]
            if stack != EMPTY:
                key = mixed(key, stack << 3 | area)
        return mixed(mixed(key, s.answers[seat * 2]), s.answers[seat * 2 + 1])

    def imagine(self, w: Table, seat: i64, rng: Rng) -> None:
        """Deal the markers that `seat` has not seen into the stacks and supplies where they may lie."""
        stacks = w.stacks
        for other in range(w.seats):
            if other == seat:
                continue
            unseen = ALL_MARKERS - w.counted[other]
            left = size(unseen)
            for area in range(AREAS):
                height = size(stacks[other * AREAS + area])
                stack: i64 = EMPTY
                for i in range(height):
                    marker = one(draw(unseen, left, rng))
                    unseen -= marker
                    stack += marker
                    left -= 1
                stacks[other * AREAS + area] = stack
            w.markers[other] = unseen

    def census(self, s: Table) -> list[i64]:
        """[DO-1.2] Houses, palaces, rings and each kind of marker of every seat: none is ever lost or made."""
        out: list[i64] = []
        for seat in range(s.seats):
            houses, palaces, rings = (
                s.supply[seat * THINGS],
                s.supply[seat * THINGS + 1],
                s.supply[seat * THINGS + 2],
            )
            markers = s.markers[seat] + s.pile[seat] + s.counted[seat]
            for district in range(DISTRICTS):
                houses += s.houses[seat * DISTRICTS + district]
                palaces += s.palaces[seat * DISTRICTS + district]
            for advisor in range(ADVISORS):
                rings += i64(s.rings[advisor] == seat)
            for area in range(AREAS):
                markers += s.stacks[seat * AREAS + area]
            out.extend([houses, palaces, rings, markers])
        return out
