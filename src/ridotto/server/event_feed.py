"""The events that one viewer of a table has been told."""

from typing import Any, Final

from ..core.match import Match
from ..texts import Told


class EventFeed:
    """The events of one viewer, numbered by its own moments: the words of others must not show in the numbers."""

    def __init__(self, viewer: int) -> None:
        self.viewer: Final = viewer
        self.events: list[Told] = []
        self.moments: list[int] = []  # the words after which it was told something, counted from 1
        self.scanned = 0  # events of the match, told to this viewer or not

    def update(self, match: Match[Any]) -> None:
        """Add the new events of the match that this viewer is told."""
        events, counts = match.events, match.event_counts
        if self.scanned == len(events):
            return
        word = len(counts)
        while word and counts[word - 1] > self.scanned:
            word -= 1
        for i in range(self.scanned, len(events)):
            while word < len(counts) and counts[word] <= i:
                word += 1
            if events[i].reaches(self.viewer):
                if not self.moments or self.moments[-1] != word + 1:
                    self.moments.append(word + 1)
                self.events.append(Told(len(self.moments), events[i]))
        self.scanned = len(events)
