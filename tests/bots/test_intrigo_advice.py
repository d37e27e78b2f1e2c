"""Advice for Intrigo: what it values and prefers in drawn positions."""

from math import isfinite

import pytest

from ridotto.bots.advice import ABSURD, Advice
from ridotto.bots.finding import advice_for
from ridotto.bots.intrigo.balance import is_too_dear
from ridotto.bots.intrigo.features import GUESSES
from ridotto.bots.intrigo.outlook import Outlook, highest_unplaced
from ridotto.bots.intrigo.prey import is_in_vain
from ridotto.bots.intrigo.slips import helps_to_win, wastes_last_slot
from ridotto.core.rng import Rng
from ridotto.core.seats import lowest
from ridotto.core.state import OVER
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.material import FREE, GUARD, INFLUENCE_NAMES, SLOTS
from ridotto.games.intrigo.placing import ACT
from ridotto.games.intrigo.state import Table
from ridotto.texts.intrigo import en, fr

FAMILIES = "families A B C D"
EMPTY = f"seats 4\n{FAMILIES}\nfirst A\nhand A tiepolo-2\nhand B tiepolo-3\nstep act:0\nasked 0\nagenda go:1"


def advice(seats: int = 4) -> Advice[Table]:
    return advice_for(GAME, seats, {})


def value(drawn: str, seat: int = 0) -> float:
    s = GAME.parse(drawn)
    return advice(s.seats).value(s, seat)


def odds(drawn: str) -> dict[str, float]:
    """The odds of each option of the seat asked, by its clicks."""
    s = GAME.parse(drawn)
    seat, given = lowest(s.asked), advice(s.seats)
    GAME.rules.fill(s, seat, given.out)
    given.weigh(s, seat)
    codes = given.out.list()
    return {" ".join(GAME.rules.path(s, seat, code)): given.odds[i] for i, code in enumerate(codes)}


def asked(*lines: str) -> dict[str, float]:
    """The odds of seat 0, which has Contarini and acts in a Palace of 16 arcades."""
    return odds("\n".join(["seats 4", FAMILIES, "first A", *lines, "step act:0", "asked 0", "agenda go:1"]))


def foreseen(*lines: str) -> set[str]:
    """The hires of seat 0 with a power that wins."""
    s = GAME.parse("\n".join(["seats 4", FAMILIES, "first A", *lines, "step act:0", "asked 0", "agenda go:1"]))
    given = advice()
    could_win = given.names.index("could_win") - given.acts
    codes = [code for code in GAME.rules.options(s, 0) if given.features_of_answer(s, 0, code)[could_win]]
    return {" ".join(GAME.rules.path(s, 0, code)) for code in codes}


def slips(*lines: str) -> set[str]:
    """What seat 0 may answer by mistake when it acts."""
    return mistakes("seats 4", FAMILIES, "first A", *lines, "step act:0", "asked 0", "agenda go:1")


def kept_by_mistake(packet: str, *lines: str) -> set[str]:
    """What seat 0, which has Contarini, may keep of a packet by mistake."""
    found = mistakes("seats 4", FAMILIES, f"packet 0 {packet}", *lines, "step keep_card:0", "asked 0", "agenda go:0")
    return {path.removeprefix("packet:") for path in found}


def mistakes(*lines: str) -> set[str]:
    s = GAME.parse("\n".join(lines))
    given = advice(s.seats)
    GAME.rules.fill(s, 0, given.out)
    given.weigh_slips(s, 0)
    codes = [code for i, code in enumerate(given.out.list()) if given.odds[i] > 0]
    return {" ".join(GAME.rules.path(s, 0, code)) for code in codes}


def senseless(*lines: str, step: str = "act:0") -> set[str]:
    """What seat 0 never answers, when it acts or is asked something else."""
    s = GAME.parse("\n".join(["seats 4", FAMILIES, "first A", *lines, f"step {step}", "asked 0", "agenda go:1"]))
    codes = [code for code in GAME.rules.options(s, 0) if advice().is_senseless(s, 0, code)]
    return {" ".join(GAME.rules.path(s, 0, code)) for code in codes}


def in_vain(*lines: str) -> set[str]:
    """The powers, and slots for them, that find nothing for seat 0."""
    s = GAME.parse("\n".join(["seats 4", FAMILIES, "first A", *lines, "step act:0", "asked 0", "agenda go:1"]))
    outlook = Outlook()
    outlook.read(s, 0)
    free = [slot for slot in range(s.arcades) if s.slots[slot] == FREE]
    named = enumerate(INFLUENCE_NAMES)
    return {f"{name} {slot}" for power, name in named for slot in free if is_in_vain(outlook, s, 0, power, slot)}


def using(power: str, *lines: str) -> dict[str, float]:
    """The odds of seat 0, which has hired a card and put it in slot 5."""
    hand = "hand B dandolo-2"
    step = f"step use_{power}:5"
    drawn = ["seats 4", FAMILIES, "first A", f"slot 5 {power}", f"pile {power} 2", hand, *lines, step, "asked 0"]
    return odds("\n".join([*drawn, "agenda go:1"]))


# ---- positions


def test_four_different_seals_are_worth_more_than_four_in_two_pairs() -> None:
    assert value(f"{EMPTY}\ncounters A 1 1 1 1 0") > value(f"{EMPTY}\ncounters A 2 2 0 0 0")


def test_every_further_corporation_is_worth_more_than_the_one_before() -> None:
    values = [value(f"{EMPTY}\ncounters A {counters}") for counters in ("1 1 0 0 0", "1 1 1 0 0", "1 1 1 1 0")]
    assert values[0] < values[1] < values[2] and values[2] - values[1] > values[1] - values[0]


def test_three_seals_alike_are_worth_more_than_two_and_one() -> None:
    assert value(f"{EMPTY}\ncounters A 3 0 0 0 1") > value(f"{EMPTY}\ncounters A 2 0 0 0 1")


def test_a_ducat_is_worth_something_but_less_than_a_third_corporation() -> None:
    none = value(f"{EMPTY}\nducats 1 1 1 1\ncounters A 1 1 0 0 0")
    ducat = value(f"{EMPTY}\nducats 2 1 1 1\ncounters A 1 1 0 0 0")
    seal = value(f"{EMPTY}\nducats 1 1 1 1\ncounters A 1 1 1 0 0")
    assert none < ducat < seal


def test_a_winning_seal_that_is_certain_is_worth_more_than_one_that_can_be_taken_away() -> None:
    drawn = f"{EMPTY}\ncounters A 1 1 1 1 0\narcade 3 crafts\nslot 2 contarini-3"
    assert value(f"{drawn}\nslot 3 dandolo-2") > value(drawn) > value(f"{drawn}\nslot 3 dandolo-4")


def test_who_leads_near_the_last_turn_is_ahead_by_more() -> None:
    lead = {}
    for last_turn in (2, 40):
        drawn = f"choice last_turn {last_turn}\ncounters A 1 1 0 0 0\ncounters B 1 0 0 0 0"
        s = GAME.parse(EMPTY.replace("seats 4", f"seats 4\n{drawn}"))
        lead[last_turn] = advice().value(s, 0) - advice().value(s, 1)
    assert lead[2] > lead[40]


# ---- answers


