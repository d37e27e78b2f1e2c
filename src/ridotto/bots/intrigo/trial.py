"""A power that is used for the sake of argument, and taken back."""

from mypy_extensions import i64

from ...games.intrigo.influence import SIDES, near_arcade, near_slot
from ...games.intrigo.material import ASSASSIN, COURTESAN, DOWN, FACE_DOWN, MOST_ARCADES, PEDDLER, SLOTS, THIEF
from ...games.intrigo.state import Table


class Trial:
    """Two slots or two arcades, or one that is named twice, and what lay there before."""

    def __init__(self) -> None:
        self.is_of_tokens: bool = False
        self.place: i64 = 0
        self.place_2: i64 = 0
        self.old: i64 = 0
        self.old_2: i64 = 0

    def use(self, s: Table, influence: i64, slot: i64, target: i64) -> None:
        """Use the power of an Influence card in this slot.  Everybody knows its targets."""
        slots, tokens = s.slots, s.tokens
        self.is_of_tokens = influence in (THIEF, PEDDLER)
        if influence == THIEF:
            near = near_arcade(s, slot, target)
            self.put(s, near, tokens[near] + DOWN, near, tokens[near] + DOWN)
        elif influence == PEDDLER:
            near, far = near_arcade(s, slot, target // MOST_ARCADES), target % MOST_ARCADES
            self.put(s, near, tokens[far], far, tokens[near])
        elif influence == ASSASSIN:
            near = near_slot(s, slot, target)
            self.put(s, near, slots[near] + FACE_DOWN, near, slots[near] + FACE_DOWN)
        elif influence == COURTESAN:
            near = near_slot(s, slot, target % SIDES)
            self.put(s, near, 1 + target // SIDES, near, 1 + target // SIDES)
        else:  # Gondolier and Guard swap what lies there
            near, far = near_slot(s, slot, target // SLOTS), target % SLOTS
            self.put(s, near, slots[far], far, slots[near])

    def put(self, s: Table, place: i64, new: i64, place_2: i64, new_2: i64) -> None:
        register = s.tokens if self.is_of_tokens else s.slots
        self.place, self.place_2 = place, place_2
        self.old, self.old_2 = register[place], register[place_2]
        register[place] = new
        register[place_2] = new_2

    def undo(self, s: Table) -> None:
        register = s.tokens if self.is_of_tokens else s.slots
        register[self.place_2] = self.old_2
        register[self.place] = self.old
