"""The client's types are written from what Python declares, and a file that is older fails the check."""

from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, TypedDict

import pytest
from msgspec import Struct

import typescript
from ridotto.core.view import PARTIAL, GameView
from typescript import Writer

Name = Literal["a", "b", "it's"]


class Part(TypedDict):
    """A part."""

    name: Name
    owner: int | None


Thing = Part | None


class Whole(TypedDict):
    """All of it.  And more."""

    things: list[Thing]
    rows: list[list[Name | None]]
    by_name: dict[Name, int]
    some: Annotated[dict[Name, bool], PARTIAL]


class Message(Struct, tag="message"):
    """What is sent."""

    text: str
    view: Annotated[dict[str, Any], GameView]
    seats: list[int] = []


def module() -> ModuleType:
    made = ModuleType("declared")
    made.__dict__.update(Name=Name, Part=Part, Thing=Thing, Whole=Whole, Message=Message)
    return made


def test_a_typed_dictionary_becomes_an_interface_that_is_only_read() -> None:
    writer = Writer(module(), frozen=True)
    assert writer.interface(Whole).splitlines() == [
        "/** All of it.  And more. */",
        "export interface Whole {",
        "  readonly things: readonly Thing[];",
        "  readonly rows: readonly (readonly (Name | null)[])[];",
        "  readonly by_name: Readonly<Record<Name, number>>;",
        "  readonly some: Partial<Readonly<Record<Name, boolean>>>;",
        "}",
    ]
    assert list(writer.names()) == [
        "export type Thing = Part | null;",
        """export const NAMES = ['a', 'b', "it's"] as const;""",
        "export type Name = (typeof NAMES)[number];",
    ]


def test_a_struct_becomes_an_interface_that_is_put_together() -> None:
    assert Writer(module(), frozen=False).interface(Message).splitlines() == [
        "/** What is sent. */",
        "export interface Message {",
        "  text: string;",
        "  view: GameView;",
        "  seats?: number[];",
        "  type: 'message';",
        "}",
    ]


def test_a_type_without_a_form_is_named() -> None:
    with pytest.raises(TypeError, match="set"):
        Writer(module(), frozen=True).type(set[int])


def test_a_file_that_is_older_fails_the_check_until_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "WEB", tmp_path)
    monkeypatch.setattr(typescript, "ROOT", tmp_path)
    assert typescript.main(["--check"]) == 1
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    view = tmp_path / "boards" / "doge" / "declared.ts"
    view.write_text(view.read_text(encoding="utf-8").replace("year", "jahr"), encoding="utf-8")
    capsys.readouterr()
    assert typescript.main(["--check"]) == 1
    assert "boards/doge/declared.ts:1: is older than what Python declares: make typescript" in capsys.readouterr().err
