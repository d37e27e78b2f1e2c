"""[DO-3] Placing markers: all seats at once, face down."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count, least, one, size
from ...core.seats import NOBODY
from ...core.step import Automatic, Decision, Options, Path
from . import events
from .material import AREA_NAMES, AREAS, LEAST_MARKERS, MARKER_VALUES, MOST_MARKERS, NO_AREA
from .state import Table

DONE: Final[i64] = AREAS + MARKER_VALUES  # codes: the cards, then the markers by value, then "no more"
PATHS: Final[list[Path]] = [
    *[(f"card:{name}",) for name in AREA_NAMES],
    *[(f"marker:{value}",) for value in range(MARKER_VALUES)],
    ("button:done",),
]


class PlaceMarkers(Decision[Table]):
    """[DO-3.1] Every seat lays a card face down, then 1 to 4 markers on it, one by one.

    [DO-3.2] Cards are turned together, stacks stay face down.  [DO-3.3] Each card once a year.
    [DO-3.4] A seat without a marker sits out.
    """

    def who(self, s: Table) -> i64:
        markers = s.markers
        mask: i64 = NOBODY
        for seat in range(s.seats):
            if markers[seat] != EMPTY:
                mask |= i64(1) << seat
        return mask

    def options(self, s: Table, seat: i64, out: Options) -> None:
        self.offer(s, seat, out, MARKER_VALUES - 1)

    def canonical(self, s: Table, seat: i64, out: Options) -> None:
        pile = s.pile[seat]
        self.offer(s, seat, out, least(pile) if pile != EMPTY else MARKER_VALUES - 1)

    def offer(self, s: Table, seat: i64, out: Options, most: i64) -> None:
        """The cards; once a card is chosen, the markers up to value `most`, and the end."""
        if s.card[seat] == NO_AREA:
            played = s.played[seat]
            for area in range(AREAS):
                if not played >> area & 1:
                    out.add(area)
            return
        markers = s.markers[seat]
        for value in range(most + 1):
            if count(markers, value):
                out.add(AREAS + value)
        if size(s.pile[seat]) >= LEAST_MARKERS:
            out.add(DONE)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code < AREAS:
            s.card[seat] = code
            events.CHOSE.tell(s, seat, code)
            return False
        if code < DONE:
            marker = one(code - AREAS)
            s.markers[seat] -= marker
            s.pile[seat] += marker
            events.ADDED.tell(s, seat, code - AREAS)
        return code == DONE or s.markers[seat] == EMPTY or size(s.pile[seat]) == MOST_MARKERS

    def close(self, s: Table) -> None:
        for seat in range(s.seats):
            area = s.card[seat]
            if area != NO_AREA:
                s.stacks[seat * AREAS + area] = s.pile[seat]
                s.played[seat] |= i64(1) << area
                events.LAID.tell(s, seat, area, size(s.pile[seat]))
                s.card[seat] = NO_AREA
                s.pile[seat] = EMPTY

    def forget(self, s: Table, seat: i64) -> None:
        s.markers[seat] += s.pile[seat]
        s.pile[seat] = EMPTY
        s.card[seat] = NO_AREA

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return PATHS[code]


class ReturnCards(Automatic[Table]):
    """[DO-3.6] The played cards go back to their owners."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            s.played[seat] = 0


PLACE_MARKERS: Final = PlaceMarkers("place_markers", "DO-3.1", DONE + 1)
RETURN_CARDS: Final = ReturnCards("return_cards", "DO-3.6")
