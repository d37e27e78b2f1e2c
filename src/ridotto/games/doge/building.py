"""[DO-6, DO-8] Houses are placed and moved, and palaces built."""

from typing import Final

from mypy_extensions import i64

from ...core.seats import NOBODY
from ...core.step import Decision, Options, Path
from . import events
from .material import (
    ABSTAIN_MOVES,
    AREA_NAMES,
    DISTRICTS,
    FIRST_HOUSES,
    FIRST_PRICE,
    MOST_MOVES,
    PALACE_SPACES,
    SECOND_HOUSES,
    TIED_FIRST_MOVES,
    TIED_SECOND_MOVES,
)
from .state import HOUSE, NO_ANSWER, PALACE, THINGS, Table

STAY: Final[i64] = 0  # a move is 1 + from * DISTRICTS + to
MOVES: Final[i64] = 1 + DISTRICTS * DISTRICTS
NO_DISTRICT: Final[i64] = -1
ENOUGH: Final[i64] = DISTRICTS  # the answer of a seat that builds nothing more


def price_in(s: Table, district: i64) -> i64:
    """[DO-8.2] What the next palace costs there."""
    return FIRST_PRICE + s.palaces_in(district)


def buildable(s: Table, seat: i64) -> i64:
    """Mask of the districts where this seat may build now.  [DO-8.1] It has just entered them.

    [DO-8.2] It can pay.  [DO-8.3] There is room.  [DO-8.8] It has not said yes there in this event.
    [DO-8.11] A palace is left that it has not said yes with.
    """
    entered = s.entered[seat]
    if not entered:
        return 0
    said = s.answers[seat * MOST_MOVES]
    left = s.supply[seat * THINGS + PALACE]
    for district in range(DISTRICTS):
        left -= said >> district & 1
    if left <= 0:
        return 0
    mask: i64 = 0
    for district in range(DISTRICTS):
        if (entered & ~said) >> district & 1 and s.houses[seat * DISTRICTS + district] >= FIRST_PRICE:
            standing = s.palaces_in(district)
            if standing < PALACE_SPACES and s.houses[seat * DISTRICTS + district] >= FIRST_PRICE + standing:
                mask |= i64(1) << district
    return mask


class PlaceHouses(Decision[Table]):
    """[DO-6.3, DO-6.4, DO-6.6] Each seat of a group may place houses from its supply in the district that votes.

    The argument is the mask of the group.  [DO-6.7] A small supply limits the number.
    """

    def __init__(self, name: str, rule: str, most: i64) -> None:
        super().__init__(name, rule, most + 1)
        self.most = most

    def who(self, s: Table) -> i64:
        mask: i64 = NOBODY
        for seat in range(s.seats):
            if s.arg >> seat & 1 and s.supply[seat * THINGS + HOUSE] > 0:
                mask |= i64(1) << seat
        return mask

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for number in range(min(self.most, s.supply[seat * THINGS + HOUSE]) + 1):
            out.add(number)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        s.answers[seat * MOST_MOVES] = code
        events.WILL_PLACE.tell(s, seat, code)
        return True

    def close(self, s: Table) -> None:
        district = s.brown[s.voted]
        for seat in range(s.seats):
            number = s.answers[seat * MOST_MOVES]
            s.answers[seat * MOST_MOVES] = NO_ANSWER
            s.entered[seat] = (i64(1) << district) if number else 0
            if s.answered >> seat & 1:
                s.supply[seat * THINGS + HOUSE] -= number
                s.houses[seat * DISTRICTS + district] += number
                events.PLACED.tell(s, seat, district, number)
        s.then(BUILD)

    def forget(self, s: Table, seat: i64) -> None:
        s.answers[seat * MOST_MOVES] = NO_ANSWER

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"button:{code}",)


