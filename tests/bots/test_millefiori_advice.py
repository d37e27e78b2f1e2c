"""[MF] What the advice for Mille Fiori thinks of drawn positions."""

from collections.abc import Iterator
from math import isfinite
from typing import Any

import pytest

import ridotto
from ridotto.bots.finding import advice_for
from ridotto.bots.millefiori.cards import best_use
from ridotto.bots.millefiori.use import Use
from ridotto.core.rng import Rng
from ridotto.core.seats import lowest
from ridotto.games.millefiori.council import climb
from ridotto.games.millefiori.material import PALACE
from ridotto.games.millefiori.play import DECLINE
from ridotto.testing import diagram
from ridotto.texts.millefiori import en, fr

GAME = ridotto.game("millefiori")
BASE = "choice masterworks no"
QUARTZ = 0  # of wheel 1
TILES = "tiles workshops residences people_a trade_a people_b trade_b"


def drawn(text: str, expansion: bool = False, number: int = 2) -> Any:
    """A position in a round, the second one when none is named."""
    return diagram("millefiori", f"seats 3\n{TILES if expansion else BASE}\nround {number}\n{text}").state


def guesses(seats: int = 3) -> Any:
    """The advice before anything was learned."""
    return advice_for(GAME, seats, {})


def preferred(text: str, expansion: bool = False, number: int = 2) -> str:
    """The answer that the advice thinks likeliest."""
    s, advice = drawn(text, expansion, number), guesses()
    seat = lowest(s.asked)
    GAME.rules.fill(s, seat, advice.out)
    advice.weigh(s, seat)
    best = max(range(advice.out.count), key=lambda i: advice.odds[i])
    return " ".join(GAME.rules.path(s, seat, advice.out.codes[best]))


def slips(text: str, expansion: bool = False, number: int = 2) -> set[str]:
    """The answers that somebody careless may give."""
    s, advice = drawn(text, expansion, number), guesses()
    seat = lowest(s.asked)
    GAME.rules.fill(s, seat, advice.out)
    advice.weigh_slips(s, seat)
    codes = [advice.out.codes[i] for i in range(advice.out.count) if advice.odds[i] > 0.0]
    return {" ".join(GAME.rules.path(s, seat, code)) for code in codes}


def sensible(text: str, expansion: bool = False, number: int = 2) -> set[str]:
    """The answers that a search may come to, whatever it has seen."""
    s, advice = drawn(text, expansion, number), guesses()
    seat = lowest(s.asked)
    GAME.rules.fill(s, seat, advice.out)
    advice.leave_senseless(s, seat)
    return {" ".join(GAME.rules.path(s, seat, code)) for code in advice.out.list()}


def answer_features(text: str, answer: str, expansion: bool = False, number: int = 2) -> dict[str, float]:
    """What is noted of an answer, by name."""
    s, advice = drawn(text, expansion, number), guesses()
    seat = lowest(s.asked)
    code = next(c for c in GAME.rules.canonical(s, seat) if " ".join(GAME.rules.path(s, seat, c)) == answer)
    return dict(zip(advice.names[advice.acts :], advice.features_of_answer(s, seat, code), strict=True))


def played(card: str, text: str = "") -> str:
    """Where red plays a card."""
    return preferred(f"kept R {card}\n{text}\nagenda start_turn:0")


def value(text: str, number: int = 2) -> float:
    """What a position is worth to red."""
    s = drawn(f"{text}\nagenda keep_card", number=number)
    return float(guesses().value(s, 0))


def test_points_count_more_when_few_cards_are_to_come() -> None:
    early, late = (value("points 30 0 0", number) - value("points 0 0 0", number) for number in (1, 7))
    assert 0 < early < late


def test_a_diamond_joins_the_larger_group() -> None:
    assert played("ash1", "own R workshops8 workshops16 workshops6") == "field:workshops17"


def test_a_person_goes_on_the_field_with_its_symbol() -> None:
    text = "own B nobili8\nown G nobili9\nown R nobili11"
    assert played("lion1", text) == "field:nobili4"


def test_a_point_bonus_comes_before_a_few_points() -> None:
    text = "own R trade1 trade2 trade3\nown B workshops1"
    assert preferred(f"packet R swans1 pigments5 key1\n{text}\nagenda keep_card") == "card:swans1"


