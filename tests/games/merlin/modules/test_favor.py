"""King's favor (p. 14-15): learning abilities instead of points, and using them. Rulings MF-01 to MF-15."""

from __future__ import annotations

import pytest

from caliburn import Match
from caliburn.games.merlin.figures import COLOURS
from caliburn.games.merlin.modules.favor import FACE_DOWN, Favor
from caliburn.games.merlin.state import MerlinState
from tests.games.merlin.modules.tables import (
    arthur,
    asked,
    at,
    favor,
    gained,
    inner,
    item,
    landed,
    markers,
    offered,
    only,
    play,
    points,
    scored,
    state,
    table,
    vassal,
)

MISSION_SPACE, BUILD, POINTS_MATERIAL, POINTS_SHIELD, INFLUENCE_SHIELD, BLACK = 5, 2, 3, 15, 1, 0
BLACK_FLAG = [{"flag": ["black"]}, {}, {}]


def board(match: Match, name: str, seat: int = 0) -> list[str]:
    found: list[str] = table(match)["players"][seat]["favor"]["board"][name]
    return found


# -- learning --------------------------------------------------------------------------------------------------------


def test_a_player_takes_the_points_or_an_ability() -> None:
    given = {"items": BLACK_FLAG, "hands": [["m01"], [], []]}
    match = play(landed("favor", MISSION_SPACE, **given), "mission m01")
    assert asked(match) == "ask-reward"
    assert points(play(match, "points"))[0] == 1
    match = play(landed("favor", MISSION_SPACE, **given), "mission m01", "ability 1")
    assert points(match)[0] == 0
    assert board(match, "flag-bearer") == ["up", "none", "none"]
    assert table(match)["players"][0]["favor"]["seals"] == 3


@pytest.mark.parametrize(
    ("card", "rows", "items"),
    [
        ("m01", {1}, {"flag": ["black"]}),
        ("m37", {1, 2}, {"flag": ["black", "grey", "blue"]}),
        ("m42", {1, 2, 3}, {"flag": ["grey"], "shield": ["purple"], "material": ["brown"]}),
    ],
)
def test_the_points_of_the_card_limit_the_row_and_rows_need_not_be_taken_in_order_mf_01(
    card: str, rows: set[int], items: dict[str, list[str]]
) -> None:
    match = play(landed("favor", MISSION_SPACE, items=[items, {}, {}], hands=[[card], [], []]), f"mission {card}")
    assert offered(match) == {"points", *[f"ability {row}" for row in rows]}
    row = max(rows)
    play(match, f"ability {row}")
    assert board(match, "flag-bearer") == ["up" if n == row else "none" for n in (1, 2, 3)]


def test_the_first_row_does_not_count_for_the_mission_that_bought_it_mf_02() -> None:
    given = {"items": BLACK_FLAG, "hands": [["m01"], [], []]}
    assert points(play(landed("favor", MISSION_SPACE, **given), "mission m01", "ability 1"))[0] == 0


def test_the_example_of_one_more_point_for_a_builder_mission() -> None:
    match = landed(
        "favor", MISSION_SPACE, favor("builder 1"), hands=[["m19"], [], []],
        vassals=[{"lady": "black", "builder": "black"}, {}, {}],
    )  # fmt: skip
    assert points(play(match, "mission m19", "points"))[0] == 3


def test_the_point_of_the_first_row_comes_with_an_ability_as_well_mf_03() -> None:
    given = {"items": [{"flag": ["black", "grey", "blue"]}, {}, {}], "hands": [["m37"], [], []]}
    match = play(landed("favor", MISSION_SPACE, favor("flag-bearer 1"), **given), "mission m37", "ability 2")
    assert points(match)[0] == 1
    assert gained(match, "favor") == {0: 1}


