"""[RI-4] Phase II: who leads, the play of cards, yellow buildings, and the bonus."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count, one, size
from ...core.seats import NO_SEAT
from ...core.step import Automatic, Decision, Options, Path
from . import events
from .acts import ACT
from .laying import (
    CONVERT,
    DONE,
    DOUBLE,
    JOKER_CARD,
    KIND,
    MASK,
    PASS,
    WAIT,
    coins_left,
    completes,
    completes_mask,
    goes_on,
    is_firm,
    jokers_laid,
    latest_code,
    left_in_hand,
    offer_changes,
    strength_of,
)
from .material import (
    CARD_NAMES,
    CARDS,
    COUNCILMAN,
    JOKER,
    NEUTRAL,
    STEP_NAMES,
    YELLOW_1,
    YELLOW_2,
    YELLOW_3,
    YELLOW_4,
)
from .memory import note_lack, note_played
from .state import NOT_YET, Table

DIGIT: Final[i64] = 3  # bits of a player in the queue


class StartStep(Automatic[Table]):
    """[RI-4.2] A step begins: its leader plays first, then the others clockwise.  The argument is the step."""

    def run(self, s: Table) -> None:
        s.current = s.arg
        if s.arg == 0:
            s.phase = 2
            s.leader = s.order[0]
        events.STEP_BEGAN.tell(s, s.arg, s.leader if s.leader < s.seats else NO_SEAT)
        player = s.leader
        for place in range(s.players):
            s.queue |= player + 1 << place * DIGIT
            player = s.clockwise(player)
        s.then(NEXT_PLAYER)


class NextPlayer(Automatic[Table]):
    """[RI-4.3] Who plays next; when all have played the bonus is awarded."""

    def run(self, s: Table) -> None:
        if s.queue == 0:
            s.then(AWARD)
            return
        player = (s.queue & 7) - 1
        s.queue >>= DIGIT
        if player < s.seats:
            s.waiters &= ~(i64(1) << player)
            s.then(PLAY, player)
        else:
            play_neutral(s)
            s.then(NEXT_PLAYER)


def play_neutral(s: Table) -> None:
    """[RI-9.5] The neutral player plays all it has of the kind.  [RI-9.4] Its jokers are Councilman cards."""
    cards = one(s.current) * count(s.neutral_cards, s.current)
    if s.current == COUNCILMAN:
        cards += one(JOKER) * count(s.neutral_cards, JOKER)
    s.neutral_cards -= cards
    s.played[NEUTRAL] = cards
    s.strengths[NEUTRAL] = size(cards)
    if cards == EMPTY:
        events.NEUTRAL_PASSED.tell(s)
    else:
        events.NEUTRAL_PLAYED.tell(s, cards, s.current, size(cards))


class Play(Decision[Table]):
    """[RI-4.3] A seat lays cards, one by one, or passes; all is shown together.  The argument is the seat.

    [RI-4.4] Jokers beside cards of the kind; [RI-4.5] or at least two jokers by a seat that has none of it.
    [RI-4.6 to RI-4.9] Yellow buildings, a coin for each.  What cannot become such a play is not begun.
    """

    def who(self, s: Table) -> i64:
        return i64(1) << s.arg

    def options(self, s: Table, seat: i64, out: Options) -> None:
        left = left_in_hand(s, seat)
        coins = coins_left(s, seat)
        is_empty = s.laid == EMPTY and s.masks == 0 and s.converted == EMPTY and s.doubled == EMPTY
        has_kind = count(left, s.current) > 0
        if has_kind:
            out.add(KIND)
        free = has_kind or is_firm(s) or jokers_laid(s) > 0  # one joker more always goes
        if count(left, JOKER) and (free or completes(s, seat, coins, left - one(JOKER))):
            out.add(JOKER_CARD)
        if coins > 0:
            if s.ready(seat, YELLOW_3) > s.masks and (free or completes_mask(s, seat, coins - 1, left)):
                out.add(MASK)
            offer_changes(s, seat, left, out)
            if is_empty and s.ready(seat, YELLOW_1):
                out.add(WAIT)
        if is_empty:
            out.add(PASS)
        elif is_firm(s) or (jokers_laid(s) > 1 and count(s.hands[seat], s.current) == 0):
            out.add(DONE)

    def canonical(self, s: Table, seat: i64, out: Options) -> None:
        """No code is lower than the one before, if that can become a play."""
        self.options(s, seat, out)
        latest = latest_code(s)
        kept: i64 = 0
        codes = out.codes
        for i in range(out.count):
            if codes[i] >= latest and goes_on(s, seat, codes[i]):
                codes[kept] = codes[i]
                kept += 1
        if kept:  # none: it was not begun in this order
            out.count = kept

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code >= WAIT:
            finish(s, seat, code)
            return True
        if code < MASK:
            kind = JOKER if code == JOKER_CARD else s.current
            s.laid += one(kind)
            events.LAID.tell(s, seat, kind)
        elif code == MASK:
            s.masks += 1
            events.USED_JOKER.tell(s, seat, YELLOW_3)
        elif code < DOUBLE:
            s.converted += one(code - CONVERT)
            events.CHANGED.tell(s, seat, code - CONVERT, YELLOW_2)
        else:
            s.doubled += one(code - DOUBLE)
            events.CHANGED.tell(s, seat, code - DOUBLE, YELLOW_4)
        return False

    def close(self, s: Table) -> None:
        s.then(NEXT_PLAYER)

    def forget(self, s: Table, seat: i64) -> None:
        take_up(s)

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        if code == KIND:
            return (f"card:{STEP_NAMES[s.current]}",)
        if CONVERT <= code < WAIT:
            building = "yellow2" if code < DOUBLE else "yellow4"
            return (f"building:{building}", f"card:{CARD_NAMES[(code - CONVERT) % CARDS]}")
        return FIXED_PATHS[code]


FIXED_PATHS: Final[dict[i64, Path]] = {
    JOKER_CARD: ("card:joker",),
    MASK: ("building:yellow3",),
    WAIT: ("building:yellow1",),
    PASS: ("button:pass",),
    DONE: ("button:done",),
}


def finish(s: Table, seat: i64, code: i64) -> None:
    """A seat waits, passes, or has laid all it wants to."""
    if code == WAIT:
        wait(s, seat)
    elif code == PASS:
        s.strengths[seat] = 0
        events.PASSED.tell(s, seat)
    else:
        show(s, seat)


def wait(s: Table, seat: i64) -> None:
    """[RI-4.6] The seat comes after all others, and takes a coin."""
    s.coins[seat] -= 1
    s.used[seat] += one(YELLOW_1)
    coin = min(s.bank, 1)
    s.bank -= coin
    s.coins[seat] += coin
    s.waiters |= i64(1) << seat
    place: i64 = 0
    while s.queue >> place:
        place += DIGIT
    s.queue |= seat + 1 << place
    events.WAITED.tell(s, seat, YELLOW_1, coin)


def show(s: Table, seat: i64) -> None:
    """[RI-4.3] What is laid is played.  [RI-2.4] The coins go on the buildings."""
    strength = strength_of(s)
    cards = s.laid + s.converted + s.doubled
    s.coins[seat] = coins_left(s, seat)
    s.used[seat] += one(YELLOW_3) * s.masks + one(YELLOW_2) * size(s.converted) + one(YELLOW_4) * size(s.doubled)
    s.hands[seat] -= cards
    s.played[seat] = cards
    s.strengths[seat] = strength
    note_played(s, seat, cards)
    tell_buildings(s, seat)
    if is_firm(s):
        events.PLAYED.tell(s, seat, cards, s.current, strength)
    else:
        note_lack(s, seat, s.current)
        events.PAIRED.tell(s, seat, cards, s.current, strength)
    take_up(s)


def tell_buildings(s: Table, seat: i64) -> None:
    """The yellow buildings of a play, one by one."""
    if s.events is None:
        return
    for kind in range(CARDS):
        for i in range(count(s.converted, kind)):
            events.CONVERTED.tell(s, seat, kind, YELLOW_2, s.current)
        for i in range(count(s.doubled, kind)):
            events.CONVERTED.tell(s, seat, kind, YELLOW_4, s.current)
    for i in range(s.masks):
        events.MASKED.tell(s, seat, YELLOW_3)


def take_up(s: Table) -> None:
    """Nothing is laid."""
    s.laid = EMPTY
    s.converted = EMPTY
    s.doubled = EMPTY
    s.masks = 0


class Award(Automatic[Table]):
    """[RI-4.10] The strongest play gets the bonus.  [RI-4.11] Then all act in Doge order."""

    def run(self, s: Table) -> None:
        best: i64 = 0
        s.bonus = NO_SEAT
        for place in range(s.players):
            player = s.order[place]
            if s.strengths[player] > best:
                best = s.strengths[player]
                s.bonus = player
        if s.bonus == NO_SEAT:
            events.NO_BONUS.tell(s, s.current)
        elif s.bonus < s.seats:
            events.BONUS.tell(s, s.bonus, s.current)
        else:
            events.NEUTRAL_BONUS.tell(s, s.current)
        s.banks_before = s.banks
        for place in range(s.players):
            s.then(ACT, s.order[place])
        s.then(END_STEP)


class EndStep(Automatic[Table]):
    """[RI-4.11] The played cards are discarded.  [RI-4.2] Who got the bonus leads the next step."""

    def run(self, s: Table) -> None:
        for player in range(s.players):
            s.swept += s.played[player]
            s.played[player] = EMPTY
            s.strengths[player] = NOT_YET
        if s.bonus != NO_SEAT:
            s.leader = s.bonus
        s.bonus = NO_SEAT
        events.STEP_OVER.tell(s, s.current)


START_STEP: Final = StartStep("start_step", "RI-4.2")
NEXT_PLAYER: Final = NextPlayer("next_player", "RI-4.3")
PLAY: Final = Play("play", "RI-4.3", DONE + 1)
AWARD: Final = Award("award", "RI-4.10")
END_STEP: Final = EndStep("end_step", "RI-4.11")