def test_the_last_field_around_a_star_is_taken_for_the_extra_card() -> None:
    text = "own B workshops1 workshops9\ndisplay key1 key2"
    assert played("quartz1", text) == "field:workshops8"


def test_an_extra_card_is_not_declined() -> None:
    assert preferred("turn R\nextra 1\ndisplay key1 swans2\nagenda play_extra").startswith("display:")


def test_to_decline_an_extra_card_is_absurd_though_slips_are_easy() -> None:
    advice, s = guesses(), drawn("turn R\nextra 1\ndisplay key1 swans2\nagenda play_extra")
    GAME.rules.fill(s, 0, advice.out)
    advice.weigh_slips(s, 0)
    assert {advice.out.codes[i]: advice.odds[i] for i in range(advice.out.count)}[DECLINE] == 0.0


def test_an_extra_card_is_worth_what_the_display_has_for_the_seat() -> None:
    """A star beside ten points on the sea route: swans would complete a point bonus, a residence brings two points."""
    text = "ships 3 0 0\nown B workshops1 workshops9\nown R trade1 trade2 trade3 workshops24\ndisplay "
    assert played("quartz3", text + "swans1 key1") == "field:workshops8"
    assert played("quartz3", text + "key1 key2") == "button:sail"


def test_the_extra_card_after_an_extra_card_is_another_one() -> None:
    """[MF-3.5] Lime completes a star, and is gone then, unless there are two."""
    text = "turn R\nextra 1\nown R workshops1 workshops8 workshops2 workshops10 workshops17\nagenda play_extra\n"
    one, two = (answer_features(text + f"display lime1 {other}", "display:lime1") for other in ("key1", "lime1"))
    assert 0 < one["extra"] < two["extra"]


def test_nobody_overlooks_a_complete_line_of_the_showcase() -> None:
    text = "showcase R amber_horse2 amber_vase2 - - - - green_vase2 - -\nmarket amber_goblet4 green_horse3 green_horse2"
    assert slips(f"turn R\n{text}\nagenda take_work", expansion=True) == {"market:amber_goblet4"}


def test_of_two_like_cards_nobody_keeps_the_one_with_four_points_less() -> None:
    assert slips("packet R dogat1-6 dogat1-2\nagenda keep_card", expansion=True) == {"card:dogat1-6"}


def test_nobody_sails_by_mistake_when_the_ship_is_at_the_end_of_the_sea_route() -> None:
    """[MF-3.2] Nothing happens then, and a residence brings two points."""
    assert slips("ships 35 0 0\nkept R key1\nagenda start_turn:0", expansion=True) == {"field:residences1"}


def test_a_point_or_two_may_be_overlooked() -> None:
    """[MF-12.3] From the palace no councillor moves, so that the points alone count."""
    text = "councillors 19 1 1\npacket R dogat1-4 dogat2-3\nagenda keep_card"
    assert slips(text, expansion=True) == {"card:dogat1-4", "card:dogat2-3"}


def test_the_last_cards_are_counted_to_the_point() -> None:
    text = "cycle 4\ncouncillors 19 1 1\npacket R dogat1-4 dogat2-3\nagenda keep_card"
    assert slips(text, expansion=True, number=8) == {"card:dogat1-4"}


def test_of_two_dogat_cards_with_as_many_arrows_nobody_takes_the_poorer_one() -> None:
    for text in ("packet R {}\nagenda keep_card", "turn R\nextra 1\ndisplay {}\nagenda play_extra"):
        offered = sensible(text.format("dogat1-5 dogat1-6 dogat2-1"), expansion=True)
        assert {name.split(":")[1] for name in offered} - {"decline"} == {"dogat1-6", "dogat2-1"}
        assert len(slips(text.format("dogat1-5 dogat1-6"), expansion=True)) == 1


def test_the_poorer_dogat_card_may_be_meant_for_a_dogaressa_card_but_nobody_takes_it_by_mistake() -> None:
    """[MF-13.3] The card that is replaced is lost."""
    text = "ladies R small_dogat\nturn R\nextra 1\ndisplay dogat1-1 dogat1-2\nagenda play_extra"
    assert "display:dogat1-1" in sensible(text, expansion=True)
    assert slips(text, expansion=True) == {"display:dogat1-2"}


