"""Founding tables, who may see them, and how friends are let in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import caliburn
from caliburn.kernel.text import Message, words
from caliburn.server.wire import MOST_EDITION
from tests.server.serving import Client, Json, Running, config_for, running

LONG_DUSK = Path(caliburn.__file__).parent / "games/knight_fall/components/the-long-dusk.toml"
EDITION = 'game = "king-arthur"\nname = "my copy"\n\n[adventures]\nexcalibur = 11\n'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(tmp_path_factory.mktemp("tables"))) as server:
        yield server


async def refused(client: Client, **wanted: Any) -> Json:
    """A founding that is refused, with nothing kept of it."""
    before = (await client.http.get("/readyz")).json()
    answer = await client.http.post("/api/tables", json={"game": "king-arthur", "seats": 2, **wanted})
    assert answer.status_code == 422, (answer.status_code, answer.text)
    assert (await client.http.get("/readyz")).json() == before
    found: Json = answer.json()
    return found


@pytest.mark.asyncio
@pytest.mark.parametrize("mode", caliburn.game("king-arthur").modes, ids=lambda mode: str(mode.id))
async def test_every_value_of_every_option_founds_a_table_that_has_it(server: Running, mode: Any) -> None:
    async with Client(server) as elaine:
        await elaine.guest()
        for option in mode.options:
            for value in option.values:
                for seats in (mode.seats[0], mode.seats[1]):
                    table = await elaine.found(seats=seats, options={"mode": mode.id, option.id: value})
                    shown = (await elaine.state(table))["table"]
                    assert (shown["mode"], shown["options"][option.id]) == (mode.id, value)
                    assert len(shown["seats"]) == seats


@pytest.mark.asyncio
async def test_a_founder_sits_first_and_is_host_of_a_private_table_with_a_name(server: Running) -> None:
    async with Client(server) as elaine:
        me = await elaine.guest("Elaine", arms="bend")
        state = await elaine.state(await elaine.found())
        table = state["table"]
        assert state["game"] is None
        assert (table["phase"], table["open"], table["host"]) == ("gathering", False, me["id"])
        assert table["you"] == {"person": me["id"], "seat": 0, "host": True}
        assert (table["seats"][0]["name"], table["seats"][0]["arms"]) == ("Elaine", "bend")
        assert table["seats"][1]["name"] is None
        assert table["name"]
        assert table["clock"] is None
        assert table["seed"] is None
        assert len(table["commitment"]) == 64


@pytest.mark.asyncio
async def test_a_name_a_clock_a_pace_and_openness_are_kept(server: Running) -> None:
    async with Client(server) as elaine:
        await elaine.guest()
        clock = {"kind": "game", "seconds": 600, "extra": 5}
        shown = (
            await elaine.state(await elaine.found(name=" The  Long\tTable ", clock=clock, pace="quick", open=True))
        )["table"]
        assert (shown["name"], shown["pace"], shown["open"]) == ("The Long Table", "quick", True)
        assert shown["clock"] == {**clock, "left": [600_000, 600_000], "running": []}


@pytest.mark.asyncio
async def test_a_table_whose_other_seats_are_bots_starts_at_once(server: Running) -> None:
    async with Client(server) as elaine:
        await elaine.guest()
        state = await elaine.state(await elaine.found(seats=3, bots=[None, "greedy", "random"]))
        assert state["table"]["phase"] == "playing"
        assert [seat["bot"] for seat in state["table"]["seats"]] == [None, "greedy", "random"]
        assert state["game"]["view"]["viewer"] == 0


@pytest.mark.asyncio
async def test_a_campaign_as_long_as_ours_may_be_brought_to_a_table(server: Running) -> None:
    async with Client(server) as elaine:
        await elaine.guest("Elaine")
        text = LONG_DUSK.read_text(encoding="utf-8")
        assert 50_000 < len(text) < MOST_EDITION
        options = {"mode": "campaign"}
        table = await elaine.found(game="knight-fall", seats=1, options=options, edition=text, bots=[None])
        game = (await elaine.state(table))["game"]
        assert game["view"]["table"]["campaign"]["title"]["en"] == "The Long Dusk"
        assert "campaign" not in game["view"]["table"]["edition"]


@pytest.mark.asyncio
async def test_an_edition_file_changes_the_figures_of_the_table_alone(server: Running) -> None:
    async with Client(server) as elaine:
        await elaine.guest()
        for edition, points in ((EDITION, 11), (None, None)):
            table = await elaine.found(bots=[None, "random"], **({} if edition is None else {"edition": edition}))
            state = await elaine.state(table)
            shown = {one["id"]: one["points"] for one in state["game"]["view"]["table"]["adventures"]}
            assert (shown["excalibur"] == 11) is (points == 11)
            assert "edition" not in state["table"]["options"]


def message(sent: Json) -> Message:
    args = sent.get("args", {})
    return Message(sent["id"], {name: message(arg) if isinstance(arg, dict) else arg for name, arg in args.items()})


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"game": "chess"}, "error-game-unknown"),
        ({"seats": 1}, "error-seats"),
        ({"seats": 9}, "error-seats"),
        ({"seats": 0}, "refused-malformed"),
        ({"seats": 13}, "refused-malformed"),
        ({"seats": "2"}, "refused-malformed"),
        ({"options": {"mode": "solo"}}, "error-option-value"),
        ({"options": {"dragons": "many"}}, "error-option-unknown"),
        ({"options": {"overpay": "always"}}, "error-option-value"),
        ({"options": {"mode": "basic", "resolve_after_double": "on"}}, "error-option-mode"),
        ({"options": {"edition": "/etc/hostname"}}, "refused-edition-text"),
        ({"options": {"mode": 7}}, "refused-malformed"),
        ({"edition": "excalibur = = 11"}, "error-edition-unreadable"),
        ({"edition": "a = " + "[" * 9000}, "error-edition-unreadable"),
        ({"edition": "a." * 9000 + "b = 1"}, "error-edition-unreadable"),
        ({"edition": 'x = { "a" . ' + "'b'." * 9000 + "c = 1 }"}, "error-edition-unreadable"),
        ({"edition": "#" * (MOST_EDITION + 1)}, "refused-malformed"),
        ({"edition": "a = " + "9" * 9000}, "error-edition-unreadable"),
        ({"clock": {"kind": "move", "seconds": 4}}, "refused-clock"),
        ({"clock": {"kind": "game", "seconds": 60, "extra": -1}}, "refused-clock"),
        ({"clock": {"kind": "move", "seconds": 86_400 * 31}}, "refused-clock"),
        ({"clock": {"kind": "sand"}}, "refused-malformed"),
        ({"bots": [None, "merlin"]}, "error-bot-unknown"),
        ({"bots": ["greedy", None]}, "refused-bots"),
        ({"bots": [None, "greedy", "greedy"]}, "refused-bots"),
        ({"bots": "greedy"}, "refused-malformed"),
        ({"pace": "slow"}, "refused-malformed"),
        ({"name": "x" * 41}, "refused-malformed"),
        ({"wager": 5}, "refused-malformed"),
    ],
    ids=lambda case: str(case)[:40],
)
async def test_what_cannot_be_played_is_refused_in_the_language_of_who_asks_and_nothing_is_kept(
    server: Running, wanted: Json, reason: str
) -> None:
    texts = {}
    async with Client(server) as elaine:
        await elaine.guest()
        for lang in ("en", "de"):
            elaine.http.headers["accept-language"] = lang
            problem = await refused(elaine, **wanted)
            assert problem["error"]["id"] == reason
            texts[lang] = problem["text"]
            assert problem["text"] == words(lang).say(message(problem["error"]))
    assert texts["en"] != texts["de"]


@pytest.mark.asyncio
async def test_an_edition_with_figures_that_do_not_fit_the_game_is_refused(server: Running) -> None:
    async with Client(server, "de") as elaine:
        await elaine.guest()
        for edition in ("[adventures]\ngrail = 3", '[adventures]\nexcalibur = "many"', "[adversaries]\ndragon-1 = 9"):
            problem = await refused(elaine, edition=edition)
            assert problem["error"]["id"].startswith("error-edition")
            assert problem["error"]["id"] not in problem["text"]


@pytest.mark.asyncio
async def test_whoever_is_not_signed_in_cannot_found_a_table(server: Running) -> None:
    async with Client(server, "de") as nobody:
        answer = await nobody.http.post("/api/tables", json={"game": "king-arthur", "seats": 2})
        assert answer.status_code == 401
        assert answer.json()["error"]["id"] == "refused-not-signed-in"
        assert answer.json()["text"] == words("de").say("refused-not-signed-in")


# -- private tables and invite links -----------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_stranger_learns_nothing_of_a_private_table_that_a_missing_one_would_not_tell(server: Running) -> None:
    async with Client(server) as elaine, Client(server) as stranger, Client(server) as nobody:
        await elaine.guest()
        await stranger.guest("Mordred")
        private = await elaine.found(bots=[None, "random"])
        for other in (stranger, nobody):
            for path in ("", "/moments", "/trail", "/record"):
                answers = [await other.http.get(f"/api/tables/{table}{path}") for table in (private, "nosuchtable")]
                assert [answer.status_code for answer in answers] == [404, 404]
                assert answers[0].text == answers[1].text
            for table in (private, "nosuchtable"):
                async with other.socket(table) as socket:
                    frame = await socket.receive()
                    assert frame["reason"] == {"id": "refused-no-table"}
                    assert await socket.closed() == 4404
        for do in ({"do": "say", "text": "hello"}, {"do": "sit", "seat": 1}, {"do": "concede"}, {"do": "undo"}):
            answer = await stranger.http.post(f"/api/tables/{private}/commands", json={"key": "k", **do})
            assert answer.status_code == 404
        lobby = (await stranger.http.get("/api/lobby")).json()
        assert private not in str(lobby)


@pytest.mark.asyncio
async def test_an_invite_link_lets_its_holder_in_and_shows_the_table_before(server: Running) -> None:
    async with Client(server) as elaine, Client(server) as lance:
        await elaine.guest()
        table = await elaine.found(name="Joyous Gard")
        invite = (await elaine.state(table))["table"]["invite"]
        assert (await lance.http.get(f"/api/invites/{invite}")).json()["name"] == "Joyous Gard"
        assert (await lance.http.post(f"/api/invites/{invite}", json={})).status_code == 401
        await lance.guest("Lancelot")
        assert (await lance.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await lance.http.post(f"/api/invites/{invite}", json={})).json()["id"] == table
        state = await lance.state(table)
        assert state["table"]["you"]["seat"] is None
        assert state["table"]["invite"] is None, "only those at the table may invite"
        await lance.done(table, "sit", seat=1)
        assert (await lance.state(table))["table"]["invite"] == invite


@pytest.mark.asyncio
async def test_a_link_that_leads_nowhere_is_refused_with_words(server: Running) -> None:
    async with Client(server, "de") as lance:
        await lance.guest("Lancelot")
        for token in ("gone", "x" * 500, "%F0%9F%8F%B0"):
            for answer in (
                await lance.http.get(f"/api/invites/{token}"),
                await lance.http.post(f"/api/invites/{token}", json={}),
            ):
                assert answer.status_code == 404, token
                assert answer.json()["error"]["id"] == "refused-invite"
        answer = await lance.http.get("/api/invites/gone")
        assert answer.json() == {"error": {"id": "refused-invite"}, "text": words("de").say("refused-invite")}


@pytest.mark.asyncio
async def test_an_invite_of_a_full_table_lets_in_to_watch(server: Running) -> None:
    async with Client(server) as elaine, Client(server) as lance:
        await elaine.guest()
        await lance.guest("Lancelot")
        table = await elaine.found(bots=[None, "random"])
        await lance.join(elaine, table)
        state = await lance.state(table)
        assert state["table"]["you"]["seat"] is None
        assert state["game"]["view"]["viewer"] is None


@pytest.mark.asyncio
async def test_an_open_table_is_in_the_lobby_until_its_host_closes_it_or_it_begins(server: Running) -> None:
    async with Client(server) as elaine, Client(server) as lance, Client(server) as nobody:
        await elaine.guest()
        await lance.guest("Lancelot")
        table = await elaine.found()

        async def listed() -> bool:
            return table in [one["id"] for one in (await nobody.http.get("/api/lobby")).json()["open"]]

        assert not await listed()
        await elaine.done(table, "open", open=True)
        assert await listed()
        assert (await nobody.state(table))["table"]["open"] is True
        assert (await lance.do(table, "open", open=False))["reason"]["id"] == "refused-not-host"
        await elaine.done(table, "open", open=False)
        assert not await listed()
        assert (await nobody.http.get(f"/api/tables/{table}")).status_code == 404
        await elaine.done(table, "open", open=True)
        await elaine.done(table, "seat-bot", seat=1, bot="random")
        await elaine.done(table, "start")
        assert not await listed()


@pytest.mark.asyncio
async def test_the_lobby_shows_my_tables_and_what_i_played_lately(server: Running) -> None:
    async with Client(server) as elaine:
        me = await elaine.guest("Elaine")
        table = await elaine.found(bots=[None, "random"], name="Ash Gate")
        lobby = (await elaine.http.get("/api/lobby")).json()
        assert [one["id"] for one in lobby["mine"]] == [table]
        summary = lobby["mine"][0]
        assert (summary["name"], summary["phase"], summary["mode"]) == ("Ash Gate", "playing", "basic")
        assert [seat["person"] for seat in summary["seats"]] == [me["id"], None]
        assert len(summary["turn"]) == 1
        assert summary["turn_number"] >= 1
        assert summary["scores"] is None
        await elaine.done(table, "concede")
        lobby = (await elaine.http.get("/api/lobby")).json()
        assert lobby["mine"] == []
        assert [(one["id"], one["winners"]) for one in lobby["lately"]] == [(table, [1])]
