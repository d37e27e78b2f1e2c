"""Names and chat are normalised and bounded, and nobody at a table can be taken for somebody else."""

import unicodedata

import httpx
import pytest

from ridotto.server.errors import Refused
from ridotto.server.place import BOT_NAMES
from ridotto.server.plain_text import MOST_MARKS, isolated, skeleton, tidy_chat, tidy_name
from tests.server.conftest import Guest, Server

INVISIBLE = [  # dropped wherever they stand; alone they are no name and no message
    "\u00ad",  # soft hyphen
    "\u034f",  # combining grapheme joiner
    "\u061c",  # Arabic letter mark
    "\u115f",  # Hangul fillers
    "\u1160",
    "\u3164",
    "\uffa0",
    "\u17b4",  # Khmer inherent vowels
    "\u180e",  # Mongolian vowel separator
    "\u200b",  # zero width space
    "\u200e",  # bidi marks, embeddings, overrides and isolates
    "\u200f",
    "\u202a",
    "\u202d",
    "\u202e",
    "\u2066",
    "\u2068",
    "\u2069",
    "\u2060",  # word joiner
    "\u2064",  # invisible plus
    "\ufe00",  # variation selector
    "\ufeff",  # byte order mark
    "\ufff9",  # interlinear annotation
    "\U0001d173",  # musical beams
    "\U000e0041",  # tag A
    "\U000e0100",  # variation selector
]
JOINERS = ["\u200c", "\u200d", "\ufe0e", "\ufe0f"]  # chat keeps them between letters: scripts and emoji need them
BLANK = [" ", "\t", "\n", "\u00a0", "\u2003", "\u202f", "\u3000", "\u2028", "\u2800", "\U0001d159"]
REFUSED = ["\x00", "\x07", "\x1b[2J", "\x7f", "\u0085x\u009b", "\ue000", "\U000f0000", "\ufdd0", "\uffff", "\u0378"]


@pytest.mark.parametrize("sign", [*INVISIBLE, *JOINERS], ids=ascii)
def test_what_cannot_be_seen_is_dropped_from_a_name(sign: str) -> None:
    assert tidy_name(f"{sign}An{sign}na{sign}") == "Anna"
    with pytest.raises(Refused):
        tidy_name(sign * 3)


@pytest.mark.parametrize("sign", INVISIBLE, ids=ascii)
def test_what_cannot_be_seen_is_dropped_from_chat(sign: str) -> None:
    assert tidy_chat(f"{sign}Buona{sign} sera{sign}") == "Buona sera"


@pytest.mark.parametrize("sign", [*INVISIBLE, *JOINERS, *BLANK, "\u0301", ""], ids=ascii)
def test_what_shows_nothing_is_neither_a_name_nor_a_message(sign: str) -> None:
    for tidy in (tidy_name, tidy_chat):
        for text in (sign, sign * 9, f" {sign} {sign}"):
            with pytest.raises(Refused):
                tidy(text)


@pytest.mark.parametrize("sign", BLANK, ids=ascii)
def test_blanks_become_one_space(sign: str) -> None:
    assert tidy_name(f"{sign}Anna{sign}{sign}Maria{sign}") == "Anna Maria"
    assert tidy_chat(f"{sign}Buona{sign}{sign}sera{sign}") == "Buona sera"


@pytest.mark.parametrize("sign", REFUSED, ids=ascii)
def test_a_name_with_control_private_or_unassigned_characters_is_refused(sign: str) -> None:
    with pytest.raises(Refused) as refused:
        tidy_name(f"An{sign}na")
    assert refused.value.status == 422 and refused.value.code == "bad_name"


@pytest.mark.parametrize("sign", ["\x00", "\x07", "\x1b[2J", "\x7f", "\u009b"], ids=ascii)
def test_chat_with_control_characters_is_refused(sign: str) -> None:
    with pytest.raises(Refused) as refused:
        tidy_chat(f"Buona{sign}")
    assert refused.value.status == 422 and refused.value.code == "bad_chat"


@pytest.mark.parametrize("sign", ["\ue000", "\ufdd0", "\uffff", "\U000f0000"], ids=ascii)
def test_what_has_no_meaning_is_dropped_from_chat(sign: str) -> None:
    assert tidy_chat(f"Buona{sign} sera") == "Buona sera"


