"""Golden games: whole games that are played the same by every build and every version of the same rules."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import golden
import ridotto
from ridotto.core.record import CHECKPOINT, Record, read_records
from ridotto.core.step import Chance, Decision
from ridotto.games.doge.events import GOAL_MET, LAST_YEAR_OVER, NO_GOAL_LEFT

RECORDS = sorted(golden.FOLDER.glob("*/*.rec"))
PLAYS = sorted(golden.FOLDER.glob("*/*.play"))
ENDS_OF_DOGE = {"goal": GOAL_MET, "no-goal": NO_GOAL_LEFT, "last-year": LAST_YEAR_OVER}
MOST_BYTES = 130_000  # of all plays of a game: they are read by eye

every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")


def read(path: Path) -> Record:
    (record,) = read_records(path.read_text(encoding="utf-8"))
    return record


@cache
def replayed(path: Path) -> ridotto.Match[Any]:
    """The game of a record; tests go through it on copies of their own, with `at`."""
    return ridotto.replay(read(path))


@every_record
def test_a_golden_game_is_played_to_its_end_with_the_same_result(path: Path) -> None:
    """`replay` refuses a word, a fingerprint, a score or a rank that is not as recorded."""
    match = replayed(path)
    assert match.over and (match.scores, match.ranks) == (read(path).scores, read(path).ranks)


@every_record
def test_a_golden_game_has_a_fingerprint_every_64_words_and_at_its_end(path: Path) -> None:
    record = read(path)
    words = len(record.words)
    assert sorted(record.hashes) == sorted({*range(CHECKPOINT, words, CHECKPOINT), words})


@every_record
def test_a_golden_game_is_written_again_as_it_was_read(path: Path) -> None:
    assert ridotto.record(replayed(path)).text() == path.read_text(encoding="utf-8")


@every_record
def test_the_census_holds_at_every_word_of_a_golden_game(path: Path) -> None:
    match = replayed(path)
    now = match.at(0)
    census = now.game.census(now.state)
    for number, word in enumerate(match.journal, 1):
        now.apply_word(word)
        assert now.game.census(now.state) == census, f"word {number}"


@every_record
def test_the_positions_of_a_golden_game_can_be_drawn_and_read(path: Path) -> None:
    """Every fifth one, for speed; the laws draw the rest."""
    match = replayed(path)
    now = match.at(0)
    for number, word in enumerate(match.journal, 1):
        now.apply_word(word)
        if number % 5 == 0:
            assert now.game.key(now.game.parse(now.draw())) == now.game.key(now.state), f"word {number}"


@every_record
def test_a_golden_game_with_two_words_exchanged_is_refused(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    last = next(i for i, line in enumerate(lines) if line.startswith("* ") and not lines[i + 1].startswith("* "))
    lines[last], lines[last + 1] = lines[last + 1], lines[last]  # somebody answers before chance has spoken
    with pytest.raises(ridotto.BadRecord):
        ridotto.replay("\n".join(lines))


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("end", ENDS_OF_DOGE)
def test_there_is_a_golden_game_of_doge_for_every_way_to_end(end: str, seats: int) -> None:
    paths = [path for path in RECORDS if path.parent.name == "doge" and path.name.startswith(f"{seats}-{end}")]
    matches = [replayed(path) for path in paths]
    ends = [event.facts[0] for match in matches for event in match.events if event.kind == "ended"]
    assert paths and ends == [ENDS_OF_DOGE[end]] * len(paths)


@pytest.mark.parametrize("name", sorted(golden.RECIPES))
def test_the_golden_games_together_enter_every_decision_of_their_game(name: str) -> None:
    game = ridotto.game(name)
    entered: set[str] = set()
    for path in (path for path in RECORDS if path.parent.name == name):
        match = replayed(path)
        now = match.at(0)
        for word in match.journal:
            entered.add(game.rules.steps[now.state.step].name)
            now.apply_word(word)
    waiting = {step.name for step in game.rules.steps if isinstance(step, Decision | Chance)}
    assert waiting <= entered


def test_the_files_are_what_their_recipes_make() -> None:
    """If the rules have changed on purpose: `make golden`, and read the diff."""
    assert [f"{finding.path.name}:{finding.line}" for finding in golden.stale()] == []


@pytest.mark.parametrize("name", sorted(golden.RECIPES))
def test_the_plays_stay_short_enough_to_be_read(name: str) -> None:
    plays = [path for path in PLAYS if path.parent.name == name]
    assert plays and sum(path.stat().st_size for path in plays) < MOST_BYTES
