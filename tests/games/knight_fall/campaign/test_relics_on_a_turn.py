"""Relics and elixirs that are used on a knight's turn (Relics, Elixirs; RU-K12, RU-K14)."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.campaign.field import (
    GALE,
    HORNED,
    LORD,
    LURKER,
    SHADE,
    battle_of,
    fight,
    purse,
    settle,
    sheet_of,
)
from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    active,
    asked,
    asked_seat,
    defense,
    go,
    health,
    kinds,
    offered,
    only,
    play,
    table,
    tile,
    units,
)

ON_A_TURN = ["saint-orlas-horn", "ember-censer", "silver-nails", "chalice-of-first-light"]
REACTIONS = ["thornwood-shield", "bell-of-nine-names", "hourglass-of-ash", "mirror-of-still-water"]
BOARD = {SHADE: "Er", HORNED: "Ir", FLAME: "Er", PHASE: "Br", "imp-1": "Er", "elder-1": "Ar"}


def with_relics(*relics: str, units: dict[str, str] = BOARD, sheet: dict[str, Any] | None = None, **more: Any) -> Match:
    """The first knight is on turn beside a demon and an imp."""
    given = {"turn": 1, "health": {FLAME: 3, "elder-1": 2}, **more}
    return fight("2", units, sheet={"relics": list(relics), **(sheet or {})}, **given)


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("relic", ON_A_TURN)
def test_they_are_offered_on_a_knights_turn_if_the_party_owns_them(relic: str) -> None:
    """RU-K14."""
    assert f"use {relic}" in offered(with_relics(relic))
    assert not offered(with_relics(), "use")


@pytest.mark.parametrize("relic", REACTIONS)
def test_the_others_are_not_offered_between_cards(relic: str) -> None:
    """RU-K14: at the moment printed only."""
    assert not offered(with_relics(relic), "use")


@pytest.mark.parametrize("relic", ON_A_TURN)
def test_each_works_once_in_a_battle(relic: str) -> None:
    """RU-K14."""
    match = with_relics(relic)
    play(match, f"use {relic}")
    settle(match)
    assert not offered(match, "use")
    assert battle_of(match)["relics"] == []
    assert [event.relic for event in only(match, "RelicUsed")] == [relic]


def test_what_was_used_is_ready_again_in_the_next_battle() -> None:
    """RU-K14."""
    match = with_relics(
        *ON_A_TURN,
        units={SHADE: "Er", FLAME: "Er", PHASE: "Br"},
        health={SHADE: 1},
        hands=[["cleaving-oath"]],
        sheet={"used": [*ON_A_TURN], "party": "A2"},
    )
    assert not offered(match, "use")
    go(match, "play cleaving-oath", f"target {SHADE}")
    play(match, "ride A2", "read 9", "choice a", f"first {FLAME}")
    settle(match)
    assert battle_of(match)["relics"] == ON_A_TURN[:2] + ON_A_TURN[2:]
    assert "use silver-nails" in offered(match)


def test_any_player_may_use_a_relic_of_the_party() -> None:
    """RU-K14: with two players the one on turn."""
    match = with_relics("silver-nails", seats=2, turn=3)
    assert asked_seat(match) == 1
    assert "use silver-nails" in offered(match)


def test_using_one_can_be_taken_back() -> None:
    match = with_relics("ember-censer")
    before = table(match)
    play(match, "use ember-censer")
    assert health(match, SHADE) == 4
    match.undo(0)
    assert table(match) == before
    assert "use ember-censer" in offered(match)


# -- Saint Orla's Horn -----------------------------------------------------------------------------------------------


def test_the_horn_lets_each_knight_move_two_tiles_without_disengagement() -> None:
    match = with_relics("saint-orlas-horn")
    play(match, "use saint-orlas-horn")
    assert offered(match) == {"go Ar", "go Dr", "go Fr", "go Br", "pass"}
    play(match, "go Br", "go Cr")
    assert (tile(match, FLAME), health(match, FLAME)) == ("Cr", 3)
    play(match, "go Er", "go Fr")
    assert (tile(match, PHASE), health(match, PHASE)) == ("Fr", 6)
    assert (asked(match), active(match)) == ("ask-play", FLAME)


def test_the_horn_lets_a_knight_move_less_or_not_at_all() -> None:
    match = with_relics("saint-orlas-horn")
    play(match, "use saint-orlas-horn", "go Br", "pass", "pass")
    assert (tile(match, FLAME), tile(match, PHASE)) == ("Br", "Br")
    assert asked(match) == "ask-play"


def test_each_player_moves_the_own_knight_when_the_horn_is_blown() -> None:
    """RU-C06."""
    match = with_relics("saint-orlas-horn", seats=2)
    play(match, "use saint-orlas-horn", "pass")
    assert asked_seat(match) == 1
    assert {"go Er", "go Cr", "pass"} == offered(match)


# -- Ember Censer ----------------------------------------------------------------------------------------------------


def test_the_censer_deals_two_damage_to_all_enemies_on_the_knights_tile() -> None:
    match = with_relics("ember-censer")
    play(match, "use ember-censer")
    assert (health(match, SHADE), health(match, "imp-1"), health(match, HORNED)) == (4, 0, 6)
    assert (health(match, FLAME), health(match, PHASE), health(match, "elder-1")) == (3, 6, 2)


def test_the_censer_can_win_a_battle() -> None:
    match = with_relics("ember-censer", units={SHADE: "Er", FLAME: "Er", PHASE: "Br"}, health={SHADE: 2})
    play(match, "use ember-censer")
    assert only(match, "BattleWon")


def test_ice_helps_against_the_censer() -> None:
    match = fight("3", {LURKER: "Dr", FLAME: "Dr", PHASE: "Br"}, turn=1, ice=1, sheet={"relics": ["ember-censer"]})
    play(match, "use ember-censer")
    assert health(match, LURKER) == 4


# -- Silver Nails ----------------------------------------------------------------------------------------------------


def test_the_nails_place_a_stone_golem_on_any_tile_that_acts_twice_at_once() -> None:
    match = with_relics("silver-nails")
    play(match, "use silver-nails")
    assert offered(match, "at") == {f"at {one}" for one in ("Hr", "Ar", "Ir", "Dr", "Er", "Fr", "Cr", "Br")}
    play(match, "at Ir")
    assert {f"order stone-golem-1 melee {HORNED}", "order stone-golem-1 move Fr"} <= offered(match)
    play(match, f"order stone-golem-1 melee {HORNED}", "order stone-golem-1 move Ar")
    assert (tile(match, "stone-golem-1"), health(match, "stone-golem-1"), health(match, HORNED)) == ("Ar", 2, 5)
    assert asked(match) == "ask-play"


def test_the_nails_are_not_offered_when_all_golems_are_on_the_board() -> None:
    """ "If available"."""
    golems = {f"stone-golem-{n}": "Cr" for n in (1, 2, 3, 4)}
    assert not offered(with_relics("silver-nails", units=BOARD | golems), "use")


# -- Chalice of First Light ------------------------------------------------------------------------------------------


def test_the_chalice_heals_four_to_a_knight_or_elder_anywhere() -> None:
    match = with_relics("chalice-of-first-light")
    play(match, "use chalice-of-first-light")
    assert offered(match, "target") == {f"target {FLAME}", f"target {PHASE}", "target elder-1"}
    play(match, "target elder-1")
    assert health(match, "elder-1") == 6


def test_the_chalice_heals_a_knight_up_to_the_end_of_the_track() -> None:
    """RU-E02."""
    match = with_relics("chalice-of-first-light", health={FLAME: 5})
    play(match, "use chalice-of-first-light", f"target {FLAME}")
    assert health(match, FLAME) == 8


# -- elixirs ---------------------------------------------------------------------------------------------------------


def test_an_elixir_restores_the_health_of_the_knight_on_turn_completely() -> None:
    """RU-K12: to the end of the track."""
    match = with_relics(sheet={"elixirs": 2}, health={FLAME: 1, PHASE: 2})
    play(match, "elixir")
    assert (health(match, FLAME), health(match, PHASE)) == (8, 2)
    assert purse(match)[3] == 1
    assert (asked(match), active(match)) == ("ask-play", FLAME)


def test_without_elixirs_none_is_offered() -> None:
    assert "elixir" not in offered(with_relics(sheet={"elixirs": 0}))


def test_any_number_may_be_drunk_on_a_turn() -> None:
    """RU-K12."""
    match = with_relics(sheet={"elixirs": 3}, health={FLAME: 3}, hands=[["cleaving-oath", "banish", "encircle"]])
    play(match, "elixir")
    assert "elixir" not in offered(match)  # nothing to restore
    go(match, "basic move", "go Br")  # two enemies strike
    assert health(match, FLAME) == 6
    play(match, "elixir")
    assert (health(match, FLAME), purse(match)[3]) == (8, 1)


def test_each_elixir_gives_one_defense_with_ysolde_finch() -> None:
    """V6: also to a knight in full health."""
    match = with_relics(sheet={"elixirs": 9, "villagers": ["ysolde-finch"]})
    play(match, "elixir", "elixir")
    assert (health(match, FLAME), defense(match, FLAME), defense(match, PHASE)) == (8, 2, 0)
    play(match, "elixir", "elixir", "elixir")
    assert defense(match, FLAME) == 5
    assert "elixir" not in offered(match)


def test_nobody_drinks_on_another_turn() -> None:
    """Elixirs: on the own turn only."""
    match = fight(
        "2",
        {SHADE: "Er", HORNED: "Ir", FLAME: "Er", PHASE: "Br"},
        ["savage-rush", "hail-of-cinders", GALE],
        defense={FLAME: 1},
        sheet={"elixirs": 4},
    )
    assert asked(match) == "ask-defend"
    assert "elixir" not in offered(match)
    play(match, "pass")
    assert sheet_of(match)["fallen"] == [FLAME]
    assert purse(match)[3] == 4


def test_nobody_drinks_at_the_end_of_a_round() -> None:
    """Elixirs: on the own turn only."""
    match = fight(
        "2",
        {SHADE: "Hr", HORNED: "Ir", FLAME: "Br", PHASE: "Cr", "stone-golem-1": "Br"},
        health={FLAME: 1},
        end_of_round=True,
        sheet={"elixirs": 4, "relics": ON_A_TURN},
    )
    assert all(text.startswith(("order", "pass")) for text in offered(match))


def test_an_elixir_is_no_card_and_no_action() -> None:
    """Free: the hand stays."""
    match = with_relics(sheet={"elixirs": 1}, hands=[["cleaving-oath", "banish", "encircle"]])
    before = table(match)["players"][0]
    play(match, "elixir")
    assert table(match)["players"][0] == before
    assert "CardsDiscarded" not in kinds(match)
    assert set(units(match)) == set(BOARD)
    assert LORD not in units(match)
