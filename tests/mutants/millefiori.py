"""Seeded faults of Mille Fiori.  tools/mutants.py shows that every one of them is caught."""

from mutant import Mutant, law

FOLDER = "games/millefiori/"


def rules(*chapters: str) -> tuple[str, ...]:
    """The rule tests of these chapters."""
    return tuple(f"tests/games/millefiori/test_{chapter}.py" for chapter in chapters)


MUTANTS = [
    Mutant(
        "millefiori: a round is missing",
        FOLDER + "setup.py",
        "range(s.box.rounds)",
        "range(s.box.rounds - 1)",
        rules("rounds"),
    ),
    Mutant(
        "millefiori: a prize can come twice",
        FOLDER + "rounds.py",
        "        s.deck -= one(outcome)\n",
        "",
        rules("rounds"),
    ),
    Mutant(
        "millefiori: a card stays in the hand",
        FOLDER + "rounds.py",
        "            s.hand[seat] -= one(card)\n",
        "",
        rules("rounds"),
    ),
    Mutant(
        "millefiori: the highest card wins even where it does not stand alone",
        FOLDER + "rounds.py",
        " and is_alone(s, seat)",
        "",
        rules("rounds"),
    ),
    Mutant(
        "millefiori: a prize that nobody has won disappears",
        FOLDER + "rounds.py",
        "            s.aside += one(prize)\n",
        "",
        rules("rounds"),
    ),
    Mutant(
        "millefiori: everybody is told what is laid face down",
        FOLDER + "events.py",
        ", told=ITS_SEAT",
        "",
        rules("rounds"),
    ),
    Mutant(
        "millefiori: everybody sees what is laid face down",
        FOLDER + "hidden.py",
        "card_or_none(s.showed[seat])",
        "card_or_none(s.showed[seat] or s.laid[seat])",
        law("answers_are_sealed_until_all_have_answered"),
    ),
    Mutant(
        "millefiori: the last seat is not asked",
        FOLDER + "rounds.py",
        "(i64(1) << s.seats) - 1",
        "(i64(1) << s.seats - 1) - 1",
        rules("rounds"),
    ),
    Mutant(
        "millefiori: a copy shares the hands",
        FOLDER + "state.py",
        "self.hand = like.hand[:]",
        "self.hand = like.hand",
        law("a_copy_lives_its_own_life"),
    ),
    Mutant(
        "millefiori: all prizes are worth the same",
        FOLDER + "ending.py",
        "        return worth(s.won[seat])\n",
        "        return i64(s.won[seat] > 0)\n",
        rules("ending"),
    ),
]