def test_marks_are_bounded() -> None:
    fair, zalgo = "u" + "\u0316" * MOST_MARKS, "u" + "\u0316" * (MOST_MARKS + 1)
    assert tidy_name(fair) == fair
    with pytest.raises(Refused):
        tidy_name(zalgo)
    assert tidy_chat(zalgo * 3) == fair * 3


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Zoë",
        "Nguyễn Thị",
        "Jürgen-Ørsted O'Neill",
        "דנה",
        "محمد",
        "สมชาย",
        "पूजा",
        "李明",
        "たかし",
        "Ελένη",
        "Иван 🎲",
    ],
)
def test_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert tidy_name(unicodedata.normalize("NFD", name)) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    "text",
    [
        "Buona sera!",
        "già \u2615\ufe0f",
        "\U0001f469\u200d\U0001f680",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "ﬁn",
    ],
)
def test_chat_of_all_scripts_and_emoji_stays_as_it_is(text: str) -> None:
    assert tidy_chat(text) == text


def test_a_text_that_grows_by_normalising_is_bounded() -> None:
    with pytest.raises(Refused):
        tidy_name("\ufdfa" * 2)  # each becomes 18 letters
    with pytest.raises(Refused):
        tidy_chat("\U0001d160" * 200)  # each becomes three


# ---- who looks like whom


@pytest.mark.parametrize(
    "other",
    [
        "anna",
        "ANNA",
        "Anná",
        "A n n a",
        "Anna.",
        "_Anna_",
        "Anna ♥",
        "\uff21\uff4e\uff4e\uff41",  # full width
        "\u0410nn\u0430",  # Cyrillic
        "\u0391nna",  # Greek
        "\u13aann\u0251",  # Cherokee, and a Latin alpha
        "𝐀𝐧𝐧𝐚",  # noqa: RUF001
    ],
)
def test_names_that_look_alike_have_one_skeleton(other: str) -> None:
    assert skeleton(other) == skeleton("Anna")


def test_letters_that_look_alike_have_one_skeleton() -> None:
    assert skeleton("Il1O0rn") == skeleton("lllo0m") == skeleton("iIIoOm")


@pytest.mark.parametrize("other", ["Anne", "Hanna", "Anna 2", "Ana", "♥"])
def test_names_that_differ_have_other_skeletons(other: str) -> None:
    assert skeleton(other) != skeleton("Anna") and skeleton(other)


def code(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["code"])


def test_nobody_sits_down_under_a_name_that_looks_like_that_of_another_guest(server: Server, anna: Guest) -> None:
    table = anna.table(["me", "open", "open"])["id"]
    other = Guest(server, "\u0410nn\u0430")
    assert code(other.post(table, "sit", seat=1), 409) == "name_taken"
    other.http.put("/api/me", json={"name": "Annalisa"}).raise_for_status()
    other.post(table, "sit", seat=1).raise_for_status()


def test_nobody_takes_the_name_of_another_at_a_table_where_they_sit(server: Server, anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "gondolier"])["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()
    for name in ("Anna", "ANNA.", BOT_NAMES[2][0]):
        assert code(bruno.http.put("/api/me", json={"name": name}), 409) == "name_taken"
    assert bruno.http.get("/api/me").json()["name"] == "Bruno"
    bruno.http.put("/api/me", json={"name": "BRUNO"}).raise_for_status()  # one's own name is free
    bruno.post(table, "stand", seat=1).raise_for_status()
    bruno.http.put("/api/me", json={"name": "Anna"}).raise_for_status()


def test_a_host_who_does_not_sit_cannot_be_impersonated(server: Server, anna: Guest) -> None:
    table = anna.table(["open", "open", "open"])["id"]
    assert code(Guest(server, "anna").post(table, "sit", seat=1), 409) == "name_taken"
    anna.post(table, "sit", seat=0).raise_for_status()


def test_a_bot_takes_another_name_if_a_guest_looks_like_it(server: Server) -> None:
    bot = BOT_NAMES[1][0]
    guest = Guest(server, bot.replace("a", "\u0430"))
    places = guest.table(["me", "gondolier", "gondolier"])["places"]
    assert places[1]["name"] == BOT_NAMES[1][1]


# ---- right to left


def test_a_name_from_right_to_left_is_isolated_in_the_log(server: Server) -> None:
    assert isolated("Anna") == "Anna" and isolated("דנה 3") == "\u2068דנה 3\u2069"
    dana = Guest(server, "דנה 3")
    table = dana.table(["me", "gondolier", "gondolier"], start=True)["id"]
    while "\u2068דנה 3\u2069" not in " ".join(line["text"] for line in dana.update(table, -1)["lines"]):
        if dana.update(table, 0)["ask"]:
            dana.answer(table, 0)
