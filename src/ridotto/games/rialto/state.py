"""What lies on the table.  [RI-1]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.choices import Choices
from ...core.game import Tables
from ...core.pool import EMPTY, count
from ...core.seats import NO_SEAT, NOBODY
from ...core.state import State
from .box import Box, RialtoBoxes
from .material import (
    ALL_BUILDINGS,
    ALL_CARDS,
    BANKS,
    BRIDGES,
    COINS,
    COUNCILMEN,
    DISTRICTS,
    GONDOLAS,
    LIMIT,
    MOST_ROWS,
    NO_BRIDGE,
    NO_PAIR,
    PERSONAL,
    ROUNDS,
    START_SPACE,
)

NOT_YET: Final[i64] = -1  # the strength of a player that has not played in this step


class Board(State):
    """The course of the game, the Doge track and the city.  Registers marked [player, district] are flat.

    A player is a seat, or the neutral player after the two seats.
    """

    def __init__(self, seats: i64, choices: Choices, box: Box, like: "Board | None" = None) -> None:
        super().__init__(seats, choices, like)
        self.box: Final = box
        self.players: Final[i64] = box.players
        if like is None:
            self.round: i64 = 0
            self.phase: i64 = 0
            self.current: i64 = 0  # the step of phase II: its kind of card
            self.tiles: i64 = EMPTY  # pool: the round tile of each district
            self.first: i64 = NO_SEAT  # player
            self.left: i64 = 0  # the seat to the left of the neutral player
            self.top: i64 = NO_BRIDGE  # that is seen
            self.bridges: i64 = (1 << BRIDGES) - 1  # mask of those below, in no order
            self.gondolas: i64 = GONDOLAS
            self.banks: i64 = (1 << BANKS) - 1  # mask of active bonus tiles ...
            self.banks_before: i64 = (1 << BANKS) - 1  # ... and of those that were when the actions of the step began
            self.rewarded: i64 = NOBODY  # who got a bonus tile: a bit for [bank, player]
            self.marked: i64 = NO_PAIR  # by the neutral player
            self.connections: vec[i64] = box.connections[:]  # [pair]
            self.spaces: vec[i64] = vec[i64]([START_SPACE] * box.players)  # on the Doge track
            self.order: vec[i64] = vec[i64](list(range(box.players)))  # players in Doge order
            self.men: vec[i64] = vec[i64]([0] * (box.players * DISTRICTS))  # [player, district]
        else:
            self.round = like.round
            self.phase = like.phase
            self.current = like.current
            self.tiles = like.tiles
            self.first = like.first
            self.left = like.left
            self.top = like.top
            self.bridges = like.bridges
            self.gondolas = like.gondolas
            self.banks = like.banks
            self.banks_before = like.banks_before
            self.rewarded = like.rewarded
            self.marked = like.marked
            self.connections = like.connections[:]
            self.spaces = like.spaces[:]
            self.order = like.order[:]
            self.men = like.men[:]

    def numbers(self) -> list[i64]:
        out = super().numbers()
        out.extend(
            [
                self.round,
                self.phase,
                self.current,
                self.tiles,
                self.first,
                self.left,
                self.top,
                self.bridges,
                self.gondolas,
                self.banks,
                self.banks_before,
                self.rewarded,
                self.marked,
            ]
        )
        for register in [self.connections, self.spaces, self.order, self.men]:
            out.extend(register)
        return out

    def clock(self) -> i64:
        """The round; set-up belongs to the first."""
        return max(self.round, 1)


class Cards(Board):
    """Cards, wherever they are, and who plays them.  Pools are numbers.

    `memory.py` says what `taken`, `since` and `lacks` are for.
    """

    def __init__(self, seats: i64, choices: Choices, box: Box, like: "Cards | None" = None) -> None:
        super().__init__(seats, choices, box, like)
        if like is None:
            self.leader: i64 = NO_SEAT  # player
            self.bonus: i64 = NO_SEAT  # player
            self.queue: i64 = 0  # players that are still to play, the next one first; an octal digit is 1 + player
            self.waiters: i64 = NOBODY  # mask of the seats that have used yellow 1 and not played yet
            self.pile: i64 = ALL_CARDS  # pool    SECRET: nobody
            self.swept: i64 = EMPTY  # pool: discards that all have seen
            self.row_mask: i64 = NOBODY  # rows that nobody has taken
            self.rows: vec[i64] = vec[i64]([EMPTY] * MOST_ROWS)  # pools
            self.neutral_cards: i64 = EMPTY  # pool
            self.laid: i64 = EMPTY  # pool    SECRET: owner, until [RI-4.3]
            self.converted: i64 = EMPTY  # pool: by yellow 2    SECRET: owner, until [RI-4.3]
            self.doubled: i64 = EMPTY  # pool: by yellow 4    SECRET: owner, until [RI-4.3]
            self.masks: i64 = 0  # yellow 3 that count as jokers    SECRET: owner, until [RI-4.3]
            self.played: vec[i64] = vec[i64]([EMPTY] * box.players)  # pools
            self.strengths: vec[i64] = vec[i64]([NOT_YET] * box.players)
            self.hands: vec[i64] = vec[i64]([EMPTY] * seats)  # pools    SECRET: owner, until [RI-4.3]
            self.chosen: vec[i64] = vec[i64]([EMPTY] * seats)  # pools: to be discarded    SECRET: owner
            self.discards: vec[i64] = vec[i64]([EMPTY] * seats)  # pools: face down    SECRET: owner
            self.taken: vec[i64] = vec[i64]([EMPTY] * (seats * ROUNDS))  # [seat, round - 1]: pools
            self.since: vec[i64] = vec[i64]([0] * (seats * ROUNDS))  # [seat, round - 1]
            self.lacks: vec[i64] = vec[i64]([0] * seats)  # masks of kinds of cards
        else:
            self.leader = like.leader
            self.bonus = like.bonus
            self.queue = like.queue
            self.waiters = like.waiters
            self.pile = like.pile
            self.swept = like.swept
            self.row_mask = like.row_mask
            self.rows = like.rows[:]
            self.neutral_cards = like.neutral_cards
            self.laid = like.laid
            self.converted = like.converted
            self.doubled = like.doubled
            self.masks = like.masks
            self.played = like.played[:]
            self.strengths = like.strengths[:]
            self.hands = like.hands[:]
            self.chosen = like.chosen[:]
            self.discards = like.discards[:]
            self.taken = like.taken[:]
            self.since = like.since[:]
            self.lacks = like.lacks[:]

    def numbers(self) -> list[i64]:
        out = super().numbers()
        out.extend(
            [
                self.leader,
                self.bonus,
                self.queue,
                self.waiters,
                self.pile,
                self.swept,
                self.row_mask,
                self.neutral_cards,
                self.laid,
                self.converted,
                self.doubled,
                self.masks,
            ]
        )
        for register in [
            self.rows,
            self.played,
            self.strengths,
            self.hands,
            self.chosen,
            self.discards,
            self.taken,
            self.since,
            self.lacks,
        ]:
            out.extend(register)
        return out


class Table(Cards):
    """All of a Rialto game: the board, the cards, and what each seat has."""

    def __init__(self, seats: i64, choices: Choices, box: Box, like: "Table | None" = None) -> None:
        super().__init__(seats, choices, box, like)
        if like is None:
            self.bank: i64 = COINS  # coins in the general supply
            self.stacks: i64 = ALL_BUILDINGS  # pool
            self.points: vec[i64] = vec[i64]([0] * seats)
            self.coins: vec[i64] = vec[i64]([0] * seats)
            self.general: vec[i64] = vec[i64]([COUNCILMEN - PERSONAL] * seats)
            self.personal: vec[i64] = vec[i64]([PERSONAL] * seats)
            self.buildings: vec[i64] = vec[i64]([EMPTY] * seats)  # pools
            self.used: vec[i64] = vec[i64]([EMPTY] * seats)  # pools: those of them that are used in this round ...
            self.barred: vec[i64] = vec[i64]([EMPTY] * seats)  # ... and those of these that have no coin    [RI-7.2]
            self.limits: vec[i64] = vec[i64]([LIMIT] * seats)  # of hands
        else:
            self.bank = like.bank
            self.stacks = like.stacks
            self.points = like.points[:]
            self.coins = like.coins[:]
            self.general = like.general[:]
            self.personal = like.personal[:]
            self.buildings = like.buildings[:]
            self.used = like.used[:]
            self.barred = like.barred[:]
            self.limits = like.limits[:]

    def numbers(self) -> list[i64]:
        out = super().numbers()
        out.extend([self.bank, self.stacks])
        for register in [
            self.points,
            self.coins,
            self.general,
            self.personal,
            self.buildings,
            self.used,
            self.barred,
            self.limits,
        ]:
            out.extend(register)
        return out

    # ---- questions

    def clockwise(self, player: i64) -> i64:
        """The next player clockwise.  [RI-9.1] One of the two seats is to the left of the neutral player."""
        step = self.players - 1 if self.box.neutral and self.left == 1 else 1
        return (player + step) % self.players

    def ready(self, seat: i64, building: i64) -> i64:
        """How many buildings of a kind a seat can still activate in this round, if it has the coins."""
        return count(self.buildings[seat] - self.used[seat], building)

    def round_of(self, district: i64) -> i64:
        """[RI-1.5] The number of the round tile there; 0 before it is laid."""
        return count(self.tiles, district)

    def district(self) -> i64:
        """[RI-3.1] The current one: that of this round's tile."""
        district: i64 = 0
        while self.round_of(district) != self.round:
            district += 1
        return district

    # ---- changes

    def advance(self, player: i64, spaces: i64) -> None:
        """[RI-2.2] A marker goes at least one space ahead, and on top of those that are there."""
        order = self.order
        here = self.spaces[player] + spaces
        self.spaces[player] = here
        place: i64 = 0
        while order[place] != player:
            place += 1
        while place > 0 and self.spaces[order[place - 1]] <= here:
            order[place] = order[place - 1]
            place -= 1
        order[place] = player


class RialtoTables(Tables[Table]):
    """How a table of Rialto is set up and copied."""

    def __init__(self) -> None:
        self.boxes: Final = RialtoBoxes()

    def new(self, seats: i64, choices: Choices) -> Table:
        return Table(seats, choices, self.boxes.get(seats, choices))

    def copy(self, s: Table) -> Table:
        return Table(s.seats, s.choices, s.box, s)
