"""Seeded faults of Mille Fiori.  tools/mutants.py shows that every one of them is caught."""

from mutant import LAWS, Mutant

FOLDER = "games/millefiori/"


def rules(*chapters: str) -> tuple[str, ...]:
    """The rule tests of these chapters."""
    return tuple(f"tests/games/millefiori/test_{chapter}.py" for chapter in chapters)


def law(*names: str) -> tuple[str, ...]:
    """The laws of which these names are a part, for this game."""
    return (LAWS, "-k", f"millefiori and ({' or '.join(names)})")


def fault(name: str, file: str, old: str, new: str, likely: tuple[str, ...]) -> Mutant:
    return Mutant(f"millefiori: {name}", f"{FOLDER}{file}.py", old, new, likely)


SETUP = [
    fault("another quartz card", "material", "    [1, 1, 3, 1, 1],", "    [1, 1, 2, 2, 1],", rules("setup")),
    fault("the expansion is off", "box", '"MF-1.1", 1, 0, 1', '"MF-1.1", 0, 0, 1', rules("setup")),
    fault("nine cards for three seats", "material", "[0, 0, 9, 4, 9]", "[0, 0, 9, 9, 9]", rules("setup")),
    fault("four cards in the expansion", "box", "LONG_DISPLAY if self.masterworks else ", "", rules("setup")),
    fault("28 diamonds", "material", "DIAMONDS: Final[i64] = 30", "DIAMONDS: Final[i64] = 31", rules("setup")),
    fault("no seat is named first", "setup", "s.doge = s.box.first - 1", "s.doge = 0", rules("setup")),
    fault("any seat is named first", "box", "if self.first > seats:", "if False:", rules("setup")),
    fault("a display card stays in the pile", "setup", "        s.deck_left -= 1\n", "", rules("setup")),
    fault("display cards are dealt again", "setup", "        s.deck[outcome] -= 1\n", "", law("census")),
    fault("no market", "setup", "range(MARKET)", "range(MARKET - 1)", rules("setup")),
    fault("no court", "setup", "            fill_court(s)\n", "", rules("setup")),
    fault(
        "a court of one",
        "dogaressas",
        "        events.CALLED.tell(s, outcome)\n        fill_court(s)\n",
        "        events.CALLED.tell(s, outcome)\n",
        rules("setup"),
    ),
    fault(
        "the lot is loaded", "setup", "vec[i64]([1] * s.seats)", "vec[i64]([2] + [1] * (s.seats - 1))", rules("setup")
    ),
    fault(
        "equal dogat cards are lost",
        "box",
        "self.copies[first] += i64(with_expansion)",
        "self.copies[card] = i64(with_expansion)",
        rules("council"),
    ),
    fault(
        "dogat cards in the base game",
        "box",
        "self.copies[first] += i64(with_expansion)",
        "self.copies[first] += 1",
        rules("setup"),
    ),
    fault(
        "a tile of the same colour follows",
        "setup",
        "if left >> tile & 1 and COLOUR_OF_TILE[tile] != colour:",
        "if left >> tile & 1:",
        rules("council"),
    ),
    fault(
        "tiles are laid from the top",
        "setup",
        "outcome + 1 << s.arg * TILE_BITS",
        "outcome + 1 << (5 - s.arg) * TILE_BITS",
        rules("council"),
    ),
    fault(
        "orders are not counted",
        "setup",
        "orders[tile] = ORDERS[(left & ~(i64(1) << tile)) * TILES + tile]",
        "orders[tile] = 1",
        rules("council"),
    ),
]

