"""Seeded faults of San Marco.  tools/mutants.py shows that every one of them is caught."""

from mutant import Mutant, law

SM = "games/sanmarco/"


def rules(*chapters: str) -> tuple[str, ...]:
    """The rule tests of these chapters."""
    return tuple(f"tests/games/sanmarco/test_{chapter}.py" for chapter in chapters)


SETUP = [
    Mutant(
        "a noble is missing from the box",
        SM + "material.py",
        "NOBLES: Final[i64] = 25",
        "NOBLES: Final[i64] = 24",
        rules("setup"),
    ),
    Mutant(
        "a thirteenth bridge",
        SM + "material.py",
        "BRIDGES: Final[i64] = 12",
        "BRIDGES: Final[i64] = 13",
        rules("setup", "bridges"),
    ),
    Mutant(
        "a card is missing from the deck",
        SM + "material.py",
        "0xAA8A4C6555555  # a pool",
        "0xAA8A4C6555554  # a pool",
        rules("setup"),
    ),
    Mutant(
        "a roll places one noble",
        SM + "material.py",
        "NOBLES_PER_ROLL: Final[i64] = 2",
        "NOBLES_PER_ROLL: Final[i64] = 1",
        rules("setup"),
    ),
    Mutant(
        "four equal rolls are allowed",
        SM + "setup.py",
        "weights[s.box.die_of[district] - 1] = 0",
        "pass",
        rules("setup"),
    ),
    Mutant(
        "the first seat rolls first, not the leader",
        SM + "setup.py",
        "s.then(ROLL_START, (outcome + place) % s.seats)",
        "s.then(ROLL_START, place)",
        rules("setup"),
    ),
    Mutant("three seats have one bridge each", SM + "box.py", "2 if seats == 3 else 1", "1", rules("setup")),
    Mutant(
        "the chosen leader is one seat off",
        SM + "setup.py",
        "weights[chosen - 1] = 1",
        "weights[chosen % s.seats] = 1",
        rules("setup"),
    ),
    Mutant(
        "a game has two phases", SM + "material.py", "PHASES: Final[i64] = 3", "PHASES: Final[i64] = 2", rules("setup")
    ),
    Mutant(
        "the second may score more than the first",
        SM + "edition.py",
        "if second > first:",
        "if False:",
        rules("edition"),
    ),
    Mutant(
        "two dice for one district are accepted", SM + "edition.py", "if name in shown:", "if False:", rules("edition")
    ),
    Mutant(
        "a district without neighbours is accepted",
        SM + "edition.py",
        "if not any(",
        "if False and not any(",
        rules("edition"),
    ),
    Mutant(
        "corrected dice are not used",
        SM + "box.py",
        "self.shown_by[side - 1] = district",
        "self.shown_by[side - 1] = side - 1",
        rules("edition"),
    ),
]

ROUNDS = [
    Mutant(
        "the leader stays",
        SM + "rounds.py",
        "            s.leader = s.next_active(s.leader)  # [SM-2.2, SM-9.4]\n",
        "",
        rules("setup", "ending"),
    ),
    Mutant(
        "the leader stays between phases",
        SM + "rounds.py",
        "        elif s.phase > 1:\n            s.leader = s.next_active(s.leader)\n",
        "",
        rules("setup", "ending"),
    ),
    Mutant(
        "who is out may lead",
        SM + "state.py",
        "while not self.active >> following & 1:",
        "while False:",
        rules("ending"),
    ),
    Mutant(
        "limit cards stay for the next phase",
        SM + "rounds.py",
        "            s.limits[seat] = EMPTY\n",
        "            pass\n",
        rules("setup"),
    ),
    Mutant("the discard is not shuffled in", SM + "rounds.py", "        s.discard = EMPTY\n", "", rules("setup")),
    Mutant(
        "who was out stays out",
        SM + "rounds.py",
        "        s.active = (i64(1) << s.seats) - 1\n",
        "        s.active = s.active or (i64(1) << s.seats) - 1\n",
        rules("setup"),
    ),
    Mutant(
        "a marker can be drawn twice",
        SM + "rounds.py",
        "        if s.roles[role] == seat:\n            return False\n",
        "        pass\n",
        rules("offers"),
    ),
    Mutant(
        "dealers draw four limit cards",
        SM + "material.py",
        "return 4 if active == 3 else 3",
        "return 4",
        rules("offers"),
    ),
    Mutant(
        "dealers draw six action cards",
        SM + "material.py",
        "return 6 if active == 3 else 5",
        "return 6",
        rules("offers"),
    ),
    Mutant(
        "everybody hears what is dealt",
        SM + "rounds.py",
        's.whisper(seat, "dealt", seat, kind)',
        's.tell("dealt", seat, kind)',
        rules("offers"),
    ),
    Mutant("a drawn card stays in the deck", SM + "rounds.py", "        s.deck -= card\n", "", law("census")),
    Mutant(
        "nine points are out", SM + "material.py", "LIMIT: Final[i64] = 10", "LIMIT: Final[i64] = 9", rules("ending")
    ),
    Mutant(
        "only more than ten points are out",
        SM + "material.py",
        "LIMIT: Final[i64] = 10",
        "LIMIT: Final[i64] = 11",
        rules("ending"),
    ),
    Mutant(
        "one seat alone plays on",
        SM + "material.py",
        "LEAST_ACTIVE: Final[i64] = 2",
        "LEAST_ACTIVE: Final[i64] = 1",
        rules("ending"),
    ),
    Mutant(
        "two seats play no more round",
        SM + "material.py",
        "LEAST_ACTIVE: Final[i64] = 2",
        "LEAST_ACTIVE: Final[i64] = 3",
        rules("ending"),
    ),
    Mutant(
        "extra rounds follow extra rounds",
        SM + "rounds.py",
        "        if s.is_extra:\n            return False\n",
        "",
        rules("ending"),
    ),
]

