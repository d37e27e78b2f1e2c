"""`ridotto settings`: what an operator can change."""

import os

import click
from rich import box
from rich.table import Table

from .terminal import screen


@click.command()
def settings() -> None:
    """List the settings of the server.

    Each is an environment variable; shown are its value now, its default where that is another one, and its meaning.
    """
    from ..server.settings_reader import declared_settings, read_settings, write_value  # noqa: PLC0415 - see serve.py

    current = read_settings(os.environ)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("variable", "value", "default", "meaning"):
        table.add_column(heading, overflow="fold", no_wrap=heading == "variable")
    for setting in declared_settings():
        value, default = write_value(getattr(current, setting.name)), write_value(setting.default)
        table.add_row(setting.variable, value, "" if value == default else default, setting.meaning)
    screen().print(table)
