"""The game log as one seat reads it in one language: rendered once for all viewers of that seat."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from .. import texts


class LineCache:
    """Rendered lines, extended as the game goes on; a client can be sent those after any number of events."""

    def __init__(self, game_id: str, lang: str, names: Sequence[str], seat: int) -> None:
        self.names = names
        self.diary = texts.diary(game_id, lang, names, seat)
        self.lines: list[texts.Line] = []
        self.line_ends: list[int] = []  # by line: the number of events rendered when it was added
        self.event_counts: list[int] = [0]  # numbers of events at which rendering has stopped so far

    def has_stopped_at(self, count: int) -> bool:
        """Do the lines of the first `count` events end at a line boundary?"""
        i = bisect_left(self.event_counts, count)
        return i < len(self.event_counts) and self.event_counts[i] == count

    def render(self, events: Sequence[texts.Told]) -> bool:
        """Render the events that are new in this list; False if there are none."""
        count = self.event_counts[-1]
        if count == len(events):
            return False
        self.event_counts.append(len(events))
        for line in self.diary.feed(events[count:]):
            self.add(line)
        return True

    def add(self, line: texts.Line) -> None:
        self.lines.append(line)
        self.line_ends.append(self.event_counts[-1])

    def lines_after(self, count: int) -> list[texts.Line]:
        """The lines that are new to a client which has been sent this number of events."""
        return self.lines[bisect_right(self.line_ends, count) :]

    @property
    def sealed(self) -> list[texts.Line]:
        return self.diary.sealed