OFFERS = [
    Mutant(
        "an offer may stay empty",
        SM + "offers.py",
        "return empty if missing == size(s.deal[seat]) else (i64(1) << made) - 1",
        "return (i64(1) << made) - 1",
        rules("offers"),
    ),
    Mutant(
        "three active seats have two offers",
        SM + "material.py",
        "return 3 if active == 3 else 2",
        "return 2",
        rules("offers"),
    ),
    Mutant(
        "the second dealer is not asked",
        SM + "offers.py",
        "        if s.roles[SECOND_DEALER] != NO_SEAT:\n            mask |=",
        "        if False:\n            mask |=",
        rules("offers"),
    ),
    Mutant(
        "both pairs are turned up at once",
        SM + "offers.py",
        "        s.opened |= i64(1) << dealer\n",
        "        s.opened = 15\n",
        rules("offers"),
    ),
    Mutant(
        "a split is heard by all",
        SM + "offers.py",
        's.whisper(seat, "sorted", seat, kind, offer)',
        's.tell("sorted", seat, kind, offer)',
        rules("offers"),
    ),
    Mutant(
        "a card is copied into the offer",
        SM + "offers.py",
        "        s.deal[seat] -= card\n        s.offers",
        "        s.deal[seat] -= card\n        s.offers[seat * OFFERS + offer] += card\n        s.offers",
        law("census"),
    ),
    Mutant(
        "a forgotten split loses its cards",
        SM + "offers.py",
        "            s.deal[seat] += s.offers[seat * OFFERS + offer]\n",
        "",
        law("imagined_world_looks", "sealed"),
    ),
    Mutant(
        "a taken offer stays on the table",
        SM + "offers.py",
        "    s.offers[dealer * OFFERS + offer] = EMPTY\n    s.hand",
        "    s.hand",
        rules("offers"),
    ),
    Mutant(
        "limit cards are not kept", SM + "offers.py", "        s.limits[seat] += cards - s.hand\n", "", rules("offers")
    ),
    Mutant(
        "limit cards go to the dealer",
        SM + "offers.py",
        "s.limits[seat] += cards - s.hand",
        "s.limits[dealer] += cards - s.hand",
        rules("offers"),
    ),
    Mutant(
        "a search never uses the last offer",
        SM + "offers.py",
        "for offer in range(latest, OFFERS):",
        "for offer in range(latest, OFFERS - 1):",
        ("tests/laws/test_search_sanmarco.py",),
    ),
    Mutant(
        "a search forgets earlier empty offers",
        SM + "offers.py",
        "        if offers >> latest == 0:\n",
        "        if False:\n",
        law("distinct"),
    ),
    Mutant(
        "limit 3 counts for 2",
        SM + "state.py",
        "3 * count(cards, ACTIONS + 2)",
        "2 * count(cards, ACTIONS + 2)",
        rules("offers", "ending"),
    ),
]

