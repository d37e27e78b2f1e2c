"""[SM-5] What is being done with the card under way, as every view shows it."""

from mypy_extensions import i64

from ...core.state import ARG_MASK, STEP_BITS, STEP_MASK
from .box import pair_name
from .bridges import CARRY_BRIDGE, MOVE_BRIDGE, RAISE_BRIDGE
from .districts import PUT_NOBLE
from .material import CARD_NAMES, DISTRICT_NAMES, NO_CARD, PAIRS, SEAT_NAMES, SEATS
from .nobles import EXILE_NOBLES, ROLL_EXILE, SWAP_NOBLE
from .reserve import FETCH_NOBLE
from .state import Table

Facts = dict[str, object]


def bridge_name(s: Table, bridge: i64) -> str:
    """A bridge is pair * SEATS + owner."""
    return f"{pair_name(s.box, bridge // SEATS)}-{SEAT_NAMES[bridge % SEATS]}"


def seized_bridge(s: Table) -> str | None:
    """[SM-6.4] The bridge that is going to change hands."""
    if s.step == MOVE_BRIDGE.index:
        return bridge_name(s, s.arg)
    step, arg = next_step(s)
    if s.step == FETCH_NOBLE.index and step == CARRY_BRIDGE.index:
        return bridge_name(s, arg // PAIRS)
    return None


def next_step(s: Table) -> tuple[i64, i64]:
    """The step that comes next, and its argument; -1 when none does."""
    if s.waiting == 0:
        return -1, 0
    entry = s.agenda[s.waiting - 1]
    return entry & STEP_MASK, entry >> STEP_BITS & ARG_MASK


def fetching_view(s: Table) -> Facts | None:
    """[SM-7.11] Where the noble that is being fetched is to go: the step that puts it there comes next."""
    if s.step != FETCH_NOBLE.index:
        return None
    card = None if s.card == NO_CARD else CARD_NAMES[s.card]
    goal: Facts = {"card": card, "district": None, "pair": None, "owner": None}
    step, arg = next_step(s)
    if step == PUT_NOBLE.index:
        goal["district"] = DISTRICT_NAMES[arg]
    elif step == SWAP_NOBLE.index:
        goal["district"] = DISTRICT_NAMES[arg // SEATS]
        goal["owner"] = arg % SEATS
    elif step == RAISE_BRIDGE.index:
        goal["pair"] = pair_name(s.box, arg)
    elif step == CARRY_BRIDGE.index:
        goal["pair"] = pair_name(s.box, arg % PAIRS)
        goal["owner"] = arg // PAIRS % SEATS
    return goal


def exile_view(s: Table) -> Facts | None:
    """[SM-7.3] The district named for an exile, and how many nobles have still to leave it."""
    if s.step != ROLL_EXILE.index and s.step != EXILE_NOBLES.index:
        return None
    return {"district": DISTRICT_NAMES[s.arg], "due": s.due}
