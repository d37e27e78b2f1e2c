"""`bench/games`: the games behind the rows of docs/reference/bots.md that take hours to play."""

import json
from pathlib import Path

import pytest

from bench.strength import row_of
from ridotto.lab.arena.contest import Contest, complete
from ridotto.lab.arena.rows import Sheet
from ridotto.lab.store import RUN

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(file.parent for file in (ROOT / "bench" / "games").glob(f"*/{RUN}"))
PAGE = (ROOT / "docs" / "reference" / "bots.md").read_text(encoding="utf-8")
ENOUGH = 400  # games that are looked for


def test_there_are_kept_games() -> None:
    assert FOLDERS


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_published_row_is_what_its_kept_games_say(folder: Path) -> None:
    said = json.loads((folder / RUN).read_text(encoding="utf-8"))
    bots = tuple(said["bots"])
    contest = Contest(
        said["game"], bots, said["seats"], ENOUGH, said["mode"], said["ladder"], said["seed"], said["choices"]
    )
    assert row_of(contest, complete(Sheet(folder).rows(), contest.seatings())) in PAGE.splitlines()
