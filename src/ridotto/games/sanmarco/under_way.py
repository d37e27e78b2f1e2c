"""[SM-5] What is being done with the card under way, as every view shows it."""

from mypy_extensions import i64

from ...core.state import ARG_MASK, STEP_BITS, STEP_MASK
from .bridges import CARRY_BRIDGE, MOVE_BRIDGE, RAISE_BRIDGE, bridge_name
from .districts import PUT_NOBLE
from .material import ACTION_NAMES, DISTRICT_NAMES, NO_CARD, PAIR_NAMES, PAIRS, SEATS, ActionName
from .nobles import EXILE_NOBLES, ROLL_EXILE, SWAP_NOBLE
from .reserve import FETCH_NOBLE
from .state import Table
from .view import ExileView, FetchingView


def card_under_way(s: Table) -> ActionName | None:
    return None if s.card == NO_CARD else ACTION_NAMES[s.card]


def seized_bridge(s: Table) -> str | None:
    """[SM-6.4] The bridge that is going to change hands."""
    if s.step == MOVE_BRIDGE.index:
        return bridge_name(s.arg)
    step, arg = next_step(s)
    if s.step == FETCH_NOBLE.index and step == CARRY_BRIDGE.index:
        return bridge_name(arg // PAIRS)
    return None


def next_step(s: Table) -> tuple[i64, i64]:
    """The step that comes next, and its argument; -1 when none does."""
    if s.waiting == 0:
        return -1, 0
    entry = s.agenda[s.waiting - 1]
    return entry & STEP_MASK, entry >> STEP_BITS & ARG_MASK


def fetching_view(s: Table) -> FetchingView | None:
    """[SM-7.11] Where the noble that is being fetched is to go: the step that puts it there comes next."""
    if s.step != FETCH_NOBLE.index:
        return None
    goal: FetchingView = {"card": card_under_way(s), "district": None, "pair": None, "owner": None}
    step, arg = next_step(s)
    if step == PUT_NOBLE.index:
        goal["district"] = DISTRICT_NAMES[arg]
    elif step == SWAP_NOBLE.index:
        goal["district"] = DISTRICT_NAMES[arg // SEATS]
        goal["owner"] = arg % SEATS
    elif step == RAISE_BRIDGE.index:
        goal["pair"] = PAIR_NAMES[arg]
    elif step == CARRY_BRIDGE.index:
        goal["pair"] = PAIR_NAMES[arg % PAIRS]
        goal["owner"] = arg // PAIRS % SEATS
    return goal


def exile_view(s: Table) -> ExileView | None:
    """[SM-7.3] The district named for an exile, and how many nobles have still to leave it."""
    if s.step != ROLL_EXILE.index and s.step != EXILE_NOBLES.index:
        return None
    return {"district": DISTRICT_NAMES[s.arg], "due": s.due}