ROUNDS = [
    fault(
        "packets go to the right",
        "state",
        "dealt_to = seat - self.cycle",
        "dealt_to = seat + self.cycle - self.seats",
        rules("rounds"),
    ),
    fault("packets are not passed", "state", "dealt_to = seat - self.cycle", "dealt_to = seat", rules("rounds")),
    fault("four cards in a hand", "material", "HAND: Final[i64] = 5", "HAND: Final[i64] = 4", rules("rounds")),
    fault("the deal goes round", "draft", "seat = s.arg // HAND", "seat = s.arg % s.seats", rules("rounds")),
    fault("a dealt card stays in the pile", "draft", "        s.deck_left -= 1\n", "", rules("ending", "setup")),
    fault(
        "kept cards stay in the packet",
        "draft",
        "s.packets[packet] = without_card(s.packets[packet], s.kept[seat])",
        "pass",
        rules("rounds"),
    ),
    fault(
        "the last seat keeps nothing",
        "draft",
        "(i64(1) << s.seats) - 1",
        "(i64(1) << s.seats - 1) - 1",
        rules("rounds"),
    ),
    fault("equal cards are offered twice", "draft", "if card != before:", "if True:", rules("setup")),
    fault(
        "all are told what is kept",
        "events",
        '"kept", "MF-2.2", WHO, CARD, told=ITS_SEAT',
        '"kept", "MF-2.2", WHO, CARD',
        law("sealed"),
    ),
    fault(
        "all are told what is dealt",
        "events",
        '"dealt", "MF-2.1", WHO, CARD, told=ITS_SEAT',
        '"dealt", "MF-2.1", WHO, CARD',
        rules("rounds"),
    ),
    fault(
        "all are told what is received", "events", "CARD_3, CARD_4, told=ITS_SEAT", "CARD_3, CARD_4", law("twin_worlds")
    ),
    fault(
        "undo goes back behind a packet",
        "events",
        '"MF-2.4", CYCLE_NUMBER, WHO, told=UNCOVERS',
        '"MF-2.4", CYCLE_NUMBER, WHO',
        law("undo_is_innocent"),
    ),
    fault("seat 0 always begins", "rounds", "        seat = s.doge\n", "        seat = i64(0)\n", rules("rounds")),
    fault(
        "turns go counter-clockwise",
        "rounds",
        "            seat = s.left_of(seat)\n",
        "            seat = (seat - 1) % s.seats\n",
        rules("rounds"),
    ),
    fault("everybody begins with the Doge", "rounds", "            seat = s.left_of(seat)\n", "", rules("rounds")),
    fault(
        "the variant is as the game",
        "rounds",
        "            if s.box.on_turn:\n",
        "            if False:\n",
        rules("rounds"),
    ),
    fault(
        "in the variant all choose as well",
        "rounds",
        "        if not s.box.on_turn:\n",
        "        if True:\n",
        rules("rounds"),
    ),
    fault("in the variant all choose at once", "draft", "i64(1) << s.arg - 1 if s.arg else ", "", rules("rounds")),
    fault("three cycles for three", "box", "CYCLES_OF_TWO if seats == 2 and", "CYCLES_OF_TWO if", rules("rounds")),
    fault(
        "four cycles for two",
        "box",
        "CYCLES_OF_TWO if seats == 2 and not self.masterworks else CYCLES",
        "CYCLES",
        rules("rounds"),
    ),
    fault(
        "three cycles in the expansion",
        "box",
        "CYCLES_OF_TWO if seats == 2 and not self.masterworks",
        "CYCLES_OF_TWO if seats == 2",
        rules("rounds"),
    ),
    fault("a fifth cycle", "rounds", "s.cycle + 1 < s.box.cycles", "s.cycle < s.box.cycles", rules("rounds")),
    fault("what is left is gone", "rounds", "            s.display[card] += 1\n", "", rules("rounds")),
    fault("what is left cannot be had", "rounds", "            s.display_left += 1\n", "", law("drawing_is_parsed")),
    fault("what is left stays in the packet", "rounds", "        s.packets[at] = NO_CARDS\n", "", law("census")),
    fault("the Doge card stays", "rounds", "            s.doge = s.left_of(s.doge)\n", "", rules("rounds")),
    fault(
        "the Doge card goes round in the expansion",
        "rounds",
        "        if not s.box.masterworks:\n",
        "        if True:\n",
        rules("rounds"),
    ),
    fault("nobody is on turn no more", "rounds", "        s.turn = NO_SEAT\n", "", rules("rounds")),
    fault(
        "cards of the last round are remembered",
        "rounds",
        "            s.picks[place] = NO_CARD\n",
        "            pass\n",
        law("drawing", "view", "census"),
    ),
    fault("a played card lies there still", "play", "        s.kept[seat] = NO_CARD\n", "", rules("rounds")),
]

PLAY = [
    fault("played cards are not discarded", "rewards", "s.discards[card] += 1", "pass", rules("rounds")),
    fault("nobody may sail", "play", "        out.add(SAIL)\n", "", rules("play")),
    fault(
        "diamonds from nowhere",
        "play",
        "if area != NO_AREA and s.diamonds[seat]:",
        "if area != NO_AREA:",
        rules("play"),
    ),
    fault("a diamond stays in the supply", "rewards", "    s.diamonds[seat] -= 1\n", "", rules("play")),
    fault(
        "the end of a supply is not told",
        "rewards",
        "if s.diamonds[seat] == RESERVE:",
        "if s.diamonds[seat] == 0:",
        rules("play"),
    ),
    fault("a bonus comes twice", "rewards", "    if has_had(s, seat, bonus):\n        return\n", "", rules("play")),
    fault(
        "the lowest bonus first",
        "material",
        "BONUS_POINTS: Final = [20, 15, 10, 5]",
        "BONUS_POINTS: Final = [5, 10, 15, 20]",
        rules("play"),
    ),
    fault("all get 20", "rewards", "[bonus * BONUS_SPACES + space]\n", "[bonus * BONUS_SPACES]\n", rules("play")),
    fault(
        "a bonus is not marked",
        "rewards",
        "    s.bonuses[bonus] |= seat + 1 << space * SPACE_BITS\n",
        "",
        rules("play"),
    ),
    fault(
        "a bonus takes no diamond",
        "rewards",
        "    events.BONUS_SCORED.tell(s, seat, bonus, points)\n    spend_diamond(s, seat)\n",
        "    events.BONUS_SCORED.tell(s, seat, bonus, points)\n",
        rules("play"),
    ),
    fault(
        "a bonus without a diamond is marked",
        "rewards",
        "    if s.diamonds[seat] == 0:\n",
        "    if False:\n",
        rules("play"),
    ),
    fault(
        "a bonus without a diamond can be had again",
        "rewards",
        "    s.bonuses[bonus] |= i64(1) << BONUS_SPACES * SPACE_BITS + seat\n",
        "",
        rules("play"),
    ),
    fault("an extra card with an empty display", "rewards", "if s.display_left == 0:", "if False:", rules("play")),
    fault("extra cards stay in the display", "play", "        s.display[code] -= 1\n", "", rules("play")),
    fault("extra cards are not counted", "play", "        s.display_left -= 1\n", "", law("drawing_is_parsed")),
    fault("extra cards cannot be declined", "play", "        out.add(DECLINE)\n", "", rules("play")),
    fault("extra cards without end", "play", "        s.extra = 0\n", "", rules("play")),
    fault("no extra card is asked for", "play", "    s.then(PLAY_EXTRA)\n", "", rules("play")),
    fault("a harbour card does not sail", "play", "if area == HARBOUR:", "if False:", rules("harbour")),
    fault("every card sails", "play", "if area == HARBOUR:", "if True:", rules("play")),
    fault(
        "sailing is a step",
        "play",
        "            sail(s, seat, s.box.wheels[card])\n            return True\n",
        "            sail(s, seat, 1)\n            return True\n",
        rules("play"),
    ),
]