def test_no_search_comes_to_keep_what_brings_far_less_at_the_very_end() -> None:
    """Swans complete a point bonus; earlier there may be a plan, and with a Dogaressa card any card will do."""
    text = "own R trade1 trade2 trade3\npacket R fish1 swans2\nagenda keep_card"
    both = {"card:fish1", "card:swans2"}
    assert sensible(f"cycle 4\n{text}", expansion=True, number=8) == {"card:swans2"}
    assert sensible(text, expansion=True) == both
    assert sensible(f"cycle 4\nladies R points\n{text}", expansion=True, number=8) == both


def test_at_the_very_end_a_search_may_still_keep_what_brings_a_little_less() -> None:
    """Ash sails to ten points; a fish brings two."""
    text = "cycle 4\nships 3 0 0\npacket R fish1 ash3\nagenda keep_card"
    assert sensible(text, number=7) == {"card:fish1", "card:ash3"}


def test_of_two_like_masterworks_nobody_takes_the_poorer_one() -> None:
    text = "turn R\nmarket blue_horse2 blue_horse3 amber_horse2\nagenda take_work"
    offered = slips(text, expansion=True)
    assert "market:blue_horse2" not in offered
    assert {"market:blue_horse3", "market:amber_horse2"} <= offered


def test_no_search_comes_to_take_the_poorer_of_two_like_masterworks() -> None:
    offered = sensible("turn R\nmarket blue_horse2 blue_horse3 amber_horse2\nagenda take_work", expansion=True)
    assert "market:blue_horse2" not in offered and {"market:blue_horse3", "market:amber_horse2"} <= offered


def test_no_search_comes_to_decline_an_extra_card_that_scores() -> None:
    text = "turn R\nextra 1\nships 4 0 0\ndisplay ship2\nagenda play_extra"
    assert "button:decline" not in sensible(text)
    assert "button:decline" in sensible(f"{text}\ndiamonds R 4"), "another diamond would end the game"


def test_nobody_forgets_the_ship_that_a_voyage_places_for_nothing() -> None:
    """[MF-8.2] Who places one also sails."""
    offered = slips("ships 4 0 0\nkept R ship2\nagenda start_turn:0")
    assert offered and "button:sail" not in offered


def test_near_the_end_no_search_comes_to_a_ship_for_nothing_while_it_would_complete_a_fleet() -> None:
    """[MF-8.3] Two ships of three would be red's, and else blue's; row 2 has one trade field, rows 3 to 5 have none."""
    text = "cycle 3\nown R harbour1\nown B harbour2 trade1 trade2 trade5\nkept R ship2\nagenda start_turn:0"
    assert sensible(text, expansion=True, number=8) == {"field:harbour3", "field:harbour4", "button:sail"}
    assert "field:harbour7" in sensible(text, expansion=True), "more trade may come to row 1"


def test_a_ship_may_be_placed_for_nothing_where_no_fleet_is_lost_to_another_seat() -> None:
    """[MF-8.3] Both ships are red's, or blue's; or the fleet pays one point a ship; or it has one ship only."""
    text = "cycle 3\n{}\nkept R ship2\nagenda start_turn:0"
    for fleet in (
        "own R harbour1 harbour2\nown B trade1 trade2",
        "own B harbour1 harbour2 trade1 trade2",
        "own R harbour1\nown B harbour2 trade1",
        "own R harbour1\nown B trade1 trade2",
    ):
        assert "field:harbour7" in sensible(text.format(fleet), expansion=True, number=8)


def test_who_is_behind_may_sail_only_and_keep_its_last_diamond() -> None:
    """[MF-9.2] A ship would end the game."""
    fields = " ".join([*(f"residences{i}" for i in range(1, 21)), *(f"workshops{i}" for i in range(1, 7))])
    assert slips(f"points 0 40 0\nown R {fields}\nkept R ship2\nagenda start_turn:0") == {"button:sail"}


def test_who_would_still_be_behind_does_not_end_the_game_by_mistake() -> None:
    """[MF-9.2, MF-15.7] A last diamond brings two points, and rows of a showcase count for the others, too."""
    people = " ".join(f"workshops{i}" for i in range(1, 27))
    text = f"points {{}} 300 0\nown R {people}\nships 35 0 0\n{{}}\nkept R key1\nagenda start_turn:0"
    row = "showcase B amber_horse2 amber_vase2 amber_goblet2 - - - - - -"
    assert slips(text.format(290, ""), expansion=True) == {"button:sail"}
    assert slips(text.format(305, ""), expansion=True) == {"field:residences1"}
    assert slips(text.format(305, row), expansion=True) == {"button:sail"}


