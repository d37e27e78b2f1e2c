"""The view that is sent is joined from cached parts; it must equal the view of the seat after every word."""

import random

import msgspec
import pytest

from ridotto.registry import all_games, find_game
from ridotto.server.event_feed import EventFeed
from ridotto.server.rows import LogEntry, TableHeader
from ridotto.server.table import Table
from ridotto.server.viewer import Viewer

WORDS = 250
HOST = "anna"


def started(game_id: str) -> Table:
    """A started table at which one guest has all seats."""
    game = find_game(game_id)
    header = TableHeader("t", game_id, game.version, game.most, "{}", "5e" * 32, HOST, 0, 0, None, "waiting")
    table = Table(header, {HOST: "Anna"})
    table.apply([LogEntry(seat, "sit", seat, who=HOST) for seat in range(game.most)])
    table.apply(table.start(HOST))
    return table


def play(table: Table, dice: random.Random) -> None:
    seat = dice.choice(table.playing.asked)
    code = dice.choice(table.game.rules.options(table.playing.state, seat))
    table.apply(table.move(HOST, seat, table.turn_id(seat), code))


def take_back(table: Table, dice: random.Random) -> None:
    """One guest holds all seats, so any undo is granted."""
    seats = [seat for seat, words in enumerate(table.word_counts) if words]
    table.apply(table.undo(HOST, dice.choice(seats)))


def all_viewers(table: Table) -> range:
    return range(-1, len(table.places))


@pytest.mark.parametrize("game_id", sorted(all_games()))
def test_the_view_that_is_sent_is_the_view_of_the_seat_after_every_word_and_every_undo(game_id: str) -> None:
    table, dice = started(game_id), random.Random(7)
    viewers = [Viewer(HOST, seat, "en") for seat in all_viewers(table)]
    for word in range(WORDS):
        for viewer in viewers:
            if viewer.is_outdated(table):
                sent = msgspec.json.decode(viewer.encode_update(table))
                assert sent["view"] == table.playing.view(viewer.seat), f"seat {viewer.seat} after {word} words"
        if table.playing.over:
            break
        if word % 9 == 8:
            take_back(table, dice)
        else:
            play(table, dice)


@pytest.mark.parametrize("game_id", sorted(all_games()))
def test_a_feed_that_is_filled_late_has_the_same_events_and_moments(game_id: str) -> None:
    table, dice = started(game_id), random.Random(8)
    for _ in range(WORDS):
        if table.playing.over:
            break
        play(table, dice)
        table.feed(dice.randrange(-1, len(table.places)))
    for viewer in all_viewers(table):
        late = EventFeed(viewer)
        late.update(table.playing)
        feed = table.feed(viewer)
        assert [(e.number, e.event) for e in feed.events] == [(e.number, e.event) for e in late.events]
        assert feed.moments == late.moments
