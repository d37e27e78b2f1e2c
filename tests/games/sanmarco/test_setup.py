"""[SM-1, SM-2] Set-up, and the course of the game."""

import pytest

import ridotto
from ridotto.core.match import Match
from ridotto.core.rng import Rng
from ridotto.games.sanmarco.state import Table
from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, offered, prestige, reserve, seen, step

FOUR_ROLLS = ["* die:6", "* die:1", "* die:6", "* die:2"]


def begun(seats: int, leader: str = "red") -> Match[Table]:
    match: Match[Table] = ridotto.start("sanmarco", seats)
    match.happen(f"leader:{leader}")
    return match


@rule("SM-1.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_game_is_for_3_or_4_seats(seats: int) -> None:
    with pytest.raises(ridotto.BadSeats):
        ridotto.start("sanmarco", seats)


@rule("SM-1.2")
@pytest.mark.parametrize(("seats", "supply", "hand"), [(3, 6, 2), (4, 8, 1)])
def test_every_seat_begins_with_25_nobles_and_its_bridges(seats: int, supply: int, hand: int) -> None:
    view = ridotto.start("sanmarco", seats).view(0)
    assert (view["reserves"], view["scores"]) == ([25] * seats, [0] * seats)
    assert (view["supply"], view["hands"], view["doge"], view["bridges"]) == (supply, [hand] * seats, None, [])


@rule("SM-1.2")
@pytest.mark.parametrize(("seats", "left"), [(3, 15), (4, 16)])
def test_the_reserves_after_the_set_up(seats: int, left: int) -> None:
    match = ridotto.start("sanmarco", seats, seed=4)
    while match.view(0)["step"] == "start_bridge":
        match.answer(match.codes()[0])
    assert match.view(0)["reserves"] == [left] * seats
    assert match.view(0)["supply"] == (6 if seats == 3 else 8)


@rule("SM-1.3")
def test_the_districts_have_two_values() -> None:
    districts = ridotto.start("sanmarco", 3).view(-1)["districts"]
    assert isinstance(districts, dict)
    values = {name: (facts["first"], facts["second"]) for name, facts in districts.items()}
    assert values == {
        "cannaregio": (7, 4),
        "santa_croce": (5, 4),
        "san_polo": (6, 4),
        "san_marco": (8, 6),
        "dorsoduro": (6, 5),
        "castello": (7, 5),
    }


@rule("SM-1.4")
def test_the_decks_hold_62_action_cards_and_28_limit_cards() -> None:
    view = ridotto.start("sanmarco", 3).view(-1)
    assert view["decks"] == {"actions": 62, "limits": 28}
    assert view["unseen"] == {
        **dict.fromkeys(["cannaregio", "santa_croce", "san_polo", "san_marco", "dorsoduro", "castello"], 5),
        "bridge": 6,
        "transfer": 12,
        "exile": 4,
        "doge": 10,
        "limit_1": 8,
        "limit_2": 10,
        "limit_3": 10,
    }


@rule("SM-1.5")
def test_a_six_puts_two_nobles_into_castello() -> None:
    """Example S4."""
    match = begun(4)
    play(match, "* die:6")
    assert (drawn(match, "castello"), reserve(match, "R")) == ("R2", 23)
    assert happened(match, "settled") == [{"who": 0, "district": "castello", "side": 6}]


@rule("SM-1.5")
def test_each_number_of_the_die_has_its_district() -> None:
    match = begun(4)
    play(match, "* die:1", "* die:2", "* die:3", "* die:4", "* die:5", "* die:6")
    names = ["cannaregio", "santa_croce", "san_polo", "san_marco", "dorsoduro", "castello"]
    assert [drawn(match, name) for name in names] == ["R2", "R2", "R2", "R2", "B2", "B2"]


@rule("SM-1.5")
def test_the_fourth_roll_is_not_equal_to_three_equal_ones() -> None:
    match = begun(4)
    play(match, "* die:6", "* die:6", "* die:6")
    assert match.outcomes() == ["die:1", "die:2", "die:3", "die:4", "die:5"]
    play(match, "* die:2", "* die:6", "* die:6", "* die:1")
    assert len(match.outcomes()) == 6  # two sixes and a one: no roll is repeated


@rule("SM-1.6")
def test_the_leader_makes_all_his_rolls_and_then_the_others_clockwise() -> None:
    match = begun(3, "blue")
    play(match, *FOUR_ROLLS * 3)
    assert [event["who"] for event in happened(match, "settled")] == [1] * 4 + [2] * 4 + [0] * 4


@rule("SM-1.7")
@pytest.mark.parametrize(("seats", "order"), [(4, "GYRB"), (3, "GRBGRB")])
def test_first_bridges_are_put_in_turn_one_at_a_time(seats: int, order: str) -> None:
    """With three seats round the table twice."""
    match = begun(seats, "green")
    play(match, *FOUR_ROLLS * seats)
    seats_asked = ""
    while step(match) == "start_bridge":
        seats_asked += asked(match)
        match.answer(match.codes()[0])
    assert seats_asked == order


@rule("SM-1.7")
def test_a_first_bridge_carries_a_noble_and_keeps_the_limits() -> None:
    match = diagram("sanmarco", "phase 0\n bridge san_marco-castello R B G\n agenda start_bridge:3 start_bridge:3")
    assert "pair:san_marco-castello" not in offered(match, "Y")
    play(match, "Y pair:cannaregio-castello")
    assert (drawn(match, "bridge cannaregio-castello"), reserve(match, "Y")) == ("Y", 24)
    assert "pair:cannaregio-castello" not in offered(match, "Y")


@rule("SM-1.8")
def test_the_first_leader_is_drawn_by_lot() -> None:
    match = ridotto.start("sanmarco", 4)
    assert match.outcomes() == ["leader:red", "leader:blue", "leader:green", "leader:yellow"]


@rule("SM-1.8")
def test_the_table_may_choose_the_first_leader() -> None:
    match = ridotto.start("sanmarco", 4, choices={"first_leader": "green"})
    assert match.outcomes() == ["leader:green"]


@rule("SM-1.8")
def test_a_seat_that_is_not_there_cannot_lead() -> None:
    with pytest.raises(ridotto.BadChoice, match="With 3 seats yellow cannot lead"):
        ridotto.start("sanmarco", 3, choices={"first_leader": "yellow"})


# ---- the course


@rule("SM-2.1")
@pytest.mark.parametrize(("seats", "choices", "phases"), [(3, {}, 3), (4, {}, 3), (4, {"phases": "1"}, 1)])
def test_a_game_has_three_phases_or_fewer_and_a_final_scoring(seats: int, choices: dict[str, str], phases: int) -> None:
    match = ridotto.start("sanmarco", seats, seed=seats, choices=choices)
    rng = Rng(seats)
    while not match.over:
        codes = match.codes()
        match.answer(codes[rng.below(len(codes))])
    kinds = [event.kind for event in match.events]
    assert [event["phase"] for event in happened(match, "phase")] == [1, 2, 3][:phases]
    assert kinds[-1] == "ended" and kinds.count("final") == 1
    assert kinds[kinds.index("final") :].count("scoring") == 6


@rule("SM-2.2")
@pytest.mark.parametrize(("leader", "following"), [("R", "B"), ("Y", "R")])
def test_the_next_seat_clockwise_leads_the_next_round(leader: str, following: str) -> None:
    match = diagram("sanmarco", f"leader {leader}\n agenda next_round")
    assert drawn(match, "leader") == following


@rule("SM-2.2")
def test_the_leader_changes_between_two_phases_too() -> None:
    match = diagram("sanmarco", "phase 1\n leader B\n agenda start_phase next_round")
    assert (drawn(match, "phase"), drawn(match, "round"), drawn(match, "leader")) == ("2", "1", "G")


@rule("SM-2.2")
def test_the_first_leader_leads_the_first_round() -> None:
    match = diagram("sanmarco", "phase 0\n leader B\n agenda start_phase next_round")
    assert drawn(match, "leader") == "B"


@rule("SM-2.3")
def test_a_new_phase_has_whole_decks_and_no_limit_points() -> None:
    match = diagram(
        "sanmarco",
        """
        phase 1
        extra
        active R B
        castello R2
        bridge san_marco-castello B
        doge castello
        prestige 1 2 3 4
        limits G limit_3 limit_3
        discard castello doge
        agenda start_phase next_round
        """,
    )
    view = seen(match, "R")
    assert view["decks"] == {"actions": 62, "limits": 28} and view["discards"]["doge"] == 0
    assert [limits["points"] for limits in view["limits"]] == [0, 0, 0, 0]
    assert (view["active"], view["extra"]) == ([0, 1, 2, 3], False)
    assert (drawn(match, "castello"), drawn(match, "doge"), prestige(match)) == ("R2", "castello", [1, 2, 3, 4])
    assert drawn(match, "bridge san_marco-castello") == "B"


@rule("SM-2.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_deck_runs_out(seats: int) -> None:
    """A phase has at most 5 rounds with 4 seats, and 6 with 3."""
    game, rng = ridotto.game("sanmarco"), Rng(seats)
    for _ in range(20):
        s = game.new(seats)
        while s.step >= 0:
            assert s.round <= (5 if seats == 4 else 6)
            if game.rules.chance(s) is not None:
                assert sum(game.rules.weights(s)) > 0
            game.rules.turn(s, rng)
