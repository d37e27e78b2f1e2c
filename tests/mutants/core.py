"""Seeded faults of the core.  tools/mutants.py shows that every one of them is caught."""

from mutant import Mutant

FAIR = ("tests/core/test_fair.py",)

SHUFFLES = [
    Mutant(
        "what follows a rewind is drawn as before",
        "core/fair.py",
        "        if redraw > 0:\n",
        "        if redraw > 1:\n",
        FAIR,
    ),
    Mutant(
        "a rewind counts for words that it left",
        "core/fair.py",
        "if self.rewinds[i] <= number:",
        "if self.rewinds[i] <= number + 1:",
        FAIR,
    ),
    Mutant(
        "a rewind does not count for the first word that it took",
        "core/fair.py",
        "if self.rewinds[i] <= number:",
        "if self.rewinds[i] < number:",
        FAIR,
    ),
    Mutant(
        "the first rewind that counts is taken for the last",
        "core/fair.py",
        "                last = i + 1\n",
        "                return i + 1\n",
        FAIR,
    ),
    Mutant(
        "the seed is not compared with its commitment",
        "core/replay.py",
        "if commitment_to(seed) != record.commitment:",
        "if not record.commitment:",
        FAIR,
    ),
    Mutant(
        "nonces add nothing",
        "core/fair.py",
        "return hmac.new(seed, text.encode(), sha256).digest()",
        "return seed",
        FAIR,
    ),
    Mutant(
        "it does not matter who gave a nonce",
        "core/fair.py",
        'f"{seat} {nonces[seat]}"',
        "nonces[seat]",
        FAIR,
    ),
    Mutant(
        "nonces count in the order in which they were given",
        "core/fair.py",
        "for seat in sorted(nonces)])",
        "for seat in nonces])",
        FAIR,
    ),
    Mutant(
        "a seat adds two nonces",
        "core/record.py",
        "if seat >= record.seats or seat in record.nonces:",
        "if seat >= record.seats:",
        FAIR,
    ),
    Mutant(
        "a wrong outcome is passed over",
        "core/replay.py",
        "if fair != word >> SPEAKER_BITS:",
        "if fair < word >> SPEAKER_BITS:",
        FAIR,
    ),
    Mutant(
        "rewinds are lost when a record is read",
        "core/record.py",
        'record.rewinds.append(self.count(fields[1], "the number of words left"))',
        'self.count(fields[1], "the number of words left")',
        FAIR,
    ),
]

MUTANTS = SHUFFLES
