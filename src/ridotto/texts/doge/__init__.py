"""[DO] The texts of Doge: what the events, options and questions of the game are in English and French."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from ...core.event import Event
from ...core.seats import NO_SEAT, seats_in
from ...games.doge import events
from ...games.doge.material import DISTRICTS, GOAL_DISTRICTS, GOAL_PALACES, SEAT_NAMES
from ...games.doge.view import DogeView
from ..grammar import REMEMBERED, Lexicon, Voice, counted, phrase
from ..line import Line
from ..plain import LogWriter, Texts, TimedEvent
from ..result import Comparison, Feat
from .en import ENGLISH
from .fr import FRENCH
from .log import DogeLogWriter, Log, SealedLines
from .questions import Asked, asked_for, wording_of


class DogeTexts(Texts[DogeView]):
    """What is said of Doge."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {"en": ENGLISH, "fr": FRENCH}
    seat_names: ClassVar[Sequence[str]] = SEAT_NAMES
    result_rule = "DO-9.6"
    score = "palace"
    stretch = "year"
    goal_rules: ClassVar[Sequence[str]] = ("DO-9.1", "DO-9.3")

    # ---- events

    def key(self, event: Event) -> str:
        if event.type in (events.PLACED, events.WILL_PLACE) and not event["houses"]:
            return f"{event.kind}.none"
        if event.type is events.TOOK and event["owner"] != NO_SEAT:
            return "took.from"
        return super().key(event)

    def gaps(self, event: Event, voice: Voice) -> dict[str, str]:
        gaps = super().gaps(event, voice)
        if event.type is events.ENDED:
            gaps["who"] = gaps["goals"]
        if event.type is events.WON:
            gaps["second"] = self.seconds(seats_in(event["seconds"]), voice)
        return gaps

    def seconds(self, seats: Sequence[int], voice: Voice) -> str:
        sentences = self.lexicons[voice.lang].sentences
        if not seats:
            return phrase(sentences["second.none"], voice.lang, {})
        key = f"second{voice.person(seats)}"
        return phrase(sentences[key], voice.lang, {"who": voice.who(seats)})

    def lines(self, timed: Sequence[TimedEvent], voice: Voice) -> list[Line]:
        log = Log(self, self.lexicons[voice.lang], voice)
        settled, sealed = log.read(timed)
        return settled + SealedLines(log, sealed).all()

    def log_writer(self, voice: Voice) -> LogWriter:
        return DogeLogWriter(self, self.lexicons[voice.lang], voice)

    # ---- the end

    def comparisons(self, view: DogeView) -> list[Comparison]:
        """[DO-9.1] A goal met, then [DO-9.3, DO-9.6] palaces and houses on the board."""
        seats, districts = range(view["seats"]), view["districts"].values()
        goals = [int(has_goal(view, seat)) for seat in seats]
        rule = "DO-9.3" if max(goals) else "DO-9.6"
        houses = [sum(district["houses"][seat] for district in districts) for seat in seats]
        return [
            Comparison("goal", "DO-9.1", goals, is_feat=True),
            Comparison("palace", rule, [palaces_of(view, seat) for seat in seats]),
            Comparison("board_house", rule, houses),
        ]

    def feat(self, view: DogeView, seat: int, lang: str) -> Feat | None:
        """[DO-9.1] The goal that was met: so many palaces in so many districts."""
        things, districts = self.lexicons[lang].things, districts_of(view, seat)
        palaces = counted(things["palace"], palaces_of(view, seat), lang)
        gaps = {"palaces": palaces, "districts": counted(things["district"], districts, lang)}
        return Feat("goal.everywhere" if districts == DISTRICTS else "goal.many", gaps)

    def rows(self, view: DogeView) -> list[Comparison]:
        districts = [districts_of(view, seat) for seat in range(view["seats"])]
        return [Comparison("district", "DO-9.1", districts), *super().rows(view)]

    # ---- questions

    def question(self, view: DogeView, voice: Voice) -> str:
        return put(asked_for(view, voice), voice.lang)


def palaces_of(view: DogeView, seat: int) -> int:
    """Palaces of a seat on the board."""
    return sum(district["palaces"][seat] for district in view["districts"].values())


def districts_of(view: DogeView, seat: int) -> int:
    """In how many districts a seat has a palace."""
    return sum(1 for district in view["districts"].values() if district["palaces"][seat])


def has_goal(view: DogeView, seat: int) -> bool:
    """[DO-9.1] Does a seat meet a goal?"""
    palaces, districts = palaces_of(view, seat), districts_of(view, seat)
    goals = zip(GOAL_PALACES, GOAL_DISTRICTS, strict=True)
    return any(palaces >= most and districts >= wide for most, wide in goals)


@lru_cache(REMEMBERED)
def put(asked: Asked, lang: str) -> str:
    return wording_of(asked, lang, DogeTexts.lexicons[lang])


TEXTS: Final = DogeTexts()