WORKSHOPS = [
    fault("a missing neighbour", "material", "    [12, 18, 20, 26, 27],", "    [12, 18, 26, 27],", rules("workshops")),
    fault(
        "another star",
        "material",
        "    [17, 24, 25],\n    [18, 19, 26],",
        "    [17, 24, 18],\n    [25, 19, 26],",
        rules("workshops"),
    ),
    fault(
        "groups of two",
        "areas",
        "        waiting = reached & owned & ~group\n",
        "        waiting = 0\n",
        rules("workshops"),
    ),
    fault(
        "groups of all seats",
        "areas",
        "score_workshop(s, seat, field, before | bit)",
        "score_workshop(s, seat, field, s.filled[area])",
        rules("workshops"),
    ),
    fault("pigments count once", "areas", "s.points[seat] += 2 * size", "s.points[seat] += size", rules("workshops")),
    fault("ash counts twice", "areas", "SYMBOL_FIELDS[PIGMENTS]", "SYMBOL_FIELDS[1]", rules("workshops")),
    fault("no bonus for workshops", "areas", "take_bonus(s, seat, WORKSHOPS)", "pass", rules("workshops")),
    fault(
        "three symbols are enough",
        "areas",
        "range(first, first + SYMBOLS_IN[area])",
        "range(first + 1, first + SYMBOLS_IN[area])",
        rules("workshops", "trade"),
    ),
    fault(
        "two around a star",
        "areas",
        "if STAR_FIELDS[field] & ~s.filled[WORKSHOPS] == 0:",
        "if bits_in(STAR_FIELDS[field] & ~s.filled[WORKSHOPS]) < 2:",
        rules("workshops"),
    ),
    fault(
        "own stars only",
        "areas",
        "STAR_FIELDS[field] & ~s.filled[WORKSHOPS]",
        "STAR_FIELDS[field] & ~owned",
        rules("workshops"),
    ),
    fault(
        "on filled workshops",
        "areas",
        "SYMBOL_FIELDS[s.box.symbols[card]] & ~filled",
        "SYMBOL_FIELDS[s.box.symbols[card]]",
        rules("workshops"),
    ),
]

RESIDENCES = [
    fault(
        "another value",
        "material",
        "VALUES: Final = [2, 4, 3, 5, 1",
        "VALUES: Final = [2, 4, 3, 1, 5",
        rules("residences"),
    ),
    fault(
        "any residence",
        "areas",
        "return ~filled & filled + 1 & SYMBOL_FIELDS[KEY]",
        "return ~filled & SYMBOL_FIELDS[KEY]",
        rules("residences"),
    ),
    fault(
        "beyond the last residence",
        "areas",
        "return ~filled & filled + 1 & SYMBOL_FIELDS[KEY]",
        "return ~filled & filled + 1",
        rules("play"),
    ),
    fault("chains do not count", "areas", "while first > 0 and", "while False and", rules("residences")),
    fault(
        "chains of others count",
        "areas",
        "score_residence(s, seat, field, before)",
        "score_residence(s, seat, field, s.filled[area] & ~bit)",
        rules("residences"),
    ),
    fault(
        "a value counts again",
        "areas",
        "    if values >> VALUE_AT[field] & 1:\n        return\n",
        "",
        rules("residences"),
    ),
    fault(
        "the bonus for three values",
        "material",
        "BONUS_AT_VALUES: Final[i64] = 4",
        "BONUS_AT_VALUES: Final[i64] = 3",
        rules("residences"),
    ),
    fault("an extra card for two values", "areas", "elif different == 3:", "elif different == 2:", rules("residences")),
    fault("an extra card for six values", "areas", "elif different == 5:", "elif different >= 5:", rules("residences")),
    fault("no extra card for five values", "areas", "elif different == 5:", "elif False:", rules("residences")),
]

