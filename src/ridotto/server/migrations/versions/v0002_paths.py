"""Words are stored with their paths, and ends with their results, so that later rules can read them.

Paths of games that were played by today's rules are filled in by replaying them; of others only the codes are known.
Whether bots are asked, and when a table was last touched, is stored for the start of a server.
"""

import json
import logging
import time
from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Column, Connection, Integer, MetaData, String, Table, Text, select, update

from ridotto.core.errors import RidottoError
from ridotto.core.match import Match, start
from ridotto.core.replay import spelled
from ridotto.registry import find_game

LOG = logging.getLogger(__name__)
revision = "0002"
down_revision = "0001"

DAY = 24 * 3600
SCHEMA = MetaData()
TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40)),
    Column("version", Integer),
    Column("seats", Integer),
    Column("choices", Text),
    Column("status", String(8)),
    Column("touched", Integer),
)
ENTRIES = Table(
    "log",
    SCHEMA,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8)),
    Column("value", BigInteger),
    Column("text", Text),
    Column("bots", Integer),
)


def upgrade() -> None:
    op.add_column("log", Column("text", Text, nullable=False, server_default=""))
    op.add_column("log", Column("bots", Integer, nullable=False, server_default="0"))
    op.add_column("tables", Column("touched", Integer, nullable=False, server_default="0"))
    connection = op.get_bind()
    connection.execute(update(TABLES).values(touched=int(time.time()) // DAY))
    connection.execute(update(ENTRIES).where(ENTRIES.c.table_id.in_(playing())).values(bots=1))
    for table_id, *rest in connection.execute(select(*TABLES.c).where(TABLES.c.status != "waiting")).all():
        try:
            write_texts(connection, table_id, *rest)
        except (RidottoError, LookupError, AssertionError):
            LOG.exception("Table %s cannot be replayed; it keeps its codes alone.", table_id)


def playing() -> Any:
    return select(TABLES.c.id).where(TABLES.c.status == "playing")


def write_texts(
    connection: Connection, table_id: str, game_id: str, version: int, seats: int, choices: str, *more: object
) -> None:
    game = find_game(game_id)
    if game.version != version:
        return
    match = start(game, seats, None, json.loads(choices))
    query = select(ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.value).where(ENTRIES.c.table_id == table_id)
    entries = connection.execute(query.order_by(ENTRIES.c.number)).all()
    texts: dict[int, str] = {}  # by number of the entry
    for number, word in standing_words(entries):
        texts[number] = " ".join(spelled(match, word).path)
        match.apply_word(word)
    texts.update({number: result(match) for number, kind, _ in entries if kind == "over"})
    for number, text in texts.items():
        this = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.number == number)
        connection.execute(update(ENTRIES).where(this).values(text=text))


def standing_words(entries: Any) -> list[tuple[int, int]]:
    """The words that were not taken back, with the numbers of their entries."""
    words: list[tuple[int, int]] = []
    for number, kind, value in entries:
        if kind == "word":
            words.append((number, value))
        elif kind in ("unsay", "undo"):
            del words[value]
        elif kind in ("rewind", "redraw"):
            del words[value:]
    return words


def result(match: Match[Any]) -> str:
    scores, ranks, fingerprint = map(str, match.scores), map(str, match.ranks), match.game.hash(match.state)
    return " ".join(["scores", *scores, "ranks", *ranks, "end", fingerprint])
