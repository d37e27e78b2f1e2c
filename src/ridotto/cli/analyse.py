"""`ridotto analyse`: what can be learned from a finished game."""

from typing import Any

import click
import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from .. import BadSeats, Match, RidottoError, texts
from ..bots.analysis import analyse_part, combine, parts
from ..bots.insights import Analysis
from ..core.seats import SPECTATOR
from ..texts.advice import percent, signed
from .files import found, replayed
from .options import lang_option
from .scene import Scene
from .terminal import progress, screen

BLOCKS = " ▁▂▃▄▅▆▇█"
ROWS = 3  # of the chart of one seat
MARGIN = 28  # columns beside the chart: names and percentages
LEAST, MOST = 24, 96  # columns of the chart


class NotFinished(RidottoError):
    """A game that goes on cannot be analysed."""


def analysed(match: Match[Any]) -> Analysis:
    """The analysis of a match, with a bar that tells how far it is."""
    work = parts(match)
    results = []
    with progress() as bar:
        task = bar.add_task(f"analysing {match.game.id}", total=len(work))
        for part in work:
            results.append(analyse_part(match, part))
            bar.advance(task)
    return combine(match, results)


# ---- the chart


def columns_of(told: texts.AnalysisText, seat: int, width: int) -> list[float]:
    """The chances of a seat over the game, in so many columns: each holds what was known there."""
    last = max(told.moments[-1].word, 1)
    chances, at = [], 0
    for column in range(width):
        word = column * last / (width - 1)
        while at + 1 < len(told.moments) and told.moments[at + 1].word <= word:
            at += 1
        chances.append(told.moments[at].chances[seat])
    return chances


def chart_rows(chances: list[float], rows: int = ROWS) -> list[str]:
    """Chances as columns of blocks, the top row first."""
    steps = len(BLOCKS) - 1
    heights = [max(1, round(chance * rows * steps)) for chance in chances]
    return [
        "".join(BLOCKS[min(max(height - row * steps, 0), steps)] for height in heights) for row in reversed(range(rows))
    ]


def chart(scene: Scene, told: texts.AnalysisText) -> Table:
    """A chart for each seat, one above the other."""
    width = min(max(scene.console.width - MARGIN, LEAST), MOST)
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", style="dim")
    table.add_column(no_wrap=True)
    for seat, name in enumerate(scene.names):
        for row, line in enumerate(chart_rows(columns_of(told, seat, width))):
            label = Text(name, style="bold") if row == 0 else Text("")
            table.add_row(label, ("100%", "", "0%")[row], line)
    last = str(told.moments[-1].word)
    table.add_row("", "", Text(f"0{last:>{width - 1}}", style="dim"))
    return table


# ---- what is printed


def show(scene: Scene, told: texts.AnalysisText, seat: int) -> None:
    say = scene.say
    scene.title(say.chances)
    scene.console.print(chart(scene, told))
    scene.title(say.lessons)
    lessons = [lesson for lesson in told.lessons if seat in (SPECTATOR, lesson.seat)]
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(ratio=1)
    for lesson in lessons:
        table.add_row(say.word.format(number=lesson.word), lesson.text)
    scene.console.print(table if lessons else say.no_lessons)
    scene.title(say.luck_and_play)
    scene.console.print(accounts(scene, told))
    for own, account in enumerate(told.accounts):
        if seat in (SPECTATOR, own):
            scene.print(account.text)


def accounts(scene: Scene, told: texts.AnalysisText) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for heading in scene.say.account.split(","):
        table.add_column(heading, justify="right")
    for name, account in zip(scene.names, told.accounts, strict=True):
        gains = [signed(part, scene.lang) for part in (account.luck, account.play, account.others)]
        table.add_row(name, percent(account.start, scene.lang), *gains, percent(account.result, scene.lang))
    return table


@click.command()
@click.argument("file")
@click.option(
    "--game", "number", type=int, metavar="K", default=1, show_default=True, help="Which game of the file, from 1."
)
@click.option("--seat", type=int, metavar="K", help="Told to seat K: its own lessons, and what it gained.")
@click.option("--json", "as_json", is_flag=True, help="Print the analysis as JSON, as the server sends it.")
@lang_option()
def analyse(file: str, number: int, seat: int | None, as_json: bool, lang: str) -> None:
    """Analyse a finished game: chances on the way, costly decisions, luck and play.

    The strongest bot thinks over every decision of a record again, from what its seat knew then.  The same record
    always gives the same analysis.
    """
    match = replayed(found(file, number))
    if seat is not None and not 0 <= seat < match.seats:
        raise BadSeats(f"There is no seat {seat}; the seats are 0 to {match.seats - 1}.")
    if not match.over:
        raise NotFinished(f"The game in {file} is not over; an analysis is made of a finished one.")
    viewer = SPECTATOR if seat is None else seat
    scene = Scene(screen(), match.game.id, match.seats, lang)
    told = texts.analysis(match, analysed(match), lang, scene.names, viewer)
    if as_json:
        click.echo(msgspec.json.encode(told))
    else:
        show(scene, told, viewer)
