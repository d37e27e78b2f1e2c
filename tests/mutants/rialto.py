"""Seeded faults of Rialto.  tools/mutants.py shows that every one of them is caught."""

from mutant import LAWS, Mutant

RIALTO = "games/rialto/"


def rules(*chapters: str) -> tuple[str, ...]:
    """The rule tests of these chapters."""
    return tuple(f"tests/games/rialto/test_{chapter}.py" for chapter in chapters)


def law(*names: str) -> tuple[str, ...]:
    """The laws of which these names are a part, for this game."""
    return (LAWS, "-k", f"rialto and ({' or '.join(names)})")


def fault(name: str, file: str, old: str, new: str, likely: tuple[str, ...]) -> Mutant:
    return Mutant(f"rialto: {name}", f"{RIALTO}{file}.py", old, new, likely)


SETUP = [
    fault("three seats play with a neutral player", "box", "seats == 2 and choices", "choices", rules("setup")),
    fault("as many rows as players", "box", "= seats + 1  # [RI-3.1", "= seats  # [RI-3.1", rules("hands")),
    fault("three seats take the same building", "box", "1 if seats <= 3 else 2", "2", rules("setup")),
    fault("five seats take different buildings", "box", "1 if seats <= 3 else 2", "1", rules("setup")),
    fault("a round tile on a tile", "setup", "i64(s.round_of(district) == 0)", "1", rules("setup")),
    fault("round tiles are counted from 0", "setup", "number = s.arg + 1", "number = s.arg", rules("setup")),
    fault("a bridge is seen twice", "tiles", "s.bridges &= ~(i64(1) << outcome)", "pass", rules("setup")),
    fault("coins come from nowhere", "setup", "s.bank -= s.coins[player]", "pass", rules("setup")),
    fault("coins are given out from seat 0", "setup", "player = s.first\n", "player = i64(0)\n", rules("setup")),
    fault(
        "four points at the start",
        "material",
        "START_POINTS: Final[i64] = 3",
        "START_POINTS: Final[i64] = 4",
        rules("setup"),
    ),
    fault(
        "six councilmen at the start",
        "material",
        "PERSONAL: Final[i64] = 5",
        "PERSONAL: Final[i64] = 6",
        rules("setup"),
    ),
    fault("start buildings clockwise", "setup", "range(s.players - 1, -1, -1)", "range(s.players)", rules("setup")),
    fault("start buildings stay in the stack", "setup", "s.stacks -= one(code)", "pass", rules("setup")),
    fault("the neutral player's left is not remembered", "setup", "s.left = outcome", "pass", rules("neutral")),
    fault("two banks of any size", "edition", "if ultra != BANK_DISTRICTS:", "if False:", rules("edition")),
    fault("eleven connections", "edition", "if connections != CONNECTIONS:", "if False:", rules("edition")),
    fault("bridges upside down are taken", "edition", "if low > high:", "if False:", rules("edition")),
    fault("another bridge", "edition", "*ends(6, 5, 6)", "*ends(6, 4, 6)", rules("setup", "ending")),
    fault(
        "another connection",
        "edition",
        'joined("castello", "dorsoduro")',
        'parted("castello", "dorsoduro")',
        rules("setup"),
    ),
]

TRACK = [
    fault("who arrives goes below", "state", "[order[place - 1]] <= here", "[order[place - 1]] < here", rules("track")),
    fault("who does not move goes on top", "acts", "    if spaces:\n", "    if True:\n", rules("track")),
    fault("markers never pass others", "state", "while place > 0 and", "while False and", rules("track")),
    fault(
        "seats of the neutral game sit one way",
        "state",
        "and self.left == 1 else 1",
        "and False else 1",
        rules("neutral"),
    ),
    fault("the district of the next round", "state", "!= self.round:", "!= self.round + 1:", rules("steps")),
]

