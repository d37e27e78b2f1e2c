"""Compares the rulebook, the code and the tests by rule id, and prints the table rule, step, tests.

    python tools/rule_ids.py            the table of every game, and its secret registers
    python tools/rule_ids.py --brief    the findings only
    python tools/rule_ids.py --write    also writes docs/reference/rules-<game>.md

Names of games after these restrict it to them.

docs/rules/<game>.md is the law.  Every paragraph that can be tested has a test; tests, steps and comments
cite paragraphs that exist; the French page has the same paragraphs.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from findings import ROOT, Finding, report, sources
from rulebook import (
    Citation,
    Page,
    Paragraph,
    Secret,
    StepObject,
    Test,
    read_citations,
    read_page,
    read_secrets,
    read_steps,
    read_tests,
)


class Rulebook(NamedTuple):
    """All that is known of one game's rules: the law, and who cites it."""

    game: str
    law: Page
    french: Page | None
    citations: list[Citation]
    steps: list[StepObject]
    secrets: list[Secret]
    tests: list[Test]

    def paragraph_ids(self) -> set[str]:
        return {paragraph.id for paragraph in self.law.paragraphs}

    def known(self) -> set[str]:
        """Return what code may cite: paragraphs, and the chapters above them."""
        return {above for rule in self.paragraph_ids() for above in with_chapters(rule)}


def with_chapters(rule: str) -> list[str]:
    """Return an id and those above it: DO-4.2.1, DO-4.2, DO-4."""
    numbers = rule.split(".")
    return [".".join(numbers[:length]) for length in range(len(numbers), 0, -1)]


def read(root: Path, game: str) -> Rulebook:
    pages = root / "docs" / "rules"
    french = pages / f"{game}.fr.md"
    files = list(sources(root / "src" / "ridotto" / "games" / game))
    return Rulebook(
        game,
        read_page(pages / f"{game}.md"),
        read_page(french) if french.is_file() else None,
        [citation for file in files for citation in read_citations(file)],
        list(read_steps(files)),
        [secret for file in files for secret in read_secrets(file)],
        list(read_tests(root / "tests" / "games" / game)),
    )


def wrong_pages(book: Rulebook) -> Iterator[Finding]:
    for page in (book.law, book.french):
        if page is None:
            yield Finding(book.law.path, 1, f"{book.game} has no French page, {book.game}.fr.md")
            continue
        yield from twice(page)
        for line in page.unnumbered:
            yield Finding(page.path, line, "a paragraph of the rules begins with its id, such as **XX-1.2**")
    if book.french is not None:
        yield from differences(book.law, book.french)


def twice(page: Page) -> Iterator[Finding]:
    seen: set[str] = set()
    for paragraph in page.paragraphs:
        if paragraph.id in seen:
            yield Finding(page.path, paragraph.line, f"{paragraph.id} stands here for the second time")
        seen.add(paragraph.id)


def differences(law: Page, french: Page) -> Iterator[Finding]:
    ours = {paragraph.id: paragraph.line for paragraph in law.paragraphs}
    theirs = {paragraph.id: paragraph.line for paragraph in french.paragraphs}
    for rule in ours.keys() - theirs.keys():
        yield Finding(law.path, ours[rule], f"{rule} is missing on the French page")
    for rule in theirs.keys() - ours.keys():
        yield Finding(french.path, theirs[rule], f"{rule} is missing on the English page")
    if ours.keys() == theirs.keys() and list(ours) != list(theirs):
        yield Finding(french.path, 1, "the French page has the paragraphs in another order")


def untested(book: Rulebook) -> Iterator[Finding]:
    tested = {rule for test in book.tests for rule in test.ids}
    for paragraph in book.law.paragraphs:
        if paragraph.id not in tested and not paragraph.why_not_tested:
            yield Finding(book.law.path, paragraph.line, f"{paragraph.id} has no test")
        if paragraph.id in tested and paragraph.why_not_tested:
            yield Finding(book.law.path, paragraph.line, f"{paragraph.id} says that it is not tested, but it is")