def test_the_first_row_counts_for_its_own_vassal_only() -> None:
    given = {"items": BLACK_FLAG, "hands": [["m01"], [], []]}
    match = play(landed("favor", MISSION_SPACE, favor("builder 1"), **given), "mission m01", "points")
    assert points(match)[0] == 1


def test_a_taken_field_is_not_offered_and_without_a_free_one_there_are_points_only_mf_13() -> None:
    given = {"items": BLACK_FLAG, "hands": [["m01"], [], []]}
    match = play(landed("favor", MISSION_SPACE, favor("flag-bearer 1"), **given), "mission m01")
    assert asked(match) == "ask-mission"  # nothing to choose
    assert points(match)[0] == 2


def test_with_four_seals_placed_there_are_points_only_mf_13() -> None:
    four = favor("builder 1", "builder 2", "lady 1", "lady 2")
    match = landed("favor", MISSION_SPACE, four, items=BLACK_FLAG, hands=[["m01"], [], []])
    assert points(play(match, "mission m01"))[0] == 1
    assert asked(match) == "ask-mission"


def test_the_missions_flag_brings_its_two_points_even_with_an_ability_mf_11() -> None:
    items = [{"flag": ["brown", "black"], "shield": ["grey"]}, {}, {}]
    match = landed("favor", MISSION_SPACE, items=items, hands=[["m01", "m08"], [], []])
    play(match, "mission m01", "ability 1", "second m08", "ability 1")
    assert points(match)[0] == 2
    assert gained(match, "second-mission") == {0: 2}


def test_a_mission_by_the_signet_ring_may_bring_an_ability_mf_12() -> None:
    match = play(inner("favor,arthur", 12, hands=[["m42"], [], []]), "honor m42")
    assert offered(match) == {"points", "ability 1", "ability 2", "ability 3"}
    assert board(play(match, "ability 3"), "flag-bearer") == ["none", "none", "up"]


# -- second row ------------------------------------------------------------------------------------------------------


def test_the_second_row_sends_its_vassal_anywhere_but_where_it_is_mf_05() -> None:
    match = landed("favor", BLACK, favor("builder 2"), vassals=[{"builder": "blue", "lady": "black"}, {}, {}])
    to_send = {f"place builder {colour}" for colour in COLOURS if colour != "blue"}
    assert offered(match, "place") == {*to_send, "place flag-bearer black", "place shield-bearer black"}
    play(match, "place builder orange")
    assert vassal(match, "builder") == "orange"
    assert item(match, "material orange") == 1


def test_the_second_row_does_not_keep_a_vassal_in_the_principality_it_is_in_mf_05() -> None:
    match = landed("favor", BLACK, favor("builder 2"), vassals=[{"builder": "black"}, {}, {}])
    assert "place builder black" not in offered(match)
    assert "place builder grey" in offered(match)


@pytest.mark.parametrize("space", [21, 14])
def test_the_second_row_is_no_help_on_influence_spaces_and_when_relocating_mf_04(space: int) -> None:
    given = {"influence": [["grey"], [], []], "vassals": [{"builder": "blue"}, {}, {}]}
    match = landed("favor", space, favor("builder 2"), **given)
    assert "place builder grey" in offered(match)
    assert "place builder brown" not in offered(match)


def test_the_second_row_helps_after_the_stairs_and_with_merlin_mf_04() -> None:
    match = inner("favor,arthur", 3, favor("lady 2"), knights=[1, 8, 16])
    assert "place lady brown" in offered(play(match, "act"))
    match = landed("favor", BLACK, favor("lady 2"), figure="merlin")
    assert "place lady brown" in offered(match)


def test_the_second_row_needs_a_landing_of_ones_own_mf_04() -> None:
    match = landed("favor", 5, favor("lady 2"), items=[{"flag": ["orange"]}, {}, {}])
    assert offered(play(match, "flag different 1"), "place") == {
        f"place {name} blue" for name in ("builder", "flag-bearer", "shield-bearer", "lady")
    }


