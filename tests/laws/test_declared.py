"""The laws about declarations catch a view that is not what it is said to be."""

from typing import Annotated, Literal, TypedDict

import pytest

from ridotto.core.view import PARTIAL
from ridotto.testing.declared import check


class Part(TypedDict):
    name: Literal["a", "b"]
    owner: int | None


class Whole(TypedDict):
    parts: list[Part]
    by_name: dict[Literal["a", "b"], int]
    some: Annotated[dict[Literal["a", "b"], int], PARTIAL]


GOOD = {"parts": [{"name": "a", "owner": None}], "by_name": {"a": 1, "b": 2}, "some": {"b": 3}}


def test_a_view_of_its_type_passes() -> None:
    check(GOOD, Whole, "view")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"more": 1}, r"view\.more is not declared"),
        ({"parts": [{"name": "a"}]}, r"view\.parts\[0\] lacks {'owner'}"),
        ({"parts": [{"name": "c", "owner": 0}]}, r"view\.parts\[0\]\.name is 'c', not one of"),
        ({"parts": [{"name": "a", "owner": "0"}]}, r"view\.parts\[0\]\.owner is '0', not"),
        ({"parts": [{"name": "a", "owner": True}]}, r"view\.parts\[0\]\.owner is True, not"),
        ({"parts": {}}, r"view\.parts is {}, not a list"),
        ({"by_name": {"a": 1}}, r"view\.by_name does not name all of"),
        ({"some": {"c": 1}}, r"view\.some, a name is 'c', not one of"),
    ],
)
def test_a_view_that_differs_from_its_declaration_is_named(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        check({**GOOD, **change}, Whole, "view")
