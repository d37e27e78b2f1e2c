"""A match: asking, answering, chance, copies, undo."""

from typing import Any

import pytest

import ridotto
from ridotto.core.rng import Rng
from ridotto.core.seats import SPECTATOR

AnyMatch = ridotto.Match[Any]
BROWN = ["castello", "san_polo", "quarantia", "cannaregio", "dorsoduro", "san_marco", "santa_croce"]


@pytest.fixture
def match() -> AnyMatch:
    """A match without a seed, after the set-up: the test says what chance says."""
    match = ridotto.start("doge", 3)
    for area in BROWN:
        match.happen(f"brown:{area}")
    return match


def lay(match: AnyMatch, seat: int, area: str, *markers: int) -> None:
    match.answer(f"card:{area}", seat)
    for value in markers:
        match.answer(f"marker:{value}", seat)
    match.answer("button:done", seat)


def play_at_random(match: AnyMatch, words: int, seed: int = 1) -> None:
    rng = Rng(seed)
    while not match.over and len(match.journal) < words:
        codes = match.codes()
        match.answer(codes[rng.below(len(codes))])


# ---- asking and answering


def test_a_seed_draws_all_of_chance() -> None:
    match = ridotto.start("doge", 4, seed=7)
    assert match.asked == [0, 1, 2, 3] and not match.chance


def test_the_same_seed_and_answers_make_the_same_game() -> None:
    one, two = ridotto.start("doge", 4, seed=7), ridotto.start("doge", 4, seed=7)
    play_at_random(one, 300)
    play_at_random(two, 300)
    assert one.journal == two.journal


def test_without_a_seed_the_caller_says_what_chance_says() -> None:
    match = ridotto.start("doge", 3)
    assert match.chance and match.asked == []
    match.happen("brown:castello")
    assert "brown:castello" not in match.outcomes() and "brown:san_polo" in match.outcomes()


def test_an_answer_can_be_a_path_a_tuple_or_a_code(match: AnyMatch) -> None:
    match.answer("card:castello", 0)
    match.answer(("card:castello",), 1)
    match.answer(1, 2)
    assert [match.view(seat)["mine"]["card"] for seat in range(3)] == ["castello"] * 3  # type: ignore[index]


def test_the_lowest_seat_asked_answers_when_none_is_named(match: AnyMatch) -> None:
    lay(match, 0, "castello", 1)
    match.answer("card:san_polo")
    assert match.options(1) == match.options() == ["marker:0", "marker:1", "marker:2", "marker:3"]


@pytest.mark.parametrize("option", ["card:venezia", "marker:1", ("card:castello", "marker:1"), 99, -1, ""])
def test_what_is_not_offered_is_refused_and_changes_nothing(match: AnyMatch, option: Any) -> None:
    before = match.game.key(match.state)
    with pytest.raises(ridotto.NotAnOption, match=r"Seat 0 is not offered .* it may answer 'card:cannaregio'"):
        match.answer(option, 0)
    assert match.game.key(match.state) == before and len(match.journal) == 7


def test_a_seat_that_is_not_asked_is_refused(match: AnyMatch) -> None:
    lay(match, 1, "castello", 1)
    with pytest.raises(ridotto.NotAsked, match="Seat 1 is not asked now; asked: 0, 2"):
        match.answer("card:san_polo", 1)


def test_a_seat_that_does_not_exist_is_refused(match: AnyMatch) -> None:
    with pytest.raises(ridotto.BadSeats, match="no seat 3"):
        match.answer("card:san_polo", 3)
    with pytest.raises(ridotto.BadSeats, match="no seat -2"):
        match.view(-2)


def test_chance_is_refused_where_it_is_not_due_or_cannot_say_that(match: AnyMatch) -> None:
    with pytest.raises(ridotto.NotAsked, match="Chance has nothing to say now"):
        match.happen("blue:castello")
    fresh = ridotto.start("doge", 3)
    fresh.happen("brown:castello")
    for outcome in ("brown:castello", 1, 7, -1):
        with pytest.raises(ridotto.NotAsked, match="Chance cannot say"):
            fresh.happen(outcome)
    assert len(fresh.journal) == 1


def test_a_finished_game_asks_nobody() -> None:
    match = ridotto.start("doge", 3, seed=1, choices={"last_year": 1})
    play_at_random(match, 10_000)
    assert match.over and match.asked == []
    with pytest.raises(ridotto.NotAsked, match="The game is over"):
        match.answer(0)
    with pytest.raises(ridotto.NotAsked, match="The game is over"):
        match.happen(0)


@pytest.mark.parametrize("seats", [0, 2, 5, -1])
def test_a_wrong_number_of_seats_gets_a_sentence(seats: int) -> None:
    with pytest.raises(ridotto.BadSeats, match=f"doge is for 3 to 4 seats, not {seats}"):
        ridotto.start("doge", seats)


