"""Laws about what a game declares: its views and its events are of the types that it says they are."""

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from ..core.event_types import ANSWERED
from ..core.rng import Rng
from ..core.state import OVER
from ..core.view import PARTIAL
from ..registry import AnyGame
from .case import Case, everybody, reach, reach_match, speak

AROUND = 6  # positions looked at in a row


def views_are_as_declared(game: AnyGame, case: Case) -> None:
    """Every fact of a view is declared and of its type, and every fact that is declared is there."""
    s, rng = reach(game, case), Rng(case.other)
    for _ in range(AROUND):
        for seat in everybody(s):
            check(game.view(s, seat), game.view_type, "view")
        if s.step == OVER:
            return
        speak(game, s, rng)


def events_are_declared(game: AnyGame, case: Case) -> None:
    """Whatever is told is an event of the game or of the referee, and can be read."""
    for event in reach_match(game, case).events:
        assert event.type is ANSWERED or event.type in game.events, f"{event} is not declared."
        assert len(event.read()) == len(event.facts), f"Two facts of {event} have the same name."
        assert all(event[fact.name] >= -1 for fact in event.type.facts), f"{event} tells a number that means nothing."


def check(value: object, kind: Any, where: str) -> None:
    """Is a value of a declared type?"""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        check_table(value, kind, where)
    elif origin is Annotated:
        check_partial(value, args, where)
    elif origin in (Union, UnionType):
        assert any(fits(value, arg, where) for arg in args), f"{where} is {value!r}, not {kind}."
    elif origin is Literal:
        assert value in args, f"{where} is {value!r}, not one of {args}."
    elif origin is list:
        assert isinstance(value, list), f"{where} is {value!r}, not a list."
        for place, item in enumerate(value):
            check(item, args[0], f"{where}[{place}]")
    elif origin is dict:
        check_names(value, args, where)
        assert isinstance(value, dict) and (
            get_origin(args[0]) is not Literal or set(value) == set(get_args(args[0]))
        ), f"{where} does not name all of {get_args(args[0])}; is it Annotated[..., PARTIAL]?"
    else:
        assert kind in (int, str, bool, NoneType) and type(value) is kind, f"{where} is {value!r}, not {kind}."


@cache
def fields_of(kind: Any) -> dict[str, Any]:
    """What a typed dictionary declares; to find out takes longer than to check a view."""
    return get_type_hints(kind, include_extras=True)


def check_table(value: object, kind: Any, where: str) -> None:
    fields = fields_of(kind)
    assert isinstance(value, dict) and list(value) == list(dict.fromkeys([*value, *fields])), (
        f"{where} lacks {set(fields) - set(value) if isinstance(value, dict) else kind}."
    )
    for name, fact in value.items():
        assert name in fields, f"{where}.{name} is not declared."
        check(fact, fields[name], f"{where}.{name}")


def check_partial(value: object, args: tuple[Any, ...], where: str) -> None:
    if PARTIAL in args[1:]:
        check_names(value, get_args(args[0]), where)
    else:
        check(value, args[0], where)


def check_names(value: object, args: tuple[Any, ...], where: str) -> None:
    assert isinstance(value, dict), f"{where} is {value!r}, not a table."
    for name, fact in value.items():
        check(name, args[0], f"{where}, a name")
        check(fact, args[1], f"{where}.{name}")


def fits(value: object, kind: Any, where: str) -> bool:
    try:
        check(value, kind, where)
    except AssertionError:
        return False
    return True
