"""What a seat of Intrigo takes as things lie beside what all others take, and whether a power makes it less."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import count
from ...core.seats import NO_SEAT
from ...games.intrigo.influence import NONE, POWERS, USE_GONDOLIER
from ...games.intrigo.material import CARDS, CORPORATIONS, DUCAT, FREE, GONDOLIER, INFLUENCE, INFLUENCES, SLOTS
from ...games.intrigo.state import Table
from .features import DUCAT_KIND, SURE
from .outlook import WAYS, Outlook, worth_of

UNSURE: Final = 0.5  # of a token with a free slot beside it: it may still be taken away
THE_GAME: Final = 100.0  # more than all tokens of the Palace
NO_OUTCOME: Final = -1000.0  # less than every outcome
A_TRIFLE: Final = 0.001  # sums of the same worths may differ by so much


def rows_in_vain(outlook: Outlook, s: Table, seat: i64, slot: i64) -> bool:
    """Would no swap of a Gondolier in this slot bring the seat anything?  Then he only fills it [IN-5.2]."""
    out = outlook.targets
    out.count = 0
    s.slots[slot] = INFLUENCE + GONDOLIER
    USE_GONDOLIER.targets(s, slot, out)
    least = balance(outlook, s, seat) + A_TRIFLE
    is_vain = True
    for i in range(out.count):
        if balance_after(outlook, s, seat, GONDOLIER, slot, out.codes[i] - 1) > least:
            is_vain = False
            break
    s.slots[slot] = FREE
    return is_vain


def is_too_dear(outlook: Outlook, s: Table, seat: i64, influence: i64, slot: i64) -> bool:
    """Would a card of the hand in the last free slot bring as much as this hire there, with what it costs?

    Nobody acts after it, so what lies there is shared out: a Ducat paid to take a Ducat is paid for nothing.
    """
    if s.free > 1:
        return False
    price = worth_of(DUCAT_KIND) * float(s.price(influence))
    return best_hired(outlook, s, seat, influence, slot) - price <= best_placed(outlook, s, seat, slot) + A_TRIFLE


def best_hired(outlook: Outlook, s: Table, seat: i64, influence: i64, slot: i64) -> float:
    """The outcome once an Influence card fills the last slot, its power used in the best way or not at all."""
    out = outlook.targets
    out.count = 0
    s.slots[slot] = INFLUENCE + influence
    POWERS[influence].targets(s, slot, out)
    best = outcome(outlook, s, seat)
    for i in range(out.count):
        outlook.trial.use(s, influence, slot, out.codes[i] - 1)
        best = max(best, outcome(outlook, s, seat))
        outlook.trial.undo(s)
    s.slots[slot] = FREE
    return best


def best_placed(outlook: Outlook, s: Table, seat: i64, slot: i64) -> float:
    """The outcome once the best card of the seat's hand fills the last slot; none, if the hand is empty."""
    best = NO_OUTCOME
    for card in range(CARDS):
        if count(s.hands[seat], card):
            s.slots[slot] = 1 + card
            best = max(best, outcome(outlook, s, seat))
    s.slots[slot] = FREE
    return best


def outcome(outlook: Outlook, s: Table, seat: i64) -> float:
    """What the share-out of a full Palace brings: the game first, then the tokens."""
    total = balance(outlook, s, seat)
    winner = outlook.sure_winner(s)
    if winner == NO_SEAT:
        return total
    return total + THE_GAME if winner == seat else total - THE_GAME


def power_asked(s: Table) -> i64:
    """The Influence card whose target is asked for; INFLUENCES: none."""
    for influence in range(INFLUENCES):
        if s.step == POWERS[influence].index:
            return influence
    return INFLUENCES


def loses_by_power(outlook: Outlook, s: Table, seat: i64, code: i64) -> bool:
    """Has the seat less, once a power is used like this, than if it is not: a won arcade is left for an open one?"""
    influence = power_asked(s)
    if influence == INFLUENCES or code == NONE:
        return False
    after = balance_after(outlook, s, seat, influence, s.arg % SLOTS, code - 1)
    return after < balance(outlook, s, seat) - A_TRIFLE


def balance_after(outlook: Outlook, s: Table, seat: i64, influence: i64, slot: i64, target: i64) -> float:
    outlook.trial.use(s, influence, slot, target)
    after = balance(outlook, s, seat)
    outlook.trial.undo(s)
    return after


def balance(outlook: Outlook, s: Table, seat: i64) -> float:
    """The tokens of the seat less those of all others, as they are served from the door on [IN-6.1]."""
    tally, slots, tokens = outlook.tally, s.slots, s.tokens
    for i in range(s.seats * CORPORATIONS):
        tally[i] = s.counters[i]
    total = 0.0
    left = slots[s.arcades - 1]
    for arcade in range(s.arcades):
        right = slots[arcade]
        claim = outlook.claim(s, tokens[arcade], left, right)
        left = right
        if claim < 0:
            continue
        owner, token = claim // WAYS, tokens[arcade]
        worth = worth_of(outlook.tallied_kind(owner, token))
        if token != DUCAT:
            tally[owner * CORPORATIONS + token - 1] += 1
        if claim % WAYS != SURE:
            worth *= UNSURE
        total += worth if owner == seat else -worth
    return total
