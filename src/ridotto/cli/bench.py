"""`ridotto bench`: how fast the engine is here.

Each figure is measured in CPU time of this process on one core: a warm-up, then REPEATS runs of an equal share of
the seconds, all measurements in turn; the median counts.  Differences under 15 % mean nothing on a busy machine.

- decisions, games: `rules.playout` from `game.new` to the end, setting up the table included.
- copies, determinizations: called from Python on positions in the middle of random games; the loop is included.
- driven from Python: an interpreted loop over a `Match(listen=False)`: asked, codes, a random one, answer.
"""

import json
import platform
import statistics
import time
from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

import click
from rich import box
from rich.table import Table

from .. import AnyGame, Rng, start
from .. import game as find
from .options import seats_for, seats_option
from .terminal import build, is_compiled, progress, screen

REPEATS = 5
WARM_UP = 0.2  # of the seconds of one repetition
POSITIONS = 16
ROUNDS = 64  # over all positions, between two looks at the clock

Job = Callable[[int], list[int]]  # does the work of one number; returns how many of each thing it did
Tick = Callable[[str], None]


class Kind(NamedTuple):
    """One measurement: what it is called, and what does it."""

    name: str
    job: Job


def kinds(game: AnyGame, seats: int) -> list[Kind]:
    return [
        Kind("playouts", playouts(game, seats)),
        Kind("copies", copies(game, seats)),
        Kind("determinizations", determinizations(game, seats)),
        Kind("driven from Python", driven(game, seats)),
    ]


def playouts(game: AnyGame, seats: int) -> Job:
    def job(number: int) -> list[int]:
        return [game.rules.playout(game.new(seats), Rng(number)), 1]

    return job


def copies(game: AnyGame, seats: int) -> Job:
    positions = middles(game, seats)
    copy = game.copy

    def job(number: int) -> list[int]:
        for _ in range(ROUNDS):
            for position in positions:
                copy(position)
        return [ROUNDS * len(positions)]

    return job


def determinizations(game: AnyGame, seats: int) -> Job:
    positions = [(position, i % seats) for i, position in enumerate(middles(game, seats))]
    determinize = game.determinize

    def job(number: int) -> list[int]:
        rng = Rng(number)
        for _ in range(ROUNDS):
            for position, seat in positions:
                determinize(position, seat, rng)
        return [ROUNDS * len(positions)]

    return job


def driven(game: AnyGame, seats: int) -> Job:
    def job(number: int) -> list[int]:
        match = start(game, seats, seed=number, listen=False)
        rng = Rng(number)
        decisions = 0
        while asked := match.asked:
            seat = asked[0]
            codes = match.codes(seat)
            match.answer(codes[rng.below(len(codes))], seat)
            decisions += 1
        return [decisions]

    return job


def middles(game: AnyGame, seats: int) -> list[Any]:
    """Positions half-way through random games."""
    positions = []
    for number in range(POSITIONS):
        decisions = game.rules.playout(game.new(seats), Rng(number))
        position = game.new(seats)
        game.rules.playout(position, Rng(number), decisions // 2)
        positions.append(position)
    return positions


def rates(job: Job, seconds: float) -> list[float]:
    """How many of each thing a job does in a second, counted until the seconds are spent."""
    done: list[int] = []
    begin = time.process_time()
    for number in count():
        made = job(number)
        done = [a + b for a, b in zip(done, made, strict=True)] if done else made
        spent = time.process_time() - begin
        if spent >= seconds:
            break
    return [number / spent for number in done]


def median_rates(kinds: list[Kind], seconds: float, tick: Tick) -> dict[str, list[float]]:
    """What each measurement gives.  They take turns, so that a slow moment of the machine hits all alike."""
    share = seconds / REPEATS
    runs: dict[str, list[list[float]]] = {kind.name: [] for kind in kinds}
    for kind in kinds:
        rates(kind.job, share * WARM_UP)
    for _ in range(REPEATS):
        for kind in kinds:
            tick(kind.name)
            runs[kind.name].append(rates(kind.job, share))
    return {name: [statistics.median(run) for run in zip(*each, strict=True)] for name, each in runs.items()}


def unheard(name: str) -> None:
    """Nobody waits for news of the measurement."""


def measure(game_id: str, seats: int, seconds: float, tick: Tick = unheard) -> dict[str, object]:
    """The speed of a game on this machine; `seconds` of CPU time go into each of four measurements."""
    game = find(game_id)
    figures = median_rates(kinds(game, seats), seconds, tick)
    decisions, games = figures["playouts"]
    return {
        "game": game.id,
        "seats": seats,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "decisions_per_s": round(decisions),
        "games_per_s": round(games, 1),
        "copies_per_s": round(figures["copies"][0]),
        "determinizations_per_s": round(figures["determinizations"][0]),
        "driven_from_python_per_s": round(figures["driven from Python"][0]),
    }


ROWS = (
    ("random playouts inside the engine", "decisions_per_s", "decisions"),
    ("", "games_per_s", "games"),
    ("driven step by step from Python", "driven_from_python_per_s", "decisions"),
    ("copy of a position", "copies_per_s", "copies"),
    ("determinization of a position", "determinizations_per_s", "worlds"),
)


def readable(rate: float) -> str:
    """3.42 million, 812,000, 3,350, 12.5."""
    if rate >= 1_000_000:
        return f"{rate / 1_000_000:.2f} million"
    if rate >= 100_000:
        return f"{round(rate, -3):,.0f}"
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"


def lasting(rate: float) -> str:
    """How long one takes: 292 ns, 1.40 µs, 298 µs, 12.1 ms."""
    nanoseconds = 1e9 / rate
    for unit, size in (("ns", 1.0), ("µs", 1e3), ("ms", 1e6)):
        if nanoseconds < 1000 * size or unit == "ms":
            break
    number = nanoseconds / size
    return f"{number:.0f} {unit}" if number >= 100 else f"{number:.3g} {unit}"


def shown(figures: dict[str, object], seconds: float) -> Table:
    title = f"{figures['game']}, {figures['seats']} seats, {build()}, Python {figures['python']}"
    table = Table(
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        title=title,
        title_justify="left",
        title_style="bold",
        caption=f"CPU time on one core; each figure is the median of {REPEATS} runs of {seconds / REPEATS:.2g} s.",
        caption_justify="left",
    )
    table.add_column("")
    table.add_column("in a second", justify="right")
    table.add_column("")
    table.add_column("each takes", justify="right")
    for label, key, unit in ROWS:
        rate = float(str(figures[key]))
        table.add_row(label, readable(rate), unit, lasting(rate))
    return table


@click.command()
@click.argument("game")
@seats_option()
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True, max=3600),
    metavar="S",
    default=2.0,
    show_default=True,
    help="CPU time for each of the four measurements.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench(game: str, seats: int | None, seconds: float, as_json: bool) -> None:
    """Measure how fast the engine plays GAME on this machine.

    Copies and determinizations are called from Python on positions in the middle of random games, so the cost of
    the calling loop is in them.  Everything runs on one core.
    """
    number = seats_for(find(game), seats)
    with progress() as bar:
        task = bar.add_task("measuring", total=4 * REPEATS)
        figures = measure(game, number, seconds, lambda name: bar.update(task, advance=1, description=f"{name:18}"))
    if as_json:
        click.echo(json.dumps(figures, indent=2))
    else:
        screen().print(shown(figures, seconds))
