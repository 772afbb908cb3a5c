"""Arthur (p. 19), changes in scoring: manors that leave, Picts and the ring. Rulings MA-21 to MA-25 and MA-29."""

from __future__ import annotations

import pytest

from caliburn.games.merlin.modules.arthur_pieces import Arthur
from tests.games.merlin.modules.tables import (
    allies,
    arthur,
    asked,
    gained,
    happened,
    offered,
    on_turn,
    only,
    play,
    scored,
    state,
)

ELEVEN = ["pict-black-influence", "pict-grey-flag", "pict-purple-flag"]  # 5, 4 and 2
NINE = ["pict-blue-flag", "pict-black-material"]  # 5 and 4


def test_the_example_of_eleven_against_nine_and_the_ring_ma_23_ma_25() -> None:
    match = scored("arthur", arthur(ring=1, picts=[ELEVEN, NINE]), seats=2)
    assert only(match, "PictsScored")[0].totals == (11, 12)
    assert gained(match, "picts") == {0: -3, 1: 3}


def test_all_leaders_gain_and_all_last_ones_lose() -> None:
    match = scored("arthur", arthur(picts=[["pict-black-flag"], ["pict-grey-shield"], [], []]), seats=4)
    assert gained(match, "picts") == {0: 3, 1: 3, 2: -3, 3: -3}


def test_who_is_neither_first_nor_last_gains_nothing() -> None:
    match = scored("arthur", arthur(picts=[ELEVEN, ["pict-black-flag"], []]))
    assert gained(match, "picts") == {0: 3, 2: -3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_totals_cancel_out_ma_22(seats: int) -> None:
    assert gained(scored("arthur", seats=seats), "picts") == {}


def test_the_ring_counts_without_any_pict_ma_25() -> None:
    match = scored("arthur", arthur(ring=2))
    assert only(match, "PictsScored")[0].totals == (0, 0, 3)
    assert gained(match, "picts") == {2: 3, 0: -3, 1: -3}


def test_picts_leave_the_game_and_the_ring_stays() -> None:
    match = scored("arthur", arthur(ring=1, picts=[ELEVEN, NINE, []]))
    a = Arthur.of(state(match))
    assert a.picts == [[], [], []]
    assert len(a.gone) == 5
    assert a.ring == 1


def test_picts_are_scored_after_the_vassals_ma_21() -> None:
    match = scored("arthur", arthur(ring=1), vassals=[{"lady": "grey"}, {}, {}])
    names = [type(event).__name__ for event in happened(match)]
    assert names.index("VassalsScored") < names.index("PictsScored")


def test_everybody_keeps_one_manor_in_each_territory_first_player_first_ma_24() -> None:
    manors = {"1": 0, "2": 0, "3": 1, "7": 2, "8": 2, "9": 2, "13": 0}
    match = scored("arthur", manors=manors, first=2)
    assert (asked(match), on_turn(match)) == ("ask-keep", 2)
    assert offered(match) == {"keep 7", "keep 8", "keep 9"}
    play(match, "keep 8")
    assert (on_turn(match), offered(match)) == (0, {"keep 1", "keep 2"})
    play(match, "keep 2")
    assert [tile for tile, owner in enumerate(state(match).manors, 1) if owner >= 0] == [2, 3, 8, 13]
    assert gained(match, "environs") == {0: 5 + 3, 2: 4}


def test_no_manor_leaves_at_the_third_scoring_ma_24() -> None:
    match = scored("arthur", manors={"1": 0, "2": 0}, round=6)
    assert asked(match) is None
    assert state(match).manors.count(0) == 2


def test_manors_on_castles_stay_besides_one_more_ma_29() -> None:
    given = {"manors": {"1": 0, "2": 0, "3": 0, "4": 0}}
    match = scored("arthur,allies", allies("gaheris", castles=[0, 1]), **given)
    assert offered(match) == {"keep 3", "keep 4"}
    play(match, "keep 4")
    assert state(match).manors[:5] == [0, 0, -1, 0, -1]
    match = scored("arthur,allies", allies("gaheris", castles=[0, 1]), manors={"1": 0, "2": 0, "3": 0})
    assert asked(match) == "ask-die"
    assert state(match).manors.count(0) == 3
