"""The description of the HTTP interface: complete, well formed, and true."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import Any

import pytest

from caliburn.server import wire
from caliburn.server.api import ROUTES
from tests.server.serving import Client, config_for, running


def references(node: Any) -> list[str]:
    """All schemas that a part of the document names."""
    if isinstance(node, dict):
        own = [node["$ref"]] if "$ref" in node else []
        return own + [found for value in node.values() for found in references(value)]
    if isinstance(node, list):
        return [found for value in node for found in references(value)]
    return []


@pytest.mark.asyncio
async def test_every_path_is_described_and_every_name_in_it_is_there(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as visitor:
            document = (await visitor.http.get("/api")).json()
    assert document["openapi"].startswith("3.1")
    described = {(method.upper(), path) for path, item in document["paths"].items() for method in item}
    assert described == {(route.method, route.path) for route in ROUTES}
    for reference in references(document):
        assert reference.removeprefix("#/components/schemas/") in document["components"]["schemas"], reference
    for path, item in document["paths"].items():
        for operation in item.values():
            named = {one["name"] for one in operation.get("parameters", []) if one["in"] == "path"}
            assert named == set(re.findall(r"{(\w+)}", path))
            assert operation["summary"]


@pytest.mark.asyncio
async def test_what_may_be_asked_for_and_how_commands_are_refused_is_described(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as visitor:
            paths = (await visitor.http.get("/api")).json()["paths"]
    moments = paths["/api/tables/{table}/moments"]["get"]["parameters"]
    assert [one["name"] for one in moments if one["in"] == "query"] == ["from", "to", "viewer"]
    assert all(one["description"] and not one["required"] for one in moments if one["in"] == "query")
    handlers = {route.path for route in ROUTES if re.search("_viewer|_number", inspect.getsource(route.handler))}
    assert handlers == {route.path for route in ROUTES if route.query}, "nothing else is read from the address"
    refused = paths["/api/tables/{table}/commands"]["post"]["responses"]["409"]
    assert references(refused) == ["#/components/schemas/Answer"]


@pytest.mark.asyncio
async def test_every_command_is_described_with_its_name(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as visitor:
            document = (await visitor.http.get("/api")).json()
    text = json.dumps(document["components"]["schemas"])
    for command in wire.AnyCommand.__args__:
        assert f'"{command.__struct_config__.tag}"' in text


def test_the_types_of_the_page_know_every_command_and_answer() -> None:
    """`types.ts` is written by hand: the same commands, and the same fields of what is told."""
    types = (Path(__file__).parents[2] / "web" / "src" / "lib" / "types.ts").read_text(encoding="utf-8")
    commands = set(re.findall(r"\{ do: '([a-z-]+)'", types))
    assert commands == {command.__struct_config__.tag for command in wire.AnyCommand.__args__}
    for name, kind in (
        ("Table", wire.TableState),
        ("TableSeat", wire.TableSeat),
        ("Game", wire.GameState),
        ("State", wire.State),
        ("Answer", wire.Answer),
        ("Summary", wire.TableSummary),
        ("Line", wire.ChatLine),
    ):
        body = re.search(rf"export type {name} = \{{(.*?)\}}( //.*)?\n(\n|/\*\*|export|//)", types, re.DOTALL)
        assert body is not None, name
        own = re.sub(r"\{[^{}]*\}", "{}", re.sub(r"//.*", "", body[1]))
        assert set(re.findall(r"(\w+)\??:", own)) == set(kind.__struct_fields__), name
