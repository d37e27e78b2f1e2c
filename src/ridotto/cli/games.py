"""`ridotto games`: what is installed."""

import click
from rich import box
from rich.console import Console
from rich.table import Table

from .. import AnyGame
from .. import games as installed
from ..core.choices import Choice
from ..edition import printed
from .terminal import is_compiled, screen


@click.command()
def games() -> None:
    """List the installed games."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("game", "seats", "rules version", "choices of the table"):
        table.add_column(heading)
    for game in installed():
        table.add_row(game.id, seats_of(game), str(game.version), "\n".join(offers(game)))
    console = screen()
    console.print(table)
    print_engine(console)


def seats_of(game: AnyGame) -> str:
    return f"{game.least}" if game.least == game.most else f"{game.least} to {game.most}"


def offers(game: AnyGame) -> list[str]:
    """What a table of this game may decide; the numbers of its edition are too many to list."""
    lines = [offered(choice) for choice in game.choices if not choice.mark]
    if numbers := len(printed(game)):
        lines.append(f"{numbers} numbers of its edition: ridotto edition {game.id}")
    return lines


def offered(choice: Choice) -> str:
    values = " or ".join(choice.names) if choice.names else f"{choice.low} to {choice.high}"
    return f"{choice.name}: {values}, usually {choice.text(choice.default)}  ({choice.rule})"


def print_engine(console: Console) -> None:
    if is_compiled():
        console.print("The engine is compiled.")
    else:
        console.print("The engine is interpreted: all works, some forty times slower than compiled.")
