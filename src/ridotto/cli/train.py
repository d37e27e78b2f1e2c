"""`ridotto train`: a game's advice learns its weights by self-play."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .. import AnyGame
from .. import game as find
from ..bots import MOST_PLAYOUTS
from ..bots.finding import Weights, advice_for, has_advice, read_weights
from ..lab.errors import BadExperiment
from ..lab.limits import FEWEST, MOST
from .laboratory import Bars, Number, needed, worker_options
from .options import SEATS
from .seeds import checked
from .terminal import one_or_many, screen

if TYPE_CHECKING:
    from ..lab.training import Generation, Plan

GENERATIONS, GAMES, DEALS, ITERATIONS, NOISE, MINUTES = 3, 300, 100, 100, 0.1, 60.0


@click.command()
@click.argument("game")
@click.option(
    "--seats", "wanted", type=SEATS, multiple=True, metavar="N", help="For so many seats; may be given again.  [all]"
)
@click.option("--generations", type=click.IntRange(1, MOST), metavar="N", default=GENERATIONS, show_default=True)
@click.option(
    "--games",
    type=click.IntRange(FEWEST, MOST),
    metavar="N",
    default=GAMES,
    show_default=True,
    help=f"Games of self-play for each generation, {FEWEST} or more.",
)
@click.option(
    "--deals",
    type=click.IntRange(1, MOST),
    metavar="N",
    default=DEALS,
    show_default=True,
    help="Deals of the match against the last generation, each played twice.",
)
@click.option(
    "--iterations",
    type=click.IntRange(2, MOST_PLAYOUTS),
    metavar="N",
    default=ITERATIONS,
    show_default=True,
    help="Of the search, for a decision.",
)
@click.option(
    "--noise",
    type=Number(0, 1),
    metavar="SHARE",
    default=NOISE,
    show_default=True,
    help="Share of the answers in self-play that are drawn from the policy.",
)
@click.option("--seed", type=int, metavar="N", default=1, show_default=True, help="The same seed, the same weights.")
@click.option(
    "--minutes",
    type=Number(min=0, min_open=True),
    metavar="M",
    default=MINUTES,
    show_default=True,
    help="No game is begun later; what was played by then is learned from.",
)
@click.option("--from", "first", metavar="FILE", help="Weights to begin with.  [default: the guesses of the advice]")
@click.option("--out", metavar="FILE", help="Where the weights go.  [default: where they are shipped from]")
@click.option("--work", metavar="FOLDER", help="Where the games are kept meanwhile.  [default: in the cache folder]")
@click.option("--afresh", is_flag=True, help="Forget the games of an earlier run of the same command.")
@worker_options
def train(
    game: str,
    wanted: tuple[int, ...],
    generations: int,
    games: int,
    deals: int,
    iterations: int,
    noise: float,
    seed: int,
    minutes: float,
    first: str | None,
    out: str | None,
    work: str | None,
    afresh: bool,
    processes: int | None,
    ray: str | None,
) -> None:
    """Let the bots of GAME learn: self-play, a fit, a match against the last generation, kept if better.

    A run that was ended goes on where it was when the command is given again.  The weights depend on the seed alone,
    not on the number of processes, unless time runs out.
    """
    found = find(game)
    if not has_advice(found.id):
        raise BadExperiment(
            f"There is no advice for {found.id}, so there is nothing to learn: see ridotto.bots.advice."
        )
    seats = tuple(dict.fromkeys(wanted)) or tuple(range(found.least, found.most + 1))
    for number in seats:
        found.check_seats(number)
    with needed():
        from ..lab.training import Plan  # noqa: PLC0415 - numpy takes long to load, and not everybody has it

        begin = first_weights(found, first)
        plan = Plan(found.id, seats, generations, games, deals, iterations, noise, checked(seed), begin)
        run(found, plan, minutes, first, out, work, afresh, processes, ray)


def first_weights(game: AnyGame, file: str | None) -> dict[int, Weights]:
    """The weights to begin with, by seats, every feature among them."""
    out = {}
    for seats in range(game.least, game.most + 1):
        advice = advice_for(game, seats, {} if file is None else read_weights(Path(file), seats))
        out[seats] = {name: round(advice.weights[i], 3) for i, name in enumerate(advice.names)}
    return out


def run(
    game: AnyGame,
    plan: "Plan",
    minutes: float,
    first: str | None,
    out: str | None,
    work: str | None,
    afresh: bool,
    processes: int | None,
    ray: str | None,
) -> None:
    from ..lab import executors, store, training, weights  # noqa: PLC0415 - as above

    class Watcher(Bars, training.Watcher):
        """Shows a bar, and a line for each generation."""

        def tell(self, seats: int, generation: "Generation") -> None:
            for line in lines_of(game, seats, generation):
                screen().print(line)

    place = weights.place_of_weights(game, Path(out) if out else None)
    weights.check_place(place)
    folder = Path(work) if work else store.usual_folder("train", game.id, plan.settings())
    if afresh:
        store.forget(folder, plan.settings(), training.FILES)
    kept = store.Store(folder, plan.settings())
    screen().print(f"Games are kept in {folder}", soft_wrap=True)
    with executors.executor(processes or executors.cores(), ray) as executor:
        results = training.Trainer(plan, kept, executor, minutes, Watcher()).train()
    weights.write_weights(place, game, command_of(plan, first), results)
    screen().print(f"Weights in {place}", soft_wrap=True)


def lines_of(game: AnyGame, seats: int, generation: "Generation") -> list[str]:
    """What a generation has come to, in words."""
    title = f"{game.id}, {seats} seats, generation {generation.number}"
    if not generation.games:
        return [f"{title}: there was no time for games to learn from."]
    verdict = generation.verdict
    share = f"{verdict.share:.3f} ± {verdict.margin:.3f}"
    kept = "kept" if generation.is_kept else "not kept"
    return [
        f"{title}: learned from {one_or_many(generation.games, 'game')}",
        f"  positions, log-loss: {losses(*generation.positions)}",
        f"  answers, log-loss:   {losses(*generation.answers)}",
        f"  ahead of the last generation: {share} of the pairs in {one_or_many(verdict.deals, 'deal')}; {kept}",
    ]


def losses(train: float, test: float, before: float) -> str:
    return f"train {train:.4f}, test {test:.4f}, before {before:.4f}"


def command_of(plan: "Plan", first: str | None) -> str:
    """The command that makes these weights again."""
    words = ["ridotto", "train", plan.game, *[word for seats in plan.seats for word in ("--seats", str(seats))]]
    words += ["--generations", str(plan.generations), "--games", str(plan.games), "--deals", str(plan.deals)]
    words += ["--iterations", str(plan.iterations), "--noise", f"{plan.noise:g}", "--seed", str(plan.seed)]
    words += ["--from", first] if first else []
    return shlex.join(words)
