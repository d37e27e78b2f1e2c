"""What servers and bot workers say to each other on the bus.

A server asks.  A worker that has a free process takes the question, gives signs of life, and answers.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from .. import __version__
from ..bots.insights import Hint, PartResult
from .questions import BotQuestion, HintQuestion, PartQuestion

QUEUE_GROUP = "workers"
ANYBODY = "any"

Question = BotQuestion | HintQuestion | PartQuestion


class Asked(Struct):
    """A question, with the seconds between two signs of life."""

    question: Question
    alive_every: Annotated[float, Meta(ge=0.01)]


class Taken(Struct, tag="taken"):
    """The worker of that name works on it from now on."""

    worker: str


class Busy(Struct, tag="busy"):
    """All processes of the worker have something to do: ask another one, or later."""


class Alive(Struct, tag="alive"):
    """It is still being worked on."""


class Returned(Struct, tag="returned"):
    """The worker ends before it has an answer."""


class Failed(Struct, tag="failed"):
    """It cannot be answered; another worker could not do it either."""

    reason: str


class Answered(Struct, tag="move"):
    """What a bot answers."""

    code: int


class Hinted(Struct, tag="hint"):
    """A hint."""

    hint: Hint


class Analysed(Struct, tag="part"):
    """What was found out about a part of a game."""

    result: PartResult


Answer = Answered | Hinted | Analysed
Reply = Taken | Busy | Alive | Returned | Failed | Answer

ENCODER = msgspec.msgpack.Encoder()
ASKED: msgspec.msgpack.Decoder[Asked] = msgspec.msgpack.Decoder(Asked)
REPLY: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


def subject_of(prefix: str, kind: type[Question], worker: str = ANYBODY) -> str:
    """Where questions are asked: for any worker of the same release, or for one of them.

    Rules of another release may be other rules, so its workers do not hear of it.
    """
    work = "analyse" if kind is PartQuestion else "play"
    return f"{prefix}.bots.{__version__.replace('.', '-')}.{work}.{worker}"
