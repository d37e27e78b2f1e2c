"""What an answer gains is known before it is given, where a step shows that."""

from ridotto.core.match import start
from ridotto.core.rng import Rng
from tests.toy.barcarola import GAME


def test_gains_are_the_points_of_the_answer_and_the_position_stays_as_it_is() -> None:
    match, rng, gained = start(GAME, 3, 7, {"rounds": "4", "worth_rialto": "3"}), Rng(2), set()
    while not match.over:
        seat = match.asked[0]
        codes = match.codes(seat)
        if match.view(seat)["step"] == "row":
            key, before = GAME.key(match.state), match.scores
            told = {code: GAME.gains(match.state, seat, code) for code in codes}
            assert GAME.key(match.state) == key
            code = max(codes, key=lambda code: told[code][seat])
            copy = GAME.copy(match.state)
            GAME.rules.question(copy, seat).choose(copy, seat, code)
            assert GAME.scores(copy) == [points + more for points, more in zip(before, told[code], strict=True)]
            gained.add(told[code][seat] > 0)
            match.answer(code, seat)
        else:
            match.answer(codes[rng.below(len(codes))], seat)
    assert gained == {False, True}


def test_nothing_is_told_of_answers_that_are_not_previewed() -> None:
    match = start(GAME, 3, 7, {})
    assert match.view(0)["step"] == "lay" and GAME.gains(match.state, 0, match.codes(0)[0]) == []