def test_activating_a_vassal_is_not_helped_by_the_second_row_mf_04() -> None:
    match = landed("favor,arthur", 14, favor("builder 2"), vassals=[{"builder": "blue"}, {}, {}])
    assert offered(match) == {"activate builder", "pass"}


# -- third row -------------------------------------------------------------------------------------------------------

MATERIALS = {"material": ["black", "grey", "brown"]}


def test_the_builder_builds_twice_and_the_seal_is_turned_over() -> None:
    match = landed("favor", BUILD, favor("builder 3"), items=[MATERIALS, {}, {}])
    play(match, "build 1 black")
    assert asked(match) == "ask-build-again"
    play(match, "build 2 grey")
    assert state(match).manors.count(0) == 2
    assert board(match, "builder") == ["none", "none", "down"]


def test_the_builder_s_ability_excludes_a_staff() -> None:
    given = {"figure": "merlin", "items": [MATERIALS, {}, {}]}
    match = play(landed("favor", BUILD, favor("builder 3"), **given), "build 1 black", "build 2 grey")
    assert asked(match) == "ask-end"
    assert "staff" not in offered(match)
    match = play(landed("favor", BUILD, favor("builder 3"), **given), "build 1 black", "pass")
    play(match, "staff", "build 2 grey")
    assert asked(match) == "ask-end"  # after a staff the ability is not offered
    assert board(match, "builder") == ["none", "none", "up"]


def test_an_ability_of_the_third_row_is_used_once_in_a_scoring_period_mf_06() -> None:
    match = landed("favor", BUILD, favor("builder 3"), turned_over, items=[MATERIALS, {}, {}])
    assert asked(play(match, "build 1 black")) == "ask-end"


def turned_over(s: MerlinState) -> None:
    """The Builder's seal of seat 0 lies face down."""
    Favor.of(s).seals[0][2] = FACE_DOWN


def test_the_seals_lie_face_up_after_every_scoring_mf_06() -> None:
    match = scored("favor", favor("builder 3", "lady 1"), turned_over)
    assert board(match, "builder") == ["none", "none", "up"]
    assert board(match, "lady") == ["up", "none", "none"]
    assert len(only(match, "SealsTurned")) == 1
    match = scored("favor", favor("builder 3"), turned_over, round=3)
    assert board(match, "builder") == ["none", "none", "down"]


def test_the_flag_bearer_scores_any_resource_and_a_point_more() -> None:
    given = {"items": [{"shield": ["black", "black"], "material": ["grey"]}, {}, {}]}
    match = landed("favor", POINTS_MATERIAL, favor("flag-bearer 3"), **given)
    assert offered(match) == {"act", "pass", *[f"score {what}" for what in ("shield", "flag", "material", "influence")]}
    assert points(play(match, "score shield"))[0] == 3


def test_the_flag_bearer_scores_manors_with_arthur() -> None:
    match = landed("favor,arthur", POINTS_MATERIAL, favor("flag-bearer 3"), manors={"1": 0, "7": 0})
    assert points(play(match, "score manor"))[0] == 3


def test_a_staff_repeats_the_scoring_but_not_the_free_choice_mf_07() -> None:
    given = {"items": [{"shield": ["black", "black"], "material": ["grey"]}, {}, {}], "figure": "merlin"}
    match = play(landed("favor", POINTS_MATERIAL, favor("flag-bearer 3"), **given), "score shield", "staff")
    assert offered(match) == {"act", "pass"}
    assert points(play(match, "act"))[0] == 3 + 1


def test_the_shield_bearer_repels_a_traitor_at_any_time_for_a_point_mf_08() -> None:
    match = at("favor", favor("shield-bearer 3"), traitors=[["black", "black", "grey"], [], []])
    assert offered(match, "vanquish") == {"vanquish black", "vanquish grey"}
    play(match, "vanquish black")
    assert points(match)[0] == 1
    assert state(match).traitors[0][:2] == [1, 1]
    assert not offered(match, "vanquish")
    match = at("favor", favor("shield-bearer 3"), traitors=[["grey"], [], []], dice=[{"knight": [1]}, {}, {}])
    assert "vanquish grey" in offered(play(match, "die knight 1"))
    assert "vanquish grey" in offered(play(match, "go on", "pass"))


