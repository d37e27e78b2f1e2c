"""Who knows what: the view of one seat, and worlds that agree with it.

Hidden are the draw pile, the packets, and the kept cards until they are shown [MF-2.9].  `memory.py` tells what a seat
remembers of them.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.game import Hidden
from ...core.pool import count, kinds
from ...core.rng import Rng
from ...core.seats import NO_SEAT
from .council import TILE_BITS, TILE_MASK
from .draft import DEAL_CARD, KEEP_CARD
from .fields import bits_in, symbol_at
from .knowledge import known_key
from .masterworks import face_of, line_points
from .material import (
    AREA_NAMES,
    AREAS,
    BONUS_NAMES,
    BONUS_SPACES,
    BONUSES,
    CARDS,
    COLOUR_NAMES,
    COLOUR_OF_TILE,
    CYCLES,
    EFFECT_NAMES,
    FIELD_NAMES,
    FIELDS_OF,
    FIRST_FIELD,
    FIRST_WORK,
    LADIES,
    LADY_NAMES,
    LINES,
    NO_CARD,
    NO_LADY,
    NO_WORK,
    PALACE_BONUS,
    RESERVE,
    REWARD_NAMES,
    SHOWCASE,
    SYMBOL_NAMES,
    TILE_NAMES,
    TILE_SPACES,
    TILES,
    WORK_NAMES,
    WORKS,
    LadyName,
    work_kind,
)
from .memory import deal_again, has_held, has_kept, holder_of, unseen, whole_packet
from .packets import cards_of, size, without_card
from .rewards import has_had, owner_on
from .state import EMPTY_PLACE, FROM_HAND, Table
from .view import (
    BonusView,
    CouncilSpaceView,
    FieldView,
    OwnView,
    PacketView,
    PlayerView,
    SeatView,
    SpaceView,
    TableView,
)


def seat_or_none(seat: i64) -> i64 | None:
    return None if seat == NO_SEAT else seat


def is_dealing(s: Table) -> bool:
    """[MF-2.1] Cards are dealt one by one, but nobody is told of the others' cards before all are dealt."""
    return s.step == DEAL_CARD.index


def seat_on_turn(s: Table) -> i64:
    """[MF-2.3] Who plays a card, [MF-2.5] or chooses one alone."""
    return s.arg - 1 if s.step == KEEP_CARD.index else s.turn


def packet_names(s: Table, packet: i64) -> list[str]:
    return [s.box.names[card] for card in cards_of(packet)]


def card_names(s: Table, cards: vec[i64]) -> list[str]:
    """The cards of a register, each as often as it is there."""
    names: list[str] = []
    for card in range(CARDS):
        names.extend([s.box.names[card]] * cards[card])
    return names


def work_names(works: vec[i64]) -> list[str]:
    names: list[str] = []
    for face in range(WORKS):
        names.extend([WORK_NAMES[face]] * works[face])
    return names


def work_or_none(work: i64) -> str | None:
    return None if work == NO_WORK else WORK_NAMES[face_of(work)]


def lady_or_none(lady: i64) -> LadyName | None:
    return None if lady == NO_LADY else LADY_NAMES[lady]


def owner_at(s: Table, area: i64, field: i64) -> i64 | None:
    for seat in range(s.seats):
        if s.owned[seat * AREAS + area] >> field & 1:
            return seat
    return None


def field_views(s: Table, area: i64) -> list[FieldView]:
    first = FIRST_FIELD[area]
    return [
        {
            "name": FIELD_NAMES[first + field],
            "symbol": SYMBOL_NAMES[symbol_at(area, i64(field))],
            "owner": owner_at(s, area, i64(field)),
        }
        for field in range(FIELDS_OF[area])
    ]


def bonus_view(s: Table, bonus: i64) -> BonusView:
    return {
        "points": [s.box.bonus_points[bonus * BONUS_SPACES + space] for space in range(BONUS_SPACES)],
        "owners": [seat_or_none(owner_on(s, bonus, space)) for space in range(BONUS_SPACES)],
        "had": [seat for seat in range(s.seats) if has_had(s, seat, bonus)],
    }


