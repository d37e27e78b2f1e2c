"""A match: a game being played, with its journal.  This is what a program holds to play a game."""

from typing import Final, Generic

from mypy_extensions import i64

from .errors import BadSeed, NotAnOption, NotAsked, NoUndo
from .event import Event
from .game import Game
from .rng import MOST_SEED, Rng
from .seats import NO_SEAT, is_several, lowest, seats_in
from .state import OVER
from .step import Path, S

SPEAKER_BITS: Final[i64] = 3  # a word of the journal is speaker + (code << 3): one number
SPEAKER_MASK: Final[i64] = 7
CHANCE_SPEAKS: Final[i64] = 7


class Match(Generic[S]):
    """One game in play, made by `start`.

    With a generator, chance is drawn from it; without, the caller says every outcome with `happen`.
    """

    def __init__(self, game: Game[S], state: S, rng: Rng | None) -> None:
        self.game: Final = game
        self.state = state
        self.rng = rng
        self.journal: list[i64] = []
        # What undo has to know of each word: the number of events by then, and whether the word closed a
        # question that several seats were asked.
        self.event_counts: list[int] = []
        self.closed: list[bool] = []
        self.opened: int = 0  # words spoken when the question now open was put

    def __repr__(self) -> str:
        if self.over:
            now = f"over, ranks {self.ranks}"
        else:
            now = f"chance is due in {self.step_name}" if self.chance else f"{self.step_name} asks {self.asked}"
        return f"<Match of {self.game.title}: {self.seats} seats, {len(self.journal)} words, {now}>"

    # ---- where the game stands

    @property
    def step_name(self) -> str:
        """The step under way; empty when the game is over."""
        return "" if self.over else self.game.rules.steps[self.state.step].name

    @property
    def over(self) -> bool:
        return self.state.step == OVER

    @property
    def seats(self) -> i64:
        return self.state.seats

    @property
    def asked(self) -> list[i64]:
        """The seats that have to answer now; empty when chance must speak or the game is over."""
        return seats_in(self.state.asked)

    @property
    def chance(self) -> bool:
        """Must the caller say an outcome of chance with `happen`?"""
        return self.game.rules.chance(self.state) is not None

    @property
    def scores(self) -> list[i64]:
        return self.game.scores(self.state)

    @property
    def ranks(self) -> list[i64]:
        """The place of each seat as things stand, 1 for the best."""
        return self.game.ranks(self.state)

    @property
    def events(self) -> list[Event]:
        return self.state.events or []

    def codes(self, seat: i64 = NO_SEAT) -> list[i64]:
        """What a seat may answer, as codes (by default the lowest seat asked)."""
        return self.game.rules.options(self.state, self.speaker(seat))

    def options(self, seat: i64 = NO_SEAT) -> list[str]:
        """What a seat may answer, as paths (by default the lowest seat asked)."""
        who = self.speaker(seat)
        rules = self.game.rules
        return [" ".join(rules.path(self.state, who, code)) for code in rules.options(self.state, who)]

    def outcomes(self) -> list[str]:
        """What chance can say now, as paths."""
        rules = self.game.rules
        step = rules.chance_step(self.state)
        return [" ".join(step.path(self.state, outcome)) for outcome in rules.outcomes(self.state)]

    def view(self, seat: i64) -> dict[str, object]:
        """What a seat (-1: a spectator) may know now."""
        return self.game.view(self.state, seat)

    def events_for(self, seat: i64) -> list[Event]:
        """All that a seat (-1: a spectator) has been told so far."""
        return [event for event in self.events if event.reaches(seat)]

    def draw(self) -> str:
        """The whole position as text, secrets included."""
        return self.game.draw(self.state)

    def speaker(self, seat: i64) -> i64:
        if seat != NO_SEAT:
            return seat
        if not self.state.asked:
            raise NotAsked("The game is over." if self.over else "Chance must speak first.")
        return lowest(self.state.asked)

    # ---- words

    def answer(self, option: int | str | Path, seat: i64 = NO_SEAT) -> None:
        """A seat (by default the lowest one asked) answers by code or by path."""
        who = self.speaker(seat)
        self.apply_answer(who, option if isinstance(option, int) else self.code(who, option))
        self.draw_chance()

    def happen(self, outcome: int | str | Path) -> None:
        """Chance speaks, by number or by path.  Only in a match without a seed."""
        self.apply_outcome(outcome if isinstance(outcome, int) else self.outcome(outcome))
        self.draw_chance()

    def code(self, seat: i64, path: str | Path) -> i64:
        """The code that a path stands for."""
        text = path if isinstance(path, str) else " ".join(path)
        rules = self.game.rules
        offered: list[str] = []
        for code in rules.options(self.state, seat):
            offered.append(" ".join(rules.path(self.state, seat, code)))
            if offered[-1] == text:
                return code
        raise NotAnOption(seat, text, offered)

    def outcome(self, path: str | Path) -> i64:
        """The outcome of chance that a path stands for."""
        text = path if isinstance(path, str) else " ".join(path)
        rules = self.game.rules
        step = rules.chance_step(self.state)
        for outcome in rules.outcomes(self.state):
            if " ".join(step.path(self.state, outcome)) == text:
                return outcome
        raise NotAsked(f"Chance cannot say '{text}' here; it can say {', '.join(self.outcomes())}.")

    def apply_answer(self, seat: i64, code: i64) -> None:
        several = is_several(self.state.asked | self.state.answered)
        closed = self.game.rules.choose(self.state, seat, code)
        self.append_word(seat, code, closed and several)
        if closed:
            self.opened = len(self.journal)

    def apply_outcome(self, outcome: i64) -> None:
        self.game.rules.happen(self.state, outcome)
        self.append_word(CHANCE_SPEAKS, outcome, False)
        self.opened = len(self.journal)

    def append_word(self, speaker: i64, code: i64, closed: bool) -> None:
        self.journal.append(speaker + (code << SPEAKER_BITS))
        if self.state.events is not None:
            self.event_counts.append(len(self.state.events))
            self.closed.append(closed)

    def apply_word(self, word: i64) -> None:
        """Apply one word of a journal."""
        if word & SPEAKER_MASK == CHANCE_SPEAKS:
            self.apply_outcome(word >> SPEAKER_BITS)
        else:
            self.apply_answer(word & SPEAKER_MASK, word >> SPEAKER_BITS)

    def draw_chance(self) -> None:
        """Draw outcomes of chance as long as one is due, where this match has a generator."""
        rng = self.rng
        if rng is None:
            return
        rules = self.game.rules
        while rules.chance(self.state) is not None:
            self.apply_outcome(rng.weighted(rules.weights(self.state)))

    # ---- other matches out of this one

    def copy(self) -> "Match[S]":
        """A match that goes its own way from here."""
        state = self.game.copy(self.state)
        if self.state.events is not None:
            state.events = self.state.events[:]
        twin = Match(self.game, state, None if self.rng is None else self.rng.copy())
        twin.journal = self.journal[:]
        twin.event_counts = self.event_counts[:]
        twin.closed = self.closed[:]
        twin.opened = self.opened
        return twin

    def replayed(self, words: list[i64]) -> "Match[S]":
        """A match of the same table in which just these words are spoken; nothing more is drawn by chance."""
        choices = self.state.choices.changed()
        twin = start(self.game, self.seats, None, choices, self.state.events is not None)
        for word in words:
            twin.apply_word(word)
        return twin

    def at(self, words: int) -> "Match[S]":
        """This match as it stood after so many words."""
        return self.replayed(self.journal[: max(0, words)])

    # ---- undo

    def undo(self, seat: i64) -> None:
        """Take back the last word of a seat, where nothing has come to light since."""
        last = self.last_word(seat)
        self.check_undo(seat, last)
        before = self.replayed(self.journal[:last] + self.journal[last + 1 :])
        self.state = before.state
        self.journal = before.journal
        self.event_counts = before.event_counts
        self.closed = before.closed
        self.opened = before.opened

    def last_word(self, seat: i64) -> int:
        for i in range(len(self.journal) - 1, -1, -1):
            if self.journal[i] & SPEAKER_MASK == seat:
                return i
        raise NoUndo(f"Seat {seat} has not said anything yet.")

    def check_undo(self, seat: i64, last: int) -> None:
        reason = self.why_not_undo(seat, last)
        if reason:
            raise NoUndo(reason)

    def why_not_undo(self, seat: i64, last: int) -> str:
        """Undo crosses only words of the seat itself, and those that others have said under seal; empty: it may."""
        events = self.state.events
        if events is None:
            return "This match keeps no events, so nothing in it can be taken back."
        for i in range(last, len(self.journal)):
            speaker = self.journal[i] & SPEAKER_MASK
            if speaker == CHANCE_SPEAKS:
                return "Chance has spoken since."
            if self.closed[i]:
                return "The answers of all seats have been turned up since."
            if speaker != seat and last < self.opened:
                return f"Seat {speaker} has spoken since."
        for event in events[self.event_counts[last - 1] if last else 0 :]:
            if event.uncovers:
                return "Something hidden has come to light since."
        return ""


def start(
    game: Game[S],
    seats: i64,
    seed: int | None = None,
    choices: dict[str, str] | None = None,
    listen: bool = True,
) -> Match[S]:
    """A new match.  Without a seed, the caller says what chance says."""
    if seed is not None and not 0 <= seed <= MOST_SEED:
        raise BadSeed(f"A seed is a whole number from 0 to {MOST_SEED}, not {seed}.")
    match = Match(game, game.new(seats, choices, listen), None if seed is None else Rng(seed))
    match.draw_chance()
    return match
