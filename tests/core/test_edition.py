"""The numbers on a game's material: a file that says how well each is known, and takes corrections."""

import pytest

import ridotto
from ridotto.core.choices import FLAG, RECON, SEED, Choice, Choices
from ridotto.core.errors import BadChoice
from ridotto.core.game import Diagrams, Game, Hidden, Standings, Tables
from ridotto.core.rules import Rules
from ridotto.core.state import State
from ridotto.core.step import Automatic
from ridotto.core.view import GameView
from ridotto.edition import read_edition, write_edition

CHOICES = [
    Choice("last_year", "XX-9.9", 60, 1, 60),
    Choice("value_castello", "XX-1.1", 7, 0, 20, mark=RECON),
    Choice("gate_castello", "XX-1.2", 1, 1, 2, ("north", "south"), mark=SEED),
    Choice("joined", "XX-1.3", 0, 0, 1, FLAG, mark=RECON),
]


class Nothing(Automatic[State]):
    """The one step of a game that is over at once."""


class PrintedTables(Tables[State]):
    """Tables of a game with numbers on its material; a joined Castello must be worth something."""

    def new(self, seats: int, choices: Choices) -> State:
        if choices["joined"] and not choices["value_castello"]:
            raise BadChoice("A joined Castello must be worth something.")
        return State(seats, choices)


PRINTED = Game(
    id="printed",
    title="Printed",
    prefix="XX",
    version=1,
    least=2,
    most=4,
    minutes=1,
    rules=Rules([Nothing("nothing", "XX-1")]),
    choices=CHOICES,
    longest=1,
    view=GameView,
    events=[],
    tables=PrintedTables(),
    hidden=Hidden(),
    standings=Standings(),
    diagrams=Diagrams(),
)


def test_the_file_shows_every_printed_number_with_its_mark_and_rule() -> None:
    lines = write_edition(PRINTED).splitlines()
    assert "value_castello = 7       # RECON   XX-1.1" in lines
    assert 'gate_castello = "north"  # SEED    XX-1.2' in lines
    assert not any("last_year" in line for line in lines)


def test_what_is_written_is_read_again() -> None:
    mine = {"value_castello": "9", "gate_castello": "south", "joined": "yes"}
    assert read_edition(PRINTED, write_edition(PRINTED, mine)) == mine
    assert read_edition(PRINTED, write_edition(PRINTED)) == {}


def test_lines_that_are_right_may_be_left_out_and_flags_may_be_true_or_false() -> None:
    assert read_edition(PRINTED, "joined = true") == {"joined": "yes"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("value_castello = ", "This edition cannot be read: Invalid value"),
        ("value_castelo = 3", "An edition of printed has no number 'value_castelo'; it has value_castello, gate_"),
        ("last_year = 3", "has no number 'last_year'"),
        ("value_castello = 21", "is a number from 0 to 20; not '21'"),
        ("value_castello = 6.5", "is a number from 0 to 20; not '6.5'"),
        ("value_castello = 0\njoined = true", "A joined Castello must be worth something."),
    ],
)
def test_a_bad_file_gets_a_clear_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadChoice, match=sentence):
        read_edition(PRINTED, text)


def test_a_game_whose_rulebook_tells_all_has_no_edition() -> None:
    with pytest.raises(BadChoice, match="All numbers of doge are in its rulebook"):
        write_edition(ridotto.game("doge"))
