"""[MF] Advice for Mille Fiori."""

from math import exp
from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count
from ...games.millefiori.areas import open_fields
from ...games.millefiori.dogaressas import TAKE_LADY
from ...games.millefiori.draft import KEEP_CARD
from ...games.millefiori.favours import CHOOSE_STEPS, CHOOSE_VOYAGE, PLAY, REPLACE_CARD
from ...games.millefiori.fields import FIELD_BASE
from ...games.millefiori.masterworks import PLACE_WORK, TAKE_WORK
from ...games.millefiori.material import CARDS, EXTRA_LADY, LADIES, NO_AREA, NO_WORK, RESERVE
from ...games.millefiori.play import DECLINE, PLAY_EXTRA, SAIL, USE, USE_CARD
from ...games.millefiori.state import Table
from ..advice import STEEP, Advice
from . import features as f
from .answers import note_court, note_lady, note_last_diamond, note_market, note_use, note_work
from .cards import Cards, best_use
from .counting import fading
from .position import LEAST_LEFT, look_at, share_left
from .showcase import Showcase, best_place
from .slips import (
    GIFT,
    brings_extra_card_alone,
    diamonds_for,
    is_like,
    is_no_slip,
    leave_out,
    leaves_fleet,
    most_left,
    takes_poorer_dogat,
    takes_poorer_work,
    takes_useless_lady,
    wastes_lady,
)
from .use import Use

OVERLOOKED: Final = 3.0  # points, about: who leaves more than that lying does not slip, but plays absurdly
HOPELESS: Final = exp(1.0 - STEEP)  # odds of a card that brings about a dozen points less than the best one
WORTH_TAKING: Final[i64] = 3  # points of an extra card
NOTHING: Final = -1.0e9  # less than any answer is worth
A_POINT: Final = 1.0  # what one more point adds to an answer, about
AHEAD: Final[i64] = 2  # cycles that a playout goes on for, that under way included


