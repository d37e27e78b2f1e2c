"""San Marco: what speaks for an answer.

Divide so that no offer is the best, take points without many limits, play the doge last, and put a noble where it
changes who scores.
"""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count
from ...games.sanmarco.box import TOLL_LISTS
from ...games.sanmarco.bridges import BUILD_BRIDGE, MOVE_BRIDGE, SEIZE_BRIDGE, START_BRIDGE
from ...games.sanmarco.cards import CHOOSE_CARD
from ...games.sanmarco.districts import PLACE_NOBLE
from ...games.sanmarco.doge import MOVE_DOGE, is_step, purse_of, toll_to
from ...games.sanmarco.material import (
    ACTIONS,
    BRIDGE,
    DISTRICTS,
    DOGE,
    EXILE,
    LIMIT,
    NO_DISTRICT,
    OFFERS,
    PAIRS,
    SEATS,
    TRANSFER,
    offers_with,
)
from ...games.sanmarco.nobles import BONUS_EXILE, EXILE_NOBLES, NAME_DISTRICT, TRANSFER_NOBLE
from ...games.sanmarco.offers import DONE, SPLIT, TAKE_OFFER
from ...games.sanmarco.reserve import FETCH_NOBLE
from ...games.sanmarco.state import Table
from ..advice import Guess
from .position import NO_VICTIM, SanMarcoPosition, bridges_at, lead_in, nobles_in, others_points, points_in
from .ways import Ways
from .worth import card_worth, is_worse, limits_in, offer_worth

ROLL: Final = 3.5  # nobles that an exile takes, on the average
FAR_BEHIND: Final[i64] = -3  # nobles

# ---- features of an answer

LAYS_EVENLY: Final[i64] = 39
LAYS_LIMIT_EVENLY: Final[i64] = 40
LAYS_ALIKE: Final[i64] = 41
OFFER_DISTRICTS: Final[i64] = 42
OFFER_POINTS: Final[i64] = 43
OFFER_BRIDGES: Final[i64] = 44
OFFER_TRANSFERS: Final[i64] = 45
OFFER_EXILES: Final[i64] = 46
OFFER_DOGES: Final[i64] = 47
OFFER_SCORING: Final[i64] = 48
OFFER_LIMITS: Final[i64] = 49
OFFER_OUT: Final[i64] = 50
NEXT_BRIDGE: Final[i64] = 51
NEXT_EXILE: Final[i64] = 52
NEXT_TRANSFER: Final[i64] = 53
NEXT_DOGE: Final[i64] = 54
GAINS: Final[i64] = 55
TAKES: Final[i64] = 56
GAINS_AT_DOGE: Final[i64] = 57
NOBLE_SHARE: Final[i64] = 58
NOBLE_HOLDS: Final[i64] = 59
NOBLE_LOST: Final[i64] = 60
FROM_LEADER: Final[i64] = 61
EXILE_OTHERS: Final[i64] = 62
EXILE_OWN: Final[i64] = 63
EXILE_PRIZE: Final[i64] = 64
EXILE_TAKES: Final[i64] = 65
SCORES: Final[i64] = 66
OTHERS_SCORE: Final[i64] = 67
LEADER_SCORES: Final[i64] = 68
TOLLS: Final[i64] = 69
STEPS: Final[i64] = 70
JOINS_DOGE: Final[i64] = 71
JOINS_LED: Final[i64] = 72
JOINS_VALUE: Final[i64] = 73
JOINS_ALONE: Final[i64] = 74
JOINS_OWN: Final[i64] = 75
SEIZES_FROM_LEADER: Final[i64] = 76
SEIZES_AT_DOGE: Final[i64] = 77
LEAVES_POINTS: Final[i64] = 78
DOES_WITHOUT: Final[i64] = 79
OFFER_WORSE: Final[i64] = 80
TOLLS_WASTED: Final[i64] = 81
NOBLE_WASTED: Final[i64] = 82
EXILE_CLEARS: Final[i64] = 83
DOGE_BRINGS: Final[i64] = 84