CARDS = [
    Mutant("a card is played twice", SM + "cards.py", "    s.hand -= card\n", "", rules("cards")),
    Mutant(
        "only the lowest card can be played",
        SM + "cards.py",
        "            if count(hand, kind):\n                out.add(kind)\n",
        "            if count(hand, kind) and out.count == 0:\n                out.add(kind)\n",
        rules("cards"),
    ),
    Mutant(
        "a transfer without victims is asked",
        SM + "cards.py",
        "kind == TRANSFER and has_victims(s, s.player)",
        "kind == TRANSFER",
        rules("cards"),
    ),
    Mutant(
        "a bridge card without a place is asked",
        SM + "cards.py",
        "s.bridges_left() > 0 and can_raise_anywhere(s, s.player)",
        "s.bridges_left() > 0",
        rules("cards"),
    ),
    Mutant(
        "cards can always be given up",
        SM + "box.py",
        'self.cards_optional: Final[bool] = choices["cards_optional"] == 1',
        "self.cards_optional: Final[bool] = True",
        rules("cards"),
    ),
    Mutant(
        "cards can never be given up",
        SM + "box.py",
        'self.cards_optional: Final[bool] = choices["cards_optional"] == 1',
        "self.cards_optional: Final[bool] = False",
        rules("cards"),
    ),
    Mutant(
        "a noble crosses bridges of others",
        SM + "districts.py",
        "bridges[pair_of[here * DISTRICTS + district]] >> seat & 1:",
        "bridges[pair_of[here * DISTRICTS + district]]:",
        rules("cards"),
    ),
    Mutant(
        "a noble crosses no bridge",
        SM + "districts.py",
        "if district == here or bridges[pair_of[here * DISTRICTS + district]] >> seat & 1:",
        "if district == here:",
        rules("cards"),
    ),
]

BRIDGES = [
    Mutant("any two districts can be joined", SM + "bridges.py", "s.box.joined[pair] == 1 and ", "", rules("bridges")),
    Mutant(
        "a seat has two bridges at one place",
        SM + "bridges.py",
        "s.box.joined[pair] == 1 and not s.owns_bridge(seat, pair) and",
        "s.box.joined[pair] == 1 and",
        rules("bridges"),
    ),
    Mutant(
        "four bridges at one place",
        SM + "material.py",
        "MOST_PER_PAIR: Final[i64] = 3",
        "MOST_PER_PAIR: Final[i64] = 4",
        rules("bridges"),
    ),
    Mutant(
        "a bridge carries no noble",
        SM + "state.py",
        "        self.reserve[seat] -= 1\n        self.bridges",
        "        self.bridges",
        rules("bridges"),
    ),
    Mutant(
        "a seized bridge keeps its noble",
        SM + "state.py",
        "        self.bridges[pair] &= ~(i64(1) << seat)\n        self.reserve[seat] += 1",
        "        self.bridges[pair] &= ~(i64(1) << seat)",
        rules("bridges"),
    ),
    Mutant(
        "own bridges can be seized", SM + "bridges.py", "if bridge % SEATS == seat or not", "if not", rules("bridges")
    ),
    Mutant(
        "a seized bridge stays beside one's own",
        SM + "bridges.py",
        "        return not s.owns_bridge(seat, pair)\n",
        "        return True\n",
        rules("bridges"),
    ),
    Mutant(
        "a seized bridge never moves",
        SM + "bridges.py",
        "            s.raise_bridge(s.player, pair)\n",
        "            s.raise_bridge(s.player, place)\n",
        rules("bridges"),
    ),
    Mutant(
        "bridges are seized while some are left",
        SM + "cards.py",
        "s.bridges_left() > 0 and can_raise_anywhere",
        "s.bridges_left() > 1 and can_raise_anywhere",
        rules("bridges"),
    ),
]

NOBLES = [
    Mutant(
        "a transfer takes nobody away",
        SM + "nobles.py",
        "            s.remove_nobles(owner, district, 1)\n",
        "",
        rules("nobles"),
    ),
    Mutant(
        "a transfer may hit one's own noble",
        SM + "nobles.py",
        "if other != seat and nobles[other * DISTRICTS + district]:",
        "if nobles[other * DISTRICTS + district]:",
        rules("nobles"),
    ),
    Mutant(
        "the die counts one less",
        SM + "nobles.py",
        "        s.due = outcome + 1\n",
        "        s.due = outcome\n",
        rules("nobles"),
    ),
    Mutant("own nobles are spared", SM + "nobles.py", "    exile(s, s.player, district, s.due)\n", "", rules("nobles")),
    Mutant(
        "own nobles may be chosen",
        SM + "nobles.py",
        "if other != seat and s.nobles[other * DISTRICTS + s.arg]:",
        "if s.nobles[other * DISTRICTS + s.arg]:",
        rules("nobles"),
    ),
    Mutant(
        "the first owner loses all",
        SM + "nobles.py",
        "    if others > s.due and owners > 1:\n",
        "    if False:\n",
        rules("nobles"),
    ),
    Mutant(
        "a single owner is asked about",
        SM + "nobles.py",
        "    if others > s.due and owners > 1:\n",
        "    if others > s.due:\n",
        rules("nobles"),
    ),
    Mutant("exiled nobles are lost", SM + "state.py", "        self.reserve[seat] += number\n", "", rules("nobles")),
    Mutant(
        "a noble is fetched with a full reserve",
        SM + "districts.py",
        "if s.reserve[seat] == 0:",
        "if True:",
        rules("nobles"),
    ),
    Mutant(
        "a noble is fetched from where it goes",
        SM + "reserve.py",
        "            if district != s.arg and s.nobles[seat * DISTRICTS + district]:\n                out",
        "            if s.nobles[seat * DISTRICTS + district]:\n                out",
        rules("nobles"),
    ),
    Mutant("a fetched noble cannot be declined", SM + "reserve.py", "        out.add(RENOUNCE)\n", "", rules("nobles")),
    Mutant(
        "the exile at the end of a phase must be used",
        SM + "nobles.py",
        "    def can_refuse(self, s: Table) -> bool:\n        return True\n",
        "    def can_refuse(self, s: Table) -> bool:\n        return False\n",
        rules("ending"),
    ),
]