HANDS = [
    fault("rows of five", "material", "ROW: Final[i64] = 6", "ROW: Final[i64] = 5", rules("hands")),
    fault(
        "rows are dealt one after the other", "pile", "row = s.arg % s.box.rows", "row = s.arg // ROW", rules("hands")
    ),
    fault("a dealt card stays in the pile", "pile", "s.pile -= card\n        s.rows", "s.rows", law("census")),
    fault("a drawn card stays in the pile", "pile", "s.pile -= card\n        if player", "if player", law("census")),
    fault(
        "three cards are drawn with a row", "material", "BLIND: Final[i64] = 2", "BLIND: Final[i64] = 3", rules("hands")
    ),
    fault("a row is taken twice", "hands", "s.row_mask &= ~(i64(1) << code)", "pass", rules("hands")),
    fault("rows replace the hand", "hands", "s.hands[seat] += cards\n", "s.hands[seat] = cards\n", rules("hands")),
    fault(
        "draws are told to all", "events", '"RI-3.2", WHO, CARD, told=ITS_SEAT', '"RI-3.2", WHO, CARD', rules("memory")
    ),
    fault(
        "choices to discard are told to all",
        "events",
        '"RI-3.7", WHO, CARD, told=ITS_SEAT',
        '"RI-3.7", WHO, CARD',
        law("sealed"),
    ),
    fault(
        "discards are told to all",
        "events",
        '"RI-3.7", WHO, CARDS, told=ITS_SEAT',
        '"RI-3.7", WHO, CARDS',
        rules("hands"),
    ),
    fault(
        "green is free",
        "hands",
        "        s.coins[seat] -= 1\n        s.used[seat] += one(building)",
        "        s.used[seat] += one(building)",
        rules("hands"),
    ),
    fault(
        "green is used again and again", "hands", "        s.used[seat] += one(building)\n", "", rules("track", "hands")
    ),
    fault("green without a coin", "hands", "if s.coins[seat] > 0 and (", "if (", rules("track")),
    fault("green 1 draws two", "edition", '"green1": 3,', '"green1": 2,', rules("hands")),
    fault("green 4 keeps one", "edition", '"green4": 2}', '"green4": 1}', rules("hands")),
    fault(
        "green 2 takes a card",
        "edition",
        '"green2": 0, "green3": 3',
        '"green2": 3, "green3": 3',
        rules("hands", "track"),
    ),
    fault("one green building a round", "hands", "        s.then(USE_GREEN, seat)\n", "", rules("hands", "track")),
    fault("a picked card stays in the row", "hands", "s.rows[last_row(s)] -= card", "pass", rules("hands")),
    fault(
        "a picked card is not remembered",
        "hands",
        "        note_taken(s, seat, card)\n",
        "",
        rules("memory"),
    ),
    fault("the last row is not discarded", "hands", "s.swept += s.rows[row]", "pass", rules("hands")),
    fault("a limit of eight", "material", "LIMIT: Final[i64] = 7", "LIMIT: Final[i64] = 8", rules("hands")),
    fault(
        "more may be discarded",
        "hands",
        "            out.add(DONE)\n            return\n        out.add_kinds(left)",
        "            out.add(DONE)\n        out.add_kinds(left)",
        rules("hands"),
    ),
    fault("discards stay in hand", "hands", "s.hands[seat] -= cards", "pass", rules("hands")),
    fault("discards vanish", "hands", "s.discards[seat] += cards", "pass", rules("hands")),
    fault(
        "discards are not forgotten",
        "hands",
        "    def forget(self, s: Table, seat: i64) -> None:\n        s.chosen[seat] = EMPTY",
        "    def forget(self, s: Table, seat: i64) -> None:\n        pass",
        law("sealed", "twin"),
    ),
    fault(
        "canonical discards are never the joker",
        "hands",
        "for kind in range(latest, CARDS)",
        "for kind in range(latest, CARDS - 1)",
        rules("hands"),
    ),
    fault("face-down discards are not shuffled", "pile", "pile += s.discards[seat]", "pass", rules("hands")),
    fault("shuffled discards stay", "pile", "    s.swept = EMPTY\n", "", rules("hands")),
    fault("the pile is shuffled early", "pile", "if s.pile != EMPTY:", "if size(s.pile) > 1:", rules("hands")),
    fault(
        "who draws does not shuffle",
        "pile",
        "    if number and has_card(s):",
        "    if number and s.pile != EMPTY:",
        rules("hands"),
    ),
    fault("limits stay for the next round", "blue", "        s.limits[seat] = LIMIT\n", "", rules("hands", "blue")),
    fault(
        "greens come against Doge order",
        "rounds",
        "s.then(step, s.order[place])",
        "s.then(step, s.order[s.players - 1 - place])",
        rules("hands"),
    ),
]

