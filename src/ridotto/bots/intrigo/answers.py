"""What speaks for an answer in Intrigo, and against it."""

from typing import Final

from mypy_extensions import i64

from ...core.seats import NO_SEAT
from ...games.intrigo.draft import KEEP_CARD
from ...games.intrigo.influence import (
    NONE,
    SIDES,
    USE_ASSASSIN,
    USE_COURTESAN,
    USE_PEDDLER,
    USE_THIEF,
    near_arcade,
    near_slot,
)
from ...games.intrigo.material import (
    CORPORATIONS,
    COURTESAN,
    DOWN,
    FACE_DOWN,
    FREE,
    INFLUENCE,
    MOST_ARCADES,
    SLOTS,
    WIN_ALIKE,
    WIN_DIFFERENT,
)
from ...games.intrigo.placing import ACT, HIRE, PASS
from ...games.intrigo.state import Table
from ..advice import Advice
from .ending import could_stop, judge_hire, judge_slots, judge_tokens
from .features import (
    BESIDE_FREE,
    BESIDE_OWN,
    CALLS_LACKED,
    COULD_STOP,
    COULD_WIN,
    DECLINES,
    HIRE_POWER,
    KEEP_NEUTRAL,
    KEEP_NEUTRAL_VALUE,
    KEEP_OWN,
    KEEP_OWN_VALUE,
    KEEP_THEIR_VALUE,
    KEEP_THREAT,
    KINDS,
    LAST_DUCAT,
    MINE,
    NEUTRAL_VALUE,
    OWN_CARD,
    OWN_VALUE,
    PASSES,
    PREY,
    PRICE,
    SURE,
    THEIR_VALUE,
    THEIRS,
    WINNING,
)
from .outlook import TOKENS, WAYS, Outlook
from .powers import could_win
from .prey import calls_lacked, prey

NO_SLOT: Final[i64] = -1


