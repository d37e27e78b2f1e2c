"""`ridotto check`."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

import ridotto
from ridotto.core.fair import Shuffle, commitment_to

Run = Callable[..., Result]


def test_good_records_are_counted(run: Run, one_game: str, three_games: str) -> None:
    Path("one.rec").write_text(one_game)
    Path("three.rec").write_text(three_games)
    words = sum(line[0] in "*012" for line in (one_game + three_games).splitlines())
    assert run("check one.rec three.rec").stdout == (
        f"2 files, 4 games, {words} words: all by the rules.\n"
        "Luck was not checked in 4 games: their records have no seed.\n"
    )


def test_an_unfinished_game_is_good_and_said_to_be_unfinished(run: Run) -> None:
    run("play doge --bots uniform --save open.rec")
    assert run("check open.rec").stdout == (
        "1 file, 1 game (1 unfinished), 7 words: all by the rules.\n"
        "Luck was not checked in 1 game: its record has no seed.\n"
    )


# ---- luck

SEED = bytes(range(32))
NONCES = {0: "0a" * 12, 2: "c0" * 12}
PRINTED = f"    {commitment_to(SEED)} (fair.rec, game 1)\n"


def fair_game(nonces: dict[int, str], rewinds: list[int]) -> str:
    """The record of a game whose luck came from SEED."""
    match: ridotto.Match[Any] = ridotto.start("doge", 3, choices={"last_year": 1})
    shuffle = Shuffle(SEED, nonces, rewinds)
    while not match.over:
        if match.chance:
            match.happen(shuffle.outcome(len(match.journal), match.game.rules.weights(match.state)))
        else:
            match.answer(match.codes()[-1])
    record = ridotto.record(match)
    record.commitment, record.seed = commitment_to(SEED), SEED.hex()
    record.nonces.update(nonces)
    record.rewinds.extend(rewinds)
    return record.text()


def test_what_was_proved_of_luck_is_said_and_what_was_not(run: Run) -> None:
    Path("fair.rec").write_text(fair_game(NONCES, [9, 4]))
    assert run("check fair.rec").stdout.split("\n", 1)[1] == (
        "Luck was checked in 1 game.\n"
        "  Proved: every outcome of chance follows from the seed and from what 2 seats added to it (14 outcomes).\n"
        "  Proved: the seed is the one that was committed to.\n"
        "  Words were taken back by agreement 2 times, and what followed was drawn anew.\n"
        "  Not proved: that this commitment was shown when the table opened. Compare it with your browser's copy:\n"
        f"{PRINTED}"
        "  Not proved: that the server told nobody the seed before the end.\n"
        "  Not proved: that the last who added something did not know the seed.\n"
        "  Not proved: that everybody was asked before words were taken back.\n"
    )


def test_luck_that_nobody_added_to_proves_less(run: Run) -> None:
    Path("fair.rec").write_text(fair_game({}, []))
    told = run("check fair.rec").stdout
    assert "  Proved: every outcome of chance follows from the seed (14 outcomes).\n" in told and PRINTED in told
    assert "  Not proved: that the server took the first seed it drew, where no seat added anything.\n" in told
    assert "taken back" not in told and "did not know" not in told


def test_a_chosen_seed_is_named(run: Run, one_game: str) -> None:
    text = fair_game({}, []).replace("\ncommitment", "\nchosen-seed\ncommitment")
    Path("some.rec").write_text(text + one_game)
    told = run("check some.rec").stdout
    assert "In 1 game the host chose the seed, and could know all that came.\n" in told
    assert "Luck was checked in 1 game.\n" in told and "Luck was not checked in 1 game: its record" in told


def test_a_wrong_outcome_is_named(run: Run) -> None:
    text = fair_game({0: "0a" * 12}, []).replace("nonce 0 0a", "nonce 0 0b")
    first = next(line for line in text.splitlines() if line.startswith("* "))
    Path("bad.rec").write_text(text)
    wrong = run("check bad.rec", code=1)
    assert wrong.stdout == ""
    assert f"Error: bad.rec, game 1: Word 1, '{first}', is not what seed and nonces give" in wrong.stderr


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (r"0 card:\w+", "2 marker:3", "'2 marker:3', is wrong. Seat 2 is not offered 'marker:3'"),
        (r"\* brown:\w+", "* brown:atlantis", "line 5: word 1, '* brown:atlantis', is wrong. Chance cannot say"),
        ("game doge 1", "game doge 99", "version 99 of the rules"),
        ("game doge 1", "game dogge 1", "did you mean 'doge'?"),
        ("seats 3", "seats 9", "The header is wrong. doge is for 3 to 4 seats, not 9."),
        ("last_year 1", "last_year 900", "The header is wrong. The choice 'last_year' is a number from 1 to 60"),
        ("last_year 1", "first_year 1", "This game has no choice 'first_year'"),
        ("ranks ", "ranks 9 ", "The record gives the ranks"),
        ("scores ", "scores 9 ", "The record gives the scores"),
        ("\nend ", "\nend 9", "words should stand above this line"),
    ],
)
def test_what_is_wrong_is_named(run: Run, one_game: str, old: str, new: str, sentence: str) -> None:
    Path("bad.rec").write_text(re.sub(old, new, one_game, count=1))
    wrong = run("check bad.rec", code=1)
    assert wrong.stdout == ""
    assert wrong.stderr.startswith("Error: bad.rec, game 1") and wrong.stderr.count("\n") == 1
    assert sentence in wrong.stderr


def test_a_record_cut_in_the_middle_is_refused_wherever_it_is_cut(run: Run, one_game: str) -> None:
    lines = one_game.splitlines()
    for length in range(1, len(lines), 17):
        Path("cut.rec").write_text("\n".join(lines[:length]))
        assert run("check cut.rec", code=1).stderr.startswith("Error: cut.rec, game 1")


def test_the_first_wrong_word_of_each_file_is_named(run: Run, three_games: str) -> None:
    Path("good.rec").write_text(three_games)
    Path("bad.rec").write_text(three_games.replace("1 card:", "1 hat:"))
    wrong = run("check bad.rec good.rec missing.rec bad.rec", code=1).stderr.splitlines()
    assert [line.split(",")[0].split(" cannot")[0] for line in wrong] == [
        "Error: bad.rec",
        "Error: missing.rec",
        "Error: bad.rec",
    ]


def test_what_a_file_puts_into_an_error_is_made_harmless(run: Run) -> None:
    Path("bad.rec").write_text("ridotto 1\ngame doge 1\nseats 3\n\x1b[2Jx\x07 " + "y" * 5000 + "\n")
    shown = run("check bad.rec", code=1).stderr
    assert "\\x1b[2Jx\\x07" in shown and "\x1b" not in shown and len(shown) < 700


def test_a_file_is_needed(run: Run) -> None:
    assert "Missing argument 'FILE...'" in run("check", code=2).stderr