def sea_view(s: Table) -> list[SpaceView]:
    return [
        {"points": s.box.sea_points[space], "effect": EFFECT_NAMES[s.box.sea_effects[space]]}
        for space in range(s.box.last_space + 1)
    ]


def council_view(s: Table) -> list[CouncilSpaceView]:
    spaces: list[CouncilSpaceView] = []
    for place in range(TILES):
        tile = (s.tiles >> place * TILE_BITS & TILE_MASK) - 1
        for space in range(TILE_SPACES if tile >= 0 else 0):
            at = tile * TILE_SPACES + space
            spaces.append(
                {
                    "space": place * TILE_SPACES + space + 1,
                    "tile": TILE_NAMES[tile],
                    "colour": COLOUR_NAMES[COLOUR_OF_TILE[tile]],
                    "reward": REWARD_NAMES[s.box.rewards[at]],
                    "points": s.box.reward_points[at],
                }
            )
    return spaces


def showcase_points(s: Table, seat: i64) -> int:
    """[MF-15.7] What a showcase would score now."""
    return sum([int(line_points(s, seat, line)) for line in range(len(LINES))])


def player_view(s: Table, seat: i64) -> PlayerView:
    """Open to all."""
    diamonds = s.diamonds[seat]
    packet = s.packets[s.packet_of(seat)]
    picks = [s.picks[seat * CYCLES + cycle] for cycle in range(CYCLES)]
    return {
        "supply": max(diamonds - RESERVE, 0),
        "reserve": min(diamonds, RESERVE),
        "ship": s.ships[seat],
        "councillor": s.councillors[seat] if s.box.masterworks else None,
        "dogaressas": [LADY_NAMES[lady] for lady in kinds(s.ladies[seat])],
        "showcase": [work_or_none(s.showcases[seat * SHOWCASE + place] - 1) for place in range(SHOWCASE)],
        "lines": showcase_points(s, seat),
        "packet": 0 if is_dealing(s) else size(packet),
        "kept": has_kept(s, seat),
        "played": [s.box.names[card] for card in picks if card != NO_CARD],
    }


def own_view(s: Table, seat: i64) -> OwnView:
    """What a seat alone knows: the packets it has held, and the card it has kept."""
    packet = s.packets[s.packet_of(seat)]
    kept = s.kept[seat]
    if kept != NO_CARD and s.step == KEEP_CARD.index:
        packet = without_card(packet, kept)
    return {
        "packet": packet_names(s, packet),
        "kept": None if kept == NO_CARD else s.box.names[kept],
        "packets": [packet_view(s, seat, packet) for packet in range(s.seats)],
    }


def packet_view(s: Table, seat: i64, packet: i64) -> PacketView:
    whole, known = whole_packet(s, packet), has_held(s, seat, packet)
    return {
        "holder": holder_of(s, packet),
        "size": size(whole) if known or not is_dealing(s) else 0,
        "cards": packet_names(s, whole) if known else None,
    }