MEMORY = [
    fault(
        "all cards are remembered as old ones",
        "memory",
        "s.taken[seat * ROUNDS + s.round - 1] += cards",
        "s.taken[seat * ROUNDS] += cards",
        rules("memory"),
    ),
    fault("who lacks lacks for ever", "memory", "    s.lacks[seat] = 0\n", "", rules("memory")),
    fault("what is played is still known", "play", "    note_played(s, seat, cards)\n", "", rules("memory")),
    fault(
        "discards are not counted", "memory", "        s.since[place] += number\n", "        pass\n", rules("memory")
    ),
    fault(
        "discards count against later cards, too",
        "memory",
        "range(seat * ROUNDS, seat * ROUNDS + s.round)",
        "range(seat * ROUNDS, seat * ROUNDS + ROUNDS)",
        rules("memory"),
    ),
    fault("what was lacking may be gone again", "memory", "        s.since[place] -= gone\n", "", rules("memory")),
    fault("what was lacking is not discarded", "memory", "s.swept += one(kind) * gone", "pass", rules("memory")),
    fault(
        "what was lacking is discarded twice",
        "memory",
        "s.discards[seat] -= one(kind) * gone",
        "pass",
        rules("memory"),
    ),
    fault("to lack is not noticed", "memory", "s.lacks[seat] |= i64(1) << kind", "pass", rules("memory")),
    fault(
        "discards count for nothing certain",
        "memory",
        "count(known, kind) - discarded",
        "count(known, kind)",
        rules("memory"),
    ),
    fault(
        "what was certain is forgotten with the next row",
        "memory",
        "at_least(pool, known, s.since[place])",
        "at_least(EMPTY, known, s.since[place])",
        rules("memory"),
    ),
    fault(
        "all is remembered after a shuffle",
        "memory",
        "sure = certain(s, seat)",
        "sure = remembered(s, seat)",
        rules("memory"),
    ),
    fault("to imagine is to peek", "worlds", "    World(w, seat, rng).deal()", "    pass", law("twin")),
    fault("who lacks nothing is dealt first", "worlds", "in (True, False):", "in (False, True):", rules("memory")),
    fault("the pile is not imagined", "worlds", "        w.pile = self.rest\n", "", law("census", "imagined", "twin")),
    fault(
        "others' discards are not imagined",
        "worlds",
        "                w.discards[other] = ",
        "                _ = ",
        law("census", "imagined", "twin"),
    ),
    fault(
        "remembered cards go into the pile",
        "worlds",
        "self.gone[other] = remembered(w, other) - kept",
        "self.gone[other] = EMPTY",
        law("imagined"),
    ),
    fault(
        "nobody lacks anything in imagination",
        "worlds",
        "left = without(self.rest, self.w.lacks[other])",
        "left = self.rest",
        rules("memory"),
    ),
    fault(
        "hands are filled without a look ahead",
        "worlds",
        "                if self.fits():\n",
        "                if True:\n",
        rules("memory"),
    ),
    fault(
        "cards are discarded before they are taken",
        "worlds",
        "            kept += w.taken[place]\n",
        "            kept = remembered(w, other) if i == 0 else kept\n",
        rules("memory"),
    ),
    fault(
        "a spectator sees hands",
        "hidden",
        "own_view(s, seat) if seat >= 0 else None",
        "own_view(s, max(seat, 0))",
        law("twin", "notices"),
    ),
    fault("the view tells hands", "hidden", '"hand": size(s.hands[seat]),', '"hand": s.hands[seat],', law("twin")),
    fault("the view tells the pile", "hidden", '"pile": size(s.pile),', '"pile": s.pile,', law("twin")),
    fault(
        "all see what is laid",
        "hidden",
        "plays = s.step == PLAY.index and s.arg == seat",
        "plays = s.step == PLAY.index",
        rules("play"),
    ),
]

