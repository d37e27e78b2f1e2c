"""[MF-1, MF-10, MF-11.1] Set-up: who is first, the display, the council, the market and the court."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.step import Automatic, Chance, Path
from . import events
from .box import BY_LOT
from .council import TILE_BITS, TILE_MASK
from .dogaressas import fill_court
from .masterworks import FILL_MARKET
from .material import COLOUR_OF_TILE, MARKET, NO_COLOUR, TILE_NAMES, TILES
from .rounds import START_ROUND
from .state import Table


class SetUp(Automatic[Table]):
    """[MF-1, MF-10] All that is drawn by lot, then the first round."""

    def run(self, s: Table) -> None:
        if s.box.first == BY_LOT:
            s.then(DRAW_FIRST)
        else:
            s.doge = s.box.first - 1
            events.FIRST.tell(s, s.doge)
        for number in range(s.box.display):
            s.then(TURN_DISPLAY)
        if s.box.masterworks:
            for place in range(TILES):
                s.then(LAY_TILE, place)
            for place in range(MARKET):
                s.then(FILL_MARKET, place)
            fill_court(s)
        s.then(START_ROUND)


class DrawFirst(Chance[Table]):
    """[MF-1.5] Any seat may begin with the Doge card."""

    def weights(self, s: Table) -> vec[i64]:
        return vec[i64]([1] * s.seats)

    def happen(self, s: Table, outcome: i64) -> None:
        s.doge = outcome
        events.FIRST.tell(s, outcome)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"first:{outcome}",)


class TurnDisplay(Chance[Table]):
    """[MF-1.3] A card is laid face up in the display."""

    def weights(self, s: Table) -> vec[i64]:
        return s.deck[:]

    def happen(self, s: Table, outcome: i64) -> None:
        s.deck[outcome] -= 1
        s.deck_left -= 1
        s.display[outcome] += 1
        s.display_left += 1
        if s.events is not None:
            events.TURNED.tell(s, s.box.faces[outcome])

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"deal:{s.box.names[outcome]}",)


class LayTile(Chance[Table]):
    """[MF-11.1] The next council tile from the bottom, so that all orders that are allowed are equally likely.

    The argument is the place.
    """

    def weights(self, s: Table) -> vec[i64]:
        left: i64 = (1 << TILES) - 1
        colour = NO_COLOUR
        for place in range(s.arg):
            tile = (s.tiles >> place * TILE_BITS & TILE_MASK) - 1
            left &= ~(i64(1) << tile)
            colour = i64(COLOUR_OF_TILE[tile])
        orders = vec[i64]([0] * TILES)
        for tile in range(TILES):
            if left >> tile & 1 and COLOUR_OF_TILE[tile] != colour:
                orders[tile] = ORDERS[(left & ~(i64(1) << tile)) * TILES + tile]
        return orders

    def happen(self, s: Table, outcome: i64) -> None:
        s.tiles |= outcome + 1 << s.arg * TILE_BITS
        events.TILED.tell(s, outcome, s.arg)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"tile:{TILE_NAMES[outcome]}",)


def count_orders() -> vec[i64]:
    """[tiles left, tile below]: in how many ways the tiles that are left can be laid on top of a tile."""
    orders = vec[i64]([0] * ((1 << TILES) * TILES))
    for below in range(TILES):
        orders[below] = 1
    for left in range(1, 1 << TILES):
        for below in range(TILES):
            for tile in range(TILES):
                if left >> tile & 1 and COLOUR_OF_TILE[tile] != COLOUR_OF_TILE[below]:
                    orders[left * TILES + below] += orders[(left & ~(i64(1) << tile)) * TILES + tile]
    return orders


ORDERS: Final = count_orders()

SET_UP: Final = SetUp("set_up", "MF-1.1")
DRAW_FIRST: Final = DrawFirst("draw_first", "MF-1.5")
TURN_DISPLAY: Final = TurnDisplay("turn_display", "MF-1.3")
LAY_TILE: Final = LayTile("lay_tile", "MF-11.1")
