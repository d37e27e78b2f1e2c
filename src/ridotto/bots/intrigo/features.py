"""What a good player of Intrigo looks at: the numbers of the features, their names, and first guesses."""

from typing import Final

from mypy_extensions import i64

from ..advice import Guess

# ---- what a token is to a seat, and how sure it is of it

DUCAT_KIND: Final[i64] = 0
SPARE: Final[i64] = 1  # a Seal of a corporation that the seat has already
LACKED: Final[i64] = 2
WINNING: Final[i64] = 3  # with this Seal the seat wins the game
KINDS: Final[i64] = 4

OPEN: Final[i64] = 0  # a slot beside the token is free, and a card that would take it away is in a hand
SAFE: Final[i64] = 1  # a slot is free, but no hand holds a higher card
SURE: Final[i64] = 2  # both slots are taken

# ---- positions: the counters

DIFFERENT: Final[i64] = 0
THREE_DIFFERENT: Final[i64] = 1
FOUR_DIFFERENT: Final[i64] = 2
SEALS: Final[i64] = 3
PAIRS: Final[i64] = 4
THREE_ALIKE: Final[i64] = 5
TWO_WAYS: Final[i64] = 6

# ---- positions: Ducats and the turn to come

DUCATS: Final[i64] = 7
FIRST_DUCAT: Final[i64] = 8
POWERS_FOR_SALE: Final[i64] = 9
WANTED: Final[i64] = 10
WINNING_IN_PALACE: Final[i64] = 11
ACTS_FIRST: Final[i64] = 12
ACTS_LAST: Final[i64] = 13
LATE: Final[i64] = 14

# ---- positions: the Palace as it lies, by kind of token

SURE_TOKENS: Final[i64] = 15
OPEN_TOKENS: Final[i64] = 19

# ---- answers: what becomes of the tokens, [how sure, kind of token]

MINE: Final[i64] = 23
THEIRS: Final[i64] = 35

# ---- answers: the card that is placed

OWN_CARD: Final[i64] = 47
OWN_VALUE: Final[i64] = 48
THEIR_VALUE: Final[i64] = 49
NEUTRAL_VALUE: Final[i64] = 50
BESIDE_OWN: Final[i64] = 51
BESIDE_FREE: Final[i64] = 52

# ---- answers: Influence cards, [power]

HIRE_POWER: Final[i64] = 53
PREY: Final[i64] = 59
PRICE: Final[i64] = 65
LAST_DUCAT: Final[i64] = 66
PASSES: Final[i64] = 67
DECLINES: Final[i64] = 68

# ---- answers: the draft

KEEP_OWN: Final[i64] = 69
KEEP_OWN_VALUE: Final[i64] = 70
KEEP_THEIR_VALUE: Final[i64] = 71
KEEP_NEUTRAL: Final[i64] = 72
KEEP_NEUTRAL_VALUE: Final[i64] = 73
KEEP_THREAT: Final[i64] = 74

# ---- answers: the end of the game, as far as it is sure

WINS: Final[i64] = 75
ANOTHER_WINS: Final[i64] = 76
COULD_STOP: Final[i64] = 77
COULD_WIN: Final[i64] = 78

# ---- answers: the call of a Courtesan

CALLS_LACKED: Final[i64] = 79

ANSWERS: Final[i64] = MINE

GUESSES: Final[list[Guess]] = [
    ("different", 0.36),
    ("three_different", 0.49),
    ("four_different", 0.52),
    ("seals", 0.17),
    ("pairs", 0.07),
    ("three_alike", 0.59),
    ("two_ways", 0.0),
    ("ducats", 0.29),
    ("first_ducat", -0.1),
    ("powers_for_sale", 0.49),
    ("wanted", 0.09),
    ("winning_in_palace", 0.33),
    ("acts_first", 0.01),
    ("acts_last", 0.04),
    ("late", 1.0),
    ("sure_ducat", 0.27),
    ("sure_spare", 0.29),
    ("sure_lacked", 0.48),
    ("sure_winning", 2.33),
    ("open_ducat", 0.01),
    ("open_spare", 0.02),
    ("open_lacked", 0.1),
    ("open_winning", 0.51),
    ("my_open_ducat", 0.0),
    ("my_open_spare", -0.58),
    ("my_open_lacked", 0.51),
    ("my_open_winning", 1.41),
    ("my_safe_ducat", 0.49),
    ("my_safe_spare", 0.14),
    ("my_safe_lacked", 2.08),
    ("my_safe_winning", 2.53),
    ("my_sure_ducat", 2.15),
    ("my_sure_spare", 2.48),
    ("my_sure_lacked", 5.94),
    ("my_sure_winning", 5.38),
    ("their_open_ducat", -0.6),
    ("their_open_spare", -1.11),
    ("their_open_lacked", -2.2),
    ("their_open_winning", -2.54),
    ("their_safe_ducat", -0.83),
    ("their_safe_spare", -1.82),
    ("their_safe_lacked", -3.23),
    ("their_safe_winning", -3.23),
    ("their_sure_ducat", -1.18),
    ("their_sure_spare", -2.03),
    ("their_sure_lacked", -3.95),
    ("their_sure_winning", -3.57),
    ("own_card", 0.1),
    ("own_value", -0.53),
    ("their_value", 1.98),
    ("neutral_value", 1.0),
    ("beside_own", 0.15),
    ("beside_free", 0.87),
    ("hire_peddler", 0.29),
    ("hire_assassin", -0.62),
    ("hire_courtesan", -0.4),
    ("hire_gondolier", 0.42),
    ("hire_guard", -0.5),
    ("hire_thief", -1.35),
    ("prey_of_peddler", 1.69),
    ("prey_of_assassin", 1.68),
    ("prey_of_courtesan", 0.94),
    ("prey_of_gondolier", 1.25),
    ("prey_of_guard", 0.85),
    ("prey_of_thief", 0.67),
    ("price", -0.84),
    ("last_ducat", -0.28),
    ("passes", 0.06),
    ("declines", -1.33),
    ("keep_own", 0.6),
    ("keep_own_value", 1.24),
    ("keep_their_value", 0.42),
    ("keep_neutral", 0.36),
    ("keep_neutral_value", 0.11),
    ("keep_threat", 0.98),
    ("wins", 8.0),
    ("another_wins", -10.0),
    ("could_stop_another", 7.0),
    ("could_win", 8.0),
    ("calls_lacked", 4.5),
]
