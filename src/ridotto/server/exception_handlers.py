"""What a request gets instead of an answer: a refusal as JSON, or, for people, a page that says so."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR, HTTP_503_SERVICE_UNAVAILABLE
from sqlalchemy.exc import DBAPIError

from ..core.errors import RidottoError
from . import wire
from .client_address import path_prefix
from .errors import DatabaseLost, Refused, has_no_database, refused_by_http, refused_by_rule
from .metrics import count_refusal
from .pages import AnyRequest, client_page, is_visit

LOG = logging.getLogger(__name__)


def exception_handlers(folder: Path) -> dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Any]]]:
    """A handler for each kind of error; the client is in `folder`."""
    return {
        Refused: on_refused,
        RidottoError: on_rule,
        NotFoundException: on_unknown_address(folder),
        HTTPException: on_http,
        DatabaseLost: on_database_lost,
        DBAPIError: on_database_lost,
        Exception: on_fault,
    }


def on_refused(request: AnyRequest, refused: Refused) -> Response[wire.Problem]:
    count_refusal(refused.code)
    LOG.info("Refused.", extra={"code": refused.code})
    return Response(refused.problem, status_code=refused.status, headers=refused.headers)


def on_rule(request: AnyRequest, error: RidottoError) -> Response[wire.Problem]:
    return on_refused(request, refused_by_rule(error))


def on_http(request: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return on_fault(request, error)
    extra: Any = error.extra
    reasons = [f"{e.get('key')}: {e.get('message')}." for e in extra if isinstance(e, dict)] if extra else []
    detail = " ".join(["The request is invalid:", *reasons]) if reasons else error.detail
    refused = refused_by_http(error.status_code, detail)
    count_refusal(refused.code)
    LOG.info("Refused.", extra={"code": refused.code})
    return Response(refused.problem, status_code=refused.status, headers=error.headers)


def on_database_lost(request: AnyRequest, error: DatabaseLost | DBAPIError) -> Response[wire.Problem]:
    """PostgreSQL is away, and comes back: one line of the log for each request is enough."""
    if not has_no_database(error):
        return on_fault(request, error)
    LOG.error("%s %s failed: the database cannot be reached.", request.method, request.url.path)
    return on_refused(request, Refused(HTTP_503_SERVICE_UNAVAILABLE, "no_database"))


def on_fault(request: AnyRequest, error: Exception) -> Response[wire.Problem]:
    LOG.error("%s %s failed.", request.method, request.url.path, exc_info=error)
    return on_refused(request, Refused(HTTP_500_INTERNAL_SERVER_ERROR, "fault"))


def on_unknown_address(folder: Path) -> Callable[[AnyRequest, NotFoundException], Response[Any]]:
    """What there is at an address that does not exist: for people a page that says so, for programs JSON."""

    def handle(request: AnyRequest, error: NotFoundException) -> Response[Any]:
        if is_visit(request):
            return client_page(folder, path_prefix(request.scope), error.status_code)
        return on_http(request, error)

    return handle
