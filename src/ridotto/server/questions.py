"""Questions to the processes in which bots think: all that an answer needs, as records that can be sent anywhere."""

from typing import Protocol, Self

from msgspec import Struct

from ..bots.insights import Hint, Part, PartResult
from .table import Table


class TableState(Struct):
    """A table as a worker needs it."""

    table: str
    game: str
    version: int  # of its rules
    seats: int
    choices: dict[str, str]
    journal: list[int]
    guest: str  # on whose behalf it is asked


class BotQuestion(TableState, tag="move"):
    """All that a worker needs to answer for a seat."""

    seat: int
    level: int
    turn_id: str
    seed: int

    @classmethod
    def at(cls, table: Table, seat: int) -> Self:
        """The question that a seat is asked now."""
        return cls(
            table.header.id,
            table.game.id,
            table.game.version,
            table.header.seats,
            table.choices,
            list(table.playing.journal),
            sponsor_of(table, seat),
            seat,
            table.places[seat].bot,
            table.turn_id(seat),
            table.bot_seed(seat),
        )


class HintQuestion(BotQuestion, tag="hint"):
    """All that a worker needs to give a hint to a seat."""

    iterations: int = 0  # instead of seconds: for hints that can be repeated


class PartQuestion(TableState, tag="part"):
    """All that a worker needs to analyse a part of a finished game."""

    part: Part

    @classmethod
    def about(cls, table: Table, part: Part, guest: str) -> Self:
        return cls(
            table.header.id,
            table.game.id,
            table.game.version,
            table.header.seats,
            table.choices,
            list(table.playing.journal),
            guest,
            part,
        )


class Bots(Protocol):
    """Whoever answers such questions: processes of this server, or workers on other machines."""

    async def answer(self, question: BotQuestion) -> int: ...

    async def hint(self, question: HintQuestion) -> Hint: ...

    async def analyse(self, question: PartQuestion) -> PartResult: ...

    def close(self) -> None: ...


def sponsor_of(table: Table, seat: int) -> str:
    """The guest on whose behalf a bot thinks: whose seat it is, or the host, or anybody who still plays."""
    playing = [place.guest for place in table.places if place.guest and not place.resigned]
    guest = table.places[seat].guest or table.header.host
    return guest if guest in playing or not playing else playing[0]
