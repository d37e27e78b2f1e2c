"""`bench/reading.py`: games of bots, written out for people who read them."""

from pathlib import Path

import pytest

import ridotto
from bench.reading import DOUBT, Task, read_game


@pytest.mark.parametrize("bot", ["gondolier", "uniform"])  # uniform also answers what other bots leave out as the same
def test_a_page_tells_every_word_of_the_record(bot: str, tmp_path: Path) -> None:
    doubts = read_game(Task("intrigo", bot, 0, 3, 20, tmp_path))
    match = ridotto.replay((tmp_path / "intrigo-00.record").read_text())
    page = (tmp_path / "intrigo-00.txt").read_text().splitlines()
    numbered = [line.split()[0] for line in page if line.split() and line.split()[0].isdigit()]
    assert numbered == [str(number) for number in range(len(match.journal))]
    assert page[0] == f"intrigo, 2 seats; ranks {match.ranks}, scores {match.scores}"
    given = sum(line.startswith("      =>") for line in page)
    assert given == sum("options; cost" in line for line in page) > len(doubts)
    assert all(doubt.cost >= DOUBT and doubt.text in "\n".join(page) for doubt in doubts)


def test_numbers_of_seats_take_turns_and_the_same_seed_gives_the_same_pages(tmp_path: Path) -> None:
    pages = []
    for folder in (tmp_path / "first", tmp_path / "second"):
        folder.mkdir()
        read_game(Task("intrigo", "gondolier", 2, 3, 5, folder))
        pages.append((folder / "intrigo-02.txt").read_text())
    assert pages[0] == pages[1] and pages[0].startswith("intrigo, 4 seats;")