def test_who_is_behind_sails_though_nothing_else_was_likely() -> None:
    """[MF-9.2] The next residence would bring many points, but not enough of them."""
    fields = " ".join([*(f"residences{i}" for i in range(1, 13)), *(f"workshops{i}" for i in range(1, 15))])
    text = f"points 250 400 0\nown R {fields}\nships 35 0 0\nkept R key1\nagenda start_turn:0"
    assert preferred(text, expansion=True) == "field:residences13"
    assert slips(text, expansion=True) == {"button:sail"}


def test_the_diamond_of_a_point_bonus_may_be_the_last_one() -> None:
    """[MF-3.7, MF-9.2] A fourth value brings 14 points and a bonus of 20, and takes two diamonds."""
    values = "own R residences1 residences2 residences3"
    text = f"diamonds R 5\npoints {{}} 300 0\n{values}\nships 35 0 0\nkept R key1\nagenda start_turn:0"
    assert slips(text.format(250), expansion=True) == {"button:sail"}
    assert slips(text.format(270), expansion=True) == {"field:residences4"}


def test_nobody_takes_an_extra_card_whose_step_ends_the_game_for_somebody_behind() -> None:
    """[MF-11.4, MF-11.9] Swans lead to the palace, whose bonus of 20 points takes the last diamond."""
    text = "turn R\nextra 1\ndiamonds R 4\npoints {} 300 0\ncouncillors 18 1 1\ndisplay swans1 key1\nagenda play_extra"
    assert "display:swans1" not in slips(text.format(250), expansion=True)
    assert slips(text.format(290), expansion=True) == {"display:swans1"}


def test_nobody_takes_an_extra_dogat_card_to_the_palace_that_ends_the_game_for_somebody_behind() -> None:
    """[MF-11.9, MF-12.1] The points of the card count, too."""
    text = (
        "turn R\nextra 1\ndiamonds R 4\npoints {} 300 0\ncouncillors 18 1 1\ndisplay dogat1-6 key1\nagenda play_extra"
    )
    assert "display:dogat1-6" not in slips(text.format(250), expansion=True)
    assert slips(text.format(275), expansion=True) == {"display:dogat1-6"}


def test_who_is_behind_does_not_end_the_game_in_the_city_or_in_the_palace_by_mistake() -> None:
    """[MF-9.2, MF-13.9, MF-13.11] As far as somebody likes need not be as far as a point bonus."""
    text = "turn R\ndiamonds R 4\npoints {} 300 0\nships 30 0 0\ncouncillors 16 1 1\nagenda {}"
    for step, end in (("choose_voyage", "sea:35"), ("choose_steps", "council:19")):
        assert end not in slips(text.format(250, step), expansion=True)
        assert end in slips(text.format(290, step), expansion=True)


def test_no_search_comes_to_the_sea_route_with_a_ship_at_its_end() -> None:
    """[MF-13.9] Nothing happens, and to sail with the card itself costs no Dogaressa card."""
    text = "ladies R sea_route\nships {} 0 0\nkept R key1\nagenda start_turn:0"
    assert "dogaressa:sea_route" not in sensible(text.format(35), expansion=True)
    assert "dogaressa:sea_route" in sensible(text.format(20), expansion=True)


COURT = "turn R\ncourt sea_route great_dogat points\nships {} 0 0\ncard {}\nagenda take_lady use_card"


def test_nobody_takes_the_sea_route_by_mistake_for_a_ship_at_its_end() -> None:
    """[MF-14.4] It will never sail again; somebody may mean to keep the card from another seat."""
    assert "court:sea_route" not in slips(COURT.format(35, "key1"), expansion=True)
    assert "court:sea_route" in slips(COURT.format(29, "key5"), expansion=True)
    assert "court:sea_route" in sensible(COURT.format(35, "key1"), expansion=True)


