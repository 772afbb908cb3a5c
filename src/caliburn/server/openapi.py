"""The description of the HTTP interface, made from the routes and the types they take and give."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from caliburn import __version__

if TYPE_CHECKING:
    from caliburn.server.api import ApiRoute

REFERENCE = "#/components/schemas/{name}"


def description(routes: Sequence[ApiRoute]) -> dict[str, Any]:
    """An OpenAPI document."""
    kinds = list(
        dict.fromkeys(
            kind for route in routes for kind in (route.body, route.answer, route.refusal) if kind is not None
        )
    )
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    schema_of = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of)
    components["Problem"] = {
        "type": "object",
        "required": ["error", "text"],
        "properties": {"error": {"type": "object"}, "text": {"type": "string"}},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Caliburn", "version": __version__, "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: ApiRoute, schema_of: dict[Any, Any]) -> dict[str, Any]:
    content = {"schema": schema_of[route.answer]} if route.answer is not None else {}
    operation: dict[str, Any] = {
        "summary": route.summary,
        "responses": {
            "2XX": {"description": "Done", "content": {"application/json": content}},
            "4XX": {
                "description": "Refused; nothing was changed",
                "content": {"application/json": {"schema": {"$ref": REFERENCE.format(name="Problem")}}},
            },
        },
    }
    if route.refusal is not None:
        content = {"application/json": {"schema": schema_of[route.refusal]}}
        operation["responses"]["409"] = {
            "description": "Refused, with the reason; nothing was changed",
            "content": content,
        }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", route.path)
    ] + [
        {"name": query.name, "in": "query", "required": False, "schema": query.schema, "description": query.about}
        for query in route.query
    ]
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[route.body]}},
        }
    return operation
