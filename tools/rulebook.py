"""Reads what rule_ids.py compares: the paragraphs of the rules pages, the steps and citations of the code,
and the tests.

A paragraph begins with a bold id, `**DO-4.2**`, and goes on to the next id or heading.  Its last words may be
marks in brackets: where it comes from, such as `(SEED)` or `(RECON)`, and `(not tested: reason)`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from findings import Source, name_of, sources, step_classes

ID = r"[A-Z]{2}-\d+(?:\.\d+)*"
WHOLE_ID = re.compile(ID)
BEGINNING = re.compile(rf"\*\*({ID})\*\*")
IN_BRACKETS = re.compile(rf"\[({ID}[^\]\n]*)\]")
NOT_TESTED = re.compile(r"\(not tested: *(.*?)\)", re.DOTALL)
ORIGIN = re.compile(r"\b(SEED|SOURCED|RECON)\b")
LAST_BRACKETS = re.compile(r"\(([^()]*)\)\s*$")
SECRET = re.compile(r"self\.(\w+).*#.*\bSECRET: *(.+?)\s*$")
PROSE = re.compile(r"[^\W\d_]|[*_]+\w|[\"'«(]")  # neither a list, a table, a quotation nor a drawing


class Paragraph(NamedTuple):
    """One paragraph of the law."""

    id: str
    line: int
    text: str

    @property
    def origin(self) -> str:
        """SEED, SOURCED, RECON or several of them, as its last brackets say."""
        last = LAST_BRACKETS.search(NOT_TESTED.sub("", self.text))
        return " ".join(dict.fromkeys(ORIGIN.findall(last[1]))) if last else ""

    @property
    def why_not_tested(self) -> str:
        found = NOT_TESTED.search(self.text)
        return " ".join(found[1].split()) if found else ""


class Citation(NamedTuple):
    """A place in the code that names a paragraph or a chapter."""

    id: str
    path: Path
    line: int


class StepObject(NamedTuple):
    """A step object of a game: `BUILD = Build("build", "DO-8.5", ...)`."""

    name: str
    id: str  # empty when the code names none
    path: Path
    line: int


class Test(NamedTuple):
    """A test function and the paragraphs it checks."""

    name: str
    ids: tuple[str, ...]
    path: Path
    line: int


class Secret(NamedTuple):
    """A register that not every seat may read, and who may."""

    register: str
    owner: str
    path: Path
    line: int


class Page(NamedTuple):
    """A rules page in one language."""

    path: Path
    paragraphs: list[Paragraph]
    unnumbered: list[int]  # the lines where a paragraph without an id begins


def read_page(path: Path) -> Page:
    paragraphs: list[Paragraph] = []
    unnumbered: list[int] = []
    in_chapter = in_paragraph = False
    for line, block in blocks(path.read_text(encoding="utf-8")):
        begins = BEGINNING.match(block)
        if block.startswith("#"):
            in_chapter = block.startswith("##")
            in_paragraph = False
        elif begins:
            paragraphs.append(Paragraph(begins[1], line, block))
            in_paragraph = True
        elif in_chapter and PROSE.match(block):
            unnumbered.append(line)
        elif in_chapter and in_paragraph:  # a list or a table that belongs to the paragraph above
            paragraphs[-1] = paragraphs[-1]._replace(text=f"{paragraphs[-1].text}\n\n{block}")
    return Page(path, paragraphs, unnumbered)


def blocks(text: str) -> Iterator[tuple[int, str]]:
    """Yield the parts of a page between empty lines, headings and ids, with the line where each begins."""
    begun, held = 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        if held and (not line.strip() or BEGINNING.match(line) or line.startswith("#")):
            yield begun, held
            held = ""
        if line.strip():
            begun, held = (begun, f"{held}\n{line}") if held else (number, line)
    if held:
        yield begun, held


def read_citations(file: Source) -> Iterator[Citation]:
    """Yield ids in square brackets anywhere in a file, and strings that are an id and nothing else."""
    for number, line in enumerate(file.text.splitlines(), 1):
        for brackets in IN_BRACKETS.findall(line):
            yield from (Citation(rule, file.path, number) for rule in WHOLE_ID.findall(brackets))
    for node in ast.walk(file.tree):
        text = text_of(node)
        if WHOLE_ID.fullmatch(text):
            yield Citation(text, file.path, getattr(node, "lineno", 1))


def read_steps(files: list[Source]) -> Iterator[StepObject]:
    """Yield the step objects that the files make at module level."""
    classes = step_classes(files)
    for file in files:
        for statement in file.tree.body:
            if isinstance(statement, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for node in ast.walk(statement):
                if isinstance(node, ast.Call) and name_of(node.func) in classes:
                    name, rule = argument(node, 0, "name"), argument(node, 1, "rule")
                    yield StepObject(name or name_of(node.func), rule, file.path, node.lineno)


def argument(call: ast.Call, place: int, keyword: str) -> str:
    """Return a text argument by its place or its name; nothing when it is missing or not a plain text."""
    if place < len(call.args):
        return text_of(call.args[place])
    return next((text_of(given.value) for given in call.keywords if given.arg == keyword), "")


def text_of(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def read_secrets(file: Source) -> Iterator[Secret]:
    for number, line in enumerate(file.text.splitlines(), 1):
        found = SECRET.search(line)
        if found:
            yield Secret(found[1], found[2], file.path, number)


def read_tests(folder: Path) -> Iterator[Test]:
    for file in sources(folder):
        for node in ast.walk(file.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                yield Test(node.name, tuple(cited_by(node)), file.path, node.lineno)


def cited_by(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """Yield the ids of `@rule("DO-1.1", ...)` or `@pytest.mark.rule(...)`."""
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and name_of(decorator.func) == "rule":
            yield from map(text_of, decorator.args)
