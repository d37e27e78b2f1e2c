"""Reads the settings from the environment; a bad value is one sentence before the server starts."""

import difflib
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import msgspec
from msgspec import inspect

from ..core.errors import RidottoError
from .settings import Settings

PREFIX: Final = "RIDOTTO_"
SIMILAR: Final = 0.85  # of two names: one of them is the other one misspelt


class BadSetting(RidottoError):
    """A setting that does not exist, or a value that it cannot have."""


class Declared(NamedTuple):
    """A setting as it is declared."""

    name: str
    type: inspect.Type
    default: object
    meaning: str

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


def declared_settings() -> Iterator[Declared]:
    """Every setting, in the order of their declaration."""
    info = inspect.type_info(Settings)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        kind = field.type
        assert isinstance(kind, inspect.Metadata) and kind.extra_json_schema, f"'{field.name}' needs a description"
        yield Declared(field.name, kind.type, field.default, str(kind.extra_json_schema["description"]))


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings that the environment gives, and the defaults of all others."""
    settings = {setting.variable: setting for setting in declared_settings()}
    refuse_misspelt(environment, list(settings))
    values: dict[str, object] = {}
    for variable, setting in settings.items():
        if variable in environment:
            values[setting.name] = environment[variable] if not is_list(setting) else split(environment[variable])
            check(setting, values, environment[variable])
    return msgspec.convert(values, Settings, strict=False)


def check(setting: Declared, values: dict[str, object], text: str) -> None:
    try:
        msgspec.convert({setting.name: values[setting.name]}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"{setting.variable} cannot be '{text}': it is {expected(setting.type)}.") from error


def is_list(setting: Declared) -> bool:
    return isinstance(setting.type, inspect.VarTupleType)


def split(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def expected(kind: inspect.Type) -> str:
    """What a value has to be, in words."""
    if isinstance(kind, inspect.BoolType):
        return "true or false"
    if isinstance(kind, inspect.StrType) and kind.pattern is not None:  # the only one is that of a subject
        return "words of letters, digits, - and _, with dots between"
    if not isinstance(kind, inspect.IntType | inspect.FloatType):
        return "a text"
    number = "a whole number" if isinstance(kind, inspect.IntType) else "a number"
    if kind.gt is not None:
        return f"{number} above {kind.gt}"
    return number if kind.ge is None else f"{number} from {kind.ge} on"


def write_value(value: object) -> str:
    """A value as it is written in the environment."""
    if isinstance(value, tuple):
        return ",".join(value)
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)


def refuse_misspelt(environment: Mapping[str, str], known: list[str]) -> None:
    """A variable that looks like a setting and is none is a mistake; variables of other tools are left alone."""
    for variable in sorted(environment):
        if variable.startswith(PREFIX) and variable not in known:
            similar = difflib.get_close_matches(variable, known, n=1, cutoff=SIMILAR)
            if similar:
                raise BadSetting(f"There is no setting {variable}; is {similar[0]} meant?")