DOGE = [
    Mutant("the doge cannot stay", SM + "doge.py", "    found[here] = 1  # [SM-8.3] he may stay\n", "", rules("doge")),
    Mutant(
        "the doge must stay",
        SM + "doge.py",
        "        go_on(s, seat, found, here, i64(1) << here, FREE, purse)\n",
        "        pass\n",
        rules("doge"),
    ),
    Mutant(
        "own bridges cost too",
        SM + "doge.py",
        "go_on(s, seat, found, district, beyond, tolls, purse)",
        "go_on(s, seat, found, district, beyond, tolls, purse - TOLL)",
        rules("doge"),
    ),
    Mutant("tolls go to nobody", SM + "doge.py", "                s.prestige[owner] += toll\n", "", rules("doge")),
    Mutant("tolls are free", SM + "doge.py", "                s.prestige[seat] -= toll\n", "", rules("doge")),
    Mutant(
        "tolls go to the wrong owner",
        SM + "doge.py",
        "place = owner if owner < seat else owner - 1",
        "place = owner if owner > seat else owner - 1",
        rules("doge"),
    ),
    Mutant(
        "a district is visited twice",
        SM + "doge.py",
        "        beyond = visited | i64(1) << district\n",
        "        beyond = i64(1) << here | i64(1) << district\n",
        rules("doge"),
    ),
    Mutant(
        "the step is always allowed",
        SM + "doge.py",
        "    if not is_lonely(s, here):\n        go_on(",
        "    if not is_lonely(s, here) and purse < LONE_STEP:\n        go_on(",
        rules("doge"),
    ),
    Mutant(
        "the step is free",
        SM + "doge.py",
        "            s.prestige[seat] -= LONE_STEP  # lost to nobody\n",
        "",
        rules("doge"),
    ),
    Mutant(
        "the step goes anywhere",
        SM + "doge.py",
        "if district != here and s.box.joined[s.box.pair_of[here * DISTRICTS + district]]:",
        "if district != here:",
        rules("doge"),
    ),
    Mutant("the step leaves the purse full", SM + "doge.py", "FREE, purse - LONE_STEP)", "FREE, purse)", rules("doge")),
    Mutant(
        "scores fall below zero",
        SM + "doge.py",
        " if s.box.score_floor else LONE_STEP + MOST_CROSSED",
        " if False else LONE_STEP + MOST_CROSSED",
        rules("doge"),
    ),
    Mutant(
        "the floor cannot be lifted",
        SM + "doge.py",
        " if s.box.score_floor else LONE_STEP + MOST_CROSSED",
        "",
        rules("doge"),
    ),
    Mutant(
        "a tie for first scores the higher value",
        SM + "doge.py",
        "                s.prestige[seat] += s.box.second[district]\n",
        "                s.prestige[seat] += s.box.first[district]\n",
        rules("doge"),
    ),
    Mutant(
        "a tie for second scores",
        SM + "doge.py",
        "if next_most > 0 and not is_several(seconds):",
        "if next_most > 0:",
        rules("doge"),
    ),
    Mutant(
        "a seat without nobles is second",
        SM + "doge.py",
        "if next_most > 0 and not is_several(seconds):",
        "if not is_several(seconds):",
        rules("doge"),
    ),
    Mutant(
        "the scoring is forgotten",
        SM + "doge.py",
        "        score_district(s, district)  # [SM-8.9] the tolls are paid before\n",
        "",
        rules("doge"),
    ),
    Mutant("the doge does not move", SM + "doge.py", "        s.doge = district\n", "", rules("doge")),
]

