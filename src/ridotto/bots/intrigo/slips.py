"""What nobody keeps by mistake in the draft of Intrigo.  It may be right all the same: others must place the rest."""

from mypy_extensions import i64

from ...core.pool import count
from ...games.intrigo.draft import packet_before
from ...games.intrigo.material import CARDS
from ...games.intrigo.state import Table


def keeps_too_low(s: Table, seat: i64, card: i64) -> bool:
    """Is the card one's own and lower than another one's own, or not one's own and at most half as high?"""
    highest = highest_own(s, seat)
    value = s.box.values[card]
    return value < highest if is_own(s, seat, card) else 2 * value <= highest


def highest_own(s: Table, seat: i64) -> i64:
    """The highest value of a card of the seat's own in the packet that it holds; 0: there is none."""
    packet, values = s.packets[packet_before(s, seat)], s.box.values
    highest: i64 = 0
    for card in range(CARDS):
        if values[card] > highest and count(packet, card) and is_own(s, seat, card):
            highest = values[card]
    return highest


def is_own(s: Table, seat: i64, card: i64) -> bool:
    return s.owners[s.box.families[card]] == seat
