"""Responses: games, tables, past positions and proofs as wire types."""

from datetime import UTC, datetime
from functools import cache
from typing import Any

from .. import texts
from ..bots.levels import LEVELS
from ..core.choices import Choice
from ..core.fair import commitment_to
from ..core.match import CHANCE_SPEAKS, SPEAKER_BITS, SPEAKER_MASK
from ..core.record import CHANCE, Record, Word
from ..core.replay import record_of
from ..core.seats import SPECTATOR
from ..registry import AnyGame, all_games
from . import wire
from .errors import Refused, not_yours, other_version
from .room import Room
from .rows import ChatRow, LogEntry
from .seating import Seating
from .table import Table
from .viewer import seat_names


@cache
def game_infos(lang: str) -> list[wire.GameInfo]:
    return [
        wire.GameInfo(
            id=game.id,
            title=game.title,
            about=texts.about(game.id, lang),
            goal=texts.goal(game.id, lang),
            goal_rules=texts.goal_rules(game.id),
            version=game.version,
            least=game.least,
            most=game.most,
            minutes=game.minutes,
            choices=[choice_info(game.id, choice, lang) for choice in game.choices],
        )
        for game in all_games().values()
    ]


def choice_info(game_id: str, choice: Choice, lang: str) -> wire.ChoiceInfo:
    return wire.ChoiceInfo(
        name=choice.name,
        rule=choice.rule,
        default=choice.text(choice.default),
        low=choice.low,
        high=choice.high,
        names=list(choice.names),
        mark=choice.mark,
        label=texts.choice(game_id, choice.name, lang),
        labels=[texts.value(game_id, choice.name, name, lang) for name in choice.names],
    )


def game_or_404(game_id: str) -> AnyGame:
    if game_id not in all_games():
        raise Refused(404, "unknown_game", game=game_id)
    return all_games()[game_id]


def parse_choices(choices: list[str]) -> dict[str, str]:
    """Choices of a query string, each written NAME=VALUE."""
    parts = [choice.partition("=") for choice in choices]
    return {name: value for name, _, value in parts}


def iso_time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def place_infos(table: Seating, guest: str, online: set[str]) -> list[wire.PlaceInfo]:
    return [place_info(table, seat, name, guest, online) for seat, name in enumerate(table.names_by_seat())]


def place_info(table: Seating, seat: int, name: str, guest: str, online: set[str]) -> wire.PlaceInfo:
    place = table.places[seat]
    kept_for = place.kept_for if place.is_open else ""
    kind: Any = "bot" if place.bot >= 0 else "guest" if place.guest else "open"
    level: Any = LEVELS[place.bot] if place.bot >= 0 else None
    return wire.PlaceInfo(
        seat=seat,
        kind=kind,
        name=name,
        level=level,
        mine=bool(guest) and place.guest == guest,
        online=place.guest in online,
        resigned=place.resigned,
        stands_in=place.bot >= 0 and bool(place.guest),
        kept_for=table.names.get(kept_for, ""),
        kept_for_me=bool(kept_for) and kept_for == guest,
        nonce=place.nonce,
    )


def table_info(room: Room, guest: str) -> wire.TableInfo:
    """A table without its position."""
    table, header, match = room.table, room.table.header, room.table.match
    return wire.TableInfo(
        id=header.id,
        game=header.game,
        title=table.game.title,
        version=header.version,
        seats=header.seats,
        choices=table.choices,
        status=table.status,
        listed=bool(header.listed),
        mine=bool(table.seats_of(guest)),
        host=bool(guest) and guest == table.host,
        host_name=table.names.get(table.host, ""),
        removed=guest in table.removed,
        removed_guests=[table.names.get(who, "") for who in table.removed] if guest == table.host else [],
        places=place_infos(table, guest, room.online()),
        created=iso_time(header.created),
        chosen_seed=table.chosen_seed,
        commitment=commitment_to(table.seed),
        seed=header.seed if table.ended else "",
        asked=match.asked if match is not None else [],
        ranks=table.result.ranks,
        scores=table.result.scores,
        undo=table.wish,
        undo_end=table.wish_end,
        rematch=header.rematch,
        asleep=room.is_asleep,
        rules_change=rules_change(table),
    )


