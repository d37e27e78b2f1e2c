"""[MF] Advice for Mille Fiori."""

from typing import Final

from mypy_extensions import i64

from ...games.millefiori.areas import open_fields
from ...games.millefiori.council import colour_under
from ...games.millefiori.dogaressas import TAKE_LADY
from ...games.millefiori.draft import KEEP_CARD
from ...games.millefiori.favours import CHOOSE_STEPS, CHOOSE_VOYAGE, PLAY, REPLACE_CARD
from ...games.millefiori.fields import FIELD_BASE
from ...games.millefiori.masterworks import PLACE_WORK, TAKE_WORK
from ...games.millefiori.material import NO_AREA, NO_COLOUR, NO_WORK
from ...games.millefiori.play import DECLINE, PLAY_EXTRA, SAIL, USE, USE_CARD
from ...games.millefiori.state import Table
from ..advice import Advice
from . import features as f
from .answers import note_court, note_lady, note_last_diamond, note_market, note_use, note_work
from .position import best_use, look_at, share_left
from .showcase import Showcase, best_place
from .use import Use


class MilleFioriAdvice(Advice[Table]):
    """Score now, complete point bonuses, and take every extra card; leave little to the seat on the left."""

    def __init__(self, room: i64) -> None:
        super().__init__(room, f.GUESSES, f.ACTS)
        self.explore = 0.15  # one card changes a reward by a few hundredths only
        self.ease = 3.0  # who overlooks a few points is not absurd, though the odds are against it
        self.use: Final = Use()
        self.case: Final = Showcase()

    def look(self, s: Table, seat: i64) -> None:
        look_at(self, self.use, self.case, s, seat)

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
            note_work(self, self.case, s, seat, s.work, code)
        elif step == TAKE_WORK.index:
            note_market(self, self.case, s, seat, code)
        elif step == TAKE_LADY.index:
            note_court(self, self.use, s, seat, code, left)
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
            self.consider_card(s, seat, code, left)

    def consider_replacing(self, s: Table, seat: i64, code: i64, left: float) -> None:
        """[MF-13.3] The card that was shown, or a Dogaressa card that is gone then."""
        if code == PLAY:
            self.consider_card(s, seat, s.card, left)
            return
        note_lady(self, self.use, s, seat, code, left)
        self.note(f.SPENT_LADY, left)

    def consider_distance(self, s: Table, seat: i64, code: i64, left: float) -> None:
        """[MF-13.9, MF-13.11] How far a ship sails, or a councillor goes."""
        u = self.use
        u.clear()
        if s.step == CHOOSE_VOYAGE.index:
            u.sail(s, seat, code)
        elif s.step == CHOOSE_STEPS.index:
            u.climb(s, seat, code)
        note_use(self, u, s, left)

    # ---- cards

    def consider_card(self, s: Table, seat: i64, card: i64, left: float) -> None:
        """A card is as good as its best use, and [MF-11.4] the step for its colour."""
        colour = s.box.colours[card]
        if s.box.masterworks and colour != NO_COLOUR and colour == colour_under(s, seat):
            self.use.clear()
            self.use.climb(s, seat, 1)
            note_use(self, self.use, s, left)
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
            u.sail(s, seat, s.box.wheels[card])
        else:
            u.place(s, seat, card, code - FIELD_BASE[s.box.areas[card]])
            note_last_diamond(self, s, seat)
        note_use(self, u, s, left)

    def consider_special(self, s: Table, seat: i64, card: i64, left: float) -> None:
        """[MF-12.1, MF-15.4] A Dogat card, or a masterwork in its best place."""
        box = s.box
        face = box.card_works[card]
        if face != NO_WORK:
            note_work(self, self.case, s, seat, face, best_place(self.case, s, seat, face))
            return
        u = self.use
        u.clear()
        u.climb(s, seat, box.arrows[card])
        u.own += box.dogat_points[card]
        if s.doge != seat:
            self.note(f.CROWN)
        note_use(self, u, s, left)
