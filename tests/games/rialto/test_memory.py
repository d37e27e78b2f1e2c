"""[RI-2.5, RI-2.6] What is open, what is hidden, and what all can remember of a hand."""

from collections import Counter
from typing import Any

from ridotto import Match, Rng
from ridotto.core.pool import count, size
from ridotto.games.rialto import GAME
from ridotto.games.rialto.material import CARD_NAMES, ROUNDS
from ridotto.games.rialto.state import Table
from ridotto.testing import diagram, play, rule

from .reading import lay, player, seen, without

SAMPLES = 400
TAKEN = """
    seats 3
    round 1
    phase 1
    row 1 doge doge doge gold bridge joker
    row 2 gold gold
    row 3 gold
    row 4 joker
    agenda take_row:0 cut_hand start_step:0
"""


def imagined(match: Match[Any], seat: int, worlds: int = SAMPLES) -> list[Table]:
    rng = Rng(7)
    return [GAME.determinize(match.state, seat, rng) for _ in range(worlds)]


def held(world: Table, seat: int, card: str) -> int:
    return count(world.hands[seat], CARD_NAMES.index(card))  # type: ignore[arg-type]


def discarded(world: Table, seat: int, card: str) -> int:
    return count(world.discards[seat], CARD_NAMES.index(card))  # type: ignore[arg-type]


def taken() -> Match[Any]:
    """Red has taken a row, drawn two Gold cards, and discarded one of its eight cards."""
    match = diagram("rialto", TAKEN)
    play(match, "R row:1", "* draw:gold", "* draw:gold")
    return match


@rule("RI-2.5")
def test_rows_are_taken_openly_and_draws_are_hidden() -> None:
    match = taken()
    assert player(match, "R")["known"] == ["doge", "doge", "doge", "gold", "bridge", "joker"]
    assert player(match, "R")["hand"] == 8
    assert [event.kind for event in match.events_for(1)].count("drawn") == 0
    assert [event.kind for event in match.events_for(0)].count("drawn") == 2


@rule("RI-2.5")
def test_the_drawn_cards_of_others_are_imagined() -> None:
    match = taken()
    worlds = imagined(match, 1)
    assert all(held(world, 0, "doge") >= 3 and size(world.hands[0]) == 8 for world in worlds)
    assert len({held(world, 0, "gold") for world in worlds}) > 1
    assert all(world.hands[0] == match.state.hands[0] for world in imagined(match, 0, 20))


@rule("RI-2.6")
def test_after_a_discard_each_card_may_be_gone_but_not_more_than_were_discarded() -> None:
    match = taken()
    play(match, "R card:bridge", "R button:done")
    assert player(match, "R")["known"] == ["doge", "doge"]
    assert player(match, "R")["perhaps"] == ["doge", "gold", "bridge", "joker"]
    worlds = imagined(match, 1)
    assert {held(world, 0, "bridge") for world in worlds} >= {0, 1}
    for world in worlds:
        missing = sum(
            max(0, number - held(world, 0, card))
            for card, number in Counter(["doge", "doge", "doge", "gold", "bridge", "joker"]).items()
        )
        assert missing <= 1
        assert held(world, 0, "joker") + discarded(world, 0, "joker") >= 1  # it is not in the pile
    assert seen(match, "R")["mine"]["discarded"] == ["bridge"]
    assert all(world.discards[0] == match.state.discards[0] for world in imagined(match, 0, 20))


@rule("RI-2.6")
def test_what_is_played_is_known_no_more() -> None:
    match = taken()
    play(match, "R card:bridge", "R button:done")
    lay(match, "R", "card:doge", "card:doge", "card:joker")
    assert player(match, "R")["perhaps"] == ["doge", "gold", "bridge"]
    assert player(match, "R")["known"] == []


@rule("RI-2.6")
def test_cards_of_this_round_were_not_discarded_before_it() -> None:
    drawn = """
        seats 2
        round 2
        phase 2
        hand R doge doge gold
        discards R bridge bridge
        taken R 1 bridge
        taken R 2 doge doge
        since R 2 1
        agenda start_step:0
    """
    match = diagram("rialto", drawn)
    assert player(match, "R")["known"] == ["doge"]
    assert all(held(world, 0, "doge") >= 1 for world in imagined(match, 1))
    assert {held(world, 0, "bridge") for world in imagined(match, 1)} >= {0, 1}