def consider_answer(advice: Advice[Table], outlook: Outlook, s: Table, seat: i64, code: i64) -> None:
    outlook.is_decisive = False
    if s.step == ACT.index:
        if code == PASS:
            advice.note(PASSES)
        elif code >= HIRE:
            hire(advice, outlook, s, seat, (code - HIRE) // SLOTS, (code - HIRE) % SLOTS)
        else:
            place(advice, outlook, s, seat, code // SLOTS, code % SLOTS)
    elif s.step == KEEP_CARD.index:
        keep(advice, s, seat, code)
    elif code == NONE:
        advice.note(DECLINES)
    else:
        use_power(advice, outlook, s, seat, s.arg % SLOTS, code - 1)


# ---- the draft


def keep(advice: Advice[Table], s: Table, seat: i64, card: i64) -> None:
    """A card of one's own takes tokens; one of another's is kept to be wasted where it takes nothing."""
    owner = s.owners[s.box.families[card]]
    value = share_of_highest(s, card)
    if owner == seat:
        advice.note(KEEP_OWN)
        advice.note(KEEP_OWN_VALUE, value)
    elif owner == NO_SEAT:
        advice.note(KEEP_NEUTRAL)
        advice.note(KEEP_NEUTRAL_VALUE, value)
    else:
        advice.note(KEEP_THEIR_VALUE, value)
        if is_threat(s, owner):
            advice.note(KEEP_THREAT, value)


def share_of_highest(s: Table, card: i64) -> float:
    """The value of a card beside the highest of its family."""
    families, values = s.box.families, s.box.values
    highest = values[card]
    for other in range(max(card - 3, 0), min(card + 4, len(values))):
        if families[other] == families[card] and values[other] > highest:
            highest = values[other]
    return float(values[card]) / float(highest)


def is_threat(s: Table, seat: i64) -> bool:
    """Can one more Seal win the game for a seat?"""
    different: i64 = 0
    for corporation in range(CORPORATIONS):
        number = s.counters[seat * CORPORATIONS + corporation]
        if number >= WIN_ALIKE - 1:
            return True
        different += 1 if number > 0 else 0
    return different == WIN_DIFFERENT - 1


# ---- placing


def place(advice: Advice[Table], outlook: Outlook, s: Table, seat: i64, card: i64, slot: i64) -> None:
    """Take what one lacks, give others what they have; high cards are few."""
    owner = s.owners[s.box.families[card]]
    value = float(s.box.values[card]) / float(outlook.highest)
    if owner == seat:
        advice.note(OWN_CARD)
        advice.note(OWN_VALUE, value)
        for side in range(SIDES):
            beside(advice, s, seat, s.slots[near_slot(s, slot, side)])
    else:
        advice.note(NEUTRAL_VALUE if owner == NO_SEAT else THEIR_VALUE, value)
    settle(advice, outlook, s, seat, slot, 1 + card, NO_SLOT, FREE)


def beside(advice: Advice[Table], s: Table, seat: i64, cell: i64) -> None:
    """Next to a card of one's own one of the two is wasted; a free slot lets others answer."""
    if cell == FREE:
        advice.note(BESIDE_FREE)
    elif cell <= FACE_DOWN and s.owners[s.box.families[cell - 1]] == seat:
        advice.note(BESIDE_OWN)


def hire(advice: Advice[Table], outlook: Outlook, s: Table, seat: i64, influence: i64, slot: i64) -> None:
    """A power is worth what it finds beside its slot; the card itself lets a lone neighbour win."""
    price = s.price(influence)
    advice.note(HIRE_POWER + influence)
    advice.note(PRICE, float(price))
    if price == s.ducats[seat]:
        advice.note(LAST_DUCAT)
    advice.note(PREY + influence, prey(outlook, s, seat, influence, slot))
    if influence == COURTESAN and calls_lacked(outlook, s, seat, slot):
        advice.note(CALLS_LACKED)
    if could_stop(outlook, s, seat, influence, slot):
        advice.note(COULD_STOP)
    if could_win(outlook, s, seat, influence, slot):
        advice.note(COULD_WIN)
    rearrange(advice, outlook, s, seat, slot, INFLUENCE + influence, NO_SLOT, FREE)
    if outlook.is_decisive:
        judge_hire(advice, outlook, s, seat, slot, INFLUENCE + influence)


# ---- powers


def use_power(advice: Advice[Table], outlook: Outlook, s: Table, seat: i64, slot: i64, target: i64) -> None:
    """Every power is judged by what it makes of the tokens around."""
    if s.step == USE_THIEF.index:
        arcade = near_arcade(s, slot, target)
        exchange(advice, outlook, s, seat, arcade, s.tokens[arcade] + DOWN)
        if outlook.is_decisive:
            judge_tokens(advice, outlook, s, seat, arcade, s.tokens[arcade] + DOWN, arcade, s.tokens[arcade] + DOWN)
    elif s.step == USE_PEDDLER.index:
        near, far = near_arcade(s, slot, target // MOST_ARCADES), target % MOST_ARCADES
        exchange(advice, outlook, s, seat, near, s.tokens[far])
        exchange(advice, outlook, s, seat, far, s.tokens[near])
        if outlook.is_decisive:
            judge_tokens(advice, outlook, s, seat, near, s.tokens[far], far, s.tokens[near])
    elif s.step == USE_ASSASSIN.index:
        near = near_slot(s, slot, target)
        settle(advice, outlook, s, seat, near, s.slots[near] + FACE_DOWN, NO_SLOT, FREE)
    elif s.step == USE_COURTESAN.index:
        near = near_slot(s, slot, target % SIDES)
        settle(advice, outlook, s, seat, near, 1 + target // SIDES, NO_SLOT, FREE)
    else:  # Gondolier and Guard: two slots swap what lies there
        near, far = near_slot(s, slot, target // SLOTS), target % SLOTS
        settle(advice, outlook, s, seat, near, s.slots[far], far, s.slots[near])


# ---- what becomes of the tokens


def exchange(advice: Advice[Table], outlook: Outlook, s: Table, seat: i64, arcade: i64, token: i64) -> None:
    """Another token lies on an arcade, between the same cards."""
    left, right = s.slots[s.before(arcade)], s.slots[arcade]
    weigh_change(
        advice, outlook, seat, outlook.claims[arcade], outlook.claim(s, token, left, right), s.tokens[arcade], token
    )


def settle(
    advice: Advice[Table], outlook: Outlook, s: Table, seat: i64, slot: i64, cell: i64, slot_2: i64, cell_2: i64
) -> None:
    """Other cards lie in a slot, or in two, and the next seat acts."""
    rearrange(advice, outlook, s, seat, slot, cell, slot_2, cell_2)
    if outlook.is_decisive:
        judge_slots(advice, outlook, s, seat, slot, cell, slot_2, cell_2)


def rearrange(
    advice: Advice[Table], outlook: Outlook, s: Table, seat: i64, slot: i64, cell: i64, slot_2: i64, cell_2: i64
) -> None:
    """Other cards lie in a slot, or in two, beside the same tokens."""
    after = s.after(slot)
    redo(advice, outlook, s, seat, slot, slot, cell, slot_2, cell_2)
    redo(advice, outlook, s, seat, after, slot, cell, slot_2, cell_2)
    if slot_2 == NO_SLOT:
        return
    after_2 = s.after(slot_2)
    if slot_2 != after:
        redo(advice, outlook, s, seat, slot_2, slot, cell, slot_2, cell_2)
    if after_2 != slot:
        redo(advice, outlook, s, seat, after_2, slot, cell, slot_2, cell_2)


def redo(
    advice: Advice[Table],
    outlook: Outlook,
    s: Table,
    seat: i64,
    arcade: i64,
    slot: i64,
    cell: i64,
    slot_2: i64,
    cell_2: i64,
) -> None:
    """One arcade, when these slots have changed."""
    token = s.tokens[arcade]
    before = s.before(arcade)
    left = cell if before == slot else cell_2 if before == slot_2 else s.slots[before]
    right = cell if arcade == slot else cell_2 if arcade == slot_2 else s.slots[arcade]
    claim = outlook.claim(s, token, left, right)
    if claim != outlook.claims[arcade]:
        weigh_change(advice, outlook, seat, outlook.claims[arcade], claim, token, token)


def weigh_change(
    advice: Advice[Table], outlook: Outlook, seat: i64, old: i64, new: i64, old_token: i64, new_token: i64
) -> None:
    """What a seat takes no longer, and what it takes now."""
    if old >= 0:
        kind = outlook.kind(old, old_token)
        outlook.is_decisive = outlook.is_decisive or (kind == WINNING and old % WAYS == SURE)
        advice.note(claim_feature(seat, old, kind), -1.0)
    if new >= 0:
        kept = old_token == new_token and old >= 0 and old // WAYS == new // WAYS
        kind = outlook.kind(old, old_token) if kept else outlook.gains[new // WAYS * TOKENS + new_token]
        outlook.is_decisive = outlook.is_decisive or (kind == WINNING and new % WAYS == SURE)
        advice.note(claim_feature(seat, new, kind))


def claim_feature(seat: i64, claim: i64, kind: i64) -> i64:
    return (MINE if claim // WAYS == seat else THEIRS) + claim % WAYS * KINDS + kind
