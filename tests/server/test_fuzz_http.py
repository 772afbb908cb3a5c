"""Nonsense over HTTP and in handshakes: never a 5xx, never an exception that nobody caught."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis.core.result import Ok

from tests.conftest import SOAK
from tests.server.serving import PATIENCE, Client, Running, config_for, running
from tests.server.test_crashes import Victim
from tests.server.test_fuzz import Lines, quiet

__all__ = ["quiet"]

REQUESTS = 150 if SOAK else 12  # of each operation

pytestmark = pytest.mark.timeout(1800)


class Bearer(NamedTuple):
    """Somebody new with a table of their own."""

    headers: dict[str, str]
    table: str


def somebody(http: httpx.Client) -> Bearer:
    token = http.post("/api/me", json={"name": "Elaine"}).headers["x-caliburn-token"]
    http.cookies.clear()
    headers = {"authorization": f"Bearer {token}"}
    body = {"game": "king-arthur", "seats": 2, "bots": [None, "random"], "pace": "instant"}
    return Bearer(headers, http.post("/api/tables", json=body, headers=headers).json()["id"])


def fuzz(operation: Any, who: Bearer, statuses: Counter[int]) -> None:
    """Requests to one operation, of which every second is about a table that there is."""

    @given(case=operation.as_strategy(), there_is=booleans())
    @settings(max_examples=REQUESTS, suppress_health_check=list(HealthCheck), database=None)
    def check(case: Any, there_is: bool) -> None:
        if there_is and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = who.table
        response = case.call(headers=who.headers)
        statuses[response.status_code] += 1
        assert response.status_code < 500, (response.request.method, response.request.url, response.text)

    check()


def test_no_request_that_the_description_allows_or_forbids_breaks_the_server(
    tmp_path: Path, quiet: Lines, count: Callable[..., None]
) -> None:
    statuses: Counter[int] = Counter()
    with running(config_for(tmp_path)) as server, httpx.Client(base_url=server.base, trust_env=False) as http:
        schema = schemathesis.openapi.from_dict(http.get("/api").json())
        schema.config.update(base_url=server.base)
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            fuzz(found.ok(), somebody(http), statuses)
        assert http.get("/readyz").status_code == 200
    assert len(statuses) > 5
    count(requests=sum(statuses.values()), refused=sum([statuses[code] for code in statuses if code >= 400]))


ODD_HEADERS: tuple[dict[str, str], ...] = (
    {"origin": "http://["},
    {"origin": "http://127.0.0.1:99999999"},
    {"origin": "\xff\xfe"},
    {"origin": ""},
    {"origin": "null"},
    {"sec-fetch-site": "\xff"},
    {"host": "["},
    {"host": ""},
    {"content-type": "application/json; charset=utf-7"},
    {"content-type": ";"},
    {"authorization": "Bearer "},
    {"authorization": "bearer \xff\xfe"},
    {"cookie": 'a=b; =; caliburn_1="; x'},
    {"accept-language": "de" * 2000},
    {"if-none-match": "*" * 3000},
    {"expect": "nothing"},
)


def latin(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]


@pytest.mark.asyncio
@pytest.mark.parametrize("headers", ODD_HEADERS, ids="-".join)
async def test_odd_headers_are_refused_or_overlooked(tmp_path: Path, quiet: Lines, headers: dict[str, str]) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as host:
            await host.guest()
            table = await host.found(open=True)
            for method, path in (("GET", "/api/me"), ("GET", "/api/words/en/page"), ("POST", "/api/tables")):
                body = b'{"game":"king-arthur","seats":99}'
                request = host.http.build_request(method, path, content=body, headers=latin(headers))
                try:
                    answer = await host.http.send(request)
                except (httpx.RemoteProtocolError, httpx.LocalProtocolError, httpx.ReadError):
                    continue  # the HTTP library does not let it through
                assert answer.status_code < 500, answer.text
            await ask_for_a_socket(server, table, headers)
            assert (await host.do(table, "nothing")).keys() == {"error", "text"}


async def ask_for_a_socket(server: Running, table: str, headers: dict[str, str]) -> None:
    """A handshake with these headers, byte for byte; whatever the answer, it is one."""
    lines = [f"GET /api/tables/{table}/socket HTTP/1.1".encode()]
    lines += [name + b": " + value for name, value in latin({"host": server.host, **headers})]
    lines += [b"connection: Upgrade", b"upgrade: websocket", b"sec-websocket-version: 13"]
    lines += [b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", b"", b""]
    reader, writer = await asyncio.open_connection("127.0.0.1", server.config.port)
    writer.write(b"\r\n".join(lines))
    status = await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.close()
    await writer.wait_closed()
    assert status.split()[1] in (b"101", b"400", b"403"), status


UNREADABLE = {
    "a sign that no header has": b"x-odd: \x7f\r\n",
    "a header without end": b"x-odd: " + b"x" * 20_000 + b"\r\n",
    "too many headers": b"x-odd: x\r\n" * 300,
}


@pytest.mark.asyncio
async def test_handshakes_that_cannot_be_read_are_closed_and_the_server_stops_cleanly_after_them(
    tmp_path: Path,
) -> None:
    victim = Victim(tmp_path)
    await victim.start()
    try:
        for odd in UNREADABLE.values():
            reader, writer = await asyncio.open_connection("127.0.0.1", victim.port)
            writer.write(
                b"GET /api/tables/x/socket HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
            )
            writer.write(
                b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n" + odd + b"\r\n"
            )
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            assert answer.split()[1:2] in ([], [b"431"], [b"400"]), answer
            writer.close()
            await writer.wait_closed()
    finally:
        await victim.stop()
    levels = [json.loads(line)["level"] for line in victim.log.read_text(encoding="utf-8").splitlines()]
    assert not {"error", "critical"} & set(levels)
