"""The OpenAPI document: routes as the framework knows them, bodies exactly as they are read and written."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import json

from frenzy import wire
from frenzy.kernel import Replay

REFERENCE = "#/components/schemas/{name}"


class CompleteSchemas(JsonRenderPlugin):
    """The framework leaves out limits within lists and that unknown fields are refused; the messages know it all."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schemas = openapi_schema["components"]["schemas"]
        schemas.update(wire.schema(REFERENCE)["$defs"])
        schemas.update(json.schema_components((Replay,), ref_template=REFERENCE)[1])
        return super().render(request, openapi_schema)
