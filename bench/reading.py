"""Games of bots, written out for people who read them: every decision, and what a longer search thinks of it.

For each game a record (`ridotto replay FILE --at N --seat K` shows what a seat saw before decision N) and a page with
all decisions; and one list of the decisions that the longer search doubts, the dearest first.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import ridotto
from ridotto import Match, texts
from ridotto.bots import ask_in
from ridotto.bots.budget import Budget
from ridotto.bots.explaining import Explainer
from ridotto.bots.levels import LEVELS, USUAL
from ridotto.cli.laboratory import Bars
from ridotto.core.match import CHANCE_SPEAKS, SPEAKER_BITS, SPEAKER_MASK
from ridotto.core.rng import Rng
from ridotto.lab.arena.entrants import entrant
from ridotto.lab.executors import cores, executor
from ridotto.lab.seeds import derived
from ridotto.registry import all_games, find_game

OUT = Path("build") / "reading"
SHOWN = 5  # answers of each decision, the best first
ON_ANSWER = 0.5  # of the iterations, for the answer that was given
DOUBT = 0.02  # of a win: what cost less is not listed


class Task(NamedTuple):
    """A game to be played and looked through."""

    game: str
    bot: str
    number: int
    seed: int
    iterations: int
    out: Path


class Decision(NamedTuple):
    """One answer, and what became of it in the longer search."""

    place: str  # the page and the number of the word
    cost: float  # in chances to win
    text: str


class Reading:
    """One match that is over, seen again by a longer search."""

    def __init__(self, match: Match[Any], iterations: int) -> None:
        self.match = match
        self.game = match.game
        self.names = [f"seat {seat}" for seat in range(match.seats)]
        self.bot = Explainer(Rng(0), Budget(iterations))
        self.advice = self.bot.advice_of(match.game, match.seats)

    def decisions(self, page: str) -> Iterator[Decision]:
        now = self.match.at(0)
        for number, word in enumerate(self.match.journal):
            seat, code = word & SPEAKER_MASK, word >> SPEAKER_BITS
            if seat == CHANCE_SPEAKS:
                yield Decision("", 0.0, f"    {number} chance")
            elif len(self.game.rules.canonical(now.state, seat)) == 1:
                yield Decision("", 0.0, f"    {number} seat {seat}: {self.said(now, code, seat)} (the only answer)")
            else:
                yield self.decision(now, number, seat, code, page)
            now.apply_word(word)

    def decision(self, now: Match[Any], number: int, seat: int, code: int, page: str) -> Decision:
        bot, game = self.bot, self.game
        world = game.determinize(now.state, seat, bot.rng)
        bot.explore(game, world, seat)
        bot.explore_answer(game, world, seat, code, ON_ANSWER)
        best = bot.best_codes(game, world)
        chances = {other: self.chance(other, seat) for other in bot.tallies}
        cost = max(chances[best[0]] - chances[code], 0.0) if best else 0.0
        odds = self.odds(world, seat)
        listed = [code, *[other for other in best if other != code][:SHOWN]]
        question = texts.question(game.id, now.view(seat), seat, "en", self.names)
        options = len(game.rules.options(now.state, seat))
        lines = [f"{number} seat {seat}, {now.step_name}: {question} {options} options; cost {cost:.3f}"]
        for other in listed:
            mark = "=>" if other == code else "  "
            figures = f"wins {chances[other]:.3f}, {bot.tallies[other].times} tries, advice {odds.get(other, 0.0):.3f}"
            lines.append(f"      {mark} {self.said(now, other, seat)}: {figures}")
        return Decision(f"{page} {number}", cost, "\n".join(lines))

    def chance(self, code: int, seat: int) -> float:
        tally = self.bot.tallies[code]
        return tally.wins[seat] / float(max(tally.times, 1))

    def odds(self, world: Any, seat: int) -> dict[int, float]:
        """What the advice thinks of the answers that bots choose from; the best one has 1."""
        advice = self.advice
        self.game.rules.fill(world, seat, advice.out)
        advice.weigh(world, seat)
        return {advice.out.codes[i]: advice.odds[i] for i in range(advice.out.count)}

    def said(self, now: Match[Any], code: int, seat: int) -> str:
        return texts.option(self.game.id, now.step_name, self.game.rules.path(now.state, seat, code))


def read_game(task: Task) -> list[Decision]:
    """Play a game, write its record and its page, and return what is doubtful."""
    game = find_game(task.game)
    seats = game.least + task.number % (game.most - game.least + 1)
    page = f"{task.game}-{task.number:02}"
    match = ridotto.start(task.game, seats, derived(task.seed, task.number))
    bots = [entrant(task.bot, derived(task.seed, task.number, seat)) for seat in range(seats)]
    while asked := match.asked:
        match.answer(ask_in(bots[asked[0]], match, asked[0]), asked[0])
    (task.out / f"{page}.record").write_text(ridotto.record(match).text(), encoding="utf-8")
    decisions = list(Reading(match, task.iterations).decisions(page))
    result = f"{task.game}, {seats} seats; ranks {match.ranks}, scores {match.scores}"
    (task.out / f"{page}.txt").write_text("\n".join([result, *[said.text for said in decisions], ""]), encoding="utf-8")
    return [decision for decision in decisions if decision.cost >= DOUBT]


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=list(all_games()), help="may be given again (all)")
    parser.add_argument("--bot", default=USUAL, help=f"at all seats: {', '.join(LEVELS)}, search:200, ... ({USUAL})")
    parser.add_argument("--games", type=int, default=10, help="of each, with all numbers of seats in turn (10)")
    parser.add_argument("--iterations", type=int, default=1000, help="of the longer search, for each decision (1000)")
    parser.add_argument("--processes", type=int, default=cores(), help="(all cores)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT, help=f"the folder of the pages ({OUT})")
    return parser.parse_args()


def main() -> None:
    options = read_options()
    options.out.mkdir(parents=True, exist_ok=True)
    bars = Bars()
    with executor(options.processes) as workers:
        for id in options.game or all_games():
            setting = (options.seed, options.iterations, options.out)
            tasks = (Task(id, options.bot, number, *setting) for number in range(options.games))
            bars.begin(id, options.games, 0)
            doubts: list[Decision] = []
            for found in workers.finished(read_game, tasks):
                doubts += found
                bars.advance()
            bars.end()
            doubts.sort(key=lambda decision: -decision.cost)
            file = options.out / f"{id}-doubts.txt"
            file.write_text("".join(f"{doubt.place}\n{doubt.text}\n\n" for doubt in doubts), encoding="utf-8")
            print(f"{id}: {options.games} games, {len(doubts)} answers that cost {DOUBT:g} or more: {file}")


if __name__ == "__main__":
    main()
