"""One number for all that a seat knows: a cheap key, mixed from what the view is built from."""

from mypy_extensions import i64

from ...core.mixing import mixed, mixed_in
from ...core.pool import size
from ...core.state import OVER
from .draft import DEAL_CARD, KEEP_CARD, packet_before
from .ending import is_last
from .influence import USE_PEDDLER, USE_THIEF
from .material import HAND, NO_CARD
from .memory import cards_at, holder_at, picks_made
from .placing import ACT
from .state import Table


def key_of_table(s: Table) -> i64:
    """What everybody knows."""
    key = mixed(mixed(s.turn * 2 + s.half, s.first), s.bank)
    if s.step == KEEP_CARD.index:
        key = mixed(key, s.drafted)
    elif s.step == ACT.index or USE_PEDDLER.index <= s.step <= USE_THIEF.index:
        key = mixed(mixed(key, s.step), s.arg)
    elif s.step == OVER and is_last(s):  # who leads has won, then
        key = mixed(key, OVER)
    key = mixed_in(mixed_in(mixed_in(key, s.owners), s.ducats), s.counters)
    key = mixed_in(mixed_in(mixed_in(key, s.bag), s.piles), s.tokens)
    key = mixed_in(mixed_in(mixed_in(key, s.slots), s.played), s.lacks)
    hands = s.hands
    for seat in range(s.seats):
        key = mixed(key, size(hands[seat]))
    return mixed_in(mixed(key, s.shared), s.last) if s.shared else key


def key_of_seat(s: Table, seat: i64) -> i64:
    """What a seat knows besides: its cards, and the packets it has held."""
    key = mixed(s.hands[seat], s.kept[seat])
    if s.step == KEEP_CARD.index or s.step == DEAL_CARD.index:
        key = mixed(key, s.packets[packet_before(s, seat)])
    picks = s.picks
    for packet in range(s.box.packets):
        for pick in range(picks_made(s, packet)):
            card = picks[packet * HAND + pick]
            if holder_at(s, packet, pick) == seat and card != NO_CARD:
                key = mixed(mixed(mixed(key, packet * HAND + pick), card), cards_at(s, packet, pick))
    return key
