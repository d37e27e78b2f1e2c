"""What the log of a table must say after kills.

Every acknowledged move is there once, at its place and in order; what else a person said there was sent and its
response lost; numbers have no gap; and the words are a game by the rules.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, NamedTuple

import ridotto
from ridotto.core.match import CHANCE_SPEAKS, SPEAKER_BITS, SPEAKER_MASK

Fault = Literal["lost", "doubled", "reordered", "unsent", "gap", "unplayable"]
Entry = tuple[int, str, int]  # number, kind, value


@dataclass(slots=True)
class Sent:
    """A move that was sent; without an acknowledgement it may be in the log or not."""

    seat: int
    place: int  # the number of earlier words of its seat: the end of its turn id
    code: int
    sent: float
    acknowledged: float | None = None


class Finding(NamedTuple):
    """What is wrong with a log, and when the move that it is about was sent or acknowledged."""

    fault: Fault
    what: str
    at: float = 0.0


class Word(NamedTuple):
    """What a seat says in a log."""

    seat: int
    place: int
    code: int


def check_log(entries: Sequence[Entry], moves: Iterable[Sent], seats: Iterable[int]) -> list[Finding]:
    """Everything that is wrong with the log of a table, where people hold these seats."""
    said = words_of(entries)
    sent = list(moves)
    findings = gaps(entries)
    for seat in seats:
        mine = [word for word in said if word.seat == seat]
        findings += check_seat(mine, [move for move in sent if move.seat == seat])
    return findings or check_order(said, sent)


def words_of(entries: Iterable[Entry]) -> list[Word]:
    """The words of all seats, in the order of the log."""
    words: list[Word] = []
    counts: Counter[int] = Counter()
    for _, kind, value in entries:
        seat = value & SPEAKER_MASK
        if kind == "word" and seat != CHANCE_SPEAKS:
            words.append(Word(seat, counts[seat], value >> SPEAKER_BITS))
            counts[seat] += 1
    return words


def gaps(entries: Sequence[Entry]) -> list[Finding]:
    """Entries are numbered from 0."""
    numbers = [-1, *[number for number, _, _ in entries]]
    return [
        Finding("gap", f"entry {later} follows {earlier}")
        for earlier, later in pairwise(numbers)
        if later != earlier + 1
    ]


# ---- the words of a seat


def check_seat(said: Sequence[Word], sent: Sequence[Sent]) -> list[Finding]:
    """The words of a seat, each at its place, beside what its person has sent."""
    allowed = allowed_codes(sent)
    known = {move.place: move for move in sent if move.acknowledged is not None}
    is_right = all(word.code in allowed[word.place] for word in said) and all(place < len(said) for place in known)
    return [*answered_again(sent, known), *([] if is_right else explain(said, allowed, known))]


def answered_again(sent: Iterable[Sent], known: dict[int, Sent]) -> list[Finding]:
    """Acknowledged moves whose question was asked and answered again: they had been lost."""
    again = [move for move in sent if move.acknowledged is not None and known[move.place] is not move]
    return [Finding("lost", str(move), move.acknowledged or move.sent) for move in again]


def allowed_codes(sent: Iterable[Sent]) -> defaultdict[int, set[int]]:
    """By place: the code that was acknowledged; without one, all whose response was lost."""
    allowed: defaultdict[int, set[int]] = defaultdict(set)
    moves = list(sent)
    for move in moves:
        allowed[move.place].add(move.code)
    for move in moves:
        if move.acknowledged is not None:
            allowed[move.place] = {move.code}
    return allowed


def explain(said: Sequence[Word], allowed: defaultdict[int, set[int]], known: dict[int, Sent]) -> list[Finding]:
    """Which moves are lost, doubled or reordered: the log and what was sent are laid side by side."""
    last = max(allowed, default=-1)
    lost: list[Sent] = []
    extra: list[Word] = []
    doubled: list[Word] = []
    place = 0
    for word in said:
        found = next((later for later in range(place, last + 1) if word.code in allowed[later]), None)
        if found == place:
            place += 1
        elif place and word.code in allowed[place - 1]:
            doubled.append(word)
        elif found is None:
            extra.append(word)
        else:
            lost += [known[skipped] for skipped in range(place, found) if skipped in known]
            place = found + 1
    lost += [known[skipped] for skipped in range(place, last + 1) if skipped in known]
    return [*[Finding("doubled", str(word)) for word in doubled], *sort_out(lost, extra)]


def sort_out(lost: Iterable[Sent], extra: Sequence[Word]) -> list[Finding]:
    """A move that is missing at its place and found at another one is not lost but reordered."""
    elsewhere = Counter(word.code for word in extra)
    findings: list[Finding] = []
    for move in lost:
        is_elsewhere = elsewhere[move.code] > 0
        elsewhere[move.code] -= is_elsewhere
        findings.append(Finding("reordered" if is_elsewhere else "lost", str(move), move.acknowledged or move.sent))
    for word in extra:
        if elsewhere[word.code] > 0:
            elsewhere[word.code] -= 1
            findings.append(Finding("unsent", str(word)))
    return findings


# ---- all seats together


def check_order(said: Iterable[Word], sent: Iterable[Sent]) -> list[Finding]:
    """A move that was acknowledged before another one was sent is before it in the log."""
    known = {(move.seat, move.place): move for move in sent if move.acknowledged is not None}
    findings: list[Finding] = []
    latest = float("-inf")  # when the moves so far were sent
    for word in said:
        move = known.get((word.seat, word.place))
        if move is None or move.acknowledged is None:
            continue
        if move.acknowledged < latest:
            findings.append(Finding("reordered", str(move), move.acknowledged))
        latest = max(latest, move.sent)
    return findings


def check_rules(game: str, seats: int, choices: dict[str, str], entries: Iterable[Entry]) -> list[Finding]:
    """The words of a log, played again from the start."""
    match = ridotto.start(game, seats, choices=choices, listen=False)
    for number, kind, value in entries:
        try:
            if kind == "word":
                match.apply_word(value)
        except ridotto.RidottoError as error:
            return [Finding("unplayable", f"entry {number}: {error}")]
    return []
