"""The board of a game that has none of its own: its view, line by line."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ..core.view import View

INDENT: Final = "  "
NOTHING: Final = "-"


def draw(view: View, lang: str, names: Sequence[str] | None, width: int) -> RenderableType:
    """Every fact of the view.  There are no words to translate."""
    return Group(*[Text(line, overflow="fold") for line in lines(view)])


def lines(facts: object, depth: int = 0) -> Iterator[str]:
    """A nested table as indented lines."""
    assert isinstance(facts, dict), "a view is a table of names and facts"
    for name, fact in facts.items():
        label = f"{INDENT * depth}{str(name).replace('_', ' ')}:"
        if isinstance(fact, dict) and fact:
            yield label
            yield from lines(fact, depth + 1)
        else:
            yield f"{label} {short(fact)}"


def short(fact: object) -> str:
    """A fact in one line."""
    if isinstance(fact, dict):
        return "; ".join(f"{name} {short(value)}" for name, value in fact.items()) or NOTHING
    if isinstance(fact, list | tuple):
        return (
            ", ".join(f"({short(item)})" if isinstance(item, list | dict) else short(item) for item in fact) or NOTHING
        )
    return NOTHING if fact is None or fact == "" else str(fact)
