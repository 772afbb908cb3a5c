"""Teams at the table: they talk among themselves, and see what their mates think of; nobody else is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import caliburn
from tests.server.abbey_party import DEFEND, KNIGHTS, SPECTATOR, AbbeyParty, abbey_party
from tests.server.serving import Client, Json, Running, config_for, running

SECRET = "We hold the sewer."
OTHERS = (0, 2, SPECTATOR)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(tmp_path_factory.mktemp("data"))) as found:
        yield found


@pytest.mark.parametrize(
    ("seats", "options", "teams"),
    [
        (2, {}, ((0,), (1,))),
        (3, {}, ((0, 2), (1,))),
        (3, {"single": "demons"}, ((0,), (1, 2))),
        (6, {}, ((0, 2, 4), (1, 3, 5))),
        (3, {"mode": "coop"}, ()),
    ],
)
def test_demons_and_knights_are_teams_and_who_plays_all_together_is_none(
    seats: int, options: dict[str, str], teams: tuple[tuple[int, ...], ...]
) -> None:
    assert caliburn.new_match("knight-fall", seats=seats, options=options, seed=1).teams == teams
    assert caliburn.new_match("merlin", seats=2, seed=1).teams == ()


# -- talk ----------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_what_is_said_to_the_team_reaches_the_team_and_nobody_else(server: Running) -> None:
    async with abbey_party(server) as at:
        told = {seat: len(at.frames(seat)) for seat in OTHERS}
        n = await at.sockets[1].done("say", text=SECRET, team=True)
        for seat in KNIGHTS:
            await at.sockets[seat].at_least(n)
            line = at.sockets[seat].follower.chat[-1]
            assert (line["n"], line["seat"], line["text"], line["team"]) == (n, 1, SECRET, True)
        await at.drain()
        for seat in OTHERS:
            assert len(at.frames(seat)) == told[seat] + 1, "they are told of the next thing, once"
            assert not any([SECRET in frame for frame in at.frames(seat)])
            assert [line["text"] for line in at.sockets[seat].follower.chat] == ["Hear me."]
        assert at.sockets[0].follower.chat[-1]["team"] is False


@pytest.mark.asyncio
async def test_nobody_else_finds_it_afterwards_either(server: Running) -> None:
    async with abbey_party(server) as at, Client(server) as visitor:
        await at.sockets[3].done("say", text=SECRET, team=True)
        for seat in KNIGHTS:
            assert SECRET in json.dumps(await at.people[seat].state(at.table))
        for person in (*[at.people[seat] for seat in OTHERS], visitor):
            for path in ("", "?chat=0", "/moments", "/record", "/trail"):
                assert SECRET not in (await person.http.get(f"/api/tables/{at.table}{path}")).text
            assert SECRET not in (await person.http.get("/api/lobby")).text
            async with person.socket(at.table) as again:
                await again.receive()
                assert SECRET not in again.follower.frames[0]
        for seat in (0, 2, 3):
            await at.people[seat].done(at.table, "concede")
        assert (await at.people[1].state(at.table))["table"]["phase"] == "over"
        for person in (*[at.people[seat] for seat in OTHERS], visitor):
            for path in ("", "/moments", "/record"):
                assert SECRET not in (await person.http.get(f"/api/tables/{at.table}{path}")).text
        assert SECRET in json.dumps(await at.people[1].state(at.table))


@pytest.mark.asyncio
async def test_a_team_still_has_its_talk_after_the_server_was_down(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with abbey_party(server) as at:
            await at.sockets[1].done("say", text=SECRET, team=True)
            tokens, table = [person.token for person in at.people], at.table
    with running(config_for(tmp_path)) as server:
        heard = []
        for token in tokens:
            async with Client(server) as person:
                person.http.headers["authorization"] = f"Bearer {token}"
                state = await person.state(table)
                assert state["table"]["teams"] == [[0, 2], [1, 3]]
                heard.append([line["text"] for line in state["chat"]])
    assert heard == [[], [SECRET], [], [SECRET], []]


@pytest.mark.asyncio
async def test_who_was_removed_hears_no_more(server: Running) -> None:
    async with abbey_party(server) as at:
        await at.sockets[1].done("say", text=SECRET, team=True)
        assert SECRET in json.dumps(await at.people[3].state(at.table))
        await at.people[0].done(at.table, "free-seat", seat=3)
        assert SECRET not in json.dumps(await at.people[3].state(at.table))


@pytest.mark.asyncio
@pytest.mark.parametrize(("lang", "text"), [("en", "on your side"), ("de", "auf deiner Seite")])
async def test_who_has_no_mates_cannot_speak_to_them(server: Running, lang: str, text: str) -> None:
    async with Client(server, lang) as elaine, Client(server, lang) as watcher:
        await elaine.guest("Elaine", lang=lang)
        await watcher.guest("Wenna", lang=lang)
        for game, seats in (("king-arthur", 2), ("knight-fall", 2), ("knight-fall", 3)):
            bots = [None, *["random"] * (seats - 1)]
            options = {"single": "demons"} if seats == 3 else {}
            table = await elaine.found(game=game, seats=seats, options=options, bots=bots, open=True)
            answer = await elaine.do(table, "say", text=SECRET, team=True)
            assert answer["reason"]["id"] == "refused-no-team"
            answer = await watcher.do(table, "say", text=SECRET, team=True)
            assert answer["reason"]["id"] == "refused-not-seated"
            assert (await elaine.state(table))["chat"] == []
        words = (await elaine.http.get(f"/api/words/{lang}/page")).text
        assert text in next(line for line in words.splitlines() if line.startswith("refused-no-team"))


@pytest.mark.asyncio
async def test_before_the_start_there_are_no_teams_yet(server: Running) -> None:
    async with Client(server) as elaine:
        await elaine.guest("Elaine")
        table = await elaine.found(game="knight-fall", seats=4, open=True)
        answer = await elaine.do(table, "say", text=SECRET, team=True)
        assert answer["reason"]["id"] == "refused-not-started"
        assert (await elaine.state(table))["table"]["teams"] == []


# -- proposals -----------------------------------------------------------------------------------------------------


async def pick(at: AbbeyParty, seat: int) -> Json:
    """The seat picks the first move that is not a pass; the offer."""
    game = at.sockets[seat].game
    offer: Json = next(offer for offer in game["offers"] if offer["move"] != "pass")
    await at.sockets[seat].do("preview", question=game["question"], move=offer["move"])
    return offer


@pytest.mark.asyncio
async def test_mates_see_what_somebody_picked_until_it_is_answered(server: Running) -> None:
    async with abbey_party(server) as at:
        await at.play_until(DEFEND, KNIGHTS)
        offer = await pick(at, 1)
        state = await at.sockets[3].until(lambda state: state["game"]["proposals"])
        assert state["game"]["proposals"] == [{"seat": 1, **offer}]
        assert (await at.people[1].state(at.table))["game"]["proposals"] == []
        await at.play_for(1, offer["move"])
        await at.sockets[3].until(lambda state: not state["game"]["proposals"])


@pytest.mark.asyncio
async def test_a_pick_that_is_put_back_or_changed_is_seen_no_more(server: Running) -> None:
    async with abbey_party(server) as at:
        await at.play_until(DEFEND, KNIGHTS)
        offer, question = await pick(at, 3), at.sockets[3].game["question"]
        await at.sockets[1].until(lambda state: state["game"]["proposals"])
        await at.sockets[3].do("preview", question=question, move="pass")
        state = await at.sockets[1].until(lambda state: state["game"]["proposals"][0]["move"] == "pass")
        assert len(state["game"]["proposals"]) == 1
        answer = await at.sockets[3].do("preview", question=question)
        assert (answer["answer"], answer["events"]) == ("accepted", [])
        await at.sockets[1].until(lambda state: not state["game"]["proposals"])
        await at.sockets[3].do("preview", question=question, move=offer["move"])
        await at.sockets[1].until(lambda state: state["game"]["proposals"])
        await at.sockets[3].wire.close()
        await at.sockets[1].until(lambda state: not state["game"]["proposals"])


@pytest.mark.asyncio
async def test_nobody_but_mates_is_sent_anything_of_it(server: Running) -> None:
    async with abbey_party(server) as at:
        await at.play_until(DEFEND, KNIGHTS)
        before = [await at.people[seat].state(at.table) for seat in OTHERS]
        told = [len(at.frames(seat)) for seat in OTHERS]
        await pick(at, 1)
        await at.sockets[3].until(lambda state: state["game"]["proposals"])
        assert [await at.people[seat].state(at.table) for seat in OTHERS] == before
        await at.drain()
        assert [len(at.frames(seat)) for seat in OTHERS] == [count + 1 for count in told]
        for seat in OTHERS:
            assert all([json.loads(frame)["game"]["proposals"] == [] for frame in at.frames(seat)])
        rows = await server.within(server.server.store.entries(at.table))
        assert len(rows) == before[0]["n"] + 1  # picking is not written down


@pytest.mark.asyncio
async def test_a_refused_pick_is_shown_to_nobody(server: Running) -> None:
    async with abbey_party(server) as at:
        await at.play_until(DEFEND, KNIGHTS)
        question = at.sockets[1].game["question"]
        assert (await at.sockets[1].do("preview", question=question, move="block 99"))["answer"] == "refused"
        assert (await at.sockets[1].do("preview", question=question + 1, move="pass"))["answer"] == "stale"
        assert (await at.people[3].state(at.table))["game"]["proposals"] == []


@pytest.mark.asyncio
async def test_mates_who_hide_their_hands_hide_their_picks(server: Running) -> None:
    async with abbey_party(server, options={"team_hands": "hidden"}) as at:
        await at.play_until(DEFEND, KNIGHTS)
        told = [len(at.frames(seat)) for seat in (0, 2, 3, SPECTATOR)]
        await pick(at, 1)
        await at.drain()
        assert [len(at.frames(seat)) for seat in (0, 2, 3, SPECTATOR)] == [count + 1 for count in told]
        assert at.sockets[3].game["proposals"] == []


# -- standing answers ----------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_who_defends_no_more_this_turn_passes_and_nobody_is_told_why(server: Running) -> None:
    async with abbey_party(server) as at:
        await at.play_until(DEFEND, KNIGHTS)
        asked = await at.asked()
        told = [len(at.frames(seat)) for seat in (*OTHERS, 3)]
        await at.sockets[1].done("decline", question=at.sockets[1].game["question"], scope="turn")
        state = await at.sockets[1].until(lambda state: state["game"]["declined"])
        assert state["game"]["declined"] == [{"prompt": DEFEND, "scope": "turn"}]
        assert state["game"]["question"] is None
        assert await at.asked() == asked, "to the others both still think"
        await at.drain()
        assert [len(at.frames(seat)) for seat in (*OTHERS, 3)] == [count + 1 for count in told]
        await at.play_for(3, "pass")
        await at.sockets[1].until(lambda state: DEFEND not in [one["prompt"] for one in state["game"]["view"]["asked"]])
        for seat in (*OTHERS, 3):
            assert not any(['"scope":"turn"' in frame for frame in at.frames(seat)])