def test_nobody_takes_the_sea_route_whose_ship_comes_to_its_end_in_this_turn() -> None:
    """The city and its bonus are far more than what else the key could bring."""
    assert "court:sea_route" not in slips(COURT.format(32, "key5"), expansion=True)
    assert "court:sea_route" in slips(COURT.format(29, "key5"), expansion=True)


def test_nobody_leaves_a_point_bonus_to_another_seat_for_a_card_that_does_no_more() -> None:
    """With each of them red sails to a star; with the swans blue would complete a point bonus."""
    text = "turn R\nextra 1\nships 5 0 0\nown B trade1 trade2 {}\ndisplay coin2 {}\nagenda play_extra"
    assert "display:coin2" not in slips(text.format("trade3", "swans2"))
    assert "display:coin2" in slips(text.format("trade4", "swans2")), "blue has swans"
    assert "display:coin2" in slips(text.format("trade3", "swans2 swans3")), "other swans are left in any case"


def test_a_point_bonus_may_be_left_to_another_seat_for_a_card_that_is_clearly_better() -> None:
    """[MF-15.7] The horse completes a row and two lines of its colour."""
    case = "showcase R green_horse2 green_horse3 - - - green_horse4 - - blue_horse2"
    text = f"turn R\nextra 1\n{case}\nships 5 0 0\nown B trade1 trade2 trade3\ndisplay green_horse5 swans2"
    assert "display:green_horse5" in slips(f"{text}\nagenda play_extra", expansion=True, number=6)


def test_no_search_comes_to_give_a_dogaressa_card_to_exchange_an_extra_card_for_another() -> None:
    """[MF-13.8] It could have been that one in the first place."""
    extra = "turn R\nextra 1\nladies R extra_card\ndisplay key1 swans2\nagenda play_extra"
    match = diagram("millefiori", f"seats 3\n{TILES}\nround 2\n{extra}")
    match.answer("display:key1")
    advice = guesses()
    GAME.rules.fill(match.state, 0, advice.out)
    advice.leave_senseless(match.state, 0)
    assert [" ".join(GAME.rules.path(match.state, 0, code)) for code in advice.out.list()] == ["button:play"]
    shown = "ladies R extra_card\ndisplay swans2\nkept R key1\nagenda start_turn:0"
    assert "dogaressa:extra_card" in sensible(shown, expansion=True)


def test_nobody_gives_a_dogaressa_card_for_an_extra_card_that_another_one_would_replace() -> None:
    """[MF-13.3, MF-13.8] That other Dogaressa card can take the place of the shown card at once."""
    text = "ladies R extra_card points\ndisplay {}\nships 20 0 0\nkept R key1\nagenda start_turn:0"
    assert preferred(text.format("dogat2-3"), expansion=True, number=5) == "dogaressa:extra_card"
    assert slips(text.format("dogat2-3"), expansion=True, number=5) == {"dogaressa:points"}
    trade = "own R trade1 trade2 trade3"
    assert slips(f"{trade}\n{text.format('swans1')}", expansion=True, number=5) == {"dogaressa:extra_card"}


def test_nobody_gives_a_dogaressa_card_for_an_extra_card_that_does_what_the_shown_card_does() -> None:
    """[MF-13.8] Both sail to the city, and the Dogaressa card could have replaced a poorer one later."""
    text = "ladies R extra_card\nships {} 0 0\ndisplay {}\nkept R key5\nagenda start_turn:0"
    assert preferred(text.format(30, "swans5"), expansion=True) == "dogaressa:extra_card"
    assert slips(text.format(30, "swans5"), expansion=True) == {"button:play"}
    group = "own R workshops3 workshops5 workshops10 workshops11 workshops12"
    assert slips(f"{group}\n{text.format(0, 'lime5')}", expansion=True) == {"dogaressa:extra_card"}


def test_no_search_comes_to_give_a_dogaressa_card_for_the_like_of_the_shown_card() -> None:
    """[MF-13.8] Both keys complete a point bonus; else swans complete another one, or the longer voyage does."""
    text = "ladies R extra_card\n{}\ndisplay key5 swans1\nkept R key1\nagenda start_turn:0"
    assert sensible(text.format("own R residences1 residences2 residences3"), expansion=True) == {"button:play"}
    for other in ("own R trade1 trade2 trade3", "ships 30 0 0"):
        assert "dogaressa:extra_card" in sensible(text.format(other), expansion=True)