ANSWERS: Final[list[Guess]] = [
    ("a card to the weaker offer", 0.49),
    ("a limit card to the stronger offer", 0.84),
    ("a card to its like", 0.0),
    ("district cards in the offer", 0.7),
    ("points by district cards in the offer", 0.14),
    ("bridges in the offer", 0.56),
    ("transfers in the offer", 1.12),
    ("exiles in the offer", 0.98),
    ("doges in the offer", 0.56),
    ("points by the doge in the offer", 0.21),
    ("limit points in the offer", -0.63),
    ("an offer that puts out", -0.5),
    ("a bridge first", 1.4),
    ("an exile first", 1.12),
    ("a transfer first", 0.42),
    ("the doge first", -2.1),
    ("points gained", 0.42),
    ("points of others taken", 0.21),
    ("points gained at the doge", 0.21),
    ("a noble's share", 0.42),
    ("a noble that holds a narrow lead", 0.42),
    ("a noble far behind", -0.42),
    ("against a seat that is ahead", 0.56),
    ("nobles of others exiled", 0.42),
    ("own nobles exiled", -1.4),
    ("points to gain by an exile", 0.28),
    ("points of others lost by an exile", 0.14),
    ("points scored", 0.7),
    ("points scored by others", -0.21),
    ("points scored by the leader", -0.14),
    ("tolls paid", -0.7),
    ("a step that is paid", -1.4),
    ("a bridge at the doge", 0.28),
    ("a bridge to a district that is led", 0.42),
    ("a bridge between rich districts", 0.42),
    ("a bridge where nobody has one", 0.28),
    ("a bridge beside one's own", 0.14),
    ("a bridge of a seat that is ahead", 0.56),
    ("a bridge of another at the doge", 0.28),
    ("points left behind", -0.7),
    ("to do without", -1.0),
    ("an offer worse than another in every way", -3.0),
    ("tolls paid that need not be", -3.0),
    ("a noble of the reserve given up", -3.0),
    ("a noble exiled that stands before the first place", 2.0),
    ("points that the doge will bring more", 1.0),
]


