"""Somebody who wants to know how far an experiment is."""


class Watcher:
    """Is told what is done; by itself it does nothing with it.  Who wants to show it derives from it."""

    def begin(self, what: str, total: int, done: int) -> None:
        """So many games are to be played, of which some were played in an earlier run."""

    def advance(self) -> None:
        """One more game was played."""

    def end(self) -> None:
        """The games are played, or time is up."""