def test_a_search_may_give_a_dogaressa_card_for_another_card_that_brings_hardly_less() -> None:
    """[MF-13.8] All sail to the city, but swans may be meant for another plan than a key."""
    text = "ladies R extra_card\nships 30 0 0\ndisplay {}\nkept R key5\nagenda start_turn:0"
    assert sensible(text.format("swans5"), expansion=True) == {"button:play", "dogaressa:extra_card"}
    assert sensible(text.format("key5"), expansion=True) == {"button:play"}


def test_a_search_may_give_a_dogaressa_card_for_a_poorer_card_that_does_not_end_the_game() -> None:
    """[MF-9.2, MF-11.9, MF-12.1] The Dogat card leads to the palace, whose bonus takes a diamond."""
    text = "ladies R extra_card\ncouncillors 18 1 1\ndisplay key1\nkept R dogat1-6\nagenda start_turn:0"
    assert sensible(text, expansion=True) == {"button:play"}
    assert "dogaressa:extra_card" in sensible(f"{text}\ndiamonds R 4", expansion=True)


def test_no_dogat_card_is_the_like_of_a_masterwork_or_of_quartz() -> None:
    """[MF-12.1, MF-15.4] Some have no symbol to compare; and they bring much the same here."""
    text = "ladies R extra_card\ncouncillors 19 1 1\nships 4 0 0\ndisplay {}\nkept R {}\nagenda start_turn:0"
    for offered, shown in (("dogat1-5", "blue_vase5"), ("quartz5", "dogat1-6")):
        assert "dogaressa:extra_card" in sensible(text.format(offered, shown), expansion=True, number=8)


def test_only_at_the_end_a_dogaressa_card_is_given_for_an_extra_card_that_does_a_little_more() -> None:
    """[MF-13.8] A ship in a row besides the voyage to the city: later nothing is to be saved any more."""
    text = "ladies R extra_card\nships 30 0 0\ndisplay {}\nkept R key5\nagenda start_turn:0"
    assert slips(text.format("ship5"), expansion=True, number=6) == {"button:play"}
    last = f"cycle 4\n{text}"
    assert slips(last.format("ship5"), expansion=True, number=8) == {"dogaressa:extra_card"}
    assert slips(last.format("swans5"), expansion=True, number=8) == {"button:play"}


def test_nobody_gives_a_dogaressa_card_to_sail_to_an_extra_card_that_another_one_would_replace() -> None:
    """[MF-13.9] Space 26 has nothing but a star; space 20 has ten points, too."""
    text = "ladies R sea_route points\ndisplay dogat2-3\nships {} 0 0\nkept R key1\nagenda start_turn:0"
    assert preferred(text.format(22), expansion=True, number=5) == "dogaressa:sea_route"
    assert slips(text.format(22), expansion=True, number=5) == {"dogaressa:points"}
    assert slips(text.format(14), expansion=True, number=5) == {"dogaressa:sea_route"}


def test_nobody_gives_a_dogaressa_card_for_a_point_while_others_may_be_replaced() -> None:
    """[MF-13.10] Small Dogat goes the same step, and brings 7 points; at the end nothing is to be saved any more."""
    text = "ladies R small_dogat\nkept R dogat1-6\nagenda start_turn:0"
    assert slips(text, expansion=True) == {"button:play"}
    assert slips(f"cycle 4\n{text}", expansion=True, number=8) == {"dogaressa:small_dogat"}


def test_nobody_spends_a_dogaressa_card_by_mistake_where_the_card_does_better() -> None:
    """[MF-13.3] It could replace a poorer card later."""
    text = "ladies R points\nships {} 0 0\nkept R ship2\nagenda start_turn:0"
    assert slips(text.format(10), expansion=True, number=6) == {"button:play"}
    assert "dogaressa:points" in slips(text.format(0), expansion=True, number=6)


def test_at_the_end_the_city_comes_before_a_point_though_no_voyage_follows_it() -> None:
    residences = "own B residences1 residences3 residences5 residences7\nown G residences2 residences4 residences6"
    text = f"cycle 4\nships 32 0 0\nbonus city B G - -\n{residences} residences8\nkept R key5\nagenda start_turn:0"
    assert preferred(text, expansion=True, number=8) == "button:sail"
    assert slips(text, expansion=True, number=8) == {"button:sail"}


