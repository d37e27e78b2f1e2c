"""What the viewers of a table are told, and what all of them see."""

from typing import Any, Final

import msgspec

from ..core.event import ANSWERED, EVERYONE
from ..core.game import View
from ..core.match import Match
from ..texts import Told

ENCODER = msgspec.json.Encoder()


class Ear:
    """All that one viewer was told, numbered by its own moments and never by words of others."""

    def __init__(self, viewer: int) -> None:
        self.viewer: Final = viewer
        self.told: list[Told] = []
        self.moments: list[int] = []  # the words that told it something, counted from 1
        self.heard = 0  # events of the match, told to it or not

    def listen(self, match: Match[Any]) -> None:
        """Take in what has happened since."""
        events, heard = match.events, match.heard
        if self.heard == len(events):
            return
        word = len(heard)
        while word and heard[word - 1] > self.heard:
            word -= 1
        for i in range(self.heard, len(events)):
            while word < len(heard) and heard[word] <= i:
                word += 1
            if events[i].told(self.viewer):
                if not self.moments or self.moments[-1] != word + 1:
                    self.moments.append(word + 1)
                self.told.append(Told(len(self.moments), events[i]))
        self.heard = len(events)


class Sight:
    """What everybody sees of a table, as facts and as they go over the wire: made once for all who look on.

    It changes only when all are told something, and the board only when that is more than that a seat has answered:
    laws of every game.
    """

    def __init__(self, match: Match[Any]) -> None:
        self.board: Final[View] = match.game.board(match.state)
        self.board_json: Final = ENCODER.encode(self.board)
        self.facts: View = {}
        self.json = b""
        self.events = 0  # told when it was made
        self.look(match)

    def look(self, match: Match[Any]) -> None:
        """See what is asked of whom; the board is still the same."""
        frame = match.game.frame(match.state)
        self.facts = {**frame, **self.board}
        self.json = in_one(ENCODER.encode(frame), self.board_json)
        self.events = len(match.events)

    def follow(self, match: Match[Any]) -> bool:
        """Take in what has happened since; False: the board is another one."""
        events = match.events
        told = False
        for i in range(self.events, len(events)):
            if events[i].audience == EVERYONE:
                if events[i].kind != ANSWERED:
                    return False
                told = True
        if told:
            self.look(match)
        self.events = len(events)
        return True

    def with_secrets(self, secrets: View) -> Any:
        """The whole view of one seat, which is sent where facts are declared."""
        return msgspec.Raw(in_one(self.json, ENCODER.encode(secrets)))


def in_one(first: bytes, second: bytes) -> bytes:
    """Two objects of JSON made into one.  Neither is empty."""
    return first[:-1] + b"," + second[1:]
