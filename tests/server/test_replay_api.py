"""Finished games: watched from every seat, checked against what was promised, and continued from any moment."""

from __future__ import annotations

import asyncio
import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path
from random import Random

import pytest

import caliburn
from caliburn.kernel.luck import Seeded
from caliburn.kernel.record import digest_of
from tests.server.serving import Client, Json, Running, config_for, is_over, play_to_the_end, running

SEATS = 2


class Finished:
    """A server with one finished open table of Elaine against a bot, and what she saw at the end."""

    def __init__(self, server: Running, table: str, state: Json, events: list[Json]) -> None:
        self.server = server
        self.table = table
        self.state = state
        self.events = events

    async def get(self, path: str) -> Json:
        async with Client(self.server) as visitor:
            answer = await visitor.http.get(f"/api/tables/{self.table}/{path}")
            assert answer.status_code == 200, answer.text
            found: Json = answer.json()
            return found


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Finished]:
    async def play(server: Running) -> Finished:
        async with Client(server) as elaine:
            await elaine.guest()
            table = await elaine.found(
                seats=SEATS, options={"mode": "seals"}, bots=[None, "random"], open=True, name="Last Vigil"
            )
            async with elaine.socket(table) as socket:
                await socket.until(lambda state: socket.asked)
                await socket.at_least((await socket.play(move="pass"))["n"])
                await socket.done("undo")
                state = await play_to_the_end(socket, Random("a finished game"))
                return Finished(server, table, state, socket.follower.events)

    with running(config_for(tmp_path_factory.mktemp("replay"))) as server:
        yield asyncio.run(play(server))


async def all_moments(finished: Finished, viewer: str) -> list[Json]:
    """A whole game, page by page."""
    found: list[Json] = []
    while True:
        page = await finished.get(f"moments?viewer={viewer}&from={len(found)}&to={len(found) + 24}")
        found += page["moments"]
        if len(found) > page["total"]:
            assert len(found) == page["total"] + 1
            return found


@pytest.mark.asyncio
@pytest.mark.parametrize("viewer", ["0", "1", "all"])
async def test_every_moment_is_shown_as_that_viewer_saw_it(finished: Finished, viewer: str) -> None:
    moments = await all_moments(finished, viewer)
    assert [moment["n"] for moment in moments] == list(range(len(moments)))
    assert len(moments) > 25, "more than one page"
    events = list(chain.from_iterable(moment["events"] for moment in moments))
    assert [event["n"] for event in events] == list(range(1, len(events) + 1))
    assert moments[-1]["view"]["result"] == finished.state["game"]["view"]["result"]
    assert all(moment["view"]["viewer"] == (int(viewer) if viewer != "all" else "referee") for moment in moments)
    for moment in moments[:-1]:
        hands = [player["hand"] is not None for player in moment["view"]["table"]["players"]]
        assert hands == [viewer in ("all", str(seat)) for seat in range(SEATS)]
    if viewer == "0":
        assert events == finished.events, "what she was told in the game, what she took back left out"


@pytest.mark.asyncio
async def test_moments_come_in_pages_and_beyond_the_end_there_are_none(finished: Finished) -> None:
    page = await finished.get("moments?viewer=0&from=3&to=5")
    assert [moment["n"] for moment in page["moments"]] == [3, 4, 5]
    beyond = await finished.get(f"moments?viewer=0&from={page['total'] + 1}")
    assert (beyond["moments"], beyond["total"]) == ([], page["total"])
    assert (await finished.get("moments?from=5&to=3"))["moments"] == []


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ("viewer=2", "error-no-such-seat"),
        ("viewer=-1", "error-no-such-seat"),
        ("viewer=referee", "error-no-such-seat"),
        ("viewer=%D9%A1", "error-no-such-seat"),
        ("from=x", "refused-number"),
        ("from=-1", "refused-number"),
        ("to=99999999999", "refused-number"),
        ("to=", "refused-number"),
    ],
)
async def test_a_moment_that_cannot_be_is_refused_with_words(finished: Finished, query: str, reason: str) -> None:
    async with Client(finished.server, "de") as visitor:
        answer = await visitor.http.get(f"/api/tables/{finished.table}/moments?{query}")
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, reason)


@pytest.mark.asyncio
async def test_the_trail_can_be_checked_against_the_promise(finished: Finished) -> None:
    trail = await finished.get("trail")
    assert trail["commitment"] == finished.state["table"]["commitment"]
    assert trail["seed"] == finished.state["table"]["seed"]
    assert hashlib.sha256(bytes.fromhex(trail["seed"])).hexdigest() == trail["commitment"]
    assert trail["seeded_from"] == 0
    chance = Seeded(bytes.fromhex(trail["seed"]))
    assert len(trail["outcomes"]) > 20
    for n, outcome in enumerate(trail["outcomes"]):
        cases = list(chain.from_iterable(repeat(case, copies) for case, copies in outcome["cases"]))
        assert cases[chance.choose(n, len(cases))] == outcome["came_up"]