def test_what_a_movement_in_the_council_brings_is_counted_to_the_end_of_the_last_voyage() -> None:
    """[MF-11.8, MF-14.2] It may lead to a voyage, to arrows, and to the palace or to the city."""
    table = drawn("display key1\nagenda keep_card", expansion=True)
    for ship in range(table.box.last_space + 1):
        for space in range(1, PALACE):
            s, u = GAME.copy(table), Use()
            s.ships[0], s.councillors[0] = ship, space
            u.climb(s, 0, 1)
            climb(s, 0, 1)
            assert (u.own + u.bonus, u.steps) == (s.points[0], s.councillors[0] - space)


def test_a_ship_sails_to_ten_points() -> None:
    assert played("quartz3", "ships 3 0 0") == "button:sail"


def test_what_helps_the_left_seat_is_kept_from_it() -> None:
    """Two cards that bring red the same: blue needs swans for a point bonus."""
    text = "own B trade1 trade2 trade3\nown G trade4 trade5"
    assert preferred(f"packet R swans1 glasses1\n{text}\nagenda keep_card") == "card:swans1"


def test_a_line_of_the_showcase_is_completed() -> None:
    text = "showcase R green_horse2 green_vase2 - - - - - - -\nmarket green_goblet2 blue_vase4 amber_horse4"
    assert preferred(f"turn R\n{text}\nagenda take_work", expansion=True) == "market:green_goblet2"
    text = "showcase R green_horse2 green_vase2 - - - - - - -\nwork green_goblet2"
    assert preferred(f"turn R\n{text}\nagenda place_work", expansion=True) == "showcase:red3"


def test_hopes_for_a_line_fade_at_the_end_and_a_sure_one_does_not() -> None:
    text = "turn R\nshowcase R amber_horse4 - - blue_horse3 - - - - -\nwork amber_horse5+\nagenda place_work"
    early, late = (answer_features(text, "showcase:red2", expansion=True, number=number) for number in (2, 8))
    assert 0 < late["near_line"] < early["near_line"]
    assert slips(text, expansion=True, number=8) == {"showcase:red7"}


def test_at_the_end_a_line_that_can_be_completed_comes_before_three_that_will_stay_open() -> None:
    """A goblet completes a row of them, or else lacks one more of a kind in a row and in a column."""
    text = "turn R\nshowcase R - - amber_goblet3 - - blue_goblet3 - blue_goblet5+ amber_goblet5+\nagenda take_work"
    market = "market amber_vase3 blue_vase4 amber_goblet2"
    assert answer_features(f"{market}\n{text}", "market:amber_goblet2", expansion=True, number=8)["line"] > 0
    assert slips(f"cycle 4\n{market}\n{text}", expansion=True, number=8) == {"market:amber_goblet2"}


def test_nobody_covers_a_masterwork_with_one_of_its_kind_while_a_place_is_empty() -> None:
    """[MF-15.5] The showcase is as it was, and might have had one more."""
    text = "turn R\nwork amber_vase5+\nagenda place_work\nshowcase R blue_horse4 {} blue_vase5+ amber_horse3 {} "
    text += "blue_vase4 green_horse2 {} amber_vase4"
    assert "showcase:red9" not in slips(text.format("-", "-", "-"), expansion=True)
    full = text.format("green_horse3", "green_goblet2", "blue_goblet2")
    assert "showcase:red9" in slips(full, expansion=True), "something must be covered"


def test_a_complete_line_is_worth_more_than_one_that_lacks_a_masterwork() -> None:
    """Two masterworks that are wholly alike could become a line of one colour and of one shape."""
    complete, open_still = (
        guesses().value(drawn(f"showcase R green_vase2 green_vase3 {rest}\nagenda keep_card", expansion=True), 0)
        for rest in ("green_horse4 - - - - - -", "- - - - - - green_horse4")
    )
    assert complete > open_still


def test_a_symbol_nearer_to_a_point_bonus_is_worth_something() -> None:
    assert value("own R trade1 trade2 trade3") > value("own R trade1 trade5 trade3")


def test_residences_that_can_be_continued_are_worth_something() -> None:
    assert value("own R residences2\nown B residences1") > value("own R residences1\nown B residences2")


