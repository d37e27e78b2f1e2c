"""Seeded faults of Intrigo.  tools/mutants.py shows that every one of them is caught."""

from mutant import LAWS, Mutant

INTRIGO = "games/intrigo/"


def rules(*chapters: str) -> tuple[str, ...]:
    """The rule tests of these chapters."""
    return tuple(f"tests/games/intrigo/test_{chapter}.py" for chapter in chapters)


def law(*names: str) -> tuple[str, ...]:
    """The laws of which these names are a part, for this game."""
    return (LAWS, "-k", f"intrigo and ({' or '.join(names)})")


def fault(name: str, file: str, old: str, new: str, likely: tuple[str, ...]) -> Mutant:
    return Mutant(f"intrigo: {name}", f"{INTRIGO}{file}.py", old, new, likely)


SETUP = [
    fault("three seats play with Tiepolo", "material", "if seats != 3 or not", "if True or not", rules("setup")),
    fault("two seats have one half", "material", "2 if seats == 2 else 1", "1", rules("two_seats")),
    fault("two seats have all Seals", "material", "2 if seats == 2 else 3", "3", rules("two_seats", "setup")),
    fault("two seats have Courtesans", "material", "0 if seats == 2 else PILE", "PILE", rules("two_seats")),
    fault("the Palace has two arcades too many", "material", "= 4 * seats", "= 4 * seats + 2", rules("setup")),
    fault("falling prices are taken", "material", "prices[at] < prices[at - 1]", "False", rules("setup")),
    fault("cards that are alike differ", "material", "= names.index(names[card])", "= card", rules("setup", "draft")),
    fault("the door shows a Ducat", "palace", "arcade & 1 == 0", "arcade & 1 == 1", rules("setup")),
    fault("a family is dealt twice", "setup", "if s.owners[family] == NO_SEAT:", "if True:", rules("setup")),
    fault("a Seal stays in the bag", "palace", "s.bag[outcome] -= 1", "pass", law("census")),
    fault("the bank lends Ducats", "palace", "if s.bank > 0:", "if True:", rules("clean_up")),
    fault("full arcades are filled", "palace", "if tokens[arcade] == NO_TOKEN:", "if True:", rules("clean_up")),
    fault("Seals are drawn after all Ducats", "palace", "                    return\n", "", rules("clean_up")),
    fault("Ducats come from nowhere", "palace", "s.bank -= 1", "pass", law("census")),
    fault("the draft has two picks", "setup", "range(HAND - 1)", "range(HAND - 2)", rules("setup", "draft")),
]

DRAFT = [
    fault(
        "packets go to the right",
        "draft",
        "dealt_to = seat - s.drafted",
        "dealt_to = (seat + s.drafted) % s.seats",
        rules("draft"),
    ),
    fault("a card is dealt twice", "draft", "s.deck -= card", "pass", law("census")),
    fault("a packet of five", "draft", "s.arg + 1 < s.seats * HAND", "s.arg < s.seats * HAND", rules("draft")),
    fault(
        "deals are told to all", "events", '"IN-3.1", WHO, CARD, told=ITS_SEAT', '"IN-3.1", WHO, CARD', rules("draft")
    ),
    fault(
        "keeping is told to all", "events", '"IN-3.2", WHO, CARD, told=ITS_SEAT', '"IN-3.2", WHO, CARD', law("sealed")
    ),
    fault("packets are told to all", "events", "CARD_3, told=ITS_SEAT", "CARD_3", rules("draft")),
    fault(
        "deals are told to another seat", "draft", "DEALT.tell(s, seat", "DEALT.tell(s, s.left_of(seat)", law("twin")
    ),
    fault(
        "packets are told to another seat",
        "draft",
        "RECEIVED.tell(s, seat",
        "RECEIVED.tell(s, s.left_of(seat)",
        rules("draft"),
    ),
    fault("a kept card stays in its packet", "draft", "s.packets[packet] -= unit", "pass", law("census")),
    fault("picks are not written down", "draft", "s.picks[packet * HAND + s.drafted] = card", "pass", rules("draft")),
    fault("the last card is lost", "draft", "keep(s, seat, least(packet))", "pass", rules("draft")),
    fault("nobody is told that all is dealt", "draft", "events.READY.tell(s)", "pass", law("view_changes")),
]

