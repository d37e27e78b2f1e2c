"""An arena's games are played, and written down as they finish."""

from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from ...bots.finding import has_advice, weights_file
from ...core.match import start
from ...registry import find_game
from ..executors import Executor, until
from ..playing import play
from ..seeds import derived
from ..store import Store, sources_digest
from ..watching import Watcher
from .entrants import entrant, own_source
from .rows import Row, Sheet
from .schedule import Pairing, Seating, deals_for, ladder, round_robin, schedule

DEAL, LUCK = 1, 2  # what seeds are used for


@dataclass(frozen=True)
class Contest:
    """All that decides which games are played."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int  # for each pairing; rounded up to whole deals
    mode: str
    is_ladder: bool
    seed: int
    choices: dict[str, str]

    @property
    def pairings(self) -> list[Pairing]:
        return ladder(len(self.bots)) if self.is_ladder else round_robin(len(self.bots))

    @property
    def deals(self) -> int:
        return deals_for(self.games, self.seats, self.mode)

    def seatings(self) -> list[Seating]:
        return list(schedule(len(self.pairings), self.seats, self.mode, self.deals))

    def settings(self) -> dict[str, Any]:
        """What must be the same for a contest to go on.  More games may be asked for later."""
        return {
            "kind": "arena",
            "game": self.game,
            "version": int(find_game(self.game).version),
            "bots": list(self.bots),
            "seats": self.seats,
            "mode": self.mode,
            "ladder": self.is_ladder,
            "seed": self.seed,
            "choices": self.choices,
            "sources": self.sources(),
        }

    def sources(self) -> str:
        """A fingerprint of the bots: games of others, or of the same ones before they learned more, do not count."""
        weights = [weights_file(self.game)] if has_advice(self.game) else []
        own = [file for file in map(own_source, self.bots) if file is not None]
        return sources_digest(self.game, files=[file for file in (*weights, *own) if file.is_file()])


class Task(NamedTuple):
    """A game to be played."""

    contest: Contest
    seating: Seating


def play_game(task: Task) -> Row:
    contest, seating = task
    game = find_game(contest.game)
    pairing = contest.pairings[seating.pairing]
    names = [contest.bots[pairing.first if first else pairing.second] for first in seating.is_first]
    luck = (contest.seed, LUCK, seating.number)
    bots = [entrant(name, derived(*luck, seat)) for seat, name in enumerate(names)]
    seed = derived(contest.seed, DEAL, seating.deal)
    outcome = play(start(game, contest.seats, seed, contest.choices), bots)
    return Row(
        seating.number,
        contest.game,
        int(game.version),
        contest.seats,
        " ".join(f"{name}={value}" for name, value in contest.choices.items()),
        seating.deal,
        seed,
        seating.pairing,
        contest.bots[pairing.first],
        contest.bots[pairing.second],
        names,
        *outcome,
    )


def hold(contest: Contest, folder: Path, executor: Executor, watcher: Watcher, minutes: float = inf) -> list[Row]:
    """Play what was not played yet, and return the games of all deals that are complete."""
    store = Store(folder, contest.settings())
    sheet = Sheet(store.folder)
    done = {row.number for row in sheet.rows()}
    seatings = contest.seatings()
    missing = [seating for seating in seatings if seating.number not in done]
    tasks = (Task(contest, seating) for seating in missing)
    watcher.begin(f"{contest.game}, {contest.seats} seats", len(seatings), len(seatings) - len(missing))
    try:
        for row in executor.finished(play_game, until(tasks, monotonic() + 60.0 * minutes)):
            sheet.add(row)
            watcher.advance()
    finally:
        sheet.flush()
        watcher.end()
    return complete(sheet.merge(), seatings)


def complete(rows: list[Row], seatings: list[Seating]) -> list[Row]:
    """The games of deals that were played to the last one: only there the luck is the same for all."""
    played = {row.number for row in rows}
    cut = {seating.deal for seating in seatings if seating.number not in played}
    wanted = {seating.number for seating in seatings if seating.deal not in cut}
    return [row for row in rows if row.number in wanted]
