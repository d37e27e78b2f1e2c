"""How strong the bots are: the tables of docs/reference/bots.md, as Markdown.

    levels   each level against the one below it, half of the seats each
    brief    `search` against senator, half of the seats each: doge, with less time than it has at a table
    flat     one `search` against `flat` at all other seats, at equal time
    quick    one `search` at 1 ms against `flat` at 20 ms
    ismcts   one `search` against OpenSpiel's ISMCTS, at equal time

Every row is a contest of its own, kept in --out: what was played is not played again, and more games can be asked for
later.  A row is begun anew when bots or rules have changed.  Times are CPU time of a decision.  Rows are printed as
they are finished.

Games of bots that count time come out differently in every run, and take hours: those behind the published rows are
kept in bench/games, in folders that end with a fingerprint of the bots.  `--out bench/games` adds to those of the same
bots, and begins new folders for others.
"""

import argparse
import shlex
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import NamedTuple

from ridotto.bots.levels import LEVELS
from ridotto.cli.laboratory import Bars
from ridotto.lab.arena.contest import Contest, hold
from ridotto.lab.arena.figures import Meeting, Thought, meeting, thought_of
from ridotto.lab.arena.intervals import Share
from ridotto.lab.arena.rows import Row
from ridotto.lab.executors import Executor, cores, executor
from ridotto.lab.watching import Watcher
from ridotto.registry import all_games

TABLES = ("levels", "brief", "flat", "quick", "ismcts")
OUT = Path("build") / "strength"
HEADINGS = (
    "game",
    "seats",
    "bot",
    "against",
    "games",
    "won",
    "fair",
    "ahead",
    "ms a decision (longest)",
    "the other's",
)


class ShownBars(Bars, Watcher):
    """A bar for each row."""


class Pair(NamedTuple):
    """Who meets whom, and how they are seated."""

    first: str
    second: str
    mode: str


def pairs(table: str, milliseconds: float) -> list[Pair]:
    time = f"{milliseconds:g}ms"
    if table == "levels":
        return [Pair(level, below, "half") for below, level in pairwise(LEVELS)]
    if table == "brief":
        return [Pair(f"search:{time}", "senator", "half")]
    if table == "flat":
        return [Pair(f"search:{time}", f"flat:{time}", "one")]
    if table == "quick":
        return [Pair("search:1ms", "flat:20ms", "one")]
    return [Pair(f"search:{time}", f"ismcts:{time}", "one")]


def contests(options: argparse.Namespace, table: str) -> Iterator[Contest]:
    for id, game in all_games().items():
        if options.game and id not in options.game:
            continue
        for seats in range(game.least, game.most + 1):
            if seats not in (options.seats or ([game.most] if options.most_seats else [seats])):
                continue
            for pair in pairs(table, options.milliseconds):
                if not options.bot or pair.first in options.bot:
                    yield Contest(id, pair[:2], seats, options.games, pair.mode, False, options.seed, {})


def row(contest: Contest, options: argparse.Namespace, workers: Executor) -> str:
    names = "-".join(bot.replace(":", "_") for bot in contest.bots)
    what = (contest.game, contest.seats, names, contest.mode, contest.seed, contest.sources())
    folder = options.out / "-".join(map(str, what))
    return row_of(contest, hold(contest, folder, workers, ShownBars(), options.minutes))


def row_of(contest: Contest, games: list[Row]) -> str:
    """The row of a table that these games make."""
    if not games:
        cells = [contest.game, str(contest.seats), *contest.bots, "0", "there was no time for a whole deal"]
        return line([*cells, *[""] * (len(HEADINGS) - len(cells))])
    found = meeting(games)
    thoughts = [thought_of(games, bot) for bot in contest.bots]
    return line([contest.game, str(contest.seats), *cells_of(found), *map(shown_thought, thoughts)])


def cells_of(found: Meeting) -> list[str]:
    games = f"{found.games:,}"
    return [found.first, found.second, games, shown(found.won), f"{found.fair:.2f}", shown(found.ahead)]


def shown(share: Share) -> str:
    return f"{share.value:.3f} ({share.low:.3f} to {share.high:.3f})"


def shown_thought(thought: Thought) -> str:
    return f"{1000 * thought.mean:.3g} ({1000 * thought.longest:.3g})"


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", action="append", choices=TABLES, help="which table; may be given again (all)")
    parser.add_argument("--game", action="append", choices=list(all_games()), help="may be given again (all)")
    parser.add_argument("--seats", action="append", type=int, help="may be given again (all)")
    parser.add_argument("--most-seats", action="store_true", help="only as many seats as a game has")
    parser.add_argument("--bot", action="append", help="only rows of this bot, such as merchant; may be given again")
    parser.add_argument("--games", type=int, default=200, help="of each row (200)")
    parser.add_argument("--milliseconds", type=float, default=150.0, help="for tables brief, flat and ismcts (150)")
    parser.add_argument("--minutes", type=float, default=inf, help="for each row at most; deals played by then count")
    parser.add_argument("--processes", type=int, default=cores(), help="(all cores)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT, help=f"where the games are kept ({OUT})")
    return parser.parse_args()


def main() -> None:
    options = read_options()
    with executor(options.processes) as workers:
        for table in options.table or TABLES:
            command = shlex.join(["python", "bench/strength.py", *sys.argv[1:]])
            print(f"\n### {table}\n\n`{command}`\n")
            print(line(list(HEADINGS)))
            print(line(["---" if i in (0, 2, 3) else "---:" for i in range(len(HEADINGS))]), flush=True)
            for contest in contests(options, table):
                print(row(contest, options, workers), flush=True)


if __name__ == "__main__":
    main()
