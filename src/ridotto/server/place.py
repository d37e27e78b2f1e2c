"""A seat of a table as the house sees it."""


class Place:
    """Who sits at one seat.  A bot may stand in for a guest."""

    def __init__(self) -> None:
        self.guest = ""
        self.bot = -1  # level, or -1
        self.resigned = False

    @property
    def open(self) -> bool:
        return not self.guest and self.bot < 0