@rule("RI-2.6")
def test_when_the_discards_are_shuffled_only_what_is_certain_is_remembered() -> None:
    rest = [name for name in CARD_NAMES for _ in range(11)]
    for name in ("doge", "doge", "doge", "bridge", "gold", "gold", "joker"):
        rest.remove(name)
    drawn = f"""
        seats 2
        round 2
        phase 1
        hand R doge doge
        hand B {" ".join(rest)}
        discards R bridge doge
        taken R 1 doge doge doge bridge
        since R 2
        row 1 gold
        row 2 gold
        row 3 joker
        agenda take_row:1 take_row:0
    """
    match = diagram("rialto", drawn)
    assert player(match, "R")["known"] == ["doge"]
    play(match, "B row:1", "* draw:bridge", "* draw:doge")
    assert player(match, "R")["known"] == ["doge"] and player(match, "R")["perhaps"] == []
    assert player(match, "R")["discarded"] == 0


@rule("RI-2.6", "RI-4.5")
def test_who_plays_jokers_for_a_card_has_none_of_its_kind() -> None:
    match = diagram(
        "rialto",
        "seats 2\nround 1\nphase 2\nhand R joker joker bridge\nhand B gold\ndiscards R doge gold\n"
        "taken R 1 doge\nsince R 2\n"
        "agenda start_step:0",
    )
    lay(match, "R", "card:joker", "card:joker")
    assert player(match, "R")["lacks"] == ["doge"] and player(match, "R")["perhaps"] == []
    assert seen(match)["discards"]["known"]["doge"] == 1 and player(match, "R")["discarded"] == 1
    assert seen(match, "R")["mine"]["discarded"] == ["gold"]
    assert all(held(world, 0, "doge") == 0 for world in imagined(match, 1))


@rule("RI-2.6")
def test_until_it_gets_cards_again() -> None:
    match = diagram(
        "rialto",
        "seats 2\nround 2\nphase 1\nlacks R doge\nhand R gold\nrow 1 gold\nrow 2\nagenda take_row:0 take_row:1",
    )
    assert player(match, "R")["lacks"] == ["doge"]
    play(match, "R row:1")
    assert player(match, "R")["lacks"] == []


@rule("RI-2.6")
def test_older_cards_are_remembered_beside_those_of_this_round() -> None:
    match = diagram(
        "rialto",
        "seats 2\nround 2\nphase 1\nhand R doge\ntaken R 1 doge\ndiscards R gold\nsince R 1\n"
        "row 1 bridge bridge\nrow 2\nagenda take_row:0 take_row:1",
    )
    assert player(match, "R")["perhaps"] == ["doge"]
    play(match, "R row:1")
    assert player(match, "R")["known"] == ["bridge", "bridge"] and player(match, "R")["perhaps"] == ["doge"]


@rule("RI-2.6")
def test_cards_that_were_certain_stay_so_when_more_are_taken() -> None:
    """Red has discarded before it took gold, and one card since: one of the two gold cards is in its hand."""
    match = diagram(
        "rialto",
        "seats 2\nround 3\nphase 1\nhand R gold bridge\ndiscards R doge doge gold\ntaken R 2 gold gold\nsince R 3 1\n"
        "row 1 joker\nrow 2\nagenda take_row:0 take_row:1",
    )
    assert player(match, "R")["known"] == ["gold"]
    play(match, "R row:1")
    assert player(match, "R")["known"] == ["gold", "joker"] and player(match, "R")["perhaps"] == ["gold"]
    assert {held(world, 0, "gold") for world in imagined(match, 1)} >= {1, 2}
    assert all(held(world, 0, "gold") >= 1 for world in imagined(match, 1))


@rule("RI-2.6")
def test_a_discard_takes_nothing_from_what_is_taken_later() -> None:
    match = taken()
    play(match, "R card:bridge", "R button:done")
    assert [match.state.since[place] for place in range(ROUNDS)] == [1, 0, 0, 0, 0, 0]


