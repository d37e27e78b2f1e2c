"""Why a request is refused: a status and one sentence."""

from ..core.errors import BadChoice, BadSeats, RidottoError, UnknownGame


class Refused(Exception):
    """A request that cannot be granted.  Nothing has changed."""

    def __init__(self, status: int, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail


def unknown_table(table_id: str) -> Refused:
    return Refused(404, f"There is no table '{table_id}'.")


def nobody() -> Refused:
    return Refused(401, "Say who you are first: PUT /api/me with a name.")


def not_yours(seat: int) -> Refused:
    return Refused(403, f"Seat {seat} is not yours.")


def stale() -> Refused:
    return Refused(409, "This question has been answered, or has changed; look again.")


def quicker() -> Refused:
    return Refused(409, "Somebody else was quicker; look again.")


def status_of(error: RidottoError) -> int:
    """An answer that does not fit the position is a conflict with it; the rest is wrong anywhere."""
    return 422 if isinstance(error, (BadSeats, BadChoice, UnknownGame)) else 409
