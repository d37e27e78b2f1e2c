"""Revisions of the database's schema, for Alembic; `server/database.py` runs them when a server starts."""
