"""Writes the TypeScript that repeats what Python declares, or checks that it is not older than that.

    python tools/typescript.py            writes web/src/core/wire.ts, core/view.ts and boards/<game>/declared.ts
    python tools/typescript.py --check    writes nothing, and fails where a file would change

The wire is declared in `ridotto/server/wire.py` and `socket_wire.py`, levels of bots in `ridotto/bots/levels.py`, what
all views share in `ridotto/core/view.py`, a game's view in `ridotto/games/<game>/view.py`.  Typed dictionaries and
structs become interfaces; a `Literal` that has a name becomes a list of its values and their union; `CONSTANTS` become
constants.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from inspect import getdoc
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from findings import ROOT, Finding, report
from ridotto.bots.levels import LEVELS, USUAL
from ridotto.core import view as core_view
from ridotto.registry import all_games, our_ids
from ridotto.server import socket_wire, wire

WEB = ROOT / "web" / "src"
HEAD = "// Written by `make typescript` from {source}.  Do not edit."
PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
    Any: "unknown",
}
WIDEST = 120


class File(NamedTuple):
    """A file as it should be."""

    path: Path
    text: str


class Writer:
    """Writes types of one module.  Those of another module are imported by who writes the file."""

    def __init__(self, module: ModuleType, *, frozen: bool) -> None:
        self.frozen = "readonly " if frozen else ""  # views are only read; what is sent is put together
        names = vars(module).items()
        # Literals with the same values in another order are equal, and a union may hold one of another game.
        self.literals = {thing: (name, thing) for name, thing in names if get_origin(thing) is Literal}
        self.unions = {repr(thing): name for name, thing in names if get_origin(thing) in (Union, UnionType)}
        self.named: dict[str, Any] = {}  # literals in use
        self.aliases: dict[str, str] = {}  # unions in use

    def type(self, kind: Any) -> str:
        """A Python type in TypeScript."""
        if get_origin(kind) is Literal and kind in self.literals:
            name, own = self.literals[kind]
            self.named[name] = own
            return name
        if kind is Any or (isinstance(kind, type) and kind in PLAIN):
            return PLAIN[kind]
        return kind.__name__ if is_shape(kind) else self.composed(kind)

    def composed(self, kind: Any) -> str:
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            named = [note for note in args[1:] if is_shape(note)]
            inner = self.type(named[0] if named else args[0])
            return f"Partial<{inner}>" if core_view.PARTIAL in args[1:] else inner
        if origin is Literal:
            return " | ".join(value_text(value) for value in args)
        if origin in (Union, UnionType):
            return self.union(kind)
        if origin is list or (origin is tuple and args[1:] == (...,)):
            item = self.type(args[0])
            return f"{self.frozen}{f'({item})' if ' ' in item else item}[]"
        if origin is dict:
            table = f"Record<{self.type(args[0])}, {self.type(args[1])}>"
            return f"Readonly<{table}>" if self.frozen else table
        raise TypeError(f"{kind} has no form in TypeScript yet")

    def union(self, kind: Any) -> str:
        text = " | ".join(self.type(arg) for arg in get_args(kind))
        name = self.unions.get(repr(kind))
        if name is None:
            return text
        self.aliases[name] = text
        return name

    def interface(self, shape: Any, base: Any = None) -> str:
        """A typed dictionary or a struct."""
        inherited = set(get_type_hints(base)) if base else set()
        lines = [
            f"{self.frozen}{name}: {self.type(kind)};" for name, kind in shape_fields(shape) if name not in inherited
        ]
        extends = f" extends {base.__name__}" if base else ""
        body = "\n".join(f"  {line}" for line in lines)
        return f"{summary(shape)}export interface {shape.__name__}{extends} {{\n{body}\n}}"

    def names(self) -> Iterator[str]:
        """The unions and literals that were used: of a view, a list of a literal's values too."""
        for name, text in sorted(self.aliases.items()):
            yield f"export type {name} = {text};"
        for name, kind in sorted(self.named.items()):
            values = [value_text(value) for value in get_args(kind)]
            if self.frozen:
                yield constant(plural(name), f"[{', '.join(values)}] as const")
                yield f"export type {name} = (typeof {plural(name)})[number];"
            else:
                yield "\n  | ".join([f"export type {name} =", *values]) + ";"


def is_shape(kind: Any) -> bool:
    return is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, Struct))


