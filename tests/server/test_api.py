"""People over HTTP: guests, accounts, other devices; and what every answer carries."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from caliburn.kernel.text import words
from caliburn.server.config import DATABASE
from caliburn.server.page import PAGES
from tests.server.serving import Client, Running, config_for, running

PASSWORD = {"login": "elaine", "password": "lily maid of Astolat"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(tmp_path_factory.mktemp("api"))) as server:
        yield server


# -- people ------------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_guest_needs_a_name_and_nothing_else(server: Running) -> None:
    async with Client(server) as elaine:
        assert (await elaine.http.get("/api/me")).json() is None
        me = await elaine.guest("  Elaine  of Astolat ", lang="de", arms="paly")
        assert (me["name"], me["lang"], me["arms"], me["login"]) == ("Elaine of Astolat", "de", "paly", None)
        assert (await elaine.http.get("/api/me")).json() == me


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"name": "   "}, "refused-name-empty"),
        ({"name": "x" * 25}, "refused-name-long"),
        ({"name": "a\u202eb"}, "refused-name-characters"),
        ({"name": "x" * 61}, "refused-malformed"),
        ({"name": "Elaine", "lang": "fr"}, "refused-malformed"),
        ({"name": "Elaine", "arms": "skull"}, "refused-malformed"),
        ({"name": None}, "refused-malformed"),
        ({}, "refused-malformed"),
    ],
)
async def test_a_name_that_disturbs_is_refused(server: Running, body: dict[str, object], reason: str) -> None:
    async with Client(server, "de") as elaine:
        answer = await elaine.http.post("/api/me", json=body)
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, reason)
        assert "x-caliburn-token" not in answer.headers
        assert "set-cookie" not in answer.headers


@pytest.mark.asyncio
async def test_what_a_person_changes_follows_them(server: Running) -> None:
    async with Client(server) as elaine:
        await elaine.guest()
        change = {"name": "Elaine", "arms": "pile", "lang": "de", "settings": {"theme": "dark", "speed": 0}}
        assert (await elaine.http.patch("/api/me", json=change)).status_code == 200
        await elaine.http.patch("/api/me", json={"settings": {"sound": False}})
        me = (await elaine.http.get("/api/me")).json()
        assert (me["arms"], me["lang"]) == ("pile", "de")
        assert (me["settings"]["theme"], me["settings"]["speed"], me["settings"]["sound"]) == ("dark", 0, False)
        for wrong in ({"settings": {"speed": 9}}, {"settings": {"hack": 1}}, {"login": "king"}, {"id": "other"}):
            assert (await elaine.http.patch("/api/me", json=wrong)).status_code == 422
        assert (await elaine.http.get("/api/me")).json() == me


@pytest.mark.asyncio
async def test_an_account_keeps_the_games_and_opens_them_on_another_device(server: Running) -> None:
    async with Client(server) as elaine, Client(server) as phone, Client(server) as thief:
        me = await elaine.guest()
        table = await elaine.found(bots=[None, "random"])
        claimed = await elaine.http.post("/api/me/account", json=PASSWORD)
        assert (claimed.status_code, claimed.json()["id"], claimed.json()["login"]) == (201, me["id"], "elaine")
        again = await elaine.http.post("/api/me/account", json={**PASSWORD, "login": "elaine-2"})
        assert (again.status_code, again.json()["error"]["id"]) == (409, "refused-account-claimed")
        signed_in = await phone.http.post("/api/session", json={**PASSWORD, "login": "Elaine"})
        assert (signed_in.status_code, signed_in.json()["id"]) == (200, me["id"])
        assert [one["id"] for one in (await phone.http.get("/api/lobby")).json()["mine"]] == [table]
        assert (await phone.state(table))["table"]["you"]["seat"] == 0
        for wrong in ({**PASSWORD, "password": "wrong wrong"}, {**PASSWORD, "login": "nobody-here"}):
            answer = await thief.http.post("/api/session", json=wrong)
            assert (answer.status_code, answer.json()["error"]["id"]) == (401, "refused-sign-in")
        await thief.guest("Mordred")
        taken = await thief.http.post("/api/me/account", json={**PASSWORD, "login": "ELAINE"})
        assert (taken.status_code, taken.json()["error"]["id"]) == (409, "refused-login-taken")


@pytest.mark.asyncio
async def test_a_recovery_link_brings_the_seat_to_another_device_once(server: Running) -> None:
    async with Client(server) as elaine, Client(server) as phone, Client(server, "de") as thief:
        me = await elaine.guest()
        table = await elaine.found()
        link = (await elaine.http.post("/api/me/recovery", json={})).json()["link"]
        assert link.startswith(f"{server.base}/recover/")
        token = urlsplit(link).path.rpartition("/")[2]
        recovered = await phone.http.post("/api/recover", json={"token": token})
        assert (recovered.status_code, recovered.json()["id"]) == (200, me["id"])
        assert (await phone.state(table))["table"]["you"]["seat"] == 0
        assert (await elaine.state(table))["table"]["you"]["seat"] == 0, "the first device stays signed in"
        used = await thief.http.post("/api/recover", json={"token": token})
        assert (used.status_code, used.json()["text"]) == (404, words("de").say("refused-recovery-gone"))
        assert (await thief.http.post("/api/recover", json={"token": "x" * 40})).status_code == 404
        assert (await thief.http.post("/api/me/recovery", json={})).status_code == 401


@pytest.mark.asyncio
async def test_whoever_signs_out_is_nobody_here_any_more(server: Running) -> None:
    async with Client(server) as elaine:
        await elaine.guest()
        table = await elaine.found()
        token = elaine.token
        answer = await elaine.http.delete("/api/session")
        assert answer.status_code == 200
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert (await elaine.http.get("/api/me")).json() is None
        kept = {"authorization": f"Bearer {token}"}
        assert (await elaine.http.get("/api/me", headers=kept)).json() is None, "the token is worth nothing now"
        assert (await elaine.http.get(f"/api/tables/{table}", headers=kept)).status_code == 404
        assert (await elaine.http.delete("/api/session")).status_code == 200, "signing out twice is fine"


# -- tokens and cookies ------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_the_cookie_of_somebody_who_comes_back_lasts_from_then_on(server: Running) -> None:
    async with Client(server) as elaine, Client(server) as visitor:
        made = await elaine.http.post("/api/me", json={"name": "Elaine"})
        again = await elaine.http.get("/api/me")
        assert again.json()["name"] == "Elaine"
        assert again.headers["set-cookie"] == made.headers["set-cookie"]
        assert "max-age=15552000" in again.headers["set-cookie"].lower()
        program = {"authorization": f"Bearer {made.headers['x-caliburn-token']}"}
        assert "set-cookie" not in (await visitor.http.get("/api/me", headers=program)).headers
        for cookie in ({}, {"cookie": f"caliburn_{server.config.port}=nobodys"}):
            assert "set-cookie" not in (await visitor.http.get("/api/me", headers=cookie)).headers


@pytest.mark.asyncio
async def test_a_session_is_a_cookie_that_no_script_and_no_other_site_gets(server: Running) -> None:
    async with Client(server) as elaine:
        answer = await elaine.http.post("/api/me", json={"name": "Elaine"})
        name, _, rest = answer.headers["set-cookie"].partition("=")
        flags = {part.strip().lower() for part in rest.split(";")[1:]}
        assert name == f"caliburn_{server.config.port}"
        assert {"httponly", "samesite=strict", "path=/"} <= flags
        assert rest.split(";")[0] == answer.headers["x-caliburn-token"]
        assert len(answer.headers["x-caliburn-token"]) >= 40
        async with httpx.AsyncClient(base_url=server.base, trust_env=False) as program:
            header = {"authorization": f"Bearer {answer.headers['x-caliburn-token']}"}
            assert (await program.get("/api/me", headers=header)).json() == answer.json()


@pytest.mark.asyncio
async def test_no_token_is_kept_in_plain(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as elaine:
            await elaine.guest()
            await elaine.http.post("/api/me/account", json=PASSWORD)
            link = (await elaine.http.post("/api/me/recovery", json={})).json()["link"]
            session = (await elaine.http.post("/api/session", json=PASSWORD)).headers["x-caliburn-token"]
            secrets = [elaine.token, session, link.rpartition("/")[2], PASSWORD["password"]]
        kept = b"".join(path.read_bytes() for path in tmp_path.glob(f"{DATABASE}*"))
        assert b"Elaine" in kept
        for secret in secrets:
            assert secret is not None
            assert secret.encode() not in kept


@pytest.mark.asyncio
@pytest.mark.parametrize("token", ["x", "nobody", "é" * 20, "a" * 5000, "' OR 1=1 --", "null"])
async def test_a_foreign_token_is_nobodys(server: Running, token: str) -> None:
    async with Client(server) as elaine, Client(server) as stranger:
        await elaine.guest()
        table = await elaine.found()
        foreign = [(b"authorization", f"Bearer {token}".encode())]
        assert (await stranger.http.get("/api/me", headers=foreign)).json() is None
        assert (await stranger.http.get(f"/api/tables/{table}", headers=foreign)).status_code == 404
        command = {"key": "k", "do": "stand"}
        answer = await stranger.http.post(f"/api/tables/{table}/commands", json=command, headers=foreign)
        assert (answer.status_code, answer.json()["error"]["id"]) == (401, "refused-not-signed-in")


# -- what every answer carries -----------------------------------------------------------------------------------------

KINDS = [
    ("GET", "/", (200, 503)),
    ("GET", "/table/whatever", (200, 503)),
    ("GET", "/assets/none.js", (404, 503)),
    ("GET", "/api", (200,)),
    ("GET", "/api/me", (200,)),
    ("GET", "/api/games", (200,)),
    ("GET", "/api/games/king-arthur/guide", (200,)),
    ("GET", "/api/games/king-arthur/components", (200,)),
    ("GET", "/api/words/de/page", (200,)),
    ("GET", "/api/words/en/king-arthur", (200,)),
    ("GET", "/api/lobby", (200,)),
    ("GET", "/api/server", (200,)),
    ("GET", "/healthz", (200,)),
    ("GET", "/readyz", (200,)),
    ("GET", "/metrics", (200,)),
    ("GET", "/api/nothing", (404,)),
    ("GET", "/api/games/chess/guide", (422,)),
    ("GET", "/api/words/fr/page", (422,)),
    ("GET", "/api/tables/none", (404,)),
    ("GET", "/api/invites/none", (404,)),
    ("HEAD", "/api/games", (200,)),
    ("POST", "/api/games", (405,)),
    ("DELETE", "/api/me", (405,)),
    ("PUT", "/", (405,)),
    ("OPTIONS", "/api/tables", (405,)),
    ("POST", "/api/tables", (401,)),
    ("POST", "/api/me", (422,)),
]


@pytest.mark.asyncio
@pytest.mark.parametrize(("method", "path", "statuses"), KINDS, ids=[f"{one[0]} {one[1]}" for one in KINDS])
async def test_every_kind_of_answer_is_as_safe_as_the_page(
    server: Running, method: str, path: str, statuses: tuple[int, ...]
) -> None:
    async with Client(server) as visitor:
        answer = await visitor.http.request(method, path, headers={"accept": "text/html, */*"})
        assert answer.status_code in statuses, answer.text
        policy = dict(rule.strip().partition(" ")[::2] for rule in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["connect-src"] == policy["font-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "http" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in answer.headers
        assert "server" not in answer.headers
        assert "cache-control" in answer.headers
        if path.startswith("/api/") and "words" not in path:
            assert answer.headers["cache-control"] == "no-store"
        if answer.status_code >= 400 and answer.status_code != 503 and method != "HEAD":
            assert answer.headers["content-type"] == "application/json"
            assert answer.json()["text"]
            assert answer.json()["error"]["id"]


@pytest.mark.asyncio
async def test_the_address_that_is_printed_leads_to_the_page_whatever_a_client_accepts(server: Running) -> None:
    if not server.server.page.built:
        pytest.skip("the page is not built")
    async with Client(server) as visitor:
        for accept in ("*/*", "text/html", "application/json"):
            answer = await visitor.http.get("/", headers={"accept": accept})
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")


@pytest.mark.asyncio
async def test_a_link_that_was_sent_has_a_preview(server: Running) -> None:
    if not server.server.page.built:
        pytest.skip("the page is not built")
    async with Client(server) as visitor:
        for path in ("/join/token", "/table/abc", "/rules"):
            answer = await visitor.http.get(path, headers={"accept": "*/*"})
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8"), path
        for path, accept in (("/nothing/abc", "*/*"), ("/table/abc", "application/json"), ("/table/x.js", "*/*")):
            assert (await visitor.http.get(path, headers={"accept": accept})).status_code == 404, path


def test_the_server_knows_the_pages_of_the_page() -> None:
    router = (Path(__file__).parents[2] / "web" / "src" / "app" / "router.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"\['/([a-z]+)", router)) == PAGES


@pytest.mark.asyncio
async def test_a_failure_nobody_foresaw_is_told_with_words_and_safe_headers(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing() -> dict[str, int]:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(server.server.store, "count", failing)
    async with Client(server, "de") as visitor:
        answer = await visitor.http.get("/readyz")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"id": "refused-server-bug"}, "text": words("de").say("refused-server-bug")}
    assert "content-security-policy" in answer.headers


@pytest.mark.asyncio
async def test_words_are_sent_once_and_then_only_asked_for(server: Running) -> None:
    async with Client(server) as visitor:
        for path in ("/api/words/en/page", "/api/words/de/king-arthur"):
            first = await visitor.http.get(path)
            again = await visitor.http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


@pytest.mark.asyncio
async def test_the_server_tells_that_it_lives_and_where_friends_find_it(server: Running) -> None:
    async with Client(server) as visitor:
        assert (await visitor.http.get("/healthz")).json() == {"alive": True}
        assert "tables" in (await visitor.http.get("/readyz")).json()
        told = (await visitor.http.get("/api/server")).json()
        assert told == {"addresses": [server.base], "loopback": True, "secure": False, "mail": False}
        metrics = (await visitor.http.get("/metrics")).text
        assert "caliburn_rooms" in metrics
        assert "caliburn_sockets" in metrics