class MillefioriHidden(Hidden[Table]):
    """Who knows what in Mille Fiori."""

    def table_view(self, s: Table) -> TableView:
        """What everybody may know of the table.  Built up from nothing: what is not named here is not sent."""
        bonuses = BONUSES if s.box.masterworks else PALACE_BONUS
        return {
            "masterworks": s.box.masterworks,
            "on_turn_choice": s.box.on_turn,
            "round": s.round,
            "rounds": s.box.rounds,
            "cycle": s.cycle + 1 if s.round else 0,
            "cycles": s.box.cycles,
            "doge": seat_or_none(s.doge),
            "on_turn": seat_or_none(seat_on_turn(s)),
            "card": None if s.card == NO_CARD else s.box.names[s.card],
            "dogaressa": lady_or_none(s.lady),
            "work": work_or_none(s.work),
            "extra": s.extra == 1,
            "last_cycle": s.is_last_cycle(),
            "pile": s.deck_left + s.arg if is_dealing(s) else s.deck_left,
            "display": card_names(s, s.display),
            "discards": card_names(s, s.discards),
            "fields": {AREA_NAMES[area]: field_views(s, area) for area in range(AREAS)},
            "bonuses": [BONUS_NAMES[bonus] for bonus in range(bonuses)],
            "bonus": {BONUS_NAMES[bonus]: bonus_view(s, bonus) for bonus in range(BONUSES)},
            "sea": sea_view(s),
            "council": council_view(s),
            "market": [work_or_none(work) for work in s.market],
            "works": work_names(s.works),
            "court": [lady_or_none(lady) for lady in s.court],
            "dogaressas": [LADY_NAMES[lady] for lady in kinds(s.pile)],
            "covered": covered_names(s),
            "players": [player_view(s, seat) for seat in range(s.seats)],
        }

    def seat_view(self, s: Table, seat: i64) -> SeatView:
        """What one seat knows besides."""
        return {"unseen": card_names(s, unseen(s, seat)), "mine": own_view(s, seat) if seat >= 0 else None}

    def imagine(self, w: Table, seat: i64, rng: Rng) -> None:
        deal_again(w, seat, rng)

    def known(self, s: Table, seat: i64) -> i64:
        return known_key(s, seat)

    def census(self, s: Table) -> list[i64]:
        """Copies of each card, of each masterwork of the market and of each Dogaressa card, and diamonds by seat."""
        return [*main_cards(s), *market_works(s), *lady_cards(s), *[diamonds_of(s, seat) for seat in range(s.seats)]]


def covered_names(s: Table) -> list[str]:
    names: list[str] = []
    for work in range(FROM_HAND + WORKS):
        names.extend([WORK_NAMES[face_of(work)]] * s.covered[work])
    return names


def works_shown(s: Table) -> vec[i64]:
    """[masterwork]: those in showcases, covered ones too, and the one that goes there now."""
    works = s.covered[:]
    for work in s.showcases:
        if work != EMPTY_PLACE:
            works[work - 1] += 1
    if s.work != NO_WORK:
        works[s.work] += 1
    return works


def main_cards(s: Table) -> vec[i64]:
    """[card]: the cards of the draw pile, wherever they are."""
    cards = s.deck[:]
    for card in range(CARDS):
        cards[card] += s.display[card] + s.discards[card]
    for packet in range(s.seats):
        for card in cards_of(whole_packet(s, packet)):
            cards[card] += 1
    if s.card != NO_CARD:
        cards[s.card] += 1
    works = works_shown(s)
    for face in range(WORKS):
        cards[FIRST_WORK + work_kind(face)] += works[FROM_HAND + face]
    return cards


def market_works(s: Table) -> vec[i64]:
    """[face]: the other masterworks, wherever they are."""
    works = s.works[:]
    shown = works_shown(s)
    for face in range(WORKS):
        works[face] += shown[face]
    for face in s.market:
        if face != NO_WORK:
            works[face] += 1
    return works


def lady_cards(s: Table) -> list[i64]:
    ladies = [count(s.pile, lady) for lady in range(LADIES)]
    for lady in s.court:
        if lady != NO_LADY:
            ladies[lady] += 1
    for seat in range(s.seats):
        for lady in kinds(s.ladies[seat]):
            ladies[lady] += 1
    return ladies


def diamonds_of(s: Table, seat: i64) -> i64:
    """[MF-1.4] Those of a seat, on the board or not."""
    diamonds = s.diamonds[seat]
    for area in range(AREAS):
        diamonds += bits_in(s.owned[seat * AREAS + area])
    for bonus in range(BONUSES):
        for space in range(BONUS_SPACES):
            if owner_on(s, bonus, space) == seat:
                diamonds += 1
    return diamonds