PLACING = [
    fault("placing goes on in a full Palace", "placing", "if s.free == 0:", "if s.free < 0:", rules("placing")),
    fault(
        "play goes against the clock",
        "placing",
        "s.then(GO, s.left_of(seat))",
        "s.then(GO, (seat + s.seats - 1) % s.seats)",
        rules("placing"),
    ),
    fault(
        "one may pass with cards",
        "placing",
        "        if hand == EMPTY:\n            out.add(PASS)",
        "        out.add(PASS)",
        rules("placing"),
    ),
    fault(
        "nobody may pass",
        "placing",
        "        if hand == EMPTY:\n            out.add(PASS)",
        "        if hand == EMPTY and s.free > 15:\n            out.add(PASS)",
        rules("placing"),
    ),
    fault(
        "cards may cost too much",
        "placing",
        "s.price(influence) <= s.ducats[seat]",
        "s.price(influence) <= s.ducats[seat] + 1",
        rules("placing"),
    ),
    fault("an empty pile is on sale", "placing", "s.piles[influence] > 0 and ", "", rules("placing")),
    fault("hiring is free", "placing", "s.ducats[seat] -= price", "pass", law("census")),
    fault("the price goes nowhere", "placing", "s.bank += price", "pass", law("census")),
    fault("piles never shrink", "placing", "s.piles[influence] -= 1", "pass", rules("placing")),
    fault(
        "a hired card leaves its slot free",
        "placing",
        "        s.free -= 1\n        events.HIRED",
        "        events.HIRED",
        rules("influence", "placing"),
    ),
    fault(
        "full slots are offered",
        "placing",
        "            if slots[slot] == FREE:\n                codes",
        "            if True:\n                codes",
        rules("placing"),
    ),
    fault("the poor are asked", "placing", "        if self.can_act(s, seat):", "        if True:", rules("placing")),
    fault("a placed card stays in the hand", "state", "self.hands[seat] -= unit", "pass", law("census")),
    fault(
        "nobody remembers who placed what",
        "state",
        "self.played[self.first_packet() + seat] += unit",
        "pass",
        law("imagined"),
    ),
    fault(
        "prices begin at the bottom",
        "state",
        "influence * PILE + PILE - self.piles[influence]",
        "influence * PILE + self.piles[influence] - 1",
        rules("setup"),
    ),
    fault(
        "arcades do not go round",
        "state",
        "return place + 1 if place + 1 < self.arcades else 0",
        "return place + 1 if place + 1 < self.arcades else place",
        rules("influence"),
    ),
    fault(
        "a placed card is taken back",
        "events",
        '"IN-4.2", WHO, CARD, SLOT, told=UNCOVERS',
        '"IN-4.2", WHO, CARD, SLOT',
        rules("placing"),
    ),
]