def test_an_intrigant_goes_where_it_takes_the_seal_that_is_lacked() -> None:
    found = asked(
        "counters A 1 0 0 0 0",
        "hand A contarini-4",
        *["arcade 3 clergy", "slot 2 dandolo-3", "arcade 8 merchants", "slot 7 morosini-3"],
    )
    placed = {path: share for path, share in found.items() if path.startswith("hand")}
    assert max(placed, key=lambda path: placed[path]) == "hand:contarini-4 slot:3"
    assert placed["hand:contarini-4 slot:8"] < placed["hand:contarini-4 slot:3"]


def test_nobody_is_handed_the_seal_that_wins_him_the_game() -> None:
    found = asked("counters B 1 1 1 1 0", "arcade 3 crafts", "slot 2 dandolo-2", "hand A gradenigo-4", "ducats 0 0 0 0")
    assert min(found, key=lambda path: found[path]) in ("hand:gradenigo-4 slot:3",)


def test_a_card_of_ones_own_is_protected_by_a_low_card_of_another() -> None:
    found = asked("arcade 3 clergy", "slot 2 contarini-3", "hand A dandolo-2 dandolo-4", "hand B morosini-4")
    assert found["hand:dandolo-2 slot:3"] > found["hand:dandolo-2 slot:9"] > found["hand:dandolo-4 slot:3"]


def test_the_thief_turns_down_the_token_that_would_win_for_another() -> None:
    cards = ["slot 4 gradenigo-3", "slot 6 contarini-3"]
    found = using("thief", "counters B 1 1 1 1 0", "arcade 5 crafts", "arcade 6 ducat", *cards)
    assert max(found, key=lambda path: found[path]) == "arcade:5"
    found = using("thief", "arcade 5 crafts", "arcade 6 ducat", *cards)
    assert found["arcade:6"] < found["button:none"]


def test_the_assassin_spares_ones_own() -> None:
    found = using("assassin", "arcade 5 clergy", "arcade 6 crafts", "slot 4 dandolo-3", "slot 6 contarini-3")
    assert found["slot:4"] > found["button:none"] > found["slot:6"]


def test_the_peddler_brings_the_seal_that_is_lacked_to_ones_own_arcade() -> None:
    lines = ["counters A 1 0 0 0 0", "arcade 5 ducat", "arcade 10 merchants", "arcade 12 clergy"]
    found = using("peddler", *lines, "slot 4 contarini-3")
    assert max(found, key=lambda path: found[path]) == "arcade:5 arcade:12"


BLUE_WINS = ["counters B 1 1 1 1 0", "arcade 9 crafts", "slot 8 gradenigo-4", "slot 9 thief", "pile thief 2"]


def test_a_power_that_stops_a_winner_is_bought_before_a_seal_is_taken() -> None:
    lines = ["ducats 3 0 0 0", "hand A contarini-4", "arcade 3 clergy", "slot 2 tiepolo-2", "slot 12 morosini-2"]
    found = asked(*BLUE_WINS, *lines)
    seal = found["hand:contarini-4 slot:3"]
    stopping = ["pile:peddler slot:3", "pile:gondolier slot:11", "pile:gondolier slot:13", "pile:assassin slot:7"]
    assert all(found[path] > seal for path in stopping)
    assert found["pile:assassin slot:11"] < ABSURD * found["pile:assassin slot:7"]


@pytest.mark.parametrize(("counters", "rather"), [("0 1 1 1 0", "assassin"), ("1 1 1 1 0", "guard")])
def test_a_winner_is_not_killed_where_the_card_beyond_wins_by_it(counters: str, rather: str) -> None:
    """Once Blue's card lies face down Yellow's takes the Seal; the slot that the Guard makes free is fought for."""
    beyond = [line.replace("thief", "dandolo-2") for line in BLUE_WINS[:-1]]
    found = asked(*beyond, f"counters D {counters}", "ducats 3 0 0 0", "hand A contarini-4 tiepolo-2")
    powers = {power: found[f"pile:{power} slot:7"] for power in ("assassin", "guard")}
    assert max(powers, key=lambda power: powers[power]) == rather
    assert (powers["assassin"] > ABSURD) == (rather == "assassin")


def test_of_two_that_win_the_gondolier_stops_both_rather_than_one() -> None:
    yellow = ["counters D 0 1 1 1 1", "arcade 4 merchants", "slot 4 dandolo-3", "slot 3 dandolo-4!"]
    found = using("gondolier", *BLUE_WINS, *yellow, "slot 12 contarini-4")
    assert max(found, key=lambda path: found[path]) == "slot:4 slot:8"
    assert found["slot:4 slot:12"] < ABSURD * found["slot:4 slot:8"]


def test_it_is_absurd_not_to_win() -> None:
    lines = ["counters A 1 1 1 1 0", "arcade 3 crafts", "slot 2 tiepolo-2", "hand A contarini-4 gradenigo-2"]
    found = asked(*lines, "counters B 1 1 1 0 0", "arcade 9 gardeners", "slot 8 gradenigo-3")
    others = [odds for path, odds in found.items() if path != "hand:contarini-4 slot:3"]
    assert max(others) < ABSURD * found["hand:contarini-4 slot:3"]


CRAFTS_LACKED = ["counters A 1 1 1 1 0", "hand A gradenigo-2 morosini-2", "arcade 3 crafts"]
OUTRANKED = ["slot 2 contarini-3", "slot 3 gradenigo-4"]
WINS_BY_A_POWER = {
    "the assassin kills who outranks": ([*OUTRANKED], ["pile:assassin slot:4"]),
    "the assassin kills an equal": (["slot 2 contarini-3", "slot 3 dandolo-3"], ["pile:assassin slot:4"]),
    "the guard moves a card to the Seal": (
        ["slot 9 contarini-3", "slot 3 thief", "pile thief 2"],
        ["pile:guard slot:8", "pile:guard slot:10"],
    ),
    "the gondolier rows a card to the Seal": (
        ["slot 9 contarini-4", "slot 2 tiepolo-2", "slot 3 dandolo-3"],
        [f"pile:gondolier slot:{slot}" for slot in (1, 4, 8, 10)],
    ),
    "the courtesan calls a card of another hand": (
        ["slot 2 tiepolo-2", "hand C contarini-4"],
        ["pile:courtesan slot:4"],
    ),
    "the peddler brings the Seal": (
        ["slot 9 contarini-3", "slot 10 tiepolo-2", "arcade 10 ducat"],
        ["pile:peddler slot:2", "pile:peddler slot:3"],
    ),
}


@pytest.mark.parametrize("how", WINS_BY_A_POWER)
def test_a_power_that_wins_at_once_is_hired(how: str) -> None:
    lines, wins = WINS_BY_A_POWER[how]
    found = asked(*CRAFTS_LACKED, *lines)
    assert foreseen(*CRAFTS_LACKED, *lines) == set(wins)
    assert sorted(found, key=lambda path: -found[path])[: len(wins)] == sorted(wins, key=lambda path: -found[path])


def test_the_courtesan_calls_a_card_of_ones_own_hand_to_her_side() -> None:
    lines = ["counters A 1 1 1 1 0", "hand A contarini-2", "hand B tiepolo-4", "arcade 3 crafts"]
    found = asked(*lines)
    beside = {"pile:courtesan slot:2", "pile:courtesan slot:3"}
    assert foreseen(*lines) == beside and max(found, key=lambda path: found[path]) in beside


