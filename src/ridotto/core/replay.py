"""From a match to its record and back, checked word by word."""

from mypy_extensions import i64

from .errors import BadChoice, BadRecord, BadSeats, OtherVersion, RidottoError
from .fair import Shuffle, commitment_to
from .game import Game
from .match import CHANCE_SPEAKS, SPEAKER_BITS, SPEAKER_MASK, Match, start
from .record import CHANCE, CHECKPOINT, Record, Word
from .step import Path, S


def record_of(match: Match[S]) -> Record:
    """The record of a match, finished or not."""
    game = match.game
    record = Record(game.id, game.version, match.seats)
    record.choices.update(match.state.choices.changed())
    again = match.replayed([])
    for word in match.journal:
        record.words.append(spelled(again, word))
        again.apply_word(word)
        if len(record.words) % CHECKPOINT == 0:
            record.hashes[len(record.words)] = game.hash(again.state)
    record.hashes[len(record.words)] = game.hash(match.state)
    if match.over:
        record.scores = match.scores
        record.ranks = match.ranks
    return record


def spelled(match: Match[S], word: i64) -> Word:
    """A word of the journal that is about to be said, as it is written."""
    rules = match.game.rules
    speaker = word & SPEAKER_MASK
    code = word >> SPEAKER_BITS
    if speaker == CHANCE_SPEAKS:
        return Word(CHANCE, rules.chance_step(match.state).path(match.state, code), 0)
    return Word(str(speaker), rules.path(match.state, speaker, code), 0)


def replay(game: Game[S], record: Record) -> Match[S]:
    """Play a record again.  The first word that is not by the rules is named in the error."""
    record = migrated(game, record)
    if record.game != game.id:
        raise BadRecord(f"This is a record of {record.game}, not of {game.id}.")
    match = opened(game, record)
    check_hash(match, record)
    for word in record.words:
        try:
            speak(match, word.speaker, word.path)
        except RidottoError as error:
            said = len(match.journal) + 1
            raise BadRecord(f"Line {word.line}: word {said}, '{word.text()}', is wrong. {error}") from error
        check_hash(match, record)
    check_result(match, record)
    check_shuffle(match, record)
    return match


def migrated(game: Game[S], record: Record) -> Record:
    while record.version != game.version and record.version in game.migrations:
        record = game.migrations[record.version](record)
    if record.version != game.version:
        raise OtherVersion(
            f"The record was played under version {record.version} of the rules of {game.id}; "
            f"this is version {game.version}, and nothing tells how to translate it."
        )
    return record


def opened(game: Game[S], record: Record) -> Match[S]:
    try:
        return start(game, record.seats, None, record.choices)
    except (BadSeats, BadChoice) as error:
        raise BadRecord(f"The header is wrong. {error}") from error


def speak(match: Match[S], speaker: str, path: Path) -> None:
    if speaker == CHANCE:
        match.happen(path)
    else:
        match.answer(path, int(speaker))


def check_hash(match: Match[S], record: Record) -> None:
    spoken = len(match.journal)
    if spoken in record.hashes and record.hashes[spoken] != match.game.hash(match.state):
        raise BadRecord(f"After word {spoken} the position is not the one that was recorded.")


def check_shuffle(match: Match[S], record: Record) -> None:
    """Draw every outcome of chance again from the revealed seed and the nonces."""
    if not record.seed:
        return
    seed = bytes.fromhex(record.seed)
    if commitment_to(seed) != record.commitment:
        raise BadRecord("The seed is not the one that was committed to before the game.")
    shuffle = Shuffle(seed, record.nonces, record.rewinds)
    again = match.replayed([])
    for word in match.journal:
        if word & SPEAKER_MASK == CHANCE_SPEAKS:
            number = len(again.journal)
            fair = shuffle.outcome(number, match.game.rules.weights(again.state))
            if fair != word >> SPEAKER_BITS:
                said = spelled(again, word).text()
                raise BadRecord(f"Word {number + 1}, '{said}', is not what seed and nonces give: it was not fair luck.")
        again.apply_word(word)


def check_result(match: Match[S], record: Record) -> None:
    if not match.over:
        if record.ranks or record.scores:
            raise BadRecord("The record gives a result, but its game is not over.")
        return
    if record.scores != match.scores:
        raise BadRecord(f"The record gives the scores {record.scores}; they are {match.scores}.")
    if record.ranks != match.ranks:
        raise BadRecord(f"The record gives the ranks {record.ranks}; they are {match.ranks}.")
