"""[MF-3 to MF-8, MF-11] What a card would bring, counted without playing it."""

from mypy_extensions import i64

from ...games.millefiori.areas import group_of, values_owned
from ...games.millefiori.council import above, colour_under, reward_at
from ...games.millefiori.fields import (
    FIELDS_IN,
    FLEET_FIELDS,
    FLEET_SCORES,
    LEVEL_AT,
    LEVEL_SCORES,
    LOW_TRIANGLE,
    MIDDLE_TRIANGLE,
    NEIGHBOUR_FIELDS,
    STAR_FIELDS,
    SYMBOL_BASE,
    SYMBOL_FIELDS,
    SYMBOLS_IN,
    TRADE_ROWS,
    VALUE_AT,
    bits_in,
)
from ...games.millefiori.material import (
    A_MASTERWORK,
    AREAS,
    BONUS_AT_VALUES,
    CITY_BONUS,
    CITY_SPACE,
    COMMODITIES,
    COUNCIL_VOYAGE,
    EXTRA_CARD,
    FLEET,
    HARBOUR,
    LADY_REWARD,
    NO_COLOUR,
    ONE_ARROW,
    PALACE,
    PALACE_BONUS,
    PIGMENTS,
    POINTS_REWARD,
    RESIDENCES,
    TRADE,
    TWO_ARROWS,
    WORK_REWARD,
    WORKSHOPS,
)
from ...games.millefiori.state import Table
from .counting import (
    ABOVE_FIELDS,
    EXTRA_WORTH,
    LADY_WORTH,
    TOP_LEVEL,
    WORK_WORTH,
    chain_before,
    chain_of_another,
    newly_open,
    next_bonus,
    outlook,
    to_come,
)


