"""Who sees what in King Arthur, zone by zone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from caliburn import Match, new_match
from caliburn.kernel.view import Viewer
from caliburn.lab.simulate import play_out
from tests.games.king_arthur.tables import MODES, asked, at, happened, play, table, until

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, None, "referee")


def full_table(mode: str, **options: str) -> Match:
    """Something in every zone."""
    seals: dict[str, Any] = {"seals": [["dragon-2"], [], ["monster-3"]]} if mode == "seals" else {}
    return at(
        seats=3,
        hands=[["red-1", "red-2"], ["orange-2", "merlin"], ["beige-2", "beige-1", "beige-1"]],
        trophies=[["dragon-5"], ["enemy-knight-4", "dark-power-3"], []],
        layout=["dragon-2", "dragon-3", "monster-3"],
        out=["dark-power-1"],
        discards=["red-1", "orange-1"],
        adventures={"robbers": 2},
        options={"mode": mode, **options},
        chance=["beige-2", "merlin"],
        **seals,
    )


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_face_up_is_seen_by_all(mode: str, viewer: Viewer) -> None:
    """KA-25 among it: the knight discards are public."""
    view = table(full_table(mode), viewer)
    assert view["discards"] == ["red-1", "orange-1"]
    assert view["out"] == ["dark-power-1"]
    assert [[card["id"] for card in column] for column in view["columns"]] == [
        [], [], ["monster-3"], ["dragon-2", "dragon-3"],
    ]  # fmt: skip
    assert [entry["id"] for entry in view["adventures"] if entry["owner"] == 2] == ["robbers"]
    assert [player["won"] for player in view["players"]] == [0, 0, 6]
    assert (view["turn"], view["turn_number"], view["action"], view["ending"]) == (0, 1, 1, False)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_face_down_stacks_all_see_only_how_high_they_are(mode: str, viewer: Viewer) -> None:
    view = table(full_table(mode), viewer)
    assert view["supply"] == 53 - 7 - 2
    assert view["deck"] == 44 - 3 - 3 - 1


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_knights_in_hand_are_seen_by_their_owner_and_the_referee_alone(mode: str, viewer: Viewer) -> None:
    """KA-24: the others see how many there are."""
    players = table(full_table(mode), viewer)["players"]
    cards = [["red-1", "red-2"], ["orange-2", "merlin"], ["beige-1", "beige-1", "beige-2"]]
    for seat, player in enumerate(players):
        assert player["knights"] == len(cards[seat])
        assert player["hand"] == (cards[seat] if viewer in (seat, "referee") else None)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_adversaries_in_hand_are_shown_as_counts_by_default(mode: str, viewer: Viewer) -> None:
    """KA-24: a private zone, though all saw them being taken."""
    players = table(full_table(mode), viewer)["players"]
    cards = [["dragon-5"], ["dark-power-3", "enemy-knight-4"], []]
    for seat, player in enumerate(players):
        assert player["adversaries"] == len(cards[seat])
        assert player["trophies"] == (cards[seat] if viewer in (seat, "referee") else None)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_adversaries_in_hand_lie_open_with_the_switch(mode: str, viewer: Viewer) -> None:
    """KA-24, `open_trophies`; knights stay secret."""
    players = table(full_table(mode, open_trophies="on"), viewer)["players"]
    assert [player["trophies"] for player in players] == [["dragon-5"], ["dark-power-3", "enemy-knight-4"], []]
    assert [player["hand"] is not None for player in players] == [viewer in (seat, "referee") for seat in range(3)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_seals_are_seen_by_all_those_left_and_those_placed(viewer: Viewer) -> None:
    view = table(full_table("seals"), viewer)
    assert [player["seals"] for player in view["players"]] == [4, 5, 4]
    assert [(card["id"], card["seal"]) for column in view["columns"] for card in column] == [
        ("monster-3", 2), ("dragon-2", 0), ("dragon-3", None),
    ]  # fmt: skip


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_the_whole_view_of_another_names_no_card_that_only_one_hand_holds(mode: str, viewer: Viewer) -> None:
    """KA-24: also not in the question, the options or anywhere else."""
    match = full_table(mode)
    while table(match)["turn"] == 0:
        text = json.dumps(match.view(viewer))
        assert "orange-2" not in text
        assert "enemy-knight-4" not in text
        play(match, "pass")


@pytest.mark.parametrize("mode", MODES)
def test_the_view_is_plain_data(mode: str) -> None:
    match = full_table(mode)
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert json.loads(json.dumps(view)) == view


def test_only_the_seat_on_turn_and_the_referee_see_what_may_be_answered() -> None:
    match = full_table("basic")
    assert [len(match.asks_for(viewer)) for viewer in VIEWERS] == [1, 0, 0, 0, 1]
    assert [one["seat"] for one in match.view(None)["asked"]] == [0]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_which_knights_were_drawn_is_told_to_the_one_who_drew_them(viewer: Viewer) -> None:
    """KA-24: the others are told how many."""
    match = play(until(full_table("basic"), "ask-draw-two"), "draw 2")
    (drawn,) = [event for event in happened(match, viewer) if type(event).__name__ == "KnightsDrawn"]
    assert tuple(drawn) == (0, 2, ("beige-2", "merlin") if viewer in (0, "referee") else ())


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_starting_hands_are_told_to_their_owners_alone(mode: str, viewer: Viewer) -> None:
    """KA-24."""
    match = new_match("king-arthur", seats=3, options={"mode": mode}, seed=3)
    told = [event for event in happened(match, viewer) if type(event).__name__ == "KnightsDrawn"]
    assert [(event[0], event[1]) for event in told] == [(0, 4), (1, 4), (2, 4)]
    assert [len(event[2]) for event in told] == [4 if seat == viewer else 0 for seat in range(3)]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_everything_that_happens_face_up_is_in_the_log_of_all(viewer: Viewer) -> None:
    """KA-24: the public log has every adversary taken and paid, by name."""
    match = at(
        seats=3, hands=[["red-1"] * 3, [], []], trophies=[["enemy-knight-4"], [], []], layout=["dragon-3"] * 3,
        chance=["dragon-2"],
    )  # fmt: skip
    play(match, "reveal", "challenge dragon-3 red-1 red-1 red-1", "take green-knight enemy-knight-4 dragon-3", "pass")
    log = [(type(event).__name__, *event) for event in happened(match, viewer)][:5]
    assert log == [
        ("TurnBegan", 0, 1),
        ("AdversaryRevealed", "dragon-2"),
        ("KnightsPlayed", 0, ("red-1", "red-1", "red-1"), "dragon-3", "challenge"),
        ("AdversaryTaken", 0, "dragon-3"),
        ("AdventureTaken", 0, "green-knight", 13, ("enemy-knight-4", "dragon-3")),
    ]


def test_the_discards_of_knights_are_public_and_vanish_into_the_new_supply() -> None:
    """KA-25: face up until they are shuffled."""
    match = at(
        hands=[["red-1", "merlin"], []],
        layout=["monster-2", "monster-3"],
        deck=[],
        supply=["beige-1"],
        chance=["beige-1"],
    )
    play(match, "challenge monster-2 red-1 merlin")
    assert table(match, 1)["discards"] == table(match, None)["discards"] == ["red-1", "merlin"]
    play(match, "pass", "draw 1")
    assert table(match, None)["discards"] == []
    assert table(match, None)["supply"] == 2


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(3))
def test_the_log_and_the_view_of_a_spectator_name_no_secret_in_a_whole_game(mode: str, seed: int) -> None:
    """KA-24: over random play, what a spectator is told of draws is never a card."""
    match = new_match("king-arthur", seats=4, options={"mode": mode}, seed=seed)
    play_out(match, ["random"] * 4, str(seed))
    for event in happened(match, None):
        if type(event).__name__ == "KnightsDrawn":
            assert event[2] == ()
    view = table(match, None)
    assert [player["hand"] for player in view["players"]] == [None] * 4


@pytest.mark.parametrize("viewer", [1, None])
def test_at_the_end_the_adversaries_are_counted_up_in_view_of_all_but_knights_stay_secret(viewer: Viewer) -> None:
    """KA-24 and KA-31."""
    match = at(hands=[["merlin"], []], trophies=[["dragon-5"], []], layout=["monster-2"] * 4)
    while asked(match):
        play(match, "pass")
    player = table(match, viewer)["players"][0]
    assert (player["trophies"], player["hand"], player["knights"]) == (["dragon-5"], None, 1)
