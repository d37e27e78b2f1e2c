"""Tables over real sockets: open, join, play, hand over, take back, play again."""

import re
import time
from typing import Any

import httpx

from ridotto.server.place import BOT_NAMES
from tests.server.conftest import Guest, Server, receive


def detail(response: httpx.Response, status: int) -> str:
    assert response.status_code == status, response.text
    return str(response.json()["detail"])


# ---- guests


def test_a_guest_needs_only_a_name_and_keeps_it_by_a_signed_cookie(server: Server) -> None:
    anna = Guest(server, "  Anna   Maria ")
    assert anna.http.get("/api/me").json() == {"id": anna.me["id"], "name": "Anna Maria"}
    cookie = anna.http.put("/api/me", json={"name": "Anna"}).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    assert anna.http.get("/api/me").json()["name"] == "Anna"


def test_a_forged_cookie_is_a_stranger(server: Server, anna: Guest) -> None:
    forged = anna.http.cookies["ridotto_guest"][:-2] + "xx"
    with httpx.Client(base_url=server.address, cookies={"ridotto_guest": forged}) as stranger:
        assert stranger.get("/api/me").json() == {"id": "", "name": ""}
        opening = {"game": "doge", "places": ["me", "open", "open"]}
        assert detail(stranger.post("/api/tables", json=opening), 401).startswith("Say who you are")


def test_an_unprintable_name_is_refused(anna: Guest) -> None:
    for name in ("", "   ", "x" * 25, "\u202e\u202e"):
        assert anna.http.put("/api/me", json={"name": name}).status_code in (400, 422)


def test_a_new_name_reaches_the_sockets_of_all_tables(anna: Guest) -> None:
    tables = [anna.table(["me", "open", "open"])["id"] for _ in range(2)]
    with anna.live(tables[0], 0) as first, anna.live(tables[1], 0) as second:
        for socket in (first, second):
            receive(socket, "table")
        anna.http.put("/api/me", json={"name": "Annunziata"}).raise_for_status()
        for socket in (first, second):
            while receive(socket, "table")["table"]["places"][0]["name"] != "Annunziata":
                pass


# ---- opening and joining


def test_one_request_opens_a_table_against_bots_and_starts_the_game(anna: Guest) -> None:
    table = anna.table(["me", "gondolier", "gondolier"], start=True)
    assert table["status"] == "playing" and table["mine"] and table["host"]
    assert len(table["commitment"]) == 64 and table["seed"] == ""
    update = anna.update(table["id"], 0)
    assert update["ask"]["question"] and update["ask"]["rule"] == "DO-3.1"
    assert update["ask"]["together"] is True  # all lay their cards at the same time
    assert update["ask"]["options"][0] == {"code": 0, "path": ["card:cannaregio"], "text": "Lay the card of Cannaregio"}


def test_a_second_guest_joins_and_the_game_starts(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "gondolier"])["id"]
    assert "still open" in detail(anna.post(table, "start"), 409)
    bruno.post(table, "sit", seat=1).raise_for_status()
    assert "taken" in detail(anna.post(table, "sit", seat=1), 409)
    bruno.post(table, "stand", seat=1).raise_for_status()
    bruno.post(table, "sit", seat=1).raise_for_status()
    anna.post(table, "start").raise_for_status()
    assert "has begun" in detail(bruno.post(table, "stand", seat=1), 409)
    assert [place["name"] for place in bruno.http.get(f"/api/tables/{table}").json()["places"]] == [
        "Anna",
        "Bruno",
        BOT_NAMES[2][0],
    ]


def test_an_open_place_can_be_given_to_a_bot(anna: Guest) -> None:
    table = anna.table(["me", "open", "open"])["id"]
    for seat in (1, 2):
        anna.post(table, "bot", seat=seat, level="gondolier").raise_for_status()
    anna.post(table, "start").raise_for_status()


def test_listed_tables_are_found_and_unlisted_ones_are_not(anna: Guest, bruno: Guest) -> None:
    listed = anna.table(["me", "open", "open"], listed=True)["id"]
    quiet = anna.table(["me", "open", "open"])["id"]
    shown = [table["id"] for table in bruno.http.get("/api/tables", params={"show": "open"}).json()["tables"]]
    assert listed in shown and quiet not in shown
    mine = [table["id"] for table in anna.http.get("/api/tables", params={"show": "mine"}).json()["tables"]]
    assert {listed, quiet} <= set(mine)


