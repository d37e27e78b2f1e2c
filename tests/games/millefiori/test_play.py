"""[MF-3] Playing a card: place or sail, point bonuses, extra cards, and the last diamonds."""

from ridotto.testing import rule

from .reading import (
    bonus,
    drawn,
    happened,
    may_play_extra,
    offered,
    placed,
    play,
    player,
    points,
    sailed,
    seen,
    step,
    told,
    turn,
)

ALL_BUT_ASH = "own R workshops1 workshops8 workshops9"  # pigments, quartz, lime


@rule("MF-3.1")
def test_a_card_is_placed_or_used_to_sail() -> None:
    match = turn("glasses3")
    assert offered(match) == [f"field:trade{field}" for field in (1, 5, 9, 13, 17)] + ["button:sail"]


@rule("MF-3.1")
def test_a_diamond_goes_on_the_field() -> None:
    match = placed("glasses3", "trade5")
    assert drawn(match, "own R") == "trade5" and player(match, "R")["supply"] == 26
    assert player(match, "R")["ship"] == 0 and happened(match, "placed") == [{"who": 0, "field": "trade5"}]


@rule("MF-3.1")
def test_sailing_moves_the_ship_by_the_wheel_and_does_nothing_else() -> None:
    match = sailed("coin3", "ships 3 0 0")
    assert points(match) == [10, 0, 0] and player(match, "R")["ship"] == 6
    assert drawn(match, "own R") == "" and player(match, "R")["supply"] == 27
    assert seen(match)["discards"] == ["coin3"]


@rule("MF-3.2")
def test_sailing_is_allowed_even_at_the_end_of_the_route() -> None:
    match = sailed("coin3", "ships 20 0 0\ndisplay key1")
    assert points(match) == [0, 0, 0] and player(match, "R")["ship"] == 20 and step(match) == ""
    assert happened(match, "moored") == [{"who": 0}] and happened(match, "sailed") == []


@rule("MF-3.3")
def test_the_first_point_bonus_is_20_and_takes_a_diamond() -> None:
    match = placed("ash1", "workshops11", ALL_BUT_ASH)
    assert bonus(match, "workshops") == [0, None, None, None] and points(match) == [21, 0, 0]
    assert player(match, "R")["supply"] == 27 - 3 - 2
    assert happened(match, "bonus") == [{"who": 0, "bonus": "workshops", "points": 20}]


@rule("MF-3.3")
def test_the_next_ones_are_15_10_and_5() -> None:
    for before, score in (("B", 15), ("B G", 10), ("B G Y", 5)):
        match = placed("ash1", "workshops11", f"{ALL_BUT_ASH}\nbonus workshops {before}", seats=4)
        assert points(match)[0] == score + 1
        assert bonus(match, "workshops")[len(before.split())] == 0


@rule("MF-3.3")
def test_a_seat_gets_a_bonus_once() -> None:
    match = placed("ash1", "workshops11", f"{ALL_BUT_ASH}\nbonus workshops R")
    assert points(match) == [1, 0, 0] and bonus(match, "workshops") == [0, None, None, None]


@rule("MF-3.3")
def test_the_highest_free_space_is_taken() -> None:
    match = placed("ash1", "workshops11", f"{ALL_BUT_ASH}\nbonus workshops - B\nhad workshops G")
    assert points(match) == [21, 0, 0] and bonus(match, "workshops") == [0, 1, None, None]


@rule("MF-3.4")
def test_an_extra_card_is_any_card_of_the_display() -> None:
    match = sailed("coin3", "ships 4 0 0\ndisplay key1 key1 ship2")
    assert offered(match) == ["display:key1", "display:ship2", "button:decline"]
    assert happened(match, "earned") == [{"who": 0, "reason": "sea"}] and seen(match)["extra"]


@rule("MF-3.4")
def test_it_is_played_as_a_card_of_the_hand_and_discarded() -> None:
    match = sailed("coin3", "ships 4 0 0\ndisplay key1 ship2")
    play(match, "R display:key1")
    assert seen(match)["card"] == "key1" and offered(match) == ["field:residences1", "button:sail"]
    play(match, "R field:residences1")
    assert points(match) == [2, 0, 0] and seen(match)["discards"] == ["key1", "coin3"] and step(match) == ""
    assert happened(match, "extra") == [{"who": 0, "card": "key1"}] and seen(match)["display"] == ["ship2"]


@rule("MF-3.4")
def test_it_may_be_declined() -> None:
    match = sailed("coin3", "ships 4 0 0\ndisplay key1")
    play(match, "R button:decline")
    assert step(match) == "" and seen(match)["display"] == ["key1"] and happened(match, "declined") == [{"who": 0}]


