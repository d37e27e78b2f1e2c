"""Asking a person for a line, with editing and the tab key where the terminal has them."""

import sys
from collections.abc import Callable
from importlib import import_module

Completer = Callable[[str], list[str]]  # from the line so far to what its last word can become


def no_completions(line: str) -> list[str]:
    return []


def ask_line(prompt: str, complete: Completer = no_completions) -> str:
    """One line from standard input; EOFError at its end."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        set_completer(complete)
    return input(prompt)


def set_completer(complete: Completer) -> None:
    try:
        readline = import_module("readline")
    except ImportError:  # not every Python has it
        return

    def candidate(last: str, number: int) -> str | None:
        line: str = readline.get_line_buffer()[: readline.get_endidx()]
        found = complete(line.rpartition(",")[2].lstrip())
        return found[number] + " " if number < len(found) else None

    readline.set_completer_delims(" ,")
    readline.set_completer(candidate)
    readline.parse_and_bind("tab: complete")
