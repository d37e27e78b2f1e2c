"""The toy game with changed rules, as a later release might have it."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from ridotto.core.game import Game
from tests.server.conftest import TOY


def toy_module() -> Any:
    """The module of the toy game, loaded anew: its classes may be changed."""
    spec = spec_from_file_location("changed_barcarola", Path(TOY) / "barcarola.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def released(module: Any, version: int, choices: Any = None, least: int = 2) -> Game[Any]:
    """The game of a changed module, with its version."""
    old = module.GAME
    return Game(
        id=old.id,
        title=old.title,
        prefix=old.prefix,
        version=version,
        least=least,
        most=old.most,
        minutes=old.minutes,
        rules=old.rules,
        choices=old.choices if choices is None else choices,
        longest=old.longest,
        view=module.LagoonView,
        events=module.declared_in(vars(module)),
        tables=module.LagoonTables(),
        hidden=module.LagoonHidden(),
        standings=module.LagoonStandings(),
        diagrams=module.LagoonDiagrams(),
    )


def unchanged() -> Game[Any]:
    return released(toy_module(), 1)


def renumbered(version: int) -> Game[Any]:
    """The codes of the cards that are laid are others; everything else is the same."""
    module = toy_module()
    lay, districts = module.Lay, module.DISTRICTS

    def options(step: Any, s: Any, seat: int, out: Any) -> None:
        for stake in range(min(module.STAKES - 1, s.lanterns[seat]) + 1):
            for district in range(districts):
                if module.count(s.hand[seat], district):
                    out.add(stake * districts + district)

    def choose(step: Any, s: Any, seat: int, code: int) -> bool:
        s.stake[seat], s.card[seat] = divmod(code, districts)
        module.LAID.tell(s, seat, s.card[seat], s.stake[seat])
        return True

    def path(step: Any, s: Any, seat: int, code: int) -> tuple[str, ...]:
        return (f"hand:{module.NAMES[code % districts]}", f"lanterns:{code // districts}")

    lay.options, lay.choose, lay.path = options, choose, path
    return released(module, version)


def without_rowing(version: int) -> Game[Any]:
    """A boat cannot row on any more: only to stay is offered."""
    module = toy_module()
    module.Row.options = lambda step, s, seat, out: out.add(0)
    return released(module, version)


def with_more_cards(version: int) -> Game[Any]:
    """Three cards are drawn in the first round: chance speaks where a seat did."""
    module = toy_module()

    def run(step: Any, s: Any) -> None:
        s.round += 1
        module.ROUND.tell(s, s.round)
        for seat in range(s.seats):
            for _ in range(3 if s.round == 1 else 1):
                s.then(module.DRAW, seat)
        s.then(module.LAY)
        for district in range(module.DISTRICTS):
            s.then(module.COUNT, district)
        if s.round < s.choices["rounds"]:
            s.then(module.START)

    module.StartRound.run = run
    return released(module, version)


def with_double_points(version: int) -> Game[Any]:
    """Every boat counts twice: a finished game would have another result."""
    module = toy_module()
    once = module.LagoonStandings.standing
    module.LagoonStandings.standing = lambda standings, s, seat: 2 * once(standings, s, seat)
    return released(module, version)
