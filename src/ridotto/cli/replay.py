"""`ridotto replay`: step through a record, forwards and backwards."""

from collections.abc import Iterator
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from .. import BadSeats, Match, RidottoError, View, texts
from ..core.match import CHANCE_SPEAKS, SPEAKER_MASK
from ..core.replay import spelled
from ..core.seats import SPECTATOR
from .files import found, replayed
from .options import lang_option
from .prompt import ask_line
from .scene import Scene
from .terminal import printable, screen

RECENT = 6  # lines of the log that are shown with a position
SEALED = "answer"  # the part of a view with a seat's own answer: it is shown as a word


class BadPlace(RidottoError):
    """A place in a record that it does not have."""


class Viewer:
    """A recorded match and the place in it that is shown: after so many words."""

    def __init__(self, match: Match[Any], seat: int, scene: Scene) -> None:
        self.match = match
        self.seat = seat  # SPECTATOR: everything is shown
        self.scene = scene
        self.say = scene.say
        self.words = len(match.journal)
        self.at = 0

    # ---- what is shown

    def show(self, at: int) -> None:
        """The position after so many words."""
        self.at = at
        match = self.match.at(at)
        self.scene.title(self.heading())
        self.show_word()
        lines = texts.log(match, self.seat, self.scene.lang, self.scene.names)
        self.scene.log(lines[-RECENT:], numbered=True)
        self.scene.board(match.view(self.seat))
        if self.seat == SPECTATOR:
            self.show_secrets(match)

    def heading(self) -> str:
        place = self.say.word_of.format(at=self.at, words=self.words) if self.at else self.say.start
        if self.seat == SPECTATOR:
            return place
        return f"{place}, {self.say.seen_by.format(name=self.scene.names[self.seat])}"

    def show_word(self) -> None:
        """The last word, if who looks may know it: the words of other seats can be under seal."""
        if not self.at:
            return
        word = self.match.journal[self.at - 1]
        speaker = word & SPEAKER_MASK
        if self.seat not in (SPECTATOR, speaker):
            return
        before = self.match.at(self.at - 1)
        path = spelled(before, word).path
        step = before.game.rules.steps[before.state.step].name
        name = self.say.chance if speaker == CHANCE_SPEAKS else self.scene.names[speaker]
        said = texts.option(before.game.id, step, path, self.scene.lang)
        self.scene.word(name, said, " ".join(path))

    def show_secrets(self, match: Match[Any]) -> None:
        """What each seat knows and nobody else."""
        table = Table.grid(padding=(0, 2))
        public = match.view(SPECTATOR)
        for seat, name in enumerate(self.scene.names):
            known = "; ".join(self.secrets(match.view(seat), public))
            if known:
                table.add_row(Text(name, style="bold"), known)
        if table.rows:
            self.scene.print(self.say.hidden, "dim")
            self.scene.console.print(table)

    def secrets(self, view: View, public: View) -> Iterator[str]:
        for key, fact in view.items():
            if key != "seat" and fact != public[key]:
                yield from self.listed(fact) if isinstance(fact, dict) else [self.named(key, fact)]

    def listed(self, facts: dict[str, object]) -> Iterator[str]:
        """The facts that are not empty, each with its name."""
        for key, fact in facts.items():
            if key == SEALED or fact in (None, [], {}):
                continue
            if isinstance(fact, dict):
                inner = list(self.listed(fact))
                if inner:
                    yield f"{self.label(key, len(inner))}: {', '.join(inner)}"
            else:
                yield self.named(key, fact)

    def named(self, key: str, fact: object) -> str:
        values = fact if isinstance(fact, list) else [fact]
        return f"{self.label(key, len(values))} {' '.join(self.label(str(value), 1) for value in values)}"

    def label(self, key: str, number: int) -> str:
        """The name of a fact; where it is a number of things the game has a word for, in the right form."""
        game, lang = self.match.game.id, self.scene.lang
        lexicon = texts.texts_of(game).lexicons.get(lang)
        if lexicon is not None and key.removesuffix("s") in lexicon.things:
            return lexicon.things[key.removesuffix("s")][number > 1]
        return texts.term(game, key, lang)

    # ---- stepping

    def step(self) -> None:
        """Show what the person asks for, line by line, until it is enough."""
        self.show(self.at)
        try:
            while (typed := ask_line(self.say.replay_prompt).strip().lower()) not in ("q", "quit"):
                self.go(typed)
        except (EOFError, KeyboardInterrupt):
            self.scene.print("")

    def go(self, typed: str) -> None:
        place = self.place(typed)
        if place is None:
            unknown = (
                "" if typed in ("?", "h", "help") else self.say.replay_unknown.format(typed=printable(typed)) + " "
            )
            self.scene.print(unknown + self.say.replay_help)
        else:
            self.show(min(max(place, 0), self.words))

    def place(self, typed: str) -> int | None:
        """Where a text leads; None if it says nothing."""
        fixed = {"": self.at + 1, "n": self.at + 1, "p": self.at - 1, "first": 0, "last": self.words}
        if typed in fixed:
            return fixed[typed]
        number = typed.lstrip("+-")
        if not (number.isascii() and number.isdigit() and len(number) < 10 and len(typed) - len(number) < 2):
            return None
        return self.at + int(typed) if typed != number else int(number)


@click.command()
@click.argument("file")
@click.option(
    "--game", "number", type=int, metavar="K", default=1, show_default=True, help="Which game of the file, from 1."
)
@click.option("--at", type=int, metavar="N", help="Print the position after N words, and stop.")
@click.option("--seat", type=int, metavar="K", help="Only what seat K saw then: its view and its log.")
@lang_option()
def replay(file: str, number: int, at: int | None, seat: int | None, lang: str) -> None:
    """Step through a record, forwards and backwards.

    A record holds every word of a game, so without --seat everything is shown, the hidden things of all seats
    included.  Enter or n goes to the next word, p one back, a number to that word, first and last to the ends, q
    leaves.
    """
    match = replayed(found(file, number))
    if seat is not None and not 0 <= seat < match.seats:
        raise BadSeats(f"There is no seat {seat}; the seats are 0 to {match.seats - 1}.")
    scene = Scene(screen(), match.game.id, match.seats, lang)
    viewer = Viewer(match, SPECTATOR if seat is None else seat, scene)
    if at is None:
        viewer.step()
    elif 0 <= at <= viewer.words:
        viewer.show(at)
    else:
        raise BadPlace(f"There is no word {at}; the game has {viewer.words} words, and 0 is its start.")