def test_the_lists_show_the_newest_tables_first(anna: Guest, bruno: Guest) -> None:
    tables = []
    for _ in range(4):
        tables.append(anna.table(["me", "open", "open"], listed=True)["id"])
        time.sleep(0.002)  # no two in the same millisecond
    for guest, show, mine in ((anna, "mine", True), (bruno, "open", False)):
        listed = guest.http.get("/api/tables", params={"show": show}).raise_for_status().json()["tables"]
        ours = [table for table in listed if table["id"] in tables]
        assert [table["id"] for table in ours] == tables[::-1]
        assert {table["mine"] for table in ours} == {mine}


def test_bad_openings_get_a_sentence(anna: Guest) -> None:
    def refuse(**opening: Any) -> str:
        return detail(anna.http.post("/api/tables", json={"game": "doge", "places": ["me"] * 3, **opening}), 422)

    assert "no game 'dog'" in refuse(game="dog")
    assert "3 to 4 seats, not 2" in refuse(places=["me", "me"])
    assert "no choice 'colour'" in refuse(choices={"colour": "red"})
    assert "a number from 1 to 60" in refuse(choices={"last_year": "99"})


# ---- playing


def test_only_the_holder_of_a_seat_answers_for_it(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "open"])["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()
    anna.post(table, "bot", seat=2, level="gondolier").raise_for_status()
    anna.post(table, "start").raise_for_status()
    turn = bruno.update(table, 1)["ask"]["turn"]
    assert "not yours" in detail(anna.post(table, "moves", seat=1, turn=turn, code=0), 403)
    assert "not yours" in detail(anna.post(table, "moves", seat=2, turn=turn, code=0), 403)
    assert anna.http.get(f"/api/tables/{table}/update", params={"seat": 1}).status_code == 403


def test_a_repeated_or_stale_move_changes_nothing(anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    turn = anna.update(table, 0)["ask"]["turn"]
    anna.post(table, "moves", seat=0, turn=turn, code=1).raise_for_status()
    before = anna.update(table, 0)
    assert "has been answered" in detail(anna.post(table, "moves", seat=0, turn=turn, code=1), 409)
    assert anna.update(table, 0) == before


def test_a_move_that_is_not_offered_is_refused_with_what_is(anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    ask = anna.update(table, 0)["ask"]
    assert "is not offered" in detail(anna.post(table, "moves", seat=0, turn=ask["turn"], code=11), 409)
    assert anna.update(table, 0)["ask"] == ask


def test_a_whole_game_against_bots_ends_with_a_result_a_record_and_a_proof(anna: Guest) -> None:
    import ridotto

    table = anna.table(["me", "gondolier", "gondolier"], start=True, choices={"last_year": "1"})["id"]
    with anna.live(table, 0) as socket:
        number = 0
        while True:
            update = receive(socket, "update")
            if update["view"]["over"]:
                break
            if update["ask"]:
                number += 1
                option = update["ask"]["options"][number % len(update["ask"]["options"])]
                anna.post(table, "moves", seat=0, turn=update["ask"]["turn"], code=option["code"])
    info = anna.http.get(f"/api/tables/{table}").json()
    assert info["status"] == "over" and sorted(info["ranks"])[0] == 1
    assert re.search(r"\bwins?\b|draw", update["lines"][-1]["text"])
    told = anna.http.get(f"/api/tables/{table}/summary", params={"seat": 0}).json()
    assert told["result"] == update["lines"][-1]["text"] and told["rule"] == update["lines"][-1]["rule"]
    assert told["ranks"] == info["ranks"] and [len(row["values"]) for row in told["rows"]] == [info["seats"]] * 3
    spectator = anna.http.get(f"/api/tables/{table}/moments/0").json()
    assert told["course"]["points"][-1] == {"number": spectator["moments"], "scores": info["scores"]}
    assert anna.http.get(f"/api/tables/{table}/summary", params={"seat": 7}).status_code == 404
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert ridotto.replay(record).ranks == info["ranks"]
    proof = anna.http.get(f"/api/tables/{table}/proof").json()
    assert proof["seed"] == info["seed"] and len(proof["draws"]) == 14


def test_record_and_proof_are_secret_while_the_game_goes_on(anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    for what in ("record", "proof"):
        assert "still secret" in detail(anna.http.get(f"/api/tables/{table}/{what}"), 409)


def test_a_summary_is_refused_until_the_game_is_over(anna: Guest) -> None:
    for table in (anna.table(["me", "me", "me"], start=True)["id"], anna.table(["me", "open", "me"])["id"]):
        assert detail(anna.http.get(f"/api/tables/{table}/summary"), 409) == "The game is not over yet."


def test_the_log_tells_the_seats_of_one_guest_apart(anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    for seat in range(3):
        for number in (0, 0, -1):
            anna.answer(table, seat, number).raise_for_status()
    log = " ".join(line["text"] for line in anna.update(table, 0)["lines"])
    assert "Blue" in log and "Green" in log and "Anna" not in log


# ---- bots


def test_a_seat_is_handed_to_a_bot_and_reclaimed(anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    assert "No bot sits" in detail(anna.post(table, "take", seat=0), 409)
    with anna.live(table, 0) as socket:
        anna.post(table, "bot", seat=0, level="gondolier").raise_for_status()
        while 0 in receive(socket, "update")["view"]["asked"]:
            pass
        anna.post(table, "take", seat=0).raise_for_status()
    place = anna.http.get(f"/api/tables/{table}").json()["places"][0]
    assert place["kind"] == "guest" and not place["stands_in"]


def test_who_resigns_is_played_by_a_bot_for_good(anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    anna.post(table, "resign", seat=2).raise_for_status()
    assert anna.http.get(f"/api/tables/{table}").json()["places"][2]["resigned"]
    assert "has resigned" in detail(anna.post(table, "take", seat=2), 409)
    assert anna.post(table, "resign", seat=2).status_code == 409


# ---- undo


def lay(guest: Guest, table: str, seat: int) -> None:
    """One card, one marker, done."""
    for _ in range(2):
        guest.answer(table, seat, 0).raise_for_status()
    guest.answer(table, seat, -1).raise_for_status()


def test_a_sealed_answer_is_taken_back_at_once(anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    start = anna.update(table, 0)
    anna.answer(table, 0).raise_for_status()
    assert anna.update(table, 0)["undo"]
    assert anna.post(table, "undo", seat=0).json()["done"]
    after = anna.update(table, 0)
    assert after["view"] == start["view"] and after["epoch"] == start["epoch"] + 1
    assert "has not said anything" in detail(anna.post(table, "undo", seat=0), 409)


def test_what_was_revealed_is_taken_back_only_with_the_others_consent(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "open"])["id"]
    for seat in (1, 2):
        bruno.post(table, "sit", seat=seat).raise_for_status()
    anna.post(table, "start").raise_for_status()
    lay(bruno, table, 1)
    lay(bruno, table, 2)
    lay(anna, table, 0)
    assert not anna.post(table, "undo", seat=0).json()["done"]
    assert anna.http.get(f"/api/tables/{table}").json()["undo"] == {"seat": 0, "waiting": [1, 2]}
    assert "Nobody asks you" in detail(anna.post(table, "consent", agree=True), 409)
    bruno.post(table, "consent", agree=False).raise_for_status()
    assert anna.http.get(f"/api/tables/{table}").json()["undo"] is None
    anna.post(table, "undo", seat=0).raise_for_status()
    bruno.post(table, "consent", agree=True).raise_for_status()
    assert anna.update(table, 0)["view"]["asked"] == [0]


def revealed(anna: Guest, bruno: Guest) -> str:
    """A table at which Anna's last word has been revealed."""
    table: str = anna.table(["me", "open", "open"])["id"]
    for seat in (1, 2):
        bruno.post(table, "sit", seat=seat).raise_for_status()
    anna.post(table, "start").raise_for_status()
    for guest, seat in ((bruno, 1), (bruno, 2), (anna, 0)):
        lay(guest, table, seat)
    return table


def wish_at(guest: Guest, table: str) -> tuple[Any, Any]:
    """The wish that waits, and how and by whom the last one ended."""
    info = guest.http.get(f"/api/tables/{table}").json()
    end = info["undo_end"]
    return info["undo"], end and (end["number"], end["how"], end["by"])


def test_a_wish_outlasts_the_words_of_others_and_ends_when_its_seat_plays_on(anna: Guest, bruno: Guest) -> None:
    table = revealed(anna, bruno)
    anna.post(table, "undo", seat=0).raise_for_status()
    bruno.answer(table, 1).raise_for_status()
    bruno.post(table, "undo", seat=1).raise_for_status()
    assert wish_at(anna, table) == ({"seat": 0, "waiting": [1, 2]}, None)
    assert "still waiting" in detail(anna.post(table, "undo", seat=0), 409)
    anna.answer(table, 0).raise_for_status()
    assert wish_at(anna, table) == (None, (1, "past", 0))


def test_a_wish_can_be_withdrawn_declined_and_granted_and_all_can_tell(anna: Guest, bruno: Guest) -> None:
    table = revealed(anna, bruno)
    assert "You have not asked" in detail(anna.post(table, "withdraw"), 409)
    anna.post(table, "undo", seat=0).raise_for_status()
    assert "You have not asked" in detail(bruno.post(table, "withdraw"), 409)
    with bruno.live(table, 1) as socket:
        receive(socket, "table")
        anna.post(table, "withdraw").raise_for_status()
        assert receive(socket, "table")["table"]["undo_end"] == {"number": 1, "seat": 0, "how": "withdrawn", "by": 0}
    for agree, end in ((False, (2, "declined", 1)), (True, (3, "granted", 0))):
        anna.post(table, "undo", seat=0).raise_for_status()
        bruno.post(table, "consent", agree=agree).raise_for_status()
        assert wish_at(anna, table) == (None, end)


def test_nothing_is_taken_back_while_somebody_is_away(anna: Guest, bruno: Guest) -> None:
    table = revealed(anna, bruno)
    for seat in (1, 2):
        bruno.post(table, "bot", seat=seat, level="gondolier").raise_for_status()
    before = anna.update(table, 0)
    refused = anna.post(table, "undo", seat=0)
    assert "Bruno" in detail(refused, 409) and refused.json()["code"] == "away"
    assert refused.json()["gaps"]["name"] == "Bruno"
    after = anna.update(table, 0)
    assert after["epoch"] == before["epoch"] and after["number"] >= before["number"], "nothing was taken back"
    bruno.post(table, "take", seat=1).raise_for_status()
    assert not anna.post(table, "undo", seat=0).json()["done"], "Bruno is back and can be asked"


def test_who_has_resigned_is_not_asked(anna: Guest, bruno: Guest, server: Server) -> None:
    carla = Guest(server, "Carla")
    table = anna.table(["me", "open", "open"])["id"]
    for seat, guest in ((1, bruno), (2, carla)):
        guest.post(table, "sit", seat=seat).raise_for_status()
    anna.post(table, "start").raise_for_status()
    for seat, guest in enumerate((anna, bruno, carla)):
        lay(guest, table, seat)
    bruno.post(table, "resign", seat=1).raise_for_status()
    anna.post(table, "undo", seat=0).raise_for_status()
    assert wish_at(anna, table)[0] == {"seat": 0, "waiting": [2]}
    carla.post(table, "resign", seat=2).raise_for_status()
    assert wish_at(anna, table) == (None, (1, "granted", 0)), "nobody is left to be asked"
    assert "has resigned" in detail(carla.post(table, "undo", seat=2), 409)


# ---- chat, rematch, past positions, rules


def test_what_is_said_reaches_everybody_and_is_kept(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "open"])["id"]
    with bruno.live(table) as socket:
        anna.post(table, "chat", text="Buona sera").raise_for_status()
        assert receive(socket, "chat")["text"] == "Buona sera"
    assert [line["name"] for line in bruno.http.get(f"/api/tables/{table}/chat").json()] == ["Anna"]


def test_a_rematch_brings_the_same_people_to_one_new_table(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "gondolier"], choices={"last_year": "1"})["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()
    anna.post(table, "start").raise_for_status()
    assert "not over" in detail(anna.post(table, "rematch"), 409)
    anna.post(table, "resign", seat=0).raise_for_status()
    with anna.live(table, 0) as socket:
        bruno.post(table, "resign", seat=1).raise_for_status()
        while not receive(socket, "update")["view"]["over"]:
            pass
    first, second = anna.post(table, "rematch").json(), bruno.post(table, "rematch").json()
    assert first["id"] == second["id"] != table and first["choices"] == {"last_year": "1"}
    assert [place["kind"] for place in first["places"]] == ["guest", "open", "bot"]


def test_a_past_position_shows_what_the_seat_saw_then(anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    for seat in range(3):
        lay(anna, table, seat)
    moment = anna.http.get(f"/api/tables/{table}/moments/9", params={"seat": 0}).json()
    assert moment["view"]["mine"]["card"] == "cannaregio" and moment["view"]["stacks"]["cannaregio"] == [0, 0, 0]
    now = anna.http.get(f"/api/tables/{table}/moments/{moment['moments']}", params={"seat": 0}).json()
    assert now["view"]["stacks"]["cannaregio"] == [1, 1, 1]
    assert anna.http.get(f"/api/tables/{table}/moments/99999").status_code == 404


def test_games_and_rules_are_served(anna: Guest) -> None:
    game = next(game for game in anna.http.get("/api/games").json() if game["id"] == "doge")
    assert (game["least"], game["most"]) == (3, 4)
    assert "8 palaces in 4" in game["goal"] and game["goal_rules"][0] == "DO-9.1"
    page = anna.http.get("/api/rules/doge", params={"lang": "fr"}).json()
    assert any(paragraph["id"] == "DO-4.2" for paragraph in page["paragraphs"])
    assert anna.http.get("/api/rules/tarock").status_code == 404
