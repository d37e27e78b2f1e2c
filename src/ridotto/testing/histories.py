"""Laws about what was said: copies, replays, records, the census, drawings, undo, the end."""

from contextlib import suppress
from typing import Any, NamedTuple

from mypy_extensions import i64

from ..core.errors import NoUndo
from ..core.event_types import ANSWERED
from ..core.match import CHANCE_SPEAKS, SPEAKER_BITS, SPEAKER_MASK, Match
from ..core.record import read_records
from ..core.replay import record_of, replay
from ..core.rng import Rng
from ..core.state import OVER
from ..registry import AnyGame
from .case import Case, Table, everybody, go_on, reach, reach_match, speak

FURTHER = 100  # words a game is played on for


def a_copy_lives_its_own_life(game: AnyGame, case: Case) -> None:
    """Equal at birth, and then neither notices what happens to the other."""
    s = reach(game, case)
    c, rng = game.copy(s), Rng(case.other)
    before = game.key(s)
    assert game.key(c) == before and game.draw(c) == game.draw(s), "A copy is not equal at birth."
    assert c.events is None, "A copy listens, though nobody asked it to."
    play_on(game, c, rng)
    assert game.key(s) == before, "What happens to a copy happens to the original."
    c = game.copy(s)
    play_on(game, s, rng)
    assert game.key(c) == before, "What happens to the original happens to its copy."


def play_on(game: AnyGame, s: Table, rng: Rng) -> None:
    for _ in range(FURTHER):
        if s.step == OVER:
            return
        speak(game, s, rng)


def a_copy_of_a_match_lives_its_own_life(game: AnyGame, case: Case) -> None:
    match, rng = reach_match(game, case), Rng(case.other)
    journal, key, told = list(match.journal), game.key(match.state), len(match.events)
    twin = match.copy()
    assert (twin.journal, game.key(twin.state), len(twin.events)) == (journal, key, told), (
        "A copy of a match is not equal at birth."
    )
    for _ in range(FURTHER):
        if not twin.over:
            go_on(twin, rng)
    assert (match.journal, game.key(match.state), len(match.events)) == (journal, key, told), (
        "What is said in a copy of a match is said in the match."
    )


def a_replay_of_the_journal_gives_the_same_game(game: AnyGame, case: Case) -> None:
    match = reach_match(game, case)
    check_same(match, match.replayed(match.journal))


def check_same(match: Match[Any], other: Match[Any]) -> None:
    """Two matches stand alike: same words, same position, and everybody was told the same."""
    assert match.journal == other.journal, "The journals differ."
    assert match.game.key(match.state) == match.game.key(other.state), "The positions differ."
    for seat in everybody(match.state):
        assert match.events_for(seat) == other.events_for(seat), f"Seat {seat} was not told the same."


def a_record_is_read_back_as_it_was_written(game: AnyGame, case: Case) -> None:
    match = reach_match(game, case)
    text = record_of(match).text()
    records = read_records(text)
    assert len(records) == 1, "One record was written, but another number is read."
    again = replay(game, records[0])
    check_same(match, again)
    assert record_of(again).text() == text, "The record of the replay is another text."


def every_game_ends(game: AnyGame, case: Case) -> None:
    """Within the number of words the game promises."""
    s, rng, words = game.new(case.seats, case.choices), Rng(case.seed), 0
    while s.step != OVER:
        assert words < game.longest, f"The game goes on after {game.longest} words."
        game.rules.turn(s, rng)
        words += 1
    check_places(game.ranks(s))


def the_census_never_changes(game: AnyGame, case: Case) -> None:
    """Nothing is lost or invented, from the box to here, and from word to word."""
    s, rng = reach(game, case), Rng(case.other)
    census = game.census(game.new(case.seats, case.choices))
    for word in range(FURTHER):
        assert game.census(s) == census, f"{game.census(s)} is not {census}, {word} words on from here."
        if s.step == OVER:
            return
        speak(game, s, rng)


def a_drawing_is_parsed_back(game: AnyGame, case: Case) -> None:
    s = reach(game, case)
    text = game.draw(s)
    parsed = game.parse(text)
    assert game.key(parsed) == game.key(s), f"This drawing is of another position:\n{text}"
    assert game.draw(parsed) == text, "The same position is drawn in two ways."


def ranks_are_places(game: AnyGame, case: Case) -> None:
    """1 for the best, equals share a place; one score for each seat."""
    s = reach(game, case)
    assert len(game.ranks(s)) == len(game.scores(s)) == s.seats, "Each seat has one rank and one score."
    check_places(game.ranks(s))


def check_places(ranks: list[i64]) -> None:
    for rank in ranks:
        assert rank == 1 + sum(other < rank for other in ranks), f"{ranks} are no places."


# ---- undo


def undo_gives_back_the_game_before_the_word(game: AnyGame, case: Case) -> None:
    """And what a seat has said in the question still open can always be taken back."""
    match = reach_match(game, case)
    for seat in range(match.seats):
        said = [i for i, word in enumerate(match.journal) if word & SPEAKER_MASK == seat]
        taken_back = match.copy()
        try:
            taken_back.undo(seat)
        except NoUndo:
            check_same(match, taken_back)
            assert not said or said[-1] < match.opened, f"Seat {seat} cannot take back what is not closed."
        else:
            last = said[-1]
            check_same(taken_back, match.replayed(match.journal[:last] + match.journal[last + 1 :]))


class Spoken(NamedTuple):
    """The last word of a seat in a match."""

    place: int  # in the journal
    before: Table  # the game before it
    told: int  # events by then
    seat: i64
    code: i64


def undo_is_innocent(game: AnyGame, case: Case) -> None:
    """A seat that may take a word back has learnt nothing since.

    In a world it could not tell from this one, the same word would have told it the same.
    """
    s, rng = reach(game, case), Rng(case.other)
    match, last = Match(game, s, None), dict[i64, Spoken]()
    for place in range(FURTHER):
        if match.over:
            return
        before, told = game.copy(match.state), len(match.events)
        go_on(match, rng)
        speaker, code = match.journal[-1] & SPEAKER_MASK, match.journal[-1] >> SPEAKER_BITS
        if speaker != CHANCE_SPEAKS:
            last[speaker] = Spoken(place, before, told, speaker, code)
        for spoken in last.values():
            with suppress(NoUndo):
                match.check_undo(spoken.seat, spoken.place)
                check_innocent(match, spoken, rng)


def check_innocent(match: Match[Any], spoken: Spoken, rng: Rng) -> None:
    game, seat = match.game, spoken.seat
    learnt = [event for event in match.events[spoken.told :] if event.reaches(seat) and event.type is not ANSWERED]
    world = game.determinize(spoken.before, seat, rng)
    world.events = []
    game.rules.choose(world, seat, spoken.code)
    might = [event for event in world.events if event.reaches(seat) and event.type is not ANSWERED]
    assert learnt == might, f"Seat {seat} may take back what taught it {learnt}; it might have been {might}."