PLAY = [
    fault("red leads every step", "play", "s.leader = s.order[0]", "s.leader = i64(0)", rules("play")),
    fault("the bonus does not lead", "play", "            s.leader = s.bonus\n", "", rules("play", "track")),
    fault(
        "play goes counter-clockwise",
        "play",
        "            player = s.clockwise(player)\n",
        "            player = (player + s.players - 1) % s.players\n",
        rules("play"),
    ),
    fault("a joker alone", "play", "(free or completes(s, seat, coins, left - one(JOKER)))", "True", rules("play")),
    fault("yellow 3 alone", "play", "(free or completes_mask(s, seat, coins - 1, left))", "True", rules("play")),
    fault("one joker is done", "play", "jokers_laid(s) > 1 and count", "jokers_laid(s) > 0 and count", rules("play")),
    fault(
        "jokers beside a hand with the kind", "play", " and count(s.hands[seat], s.current) == 0):", "):", rules("play")
    ),
    fault("a pair of jokers counts two", "laying", "else strength - 1", "else strength", rules("play")),
    fault("yellow 4 counts one", "edition", '"yellow4": 2}', '"yellow4": 1}', rules("play")),
    fault("yellow 2 counts two", "edition", '"yellow2": 1,', '"yellow2": 2,', rules("play")),
    fault(
        "yellow 2 changes any number",
        "laying",
        "    if s.ready(seat, YELLOW_2) > size(s.converted):\n",
        "    if s.ready(seat, YELLOW_2):\n",
        rules("play"),
    ),
    fault(
        "cards of the kind are changed",
        "laying",
        "> size(s.converted):\n        for kind in range(CARDS):\n            if kind != s.current and",
        "> size(s.converted):\n        for kind in range(CARDS):\n            if",
        rules("play"),
    ),
    fault(
        "jokers are not changed",
        "laying",
        "    if s.ready(seat, YELLOW_2) > size(s.converted):\n        for kind in range(CARDS):",
        "    if s.ready(seat, YELLOW_2) > size(s.converted):\n        for kind in range(CARDS - 1):",
        rules("play"),
    ),
    fault("a changed card makes nothing firm", "laying", " or s.converted != EMPTY or", " or", rules("play")),
    fault("yellow 3 is free", "laying", "s.coins[seat] - s.masks - size", "s.coins[seat] - size", rules("play")),
    fault("changes are free", "laying", "- s.masks - size(s.converted)", "- s.masks", rules("play")),
    fault("yellow 3 is used again", "play", "one(YELLOW_3) * s.masks + ", "", rules("play")),
    fault(
        "to wait is free",
        "play",
        "    s.coins[seat] -= 1\n    s.used[seat] += one(YELLOW_1)",
        "    s.used[seat] += one(YELLOW_1)",
        rules("play"),
    ),
    fault("to wait pays nothing", "play", "    s.coins[seat] += coin\n", "", rules("play")),
    fault("to wait pays from an empty supply", "play", "coin = min(s.bank, 1)", "coin = i64(1)", rules("play")),
    fault(
        "who waits is next",
        "play",
        "    while s.queue >> place:\n        place += DIGIT\n    s.queue |= seat + 1 << place",
        "    s.queue = s.queue << DIGIT | seat + 1",
        rules("play"),
    ),
    fault("waiting is forgotten", "play", "    s.queue |= seat + 1 << place\n", "", rules("play")),
    fault(
        "to wait after laying",
        "play",
        "if is_empty and s.ready(seat, YELLOW_1):",
        "if s.ready(seat, YELLOW_1):",
        rules("play"),
    ),
    fault("played cards stay in hand", "play", "    s.hands[seat] -= cards\n", "", rules("play")),
    fault(
        "half a play is told",
        "events",
        '"RI-4.4", WHO, CARD, told=ITS_SEAT',
        '"RI-4.4", WHO, CARD',
        rules("play"),
    ),
    fault(
        "half a play is not forgotten",
        "play",
        "    def forget(self, s: Table, seat: i64) -> None:\n        take_up(s)",
        "    def forget(self, s: Table, seat: i64) -> None:\n        pass",
        law("twin", "imagined"),
    ),
    fault(
        "what is laid stays laid",
        "play",
        "        events.PAIRED.tell(s, seat, cards, s.current, strength)\n    take_up(s)",
        "        events.PAIRED.tell(s, seat, cards, s.current, strength)",
        rules("play"),
    ),
    fault(
        "canonical plays have no jokers",
        "laying",
        "    if code not in (JOKER_CARD, MASK) or is_firm(s):\n        return True\n",
        "    if code in (JOKER_CARD, MASK):\n        return False\n    if is_firm(s):\n        return True\n",
        rules("play"),
    ),
    fault(
        "a tie goes to who is behind",
        "play",
        "            if s.strengths[player] > best:",
        "            if s.strengths[player] >= max(best, 1):",
        rules("play"),
    ),
    fault("the bonus without a card", "play", "        best: i64 = 0\n", "        best: i64 = -1\n", rules("play")),
    fault(
        "players act in seat order",
        "play",
        "            s.then(ACT, s.order[place])",
        "            s.then(ACT, place)",
        rules("steps", "play"),
    ),
    fault("played cards vanish", "play", "            s.swept += s.played[player]\n", "", rules("play")),
    fault("bonus tiles are looked at once a game", "play", "        s.banks_before = s.banks\n", "", rules("steps")),
]

