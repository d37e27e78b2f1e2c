"""`ridotto arena`: bots meet each other, and are rated."""

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich import box
from rich.table import Table

from .. import game as find
from ..lab.arena.schedule import MODES
from ..lab.errors import BadExperiment
from ..lab.limits import MOST
from .laboratory import Bars, Number, needed, worker_options
from .options import choice_option, edition_option, read_choices, seats_for, seats_option
from .seeds import checked
from .terminal import one_or_many, screen

if TYPE_CHECKING:
    from ..lab.arena.contest import Contest
    from ..lab.arena.figures import Figures
    from ..lab.arena.intervals import Share

MOST_BOTS = 24


@click.command()
@click.argument("game")
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT [BOT...]")
@click.option(
    "-n",
    "--games",
    metavar="N",
    type=click.IntRange(1, MOST),
    default=200,
    show_default=True,
    help="Games of each pairing, at least.",
)
@seats_option()
@click.option(
    "--mode",
    type=click.Choice(list(MODES)),
    default="half",
    show_default=True,
    help="One of the first bot against the second at all other seats; half of the seats for each; any mixture.",
)
@click.option("--ladder", is_flag=True, help="Each bot meets only the one before it.")
@click.option("--seed", type=int, metavar="N", default=1, show_default=True, help="The same seed gives the same deals.")
@choice_option()
@edition_option()
@click.option("--out", metavar="FOLDER", help="Where games and report go.  [default: in the cache folder]")
@click.option("--afresh", is_flag=True, help="Forget the games of an earlier run of the same command.")
@click.option(
    "--minutes",
    type=Number(min=0, min_open=True),
    metavar="M",
    default=float("inf"),
    help="No game is begun later; the deals played by then count.  [default: no limit]",
)
@worker_options
def arena(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seats: int | None,
    mode: str,
    ladder: bool,
    seed: int,
    choices: tuple[str, ...],
    edition: str | None,
    out: str | None,
    afresh: bool,
    minutes: float,
    processes: int | None,
    ray: str | None,
) -> None:
    """Let bots play GAME against each other, rate them, and write a report.

    A BOT is uniform, flat, search or ismcts, with a budget if you like: search:200 (iterations), search:150ms (CPU
    time); or a level: gondolier, merchant, senator, doge; or module:Class of your own.

    All pairings play the same deals.  A run that was ended goes on where it was when the command is given again, as
    long as the bots are the same.
    """
    found = find(game)
    number = seats_for(found, seats)
    wanted = read_choices(found, choices, edition)
    found.new(number, wanted)  # refuses choices that the game does not know
    if not 2 <= len(set(bots)) == len(bots) <= MOST_BOTS:
        raise BadExperiment(f"Name 2 to {MOST_BOTS} bots, each of them once.")
    with needed():
        from ..lab.arena.contest import Contest  # noqa: PLC0415 - it takes long to load, and not everybody has it

        contest = Contest(found.id, bots, number, games, mode, ladder, checked(seed), wanted)
        run(contest, out, afresh, minutes, processes, ray)


def run(
    contest: "Contest", out: str | None, afresh: bool, minutes: float, processes: int | None, ray: str | None
) -> None:
    from ..lab import executors, store, watching  # noqa: PLC0415 - as above
    from ..lab.arena import contest as contests  # noqa: PLC0415
    from ..lab.arena import entrants, figures, report, rows  # noqa: PLC0415

    for bot in contest.bots:
        entrants.entrant(bot, 0)  # refuses a bot that there is not
    folder = Path(out) if out else store.usual_folder("arena", contest.game, contest.settings())
    if afresh:
        store.forget(folder, contest.settings(), [*rows.FILES, report.PAGE])

    class Watcher(Bars, watching.Watcher):
        """Shows a bar."""

    with executors.executor(processes or executors.cores(), ray) as executor:
        played = contests.hold(contest, folder, executor, Watcher(), minutes)
    if not played:
        raise BadExperiment("Time was up before a deal was played to the end; run the command again to go on.")
    found = figures.figures_of(contest, played)
    report.write_report(folder / report.PAGE, found, command_line())
    show(found)
    screen().print(f"Report in {folder / report.PAGE}", soft_wrap=True)


def command_line() -> str:
    return shlex.join(["ridotto", *sys.argv[1:]])


# ---- what is shown in the terminal


def show(found: "Figures") -> None:
    contest = found.contest
    console = screen()
    games = f"{one_or_many(found.games, 'game')}, {one_or_many(found.deals, 'deal')}"
    console.print(f"{contest.game}, {contest.seats} seats: {games}, mode {contest.mode}, seed {contest.seed}")
    console.print(standings_table(found))
    console.print(meetings_table(found))


def tidy(*headings: str, names: int) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="left" if i < names else "right", overflow="fold")
    return table


def standings_table(found: "Figures") -> Table:
    table = tidy("bot", "rating", "95 %", "won", "95 %", "fair", "games", "ms", "longest", names=1)
    for each in found.standings:
        rating, thought = each.rating, each.thought
        table.add_row(
            each.bot,
            f"{rating.value:.0f}",
            f"{rating.low:.0f}-{rating.high:.0f}",
            *shown(each.won),
            f"{each.fair:.0%}",
            f"{each.games:,}",
            milliseconds(thought.mean),
            milliseconds(thought.longest),
        )
    return table


def meetings_table(found: "Figures") -> Table:
    table = tidy("bot", "against", "ahead", "95 %", "won", "95 %", "fair", "games", names=2)
    for each in found.meetings:
        numbers = [*shown(each.ahead), *shown(each.won), f"{each.fair:.0%}", f"{each.games:,}"]
        table.add_row(each.first, each.second, *numbers)
    return table


def shown(share: "Share") -> tuple[str, str]:
    return f"{share.value:.1%}", f"{100 * share.low:.0f}-{100 * share.high:.0f}"


def milliseconds(seconds: float) -> str:
    """0.005, 2.5, 150."""
    return f"{1000 * seconds:.0f}" if seconds >= 0.1 else f"{1000 * seconds:.2g}"
