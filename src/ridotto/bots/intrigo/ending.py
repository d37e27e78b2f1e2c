"""Who wins Intrigo after an answer, as far as it is sure, and whether a power could still stop it."""

from mypy_extensions import i64

from ...core.seats import NO_SEAT
from ...games.intrigo.influence import SIDES, USE_GONDOLIER, near_arcade, near_slot
from ...games.intrigo.material import ASSASSIN, FACE_DOWN, FREE, GONDOLIER, GUARD, INFLUENCE, PEDDLER, THIEF
from ...games.intrigo.state import Table
from ..advice import Advice
from .features import ANOTHER_WINS, WINNING, WINS
from .outlook import WAYS, Outlook, strongest


def judge_slots(
    advice: Advice[Table], outlook: Outlook, s: Table, seat: i64, slot: i64, cell: i64, slot_2: i64, cell_2: i64
) -> None:
    """Who wins once other cards lie in a slot, or in two?"""
    slots = s.slots
    old = slots[slot]
    old_2 = slots[slot_2] if slot_2 >= 0 else FREE
    slots[slot] = cell
    if slot_2 >= 0:
        slots[slot_2] = cell_2
    judge(advice, outlook, s, seat)
    slots[slot] = old
    if slot_2 >= 0:
        slots[slot_2] = old_2


def judge_tokens(
    advice: Advice[Table], outlook: Outlook, s: Table, seat: i64, arcade: i64, token: i64, arcade_2: i64, token_2: i64
) -> None:
    """Who wins once other tokens lie on two arcades, or on one that is named twice?"""
    tokens = s.tokens
    old, old_2 = tokens[arcade], tokens[arcade_2]
    tokens[arcade] = token
    tokens[arcade_2] = token_2
    judge(advice, outlook, s, seat)
    tokens[arcade_2] = old_2
    tokens[arcade] = old


def judge(advice: Advice[Table], outlook: Outlook, s: Table, seat: i64) -> None:
    """To stop one of two seats that win is worth nothing: only what becomes of the game is noted."""
    before, after = outlook.winner, outlook.sure_winner(s)
    if after == before:
        return
    if after == seat:
        advice.note(WINS)
    elif before == seat:
        advice.note(WINS, -1.0)
    was_another = before not in (NO_SEAT, seat)
    is_another = after not in (NO_SEAT, seat)
    if is_another and not was_another:
        advice.note(ANOTHER_WINS)
    elif was_another and not is_another:
        advice.note(ANOTHER_WINS, -1.0)


def judge_hire(advice: Advice[Table], outlook: Outlook, s: Table, seat: i64, slot: i64, cell: i64) -> None:
    """Does a card bought to fill a slot win the game?  If another wins by it, its power comes first."""
    s.slots[slot] = cell
    if outlook.sure_winner(s) == seat != outlook.winner:
        advice.note(WINS)
    s.slots[slot] = FREE


def could_stop(outlook: Outlook, s: Table, seat: i64, influence: i64, slot: i64) -> bool:
    """Does another seat win, and could this power from this slot take away a Seal that it needs for that?

    A Thief stops it before it is sure: in the slot that is still free he settles who gets the Seal, and turns it down.
    """
    if influence == THIEF or outlook.winner in (NO_SEAT, seat):
        return influence == THIEF and is_beside_win(outlook, s, seat, slot)
    if influence == PEDDLER:
        return True
    if influence == GONDOLIER:
        return is_swap_enough(outlook, s, seat, slot)
    for side in range(SIDES):
        near = near_slot(s, slot, side)
        if influence == GUARD and takes_win(outlook, s, near):
            return True
        if influence == ASSASSIN and takes_win(outlook, s, near) and is_death_enough(outlook, s, seat, slot, near):
            return True
    return False


def is_beside_win(outlook: Outlook, s: Table, seat: i64, slot: i64) -> bool:
    """Does another seat take a Seal beside this slot with which it wins, as things lie?"""
    for side in range(SIDES):
        arcade = near_arcade(s, slot, side)
        claim = outlook.claims[arcade]
        if claim >= 0 and claim // WAYS != seat and outlook.kind(claim, s.tokens[arcade]) == WINNING:
            return True
    return False


def is_death_enough(outlook: Outlook, s: Table, seat: i64, slot: i64, victim: i64) -> bool:
    """Does no other seat win once an Assassin in this slot has killed?  The card beyond may take the Seal."""
    slots = s.slots
    slots[slot] = INFLUENCE + ASSASSIN
    slots[victim] += FACE_DOWN
    winner = outlook.sure_winner(s)
    slots[victim] -= FACE_DOWN
    slots[slot] = FREE
    return winner in (NO_SEAT, seat)


def is_swap_enough(outlook: Outlook, s: Table, seat: i64, slot: i64) -> bool:
    """Does no other seat win after one of the swaps of a Gondolier in this slot?"""
    out = outlook.targets
    out.count = 0
    s.slots[slot] = INFLUENCE + GONDOLIER
    USE_GONDOLIER.targets(s, slot, out)
    is_enough = False
    for i in range(out.count):
        outlook.trial.use(s, GONDOLIER, slot, out.codes[i] - 1)
        winner = outlook.sure_winner(s)
        outlook.trial.undo(s)
        if winner in (NO_SEAT, seat):
            is_enough = True
            break
    s.slots[slot] = FREE
    return is_enough


def takes_win(outlook: Outlook, s: Table, slot: i64) -> bool:
    """Does the card in this slot take a Seal with which its seat wins?"""
    for side in range(SIDES):
        arcade = near_arcade(s, slot, side)
        if not outlook.is_winning(s, arcade) or outlook.claims[arcade] // WAYS != outlook.winner:
            continue
        if strongest(s, s.slots[s.before(arcade)], s.slots[arcade]) == s.slots[slot]:
            return True
    return False