PEOPLE = [
    fault("anywhere in a pyramid", "areas", "BELOW_FIELDS[field] & ~filled == 0", "True", rules("people")),
    fault(
        "on one field below",
        "material",
        "BELOW: Final = [[3, 4], [4, 5]",
        "BELOW: Final = [[3], [4, 5]",
        rules("people"),
    ),
    fault("another triangle", "material", "    [4, 5, 8, 9, 10],\n", "    [4, 5, 7, 8, 9, 10],\n", rules("people")),
    fault(
        "level three is 5",
        "material",
        "LEVEL_POINTS: Final = [0, 1, 3, 6]",
        "LEVEL_POINTS: Final = [0, 1, 3, 5]",
        rules("people"),
    ),
    fault("never doubled", "areas", "s.points[seat] += 2 * points", "s.points[seat] += points", rules("people")),
    fault("always doubled", "areas", "if SYMBOL_FIELDS[symbol] >> field & 1:", "if True:", rules("people")),
    fault(
        "only the placer scores below",
        "areas",
        "    for owner in range(s.seats):\n        score_triangle(s, owner, area, field)\n",
        "    score_triangle(s, seat, area, field)\n",
        rules("people"),
    ),
    fault(
        "the placer does not score below",
        "areas",
        "        score_triangle(s, owner, area, field)\n",
        "        if owner != seat:\n            score_triangle(s, owner, area, field)\n",
        rules("people"),
    ),
    fault("level two scores 1 below", "areas", "middle * LEVEL_SCORES[2]", "middle", rules("people")),
    fault(
        "one bonus for both pyramids",
        "areas",
        "take_bonus(s, seat, area)",
        "take_bonus(s, seat, NOBILI)",
        rules("people"),
    ),
    fault(
        "no extra card at the top", "areas", "TOP_LEVEL: Final[i64] = 3", "TOP_LEVEL: Final[i64] = 4", rules("people")
    ),
    fault(
        "other symbols of a pyramid",
        "material",
        "[0, 1, 2, 1, 2, 0, 1, 2, 0, 1, 2, 0]",
        "[0, 1, 2, 1, 0, 2, 1, 2, 0, 1, 2, 0]",
        rules("people"),
    ),
]

TRADE = [
    fault(
        "only the placer trades",
        "areas",
        "        if number:\n            s.points[owner] += number * value",
        "        if number and owner == seat:\n            s.points[owner] += number * value",
        rules("trade"),
    ),
    fault("each scores one", "areas", "s.points[owner] += number * value", "s.points[owner] += number", rules("trade")),
    fault(
        "the value of all goods",
        "areas",
        "value = bits_in(s.filled[TRADE] & column)",
        "value = bits_in(s.filled[TRADE])",
        rules("trade"),
    ),
    fault("a tie is a good deal", "areas", "if most > mine:", "if most >= mine:", rules("trade")),
    fault("no good deals", "areas", "if most > mine:", "if False:", rules("trade")),
    fault("no bonus for trade", "areas", "take_bonus(s, seat, TRADE)", "pass", rules("trade")),
]

HARBOUR = [
    fault(
        "a fleet of two",
        "areas",
        "if fleet & ~s.filled[HARBOUR]:",
        "if bits_in(fleet & ~s.filled[HARBOUR]) > 1:",
        rules("harbour"),
    ),
    fault(
        "goods of all rows",
        "areas",
        "bits_in(s.filled[TRADE] & TRADE_ROWS[row])",
        "bits_in(s.filled[TRADE]) % 5",
        rules("harbour"),
    ),
    fault(
        "other points of a fleet",
        "material",
        "FLEET_POINTS: Final = [0, 1, 3, 6, 10]",
        "FLEET_POINTS: Final = [0, 1, 3, 6, 9]",
        rules("harbour"),
    ),
    fault("every ship field is offered", "areas", "mask |= free & -free", "mask |= free", rules("harbour")),
    fault(
        "another sea",
        "material",
        "SEA_POINTS: Final = [0, 1, 1, 1, 3",
        "SEA_POINTS: Final = [0, 1, 1, 3, 1",
        rules("harbour"),
    ),
    fault(
        "another star of the sea",
        "material",
        "SEA_STARS: Final = (7, 16, 20)",
        "SEA_STARS: Final = (7, 15, 20)",
        rules("harbour"),
    ),
    fault(
        "ships sail beyond the end",
        "council",
        "space = min(before + steps, last)",
        "space = before + steps",
        rules("harbour"),
    ),
    fault(
        "a ship at the end scores again",
        "council",
        "    if before == last:\n        events.MOORED.tell(s, seat)\n        return 0\n",
        "",
        rules("harbour", "play"),
    ),
    fault(
        "no points at sea",
        "council",
        "        s.points[seat] += points\n        events.LANDED",
        "        events.LANDED",
        rules("harbour"),
    ),
    fault("no stars at sea", "council", "        grant_extra(s, seat, SEA)\n", "        pass\n", rules("harbour")),
]