def rules_change(table: Table) -> wire.RulesChange | None:
    """What a change of the rules has cost a running game, or what of a finished one cannot be shown."""
    if not table.ended:
        return table.rules_change
    return None if table.ends_as_stored else wire.RulesChange(table.header.version, len(table.unplayed))


def chat_line(row: ChatRow) -> wire.Chat:
    return wire.Chat(row.number, row.name, row.seat, row.text, iso_time(row.at))


def can_view(table: Table, guest: str, seat: int) -> bool:
    """May this guest view the table from that seat?  As a spectator always; from any seat when the game is over."""
    return seat == SPECTATOR or table.holds(guest, seat) or table.status == "over"


def check_view(table: Table, guest: str, seat: int) -> int:
    if seat != SPECTATOR:
        table.place(seat)
    if not can_view(table, guest, seat):
        raise not_yours(seat)
    return seat


def moment(table: Table, seat: int, number: int, lang: str) -> wire.Moment:
    """A past position.  Moments are counted by viewer: those words of which this viewer was told something."""
    match = table.playing
    feed = table.feed(seat)
    moments = feed.moments
    if not 0 <= number <= len(moments):
        raise Refused(404, "unknown_moment", moment=number, count=len(moments))
    after = moments[number - 1] if number else 0
    then = match.at(after)
    writer = texts.log_writer(table.game.id, lang, seat_names(table, lang), seat)
    lines = writer.write([event for event in feed.events if event.number <= number])
    if then.over:
        lines.append(writer.result(then.view(SPECTATOR), number))
    return wire.Moment(
        number,
        len(moments),
        seat,
        then.view(seat),
        [*lines, *writer.sealed],
    )


def summary(table: Table, seat: int, lang: str) -> wire.Summary:
    """A finished game, told to one of its seats or to a spectator; the course is told by a spectator's moments."""
    match = table.finished
    if seat != SPECTATOR:
        table.place(seat)
    return texts.summary(match, lang, seat_names(table, lang), seat, table.feed(SPECTATOR).moments)


def full_record(table: Table) -> Record:
    """The record of a finished game."""
    if not table.ended:
        raise Refused(409, "secret")
    if table.header.version != table.game.version:
        return old_record(table)
    record = record_of(table.playing)
    record.chosen_seed = table.chosen_seed
    if table.is_upgraded:  # other rules have drawn with other weights: the shuffle cannot be checked any more
        return record
    record.commitment, record.seed = commitment_to(table.seed), table.header.seed
    record.nonces.update(table.nonces())
    record.rewinds.extend(table.rewinds)
    return record


def old_record(table: Table) -> Record:
    """The record of a game that other rules have ended: all words as they were said, and the result."""
    header = table.header
    record = Record(header.game, header.version, header.seats)
    record.choices.update(table.choices)
    record.chosen_seed = table.chosen_seed
    record.words.extend(record_of(table.playing).words)
    record.words.extend(old_word(entry) for entry in table.unplayed)
    record.scores, record.ranks = table.result.scores, table.result.ranks
    record.hashes[len(record.words)] = table.result.fingerprint
    return record


def old_word(entry: LogEntry) -> Word:
    speaker = entry.value & SPEAKER_MASK
    return Word(CHANCE if speaker == CHANCE_SPEAKS else str(speaker), tuple(entry.text.split()), 0)


def proof(table: Table) -> wire.Proof:
    """All that is needed to recompute every outcome of chance."""
    if not table.ended:
        raise Refused(409, "secret")
    if table.is_upgraded:
        raise other_version(table.header.version, table.header.game)
    match = table.playing
    replayed, draws = match.replayed([]), []
    for number, word in enumerate(match.journal):
        if word & SPEAKER_MASK == CHANCE_SPEAKS:
            step, outcome = match.game.rules.chance_step(replayed.state), word >> SPEAKER_BITS
            weights = list(step.weights(replayed.state))
            draws.append(wire.Draw(number, weights, outcome, list(step.path(replayed.state, outcome))))
        replayed.apply_word(word)
    nonces = [place.nonce for place in table.places]
    return wire.Proof(commitment_to(table.seed), table.header.seed, nonces, table.rewinds, draws)
