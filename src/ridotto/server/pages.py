"""The client's files, and the rulebook pages."""

from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND
from markdown_it import MarkdownIt

from .. import rule_pages
from ..registry import all_games
from . import wire
from .client_address import path_prefix
from .errors import Refused

AnyRequest = Request[Any, Any, Any]
PACKAGE = Path(__file__).parent.parent
SOURCES = PACKAGE.parent.parent  # of a checkout
PAGES = ["/", "/lobby", "/settings", "/rules", "/table/{table:str}", "/replay/{table:str}"]
PROGRAMS = ("/api", "/schema", "/assets", "/health", "/ready", "/metrics")  # addresses that people do not visit
BUILT_ASSETS = '"./assets/'  # as they stand in the built page
BUILT_PREFIX = '<meta name="path-prefix" content=""'
NOT_BUILT = (
    "<!doctype html><title>Ridotto</title><p>The server runs, but the page is not built into this installation. "
    "Install the package with its build (see the README), or run <code>npm run build</code> in <code>web</code>."
)


def first_existing(*folders: Path) -> Path:
    """The first folder that exists: that of an installed package, or that of a checkout."""
    return next((folder for folder in folders if folder.is_dir()), folders[0])


# ---- rules


@cache
def rule_page(game: str, lang: wire.Lang) -> wire.RulePage:
    """A rulebook page, split into its paragraphs."""
    blocks = rule_pages.blocks(game, lang) if game in all_games() else ()
    if not blocks:
        raise Refused(404, "unknown_rules", game=game)
    markdown = MarkdownIt("commonmark").enable("table")
    title, *paragraphs = blocks
    return wire.RulePage(game, lang, title.text.lstrip("# "), [paragraph(markdown, block) for block in paragraphs])


def paragraph(markdown: MarkdownIt, block: rule_pages.Block) -> wire.Paragraph:
    if block.id:
        return wire.Paragraph(block.id, markdown.renderInline(block.text), False)
    if block.text.startswith("#"):
        return wire.Paragraph("", markdown.renderInline(block.text.lstrip("# ")), True)
    return wire.Paragraph("", markdown.render(block.text), False)


# ---- the client


def client_folder(static: Path | None) -> Path:
    """Where the built client is."""
    built = (SOURCES / "web" / "dist", SOURCES / "build" / "client" / "dist")
    return static or first_existing(PACKAGE / "server" / "static", *built)


def client_page(folder: Path, prefix: str, status: int = HTTP_200_OK) -> Response[str]:
    """The client, which finds out from its address what to show; it is told what its addresses begin with."""
    index = folder / "index.html"
    text = index.read_text(encoding="utf-8") if index.is_file() else NOT_BUILT
    text = text.replace(BUILT_ASSETS, f'"{prefix}/assets/').replace(BUILT_PREFIX, f'{BUILT_PREFIX[:-1]}{prefix}"')
    return Response(text, media_type=MediaType.HTML, status_code=status, headers={"Cache-Control": "no-cache"})


def page_routes(folder: Path) -> list[Any]:
    """The client's page at each of its addresses, and its assets, whose file names contain a hash."""

    @get(PAGES, include_in_schema=False, sync_to_thread=False)
    def page(request: AnyRequest) -> Response[str]:
        return client_page(folder, path_prefix(request.scope))

    @get("/rules/{game:str}", include_in_schema=False, sync_to_thread=False)
    def rules(request: AnyRequest, game: FromPath[str]) -> Response[str]:
        return client_page(
            folder, path_prefix(request.scope), HTTP_200_OK if game in all_games() else HTTP_404_NOT_FOUND
        )

    routes: list[Any] = [page, rules]
    if (folder / "assets").is_dir():
        routes.append(
            create_static_files_router(
                "/assets",
                [folder / "assets"],
                cache_control=None,
                include_in_schema=False,
            )
        )
    return routes


def is_visit(request: AnyRequest) -> bool:
    """Does a person navigate to this address, with a browser?"""
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return wants_page and not request.url.path.startswith(PROGRAMS)
