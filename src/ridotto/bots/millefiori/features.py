"""[MF] The features of Mille Fiori by number and by name.  Points count in tens."""

from typing import Final

from mypy_extensions import i64

from ..advice import Guess

# ---- of a position

POINTS: Final[i64] = 0  # scored so far
HAND: Final[i64] = 1  # what the best card at hand brings at once
GROUPS: Final[i64] = 2  # what a workshop next to own diamonds would score
CHAIN: Final[i64] = 3  # own residences that the next one continues
CARRIED: Final[i64] = 4  # fields above own townspeople that will score for them
SHARES: Final[i64] = 5  # what trade to come pays to own diamonds
GOOD_DEALS: Final[i64] = 6  # commodities in which another seat is far enough ahead
FLEETS: Final[i64] = 7  # own ships in fleets that are not full
OUTLOOK: Final[i64] = 8  # what the next voyage brings
VOYAGE: Final[i64] = 9  # how far the ship has come
ONE_SHORT: Final[i64] = 10  # point bonuses that lack one symbol
TWO_SHORT: Final[i64] = 11  # point bonuses that lack two
NEXT_VALUE: Final[i64] = 12  # a residence of the next value brings an extra card
SUPPLY: Final[i64] = 13  # diamonds that are left
DOGE: Final[i64] = 14  # to play first
COUNCIL: Final[i64] = 15  # how far the councillor has come
NEXT_STEP: Final[i64] = 16  # what the next step in the council brings
LADIES: Final[i64] = 17  # Dogaressa cards
LINES: Final[i64] = 18  # rows and columns of the showcase that lack one masterwork, or none

# ---- of an answer

GAIN: Final[i64] = 19  # points at once
BONUS: Final[i64] = 20  # a point bonus
EXTRA: Final[i64] = 21  # an extra card
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

ACTS: Final[i64] = GAIN

GUESSES: Final[list[Guess]] = [
    ("points", 0.31),
    ("hand", 0.16),
    ("groups", 0.41),
    ("chain", 0.33),
    ("carried", 0.1),
    ("shares", 0.26),
    ("good_deals", 0.1),
    ("fleets", 0.52),
    ("outlook", 0.25),
    ("voyage", -0.69),
    ("one_short", 0.22),
    ("two_short", 0.09),
    ("next_value", 0.15),
    ("supply", -0.38),
    ("doge", -0.05),
    ("council", 0.1),
    ("next_step", 0.53),
    ("ladies", 0.2),
    ("lines", 0.29),
    ("gain", 10.3),
    ("bonus", 7.7),
    ("extra", 8.3),
    ("for_others", -2.9),
    ("toward", 5.3),
    ("grow", 2.7),
    ("to_carry", 4.6),
    ("to_share", 4.4),
    ("fleet", 5.8),
    ("opens", -0.83),
    ("denies", 3.2),
    ("sea", 1.9),
    ("step", 2.5),
    ("crown", 0.1),
    ("work", 4.6),
    ("lady", 3.6),
    ("spent_lady", -4.2),
    ("line", 8.2),
    ("near_line", 2.0),
    ("covers", -1.1),
    ("blind", 0.0),
    ("kept_from", 2.1),
    ("ends", 0.93),
    ("declines", -8.0),
]
