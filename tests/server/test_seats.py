"""Who sits where: taking seats, hosts, bots, giving up, being replaced and coming back, rematches, and chat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import pytest

from tests.server.serving import Client, Json, Running, Socket, config_for, is_over, play_to_the_end, running

AWAY = 1500


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(tmp_path_factory.mktemp("seats"), away_after=AWAY)) as server:
        yield server


class Company:
    """Some people at one open table; the first founded it."""

    def __init__(self, people: list[Client], table: str) -> None:
        self.people = people
        self.table = table

    def __getitem__(self, number: int) -> Client:
        return self.people[number]

    async def table_state(self, number: int = 0) -> Json:
        found: Json = (await self[number].state(self.table))["table"]
        return found

    async def sit_all(self) -> None:
        for seat, person in enumerate(self.people[1:], 1):
            await person.done(self.table, "sit", seat=seat)

    async def start(self) -> None:
        """Everybody sits down and is ready, and the host starts."""
        await self.sit_all()
        for person in self.people[1:]:
            await person.done(self.table, "ready", ready=True)
        await self[0].done(self.table, "start")

    async def refusal(self, number: int, do: str, **fields: Any) -> Json:
        answer = await self[number].do(self.table, do, **fields)
        assert answer["answer"] == "refused", answer
        reason: Json = answer["reason"]
        return reason


NAMES = ("Elaine", "Lancelot", "Morgause", "Gareth")


@asynccontextmanager
async def company(server: Running, people: int, **more: Any) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server)) for _ in range(people)]
        for client, name in zip(clients, NAMES, strict=False):
            await client.guest(name)
        table = await clients[0].found(**{"seats": people, "open": True, **more})
        yield Company(clients, table)


# -- before the start --------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_of_two_people_who_grab_one_seat_one_gets_it_and_the_other_is_told_by_whom(server: Running) -> None:
    async with company(server, 3) as court, AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(person.socket(court.table)) for person in court.people[1:]]
        keys = await asyncio.gather(*[socket.send("sit", seat=1) for socket in sockets])
        answers = [await socket.answer(key) for socket, key in zip(sockets, keys, strict=True)]
        assert sorted(answer["answer"] for answer in answers) == ["accepted", "refused"]
        lucky = NAMES[1 + [answer["answer"] for answer in answers].index("accepted")]
        refused = next(answer for answer in answers if answer["answer"] == "refused")
        assert refused["reason"] == {"id": "refused-seat-taken", "args": {"name": lucky}}
        assert (await court.table_state())["seats"][1]["name"] == lucky


@pytest.mark.asyncio
async def test_at_a_full_table_nobody_else_sits_down(server: Running) -> None:
    async with company(server, 3, seats=2) as court:
        await court[1].done(court.table, "sit", seat=1)
        assert (await court.refusal(2, "sit", seat=1))["id"] == "refused-seat-taken"
        assert (await court.refusal(2, "sit", seat=0))["args"] == {"name": "Elaine"}
        assert (await court.refusal(2, "sit", seat=2))["id"] == "error-no-such-seat"


@pytest.mark.asyncio
async def test_whoever_has_a_seat_moves_to_another_under_the_same_name_and_arms(server: Running) -> None:
    async with company(server, 2, seats=3) as court:
        await court[1].done(court.table, "sit", seat=1)
        arms = (await court.table_state())["seats"][1]["arms"]
        assert (await court.refusal(1, "sit", seat=1))["id"] == "refused-seated-already"
        await court[1].done(court.table, "ready", ready=True)
        await court[1].done(court.table, "sit", seat=2)
        seats = (await court.table_state())["seats"]
        assert [seat["name"] for seat in seats] == ["Elaine", None, "Lancelot"]
        assert (seats[2]["arms"], seats[2]["ready"]) == (arms, False)
        await court[0].done(court.table, "sit", seat=1)
        state = await court.table_state()
        assert [seat["name"] for seat in state["seats"]] == [None, "Elaine", "Lancelot"]
        assert state["host"] == court[0].me["id"]


@pytest.mark.asyncio
async def test_whoever_stands_up_may_sit_elsewhere(server: Running) -> None:
    async with company(server, 2, seats=3) as court:
        await court[1].done(court.table, "sit", seat=1)
        await court[1].done(court.table, "stand")
        assert (await court.refusal(1, "stand"))["id"] == "refused-not-seated"
        await court[1].done(court.table, "sit", seat=2)
        assert [seat["name"] for seat in (await court.table_state())["seats"]] == ["Elaine", None, "Lancelot"]


@pytest.mark.asyncio
async def test_the_game_starts_when_all_seats_are_taken_and_all_guests_are_ready(server: Running) -> None:
    async with company(server, 3) as court:
        assert (await court.refusal(0, "start")) == {"id": "refused-seats-free", "args": {"count": 2}}
        await court.sit_all()
        reason = await court.refusal(0, "start")
        assert reason == {"id": "refused-not-ready", "args": {"names": "Lancelot, Morgause"}}
        await court[1].done(court.table, "ready", ready=True)
        await court[2].done(court.table, "ready", ready=True)
        await court[2].done(court.table, "ready", ready=False)
        assert (await court.refusal(0, "start"))["args"] == {"names": "Morgause"}
        await court[2].done(court.table, "ready", ready=True)
        assert (await court.refusal(1, "start"))["id"] == "refused-not-host"
        await court[0].done(court.table, "start")
        state = await court.table_state()
        assert (state["phase"], state["rules"]) == ("playing", 1)
        for do in ({"do": "sit", "seat": 1}, {"do": "stand"}, {"do": "start"}, {"do": "ready", "ready": True}):
            assert (await court.refusal(1, **do))["id"] == "refused-already-started"


@pytest.mark.asyncio
async def test_when_the_host_stands_up_the_next_who_sits_is_host(server: Running) -> None:
    async with company(server, 3) as court:
        await court.sit_all()
        await court[0].done(court.table, "stand")
        assert (await court.table_state())["host"] == court[1].me["id"]
        assert (await court.refusal(0, "seat-bot", seat=0, bot="random"))["id"] == "refused-not-host"
        await court[1].done(court.table, "seat-bot", seat=0, bot="random")
        await court[1].done(court.table, "free-seat", seat=0)
        await court[0].done(court.table, "sit", seat=0)
        assert (await court.table_state())["host"] == court[0].me["id"], "the founder is back"


@pytest.mark.asyncio
async def test_a_host_removes_people_and_bots_but_not_the_host_nor_nobody(server: Running) -> None:
    async with company(server, 2, seats=3) as court:
        await court[1].done(court.table, "sit", seat=1)
        await court[0].done(court.table, "seat-bot", seat=2, bot="greedy")
        assert (await court.refusal(1, "free-seat", seat=2))["id"] == "refused-not-host"
        assert (await court.refusal(0, "free-seat", seat=0))["id"] == "refused-nobody-to-remove"
        await court[0].done(court.table, "free-seat", seat=1)
        await court[0].done(court.table, "free-seat", seat=2)
        assert (await court.refusal(0, "free-seat", seat=1))["id"] == "refused-nobody-to-remove"
        assert [seat["name"] for seat in (await court.table_state())["seats"]] == ["Elaine", None, None]
        assert (await court.table_state(1))["you"]["seat"] is None


@pytest.mark.asyncio
async def test_bots_sit_in_any_seat_under_names_of_their_own(server: Running) -> None:
    async with company(server, 1, seats=5) as court:
        await court[0].done(court.table, "stand")
        await court[0].done(court.table, "sit", seat=3)
        for seat in (0, 1, 2, 4):
            await court[0].done(court.table, "seat-bot", seat=seat, bot="random")
        assert (await court.refusal(0, "seat-bot", seat=1, bot="random"))["id"] == "refused-seat-taken"
        state = await court.table_state()
        assert len({seat["name"] for seat in state["seats"]}) == 5
        assert len({seat["arms"] for seat in state["seats"]}) == 5
        await court[0].done(court.table, "start")
        async with court[0].socket(court.table) as socket:
            await socket.until(lambda state: state["game"]["question"] is not None)
            assert socket.game["view"]["viewer"] == 3


@pytest.mark.asyncio
async def test_an_unknown_bot_gets_no_seat(server: Running) -> None:
    async with company(server, 1, seats=2) as court:
        reason = await court.refusal(0, "seat-bot", seat=1, bot="mordred")
        assert reason == {"id": "error-bot-unknown", "args": {"bot": "mordred", "bots": "random, greedy"}}


@pytest.mark.asyncio
async def test_names_and_arms_are_different_for_everybody_at_a_table(server: Running) -> None:
    async with company(server, 3, seats=4) as court:
        for person in court.people[1:]:
            await person.http.patch("/api/me", json={"name": "Elaine", "arms": court[0].me["arms"]})
            await person.done(court.table, "sit", seat=court.people.index(person))
        await court[0].done(court.table, "seat-bot", seat=3, bot="random")
        seats = (await court.table_state())["seats"]
        assert len({seat["arms"] for seat in seats}) == 4
        assert len({seat["name"] for seat in seats}) == 4, [seat["name"] for seat in seats]


@pytest.mark.asyncio
async def test_whoever_is_called_like_a_bot_that_sits_there_is_told_apart(server: Running) -> None:
    async with company(server, 2) as court:
        await court[0].done(court.table, "stand")
        await court[0].done(court.table, "sit", seat=0)
        async with Client(server) as other:
            table = await court[0].found(seats=3, open=True, bots=[None, "random"])
            bot = (await court[0].state(table))["table"]["seats"][1]["name"]
            await other.guest(bot)
            await other.done(table, "sit", seat=2)
            names = [seat["name"] for seat in (await other.state(table))["table"]["seats"]]
            assert len(set(names)) == 3, names


@pytest.mark.asyncio
async def test_a_new_name_is_shown_at_the_table_and_is_still_nobody_elses(server: Running) -> None:
    async with company(server, 2) as court, court[0].socket(court.table) as socket:
        await court.start()
        await court[1].http.patch("/api/me", json={"name": "Du Lac"})
        await socket.until(lambda state: state["table"]["seats"][1]["name"] == "Du Lac")
        await court[1].http.patch("/api/me", json={"name": "Elaine", "arms": court[0].me["arms"]})
        await socket.until(lambda state: state["table"]["seats"][1]["name"].startswith("Elaine"))
        seats = socket.state["table"]["seats"]
        assert len({seat["name"] for seat in seats}) == 2
        assert len({seat["arms"] for seat in seats}) == 2
        await court[1].done(court.table, "say", text="it is me")
        assert (await court[0].state(court.table))["chat"][-1]["name"] == seats[1]["name"]


# -- giving up, being replaced, coming back ----------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_when_one_of_two_gives_up_the_other_has_won_and_the_seed_is_shown(server: Running) -> None:
    async with company(server, 2) as court:
        await court.start()
        await court[0].done(court.table, "concede")
        state = await court.table_state()
        assert (state["phase"], state["ending"]) == ("over", {"by": "concession", "winners": [1]})
        assert state["seed"] is not None
        for do in ({"do": "concede"}, {"do": "undo"}, {"do": "come-back"}, {"do": "play", "question": 1, "move": "x"}):
            assert (await court.refusal(1, **do))["id"] == "error-game-over"


@pytest.mark.asyncio
async def test_when_one_of_three_gives_up_a_bot_plays_on_and_there_is_no_way_back(server: Running) -> None:
    async with company(server, 3) as court:
        await court.start()
        await court[1].done(court.table, "concede")
        state = await court.table_state()
        assert state["phase"] == "playing"
        assert (state["seats"][1]["conceded"], state["seats"][1]["bot"]) == (True, "greedy")
        assert state["seats"][1]["standing_in"] is False
        for do in ({"do": "come-back"}, {"do": "concede"}, {"do": "play", "question": 1, "move": "pass"}):
            assert (await court.refusal(1, **do))["id"] == "refused-conceded"
        await court[2].done(court.table, "concede")
        assert (await court.table_state())["ending"] == {"by": "concession", "winners": [0]}


@pytest.mark.asyncio
async def test_whoever_gave_up_cannot_take_back_what_the_bot_plays(server: Running) -> None:
    async with company(server, 3, pace="calm") as court, AsyncExitStack() as stack:
        await court.start()
        sockets = [await stack.enter_async_context(person.socket(court.table)) for person in court.people]
        asked = await whose_turn(sockets)
        await sockets[asked].play(move="pass")
        await court[asked].done(court.table, "concede")
        assert (await court.refusal(asked, "undo"))["id"] == "refused-conceded"


@pytest.mark.asyncio
async def test_whoever_gave_up_does_not_win_by_the_bots_play(server: Running) -> None:
    async with company(server, 2, seats=3) as court:
        await court[1].done(court.table, "sit", seat=1)
        await court[0].done(court.table, "seat-bot", seat=2, bot="random")
        await court[1].done(court.table, "ready", ready=True)
        await court[0].done(court.table, "start")
        await court[1].done(court.table, "concede")
        async with court[0].socket(court.table) as socket:
            state = await play_to_the_end(socket, Random("gave up"))
        assert state["table"]["ending"]["by"] == "rules"
        assert 1 not in state["table"]["ending"]["winners"]


@pytest.mark.asyncio
async def test_a_bot_stands_in_for_me_until_i_come_back(server: Running) -> None:
    async with company(server, 2) as court, AsyncExitStack() as stack:
        first, other = [await stack.enter_async_context(person.socket(court.table)) for person in court.people]
        await court.start()
        await first.done("stand-in", seat=0, bot="greedy")
        state = await other.until(lambda state: state["table"]["seats"][0]["bot"] == "greedy")
        assert state["table"]["seats"][0]["standing_in"] is True
        assert state["table"]["seats"][0]["person"] == court[0].me["id"]
        await other.until(lambda state: other.asked)
        assert (await first.do("play", question=1, move="pass"))["reason"]["id"] == "refused-bot-plays"
        assert (await court.refusal(1, "stand-in", seat=0, bot="random"))["id"] == "refused-bot-plays-there"
        await first.done("come-back")
        state = await other.until(lambda state: state["table"]["seats"][0]["bot"] is None)
        assert state["table"]["seats"][0]["standing_in"] is False
        assert (await court.refusal(0, "come-back"))["id"] == "refused-not-replaced"
        while not first.asked:
            if other.asked:
                await other.at_least((await other.play(move="pass"))["n"])
            await first.at_least(other.state["n"])
        assert (await first.play())["answer"] == "accepted"


@pytest.mark.asyncio
async def test_a_bot_that_stands_in_has_its_moves_taken_back_by_nobody(server: Running) -> None:
    async with company(server, 2, pace="calm") as court, AsyncExitStack() as stack:
        await court.start()
        sockets = [await stack.enter_async_context(person.socket(court.table)) for person in court.people]
        asked = await whose_turn(sockets)
        await sockets[asked].play(move="pass")
        await sockets[asked].done("stand-in", seat=asked, bot="random")
        assert (await court.refusal(asked, "undo"))["id"] == "refused-bot-plays"


@pytest.mark.asyncio
async def test_somebody_who_is_here_is_not_replaced(server: Running) -> None:
    async with company(server, 2) as court, court[1].socket(court.table):
        await court.start()
        reason = await court.refusal(0, "stand-in", seat=1, bot="greedy")
        assert reason == {"id": "refused-not-away", "args": {"name": "Lancelot"}}


@pytest.mark.asyncio
async def test_for_somebody_who_is_away_the_others_may_let_a_bot_play_on(server: Running) -> None:
    async with company(server, 2) as court:
        await court.start()
        asked = 0 if (await court[0].state(court.table))["game"]["question"] is not None else 1
        gone, other = court[asked], court[1 - asked]
        async with other.socket(court.table) as socket:
            async with gone.socket(court.table):
                await socket.until(lambda state: state["table"]["seats"][asked]["online"])
            state = await socket.until(lambda state: not state["table"]["seats"][asked]["online"])
            assert not state["table"]["seats"][asked]["away"]
            assert (await court.refusal(1 - asked, "stand-in", seat=asked, bot="greedy"))["id"] == "refused-not-away"
            await socket.until(lambda state: state["table"]["seats"][asked]["away"])
            assert socket.state["table"]["seats"][asked]["bot"] is None, "they may, they need not"
            await socket.done("stand-in", seat=asked, bot="random")
            state = await socket.until(lambda state: state["table"]["seats"][asked]["bot"] is not None)
            assert state["table"]["seats"][asked]["bot"] == "greedy", "the others do not choose who plays for somebody"
            async with gone.socket(court.table) as back:
                await back.until(lambda state: state["table"]["seats"][asked]["standing_in"])
                await back.done("come-back")
            state = await socket.until(lambda state: state["table"]["seats"][asked]["bot"] is None)
            assert state["table"]["seats"][asked]["person"] == gone.me["id"]


@pytest.mark.asyncio
async def test_spectators_have_no_say_in_who_plays(server: Running) -> None:
    async with company(server, 3, seats=2) as court:
        await court[1].done(court.table, "sit", seat=1)
        await court[1].done(court.table, "ready", ready=True)
        await court[0].done(court.table, "start")
        for do in (
            {"do": "stand-in", "seat": 0, "bot": "random"},
            {"do": "concede"},
            {"do": "undo"},
            {"do": "come-back"},
            {"do": "play", "question": 1, "move": "pass"},
            {"do": "preview", "question": 1, "move": "pass"},
        ):
            assert (await court.refusal(2, **do))["id"] == "refused-not-seated"
        assert (await court.refusal(2, "free-seat", seat=1))["id"] == "refused-not-host"


@pytest.mark.asyncio
async def test_a_player_removed_in_the_game_is_replaced_for_good(server: Running) -> None:
    async with company(server, 3) as court, court[1].socket(court.table) as removed:
        await court.start()
        assert (await removed.until(lambda state: state["game"]))["game"]["view"]["viewer"] == 1
        await court[0].done(court.table, "free-seat", seat=1)
        state = await removed.until(lambda state: state["table"]["you"]["seat"] is None)
        assert state["game"]["view"]["viewer"] is None, "a spectator from now on"
        assert state["game"]["view"]["table"]["players"][1]["hand"] is None
        assert (await court.refusal(1, "come-back"))["id"] == "refused-not-seated"
        assert (await court.table_state())["seats"][1]["bot"] == "greedy"
        assert (await court.refusal(0, "free-seat", seat=1))["id"] == "refused-nobody-to-remove"


# -- rematch and chat --------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_rematch_seats_everybody_again_once(server: Running) -> None:
    async with company(server, 2, seats=3, options={"mode": "seals"}) as court:
        await court[1].done(court.table, "sit", seat=1)
        await court[0].done(court.table, "seat-bot", seat=2, bot="random")
        await court[1].done(court.table, "ready", ready=True)
        await court[0].done(court.table, "start")
        assert (await court.refusal(0, "rematch"))["id"] == "refused-not-over"
        await court[0].done(court.table, "concede")
        await court[1].done(court.table, "concede")
        before = await court.table_state()
        answers = await asyncio.gather(court[0].do(court.table, "rematch"), court[1].do(court.table, "rematch"))
        assert sorted(answer["answer"] for answer in answers) == ["accepted", "refused"]
        assert next(one for one in answers if one["answer"] == "refused")["reason"]["id"] == "refused-rematched"
        again = (await court.table_state())["rematch"]
        assert again == (await court.table_state(1))["rematch"]
        fresh = (await court[1].state(again))["table"]
        assert [seat["name"] for seat in fresh["seats"]] == [seat["name"] for seat in before["seats"]]
        assert [seat["bot"] for seat in fresh["seats"]] == [None, None, "random"]
        assert (fresh["phase"], fresh["mode"]) == ("gathering", "seals")
        assert fresh["commitment"] != before["commitment"]
        assert not any(seat["conceded"] or seat["ready"] for seat in fresh["seats"])
        host = [person.me["id"] for person in court.people].index(fresh["host"])
        await court[1 - host].done(again, "ready", ready=True)
        await court[host].done(again, "start")


@pytest.mark.asyncio
async def test_chat_is_heard_by_everybody_in_order_and_only_once(server: Running) -> None:
    async with company(server, 3, seats=2) as court, AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(person.socket(court.table)) for person in court.people]
        for number in range(6):
            await court[number % 3].done(court.table, "say", text=f"line {number}\n")
        for socket in sockets:
            while len(socket.follower.chat) < 6:
                await socket.receive()
            assert [line["text"] for line in socket.follower.chat] == [f"line {number}" for number in range(6)]
            assert [line["name"] for line in socket.follower.chat] == [*NAMES[:3]] * 2
            assert [line["seat"] for line in socket.follower.chat] == [0, None, None] * 2
        assert (await court.refusal(0, "say", text=" \t\u202e "))["id"] == "refused-empty"


async def whose_turn(sockets: list[Socket]) -> int:
    """The number of the first socket whose person is asked."""
    for socket in sockets:
        await socket.until(lambda state: state["table"]["phase"] == "playing" and not is_over(state))
    return next(number for number, socket in enumerate(sockets) if socket.asked)
