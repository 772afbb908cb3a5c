"""Standing answers: who declined to be asked for a while passes by themselves, and nobody else is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from caliburn.server.decide import MOST_DECLINES
from tests.server.luck import known_luck
from tests.server.serving import Json, Running, config_for, running
from tests.server.standing_party import (
    REACTION,
    RETORT,
    Party,
    entries,
    party,
    passed,
    toy_among_the_games,
)


@pytest.fixture(autouse=True, scope="module")
def _toy() -> Iterator[None]:
    with toy_among_the_games():
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(tmp_path_factory.mktemp("data"))) as found:
        yield found


@pytest.mark.asyncio
async def test_who_declined_passes_as_soon_as_nobody_else_has_to_decide(server: Running) -> None:
    async with party(server) as at:
        mine, other = await at.joust()
        await at.decline(mine, "round")
        state = await at.sockets[mine].until(lambda state: state["game"]["declined"])
        assert state["game"]["declined"] == [{"prompt": REACTION, "scope": "round"}]
        assert state["game"]["question"] is None
        assert state["game"]["offers"] == []
        await at.answer(other, "pass")
        state = await at.sockets[mine].until(lambda state: state["game"]["view"]["table"]["round"] == 2)
        assert state["game"]["declined"] == []  # the round is over
        assert passed(await entries(server, at.table), mine) == 1


@pytest.mark.asyncio
async def test_who_declined_is_asked_neither_at_the_next_occasion_within_the_scope(server: Running) -> None:
    async with party(server) as at:
        mine, other = await at.joust()
        await at.decline(mine, "match")
        await at.answer(other, "challenge")  # which asks mine and the champion about the challenge
        champion = ({0, 1, 2} - {mine, other}).pop()
        await at.sockets[champion].until(lambda state: state["game"]["question"] is not None)
        assert at.sockets[mine].game["question"] is None
        await at.answer(champion, "pass")
        await at.sockets[other].until(lambda state: state["game"]["view"]["table"]["round"] == 2)
        assert passed(await entries(server, at.table), mine) == 1
        if mine in await at.joust():
            assert at.sockets[mine].game["question"] is None  # a scope that goes on over the rounds


@pytest.mark.asyncio
@pytest.mark.parametrize("scope", ["round", "match"])
async def test_a_standing_answer_covers_whatever_else_is_asked_within_its_scope(server: Running, scope: str) -> None:
    async with party(server) as at:
        mine, other = await at.joust()
        await at.decline(mine, scope)
        await at.answer(other, "challenge")
        champion = ({0, 1, 2} - {mine, other}).pop()
        assert {(one["seat"], one["prompt"]) for one in await at.asked()} == {(mine, RETORT), (champion, RETORT)}
        assert at.sockets[mine].game["question"] is None
        assert at.sockets[mine].game["offers"] == []
        await at.answer(champion, "pass")
        await at.sockets[mine].until(lambda state: state["game"]["view"]["table"]["round"] == 2)
        assert passed(await entries(server, at.table), mine) == 1


@pytest.mark.asyncio
async def test_who_wants_to_be_asked_again_is_asked_whatever_it_was_that_they_declined(server: Running) -> None:
    async with party(server) as at:
        mine, other = await at.joust()
        await at.decline(mine, "match")
        await at.answer(other, "challenge")
        await at.sockets[mine].done("ask-again", prompt=REACTION)
        state = await at.sockets[mine].until(lambda state: state["game"]["question"] is not None)
        assert [one["prompt"] for one in state["game"]["view"]["asked"] if one["seat"] == mine] == [RETORT]


@pytest.mark.asyncio
async def test_on_my_own_turn_i_am_asked_until_i_decline_that_very_question_for_the_shortest_scope(
    server: Running,
) -> None:
    with known_luck():
        async with party(server) as at:
            mine, other = 2, 1
            assert sorted(await at.joust()) == [other, mine]
            await at.decline(mine, "match")
            await at.answer(other, "pass")
            assert mine not in await at.joust()  # the turn is theirs now
            await at.answer(other, "challenge")
            socket = at.sockets[mine]
            await socket.until(lambda state: state["game"]["question"] is not None)
            await at.decline(mine, "match")
            assert (await at.people[mine].state(at.table))["game"]["question"] is not None
            await at.decline(mine, "round")
            assert (await at.people[mine].state(at.table))["game"]["question"] is None


@pytest.mark.asyncio
async def test_a_scope_that_is_over_is_asked_again(server: Running) -> None:
    async with party(server) as at:
        asked = await at.joust()
        for seat in asked:
            await at.decline(seat, "round")
        await at.sockets[0].until(lambda state: state["game"]["view"]["table"]["round"] == 2)
        for seat in await at.joust():
            await at.sockets[seat].until(lambda state: state["game"]["question"] is not None)


async def entries_counted(at: Party) -> list[str]:
    """What everybody can read in the figures of the server about what was written."""
    figures = (await at.people[3].http.get("/metrics")).text.splitlines()
    counted = [line for line in figures if line.startswith("caliburn_entries_total")]
    assert counted
    return counted


@pytest.mark.asyncio
async def test_others_are_told_nothing_of_it(server: Running) -> None:
    async with party(server) as at:
        mine, other = await at.joust()
        before = [await at.people[seat].state(at.table) for seat in (other, 3)]
        asked = await at.asked()
        told = [len(at.sockets[seat].follower.frames) for seat in range(3)]
        counted = await entries_counted(at)
        await at.decline(mine, "match")
        await at.sockets[mine].until(lambda state: state["game"]["declined"])
        await at.sockets[mine].done("ask-again", prompt=REACTION)
        await at.sockets[mine].until(lambda state: not state["game"]["declined"])
        await at.decline(mine, "round")
        await at.sockets[mine].until(lambda state: state["game"]["declined"])
        assert [await at.people[seat].state(at.table) for seat in (other, 3)] == before
        assert await at.asked() == asked  # still shown as one who has to decide
        assert await entries_counted(at) == counted
        n = await at.sockets[mine].done("say", text="Well then.")
        for seat in set(range(3)) - {mine}:
            await at.sockets[seat].at_least(n)
            assert len(at.sockets[seat].follower.frames) == told[seat] + 1
            assert at.sockets[seat].state["n"] == before[0]["n"] + 1
            assert at.sockets[seat].game["declined"] == []


@pytest.mark.asyncio
async def test_who_asks_to_be_asked_again_is_asked(server: Running) -> None:
    async with party(server) as at:
        mine, _ = await at.joust()
        question = at.sockets[mine].game["question"]
        await at.decline(mine, "match")
        await at.sockets[mine].until(lambda state: state["game"]["question"] is None)
        await at.sockets[mine].done("ask-again", prompt=REACTION)
        state = await at.sockets[mine].until(lambda state: state["game"]["question"] is not None)
        assert state["game"]["question"] == question
        answer = await at.sockets[mine].do("ask-again", prompt=REACTION)
        assert answer["reason"]["id"] == "refused-not-declined"


@pytest.mark.asyncio
async def test_a_bot_that_stands_in_decides_for_itself(server: Running) -> None:
    async with party(server) as at:
        mine, _ = await at.joust()
        await at.decline(mine, "match")
        await at.sockets[mine].done("stand-in", seat=mine, bot="random")
        await at.sockets[mine].done("come-back")
        state = await at.people[mine].state(at.table)
        assert state["game"]["declined"] == []


@pytest.mark.asyncio
async def test_declining_what_cannot_be_declined_is_refused(server: Running) -> None:
    async with party(server) as at:
        herald = at.sockets[0]
        await herald.until(lambda state: state["game"]["question"] is not None)
        answer = await herald.do("decline", question=herald.game["question"], scope="round")
        assert answer["reason"]["id"] == "refused-scope"
        mine, _ = await at.joust()
        question = at.sockets[mine].game["question"]
        answer = await at.sockets[mine].do("decline", question=question, scope="attack")
        assert answer["reason"]["id"] == "refused-scope"
        assert (await at.sockets[mine].do("decline", question=question - 1, scope="round"))["answer"] == "stale"
        answer = await at.people[3].do(at.table, "decline", question=question, scope="round")
        assert answer["reason"]["id"] == "refused-not-seated"


@pytest.mark.asyncio
async def test_a_resent_refusal_to_be_asked_counts_once(server: Running) -> None:
    async with party(server) as at:
        mine, _ = await at.joust()
        question = at.sockets[mine].game["question"]
        first = await at.sockets[mine].do("decline", key="once", question=question, scope="round")
        again = await at.sockets[mine].do("decline", key="once", question=question, scope="round")
        assert (first["answer"], again["answer"]) == ("accepted", "duplicate")
        assert len([body for body in await entries(server, at.table) if b'"declined"' in body]) == 1


@pytest.mark.asyncio
async def test_one_question_is_declined_a_few_times_at_most(server: Running) -> None:
    async with party(server) as at:
        mine, _ = await at.joust()
        question, before = at.sockets[mine].game["question"], len(await entries(server, at.table))
        for _ in range(MOST_DECLINES):
            await at.sockets[mine].done("decline", question=question, scope="match")
            await at.sockets[mine].done("ask-again", prompt=REACTION)
        answer = await at.sockets[mine].do("decline", question=question, scope="match")
        assert answer["reason"]["id"] == "refused-declined-often"
        assert len(await entries(server, at.table)) == before + 2 * MOST_DECLINES
        await at.sockets[mine].done("play", question=question, move="pass")


@pytest.mark.asyncio
async def test_only_my_own_lobby_knows_that_it_is_not_my_turn(server: Running) -> None:
    async with party(server) as at:
        mine, other = await at.joust()

        async def turn(seat: int) -> list[int]:
            table: Json = (await at.people[seat].http.get("/api/lobby")).json()["mine"][0]
            assert "standing" not in table
            found: list[int] = sorted(table["turn"])
            return found

        assert await turn(mine) == await turn(other) == sorted([mine, other])
        await at.decline(mine, "match")
        assert await turn(mine) == [other]
        assert await turn(other) == sorted([mine, other])
        await at.sockets[mine].done("ask-again", prompt=REACTION)
        assert await turn(mine) == sorted([mine, other])


@pytest.mark.asyncio
async def test_an_answer_to_a_window_that_somebody_else_closed_does_not_count_for_the_next_question(
    server: Running,
) -> None:
    async with party(server) as knights:
        mine, other = await knights.joust()
        old = knights.sockets[mine].game["question"]
        await knights.answer(other, "challenge")
        late = await knights.sockets[mine].do("play", question=old, move="pass")
        assert late["answer"] == "stale"