class MilleFioriAdvice(Advice[Table]):
    """Score now, complete point bonuses, and take every extra card; leave little to the seat on the left."""

    def __init__(self, room: i64) -> None:
        super().__init__(room, f.GUESSES, f.ACTS)
        self.explore = 0.3  # one card changes a reward by a few hundredths only
        self.ease = 3.0  # who overlooks a few points is not absurd, though the odds are against it
        self.use: Final = Use()
        self.cards: Final = Cards()
        self.case: Final = Showcase()

    def horizon(self, s: Table) -> i64:
        """[MF-2.4] Playouts stop with the next cycle: what is passed on now is played then."""
        return s.clock() + AHEAD

    def look(self, s: Table, seat: i64) -> None:
        self.cards.forget()
        look_at(self, self.cards, self.case, s, seat)

    def weigh(self, s: Table, seat: i64) -> float:
        self.cards.forget()
        return super().weigh(s, seat)

    def is_senseless(self, s: Table, seat: i64, code: i64) -> bool:
        """The poorer of two like cards; a Dogaressa card or a ship for nothing; or no extra card, though one scores.

        To decline is no loss where a diamond more would end the game, nor is another card than the shown one.

        [MF-13.3] Who has a Dogaressa card may mean to replace the poorer one.
        """
        is_safe = s.diamonds[seat] > RESERVE + 1 or s.is_last_cycle()
        if s.step == PLAY_EXTRA.index and code == DECLINE and is_safe:
            self.cards.forget()
            return self.cards.extra(s, seat) >= WORTH_TAKING
        if s.ladies[seat] == EMPTY and takes_poorer_dogat(s, seat, code):
            return True
        if s.step == REPLACE_CARD.index and code == EXTRA_LADY and is_safe and self.has_best_in_hand(s, seat):
            return True
        return takes_poorer_work(s, code) or wastes_lady(s, seat, code) or leaves_fleet(s, seat, code)

    def leave_senseless(self, s: Table, seat: i64) -> None:
        """At the very end nobody keeps a card that is hopelessly behind, either.

        A search does not see that: in its tree the others answer as if they knew which card was kept.  Earlier such
        a card can be right, and so it can where [MF-13.3] a Dogaressa card takes its place.
        """
        super().leave_senseless(s, seat)
        if s.step != KEEP_CARD.index or s.ladies[seat] != EMPTY or share_left(s) > LEAST_LEFT:
            return
        self.weigh(s, seat)
        codes = self.out.codes
        kept: i64 = 0
        for i in range(self.out.count):
            if self.odds[i] > HOPELESS:
                codes[kept] = codes[i]
                kept += 1
        self.out.count = kept

    def weigh_slips(self, s: Table, seat: i64) -> None:
        """Who gives a few points away slips; the odds fall about e times for each of them.

        The last cards are counted to the point.
        """
        self.leave_no_lady_for_lady(s, seat)
        self.leave_no_lady_for_like_card(s, seat)
        super().weigh_slips(s, seat)
        odds = self.odds
        best = 0.0
        for i in range(self.out.count):
            if odds[i] > 0.0 and self.is_no_slip(s, seat, self.out.codes[i], odds[i]):
                odds[i] = 0.0
            best = max(best, odds[i])
        if best == 0.0:
            self.leave_best(s, seat)
            return
        least = best * self.eased(exp(-OVERLOOKED * fading(share_left(s))))
        for i in range(self.out.count):
            odds[i] = odds[i] / best if odds[i] >= least else 0.0

    def is_no_slip(self, s: Table, seat: i64, code: i64, odds: float) -> bool:
        if is_no_slip(s, seat, code, odds) or takes_useless_lady(self.use, s, seat, code):
            return True
        if s.step == PLAY_EXTRA.index and code != DECLINE and self.leaves_gift(s, seat, code):
            return True
        return self.is_senseless(s, seat, code) or self.ends_behind(s, seat, code)

    def leaves_gift(self, s: Table, seat: i64, code: i64) -> bool:
        """Is an extra card left that is as good for the seat, and by which somebody else gains far more?"""
        left = share_left(s)
        own = self.worth_of_extra(s, seat, code, left)
        most = most_left(self.use, s, seat, code)
        for card in range(CARDS):
            is_kept = s.display[card] and card != code and most_left(self.use, s, seat, card) + GIFT <= most
            if is_kept and self.worth_of_extra(s, seat, card, left) >= own:
                return True
        return False

    def leave_best(self, s: Table, seat: i64) -> None:
        """All that was likely is nobody's slip: of the rest, only the best may be answered."""
        self.weigh(s, seat)
        best: i64 = -1
        for i in range(self.out.count):
            is_better = best < 0 or self.odds[i] > self.odds[best]
            if is_better and not self.is_no_slip(s, seat, self.out.codes[i], self.odds[i]):
                best = i
        likeliest = self.likeliest()
        for i in range(self.out.count):
            is_it = i == best if best >= 0 else self.out.codes[i] == likeliest
            self.odds[i] = 1.0 if is_it else 0.0

    def ends_behind(self, s: Table, seat: i64, code: i64) -> bool:
        """[MF-9.2] Would its last diamond end the game for somebody who is not ahead of all others even then?"""
        if s.is_last_cycle() or (s.is_last_round() and s.cycle + 1 == s.box.cycles):
            return False  # it ends in any case
        if s.diamonds[seat] - diamonds_for(self.use, s, seat, code) > RESERVE:
            return False
        worth = self.use.worth()
        if s.step == PLAY_EXTRA.index:
            worth = max(worth, best_use(self.use, s, seat, code))
        mine = self.stands_at(s, seat) + worth
        for other in range(s.seats):
            if other != seat and self.stands_at(s, other) > mine:
                return True
        return False

    def leave_no_lady_for_lady(self, s: Table, seat: i64) -> None:
        """[MF-13.4] Two Dogaressa cards for what one brings: the second replaces the extra card of the first."""
        if s.step != REPLACE_CARD.index:
            return
        for lady in range(LADIES):
            self.cards.forget()  # which card of the display was considered last
            if count(s.ladies[seat], lady) == 0 or not brings_extra_card_alone(self.use, self.cards, s, seat, lady):
                continue
            if self.would_replace_extra(s, seat, lady):
                leave_out(self.out, lady)

    def would_replace_extra(self, s: Table, seat: i64, but: i64) -> bool:
        """Does another Dogaressa card bring more than all cards of the display?  It can replace the shown card, too."""
        left = share_left(s)
        best = NOTHING
        for lady in range(LADIES):
            if lady != but and lady != EXTRA_LADY and count(s.ladies[seat], lady) and not wastes_lady(s, seat, lady):
                self.total = 0.0
                self.consider_replacing(s, seat, lady, left)
                best = max(best, self.total)
        return best > self.best_of_display(s, seat, left)

    def leave_no_lady_for_like_card(self, s: Table, seat: i64) -> None:
        """[MF-13.8] An extra card does what the shown card does, but for a point: the Dogaressa card may be saved.

        What an extra card brings is guessed, while the shown card is counted: only card by card they compare.
        """
        if s.step != REPLACE_CARD.index or count(s.ladies[seat], EXTRA_LADY) == 0:
            return
        left = share_left(s)
        shown = self.worth_of_shown(s, seat, left)
        if left > LEAST_LEFT:
            shown += A_POINT
        if shown >= self.best_of_display(s, seat, left):
            leave_out(self.out, EXTRA_LADY)

    def has_best_in_hand(self, s: Table, seat: i64) -> bool:
        """[MF-13.8] The like of the shown card is no better, and all other cards of the display are clearly poorer."""
        left = share_left(s)
        shown = self.worth_of_shown(s, seat, left)
        for card in range(CARDS):
            if s.display[card] == 0:
                continue
            ahead = 0.0 if is_like(s, card, s.card) else OVERLOOKED  # another card may be meant for another plan
            if self.worth_of_extra(s, seat, card, left) + ahead > shown:
                return False
        return True

    def worth_of_shown(self, s: Table, seat: i64, left: float) -> float:
        self.cards.forget()
        self.total = 0.0
        self.consider_card(s, seat, s.card, left)
        return self.total

    def best_of_display(self, s: Table, seat: i64, left: float) -> float:
        best = NOTHING
        for card in range(CARDS):
            if s.display[card]:
                best = max(best, self.worth_of_extra(s, seat, card, left))
        return best

    def worth_of_extra(self, s: Table, seat: i64, card: i64, left: float) -> float:
        self.total = 0.0
        self.consider_extra(s, seat, card, left)
        return self.total

    def stands_at(self, s: Table, seat: i64) -> i64:
        """Points, with those [MF-15.7] for rows and columns."""
        self.case.count(s, seat)
        return s.points[seat] + self.case.sure

    def features_of_answer(self, s: Table, seat: i64, code: i64) -> list[float]:
        self.cards.forget()
        return super().features_of_answer(s, seat, code)

    def consider(self, s: Table, seat: i64, code: i64) -> None:
        step = s.step
        left = share_left(s)
        if step == KEEP_CARD.index:
            self.consider_keeping(s, seat, code, left)
        elif step == USE_CARD.index:
            self.consider_use(s, seat, s.card, code, left)
        elif step == PLAY_EXTRA.index:
            self.consider_extra(s, seat, code, left)
        elif step == REPLACE_CARD.index:
            self.consider_replacing(s, seat, code, left)
        elif step == PLACE_WORK.index:
            note_work(self, self.case, s, seat, s.work, code, left)
        elif step == TAKE_WORK.index:
            note_market(self, self.case, s, seat, code, left)
        elif step == TAKE_LADY.index:
            note_court(self, self.use, self.cards, s, seat, code, left)
        else:
            self.consider_distance(s, seat, code, left)

    def consider_keeping(self, s: Table, seat: i64, card: i64, left: float) -> None:
        """[MF-2.2] A card to play, which the seat on the left does not get."""
        self.consider_card(s, seat, card, left)
        if s.cycle + 1 < s.box.cycles:  # [MF-2.7] else nothing is passed on
            self.note(f.KEPT_FROM, 0.1 * float(best_use(self.use, s, s.left_of(seat), card)))

    def consider_extra(self, s: Table, seat: i64, code: i64, left: float) -> None:
        """[MF-3.4] Hardly anybody does without a card that is for nothing."""
        if code == DECLINE:
            self.note(f.DECLINES)
        else:
            self.cards.taken = code
            self.consider_card(s, seat, code, left)

    def consider_replacing(self, s: Table, seat: i64, code: i64, left: float) -> None:
        """[MF-13.3] The card that was shown, or a Dogaressa card that is gone then."""
        if code == PLAY:
            self.consider_card(s, seat, s.card, left)
            return
        note_lady(self, self.use, self.cards, s, seat, code, left)
        self.note(f.SPENT_LADY, left)

    def consider_distance(self, s: Table, seat: i64, code: i64, left: float) -> None:
        """[MF-13.9, MF-13.11] How far a ship sails, or a councillor goes."""
        u = self.use
        u.clear()
        if s.step == CHOOSE_VOYAGE.index:
            u.sail(s, seat, code)
        elif s.step == CHOOSE_STEPS.index:
            u.climb(s, seat, code)
        note_use(self, u, self.cards, s, seat, left)

    # ---- cards

    def consider_card(self, s: Table, seat: i64, card: i64, left: float) -> None:
        """A card is as good as its best use, and [MF-11.4] the step for its colour."""
        if s.box.masterworks:
            self.use.clear()
            self.use.step_for(s, seat, card)
            note_use(self, self.use, self.cards, s, seat, left)
        area = s.box.areas[card]
        if area == NO_AREA:
            self.consider_special(s, seat, card, left)
            return
        before = self.total
        is_recording = self.is_recording
        self.is_recording = False
        best = self.worth_of(s, seat, card, SAIL, left)
        best_code: i64 = SAIL
        mask = open_fields(s, card) if s.diamonds[seat] else 0
        code = FIELD_BASE[area]
        while mask:
            if mask & 1:
                worth = self.worth_of(s, seat, card, code, left)
                if worth > best:
                    best, best_code = worth, code
            mask >>= 1
            code += 1
        self.is_recording = is_recording
        self.total = before + best
        if is_recording:
            self.total = before
            self.consider_use(s, seat, card, best_code, left)

    def worth_of(self, s: Table, seat: i64, card: i64, code: i64, left: float) -> float:
        self.total = 0.0
        self.consider_use(s, seat, card, code, left)
        return self.total

    def consider_use(self, s: Table, seat: i64, card: i64, code: i64, left: float) -> None:
        """[MF-3.1] A diamond on a field, or a voyage."""
        if code == USE:
            self.consider_special(s, seat, card, left)
            return
        u = self.use
        u.clear()
        if code == SAIL:
            if s.ships[seat] == s.box.last_space:  # [MF-3.2]
                self.note(f.IDLE)
            u.sail(s, seat, s.box.wheels[card])
        else:
            u.place(s, seat, card, code - FIELD_BASE[s.box.areas[card]])
            note_last_diamond(self, s, seat)
        note_use(self, u, self.cards, s, seat, left)

    def consider_special(self, s: Table, seat: i64, card: i64, left: float) -> None:
        """[MF-12.1, MF-15.4] A Dogat card, or a masterwork in its best place."""
        box = s.box
        face = box.card_works[card]
        if face != NO_WORK:
            note_work(self, self.case, s, seat, face, best_place(self.case, s, seat, face, left), left)
            return
        u = self.use
        u.clear()
        u.climb(s, seat, box.arrows[card])
        u.own += box.dogat_points[card]
        if s.doge != seat:
            self.note(f.CROWN)
        note_use(self, u, self.cards, s, seat, left)
