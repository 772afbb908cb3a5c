"""The page names what it will need first, so that a browser fetches it before any script has run."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from caliburn.server import page as pages
from tests.server.serving import Client, Running, config_for, running

MANIFEST = {
    "index.html": {"file": "assets/index.js", "isEntry": True, "imports": ["_shared.js"], "css": ["assets/index.css"]},
    "_shared.js": {"file": "assets/shared.js"},
    "_keys.js": {"file": "assets/keys.js", "imports": ["_shared.js", "index.html"], "css": ["assets/keys.css"]},
    "src/table/TablePage.svelte": {
        "file": "assets/TablePage.js",
        "imports": ["_shared.js", "index.html", "_keys.js"],
        "css": ["assets/TablePage.css"],
    },
    "src/games/king-arthur/index.ts": {"file": "assets/king-arthur.js", "imports": ["_keys.js"]},
    "node_modules/fonts/cinzel-latin-700-normal.woff2": {"file": "assets/cinzel.woff2"},
    "node_modules/fonts/eb-garamond-latin-600-normal.woff2": {"file": "assets/garamond.woff2"},
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server with a page that was built of nothing."""
    built = tmp_path / "server" / "page"
    built.mkdir(parents=True)
    (built / "parts.json").write_text(json.dumps(MANIFEST))
    (built / "index.html").write_text("<!doctype html>")
    with (
        mock.patch.object(pages, "files", return_value=tmp_path / "server"),
        running(config_for(tmp_path)) as found,
    ):
        yield found


async def ahead(client: Client, path: str) -> dict[str, str]:
    """What the answer to a path names, each with how it is wanted."""
    answer = await client.http.get(path, headers={"accept": "text/html"})
    assert answer.status_code == 200
    return dict(re.findall(r"<([^>]+)>; rel=([a-z]+)", answer.headers["link"]))


@pytest.mark.asyncio
async def test_the_lobby_names_its_own_code_and_data_in_the_language_of_the_browser(server: Running) -> None:
    async with Client(server, lang="de") as visitor:
        named = await ahead(visitor, "/")
    assert list(named) == [
        "/assets/index.js",
        "/assets/shared.js",
        "/assets/index.css",
        "/api/words/de/page",
        "/api/me",
        "/api/games",
        "/api/lobby",
        "/assets/cinzel.woff2",
    ]
    assert named["/assets/index.js"] == "modulepreload"
    assert named["/assets/index.css"] == named["/api/me"] == "preload"


@pytest.mark.asyncio
async def test_a_table_names_its_board_and_its_state_once_each_in_the_language_of_the_person(server: Running) -> None:
    async with Client(server) as elaine:
        await elaine.guest("Elaine", lang="de")
        table = await elaine.found()
        answer = await elaine.http.get(f"/table/{table}", headers={"accept": "text/html"})
        named = re.findall("<([^>]+)>", answer.headers["link"])
    assert len(named) == len(set(named))
    assert answer.headers["server-timing"] == "state-ahead"
    assert {
        "/assets/TablePage.js",
        "/assets/TablePage.css",
        "/assets/keys.js",
        "/assets/keys.css",
        "/assets/king-arthur.js",
        "/assets/garamond.woff2",
        f"/api/tables/{table}",
        "/api/words/de/king-arthur",
        "/api/words/de/page",
    } < set(named)


@pytest.mark.asyncio
async def test_what_is_named_is_there(server: Running) -> None:
    async with Client(server) as elaine:
        await elaine.guest()
        table = await elaine.found()
        for path in await ahead(elaine, f"/table/{table}"):
            if path.startswith("/api/"):
                assert (await elaine.http.get(path)).status_code == 200, path


@pytest.mark.asyncio
async def test_a_private_table_is_not_given_away_to_others(server: Running) -> None:
    async with Client(server) as elaine, Client(server) as mordred:
        await elaine.guest()
        await mordred.guest("Mordred")
        table = await elaine.found()
        assert await ahead(mordred, f"/table/{table}") == await ahead(mordred, "/table/nosuchtable")
        answer = await mordred.http.get(f"/table/{table}", headers={"accept": "text/html"})
        assert "server-timing" not in answer.headers


@pytest.mark.asyncio
async def test_the_list_of_parts_is_no_file_of_the_page(server: Running) -> None:
    async with Client(server) as visitor:
        assert (await visitor.http.get("/parts.json")).status_code == 404
