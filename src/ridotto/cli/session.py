"""A person at a table with bots: what happens between the first question and the last."""

import sys
import time
from collections import deque
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from .. import Match, NoUndo, RidottoError, record, texts
from ..bots import ask_in
from ..bots.bot import Bot
from ..bots.hints import hint_for
from ..core.match import SPEAKER_MASK
from ..rule_pages import paragraph
from .explain import GOAL, Explanation
from .files import written
from .phrases import reason
from .picker import Offer, completions, meant, numbered
from .prompt import ask_line
from .scene import Scene
from .terminal import printable

PATIENCE = 0.7  # seconds: then news are told although bots still play


class Leave(Exception):
    """The person gets up from the table."""


class Seating:
    """Who plays, and how a saved file remembers it."""

    def __init__(self, seat: int, names: dict[int, str], bots: dict[int, Bot], note: str) -> None:
        self.seat = seat
        self.names = names  # of the bots, by seat
        self.bots = bots
        self.note = note  # stands on top of a saved file

    def players(self, you: str) -> list[str]:
        named = {**self.names, self.seat: you}
        return [named[seat] for seat in sorted(named)]


class Session:
    """One sitting, from the first question to the end of the game or until the person leaves."""

    def __init__(self, match: Match[Any], seating: Seating, scene: Scene, file: str | None) -> None:
        self.match = match
        self.seating = seating
        self.seat = seating.seat
        self.scene = scene
        self.file = file  # where the game is saved in the end, if anywhere
        self.say = scene.say
        self.shown = 0  # words whose news have been printed
        self.drawn = -1  # words spoken when the board was last drawn; -1: never
        self.told_at = time.monotonic()
        self.typed: deque[str] = deque()  # answers that stood together in one line
        self.changed = False  # since the last time it was saved

    def greet(self, is_new: bool) -> None:
        self.scene.title(self.match.game.title)
        self.scene.print(self.say.welcome.format(name=self.scene.names[self.seat], seat=self.seat))
        if is_new:
            self.scene.print(texts.goal(self.match.game.id, self.scene.lang))
            self.changed = self.file is not None
        else:
            self.scene.print(self.say.resumed.format(words=len(self.match.journal)))
            self.shown = len(self.match.journal)

    def run(self) -> None:
        try:
            while not self.match.over:
                if self.seat in self.match.asked:
                    self.take_turn()
                else:
                    self.let_bots_speak()
            self.finish()
        except Leave:
            self.offer_to_save()
        except (EOFError, KeyboardInterrupt):
            self.scene.print("")
            self.save_at_the_end()

    # ---- the bots

    def let_bots_speak(self) -> None:
        with self.status(self.say.thinking):
            while not self.match.over and self.seat not in self.match.asked:
                seat = self.match.asked[0]
                self.answer(seat, ask_in(self.seating.bots[seat], self.match, seat))
                if time.monotonic() - self.told_at > PATIENCE:
                    self.print_news()

    def status(self, text: str) -> AbstractContextManager[object]:
        console = self.scene.console
        return console.status(text) if console.is_terminal else nullcontext()

    def answer(self, seat: int, code: int) -> None:
        self.match.answer(code, seat)
        self.changed = True

    # ---- the person

    def take_turn(self) -> None:
        """One answer of the person, and all that is looked up before it."""
        if not self.typed:
            self.print_news()
            if self.has_moved():
                self.show_board()
            self.show_question(self.offers())
        while not self.read_answer():
            pass

    def read_answer(self) -> bool:
        """One line of the person.  True when the table has changed by it."""
        text = self.next_text()
        command, _, rest = text.partition(" ")
        if command == "s":
            self.save_on_the_way(rest.strip() or self.file)
        elif text == "u":
            return self.take_back()
        elif text == "q":
            raise Leave
        elif command.startswith("?"):
            self.explain(text[1:].strip())
        elif text == "h":
            self.show_hint()
        elif text in ("b", "l"):
            self.look_up(text)
        else:
            return self.pick(text)
        return False

    def next_text(self) -> str:
        if not self.typed:
            line = ask_line(self.say.prompt, lambda line: completions(self.offers(), line))
            self.typed.extend(line.split(","))
        return self.typed.popleft().strip()

    def pick(self, text: str) -> bool:
        found = meant(self.offers(), text)
        if len(found) == 1:
            opened = self.match.opened
            self.answer(self.seat, found[0].code)
            if self.match.opened == opened:
                self.shown = len(self.match.journal)  # nobody needs to be told what he has just typed
            return True
        self.typed.clear()
        if not text:
            self.show_question(self.offers())
        elif found:
            self.scene.print(self.say.several.format(typed=printable(text)))
            self.scene.offers(found)
        else:
            self.scene.print(self.say.not_meant.format(typed=printable(text)), "yellow")
        return False

    def offers(self) -> list[Offer]:
        match, seat = self.match, self.seat
        step = str(match.view(seat)["step"])
        codes = match.codes(seat)
        paths = [match.game.rules.path(match.state, seat, code) for code in codes]
        return [
            Offer(number, codes[i], paths[i], texts.option(match.game.id, step, paths[i], self.scene.lang))
            for number, i in enumerate(numbered(paths), 1)
        ]

    def take_back(self) -> bool:
        self.typed.clear()
        try:
            self.match.undo(self.seat)
        except NoUndo as error:
            self.scene.print(self.say.no_undo.format(reason=reason(error, self.scene.lang, self.scene.names)), "yellow")
            return False
        for bot in self.seating.bots.values():
            bot.forget()
            bot.heard = 0
        self.changed = True
        self.shown = min(self.shown, len(self.match.journal))
        self.drawn = min(self.drawn, len(self.match.journal))
        self.scene.print(self.say.undone)
        return True

    # ---- what is shown

    def explain(self, wanted: str) -> None:
        """What `?` is followed by: nothing, the goal, a paragraph, or the name of a thing."""
        game, lang = self.match.game.id, self.scene.lang
        if not wanted:
            self.scene.print(self.say.help.format(rule=self.match.view(self.seat)["rule"]))
        elif wanted.lower() in GOAL and texts.goal(game, lang):
            self.scene.print(texts.goal(game, lang))
            self.scene.paragraphs([found for rule in texts.goal_rules(game) if (found := paragraph(game, lang, rule))])
        elif explained := Explanation(game, lang, wanted):
            if explained.heading:
                self.scene.print(explained.heading)
            self.scene.paragraphs(explained.shown)
            if explained.more:
                self.scene.print(self.say.more_rules.format(rules=", ".join(explained.more)), "dim")
        else:
            self.scene.print(self.say.unexplained.format(typed=printable(wanted)), "yellow")

    def show_hint(self) -> None:
        """What the strongest bot would do, from what the person knows."""
        match, seat = self.match, self.seat
        with self.status(self.say.hint_thinking):
            hint = hint_for(match.game, match.state, seat, len(match.journal))
        paths = [match.game.rules.path(match.state, seat, choice.code) for choice in hint.choices]
        step = str(match.view(seat)["step"])
        offered = len(match.codes(seat))
        told = texts.hint(match.game.id, step, paths, hint, seat, self.scene.lang, self.scene.names, offered)
        self.scene.print(told, "italic")

    def look_up(self, text: str) -> None:
        if text == "b":
            self.show_board()
        else:
            self.scene.log(texts.log(self.match, self.seat, self.scene.lang, self.scene.names), numbered=True)
        self.show_question(self.offers())

    def print_news(self) -> None:
        lines = texts.log(self.match, self.seat, self.scene.lang, self.scene.names)
        news = [line for line in lines if line.number > self.shown]
        if news:
            self.scene.print("")
            self.scene.log(news)
        self.shown = len(self.match.journal)
        self.told_at = time.monotonic()

    def has_moved(self) -> bool:
        """Has anybody but the person spoken since the board was last drawn?"""
        return self.drawn < 0 or any(word & SPEAKER_MASK != self.seat for word in self.match.journal[self.drawn :])

    def show_board(self) -> None:
        self.scene.print("")
        self.scene.board(self.match.view(self.seat))
        self.drawn = len(self.match.journal)

    def show_question(self, offers: list[Offer]) -> None:
        self.scene.print("")
        self.scene.question(self.match.view(self.seat), self.seat)
        self.scene.offers(offers)

    def finish(self) -> None:
        self.print_news()
        self.show_board()
        self.scene.title(self.say.over)
        summary = texts.summary(self.match, self.scene.lang, self.scene.names, self.seat)
        self.scene.summary(summary, self.seating.players(self.say.you))
        if sys.stdin.isatty():
            self.offer_to_save()
        else:
            self.save_at_the_end()

    # ---- saving

    def save_on_the_way(self, file: str | None) -> None:
        if file is None:
            self.scene.print(self.say.no_file, "yellow")
        else:
            self.save_as(file)

    def save_as(self, file: str) -> bool:
        """Save on the way.  An error is told, and the game goes on."""
        try:
            self.save(file)
        except RidottoError as error:
            self.scene.print(str(error), "yellow")
            return False
        return True

    def save(self, file: str) -> None:
        match = self.match.at(len(self.match.journal))  # whole, even if the person has interrupted an answer
        with written(file, replace=file == self.file) as sink:
            sink.write(f"{self.seating.note}\n{record(match).text()}")
        self.file = file
        self.changed = False
        self.scene.print(self.say.saved.format(file=file))
        if not match.over:
            self.scene.print(self.say.go_on.format(file=file))

    def offer_to_save(self) -> None:
        """Ask where, if no file is named yet and something would be lost."""
        if self.file is None and self.changed:
            try:
                while (file := ask_line(self.say.save_as).strip()) and not self.save_as(file):
                    pass
            except (EOFError, KeyboardInterrupt):
                self.scene.print("")
        self.save_at_the_end()

    def save_at_the_end(self) -> None:
        if self.changed and self.file is not None:
            self.save(self.file)
        elif self.changed:
            self.scene.print(self.say.not_saved)
        self.scene.print(self.say.goodbye)