MINE_PLACED = ["slot 10 contarini-3", "slot 12 contarini-4", "played 0 contarini-3 contarini-4"]
CALLED = ["counters A 0 1 1 1 0", "arcade 4 crafts", "ducats 2 0 0 0", "pile courtesan 2", "hand D contarini-2"]
NOT_TAKEN = {
    "the seat has one already": ("counters A 0 1 1 1 0", "counters A 0 1 1 0 1"),
    "it lies face down": ("arcade 4 crafts", "arcade 4 crafts!"),
    "no card of the seat is left": ("hand D contarini-2", "slot 8 contarini-2\nplayed 3 contarini-2"),
    "none takes it alone": ("pile courtesan 2", "pile courtesan 2\nchoice lone_beside_influence_wins no"),
}


def test_a_courtesan_is_hired_to_call_a_card_of_ones_own_to_a_seal_that_is_lacked() -> None:
    """Contarini is the family of seat 0; who holds the card does not matter."""
    found = asked(*CALLED, *MINE_PLACED, "hand A gradenigo-3 tiepolo-2")
    assert set(sorted(found, key=lambda path: -found[path])[:2]) == {"pile:courtesan slot:3", "pile:courtesan slot:4"}


@pytest.mark.parametrize("why", NOT_TAKEN)
def test_a_courtesan_is_not_hired_for_a_seal_that_her_call_does_not_take(why: str) -> None:
    old, new = NOT_TAKEN[why]
    lines = [new if line == old else line for line in CALLED]
    found = asked(*lines, *MINE_PLACED, "hand A gradenigo-3 tiepolo-2", "hand B morosini-2")
    assert found["pile:courtesan slot:4"] < ABSURD


def test_a_power_wins_that_stops_another_who_is_served_first() -> None:
    blue = ["counters B 0 1 1 1 1", "arcade 2 merchants", "slot 1 gradenigo-4"]
    powers = {f"pile:{power} slot:2" for power in ("assassin", "guard", "thief")}
    assert foreseen(*CRAFTS_LACKED, *blue, "slot 3 contarini-3") == powers


def test_a_card_that_wins_without_its_power_is_no_win_by_a_power() -> None:
    found = asked(*CRAFTS_LACKED, "slot 2 contarini-3")
    assert found["pile:assassin slot:9"] < ABSURD * found["pile:assassin slot:3"]
    assert foreseen(*CRAFTS_LACKED, "slot 2 contarini-3") == {"pile:courtesan slot:4"}  # she calls a low card to slot 3


@pytest.mark.parametrize("counters", ["1 1 1 0 0", "2 2 2 0 2", "3 0 0 0 0"])
def test_no_power_wins_for_a_seat_that_lacks_more_than_the_seal(counters: str) -> None:
    assert foreseen(f"counters A {counters}", *CRAFTS_LACKED[1:], *OUTRANKED) == set()


def test_a_seal_that_is_sure_counts_as_won_for_a_win_by_a_power() -> None:
    lines = ["counters A 1 1 1 0 0", *CRAFTS_LACKED[1:], *OUTRANKED]
    sure = ["arcade 9 gardeners", "slot 8 contarini-4", "slot 9 tiepolo-2"]
    assert "pile:assassin slot:4" in foreseen(*lines, *sure)


@pytest.mark.parametrize(("flag", "is_worth_it"), [("yes", True), ("no", False)])
def test_a_lone_intrigant_counts_as_the_table_has_chosen(flag: str, is_worth_it: bool) -> None:
    choice = f"choice lone_beside_influence_wins {flag}"
    drawn = [choice, "arcade 3 clergy", "slot 2 contarini-2", "slot 3 thief", "pile thief 2"]
    with_seal = value("\n".join([EMPTY.replace("seats 4", f"seats 4\n{choice}"), *drawn[1:]]))
    without = value("\n".join([EMPTY.replace("seats 4", f"seats 4\n{choice}"), "slot 2 contarini-2", *drawn[3:]]))
    assert (with_seal - without > 0.5) == is_worth_it


# ---- Influence cards that find little, or nothing


def test_it_is_absurd_to_kill_a_card_where_its_seat_may_place_another_beyond_it() -> None:
    """The Assassin in slot 0 kills Red's card; what Red then puts in slot 2 takes the Seal that wins."""
    two = ["seats 2", "families A A B B", "first A", "ducats 1 2", "counters A 0 2 1 1 1"]
    cards = ["arcade 1 ducat", "arcade 2 merchants", "slot 1 gradenigo-4", "slot 7 dandolo-2"]
    hands = ["hand A gradenigo-2 morosini-3", "hand B contarini-4 dandolo-4"]
    found = odds("\n".join([*two, *cards, *hands, "step act:1", "asked 1", "agenda go:0"]))
    assert found["pile:assassin slot:0"] < ABSURD * found["hand:contarini-4 slot:2"]


def test_a_card_is_rather_killed_where_nobody_can_place_another_beyond_it() -> None:
    crafts = ["arcade 9 crafts", "slot 8 gradenigo-3", "slot 9 thief", "pile thief 2"]
    found = asked(*crafts, "arcade 3 clergy", "slot 2 gradenigo-2", "hand A tiepolo-4", "ducats 3 0 0 0")
    assert found["pile:assassin slot:7"] > 2 * found["pile:assassin slot:1"]


IN_VAIN = {
    "the gondolier has nobody to swap": (["slot 2 gradenigo-3"], "gondolier 1"),
    "the assassin has no neighbour": (["slot 2 gradenigo-3"], "assassin 9"),
    "the assassin would kill his own": (["arcade 9 ducat", "slot 9 contarini-2"], "assassin 8"),
    "the guard has no neighbour but his own": (["arcade 9 ducat", "slot 9 contarini-2"], "guard 8"),
    "the courtesan has no free slot": (["slot 2 gradenigo-3", "slot 4 dandolo-2"], "courtesan 3"),
    "the peddler has no token": (["arcade 3 ducat", "arcade 5 clergy"], "peddler 9"),
    "the thief has no token": (["arcade 3 ducat"], "thief 9"),
}


@pytest.mark.parametrize("how", IN_VAIN)
def test_a_power_without_a_target_is_hired_in_vain(how: str) -> None:
    lines, hired = IN_VAIN[how]
    assert hired in in_vain("hand A tiepolo-4", *lines)


def test_a_power_with_a_target_is_not_hired_in_vain() -> None:
    lines = ["arcade 2 ducat", "arcade 3 clergy", "slot 2 gradenigo-3", "slot 4 dandolo-2", "hand A tiepolo-4"]
    found = in_vain(*lines)
    assert {hired for hired in found if hired.endswith((" 1", " 3"))} == {"courtesan 3"}


def test_the_guard_is_hired_in_vain_into_the_last_free_slot() -> None:
    lines = ["pile thief 0", *[f"slot {slot} thief" for slot in range(4, 16)], "slot 0 gradenigo-3", "slot 1 dandolo-2"]
    assert "guard 2" not in in_vain("hand A tiepolo-4", *lines)
    assert "guard 2" in in_vain("hand A tiepolo-4", *lines, "slot 3 tiepolo-2")


def test_a_thief_is_hired_in_vain_between_tokens_that_are_the_seats_already() -> None:
    """Contarini is the family of seat 0: it takes both."""
    mine = ["arcade 3 ducat", "arcade 4 clergy", "slot 2 contarini-4", "slot 4 contarini-3", "hand A contarini-2"]
    assert "thief 3" in in_vain(*mine)
    assert "thief 3" not in in_vain(*[line.replace("4 contarini-3", "4 gradenigo-3") for line in mine])