ENDING = [
    fault(
        "a round too many",
        "state",
        "self.deck_left == 0 or self.round == self.box.rounds",
        "self.deck_left == 0",
        rules("ending"),
    ),
    fault(
        "more rounds than cards",
        "box",
        'min(choices["rounds"], (self.all_cards - self.display) // (HAND * seats))',
        'choices["rounds"]',
        rules("ending"),
    ),
    fault(
        "the last diamond does not count",
        "state",
        "if self.diamonds[seat] <= RESERVE:",
        "if self.diamonds[seat] == 0:",
        rules("ending"),
    ),
    fault(
        "the game ends a diamond early",
        "state",
        "if self.diamonds[seat] <= RESERVE:",
        "if self.diamonds[seat] <= RESERVE + 1:",
        rules("ending"),
    ),
    fault(
        "only the first seat ends the game",
        "state",
        "        for seat in range(self.seats):\n            if self.diamonds",
        "        for seat in range(i64(1)):\n            if self.diamonds",
        rules("ending"),
    ),
    fault(
        "the round is played to its end",
        "rounds",
        "        if s.is_last_cycle():\n            s.then(FINISH, SUPPLY_EMPTY)\n        elif s.cycle",
        "        if s.cycle",
        rules("ending"),
    ),
    fault(
        "it ends for another reason",
        "rounds",
        "s.then(FINISH, PILE_EMPTY)",
        "s.then(FINISH, SUPPLY_EMPTY)",
        rules("ending"),
    ),
    fault(
        "the last round is not told",
        "draft",
        "        if s.is_last_round():\n            events.LAST_ROUND.tell(s)\n",
        "",
        rules("ending"),
    ),
    fault(
        "the fewest points win",
        "ending",
        "        return s.points[seat]\n",
        "        return -s.points[seat]\n",
        rules("ending"),
    ),
    fault(
        "ties are broken",
        "ending",
        "        return s.points[seat]\n",
        "        return s.points[seat] * 4 - seat\n",
        rules("ending"),
    ),
    fault("the end is not told", "ending", "        events.ENDED.tell(s, s.arg)\n", "", rules("ending")),
]

COUNCIL = [
    fault(
        "occupied spaces count",
        "council",
        "while space < PALACE and is_occupied(s, space):",
        "while False:",
        rules("council"),
    ),
    fault(
        "one step for all",
        "council",
        "    for step in range(steps):\n",
        "    for step in range(i64(1)):\n",
        rules("council"),
    ),
    fault(
        "beyond the palace", "council", "        if space == PALACE:\n            return space\n", "", rules("council")
    ),
    fault(
        "the palace has a colour",
        "council",
        "return NO_COLOUR if space == PALACE else TILE_COLOURS[tile_at(s, space)]",
        "return TILE_COLOURS[tile_at(s, min(space, 18))]",
        rules("council"),
    ),
    fault(
        "the palace is left",
        "council",
        "    if s.councillors[seat] == PALACE:\n        events.SETTLED.tell(s, seat)\n        return\n",
        "",
        rules("council", "sea"),
    ),
    fault("no bonus in the palace", "council", "take_bonus(s, seat, PALACE_BONUS)", "pass", rules("council")),
    fault(
        "no points of the council",
        "council",
        "        s.points[seat] += s.box.reward_points[at]\n",
        "",
        rules("council"),
    ),
    fault(
        "a council voyage of 4",
        "material",
        "COUNCIL_VOYAGE: Final[i64] = 5",
        "COUNCIL_VOYAGE: Final[i64] = 4",
        rules("council"),
    ),
    fault(
        "a council voyage earns an extra card",
        "council",
        "        events.BARRED.tell(s, seat, s.ships[seat])",
        "        grant_extra(s, seat, SEA)",
        rules("council"),
    ),
    fault(
        "any colour moves the councillor",
        "play",
        "colour != NO_COLOUR and colour == colour_under(s, s.turn)",
        "colour != NO_COLOUR",
        rules("council"),
    ),
    fault(
        "no colour moves the councillor", "play", "        s.then(MATCH_COLOUR)\n", "        pass\n", rules("council")
    ),
    fault(
        "colours matter in the base game",
        "play",
        "if s.box.masterworks and colour",
        "if colour",
        law("census", "every_game_ends"),
    ),
    fault(
        "Populi are not green",
        "material",
        "COLOUR_OF_AREA: Final = [0, 1, 2, 2, 3, -1]",
        "COLOUR_OF_AREA: Final = [0, 1, 2, -1, 3, -1]",
        rules("council"),
    ),
    fault(
        "the harbour is light blue",
        "material",
        "COLOUR_OF_AREA: Final = [0, 1, 2, 2, 3, -1]",
        "COLOUR_OF_AREA: Final = [0, 1, 2, 2, 3, 3]",
        rules("council"),
    ),
    fault(
        "tiles are read from the top of a tile",
        "council",
        "TILE_SPACES + (space - FIRST_SPACE) % TILE_SPACES",
        "TILE_SPACES + 2 - (space - FIRST_SPACE) % TILE_SPACES",
        rules("council"),
    ),
    fault(
        "a replaced card moves the councillor",
        "council",
        "        if s.card != NO_CARD:\n            climb(s, s.turn, 1)",
        "        climb(s, s.turn, 1)",
        rules("dogaressas"),
    ),
    fault(
        "another reward",
        "edition",
        '"people_b": ("masterwork", "sail", "points6")',
        '"people_b": ("sail", "masterwork", "points6")',
        rules("council"),
    ),
    fault(
        "the second space may be shared",
        "reading",
        "if FIRST_SPACE < spaces[seat] < PALACE and",
        "if False and",
        rules("diagram"),
    ),
]