STEPS = [
    fault("the bonus gives nothing", "acts", "extra = strength + i64(has_bonus)", "extra = strength", rules("steps")),
    fault("coins from an empty supply", "acts", "coins = min(coins, s.bank)", "pass", rules("steps")),
    fault("earned coins stay in the supply", "acts", "        s.bank -= coins\n", "", rules("steps")),
    fault("no penalty without a bridge", "acts", "s.points[seat] -= 1", "pass", rules("steps")),
    fault("no bridge with the bonus", "acts", "        s.then(PLACE_BRIDGE, seat)", "        pass", rules("steps")),
    fault(
        "bridges on bridges",
        "tiles",
        "            if connections[pair] == FREE:\n                out.add(pair * ENDS)",
        "            if connections[pair] >= FREE:\n                out.add(pair * ENDS)",
        rules("steps"),
    ),
    fault("bridges one way round", "tiles", "                out.add(pair * ENDS + 1)\n", "", rules("steps")),
    fault(
        "bridges turned round",
        "districts",
        "% 2 == 1) == at_high_end",
        "% 2 == 0) == at_high_end",
        rules("steps", "ending"),
    ),
    fault(
        "like bridges drawn as one",
        "tiles",
        "first_like(s, bridge)] += 1",
        "first_like(s, bridge)] = 1",
        rules("edition"),
    ),
    fault("no other bridge is seen", "tiles", "        s.then(TURN_BRIDGE)", "        pass", rules("steps")),
    fault(
        "the bonus brings a councilman more",
        "acts",
        "recruit(s, player, strength, has_bonus)",
        "recruit(s, player, extra, has_bonus)",
        rules("steps"),
    ),
    fault("missing councilmen are not paid", "acts", "s.points[seat] += men - come", "pass", rules("steps")),
    fault(
        "a gondola stays in the supply",
        "tiles",
        "        s.gondolas -= 1\n        events.ROWED",
        "        events.ROWED",
        rules("steps"),
    ),
    fault("gondolas at one end", "tiles", "                    out.add(pair * PLACES + SOURCES)\n", "", rules("steps")),
    fault("the councilman stays in the supply", "tiles", "            s.general[seat] -= 1\n", "", law("census")),
    fault("no consolation", "tiles", "        s.points[seat] += 1\n", "", rules("steps")),
    fault("from the very district", "tiles", " and district != end_of(s, pair, end):", ":", rules("steps")),
    fault("he always comes", "tiles", "        out.add(pair * PLACES + NOBODY_COMES)\n", "", rules("steps")),
    fault(
        "he comes from nowhere", "tiles", "            s.personal[seat] -= 1\n", "            pass\n", rules("steps")
    ),
    fault("placed men stay in the supply", "acts", "        s.personal[seat] -= go\n", "", rules("steps")),
    fault(
        "men are moved before the supply is empty",
        "acts",
        "go = min(men, s.personal[seat])",
        "go = min(men, s.personal[seat], 1)",
        rules("steps"),
    ),
    fault("one councilman is moved", "acts", "        if s.arg2 > 1:\n", "        if False:\n", rules("steps")),
    fault("endless moves", "acts", "        if s.arg2 > 1:\n", "        if True:\n", rules("steps")),
    fault(
        "men move from the current district",
        "acts",
        "            if district != here and s.men[seat * DISTRICTS + district] > 0:",
        "            if s.men[seat * DISTRICTS + district] > 0:",
        rules("steps"),
    ),
    fault(
        "two districts are a bank",
        "districts",
        "if districts >> district & 1 and s.men",
        "if district % 3 and districts >> district & 1 and s.men",
        rules("steps"),
    ),
    fault("a spent tile pays", "districts", "not s.banks_before >> bank & 1 or ", "", rules("steps")),
    fault("a bonus tile stays active", "districts", "    s.banks &= ~(i64(1) << bank)\n", "", rules("steps")),
    fault(
        "a bonus tile pays for each councilman",
        "districts",
        "    if s.rewarded & bit:\n        return\n",
        "",
        rules("steps"),
    ),
    fault(
        "the first alone gets the tile",
        "districts",
        "not s.banks_before >> bank & 1",
        "not s.banks >> bank & 1",
        rules("steps"),
    ),
]