@rule("RI-2.6")
def test_a_card_that_is_missed_was_discarded_since_it_was_taken() -> None:
    """The Doge card of round 2 is the one card discarded since: nothing else of that round is gone."""
    match = diagram(
        "rialto",
        "seats 2\nround 2\nphase 2\nhand R joker joker gold\nhand B gold\ndiscards R doge bridge\ntaken R 1 bridge\n"
        "taken R 2 doge gold\nsince R 2 1\nagenda start_step:0",
    )
    assert player(match, "R")["known"] == []
    lay(match, "R", "card:joker", "card:joker")
    assert player(match, "R")["known"] == ["gold"] and player(match, "R")["perhaps"] == ["bridge"]


@rule("RI-2.6")
def test_hands_that_lack_much_are_filled_from_what_is_left() -> None:
    """Blue lacks all but jokers, and there are just as many jokers as it must hold; red holds none of them."""
    kinds = ["doge", "gold", "building", "bridge", "gondola", "councilman"]
    swept = " ".join([name for name in kinds for _ in range(10)] + ["joker"] * 9)
    match = diagram(
        "rialto",
        f"seats 3\nround 1\nphase 2\nhand R doge gold\nhand B joker joker\nlacks B {' '.join(kinds)}\nhand G building\n"
        f"swept {swept}\nagenda play:2",
    )
    for seat in (0, 2, -1):
        for world in imagined(match, seat, 100):
            assert held(world, 1, "joker") == 2 and held(world, 0, "joker") == 0


@rule("RI-2.6")
def test_hands_that_lack_nothing_get_more_of_what_others_lack() -> None:
    """A doge and two gold cards are in two hands and the pile; green has no doge, so blue has it half of the time."""
    match = diagram(
        "rialto",
        "seats 3\nround 1\nphase 2\nhand B doge\nhand G gold\nlacks G doge\n"
        f"swept {' '.join(without('doge', 'gold', 'gold'))}\nagenda play:0",
    )
    worlds = imagined(match, 0)
    assert 0.43 < sum(held(world, 1, "doge") for world in worlds) / len(worlds) < 0.57


@rule("RI-2.6")
def test_a_hand_leaves_to_another_one_the_only_card_that_it_may_hold() -> None:
    """A doge and a gold card are left; blue may have either, but green has no doge."""
    match = diagram(
        "rialto",
        "seats 3\nround 1\nphase 2\nhand B doge\nhand G gold\nlacks B building\nlacks G doge\n"
        f"swept {' '.join(without('doge', 'gold'))}\nagenda play:0",
    )
    for world in imagined(match, 0, 50):
        assert held(world, 1, "doge") == 1 and held(world, 2, "gold") == 1


@rule("RI-2.6")
def test_who_lacks_what_is_left_has_kept_what_it_took() -> None:
    """Red has kept its joker: no other card is left that it may hold."""
    kinds = ["doge", "gold", "building", "bridge", "gondola", "councilman"]
    swept = " ".join([name for name in kinds for _ in range(10)] + ["joker"] * 10)
    match = diagram(
        "rialto",
        f"seats 2\nround 1\nphase 2\nhand R joker\nlacks R {' '.join(kinds)}\ntaken R 1 joker\n"
        "discards R doge gold\nsince R 2\n"
        f"swept {swept}\nagenda play:1",
    )
    for world in imagined(match, 1, 100):
        assert held(world, 0, "joker") == 1 and size(world.discards[0]) == 2


@rule("RI-2.6")
def test_a_card_taken_from_the_last_row_is_remembered() -> None:
    match = diagram(
        "rialto",
        "seats 2\nround 1\nphase 1\ncoins 1 0\nbuildings R green1\nrow 3 gold joker\n"
        "agenda use_green:0 take_building:0:1",
    )
    play(match, "R building:green1 card:joker")
    assert player(match, "R")["known"] == ["joker"]


@rule("RI-2.5")
def test_a_spectator_knows_what_all_know() -> None:
    match = taken()
    assert seen(match)["mine"] is None and "unseen" in seen(match)
    assert sum(seen(match)["unseen"].values()) == 77 - 6 - 4
    assert sum(seen(match, "R")["unseen"].values()) == 77 - 8 - 4
