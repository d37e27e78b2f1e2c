"""What can be wrong with what comes from outside.  Each error is one clear sentence."""

from mypy_extensions import i64

SHOWN = 8  # options named in a sentence before it says "and more"


class RidottoError(Exception):
    """The base of every error a user can cause."""


class UnknownGame(RidottoError):
    """No game of that name is installed."""


class BadSeats(RidottoError):
    """The game cannot be played by that many seats, or has no such seat."""


class BadSeed(RidottoError):
    """A seed out of range."""


class BadChoice(RidottoError):
    """A table choice that the game does not know, or a value it does not take."""


class BadDiagram(RidottoError):
    """A drawn position that cannot be read."""


class BadRecord(RidottoError):
    """A record that is damaged, cut, foreign, or not played by the rules."""


class OtherVersion(BadRecord):
    """A record played under another version of the rules."""


class NotAsked(RidottoError):
    """Somebody answers who is not asked, or chance is given where none is due."""


class NoUndo(RidottoError):
    """The last word of a seat cannot be taken back."""


class NotAnOption(RidottoError):
    """An answer that was not offered."""

    def __init__(self, seat: i64, given: str, offered: list[str]) -> None:
        some = ", ".join(f"'{path}'" for path in offered[:SHOWN])
        more = f" and {len(offered) - SHOWN} more" if len(offered) > SHOWN else ""
        super().__init__(f"Seat {seat} is not offered '{given}'; it may answer {some}{more}.")
        self.seat = seat
        self.given = given
