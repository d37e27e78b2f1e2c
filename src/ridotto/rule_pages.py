"""The rulebook pages of the games: paragraphs by number, and what is written about a word."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parent
FOLDERS = (PACKAGE / "rulebook", PACKAGE.parent.parent / "docs" / "rules")  # of an installed package, of a checkout
PARAGRAPH = re.compile(r"\*\*([A-Z]{2}-[0-9.]+)\*\*\s+")
MARKUP = re.compile(r"\*\*|`")


class Block(NamedTuple):
    """A paragraph, a heading or a table of a page, as Markdown."""

    id: str  # of a paragraph
    text: str

    @property
    def plain(self) -> str:
        """The text in one line, without signs of Markdown."""
        return MARKUP.sub("", " ".join(self.text.split()))


@cache
def blocks(game_id: str, lang: str) -> tuple[Block, ...]:
    """A rulebook page in its order, the title first; nothing where there is no such page."""
    name = f"{game_id}.md" if lang == "en" else f"{game_id}.{lang}.md"
    file = next((folder / name for folder in FOLDERS if folder.is_dir()), Path(name))
    if not file.is_file():
        return ()
    parts = [part.strip() for part in file.read_text(encoding="utf-8").split("\n\n")]
    return tuple(block(part) for part in parts if part)


def block(text: str) -> Block:
    found = PARAGRAPH.match(text)
    return Block(found[1], text[found.end() :]) if found else Block("", text)


def paragraph(game_id: str, lang: str, id: str) -> Block | None:
    """The paragraph of a number, however it is written: "DO-4.2", "do-4.2" or "4.2"."""
    wanted = id.upper()
    for found in blocks(game_id, lang):
        if found.id and wanted in (found.id, found.id.partition("-")[2]):
            return found
    return None


def meaning(game_id: str, lang: str, word: str) -> str:
    """What the table of words says of a word; empty where it says nothing."""
    for found in blocks(game_id, lang):
        for row in found.text.splitlines() if found.text.startswith("|") else ():
            name, meant = [cell.strip() for cell in row.strip("|").split("|")][:2]
            if word.casefold() in [part.strip().casefold() for part in name.split(",")]:
                return f"{name}: {meant}"
    return ""


def about(game_id: str, lang: str, word: str) -> list[Block]:
    """The paragraphs that speak of a word: those that begin with it first."""
    spoken = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    found = [block for block in blocks(game_id, lang) if block.id and spoken.search(block.plain)]
    return sorted(found, key=lambda block: spoken.match(block.plain) is None)