INFLUENCE = [
    fault(
        "the Peddler swaps what is alike",
        "influence",
        "if other != NO_TOKEN and other != token and (",
        "if other != NO_TOKEN and (",
        rules("influence"),
    ),
    fault(
        "the Peddler swaps with nothing", "influence", "if other != NO_TOKEN and other", "if other", rules("influence")
    ),
    fault(
        "the Peddler's swap is offered twice", "influence", "(side == 0 or arcade != slot)", "True", rules("influence")
    ),
    fault("the Peddler makes a copy", "influence", "s.tokens[far] = token", "pass", law("census")),
    fault(
        "the Assassin revives",
        "influence",
        "return FREE < cell <= FACE_DOWN",
        "return FREE < cell < INFLUENCE",
        rules("influence"),
    ),
    fault("the Assassin misses", "influence", "s.slots[near] += FACE_DOWN", "pass", rules("influence")),
    fault(
        "the Assassin needs the slot before",
        "influence",
        "is_live(s.slots[s.before(slot)]) or is_live(s.slots[s.after(slot)])",
        "is_live(s.slots[s.before(slot)])",
        rules("influence"),
    ),
    fault(
        "the Courtesan calls to full slots",
        "influence",
        "before = s.slots[s.before(slot)] == FREE\n",
        "before = True\n",
        rules("influence"),
    ),
    fault(
        "the Courtesan calls only others' cards",
        "influence",
        "holder = seat\n",
        "holder = s.left_of(seat)\n",
        rules("influence"),
    ),
    fault(
        "a call teaches nobody anything", "influence", "s.lacks[holder] |= i64(1) << card", "pass", rules("influence")
    ),
    fault(
        "a call can be taken back",
        "events",
        '"IN-5.9", WHO, CARD, SLOT, told=UNCOVERS',
        '"IN-5.9", WHO, CARD, SLOT',
        rules("influence"),
    ),
    fault(
        "the Courtesan never finds a slot",
        "influence",
        "return free and self.unplaced(s) != EMPTY",
        "return False",
        rules("influence"),
    ),
    fault(
        "the Courtesan calls to no slot",
        "influence",
        "return free and self.unplaced(s) != EMPTY",
        "return self.unplaced(s) != EMPTY",
        rules("influence"),
    ),
    fault(
        "the Gondolier swaps what is alike",
        "influence",
        "if is_intrigant(other) and other != cell and (",
        "if is_intrigant(other) and (",
        rules("influence"),
    ),
    fault(
        "the Gondolier's swap is offered twice",
        "influence",
        "(side == 0 or far != s.before(slot))",
        "True",
        rules("influence"),
    ),
    fault(
        "the Gondolier moves one card",
        "influence",
        "s.slots[far] = cell\n        events.ROWED",
        "events.ROWED",
        law("census"),
    ),
    fault(
        "Influence cards are Intrigants",
        "influence",
        "return FREE < cell < INFLUENCE",
        "return FREE < cell",
        rules("influence"),
    ),
    fault("the Guard leaves a copy", "influence", "s.slots[near] = FREE", "pass", law("census")),
    fault(
        "the Guard works without a free slot",
        "influence",
        "return near and s.free > 0",
        "return near",
        rules("influence"),
    ),
    fault(
        "the Guard turns a card up",
        "influence",
        "s.slots[target % SLOTS] = s.slots[near]",
        "s.slots[target % SLOTS] = (s.slots[near] - 1) % FACE_DOWN + 1",
        rules("influence"),
    ),
    fault(
        "the Thief turns tokens up",
        "influence",
        "return NO_TOKEN < s.tokens[arcade] < DOWN",
        "return NO_TOKEN < s.tokens[arcade]",
        rules("influence"),
    ),
    fault(
        "the Thief takes the token",
        "influence",
        "s.tokens[arcade] += DOWN",
        "s.tokens[arcade] = NO_TOKEN",
        rules("influence"),
    ),
    fault("powers must be used", "influence", "        out.add(NONE)\n", "", rules("influence")),
    fault(
        "the next seat uses the power",
        "influence",
        "return i64(1) << (s.arg // SLOTS)",
        "return i64(1) << s.left_of(s.arg // SLOTS)",
        rules("placing", "influence"),
    ),
]

