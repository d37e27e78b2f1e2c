"""`ridotto play`."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import ridotto
from ridotto.bots.levels import LEVELS
from ridotto.cli import session

Run = Callable[..., Result]

SHORT = "play doge --bots uniform --seed 3 --choice last_year=1"
ONES = ["1"] * 200


@pytest.mark.parametrize(("seats", "seat", "seed"), [(4, 0, 1), (3, 2, 2), (4, 3, 3)])
def test_a_whole_game_by_numbers(run: Run, seats: int, seat: int, seed: int) -> None:
    line = f"play doge --bots uniform --choice last_year=1 --seats {seats} --seat {seat} --seed {seed}"
    shown = run(f"{line} --save game.rec", *ONES).stdout
    assert "The game is over" in shown and "Saved in game.rec." in shown
    match = ridotto.load("game.rec")
    assert match.over and match.seats == seats
    assert run("check game.rec").exit_code == 0


def test_bots_that_search_play_too(run: Run) -> None:
    shown = run(f"{SHORT.replace('uniform', 'flat,uniform,flat')} --playouts 2", *ONES).stdout
    assert "The game is over" in shown


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_answer(run: Run, level: str) -> None:
    shown = run(f"{SHORT.replace('uniform', level)} --seats 3 --seat 2", "1").stdout
    assert "You are Green, seat 2." in shown and "> " in shown


def test_levels_and_algorithms_can_sit_at_one_table_and_a_budget_is_for_the_latter(run: Run) -> None:
    line = f"{SHORT.replace('uniform', 'gondolier,flat,search')} --playouts 2 --save game.rec"
    assert "The game is over" in run(line, *ONES).stdout
    assert (
        Path("game.rec").read_text().startswith("# ridotto play --seat 0 --bots gondolier,flat,search --playouts 2\n")
    )


def test_bots_are_merchants_where_nothing_is_said(run: Run) -> None:
    assert "[default: merchant]" in " ".join(run("play --help").stdout.split())


def test_a_turn_shows_news_board_question_and_options(run: Run) -> None:
    shown = run(SHORT).stdout
    for part in (
        "You are Red, seat 0.",
        "· The votes of this year: ",
        "Doge · year 1 · placing 1 of 3",
        "Placing 1 of 3: lay one of your cards face down.  DO-3.1",
        " 2  Lay the card of Castello       card:castello",
    ):
        assert part in shown


@pytest.mark.parametrize("typed", ["2", "card:castello", "c:cas", "castello", "cas", "CAS", " cas "])
def test_an_answer_can_be_written_in_many_ways(run: Run, typed: str) -> None:
    assert "You have laid the card of Castello" in run(SHORT, typed).stdout


def test_several_answers_can_stand_in_one_line(run: Run) -> None:
    shown = run(SHORT, "cas, m:3, m:2, done").stdout
    assert "Markers are laid: you 2 (2, 3) in Castello," in shown
    assert "Placing 2 of 3" in shown


def test_the_rest_of_a_line_is_dropped_where_it_goes_wrong(run: Run) -> None:
    shown = run(SHORT, "cas, hat, m:2, done").stdout
    assert "'hat' is not among the answers." in shown
    assert shown.endswith("The game is not saved.\nGoodbye.\n") and "carries" not in shown


def test_what_can_mean_several_answers_is_asked_again(run: Run) -> None:
    shown = run(SHORT, "san", "san_m").stdout
    assert "'san' can mean several answers:" in shown
    assert "You have laid the card of San Marco" in shown


@pytest.mark.parametrize("typed", ["0", "8", "hat", "card:atlantis", "99999999999999999999", "\x1b[2J", "%s {x}"])
def test_what_is_not_offered_changes_nothing(run: Run, typed: str) -> None:
    shown = run(f"{SHORT} --save game.rec", typed).stdout
    assert "is not among the answers" in shown and "\x1b" not in shown
    assert len(ridotto.load("game.rec").journal) == 7


def test_an_answer_is_taken_back(run: Run) -> None:
    shown = run(f"{SHORT} --save game.rec", "cas", "u", "dor", "q").stdout
    assert "Taken back." in shown
    words = [word.text() for word in ridotto.record(ridotto.load("game.rec")).words[7:]]
    assert words == ["0 card:dorsoduro"]


def test_why_an_answer_cannot_be_taken_back_is_said(run: Run) -> None:
    assert "That cannot be taken back: you have not answered anything yet." in run(SHORT, "u").stdout
    shown = run(SHORT, "cas, m:1, d", "u").stdout
    assert "That cannot be taken back: " in shown and "since." in shown
    french = run(f"{SHORT} --lang fr", "cas, m:1, d", "u").stdout
    assert "Impossible de la reprendre : " in french and "since" not in french


def test_help_board_and_log_can_be_asked_for(run: Run) -> None:
    shown = run(SHORT, "?", "b", "l").stdout
    assert "s FILE   save the game" in shown
    assert shown.count("Doge · year 1") == 2
    assert "7 Year 1 begins." in shown


@pytest.mark.parametrize("ending", [["q", ""], ["q"], []])
def test_who_leaves_without_saving_is_told_so(run: Run, ending: list[str]) -> None:
    shown = run(SHORT, "1", *ending).stdout
    assert shown.endswith("The game is not saved.\nGoodbye.\n")
    assert list(Path().iterdir()) == []


def test_who_has_done_nothing_loses_nothing(run: Run) -> None:
    assert run(SHORT, "q").stdout.endswith("> Goodbye.\n")


def test_ctrl_c_ends_cleanly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*rest: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "ask_line", interrupted)
    shown = run(f"{SHORT} --save game.rec").stdout
    assert shown.endswith("Goodbye.\n")
    assert len(ridotto.load("game.rec").journal) == 7


def test_leaving_offers_to_save(run: Run) -> None:
    Path("old.rec").write_text("old")
    shown = run(SHORT, "cas", "q", "old.rec", "new.rec").stdout
    assert "old.rec exists already." in shown and "Saved in new.rec." in shown
    assert Path("old.rec").read_text() == "old"
    assert len(ridotto.load("new.rec").journal) == 8


def test_saving_on_the_way(run: Run) -> None:
    shown = run(SHORT, "s", "s game.rec", "cas", "s", "q").stdout
    assert "Say where: s FILE." in shown
    assert shown.count("Saved in game.rec.") == 2
    assert "ridotto play --resume game.rec" in shown


def test_a_saved_game_goes_on(run: Run) -> None:
    run(f"{SHORT} --seat 2 --save game.rec", "cas, m:3, d", "q")
    before = ridotto.load("game.rec").journal
    shown = run("play --resume game.rec", *ONES).stdout
    assert "You are Green, seat 2." in shown and "The game goes on where it was left" in shown
    assert "The game is over" in shown and "Saved in game.rec." in shown
    after = ridotto.load("game.rec")
    assert after.over and after.journal[: len(before)] == before


def test_a_saved_game_remembers_its_bots_until_told_otherwise(run: Run) -> None:
    run(f"{SHORT.replace('uniform', 'flat,uniform,flat')} --seat 1 --playouts 3 --save game.rec", "1", "q")
    assert Path("game.rec").read_text().startswith("# ridotto play --seat 1 --bots flat,uniform,flat --playouts 3\n")
    run("play --resume game.rec --bots uniform --seconds 0.01", "1", "q")
    assert Path("game.rec").read_text().startswith("# ridotto play --seat 1 --bots uniform --seconds 0.01\n")


def test_a_record_without_a_note_goes_on_with_seat_0(run: Run) -> None:
    match = ridotto.start("doge", seats=3, seed=1)
    ridotto.save(match, "game.rec")
    assert "You are Red, seat 0." in run("play --resume game.rec --bots uniform", "1", "q").stdout


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play --resume over.rec", "The game in over.rec is over; look at it with: ridotto replay over.rec"),
        ("play --resume three.rec", "three.rec holds 3 games; there should be just one."),
        ("play --resume open.rec --seats 3", "--resume takes no others"),
        ("play --resume open.rec --choice last_year=2", "--resume takes no others"),
        ("play zzz --resume open.rec", "There is no game 'zzz'"),
        ("play --resume odd.rec", "odd.rec has a note of its players that cannot be read"),
    ],
)
def test_a_game_that_cannot_go_on(run: Run, one_game: str, three_games: str, line: str, sentence: str) -> None:
    Path("over.rec").write_text(one_game)
    Path("three.rec").write_text(three_games)
    ridotto.save(ridotto.start("doge", seats=3, seed=1), "open.rec")
    Path("odd.rec").write_text("# ridotto play --seat red\n" + Path("open.rec").read_text())
    wrong = run(line, code=1)
    assert sentence in wrong.stderr and wrong.stdout == ""


@pytest.mark.parametrize("env", [{"LANG": "fr_CA.UTF-8"}, {"LC_ALL": "fr"}, {"LC_ALL": "fr_FR", "LANG": "en_US"}])
def test_french_where_the_terminal_is_french(run: Run, env: dict[str, str]) -> None:
    shown = run(SHORT, "cas", "?", **env).stdout
    assert "Vous êtes Rouge, place 0." in shown and "Vous avez posé la carte de Castello" in shown


@pytest.mark.parametrize("env", [{"LC_ALL": "C"}, {"LANG": "de_DE"}, {"LC_ALL": "en_US", "LANG": "fr_FR"}])
def test_english_elsewhere(run: Run, env: dict[str, str]) -> None:
    assert "You are Red, seat 0." in run(SHORT, **env).stdout


def test_the_same_seed_gives_the_same_evening(run: Run) -> None:
    line = "play doge --bots flat --playouts 2 --choice last_year=1 --seed 8"
    assert run(line, *ONES).stdout == run(line, *ONES).stdout


def test_a_hint_says_what_the_strongest_bot_would_do(run: Run) -> None:
    shown = run(SHORT, "h", "?").stdout
    assert "You win about" in shown and "h        a hint" in shown
    assert "Vous gagnez" in run(f"{SHORT} --lang fr", "h").stdout


# ---- what ? tells


def test_the_goal_is_told_at_the_start_and_when_asked_for(run: Run) -> None:
    shown = run(SHORT, "? goal").stdout
    assert shown.count("you win with a palace in each of the 6 districts") == 2
    assert "DO-9.1  At the end of a year each seat is looked at." in shown
    assert "DO-9.1  À la fin d\N{RIGHT SINGLE QUOTATION MARK}une année" in run(f"{SHORT} --lang fr", "? but").stdout


@pytest.mark.parametrize("typed", ["? DO-4.2", "?do-4.2", "? 4.2"])
def test_a_rule_is_read_by_its_number(run: Run, typed: str) -> None:
    shown = run(f"{SHORT} --save game.rec", typed).stdout
    assert "DO-4.2  After each vote its brown card is turned away" in shown
    assert len(ridotto.load("game.rec").journal) == 7


@pytest.mark.parametrize(
    ("game", "typed", "told"),
    [
        ("intrigo", "? peddler", "IN-5.4  Peddler: swap the token"),
        ("intrigo", "? pile:peddler", "IN-5.4  Peddler: swap the token"),
        ("intrigo", "? ped", "IN-5.4  Peddler: swap the token"),
        ("intrigo --lang fr", "? colporteur", "IN-5.4  Colporteur"),
        ("sanmarco", "? exile", "transfer, exile: cards that exchange a noble, or send nobles away"),
        ("sanmarco", "? exile", "SM-7.3  Exile card: the player names a district"),
        ("sanmarco", "? doge card", "SM-8.1  Doge card: a district must be scored"),
        ("doge", "? marker", "marker: a counter worth 0, 1, 2 or 3 votes"),
        ("doge", "? marker", "Also in DO-3.1, "),
    ],
)
def test_a_thing_is_explained_by_the_rules_that_speak_of_it(run: Run, game: str, typed: str, told: str) -> None:
    assert told in run(f"play {game} --bots uniform --seed 3", typed).stdout


@pytest.mark.parametrize("typed", ["? hat", "? DO-99.1", "? IN-5.4", "?\x1b[2J"])
def test_what_is_not_in_the_rules_is_said_so(run: Run, typed: str) -> None:
    shown = run(SHORT, typed).stdout
    assert "Nothing is written about '" in shown and "\x1b" not in shown


def test_the_help_names_a_rule_of_this_game(run: Run) -> None:
    assert "? DO-3.1" in run(SHORT, "?").stdout


# ---- names as they are drawn


def test_a_district_is_called_as_the_board_draws_it(run: Run) -> None:
    assert "You have laid the card of San Marco" in run(SHORT, "mar").stdout


@pytest.mark.parametrize(("game", "title"), [("sanmarco", "San Marco"), ("doge", "Doge")])
def test_a_game_is_headed_by_its_title(run: Run, game: str, title: str) -> None:
    assert f" {title} ─" in run(f"play {game} --bots uniform --seed 3").stdout


# ---- the end


def test_the_end_tells_why_and_what_each_seat_has(run: Run) -> None:
    shown = run(f"{SHORT} --save game.rec", *ONES).stdout
    match = ridotto.load("game.rec")
    told = ridotto.texts.summary(match, seat=0)
    assert f"{told.result}  {told.rule}" in shown.replace("\n", " ")
    for row in told.rows:
        assert row.label in shown
    assert "uniform" in shown and "you" in shown


def test_the_end_of_a_game_of_points_tells_where_they_came_from(run: Run) -> None:
    shown = run("play sanmarco --bots uniform --seed 3 --seats 3", *ONES, *ONES).stdout
    for part in ("points of prestige against", "Few limit points", "Final scoring", "SM-10.1"):
        assert part in shown
