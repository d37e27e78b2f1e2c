"""What the viewers of a table are told, and what all of them see."""

from typing import Any, Final

import msgspec

from ..core.event import EVERYONE
from ..core.game import View
from ..core.match import Match
from ..words import Told

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
    """What everybody sees of a table, as facts and as they go over the wire: made once for all who look on."""

    def __init__(self, match: Match[Any]) -> None:
        self.facts: Final[View] = match.game.open_view(match.state)
        self.json: Final = ENCODER.encode(self.facts)
        self.events = len(match.events)

    def holds(self, match: Match[Any]) -> bool:
        """Is it still so?  What all see changes only when all are told something: a law of every game."""
        events = match.events
        for i in range(self.events, len(events)):
            if events[i].audience == EVERYONE:
                return False
        self.events = len(events)
        return True

    def with_secrets(self, secrets: View) -> Any:
        """The whole view of one seat: two objects of JSON made into one, which is sent where facts are declared."""
        return msgspec.Raw(self.json[:-1] + b"," + ENCODER.encode(secrets)[1:])