DOGAT = [
    fault("a dogat card takes no Doge card", "play", "        crown(s, s.turn)\n", "", rules("council")),
    fault("a dogat card moves nobody", "play", "        climb(s, s.turn, s.box.arrows[card])\n", "", rules("council")),
    fault(
        "a dogat card scores nothing",
        "play",
        "        s.then(DECREE, s.box.dogat_points[card])\n",
        "",
        rules("council"),
    ),
    fault(
        "the points come before the reward",
        "play",
        "        climb(s, s.turn, s.box.arrows[card])\n        s.then(DECREE, s.box.dogat_points[card])\n",
        "        s.then(DECREE, s.box.dogat_points[card])\n        climb(s, s.turn, s.box.arrows[card])\n",
        rules("council"),
    ),
    fault("another dogat card", "edition", "(2, 0), (2, 0), (2, 1)", "(2, 0), (2, 1), (2, 1)", rules("council")),
    fault(
        "dogat cards sail by themselves", "play", "        if code == USE:\n", "        if False:\n", rules("edition")
    ),
    fault(
        "a dogat card is not discarded",
        "play",
        "        discard(s, card)\n        crown",
        "        crown",
        rules("council"),
    ),
]

LADIES = [
    fault(
        "the court is not filled up",
        "dogaressas",
        "        events.TOOK_LADY.tell(s, seat, lady)\n        fill_court(s)\n",
        "        events.TOOK_LADY.tell(s, seat, lady)\n",
        rules("dogaressas"),
    ),
    fault("a card stays in the court", "dogaressas", "        s.court[code] = NO_LADY\n", "", rules("dogaressas")),
    fault(
        "nothing can be drawn from the pile",
        "dogaressas",
        "        if s.pile != EMPTY:\n            out.add(FROM_PILE)\n",
        "",
        rules("dogaressas"),
    ),
    fault(
        "a drawn card stays in the pile",
        "dogaressas",
        "        s.pile -= one(outcome)\n        s.ladies",
        "        s.ladies",
        law("census"),
    ),
    fault(
        "an empty pile is drawn from",
        "dogaressas",
        "        if s.pile == EMPTY and s.court[0] + s.court[1] + s.court[2] == COURT * NO_LADY:",
        "        if False:",
        rules("dogaressas"),
    ),
    fault(
        "equal cards of the court are offered twice",
        "dogaressas",
        "third != NO_LADY and third != first and third != second",
        "third != NO_LADY and third != second",
        rules("dogaressas"),
    ),
    fault("the card itself cannot be played", "favours", "        out.add(PLAY)\n", "", rules("dogaressas")),
    fault("a replaced card is played too", "favours", "        s.card = NO_CARD\n", "", rules("dogaressas")),
    fault("a replaced card is gone", "favours", "        discard(s, s.card)\n", "", rules("dogaressas")),
    fault("a used card is kept", "favours", "        s.ladies[s.turn] -= one(s.lady)\n", "", rules("dogaressas")),
    fault("a used card is gone", "favours", "        s.pile += one(s.lady)\n", "", rules("dogaressas")),
    fault("a used card does not return", "favours", "        s.then(RETURN_LADY)\n", "", rules("dogaressas")),
    fault(
        "the court is not filled up by a used card",
        "favours",
        "        s.lady = NO_LADY\n        fill_court(s)\n",
        "        s.lady = NO_LADY\n",
        rules("dogaressas"),
    ),
    fault(
        "points of nothing",
        "favours",
        "        s.points[seat] += s.box.lady_points  # [MF-13.6]\n",
        "",
        rules("dogaressas"),
    ),
    fault("one masterwork", "favours", "        s.then(GAIN_WORK)  # [MF-13.7]\n", "", rules("dogaressas")),
    fault(
        "a voyage of 6", "material", "LADY_VOYAGE: Final[i64] = 7", "LADY_VOYAGE: Final[i64] = 6", rules("dogaressas")
    ),
    fault(
        "a voyage beyond the end",
        "favours",
        "min(LADY_VOYAGE, s.box.last_space - s.ships[seat])",
        "LADY_VOYAGE",
        rules("dogaressas"),
    ),
    fault(
        "small dogat of 6",
        "material",
        "SMALL_POINTS: Final[i64] = 7",
        "SMALL_POINTS: Final[i64] = 6",
        rules("dogaressas"),
    ),
    fault(
        "great dogat of 4",
        "material",
        "GREAT_POINTS: Final[i64] = 3",
        "GREAT_POINTS: Final[i64] = 4",
        rules("dogaressas"),
    ),
    fault(
        "great dogat of two steps",
        "material",
        "GREAT_STEPS: Final[i64] = 3",
        "GREAT_STEPS: Final[i64] = 2",
        rules("dogaressas"),
    ),
    fault(
        "great dogat beyond the palace",
        "favours",
        "            if here != PALACE:\n",
        "            if True:\n",
        rules("dogaressas"),
    ),
    fault("no Doge card from a Dogaressa", "favours", "        crown(s, s.turn)\n", "", rules("dogaressas")),
    fault(
        "the small dogat does not move",
        "favours",
        "        climb(s, seat, SMALL_STEPS)  # [MF-13.10]\n",
        "",
        rules("dogaressas"),
    ),
    fault("the Doge card stays where it is", "rewards", "        s.doge = seat\n", "", rules("council")),
]

