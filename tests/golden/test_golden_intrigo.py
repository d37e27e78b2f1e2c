"""The golden games of Intrigo: there is one for every way to end, and for what is rare."""

import pytest

import golden
import ridotto
from ridotto.core.event_types import ANSWERED
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.events import FIVE_DIFFERENT, FOUR_ALIKE, LAST_TURN_OVER

ENDS = {"five-different": FIVE_DIFFERENT, "four-alike": FOUR_ALIKE, "last-turn": LAST_TURN_OVER}
FOLDER = golden.FOLDER / "intrigo"


def events(name: str) -> list[ridotto.Event]:
    return [
        event
        for path in FOLDER.glob(f"{name}.rec")
        for event in ridotto.replay(path.read_text(encoding="utf-8")).events
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("end", ENDS)
def test_there_is_a_golden_game_for_every_way_to_end(end: str, seats: int) -> None:
    ends = {event["reason"] for event in events(f"{seats}-{end}*") if event.kind == "ended"}
    assert ends == {ENDS[end]}


def test_a_record_of_the_time_before_a_choice_was_split_is_played_as_it_was() -> None:
    text = (FOLDER / "3-edition-lone-card.rec").read_text(encoding="utf-8")
    chosen = "choice lone_beside_influence_wins no\nchoice lone_beside_killed_wins no\n"
    former = text.replace(chosen, "choice lone_card_wins no\n")
    assert former != text and ridotto.record(ridotto.replay(former)).text() == text


def test_the_bank_runs_dry_in_a_golden_game() -> None:
    assert any(event.kind == "dry" for event in events("4-edition-few-ducats"))


def test_every_kind_of_event_is_in_a_golden_game() -> None:
    assert {event.type for event in events("*")} == {*GAME.events, ANSWERED}