@pytest.mark.parametrize("seed", [-1, 1 << 62])
def test_a_seed_out_of_range_gets_a_sentence(seed: int) -> None:
    with pytest.raises(ridotto.BadSeed, match="A seed is a whole number from 0 to"):
        ridotto.start("doge", 3, seed=seed)


# ---- who is told what


def test_a_seat_is_told_its_own_choice_and_the_others_are_not(match: AnyMatch) -> None:
    match.answer("card:castello", 0)
    assert [event.kind for event in match.events_for(0)][-1] == "chose"
    assert "chose" not in [event.kind for event in [*match.events_for(1), *match.events_for(SPECTATOR)]]


def test_a_match_that_does_not_listen_keeps_no_events() -> None:
    match = ridotto.start("doge", 3, seed=1, listen=False)
    play_at_random(match, 50)
    assert match.events == []


# ---- copies


def test_a_copy_goes_its_own_way_with_the_same_luck() -> None:
    match = ridotto.start("doge", 3, seed=4)
    play_at_random(match, 40)
    twin, journal = match.copy(), match.journal[:]
    play_at_random(twin, 200, seed=2)
    assert match.journal == journal and len(match.events) < len(twin.events)
    play_at_random(match, 200, seed=2)
    assert match.journal == twin.journal


def test_a_match_can_be_seen_as_it_stood_after_any_word() -> None:
    match = ridotto.start("doge", 3, seed=4)
    keys = [match.game.key(match.state)]
    for _ in range(30):
        match.answer(match.codes()[0])
        keys.append(match.game.key(match.state))
    assert match.game.key(match.at(len(match.journal)).state) == keys[-1]
    assert match.at(0).journal == [] and match.at(3).draw() != match.draw()


# ---- undo


def test_a_seat_takes_back_word_by_word_what_it_has_not_finished(match: AnyMatch) -> None:
    match.answer("card:castello", 0)
    before = match.game.key(match.state)
    match.answer("marker:3", 0)
    match.undo(0)
    assert match.game.key(match.state) == before
    match.undo(0)
    assert "card:castello" in match.options(0)


def test_a_sealed_answer_is_taken_back_although_others_have_answered_since(match: AnyMatch) -> None:
    lay(match, 0, "castello", 3)
    lay(match, 1, "castello", 2)
    match.undo(0)
    assert match.asked == [0, 2]
    assert match.view(1)["mine"]["pile"] == [2]  # type: ignore[index]


def test_nothing_is_taken_back_after_the_cards_were_turned(match: AnyMatch) -> None:
    for seat in range(3):
        lay(match, seat, "castello", seat)
    with pytest.raises(ridotto.NoUndo, match="The answers of all seats have been turned up"):
        match.undo(2)


def at(diagram: str) -> AnyMatch:
    """A match that begins at a drawn position."""
    state = ridotto.game("doge").parse(diagram)
    state.events = []
    return ridotto.Match(ridotto.game("doge"), state, None)


def test_nothing_is_taken_back_after_chance_has_spoken() -> None:
    match = at("seats 3\nfirst R\nstep place_two:1\nasked 0\nagenda turn_blue:0 vote:1")
    match.answer("button:1", 0)
    match.happen("blue:castello")
    with pytest.raises(ridotto.NoUndo, match="Chance has spoken since"):
        match.undo(0)


def test_nothing_is_taken_back_that_brought_markers_to_light() -> None:
    match = at(
        """
        seats 3
        stack castello G:3
        brown castello san_polo quarantia cannaregio dorsoduro san_marco santa_croce
        card castello R:0,1,1,2
        counted B:0,1,1,2,2,3,3
        counted G:0,1,1,2,2,3
        step place_markers:3
        asked 0
        agenda return_cards vote:0 turn_blue:0
        """
    )
    match.apply_answer(0, 11)
    with pytest.raises(ridotto.NoUndo, match="Something hidden has come to light"):
        match.undo(0)


def test_nothing_is_taken_back_after_another_seat_has_spoken() -> None:
    match = at(
        """
        seats 3
        castello houses R1 B1
        votes 3 2 0
        first R
        second B
        step place_two:1
        asked 0
        agenda place_one:2 turn_blue:0
        """
    )
    match.answer("button:1", 0)
    match.answer("button:1", 1)
    with pytest.raises(ridotto.NoUndo, match="Seat 1 has spoken since"):
        match.undo(0)


def test_a_seat_that_has_said_nothing_has_nothing_to_take_back(match: AnyMatch) -> None:
    with pytest.raises(ridotto.NoUndo, match="Seat 1 has not said anything"):
        match.undo(1)


def test_a_match_without_events_has_no_undo() -> None:
    match = ridotto.start("doge", 3, seed=1, listen=False)
    match.answer("card:castello")
    with pytest.raises(ridotto.NoUndo, match="keeps no events"):
        match.undo(0)
    assert match.options(0)[0] == "marker:0"
