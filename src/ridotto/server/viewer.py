"""A viewer of a table: what it has been sent, and what it is sent next.

What a viewer receives is made from the view of its seat and the events which that seat was told, and from nothing else.
"""

import asyncio
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from .. import texts
from ..core.seats import SPECTATOR, is_several
from ..core.step import Path
from . import wire
from .event_feed import EventFeed
from .line_cache import LineCache
from .plain_text import isolated
from .socket_wire import MoveAccepted, MoveRefused
from .table import Table

ENCODER = msgspec.json.Encoder()
OPTION_CACHE_SIZE = 10_000  # the same options are offered again and again


class Viewer:
    """A client that views a table from one seat (-1: as a spectator), in one language."""

    def __init__(self, guest: str, seat: int, lang: str) -> None:
        self.guest = guest
        self.seat = seat
        self.lang = lang
        self.behind = False  # it may have something to be sent that is still to be made
        self.epoch = -1  # of the last update sent
        self.events_sent = 0
        self.turn_id: str | None = ""  # of the question sent last; None: no update sent from this seat
        self.chat_sent = 0  # lines
        self.table_changed = True
        self.told_online: frozenset[str] = frozenset()  # guests who sit there and were connected, as sent last
        self.must_reconnect = False  # the table was dropped from memory
        self.outbox: list[bytes] = []  # made already: sent before anything else
        self.drained = asyncio.Event()  # set when the outbox is taken
        self.sleeper: asyncio.Future[None] | None = None  # its sender task waits for this
        self.sending = False  # its sender task waits for the client, and will make the newest update itself
        self.closed = False  # its sender task has ended

    def change_view(self, seat: int, lang: str) -> None:
        """View from another seat or in another language: everything is sent again."""
        self.seat, self.lang = seat, lang
        self.epoch, self.turn_id = -1, None

    def resume(self, table: Table, epoch: int, events_sent: int) -> None:
        """Continue after what the client has already received, if that still holds."""
        told = 0 if table.match is None else len(table.feed(self.seat).events)
        if epoch == table.epochs[self.seat] and 0 <= events_sent <= told:
            self.epoch, self.events_sent = epoch, events_sent

    def is_outdated(self, table: Table) -> bool:
        """Is there an update to send?"""
        seat = self.seat
        if table.match is None:
            return False
        if self.epoch != table.epochs[seat] or self.events_sent != len(table.feed(seat).events):
            return True
        return self.turn_id != table.asked_turn_id(seat)

    def answer(self, number: int, status: int, content: wire.Accepted | wire.Problem) -> None:
        """Send the response to the move that the client has given this number."""
        if isinstance(content, wire.Problem):
            self.post(ENCODER.encode(MoveRefused(number, status, content)))
        else:
            self.post(ENCODER.encode(MoveAccepted(number)))

    def post(self, message: bytes) -> None:
        """Let the sender task send a message as soon as it can."""
        if not self.closed:
            self.outbox.append(message)
            self.wake()

    def fall_behind(self) -> None:
        """Let the sender task make and send what is new, once for all that changes until then."""
        self.behind = True
        self.wake()

    def wake(self) -> None:
        if self.sleeper is not None and not self.sleeper.done():
            self.sleeper.set_result(None)

    def is_idle(self) -> bool:
        """Is there nothing to do for its sender task?"""
        return not (self.behind or self.outbox)

    def take_outbox(self) -> list[bytes]:
        messages, self.outbox = self.outbox, []
        self.drained.set()
        return messages

    def is_ready(self, chat: int) -> bool:
        """Can an update be made now and posted, with nothing else to be sent before it?"""
        return not (self.sending or self.closed or self.must_reconnect or self.table_changed) and self.chat_sent == chat

    def next_update(self, table: Table) -> wire.Update | None:
        """What is new for this viewer, or None; it counts as sent."""
        return self.make_update(table) if self.is_outdated(table) else None

    def encode_update(self, table: Table) -> bytes:
        """The update of an outdated viewer as JSON; it counts as sent."""
        return ENCODER.encode(self.make_update(table))

    def make_update(self, table: Table) -> wire.Update:
        match, turn_id, epoch = table.playing, table.asked_turn_id(self.seat), table.epochs[self.seat]
        fresh = self.epoch != epoch
        names = seat_names(table, self.lang)
        already_sent = 0 if fresh else self.events_sent
        feed = table.feed(self.seat)
        lines = rendered_lines(table, feed, self.lang, names, already_sent)
        self.epoch, self.events_sent, self.turn_id = epoch, len(feed.events), turn_id
        public, secrets = table.public_view(), table.game.secret_view(match.state, self.seat)
        return wire.Update(
            epoch=self.epoch,
            number=self.events_sent,
            fresh=fresh,
            seat=self.seat,
            view=public.with_secrets(secrets),
            lines=lines.lines_after(already_sent),
            sealed=lines.sealed,
            ask=make_ask(table, self.seat, turn_id, {**public.facts, **secrets}, lines) if turn_id else None,
            waiting=[seat for seat in match.asked if seat != self.seat and table.holds(self.guest, seat)],
            undo=self.seat != SPECTATOR and can_undo(table, self.seat),
        )


