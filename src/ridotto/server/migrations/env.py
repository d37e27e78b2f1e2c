"""Run by Alembic: upgrades the database that it was given a connection to, in the transaction of that connection."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
