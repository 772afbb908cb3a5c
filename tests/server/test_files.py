"""A campaign leaves the server as a file and comes back: as the same campaign, to the same people, or not at all."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import msgspec
import pytest

import caliburn
from caliburn.kernel.record import digest_of
from caliburn.server import rooms
from caliburn.server.requests import MOST_RECORD
from tests.server.serving import UNLIMITED, Client, Json, Running, config_for, play_to_the_end, running

CAMPAIGN = {"game": "knight-fall", "options": {"mode": "campaign"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(tmp_path_factory.mktemp("files"))) as running_server:
        yield running_server


async def campaign(anna: Client, *others: Client, answers: int = 30, **more: Any) -> str:
    """A campaign of these people after so many answers."""
    table = await anna.found(seats=1 + len(others), name="The Long Watch", **{**CAMPAIGN, **more})
    for seat, other in enumerate(others, 1):
        await other.join(anna, table)
        await other.done(table, "sit", seat=seat)
        await other.done(table, "ready", ready=True)
    if others:
        await anna.done(table, "start")
    await play_on([anna, *others], table, answers)
    return table


async def play_on(people: list[Client], table: str, answers: int) -> None:
    rng = Random(answers)
    for _ in range(answers):
        for person in people:
            game = (await person.state(table))["game"]
            if game["question"] is not None:
                move = rng.choice(game["offers"])["move"]
                await person.done(table, "play", question=game["question"], move=move)
                break


async def play_on_until_nothing_is_sealed(server: Running, people: list[Client], table: str) -> None:
    """To where everything is in a file of the match: sealed answers are left out of it."""
    room = await server.within(server.house.room(table))
    while (match := room.table.playing_match).opened < match.answers:
        await play_on(people, table, 1)


async def saved(person: Client, table: str) -> Json:
    answer = await person.http.get(f"/api/tables/{table}/saved")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def opened(person: Client, record: Any) -> str:
    answer = await person.http.post("/api/tables/import", json=record)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def without_viewer(game: Json) -> Json:
    return {key: value for key, value in game["view"].items() if key != "viewer"}


# -- out and in --------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_campaign_goes_on_from_its_file_with_the_same_people_in_their_seats(server: Running) -> None:
    async with Client(server) as anna, Client(server) as ben:
        await anna.guest("Anna")
        await ben.guest("Ben")
        table = await campaign(anna, ben)
        await play_on_until_nothing_is_sealed(server, [anna, ben], table)
        before = await ben.state(table)
        record = await saved(ben, table)

        again = await opened(ben, record)
        gathering = await ben.state(again)
        assert (gathering["table"]["phase"], gathering["table"]["name"]) == ("gathering", "The Long Watch")
        assert gathering["table"]["you"]["seat"] == 1, "Ben has the seat that he had"
        assert [seat["was"] for seat in gathering["table"]["seats"]] == ["Anna", None]
        assert gathering["table"]["commitment"] != before["table"]["commitment"]
        assert gathering["table"]["commitment"] != hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest()

        await anna.join(ben, again)
        await anna.done(again, "sit", seat=0)
        await anna.done(again, "ready", ready=True)
        await ben.done(again, "start")
        for person in (anna, ben):
            was, now = await person.state(table), await person.state(again)
            assert without_viewer(was["game"]) == without_viewer(now["game"])
            assert was["game"]["offers"] == now["game"]["offers"]
            assert was["game"]["events"] == now["game"]["events"]
            assert now["table"]["together"]
        assert (await ben.state(table))["game"] == before["game"], "the table it was saved from is as it was"
        await play_on([anna, ben], again, 10)
        assert caliburn.replay(await saved(anna, again)).answers >= caliburn.replay(record).answers + 8


@pytest.mark.asyncio
async def test_alone_one_plays_on_at_once_to_the_end_and_can_check_the_deal(server: Running) -> None:
    async with Client(server) as anna:
        await anna.guest("Anna")
        table = await campaign(anna)
        again = await opened(anna, await saved(anna, table))
        async with anna.socket(again) as socket:
            await socket.receive()
            assert socket.state["table"]["phase"] == "playing"
            over = await play_to_the_end(socket, Random("again"))
        trail = (await anna.http.get(f"/api/tables/{again}/trail")).json()
        assert trail["commitment"] == over["table"]["commitment"]
        assert trail["seeded_from"] > 0
        record = (await anna.http.get(f"/api/tables/{again}/record")).json()
        assert caliburn.verify(record)


@pytest.mark.asyncio
async def test_the_server_deals_on_by_a_seed_that_is_not_in_the_file(server: Running) -> None:
    async with Client(server) as anna:
        await anna.guest("Anna")
        record = await saved(anna, await campaign(anna))
        tables = [await opened(anna, record) for _ in range(2)]
        seeds = [(await server.within(server.house.room(table))).table.founded.seed for table in tables]
        assert len({record["seed"], *seeds}) == 3
        room = await server.within(server.house.room(tables[0]))
        assert room.table.founded.record is not None
        assert record["seed"] not in json.dumps(room.table.founded.record)


@pytest.mark.asyncio
async def test_bots_sit_where_they_sat_under_their_names(server: Running) -> None:
    async with Client(server) as anna:
        await anna.guest("Anna")
        table = await anna.found(seats=2, bots=[None, "random"], **CAMPAIGN)
        await play_on([anna], table, 3)
        named = (await anna.state(table))["table"]["seats"][1]["name"]
        again = await anna.state(await opened(anna, await saved(anna, table)))
        assert again["table"]["phase"] == "playing"
        assert [seat["bot"] for seat in again["table"]["seats"]] == [None, "random"]
        assert again["table"]["seats"][1]["name"] == named


@pytest.mark.asyncio
async def test_a_file_is_named_after_game_and_table(server: Running) -> None:
    async with Client(server) as anna:
        await anna.guest("Anna")
        table = await campaign(anna, answers=1)
        answer = await anna.http.get(f"/api/tables/{table}/saved")
        name = f"caliburn-knight-fall-{table}.json"
        assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'


# -- who may not save --------------------------------------------------------------------------------------------------


async def refused_save(person: Client, table: str) -> tuple[int, str]:
    answer = await person.http.get(f"/api/tables/{table}/saved")
    return answer.status_code, answer.json()["error"]["id"]


@pytest.mark.asyncio
async def test_only_who_plays_there_may_save_and_only_while_it_runs(server: Running) -> None:
    async with Client(server) as anna, Client(server) as ben, Client(server) as stranger:
        assert await refused_save(anna, "nowhere123") == (401, "refused-not-signed-in")
        for person, name in ((anna, "Anna"), (ben, "Ben"), (stranger, "Mordred")):
            await person.guest(name)
        table = await campaign(anna, open=True, answers=2)
        private = await campaign(anna, answers=2)
        assert await refused_save(stranger, table) == (403, "refused-not-seated")
        assert await refused_save(stranger, private) == (404, "refused-no-table")
        gathering = await anna.found(seats=2, **CAMPAIGN)
        assert await refused_save(anna, gathering) == (409, "refused-not-started")
        await anna.done(table, "concede")
        assert await refused_save(anna, table) == (409, "error-game-over")


@pytest.mark.asyncio
async def test_against_each_other_nothing_is_saved_while_it_runs(server: Running) -> None:
    async with Client(server) as anna:
        await anna.guest("Anna")
        table = await anna.found(seats=2, bots=[None, "random"])
        assert await refused_save(anna, table) == (403, "refused-save-opponents")
        assert not (await anna.state(table))["table"]["together"]


# -- files that are refused --------------------------------------------------------------------------------------------


def again(record: Json, **changes: Any) -> bytes:
    made = {**record, **changes}
    return json.dumps({**made, "digest": digest_of(made)}).encode()


def edited(record: Json, **changes: Any) -> bytes:
    return json.dumps({**record, **changes}).encode()


BAD: dict[str, tuple[Callable[[Json], bytes], int, str]] = {
    "cut short": (lambda record: json.dumps(record).encode()[:300], 422, "refused-import-unreadable"),
    "empty": (lambda record: b"", 422, "refused-import-unreadable"),
    "no text": (lambda record: b"\xff\xfe\x00", 422, "refused-import-unreadable"),
    "half a sign": (lambda record: b'{"a": "\\ud800"}', 422, "refused-import-unreadable"),
    "without end": (lambda record: b"[" * 100_000, 422, "refused-import-unreadable"),
    "another thing": (lambda record: b'{"pgn": "1. e4"}', 422, "error-record-foreign"),
    "no object": (lambda record: b"[1, 2]", 422, "error-record-foreign"),
    "too large": (lambda record: b" " * (MOST_RECORD + 1), 413, "refused-too-large"),
    "of another version": (lambda record: again(record, rules=99), 422, "error-record-rules"),
    "of another format": (lambda record: again(record, format=2), 422, "error-record-format"),
    "with one more answer": (
        lambda record: edited(record, log=[*record["log"], "0 pass"]),
        422,
        "error-record-damaged",
    ),
    "with an edited option": (
        lambda record: edited(record, options={**record["options"], "difficulty": "easy"}),
        422,
        "error-record-damaged",
    ),
    "with an answer that was not offered": (
        lambda record: again(record, log=[*record["log"], "0 castle"]),
        422,
        "error-record-line",
    ),
    "with an impossible outcome": (lambda record: again(record, log=[*record["log"], "* joker"]), 422, "error-record-"),
    "with another edition": (lambda record: again(record, edition={"gold": 9}), 422, "error-record-content"),
    "with too large a number": (lambda record: again(record, edition={"gold": 10**30}), 422, "error-record-"),
    "with luck of its own": (lambda record: again(record, seeded_from=0), 422, "refused-import-unfair"),
    "from a position": (
        lambda record: again(record, position={"seats": 1, "campaign": {"coins": 99}}),
        422,
        "refused-import-position",
    ),
}


@pytest.fixture(scope="module")
def record(server: Running) -> Json:
    async def make() -> Json:
        async with Client(server) as anna:
            await anna.guest("Anna")
            return await saved(anna, await campaign(anna))

    return asyncio.run(make())


@pytest.mark.asyncio
@pytest.mark.parametrize("what", BAD)
async def test_a_file_that_is_not_as_it_was_saved_is_refused_with_the_reason(
    server: Running, record: Json, what: str
) -> None:
    make, status, reason = BAD[what]
    told = set()
    for lang in ("en", "de"):
        async with Client(server, lang) as mordred:
            await mordred.guest("Mordred")
            entries = await server.within(server.server.store.count())
            answer = await mordred.http.post(
                "/api/tables/import", content=make(record), headers={"content-type": "application/json"}
            )
            found = answer.json()
            assert (answer.status_code, found["error"]["id"][: len(reason)]) == (status, reason)
            assert " " in found["text"]
            assert "error-" not in found["text"]
            told.add(found["text"])
            assert (await mordred.http.get("/api/lobby")).json()["mine"] == []
            assert await server.within(server.server.store.count()) == entries, "nothing was founded"
    assert len(told) == 2, "each in its own language"


@pytest.mark.asyncio
async def test_a_match_that_is_over_is_not_opened(server: Running) -> None:
    over, rng = caliburn.new_match("knight-fall", seats=1, options={"mode": "campaign"}, seed=1), Random(1)
    while over.asks:
        over.play(0, rng.choice(over.asks[0].options))
    async with Client(server) as anna:
        await anna.guest("Anna")
        answer = await anna.http.post("/api/tables/import", json=over.record())
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "refused-import-over")


@pytest.mark.asyncio
async def test_whoever_is_nobody_or_sends_something_else_opens_nothing(server: Running, record: Json) -> None:
    async with Client(server) as nobody:
        answer = await nobody.http.post("/api/tables/import", json=record)
        assert (answer.status_code, answer.json()["error"]["id"]) == (401, "refused-not-signed-in")
        await nobody.guest("Nobody")
        answer = await nobody.http.post("/api/tables/import", content=json.dumps(record))
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, "refused-not-json")


@pytest.mark.asyncio
async def test_a_file_of_the_terminal_is_opened_here_and_one_of_here_in_the_terminal(
    server: Running, tmp_path: Path
) -> None:
    from caliburn.cli.commands.play import resumed
    from caliburn.cli.files import write_json

    async with Client(server) as anna:
        await anna.guest("Anna")
        from_table = tmp_path / "from-table.json"
        from_table.write_text(json.dumps(await saved(anna, await campaign(anna))), encoding="utf-8")
        party, _ = resumed(str(from_table), "", False)
        assert party.humans == (0,)
        for _ in range(5):
            party.answer(0, party.match.asks[0].options[0])
        from_terminal = tmp_path / "from-terminal.json"
        write_json(from_terminal, party.record())

        table = await opened(anna, json.loads(from_terminal.read_text(encoding="utf-8")))
        assert (await anna.state(table))["game"]["view"]["table"] == json.loads(
            json.dumps(party.match.view(0)["table"])
        )


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_files_are_read_only_so_often(tmp_path: Path, record: Json) -> None:
    rates = msgspec.structs.replace(UNLIMITED, imports=0.001, imports_burst=1)
    with running(config_for(tmp_path, rates=rates)) as strict:
        async with Client(strict) as anna:
            await anna.guest("Anna")
            await opened(anna, record)
            answer = await anna.http.post("/api/tables/import", json=record)
            assert (answer.status_code, answer.json()["error"]["id"]) == (429, "refused-too-often")


@pytest.mark.asyncio
async def test_a_file_that_takes_too_long_is_refused(server: Running, record: Json) -> None:
    async def never(*_: Any) -> Any:
        raise TimeoutError

    async with Client(server) as anna:
        await anna.guest("Anna")
        with mock.patch.object(server.server.thinkers, "run", never):
            answer = await anna.http.post("/api/tables/import", json=record)
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, "refused-import-long")
        assert (await anna.http.get("/api/lobby")).json()["mine"] == []


@pytest.mark.asyncio
async def test_whoever_holds_too_many_tables_opens_no_more(
    server: Running, record: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_TABLES", 2)
    async with Client(server) as anna:
        await anna.guest("Anna")
        for _ in range(2):
            await opened(anna, record)
        answer = await anna.http.post("/api/tables/import", json=record)
        assert (answer.status_code, answer.json()["error"]["id"]) == (429, "refused-too-many-tables")