def rendered_lines(table: Table, feed: EventFeed, lang: str, names: list[str], already_sent: int) -> LineCache:
    """The log of a viewer, up to date; its lines can be split after `already_sent` events."""
    events, seat = feed.events, feed.viewer
    lines = table.line_caches.get((seat, lang))
    if lines is None or lines.names is not names or not lines.has_stopped_at(already_sent):
        lines = table.line_caches[seat, lang] = LineCache(table.game.id, lang, names, seat)
        lines.render(events[:already_sent])
    if lines.render(events) and table.playing.over:
        lines.add(lines.writer.result(table.playing.view(SPECTATOR), len(feed.moments)))
    return lines


def seat_names(table: Table, lang: str) -> list[str]:
    """The names of the seats in the log: of the guest or the bot; the colour where a guest holds several seats."""
    if lang not in table.seat_names:
        table.seat_names[lang] = find_seat_names(table, lang)
    return table.seat_names[lang]


def find_seat_names(table: Table, lang: str) -> list[str]:
    colours = colour_names(table.game.id, lang, len(table.places))
    names = table.names_by_seat()
    return [isolated(name) if names.count(name) == 1 and name else colours[seat] for seat, name in enumerate(names)]


@cache
def colour_names(game_id: str, lang: str, seats: int) -> list[str]:
    voice = texts.voice_for(game_id, lang, None, None)
    return [voice.name(seat) for seat in range(seats)]


def make_ask(table: Table, seat: int, turn_id: str, view: dict[str, Any], lines: LineCache) -> wire.Ask:
    """What a seat is asked, with all possible answers."""
    match, step = table.playing, str(view["step"])
    rules, game_id, lang = match.game.rules, match.game.id, lines.writer.voice.lang
    options = [
        make_option(game_id, step, code, rules.path(match.state, seat, code), lang)
        for code in rules.options(match.state, seat)
    ]
    if rules.question(match.state, seat).previewed:
        options = [replace(option, gains=match.game.gains(match.state, seat, option.code)) for option in options]
    together = is_several(match.state.asked | match.state.answered)
    return wire.Ask(seat, turn_id, step, lines.writer.question(view), str(view["rule"]), together, options)


@lru_cache(OPTION_CACHE_SIZE)
def make_option(game_id: str, step: str, code: int, path: Path, lang: str) -> wire.Option:
    return wire.Option(code, list(path), texts.option(game_id, step, path, lang))


def can_undo(table: Table, seat: int) -> bool:
    match = table.playing
    if table.ended or not table.word_counts[seat]:
        return False
    return not match.why_not_undo(seat, match.last_word(seat))
