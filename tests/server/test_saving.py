"""A match as a file: what it tells and what not, and that nothing but an untouched file is read."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import caliburn
from caliburn import Match, new_match, replay
from caliburn.kernel.errors import BadRecord, CaliburnError
from caliburn.kernel.record import digest_of
from caliburn.kernel.start import verify
from caliburn.kernel.view import REFEREE
from caliburn.server.refusals import Invalid, NotAllowed, Refused
from caliburn.server.saving import read_record, saved_record, sitters
from tests.games.knight_tales.tables import COOP, HIDDEN, go, night

TABLE_SEED, OWN_SEED, NEW_SEED = "0f" * 16, "1e" * 16, "2d" * 16
NOTED: dict[str, Any] = {
    "id": "a-private-id",
    "name": "The Long Watch",
    "names": ["Anna", "Ben"],
    "bots": [None, None],
    "commitment": "c" * 64,
    "over": False,
}


def played(answers: int, seats: int = 2, game: str = "knight-fall", **options: str) -> Match:
    """A campaign, unless told otherwise, in which people take moves back; as a table has it."""
    wanted = options or {"mode": "campaign"}
    match, rng = new_match(game, seats=seats, options=wanted, seed=TABLE_SEED), Random(answers)
    while match.asks and match.answers < answers:
        ask = rng.choice(match.asks)
        match.play(ask.seat, rng.choice(ask.options))
        if match.can_undo(ask.seat) and rng.random() < 0.2:
            match.undo(ask.seat)
    return match


def record_at_table(match: Match) -> dict[str, Any]:
    record = {**match.record(), "table": NOTED}
    return {**record, "digest": digest_of(record)}


def saved(match: Match, seat: int = 0) -> dict[str, Any]:
    return saved_record(record_at_table(match), seat, OWN_SEED)


def until(holds: Callable[[Match], bool], **options: str) -> Match:
    """A match with two seats, from the first moment at which this holds."""
    for seed in range(40):
        match, rng = new_match("knight-fall", seats=2, options=options, seed=seed), Random(seed)
        while match.asks:
            ask = rng.choice(match.asks)
            match.play(ask.seat, rng.choice(ask.options))
            if holds(match):
                return match
    raise AssertionError("that never happened")


CAMPAIGN = played(60)
FILE = saved(CAMPAIGN)


# -- what a file tells -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [0, 25, 60, 90])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_saved_campaign_is_the_campaign_as_it_stands(answers: int, seat: int) -> None:
    match = played(answers)
    assert match.asks
    again = replay(saved(match, seat))
    for viewer in (0, 1, None, REFEREE):
        assert again.view(viewer) == match.view(viewer)
        assert again.events(viewer) == match.events(viewer)


def test_a_saved_match_does_not_tell_the_future() -> None:
    text = json.dumps(FILE)
    assert TABLE_SEED not in text
    assert NOTED["commitment"] not in text
    assert NOTED["id"] not in text
    assert FILE["seed"] == OWN_SEED
    assert FILE["seeded_from"] == sum(line.startswith("*") for line in FILE["log"]) > 0
    assert verify(FILE), "it can be checked from where its own chance begins"


def went_on(match: Match) -> list[str]:
    """What comes up next."""
    known = len(match.record()["log"])
    while match.asks and len(match.record()["log"]) < known + 40:
        match.play(match.asks[0].seat, match.asks[0].options[0])
    return [line for line in match.record()["log"][known:] if line.startswith("*")]


def test_a_saved_match_goes_on_with_another_chance_than_the_table() -> None:
    at_table = CAMPAIGN.branch(CAMPAIGN.answers)
    at_table._luck.chance = CAMPAIGN._luck.chance
    assert went_on(at_table.clone()) != went_on(replay(FILE))
    assert went_on(replay(FILE)) != went_on(replay(saved_record(record_at_table(CAMPAIGN), 0, NEW_SEED)))


def test_what_was_taken_back_is_not_in_the_file() -> None:
    assert any(line.endswith(" undo") for line in CAMPAIGN.record()["log"])
    assert not any(line.endswith(" undo") for line in FILE["log"])


def test_sealed_answers_are_left_out() -> None:
    match = until(lambda match: match.opened < match.answers, mode="campaign")
    sealed = match.answers - match.opened
    again = replay(saved(match))
    assert again.answers == again.opened == match.answers - sealed
    assert len(again.asks) > len(match.asks), "everybody is asked again"


# -- who may not save --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("king-arthur", 2, {"mode": "seals"}),
        ("merlin", 2, {"mode": "standard"}),
        ("knight-tales", 2, {"mode": "competitive"}),
        ("knight-fall", 2, {"mode": "standard"}),
    ],
)
def test_where_people_play_against_each_other_nothing_is_saved(game: str, seats: int, options: dict[str, str]) -> None:
    match = new_match(game, seats=seats, options={"mode": options["mode"]}, seed=1)
    with pytest.raises(NotAllowed) as refused:
        saved(match)
    assert refused.value.message.id == "refused-save-opponents"


@pytest.mark.parametrize("mode", ["coop", "campaign"])
def test_where_hands_are_hidden_from_each_other_nobody_saves_the_others(mode: str) -> None:
    def holds(match: Match) -> bool:
        return match.events(0) != match.events(REFEREE)

    match = until(holds, mode=mode, team_hands="hidden")
    with pytest.raises(NotAllowed) as refused:
        saved(match, 0)
    assert refused.value.message.id == "refused-save-hidden"


def test_what_only_a_scout_saw_stays_with_the_scout() -> None:
    lanes: list[Any] = [["dire-wolf", HIDDEN, HIDDEN], ["goblin"], []]
    match = night(lanes, "minion zombie troll", options=COOP, seats=2, then=1, cards=[["scout"], []])
    go(match, "attack 1-1", "use scout lane-1")
    assert match.rules.together
    assert [match.is_open_to(seat) for seat in (0, 1)] == [True, False]
    with pytest.raises(NotAllowed) as refused:
        saved(match, 1)
    assert refused.value.message.id == "refused-save-hidden"


def test_whoever_plays_alone_may_save() -> None:
    for game, mode in (("knight-tales", "solo"), ("knight-fall", "coop"), ("knight-fall", "campaign")):
        match = new_match(game, seats=1, options={"mode": mode}, seed=1)
        record = {**match.record(), "table": {**NOTED, "names": ["Anna"], "bots": [None]}}
        again = replay(saved_record({**record, "digest": digest_of(record)}, 0, OWN_SEED))
        assert again.view(0) == match.view(0)


# -- reading a file ----------------------------------------------------------------------------------------------------


def test_a_file_that_was_not_touched_is_read_with_new_chance() -> None:
    read = read_record(FILE, NEW_SEED)
    assert read["seed"] == NEW_SEED
    assert FILE["seed"] not in json.dumps(read)
    assert replay(read).view(REFEREE) == CAMPAIGN.view(REFEREE)
    assert verify(read)
    assert read["table"] == {"name": "The Long Watch", "names": ["Anna", "Ben"], "bots": [None, None]}


def test_a_file_of_the_terminal_is_read_too() -> None:
    record = {**CAMPAIGN.record(), "table": {"names": [], "bots": [None, "greedy"], "automatic": [3], "over": False}}
    read = read_record({**record, "digest": digest_of(record)}, NEW_SEED)
    assert replay(read).view(REFEREE) == CAMPAIGN.view(REFEREE)
    assert read["table"] == {"name": "", "names": ["", ""], "bots": [None, "greedy"]}


def changed(key: str, value: Any) -> dict[str, Any]:
    """The file with something changed, its digest made good again by somebody who knows how."""
    made = {**FILE, key: value}
    return {**made, "digest": digest_of(made)}


LOG: list[str] = FILE["log"]
OUTCOME = max(at for at, line in enumerate(LOG) if line.startswith("*"))
ANSWER = max(at for at, line in enumerate(LOG) if not line.startswith("*"))
OTHER = 1 - int(LOG[ANSWER][0])


def with_line(at: int, line: str) -> list[str]:
    return [*LOG[:at], line, *LOG[at + 1 :]]


EDITED: dict[str, dict[str, Any]] = {
    "an answer": {"log": with_line(ANSWER, f"{LOG[ANSWER]} ")},
    "an outcome": {"log": with_line(OUTCOME, "* dragon-4")},
    "an option": {"options": {**FILE["options"], "difficulty": "easy"}},
    "the edition": {"edition": {"knights": {}}},
    "the mode": {"options": {**FILE["options"], "mode": "coop"}},
    "a purse": {"purse": {"coins": 99}},
    "its past, cut": {"log": LOG[:20]},
    "the seats": {"seats": 1},
    "the seed": {"seed": "3c" * 16},
    "a name": {"table": {**FILE["table"], "names": ["Mordred", "Ben"]}},
}


@pytest.mark.parametrize("what", EDITED)
def test_any_edit_shows_by_the_digest(what: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record({**FILE, **EDITED[what]}, NEW_SEED)
    assert refused.value.message.id == "error-record-damaged"


FORGED = [
    ("log", with_line(ANSWER, f"{OTHER} {LOG[ANSWER][2:]}"), "error-record-line"),
    ("log", with_line(ANSWER, f"{LOG[ANSWER][0]} ride Z9"), "error-record-line"),
    ("log", with_line(OUTCOME, "* dragon-4"), "error-record-"),
    ("log", [*LOG[:OUTCOME], *LOG[OUTCOME + 1 :]], "error-record-"),
    ("log", [*LOG, "* imp"], "error-record-"),
    ("log", [*LOG, 7], "error-record-line"),
    ("log", "0 pass", "error-record-damaged"),
    ("options", {**FILE["options"], "mode": "chess"}, "error-record-content"),
    ("options", {"mode": "coop"}, "error-record-"),
    ("options", ["campaign"], "error-record-damaged"),
    ("edition", {"knights": {"nobody": 3}}, "error-record-content"),
    ("edition", "/etc/passwd", "error-record-damaged"),
    ("game", "go", "error-record-content"),
    ("seats", 9, "error-record-content"),
    ("rules", 99, "error-record-rules"),
    ("format", 99, "error-record-format"),
    ("caliburn", "diary", "error-record-foreign"),
    ("seed", "abc", "error-record-damaged"),
    ("seeded_from", 9999, "error-record-damaged"),
    ("seeded_from", 0, "refused-import-unfair"),
    ("position", {"seats": 2, "campaign": {"coins": 99}}, "refused-import-position"),
]


@pytest.mark.parametrize(("key", "value", "reason"), FORGED)
def test_what_cannot_have_been_played_is_refused_even_with_a_new_digest(key: str, value: Any, reason: str) -> None:
    with pytest.raises(CaliburnError) as refused:
        read_record(changed(key, value), NEW_SEED)
    assert isinstance(refused.value, BadRecord | Invalid)
    assert refused.value.message.id.startswith(reason)


@pytest.mark.parametrize("anything", [None, 7, "text", [], {}, {"pgn": "1. e4"}, [FILE]])
def test_what_is_no_record_at_all_is_refused(anything: Any) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(anything, NEW_SEED)
    assert refused.value.message.id == "error-record-foreign"


def test_a_match_that_is_over_cannot_be_taken_up() -> None:
    over = played(10_000)
    assert over.result is not None
    with pytest.raises(Refused) as refused:
        read_record(over.record(), NEW_SEED)
    assert refused.value.message.id == "refused-import-over"


def test_outcomes_that_the_seed_does_not_deal_are_refused() -> None:
    """Somebody chose other dice, possible ones, and made a new digest."""
    match = new_match("knight-fall", seats=1, options={"mode": "campaign"}, seed=TABLE_SEED)
    lucky = caliburn.new_match("knight-fall", seats=1, options={"mode": "campaign"}, seed=NEW_SEED)
    record = {**lucky.record(), "seed": match.record()["seed"]}
    assert lucky.record()["log"] != match.record()["log"]
    with pytest.raises(Invalid) as refused:
        read_record({**record, "digest": digest_of(record)}, OWN_SEED)
    assert refused.value.message.id == "refused-import-unfair"


def test_every_single_line_of_a_file_counts() -> None:
    """Leaving any line out, or doubling it, is found even with a new digest, or is another match that was played."""
    refused = 0
    for at in range(len(LOG)):
        for log in ([*LOG[:at], *LOG[at + 1 :]], [*LOG[: at + 1], *LOG[at:]]):
            try:
                replay(read_record(changed("log", log), NEW_SEED))
            except (BadRecord, Invalid):
                refused += 1
    assert refused > 1.8 * len(LOG)


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (None, (["", ""], [None, None])),
        ([], (["", ""], [None, None])),
        ({"names": "Anna", "bots": 7}, (["", ""], [None, None])),
        ({"names": ["Anna"], "bots": ["greedy"]}, (["", ""], [None, None])),
        ({"names": ["Anna", 7], "bots": [None, "deep"]}, (["Anna", ""], [None, None])),
        ({"names": ["\u202eAnna", "x" * 99], "bots": ["greedy", None]}, (["", ""], ["greedy", None])),
        ({"names": ["A", "B"], "bots": ["greedy", "random"]}, (["A", "B"], [None, None])),
    ],
)
def test_names_and_bots_are_taken_as_far_as_they_are_sound(table: Any, told: Any) -> None:
    assert sitters(table, 2) == told
