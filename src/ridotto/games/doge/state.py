"""What lies on the table.  [DO-1]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.choices import Choices
from ...core.game import Boxes, Tables
from ...core.pool import EMPTY
from ...core.seats import NO_SEAT, NOBODY
from ...core.state import State
from . import events
from .material import (
    ADVISORS,
    ALL_MARKERS,
    AREAS,
    DISTRICTS,
    HOUSES,
    MOST_MOVES,
    NO_AREA,
    PALACES,
    RINGS,
    Box,
    home_of,
)

# The columns of `supply`.
HOUSE: Final[i64] = 0
PALACE: Final[i64] = 1
RING: Final[i64] = 2
THINGS: Final[i64] = 3

NO_ANSWER: Final[i64] = 0


def full_supply(seats: i64) -> vec[i64]:
    """[DO-1.2] What every seat takes."""
    supply = vec[i64]([0] * (seats * THINGS))
    for seat in range(seats):
        supply[seat * THINGS + HOUSE] = HOUSES
        supply[seat * THINGS + PALACE] = PALACES
        supply[seat * THINGS + RING] = RINGS
    return supply


class Table(State):
    """All of a Doge game.  Registers marked [seat, area] and the like are flat; masks and pools are numbers."""

    def __init__(self, seats: i64, choices: Choices, box: Box, like: "Table | None" = None) -> None:
        super().__init__(seats, choices, like)
        self.box: Final = box
        if like is None:
            self.year: i64 = 0
            self.voted: i64 = 0  # areas that have voted this year
            self.first_mask: i64 = NOBODY  # of the latest vote
            self.second_mask: i64 = NOBODY
            self.open_mask: i64 = 0  # advisors the vote under way has still to deal with
            self.brown: vec[i64] = vec[i64]([NO_AREA] * AREAS)  # [place in the row]: area
            self.blue: vec[i64] = vec[i64]([NO_AREA] * AREAS)  # [place in the row]: area, once turned
            self.supply: vec[i64] = full_supply(seats)  # [seat, thing]
            self.houses: vec[i64] = vec[i64]([0] * (seats * DISTRICTS))  # [seat, district]
            self.palaces: vec[i64] = vec[i64]([0] * (seats * DISTRICTS))  # [seat, district]
            self.rings: vec[i64] = vec[i64]([NO_SEAT] * ADVISORS)  # [advisor]: the seat that controls it
            self.places: vec[i64] = vec[i64]([NO_AREA] * ADVISORS)  # [advisor]: the area it stands in
            self.markers: vec[i64] = vec[i64]([ALL_MARKERS] * seats)  # pool    SECRET: owner
            self.card: vec[i64] = vec[i64]([NO_AREA] * seats)  # SECRET: owner, until [DO-3.2]
            self.pile: vec[i64] = vec[i64]([EMPTY] * seats)  # pool on the card    SECRET: owner, until [DO-3.2]
            self.stacks: vec[i64] = vec[i64]([EMPTY] * (seats * AREAS))  # pool    SECRET: owner, until [DO-4.4]
            self.counted: vec[i64] = vec[i64]([EMPTY] * seats)  # pool of markers counted this year
            self.turned: vec[i64] = vec[i64]([EMPTY] * seats)  # pool of those of the latest vote, in `counted`, too
            self.played: vec[i64] = vec[i64]([0] * seats)  # mask of cards played this year
            self.votes: vec[i64] = vec[i64]([0] * seats)  # of the latest vote
            self.entered: vec[i64] = vec[i64]([0] * seats)  # mask of districts entered in the latest event of this vote
            self.answers: vec[i64] = vec[i64]([NO_ANSWER] * (seats * MOST_MOVES))  # SECRET: owner, until [DO-8.6]
        else:
            self.year = like.year
            self.voted = like.voted
            self.first_mask = like.first_mask
            self.second_mask = like.second_mask
            self.open_mask = like.open_mask
            self.brown = like.brown[:]
            self.blue = like.blue[:]
            self.supply = like.supply[:]
            self.houses = like.houses[:]
            self.palaces = like.palaces[:]
            self.rings = like.rings[:]
            self.places = like.places[:]
            self.markers = like.markers[:]
            self.card = like.card[:]
            self.pile = like.pile[:]
            self.stacks = like.stacks[:]
            self.counted = like.counted[:]
            self.turned = like.turned[:]
            self.played = like.played[:]
            self.votes = like.votes[:]
            self.entered = like.entered[:]
            self.answers = like.answers[:]

    def numbers(self) -> list[i64]:
        """All but `turned`, which decides nothing: so the fingerprints of records hold that are older than it."""
        out = super().numbers()
        out.extend([self.year, self.voted, self.first_mask, self.second_mask, self.open_mask])
        for register in [
            self.brown,
            self.blue,
            self.supply,
            self.houses,
            self.palaces,
            self.rings,
            self.places,
            self.markers,
            self.card,
            self.pile,
            self.stacks,
            self.counted,
            self.played,
            self.votes,
            self.entered,
            self.answers,
        ]:
            out.extend(register)
        return out

    # ---- questions

    def clock(self) -> i64:
        return self.year

    def palaces_in(self, district: i64) -> i64:
        """Palaces of all seats in a district."""
        palaces = self.palaces
        total: i64 = 0
        for seat in range(self.seats):
            total += palaces[seat * DISTRICTS + district]
        return total

    def palaces_of(self, seat: i64) -> i64:
        """Palaces of a seat on the board."""
        return PALACES - self.supply[seat * THINGS + PALACE]

    def houses_of(self, seat: i64) -> i64:
        """Houses of a seat on the board."""
        return HOUSES - self.supply[seat * THINGS + HOUSE]

    # ---- changes

    def take_advisor(self, seat: i64, advisor: i64, area: i64) -> None:
        """[DO-5.1] A ring of this seat on the advisor, any other back to its owner; [DO-5.2] and a place for it."""
        owner = NO_SEAT  # whose ring goes back
        if self.rings[advisor] != seat:
            owner = self.rings[advisor]
            self.free_ring(advisor)
            assert self.supply[seat * THINGS + RING] > 0, "no ring is free"
            self.supply[seat * THINGS + RING] -= 1
            self.rings[advisor] = seat
        assert area != home_of(advisor), "no advisor stands in its home"
        self.places[advisor] = area
        events.TOOK.tell(self, seat, advisor, area, owner)

    def make_neutral(self, advisor: i64) -> None:
        """[DO-5.5] The ring back to its owner, the figure back to its circle."""
        owner = self.rings[advisor]
        self.free_ring(advisor)
        self.places[advisor] = NO_AREA
        if owner != NO_SEAT:
            events.FREED.tell(self, advisor, owner)

    def free_ring(self, advisor: i64) -> None:
        owner = self.rings[advisor]
        if owner != NO_SEAT:
            self.supply[owner * THINGS + RING] += 1
            self.rings[advisor] = NO_SEAT


class DogeBoxes(Boxes[Box]):
    """Boxes of Doge."""

    def fill(self, seats: i64, choices: Choices) -> Box:
        return Box(seats, choices)


class DogeTables(Tables[Table]):
    """How a table of Doge is set up and copied."""

    def __init__(self) -> None:
        self.boxes: Final = DogeBoxes()

    def new(self, seats: i64, choices: Choices) -> Table:
        return Table(seats, choices, self.boxes.get(seats, choices))

    def copy(self, s: Table) -> Table:
        return Table(s.seats, s.choices, s.box, s)
