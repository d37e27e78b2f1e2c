"""`ridotto simulate`: bots play many games.  Where their luck comes from stands in seeds.py."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import click
from rich import box
from rich.table import Table

from .. import AnyGame, Match, Rng, record, start, texts
from .. import game as find
from ..bots import ask
from ..bots.bot import Bot
from .files import written
from .options import (
    BOT_NAMES,
    UNIFORM,
    budget_options,
    check_use,
    choice_option,
    edition_option,
    make_bot,
    read_bots,
    read_choices,
    seats_for,
    seats_option,
)
from .seeds import checked, derived
from .terminal import LANGUAGES, build, one_or_many, progress, screen


class Lineup(NamedTuple):
    """All that decides how the games of one simulation go."""

    game: AnyGame
    seats: int
    choices: dict[str, str]
    seed: int
    bots: dict[int, str]  # by seat
    playouts: int | None
    seconds: float | None

    @property
    def all_uniform(self) -> bool:
        return set(self.bots.values()) == {UNIFORM}


class Outcome(NamedTuple):
    """How one game went."""

    decisions: int
    ranks: list[int]
    scores: list[int]
    text: str  # its record, where one is wanted


class Tally:
    """The sum of all games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0] * seats
        self.shared = [0] * seats  # first together with others: a draw
        self.ranks = [0] * seats
        self.scores = [0] * seats

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        alone = outcome.ranks.count(1) == 1
        for seat, rank in enumerate(outcome.ranks):
            self.wins[seat] += rank == 1 and alone
            self.shared[seat] += rank == 1 and not alone
            self.ranks[seat] += rank
            self.scores[seat] += outcome.scores[seat]


def fast_game(lineup: Lineup, number: int) -> Outcome:
    """A game of uniform bots, played inside the engine."""
    game = lineup.game
    table = game.new(lineup.seats, lineup.choices)
    decisions = game.rules.playout(table, Rng(derived(lineup.seed, number)))
    return Outcome(decisions, list(game.ranks(table)), list(game.scores(table)), "")


def full_game(lineup: Lineup, number: int, recorded: bool) -> Outcome:
    """The same game, if all bots are uniform, decision by decision."""
    match = start(lineup.game, lineup.seats, derived(lineup.seed, number), lineup.choices, listen=False)
    luck = match.rng
    assert luck is not None, "a match with a seed has a generator"
    bots = bots_of(lineup, number)
    decisions = 0
    while asked := match.asked:
        seat = asked[0]
        match.answer(answer_of(match, seat, bots, luck), seat)
        decisions += 1
    return Outcome(decisions, list(match.ranks), list(match.scores), record(match).text() if recorded else "")


def answer_of(match: Match[Any], seat: int, bots: dict[int, Bot], luck: Rng) -> int:
    if seat in bots:
        return ask(bots[seat], match.game, match.state, seat)
    codes = match.codes(seat)
    return codes[luck.below(len(codes))]


def bots_of(lineup: Lineup, number: int) -> dict[int, Bot]:
    return {
        seat: make_bot(name, derived(lineup.seed, number, seat), lineup.playouts, lineup.seconds)
        for seat, name in lineup.bots.items()
        if name != UNIFORM
    }


def outcomes(lineup: Lineup, games: int, recorded: bool) -> Iterator[Outcome]:
    fast = lineup.all_uniform and not recorded
    for number in range(games):
        yield fast_game(lineup, number) if fast else full_game(lineup, number, recorded)


def played(lineup: Lineup, games: int, out: str | None, force: bool) -> Tally:
    """Play all games; write their records, all or none, where `out` names a file."""
    tally = Tally(lineup.seats)
    with ExitStack() as stack:
        sink = stack.enter_context(written(out, force)) if out else None
        bar = stack.enter_context(progress())
        task = bar.add_task(f"playing {lineup.game.id}", total=games)
        for outcome in outcomes(lineup, games, sink is not None):
            tally.add(outcome)
            if sink is not None:
                sink.write(outcome.text)
            bar.advance(task)
    return tally


def results(lineup: Lineup, tally: Tally) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("seat")
    table.add_column("bot")
    for heading in ("won", "", "drawn", "mean rank", "mean score"):
        table.add_column(heading, justify="right")
    names = texts.voice_for(lineup.game.id, LANGUAGES[0], None, None).names
    for seat in range(lineup.seats):
        table.add_row(
            f"{seat} {names[seat]}" if seat < len(names) else str(seat),
            lineup.bots[seat],
            f"{tally.wins[seat]:,}",
            f"{tally.wins[seat] / tally.games:.1%}",
            f"{tally.shared[seat]:,}",
            f"{tally.ranks[seat] / tally.games:.2f}",
            f"{tally.scores[seat] / tally.games:.2f}",
        )
    return table


@click.command()
@click.argument("game")
@click.option(
    "-n", "--games", metavar="N", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games."
)
@seats_option()
@click.option("--seed", type=int, metavar="N", default=1, show_default=True, help="The same seed gives the same games.")
@click.option(
    "--bots",
    default=UNIFORM,
    show_default=True,
    metavar="NAME[,NAME...]",
    help=f"One bot for all seats, or one for each seat: {BOT_NAMES}.",
)
@budget_options
@choice_option()
@edition_option()
@click.option("--out", metavar="FILE", help="Write the records of all games to this file.")
@click.option("--force", is_flag=True, help="Let --out replace a file.")
def simulate(
    game: str,
    games: int,
    seats: int | None,
    seed: int,
    bots: str,
    playouts: int | None,
    seconds: float | None,
    choices: tuple[str, ...],
    edition: str | None,
    out: str | None,
    force: bool,
) -> None:
    """Let bots play many games of GAME, and count who wins.

    The games depend on the seed alone, not on --out nor on the machine; only bots that think by the clock
    (--seconds) differ from run to run.
    """
    found = find(game)
    number = seats_for(found, seats)
    wanted = read_choices(found, choices, edition)
    found.new(number, wanted)  # refuses choices that the game does not know
    names = read_bots(bots, list(range(number)))
    check_use(names.values(), playouts, seconds)
    for name in names.values():
        make_bot(name, 0, playouts, seconds)
    lineup = Lineup(found, number, wanted, checked(seed), names, playouts, seconds)
    begin = time.perf_counter()
    tally = played(lineup, games, out, force)
    print_tally(lineup, tally, time.perf_counter() - begin, out)


def print_tally(lineup: Lineup, tally: Tally, seconds: float, out: str | None) -> None:
    console = screen()
    console.print(f"{one_or_many(tally.games, 'game')} of {lineup.game.id}, {lineup.seats} seats, seed {lineup.seed}")
    console.print(
        f"{one_or_many(tally.decisions, 'decision')} in {seconds:.2f} s: "
        f"{tally.decisions / seconds:,.0f} decisions/s ({build()})"
    )
    console.print(results(lineup, tally))
    if out:
        console.print(f"Records in {out}", soft_wrap=True)
