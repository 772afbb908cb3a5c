"""A campaign takes days: the server is stopped, and the next evening the same people find it and play on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.serving import DAY, Client, Evening, Json, Running, config_for, running


async def begun(anna: Client, ben: Client) -> str:
    table = await anna.found(
        game="knight-fall", seats=2, options={"mode": "campaign"}, clock={"kind": "game", "seconds": 3600}
    )
    await ben.join(anna, table)
    await ben.done(table, "sit", seat=1)
    await ben.done(table, "ready", ready=True)
    await anna.done(table, "start")
    return table


async def play_until(people: list[Client], table: str, answers: int) -> None:
    """Answer at random, until so many answers stand and Ben is asked."""
    rng = Random(answers)
    for _ in range(200):
        states = [await person.state(table) for person in people]
        asked = [seat for seat, state in enumerate(states) if state["game"]["question"] is not None]
        if states[0]["game"]["view"]["answers"] >= answers and asked == [1]:
            return
        game = states[asked[0]]["game"]
        await people[asked[0]].done(table, "play", question=game["question"], move=rng.choice(game["offers"])["move"])
    raise AssertionError("Ben was never asked")


def lasting(state: Json) -> Json:
    """What a night changes nothing of."""
    game, table = state["game"], state["table"]
    clock = {key: table["clock"][key] for key in ("kind", "seconds", "extra", "running")}
    kept = {key: table[key] for key in ("id", "name", "phase", "host", "commitment", "rules", "created", "moved")}
    return {"n": state["n"], "game": {**game, "undos": 0}, "clock": clock, **kept}


async def mine(person: Client) -> list[Json]:
    found: list[Json] = (await person.http.get("/api/lobby")).json()["mine"]
    return found


@pytest.mark.asyncio
async def test_after_a_day_the_campaign_is_among_my_tables_with_whose_turn_it_is_and_plays_on(tmp_path: Path) -> None:
    evening = Evening()
    tokens: list[str | None] = []
    with running(config_for(tmp_path), now=evening.now) as server:
        async with Client(server) as anna, Client(server) as ben:
            people = [anna, ben]
            for person, name in zip(people, ("Anna", "Ben"), strict=True):
                await person.guest(name)
                tokens.append(person.token)
            table = await begun(anna, ben)
            await play_until(people, table, 20)
            before = [await person.state(table) for person in people]
            [listed] = await mine(ben)

    evening.later = 1
    with running(config_for(tmp_path), now=evening.now) as server:
        async with Client(server) as anna, Client(server) as ben:
            people = [anna, ben]
            for person, token in zip(people, tokens, strict=True):
                person.token = token
                person.http.headers["authorization"] = f"Bearer {token}"
            for person in people:
                assert await mine(person) == [listed]
            assert (listed["id"], listed["phase"], listed["turn"]) == (table, "playing", [1])
            assert evening.now() - listed["since"] >= DAY
            after = [await person.state(table) for person in people]
            assert [lasting(state) for state in after] == [lasting(state) for state in before]
            for was, now in zip(before, after, strict=True):
                left, rest = (state["table"]["clock"]["left"] for state in (was, now))
                spent = [ms - still for ms, still in zip(left, rest, strict=True)]
                assert all([abs(ms) < 600_000 for ms in spent]), "the night is nobody's time"
            await goes_on(server, ben, table)


async def goes_on(server: Running, ben: Client, table: str) -> None:
    async with ben.socket(table) as socket:
        await socket.receive()
        answers = socket.game["view"]["answers"]
        done = await socket.play()
        assert done["answer"] == "accepted"
        state = await socket.at_least(done["n"])
        assert state["game"]["view"]["answers"] == answers + 1
    rows = await server.within(server.server.store.entries(table))
    assert len(rows) == done["n"]
