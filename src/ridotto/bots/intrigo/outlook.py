"""The Palace as it lies: who takes which token, and what each token is to each seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import count
from ...core.seats import NO_SEAT
from ...core.step import Options
from ...games.intrigo.hidden import unplaced
from ...games.intrigo.material import (
    CARDS,
    CORPORATIONS,
    COURTESAN,
    DOWN,
    DUCAT,
    FACE_DOWN,
    FREE,
    INFLUENCE,
    MOST_ARCADES,
    NO_TOKEN,
    WIN_ALIKE,
    WIN_DIFFERENT,
)
from ...games.intrigo.placing import can_hire
from ...games.intrigo.state import Table
from .features import DUCAT_KIND, LACKED, OPEN, SAFE, SPARE, SURE, WINNING
from .trial import Trial

TOKENS: Final[i64] = 8  # room for the tokens that lie face up, in a register [seat, token]
MOST_SEATS: Final[i64] = 4
NO_CLAIM: Final[i64] = -1
MOST_TARGETS: Final[i64] = 32  # of a power: two sides with all cards, or all slots, or all arcades
WAYS: Final[i64] = 4  # a claim is a seat and how sure it is: seat * WAYS + OPEN, SAFE or SURE


def kind_of(seals: i64, different: i64) -> i64:
    """What a Seal is to a seat that has so many of its corporation, and so many different ones."""
    if seals == WIN_ALIKE - 1:
        return WINNING
    if seals > 0:
        return SPARE
    return WINNING if different == WIN_DIFFERENT - 1 else LACKED


def strongest(s: Table, left: i64, right: i64) -> i64:
    """The Intrigant that takes a token between these two slots as they are; FREE: none does."""
    is_left = FREE < left <= FACE_DOWN
    is_right = FREE < right <= FACE_DOWN
    if is_left and is_right:
        values = s.box.values
        difference = values[left - 1] - values[right - 1]
        if difference == 0:
            return FREE
        return left if difference > 0 else right
    if not is_left and not is_right:
        return FREE
    other = right if is_left else left
    if other >= INFLUENCE:
        wins = s.box.lone_beside_influence_wins
    else:
        wins = other == FREE or s.box.lone_beside_killed_wins
    if not wins:
        return FREE
    return left if is_left else right


class Outlook:
    """Read once before the answers to a question are compared."""

    def __init__(self) -> None:
        self.highest: i64 = 0  # the highest value that may still be placed
        self.wish: float = 0.0  # what the best token is worth that the seat does not take as things lie
        self.winner: i64 = NO_SEAT  # who wins by the tokens that are sure, as things lie
        self.won_at: i64 = 0  # the arcade of the Seal by which the sure winner wins who was found last
        self.is_close: bool = False  # does the seat not win yet, and a Seal lies there with which it would?
        self.can_call: bool = False  # would a card of its own, called by a Courtesan, take the token between them?
        self.is_decisive: bool = False  # is a Seal that wins the game won or lost by the answer considered?
        self.targets: Final = Options(MOST_TARGETS)  # of a power that is tried
        self.trial: Final = Trial()
        self.tally: vec[i64] = vec[i64]([0] * (MOST_SEATS * CORPORATIONS))
        self.counts: vec[i64] = vec[i64]([0] * (MOST_SEATS * CORPORATIONS))  # counters, and Seals that are sure
        self.gains: vec[i64] = vec[i64]([0] * (MOST_SEATS * TOKENS))  # [seat, token]: its kind, if taken besides
        self.holds: vec[i64] = vec[i64]([0] * (MOST_SEATS * TOKENS))  # [seat, token]: its kind, of one that is sure
        self.claims: vec[i64] = vec[i64]([0] * MOST_ARCADES)  # [arcade]
        self.stakes: vec[float] = vec[float]([0.0] * MOST_ARCADES)  # [arcade]: what another seat takes there
        self.grips: vec[float] = vec[float]([0.0] * MOST_ARCADES)  # [slot]: what its card takes, minus for `seat`

    def read(self, s: Table, seat: i64) -> None:
        self.highest = highest_unplaced(s)
        self.read_claims(s)
        for other in range(s.seats):
            self.read_kinds(s.seats, other)
        self.read_worth(s, seat)
        self.read_winner(s)
        self.is_close = self.winner != seat and self.has_prize(s, seat)
        can_take = s.box.lone_beside_influence_wins and can_hire(s, seat, COURTESAN)
        self.can_call = can_take and has_unplaced(s, seat)

    def claim(self, s: Table, token: i64, left: i64, right: i64) -> i64:
        """Who takes a token between these slots, and how sure that is."""
        if token == NO_TOKEN or token >= DOWN:
            return NO_CLAIM
        cell = strongest(s, left, right)
        if cell == FREE:
            return NO_CLAIM
        owner = s.owners[s.box.families[cell - 1]]
        if owner < 0:
            return NO_CLAIM
        if left != FREE and right != FREE:
            return owner * WAYS + SURE
        return owner * WAYS + (SAFE if s.box.values[cell - 1] >= self.highest else OPEN)

    def read_claims(self, s: Table) -> None:
        counts, claims, tokens, slots = self.counts, self.claims, s.tokens, s.slots
        counters = s.counters
        for i in range(s.seats * CORPORATIONS):
            counts[i] = counters[i]
        left = slots[s.arcades - 1]
        for arcade in range(s.arcades):
            right = slots[arcade]
            token = tokens[arcade]
            claim = self.claim(s, token, left, right)
            claims[arcade] = claim
            if claim >= 0 and claim % WAYS == SURE and token != DUCAT:
                counts[claim // WAYS * CORPORATIONS + token - 1] += 1
            left = right

    def read_kinds(self, seats: i64, seat: i64) -> None:
        counts, gains, holds = self.counts, self.gains, self.holds
        different: i64 = 0
        for corporation in range(CORPORATIONS):
            if counts[seat * CORPORATIONS + corporation] > 0:
                different += 1
        for corporation in range(CORPORATIONS):
            seals = counts[seat * CORPORATIONS + corporation]
            at = seat * TOKENS + corporation + 1
            gains[at] = kind_of(seals, different)
            holds[at] = kind_of(seals - 1, different - 1 if seals == 1 else different) if seals > 0 else gains[at]
        gains[seat * TOKENS + DUCAT] = DUCAT_KIND
        holds[seat * TOKENS + DUCAT] = DUCAT_KIND

    def read_worth(self, s: Table, seat: i64) -> None:
        """What each card and arcade is worth to those who would lose it, and what the seat would rather have."""
        claims, stakes, grips, tokens, slots = self.claims, self.stakes, self.grips, s.tokens, s.slots
        for i in range(s.arcades):
            grips[i] = 0.0
            stakes[i] = 0.0
        self.wish = 0.0
        before = s.arcades - 1
        for arcade in range(s.arcades):
            claim, token = claims[arcade], tokens[arcade]
            owner = claim // WAYS if claim >= 0 else -1
            if owner != seat and NO_TOKEN < token < DOWN:
                self.wish = max(self.wish, worth_of(self.gains[seat * TOKENS + token]))
            if claim >= 0:
                worth = worth_of(self.kind(claim, token))
                if owner != seat:
                    stakes[arcade] = worth
                holder = before if strongest(s, slots[before], slots[arcade]) == slots[before] else arcade
                grips[holder] += worth if owner != seat else -worth
            before = arcade

    def read_winner(self, s: Table) -> None:
        self.winner = NO_SEAT
        for arcade in range(s.arcades):
            if self.is_winning(s, arcade):
                self.winner = self.sure_winner(s)
                return

    def is_winning(self, s: Table, arcade: i64) -> bool:
        """Does a seat surely take a Seal here without which it would not win?"""
        claim = self.claims[arcade]
        return claim >= 0 and claim % WAYS == SURE and self.kind(claim, s.tokens[arcade]) == WINNING

    def has_prize(self, s: Table, seat: i64) -> bool:
        tokens = s.tokens
        for arcade in range(s.arcades):
            if self.is_prize(seat, tokens[arcade]):
                return True
        return False

    def is_prize(self, seat: i64, token: i64) -> bool:
        """Would a seat win with this token, besides those that it is sure of?"""
        return NO_TOKEN < token < DUCAT and self.gains[seat * TOKENS + token] == WINNING

    def sure_winner(self, s: Table) -> i64:
        """Who would win first if the tokens that are sure were shared out, from the door on."""
        tally, counters, tokens, slots = self.tally, s.counters, s.tokens, s.slots
        for i in range(s.seats * CORPORATIONS):
            tally[i] = counters[i]
        left = slots[s.arcades - 1]
        for arcade in range(s.arcades):
            right = slots[arcade]
            claim = self.claim(s, tokens[arcade], left, right)
            left = right
            if claim < 0 or claim % WAYS != SURE or tokens[arcade] == DUCAT:
                continue
            owner = claim // WAYS
            at = owner * CORPORATIONS + tokens[arcade] - 1
            tally[at] += 1
            if tally[at] == WIN_ALIKE or self.has_all(owner):
                self.won_at = arcade
                return owner
        return NO_SEAT

    def tallied_kind(self, seat: i64, token: i64) -> i64:
        """What a token is to a seat, besides those that were tallied last."""
        if token == DUCAT:
            return DUCAT_KIND
        first = seat * CORPORATIONS
        different: i64 = 0
        for corporation in range(CORPORATIONS):
            if self.tally[first + corporation] > 0:
                different += 1
        return kind_of(self.tally[first + token - 1], different)

    def has_all(self, seat: i64) -> bool:
        for corporation in range(CORPORATIONS):
            if self.tally[seat * CORPORATIONS + corporation] == 0:
                return False
        return True

    def kind(self, claim: i64, token: i64) -> i64:
        """What a token is to the seat that takes it as things lie."""
        at = claim // WAYS * TOKENS + token
        return self.holds[at] if claim % WAYS == SURE else self.gains[at]


def worth_of(kind: i64) -> float:
    if kind == WINNING:
        return 3.0
    if kind == LACKED:
        return 1.0
    return 0.5 if kind == SPARE else 0.2


def highest_unplaced(s: Table) -> i64:
    """The highest value that may still be placed, as everybody knows: with two seats some of these are set aside."""
    pool, values = unplaced(s), s.box.values
    highest: i64 = 0
    for card in range(CARDS):
        if values[card] > highest and count(pool, card):
            highest = values[card]
    return highest


def has_unplaced(s: Table, seat: i64) -> bool:
    """Is a card of the seat's own not placed yet, in whichever hand?"""
    pool, families, owners = unplaced(s), s.box.families, s.owners
    for card in range(CARDS):
        if owners[families[card]] == seat and count(pool, card):
            return True
    return False