def test_a_thief_is_hired_in_vain_beside_a_token_that_lies_face_down() -> None:
    """[IN-5.17] The other one is the seat's already."""
    lines = ["arcade 3 ducat", "arcade 4 clergy", "slot 2 contarini-4", "slot 4 gradenigo-3", "hand A contarini-2"]
    assert "thief 3" not in in_vain(*lines)
    assert "thief 3" in in_vain(*[line.replace("clergy", "clergy!") for line in lines])


def test_nobody_pays_by_mistake_for_a_power_that_finds_nothing() -> None:
    lines = ["counters B 1 1 1 1 0", "arcade 3 crafts", "slot 2 gradenigo-3", "ducats 4 1 1 1", "hand A contarini-2"]
    lines.append("pile thief 0")
    assert asked(*lines)["pile:gondolier slot:3"] > ABSURD and "pile:gondolier slot:3" not in slips(*lines)
    assert "pile:gondolier slot:3" in slips(*lines, "slot 9 dandolo-2")


def test_a_power_that_finds_nothing_is_hired_if_its_card_wins() -> None:
    full = ["pile thief 0", *[f"slot {slot} thief" for slot in (0, 1, *range(4, 16))], "slot 2 contarini-3"]
    lines = [*full, "counters A 1 1 1 1 0", "arcade 3 crafts", "hand A dandolo-4", "ducats 1 0 0 0"]
    dear = [f"pile {power} 2" for power in ("assassin", "courtesan", "gondolier", "peddler")]
    assert "guard 3" in in_vain(*lines, *dear) and slips(*lines, *dear) == {"pile:guard slot:3"}


def test_nobody_pays_by_mistake_for_a_power_that_finds_nothing_though_its_card_looks_best() -> None:
    """[IN-5.2] It fills slot 3, and a Seal of which the seat has one already is sure."""
    full = ["pile thief 0", *[f"slot {slot} thief" for slot in (0, 1, *range(4, 9), *range(10, 16))]]
    mine = ["counters A 0 0 0 0 1", "arcade 3 crafts", "slot 2 contarini-3", "hand A gradenigo-4"]
    lines = [*full, *mine, "ducats 1 0 0 0", "pile guard 2"]
    found = asked(*lines)
    assert max(found, key=lambda path: found[path]) == "pile:gondolier slot:3" and "gondolier 3" in in_vain(*lines)
    assert slips(*lines) == {"hand:gradenigo-4 slot:9"}


def test_a_thief_is_hired_against_a_seal_that_another_seat_would_win_with() -> None:
    """[IN-5.17] B has a card alone beside the Seal that it lacks, and nobody holds a card against it."""
    lines = ["arcade 3 crafts", "slot 2 gradenigo-4", "ducats 4 1 1 1", "hand A contarini-2 dandolo-2"]
    won, harmless = (asked(*lines, f"counters B {seals}") for seals in ("1 1 1 1 0", "1 0 0 0 0"))
    assert max(won, key=lambda path: won[path]) == "pile:thief slot:3"
    assert max(harmless, key=lambda path: harmless[path]) != "pile:thief slot:3"


def test_nobody_lets_a_guard_put_a_card_by_mistake_beside_a_seal_with_which_its_seat_wins() -> None:
    """[IN-5.14] Slot 3 has the Guard, and slot 2 a card of B, who lacks a Seal of the crafts."""
    palace = ["seats 4", FAMILIES, "first A", "arcade 9 crafts", "slot 2 gradenigo-3", "slot 3 guard"]

    def served(*lines: str) -> set[str]:
        s = GAME.parse("\n".join([*palace, *lines, "step use_guard:3", "asked 0", "agenda go:1"]))
        targets = [code for code in GAME.rules.options(s, 0) if code and helps_to_win(s, 0, code - 1)]
        return {" ".join(GAME.rules.path(s, 0, code)) for code in targets}

    assert served("counters B 1 1 1 1 0") == {"slot:2 slot:8", "slot:2 slot:9"}
    assert served("counters B 0 0 0 0 3") == {"slot:2 slot:8", "slot:2 slot:9"}
    assert served("counters B 1 1 1 0 0") == set()
    assert "slot:2 slot:9" not in served("counters B 1 1 1 1 0", "slot 8 contarini-4")
    assert "slot:2 slot:9" in served("counters B 1 1 1 1 0", "slot 8 contarini-4!")  # [IN-6.5]


def test_a_card_that_lies_face_down_helps_nobody_to_win() -> None:
    """[IN-5.16] A Guard may move it, and it stays face down."""
    lines = ["counters B 1 1 1 1 0", "arcade 9 crafts", "slot 2 gradenigo-3!", "slot 3 guard", "pile guard 2"]
    found = mistakes("seats 4", FAMILIES, "first A", *lines, "step use_guard:3", "asked 0", "agenda go:1")
    assert {"button:none", "slot:2 slot:9"} <= found


WON = ["arcade 5 clergy", "slot 4 contarini-4", "hand C gradenigo-4"]


def moved_by_mistake(*lines: str) -> set[str]:
    """Where a Guard in slot 5 may put the card of seat 0 in slot 4 by mistake, and `button:none`."""
    guard = ["slot 5 guard", "pile guard 2", "step use_guard:5", "asked 0", "agenda go:1"]
    found = mistakes("seats 4", FAMILIES, "first A", *WON, *lines, *guard)
    return {path.removeprefix("slot:4 ") for path in found}


def test_nobody_lets_a_guard_leave_a_won_arcade_by_mistake_for_one_that_may_be_lost() -> None:
    """[IN-5.14] Slot 4 takes the Seal beside the Guard; in slot 10 a 4 may be placed against it."""
    assert using("guard", *WON, "arcade 10 ducat", "arcade 11 crafts")["slot:4 slot:10"] > ABSURD
    assert moved_by_mistake("arcade 10 ducat", "arcade 11 crafts") == {"button:none"}
    assert "slot:10" in moved_by_mistake("arcade 10 gardeners", "arcade 11 crafts")
    spare = "counters A 0 0 1 0 0"
    assert "slot:10" in moved_by_mistake("arcade 10 ducat", "arcade 11 crafts", spare)


FULL = ["pile thief 0", *[f"slot {slot} thief" for slot in (0, 1, *range(4, 9), *range(11, 16))]]
FILLED = [*FULL, "arcade 3 crafts", "slot 2 contarini-2", "arcade 9 ducat", "slot 9 gradenigo-3", "slot 10 thief"]


def test_nobody_hires_by_mistake_a_gondolier_whom_no_swap_pays() -> None:
    """[IN-5.2] He fills slot 3 so that Red has the Seal; a Peddler does so for less, and brings Blue's Ducat too."""
    lines = [*FILLED, "hand A gradenigo-4", "ducats 2 0 0 0", "pile gondolier 2", "pile guard 0", "pile assassin 0"]
    assert asked(*lines)["pile:gondolier slot:3"] > ABSURD and "pile:gondolier slot:3" not in slips(*lines)
    for_a_seal = [line.replace("arcade 9 ducat", "arcade 9 clergy") for line in lines]
    assert "pile:gondolier slot:3" not in slips(*for_a_seal)
    assert "pile:gondolier slot:3" in slips(*for_a_seal, "arcade 10 merchants")


