"""Bots have a name for each seat, told apart from the guests at their table."""

from ridotto.server.place import BOT_NAMES, Place, names_of
from tests.server.conftest import Guest

ALL_NAMES = [name for pair in BOT_NAMES for name in pair]
VOWELS = "AEIOUYHÀÉÈ"
GUEST_ID, OTHER_ID = "guest1", "guest2"


def seated(*places: str) -> list[Place]:
    """Places: "bot", "open", or the id of a guest."""
    made = [Place() for _ in places]
    for place, who in zip(made, places, strict=True):
        place.bot = 1 if who == "bot" else -1
        place.guest = "" if who in ("bot", "open") else who
    return made


def test_names_are_short_distinct_and_need_no_elision_in_french() -> None:
    assert len(set(ALL_NAMES)) == len(ALL_NAMES)
    assert all(len(name) <= 8 and name.isalpha() and name[0] not in VOWELS for name in ALL_NAMES)


def test_each_bot_has_the_name_of_its_seat() -> None:
    places = seated("bot", "open", GUEST_ID, "bot", "bot")
    assert names_of(places, {GUEST_ID: "Anna"}) == [BOT_NAMES[0][0], "", "Anna", BOT_NAMES[3][0], BOT_NAMES[4][0]]


def test_a_bot_takes_another_name_if_a_guest_is_called_so() -> None:
    """Whatever the capitals, and if it is the guest's first name alone."""
    for name in (BOT_NAMES[1][0].upper(), f"{BOT_NAMES[1][0]} Tintoretto"):
        assert names_of(seated(GUEST_ID, "bot"), {GUEST_ID: name}) == [name, BOT_NAMES[1][1]]


def test_no_two_at_a_table_are_called_the_same_whoever_the_guests_are() -> None:
    for first in ALL_NAMES:
        for second in ALL_NAMES:
            places = seated(GUEST_ID, "bot", OTHER_ID, "bot", "bot", "bot", "bot", "bot")
            names = names_of(places, {GUEST_ID: first, OTHER_ID: second})
            bots = [name for place, name in zip(places, names, strict=True) if place.bot >= 0]
            assert len({*bots, first, second}) == len(bots) + len({first, second}) and all(bots)


def test_a_bot_that_stands_in_is_called_like_its_guest() -> None:
    places = seated(GUEST_ID)
    places[0].bot = 1
    assert names_of(places, {GUEST_ID: "Anna"}) == ["Anna"]


def test_the_table_and_its_log_call_bots_by_their_names_in_both_languages(anna: Guest) -> None:
    table = anna.table(["me", "gondolier", "gondolier"], start=True, choices={"last_year": "1"})
    assert [place["name"] for place in table["places"]] == ["Anna", BOT_NAMES[1][0], BOT_NAMES[2][0]]
    while anna.update(table["id"], -1)["view"]["asked"] != []:
        if anna.update(table["id"], 0)["ask"] is not None:
            anna.answer(table["id"], 0)
    for lang, colours in (("en", ("Blue", "Green")), ("fr", ("Bleu", "Vert"))):
        log = " ".join(line["text"] for line in anna.update(table["id"], 0, lang=lang)["lines"])
        assert BOT_NAMES[1][0] in log and BOT_NAMES[2][0] in log
        assert not any(colour in log for colour in colours)
