"""The folder of an experiment: whose games it holds, and what may be forgotten."""

from pathlib import Path

import pytest

from ridotto.lab.arena.contest import Contest
from ridotto.lab.errors import BadExperiment
from ridotto.lab.store import RUN, Store, forget, sources_digest

SETTINGS = {"kind": "arena", "seed": 1, "sources": "abc"}


def own_contest(module: str) -> Contest:
    return Contest("barcarola", ("uniform", f"{module}:Mine"), 2, 4, "half", False, 1, {})


def test_games_of_other_bots_are_not_counted(tmp_path: Path) -> None:
    Store(tmp_path, SETTINGS)
    Store(tmp_path, SETTINGS)
    with pytest.raises(BadExperiment, match="holds games of other bots or rules than today's"):
        Store(tmp_path, SETTINGS | {"sources": "abd"})


def test_a_contest_knows_when_a_bot_of_ones_own_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_store_bot.py").write_text("Mine = 1")
    before = own_contest("my_store_bot").settings()
    assert own_contest("my_store_bot").settings() == before
    (tmp_path / "my_store_bot.py").write_text("Mine = 2")
    assert own_contest("my_store_bot").settings()["sources"] != before["sources"]


def test_a_contest_knows_when_the_bots_have_learned(tmp_path: Path) -> None:
    weights = tmp_path / "weights.json"
    weights.write_text("{}")
    before = sources_digest("doge", files=[weights])
    assert sources_digest("doge", files=[weights]) == before != sources_digest("doge")
    weights.write_text('{"seats": {}}')
    assert sources_digest("doge", files=[weights]) != before


def test_games_and_packages_have_fingerprints_of_their_own() -> None:
    assert len({sources_digest("doge"), sources_digest("rialto"), sources_digest("doge", "ridotto.lab")}) == 3


def test_only_what_the_same_command_has_written_is_forgotten(tmp_path: Path) -> None:
    Store(tmp_path, SETTINGS)
    for name in ("games.parquet", "letter.txt"):
        (tmp_path / name).write_text("Dear Lucia")
    with pytest.raises(BadExperiment, match=r"holds another experiment \(other: kind\)"):
        forget(tmp_path, SETTINGS | {"kind": "train"}, ["*.parquet"])
    assert (tmp_path / "games.parquet").is_file()
    newer = SETTINGS | {"sources": "abd"}
    forget(tmp_path, newer, ["*.parquet"])
    assert sorted(file.name for file in tmp_path.iterdir()) == ["letter.txt", RUN]
    Store(tmp_path, newer)


@pytest.mark.parametrize("text", ["[]", "{", "7"])
def test_settings_that_cannot_be_read_get_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / RUN).write_text(text)
    with pytest.raises(BadExperiment, match=RUN):
        Store(tmp_path, SETTINGS)
    with pytest.raises(BadExperiment, match=RUN):
        forget(tmp_path, SETTINGS, ["*"])
    assert (tmp_path / RUN).read_text() == text
