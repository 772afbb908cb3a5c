"""The clock for reactions: who may react on another's turn and does not do so in time passes, by the server's hand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from caliburn.server import entries as log
from caliburn.server import rooms
from tests.server.abbey_party import DEFEND, KNIGHTS, SPECTATOR, AbbeyParty, abbey_party
from tests.server.serving import Client, Json, Running, config_for, running
from tests.server.test_clocks import Time, entries_of, still_alive

ONLY = {"kind": "none", "reaction": 20}
WITH_MOVES = {"kind": "move", "seconds": 60, "reaction": 20}
WITH_GAME = {"kind": "game", "seconds": 3600, "extra": 5, "reaction": 20}


async def left(at: AbbeyParty) -> list[int | None]:
    """What everybody sees of the clock."""
    reaction: Json = (await at.people[SPECTATOR].state(at.table))["table"]["reaction"]
    assert reaction["seconds"] == 20
    found: list[int | None] = reaction["left"]
    return found


async def moves_of(server: Running, table: str) -> list[log.Moved]:
    rows = await server.within(server.server.store.entries(table))
    return [entry for row in rows if isinstance(entry := log.decode(row.body), log.Moved)]


async def is_over(at: AbbeyParty, seat: int) -> None:
    """Wait until a seat is not asked to defend any more."""
    await at.sockets[seat].until(
        lambda state: (seat, DEFEND) not in [(one["seat"], one["prompt"]) for one in state["game"]["view"]["asked"]]
    )


@pytest.mark.asyncio
@pytest.mark.parametrize("clock", [ONLY, WITH_MOVES, WITH_GAME], ids=["alone", "with moves", "with the game"])
async def test_who_does_not_react_in_time_passes_and_the_log_says_that_it_was_not_by_hand(
    tmp_path: Path, clock: Json
) -> None:
    time = Time()
    with running(config_for(tmp_path), now=time) as server:
        async with abbey_party(server, clock=clock) as at:
            assert await left(at) == [None] * 4, "the draft has nothing that may be declined"
            await at.play_until(DEFEND, KNIGHTS)
            assert await left(at) == [None, 20_000, None, 20_000]
            time.passes(19)
            await at.drain()
            assert await left(at) == [None, 1_000, None, 1_000]
            before = len(await moves_of(server, at.table))
            await at.play_for(3, "pass")
            time.passes(2)
            await at.drain()
            await is_over(at, 1)
            late = (await moves_of(server, at.table))[before:]
            assert [(move.seat, move.move, move.bot, move.spent) for move in late[:2]] == [
                (3, "pass", False, 19_000),
                (1, "pass", True, 21_000),
            ]
            assert await entries_of(server, at.table, log.RanOutOfTime) == 0


@pytest.mark.asyncio
async def test_it_rings_by_itself(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with abbey_party(server, clock={"kind": "none", "reaction": 5}) as at:
            await at.play_until(DEFEND, KNIGHTS)
            for seat in KNIGHTS:
                await is_over(at, seat)
            assert [(move.seat, move.bot) for move in (await moves_of(server, at.table))[-2:]] == [(1, True), (3, True)]


@pytest.mark.asyncio
async def test_questions_of_the_own_turn_and_those_that_cannot_be_passed_have_no_such_clock(tmp_path: Path) -> None:
    time = Time()
    with running(config_for(tmp_path), now=time) as server:
        async with abbey_party(server, clock=ONLY) as at:
            for _ in range(9):
                asked = await at.asked()
                assert DEFEND not in [one["prompt"] for one in asked]
                time.passes(100)
                await at.drain()
                assert await left(at) == [None] * 4
                assert await at.asked() == asked
                await at.play_for(asked[0]["seat"])
            assert await left(at) == [None, 20_000, None, 20_000]


@pytest.mark.asyncio
async def test_time_does_not_run_while_the_server_is_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "ALIVE_EVERY", 0.02)
    time = Time()
    with running(config_for(tmp_path), now=time) as server:
        async with abbey_party(server, clock=ONLY) as at:
            await at.play_until(DEFEND, KNIGHTS)
            token, table = at.people[1].token, at.table
            time.passes(15)
            await still_alive(server, time)
    time.passes(3600)
    with running(config_for(tmp_path), now=time) as server:
        async with Client(server) as isolde:
            isolde.http.headers["authorization"] = f"Bearer {token}"
            assert (await isolde.state(table))["table"]["reaction"]["left"][1] == 5_000
            time.passes(6)
            await isolde.done(table, "say", text="Too late.")
            while [move.bot for move in (await moves_of(server, table))[-2:]] != [True, True]:
                await asyncio.sleep(0.02)


@pytest.mark.asyncio
async def test_nobody_wins_time_by_taking_back_by_declining_or_by_a_bot(tmp_path: Path) -> None:
    time = Time()
    with running(config_for(tmp_path), now=time) as server:
        async with abbey_party(server, clock=ONLY) as at:
            await at.play_until(DEFEND, KNIGHTS)
            time.passes(4)
            await at.play_for(1, "pass")
            time.passes(1)
            await at.people[1].done(at.table, "undo")
            assert await left(at) == [None, 16_000, None, 15_000]
            time.passes(4)
            question = (await at.people[1].state(at.table))["game"]["question"]
            await at.people[1].done(at.table, "decline", question=question, scope="turn")
            time.passes(1)
            assert await left(at) == [None, 11_000, None, 10_000], "who declined is shown like anybody"
            await at.people[1].done(at.table, "ask-again", prompt=DEFEND)
            assert await left(at) == [None, 11_000, None, 10_000]
            time.passes(11)
            await at.drain()
            for seat in KNIGHTS:
                await is_over(at, seat)


@pytest.mark.asyncio
async def test_bots_take_no_notice_of_it(tmp_path: Path) -> None:
    time = Time()
    with running(config_for(tmp_path, pause=1000.0), now=time) as server:
        async with abbey_party(server, clock=ONLY, pace="calm") as at:
            await at.play_until(DEFEND, KNIGHTS)
            await at.people[3].done(at.table, "stand-in", seat=3, bot="random")
            assert await left(at) == [None, 20_000, None, None]
            time.passes(21)
            await at.drain()
            await is_over(at, 1)
            assert 3 in [one["seat"] for one in await at.asked()], "the bot still thinks"


@pytest.mark.asyncio
async def test_such_a_clock_has_bounds(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as elaine:
            await elaine.guest("Elaine")
            for seconds in (-1, 4, 3601):
                wanted = {"game": "knight-fall", "seats": 4, "clock": {"reaction": seconds}}
                answer = await elaine.http.post("/api/tables", json=wanted)
                assert (answer.status_code, answer.json()["error"]["id"]) == (422, "refused-reaction-clock")
            table = await elaine.found(game="knight-fall", seats=4)
            assert (await elaine.state(table))["table"]["reaction"] is None
