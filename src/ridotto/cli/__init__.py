"""The command `ridotto`: one file for each of its commands."""

import io
import sys
import warnings

import click

from .. import RidottoError, __version__
from . import analyse, arena, bench, bots, check, edition, games, play, replay, serve, settings, simulate, train
from .terminal import printable


class Group(click.Group):
    """Commands in the order of a visitor's questions; what a user does wrong ends in one sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except RidottoError as error:
            raise click.ClickException(printable(str(error))) from error


EXAMPLES = """\b
ridotto play doge --seats 4 --bots senator
ridotto simulate doge -n 10000 --seats 4 --seed 1
ridotto COMMAND --help
"""


@click.group(
    cls=Group,
    invoke_without_command=True,
    epilog=EXAMPLES,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="ridotto")
@click.pass_context
def cli(context: click.Context) -> None:
    """Venetian board games, exactly by the rules.

    Without a command it starts the server and opens it in the browser.  Play against bots or friends, let bots play
    by the thousand, look at records and check them.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve.serve, browser=True)


COMMANDS = (
    serve.serve,
    bots.bots,
    games.games,
    play.play,
    simulate.simulate,
    replay.replay,
    analyse.analyse,
    check.check,
    edition.edition,
    bench.bench,
    train.train,
    arena.arena,
    settings.settings,
)
for command in COMMANDS:
    cli.add_command(command)


def warn(message: Warning | str, *rest: object, **more: object) -> None:
    click.echo(f"Warning: {printable(str(message))}", err=True)


def main() -> None:
    """What the script `ridotto` runs."""
    warnings.showwarning = warn
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no ─ still gets its table
    cli(prog_name="ridotto")
