"""What speaks for an answer in Rialto: cards to hold, and cards to play."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count, size
from ...games.rialto.hands import CHOICES, DRAWS_OF, KEEPS_OF, NO_MORE, PILE, highest
from ...games.rialto.laying import CONVERT, DOUBLE, JOKER_CARD, KIND, MASK, PASS, WAIT, can_change, is_firm, strength_of
from ...games.rialto.material import (
    BRIDGE,
    BUILDING,
    CARDS,
    COUNCILMAN,
    DOGE,
    GOLD,
    GONDOLA,
    JOKER,
    STEP_NAMES,
    STEPS,
    YELLOW_2,
    YELLOW_3,
    YELLOW_4,
)
from ...games.rialto.memory import remembered
from ...games.rialto.state import Table
from ..advice import Guess
from .board import BOARD_END, Boards
from .track import is_far_ahead, is_idle, passed

# ---- cards to hold
ROW: Final[i64] = BOARD_END  # + kind of card
ROW_ALIKE: Final[i64] = ROW + CARDS
POOR_GOLD: Final[i64] = ROW_ALIKE + 1
POOR_GONDOLA: Final[i64] = ROW_ALIKE + 2
POOR_COUNCILMAN: Final[i64] = ROW_ALIKE + 3
LATE: Final[i64] = ROW_ALIKE + 4
GREEN: Final[i64] = ROW_ALIKE + 5
GREEN_CARDS: Final[i64] = ROW_ALIKE + 6
GREEN_ROOM: Final[i64] = ROW_ALIKE + 7
CUT: Final[i64] = ROW_ALIKE + 8  # + kind of card
CUT_COPIES: Final[i64] = CUT + CARDS
CUT_SKIPS: Final[i64] = CUT_COPIES + 1
# ---- cards to play
LAY: Final[i64] = CUT_COPIES + 2  # + step
LAY_JOKER: Final[i64] = LAY + STEPS  # + step
LAY_LEADS: Final[i64] = LAY_JOKER + STEPS
LAY_SECURES: Final[i64] = LAY_LEADS + 1
LAY_SURPLUS: Final[i64] = LAY_LEADS + 2
LAY_HOPELESS: Final[i64] = LAY_LEADS + 3
LAY_LAST: Final[i64] = LAY_LEADS + 4
LAY_WASTED: Final[i64] = LAY_LEADS + 5
LAY_PASSES: Final[i64] = LAY_LEADS + 6
LAY_MASK: Final[i64] = LAY_LEADS + 7
CHANGE_PAST: Final[i64] = LAY_LEADS + 8
CHANGE_COMING: Final[i64] = LAY_LEADS + 9
CHANGE_JOKER: Final[i64] = LAY_LEADS + 10
CHANGE_TWICE: Final[i64] = LAY_LEADS + 11
CHANGE_IDLE: Final[i64] = LAY_LEADS + 12
WAITS: Final[i64] = LAY_LEADS + 13
WAITS_LAST: Final[i64] = LAY_LEADS + 14
PASS_BRIDGE: Final[i64] = LAY_LEADS + 15
CARDS_END: Final[i64] = LAY_LEADS + 16

CARD_GUESSES: Final[list[Guess]] = [
    ("row_doge", 0.3),
    ("row_gold", 0.2),
    ("row_building", 0.2),
    ("row_bridge", 0.4),
    ("row_gondola", 0.3),
    ("row_councilman", 0.7),
    ("row_joker", 0.5),
    ("row_alike", 0.0),
    ("poor_gold", 0.3),
    ("poor_gondola", 0.3),
    ("poor_councilman", -0.3),
    ("late", -0.3),
    ("green", -0.5),
    ("green_cards", 0.2),
    ("green_room", 0.9),
    ("cut_doge", 0.4),
    ("cut_gold", 0.3),
    ("cut_building", 0.0),
    ("cut_bridge", -0.2),
    ("cut_gondola", -0.1),
    ("cut_councilman", -0.7),
    ("cut_joker", -1.3),
    ("cut_copies", -0.2),
    ("cut_skips", -0.2),
]
PLAY_GUESSES: Final[list[Guess]] = [
    *[(f"lay_{name}", guess) for name, guess in zip(STEP_NAMES, (1.3, 1.4, 1.3, 1.6, 1.4, 1.8), strict=True)],
    *[(f"joker_{name}", guess) for name, guess in zip(STEP_NAMES, (-0.8, -0.9, -0.4, 0.1, -0.2, 0.8), strict=True)],
    ("lay_leads", 0.6),
    ("lay_secures", 0.4),
    ("lay_surplus", -0.4),
    ("lay_hopeless", -0.4),
    ("lay_last", 0.9),
    ("lay_wasted", -2.2),
    ("lay_passes", 0.4),
    ("lay_mask", -0.3),
    ("change_past", 0.1),
    ("change_coming", -1.1),
    ("change_joker", -1.5),
    ("change_twice", 0.9),
    ("change_idle", -4.0),
    ("waits", 0.5),
    ("waits_last", -0.8),
    ("pass_bridge", -0.5),
]

FEW_MEN: Final[i64] = 2
FULL: Final[i64] = 4  # an allowance that buys any building


class Hands(Boards):
    """Odds of answers about cards."""

    # ---- cards to hold

    def consider_row(self, s: Table, seat: i64, row: i64) -> None:
        """Cards that are wanted, and several of a kind with those in hand."""
        cards = s.rows[row]
        hand = s.hands[seat]
        alike: i64 = 0
        for kind in range(CARDS):
            number = count(cards, kind)
            if number:
                self.want(s, seat, kind, float(number))
                if kind < JOKER:
                    alike += max(number + count(hand, kind) - 2, 0)
        self.note(ROW_ALIKE, float(alike))

    def want(self, s: Table, seat: i64, kind: i64, number: float) -> None:
        """How much a seat wants cards of a kind."""
        self.note(ROW + kind, number)
        self.judge_need(s, seat, kind, number)

    def judge_need(self, s: Table, seat: i64, kind: i64, number: float) -> None:
        """Who is poor in what a kind brings wants it more; the Doge and gold are for rounds to come."""
        if kind == GOLD and s.coins[seat] == 0:
            self.note(POOR_GOLD, number)
        elif kind == GONDOLA and s.personal[seat] <= FEW_MEN:
            self.note(POOR_GONDOLA, number)
        elif kind == COUNCILMAN and s.personal[seat] <= FEW_MEN:
            self.note(POOR_COUNCILMAN, number)
        if kind <= GOLD and s.round == s.box.rounds:
            self.note(LATE, number)

    def consider_green(self, s: Table, seat: i64, code: i64) -> None:
        """A card from the last row, cards from the pile, or room for one more: each for a coin."""
        if code == NO_MORE:
            return
        building, kind = code // CHOICES, code % CHOICES
        self.note(GREEN)
        if kind < PILE:
            self.want(s, seat, kind, 1.0)
        else:
            self.note(GREEN_CARDS, float(DRAWS_OF[building]))
        excess = size(s.hands[seat]) - s.limits[seat]
        self.note(GREEN_ROOM, float(max(min(KEEPS_OF[building], excess), 0)))

    def consider_cut(self, s: Table, seat: i64, kind: i64) -> None:
        """Cards that are not wanted, and of which there are few: they win no bonus."""
        if kind >= CARDS:
            return
        left = s.hands[seat] - s.chosen[seat]
        self.note(CUT + kind)
        self.judge_need(s, seat, kind, -1.0)
        self.note(CUT_COPIES, float(count(left, kind)))
        if size(left) - s.limits[seat] > 1:  # cards are chosen in order: those that are passed over stay
            self.note(CUT_SKIPS, float(size(left >> 4 * highest(s.chosen[seat])) - size(left >> 4 * kind)))

    # ---- cards to play

    def consider_play(self, s: Table, seat: i64, code: i64) -> None:
        if code >= WAIT:
            self.consider_end(s, code)
            return
        more: i64 = 1
        if code == KIND:
            self.note(LAY + s.current)
        elif code == JOKER_CARD:
            self.note(LAY_JOKER + s.current)
        elif code == MASK:
            self.note(LAY_MASK)
        else:
            more = 1 if code < DOUBLE else 2
            self.consider_change(s, seat, (code - CONVERT) % CARDS, more)
        before = strength_of(s)
        after = before + more
        if code < CONVERT and code != KIND and not is_firm(s) and count(s.hands[seat], s.current) == 0 and before == 0:
            after = before if s.laid == EMPTY and s.masks == 0 else 1
        if s.current == DOGE and code != KIND and is_idle(s, seat, after):
            self.note(LAY_WASTED)  # unlike a Doge card it could be of use elsewhere
            return
        self.judge_strength(s, seat, before, after)
        if s.round == s.box.rounds and not (code == JOKER_CARD and is_needed_later(s, seat)):
            self.note(LAY_LAST)
        if is_wasted(s, seat, before, after):
            self.note(LAY_WASTED)
        elif s.current == DOGE:
            self.note(LAY_PASSES, float(passed(s, seat, before, after)))

    def consider_change(self, s: Table, seat: i64, kind: i64, counts: i64) -> None:
        """A card whose step is over is the one to change; a joker beside a card of the kind counts one for nothing."""
        if kind == JOKER:
            self.note(CHANGE_JOKER)
            if counts == 1 and (is_firm(s) or count(s.hands[seat], s.current)):
                self.note(CHANGE_IDLE)
        elif kind < s.current:
            self.note(CHANGE_PAST)
        else:
            self.note(CHANGE_COMING)
        if counts > 1:
            self.note(CHANGE_TWICE)

    def consider_end(self, s: Table, code: i64) -> None:
        """To wait shows what the others play; it is in vain for who is last."""
        if code == WAIT:
            self.note(WAITS)
            if s.queue == 0:
                self.note(WAITS_LAST)
        elif code == PASS and s.current == BRIDGE:
            self.note(PASS_BRIDGE)

    def judge_strength(self, s: Table, seat: i64, before: i64, after: i64) -> None:
        """To be the strongest so far, and stronger than all who may follow; more than that is surplus."""
        need = needed(s, seat)
        if before < need <= after:
            self.note(LAY_LEADS)
        target = max(need, rival(s) + 1)
        if before >= target:
            self.note(LAY_SURPLUS)
        elif after >= target:
            self.note(LAY_SECURES)
        else:
            left = s.hands[seat] - s.laid
            if after + count(left, s.current) + count(left, JOKER) < need:
                self.note(LAY_HOPELESS)


def needed(s: Table, seat: i64) -> i64:
    """The strength that beats all who have played: who comes before in Doge order wins ties."""
    order = s.order
    strengths = s.strengths
    need: i64 = 1
    is_before: i64 = 1
    for place in range(s.players):
        other = order[place]
        if other == seat:
            is_before = 0
        else:
            need = max(need, strengths[other] + is_before)
    return need


def rival(s: Table) -> i64:
    """The most that one who has still to play is remembered to hold for this step."""
    queue = s.queue
    most: i64 = 0
    while queue:
        other = (queue & 7) - 1
        cards = remembered(s, other) if other < s.seats else s.neutral_cards
        most = max(most, count(cards, s.current) + count(cards, JOKER) // 2)
        queue >>= 3
    return most


def is_wasted(s: Table, seat: i64, before: i64, after: i64) -> bool:
    """Would a card more bring nothing but the bonus?"""
    if s.current == DOGE:
        return is_far_ahead(s, seat)
    if s.current == BUILDING:
        return after > FULL
    if s.current == GOLD:
        return after > s.bank
    return s.current == COUNCILMAN and before + i64(is_bonus_sure(s, seat, before)) >= s.personal[seat]


def is_bonus_sure(s: Table, seat: i64, strength: i64) -> bool:
    """[RI-4.10] Does nobody beat a strength any more, who may still play?  How many cards they hold lies open."""
    if strength < needed(s, seat):
        return False
    queue = s.queue
    while queue:
        other = (queue & 7) - 1
        if other != seat and most_of(s, other) + i64(comes_before(s, other, seat)) > strength:
            return False
        queue >>= 3
    return True


def comes_before(s: Table, other: i64, seat: i64) -> bool:
    """Does another player come before a seat in Doge order?"""
    place: i64 = 0
    while s.order[place] != other and s.order[place] != seat:
        place += 1
    return s.order[place] == other


def most_of(s: Table, other: i64) -> i64:
    """What a seat, or the neutral player, can play at the most: all of its cards, and two for each coin it may use."""
    if other >= s.seats:
        return size(s.neutral_cards)
    yellow = s.ready(other, YELLOW_2) + s.ready(other, YELLOW_3) + s.ready(other, YELLOW_4)
    return size(s.hands[other]) + 2 * min(yellow, s.coins[other])


def is_needed_later(s: Table, seat: i64) -> bool:
    """Is there a card in hand of a step to come, which a joker could go with?"""
    for kind in range(s.current + 1, STEPS):
        if count(s.hands[seat], kind):
            return True
    return False


def has_card_for(s: Table, seat: i64) -> bool:
    """Does a seat have a card for this step, or one to change?  Two jokers are hardly ever played for one."""
    hand = s.hands[seat]
    return count(hand, s.current) > 0 or can_change(s, seat, s.coins[seat], hand)
