"""Records: they come back as they were, also through JSON, and what is no whole record is refused as such."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from caliburn import Match, new_match, replay, verify
from caliburn.kernel.errors import BadRecord
from caliburn.kernel.flow import Flow
from caliburn.kernel.luck import Script
from caliburn.kernel.record import check, digest_of
from tests.kernel.looks import play_randomly, whole
from tests.kernel.tiny import TinyState, question, sealed, tiny_match
from tests.kernel.toy import play_all, toy_match

Record = dict[str, Any]


def signed(record: Record, **changes: Any) -> Record:
    """A record changed by somebody who also wrote a new digest."""
    changed = {**copy.deepcopy(record), **changes}
    changed["digest"] = digest_of(changed)
    return changed


def without(record: Record, key: str) -> Record:
    rest = {name: value for name, value in record.items() if name != key}
    return rest if key == "digest" else {**rest, "digest": digest_of(rest)}


def played(seed: int = 1, answers: int = 20, **options: Any) -> Match:
    match = toy_match(3, seed=seed, **options)
    play_randomly(match, Random(seed), answers)
    return match


@pytest.mark.parametrize("answers", [0, 1, 4, 7, 12, 99])
def test_a_record_comes_back_as_the_same_match(answers: int) -> None:
    match = played(answers=answers, tithe=True, rounds="3")
    again = replay(match.record())
    assert whole(again) == whole(match)


@pytest.mark.parametrize("answers", [0, 3, 10, 99])
def test_a_record_is_plain_json(answers: int) -> None:
    match = played(answers=answers)
    text = json.dumps(match.record())
    assert json.loads(text) == match.record()
    assert whole(replay(json.loads(text))) == whole(match)


def test_a_replayed_match_has_the_same_future() -> None:
    match = played(answers=6)
    again = replay(match.record())
    for each in (match, again):
        play_randomly(each, Random(5))
    assert whole(match) == whole(again)
    assert verify(again.record())


def test_a_record_names_everything_that_the_match_hangs_on() -> None:
    record = toy_match(4, mode="teams", double=True, seed=2).record()
    assert set(record) == {
        "caliburn", "format", "game", "rules", "seats", "options", "edition", "position", "seed", "seeded_from", "log",
        "digest",
    }  # fmt: skip
    assert record["game"] == "toy"
    assert record["rules"] == 3
    assert record["seats"] == 4
    assert record["options"] == {"mode": "teams", "rounds": "2", "double": "on", "tithe": "off"}


def test_an_edition_is_kept_in_the_record() -> None:
    match = new_match("toy", seats=2, options={"edition": {"copies": 9}}, seed=1)
    assert sum(replay(match.record()).census().values()) == 45


def test_a_position_is_kept_in_the_record() -> None:
    match = Match.at("toy", {"seats": 2, "hands": [["lance-5"], ["lance-1", "lance-2"]]}, seed=1)
    play_all(match, "1 bid lance-2")
    again = replay(json.loads(json.dumps(match.record())))
    assert whole(again) == whole(match)
    play_randomly(again, Random(1))
    assert again.result is not None


def test_a_position_that_its_author_changes_later_does_not_change_the_match() -> None:
    position: dict[str, Any] = {"seats": 2, "hands": [["lance-5"], ["lance-1", "lance-2"]]}
    match = Match.at("toy", position, seed=1)
    before = match.record()
    kept = copy.deepcopy(before)
    position["hands"][0][0] = "lance-3"
    position["phase"] = "over"
    assert match.record() == kept
    assert match.branch(0).view("referee")["table"] == match.view("referee")["table"]


def test_a_record_that_its_reader_changes_does_not_change_the_match() -> None:
    match = Match.at("toy", {"seats": 2, "hands": [["lance-5"], ["lance-1"]]}, seed=1)
    kept = copy.deepcopy(match.record())
    match.record()["position"]["hands"][0][0] = "lance-3"
    match.record()["options"]["mode"] = "teams"
    match.record()["log"].append("0 pass")
    assert match.record() == kept


def test_a_scripted_match_replays_without_a_seed_and_cannot_draw_on() -> None:
    match = play_all(toy_match(2, chance=Script(["lance-1"] * 4)), "0 boast")
    record = match.record()
    assert record["seed"] is None
    again = replay(record)
    assert whole(again) == whole(match)
    with pytest.raises(BadRecord) as refused:
        verify(record)
    assert refused.value.message.id == "error-record-no-seed"


@pytest.mark.parametrize("answers", [0, 5, 99])
def test_the_seed_deals_what_the_record_holds(answers: int) -> None:
    match = played(answers=answers)
    assert verify(match.record())
    assert not verify(signed(match.record(), seed="ab" * 16))


def test_dice_that_were_not_rolled_are_found_out() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0)
        s.hear(0, s.luck.roll([("1", "2")])[0])

    record = play_all(tiny_match(step), "0 say x").record()
    assert verify(record)
    other = "* 1" if record["log"][-1] == "* 2" else "* 2"
    cheated = signed(record, log=[*record["log"][:-1], other])
    assert replay(cheated).view(None)["table"]["words"] == ["0 x", f"0 {other[-1]}"]
    assert not verify(cheated)


def test_a_game_that_chance_would_have_dealt_otherwise_is_found_out() -> None:
    record = play_all(tiny_match(lambda s: sealed(s, 0, 1, 2)), seats_say(0)).record()
    honest = record["log"]
    letter = next(x for x in "abcdef" if f"* {x}" not in honest)
    cheated = signed(record, log=[f"* {letter}", *honest[1:3], f"0 say {letter}1"])
    assert replay(cheated).answers == 1
    assert not verify(cheated)


def seats_say(seat: int) -> str:
    letter = tiny_match(lambda s: sealed(s, 0, 1, 2)).view("referee")["table"]["secrets"][seat]
    return f"{seat} say {letter}1"


@pytest.mark.parametrize("make", [lambda m: m.clone(3), lambda m: m.branch(4, 3)])
def test_a_clone_and_a_branch_are_fair_from_where_they_left(make: Callable[[Match], Match]) -> None:
    other = make(played(answers=8))
    left = other.record()["seeded_from"]
    assert left > 0
    play_randomly(other, Random(5), 99)
    record = other.record()
    assert record["seeded_from"] == left
    assert replay(record).record() == record
    assert verify(record)
    assert not verify(signed(record, seeded_from=0))


def test_taking_back_in_a_clone_does_not_change_what_the_match_may_take_back() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0)
        yield from question(s, 1) if s.step == 2 else question(s, 0)

    match = tiny_match(step, step, step, step)
    for _ in range(4):
        match.play(0, "say x")
    other = match.clone()
    other.play(0, "say x")
    other.play(1, "say x")
    match.undo(0)
    assert match.can_undo(0)


DAMAGES: dict[str, Callable[[Record], Any]] = {
    "the seed from nowhere": lambda r: without(r, "seeded_from"),
    "the seed from before the beginning": lambda r: signed(r, seeded_from=-1),
    "the seed from after the end": lambda r: signed(r, seeded_from=999),
    "the seed from yes": lambda r: signed(r, seeded_from=True),
    "nothing": lambda r: None,
    "a list": lambda r: [],
    "a text": lambda r: "record",
    "an empty mapping": lambda r: {},
    "of another program": lambda r: signed(r, caliburn="chess"),
    "of another format": lambda r: signed(r, format=2),
    "of no format": lambda r: without(r, "format"),
    "format as text": lambda r: signed(r, format="1"),
    "an unsigned change": lambda r: {**r, "seats": 2},
    "a changed line": lambda r: {**r, "log": [*r["log"][:-1], "0 boast"]},
    "a wrong digest": lambda r: {**r, "digest": "0" * 64},
    "a digest that is no text": lambda r: {**r, "digest": 7},
    "something that is no JSON": lambda r: {**r, "position": {1, 2}},
    "keys that cannot be sorted": lambda r: {**r, 1: 2},
    "no digest": lambda r: without(r, "digest"),
    "no log": lambda r: without(r, "log"),
    "a log that is no list": lambda r: signed(r, log="0 boast"),
    "a line that is no text": lambda r: signed(r, log=[*r["log"], 7]),
    "a line without a seat": lambda r: signed(r, log=[*r["log"], "boast"]),
    "a line without a move": lambda r: signed(r, log=[*r["log"], "0 "]),
    "an empty line": lambda r: signed(r, log=[*r["log"], ""]),
    "a negative seat": lambda r: signed(r, log=[*r["log"], "-1 boast"]),
    "a seat in other digits": lambda r: signed(r, log=[*r["log"], "\u0660 boast"]),
    "a raised seat": lambda r: signed(r, log=[*r["log"], "\u00b2 boast"]),
    "a huge seat": lambda r: signed(r, log=[*r["log"], f"{'9' * 5000} boast"]),
    "a seat that is not there": lambda r: signed(r, log=[*r["log"], "7 boast"]),
    "a move that is none": lambda r: signed(r, log=[*r["log"], "0 dance"]),
    "a move that is not offered": lambda r: signed(r, log=[*r["log"], "0 stake 1"]),
    "an undo of nothing": lambda r: signed(r, log=[*r["log"], "1 undo"]),
    "outcomes too many": lambda r: signed(r, log=[*r["log"], "* lance-1"]),
    "outcomes too few": lambda r: signed(r, log=r["log"][1:]),
    "outcomes too few, no seed": lambda r: signed(r, log=r["log"][1:], seed=None),
    "no outcomes, no seed": lambda r: signed(r, log=[], seed=None),
    "the first outcome alone, no seed": lambda r: signed(r, log=r["log"][:1], seed=None),
    "an impossible outcome": lambda r: signed(r, log=["* lance-9", *r["log"][1:]]),
    "an outcome of another kind": lambda r: signed(r, log=["* hit", *r["log"][1:]]),
    "the last outcome first": lambda r: signed(r, log=[r["log"][-1], *r["log"][:-1]]),
    "backwards": lambda r: signed(r, log=r["log"][::-1]),
    "no game": lambda r: without(r, "game"),
    "an unknown game": lambda r: signed(r, game="chess"),
    "a game that is no text": lambda r: signed(r, game=["toy"]),
    "another game": lambda r: signed(r, game="king-arthur"),
    "no seats": lambda r: without(r, "seats"),
    "too many seats": lambda r: signed(r, seats=9),
    "seats as text": lambda r: signed(r, seats="3"),
    "seats as yes": lambda r: signed(r, seats=True),
    "other seats": lambda r: signed(r, seats=2),
    "no options": lambda r: without(r, "options"),
    "options that are no mapping": lambda r: signed(r, options=["mode"]),
    "an unknown option": lambda r: signed(r, options={**r["options"], "colour": "red"}),
    "an unknown value": lambda r: signed(r, options={**r["options"], "double": "maybe"}),
    "an unknown mode": lambda r: signed(r, options={**r["options"], "mode": "duel"}),
    "other rules": lambda r: signed(r, rules=2),
    "no rules": lambda r: without(r, "rules"),
    "an edition in a file": lambda r: signed(r, edition="edition.toml"),
    "an edition among the options": lambda r: signed(r, options={**r["options"], "edition": "edition.toml"}),
    "an edition that is none": lambda r: signed(r, edition="tall"),
    "a position that is none": lambda r: signed(r, position="here"),
    "a position that is a list": lambda r: signed(r, position=[1]),
    "an impossible position": lambda r: signed(r, position={"hands": [["excalibur"]]}),
    "an unexpected position": lambda r: signed(r, position={"phase": "bid"}),
    "a seed that is a number": lambda r: signed(r, seed=7),
    "a seed too short": lambda r: signed(r, seed="ab"),
    "a seed that is no hexadecimal": lambda r: signed(r, seed="z" * 32),
    "a seed with spaces": lambda r: signed(r, seed="aa " * 10 + "aa"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_no_whole_record_of_ours_is_refused_as_a_bad_record(damage: str) -> None:
    record = play_all(toy_match(3), "0 peek").record()
    assert record["log"][-1].startswith("*")
    with pytest.raises(BadRecord):
        replay(DAMAGES[damage](record))
    with pytest.raises(BadRecord):
        verify(DAMAGES[damage](record))


@pytest.mark.parametrize("seed", range(4))
def test_a_log_cut_anywhere_is_refused_or_is_the_match_up_to_there(seed: int) -> None:
    record = played(seed, 99, tithe=True).record()
    log = record["log"]
    for length in range(len(log)):
        cut = signed(record, log=log[:length])
        try:
            again = replay(cut)
        except BadRecord:
            assert length < len(log)
            continue
        assert again.record() == cut


@pytest.mark.parametrize("seed", range(12))
def test_a_log_with_lines_moved_changed_or_lost_is_refused_or_is_a_match_of_its_own(seed: int) -> None:
    random = Random(seed)
    record = played(seed, 99, tithe=True).record()
    for _ in range(20):
        log = list(record["log"])
        at = random.randrange(len(log))
        match random.randrange(4):
            case 0:
                log.insert(random.randrange(len(log)), log.pop(at))
            case 1:
                log[at] = random.choice(log)
            case 2:
                del log[at]
            case _:
                log.insert(at, random.choice([*log, "0 undo", "1 undo", "* hit"]))
        changed = signed(record, log=log, seed=random.choice([None, record["seed"]]))
        try:
            again = replay(changed)
        except BadRecord:
            continue
        assert again.record() == changed


@pytest.mark.parametrize("line", ["00 boast", "0  boast", "0 boast ", "0 boast\n"])
def test_a_line_has_one_spelling(line: str) -> None:
    record = toy_match(3).record()
    with pytest.raises(BadRecord):
        replay(signed(record, log=[*record["log"], line]))


def test_the_digest_does_not_depend_on_the_order_of_the_entries() -> None:
    record = played().record()
    assert digest_of(dict(reversed(record.items()))) == record["digest"]
    assert check(dict(reversed(record.items()))) == check(record)


def test_the_same_game_gives_the_same_record_every_time() -> None:
    assert played(3, 99).record() == played(3, 99).record()
    assert played(3, 99).record()["digest"] != played(4, 99).record()["digest"]
