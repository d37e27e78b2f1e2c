"""Bots that somebody else has written: what they do wrong is told in a sentence that names them."""

from operator import index
from typing import Any

from ..bots.bot import Bot
from ..core.event import Event
from .errors import BadExperiment

MOST_CODE = 2**63 - 1


class Guest(Bot):
    """Lets another bot play, and watches it."""

    def __init__(self, name: str, bot: Bot) -> None:
        super().__init__(bot.rng)
        self.name = name
        self.bot = bot

    def choose(self, game: Any, world: Any, seat: int) -> int:
        try:
            code = index(self.bot.choose(game, world, seat))
        except Exception as error:  # whatever it is: it is not our mistake
            raise self.failed(error) from error
        if not 0 <= code <= MOST_CODE:  # our own bots and the rules know no such numbers
            raise self.not_offered(code)
        return code

    def begin_turn(self) -> None:
        self.bot.begin_turn()

    def hear(self, event: Event) -> None:
        try:
            self.bot.hear(event)
        except Exception as error:
            raise self.failed(error) from error

    def forget(self) -> None:
        self.bot.forget()

    @property
    def iterations(self) -> int:
        """Of its latest choice, where it counts them."""
        counted = getattr(self.bot, "iterations", 0)
        return counted if isinstance(counted, int) else 0

    def failed(self, error: Exception) -> BadExperiment:
        told = " ".join(str(error).split())
        return BadExperiment(f"The bot '{self.name}' has failed: {type(error).__name__}{f': {told}' if told else ''}.")

    def not_offered(self, code: int) -> BadExperiment:
        return BadExperiment(f"The bot '{self.name}' answers {code}, which is not offered.")