class MoveHouses(Decision[Table]):
    """[DO-7.2, DO-7.5, DO-7.9] Each seat of a group may move houses from any district to any other.

    The argument is the mask of the group.  [DO-7.10] Moves are carried out together, so no house moves twice.
    """

    def __init__(self, name: str, rule: str, most: i64) -> None:
        super().__init__(name, rule, MOVES)
        self.most = most

    def who(self, s: Table) -> i64:
        mask: i64 = NOBODY
        for seat in range(s.seats):
            if s.arg >> seat & 1 and s.houses_of(seat) > 0:
                mask |= i64(1) << seat
        return mask

    def options(self, s: Table, seat: i64, out: Options) -> None:
        self.offer(s, seat, out, STAY)

    def canonical(self, s: Table, seat: i64, out: Options) -> None:
        self.offer(s, seat, out, s.answers[seat * MOST_MOVES])

    def offer(self, s: Table, seat: i64, out: Options, least: i64) -> None:
        """To stay, and the moves from code `least` on."""
        out.add(STAY)
        houses = s.houses
        earlier = s.answers[seat * MOST_MOVES]
        leaving = NO_DISTRICT if earlier == NO_ANSWER else (earlier - 1) // DISTRICTS
        for here in range(DISTRICTS):
            if houses[seat * DISTRICTS + here] > (1 if here == leaving else 0):
                for there in range(DISTRICTS):
                    code = 1 + here * DISTRICTS + there
                    if here != there and code >= least and self.can_move(s, here, there):
                        out.add(code)

    def can_move(self, s: Table, here: i64, there: i64) -> bool:
        return True

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        first = s.answers[seat * MOST_MOVES] == NO_ANSWER
        if code == STAY:
            return True
        s.answers[seat * MOST_MOVES + (0 if first else 1)] = code
        events.WILL_MOVE.tell(s, seat, (code - 1) // DISTRICTS, (code - 1) % DISTRICTS)
        return not first or self.most == 1 or s.houses_of(seat) == 1

    def close(self, s: Table) -> None:
        for seat in range(s.seats):
            s.entered[seat] = 0
            if s.answered >> seat & 1 and s.answers[seat * MOST_MOVES] == NO_ANSWER:
                events.STAYED.tell(s, seat)
            for i in range(MOST_MOVES):
                code = s.answers[seat * MOST_MOVES + i]
                if code != NO_ANSWER:
                    self.move(s, seat, (code - 1) // DISTRICTS, (code - 1) % DISTRICTS)
            self.forget(s, seat)
        s.then(BUILD)

    def move(self, s: Table, seat: i64, here: i64, there: i64) -> None:
        s.houses[seat * DISTRICTS + here] -= 1
        s.houses[seat * DISTRICTS + there] += 1
        s.entered[seat] |= i64(1) << there
        events.MOVED.tell(s, seat, here, there)

    def forget(self, s: Table, seat: i64) -> None:
        for i in range(MOST_MOVES):
            s.answers[seat * MOST_MOVES + i] = NO_ANSWER

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        if code == STAY:
            return ("button:stay",)
        here, there = (code - 1) // DISTRICTS, (code - 1) % DISTRICTS
        return (f"houses:{AREA_NAMES[here]}", f"area:{AREA_NAMES[there]}")


class MoveHouseHere(MoveHouses):
    """[DO-6.2] The winner of a district that has abstained may move a house out of it or into it."""

    def can_move(self, s: Table, here: i64, there: i64) -> bool:
        district = s.brown[s.voted]
        return here == district or there == district


class Build(Decision[Table]):
    """[DO-8.5] Each seat that has entered a district and can pay says where it builds.

    [DO-8.6] Seats in one event pay a common price.  [DO-8.10] If there is no room for all, nobody builds there.
    """

    def who(self, s: Table) -> i64:
        mask: i64 = NOBODY
        for seat in range(s.seats):
            if buildable(s, seat):
                mask |= i64(1) << seat
        return mask

    def options(self, s: Table, seat: i64, out: Options) -> None:
        self.offer(s, seat, out, 0)

    def canonical(self, s: Table, seat: i64, out: Options) -> None:
        lowest: i64 = 0
        while s.answers[seat * MOST_MOVES] >> lowest:
            lowest += 1
        self.offer(s, seat, out, lowest)

    def offer(self, s: Table, seat: i64, out: Options, lowest: i64) -> None:
        """The districts from `lowest` on where the seat may build, and to build nothing more."""
        mask = buildable(s, seat)
        for district in range(DISTRICTS):
            if mask >> district & 1 and district >= lowest:
                out.add(district)
        out.add(ENOUGH)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code != ENOUGH:
            s.answers[seat * MOST_MOVES] |= i64(1) << code
            events.WILL_BUILD.tell(s, seat, code)
        return code == ENOUGH or not buildable(s, seat)

    def close(self, s: Table) -> None:
        for district in range(DISTRICTS):
            self.build_in(s, district)
        for seat in range(s.seats):
            if s.answered >> seat & 1 and s.answers[seat * MOST_MOVES] == NO_ANSWER:
                events.DECLINED.tell(s, seat)
            s.answers[seat * MOST_MOVES] = NO_ANSWER
            s.entered[seat] = 0

    def build_in(self, s: Table, district: i64) -> None:
        builders: i64 = NOBODY
        wanted: i64 = 0  # palaces
        for seat in range(s.seats):
            yes = s.answers[seat * MOST_MOVES] >> district & 1
            builders |= yes << seat
            wanted += yes
        if not wanted:
            return
        price = price_in(s, district)
        if s.palaces_in(district) + wanted > PALACE_SPACES:
            events.CROWDED.tell(s, district, builders)
            return
        for seat in range(s.seats):
            if builders >> seat & 1:
                self.build(s, seat, district, price)

    def build(self, s: Table, seat: i64, district: i64, price: i64) -> None:
        """[DO-8.4] Houses back to the supply, a palace on the board."""
        s.houses[seat * DISTRICTS + district] -= price
        s.supply[seat * THINGS + HOUSE] += price
        s.palaces[seat * DISTRICTS + district] += 1
        s.supply[seat * THINGS + PALACE] -= 1
        events.BUILT.tell(s, seat, district, price)

    def forget(self, s: Table, seat: i64) -> None:
        s.answers[seat * MOST_MOVES] = NO_ANSWER

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:done",) if code == ENOUGH else (f"palace:{AREA_NAMES[code]}",)


PLACE_TWO: Final = PlaceHouses("place_two", "DO-6.3", FIRST_HOUSES)
PLACE_ONE: Final = PlaceHouses("place_one", "DO-6.4", SECOND_HOUSES)
PLACE_TIED: Final = PlaceHouses("place_tied", "DO-6.6", FIRST_HOUSES)
MOVE_HERE: Final = MoveHouseHere("move_here", "DO-6.2", ABSTAIN_MOVES)
MOVE_ANY: Final = MoveHouses("move_any", "DO-7.2", ABSTAIN_MOVES)
MOVE_SECONDS: Final = MoveHouses("move_seconds", "DO-7.5", TIED_SECOND_MOVES)
MOVE_TIED: Final = MoveHouses("move_tied", "DO-7.9", TIED_FIRST_MOVES)
BUILD: Final = Build("build", "DO-8.5", ENOUGH + 1)
