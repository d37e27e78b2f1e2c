"""`ridotto serve` for tests of secrecy: a table takes its seed from a file, if there is one.

Two tables with the same shuffle can be compared then.  A seed that a guest chooses would not do: nobody else may sit at
such a table.
"""

import os
import secrets
from pathlib import Path

from ridotto.cli import main

SEED_FILE = "SEED_OF_NEXT_TABLE"  # the variable that says where the file is
real_token = secrets.token_hex


def token_hex(nbytes: int | None = None) -> str:
    """What stands in the file, once; else a random token."""
    path = Path(os.environ[SEED_FILE])
    if not path.exists():
        return real_token(nbytes)
    seed = path.read_text(encoding="utf-8")
    path.unlink()
    return seed


if __name__ == "__main__":  # and not in the processes of bots
    secrets.token_hex = token_hex
    main()
