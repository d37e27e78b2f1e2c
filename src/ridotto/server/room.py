"""A table in memory, and who looks at it."""

from .door import Door
from .entries import ChatRow
from .table import Table
from .viewer import Viewer


class Room:
    """A table in memory with its door and those who look at it."""

    def __init__(self, table: Table, chat: list[ChatRow]) -> None:
        self.table = table
        self.chat = chat
        self.door = Door()
        self.viewers: set[Viewer] = set()
        self.thinking: set[int] = set()  # seats whose bots are at it

    @property
    def busy(self) -> bool:
        return bool(self.viewers or self.thinking) or self.door.shut

    def announce(self, table_changed: bool = False) -> None:
        """Wake those who have something to hear."""
        for viewer in self.behind(table_changed):
            viewer.news.set()

    def to_tell(self, table_changed: bool) -> list[Viewer]:
        """Those who have something to hear and can be sent it at once; the others are woken."""
        ready = []
        for viewer in self.behind(table_changed):
            if viewer.can_be_told(len(self.chat)):
                ready.append(viewer)
            else:
                viewer.news.set()
        return ready

    def behind(self, table_changed: bool) -> list[Viewer]:
        """Those who have something to hear."""
        if table_changed:
            for viewer in self.viewers:
                viewer.table_changed = True
        return [
            viewer
            for viewer in self.viewers
            if viewer.table_changed or viewer.said < len(self.chat) or viewer.is_behind(self.table)
        ]
