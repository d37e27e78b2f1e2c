"""Records: a game as text.  A header, one word a line, and an end line that tells when some are missing.

ridotto 1
game doge 1
seats 4
choice last_year 12
chosen-seed                    # the host chose the seed of the shuffle, and could know all outcomes
commitment 5a1c...             # of a fair shuffle, see `fair.py`
seed 09f2...                   # revealed when the game is over
nonce 0 77d0...                # what seat 0 added to the seed
rewound 41                     # words were taken back by agreement, 41 were left; what follows was drawn anew
* brown:castello
2 card:castello
= 64 8d1f20c4a3b5e697
scores 6 5 4 4
ranks 1 2 3 3
end 310 77aa01b2c3d4e5f6
"""

from typing import Final

from mypy_extensions import i64

from .errors import BadRecord
from .step import Path

FORMAT: Final = "1"
CHANCE: Final = "*"  # who speaks when chance does
CHECKPOINT: Final = 64  # words between two fingerprints of the state

_HEADER: Final = ("ridotto", "game", "seats", "choice", "chosen-seed", "commitment", "seed", "nonce", "rewound")


class Word:
    """One word of a record: a seat ("0", "1", ...) or chance ("*"), and what it said."""

    def __init__(self, speaker: str, path: Path, line: int) -> None:
        self.speaker: Final = speaker
        self.path: Final = path
        self.line: Final = line

    def text(self) -> str:
        return f"{self.speaker} {' '.join(self.path)}"


class Record:
    """A record as it is written: nothing in it has been checked against the rules."""

    def __init__(self, game: str, version: i64, seats: i64) -> None:
        self.game: Final = game
        self.version: Final[i64] = version
        self.seats: Final[i64] = seats
        self.choices: Final[dict[str, str]] = {}
        self.chosen_seed = False  # by the host
        self.commitment = ""  # to the seed of a fair shuffle, where there is one
        self.seed = ""  # in hexadecimal, once revealed
        self.nonces: Final[dict[int, str]] = {}  # by seat: what it added to the seed
        self.rewinds: Final[list[int]] = []  # by agreement, in order: the number of words left, see `fair.py`
        self.words: Final[list[Word]] = []
        self.hashes: Final[dict[int, str]] = {}  # number of words spoken: fingerprint of the state then
        self.scores: list[i64] = []  # empty while the game is not over
        self.ranks: list[i64] = []

    def __repr__(self) -> str:
        return f"<Record of {self.game}: {self.seats} seats, {len(self.words)} words, ranks {self.ranks or 'open'}>"

    def text(self) -> str:
        """The record as it is stored."""
        lines = [f"ridotto {FORMAT}", f"game {self.game} {self.version}", f"seats {self.seats}"]
        lines.extend(f"choice {name} {value}" for name, value in self.choices.items())
        if self.chosen_seed:
            lines.append("chosen-seed")
        lines.extend(f"{key} {text}" for key, text in [("commitment", self.commitment), ("seed", self.seed)] if text)
        lines.extend(f"nonce {seat} {self.nonces[seat]}" for seat in sorted(self.nonces))
        lines.extend(f"rewound {left}" for left in self.rewinds)
        spoken = 0
        for word in self.words:
            lines.append(word.text())
            spoken += 1
            if spoken in self.hashes and spoken < len(self.words):
                lines.append(f"= {spoken} {self.hashes[spoken]}")
        if self.ranks:
            lines.append("scores " + " ".join([str(n) for n in self.scores]))
            lines.append("ranks " + " ".join([str(n) for n in self.ranks]))
        lines.append(f"end {spoken} {self.hashes.get(spoken, '')}".rstrip())
        return "\n".join(lines) + "\n"


def is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


