"""Every refusal has a code, and a sentence in both languages of the client."""

import re
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

from ridotto.core.errors import BadChoice, BadSeats, NotAnOption, NotAsked, NoUndo, RidottoError, UnknownGame
from ridotto.server import wire
from ridotto.server.errors import SENTENCES, Refused, refused_by_http, refused_by_rule
from tests.server.conftest import Guest

WORDS = Path(__file__).parent.parent.parent / "web" / "src" / "core" / "i18n"
SENTENCE = re.compile(r"^  'refused\.(\w+)':\s+'(.*)',$", re.MULTILINE)


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_code_has_an_english_sentence() -> None:
    assert list(SENTENCES) == list(get_args(wire.Code))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_code_has_a_sentence_in_the_client(lang: str) -> None:
    texts = dict(SENTENCE.findall((WORDS / f"{lang}.ts").read_text(encoding="utf-8")))
    assert list(texts) == list(SENTENCES)
    for code, sentence in SENTENCES.items():
        assert gaps(texts[code]) <= gaps(sentence), code


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (BadChoice("No."), 422, "bad_choice"),
        (BadSeats("No."), 422, "bad_seats"),
        (UnknownGame("No."), 422, "no_such_game"),
        (NotAnOption(0, "this", ["that"]), 409, "not_an_option"),
        (NotAsked("No."), 409, "not_asked"),
        (NoUndo("No."), 409, "rule"),
    ],
)
def test_an_error_of_the_engine_gets_a_code_by_its_type(error: RidottoError, status: int, code: str) -> None:
    refused = refused_by_rule(error)
    assert (refused.status, refused.code, refused.detail) == (status, code, str(error))


def test_an_invalid_request_gets_a_code_by_its_status() -> None:
    assert [refused_by_http(status, "No.").code for status in (400, 404, 413)] == [
        "bad_request",
        "bad_request",
        "too_large",
    ]


def test_a_refusal_carries_the_parameters_of_its_sentence(anna: Guest) -> None:
    table = anna.table(["me", "open", "open"])["id"]
    assert anna.post(table, "sit", seat=0).json() == {
        "detail": "Seat 0 is taken.",
        "code": "seat_taken",
        "gaps": {"seat": "0"},
    }
    assert Refused(409, "seat_open", seat=2).problem.gaps == {"seat": "2"}


def test_the_address_of_the_socket_answers_a_plain_request_with_a_sentence(anna: Guest) -> None:
    table = anna.table(["me", "open", "open"])["id"]
    answer = anna.http.get(f"/api/tables/{table}/live")
    assert answer.status_code == 426 and answer.json()["code"] == "socket_only"