ENDING = [
    Mutant(
        "everybody is rewarded",
        SM + "ending.py",
        "            if points < LIMIT:\n",
        "            if True:\n",
        rules("ending"),
    ),
    Mutant(
        "the reward is one's own points",
        SM + "ending.py",
        "s.prestige[seat] += most - points",
        "s.prestige[seat] += points",
        rules("ending"),
    ),
    Mutant(
        "a tie for fewest exiles",
        SM + "ending.py",
        "        elif points == least:\n            found = NO_SEAT\n",
        "",
        rules("ending"),
    ),
    Mutant(
        "only seats under the limit exile",
        SM + "ending.py",
        "if s.box.exile_under_limit and s.limit_points(seat)",
        "if s.limit_points(seat)",
        rules("ending"),
    ),
    Mutant(
        "the ruling on the exile is ignored",
        SM + "ending.py",
        "if s.box.exile_under_limit and s.limit_points(seat) >= LIMIT:",
        "if False:",
        rules("ending"),
    ),
    Mutant(
        "the last district is not scored at the end",
        SM + "ending.py",
        "for district in range(DISTRICTS):",
        "for district in range(DISTRICTS - 1):",
        rules("ending"),
    ),
    Mutant("ties are not broken", SM + "ending.py", "s.nobles[seat * DISTRICTS + SAN_MARCO]", "0", rules("ending")),
    Mutant(
        "another district breaks ties",
        SM + "material.py",
        "SAN_MARCO: Final[i64] = 3",
        "SAN_MARCO: Final[i64] = 5",
        rules("ending"),
    ),
]

HIDDEN = [
    Mutant(
        "a spectator sees offers face down",
        SM + "hidden.py",
        '"cards": names(cards) if is_open else None',
        '"cards": names(cards)',
        law("twin_worlds_look", "imagined_world_looks"),
    ),
    Mutant(
        "all see how far a split is",
        SM + "hidden.py",
        "return s.deal[seat] + offered_by(s, seat) if is_splitting(s) else s.deal[seat]",
        "return s.deal[seat]",
        law("sealed"),
    ),
    Mutant(
        "offers can be seen while they are made",
        SM + "hidden.py",
        "    if is_splitting(s):\n        return []\n",
        "",
        law("sealed"),
    ),
    Mutant(
        "what others hide is not unseen",
        SM + "hidden.py",
        "            cards += hidden_by(s, other)\n",
        "            cards += EMPTY\n",
        law("twin_worlds_look", "imagined"),
    ),
    Mutant(
        "the true cards are imagined",
        SM + "hidden.py",
        "        lay_cards(w, other, actions + limits, rng)\n",
        "        unseen += actions + limits - hidden\n",
        law("twin_worlds_look"),
    ),
    Mutant(
        "imagined offers have other sizes",
        SM + "hidden.py",
        "part = draw_cards(cards, size(w.offers[dealer * OFFERS + offer]), rng)",
        "part = draw_cards(cards, 1, rng)",
        law("imagined_world_looks"),
    ),
    Mutant(
        "a dealer imagines his own cards anew",
        SM + "hidden.py",
        "        if other == seat:\n            continue\n        hidden",
        "        hidden",
        law("imagined_world_looks"),
    ),
    Mutant(
        "a copy shares the nobles",
        SM + "state.py",
        "self.nobles = like.nobles[:]",
        "self.nobles = like.nobles",
        law("copy"),
    ),
    Mutant(
        "a copy shares the offers",
        SM + "state.py",
        "self.offers = like.offers[:]",
        "self.offers = like.offers",
        law("copy"),
    ),
    Mutant(
        "a copy forgets the doge",
        SM + "state.py",
        "            self.doge = like.doge\n",
        "            self.doge = NO_DISTRICT\n",
        law("copy"),
    ),
    Mutant(
        "offers are turned up without a word",
        SM + "offers.py",
        's.uncover("revealed"',
        's.tell("revealed"',
        law("innocent"),
    ),
    Mutant(
        "the drawing leaves the discard out",
        SM + "diagram.py",
        "    if s.discard != EMPTY:\n",
        "    if False:\n",
        law("drawing"),
    ),
    Mutant(
        "the drawing leaves the die out", SM + "diagram.py", "    if s.rolled:\n", "    if False:\n", law("drawing")
    ),
]

MUTANTS = [
    *SETUP,
    *ROUNDS,
    *OFFERS,
    *CARDS,
    *BRIDGES,
    *NOBLES,
    *DOGE,
    *ENDING,
    *HIDDEN,
]
