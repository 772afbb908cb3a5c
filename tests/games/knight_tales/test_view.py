"""Who sees what in Knight Tales (R18, R127): face-down monsters, what a scout saw, and claimed cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caliburn.kernel.match import Match
from caliburn.kernel.moves import PASS
from caliburn.kernel.view import REFEREE

FACE_DOWN: dict[str, Any] = {"hidden": True}
SEATS = 3


def scouted(seed: int) -> Match:
    """The first knight has looked at two face-down monsters of the left lane, and is asked whether to swap them."""
    position = {
        "seats": SEATS,
        "cards": [["scout"], [], []],
        "lanes": [["goblin", FACE_DOWN, FACE_DOWN], ["zombie", FACE_DOWN], ["centaur"]],
        "boss": "warchief",
        "slain": [["ghoul"], ["troll", "ghoul"], []],
    }
    match = Match.at("knight-tales", position, seed=seed)
    match.play(0, "attack 1-1")
    match.play(0, "use scout lane-1")
    return match


def lane(match: Match, viewer: Any) -> list[str | None]:
    return [monster["id"] for monster in match.view(viewer)["table"]["lanes"][0]]


def test_only_the_scout_sees_what_lies_face_down() -> None:
    match = scouted(1)
    seen = lane(match, 0)
    assert None not in seen
    assert seen == lane(match, REFEREE)
    for other in (1, 2, None):
        assert lane(match, other) == ["goblin", None, None]


def test_what_nobody_looked_at_is_not_even_known_to_the_referee() -> None:
    match = scouted(1)
    assert match.view(REFEREE)["table"]["lanes"][1][1]["id"] is None


def test_the_log_names_the_scouted_monsters_to_the_scout_alone() -> None:
    match = scouted(1)
    told = {viewer: match.events(viewer)[-1].event for viewer in (0, 1, None)}
    assert told[0].monsters == tuple(lane(match, 0)[1:])  # type: ignore[attr-defined]
    assert told[1].monsters == told[None].monsters == ()  # type: ignore[attr-defined]


def test_everybody_sees_who_has_looked() -> None:
    match = scouted(1)
    for viewer in (0, 1, 2, None):
        assert [m["known_by"] for m in match.view(viewer)["table"]["lanes"][0]] == [[], [0], [0]]


def test_swapped_cards_take_what_is_known_of_them_along() -> None:
    match = scouted(3)
    before = lane(match, 0)
    match.play(0, "swap monster-2 monster-3")
    after = lane(match, 0)
    assert after == [before[0], before[2], before[1]]
    assert lane(match, 1) == ["goblin", None, None]


def test_a_lane_looked_at_again_tells_nothing_new_but_cannot_be_taken_back() -> None:
    match = scouted(2)
    assert not match.can_undo(0)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_redeal_draws_the_scouted_monsters_again_as_chance_would_have_it(viewer: int | None) -> None:
    """R127. The truth is one draw among others: over many matches it turns up as often in a redeal as a redeal does
    in another one."""
    true_one = redealt = 0
    drawn: Counter[str] = Counter()
    for seed in range(400):
        match = scouted(seed)
        worlds = match, match.redeal(viewer, 2 * seed), match.redeal(viewer, 2 * seed + 1)
        truth, one, other = [lane(world, REFEREE)[1] for world in worlds]
        true_one += truth == one
        redealt += one == other
        drawn[str(one)] += 1
    assert abs(true_one - redealt) < 40
    assert len(drawn) == 20  # 12 minions and 9 champions, both ghouls gone
    assert "ghoul" not in drawn


def test_a_redeal_for_the_scout_changes_nothing() -> None:
    match = scouted(5)
    for seed in range(20):
        assert lane(match.redeal(0, seed), REFEREE) == lane(match, REFEREE)


def test_redeals_keep_the_number_of_champions_that_the_renown_card_tells() -> None:
    match = scouted(7)
    for seed in range(50):
        world = match.redeal(1, seed)
        assert world.view(REFEREE)["table"]["hidden"] == match.view(None)["table"]["hidden"]


def test_claimed_monsters_are_counted_for_all_and_shown_to_their_owner() -> None:
    """R18."""
    match = scouted(1)
    for viewer in (0, 1, 2, None):
        knights = match.view(viewer)["table"]["knights"]
        assert [knight["monsters"] for knight in knights] == [1, 2, 0]
        shown = [knight["slain"] for knight in knights]
        assert shown == [
            ["ghoul"] if viewer == 0 else None,
            ["ghoul", "troll"] if viewer == 1 else None,
            [] if viewer == 2 else None,
        ]


def test_the_question_after_scouting_can_be_passed() -> None:
    match = scouted(1)
    assert PASS in match.asks_for(0)[0].options
    assert match.asks_for(1) == ()
