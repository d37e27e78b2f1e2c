"""[SM-1.3, SM-1.5, SM-6.2] The numbers printed on the board, and corrections to them."""

import pytest

import ridotto
from ridotto import BadChoice
from ridotto.edition import read_edition, write_edition
from ridotto.testing import diagram, play, rule

from .reading import drawn, prestige

GAME = ridotto.game("sanmarco")


@rule("SM-1.3", "SM-1.5", "SM-6.2")
def test_the_edition_says_how_well_each_number_is_known() -> None:
    lines = {
        line.split(" ")[0]: line.split("#")[1].split() for line in write_edition(GAME).splitlines() if " = " in line
    }
    assert len(lines) == 12 + 6 + 15
    printed = {name for name, (mark, _) in lines.items() if mark == "SEED"}
    assert printed == {"first_san_marco", "second_san_marco", "die_6", "joined_san_marco_castello"}
    assert (lines["die_1"][1], lines["first_castello"][1], lines["joined_san_polo_castello"][1]) == (
        "SM-1.5",
        "SM-1.3",
        "SM-6.2",
    )


@rule("SM-1.3")
def test_corrected_values_are_scored() -> None:
    match = diagram(
        "sanmarco",
        "choice first_castello 9\n choice second_castello 3\n castello R2 B1\n player R\n hand doge\n agenda next_card",
    )
    play(match, "R district:castello")
    assert prestige(match) == [9, 3, 0, 0]


@rule("SM-1.5")
def test_corrected_dice_place_the_first_nobles() -> None:
    match = diagram(
        "sanmarco", "choice die_1 castello\n choice die_6 cannaregio\n phase 0\n agenda roll_start:0 start_bridge:0"
    )
    play(match, "* die:1", "* die:1", "* die:1")
    assert drawn(match, "castello") == "R6" and "die:1" not in match.outcomes()
    play(match, "* die:6")
    assert drawn(match, "cannaregio") == "R2"


@rule("SM-1.3", "SM-1.5", "SM-6.2")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("first_castello = 4", "In castello the second cannot score more than the first: 5 is above 4."),
        ('die_1 = "castello"', "The district castello shows two dice, 1 and 6; each shows one."),
        (
            "joined_san_marco_castello = false\njoined_cannaregio_castello = false",
            "The district castello has no neighbour; no bridge could ever lead there.",
        ),
        ("first_castello = 21", "is a number from 0 to 20; not '21'"),
    ],
)
def test_numbers_that_do_not_go_together_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadChoice, match=sentence):
        read_edition(GAME, text)
