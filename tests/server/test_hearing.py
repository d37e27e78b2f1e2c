"""What viewers are sent is put together from what all see and what each knows: it is the view, at every moment."""

import random

import msgspec
import pytest

from ridotto.registry import all_games, find_game
from ridotto.server.entries import Entry, Header
from ridotto.server.hearing import Ear
from ridotto.server.table import Table
from ridotto.server.viewer import Viewer

WORDS = 250
HOST = "anna"


def begun(game_id: str) -> Table:
    """A table at which one guest has all seats, begun."""
    game = find_game(game_id)
    header = Header("t", game_id, game.version, game.most, "{}", "5e" * 32, HOST, 0, 0, None, "waiting")
    table = Table(header, {HOST: "Anna"})
    table.apply([Entry(seat, "sit", seat, who=HOST) for seat in range(game.most)])
    table.apply(table.begin(HOST))
    return table


def play(table: Table, dice: random.Random) -> None:
    seat = dice.choice(table.playing.asked)
    code = dice.choice(table.game.rules.options(table.playing.state, seat))
    table.apply(table.move(HOST, seat, table.turn(seat), code))


def take_back(table: Table, dice: random.Random) -> None:
    """All seats are in the same hands, so whatever it is, it is granted."""
    seats = [seat for seat, words in enumerate(table.spoken) if words]
    table.apply(table.undo(HOST, dice.choice(seats)))


def everybody(table: Table) -> range:
    return range(-1, len(table.places))


@pytest.mark.parametrize("game_id", sorted(all_games()))
def test_the_view_that_is_sent_is_the_view_of_the_seat_after_every_word_and_every_undo(game_id: str) -> None:
    table, dice = begun(game_id), random.Random(7)
    viewers = [Viewer(HOST, seat, "en") for seat in everybody(table)]
    for word in range(WORDS):
        for viewer in viewers:
            if viewer.is_behind(table):
                sent = msgspec.json.decode(viewer.message(table))
                assert sent["view"] == table.playing.view(viewer.seat), f"seat {viewer.seat} after {word} words"
        if table.playing.over:
            break
        if word % 9 == 8:
            take_back(table, dice)
        else:
            play(table, dice)


@pytest.mark.parametrize("game_id", sorted(all_games()))
def test_who_listens_late_has_heard_the_same_at_the_same_moments(game_id: str) -> None:
    table, dice = begun(game_id), random.Random(8)
    for _ in range(WORDS):
        if table.playing.over:
            break
        play(table, dice)
        table.ear(dice.randrange(-1, len(table.places)))
    for viewer in everybody(table):
        late = Ear(viewer)
        late.listen(table.playing)
        ear = table.ear(viewer)
        assert [(told.number, told.event) for told in ear.told] == [(told.number, told.event) for told in late.told]
        assert ear.moments == late.moments
