"""`ridotto serve`, and `ridotto` alone: play in the browser."""

import os

import click

LOCAL = "127.0.0.1"

log_level_option = click.option(
    "--log-level",
    type=click.Choice(["critical", "error", "warning", "info", "debug"]),
    default="warning",
    show_default=True,
    help="How much is logged.",
)
log_format_option = click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Lines for people, or for programs.",
)


@click.command()
@click.option(
    "--host", default=LOCAL, show_default=True, help="The address to listen at; 0.0.0.0 for other machines, too."
)
@click.option("--port", type=click.IntRange(0, 65535), help="The port; by default 8160, or any free one.")
@click.option("--data", metavar="FOLDER", help="Where the tables are stored.")
@click.option(
    "--database",
    metavar="URL",
    envvar="RIDOTTO_DATABASE",
    help="Store them in this database instead: postgresql://user:password@host/ridotto, or sqlite:////path/to/a/file.",
)
@click.option(
    "--bus",
    metavar="URL",
    envvar="RIDOTTO_BUS",
    help="The NATS by which servers of one PostgreSQL hear of each other: nats://host:4222.",
)
@log_level_option
@log_format_option
@click.option("--browser/--no-browser", default=False, help="Open a browser window.")
def serve(
    host: str,
    port: int | None,
    data: str | None,
    database: str | None,
    bus: str | None,
    log_level: str,
    log_format: str,
    browser: bool,
) -> None:
    """Start the server: play in the browser, alone or with friends.

    Its limits are settings: ridotto settings.
    """
    from ..server.run import serve as run  # noqa: PLC0415 - it takes a second to load, and no other command needs it
    from ..server.settings_reader import read_settings  # noqa: PLC0415

    run(host, port, data, database, bus, log_level, log_format, browser, read_settings(os.environ))