class SanMarcoAnswers(SanMarcoPosition):
    """What a good player thinks of in San Marco."""

    def __init__(self, room: i64) -> None:
        super().__init__(room, ANSWERS)
        self.ways: Final = Ways()

    def consider(self, s: Table, seat: i64, code: i64) -> None:
        step = s.step
        if step == SPLIT.index:
            self.consider_split(s, seat, code)
        elif step == CHOOSE_CARD.index:
            self.consider_card(code)
        elif step == PLACE_NOBLE.index:
            self.consider_noble(s, seat, code)
        elif step == TRANSFER_NOBLE.index:
            self.consider_transfer(s, seat, code)
        elif step == MOVE_DOGE.index:
            self.consider_doge(s, seat, code)
        elif step == TAKE_OFFER.index:
            self.consider_offer(s, seat, code)
        else:
            self.consider_others(s, seat, code)

    def consider_others(self, s: Table, seat: i64, code: i64) -> None:
        step = s.step
        if step == EXILE_NOBLES.index:
            self.consider_victim(s, seat, s.arg, code)
        elif step in (NAME_DISTRICT.index, BONUS_EXILE.index):
            self.consider_exile(s, seat, code)
        elif step in (START_BRIDGE.index, BUILD_BRIDGE.index, MOVE_BRIDGE.index):
            self.consider_bridge(s, seat, code)
        elif step == SEIZE_BRIDGE.index:
            self.consider_seizure(s, seat, code)
        elif step == FETCH_NOBLE.index:
            self.consider_fetching(s, seat, code)

    # ---- offers

    def consider_split(self, s: Table, seat: i64, code: i64) -> None:
        """The chooser takes the better offer: leave none that is better."""
        if code == DONE:
            return
        kind, mine = code // OFFERS, code % OFFERS
        offers = s.offers
        made = offers_with(s.number_active())
        best = -1.0e9
        for offer in range(made):
            if offer != mine:
                best = max(best, offer_worth(offers[seat * OFFERS + offer]))
        ahead = offer_worth(offers[seat * OFFERS + mine]) - best
        alike = count(s.deal[seat], kind) if mine == made - 1 else i64(1)  # after the last offer there is none for them
        if kind >= ACTIONS:
            limits = float(kind - ACTIONS + 1)
            self.note(LAYS_LIMIT_EVENLY, (ahead - limits * float(alike - 1)) * limits * float(alike) / 2.0)
            return
        worth = card_worth(kind)
        self.note(LAYS_EVENLY, -(ahead + worth * float(alike - 1)) * worth * float(alike) / 2.0)
        if count(offers[seat * OFFERS + mine], kind):
            self.note(LAYS_ALIKE)

    def consider_offer(self, s: Table, seat: i64, offer: i64) -> None:
        """Cards that change who scores, a doge for a district one leads, and few limit points."""
        first = s.roles[s.arg // SEATS] * OFFERS
        cards = s.offers[first + offer]
        for i in range(OFFERS):
            if s.offers[first + i] != EMPTY and is_worse(cards, s.offers[first + i]):
                self.note(OFFER_WORSE)
                break
        points = limits_in(cards)
        self.note(OFFER_LIMITS, float(points))
        before = s.limit_points(seat)
        if before < LIMIT <= before + points:
            self.note(OFFER_OUT)
        self.note(OFFER_BRIDGES, float(count(cards, BRIDGE)))
        self.note(OFFER_TRANSFERS, float(count(cards, TRANSFER)))
        self.note(OFFER_EXILES, float(count(cards, EXILE)))
        doges = count(cards, DOGE)
        if doges:
            self.note(OFFER_DOGES, float(doges))
            self.note(OFFER_SCORING, float(doges * self.best_scoring(s, seat, cards)))
        for district in range(DISTRICTS):
            number = count(cards, district)
            if number:
                self.note(OFFER_DISTRICTS, float(number))
                more = points_in(s, seat, district, number, NO_VICTIM) - points_in(s, seat, district, 0, NO_VICTIM)
                self.note(OFFER_POINTS, float(more))

    def best_scoring(self, s: Table, seat: i64, cards: i64) -> i64:
        """Points that a doge card would bring, with the district cards beside it: at home or over one bridge."""
        here = s.doge
        best: i64 = -LIMIT
        for district in range(DISTRICTS):
            toll: i64 = 0
            if here != NO_DISTRICT and district != here:
                owners = s.bridges[s.box.pair_of[here * DISTRICTS + district]]
                if not owners:
                    continue
                toll = 0 if owners >> seat & 1 else 1
                if toll > purse_of(s, seat):
                    continue
            more = count(cards, district)
            mine = points_in(s, seat, district, more, NO_VICTIM)
            best = max(best, mine - toll - others_points(s, seat, district, more, NO_VICTIM) // 3)
        return best

    # ---- cards

    def consider_card(self, kind: i64) -> None:
        """Bridges first, for what comes over them; the doge last, when the nobles stand."""
        if kind == BRIDGE:
            self.note(NEXT_BRIDGE)
        elif kind == EXILE:
            self.note(NEXT_EXILE)
        elif kind == TRANSFER:
            self.note(NEXT_TRANSFER)
        elif kind == DOGE:
            self.note(NEXT_DOGE)

    def consider_noble(self, s: Table, seat: i64, district: i64) -> None:
        if district == DISTRICTS:
            self.note(DOES_WITHOUT)
            if s.reserve[seat] > 0:  # it would cost nothing, and one's own noble never takes points from oneself
                self.note(NOBLE_WASTED)
            return
        self.consider_change(s, seat, district, 1, NO_VICTIM)

    def consider_transfer(self, s: Table, seat: i64, code: i64) -> None:
        if code == DISTRICTS * SEATS:
            self.note(DOES_WITHOUT)
            return
        self.consider_change(s, seat, code // SEATS, 1, code % SEATS)

    def consider_change(self, s: Table, seat: i64, district: i64, more: i64, victim: i64) -> None:
        """One's own nobles more, one of the victim less: who scores then?"""
        gained = points_in(s, seat, district, more, victim) - points_in(s, seat, district, 0, NO_VICTIM)
        self.note(GAINS, float(gained))
        taken = others_points(s, seat, district, 0, NO_VICTIM) - others_points(s, seat, district, more, victim)
        self.note(TAKES, float(taken))
        if district == s.doge:
            self.note(GAINS_AT_DOGE, float(gained))
        if victim != NO_VICTIM and s.prestige[victim] > s.prestige[seat]:
            self.note(FROM_LEADER)
        if more == 0:
            return
        self.note(NOBLE_SHARE, float(s.box.first[district]) / float(nobles_in(s, district) + 1))
        lead = lead_in(s, seat, district)
        if 0 < lead <= 1:
            self.note(NOBLE_HOLDS)
        elif lead <= FAR_BEHIND:
            self.note(NOBLE_LOST)
        if self.ways.free:  # his card is in the hand
            self.note(DOGE_BRINGS, self.ways.gained(s, seat, district, victim))

    def consider_victim(self, s: Table, seat: i64, district: i64, victim: i64) -> None:
        """Whose noble goes: where enough will go to be first alone, one of those who stand before that."""
        self.consider_change(s, seat, district, 0, victim)
        mine = s.nobles[seat * DISTRICTS + district]
        if mine == 0 or s.nobles[victim * DISTRICTS + district] < mine:
            return
        too_many: i64 = 0
        for other in range(s.seats):
            if other != seat:
                too_many += max(s.nobles[other * DISTRICTS + district] - mine + 1, 0)
        if too_many <= s.due:
            self.note(EXILE_CLEARS)

    def consider_exile(self, s: Table, seat: i64, district: i64) -> None:
        """Many of the others and few of one's own: what do they score there, and what would be one's own then?"""
        if district == DISTRICTS:
            self.note(DOES_WITHOUT)
            return
        mine = s.nobles[seat * DISTRICTS + district]
        others = nobles_in(s, district) - mine
        self.note(EXILE_OTHERS, min(float(others), ROLL))
        own = min(max(ROLL - float(others), 0.0), float(mine))
        self.note(EXILE_OWN, own)
        if mine and own == 0.0:
            self.note(EXILE_PRIZE, float(s.box.first[district] - points_in(s, seat, district, 0, NO_VICTIM)))
        self.note(EXILE_TAKES, float(others_points(s, seat, district, 0, NO_VICTIM)))

    def consider_doge(self, s: Table, seat: i64, code: i64) -> None:
        """He scores at once: points for oneself, few for the others, and no tolls."""
        district, tolls = code // TOLL_LISTS, s.box.toll_list[code % TOLL_LISTS]
        self.note(SCORES, float(points_in(s, seat, district, 0, NO_VICTIM)))
        total: i64 = 0
        leader: i64 = 0
        for other in range(s.seats):
            if other == seat:
                continue
            points = points_in(s, other, district, 0, NO_VICTIM)
            total += points
            if s.prestige[other] > s.prestige[seat]:
                leader = max(leader, points)
            if tolls:
                self.note(TOLLS, float(toll_to(tolls, seat, other)))
        self.note(OTHERS_SCORE, float(total))
        self.note(LEADER_SCORES, float(leader))
        if district != s.doge and is_step(s, district):
            self.note(STEPS)
        if tolls and self.ways.is_cheaper(s, seat, district, tolls):
            self.note(TOLLS_WASTED)

    # ---- the ways of the doge are found once for all answers

    def weigh(self, s: Table, seat: i64) -> float:
        self.ways.read(s, seat)
        return super().weigh(s, seat)

    def features_of_answer(self, s: Table, seat: i64, code: i64) -> list[float]:
        self.ways.read(s, seat)
        return super().features_of_answer(s, seat, code)

    # ---- bridges

    def consider_bridge(self, s: Table, seat: i64, pair: i64) -> None:
        """Between rich districts, where the doge will cross, and beside districts that one leads."""
        if pair == PAIRS:
            self.note(DOES_WITHOUT)
            return
        low, high = s.box.low_end[pair], s.box.high_end[pair]
        self.note(JOINS_VALUE, float(s.box.first[low] + s.box.first[high]) / 10.0)
        if s.doge in (low, high):
            self.note(JOINS_DOGE)
        if lead_in(s, seat, low) > 0:
            self.note(JOINS_LED)
        if lead_in(s, seat, high) > 0:
            self.note(JOINS_LED)
        if not s.bridges[pair]:
            self.note(JOINS_ALONE)
        if bridges_at(s, seat, low) or bridges_at(s, seat, high):
            self.note(JOINS_OWN)

    def consider_seizure(self, s: Table, seat: i64, bridge: i64) -> None:
        if bridge == PAIRS * SEATS:
            self.note(DOES_WITHOUT)
            return
        pair, owner = bridge // SEATS, bridge % SEATS
        if s.prestige[owner] > s.prestige[seat]:
            self.note(SEIZES_FROM_LEADER)
        if s.doge in (s.box.low_end[pair], s.box.high_end[pair]):
            self.note(SEIZES_AT_DOGE)

    # ---- the empty reserve

    def consider_fetching(self, s: Table, seat: i64, code: i64) -> None:
        """Take a noble from where it scores nothing."""
        if code == DISTRICTS:
            self.note(DOES_WITHOUT)
            return
        before = points_in(s, seat, code, 0, NO_VICTIM)
        self.note(LEAVES_POINTS, float(before - points_in(s, seat, code, -1, NO_VICTIM)))
