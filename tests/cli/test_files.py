"""Files of records: read one by one, written all or not at all."""

from pathlib import Path

import pytest

from ridotto import BadRecord
from ridotto.cli.files import BadFile, excerpts, found, only, replayed, written


def stored(folder: Path, text: str | bytes) -> str:
    file = folder / "games.rec"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(file)


def test_records_are_told_apart(tmp_path: Path, three_games: str) -> None:
    parts = list(excerpts(stored(tmp_path, f"# an evening\n\n{three_games}\n# that was it\n")))
    assert [part.number for part in parts] == [1, 2, 3]
    assert all(replayed(part).over for part in parts)
    assert sum(part.bytes for part in parts) <= len(three_games) + 40


def test_lines_that_end_as_on_windows_are_read(tmp_path: Path, one_game: str) -> None:
    assert replayed(only(stored(tmp_path, one_game.replace("\n", "\r\n")))).over


def test_an_error_names_the_line_of_the_file(tmp_path: Path, one_game: str) -> None:
    lines = one_game.split("\n")
    place = next(i for i, line in enumerate(lines) if line.startswith("0 card:"))
    lines[place] = "0 card:atlantis"
    file = stored(tmp_path, one_game + "\n".join(lines))
    first, second = excerpts(file)
    assert replayed(first).over
    line = len(one_game.splitlines()) + place + 1
    with pytest.raises(BadRecord, match=rf"games\.rec, game 2, line {line}: word \d+, '0 card:atlantis', is wrong"):
        replayed(second)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "holds no record"),
        (b"# nothing\n\n", "holds no record"),
        (b"\x00\x01\x02\xff\xfe\n", "line 1 is not text"),
        (b"ridotto 1\ngame doge 1\n\xff\xfe\n", "line 3 is not text"),
        (b"x" * 20_000, "line 1 is too long"),
        (b"1. e4 e5\n", "game 1, line 1: this is not a Ridotto record"),
        (b"ridotto 7\ngame doge 1\n", "records of format 7 cannot be read here"),
    ],
)
def test_what_is_no_record_gets_a_sentence(tmp_path: Path, text: bytes, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        list(map(replayed, excerpts(stored(tmp_path, text))))


def test_a_game_is_found_by_its_number(tmp_path: Path, three_games: str) -> None:
    file = stored(tmp_path, three_games)
    assert found(file, 2).number == 2
    for number in (0, -1, 4):
        with pytest.raises(BadFile, match=rf"holds 3 games; there is no game {number} in it"):
            found(file, number)
    with pytest.raises(BadFile, match="holds 3 games; there should be just one"):
        only(file)


@pytest.mark.parametrize("name", ["missing.rec", "folder", "missing/games.rec"])
def test_a_file_that_cannot_be_read_gets_a_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadFile, match="cannot be read: "):
        list(excerpts(str(tmp_path / name)))


def test_a_file_appears_when_it_is_complete(tmp_path: Path) -> None:
    file = tmp_path / "new.rec"
    with written(str(file), replace=False) as sink:
        sink.write("all")
        assert not file.exists()
    assert file.read_text() == "all"
    assert list(tmp_path.iterdir()) == [file]


def test_nothing_is_left_of_a_file_that_was_not_finished(tmp_path: Path) -> None:
    def interrupted() -> None:
        with written(str(tmp_path / "new.rec"), replace=False) as sink:
            sink.write("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_replaced_only_on_demand(tmp_path: Path) -> None:
    file = tmp_path / "old.rec"
    file.write_text("old")
    with pytest.raises(BadFile, match="exists already"), written(str(file), replace=False):
        pass
    assert file.read_text() == "old"
    with written(str(file), replace=True) as sink:
        sink.write("new")
    assert file.read_text() == "new"


@pytest.mark.parametrize("name", [".", "missing/new.rec", "old.rec/new.rec"])
def test_a_place_where_no_file_can_be_gets_a_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "old.rec").write_text("old")
    with pytest.raises(BadFile, match="cannot be written: "), written(str(tmp_path / name), replace=True):
        pass
    assert [path.name for path in tmp_path.iterdir()] == ["old.rec"]
