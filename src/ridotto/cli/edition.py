"""`ridotto edition`: the numbers of a game's material, as a file to correct."""

import click

from .. import game as find
from ..edition import write_edition
from .options import edition_option, read_choices


@click.command()
@click.argument("game")
@edition_option()
def edition(game: str, edition: str | None) -> None:
    """Print the numbers on the material of GAME as a file.

    Those marked RECON are reconstructed: correct them from your own copy, then play with --edition FILE.
    With --edition FILE the file is checked and printed in full.
    """
    found = find(game)
    click.echo(write_edition(found, read_choices(found, (), edition)), nl=False)
