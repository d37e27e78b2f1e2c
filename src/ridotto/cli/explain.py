"""What `?` tells in the terminal: a paragraph of the rules, or what they say about a thing."""

from ..rule_pages import Block, about, meaning, paragraph
from ..texts import texts_of

GOAL = ("goal", "but")  # what one types for the goal, in each language
MOST = 4  # paragraphs that are shown at once


class Explanation:
    """What is written about a word or a number of a paragraph; false where nothing is."""

    def __init__(self, game_id: str, lang: str, wanted: str) -> None:
        found = paragraph(game_id, lang, wanted)
        word = wanted if found else term_for(game_id, lang, wanted)
        blocks = [found] if found else about(game_id, lang, word)
        self.heading = "" if found else meaning(game_id, lang, word) or word
        self.shown: list[Block] = blocks[:MOST]
        self.more = [block.id for block in blocks[MOST:]]

    def __bool__(self) -> bool:
        return bool(self.shown)


def term_for(game_id: str, lang: str, wanted: str) -> str:
    """The word that a name of a target stands for: `pile:peddler`, `peddler` and `ped` are the Peddler."""
    name = wanted.rpartition(":")[2].casefold().replace(" ", "_")
    lexicon = texts_of(game_id).lexicons.get(lang)
    if lexicon is None:
        return wanted
    named = {key: text for key, text in lexicon.terms.items() if ":" not in key}
    named.update({key: forms[0] for key, forms in lexicon.things.items()})
    begun = [key for key in named if key.startswith(name)] or [
        key for key, text in named.items() if text.casefold().startswith(wanted.casefold())
    ]
    return named[name] if name in named else named[begun[0]] if len(begun) == 1 else wanted
