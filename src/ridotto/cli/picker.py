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