SEA = [
    fault(
        "the route ends at 20",
        "box",
        'choices["sea_end"] if self.masterworks else LAST_SPACE',
        "LAST_SPACE",
        rules("sea"),
    ),
    fault("another space", "edition", '    "arrow",\n    "points5",', '    "points5",\n    "arrow",', rules("sea")),
    fault("two arrows are one", "council", "        climb(s, seat, 2)\n", "        climb(s, seat, 1)\n", rules("sea")),
    fault(
        "one arrow is none", "council", "    elif effect == ONE_ARROW:\n        climb(s, seat, 1)\n", "", rules("sea")
    ),
    fault(
        "no masterworks at sea", "council", "        s.then(GAIN_WORK)  # [MF-14.2]\n", "        pass\n", rules("sea")
    ),
    fault("no bonus in the city", "council", "take_bonus(s, seat, CITY_BONUS)", "pass", rules("sea")),
    fault("the city is nowhere", "box", "self.sea_effects[self.last_space] = CITY_SPACE", "pass", rules("sea")),
]

WORKS = [
    fault("a work stays in the market", "masterworks", "        s.market[code] = NO_WORK\n", "", rules("masterworks")),
    fault("the market is not filled up", "masterworks", "        fill_market(s, code)\n", "", rules("masterworks")),
    fault(
        "the market is filled up too early",
        "masterworks",
        "        s.then(PLACE_WORK)\n        fill_market(s, code)\n",
        "        fill_market(s, code)\n        s.then(PLACE_WORK)\n",
        rules("masterworks"),
    ),
    fault(
        "an empty pile fills the market",
        "masterworks",
        "    if s.works_left:\n        s.then(FILL_MARKET, place)",
        "    if True:\n        s.then(FILL_MARKET, place)",
        rules("masterworks"),
    ),
    fault(
        "a drawn work stays in the pile",
        "masterworks",
        "        s.works_left -= 1\n        s.work = outcome\n",
        "        s.work = outcome\n",
        law("drawing_is_parsed"),
    ),
    fault("masterworks without end", "masterworks", "MARKET * NO_WORK:", "1:", rules("masterworks")),
    fault(
        "equal works are offered twice",
        "masterworks",
        "second != NO_WORK and second != first",
        "second != NO_WORK",
        rules("masterworks"),
    ),
    fault(
        "a work scores nothing",
        "masterworks",
        "        s.points[seat] += points\n        if below",
        "        if below",
        rules("masterworks"),
    ),
    fault("a covered work is gone", "masterworks", "            s.covered[below - 1] += 1\n", "", rules("masterworks")),
    fault(
        "a work of the hand comes from the market",
        "play",
        "FROM_HAND + s.box.card_works[card]",
        "s.box.card_works[card]",
        rules("masterworks"),
    ),
    fault(
        "places are counted from the seat",
        "masterworks",
        "at = seat * SHOWCASE + code",
        "at = code",
        rules("masterworks"),
    ),
    fault(
        "eight places",
        "masterworks",
        "for place in range(SHOWCASE):",
        "for place in range(SHOWCASE - 1):",
        rules("masterworks"),
    ),
    fault(
        "a line of five points",
        "material",
        "LINE_POINTS: Final[i64] = 10",
        "LINE_POINTS: Final[i64] = 5",
        rules("masterworks"),
    ),
    fault(
        "columns do not count",
        "material",
        ", [0, 3, 6], [1, 4, 7], [2, 5, 8]]",
        ", [0, 3, 6], [1, 4, 7], [2, 4, 6]]",
        rules("masterworks"),
    ),
    fault(
        "two of a colour are enough",
        "masterworks",
        "if kinds[0] // SHAPES == kinds[1] // SHAPES == kinds[2] // SHAPES:",
        "if kinds[0] // SHAPES == kinds[1] // SHAPES:",
        rules("masterworks"),
    ),
    fault(
        "two of a shape are enough",
        "masterworks",
        "if kinds[0] % SHAPES == kinds[1] % SHAPES == kinds[2] % SHAPES:",
        "if kinds[0] % SHAPES == kinds[2] % SHAPES:",
        rules("masterworks"),
    ),
    fault(
        "empty places count", "masterworks", "            return 0\n", "            continue\n", rules("masterworks")
    ),
    fault("showcases are not scored", "ending", "        score_showcases(s)\n", "", rules("masterworks")),
    fault(
        "only the first showcase is scored",
        "masterworks",
        "    for seat in range(s.seats):\n        for line",
        "    for seat in range(i64(1)):\n        for line",
        law("the_end_is_told", "view"),
    ),
    fault(
        "lines are told and not scored",
        "masterworks",
        "                s.points[seat] += points\n",
        "",
        rules("masterworks"),
    ),
    fault(
        "all masterworks are worth 5",
        "edition",
        "MARKET_VALUES: Final = (2, 3, 4)",
        "MARKET_VALUES: Final = (3, 3, 4)",
        rules("masterworks"),
    ),
]

