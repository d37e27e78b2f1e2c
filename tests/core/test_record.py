"""Records: written, read, and refused with a sentence when something is wrong."""

from pathlib import Path
from typing import Any

import pytest

import ridotto
from ridotto.core.record import Record, read_records
from ridotto.core.replay import replay
from ridotto.core.rng import Rng


@pytest.fixture(scope="module")
def match() -> ridotto.Match[Any]:
    match, rng = ridotto.start("doge", 3, seed=11, choices={"last_year": 2}), Rng(2)
    while not match.over:
        codes = match.codes()
        match.answer(codes[rng.below(len(codes))])
    return match


@pytest.fixture(scope="module")
def text(match: ridotto.Match[Any]) -> str:
    return ridotto.record(match).text()


def test_a_record_reads_as_it_is_documented(text: str) -> None:
    lines = text.splitlines()
    assert lines[:5] == ["ridotto 1", "game doge 1", "seats 3", "choice last_year 2", lines[4]]
    assert lines[4].startswith("* brown:")
    assert any(line.startswith("= 64 ") for line in lines)
    assert [line.split()[0] for line in lines[-3:]] == ["scores", "ranks", "end"]


def test_saved_and_loaded_a_game_is_the_same(match: ridotto.Match[Any], tmp_path: Path) -> None:
    ridotto.save(match, tmp_path / "game.rec")
    again = ridotto.load(tmp_path / "game.rec")
    assert again.journal == match.journal and again.ranks == match.ranks
    assert again.events_for(1) == match.events_for(1)


def test_an_unfinished_game_is_saved_and_gone_on_with(match: ridotto.Match[Any]) -> None:
    half = match.at(100)
    again = ridotto.replay(ridotto.record(half).text())
    assert again.journal == match.journal[:100] and not again.over


def test_an_empty_game_has_a_record_too(match: ridotto.Match[Any]) -> None:
    assert ridotto.replay(ridotto.record(match.at(0)).text()).journal == []


def test_comments_and_blank_lines_are_passed_over(text: str, match: ridotto.Match[Any]) -> None:
    assert ridotto.replay(text.replace("seats 3\n", "seats 3   # three\n\n")).journal == match.journal


def test_scores_below_zero_are_read(text: str) -> None:
    lines = [line for line in text.splitlines() if not line.startswith("scores")]
    record = read_records("\n".join([*lines[:-1], "scores -3 0 12", lines[-1]]))[0]
    assert record.scores == [-3, 0, 12]


def test_a_file_holds_several_records(text: str) -> None:
    assert [record.seats for record in read_records(text + text)] == [3, 3]
    with pytest.raises(ridotto.BadRecord, match="holds 2 records"):
        ridotto.replay(text + text)


def mend(text: str, number: int, line: str) -> str:
    lines = text.splitlines()
    lines[number - 1] = line
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda t: "", "holds no record"),
        (lambda t: "once upon a time", "Line 1: this is not a Ridotto record"),
        (lambda t: t.replace("ridotto 1", "ridotto 2"), "records of format 2"),
        (lambda t: t.replace("game doge 1", "game doge one"), "Line 2: the rules version should be a number"),
        (lambda t: t.replace("seats 3\n", ""), "Line 3: a line that begins with 'seats' is missing"),
        (lambda t: t.replace("seats 3", "seats 7"), "The header is wrong. doge is for 3 to 4 seats, not 7"),
        (lambda t: t.replace("last_year 2", "last_year 99"), "The header is wrong. The choice 'last_year'"),
        (lambda t: t.replace("game doge 1", "game tarock 1"), "no game 'tarock'"),
        (lambda t: t[: len(t) // 2].rsplit("\n", 1)[0], "the record is cut: it has no end line"),
        (lambda t: mend(t, 20, "oops"), "Line 20: 'oops' is not a word"),
        (lambda t: mend(t, 20, "seats 3"), "Line 20: 'seats 3' does not belong here"),
        (lambda t: mend(t, 20, "² card:castello"), "Line 20: '² card:castello' is not a word"),
        (lambda t: mend(t, 20, "99999999999999999999 card:castello"), "Line 20: .* is not a word"),
        (lambda t: mend(t, 6, "* brown:venezia"), "Line 6: word 2, '\\* brown:venezia', is wrong"),
        (
            lambda t: mend(t, 12, "0 card:venezia"),
            "Line 12: word 8, '0 card:venezia', is wrong. Seat 0 is not",
        ),
        (lambda t: mend(t, 12, "9 card:castello"), "Line 12: word 8, .* There is no seat 9"),
        (lambda t: mend(t, 12, "* blue:castello"), "Line 12: word 8, .* Chance has nothing to say"),
        (
            lambda t: "\n".join(t.splitlines()[:11] + t.splitlines()[12:]),
            "64 words should stand above this line",
        ),
        (lambda t: t.replace("scores ", "scores 9"), "The record gives the scores"),
        (lambda t: t.replace("ranks ", "ranks 9"), "The record gives the ranks"),
    ],
)
def test_a_damaged_record_gets_one_clear_sentence(text: str, damage: Any, sentence: str) -> None:
    with pytest.raises(ridotto.RidottoError, match=sentence):
        ridotto.replay(damage(text))


def test_a_position_that_is_not_the_recorded_one_is_noticed(text: str) -> None:
    line = next(line for line in text.splitlines() if line.startswith("= 64 "))
    with pytest.raises(ridotto.BadRecord, match="After word 64 the position is not the one that was recorded"):
        ridotto.replay(text.replace(line, "= 64 0123456789abcdef"))


def test_a_result_without_an_end_is_refused(match: ridotto.Match[Any]) -> None:
    record = ridotto.record(match.at(50))
    record.ranks = [1, 2, 3]
    with pytest.raises(ridotto.BadRecord, match="its game is not over"):
        replay(match.game, record)


def test_another_rules_version_is_refused_by_name(text: str) -> None:
    with pytest.raises(ridotto.OtherVersion, match="under version 7 of the rules of doge; this is version 1"):
        ridotto.replay(text.replace("game doge 1", "game doge 7"))


def test_a_migration_translates_a_record_of_another_version(text: str, match: ridotto.Match[Any]) -> None:
    def from_version_zero(old: Record) -> Record:
        new = Record(old.game, 1, old.seats)
        new.choices.update(old.choices)
        new.words.extend(old.words)
        new.hashes.update(old.hashes)
        new.scores, new.ranks = old.scores, old.ranks
        return new

    old = read_records(text.replace("game doge 1", "game doge 0"))[0]
    game = ridotto.game("doge")
    game.migrations[0] = from_version_zero
    try:
        assert replay(game, old).journal == match.journal
    finally:
        del game.migrations[0]


def test_a_record_of_another_game_is_refused(text: str) -> None:
    record = read_records(text.replace("game doge", "game bridge"))[0]
    with pytest.raises(ridotto.BadRecord, match="a record of bridge, not of doge"):
        replay(ridotto.game("doge"), record)