LAST_SLOT = ["pile thief 0", *[f"slot {slot} thief" for slot in range(16) if slot not in (4, 5, 6)]]
FOR_A_DUCAT = [*LAST_SLOT, "slot 4 contarini-2", "slot 6 tiepolo-4", "arcade 6 clergy", "ducats 1 0 0 0"]


def test_nobody_pays_by_mistake_in_the_last_slot_for_what_is_worth_no_more_than_the_price() -> None:
    """[IN-5.2] An Assassin there makes Red's Ducat sure, which he has cost; then the Palace is full."""
    lines = [*FOR_A_DUCAT, "hand A tiepolo-2", "pile gondolier 2", "pile peddler 2", "pile guard 2"]
    hire = "pile:assassin slot:5"
    assert asked(*lines, "arcade 5 ducat")[hire] > ABSURD and hire not in slips(*lines, "arcade 5 ducat")
    assert hire in slips(*lines, "arcade 5 crafts")
    blue = [line.replace("hand A tiepolo-2", "hand A gradenigo-4") for line in lines]
    assert hire in slips(*blue, "arcade 5 ducat")  # her 4 would take it
    more = [line for line in lines if line != "slot 12 thief"]
    assert hire in slips(*more, "arcade 5 ducat")  # somebody else may fill slot 5


def test_a_hire_in_the_last_slot_that_wins_the_game_is_worth_its_price() -> None:
    """A Guard leaves Blue the Seal that wins for her, and a neutral 4 does not; but Red is served before."""
    cards = ["slot 4 contarini-2", "slot 6 gradenigo-3", "hand A tiepolo-4"]
    tokens = ["arcade 5 crafts", "arcade 6 gardeners", "counters B 1 1 1 0 1"]

    def is_dear(counters: str) -> bool:
        lines = [*LAST_SLOT, *cards, *tokens, f"counters A {counters}", "step act:0", "asked 0", "agenda go:1"]
        s = GAME.parse("\n".join(["seats 4", FAMILIES, "first A", *lines]))
        outlook = Outlook()
        outlook.read(s, 0)
        return is_too_dear(outlook, s, 0, GUARD, 5)

    assert not is_dear("1 1 1 1 0") and is_dear("1 1 0 0 1")


def stopping(*lines: str) -> set[str]:
    """The hires of seat 0 that are noted because they could stop a winner."""
    s = GAME.parse("\n".join(["seats 4", FAMILIES, "first A", *lines, "step act:0", "asked 0", "agenda go:1"]))
    given = advice()
    could_stop = given.names.index("could_stop_another") - given.acts
    codes = [code for code in GAME.rules.options(s, 0) if given.features_of_answer(s, 0, code)[could_stop]]
    return {" ".join(GAME.rules.path(s, 0, code)) for code in codes}


def test_a_gondolier_stops_nobody_where_every_swap_leaves_the_seal_to_the_winner() -> None:
    """[IN-5.13] Whichever two of these cards are swapped, one of Blue's takes the Seal."""
    wins = ["counters B 1 1 1 1 0", "arcade 9 crafts", "slot 8 gradenigo-3", "slot 9 morosini-2", "slot 4 gradenigo-4"]
    lines = [*wins, "hand A contarini-4", "ducats 3 0 0 0"]
    assert not any(path.startswith("pile:gondolier") for path in stopping(*lines))
    rowed = {f"pile:gondolier slot:{slot}" for slot in (7, 11, 13)}
    assert rowed == {path for path in stopping(*lines, "slot 12 dandolo-2") if path.startswith("pile:gondolier")}


UNMATCHED = ["counters A 1 1 1 1 0", "arcade 3 crafts", "slot 2 contarini-4", "slot 3 gradenigo-4", "hand A tiepolo-2"]
FOURS = ["slot 8 morosini-4", "slot 9 dandolo-4", "slot 10 tiepolo-4"]
FOURS_PLAYED = ["played 0 contarini-4 tiepolo-4", "played 1 gradenigo-4", "played 2 morosini-4"]


def test_a_guard_wins_who_moves_the_only_card_that_matches_ones_own() -> None:
    """[IN-5.14] Once Blue's 4 is elsewhere, Red's stands alone beside the Seal, and no hand holds another 4."""
    lines = [*UNMATCHED, *FOURS, *FOURS_PLAYED]
    guard = "pile:guard slot:4"
    assert guard in foreseen(*lines, "played 3 dandolo-4")
    assert guard not in foreseen(*lines)  # Yellow's 4 may still be in a hand
    assert guard not in foreseen("choice lone_beside_influence_wins no", *lines, "played 3 dandolo-4")
    blue_wins = ["counters B 1 1 1 0 1", "arcade 13 gardeners", "slot 12 gradenigo-3", "slot 13 morosini-2"]
    assert guard not in foreseen(*lines, "played 3 dandolo-4", *blue_wins)


def test_a_guard_wins_nothing_where_ones_own_card_was_not_matched_before() -> None:
    alone = [line for line in UNMATCHED if "gradenigo" not in line]
    lines = [*alone, *FOURS, *FOURS_PLAYED, "played 3 dandolo-4", "slot 12 gradenigo-4"]
    assert "pile:guard slot:11" not in foreseen(*lines)


def test_a_guard_wins_nothing_by_a_card_that_leaves_a_seal_without_which_the_other_does_not_win() -> None:
    """Red's 4 in slot 2 takes a Seal of the gardeners; in slot 7 it takes one of the crafts instead."""
    sure = ["counters A 1 1 1 0 0", "arcade 2 gardeners", "slot 1 dandolo-2", "slot 2 contarini-4", "hand A tiepolo-2"]
    lines = [*sure, "arcade 7 crafts", "slot 10 gradenigo-4", *FOURS[:2], "slot 11 tiepolo-4", *FOURS_PLAYED]
    assert "pile:guard slot:3" not in foreseen(*lines, "played 3 dandolo-4 dandolo-2")


def test_a_third_seal_of_a_kind_that_a_guard_makes_sure_does_not_win() -> None:
    near = ["counters A 1 1 0 0 2", "arcade 2 gardeners", "slot 1 dandolo-2", "slot 2 contarini-4", "hand A tiepolo-2"]
    third = ["arcade 7 crafts", "slot 6 dandolo-3", "arcade 13 clergy", "slot 10 gradenigo-4", "slot 11 tiepolo-4"]
    played = [*FOURS[:2], *FOURS_PLAYED, "played 3 dandolo-4 dandolo-2 dandolo-3"]
    assert "pile:guard slot:3" not in foreseen(*near, *third, *played)


# ---- the last slot, and games that are given away


IN_BETWEEN = ["slot 4 tiepolo-2", "arcade 5 merchants", "slot 6 dandolo-4", "arcade 6 ducat", "ducats 0 0 0 0"]