HIDDEN = [
    fault(
        "a copy shares the deck",
        "state",
        "            self.deck = like.deck[:]\n",
        "            self.deck = like.deck\n",
        law("a_copy_lives"),
    ),
    fault(
        "a copy shares the points",
        "state",
        "            self.points = like.points[:]\n",
        "            self.points = like.points\n",
        law("a_copy_lives"),
    ),
    fault(
        "a copy shares the bonuses",
        "state",
        "            self.bonuses = like.bonuses[:]\n",
        "            self.bonuses = like.bonuses\n",
        law("a_copy_lives"),
    ),
    fault(
        "everybody sees all packets",
        "memory",
        "return seat >= 0 and (seat - packet + s.seats) % s.seats <= s.cycle",
        "return True",
        rules("memory"),
    ),
    fault(
        "packets are remembered the wrong way round",
        "memory",
        "(seat - packet + s.seats) % s.seats",
        "(packet - seat + s.seats) % s.seats",
        rules("memory"),
    ),
    fault(
        "passed packets are forgotten",
        "memory",
        "% s.seats <= s.cycle",
        "% s.seats == s.cycle % s.seats",
        rules("memory"),
    ),
    fault(
        "kept cards are seen while all choose",
        "memory",
        "s.kept[seat] != NO_CARD and s.step != KEEP_CARD.index",
        "s.kept[seat] != NO_CARD",
        law("sealed"),
    ),
    fault(
        "kept cards are known",
        "memory",
        "        if has_kept(w, holder) and holder != seat:\n",
        "        if False:\n",
        rules("memory"),
    ),
    fault(
        "own kept cards are forgotten",
        "memory",
        "if has_kept(w, holder) and holder != seat:",
        "if has_kept(w, holder):",
        rules("memory"),
    ),
    fault(
        "unknown packets are known",
        "memory",
        "            whole = draw_packet(cards, size(whole), rng)\n",
        "            pass\n",
        law("imagin", "twin"),
    ),
    fault("a drawn card is drawn again", "memory", "        cards[card] -= 1\n", "", law("census", "imagin")),
    fault(
        "a dealt card is seen by all",
        "hidden",
        '        "packet": 0 if is_dealing(s) else size(packet),',
        '        "packet": size(packet),',
        rules("rounds"),
    ),
    fault(
        "the pile shrinks while cards are dealt",
        "hidden",
        "s.deck_left + s.arg if is_dealing(s) else s.deck_left",
        "s.deck_left",
        rules("rounds"),
    ),
    fault(
        "own kept cards are shown twice",
        "hidden",
        "if kept != NO_CARD and s.step == KEEP_CARD.index:",
        "if False:",
        rules("rounds"),
    ),
    fault(
        "the owner of a field is another",
        "hidden",
        "        if s.owned[seat * AREAS + area] >> field & 1:\n            return seat\n",
        "        if s.owned[seat * AREAS + area] >> field & 1:\n            return s.seats - 1 - seat\n",
        rules("hidden"),
    ),
    fault(
        "a reserve that is not there",
        "hidden",
        '"reserve": min(diamonds, RESERVE)',
        '"reserve": RESERVE',
        rules("play"),
    ),
    fault(
        "packets lose their order",
        "packets",
        "while higher and higher & CARD_MASK < digit:",
        "while higher:",
        rules("rounds", "memory"),
    ),
    fault(
        "a drawing forgets what was had", "diagram", "    if unmarked:\n", "    if False:\n", law("drawing_is_parsed")
    ),
    fault(
        "a drawing forgets the covered works",
        "diagram",
        "    if covered:\n",
        "    if False:\n",
        law("drawing_is_parsed"),
    ),
    fault(
        "a drawing forgets the extra card", "diagram", "    if s.extra:\n", "    if False:\n", law("drawing_is_parsed")
    ),
]

MUTANTS = [
    *SETUP,
    *ROUNDS,
    *PLAY,
    *WORKSHOPS,
    *RESIDENCES,
    *PEOPLE,
    *TRADE,
    *HARBOUR,
    *ENDING,
    *COUNCIL,
    *DOGAT,
    *LADIES,
    *SEA,
    *WORKS,
    *HIDDEN,
]