class Reader:
    """Reads the lines of a file of one or more records."""

    def __init__(self, text: str) -> None:
        self.number = 0  # of the line last read
        self.lines: Final = text.split("\n")

    def fields(self) -> list[str]:
        """The next line that says something, cut at blanks; an empty list at the end of the text."""
        while self.number < len(self.lines):
            said = self.lines[self.number].split("#", 1)[0].split()
            self.number += 1
            if said:
                return said
        return []

    def fail(self, sentence: str) -> BadRecord:
        return BadRecord(f"Line {self.number}: {sentence}")

    def count(self, text: str, what: str) -> i64:
        if is_count(text):
            return int(text)
        raise self.fail(f"{what} should be a number, not '{text}'.")

    def score(self, text: str) -> i64:
        """A score may be negative."""
        points = self.count(text.removeprefix("-"), "a score")
        return -points if text.startswith("-") else points

    def header(self, first: list[str]) -> Record:
        if first[0] != "ridotto" or len(first) != 2:
            raise self.fail("this is not a Ridotto record; the first line of one is 'ridotto 1'.")
        if first[1] != FORMAT:
            raise self.fail(f"records of format {first[1]} cannot be read here, only format {FORMAT}.")
        game = self.expect("game", 3)
        version = self.count(game[2], "the rules version")
        seats = self.count(self.expect("seats", 2)[1], "the number of seats")
        return Record(game[1], version, seats)

    def expect(self, key: str, length: int) -> list[str]:
        fields = self.fields()
        if len(fields) != length or fields[0] != key:
            raise self.fail(f"a line that begins with '{key}' is missing from the header.")
        return fields

    def record(self, first: list[str]) -> Record:
        """The rest of the record whose first line was just read."""
        record = self.header(first)
        while True:
            fields = self.fields()
            if not fields:
                raise self.fail("the record is cut: it has no end line.")
            if fields[0] == "end":
                self.end(record, fields)
                return record
            self.line(record, fields)

    def line(self, record: Record, fields: list[str]) -> None:
        key = fields[0]
        if key == "=" and len(fields) == 3:
            self.checkpoint(record, fields[1], fields[2])
        elif key == "scores":
            record.scores = [self.score(n) for n in fields[1:]]
        elif key == "ranks":
            record.ranks = [self.count(n, "a rank") for n in fields[1:]]
        elif (key == CHANCE or is_count(key)) and len(fields) > 1:
            record.words.append(Word(key, tuple(fields[1:]), self.number))
        elif key not in _HEADER:
            raise self.fail(f"'{' '.join(fields)}' is not a word of a record.")
        elif record.words or not self.header_line(record, fields):
            raise self.fail(f"'{' '.join(fields)}' does not belong here.")

    def header_line(self, record: Record, fields: list[str]) -> bool:
        """A line of the header below the first three; False if it is none."""
        key = fields[0]
        if key == "choice" and len(fields) == 3:
            record.choices[fields[1]] = fields[2]
        elif key == "chosen-seed" and len(fields) == 1:
            record.chosen_seed = True
        elif key == "commitment" and len(fields) == 2:
            record.commitment = self.hexadecimal(key, fields[1])
        elif key == "seed" and len(fields) == 2:
            record.seed = self.hexadecimal(key, fields[1])
        elif key == "nonce" and len(fields) == 3:
            self.nonce(record, fields[1], fields[2])
        elif key == "rewound" and len(fields) == 2:
            record.rewinds.append(self.count(fields[1], "the number of words left"))
        else:
            return False
        return True

    def nonce(self, record: Record, number: str, text: str) -> None:
        seat = self.count(number, "the seat of a nonce")
        if seat >= record.seats or seat in record.nonces:
            raise self.fail(f"there is no seat {seat}, or it has a nonce already.")
        record.nonces[seat] = self.hexadecimal("nonce", text)

    def hexadecimal(self, key: str, text: str) -> str:
        try:
            bytes.fromhex(text)
        except ValueError as error:
            raise self.fail(f"the {key} should be written in hexadecimal.") from error
        return text

    def end(self, record: Record, fields: list[str]) -> None:
        if len(fields) != 3:
            raise self.fail("the end line should give the number of words and a fingerprint.")
        self.checkpoint(record, fields[1], fields[2])

    def checkpoint(self, record: Record, count: str, fingerprint: str) -> None:
        spoken = self.count(count, "the number of words")
        if spoken != len(record.words):
            raise self.fail(f"{spoken} words should stand above this line, but there are {len(record.words)}.")
        record.hashes[spoken] = fingerprint


def read_records(text: str) -> list[Record]:
    """All the records of a file."""
    reader = Reader(text)
    records: list[Record] = []
    while True:
        first = reader.fields()
        if not first:
            break
        records.append(reader.record(first))
    if not records:
        raise BadRecord("The file holds no record.")
    return records
