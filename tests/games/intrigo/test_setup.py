"""[IN-1, IN-2] Set-up, editions, and the course of a turn."""

import pytest

import ridotto
from ridotto.edition import read_edition, write_edition
from ridotto.games.intrigo.state import Table
from ridotto.testing import diagram, play, rule

from .reading import seen, told

GAME = ridotto.game("intrigo")


def started(seats: int, seed: int = 1) -> ridotto.Match[Table]:
    return ridotto.start("intrigo", seats, seed=seed)


@rule("IN-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four_seats(seats: int) -> None:
    with pytest.raises(ridotto.BadSeats, match="intrigo is for 2 to 4 seats"):
        ridotto.start("intrigo", seats)


@rule("IN-1.2")
@pytest.mark.parametrize(("seats", "arcades"), [(2, 8), (3, 12), (4, 16)])
def test_seals_and_ducats_alternate_around_the_palace(seats: int, arcades: int) -> None:
    view = seen(started(seats))
    assert [arcade["symbol"] for arcade in view["arcades"]] == ["seal", "ducat"] * (arcades // 2)
    assert len(view["slots"]) == arcades


@rule("IN-1.3")
def test_a_card_fights_for_the_tokens_on_both_sides() -> None:
    drawn = "arcade 5 ducat\narcade 6 clergy\nslot 5 contarini-2"
    view = seen(diagram("intrigo", f"{drawn}\nagenda act:0"))
    assert [i for i, arcade in enumerate(view["arcades"]) if arcade["winner"] == 0] == [5, 6]


@rule("IN-1.4")
def test_each_seat_is_dealt_a_family_open_to_all() -> None:
    match = ridotto.start("intrigo", 3)
    play(match, "* first:2", "* family:dandolo", "* family:contarini")
    assert match.outcomes() == ["family:gradenigo", "family:morosini"]
    play(match, "* family:morosini")
    families = seen(match)["families"]
    assert families == {"contarini": 1, "gradenigo": None, "morosini": 2, "dandolo": 0}
    assert told(match, "family") == [
        {"who": 0, "family": "dandolo"},
        {"who": 1, "family": "contarini"},
        {"who": 2, "family": "morosini"},
    ]


@rule("IN-1.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_all_sixteen_intrigants_are_in_the_deck(seats: int) -> None:
    match = dealing(seats)
    weights = [weight for weight in match.game.rules.weights(match.state) if weight]
    assert match.outcomes() == [
        *[f"deal:{family}-{value}" for family in FAMILIES for value in (2, 3, 4)],
        *[f"deal:tiepolo-{value}" for value in (2, 3, 4)],
    ]
    assert weights == [1] * 13 + [2, 1]


FAMILIES = ("contarini", "gradenigo", "morosini", "dandolo")


def dealing(seats: int) -> ridotto.Match[Table]:
    return diagram("intrigo", f"seats {seats}\nagenda deal_card:0")


@rule("IN-1.6")
def test_three_seats_play_without_tiepolo_and_with_the_family_nobody_has() -> None:
    outcomes = dealing(3).outcomes()
    assert outcomes == [f"deal:{family}-{value}" for family in FAMILIES for value in (2, 3, 4)]
    assert "tiepolo" not in seen(started(3))["families"]


@rule("IN-1.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_begins_with_one_of_36_ducats(seats: int) -> None:
    view = seen(started(seats))
    assert [player["ducats"] for player in view["players"]] == [1] * seats
    assert view["bank"] == 36 - seats - 2 * seats


@rule("IN-1.8")
@pytest.mark.parametrize(("seats", "seals"), [(3, 3), (4, 3), (2, 2)])
def test_the_bag_has_three_seals_of_each_corporation(seats: int, seals: int) -> None:
    view = seen(diagram("intrigo", f"seats {seats}\nagenda act:0"))
    assert list(view["bag"]) == ["merchants", "military", "clergy", "gardeners", "crafts"]
    assert set(view["bag"].values()) == {seals}
    assert set(view["players"][0]["counters"].values()) == {0}


@rule("IN-1.9")
def test_any_seat_may_be_first() -> None:
    match = ridotto.start("intrigo", 4)
    assert match.outcomes() == ["first:0", "first:1", "first:2", "first:3"]
    assert list(match.game.rules.weights(match.state)) == [1, 1, 1, 1]
    play(match, "* first:2")
    assert seen(match)["first"] == 2


@rule("IN-1.10")
def test_every_arcade_gets_a_token_by_its_symbol_from_the_door_on() -> None:
    match = diagram("intrigo", "seats 2\nagenda refill:0")
    for arcade in (0, 2, 4, 6):
        assert match.state.arg == arcade
        play(match, "* seal:clergy" if arcade < 4 else "* seal:crafts")
    view = seen(match)
    assert [arcade["token"] for arcade in view["arcades"]] == ["clergy", "ducat"] * 2 + ["crafts", "ducat"] * 2
    assert view["bag"]["clergy"] == view["bag"]["crafts"] == 0


@rule("IN-1.10")
def test_a_seal_is_drawn_blindly() -> None:
    match = diagram("intrigo", "arcade 2 clergy\narcade 4 clergy\nagenda draw_seal:0")
    assert list(match.game.rules.weights(match.state)) == [3, 3, 1, 3, 3]


@rule("IN-1.11")
@pytest.mark.parametrize("left", [3, 2, 1])
def test_the_cards_of_a_pile_cost_one_two_and_three(left: int) -> None:
    for kind in KINDS:
        view = seen(diagram("intrigo", f"pile {kind} {left}\nagenda act:0"))
        assert view["piles"][kind] == {"left": left, "price": 4 - left, "prices": [1, 2, 3]}


KINDS = ("peddler", "assassin", "courtesan", "gondolier", "guard", "thief")


# ---- the edition


@rule("IN-1.12")
def test_values_prices_and_ducats_can_be_corrected() -> None:
    text = write_edition(GAME)
    assert "value_tiepolo_3 = 3" in text
    assert "# RECON" in text and "# SOURCED" in text and "last_turn" not in text
    given = read_edition(GAME, "value_contarini_3 = 6\nprice_thief_1 = 2\nducats = 35")
    view = seen(ridotto.start("intrigo", 4, seed=1, choices=given))
    assert view["bank"] == 35 - 4 - 8 and "contarini-6" in view["unplaced"]
    assert view["piles"]["thief"]["prices"] == [2, 2, 3]


@rule("IN-1.12")
def test_prices_that_fall_inside_a_pile_are_refused() -> None:
    with pytest.raises(ridotto.BadChoice, match=r"never fall, but 'price_guard_2' is 1 after 2\."):
        ridotto.start("intrigo", 3, choices={"price_guard_1": "2", "price_guard_2": "1"})


@rule("IN-1.12")
def test_cards_of_one_family_and_value_are_alike() -> None:
    alike = "choice value_contarini_2 2\nchoice value_contarini_3 2"
    match = diagram("intrigo", f"{alike}\nhand A contarini-2 contarini-2 contarini-2\nagenda act:0")
    hands = {path.split()[0] for path in match.options() if path.startswith("hand:")}
    assert hands == {"hand:contarini-2"}
    play(match, "0 hand:contarini-2 slot:4")
    assert seen(match, 0)["mine"]["hand"] == ["contarini-2", "contarini-2"]


@rule("IN-1.12")
def test_four_cards_of_one_family_may_all_differ() -> None:
    match = ridotto.start("intrigo", 4, seed=3, choices={"value_tiepolo_3": "9", "value_tiepolo_2": "8"})
    assert len(set(seen(match)["unplaced"])) == 16


# ---- the turn


@rule("IN-2.1")
def test_a_turn_is_draft_placing_share_out() -> None:
    match = started(4)
    assert [told(match, "turn")[0]["turn"], seen(match)["step"]] == [1, "keep_card"]
    agenda = match.draw().splitlines()[-1].split()
    assert [step.split(":")[0] for step in agenda[1:]] == [
        "keep_card",
        "keep_card",
        "take_last",
        "go",
        "share_out",
        "clean_up",
        "refill",
        "start_half",
    ]


@rule("IN-2.2")
def test_of_a_hand_others_see_only_how_many_cards_it_has() -> None:
    match = diagram("intrigo", "hand A contarini-4 dandolo-2\nhand B tiepolo-3\nagenda act:0")
    assert [player["hand"] for player in seen(match, 2)["players"]] == [2, 1, 0, 0]
    assert seen(match, 0)["mine"]["hand"] == ["contarini-4", "dandolo-2"]
    assert seen(match)["mine"] is None and "hands" not in seen(match, 2)
