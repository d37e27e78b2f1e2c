"""Training: the same seed gives the same weights, however the work is done and however often it is interrupted."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ridotto import game as find
from ridotto.bots.finding import Weights, advice_for, read_weights
from ridotto.lab.duel import Duel, Verdict, play_duel, verdict_of
from ridotto.lab.errors import BadExperiment
from ridotto.lab.executors import Executor, Processes
from ridotto.lab.fitting import Losses
from ridotto.lab.selfplay import SelfPlay, play_to_learn
from ridotto.lab.store import Store
from ridotto.lab.training import Generation, Plan, Trainer, Watcher
from ridotto.lab.weights import made_by, write_weights

NOTHING: Weights = {"boat": 0.0, "lantern": 0.0, "stake": 0.0, "row": 0.0}
SENSE: Weights = {"boat": 1.5, "lantern": 0.2, "stake": 0.0, "row": 0.0}
NONSENSE: Weights = {"boat": -3.0, "lantern": 0.0, "stake": 0.0, "row": 0.0}


def plan(**changes: Any) -> Plan:
    settings: dict[str, Any] = {"seats": (2,), "generations": 2, "games": 10, "deals": 4, "iterations": 4}
    settings |= {"noise": 0.2, "seed": 7, "first": {2: NOTHING, 3: NOTHING}} | changes
    return Plan(game="barcarola", **settings)


def trained(folder: Path, plan: Plan, executor: Executor | None = None, **more: Any) -> dict[int, list[Generation]]:
    store = Store(folder, plan.settings())
    return Trainer(
        plan, store, executor or Executor(), more.get("minutes", 10.0), more.get("watcher", Watcher())
    ).train()


class Interrupted(Exception):
    """Somebody pulls the plug."""


class Plug(Watcher):
    """Is pulled after so many games."""

    def __init__(self, games: int) -> None:
        self.left = games

    def advance(self) -> None:
        self.left -= 1
        if self.left == 0:
            raise Interrupted


def test_the_number_of_processes_does_not_matter(tmp_path: Path) -> None:
    alone = trained(tmp_path / "alone", plan())
    with Processes(2) as executor:
        assert trained(tmp_path / "both", plan(), executor) == alone


@pytest.mark.parametrize("games", [3, 12, 17])
def test_a_run_that_was_killed_goes_on_and_ends_as_it_would_have(tmp_path: Path, games: int) -> None:
    whole = trained(tmp_path / "whole", plan())
    with pytest.raises(Interrupted):
        trained(tmp_path / "parts", plan(), watcher=Plug(games))
    assert trained(tmp_path / "parts", plan()) == whole
    assert trained(tmp_path / "parts", plan(), watcher=Plug(1)) == whole  # nothing is played again


def test_another_seed_gives_other_weights(tmp_path: Path) -> None:
    assert trained(tmp_path / "7", plan(generations=1)) != trained(tmp_path / "8", plan(generations=1, seed=8))


def test_more_generations_can_be_asked_for_later(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", plan())
    trained(tmp_path / "later", plan(generations=1))
    assert trained(tmp_path / "later", plan()) == whole


def test_a_folder_holds_one_experiment(tmp_path: Path) -> None:
    trained(tmp_path, plan(generations=1))
    with pytest.raises(BadExperiment, match=r"another experiment \(other: seed\)"):
        Store(tmp_path, plan(seed=8).settings())
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("Dear Lucia")
    with pytest.raises(BadExperiment, match="something else"):
        Store(tmp_path / "other", plan().settings())


def test_when_time_is_up_what_was_played_is_learned_from(tmp_path: Path) -> None:
    generations = trained(tmp_path, plan(), minutes=1e-9)[2]
    assert [each.games for each in generations] == [0, 0]
    assert not any(each.is_kept for each in generations) and generations[-1].weights == NOTHING


def test_a_worse_generation_is_not_kept(tmp_path: Path) -> None:
    """The fit is made to say nonsense: the match finds out."""

    class Misled(Trainer):
        """Learns that boats are bad."""

        def learn(self, *args: Any) -> dict[str, Any]:
            return super().learn(*args) | {"weights": NONSENSE}

    wise = plan(first={2: SENSE}, deals=20, iterations=12, generations=1)
    generation = Misled(wise, Store(tmp_path, wise.settings()), Executor(), 10.0, Watcher()).train()[2][0]
    assert generation.verdict.share < 0.45
    assert not generation.is_kept and generation.weights == SENSE


def test_games_played_with_the_same_weights_are_learned_from_together(tmp_path: Path) -> None:
    class Stubborn(Trainer):
        """Never finds anything better."""

        def play_match(self, *args: Any) -> list[float]:
            return [0.25]

    again = plan()
    generations = Stubborn(again, Store(tmp_path, again.settings()), Executor(), 10.0, Watcher()).train()[2]
    assert [each.games for each in generations] == [10, 20]


def test_a_duel_is_fair_and_the_same_each_time() -> None:
    task = Duel("barcarola", 3, 5, 1, 4, SENSE, SENSE)
    assert play_duel(task) == play_duel(task)
    shares = [play_duel(task._replace(number=number, new=NONSENSE, iterations=12)).share for number in range(12)]
    assert verdict_of(shares).share < 0.45
    assert verdict_of([]) == Verdict(0, 0.5, 0.5) and not verdict_of([]).is_better


def test_a_sample_has_all_that_can_be_learned() -> None:
    sample = play_to_learn(SelfPlay("barcarola", 3, 1, 7, 6, 0.0, NOTHING))
    assert sample.ranks.shape == (3,) and sample.positions.shape[1:] == (3, 2)
    assert len(sample.positions) >= 2  # rounds 2 and 3 begin
    assert sample.lengths.sum() == len(sample.shares) == len(sample.answers) and sample.answers.shape[1] == 2
    assert np.isclose(sample.shares.sum(), len(sample.lengths), atol=1e-4)  # of each decision they sum to one


def test_weights_of_other_seats_stay(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    generation = trained(tmp_path / "work", plan(generations=1))[2]
    write_weights(file, find("barcarola"), "ridotto train a", {3: [generation[0]._replace(weights=SENSE)]})
    write_weights(file, find("barcarola"), "ridotto train b", {2: generation})
    assert read_weights(file, 3) == SENSE and read_weights(file, 2) == generation[0].weights
    content = json.loads(file.read_text())
    assert (content["game"], content["version"]) == ("barcarola", 1)
    assert [content["made"][seats]["command"] for seats in "23"] == ["ridotto train b", "ridotto train a"]
    assert advice_for(find("barcarola"), 3, read_weights(file, 3)).weights[0] == 1.5


def test_weights_say_how_many_games_the_last_one_kept_was_learned_from() -> None:
    nothing = Losses(0.0, 0.0, 0.0)
    played = [(10, False), (20, True), (10, True), (10, False)]
    generations = [
        Generation(i, games, nothing, nothing, Verdict(0, 0.5, 0.5), SENSE, is_kept)
        for i, (games, is_kept) in enumerate(played, 1)
    ]
    assert made_by("ridotto train", generations)[1:] == (4, 2, 10)
    assert made_by("ridotto train", generations[:1])[1:] == (1, 0, 0)


def test_a_game_that_cannot_be_read_gets_a_sentence(tmp_path: Path) -> None:
    trained(tmp_path, plan(generations=1))
    (tmp_path / "seats-2" / "generation-1" / "fit.json").unlink()
    (tmp_path / "seats-2" / "generation-1" / "game-00003.npz").write_bytes(b"PK")
    with pytest.raises(BadExperiment, match=r"game-00003\.npz is damaged; remove it"):
        trained(tmp_path, plan(generations=1))