BUILDINGS = [
    fault(
        "any value may be taken",
        "buildings",
        "            if count(stacks, building) and value_of(building) <= s.arg2:",
        "            if count(stacks, building):",
        rules("buildings"),
    ),
    fault(
        "from an empty stack",
        "buildings",
        "            if count(stacks, building) and value_of(building) <= s.arg2:",
        "            if value_of(building) <= s.arg2:",
        rules("buildings"),
    ),
    fault(
        "asked where there is nothing",
        "buildings",
        "            if count(s.stacks, building) and value_of",
        "            if value_of",
        rules("buildings"),
    ),
    fault(
        "any building first", "buildings", "            stacks &= DEAREST\n", "            pass\n", rules("buildings")
    ),
    fault(
        "a value 4 even where none is left",
        "buildings",
        "s.arg2 > VALUES and stacks & DEAREST",
        "s.arg2 > VALUES",
        rules("buildings"),
    ),
    fault(
        "one building only",
        "buildings",
        "            s.then(TAKE_BUILDING, seat, s.arg2 - VALUES)",
        "            pass",
        rules("buildings"),
    ),
    fault("the rest is as large", "buildings", "s.arg2 - VALUES)", "s.arg2 - VALUES + 1)", rules("buildings")),
    fault("room for eight", "material", "ROOM: Final[i64] = 7", "ROOM: Final[i64] = 8", rules("buildings")),
    fault(
        "a building given back scores nothing",
        "buildings",
        "            s.points[seat] += value_of(given)\n",
        "",
        rules("buildings"),
    ),
    fault("a building given back is lost", "buildings", "    s.stacks += tile\n", "", rules("buildings")),
    fault("its coin is lost", "buildings", "            s.bank += 1\n", "            pass\n", rules("buildings")),
    fault(
        "used ones cannot go back",
        "buildings",
        "            if count(used, own):",
        "            if False:",
        rules("buildings"),
    ),
    fault("its use stays", "buildings", "        s.used[seat] -= tile\n", "", rules("buildings", "blue")),
]

