"""What rulebook and spec leave open and we decided: rulings M-X1 to M-X11 of docs/games/merlin.md."""

from __future__ import annotations

from caliburn.games.merlin.events import TraitorsDrawn
from caliburn.games.merlin.modules.market import Market
from caliburn.games.merlin.modules.morgana_pieces import Morgana
from caliburn.games.merlin.modules.treasures import TreasuresOfTheEnvirons
from caliburn.games.merlin.setup import Setup
from caliburn.kernel.start import rules_for
from tests.games.merlin.helpers import discards, landed, offered, only, play, player, scoring, table, turn
from tests.games.merlin.modules import tables

MISSION_SPACE, PRINCIPALITY_GREY, POINTS_MATERIAL, EXCHANGE = 5, 4, 3, 7
HAND = ["m01", "m02", "m03", "m04"]


def test_discarded_missions_lie_open() -> None:
    """M-X1."""
    match = play(landed(MISSION_SPACE, hand=HAND), "discard m02", "draw deck")
    assert table(match, 1)["missions"]["discards"] == discards(match) == ["m02"]


def test_a_card_from_the_display_stays_known_until_it_is_played() -> None:
    """M-X2."""
    match = landed(MISSION_SPACE, hand=HAND, display=["m10", "m11", "m12"])
    play(match, "discard m02", "draw m11")
    assert player(match, 0, 1)["known"] == player(match, 0, None)["known"] == ["m11"]
    assert player(match, 0, 1)["hand"] is None


def test_traitors_come_from_the_first_player_clockwise() -> None:
    """M-X3."""
    match = scoring(first=2)
    assert [event.seat for event in only(match, TraitorsDrawn.__name__)] == [2, 0, 1]


def test_stacks_that_cannot_be_equal_are_higher_on_the_left() -> None:
    """M-X4."""
    rules = rules_for("merlin", 2, {})
    assert isinstance(rules, Setup)
    s = rules.start()
    s.traitor_pool.pour_into(s.traitor_discards)
    s.traitor_discards.remove(0, 2)
    s.mix_traitors()
    assert s.traitor_stacks == [8, 7, 7]


def test_one_different_action_and_no_mirror_after_it() -> None:
    """M-X5."""
    flags = {"flag": ["orange", "orange", "blue"]}
    match = landed(POINTS_MATERIAL, items=flags, knights=[POINTS_MATERIAL - 1, 7, 10])
    assert {"flag different 1", "flag different 2", "flag mirror"} <= offered(match)
    play(match, "flag different 1")
    assert offered(match, "flag") == set()


def test_an_apple_turns_the_die_to_another_side() -> None:
    """M-X6."""
    match = play(turn(knight=(4,)), "die knight 4")
    assert offered(match, "apple") == {f"apple {value}" for value in (1, 2, 3, 5, 6)}


def test_the_second_row_needs_a_figure_on_the_principality_itself() -> None:
    """M-X7."""
    given = {"items": [{"flag": ["orange"]}, {}, {}], "knights": (PRINCIPALITY_GREY, 13)}
    match = tables.landed("favor", POINTS_MATERIAL, tables.favor("builder 2"), **given)
    play(match, "flag different 1")
    assert {move for move in offered(match) if move.startswith("place builder")} == {"place builder grey"}
    match = tables.landed("favor", PRINCIPALITY_GREY, tables.favor("builder 2"))
    assert "place builder brown" in offered(match)


def test_plus_tokens_and_morgana_markers_lie_apart_while_there_are_markers() -> None:
    """M-X8."""
    rules = rules_for("merlin", 2, {"modules": "market,morgana,treasures"})
    assert isinstance(rules, TreasuresOfTheEnvirons)
    s = rules.start()
    s.influence[0][0] = 3
    Market.of(s).placed_plus[0][0] = 1
    Morgana.of(s).on_top[0][0] = 1
    assert [move.things for move in rules.marker_kinds(s, 0, 0)] == [("plus",), ("dark",), ()]
    Morgana.of(s).on_top[0][0] = 3
    assert [move.things for move in rules.marker_kinds(s, 0, 0)] == [("dark",), ("plus", "dark")]


def test_galahad_is_not_asked_where_the_principality_was_free_to_choose() -> None:
    """M-X9."""
    given = {"items": [{"material": ["blue"]}, {}, {}]}
    match = tables.landed("allies", EXCHANGE, tables.allies("galahad"), **given)
    play(match, "give material blue", "take flag orange")
    assert not offered(match, "wild")
    assert player(match)["items"]["flag"] == {"orange": 1}


def test_a_poisoned_apple_may_change_the_die_that_was_chosen() -> None:
    """M-X10."""
    match = tables.at("morgana", tables.morgana(poisoned=[1, 0, 0]), dice=[{"knight": [2]}, {"knight": [5]}, {}])
    play(match, "die knight 2", "poison chosen 2 1 knight 5")
    assert table(match)["doing"]["value"] == 5
    assert player(match, 1)["dice"]["knight"] == [2]


def test_who_has_no_dice_left_takes_a_morgana_die_or_passes_before_anything_else() -> None:
    """M-X11."""
    given = {"hands": [["m01"], [], []], "items": [{"flag": ["black"]}, {}, {}], "dice": [{"knight": [1]}, {}, {}]}
    match = tables.at("morgana", tables.morgana(dice=[3, 4], taken=[False, True, True]), **given)
    assert "mission m01" in offered(match)
    play(match, "die knight 1", "go on", "pass", "pass")
    assert offered(match) == {"die morgana 3", "die morgana 4", "pass"}
    assert "mission m01" in offered(play(match, "die morgana 3"))
