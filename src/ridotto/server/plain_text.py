"""Names and chat as plain text: normalised, visible and bounded; and which names look alike."""

from functools import lru_cache
from typing import Final
from unicodedata import bidirectional, category, normalize

from . import wire
from .errors import Refused

MOST_MARKS: Final = 3  # in a row: enough for every script, and too few to cover the lines above
NAMES_CACHED: Final = 10_000

# What Unicode calls "default ignorable": it takes no room, or looks like a blank.
IGNORABLE: Final = frozenset(
    number
    for first, last in (
        (0x00AD, 0x00AD),
        (0x034F, 0x034F),
        (0x061C, 0x061C),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x200B, 0x200F),
        (0x202A, 0x202E),
        (0x2060, 0x206F),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFEFF, 0xFEFF),
        (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFF8),
        (0x1BCA0, 0x1BCA3),
        (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
    )
    for number in range(first, last + 1)
)
ACUTE: Final = "\u00b4"  # typed as an apostrophe; normalising would make a blank with an accent of it
JOINERS: Final = frozenset("\u200c\u200d\ufe0e\ufe0f")  # they shape letters and emoji; chat keeps them
BLANKS: Final = {0x2800: " ", 0x1D159: " ", 0x16FE4: " ", 0xFFFC: " "}  # visible by category, and empty to the eye


def tidy_name(text: str) -> str:
    """A name as it is stored; refused if others could not read it."""
    shown = "".join(sign for sign in text if not is_hidden(sign))
    name = squeezed(normalize("NFKC", shown.replace(ACUTE, "'")))
    if (
        len(name) > wire.MOST_NAME
        or not is_visible(name)
        or any(category(sign)[0] == "C" for sign in name)
        or bounded_marks(name) != name
    ):
        raise Refused(422, "bad_name", most=wire.MOST_NAME, marks=MOST_MARKS)
    return name


def tidy_chat(text: str) -> str:
    """A line of chat as it is stored."""
    shown = [sign for sign in squeezed(normalize("NFC", text)) if sign in JOINERS or not is_hidden(sign)]
    chat = squeezed(bounded_marks("".join(sign for sign in shown if category(sign) not in ("Cn", "Co"))))
    if len(chat) > wire.MOST_TEXT or not is_visible(chat) or any(category(sign) in ("Cc", "Cs") for sign in chat):
        raise Refused(422, "bad_chat", most=wire.MOST_TEXT)
    return chat


def squeezed(text: str) -> str:
    """Without blanks at the ends, and with one space for each row of them."""
    return " ".join(text.translate(BLANKS).split())


def is_hidden(sign: str) -> bool:
    return ord(sign) in IGNORABLE or category(sign) == "Cf"


def is_visible(text: str) -> bool:
    return any(category(sign)[0] in "LNPS" for sign in text)


def bounded_marks(text: str) -> str:
    """Without accents that have no letter, and without more of them in a row than any script needs."""
    kept: list[str] = []
    room = 0
    for sign in text:
        is_mark = category(sign)[0] == "M"
        room = room - 1 if is_mark else (0 if sign == " " else MOST_MARKS)
        if not is_mark or room >= 0 or sign in JOINERS:
            kept.append(sign)
    return "".join(kept)


# ---- which names look alike

TWINS: Final = (  # letters, without case, and the Latin letter that each looks like
    ("авсенһіјкморѕтуүхԁԛԝӏг", "abcehhljkmopstyyxdqwlr"),  # Cyrillic
    ("αβεζηικμνορτυχγϲ", "abezhlkmnoptyxyc"),  # Greek
    ("օոսհցլ", "onuhgl"),  # Armenian
    ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᏔᏃ", "abcdeghjklmprstvwz"),  # Cherokee  # noqa: RUF001
    ("ıɑɡɩʏᴀʙᴄᴅᴇʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡᴢøłđħ", "laglyabcdehljklmnoprstuvwzoldh"),  # Latin of other kinds
    ("01i", "oll"),
)
SAME_LOOK: Final = str.maketrans("".join(twins for twins, _ in TWINS), "".join(latin for _, latin in TWINS))


@lru_cache(NAMES_CACHED)
def skeleton(name: str) -> str:
    """What names that look alike have in common: letters and digits, without case, accents and foreign twins."""
    plain = normalize("NFD", normalize("NFKC", name).casefold())
    letters = "".join(sign for sign in plain if category(sign)[0] in "LN")
    return letters.translate(SAME_LOOK).replace("rn", "m").replace("vv", "w") or plain


# ---- right to left


@lru_cache(NAMES_CACHED)
def isolated(name: str) -> str:
    """A name for use in a sentence: one that is written from right to left does not turn what stands beside it."""
    if any(bidirectional(sign) in ("R", "AL", "AN") for sign in name):
        return f"\u2068{name}\u2069"
    return name
