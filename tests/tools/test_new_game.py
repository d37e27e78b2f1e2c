"""`make new-game`: what it refuses, and that the game it lays out passes everything and can be played."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import new_game
from findings import ROOT
from tests.conftest import BUILD

NEEDED = ("docs", "src", "tests", "tools", "pyproject.toml", ".mypy_cache")  # the last, if there, saves half a minute
UNNEEDED = shutil.ignore_patterns("__pycache__", "*.so", "*.png", "*.rec", "*.play", "node_modules", "dist")
WEB = ("src", "package.json", "svelte.config.js", "tsconfig.json")
ONE_BOARD = '{"extends": "./tsconfig.json", "include": ["src/boards/regatta", "src/art/regatta.svelte"]}'
PLAY = """
import ridotto
from ridotto import boards, texts

match, rng, said = ridotto.start("regatta", seats=5, seed=5), ridotto.Rng(5), []
while not match.over:
    seat = match.asked[rng.below(len(match.asked))]
    options = match.options(seat)
    for lang in texts.LANGUAGES:
        said.append(texts.question("regatta", match.view(seat), seat, lang))
        said += [texts.option("regatta", "lay_card", path, lang) for path in options]
        said.append(boards.board_text(match.view(seat), lang))
    match.answer(options[rng.below(len(options))], seat)
for lang in texts.LANGUAGES:
    said += [line.text for line in texts.log(match, 0, lang)]
    said.append(texts.about("regatta", lang))
