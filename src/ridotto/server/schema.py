"""The tables of the database, as they are today.  A change here needs a revision in `migrations/versions`."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

SCHEMA = MetaData()

GUESTS = Table(
    "guests",
    SCHEMA,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
)
TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("choices", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # of the shuffle: secret until the game is over
    Column("host", String(24), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds
    Column("rematch", String(24)),
    Column("status", String(8), nullable=False),  # follows from the log; stored for the lists
    Column("touched", Integer, nullable=False, server_default="0"),  # days since 1970
)
LOG = Table(
    "log",
    SCHEMA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("who", String(24), nullable=False),
    Column("text", Text, nullable=False, server_default=""),
    Column("bots", Integer, nullable=False, server_default="0"),
    sqlite_with_rowid=False,  # one B-tree instead of two; other databases ignore it
)
HOLDERS = Table(  # guests who have opened a table or sit at it, for the list of "my tables"
    "holders",
    SCHEMA,
    Column("guest", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
)
CHAT = Table(
    "chat",
    SCHEMA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(24), nullable=False),
    Column("name", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
KEYS = Table("keys", SCHEMA, Column("name", String(24), primary_key=True), Column("secret", String(64), nullable=False))
Index("tables_by_status", TABLES.c.status, TABLES.c.created)
