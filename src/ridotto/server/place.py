"""A place: who sits at one seat of a table, and what a bot is called there."""

from typing import Final

from .plain_text import skeleton

# By seat: the name of its bot, and another one of the same kind for when somebody else at the table is called so.  They
# are people of old Venice, the same in all languages; French needs no elision before any of them.
BOT_NAMES: Final = (
    ("Rosalba", "Veronica"),
    ("Jacopo", "Carlo"),
    ("Zanetta", "Lucia"),
    ("Tiziano", "Daniele"),
    ("Barbara", "Chiara"),
)


class Place:
    """A guest, a bot, a bot that stands in for a guest, or nobody."""

    def __init__(self) -> None:
        self.guest = ""
        self.since = 0  # the entry with which the guest has sat down
        self.kept_for = ""  # the guest who alone may sit here
        self.bot = -1  # its level, or -1
        self.resigned = False
        self.nonce = ""  # what the seat adds to the seed of the shuffle, in hexadecimal

    @property
    def is_open(self) -> bool:
        return not self.guest and self.bot < 0


def names_of(places: list[Place], guests: dict[str, str]) -> list[str]:
    """By seat: what the guest or the bot is called; empty for an open place.  A stand-in is called like its guest."""
    names = [guests.get(place.guest, "") for place in places]
    taken = {skeleton(form) for name in names if name for form in (name, name.split()[0])}
    for seat, place in enumerate(places):
        if place.bot >= 0 and not place.guest:
            names[seat] = bot_name(seat, taken)
            taken.add(skeleton(names[seat]))
    return names


def bot_name(seat: int, taken: set[str]) -> str:
    """The name of a bot: its seat's own, or the next that nobody at the table has."""
    own = seat % len(BOT_NAMES)
    order = BOT_NAMES[own:] + BOT_NAMES[:own]
    names = [*order[0], *[name for _, name in order[1:]], *[name for name, _ in order[1:]]]
    return next((name for name in names if skeleton(name) not in taken), "")
