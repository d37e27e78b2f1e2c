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
        "a creature of habit gives away anything",
        "bots/tree.py",
        "or advice.odds[i] <= 0.0 or not (edge.promise() >= least or is_all_one(edge, best)):",
        "or advice.odds[i] <= 0.0:",
        tests("search"),
    ),
    Mutant(
        "a creature of habit lets a win go by",
        "bots/tree.py",
        "gives * 4.0 * best.mean() * (1.0 - best.mean())",
        "gives",
        tests("search"),
    ),
    Mutant(
        "a creature of habit does what nobody does by mistake",
        "bots/tree.py",
        "or advice.odds[i] <= 0.0 or",
        "or",
        tests("search"),
    ),
    Mutant(
        "a creature of habit looks once",
        "bots/search.py",
        "if natural is best and first is not best:",
        "if natural is None:",
        tests("search"),
    ),
    Mutant(
        "a merchant has no habits",
        "bots/search.py",
        "if best is not None and self.gives > 0.0:",
        "if best is not None and self.gives > 9.0:",
        tests("search"),
    ),
    Mutant(
        "an advisor is sent to a vote that is won",
        "bots/doge/outlook.py",
        "most_votes(s, other, area) + arrivals >= mine",
        "most_votes(s, other, area) >= mine",
        tests("doge_advice"),
    ),
    Mutant(
        "a bargain is offered in San Marco",
        "bots/sanmarco/cuts.py",
        "    return more > 0\n",
        "    return False\n",
        tests("sanmarco_advice"),
    ),
    Mutant(
        "a councilman card is laid for nobody in Rialto",
        "bots/rialto/slips.py",
        "return is_bonus_sure(s, seat, strength) or strength + 1 < needed(s, seat)",
        "return False",
        tests("rialto_advice"),
    ),
    Mutant(
        "a Guard helps another to win in Intrigo",
        "bots/intrigo/slips.py",
        "if owner < 0 or owner == seat:",
        "if owner <= 4:",
        tests("intrigo_advice"),
    ),
    Mutant(
        "who is behind ends the game in Mille Fiori",
        "bots/millefiori/advice.py",
        "if other != seat and self.stands_at(s, other) > mine:",
        "if other != seat and s.points[other] > mine:",
        tests("millefiori_advice"),
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
