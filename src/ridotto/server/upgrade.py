"""A game that meets other rules than those it was played by, because the server was upgraded meanwhile.

It goes on from the last word that today's rules can replay.  That is written to its log before anybody sees it.
"""

from ..core.seats import SPECTATOR
from ..core.state import OVER
from .rows import LogEntry
from .table import Table


def due_entries(table: Table) -> list[LogEntry]:
    """What has to be written before a game that was loaded goes on, one step after the other."""
    match = table.match
    if match is None or table.ended:
        return []
    if table.unplayed or table.header.version != table.game.version:
        text = f"{table.header.version} {table.game.version} {len(table.unplayed)}"
        return [table.entry("upgrade", SPECTATOR, len(match.journal), text=text)]
    after = table.game.copy(match.state)  # chance may be due, or the game be over, where it was not by the old rules
    words = table.draw_chance(after, len(match.journal), ahead=0)
    return table.with_end(after, words) if words or after.step == OVER else []
