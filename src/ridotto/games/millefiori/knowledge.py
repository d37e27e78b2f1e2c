"""[MF-2.9] A cheap key of what a seat knows: two positions have the same one when they look the same to that seat."""

from mypy_extensions import i64

from ...core.mixing import mixed, mixed_in
from .draft import DEAL_CARD, KEEP_CARD
from .masterworks import face_of
from .material import CARDS, NO_CARD, NO_WORK, WORKS
from .memory import has_held, has_kept, whole_packet
from .packets import CARD_BITS, CARD_MASK, NO_CARDS, size, without_card
from .state import EMPTY_PLACE, FROM_HAND, Table


def known_key(s: Table, seat: i64) -> i64:
    """The key of a seat (-1: a spectator): all that is open, and what it remembers."""
    key = mixed(mixed_board(s), seat)
    key = mixed_cards(s, key)
    if s.box.masterworks:
        key = mixed_expansion(s, key)
    return mixed_memory(s, seat, key)


def mixed_board(s: Table) -> i64:
    """The course of the game and the board."""
    turn = s.arg - 1 if s.step == KEEP_CARD.index else s.turn
    key = mixed(mixed(mixed(s.round, s.cycle), s.doge), turn)
    key = mixed_in(key, s.points)
    key = mixed_in(key, s.diamonds)
    key = mixed_in(key, s.ships)
    key = mixed_in(key, s.owned)
    return mixed_in(key, s.bonuses)


def mixed_cards(s: Table, key: i64) -> i64:
    """Cards that lie open.  A packet that is being dealt is not seen yet."""
    is_dealing = s.step == DEAL_CARD.index
    key = mixed(mixed(key, s.card), s.extra)
    key = mixed(key, s.deck_left + s.arg if is_dealing else s.deck_left)
    key = mixed_in(key, s.display)
    key = mixed_in(key, s.discards)
    key = mixed_in(key, s.picks)
    packets = s.packets
    for seat in range(s.seats):
        key = mixed(key, 0 if is_dealing else size(packets[seat]))
        key = mixed(key, i64(has_kept(s, seat)))
    return key


def mixed_expansion(s: Table, key: i64) -> i64:
    """Council, Dogaressa cards and masterworks.  Where a masterwork came from is not seen."""
    key = mixed(mixed(mixed(key, s.tiles), s.lady), s.pile)
    key = mixed(key, s.work if s.work == NO_WORK else face_of(s.work))
    key = mixed_in(key, s.councillors)
    key = mixed_in(key, s.ladies)
    key = mixed_in(key, s.court)
    key = mixed_in(key, s.market)
    key = mixed_in(key, s.works)
    for work in s.showcases:
        key = mixed(key, work if work == EMPTY_PLACE else 1 + face_of(work - 1))
    covered = s.covered
    for work in range(FROM_HAND + WORKS):
        for copy in range(covered[work]):
            key = mixed(key, face_of(work))
    return key


def mixed_memory(s: Table, seat: i64, key: i64) -> i64:
    """The packets that a seat has held, the card it has kept, and the cards of which it knows nothing."""
    unknown = s.deck[:]
    for packet in range(s.seats):
        whole = whole_packet(s, packet)
        if has_held(s, seat, packet):
            key = mixed(key, whole)
            continue
        while whole:
            unknown[(whole & CARD_MASK) - 1] += 1
            whole >>= CARD_BITS
    for card in range(CARDS):
        key = mixed(key, unknown[card])
    if seat < 0:
        return key
    packet = s.packets[s.packet_of(seat)]
    kept = s.kept[seat]
    if kept != NO_CARD and s.step == KEEP_CARD.index and packet != NO_CARDS:
        packet = without_card(packet, kept)
    return mixed(mixed(key, packet), kept)
