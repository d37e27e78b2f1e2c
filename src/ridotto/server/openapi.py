"""The description of the interface: a document, and a page that leads to it.  Nothing is loaded from elsewhere."""

from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components

from .. import __version__
from .client_address import path_prefix

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The interface of Ridotto</title>
</head>
<body>
<h1>The interface of Ridotto</h1>
<p>Its OpenAPI document is <a href="{document}">openapi.json</a>.  Any viewer of such documents shows it.</p>
</body>
</html>
"""


class LinkPlugin(OpenAPIRenderPlugin):
    """A page with a link; the pages that the framework brings load their scripts from elsewhere."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return PAGE.format(document=path_prefix(request.scope) + self.get_openapi_json_route(request)).encode()


OPENAPI = OpenAPIConfig(
    "Ridotto",
    __version__,
    components=Components(),
    render_plugins=[JsonRenderPlugin(), LinkPlugin(path="/")],
)