BLUE = [
    fault(
        "blue in seat order",
        "blue",
        "                s.then(USE_BLUE, s.order[place])",
        "                s.then(USE_BLUE, place)",
        rules("blue"),
    ),
    fault("blue is free", "blue", "        s.coins[seat] -= 1\n", "", rules("blue")),
    fault("one blue building a round", "blue", "        s.then(USE_BLUE, seat)\n", "", rules("blue")),
    fault("blue 4 gives two", "edition", '"blue4": 3}', '"blue4": 2}', rules("blue")),
    fault("blue 4 again and again", "blue", "            s.used[seat] += one(BLUE_4)\n", "", rules("blue")),
    fault("blue 3 goes one space", "blue", "spaces = s.spaces[seat]", "spaces = i64(1)", rules("blue")),
    fault(
        "blue 2 gives one point in any case",
        "blue",
        "SERVE_POINTS if s.general[seat] > 0 else SERVE_POINTS + 1",
        "SERVE_POINTS",
        rules("blue"),
    ),
    fault("blue 2 always brings a councilman", "blue", "            out.add(SERVE_ALONE)\n", "", rules("blue")),
    fault(
        "a new building is ready", "blue", "    s.used[seat] += tile\n    s.barred[seat] += tile\n", "", rules("blue")
    ),
    fault("a new building has a coin", "blue", "    s.barred[seat] += tile\n", "", rules("blue")),
    fault("two values more", "blue", "tile = one(given + 1)", "tile = one(given + 2)", rules("blue")),
    fault("the next colour after value 4", "blue", "return value_of(building) < VALUES and", "return", rules("blue")),
    fault("an upgrade from an empty stack", "blue", " and count(s.stacks, building + 1) > 0", "", rules("blue")),
    fault(
        "blue 1 does not give itself back",
        "blue",
        "used = s.used[seat] + one(BLUE_1)",
        "used = s.used[seat]",
        rules("blue"),
    ),
    fault("asked without an upgrade", "blue", " and not self.upgrades(s, seat))", " and False)", rules("blue")),
    fault("coins stay on buildings", "blue", "        s.used[seat] = EMPTY\n", "", rules("blue")),
    fault("coins of the buildings are lost", "blue", "    s.bank += coins\n", "", rules("blue")),
]

