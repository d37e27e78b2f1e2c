"""[MF] The features of Mille Fiori by number and by name.  Points count in tens."""

from typing import Final

from mypy_extensions import i64

from ..advice import Guess

# ---- of a position

POINTS: Final[i64] = 0  # scored so far, and by lines of the showcase that are complete
HAND: Final[i64] = 1  # what the best card at hand brings at once; early in the game there are as good ones to come
GROUPS: Final[i64] = 2  # what a workshop next to own diamonds would score beyond a small group
CHAIN: Final[i64] = 3  # own residences that the next one continues
CARRIED: Final[i64] = 4  # fields above own townspeople that will score for them
SHARES: Final[i64] = 5  # what trade to come pays to own diamonds
GOOD_DEALS: Final[i64] = 6  # commodities in which another seat is far enough ahead
FLEETS: Final[i64] = 7  # own ships in fleets that are not full
OUTLOOK: Final[i64] = 8  # what the best next voyage brings
VOYAGE: Final[i64] = 9  # how far the ship has come
ONE_SHORT: Final[i64] = 10  # point bonuses that lack one symbol
TWO_SHORT: Final[i64] = 11  # point bonuses that lack two
NEXT_VALUE: Final[i64] = 12  # a residence of the next value brings an extra card
SUPPLY: Final[i64] = 13  # diamonds that are left
DOGE: Final[i64] = 14  # to play first
COUNCIL: Final[i64] = 15  # how far the councillor has come
NEXT_STEP: Final[i64] = 16  # what the next step in the council brings, and that there are some to come
LADIES: Final[i64] = 17  # Dogaressa cards
LINES: Final[i64] = 18  # masterworks, and rows and columns of the showcase that lack one of them

# ---- of an answer

GAIN: Final[i64] = 19  # points at once
BONUS: Final[i64] = 20  # a point bonus
EXTRA: Final[i64] = 21  # an extra card: what the best one of the display brings
FOR_OTHERS: Final[i64] = 22  # points that the others get on the average
TOWARD: Final[i64] = 23  # a symbol that a point bonus lacks
GROW: Final[i64] = 24  # free workshops beside the new one
TO_CARRY: Final[i64] = 25  # fields above a townsperson
TO_SHARE: Final[i64] = 26  # what trade to come pays to the new diamond
FLEET: Final[i64] = 27  # what a fleet may pay when it is full
OPENS: Final[i64] = 28  # what becomes possible for the next seats
DENIES: Final[i64] = 29  # a chain of residences of another seat that ends here
SEA: Final[i64] = 30  # a better place for the next voyage
STEP: Final[i64] = 31  # steps in the council
CROWN: Final[i64] = 32  # to take the Doge card
WORK: Final[i64] = 33  # a masterwork
LADY: Final[i64] = 34  # a Dogaressa card
SPENT_LADY: Final[i64] = 35  # to use a Dogaressa card up
LINE: Final[i64] = 36  # a row or a column of the showcase is complete
NEAR_LINE: Final[i64] = 37  # a row or a column of the showcase lacks one masterwork
COVERS: Final[i64] = 38  # a masterwork is covered
BLIND: Final[i64] = 39  # the top card of a pile
KEPT_FROM: Final[i64] = 40  # what the card would bring to the seat that gets the packet
ENDS: Final[i64] = 41  # the last diamond, and how far ahead the seat is then
DECLINES: Final[i64] = 42  # an extra card that is not played
IDLE: Final[i64] = 43  # a voyage of a ship that is at the end of the sea route

ACTS: Final[i64] = GAIN

GUESSES: Final[list[Guess]] = [
    ("points", 0.32),
    ("hand", 0.26),
    ("groups", 0.27),
    ("chain", 0.6),
    ("carried", 0.1),
    ("shares", 0.1),
    ("good_deals", 0.05),
    ("fleets", 0.3),
    ("outlook", 0.45),
    ("voyage", -0.28),
    ("one_short", 0.29),
    ("two_short", 0.12),
    ("next_value", 0.85),
    ("supply", -0.45),
    ("doge", 0.02),
    ("council", 0.05),
    ("next_step", 0.21),
    ("ladies", 0.85),
    ("lines", 0.22),
    ("gain", 9.6),
    ("bonus", 6.9),
    ("extra", 8.0),
    ("for_others", -2.9),
    ("toward", 7.8),
    ("grow", 4.1),
    ("to_carry", 5.7),
    ("to_share", 5.2),
    ("fleet", 9.6),
    ("opens", -0.4),
    ("denies", 4.1),
    ("sea", 3.2),
    ("step", 1.5),
    ("crown", 0.1),
    ("work", 5.3),
    ("lady", 3.9),
    ("spent_lady", -5.2),
    ("line", 9.9),
    ("near_line", 2.4),
    ("covers", -1.1),
    ("blind", 2.2),
    ("kept_from", 1.8),
    ("ends", 1.2),
    ("declines", -8.0),
    ("idle", -4.0),
]
