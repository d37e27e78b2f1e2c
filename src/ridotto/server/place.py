"""A place: who sits at one seat of a table."""


class Place:
    """A guest, a bot, a bot that stands in for a guest, or nobody."""

    def __init__(self) -> None:
        self.guest = ""
        self.bot = -1  # its level, or -1
        self.resigned = False

    @property
    def is_open(self) -> bool:
        return not self.guest and self.bot < 0
