"""From what a person types to the option that is meant."""

from typing import NamedTuple


class Offer(NamedTuple):
    """One option, as it is shown to a person."""

    number: int  # from 1
    code: int
    path: tuple[str, ...]
    words: str

    @property
    def text(self) -> str:
        return " ".join(self.path)


def numbered(paths: list[tuple[str, ...]]) -> list[int]:
    """The order in which options are listed: one that is called 2 stands second, where that can be."""
    order: dict[int, int] = {}
    for option, path in enumerate(paths):
        name = path[-1].partition(":")[2]
        if len(path) == 1 and name.isascii() and name.isdigit() and 1 <= int(name) <= len(paths):
            order.setdefault(int(name) - 1, option)
    rest = (option for option in range(len(paths)) if option not in order.values())
    return [order[place] if place in order else next(rest) for place in range(len(paths))]


def meant(offers: list[Offer], typed: str) -> list[Offer]:
    """The options that a text can stand for: a number, a path, or the beginnings of its clicks or of their names."""
    text = typed.strip().lower()
    if text.isascii() and text.isdigit():
        return [offer for offer in offers if str(offer.number) == text.lstrip("0")]
    parts = text.split()
    if not parts:
        return offers if len(offers) == 1 else []
    begun = [offer for offer in offers if begins(offer.path, parts)]
    whole = [offer for offer in begun if names(offer.path, parts)]
    return whole if len(whole) == 1 else begun


def begins(path: tuple[str, ...], parts: list[str]) -> bool:
    return len(parts) <= len(path) and all(map(is_begun, path, parts))


def names(path: tuple[str, ...], parts: list[str]) -> bool:
    return len(parts) == len(path) and all(map(is_named, path, parts))


def is_begun(click: str, part: str) -> bool:
    """`district:castello` is begun by `dist`, `district:ca`, `d:ca`, `ca` and `:ca`."""
    kind, _, name = click.partition(":")
    of_kind, colon, of_name = part.partition(":")
    if colon:
        return kind.startswith(of_kind) and name.startswith(of_name)
    return kind.startswith(part) or name.startswith(part)


def is_named(click: str, part: str) -> bool:
    """Is the click's name written out?"""
    return click.partition(":")[2] == part.rpartition(":")[2]


def completions(offers: list[Offer], typed: str) -> list[str]:
    """What the last word of a text can become: for the tab key."""
    *before, last = typed.lower().split(" ")
    place = len(before)
    found = {offer.path[place] for offer in offers if len(offer.path) > place and begins(offer.path, [*before, last])}
    return sorted(found)
