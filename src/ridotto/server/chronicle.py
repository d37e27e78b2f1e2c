"""The log of a table as one seat reads it in one language: written once, for all who look from there."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from .. import texts


class Chronicle:
    """A log that is written on as the game goes on, and can be read from any number that a client has seen."""

    def __init__(self, game_id: str, lang: str, names: Sequence[str], seat: int) -> None:
        self.names = names
        self.diary = texts.diary(game_id, lang, names, seat)
        self.lines: list[texts.Line] = []
        self.written: list[int] = []  # by line: the events told when it was written
        self.numbers: list[int] = [0]  # of events told whenever something was written

    def knows(self, number: int) -> bool:
        """Was it ever written just up to this event?"""
        place = bisect_left(self.numbers, number)
        return place < len(self.numbers) and self.numbers[place] == number

    def write(self, told: Sequence[texts.Told]) -> bool:
        """Write on up to the last of these events; was there anything to be written?"""
        number = self.numbers[-1]
        if number == len(told):
            return False
        self.numbers.append(len(told))
        for line in self.diary.feed(told[number:]):
            self.add(line)
        return True

    def add(self, line: texts.Line) -> None:
        self.lines.append(line)
        self.written.append(self.numbers[-1])

    def since(self, number: int) -> list[texts.Line]:
        """The lines that a client which has heard so many events has not read yet."""
        return self.lines[bisect_right(self.written, number) :]

    @property
    def sealed(self) -> list[texts.Line]:
        return self.diary.sealed
