from collections.abc import Callable
from pathlib import Path

import pytest

import rule_ids

Write = Callable[[str, str], Path]

LAW = """
    # Toy: the rules

    This paragraph stands before the chapters and needs no number.

    ## 1. Words

    | word | meaning |
    | --- | --- |

    **TO-1.1** A seat is a place at the table. (not tested: it only
    gives a name) (SEED)

    ## 2. Play

    **TO-2.1** Each seat draws one card. (SEED; the
    number is RECON)

    **TO-2.2** It lays it down:

    - open,
    - at once. (RECON)
"""
CODE = """
    '''[TO-2] Play.'''

    class Draw(Chance[Table]):
        '''[TO-2.1] Each seat draws one card.'''

    class DrawTwo(Draw):
        pass

    class Other:
        pass

    DRAW: Final = Draw("draw", "TO-2.1")
    LAY: Final = DrawTwo("lay", rule="TO-2.2")
    OTHER = Other("nothing", "to do with rules")

    class Table(State):
        def __init__(self) -> None:
            self.hand = 0  # [seat]    SECRET: owner, until [TO-2.2]
"""
TESTS = """
    @rule("TO-2.1")
    @given(integers())
    def test_each_seat_draws_one_card() -> None: ...

    class TestLaying:
        @pytest.mark.rule("TO-2.2", "TO-2.1")
        def test_a_card_is_laid_open(self) -> None: ...
"""


@pytest.fixture(autouse=True)
def tree(write: Write) -> None:
    write("docs/rules/toy.md", LAW)
    write("docs/rules/toy.fr.md", LAW)
    write("src/ridotto/games/toy/__init__.py", "")
    write("src/ridotto/games/toy/play.py", CODE)
    write("tests/games/toy/test_play.py", TESTS)


def sentences(root: Path) -> list[str]:
    return [found.sentence for found in rule_ids.check([rule_ids.read(root, "toy")], root)]


def test_a_tree_in_order_has_no_findings(tmp_path: Path) -> None:
    assert sentences(tmp_path) == []


def test_the_table_has_rule_origin_steps_and_tests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rule_ids.main(tmp_path, []) == 0
    printed = capsys.readouterr().out
    assert "| TO-1.1 | SEED | | not tested: it only gives a name |" in printed
    assert "| TO-2.1 | SEED RECON | draw | test_each_seat_draws_one_card, test_a_card_is_laid_open |" in printed
    assert "| TO-2.2 | RECON | lay | test_a_card_is_laid_open |" in printed
    assert "| hand | owner, until [TO-2.2] |" in printed


def test_the_table_is_written_and_must_stay_true(write: Write, tmp_path: Path) -> None:
    assert rule_ids.main(tmp_path, ["--brief", "--write"]) == 0
    assert "| TO-2.2 | RECON | lay |" in (tmp_path / "docs/reference/rules-toy.md").read_text()
    write("src/ridotto/games/toy/play.py", CODE.replace('"lay"', '"put"'))
    assert sentences(tmp_path) == ["the table is out of date: run tools/rule_ids.py --write"]


def test_a_paragraph_without_a_test_is_found(write: Write, tmp_path: Path) -> None:
    write("tests/games/toy/test_play.py", TESTS.replace('"TO-2.2", ', ""))
    assert sentences(tmp_path) == ["TO-2.2 has no test"]


def test_not_being_tested_needs_a_reason(write: Write, tmp_path: Path) -> None:
    without = LAW.replace("(not tested: it only\n    gives a name)", "(not tested: )")
    write("docs/rules/toy.md", without)
    assert sentences(tmp_path) == ["TO-1.1 has no test"]


def test_a_paragraph_marked_as_not_tested_has_no_test(write: Write, tmp_path: Path) -> None:
    write("tests/games/toy/test_play.py", TESTS.replace('"TO-2.2", ', '"TO-2.2", "TO-1.1", '))
    assert sentences(tmp_path) == ["TO-1.1 says that it is not tested, but it is"]


@pytest.mark.parametrize("unknown", ["TO-9.9", "TO-2", "DO-2.1"])
def test_a_test_that_cites_no_paragraph_is_found(write: Write, tmp_path: Path, unknown: str) -> None:
    write("tests/games/toy/test_more.py", f'@rule("{unknown}")\ndef test_more() -> None: ...\n')
    assert sentences(tmp_path) == [f"test_more cites {unknown}, no paragraph of the rules"]


def test_a_test_without_a_rule_is_found(write: Write, tmp_path: Path) -> None:
    write("tests/games/toy/test_more.py", "def test_more() -> None: ...\n")
    assert sentences(tmp_path) == ['test_more cites no rule: write @rule("...") above it']


@pytest.mark.parametrize(
    "line", ["'''[TO-9.9] No such rule.'''", "x = 1  # [TO-2.1, TO-9.9]", "CHOICE = Choice('x', 'TO-9.9')"]
)
def test_code_that_cites_an_unknown_rule_is_found(write: Write, tmp_path: Path, line: str) -> None:
    write("src/ridotto/games/toy/more.py", line)
    assert sentences(tmp_path) == ["TO-9.9 is no paragraph of the rules"]


@pytest.mark.parametrize("call", ['Draw("again")', 'Draw("again", RULE)', 'Draw("again", "")'])
def test_a_step_without_a_rule_is_found(write: Write, tmp_path: Path, call: str) -> None:
    write("src/ridotto/games/toy/more.py", f"STEPS = [{call}]")
    assert sentences(tmp_path) == ["the step again names no rule"]


def test_a_step_with_an_unknown_rule_is_found(write: Write, tmp_path: Path) -> None:
    write("src/ridotto/games/toy/more.py", 'AGAIN = Draw("again", "TO-9")')
    assert sentences(tmp_path) == ["TO-9 is no paragraph of the rules"]


def test_an_id_that_stands_twice_is_found(write: Write, tmp_path: Path) -> None:
    write("docs/rules/toy.md", LAW + "\n    **TO-2.1** Once more. (RECON)\n")
    assert sentences(tmp_path) == ["TO-2.1 stands here for the second time"]


def test_a_paragraph_without_an_id_is_found(write: Write, tmp_path: Path) -> None:
    write("docs/rules/toy.md", LAW + "\n    And one more thing.\n")
    assert sentences(tmp_path) == ["a paragraph of the rules begins with its id, such as **XX-1.2**"]


def test_the_french_page_has_the_same_paragraphs(write: Write, tmp_path: Path) -> None:
    write("docs/rules/toy.fr.md", LAW.replace("TO-2.2", "TO-2.3"))
    assert sorted(sentences(tmp_path)) == [
        "TO-2.2 is missing on the French page",
        "TO-2.3 is missing on the English page",
    ]


def test_the_french_page_has_the_same_order(write: Write, tmp_path: Path) -> None:
    swapped = LAW.replace("TO-2.1", "TO-0").replace("TO-2.2", "TO-2.1").replace("TO-0", "TO-2.2")
    write("docs/rules/toy.fr.md", swapped)
    assert sentences(tmp_path) == ["the French page has the paragraphs in another order"]


def test_a_missing_french_page_is_found(tmp_path: Path) -> None:
    (tmp_path / "docs/rules/toy.fr.md").unlink()
    assert sentences(tmp_path) == ["toy has no French page, toy.fr.md"]


def test_a_game_without_a_law_is_found(write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write("src/ridotto/games/new/__init__.py", "")
    assert rule_ids.main(tmp_path, ["--brief"]) == 1
    assert "src/ridotto/games/new/__init__.py:1: the game has no rules page" in capsys.readouterr().err