class Use:
    """What one use of a card brings: points at once, rights, and chances for later."""

    def __init__(self) -> None:
        self.own: i64 = 0  # points
        self.others: i64 = 0  # points of all others
        self.bonus: i64 = 0
        self.extra: i64 = 0
        self.toward: i64 = 0  # a share of the point bonus that comes nearer
        self.grow: i64 = 0
        self.carry: i64 = 0
        self.share: i64 = 0
        self.fleet: i64 = 0
        self.opens: i64 = 0
        self.denies: i64 = 0
        self.sea: i64 = 0
        self.steps: i64 = 0
        self.works: i64 = 0
        self.ladies: i64 = 0

    def clear(self) -> None:
        self.own = self.others = self.bonus = self.extra = self.toward = 0
        self.grow = self.carry = self.share = self.fleet = 0
        self.opens = self.denies = self.sea = 0
        self.steps = self.works = self.ladies = 0

    def worth(self) -> i64:
        """In points, without chances for later."""
        return (
            self.own
            + self.bonus
            + self.extra * EXTRA_WORTH
            + self.works * WORK_WORTH
            + self.ladies * LADY_WORTH
            + self.steps
        )

    # ---- diamonds

    def place(self, s: Table, seat: i64, card: i64, field: i64) -> None:
        area = s.box.areas[card]
        if area == WORKSHOPS:
            self.place_workshop(s, seat, field)
        elif area == RESIDENCES:
            self.place_residence(s, seat, field)
        elif area == TRADE:
            self.place_trade(s, seat, s.box.symbols[card], field)
        elif area == HARBOUR:
            self.place_ship(s, seat, field)
            self.sail(s, seat, s.box.wheels[card])
        else:
            self.place_person(s, seat, area, s.box.symbols[card], field)
        if self.extra and s.display_left == 0:
            self.extra = 0

    def place_workshop(self, s: Table, seat: i64, field: i64) -> None:
        owned = s.owned[seat * AREAS + WORKSHOPS]
        filled = s.filled[WORKSHOPS] | i64(1) << field
        near = NEIGHBOUR_FIELDS[field]
        size: i64 = 1
        if near & owned:
            size = bits_in(group_of(owned, field))
        self.own = 2 * size if SYMBOL_FIELDS[PIGMENTS] >> field & 1 else size
        self.grow = bits_in(near & ~filled) * size
        left = STAR_FIELDS[field] & ~filled
        if left == 0:
            self.extra = 1
        elif left & left - 1 == 0:
            self.opens = EXTRA_WORTH
        self.add_symbol(s, seat, WORKSHOPS, field)

    def place_residence(self, s: Table, seat: i64, field: i64) -> None:
        owned = s.owned[seat * AREAS + RESIDENCES]
        self.own = VALUE_AT[field] + chain_before(owned, field)
        if field + 1 < FIELDS_IN[RESIDENCES]:
            self.opens = VALUE_AT[field + 1]
        if field > 0 and owned >> field - 1 & 1 == 0:
            self.denies = chain_of_another(s, seat, field)
        values = values_owned(owned)
        if values >> VALUE_AT[field] & 1:
            return
        different = bits_in(values) + 1
        if different == BONUS_AT_VALUES:
            self.bonus = next_bonus(s, seat, RESIDENCES)
        elif different == 3 or different == 5:
            self.extra = 1
        if different < BONUS_AT_VALUES:
            self.toward = next_bonus(s, seat, RESIDENCES) // (BONUS_AT_VALUES + 1 - different)

    def place_person(self, s: Table, seat: i64, area: i64, symbol: i64, field: i64) -> None:
        level = LEVEL_AT[field]
        points = LEVEL_SCORES[level]
        self.own = 2 * points if SYMBOL_FIELDS[symbol] >> field & 1 else points
        if level > 1:
            self.count_triangle(s, seat, area, field)
        if level == TOP_LEVEL:
            self.extra = 1
        else:
            filled = s.filled[area] | i64(1) << field
            above_it = ABOVE_FIELDS[field]
            self.carry = points * bits_in(above_it & ~filled)
            self.opens = newly_open(filled, field)
        self.add_symbol(s, seat, area, field)

    def count_triangle(self, s: Table, seat: i64, area: i64, field: i64) -> None:
        owned = s.owned
        low, middle = LOW_TRIANGLE[field], MIDDLE_TRIANGLE[field]
        for owner in range(s.seats):
            mask = owned[owner * AREAS + area]
            points = bits_in(mask & low) * LEVEL_SCORES[1] + bits_in(mask & middle) * LEVEL_SCORES[2]
            if owner == seat:
                self.own += points
            else:
                self.others += points

    def place_trade(self, s: Table, seat: i64, commodity: i64, field: i64) -> None:
        owned = s.owned
        column = SYMBOL_FIELDS[commodity]
        value = bits_in(s.filled[TRADE] & column) + 1
        mine = bits_in(owned[seat * AREAS + TRADE] & column) + 1
        self.own = mine * value
        most: i64 = 0
        for owner in range(s.seats):
            if owner != seat:
                number = bits_in(owned[owner * AREAS + TRADE] & column)
                self.others += number * value
                most = max(most, number)
        if most > mine:
            self.extra = 1
        self.share = to_come(value)
        row = field // COMMODITIES
        self.fleet = self.goods_in(s, seat, row)
        self.add_symbol(s, seat, TRADE, field)

    def goods_in(self, s: Table, seat: i64, row: i64) -> i64:
        """[MF-8.3] What one more trade field of a row is worth to own ships in it, less that to the others."""
        fleet = FLEET_FIELDS[row]
        ships = s.filled[HARBOUR] & fleet
        if ships == 0 or ships == fleet:
            return 0
        goods = bits_in(s.filled[TRADE] & TRADE_ROWS[row])
        mine = bits_in(s.owned[seat * AREAS + HARBOUR] & fleet)
        return (FLEET_SCORES[goods + 1] - FLEET_SCORES[goods]) * (2 * mine - bits_in(ships))

    def place_ship(self, s: Table, seat: i64, field: i64) -> None:
        row = field // FLEET
        fleet = FLEET_FIELDS[row]
        filled = s.filled[HARBOUR] | i64(1) << field
        points = FLEET_SCORES[bits_in(s.filled[TRADE] & TRADE_ROWS[row])]
        mine = bits_in(s.owned[seat * AREAS + HARBOUR] & fleet) + 1
        if fleet & ~filled == 0:
            self.own = mine * points
            self.others = (FLEET - mine) * points
        else:
            self.fleet = points + 2
            self.opens = points * mine if bits_in(filled & fleet) == FLEET - 1 else 0

    def add_symbol(self, s: Table, seat: i64, area: i64, field: i64) -> None:
        """[MF-3.3] A symbol that was missing completes a point bonus, or brings it nearer."""
        owned = s.owned[seat * AREAS + area]
        first = SYMBOL_BASE[area]
        missing: i64 = 0
        is_new = False
        for symbol in range(first, first + SYMBOLS_IN[area]):
            mask = SYMBOL_FIELDS[symbol]
            if owned & mask == 0:
                missing += 1
                if mask >> field & 1:
                    is_new = True
        if not is_new:
            return
        points = next_bonus(s, seat, area)
        if missing == 1:
            self.bonus += points
        else:
            self.toward = points // missing

    # ---- ships and councillors

    def sail(self, s: Table, seat: i64, steps: i64) -> None:
        """[MF-8.4] A star gives an extra card."""
        if self.land(s, seat, steps, s.ships[seat], s.councillors[seat]) == EXTRA_CARD and s.display_left:
            self.extra = 1

    def land(self, s: Table, seat: i64, steps: i64, before: i64, councillor: i64) -> i64:
        """[MF-14.2] A ship sails from a space; an arrow where it ends moves the councillor from where that is."""
        box = s.box
        space = min(before + steps, box.last_space)
        if space == before:
            return 0
        self.own += box.sea_points[space]
        self.sea += outlook(s, seat, space) - outlook(s, seat, before)
        effect = box.sea_effects[space]
        if effect == A_MASTERWORK:
            self.works += 1
        elif effect == ONE_ARROW:
            self.step_up(s, seat, 1, councillor, space)
        elif effect == TWO_ARROWS:
            self.step_up(s, seat, 2, councillor, space)
        elif effect == CITY_SPACE:
            self.bonus += next_bonus(s, seat, CITY_BONUS)
        return effect

    def step_for(self, s: Table, seat: i64, card: i64) -> None:
        """[MF-11.4] A card of the colour that the councillor stands on moves it."""
        colour = s.box.colours[card]
        if s.box.masterworks and colour != NO_COLOUR and colour == colour_under(s, seat):
            self.climb(s, seat, 1)

    def climb(self, s: Table, seat: i64, steps: i64) -> None:
        self.step_up(s, seat, steps, s.councillors[seat], s.ships[seat])

    def step_up(self, s: Table, seat: i64, steps: i64, before: i64, ship: i64) -> None:
        """[MF-11.6] The space where the movement ends counts, [MF-11.8] and that where a voyage from it ends."""
        if before == PALACE:
            return
        space = above(s, before, steps)
        self.steps += space - before
        if space == PALACE:
            self.bonus += next_bonus(s, seat, PALACE_BONUS)
            return
        at = reward_at(s, space)
        reward = s.box.rewards[at]
        if reward == POINTS_REWARD:
            self.own += s.box.reward_points[at]
        elif reward == WORK_REWARD:
            self.works += 1
        elif reward == LADY_REWARD:
            self.ladies += 1
        else:
            self.land(s, seat, COUNCIL_VOYAGE, ship, space)