def wasted(*lines: str) -> set[str]:
    """The cards of seat 0 that another one of its hand is better than, with their slots."""
    s = GAME.parse("\n".join(["seats 4", FAMILIES, "first A", *lines, "step act:0", "asked 0", "agenda go:1"]))
    codes = [
        code for code in GAME.rules.options(s, 0) if wastes_last_slot(Outlook(), s, 0, code // SLOTS, code % SLOTS)
    ]
    return {" ".join(GAME.rules.path(s, 0, code)) for code in codes}


def test_nobody_places_a_card_by_mistake_in_the_last_slot_where_another_one_gives_less_away() -> None:
    """[IN-6.3] Blue's 3 takes her the Seal; Red's 2 is as high as the card beyond it, and nobody takes it."""
    lines = [*LAST_SLOT, *IN_BETWEEN, "counters B 1 0 0 0 0", "hand A contarini-2 gradenigo-3"]
    assert asked(*lines)["hand:gradenigo-3 slot:5"] > ABSURD and slips(*lines) == {"hand:contarini-2 slot:5"}


def test_a_card_in_the_last_slot_is_wasted_if_another_one_takes_more() -> None:
    lines = [*LAST_SLOT, *IN_BETWEEN]
    assert wasted(*lines, "hand A contarini-3 tiepolo-3") == {"hand:tiepolo-3 slot:5"}
    assert wasted(*lines, "hand A contarini-3 tiepolo-4") == set()  # the 4 keeps Yellow from the Ducat


def test_who_of_two_others_takes_a_token_in_the_last_slot_is_a_matter_of_plans() -> None:
    assert wasted(*LAST_SLOT, *IN_BETWEEN, "hand A gradenigo-3 morosini-3") == set()


def test_no_card_is_wasted_while_the_hand_may_still_be_needed() -> None:
    more = [line for line in LAST_SLOT if line != "slot 12 thief"]
    assert wasted(*more, *IN_BETWEEN, "hand A contarini-2 gradenigo-3") == set()


HANDED = ["counters B 1 1 1 1 0", "arcade 3 crafts", "slot 2 gradenigo-3", "ducats 0 1 0 0"]
BOTH_FOURS = "hand A gradenigo-4 tiepolo-4"


def test_it_is_senseless_to_hand_another_seat_the_game_where_a_card_of_the_hand_keeps_it_from_it() -> None:
    assert senseless(*HANDED, BOTH_FOURS) == {"hand:gradenigo-4 slot:3"}
    assert senseless(*HANDED, "hand A gradenigo-4 gradenigo-2") == set()  # the 3 in slot 2 takes the Seal over the 2


def test_to_hand_another_seat_the_game_may_be_a_plan_if_a_third_one_can_pay_to_stop_it() -> None:
    rich = [line.replace("0 1 0 0", "0 1 0 1") for line in HANDED]
    assert senseless(*rich, BOTH_FOURS) == set()


TAKEN_BACK = ["counters B 1 1 1 1 0", "arcade 3 crafts", "slot 2 gradenigo-4", "slot 10 contarini-3"]


def test_to_hand_another_seat_the_game_may_be_a_plan_if_the_seat_can_pay_to_take_the_seal_itself() -> None:
    """[IN-5.13] Beside the 2 in slot 3, Red's 3 takes the Seal once a Gondolier rows it to slot 2."""
    lines = [*TAKEN_BACK, "hand A dandolo-2 tiepolo-4", "hand B morosini-4"]
    assert senseless(*lines, "ducats 3 0 0 0") == set()
    assert senseless(*lines, "ducats 0 0 0 0") == {"hand:dandolo-2 slot:3"}


def test_no_game_is_handed_over_in_the_last_slot_by_who_can_pay_but_does_not_act_again() -> None:
    full = ["pile thief 0", *[f"slot {slot} thief" for slot in range(16) if slot not in (2, 3, 10)]]
    lines = [*TAKEN_BACK, "hand A dandolo-2 tiepolo-4", "ducats 3 0 0 0"]
    assert senseless(*full, *lines) == {"hand:dandolo-2 slot:3"}


def test_who_wins_already_is_handed_nothing() -> None:
    wins = ["arcade 9 crafts", "slot 8 gradenigo-2", "slot 9 guard", "pile guard 2"]
    assert senseless(*HANDED, BOTH_FOURS, *wins) == set()


def test_in_the_last_turn_nobody_is_handed_the_game_beyond_doubt() -> None:
    """[IN-9.4] Who does not win may be first all the same."""
    assert senseless("choice last_turn 1", *HANDED, BOTH_FOURS) == set()


ROWED = ["pile gondolier 2", "slot 5 gondolier", "slot 4 dandolo-3", "slot 8 gradenigo-4", "slot 12 contarini-4"]
NEARLY_FULL = ["pile thief 0", *[f"slot {slot} thief" for slot in (0, 1, 2, 3, 6, 7, 9, 10, 11, 13)], *ROWED]
LOST = ["counters B 1 1 1 1 0", "arcade 9 crafts", "hand B gradenigo-2", *NEARLY_FULL]


def let_win(*lines: str) -> set[str]:
    """What seat 0 never does with the Gondolier in slot 5.  What is drawn anew is not drawn twice."""
    drawn = [line for text in lines for line in text.splitlines()]
    anew = [line.rsplit(" ", 1)[0] for line in drawn if line.startswith("slot")]
    return senseless(*[line for line in LOST if line.rsplit(" ", 1)[0] not in anew], *drawn, step="use_gondolier:5")


def test_it_is_senseless_not_to_stop_a_winner_with_the_last_power_that_can() -> None:
    """[IN-5.13] Yellow's 3 in slot 8 takes the Seal that Blue lacks; then Blue fills the last slot."""
    lets = {"button:none", "slot:4 slot:12"}
    assert let_win("slot 14 thief", "ducats 0 0 9 9") == lets
    assert let_win("ducats 0 9 0 0", "hand C tiepolo-2") == lets


def test_a_winner_need_not_be_stopped_by_who_acts_before_somebody_that_can_pay_for_it() -> None:
    """[IN-4.1] Two slots are free: Blue acts next, then Green, or Yellow if Green passes."""
    assert let_win("ducats 0 0 1 0", "hand C tiepolo-2") == set()
    assert let_win("ducats 0 0 0 1") == set()
    assert let_win("ducats 0 0 0 1", "hand C tiepolo-2") != set()


HOPES = {
    "it lacks one Seal": "counters A 1 1 1 1 0",
    "it has three alike": "counters A 0 0 0 0 3",
    "it is sure of another one": "counters A 0 1 1 1 0\narcade 3 merchants\nslot 2 contarini-3",
}


@pytest.mark.parametrize("why", HOPES)
def test_a_game_is_not_given_away_that_the_seat_may_still_win_by_a_card(why: str) -> None:
    """[IN-9.2] The door is served first, and slot 15 beside it is free."""
    lines = ["ducats 0 0 0 0", "arcade 0 crafts", "hand A contarini-2"]
    assert "button:none" not in let_win(*lines, HOPES[why])
    assert "button:none" in let_win(*lines, "counters A 1 1 1 0 0")


def test_a_seal_that_is_served_after_that_of_the_winner_is_no_hope() -> None:
    """[IN-9.2] Blue wins at arcade 9, before red is served at arcade 13."""
    lines = ["ducats 0 0 0 0", "arcade 0 crafts", "hand A contarini-2"]
    assert "button:none" in let_win(*lines, "counters A 0 1 1 1 0", "arcade 13 merchants")


def test_no_card_hands_a_game_over_that_the_seat_may_still_win_by_another_one() -> None:
    assert senseless(*HANDED, BOTH_FOURS, "arcade 0 crafts", "counters A 1 1 1 1 0") == set()


def test_it_is_senseless_to_kill_the_card_that_keeps_another_seat_from_the_game() -> None:
    """[IN-6.6] Red's 4 lies between the Assassin and Blue's 3, and slot 6 has no Intrigant."""
    full = ["pile thief 0", *[f"slot {slot} thief" for slot in range(6, 16)], "slot 5 assassin", "pile assassin 2"]
    lines = ["counters B 1 1 1 1 0", "arcade 4 crafts", "slot 4 contarini-4", "slot 3 gradenigo-3", "ducats 0 0 0 0"]
    assert senseless(*full, *lines, step="use_assassin:5") == {"slot:4"}


def test_where_no_use_of_a_power_stops_the_winner_none_is_senseless() -> None:
    blue = [line.replace("dandolo-3", "gradenigo-3") for line in LOST]
    assert senseless(*blue, "slot 14 thief", "ducats 0 0 0 0", step="use_gondolier:5") == set()


FOURS_GONE = ["played 0 contarini-4", "played 1 gradenigo-4", "played 3 dandolo-4"]
GAP = ["counters D 1 1 1 1 0", "arcade 3 crafts", "slot 2 dandolo-4", "ducats 0 0 0 1", "hand A contarini-2 tiepolo-4"]
CLOSER = "hand D morosini-2"


def sensible(*lines: str) -> set[str]:
    """What seat 0 may answer when it acts."""
    s = GAME.parse("\n".join(["seats 4", FAMILIES, "first A", *lines, "step act:0", "asked 0", "agenda go:1"]))
    return {" ".join(GAME.rules.path(s, 0, code)) for code in GAME.rules.options(s, 0)} - senseless(*lines)


def test_it_is_senseless_to_leave_another_seat_the_game_where_only_a_card_of_the_hand_stops_it() -> None:
    """[IN-6.3] All other fours are placed, so that nothing but Tiepolo's in slot 3 keeps Yellow from the Seal."""
    lines = [*GAP, *FOURS_GONE, "played 2 morosini-4", CLOSER]
    assert sensible(*lines) == {"hand:tiepolo-4 slot:3"}
    assert sensible(*lines, "counters A 1 1 1 1 0") == {"hand:tiepolo-4 slot:3"}  # it cannot take this Seal
    assert sensible(*lines, "counters A 1 1 1 1 0", "arcade 8 crafts") == {"hand:tiepolo-4 slot:3"}  # [IN-9.2] too late


UNSETTLED = {
    "another may hold a four": [CLOSER],
    "a third seat can pay for a power": [CLOSER, "played 2 morosini-4", "ducats 0 0 1 1"],
    "the other seat has no card to close the slot": ["played 2 morosini-4"],
    "the seat may win by a Seal before": [CLOSER, "played 2 morosini-4", "counters A 1 1 1 1 0", "arcade 1 crafts"],
    "there is a second slot like this": [CLOSER, "played 2 morosini-4", "arcade 2 crafts"],
    "it is the last turn": [CLOSER, "played 2 morosini-4", "choice last_turn 1"],
}


@pytest.mark.parametrize("why", UNSETTLED)
def test_a_slot_beside_a_seal_that_wins_for_another_seat_may_be_left_free(why: str) -> None:
    gap = [line for line in GAP if not (line.startswith("ducats") and "ducats" in " ".join(UNSETTLED[why]))]
    assert "hand:tiepolo-4 slot:9" in sensible(*gap, *FOURS_GONE, *UNSETTLED[why])


def test_a_card_that_stops_one_seat_is_not_asked_for_where_another_seat_wins_by_it() -> None:
    """[IN-6.2] Blue's 4 ties Yellow's, but takes her the Seal of arcade 4, over the 3."""
    lines = [*GAP[:-1], *FOURS_GONE[::2], "played 2 morosini-4 tiepolo-4 tiepolo-3", "slot 4 tiepolo-3", CLOSER]
    stops = [*lines, "hand A contarini-2 gradenigo-4", "arcade 4 crafts"]
    assert "hand:contarini-2 slot:9" not in sensible(*stops)
    assert "hand:contarini-2 slot:9" in sensible(*stops, "counters B 1 1 1 1 0")


SOLD_OUT = [f"pile {power} 0" for power in ("peddler", "courtesan", "thief")]
STANDS = ["arcade 3 crafts", "slot 1 thief", "slot 2 dandolo-3", "slot 3 gradenigo-4", *SOLD_OUT]
BLUE_CLOSES = ["counters B 1 1 1 1 0", "hand A contarini-2", "hand B gradenigo-2"]
NO_SWAP = "pile gondolier 0"


def may_place(*lines: str) -> bool:
    """Is there a slot for an Intrigant of seat 0 that makes sense?"""
    return any(path.startswith("hand:") for path in sensible(*lines))


def test_it_is_senseless_to_leave_a_win_that_stands_where_nobody_can_undo_it_any_more() -> None:
    """[IN-5.8, IN-5.14] Only from slot 4, which Blue closes; Blue would not undo it, and Green acts later."""
    lines = [*STANDS, *BLUE_CLOSES, NO_SWAP]
    assert not may_place(*lines, "ducats 2 0 0 0")
    assert not may_place(*lines, "ducats 2 9 2 0")
    assert {"pile:assassin slot:4", "pile:guard slot:4"} <= sensible(*lines, "ducats 2 0 0 0")
    assert may_place(*lines, "ducats 0 0 0 0"), "it cannot pay for what undoes it"
    assert may_place(*lines, "ducats 2 0 0 0", "choice last_turn 1")


def test_it_is_senseless_to_pass_and_leave_a_win_that_stands() -> None:
    """[IN-4.4] Only who has no card may pass."""
    lines = [*STANDS, "counters B 1 1 1 1 0", "hand B gradenigo-2", NO_SWAP]
    assert "button:pass" not in sensible(*lines, "ducats 2 0 0 0")
    assert "button:pass" in sensible(*lines, "ducats 2 0 0 0", "pile assassin 0", "pile guard 0")


def test_a_win_that_stands_may_be_left_where_it_can_be_undone_later() -> None:
    lines = [*STANDS, "counters B 1 1 1 1 0", "hand A contarini-2", "ducats 2 0 0 0"]
    assert may_place(*lines, NO_SWAP), "Blue has no card to close slot 4"
    lines.append("hand B gradenigo-2")
    assert not may_place(*lines, NO_SWAP)
    assert may_place(*lines), "[IN-5.13] a Gondolier swaps any card with one that is placed beside him"
    two = [line for line in lines if line != "slot 1 thief"]
    assert may_place(*two, NO_SWAP), "[IN-5.14] slot 1 is free, too: a Guard there moves the card in slot 2"


def test_a_win_that_stands_may_be_left_to_a_seat_that_acts_before_the_winner() -> None:
    yellow = ["arcade 3 crafts", "slot 1 thief", "slot 2 gradenigo-3", "slot 3 dandolo-4", "counters D 1 1 1 1 0"]
    lines = [*yellow, *SOLD_OUT, NO_SWAP, "hand A contarini-2", "hand D dandolo-2"]
    assert may_place(*lines, "ducats 2 0 2 0")
    assert not may_place(*lines, "ducats 2 0 0 2")


def test_a_win_that_stands_may_be_left_by_a_seat_that_may_win_before() -> None:
    """[IN-9.2] The Seal of the door is served before that of arcade 3, and that of arcade 8 after it."""
    lines = [*STANDS, *BLUE_CLOSES, NO_SWAP, "ducats 2 0 0 0", "counters A 1 1 1 1 0"]
    assert may_place(*lines, "arcade 0 crafts")
    assert not may_place(*lines, "arcade 8 crafts")
    power = [*lines, "arcade 14 crafts", "slot 13 gradenigo-3", "slot 14 contarini-3"]
    assert not may_place(*power), "an Assassin beside slot 13 takes the Seal of arcade 14, too late"


def test_in_the_last_slot_no_guard_is_asked_for_who_can_put_a_card_nowhere() -> None:
    """[IN-5.15]"""
    full = [f"slot {slot} thief" for slot in range(5, 16)]
    lines = [*STANDS, *full, "slot 0 thief", "counters B 1 1 1 1 0", "hand A contarini-2", NO_SWAP, "ducats 2 0 0 0"]
    assert may_place(*lines, "pile assassin 0")
    assert not may_place(*lines)


def test_it_is_senseless_to_spare_the_winner_with_a_thief_for_a_token_that_nobody_takes() -> None:
    """[IN-5.17] Yellow wins by the Seal of arcade 3; nobody has a card beside the Ducat of arcade 4."""
    lines = ["arcade 3 crafts", "slot 2 dandolo-4", "slot 3 thief", "arcade 4 ducat", "pile thief 2", "ducats 0 9 9 0"]
    winning = [*lines, "counters D 1 1 1 1 0", "hand D morosini-2"]
    assert senseless(*winning, step="use_thief:3") == {"button:none", "arcade:4"}
    assert senseless(*winning, "slot 4 morosini-3", step="use_thief:3") == {"button:none"}, "Green takes the Ducat"
    assert senseless(*lines, "hand D morosini-2", step="use_thief:3") == set(), "nobody wins"


def test_nobody_keeps_the_better_card_by_mistake_who_does_not_act_again() -> None:
    """[IN-7.2] Two slots are left, and Blue fills the other one.  Red's 3 takes the Ducat of arcade 5 from Yellow."""
    others = [f"slot {slot} thief" for slot in range(16) if slot not in (4, 5, 6, 12)]
    palace = ["slot 4 dandolo-2", "slot 6 thief", "arcade 5 ducat", "ducats 0 0 0 0"]
    lines = [*palace, "hand A contarini-3 dandolo-3", "hand B tiepolo-2"]
    assert wasted(*lines, *others) == {"hand:dandolo-3 slot:5"}
    assert wasted(*[line for line in lines if line != "hand B tiepolo-2"], *others) == set(), "Red fills both"
    assert wasted(*lines, *[line for line in others if line != "slot 3 thief"]) == set(), "three are left"


def test_nobody_leaves_by_mistake_the_seat_that_acts_next_a_slot_by_which_it_wins() -> None:
    """[IN-4.1] Others may hold a four, but Blue closes slot 3 before they act."""
    blue = ["counters B 1 1 1 1 0", "arcade 3 crafts", "slot 2 gradenigo-4", "played 1 gradenigo-4", "ducats 0 1 0 0"]
    lines = [*blue, "hand A contarini-2 tiepolo-4", "hand B morosini-2", "arcade 8 gardeners"]
    assert "hand:contarini-2 slot:8" in sensible(*lines)
    assert slips(*lines) == {"hand:tiepolo-4 slot:3"}


# ---- the draft


def test_nobody_keeps_by_mistake_a_card_of_his_own_that_is_lower_than_another() -> None:
    assert kept_by_mistake("contarini-2 contarini-4 gradenigo-4") == {"contarini-4", "gradenigo-4"}
    assert kept_by_mistake("contarini-2 contarini-3 gradenigo-4") == {"contarini-3", "gradenigo-4"}
    assert kept_by_mistake("contarini-2 gradenigo-4") == {"contarini-2", "gradenigo-4"}


def test_what_is_too_low_to_keep_depends_on_the_packet_in_hand_alone() -> None:
    """[IN-3.2] Seat 0 holds the packet that was dealt to seat 3; its own has gone on, with a 4 of Contarini in it."""
    course = ["seats 4", FAMILIES, "drafted 1", "packet 3 contarini-2 gradenigo-2", "step keep_card:0", "asked 0"]
    held = mistakes(*course, "packet 0 gradenigo-3 dandolo-3", "agenda go:0")
    assert held == mistakes(*course, "packet 0 contarini-4 dandolo-3", "agenda go:0") and "packet:contarini-2" in held


def test_nobody_keeps_by_mistake_a_card_of_another_half_as_high_as_one_of_his_own() -> None:
    assert kept_by_mistake("contarini-4 gradenigo-2 tiepolo-2 tiepolo-3") == {"contarini-4", "tiepolo-3"}
    assert kept_by_mistake("contarini-3 gradenigo-2 tiepolo-2") == {"contarini-3", "gradenigo-2", "tiepolo-2"}


# ---- all features


def test_every_feature_is_noted_in_some_position_and_all_odds_are_finite() -> None:
    noted = [0] * len(GUESSES)
    for seed in range(24):
        watch_a_game(seed, noted)
    without_cards = GAME.parse(EMPTY.replace("hand A tiepolo-2", "ducats 2 1 1 1"))  # rare: it takes a call
    look_and_weigh(advice(), without_cards, 0, noted, Rng(1))
    won = GAME.parse("\n".join([EMPTY, "ducats 2 1 1 1", *BLUE_WINS]))
    for seed in range(40):
        look_and_weigh(advice(), won, 0, noted, Rng(seed))
    sold_out = [f"pile {power} 0" for power in ("courtesan", "gondolier", "guard", "thief")]  # the last answer wins
    lines = ["counters A 1 1 1 1 0", "arcade 14 crafts", "slot 13 contarini-3", "slot 14 gradenigo-4", *sold_out]
    winning = GAME.parse("\n".join([EMPTY, *lines]))
    look_and_weigh(advice(), winning, 0, noted, Rng(1))
    assert [name for (name, _), times in zip(GUESSES, noted, strict=True) if times == 0] == []


def watch_a_game(seed: int, noted: list[int]) -> None:
    seats = 2 + seed % 3
    given, rng, s = advice(seats), Rng(seed), GAME.new(seats, {"last_turn": "4"})
    while s.step != OVER:
        if s.asked:
            seat = lowest(s.asked)
            look_and_weigh(given, s, seat, noted, rng)
        GAME.rules.turn(s, rng)


def look_and_weigh(given: Advice[Table], s: Table, seat: int, noted: list[int], rng: Rng) -> None:
    for i, amount in enumerate(given.features_of(s, seat)):
        noted[i] += amount != 0
    GAME.rules.fill(s, seat, given.out)
    if given.out.count > 1:
        assert isfinite(given.weigh(s, seat)) and min(given.odds[: given.out.count]) > 0
        for code in (given.out.codes[rng.below(given.out.count)], given.out.codes[given.out.count - 1]):
            for i, amount in enumerate(given.features_of_answer(s, seat, code)):
                noted[given.acts + i] += amount != 0


def test_there_is_a_reason_in_both_languages_for_every_feature_of_a_position() -> None:
    names = advice().names[: advice().acts]
    for reasons in (en.REASONS, fr.REASONS):
        assert list(reasons) == names


def test_the_highest_card_to_come_is_not_read_from_the_hands_of_others() -> None:
    """With two seats some cards are set aside, and nobody knows which."""
    for seed in range(8):
        s, rng = GAME.new(2), Rng(seed)
        while s.step != ACT.index or not s.is_asked(0):
            GAME.rules.turn(s, rng)
        highest = highest_unplaced(s)
        s.hands[1] = 0
        assert highest_unplaced(s) == highest
