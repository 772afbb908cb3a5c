"""The order of scoring with all nine modules (section 8 of our rulings) and the bonuses at the end of the game."""

from __future__ import annotations

from typing import Any

from caliburn import Match
from caliburn.games.merlin.modules.favor import FACE_DOWN, Favor
from caliburn.games.merlin.state import MerlinState
from tests.games.merlin.modules.tables import (
    ALL,
    Setting,
    allies,
    arthur,
    asked,
    decrees,
    favor,
    gained,
    gold,
    happened,
    market,
    morgana,
    offered,
    on_turn,
    play,
    points,
    scored,
    state,
)


def spread() -> tuple[Setting, ...]:
    """Something for every step: a horn, a castle and a hut, plus token, Kay, Morgana markers, Picts, a used ability."""
    return (
        favor("builder 3"),
        seal_down,
        arthur(ring=1, picts=[["pict-black-flag"], [], []]),
        allies("gareth", "kay", kay=[1, 0, 0, 0, 0, 0], tiles=[0] * 11 + [1]),
        gold(coins=[5, 0, 0]),
        market(remedies=1, grey=1),
        morgana(horn=0, huts=[7], on_top=[[], ["grey"], []], dark=["blue"]),
        decrees(held=["decree-points"]),
    )


def seal_down(s: MerlinState) -> None:
    Favor.of(s).seals[0][2] = FACE_DOWN


GIVEN: dict[str, Any] = {
    "tiles": [
        "mountain-tower", "mountain-tower", "mountain-points", "mountain-staff", "mountain-influence", "wood-tower",
        "wood-tower", "wood-points", "wood-staff", "wood-discard", "lake-tower", "lake-tower",
        "lake-grail", "lake-staff", "lake-points", "lake-influence", "mountain-discard", "wood-influence",
    ],
    "traitors": [["black", "grey"], [], []],
    "items": [{"shield": ["black"], "flag": ["black", "grey"]}, {}, {}],
    "manors": {"1": 0, "2": 0, "3": 1, "7": 0, "8": 1},
    "influence": [["black", "grey"], ["black", "grey"], ["blue", "blue"]],
    "vassals": [{"lady": "blue"}, {}, {}],
    "excalibur": 1,
    "staffs": [1, 0, 0],
    "apples": [2, 0, 0],
}  # fmt: skip


def steps(match: Match) -> list[str]:
    """Reasons for points and other events of the scoring, in order, without repetitions."""
    told = ("ScoringBegan", "TraitorsDrawn", "HutsRemoved", "ManorsRemoved", "PictsScored", "SealsTurned", "RoundBegan")
    found: list[str] = []
    for event in happened(match):
        name = type(event).__name__
        what = event.why if name == "PointsScored" else name  # type: ignore[attr-defined]
        if (name == "PointsScored" or name in told) and what not in found:
            found.append(what)
    return found


def test_the_steps_of_a_scoring_with_all_modules() -> None:
    match = scored(ALL, *spread(), **GIVEN)
    assert (asked(match), on_turn(match), offered(match)) == ("ask-keep", 0, {"keep 1", "keep 2"})
    play(match, "keep 1")
    assert steps(match) == [
        "horn", "ScoringBegan",
        "gareth", "traitors", "excalibur", "TraitorsDrawn",
        "environs", "huts", "HutsRemoved", "ManorsRemoved",
        "influence",
        "vassals",
        "PictsScored", "picts",
        "SealsTurned", "RoundBegan",
    ]  # fmt: skip


def test_what_each_step_brings() -> None:
    match = play(scored(ALL, *spread(), **GIVEN), "keep 1")
    assert gained(match, "horn") == {0: 2}
    assert gained(match, "traitors") == {0: -3}
    assert gained(match, "gareth") == {0: 1}
    assert gained(match, "excalibur") == {1: 3}
    assert gained(match, "environs") == {0: 5 + 4}
    assert gained(match, "huts") == {0: 1}
    # black: Kay's tile wins 2; grey: plus token against Morgana's marker, 4 between two; blue: two against one, 3
    assert gained(match, "influence") == {0: 2 + 2, 1: 2, 2: 3}
    assert gained(match, "vassals") == {0: 1}
    assert gained(match, "picts") == {0: 3, 1: 3, 2: -3}
    assert state(match).manors[:8] == [0, -1, 1, -1, -1, -1, -1, -1]


def test_the_bonuses_at_the_end_come_after_everything_else() -> None:
    match = scored(ALL, *spread(), **GIVEN, round=6)
    assert asked(match) is None
    found = steps(match)
    assert "TraitorsDrawn" not in found
    assert "ManorsRemoved" not in found
    last = found[found.index("SealsTurned") + 1 :]
    assert sorted(last) == ["end-apples", "end-coins", "end-gareth", "end-staffs"]
    assert gained(match, "end-apples") == {0: 2 + 1}
    assert gained(match, "end-staffs") == {0: 2}
    assert gained(match, "end-coins") == {0: 6}
    assert gained(match, "end-gareth") == {0: 1}
    assert gained(match, "end-items") == {}
    assert match.result is not None
    assert match.result.scores == tuple(points(match))


def test_market_tiles_count_among_the_items_at_the_end_mp_16() -> None:
    match = scored("market", market(tiles=["shield grey", "material blue"]), round=6,
                   items=[{"flag": ["grey"]}, {}, {}])  # fmt: skip
    assert gained(match, "end-items") == {0: 1}
