"""Laws about who knows what: sealed answers, views, imagination, twin worlds."""

import json

from mypy_extensions import i64

from ..core.event import EVERYONE
from ..core.event_types import ANSWERED
from ..core.rng import Rng
from ..core.seats import SPECTATOR, is_several, seats_in
from ..core.state import OVER
from ..registry import AnyGame
from .case import (
    Case,
    Codes,
    Table,
    everybody,
    heard,
    listening,
    offers,
    reach,
    reach_match,
    reach_several,
    say,
    shuffled,
    speak,
    whole_answer,
)
from .twins import Twins, twins

ROUNDS = 30  # questions and words of chance that twins are grown for
ANSWERS = 3  # pairs of answers compared for each seat
AROUND = 12  # positions looked at in a row


# ---- answers given at the same time


def the_order_of_simultaneous_answers_does_not_matter(game: AnyGame, case: Case) -> None:
    """Not even click by click."""
    s = reach_several(game, case)
    rng = Rng(case.other)
    answers = {seat: whole_answer(game, s, seat, rng) for seat in seats_in(s.asked)}
    first, second = listening(game, s), listening(game, s)
    for seat, codes in answers.items():
        say(game, first, seat, codes)
    turns = [seat for seat, codes in answers.items() for _ in codes]
    for seat in shuffled(turns, rng):
        game.rules.choose(second, seat, answers[seat].pop(0))
    assert game.key(first) == game.key(second), "The order of answers has changed the game."
    for seat in everybody(s):
        assert sorted(heard(first, seat)) == sorted(heard(second, seat)), f"Seat {seat} heard something else."


def answers_are_sealed_until_all_have_answered(game: AnyGame, case: Case) -> None:
    """Nobody else sees, hears, is offered or imagines anything that depends on an answer, or on half of one."""
    s = reach_several(game, case)
    rng = Rng(case.other)
    for seat in seats_in(s.asked) if is_several(s.asked) else []:
        for _ in range(ANSWERS):
            check_sealed(game, s, seat, rng)


def check_sealed(game: AnyGame, s: Table, seat: i64, rng: Rng) -> None:
    first, second = whole_answer(game, s, seat, rng), whole_answer(game, s, seat, rng)
    check_unnoticed(game, after(game, s, seat, first), after(game, s, seat, second), seat, rng)
    half = first[: rng.below(len(first))]
    check_unnoticed(game, s, after(game, s, seat, half), seat, rng)


def after(game: AnyGame, s: Table, seat: i64, codes: Codes) -> Table:
    later = listening(game, s)
    say(game, later, seat, codes)
    return later


def check_unnoticed(game: AnyGame, s: Table, t: Table, speaker: i64, rng: Rng) -> None:
    for seat in everybody(s):
        if seat != speaker:
            assert heard(s, seat) == heard(t, seat), f"Seat {seat} hears what seat {speaker} answers."
            check_indistinguishable(game, (s, t), seat, rng)


def check_indistinguishable(game: AnyGame, pair: Twins, seat: i64, rng: Rng) -> None:
    """Of two games that told a seat the same, it sees, may do, and imagines the same."""
    s, t = pair
    assert game.view(s, seat) == game.view(t, seat), f"Seat {seat} sees what it was not told."
    assert offers(game, s, seat) == offers(game, t, seat), f"What seat {seat} is offered tells a secret."
    seed = rng.below(1 << 30)
    worlds = [game.determinize(true, seat, Rng(seed)) for true in pair]
    assert game.key(worlds[0]) == game.key(worlds[1]), f"Seat {seat} imagines what it cannot know."


# ---- twins


def twin_worlds_look_alike(game: AnyGame, case: Case) -> None:
    """What a seat sees, may do, and imagines is a function of what it was told, and of nothing else."""
    s, rng = reach(game, case), Rng(case.other)
    for pair in twins(game, s, case.seat, rng, ROUNDS):
        check_indistinguishable(game, pair, case.seat, rng)


# ---- views and imagination


def an_imagined_world_looks_the_same(game: AnyGame, case: Case) -> None:
    """To the seat that imagines it.  Nobody is told, and the true world stays as it is."""
    s, rng = reach(game, case), Rng(case.other)
    key, told = game.key(s), len(s.events)
    for seat in everybody(s):
        world = game.determinize(s, seat, rng)
        assert game.view(world, seat) == game.view(s, seat), f"Seat {seat} sees that it is another world."
        assert game.census(world) == game.census(s), "In the imagined world something is lost or invented."
        assert offers(game, world, seat) == offers(game, s, seat), f"Seat {seat} is offered something else."
        assert world.events is None and len(s.events) == told, "To imagine has told something."
        assert game.key(s) == key, "To imagine has changed the true world."


def an_imagined_world_can_be_played_on(game: AnyGame, case: Case) -> None:
    s, rng = reach(game, case), Rng(case.other)
    world = game.determinize(s, case.seat, rng)
    for _ in range(AROUND):
        if world.step == OVER:
            return
        speak(game, world, rng)
        assert game.census(world) == game.census(s), "In the imagined world something gets lost or invented."


def views_can_be_sent(game: AnyGame, case: Case) -> None:
    """They come back from JSON as they were."""
    s = reach(game, case)
    for seat in everybody(s):
        view = game.view(s, seat)
        assert json.loads(json.dumps(view)) == view, f"The view of seat {seat} is not plain JSON."


def a_view_changes_only_when_something_is_told(game: AnyGame, case: Case) -> None:
    """What somebody was told is all that is known to them."""
    s, rng = reach(game, case), Rng(case.other)
    for _ in range(AROUND):
        if s.step == OVER:
            return
        s.events = []
        views, board = [game.view(s, seat) for seat in everybody(s)], game.board(s)
        speak(game, s, rng)
        news = [event for event in s.events if event.audience == EVERYONE and event.type is not ANSWERED]
        assert news or game.board(s) == board, "The board has changed, and not everybody was told."
        for seat, view in zip(everybody(s), views, strict=True):
            assert heard(s, seat) or game.view(s, seat) == view, f"Seat {seat} notices what it was not told."


def events_reach_existing_people(game: AnyGame, case: Case) -> None:
    """Everyone, or some of the seats.  A spectator hears what everyone hears, and nothing else."""
    match = reach_match(game, case)
    everyone = 0
    for event in match.events:
        public = event.audience == EVERYONE
        everyone += public
        assert public or 0 < event.audience < 1 << match.seats, f"{event} is told to nobody who exists."
        assert event.reaches(SPECTATOR) == public, f"A spectator should hear just what everyone hears: {event}."
        assert not public or all(event.reaches(seat) for seat in range(match.seats)), f"{event} is public."
    assert len(match.events_for(SPECTATOR)) == everyone, "A spectator was not told just what everyone was."