def wrong_tests(book: Rulebook) -> Iterator[Finding]:
    paragraphs = book.paragraph_ids()
    for test in book.tests:
        if not test.ids:
            yield Finding(test.path, test.line, f'{test.name} cites no rule: write @rule("...") above it')
        for rule in test.ids:
            if rule not in paragraphs:
                yield Finding(test.path, test.line, f"{test.name} cites {rule or 'an id'}, no paragraph of the rules")


def wrong_code(book: Rulebook) -> Iterator[Finding]:
    known = book.known()
    for citation in book.citations:
        if citation.id not in known:
            yield Finding(citation.path, citation.line, f"{citation.id} is no paragraph of the rules")
    for step in book.steps:
        if not step.id:
            yield Finding(step.path, step.line, f"the step {step.name} names no rule")


def stale_table(book: Rulebook, root: Path) -> Iterator[Finding]:
    path = table_path(book, root)
    if path.is_file() and path.read_text(encoding="utf-8") != page_of(book):
        yield Finding(path, 1, "the table is out of date: run tools/rule_ids.py --write")


def check(books: list[Rulebook], root: Path) -> list[Finding]:
    return [*games_without_law(books, root), *check_books(books, root)]


def check_books(books: list[Rulebook], root: Path) -> list[Finding]:
    found: list[Finding] = []
    for book in books:
        for part in (wrong_pages, untested, wrong_tests, wrong_code):
            found += part(book)
        found += stale_table(book, root)
    return found


def games_without_law(books: list[Rulebook], root: Path) -> Iterator[Finding]:
    lawful = {book.game for book in books}
    for path in sorted((root / "src" / "ridotto" / "games").glob("*/__init__.py")):
        if path.parent.name not in lawful:
            yield Finding(path, 1, f"the game has no rules page, docs/rules/{path.parent.name}.md")


def row(book: Rulebook, paragraph: Paragraph) -> tuple[str, str, str, str]:
    chapters = with_chapters(paragraph.id)
    steps = dict.fromkeys(step.name for step in book.steps if step.id in chapters)
    tests = dict.fromkeys(test.name for test in book.tests if paragraph.id in test.ids)
    why = f"not tested: {paragraph.why_not_tested}" if paragraph.why_not_tested else ""
    return paragraph.id, paragraph.origin, ", ".join(steps), ", ".join(tests) or why


def page_of(book: Rulebook) -> str:
    """Return the table as a page of the documentation."""
    lines = [
        f"# {book.game}: rules, steps, tests",
        "",
        "Written by `tools/rule_ids.py --write`. A step stands at the paragraph or chapter that it names.",
        "",
        "| rule | origin | steps | tests |",
        "| --- | --- | --- | --- |",
        *(f"| {' | '.join(row(book, paragraph))} |" for paragraph in book.law.paragraphs),
        "",
        "## Secret registers",
        "",
        "| register | who knows it |",
        "| --- | --- |",
        *(f"| {secret.register} | {secret.owner} |" for secret in book.secrets),
    ]
    return "\n".join(line.replace("|  |", "| |").replace("|  |", "| |") for line in lines) + "\n"


def table_path(book: Rulebook, root: Path) -> Path:
    return root / "docs" / "reference" / f"rules-{book.game}.md"


def main(root: Path, arguments: list[str]) -> int:
    games = sorted(path.stem for path in (root / "docs" / "rules").glob("*.md") if "." not in path.stem)
    named = [game for game in games if game in arguments]
    books = [read(root, game) for game in named or games]
    for book in books:
        if "--brief" not in arguments:
            print(page_of(book))
        if "--write" in arguments:
            table_path(book, root).parent.mkdir(parents=True, exist_ok=True)
            table_path(book, root).write_text(page_of(book), encoding="utf-8")
    fine = ", ".join(
        f"{book.game} has {len(book.law.paragraphs)} paragraphs, {len(book.tests)} tests" for book in books
    )
    found = check_books(books, root) if named else check(books, root)
    return report(found, root, f"rule ids: {fine or 'no rules yet'}; each is where it should be")


if __name__ == "__main__":
    sys.exit(main(ROOT, sys.argv[1:]))
