"""One pair of eyes on a table: what it has been sent, and what it is sent next.

What a viewer receives is made from the view of its seat and the events that seat was told, and from nothing else.
"""

import asyncio
from functools import cache, lru_cache
from typing import Any, Protocol

import msgspec

from .. import texts
from ..core.seats import SPECTATOR
from ..core.step import Path
from . import wire
from .chronicle import Chronicle
from .hearing import Ear
from .table import Table

ENCODER = msgspec.json.Encoder()
OPTIONS = 10_000  # remembered: they are offered again and again


class Wire(Protocol):
    """A connection that can be sent to without waiting."""

    def is_free(self) -> bool: ...

    def send_now(self, text: bytes) -> None: ...


class Viewer:
    """A client that looks at a table from one seat (-1: from outside), in one language."""

    def __init__(self, guest: str, seat: int, lang: str) -> None:
        self.guest = guest
        self.seat = seat
        self.lang = lang
        self.news = asyncio.Event()  # something may have to be sent
        self.epoch = -1  # of the last update sent
        self.number = 0  # events sent so far
        self.turn: str | None = ""  # of the question last sent; None: none from this seat
        self.said = 0  # lines of chat sent
        self.table_changed = True
        self.lost = False  # the table was read anew: the client has to connect again
        self.wire: Wire | None = None  # for sending at once
        self.sending = False  # a message is on its way that the next one must not overtake

    def look_from(self, seat: int, lang: str) -> None:
        """From another seat, or in another language: everything is sent anew."""
        self.seat, self.lang = seat, lang
        self.epoch, self.turn = -1, None

    def resume(self, table: Table, epoch: int, number: int) -> None:
        """The client says what it has seen: it is sent what it missed."""
        told = 0 if table.match is None else len(table.ear(self.seat).told)
        if epoch == table.epochs[self.seat] and 0 <= number <= told:
            self.epoch, self.number = epoch, number

    def is_behind(self, table: Table) -> bool:
        """Is there an update to send?"""
        seat = self.seat
        if table.match is None:
            return False
        if self.epoch != table.epochs[seat] or self.number != len(table.ear(seat).told):
            return True
        return self.turn != table.asked_turn(seat)

    def can_be_told(self, chat: int) -> bool:
        """Can an update be sent at once, with nothing else to be sent before it?"""
        return (
            self.wire is not None
            and not (self.sending or self.lost or self.table_changed or self.news.is_set())
            and self.said == chat
            and self.wire.is_free()
        )

    def send(self, message: bytes) -> None:
        """Only when it can be told."""
        if self.wire is not None:
            self.wire.send_now(message)

    def update(self, table: Table) -> wire.Update | None:
        """What is new for this viewer, or None."""
        return self.catch_up(table) if self.is_behind(table) else None

    def message(self, table: Table) -> bytes:
        """The update of a viewer that is behind, as it goes over the wire."""
        return ENCODER.encode(self.catch_up(table))

    def catch_up(self, table: Table) -> wire.Update:
        """Where the game stands, and what has been told since the last update."""
        match, turn, epoch = table.playing, table.asked_turn(self.seat), table.epochs[self.seat]
        fresh = self.epoch != epoch
        names = names_at(table, self.lang)
        seen = 0 if fresh else self.number
        ear = table.ear(self.seat)
        chronicle = chronicle_for(table, ear, self.lang, names, seen)
        self.epoch, self.number, self.turn = epoch, len(ear.told), turn
        sight, secrets = table.open_sight(), table.game.secret_view(match.state, self.seat)
        return wire.Update(
            epoch=self.epoch,
            number=self.number,
            fresh=fresh,
            seat=self.seat,
            view=sight.with_secrets(secrets),
            lines=chronicle.since(seen),
            sealed=chronicle.sealed,
            ask=ask_of(table, self.seat, turn, {**sight.facts, **secrets}, chronicle) if turn else None,
            waiting=[seat for seat in match.asked if seat != self.seat and table.holds(self.guest, seat)],
            undo=self.seat != SPECTATOR and can_undo(table, self.seat),
        )


def chronicle_for(table: Table, ear: Ear, lang: str, names: list[str], number: int) -> Chronicle:
    """The log of a viewer, written up to now; it can be read from this number of events on."""
    told, seat = ear.told, ear.viewer
    chronicle = table.chronicles.get((seat, lang))
    if chronicle is None or chronicle.names is not names or not chronicle.knows(number):
        chronicle = table.chronicles[seat, lang] = Chronicle(table.game.id, lang, names, seat)
        chronicle.write(told[:number])
    if chronicle.write(told) and table.playing.over:
        chronicle.add(chronicle.diary.result(table.playing.ranks, len(ear.moments)))
    return chronicle


def names_at(table: Table, lang: str) -> list[str]:
    """What the log calls each seat: the guest's name; the colour where a bot sits or one guest has several seats."""
    if lang not in table.voices:
        table.voices[lang] = find_names(table, lang)
    return table.voices[lang]


def find_names(table: Table, lang: str) -> list[str]:
    colours = colours_of(table.game.id, lang, len(table.places))
    names = [table.place_name(seat) for seat in range(len(colours))]
    return [name if names.count(name) == 1 and name else colours[seat] for seat, name in enumerate(names)]


@cache
def colours_of(game_id: str, lang: str, seats: int) -> list[str]:
    voice = texts.voice_for(game_id, lang, None, None)
    return [voice.name(seat) for seat in range(seats)]


def ask_of(table: Table, seat: int, turn: str, view: dict[str, Any], chronicle: Chronicle) -> wire.Ask:
    """What a seat is asked, with all that it may answer."""
    match, step = table.playing, str(view["step"])
    rules, game_id, lang = match.game.rules, match.game.id, chronicle.diary.voice.lang
    options = [
        option_of(game_id, step, code, rules.path(match.state, seat, code), lang)
        for code in rules.options(match.state, seat)
    ]
    return wire.Ask(seat, turn, step, chronicle.diary.question(view), str(view["rule"]), options)


@lru_cache(OPTIONS)
def option_of(game_id: str, step: str, code: int, path: Path, lang: str) -> wire.Option:
    return wire.Option(code, list(path), texts.option(game_id, step, path, lang))


def can_undo(table: Table, seat: int) -> bool:
    match = table.playing
    if match.over or not table.spoken[seat]:
        return False
    return not match.why_not_undo(seat, match.last_word(seat))
