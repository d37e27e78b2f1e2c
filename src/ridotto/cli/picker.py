"""From what a person types to the option that is meant."""

import re
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
    """The options that a text can stand for: a number, a path, or the beginnings of its clicks or of their names.

    A name counts before its short forms, these before a kind, and the first click before a later one.
    """
    text = typed.strip().lower()
    if text.isascii() and text.isdigit():
        return [offer for offer in offers if str(offer.number) == text.lstrip("0")]
    parts = text.split()
    if not parts:
        return offers if len(offers) == 1 else []
    for begins in (begins_by_name, begins_in_short, begins_by_kind, begins_later, begins_in_short_later):
        found = [offer for offer in offers if begins(offer.path, parts)]
        if found:
            break
    whole = [offer for offer in found if is_written_out(offer.path, parts)]
    return whole if len(whole) == 1 else found


def begins_by_name(path: tuple[str, ...], parts: list[str]) -> bool:
    return len(parts) <= len(path) and all(map(has_name, path, parts))


def begins_in_short(path: tuple[str, ...], parts: list[str]) -> bool:
    return len(parts) <= len(path) and all(map(has_short_name, path, parts))


def begins_by_kind(path: tuple[str, ...], parts: list[str]) -> bool:
    return len(parts) <= len(path) and all(map(is_begun, path, parts))


def begins_later(path: tuple[str, ...], parts: list[str]) -> bool:
    """Are these the beginnings of some of the clicks, in their order?"""
    clicks = iter(path)
    return all(any(is_begun(click, part) for click in clicks) for part in parts)


def begins_in_short_later(path: tuple[str, ...], parts: list[str]) -> bool:
    clicks = iter(path)
    return all(any(has_short_name(click, part) for click in clicks) for part in parts)


def is_written_out(path: tuple[str, ...], parts: list[str]) -> bool:
    return len(parts) == len(path) and all(map(is_named, path, parts))


def has_name(click: str, part: str) -> bool:
    """`card:castello` is begun so by `ca`, `:ca`, `c:ca` and `card:ca`."""
    kind, _, name = click.partition(":")
    of_kind, _, of_name = part.rpartition(":")
    return kind.startswith(of_kind) and name.startswith(of_name)


def has_short_name(click: str, part: str) -> bool:
    """`card:san_marco` is called so by `mar`, as boards draw it, and `advisor:quarantia_1` by `qu1`."""
    kind, _, name = click.partition(":")
    of_kind, _, of_name = part.rpartition(":")
    return kind.startswith(of_kind) and is_short(of_name, re.split("[_-]", name))


def is_short(text: str, words: list[str]) -> bool:
    """Is a text made of the beginnings of some of these words, in their order?"""
    if not text or not words:
        return not text
    for length in range(len(text), 0, -1):
        if words[0].startswith(text[:length]) and is_short(text[length:], words[1:]):
            return True
    return is_short(text, words[1:])


def is_begun(click: str, part: str) -> bool:
    """... and so by `car` too."""
    return has_name(click, part) or click.startswith(part)


def is_named(click: str, part: str) -> bool:
    """Is the click's name written out?"""
    return click.partition(":")[2] == part.rpartition(":")[2]


def completions(offers: list[Offer], typed: str) -> list[str]:
    """What the last word of a text can become: for the tab key."""
    parts = typed.lower().split(" ")
    place = len(parts) - 1
    begun = [offer.path for offer in offers if begins_by_kind(offer.path, parts)]
    return sorted({path[place] for path in begun})
