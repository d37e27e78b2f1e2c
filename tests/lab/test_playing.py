"""One game between bots: what is counted, and what a bot of somebody's own does wrong."""

import pickle
from typing import Any

import pytest

import ridotto
from ridotto.bots import Bot, make
from ridotto.bots.advised import AdvisedBot
from ridotto.core.rng import Rng
from ridotto.lab.errors import BadExperiment
from ridotto.lab.guests import Guest
from ridotto.lab.playing import play


class First(Bot):
    """Takes the first option, and looks at its neighbour."""

    def __init__(self, neighbour: Bot) -> None:
        super().__init__(Rng(1))
        self.neighbour = neighbour
        self.was_ready: list[bool] = []

    def choose(self, game: Any, world: Any, seat: int) -> int:
        if isinstance(self.neighbour, AdvisedBot):
            self.was_ready.append(self.neighbour.advice is not None)
        code: int = game.rules.options(world, seat)[0]
        return code


class Wrong(Bot):
    """Answers what it should not."""

    def __init__(self, answer: Any) -> None:
        super().__init__(Rng(1))
        self.answer = answer

    def choose(self, game: Any, world: Any, seat: int) -> int:
        if isinstance(self.answer, Exception):
            raise self.answer
        answer: int = self.answer
        return answer


def match() -> Any:
    return ridotto.start("barcarola", 2, 1, {"rounds": "1"})


def test_advice_is_loaded_before_the_clock_runs() -> None:
    search = make("search", 1, 2)
    first = First(search)
    play(match(), [first, search])
    assert first.was_ready[0]


def test_ismcts_counts_its_iterations() -> None:
    outcome = play(match(), [make("ismcts", 1, 3), make("uniform", 2)])
    assert outcome.iterations[0] == 3 * outcome.decisions[0] > 0 == outcome.iterations[1]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (None, "The bot 'mine:Wrong' has failed: TypeError: "),
        (
            ZeroDivisionError("division\nby zero"),
            "The bot 'mine:Wrong' has failed: ZeroDivisionError: division by zero.",
        ),
        (ValueError(), "The bot 'mine:Wrong' has failed: ValueError."),
        (987654, "The bot 'mine:Wrong' answers 987654, which is not offered."),
        (-1, "The bot 'mine:Wrong' answers -1, which is not offered."),
        (10**30, "which is not offered."),
    ],
)
def test_what_a_guest_does_wrong_is_told_in_a_sentence_that_names_it(answer: Any, sentence: str) -> None:
    with pytest.raises(BadExperiment) as caught:
        play(match(), [Guest("mine:Wrong", Wrong(answer)), make("uniform", 1)])
    assert sentence in str(caught.value)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # it comes from another process
