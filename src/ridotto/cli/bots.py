"""`ridotto bots`: bots of servers think on this machine."""

import os

import click

from .serve import log_format_option, log_level_option


@click.command()
@click.option(
    "--bus",
    metavar="URL",
    envvar="RIDOTTO_BUS",
    required=True,
    help="The NATS of the servers: nats://host:4222.",
)
@click.option(
    "--processes",
    type=click.IntRange(1),
    help="How many bots think at the same time; by default as many as there are cores.",
)
@log_level_option
@log_format_option
def bots(bus: str, processes: int | None, log_level: str, log_format: str) -> None:
    """Let bots of servers think on this machine.

    Servers with the same --bus ask as many of these as there are; without any they think themselves.
    """
    from ..server.bot_service import serve_bots  # noqa: PLC0415 - see serve.py
    from ..server.logs import configure_logs  # noqa: PLC0415
    from ..server.settings_reader import read_settings  # noqa: PLC0415

    configure_logs(log_level, log_format)
    serve_bots(bus, processes or os.cpu_count() or 1, read_settings(os.environ))
