"""Editions over the wire: the numbers of a game's material, corrected by a file.  The toy game has some."""

from collections.abc import Iterator

import pytest

from tests.server.conftest import TOY, Guest, Server

EDITION = "/api/games/barcarola/edition"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), paths=[TOY])
    yield server
    server.close()


def test_a_choice_says_how_well_it_is_known_and_what_it_is_called(anna: Guest) -> None:
    games = {game["id"]: game for game in anna.http.get("/api/games", params={"lang": "fr"}).json()}
    choices = {choice["name"]: choice for choice in games["barcarola"]["choices"]}
    assert [choices[name]["mark"] for name in ("rounds", "lanterns", "worth_rialto")] == ["", "RECON", "SEED"]
    assert choices["worth_rialto"]["label"] == "Worth rialto"
    assert choices["rowing"]["labels"] == ["non", "oui"]
    assert games["doge"]["choices"][0]["label"] == "Dernière année de la partie"


def test_a_file_becomes_choices_and_choices_a_file(anna: Guest) -> None:
    saved = anna.http.get(EDITION, params={"choice": ["lanterns=6", "rounds=2"]})
    assert saved.headers["content-disposition"] == 'attachment; filename="barcarola.toml"'
    assert "lanterns = 6      # RECON   BA-1.1" in saved.text and "rounds" not in saved.text
    read = anna.http.post(EDITION, json={"text": saved.text})
    assert read.status_code == 200 and read.json() == {"choices": {"lanterns": "6"}}
    table = anna.table(["me", "gondolier"], game="barcarola", choices=read.json()["choices"], start=True)
    assert anna.update(table["id"], 0)["view"]["lanterns"] == [6, 6]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("lanterns = ", "This edition cannot be read"),
        ("lantern = 3", "An edition of barcarola has no number 'lantern'; it has lanterns, worth_rialto."),
        ("rounds = 3", "has no number 'rounds'"),
        ("lanterns = 10", "is a number from 0 to 9; not '10'"),
        ("lanterns = " + "[\n" * 9_000, "This edition cannot be read"),
        ("a." * 9_000, "a line of more than 200 signs"),
    ],
)
def test_a_file_that_does_not_fit_gets_one_clear_sentence(anna: Guest, text: str, sentence: str) -> None:
    refused = anna.http.post(EDITION, json={"text": text})
    assert refused.status_code == 422 and sentence in refused.json()["detail"]


def test_a_game_without_numbers_of_its_own_says_so(anna: Guest) -> None:
    assert "All numbers of doge are in its rulebook" in anna.http.get("/api/games/doge/edition").json()["detail"]
    assert anna.http.get("/api/games/chess/edition").status_code == 404


def test_numbers_that_do_not_go_together_open_no_table(anna: Guest) -> None:
    opening = {"game": "barcarola", "places": ["me", "open", "open"], "choices": {"lanterns": "7", "worth_rialto": "3"}}
    refused = anna.http.post("/api/tables", json=opening)
    assert refused.status_code == 422 and refused.json()["detail"].startswith("With more than 6 lanterns")
