"""[MF-9] The end: the last round, the last diamond, and who has won."""

from typing import Any

import pytest

import ridotto
from ridotto import Match
from ridotto.testing import rule

from .reading import BASE, asked, diagram, happened, play, player, points, seen, step, told


def cycle(text: str, number: int = 3, choice: str = BASE) -> Match[Any]:
    """A match in which three seats have kept a card, and play it."""
    packets = ["quartz1 quartz2 key1", "ash1 ash2 key1", "lime2 lime3 key1"]
    lines = "\n".join(f"packet {'RBG'[(seat + 1 - number) % 3]} {cards}" for seat, cards in enumerate(packets))
    match = diagram("millefiori", f"seats 3\n{choice}\nround 1\n{lines}\n{text}\nagenda start_cycle:{number - 1}")
    play(match, "R card:quartz1", "B card:ash1", "G card:lime2")
    return match


@rule("MF-9.1")
@pytest.mark.parametrize(
    ("seats", "choice", "rounds"),
    [(2, "no", 10), (3, "no", 7), (4, "no", 5), (2, "yes", 12), (3, "yes", 8), (4, "yes", 6)],
)
def test_the_cards_are_enough_for_so_many_rounds(seats: int, choice: str, rounds: int) -> None:
    match = ridotto.start("millefiori", seats, 3, {"masterworks": choice})
    assert seen(match)["rounds"] == rounds
    while not match.over:
        options = match.options(match.asked[0])
        sail = [path for path in options if path in ("button:sail", "button:decline")]
        match.answer((sail or options)[0])
    view = seen(match)
    assert view["round"] == rounds and view["pile"] == 0
    assert [event.read() for event in match.events if event.kind == "ended"] == [{"reason": "pile"}]
    assert told(match).count("last_round") == 1


@rule("MF-9.1")
def test_a_table_may_agree_on_fewer_rounds() -> None:
    match = ridotto.start("millefiori", 3, 1, {"rounds": "2", "masterworks": "no"})
    assert seen(match)["rounds"] == 2
    while not match.over:
        match.answer(match.options(match.asked[0])[-1])
    assert seen(match)["round"] == 2 and seen(match)["pile"] == 105 - 30
    assert told(match).count("last_round") == 1


@rule("MF-9.1")
def test_more_rounds_than_the_cards_allow_are_not_played() -> None:
    assert seen(ridotto.start("millefiori", 4, 1, {"rounds": "9"}))["rounds"] == 6


@rule("MF-9.1", "MF-2.7")
def test_the_last_round_is_played_to_its_end() -> None:
    match = cycle("", 4, f"{BASE}\nchoice rounds 1")
    play(match, "R button:sail", "B button:sail", "G button:sail")
    assert match.over and len(seen(match)["display"]) == 6 and told(match)[-1] == "ended"


@rule("MF-9.2")
def test_when_a_supply_is_used_up_the_cycle_is_played_to_its_end() -> None:
    match = cycle("diamonds R 4")
    play(match, "R field:workshops8")
    assert happened(match, "spent") == [{"who": 0}] and asked(match) == "B" and seen(match)["last_cycle"]
    play(match, "B button:sail", "G button:sail")
    assert match.over and happened(match, "ended") == [{"reason": "supply"}]


@rule("MF-9.2")
def test_with_diamonds_left_the_round_goes_on() -> None:
    match = cycle("diamonds R 5")
    play(match, "R field:workshops8", "B button:sail", "G button:sail")
    assert step(match) == "keep_card" and not seen(match)["last_cycle"]


@rule("MF-9.2")
def test_seats_that_have_played_do_not_play_again() -> None:
    match = cycle("diamonds G 4")
    play(match, "R button:sail", "B button:sail", "G field:workshops9")
    assert match.over


@rule("MF-9.2", "MF-3.7")
def test_the_turn_is_finished_with_the_reserve() -> None:
    match = cycle("diamonds R 4\nown B workshops1 workshops9\ndisplay key1")
    play(match, "R field:workshops8", "R display:key1", "R field:residences1")
    assert player(match, "R")["reserve"] == 2 and asked(match) == "B"


@rule("MF-9.3")
def test_others_use_their_reserve_in_the_same_way() -> None:
    match = cycle("diamonds R 4\ndiamonds B 4")
    play(match, "R field:workshops8", "B field:workshops2")
    assert (player(match, "B")["supply"], player(match, "B")["reserve"]) == (0, 3) and asked(match) == "G"
    assert happened(match, "spent") == [{"who": 0}, {"who": 1}]


@rule("MF-9.4")
def test_what_is_left_stays_when_the_game_ends_by_diamonds_in_the_last_cycle() -> None:
    match = cycle("diamonds R 4", 4)
    play(match, "R field:workshops8", "B button:sail", "G button:sail")
    assert match.over and seen(match)["display"] == [] and happened(match, "left_over") == []


@rule("MF-9.5")
def test_the_most_points_win() -> None:
    match = diagram("millefiori", f"seats 3\n{BASE}\npoints 10 30 20\nagenda finish")
    assert match.over and match.ranks == [3, 1, 2]


@rule("MF-9.5")
def test_equals_share_the_victory() -> None:
    match = diagram("millefiori", f"seats 3\n{BASE}\npoints 30 30 20\nagenda finish")
    assert match.ranks == [1, 1, 3] and points(match) == [30, 30, 20]
