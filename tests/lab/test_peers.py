"""`bench/peers.py`: our games beside other engines."""

import pytest

from bench.peer_engines import OpenSpielInside, Side
from bench.peers import Comparison, our_games, ratios
from ridotto.registry import all_games


def test_doge_is_measured_unless_other_games_are_named() -> None:
    assert our_games([]) == ["doge"]
    assert our_games(["rialto", "intrigo"]) == ["rialto", "intrigo"]
    assert our_games(["all"]) == list(all_games())


def test_a_game_that_we_do_not_have_is_named() -> None:
    with pytest.raises(SystemExit, match=r"We have no game chess\. Known: doge;"):
        our_games(["doge", "chess"])


def test_each_of_our_games_has_a_ratio_to_each_peer() -> None:
    comparison = Comparison([OpenSpielInside("hearts")], ["doge", "rialto"])
    (peer,) = comparison.rows
    peer.rates = [2.0, 4.0, 9.0]
    comparison.ours["doge", Side.INSIDE].rates = [6.0]
    comparison.ours["doge", Side.DRIVEN].rates = [1.0]
    comparison.ours["rialto", Side.INSIDE].rates = [2.0]
    assert [comparison.ratio(game, peer) for game in comparison.games] == [1.5, 0.5]
    assert [column.header for column in ratios(comparison).columns][-2:] == ["doge", "rialto"]
