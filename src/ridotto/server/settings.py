"""The settings of a server: every limit, with its default."""

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """What an operator may change; the defaults suit a public server."""

    max_rooms: int = 2_000  # tables in memory; others are loaded from the log on demand
