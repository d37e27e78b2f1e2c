"""The part of a position that everybody sees, computed and encoded once for all viewers."""

from typing import Any, Final

import msgspec

from ..core.event import EVERYONE
from ..core.event_types import ANSWERED
from ..core.match import Match

ENCODER = msgspec.json.Encoder()


class PublicView:
    """The public facts of a position, as a dictionary and as JSON.

    Two laws that hold for every game make it cacheable: it changes only when everybody is told something, and the board
    changes only when that is more than "a seat has answered".
    """

    def __init__(self, match: Match[Any]) -> None:
        self.board: Final = match.game.board(match.state)
        self.board_json: Final = ENCODER.encode(self.board)
        self.facts: dict[str, object] = {}
        self.json = b""
        self.scanned = 0  # events of the match
        self.refresh_frame(match)

    def refresh_frame(self, match: Match[Any]) -> None:
        """Recompute who is asked what; the board is unchanged."""
        frame = match.game.frame(match.state)
        self.facts = {**frame, **self.board}
        self.json = merge_objects(ENCODER.encode(frame), self.board_json)
        self.scanned = len(match.events)

    def update(self, match: Match[Any]) -> bool:
        """Bring the view up to date; False if the board has changed and a new view is needed."""
        events = match.events
        frame_changed = False
        for i in range(self.scanned, len(events)):
            if events[i].audience == EVERYONE:
                if events[i].type is not ANSWERED:
                    return False
                frame_changed = True
        if frame_changed:
            self.refresh_frame(match)
        self.scanned = len(events)
        return True

    def with_secrets(self, secrets: dict[str, object]) -> Any:
        """The whole view of one seat as raw JSON; msgspec sends it where a dictionary is declared."""
        return msgspec.Raw(merge_objects(self.json, ENCODER.encode(secrets)))


def merge_objects(first: bytes, second: bytes) -> bytes:
    """Two non-empty JSON objects merged into one."""
    return first[:-1] + b"," + second[1:]