def test_a_point_counts_less_with_fewer_seats_whose_games_are_longer() -> None:
    def worth_of_points(seats: int) -> float:
        tables = (f"seats {seats}\n{BASE}\nround 1\npoints {p}{' 0' * (seats - 1)}\nagenda keep_card" for p in (40, 0))
        some, none = (guesses(seats).value(diagram("millefiori", table).state, 0) for table in tables)
        return float(some - none)

    assert 0 < worth_of_points(2) < worth_of_points(3) < worth_of_points(4)


def test_a_good_card_at_hand_counts_more_when_few_are_to_come() -> None:
    text = "cycle 2\nown R trade1 trade2 trade3\npacket G {card} key1 key2 key3"
    early, late = (
        value(text.format(card="swans1"), number) - value(text.format(card="key4"), number) for number in (2, 7)
    )
    assert 0 < early < late


def test_the_step_for_the_colour_of_a_card_is_a_part_of_what_the_card_brings() -> None:
    """[MF-11.4] Space 1 is brown and space 4 violet: quartz moves the councillor from space 1 alone."""
    moved, stayed = (
        best_use(Use(), drawn(f"councillors {space} 1 1\nagenda keep_card", expansion=True), 0, QUARTZ)
        for space in (1, 4)
    )
    assert moved > stayed


def test_the_palace_is_not_hurried_to_while_the_council_has_much_to_give() -> None:
    """[MF-11.9] The point bonus alone is less than what other steps would still bring in most of a game."""
    palace, below = (
        guesses().value(drawn(f"points {points} 0 0\ncouncillors {space} 1 1\nagenda keep_card", expansion=True), 0)
        for points, space in ((20, PALACE), (0, 10))
    )
    assert palace < below


def test_two_masterworks_are_the_best_of_what_dogaressa_cards_bring() -> None:
    works, points = (
        guesses().value(drawn(f"ladies R {lady}\nagenda keep_card", expansion=True), 0)
        for lady in ("two_masterworks", "points")
    )
    assert works > points > guesses().value(drawn("agenda keep_card", expansion=True), 0)


def test_playouts_see_what_the_cards_that_are_passed_on_bring() -> None:
    """[MF-2.4] They go on to the end of the next cycle, in which these cards are played."""
    s = drawn("agenda keep_card")
    assert guesses().horizon(s) == s.clock() + 2


# ---- random play

TABLES = [(seats, choice) for seats in (2, 3, 4) for choice in ("no", "yes")]


def questions(seats: int, masterworks: str, games: int) -> Iterator[tuple[Any, Any, int]]:
    """Advice about every question of random games with several answers."""
    for seed in range(games):
        s, rng, advice = GAME.new(seats, {"masterworks": masterworks}), Rng(seed), guesses(seats)
        while s.step >= 0:
            if s.asked:
                seat = lowest(s.asked)
                GAME.rules.fill(s, seat, advice.out)
                if advice.out.count > 1:
                    yield advice, s, seat
            GAME.rules.turn(s, rng)


@pytest.mark.parametrize(("seats", "masterworks"), TABLES)
def test_every_answer_has_odds(seats: int, masterworks: str) -> None:
    for advice, s, seat in questions(seats, masterworks, 2):
        total = advice.weigh(s, seat)
        assert isfinite(total) and all(0 < advice.odds[i] <= total for i in range(advice.out.count))


@pytest.mark.parametrize(("seats", "masterworks"), TABLES)
def test_something_is_never_absurd(seats: int, masterworks: str) -> None:
    for advice, s, seat in questions(seats, masterworks, 2):
        advice.weigh_slips(s, seat)
        assert max(advice.odds[i] for i in range(advice.out.count)) == 1.0


def test_every_feature_is_noted_somewhere() -> None:
    seen: set[str] = set()
    names: list[str] = []
    for advice, s, seat in questions(3, "yes", 6):
        names = advice.names
        answers = [advice.features_of_answer(s, seat, code) for code in advice.out.list()]
        for row in answers:
            seen |= {name for name, amount in zip(names[advice.acts :], row, strict=True) if amount}
        seen |= {name for name, amount in zip(names, advice.features_of(s, seat), strict=False) if amount}
    assert [name for name in names if name not in seen] == []


def test_hints_have_words_for_every_feature_of_a_position() -> None:
    advice = guesses()
    assert list(en.REASONS) == list(fr.REASONS) == advice.names[: advice.acts]
