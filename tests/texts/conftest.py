"""Games played at random, for their events, options and questions."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import ridotto
from ridotto import Event, Match, View

SOURCES = Path(__file__).parents[2] / "src/ridotto/games"
TOLD = re.compile(r"\bevents\.([A-Z_]+)\.tell\(")


def told_in_the_source(game_id: str) -> set[str]:
    """The kinds of event that the steps of a game tell."""
    declared = vars(import_module(f"ridotto.games.{game_id}.events"))
    files = (SOURCES / game_id).glob("*.py")
    return {declared[name].name for file in files for name in TOLD.findall(file.read_text(encoding="utf-8"))}


def declared_by(game_id: str) -> set[str]:
    """The kinds of event that a game declares."""
    return {event.name for event in ridotto.game(game_id).events}


class Moment(NamedTuple):
    """One seat asked in one position, and all it is offered."""

    view: View
    seat: int
    paths: list[str]


class Played(NamedTuple):
    """All that was seen in some games."""

    matches: list[Match[Any]]
    moments: list[Moment]
    events: list[Event]


def play(seats: int, seed: int) -> tuple[Match[Any], Iterator[Moment]]:
    match = ridotto.start("doge", seats, seed=seed, choices={"last_year": 9})
    return match, moments(match, Random(seed))


def moments(match: Match[Any], rng: Random) -> Iterator[Moment]:
    while not match.over:
        seat = rng.choice(match.asked)
        paths = match.options(seat)
        yield Moment(match.view(seat), seat, paths)
        match.answer(rng.choice(paths), seat)


@pytest.fixture(scope="session")
def played() -> Played:
    """Games of 3 and 4 seats."""
    everything = Played([], [], [])
    for seats in (3, 4):
        for seed in range(8):
            match, seen = play(seats, seed)
            everything.moments.extend(seen)
            everything.matches.append(match)
            everything.events.extend(match.events)
    return everything