ENDING = [
    fault("five rounds", "rounds", "s.round < s.box.rounds", "s.round < s.box.rounds - 1", rules("ending")),
    fault("half is rounded down", "ending", "+ s.coins[seat] + 1) // 2", "+ s.coins[seat]) // 2", rules("ending")),
    fault(
        "coins do not count",
        "ending",
        "(s.personal[seat] + s.coins[seat] + 1)",
        "(s.personal[seat] + 1)",
        rules("ending"),
    ),
    fault(
        "buildings count one each",
        "ending",
        "count(buildings, building) * value_of(building)",
        "count(buildings, building)",
        rules("ending"),
    ),
    fault("all ranks score the same", "ending", "        points //= 2\n", "", rules("ending")),
    fault("halves are rounded up", "ending", "points //= 2", "points = (points + 1) // 2", rules("ending")),
    fault(
        "gondolas count two",
        "material",
        "GONDOLA_VALUE: Final[i64] = 1",
        "GONDOLA_VALUE: Final[i64] = 2",
        rules("ending"),
    ),
    fault(
        "one end of a connection counts",
        "districts",
        "            total += value_at(s, pair, True)",
        "            pass",
        rules("ending"),
    ),
    fault(
        "equals are ranked by seat",
        "districts",
        "            other = s.order[i]",
        "            other = i",
        rules("ending"),
    ),
    fault(
        "who is behind in Doge order is ranked first",
        "districts",
        "            if s.men[other * DISTRICTS + district] > most and",
        "            if s.men[other * DISTRICTS + district] >= max(most, 1) and",
        rules("ending"),
    ),
    fault("ties go to who is behind", "ending", "* OUTWEIGHS - place", "* OUTWEIGHS + place", rules("ending")),
    fault("equals share a place", "ending", "* OUTWEIGHS - place", "* OUTWEIGHS", rules("ending")),
]

NEUTRAL = [
    fault(
        "the highest connection is marked",
        "neutral",
        "if rank < lowest:",
        "if rank < lowest or True:",
        rules("neutral"),
    ),
    fault("the mark looks at one end", "neutral", " * DISTRICTS * 2 + max(one_end, other_end)", "", rules("neutral")),
    fault("the mark stays on a tile", "tiles", "    if pair == s.marked:\n        mark(s)\n", "", rules("neutral")),
    fault(
        "every tile moves the mark",
        "tiles",
        "    if pair == s.marked:\n",
        "    if True:\n",
        rules("steps", "neutral"),
    ),
    fault(
        "six cards for the neutral player",
        "material",
        "NEUTRAL_CARDS: Final[i64] = 7",
        "NEUTRAL_CARDS: Final[i64] = 6",
        rules("neutral"),
    ),
    fault(
        "no cards for the neutral player",
        "rounds",
        "            draw_cards(s, NEUTRAL, NEUTRAL_CARDS)",
        "            pass",
        rules("neutral"),
    ),
    fault(
        "its jokers are nothing",
        "play",
        "        cards += one(JOKER) * count(s.neutral_cards, JOKER)",
        "        pass",
        rules("neutral"),
    ),
    fault("its cards are played for ever", "play", "    s.neutral_cards -= cards\n", "", rules("neutral")),
    fault("it does not move", "acts", "            s.advance(NEUTRAL, extra)\n", "", rules("neutral")),
    fault(
        "its bridge the other way round",
        "tiles",
        "end = i64(s.round_of(s.box.high_end[pair]) > s",
        "end = i64(s.round_of(s.box.high_end[pair]) < s",
        rules("neutral"),
    ),
    fault(
        "its bridge without the bonus",
        "acts",
        "        if has_bonus:\n            lay_neutral_bridge(s)",
        "        if extra:\n            lay_neutral_bridge(s)",
        rules("neutral"),
    ),
    fault(
        "its gondola brings one councilman",
        "tiles",
        "    arrive(s, NEUTRAL, end_of(s, pair, 1))\n",
        "",
        rules("neutral"),
    ),
    fault(
        "it puts no councilmen",
        "acts",
        "            arrive(s, NEUTRAL, s.district())",
        "            pass",
        rules("neutral"),
    ),
    fault(
        "it cannot spend a tile",
        "districts",
        "    s.rewarded |= bit\n    s.banks",
        "    if player == s.seats:\n        return\n    s.rewarded |= bit\n    s.banks",
        rules("neutral"),
    ),
    fault(
        "it has no rank",
        "ending",
        "if player < s.seats:\n            s.points[player] += points\n",
        "if player == s.seats:\n            continue\n        if True:\n            s.points[player] += points\n",
        rules("neutral"),
    ),
]

MUTANTS = [*SETUP, *TRACK, *HANDS, *MEMORY, *PLAY, *STEPS, *BUILDINGS, *BLUE, *ENDING, *NEUTRAL]
