"""Merlin, "End of a game round", "Scoring" and "End of the game" (ME-01 to ME-16)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caliburn import Match
from tests.games.merlin.helpers import (
    COLOURS,
    asked,
    at,
    counted,
    happened,
    idle_rounds,
    influence,
    items,
    kinds,
    offered,
    on_turn,
    only,
    play,
    player,
    scores,
    scoring,
    seeded,
    some_scoring,
    table,
    turn,
)

# three rows; tiles 1, 2, 7 and 8 are a wood of four, tile 3 is a lake of its own, tiles 4 to 6 are a mountain
LAND = ["wood", "wood-tower", "lake", "mountain", "mountain", "mountain-tower", "wood", "wood-tower", "mountain"]
LAND += ["lake", "lake", "mountain-tower", "lake", "lake-tower", "lake-tower", "wood", "wood", "mountain"]
WOOD, LAKE = (1, 2, 7, 8), (3,)


def manors(**tiles: int) -> dict[str, int]:
    """`manors(t1=0, t7=2)`: on tile 1 of seat 0, on tile 7 of seat 2."""
    return {name.removeprefix("t"): seat for name, seat in tiles.items()}


def points(match: Match, *why: str) -> list[tuple[int, int]]:
    """Who scored how much for these reasons, in order."""
    return [(event.seat, event.points) for event in only(match, "PointsScored") if event.why in why]


# -- which rounds ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "scored"), [(1, 0), (2, 1), (3, 0), (4, 2), (5, 0), (6, 3)])
def test_a_scoring_follows_the_second_fourth_and_sixth_round(round: int, scored: int) -> None:
    match = scoring(round=round, vassals=[{"lady": "grey"}, {}, {}], apples=[0, 0, 0], staffs=[0, 0, 0])
    assert [event.number for event in only(match, "ScoringBegan")] == ([scored] if scored else [])
    assert scores(match) == ([1, 0, 0] if scored else [0, 0, 0])


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_the_first_player_marker_passes_left_after_every_round(round: int) -> None:
    """ME-16: after a round with a scoring, too."""
    match = scoring(round=round, first=2)
    assert (table(match)["round"], table(match)["first"], on_turn(match)) == (round + 1, 0, 0)


def test_in_six_rounds_the_marker_goes_round() -> None:
    """ME-16."""
    match = idle_rounds(seeded(4, 3), 6)
    first = only(match, "RoundBegan")[0].first
    assert [event.first for event in only(match, "RoundBegan")] == [(first + step) % 4 for step in range(6)]


def test_every_player_rolls_four_new_dice() -> None:
    match = scoring("1 2 3 4 1 2 3 5 1 2 3 6", round=1)
    assert [player(match, seat)["dice"]["merlin"] for seat in (1, 2, 0)] == [[4], [5], [6]]
    assert all(player(match, seat)["dice"]["knight"] == [1, 2, 3] for seat in range(3))


# -- traitors --------------------------------------------------------------------------------------------------------


def test_every_traitor_that_can_be_repelled_is() -> None:
    """ME-01: nobody is asked, and nobody keeps a shield to lose points instead."""
    match = scoring(traitors=[["black", "grey"], [], []], items=[{"shield": ["black", "grey", "blue"]}, {}, {}])
    assert items(match, "shield") == {"blue": 1}
    assert scores(match) == [0, 0, 0]
    assert table(match)["traitors"]["discards"] == 2


def test_each_traitor_of_a_colour_takes_a_shield_of_its_own() -> None:
    """ME-01."""
    match = scoring(traitors=[["black", "black", "black"], [], []], items=[{"shield": ["black", "black"]}, {}, {}])
    assert (items(match, "shield"), scores(match)[0]) == ({}, -3)


def test_all_traitors_are_discarded_repelled_or_not() -> None:
    """ME-01: and three new ones are drawn."""
    match = scoring("grey grey grey blue blue blue brown brown brown", traitors=[["black", "black"], ["black"], []])
    assert [player(match, seat)["traitors"] for seat in range(3)] == [{"grey": 3}, {"blue": 3}, {"brown": 3}]
    assert scores(match) == [-6, -3, 0]
    assert table(match)["traitors"]["discards"] == 3


@pytest.mark.parametrize(
    ("traitors", "shields", "score"),
    [([], [], 3), (["black"], ["black"], 3), (["black"], [], -3), (["black", "grey"], ["grey"], -3)],
)
def test_excalibur_is_worth_three_points_when_no_traitor_is_left(
    traitors: list[str], shields: list[str], score: int
) -> None:
    """ME-02: also to a holder without any."""
    match = scoring(excalibur=0, traitors=[traitors, [], []], items=[{"shield": shields}, {}, {}])
    assert scores(match) == [score, 0, 0]
    assert table(match)["excalibur"] == 0


def test_without_excalibur_repelling_all_is_worth_nothing() -> None:
    """ME-02."""
    assert scores(scoring(excalibur=1, traitors=[[], ["black"], []])) == [0, -3, 0]


def test_a_score_may_fall_below_zero_and_rise_above_a_hundred() -> None:
    """ME-03."""
    match = scoring(
        traitors=[["black"] * 3, [], []], scores=[2, 99, 0], vassals=[{}, {"lady": "grey", "builder": "grey"}, {}]
    )
    assert scores(match) == [-7, 101, 0]


def test_a_negative_score_counts_at_the_end() -> None:
    """ME-03."""
    match = scoring(round=6, traitors=[["black"], [], []], apples=[0] * 3, staffs=[0] * 3)
    assert match.result is not None
    assert (match.result.scores, match.result.winners) == ((-3, 0, 0), (1, 2))


def test_no_new_traitors_are_drawn_in_the_third_scoring() -> None:
    """ME-04."""
    assert kinds(scoring(round=4)).count("TraitorsDrawn") == 3
    assert "TraitorsDrawn" not in kinds(scoring(round=6))


def test_when_the_stacks_run_short_the_discards_make_three_new_ones() -> None:
    """ME-05: five are left; then the nineteen discarded ones are mixed, the rest of which lies in equal stacks."""
    many = [colour for colour in COLOURS for _ in range(4)]
    left, gone = many[:5], many[5:]
    script = [*left, *["brown"] * 4]
    match = scoring(script, traitors=[gone, [], []])
    drawn = [event.colours for event in only(match, "TraitorsDrawn")]
    assert [colour for colours in drawn for colour in colours] == script
    assert table(match)["traitors"] == {"stacks": [5, 5, 5], "discards": 0}


def test_the_last_traitor_may_be_drawn_without_mixing() -> None:
    """ME-05: nine are left for three players, so the discards stay where they are."""
    many = [colour for colour in COLOURS for _ in range(4)]
    match = scoring(traitors=[many[9:], [], []])
    assert table(match)["traitors"] == {"stacks": [0, 0, 0], "discards": 15}


# -- environs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("built", "score"),
    [
        (manors(t1=0), [4, 0, 0]),
        (manors(t1=0, t7=0, t8=1), [4, 0, 0]),
        (manors(t1=0, t7=1), [2, 2, 0]),
        (manors(t1=0, t7=1, t8=2), [1, 1, 1]),
        (manors(t1=0, t2=1, t7=1, t8=2), [0, 4, 0]),
        (manors(t3=2), [0, 0, 1]),
        (manors(t1=0, t3=0, t7=2), [3, 0, 2]),
        ({}, [0, 0, 0]),
    ],
)
def test_the_most_manors_score_the_tiles_of_a_territory(built: dict[str, int], score: list[int]) -> None:
    """ME-06: tied players divide them and round down, each."""
    assert scores(scoring(tiles=LAND, manors=built)) == score


def test_a_tower_does_not_divide_a_territory_and_manors_stay() -> None:
    """ME-06."""
    match = scoring(tiles=LAND, manors=manors(t1=0, t3=1))
    assert [event.tiles for event in only(match, "TerritoryScored")] == [WOOD, LAKE]
    assert [table(match)["environs"]["tiles"][at]["manor"] for at in (0, 2)] == [0, 1]


# -- influence -------------------------------------------------------------------------------------------------------


def marks(*counts: int, colour: str = "blue") -> list[list[str]]:
    return [[colour] * count for count in counts]


@pytest.mark.parametrize(
    ("counts", "score"),
    [
        ((1, 0, 0), [1, 0, 0]),
        ((2, 1, 0), [3, 0, 0]),
        ((2, 3, 2), [0, 7, 0]),
        ((1, 1, 0), [1, 1, 0]),
        ((2, 2, 1), [2, 2, 0]),
        ((2, 2, 2), [2, 2, 2]),
        ((3, 1, 3), [3, 0, 3]),
    ],
)
def test_most_influence_scores_all_markers_in_a_principality(counts: tuple[int, ...], score: list[int]) -> None:
    """ME-07: own ones and those of others; tied players divide them and round down."""
    assert scores(scoring(influence=marks(*counts))) == score


def test_after_a_principality_everybody_keeps_one_marker_there() -> None:
    """ME-09."""
    match = scoring(influence=[["blue"] * 3 + ["grey"] * 2, ["blue"], ["grey"] * 4])
    assert (influence(match, "blue"), influence(match, "grey")) == ([1, 1, 0], [1, 0, 1])
    assert [player(match, seat)["influence"] for seat in range(3)] == [5, 6, 6]


def test_principalities_are_scored_from_black_on_clockwise_and_cleared_one_by_one() -> None:
    """ME-09."""
    match = scoring(influence=[["brown", "black", "black"], ["orange", "grey", "grey"], []])
    told = [event for event in happened(match) if type(event).__name__ in ("PrincipalityScored", "InfluenceReturned")]
    found = [(type(event).__name__, event.colour) for event in told]  # type: ignore[attr-defined]
    assert found == [
        ("PrincipalityScored", "black"),
        ("InfluenceReturned", "black"),
        ("PrincipalityScored", "grey"),
        ("InfluenceReturned", "grey"),
        ("PrincipalityScored", "orange"),
        ("PrincipalityScored", "brown"),
    ]


def test_each_principality_is_counted_by_itself() -> None:
    """ME-10: markers that went home after black change nothing in brown."""
    match = scoring(influence=[["black"] * 5 + ["brown"] * 2, ["brown"] * 2, []])
    assert points(match, "influence") == [(0, 5), (0, 2), (1, 2)]


# -- the Grail -------------------------------------------------------------------------------------------------------


def tied(*colours: str, holder: int | None = 0) -> Match:
    """Seats 0 and 1 have two markers in each of these principalities."""
    both = [colour for colour in colours for _ in range(2)]
    return scoring(influence=[both, both, []], grail=holder)


def test_the_grail_breaks_one_tie_in_a_scoring() -> None:
    """ME-08."""
    match = tied("black", "orange")
    assert (asked(match), on_turn(match), offered(match)) == ("ask-grail-tie", 0, {"grail", "pass"})
    play(match, "grail")
    assert asked(match) == "ask-die"
    assert scores(match) == [4 + 2, 2, 0]
    assert table(match)["grail"] == 0


def test_the_grail_may_wait_for_a_later_principality() -> None:
    """ME-08: each is decided in its turn."""
    match = play(tied("black", "orange", "brown"), "pass")
    assert match.asks[0].prompt.args["colour"] == "orange"
    play(match, "pass")
    assert match.asks[0].prompt.args["colour"] == "brown"
    play(match, "grail")
    assert scores(match) == [2 + 2 + 4, 2 + 2, 0]


def test_the_grail_need_not_be_used() -> None:
    """ME-08."""
    assert scores(play(tied("black"), "pass")) == [2, 2, 0]


@pytest.mark.parametrize("holder", [2, None])
def test_only_a_tied_holder_is_asked(holder: int | None) -> None:
    """ME-08: nobody breaks a tie between others."""
    match = tied("black", "orange", holder=holder)
    assert (asked(match), scores(match)) == ("ask-die", [4, 4, 0])


def test_the_grail_is_of_no_use_to_one_who_is_behind() -> None:
    """ME-08: seat 2 has a marker, but fewer than the tied ones."""
    match = scoring(influence=[["black"] * 2, ["black"] * 2, ["black"]], grail=2)
    assert (asked(match), scores(match)) == ("ask-die", [2, 2, 0])


def test_the_grail_breaks_a_tie_of_three() -> None:
    """ME-08."""
    match = play(scoring(influence=marks(2, 2, 2), grail=2), "grail")
    assert scores(match) == [0, 0, 6]
    assert influence(match, "blue") == [1, 1, 1]


def test_the_grail_does_not_break_ties_in_the_environs() -> None:
    """ME-08."""
    match = scoring(tiles=LAND, manors=manors(t1=0, t7=1), grail=0)
    assert (asked(match), scores(match)) == ("ask-die", [2, 2, 0])


def test_the_grail_serves_again_in_the_next_scoring() -> None:
    """ME-08."""
    match = play(scoring(round=6, influence=marks(1, 1, 0), grail=1, apples=[0] * 3, staffs=[0] * 3), "grail")
    assert scores(match) == [0, 2, 0]


# -- vassals and the order -------------------------------------------------------------------------------------------


def test_a_point_for_each_own_vassal_on_the_board_where_they_stay() -> None:
    """ME-11."""
    placed = [{"lady": "grey", "builder": "grey", "flag-bearer": "brown"}, {"lady": "black"}, {}]
    match = scoring(vassals=placed)
    assert scores(match) == [3, 1, 0]
    assert {v: c for v, c in player(match)["vassals"].items() if c} == placed[0]


def test_traitors_environs_influence_and_vassals_are_scored_in_this_order() -> None:
    """ME-12: then, in the last round, apples, staffs and items."""
    everything: dict[str, Any] = {
        "traitors": [["black"], [], []],
        "excalibur": 1,
        "tiles": LAND,
        "manors": manors(t1=0),
        "influence": [["black"], [], []],
        "vassals": [{"lady": "grey"}, {}, {}],
        "items": [{"flag": ["grey"] * 3}, {}, {}],
        "staffs": [1, 0, 0],
        "apples": [1, 0, 0],
    }
    parts = ["traitors", "environs", "influence", "vassals"]
    for round, ends in ((2, []), (6, ["end-apples", "end-staffs", "end-items"])):
        found = [event.why for event in only(scoring(round=round, **everything), "PointsScored") if event.seat == 0]
        assert found == parts + ends


def test_new_traitors_come_before_the_environs_are_scored() -> None:
    """ME-12."""
    found = kinds(scoring(tiles=LAND, manors=manors(t1=0)))
    assert found.index("TraitorsDrawn") < found.index("TerritoryScored")


# -- the end ---------------------------------------------------------------------------------------------------------


def final(**position: Any) -> Match:
    return scoring(round=6, **{"apples": [0, 0, 0], "staffs": [0, 0, 0], **position})


@pytest.mark.parametrize(
    ("given", "score"),
    [
        ({"shield": ["black"], "flag": ["grey"], "material": ["brown"]}, 1),
        ({"shield": ["black", "black"]}, 0),
        ({"shield": ["black"] * 2, "flag": ["grey"] * 2, "material": ["brown"]}, 1),
        ({"shield": ["black"] * 2, "flag": ["grey"] * 2, "material": ["brown"] * 2}, 2),
        ({"flag": ["grey"] * 6, "material": ["grey"] * 5}, 3),
    ],
)
def test_any_three_items_together_are_worth_a_point_at_the_end(given: dict[str, list[str]], score: int) -> None:
    """ME-13."""
    assert scores(final(items=[given, {}, {}])) == [score, 0, 0]


def test_shields_spent_on_traitors_do_not_count_at_the_end() -> None:
    """ME-13: items are counted after the scoring."""
    assert scores(final(items=[{"shield": ["black"] * 3}, {}, {}], traitors=[["black"], [], []])) == [0, 0, 0]


def test_apples_are_worth_one_and_staffs_two_points_at_the_end() -> None:
    assert scores(final(apples=[3, 1, 0], staffs=[0, 1, 3])) == [3, 3, 6]


def test_mission_cards_manors_and_markers_are_worth_nothing_at_the_end() -> None:
    """ME-14: what stands scores in the scoring and no more."""
    match = final(
        hands=[["m01", "m08", "m41", "m52"], [], []],
        items=[{"flag": ["black"], "shield": ["grey"]}, {}, {}],
        tiles=LAND,
        manors=manors(t3=0),
        influence=[["grey"], [], []],
        grail=1,
    )
    assert scores(match) == [1 + 1, 0, 0]
    assert points(match, "environs", "influence") == [(0, 1), (0, 1)]


def test_the_most_points_win() -> None:
    match = final(scores=[10, 12, 11])
    assert match.asks == ()
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((1,), (10, 12, 11))


def test_tied_players_share_the_victory() -> None:
    """ME-15: whatever else they have."""
    match = final(scores=[12, 10, 10], items=[{}, {"flag": ["grey"] * 6}, {}])
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((0, 1), (12, 12, 10))


def test_the_game_ends_after_the_last_die_of_the_sixth_round() -> None:
    match = turn(2, knight=[1], dice=[{"knight": [1]}, {}, {}], round=6)
    play(match, "die knight 1", "go on", "pass")
    assert match.asks
    play(match, "pass")
    assert not match.asks
    assert match.result is not None
    assert kinds(match)[-1] == "GameEnded"


# -- anything --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(25))
def test_any_scoring_is_what_the_rulebook_makes_of_it(seats: int, seed: int) -> None:
    """ME-01 to ME-15: random positions, counted once more by `counted`."""
    random = Random(f"{seats} {seed}")
    position, last = some_scoring(random, seats), random.random() < 0.5
    match = scoring(seats=seats, round=6 if last else random.choice([2, 4]), **position)
    grail = ""
    while asked(match) == "ask-grail-tie":
        colour = str(match.asks[0].prompt.args["colour"])
        answer = random.choice(["grail", "pass"])
        grail = colour if answer == "grail" else grail
        play(match, answer)
    assert scores(match) == counted(position, seats, last=last, grail=grail)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_forecast_is_the_scoring_as_it_would_be_now(seats: int, seed: int) -> None:
    """ME-12: without the Grail, which its holder may or may not use."""
    position = some_scoring(Random(f"forecast {seats} {seed}"), seats)
    match = at(seats=seats, round=3, **position)
    expected = counted(position, seats, last=False, grail="")
    gains = [after - before for after, before in zip(expected, position["scores"], strict=True)]
    assert [one["sum"] for one in table(match)["forecast"]] == gains
