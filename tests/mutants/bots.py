"""Seeded faults of the bots.  tools/mutants.py shows that every one of them is caught."""

from mutant import Mutant, law


def tests(*names: str) -> tuple[str, ...]:
    """The tests of bots in these files."""
    return tuple(f"tests/bots/test_{name}.py" for name in names)


SEARCH = [
    Mutant(
        "an iteration is begun that ends after the time",
        "bots/budget.py",
        "return now + self.longest <= self.end",
        "return now <= self.end",
        tests("search"),
    ),
    Mutant(
        "a share of a budget is the whole",
        "bots/budget.py",
        "i64(float(self.iterations) * share)",
        "self.iterations",
        tests("search"),
    ),
    Mutant(
        "a tree is kept whatever has happened",
        "bots/search.py",
        "if node is not None and node.known == game.known(world, seat):",
        "if node is not None:",
        tests("search"),
    ),
    Mutant(
        "a tree is never kept",
        "bots/search.py",
        "self.next = best.child",
        "self.next = None",
        tests("search"),
    ),
    Mutant(
        "a turn takes as long as it likes",
        "bots/search.py",
        "share = min(self.share, self.left / 2.0)",
        "share = self.share",
        tests("search"),
    ),
    Mutant(
        "nobody wants to win",
        "bots/search.py",
        "WIN_SHARE: Final = 0.5",
        "WIN_SHARE: Final = 0.0",
        tests("search"),
    ),
    Mutant(
        "what there was no time to try is bad",
        "bots/flat.py",
        "if tries[i] else usual",
        "if tries[i] else 0.0",
        tests("bots"),
    ),
    Mutant(
        "the garbage collector takes the time of a bot",
        "bots/__init__.py",
        "    gc.disable()\n",
        "",
        tests("bots"),
    ),
    Mutant(
        "a beginner is absurd",
        "bots/advice.py",
        "odds[i] = odd if odd >= ABSURD else 0.0",
        "odds[i] = odd",
        tests("search"),
    ),
    Mutant(
        "a beginner does what is senseless",
        "bots/beginner.py",
        "        advice.leave_senseless(world, seat)",
        "        pass",
        tests("search"),
    ),
    Mutant(
        "a careless bot gives away anything",
        "bots/tree.py",
        "least = max(best.mean() - CARELESS * carelessness, 0.5 * best.mean())",
        "least = 0.0",
        tests("search"),
    ),
    Mutant(
        "a careless bot is lucky",
        "bots/search.py",
        "            if best.visits >= SURE:",
        "            if best.visits >= 1:",
        tests("search"),
    ),
    Mutant(
        "a slip that only looked good",
        "bots/search.py",
        "return slip if is_nearly_as_good(slip, best, self.carelessness) else best",
        "return slip",
        tests("search"),
    ),
    Mutant(
        "a hint names what is senseless",
        "bots/explaining.py",
        "        advice.leave_senseless(world, self.seat)\n",
        "",
        tests("search"),
    ),
]

KNOWING = [
    Mutant(
        "the advice of Doge looks under markers",
        "bots/doge/outlook.py",
        "votes = i64(votes_shown(s, other, area) + 0.5)",
        "votes = s.stacks[other * AREAS + area] >> 4 & 15",
        law("advice_weighs"),
    ),
    Mutant(
        "who slips in Intrigo looks into another packet",
        "bots/intrigo/slips.py",
        "packet, values = s.packets[packet_before(s, seat)], s.box.values",
        "packet, values = s.packets[seat], s.box.values",
        law("advice_weighs"),
    ),
    Mutant(
        "what is senseless in Mille Fiori depends on another packet",
        "bots/millefiori/slips.py",
        "packet = s.packets[s.packet_of(seat)]",
        "packet = s.packets[(s.packet_of(seat) + 1) % s.seats]",
        law("advice_weighs"),
    ),
    Mutant(
        "the advice of Intrigo looks into hands",
        "bots/intrigo/outlook.py",
        "pool, values = unplaced(s), s.box.values",
        "pool, values = s.hands[0] + s.hands[1], s.box.values",
        tests("intrigo_advice"),
    ),
    Mutant(
        "a bot is shown the true world",
        "bots/__init__.py",
        "bot.choose(game, game.determinize(s, seat, bot.rng), seat)",
        "bot.choose(game, s, seat)",
        tests("bots"),
    ),
]

MUTANTS = [*SEARCH, *KNOWING]
