"""[MF-2.9] What a seat remembers of the packets of a round, and the worlds that agree with it.

A seat knows every packet that it has held in this round, for whatever was kept out of it since then has been shown,
but for the card that its holder has kept in this cycle and not played yet.  All other packets are as unknown to it as
the draw pile.  Every way to deal the unknown cards is equally likely, and so is every card of a packet to be the kept
one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.rng import Rng
from .draft import KEEP_CARD
from .material import NO_CARD
from .packets import NO_CARDS, card_at, cards_of, size, with_card, without_card
from .state import Table


def holder_of(s: Table, packet: i64) -> i64:
    """The seat that keeps a card of a packet in this cycle.  [MF-2.2] Packets go to the left."""
    return (packet + s.cycle) % s.seats


def has_held(s: Table, seat: i64, packet: i64) -> bool:
    """Has a seat (-1: a spectator) seen what is in a packet?"""
    return seat >= 0 and (seat - packet + s.seats) % s.seats <= s.cycle


def has_kept(s: Table, seat: i64) -> bool:
    """Does a kept card lie before a seat?  While all choose, nobody is seen to have kept any."""
    return s.kept[seat] != NO_CARD and s.step != KEEP_CARD.index


def whole_packet(s: Table, packet: i64) -> i64:
    """A packet with the card that its holder has kept and not played."""
    holder = holder_of(s, packet)
    return with_card(s.packets[packet], s.kept[holder]) if has_kept(s, holder) else s.packets[packet]


def unseen(s: Table, seat: i64) -> vec[i64]:
    """[card]: the cards of which a seat knows nothing."""
    cards = s.deck[:]
    for packet in range(s.seats):
        if not has_held(s, seat, packet):
            for card in cards_of(whole_packet(s, packet)):
                cards[card] += 1
    return cards


def deal_again(w: Table, seat: i64, rng: Rng) -> None:
    """Deal and draft anew, in `w`, what `seat` cannot know."""
    cards = unseen(w, seat)
    for packet in range(w.seats):
        holder = holder_of(w, packet)
        whole = whole_packet(w, packet)
        if not has_held(w, seat, packet):
            whole = draw_packet(cards, size(whole), rng)
        if has_kept(w, holder) and holder != seat:
            w.kept[holder] = card_at(whole, rng.below(size(whole)))
        w.packets[packet] = without_card(whole, w.kept[holder]) if has_kept(w, holder) else whole
    w.deck = cards


def draw_packet(cards: vec[i64], number: i64, rng: Rng) -> i64:
    packet: i64 = NO_CARDS
    for i in range(number):
        card = rng.weighted(cards)
        cards[card] -= 1
        packet = with_card(packet, card)
    return packet
