"""How requests are read: where they come from, in which language they are answered, and uploads that break off."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.server.serving import Client, config_for, running

PUBLIC = "https://table.example.org"
JSON = {"content-type": "application/json"}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("address", "host", "origin", "status"),
    [
        (PUBLIC, "127.0.0.1:8642", PUBLIC, 201),
        (PUBLIC, "table.example.org", PUBLIC, 201),
        (PUBLIC, "table.example.org:443", PUBLIC, 201),
        (f"{PUBLIC}:443", "127.0.0.1:8642", PUBLIC, 201),
        ("http://Table.example.org:80", "127.0.0.1:8642", "http://table.example.org", 201),
        (PUBLIC, "table.example.org", "http://table.example.org", 403),
        (PUBLIC, "127.0.0.1:8642", "http://127.0.0.1:8642", 403),
        (PUBLIC, "evil.example", "https://evil.example", 403),
        (PUBLIC, "table.example.org", f"{PUBLIC}:8443", 403),
        ("", "table.example.org:443", PUBLIC, 201),
        ("", "table.example.org:80", "http://table.example.org", 201),
        ("", "table.example.org:443", "http://table.example.org", 403),
        ("", "table.example.org", "https://evil.example", 403),
    ],
)
async def test_a_browser_may_send_from_the_own_address_alone(
    tmp_path: Path, address: str, host: str, origin: str, status: int
) -> None:
    with running(config_for(tmp_path, address=address)) as server:
        async with Client(server) as elaine:
            headers = {"host": host, "origin": origin}
            assert (await elaine.http.post("/api/me", json={"name": "Elaine"}, headers=headers)).status_code == status


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("accepted", "text"),
    [
        ("fr-DE,fr;q=0.9,en;q=0.8", "There is nothing"),
        ("de", "Unter dieser Adresse"),
        ("DE-at;q=0.7, en;q=0.3", "Unter dieser Adresse"),
        ("en;q=0.3, de;q=0.7", "Unter dieser Adresse"),
        ("en, de", "There is nothing"),
        ("de;q=0", "There is nothing"),
        ("de;q=much, nl", "There is nothing"),
        ("den, *", "There is nothing"),
        ("", "There is nothing"),
    ],
)
async def test_refusals_are_in_the_language_that_is_liked_best(tmp_path: Path, accepted: str, text: str) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server, accepted) as visitor:
            assert (await visitor.http.get("/api/nothing")).json()["text"].startswith(text)


@pytest.mark.asyncio
async def test_a_media_type_may_be_written_in_any_case(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as elaine:
            headers = {"content-type": "Application/JSON; charset=UTF-8"}
            answer = await elaine.http.post("/api/me", content=b'{"name": "Elaine"}', headers=headers)
            assert answer.status_code == 201


@pytest.mark.asyncio
async def test_an_upload_that_breaks_off_is_no_error(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server, capture_logs() as lines:
        async with Client(server) as elaine:
            _, writer = await asyncio.open_connection("127.0.0.1", server.config.port)
            writer.write(
                f"POST /api/me HTTP/1.1\r\nHost: {server.host}\r\nContent-Type: application/json\r\n"
                "Content-Length: 1000\r\n\r\n{".encode()
            )
            await writer.drain()
            await asyncio.sleep(0.2)
            writer.close()
            await writer.wait_closed()
            await asyncio.sleep(0.2)
            assert (await elaine.http.get("/healthz")).status_code == 200
    assert not [line for line in lines if line["log_level"] in ("error", "warning")]
