"""[RI-1.13] The numbers printed on the material, and corrections to them."""

import pytest

import ridotto
from ridotto import BadChoice
from ridotto.edition import read_edition, write_edition
from ridotto.games.rialto.tiles import TURN_BRIDGE
from ridotto.testing import diagram, play, rule

from .reading import acting, points, seen

GAME = ridotto.game("rialto")


@rule("RI-1.13")
def test_the_edition_says_how_well_each_number_is_known() -> None:
    text = write_edition(GAME)
    lines = {line.split(" ")[0]: line.split("#")[1].split() for line in text.splitlines() if " = " in line}
    assert len(lines) == 6 + 15 + 12
    assert {mark for mark, _ in lines.values()} == {"RECON"}
    assert read_edition(GAME, text) == {} or set(read_edition(GAME, text)) <= set(lines)


@rule("RI-1.13")
@pytest.mark.parametrize(
    ("choices", "why"),
    [
        ({"bank_castello": "ultra"}, "Each bank has 3 districts"),
        ({"joined_cannaregio_castello": "no"}, "12 connections, not 11"),
        ({"joined_cannaregio_dorsoduro": "yes"}, "12 connections, not 13"),
        ({"bridge_1_low": "6"}, "The first value of bridge 1 is not above the second"),
        (
            {
                "joined_cannaregio_castello": "no",
                "joined_cannaregio_san_marco": "no",
                "joined_cannaregio_santa_croce": "no",
                "joined_cannaregio_san_polo": "no",
                "joined_castello_san_polo": "yes",
                "joined_san_marco_santa_croce": "yes",
            },
            "12 connections, not 10",
        ),
    ],
)
def test_numbers_that_do_not_go_together_are_refused(choices: dict[str, str], why: str) -> None:
    with pytest.raises(BadChoice, match=why):
        GAME.new(2, choices)


@rule("RI-1.13", "RI-1.4")
def test_corrected_bridges_count() -> None:
    match = diagram("rialto", "seats 2\nchoice bridge_1_high 6\ntop 1\nround 6\nphase 2\nagenda place_bridge:0")
    play(match, "R connection:castello-dorsoduro district:castello")
    assert seen(match)["districts"]["castello"]["worth"] == 6


@rule("RI-1.13", "RI-1.4")
def test_of_two_like_bridges_the_first_is_drawn_first_for_nobody_can_tell_them_apart() -> None:
    """Bridges 4 and 5 have the values 4 and 5."""
    alike = "seats 2\nchoice bridge_5_high 5\nagenda turn_bridge\n"
    match = diagram("rialto", alike + "top 2")
    assert list(TURN_BRIDGE.weights(match.state)) == [1, 0, 1, 2, 0, 1]
    match = diagram("rialto", alike + "top 2\nconnection castello-dorsoduro bridge 4 castello")
    assert match.outcomes() == ["bridge:1", "bridge:3", "bridge:5", "bridge:6"]


@rule("RI-1.13", "RI-1.3")
def test_corrected_connections_can_be_built_on() -> None:
    text = "choice joined_cannaregio_castello no\nchoice joined_cannaregio_dorsoduro yes"
    match = diagram("rialto", f"seats 2\n{text}\ntop 1\nround 6\nphase 2\nagenda place_bridge:0")
    names = {path.split()[0] for path in match.options(0)}
    assert "connection:cannaregio-dorsoduro" in names and "connection:cannaregio-castello" not in names


@rule("RI-1.13", "RI-1.2")
def test_corrected_banks_give_other_bonuses() -> None:
    text = "choice bank_castello ultra\nchoice bank_dorsoduro citra"
    match = acting(
        "councilman",
        f"{text}\npoints 0 0 0\nmen cannaregio R 1\nmen san_marco R 1\nstrength R 1\nstrength B 0\nstrength G 0",
        round_number=6,
    )
    assert points(match) == [5, 0, 0]