def shape_fields(shape: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a typed dictionary or a struct; those that may be left out end with a question mark."""
    hints = get_type_hints(shape, include_extras=True)
    if is_typeddict(shape):
        yield from hints.items()
        return
    for field in fields(shape):
        left_out = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        yield f"{field.name}?" if left_out else field.name, hints[field.name]
    if shape.__struct_config__.tag is not None:
        yield shape.__struct_config__.tag_field, Literal[shape.__struct_config__.tag]


def summary(shape: Any) -> str:
    """The first line of a docstring, as a comment; a shape that is made by a call has none."""
    doc = getdoc(shape)
    return "" if doc is None or doc == getdoc(dict) else f"/** {doc.splitlines()[0]} */\n"


def value_text(value: object) -> str:
    return json.dumps(value).replace('"', "'") if isinstance(value, str) and "'" not in value else json.dumps(value)


def plural(name: str) -> str:
    """The name of a list of such values: AreaName, AREA_NAMES."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() + "S"


def constant(name: str, value: str) -> str:
    line = f"export const {name} = {value};"
    if len(line) <= WIDEST:
        return line
    return f"export const {name} = " + value.replace("[", "[\n  ").replace(", ", ",\n  ").replace("]", ",\n]") + ";"


def reached(shape: Any) -> Iterator[Any]:
    """A shape and all that it is made of, parts first."""
    for kind in get_type_hints(shape).values():
        yield from parts(kind)
    yield shape


def parts(kind: Any) -> Iterator[Any]:
    if is_shape(kind):
        yield from reached(kind)
    for arg in get_args(kind):
        yield from parts(arg)


# ---- files


def joined(source: str, *blocks: Iterable[str]) -> str:
    return "\n\n".join([HEAD.format(source=source), *["\n".join(block) for block in blocks if block]]) + "\n"


def wire_file() -> File:
    """All that goes over the wire."""
    writer = Writer(wire, frozen=False)
    things = [*vars(wire).values(), *vars(socket_wire).values()]
    declared = [thing for thing in things if is_shape(thing) and thing not in (Struct, core_view.GameView)]
    shapes = dict.fromkeys(shape for thing in declared for shape in reached(thing) if shape is not core_view.GameView)
    interfaces = [writer.interface(shape) for shape in sorted(shapes, key=lambda shape: str(shape.__name__))]
    head = ["import type { GameView } from './view';"]
    levels = [constant("LEVELS", text_of(LEVELS)), constant("USUAL", text_of(USUAL))]
    names = list(writer.names())
    text = joined("ridotto/server/wire.py", head, names, levels, *[[interface] for interface in interfaces])
    return File(WEB / "core" / "wire.ts", text)


def core_file() -> File:
    """What all views share."""
    writer = Writer(core_view, frozen=True)
    text = writer.interface(core_view.GameView)
    return File(WEB / "core" / "view.ts", joined("ridotto/core/view.py", list(writer.names()), [text]))


def game_file(game_id: str) -> File:
    """The view of a game."""
    module = import_module(f"ridotto.games.{game_id}.view")
    view = all_games()[game_id].view_type
    writer = Writer(module, frozen=True)
    shapes = list(dict.fromkeys(reached(view)))
    interfaces = [writer.interface(shape, core_view.GameView if shape is view else None) for shape in shapes]
    constants = [constant(name, text_of(value)) for name, value in module.CONSTANTS.items()]
    head = ["import type { GameView } from '../../core/view';"]
    names = list(writer.names())
    text = joined(f"ridotto/games/{game_id}/view.py", head, names, constants, *[[i] for i in interfaces])
    return File(WEB / "boards" / game_id / "declared.ts", text)


def text_of(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(value_text(one) for one in value)}] as const"
    return value_text(value)


def files() -> list[File]:
    return [wire_file(), core_file(), *[game_file(game_id) for game_id in our_ids()]]


def main(arguments: list[str]) -> int:
    stale = [file for file in files() if not file.path.is_file() or file.path.read_text(encoding="utf-8") != file.text]
    if arguments == ["--check"]:
        old = [Finding(file.path, 1, "is older than what Python declares: make typescript") for file in stale]
        return report(old, ROOT, "The client's types are those of the server.")
    for file in stale:
        file.path.parent.mkdir(parents=True, exist_ok=True)
        file.path.write_text(file.text, encoding="utf-8")
        print(file.path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
