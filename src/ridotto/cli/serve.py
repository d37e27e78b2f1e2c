"""`ridotto serve`, and `ridotto` alone: the tables in the browser."""

import click

LOCAL = "127.0.0.1"


@click.command()
@click.option("--host", default=LOCAL, show_default=True, help="Where to listen; 0.0.0.0 lets other machines in.")
@click.option("--port", type=click.IntRange(0, 65535), help="Which port; without it the usual one, or any free one.")
@click.option("--data", metavar="FOLDER", help="Where the tables are kept, or the address of a database.")
@click.option(
    "--log-level",
    type=click.Choice(["critical", "error", "warning", "info", "debug"]),
    default="warning",
    show_default=True,
    help="How much the server tells.",
)
@click.option("--browser/--no-browser", default=False, help="Open a browser window.")
def serve(host: str, port: int | None, data: str | None, log_level: str, browser: bool) -> None:
    """Open the house: play in the browser, alone or with friends."""
    from ..server.run import serve as run  # noqa: PLC0415 - it takes a second to load, and no other command needs it

    run(host, port, data, log_level, browser)