@rule("MF-3.4")
def test_an_extra_card_may_earn_another_one() -> None:
    text = "own B residences1\nown R residences2 residences3\nships 5 0 0\ndisplay key4 coin1"
    match = sailed("coin2", text)
    play(match, "R display:key4", "R field:residences4")
    assert may_play_extra(match) and offered(match) == ["display:coin1", "button:decline"]
    assert [event["reason"] for event in happened(match, "earned")] == ["sea", "three_values"]


@rule("MF-3.5")
def test_the_display_is_not_filled_up() -> None:
    match = sailed("coin3", "ships 4 0 0\ndisplay key1 ship2")
    play(match, "R display:key1", "R button:sail")
    assert seen(match)["display"] == ["ship2"]


@rule("MF-3.5")
def test_with_an_empty_display_there_is_no_extra_card() -> None:
    match = sailed("coin3", "ships 4 0 0")
    assert step(match) == "" and happened(match, "no_extra") == [{"who": 0, "reason": "sea"}]
    assert happened(match, "earned") == []


@rule("MF-3.6")
def test_points_come_before_the_bonus_the_voyage_and_the_extra_card() -> None:
    text = "own R harbour1 harbour2 trade1\nships 4 0 0\ndisplay key1"
    match = placed("ship3", "harbour3", text)
    assert told(match) == ["placed", "manned", "sailed", "earned"]
    match = placed("swans2", "trade4", "own R trade1 trade2 trade3\nown B trade8 trade12\ndisplay key1")
    assert told(match) == ["placed", "traded", "traded", "bonus", "earned"]


@rule("MF-3.7")
def test_after_the_supply_comes_the_reserve() -> None:
    match = placed("glasses3", "trade5", "diamonds R 3")
    assert (player(match, "R")["supply"], player(match, "R")["reserve"]) == (0, 2)


@rule("MF-3.7")
def test_a_seat_without_a_diamond_can_only_sail() -> None:
    match = turn("glasses3", "diamonds R 0")
    assert offered(match) == ["button:sail"]


@rule("MF-3.7")
def test_a_diamond_on_a_bonus_space_may_be_the_last_one() -> None:
    match = placed("ash1", "workshops11", f"{ALL_BUT_ASH}\ndiamonds R 5")
    assert player(match, "R")["supply"] == 0 and happened(match, "spent") == [{"who": 0}]


@rule("MF-3.8")
def test_a_bonus_without_a_diamond_is_scored_and_its_space_stays_free() -> None:
    match = placed("ash1", "workshops11", f"{ALL_BUT_ASH}\ndiamonds R 1")
    assert points(match) == [21, 0, 0] and bonus(match, "workshops") == [None] * 4
    assert seen(match)["bonus"]["workshops"]["had"] == [0] and player(match, "R")["reserve"] == 0
    assert drawn(match, "had workshops") == "R"
    assert happened(match, "bonus_unmarked") == [{"who": 0, "bonus": "workshops", "points": 20}]


@rule("MF-3.8")
def test_it_is_not_scored_again() -> None:
    match = placed("ash1", "workshops11", f"{ALL_BUT_ASH}\nhad workshops R")
    assert points(match) == [1, 0, 0]


@rule("MF-3.9")
def test_points_go_beyond_a_lap() -> None:
    match = sailed("coin3", "ships 3 0 0\npoints 95 0 0")
    assert points(match) == [105, 0, 0]


@rule("MF-3.1")
def test_a_line_that_is_full_leaves_only_sailing() -> None:
    fields = " ".join(f"residences{n}" for n in range(1, 21))
    match = turn("key1", f"own B {fields}")
    assert offered(match) == ["button:sail"]


@rule("MF-3.6")
def test_a_copy_that_goes_one_step_further_previews_the_points() -> None:
    match = turn("glasses3", "own B trade1")
    game, ahead = match.game, match.game.copy(match.state)
    game.rules.choose(ahead, 0, match.code(0, "field:trade5"))
    assert game.scores(ahead) == [2, 2, 0] and points(match) == [0, 0, 0]


@rule("MF-1.6", "MF-3.1")
def test_the_view_tells_whose_diamond_is_where() -> None:
    fields = seen(turn("glasses3", "own B trade1\nown R nobili8"))["fields"]
    assert fields["trade"][0] == {"name": "trade1", "symbol": "glasses", "owner": 1}
    assert fields["nobili"][7]["owner"] == 0 and fields["nobili"][8]["owner"] is None