@pytest.mark.parametrize("space", [1, 9, 13, 21])
def test_the_lady_sends_two_vassals_from_any_of_the_four_influence_spaces_mf_09(space: int) -> None:
    match = landed("favor", space, favor("lady 3"), influence=[["grey", "blue"], [], []])
    play(match, "two-vassals", "place builder grey", "place shield-bearer blue")
    assert (item(match, "material grey"), item(match, "shield blue")) == (1, 1)
    assert board(match, "lady") == ["none", "none", "down"]


def test_the_lady_s_ability_excludes_a_staff() -> None:
    given = {"figure": "merlin", "influence": [["grey"], [], []]}
    match = landed("favor", INFLUENCE_SHIELD, favor("lady 3"), **given)
    play(match, "two-vassals", "place builder grey", "place lady grey")
    assert "staff" not in offered(match)
    match = play(landed("favor", INFLUENCE_SHIELD, favor("lady 3"), **given), "take shield grey", "staff")
    assert "two-vassals" not in offered(match)


def test_a_marker_just_placed_counts_for_the_second_placement_mf_10() -> None:
    match = landed("favor", 21, favor("lady 3"), influence=[["grey"], [], []])
    play(match, "two-vassals")
    assert all(move.endswith("grey") for move in offered(match, "place"))
    play(match, "place lady grey")
    assert markers(match, "grey") == 2
    assert all(move.endswith("grey") for move in offered(match, "place"))


def test_one_vassal_may_be_sent_twice_but_a_principality_needs_two_vassals_mf_15() -> None:
    match = landed("favor", 21, favor("lady 3"), influence=[["grey", "blue"], [], []])
    play(match, "two-vassals", "place builder grey")
    assert "place builder grey" not in offered(match)
    play(match, "place builder blue")
    assert (item(match, "material grey"), item(match, "material blue")) == (1, 1)
    assert vassal(match, "builder") == "blue"


@pytest.mark.parametrize(
    ("ability", "space", "forbidden"),
    [("flag-bearer 3", POINTS_SHIELD, "score shield"), ("lady 3", INFLUENCE_SHIELD, "two-vassals")],
)
def test_abilities_of_the_third_row_need_a_landing_of_ones_own_mf_14(ability: str, space: int, forbidden: str) -> None:
    given = {"items": [{"flag": ["orange"]}, {}, {}], "influence": [["grey"], [], []]}
    match = landed("favor", 5, favor(ability), knights=(space, 16, 20), **given)
    assert forbidden not in offered(play(match, "flag different 1"))
    match = landed("favor", (space + 12) % 24, favor(ability), **{**given, "items": [{"flag": ["blue"]}, {}, {}]})
    assert forbidden in offered(play(match, "flag mirror"))


def test_the_builder_s_ability_needs_a_landing_of_ones_own_mf_14() -> None:
    items = [{"flag": ["orange"], **MATERIALS}, {}, {}]
    match = landed("favor", 5, favor("builder 3"), items=items, knights=(BUILD, 16, 20))
    assert asked(play(match, "flag different 1", "build 1 black")) == "ask-end"


def test_the_inner_merlin_space_is_a_landing_of_ones_own_mf_14() -> None:
    match = inner("favor,arthur", 4, favor("builder 3"), arthur(), merlin=1, items=[MATERIALS, {}, {}])
    play(match, "stray merlin 1 on", "build 1 black")
    assert asked(match) == "ask-build-again"
    play(match, "build 2 grey")
    assert asked(match) == "ask-end"  # and no staff