@pytest.mark.asyncio
async def test_the_record_replays_and_is_fair(finished: Finished) -> None:
    record = await finished.get("record")
    match = caliburn.replay(record)
    assert match.result is not None
    assert list(match.result.scores) == finished.state["game"]["view"]["result"]["scores"]
    assert list(match.result.winners) == finished.state["table"]["ending"]["winners"]
    assert caliburn.verify(record)
    assert any(line == "0 undo" for line in record["log"])
    noted = record["table"]
    assert (noted["id"], noted["name"], noted["over"]) == (finished.table, "Last Vigil", True)
    assert noted["names"] == [seat["name"] for seat in finished.state["table"]["seats"]]
    assert noted["bots"] == [None, "random"]
    assert noted["commitment"] == finished.state["table"]["commitment"]


@pytest.mark.asyncio
async def test_the_record_passes_the_check_on_the_command_line(finished: Finished, tmp_path: Path) -> None:
    async with Client(finished.server) as visitor:
        answer = await visitor.http.get(f"/api/tables/{finished.table}/record")
    name = f"caliburn-king-arthur-{finished.table}.json"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    kept, other = tmp_path / name, tmp_path / "other.json"
    kept.write_bytes(answer.content)
    record = answer.json()
    record["table"]["commitment"] = "0" * 64
    other.write_text(json.dumps({**record, "digest": digest_of(record)}), encoding="utf-8")
    program = [sys.executable, "-c", "from caliburn.cli import main; raise SystemExit(main())"]
    commands = [[*program, "replay", str(path), "--verify", "--json"] for path in (kept, other)]
    runs = [await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True) for command in commands]
    assert [run.returncode for run in runs] == [0, 1], [run.stderr for run in runs]


@pytest.mark.asyncio
async def test_a_finished_game_goes_on_from_any_of_its_moments_against_bots(finished: Finished) -> None:
    async with Client(finished.server) as lance:
        await lance.guest("Lancelot")
        moments = (await finished.get("moments?viewer=1&from=0&to=20"))["moments"]
        answer = await lance.http.post(f"/api/tables/{finished.table}/continue", json={"n": 20, "seat": 1})
        assert answer.status_code == 201, answer.text
        table = answer.json()["id"]
        state = await lance.state(table)
        assert state["table"]["origin"] == {"table": finished.table, "n": 20}
        assert [seat["bot"] for seat in state["table"]["seats"]] == ["greedy", None]
        assert state["table"]["phase"] == "playing"
        assert state["table"]["commitment"] != finished.state["table"]["commitment"]
        rows = await finished.server.within(finished.server.server.store.entries(table))
        assert len(rows) >= 4
        async with lance.socket(table) as socket:
            await socket.receive()
            known = list(chain.from_iterable(moment["events"] for moment in moments))
            assert socket.follower.events[: len(known)] == known
            was = [seat["name"] for seat in (await lance.state(finished.table))["table"]["seats"]]
            now = [seat["name"] for seat in socket.state["table"]["seats"]]
            assert [name for seat, name in enumerate(now) if seat != 1] == [
                name for seat, name in enumerate(was) if seat != 1
            ], "bots sit under the names that the log knows"
            over = await play_to_the_end(socket, Random("continued"))
        assert is_over(over)
        record = (await lance.http.get(f"/api/tables/{table}/record")).json()
        assert record["seeded_from"] > 0
        assert caliburn.verify(record)


@pytest.mark.asyncio
async def test_the_last_answer_before_a_game_goes_on_can_be_taken_back_too(finished: Finished) -> None:
    match = caliburn.replay(await finished.get("record"))
    n, seat = next((n, seat) for n in range(1, 60) for seat in range(SEATS) if match.branch(n).can_undo(seat))
    async with Client(finished.server) as lance:
        await lance.guest("Lancelot")
        body = {"n": n, "seat": seat}
        table = (await lance.http.post(f"/api/tables/{finished.table}/continue", json=body)).json()["id"]
        async with lance.socket(table) as socket:
            await socket.receive()
            if socket.game["can_undo"]:
                await socket.done("undo")
                moment = (await finished.get(f"moments?viewer={seat}&from={n - 1}&to={n - 1}"))["moments"][0]
                assert (await lance.state(table))["game"]["view"]["table"] == moment["view"]["table"]


@pytest.mark.asyncio
async def test_a_game_goes_on_only_from_moments_and_seats_it_had(finished: Finished) -> None:
    async with Client(finished.server) as lance:
        path = f"/api/tables/{finished.table}/continue"
        assert (await lance.http.post(path, json={"n": 1, "seat": 0})).status_code == 401
        await lance.guest("Lancelot")
        wrong = [({"n": 99_999, "seat": 0}, "error-branch"), ({"n": 1, "seat": 2}, "error-no-such-seat")]
        for body, reason in wrong:
            answer = await lance.http.post(path, json=body)
            assert 400 <= answer.status_code < 500
            assert answer.json()["error"]["id"] == reason
        assert (await lance.http.get("/api/lobby")).json()["mine"] == []