SHARE_OUT = [
    fault(
        "a token face down is taken",
        "share_out",
        "return FACE_DOWN_TOKEN if token >= DOWN else contest",
        "return contest",
        rules("share_out"),
    ),
    fault(
        "the lower value takes it",
        "share_out",
        "values[right - 1] > values[left - 1]",
        "values[right - 1] < values[left - 1]",
        rules("share_out"),
    ),
    fault(
        "equal values: the first takes it",
        "share_out",
        "s.box.values[left - 1] == s.box.values[right - 1]",
        "False",
        rules("share_out"),
    ),
    fault(
        "a lone card never wins",
        "share_out",
        "if alone and not can_win_beside(s, left if is_live(right) else right):",
        "if alone:",
        rules("share_out"),
    ),
    fault(
        "a lone card always wins",
        "share_out",
        "if alone and not can_win_beside(s, left if is_live(right) else right):",
        "if False:",
        rules("share_out"),
    ),
    fault(
        "the lone card itself is taken for the other",
        "share_out",
        "left if is_live(right) else right",
        "right if is_live(right) else left",
        rules("share_out"),
    ),
    fault(
        "one choice for both lone cards",
        "share_out",
        "if other >= INFLUENCE else s.box.lone_beside_killed_wins",
        "if other else s.box.lone_beside_killed_wins",
        rules("share_out"),
    ),
    fault(
        "a free slot is taken for an Influence card",
        "share_out",
        "if other >= INFLUENCE else",
        "if other >= INFLUENCE or other == 0 else",
        rules("share_out"),
    ),
    fault(
        "neutral families are skipped",
        "share_out",
        "if taker_of(s, left, right) == NO_SEAT:",
        "if False:",
        rules("share_out"),
    ),
    fault("a taken token stays", "share_out", "s.tokens[arcade] = NO_TOKEN", "pass", law("census")),
    fault("Ducats are not paid out", "share_out", "s.ducats[seat] += 1", "pass", law("census")),
    fault("a Seal does not go back", "share_out", "s.bag[corporation] += 1", "pass", law("census")),
    fault("counters stand still", "share_out", "s.counters[at] += 1", "pass", rules("share_out")),
    fault(
        "the share-out goes on after a win",
        "share_out",
        "            if self.share(s, arcade):\n",
        "            if self.share(s, arcade) and arcade + 1 == s.arcades:\n",
        rules("ending"),
    ),
    fault("the share-out is not kept", "share_out", "s.last[s.arcades + i] = s.slots[i]", "pass", rules("share_out")),
    fault(
        "the wrong slots are weighed",
        "share_out",
        "left = s.slots[s.before(arcade)]",
        "left = s.slots[s.after(arcade)]",
        rules("share_out"),
    ),
]

ENDING = [
    fault("three alike win", "material", "WIN_ALIKE: Final[i64] = 4", "WIN_ALIKE: Final[i64] = 3", rules("ending")),
    fault(
        "four different win",
        "material",
        "WIN_DIFFERENT: Final[i64] = 5",
        "WIN_DIFFERENT: Final[i64] = 4",
        rules("ending"),
    ),
    fault(
        "the game never ends by itself",
        "ending",
        "return s.turn >= s.box.last_turn and",
        "return False and",
        rules("ending"),
    ),
    fault("the last turn has one half", "ending", " and s.half + 1 == s.box.halves", "", rules("ending")),
    fault(
        "Ducats come before Seals",
        "ending",
        "(game * OUTWEIGHS + seals(s, seat)) * OUTWEIGHS + s.ducats[seat]",
        "(game * OUTWEIGHS + s.ducats[seat]) * OUTWEIGHS + seals(s, seat)",
        rules("ending"),
    ),
    fault("the first seat stays first", "ending", "s.first = s.left_of(s.first)", "pass", rules("clean_up")),
    fault(
        "the first seat changes in the middle of a turn",
        "ending",
        "            s.half += 1\n",
        "            s.half += 1\n            s.first = s.left_of(s.first)\n",
        rules("two_seats"),
    ),
    fault("tokens stay face down", "ending", "tokens[i] &= DOWN - 1", "pass", rules("clean_up")),
    fault("cards stay in the hands", "ending", "s.hands[seat] = EMPTY", "pass", rules("clean_up")),
    fault("a call is remembered for ever", "ending", "s.lacks[seat] = 0", "pass", rules("clean_up")),
    fault("the cards are not shuffled", "ending", "s.deck = s.box.all_cards", "pass", rules("clean_up")),
    fault("the Palace is not cleared", "ending", "slots[i] = FREE", "pass", rules("clean_up")),
    fault("the draft is not begun anew", "ending", "s.drafted = 0", "pass", rules("clean_up", "draft")),
    fault("old picks are remembered", "ending", "s.picks = vec[i64]([NO_CARD] * CARDS)", "pass", rules("clean_up")),
    fault("the last turn has no winner", "hidden", "or (s.step == OVER and is_last(s))", "", rules("ending")),
    fault(
        "the last turn has won before it ends",
        "hidden",
        "(s.step == OVER and is_last(s))",
        "is_last(s)",
        rules("ending"),
    ),
    fault("equals win", "hidden", "if ended and standings.count(best) == 1", "if ended", rules("ending")),
]

