"""Reading and writing files of records.

Files are read record by record: a file of ten thousand games need not fit into memory.
Files are written beside their place and moved there when they are complete.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from .. import BadRecord, Match, RidottoError
from .. import replay as replay_text

MOST_WRITTEN = 100_000  # bytes
LONGEST_LINE = 10_000  # bytes; what has more is no record


class BadFile(RidottoError):
    """A file that cannot be read or written."""


class Excerpt(NamedTuple):
    """The text of one record in a file."""

    file: str
    number: int  # of the record in the file, from 1
    text: str
    above: int  # lines of the file above it
    bytes: int


def small_text(file: str) -> str:
    """The text of a file that a person wrote."""
    try:
        with Path(file).open("rb") as stream:
            content = stream.read(MOST_WRITTEN + 1)
        if len(content) > MOST_WRITTEN:
            raise BadFile(f"{file} is too large: nobody writes more than {MOST_WRITTEN:,} bytes by hand.")
        return content.decode()
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadFile(f"{file} is not a text file.") from error


def excerpts(file: str) -> Iterator[Excerpt]:
    """The records of a file one by one, not checked yet; at least one."""
    number = above = 0
    for lines in pieces(file):
        text = decoded(file, lines, above)
        if says_something(text):
            number += 1
            yield Excerpt(file, number, text, above, sum(map(len, lines)))
        above += len(lines)
    if not number:
        raise BadRecord(f"{file} holds no record.")


def pieces(file: str) -> Iterator[list[bytes]]:
    """The lines of a file, cut after each end line, and at once where a record does not begin as it should."""
    lines: list[bytes] = []
    begun = False
    for line in lines_of(file):
        lines.append(line)
        said = line.split(b"#", 1)[0].split()
        if said and (said[0] == b"end" or not (begun or said[0] == b"ridotto")):
            yield lines
            lines = []
            begun = False
        elif said:
            begun = True
    if lines:
        yield lines


def lines_of(file: str) -> Iterator[bytes]:
    try:
        with Path(file).open("rb") as source:
            for number, line in enumerate(iter(lambda: source.readline(LONGEST_LINE), b""), 1):
                if len(line) == LONGEST_LINE:
                    raise BadRecord(f"{file}: line {number} is too long for a record of Ridotto.")
                yield line
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror}.") from error


def decoded(file: str, lines: list[bytes], above: int) -> str:
    try:
        return b"".join(lines).decode()
    except UnicodeDecodeError as error:
        line = above + 1 + b"".join(lines)[: error.start].count(b"\n")
        raise BadRecord(f"{file} is not a record of Ridotto: line {line} is not text.") from error


def says_something(text: str) -> bool:
    return any(line.split("#", 1)[0].strip() for line in text.split("\n"))


def replayed(excerpt: Excerpt) -> Match[Any]:
    """The match of a record, checked word by word; an error names file, game, line and word."""
    try:
        return replay_text(excerpt.text)
    except RidottoError:
        pass
    try:  # the same error again, now with the line's number in the whole file
        return replay_text("\n" * excerpt.above + excerpt.text)
    except RidottoError as error:
        said = str(error)
        where = f", l{said[1:]}" if said.startswith("Line ") else f": {said}"
        raise BadRecord(f"{excerpt.file}, game {excerpt.number}{where}") from error


def found(file: str, number: int) -> Excerpt:
    """One record of a file, by its number from 1."""
    count = 0
    for excerpt in excerpts(file):
        if excerpt.number == number:
            return excerpt
        count = excerpt.number
    holds = "1 game" if count == 1 else f"{count} games"
    raise BadFile(f"{file} holds {holds}; there is no game {number} in it.")


def only(file: str) -> Excerpt:
    """The one record of a file."""
    first, *others = excerpts(file)
    if others:
        raise BadFile(f"{file} holds {1 + len(others)} games; there should be just one.")
    return first


def check_free(file: str) -> Path:
    """The place of a file to be written, which must not exist yet."""
    path = Path(file)
    if path.exists():
        raise BadFile(f"{file} exists already.")
    return path


@contextmanager
def written(file: str, replace: bool) -> Iterator[TextIO]:
    """A file to write.  It appears under its name when all is written, or not at all."""
    path = Path(file).resolve() if replace else check_free(file)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        check_place(path)
        with part.open("x", encoding="utf-8") as sink:
            yield sink
        part.replace(path)
    except OSError as error:
        raise BadFile(f"{file} cannot be written: {error.strerror}.") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def check_place(path: Path) -> None:
    if path.exists() and not path.is_file():
        raise IsADirectoryError(0, "this is not a plain file")
