"""[SM-7] Nobles that change sides, and nobles that are sent away."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.seats import NOBODY
from ...core.step import Automatic, Chance, Decision, Options, Path
from . import events
from .material import DISTRICT_NAMES, DISTRICTS, SEATS, SIDES
from .reserve import FETCH_NOBLE, give_up, has_noble, noble_name
from .state import Table

NO_TRANSFER: Final[i64] = DISTRICTS * SEATS  # a noble is district * SEATS + owner
NOWHERE: Final[i64] = DISTRICTS


def has_victims(s: Table, seat: i64) -> bool:
    """[SM-7.1] Does a noble of anybody else stand in a district?"""
    for other in range(s.seats):
        if other != seat:
            for district in range(DISTRICTS):
                if s.nobles[other * DISTRICTS + district]:
                    return True
    return False


class Transfer(Decision[Table]):
    """[SM-7.1] The player names a noble of somebody else in a district; one of his own takes its place."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.player

    def options(self, s: Table, seat: i64, out: Options) -> None:
        nobles, seats = s.nobles, s.seats
        for district in range(DISTRICTS):
            for other in range(seats):
                if other != seat and nobles[other * DISTRICTS + district]:
                    out.add(district * SEATS + other)
        if s.box.cards_optional:
            out.add(NO_TRANSFER)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == NO_TRANSFER:
            give_up(s)
            return True
        if s.reserve[seat] == 0:
            events.WILL_TRANSFER.tell(s, seat, code % SEATS, code // SEATS)  # [SM-7.11]
            s.then(FETCH_NOBLE, code // SEATS)
        s.then(SWAP_NOBLE, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:give_up",) if code == NO_TRANSFER else (noble_name(code % SEATS, code // SEATS),)


class SwapNoble(Automatic[Table]):
    """[SM-7.1] The noble of somebody else goes, one of the player's comes.  The argument is the noble."""

    def run(self, s: Table) -> None:
        district, owner = s.arg // SEATS, s.arg % SEATS
        if has_noble(s):
            s.remove_nobles(owner, district, 1)
            s.put_noble(s.player, district)
            events.TRANSFERRED.tell(s, s.player, owner, district)


class NameDistrict(Decision[Table]):
    """[SM-7.3] The player names the district of an exile, before the die is rolled."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.player

    def can_refuse(self, s: Table) -> bool:
        return s.box.cards_optional

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for district in range(DISTRICTS):
            out.add(district)
        if self.can_refuse(s):
            out.add(NOWHERE)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == NOWHERE:
            self.refuse(s)
            return True
        events.NAMED.tell(s, seat, code)
        s.then(ROLL_EXILE, code)
        s.then(EXILE_NOBLES, code)
        return True

    def refuse(self, s: Table) -> None:
        give_up(s)

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:give_up",) if code == NOWHERE else (f"district:{DISTRICT_NAMES[code]}",)


class BonusExile(NameDistrict):
    """[SM-9.7] At the end of a phase one seat may exile without a card, [SM-9.9] or leave it."""

    def can_refuse(self, s: Table) -> bool:
        return True

    def refuse(self, s: Table) -> None:
        events.DECLINED.tell(s, s.player)

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:decline",) if code == NOWHERE else (f"district:{DISTRICT_NAMES[code]}",)


class RollExile(Chance[Table]):
    """[SM-7.3] The die says how many nobles go.  The argument is the district."""

    def weights(self, s: Table) -> vec[i64]:
        return vec[i64]([1] * SIDES)

    def happen(self, s: Table, outcome: i64) -> None:
        s.rolled = outcome + 1
        s.due = outcome + 1
        events.ROLLED.tell(s, s.player, s.rolled, s.arg)
        exile_the_forced(s, s.arg)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"die:{outcome + 1}",)


def exile(s: Table, owner: i64, district: i64, number: i64) -> None:
    """So many nobles of a seat go."""
    leaving = min(number, s.nobles[owner * DISTRICTS + district])
    if leaving:
        s.remove_nobles(owner, district, leaving)
        s.due -= leaving
        events.EXILED.tell(s, owner, district, leaving)


def exile_the_forced(s: Table, district: i64) -> None:
    """Whoever has to go without a choice of the player goes at once.

    [SM-7.5] When all others go, the player's own nobles go for the rest; [SM-7.6] an empty district is empty.
    """
    others: i64 = 0
    owners: i64 = 0
    for other in range(s.seats):
        if other != s.player and s.nobles[other * DISTRICTS + district]:
            others += s.nobles[other * DISTRICTS + district]
            owners += 1
    if others > s.due and owners > 1:
        return
    for other in range(s.seats):
        if other != s.player:
            exile(s, other, district, s.due)
    exile(s, s.player, district, s.due)
    s.due = 0


class ExileNobles(Decision[Table]):
    """[SM-7.4] The player says whose noble goes next, until enough have gone.  The argument is the district."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.player if s.due else NOBODY

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for other in range(s.seats):
            if other != seat and s.nobles[other * DISTRICTS + s.arg]:
                out.add(other)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        exile(s, code, s.arg, 1)
        exile_the_forced(s, s.arg)
        s.then(EXILE_NOBLES, s.arg)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (noble_name(code, s.arg),)


TRANSFER_NOBLE: Final = Transfer("transfer_noble", "SM-7.1", NO_TRANSFER + 1)
SWAP_NOBLE: Final = SwapNoble("swap_noble", "SM-7.1")
NAME_DISTRICT: Final = NameDistrict("name_district", "SM-7.3", NOWHERE + 1)
BONUS_EXILE: Final = BonusExile("bonus_exile", "SM-9.7", NOWHERE + 1)
ROLL_EXILE: Final = RollExile("roll_exile", "SM-7.3")
EXILE_NOBLES: Final = ExileNobles("exile_nobles", "SM-7.4", SEATS)