assert all(said) and not any("{" in text for text in said)
assert ridotto.replay(ridotto.record(match).text()).ranks == match.ranks
print(ridotto.game("regatta").title, min(match.ranks))
"""


def names(written: list[Path]) -> list[str]:
    return [str(path) for path in written]


# ---- what is refused


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small repository with one game."""
    (tmp_path / "src/ridotto/games/doge").mkdir(parents=True)
    (tmp_path / "src/ridotto/texts").mkdir()
    (tmp_path / "src/ridotto/texts/plain.py").touch()
    (tmp_path / "docs/rules").mkdir(parents=True)
    (tmp_path / "docs/rules/doge.md").write_text("# Doge\n\n**DO-1.1** The game is for 3 or 4 seats.\n")
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([""], "A game needs a name: make new-game NAME=regatta"),
        (
            ["San Marco"],
            "A name is small letters, digits and underscores, a letter first, 20 at most; not 'San Marco'.",
        ),
        (["2cities"], "A name is small letters, digits and underscores, a letter first, 20 at most; not '2cities'."),
        (["a" * 21], f"A name is small letters, digits and underscores, a letter first, 20 at most; not '{'a' * 21}'."),
        (["lambda"], "'lambda' is a word of Python; choose another name."),
        (["doge"], "The name 'doge' is taken: there is src/ridotto/games/doge already."),
        (["plain"], "The name 'plain' is taken: there is src/ridotto/texts/plain.py already."),
        (
            ["dorsoduro"],
            "The rule ids of doge begin with DO already; choose others: make new-game NAME=dorsoduro PREFIX=XX",
        ),
        (
            ["regatta", "--prefix", "r"],
            "Rule ids begin with two capital letters, not 'r'; choose some: make new-game NAME=regatta PREFIX=XX",
        ),
        (
            ["regatta", "--title", "Doge's"],
            "A title has letters, digits and blanks, at most 30 of them; not 'Doge's'.",
        ),
    ],
)
def test_a_bad_name_gets_one_sentence_and_nothing_is_written(
    root: Path, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(root.rglob("*"))
    assert new_game.main(arguments, root) == 1
    assert capsys.readouterr().err == f"{sentence}\n"
    assert sorted(root.rglob("*")) == before


def test_names_that_are_not_given_follow_from_the_name(root: Path) -> None:
    assert new_game.planned(root, "san_pietro") == ("san_pietro", "San Pietro", "SA")
    assert new_game.planned(root, "dorsoduro", "Il Dorso", "DR") == ("dorsoduro", "Il Dorso", "DR")


def test_a_file_that_is_there_is_not_overwritten(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scene = root / "web/src/art/regatta.svelte"
    scene.parent.mkdir(parents=True)
    scene.write_text("mine")
    written = new_game.lay_out(root, new_game.planned(root, "regatta"))
    assert scene.read_text() == "mine" and "web/src/art/regatta.svelte" not in names(written)
    assert "web/src/art/regatta.svelte: is there already, and stays" in capsys.readouterr().out


def test_the_longest_names_leave_no_gap_and_no_line_too_long(root: Path) -> None:
    plan = new_game.planned(root, "a_" * 9 + "aa", "W" * 30, "QQ")
    written = new_game.lay_out(root, plan)
    for path in written:
        assert "__" not in (root / path).read_text(encoding="utf-8").replace("__init__", ""), path
    sources = [str(root / path) for path in written if path.suffix == ".py"]
    ruff = [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "E501", "--line-length", "120"]
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", "--line-length", "120", *sources], check=True)
    subprocess.run([*ruff, *sources], check=True)


# ---- what is laid out


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository in which a game has been laid out."""
    if BUILD == "compiled":
        pytest.skip("the copy runs interpreted, as it does in the tests of the sources")
    folder = tmp_path_factory.mktemp("repository")
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=UNNEEDED)
        elif source.is_file():
            shutil.copy2(source, folder / name)
    for name in WEB:
        (folder / "web").mkdir(exist_ok=True)
        source = ROOT / "web" / name
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, folder / "web" / name)
    run(folder, "tools/new_game.py", "regatta")
    return folder


def run(folder: Path, *arguments: str) -> str:
    """Run Python on the sources of a copy; it must succeed."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder / "tools")]),
        "RIDOTTO_BUILD": "pure",
        "RIDOTTO_HYPOTHESIS": "mutant",
    }
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_a_new_game_passes_every_check(copy: Path) -> None:
    plan = new_game.planned(ROOT, "regatta")
    sources = [str(file.path) for file in new_game.files(plan) if file.path.suffix == ".py"]
    run(copy, "-m", "ruff", "format", "--check", *sources)
    run(copy, "-m", "ruff", "check", *sources)
    run(copy, "-m", "mypy", *sources)
    run(copy, "tools/levels.py")
    run(copy, "tools/sizes.py")
    run(copy, "tools/rule_ids.py", "regatta")
    run(copy, "tools/typescript.py", "--check")
    run(copy, "tools/golden.py", "--check", "regatta")
    run(copy, "-c", "import mutants as m; m.check_fit(m.mutants(['regatta: ']), m.ROOT / 'src')")


def test_a_new_game_keeps_the_laws_and_passes_its_tests(copy: Path) -> None:
    generic = ("laws/test_laws.py", "golden/test_golden.py", "texts/test_languages.py", "texts/test_choices.py")
    own = ("games/regatta", "texts/test_regatta_texts.py", "boards/test_regatta_board.py")
    options = ("-q", "-p", "no:randomly", "-p", "no:cacheprovider", "-k", "regatta")
    printed = run(copy, "-m", "pytest", *options, *[f"tests/{name}" for name in (*generic, *own)])
    assert " passed" in printed and "skipped" not in printed


def test_a_new_game_can_be_played_in_both_languages(copy: Path) -> None:
    assert run(copy, "-c", PLAY) == "Regatta 1\n"
    assert "regatta" in run(copy, "-m", "ridotto", "games")


def test_the_types_of_its_board_in_the_browser_are_right(copy: Path) -> None:
    modules, node = ROOT / "web/node_modules", shutil.which("node", path=Path(sys.executable).parent)
    if not modules.is_dir() or node is None:
        pytest.skip("the packages of the client are not installed: make test-web")
    (copy / "web/node_modules").symlink_to(modules)
    (copy / "web/tsconfig.game.json").write_text(ONE_BOARD)
    check = [node, "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.game.json"]
    ran = subprocess.run([*check, "--fail-on-warnings"], cwd=copy / "web", capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
