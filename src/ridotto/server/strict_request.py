"""Requests with strict bodies: JSON of exactly the declared type, without conversions such as "1" to 1."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException, HTTPException
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is decoded directly into the type that its handler declares."""

    async def json(self) -> Any:
        if self.content_type[0] != "application/json":
            raise HTTPException("The body has to be application/json.", status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE)
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if field is None else field.annotation)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise ClientException(f"The body is invalid: {error}.") from error