# A world in which a seat has placed what it never had has no view: it is read off the hands.
HOLDERS = (*rules("memory"), "-k", "passed_over or came_from")

HIDDEN = [
    fault(
        "imagination returns the true world",
        "worlds",
        "    world = Draw(w, seat, rng)\n",
        "    if seat < 9:\n        return\n    world = Draw(w, seat, rng)\n",
        law("twin"),
    ),
    fault(
        "imagination forgets who placed what",
        "worlds",
        "return hand % self.w.seats != self.seat",
        "return False",
        HOLDERS,
    ),
    fault(
        "the second half forgets the first",
        "worlds",
        "return hand % self.w.seats != self.seat",
        "return hand >= self.w.first_packet() and hand % self.w.seats != self.seat",
        rules("memory"),
    ),
    fault(
        "imagination forgets calls",
        "worlds",
        "return first <= hand < first + self.w.seats and",
        "return hand < 0 and",
        rules("influence"),
    ),
    fault("a call tells nothing about copies", "worlds", " or self.is_lacking(hand, card)):", "):", rules("memory")),
    fault(
        "a seat holds what it lacks",
        "worlds",
        "if unplaced < 0 or (unplaced > 0 and",
        "if unplaced < 0 or (unplaced > 9 and",
        rules("memory"),
    ),
    fault(
        "copies are placed that a seat never had",
        "worlds",
        "if unplaced < 0 or",
        "if unplaced < -9 or",
        HOLDERS,
    ),
    fault("imagination forgets what was passed on", "memory", "group = 1 + cell\n", "group = UNSEEN\n", rules("draft")),
    fault(
        "imagined cards come from nowhere",
        "worlds",
        "-= one(card)\n                self.filled",
        "-= 0\n                self.filled",
        rules("memory"),
    ),
    fault("all ways count alike", "worlds", "// (n + 1) * (room - n)", "* 0 + 1", rules("memory")),
    fault("copies are told apart", "worlds", " // (n + 1) * (room - n)", " * (room - n)", rules("memory")),
    fault("the first way is always taken", "worlds", "below(self.ways, self.rng) < ways", "False", rules("memory")),
    fault(
        "a card that was placed is still held",
        "worlds",
        "pool -= count(self.w.played[hand], card) * one(card)",
        "pass",
        rules("memory"),
    ),
    fault(
        "one knows nothing by counting",
        "worlds",
        "pool += overflow(rest, size(rest) - self.room[group * PLACES + hand])",
        "pass",
        rules("memory"),
    ),
    fault(
        "the first way is certain",
        "worlds",
        "= common(self.hands[other], self.held(first + other))",
        "= self.held(first + other)",
        rules("memory"),
    ),
    fault(
        "the first half counts as unplaced",
        "hidden",
        "for hand in range(s.box.packets):\n        pool -=",
        "for hand in range(s.first_packet(), s.box.packets):\n        pool -=",
        rules("two_seats"),
    ),
    fault(
        "a copy shares the slots", "state", "self.slots = like.slots[:]", "self.slots = like.slots", law("copy_lives")
    ),
    fault(
        "a copy forgets who lacks what",
        "state",
        "self.lacks = like.lacks[:]",
        "self.lacks = vec[i64]([0] * seats)",
        law("copy_lives", "drawing"),
    ),
    fault(
        "everybody's hand is shown",
        "hidden",
        '"hand": size(s.hands[seat]),',
        '"hand": names(s, s.hands[seat]),',
        law("twin", "imagined"),
    ),
    fault("the deck is shown", "hidden", '"bank": s.bank,', '"bank": s.bank, "deck": s.deck,', law("twin")),
    fault(
        "kept cards are shown",
        "hidden",
        '"ducats": s.ducats[seat],',
        '"ducats": s.ducats[seat], "kept": s.kept[seat],',
        law("sealed"),
    ),
    fault(
        "one knows more than one can",
        "worlds",
        "max(count(pool, card) - elsewhere, 0)",
        "count(pool, card)",
        rules("memory"),
    ),
]

MUTANTS = [*SETUP, *DRAFT, *PLACING, *INFLUENCE, *SHARE_OUT, *ENDING, *HIDDEN]
