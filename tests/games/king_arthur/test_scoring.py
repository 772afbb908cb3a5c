"""King Arthur, "Game end": what is scored, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Result
from tests.games.king_arthur.tables import ADVENTURES, POINTS, at, play, table


def final(seats: int = 2, **position: Any) -> Result:
    """The result when everybody passes from here on."""
    match = at(seats=seats, layout=["monster-2"] * 4, **position)
    while match.asks:
        play(match, "pass")
    assert match.result is not None
    return match.result


def test_adventures_count_their_points_and_adversaries_in_hand_their_values() -> None:
    """KA-31."""
    result = final(
        trophies=[["dragon-5", "dark-power-1"], ["monster-4"]],
        adventures={"holy-grail": 0, "robbers": 0, "mountain": 1},
    )
    assert result.scores == (20 + 6 + 5 + 1, 15 + 4)
    assert result.winners == (0,)


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_each_adventure_counts_its_points(adventure: str) -> None:
    """KA-31."""
    assert final(adventures={adventure: 1}).scores == (0, POINTS[adventure])


def test_knights_count_nothing() -> None:
    """KA-31."""
    result = final(hands=[["red-2", "red-2", "merlin"], []], trophies=[[], ["dark-power-1"]])
    assert result.scores == (0, 1)
    assert result.winners == (1,)


def test_adversaries_that_are_out_or_in_the_layout_count_for_nobody() -> None:
    """KA-31."""
    assert final(out=["dragon-5", "dragon-4"]).scores == (0, 0)


def test_equal_points_are_decided_by_the_number_of_knight_cards_in_hand() -> None:
    """KA-32: cards, not strength: three singles beat two doubles."""
    result = final(hands=[["red-2", "red-2"], ["red-1"] * 3], trophies=[["monster-3"], ["dragon-3"]])
    assert result.scores == (3, 3)
    assert result.tie_breaks == (2, 3)
    assert result.winners == (1,)


def test_merlins_and_doubles_count_one_card_each_in_the_tie_break() -> None:
    """KA-32: a Merlin, a double and a single are three cards, all alike."""
    result = final(hands=[["merlin", "beige-2", "red-1"], ["red-1"] * 3])
    assert result.tie_breaks == (3, 3)
    assert result.winners == (0, 1)


def test_the_tie_break_is_only_among_those_with_the_most_points() -> None:
    """KA-32: a full hand does not win against more points."""
    result = final(
        seats=3, hands=[["red-1"] * 9, ["red-1"], []], trophies=[["dark-power-2"], ["monster-3"], ["enemy-knight-2"]]
    )
    assert result.winners == (1,)


def test_what_is_still_equal_is_a_shared_victory() -> None:
    """KA-33: for all of them, and for them alone."""
    result = final(
        seats=4,
        hands=[["red-1"], ["beige-2"], ["red-1"] * 3, ["merlin"]],
        trophies=[["dragon-4"], ["enemy-knight-4"], ["monster-3"], ["monster-4"]],
    )
    assert result.winners == (0, 1, 3)
    assert result.shared


def test_one_winner_shares_with_nobody() -> None:
    """KA-33."""
    assert not final(trophies=[["dragon-4"], []]).shared


def test_at_the_end_the_view_and_the_log_tell_the_same_result() -> None:
    match = at(layout=["monster-2"] * 4, trophies=[["dragon-4"], []])
    for _ in range(6):
        play(match, "pass")
    assert match.result is not None
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert view["result"]["scores"] == (4, 0)
        assert tuple(match.events(viewer)[-1].event) == ("end-idle", (4, 0), (0,))
    assert [player["won"] for player in table(match)["players"]] == [0, 0]
