"""[MF-2.9] What is hidden, and what a seat remembers."""

from collections import Counter
from typing import Any

from ridotto import Match
from ridotto.core.rng import Rng
from ridotto.games.millefiori import GAME
from ridotto.games.millefiori.packets import cards_of
from ridotto.testing import possible_worlds, rule

from .reading import BASE, diagram, play, seen

CYCLE = f"""
    seats 3
    {BASE}
    packet R quartz1 quartz2 ash1 ash2 ash3
    packet B lime2 lime3 lime4 pigments1 pigments2
    packet G coin1 coin2 coin3 lion1 lion2
    agenda start_cycle
"""


def packets(match: Match[Any], letter: str) -> list[list[str] | None]:
    """What a seat remembers of each packet."""
    return [packet["cards"] for packet in seen(match, letter)["mine"]["packets"]]


@rule("MF-2.9")
def test_a_seat_knows_its_own_packet_alone() -> None:
    match = diagram("millefiori", CYCLE)
    assert packets(match, "R") == [["quartz1", "quartz2", "ash1", "ash2", "ash3"], None, None]
    assert [packet["size"] for packet in seen(match, "R")["mine"]["packets"]] == [5, 5, 5]
    assert seen(match)["mine"] is None


@rule("MF-2.9")
def test_a_seat_remembers_the_packet_it_has_passed_on_and_what_was_played_out_of_it() -> None:
    match = diagram("millefiori", CYCLE)
    play(match, "R card:quartz1", "B card:lime2", "G card:coin1")
    play(match, "R button:sail", "B button:sail", "G button:sail")
    assert packets(match, "R") == [["quartz2", "ash1", "ash2", "ash3"], None, ["coin2", "coin3", "lion1", "lion2"]]
    play(match, "R card:coin2", "B card:ash1", "G card:lime3")
    assert packets(match, "R")[0] == ["quartz2", "ash1", "ash2", "ash3"]  # one of these is kept by green
    assert seen(match, "R")["mine"]["packets"][0]["holder"] == 1
    play(match, "R button:sail", "B button:sail")
    assert packets(match, "R")[0] == ["quartz2", "ash2", "ash3"]


@rule("MF-2.9")
def test_the_rest_is_unseen() -> None:
    match = diagram("millefiori", CYCLE)
    unseen = seen(match, "R")["unseen"]
    assert "lime2" in unseen and "coin1" in unseen and "quartz1" not in unseen and len(unseen) == 109 - 5
    assert len(seen(match)["unseen"]) == 109


@rule("MF-2.9")
def test_two_seats_know_everything_from_the_second_cycle_on() -> None:
    text = f"seats 2\n{BASE}\npacket R quartz1 quartz2 ash1\npacket B lime2 lime3 lime4\nagenda start_cycle"
    match = diagram("millefiori", text)
    play(match, "R card:quartz1", "B card:lime2", "R button:sail", "B button:sail")
    assert packets(match, "R") == [["quartz2", "ash1"], ["lime3", "lime4"]]


@rule("MF-2.9")
def test_a_world_keeps_what_a_seat_knows_and_draws_the_rest_anew() -> None:
    match = diagram("millefiori", CYCLE)
    play(match, "R card:quartz1", "B card:lime2", "G card:coin1")
    play(match, "R button:sail", "B button:sail", "G button:sail", "R card:coin2", "B card:ash1", "G card:lime3")
    rng, kept, third = Rng(1), Counter[str](), Counter[str]()
    for _ in range(300):
        world = GAME.determinize(match.state, 0, rng)
        names = world.box.names
        kept[names[world.kept[1]]] += 1
        known = [names[card] for card in cards_of(world.packets[0])] + [names[world.kept[1]]]
        assert sorted(known) == ["ash1", "ash2", "ash3", "quartz2"]
        assert world.kept[0] == match.state.kept[0]
        third.update(names[card] for card in cards_of(world.packets[1]))
    assert set(kept) == {"quartz2", "ash1", "ash2", "ash3"} and min(kept.values()) > 40
    assert len(third) > 50 and not {"quartz1", "lime2", "coin1", "quartz2"} & set(third)


@rule("MF-2.9")
def test_every_card_of_a_known_packet_may_be_the_kept_one_and_no_other() -> None:
    """On a small scale: the worlds imagined are exactly those that are possible."""
    text = f"seats 2\n{BASE}\ncycle 2\npacket R quartz1 quartz2 ash1\npacket B lime2 lime3 lime3\nagenda keep_card"
    match = diagram("millefiori", text.replace("lime3 lime3", "lime3 lime4"))
    before = GAME.copy(match.state)
    before.events = []
    play(match, "R card:lime2", "B card:quartz1")
    possible = possible_worlds(GAME, before, match.state, 0)
    rng = Rng(2)
    imagined = Counter(GAME.key(GAME.determinize(match.state, 0, rng)) for _ in range(400))
    assert set(imagined) == set(possible) and len(imagined) == 3
