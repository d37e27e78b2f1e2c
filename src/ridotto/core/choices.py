"""What a table decides before the game: variants, flags, and corrected component data.

A choice is a named whole number.  It belongs to the game's identity: it stands in the record's header,
and the game turns all of them into compiled data when a table is set up, so that no step looks one up.

A choice that was split or renamed names what it was called before: records and tables of that time are still read.

A choice with a mark is a number printed on the game's own material.  The mark says how well we know it; who owns
the game can correct it.  All of these together are the game's edition.
"""

from typing import Final

from mypy_extensions import i64

from .errors import BadChoice

NUMBER: Final[tuple[str, ...]] = ()  # the names of a choice whose values are plain numbers
FLAG: Final[tuple[str, ...]] = ("no", "yes")

AGREED: Final = ""  # no mark: the table agrees on it
SEED: Final = "SEED"  # printed in the rulebook
SOURCED: Final = "SOURCED"  # known from other texts
RECON: Final = "RECON"  # nowhere to be found: our own reconstruction


class Choice:
    """One thing a table may decide: a number from `low` to `high`, or one of `names` (counted from `low`)."""

    def __init__(
        self,
        name: str,
        rule: str,
        default: i64,
        low: i64,
        high: i64,
        names: tuple[str, ...] = NUMBER,
        mark: str = AGREED,
        formerly: str = "",
    ) -> None:
        assert low <= default <= high and (not names or len(names) == high - low + 1)
        self.name: Final = name
        self.rule: Final = rule
        self.default: Final[i64] = default
        self.low: Final[i64] = low
        self.high: Final[i64] = high
        self.names: Final = names
        self.mark: Final = mark
        self.formerly: Final = formerly  # an earlier name; several choices may have been one

    def __repr__(self) -> str:
        values = ", ".join(self.names) if self.names else f"{self.low} to {self.high}"
        return f"<Choice {self.name}: {values}; usually {self.text(self.default)}>"

    def text(self, value: i64) -> str:
        """The value as it is written in a header."""
        return self.names[value - self.low] if self.names else str(value)

    def read(self, text: str) -> i64:
        """The value written so, or an error that names what can be written."""
        if self.names:
            if text in self.names:
                return self.low + self.names.index(text)
            raise BadChoice(f"The choice '{self.name}' is one of {', '.join(self.names)}; not '{text}'.")
        if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 12:
            value: i64 = int(text)
            if self.low <= value <= self.high:
                return value
        raise BadChoice(f"The choice '{self.name}' is a number from {self.low} to {self.high}; not '{text}'.")


class Choices:
    """The choices of one table: what was given, and the defaults for the rest."""

    def __init__(self, known: list[Choice], given: dict[str, str]) -> None:
        self.known: Final = known
        names = [choice.name for choice in known]
        former = [choice.formerly for choice in known if choice.formerly]
        for name in given:
            if name not in names and name not in former:
                offer = f"it has {', '.join(names)}" if names else "it has none"
                raise BadChoice(f"This game has no choice '{name}'; {offer}.")
        self.values: Final[dict[str, i64]] = {choice.name: chosen(choice, given) for choice in known}

    def __repr__(self) -> str:
        return f"<Choices {self.changed()}>"

    def __getitem__(self, name: str) -> i64:
        return self.values[name]

    def changed(self) -> dict[str, str]:
        """Those that differ from the defaults, as text: what a header says."""
        return {
            choice.name: choice.text(self.values[choice.name])
            for choice in self.known
            if self.values[choice.name] != choice.default
        }


def chosen(choice: Choice, given: dict[str, str]) -> i64:
    """What a table has decided, under the choice's name or under the earlier one; else the default."""
    for name in (choice.name, choice.formerly):
        if name in given:
            return choice.read(given[name])
    return choice.default
