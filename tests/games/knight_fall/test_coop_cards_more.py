"""The cooperative cards C13 to C24, both halves of each (spec, section 9). The tiles lie A B C / D E F / G H I."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    SOUL,
    STORM,
    asked,
    asked_seat,
    characters,
    defense,
    health,
    healths,
    ice,
    offered,
    only,
    play,
    points,
    table,
    tile,
    units,
)
from tests.games.knight_fall.test_coop import LORD, LURKER, REAVER, SCION, blows, led, path, primary, secondary

STURDY = {FLAME: 8, STORM: 4}


def imps(there: dict[str, str]) -> list[str]:
    """Where the imps are."""
    return [where for name, where in sorted(there.items()) if name.startswith("imp-") and name != LORD]


# -- C13 to C15: imps ------------------------------------------------------------------------------------------------


def test_open_the_brood_pit_spawns_two_imps_and_each_imp_takes_two_actions() -> None:
    """C13: those just spawned act too: each goes to the elder and strikes."""
    match = primary("open-the-brood-pit", {STORM: "I", SOUL: "I", "elder-1": "B", "imp-3": "B"})
    assert imps(units(match)) == ["B", "B", "B"]
    assert health(match, "elder-1") == 6 - 2 - 1 - 1


def test_open_the_brood_pit_spawns_one_imp_in_its_lower_half_and_each_takes_one_action() -> None:
    """C13."""
    match = secondary("open-the-brood-pit", {STORM: "I", SOUL: "I", "elder-1": "B", "imp-3": "B"})
    assert imps(units(match)) == ["B", "B"]
    assert health(match, "elder-1") == 5


def test_no_more_imps_are_spawned_than_there_are() -> None:
    """C13, RU-G07."""
    there = {"imp-1": "A", "imp-2": "A", "imp-3": "A"}
    match = primary("open-the-brood-pit", {STORM: "I", SOUL: "I", "elder-1": "A", **there})
    assert [event.minion for event in only(match, "MinionPlaced")] == ["imp-4"]


def test_swarm_spawns_one_imp_and_each_imp_takes_three_actions() -> None:
    """C14: the new one walks one tile and strikes twice, the other strikes three times."""
    match = primary("coop-swarm", {STORM: "I", SOUL: "I", "elder-1": "B", "imp-3": "B"})
    assert imps(units(match)) == ["B", "B"]
    assert health(match, "elder-1") == 6 - 3 - 2


def test_swarm_gives_each_imp_two_actions_in_its_lower_half() -> None:
    """C14: none is spawned."""
    match = secondary("coop-swarm", {STORM: "I", SOUL: "I", "elder-1": "B", "imp-1": "B", "imp-2": "E"})
    assert imps(units(match)) == ["B", "B"]
    assert health(match, "elder-1") == 6 - 2 - 1


def test_pack_hunt_stalks_strikes_for_four_and_each_imp_takes_one_action() -> None:
    """C15."""
    match = primary("pack-hunt", {STORM: "A", SOUL: "I", FLAME: "B", "imp-1": "B", "imp-2": "C"}, health=STURDY)
    assert path(match, STORM) == ["B"]
    assert health(match, FLAME) == 8 - 4 - 1
    assert imps(units(match)) == ["B", "B"]


def test_pack_hunt_spawns_one_imp_in_its_lower_half_and_each_takes_one_action() -> None:
    """C15."""
    match = secondary("pack-hunt", {STORM: "A", SOUL: "I", FLAME: "B", "imp-2": "B"}, health=STURDY)
    assert imps(units(match)) == ["B", "B"]
    assert (health(match, FLAME), path(match, STORM)) == (7, [])


# -- C16 and C17: healing --------------------------------------------------------------------------------------------


def test_dark_mending_heals_four_then_stalks_and_strikes_for_four() -> None:
    """C16."""
    match = primary("dark-mending", {STORM: "A", FLAME: "B"}, health={STORM: 1, FLAME: 8})
    assert (health(match, STORM), path(match, STORM), health(match, FLAME)) == (5, ["B"], 4)


def test_dark_mending_heals_three_in_its_lower_half() -> None:
    """C16: after 1 of the first card."""
    match = secondary("dark-mending", {STORM: "A", FLAME: "A"}, health={STORM: 1, FLAME: 8})
    assert healths(match, STORM, FLAME) == (5, 8)


@pytest.mark.parametrize(("demon", "most"), [(STORM, 6), (SCION, 9), (REAVER, 8)])
def test_healing_stops_at_the_demons_maximum(demon: str, most: int) -> None:
    """Heal n, C16."""
    match = primary("dark-mending", {demon: "A", "elder-1": "A"}, demon=demon, health={demon: most - 1})
    assert health(match, demon) == most
    assert [event.amount for event in only(match, "Healed")] == [1]


def test_drink_deep_heals_by_the_health_that_was_lost() -> None:
    """C17: three of the four, as the elder had no more."""
    match = primary("drink-deep", {STORM: "A", "elder-1": "B"}, health={STORM: 1, "elder-1": 3})
    assert blows(match, STORM) == [(("elder-1",), 4)]
    assert (path(match, STORM), health(match, STORM), points(match)) == (["B"], 4, (2, 0))


def test_drink_deep_heals_nothing_for_what_was_blocked() -> None:
    """C17: 4 - 3 blocked."""
    match = primary("drink-deep", {STORM: "A", FLAME: "A"}, health={STORM: 1}, defense={FLAME: 3})
    play(match, f"take {FLAME} {FLAME} 3")
    assert healths(match, FLAME, STORM) == (5, 2)


def test_drink_deep_heals_two_in_its_lower_half_and_then_strikes_for_two() -> None:
    """C17: what is lost then heals nobody."""
    match = secondary("drink-deep", {STORM: "A", FLAME: "A"}, health={STORM: 1})
    assert healths(match, STORM, FLAME) == (1 + 1 + 2, 4)


# -- C18: Respawn ----------------------------------------------------------------------------------------------------


def test_respawn_puts_another_demon_in_the_same_place_with_the_same_health() -> None:
    """C18, RU-J10: the new one stalks one tile and strikes for four; nobody scores."""
    match = primary("respawn", {STORM: "A", SOUL: "I", FLAME: "B"}, LORD, health={STORM: 3, FLAME: 8})
    assert characters(match)[0] == LORD
    assert (tile(match, LORD), health(match, LORD), tile(match, STORM)) == ("B", 3, None)
    assert blows(match, LORD) == [((FLAME,), 4)]
    assert (points(match), only(match, "CharacterKilled")) == ((0, 0), [])


def test_a_new_demon_has_no_more_than_its_maximum() -> None:
    """RU-J10, constraint 6: the Molten Scion had 9, the Imp Lord can have 6."""
    match = primary("respawn", {SCION: "A", SOUL: "I", FLAME: "I"}, LORD, demon=SCION, health={SCION: 9})
    assert health(match, LORD) == 6


def test_a_new_demon_may_have_less_than_it_would_begin_with_or_more() -> None:
    """RU-J10: health is taken over, not set."""
    match = primary("respawn", {STORM: "A", SOUL: "I", "elder-1": "A"}, REAVER, health={STORM: 1})
    assert health(match, REAVER) == 1 + 1  # and 1 of Feral Vigor
    match = primary("respawn", {SCION: "A", SOUL: "I", "elder-1": "A"}, STORM, demon=SCION, health={SCION: 6})
    assert health(match, STORM) == 6


def test_a_frozen_lurker_that_comes_by_respawn_has_two_ice() -> None:
    """RU-J10."""
    match = primary("respawn", {STORM: "A", SOUL: "I", FLAME: "I"}, LURKER, ice=0)
    assert (ice(match), characters(match)[0]) == (2, LURKER)


def test_the_demon_that_leaves_by_respawn_goes_back_to_the_deck() -> None:
    """RU-J10: it is drawn again later, but not for itself."""
    match = primary("respawn", {STORM: "A", SOUL: "I", FLAME: "C"}, LORD)
    decks = table(match)["decks"]["demons"]
    assert (decks["characters"], decks["fallen"]) == (8, [])


def test_the_second_card_leads_the_new_demon() -> None:
    """C18: and its powers are those of the new one."""
    match = led(["respawn", "the-long-circuit", LORD], {STORM: "A", SOUL: "I", FLAME: "B"}, health={FLAME: 8})
    assert blows(match, LORD) == [((FLAME,), 4), ((FLAME,), 4)]
    assert [event.demon for event in only(match, "CoopCardDrawn")] == [STORM, LORD]


# -- C19 to C22 ------------------------------------------------------------------------------------------------------


def test_shadow_leap_places_the_demon_with_the_weakest_undefended_elder_and_strikes_for_five() -> None:
    """C19: a weaker one is guarded; leaving a golem that way does not hurt (RU-C07)."""
    there = {STORM: "A", "stone-golem-1": "A", SOUL: "E", "elder-1": "I", "elder-2": "B", "elder-3": "G", FLAME: "G"}
    match = primary("shadow-leap", there, health={"elder-1": 5, "elder-3": 1})
    assert (tile(match, STORM), tile(match, "elder-1"), health(match, STORM)) == ("I", None, 5)
    assert [event.how for event in only(match, "Moved") if event.unit == STORM] == ["place"]
    assert healths(match, "elder-2", "elder-3", FLAME) == (6, 1, 6)


def test_shadow_leap_goes_to_the_closest_of_equally_weak_elders() -> None:
    """C19: ties as in RU-J02."""
    match = primary("shadow-leap", {STORM: "A", SOUL: "E", "elder-1": "I", "elder-2": "C", FLAME: "G"})
    assert (tile(match, STORM), healths(match, "elder-1", "elder-2")) == ("C", (6, 1))


def test_the_players_choose_where_shadow_leap_is_tied() -> None:
    """C19, RU-J02."""
    match = primary("shadow-leap", {STORM: "A", SOUL: "E", "elder-1": "G", "elder-2": "C", FLAME: "I"})
    assert offered(match) == {"target elder-1", "target elder-2"}
    play(match, "target elder-1")
    assert (tile(match, STORM), healths(match, "elder-1", "elder-2")) == ("G", (1, 6))


def test_without_an_undefended_elder_shadow_leap_stays_and_strikes() -> None:
    """C19."""
    match = primary("shadow-leap", {STORM: "A", SOUL: "E", FLAME: "A", "elder-1": "I", PHASE: "I"}, health=STURDY)
    assert (tile(match, STORM), healths(match, FLAME, "elder-1")) == ("A", (3, 6))


def test_shadow_leap_has_to_move_two_in_its_lower_half_and_strikes_for_two() -> None:
    """C19: away from the elder on the tile, past the next, to the third."""
    there = {STORM: "A", SOUL: "I", "elder-1": "A", "elder-2": "B", "elder-3": "C"}
    match = secondary("shadow-leap", there, health={"elder-3": 5})
    assert path(match, STORM) == ["B", "C"]
    assert healths(match, "elder-1", "elder-2", "elder-3") == (6, 6, 3)


def test_fling_aside_lets_the_players_move_each_knight_away_before_the_blow_for_six() -> None:
    """C20: the owner of each says where; the elder they guarded is hit."""
    there = {STORM: "A", SOUL: "I", "elder-1": "B", FLAME: "B", PHASE: "B"}
    match = primary("fling-aside", there, seats=2)
    assert (asked_seat(match), offered(match)) == (0, {f"push {FLAME} {where}" for where in "ACE"})
    play(match, f"push {FLAME} A")
    assert (asked_seat(match), offered(match)) == (1, {f"push {PHASE} {where}" for where in "ACE"})
    play(match, f"push {PHASE} E")
    assert (tile(match, FLAME), tile(match, PHASE), path(match, STORM)) == ("A", "E", ["B"])
    assert (tile(match, "elder-1"), healths(match, FLAME, PHASE)) == (None, (6, 6))


def test_a_knight_that_was_flung_aside_may_come_back_to_defend() -> None:
    """C20, 12.2: from the next tile."""
    match = primary("fling-aside", {STORM: "A", SOUL: "I", "elder-1": "A", FLAME: "A"}, defense={FLAME: 5})
    play(match, f"push {FLAME} B", f"take {FLAME} elder-1 5")
    assert (tile(match, FLAME), healths(match, FLAME, "elder-1")) == ("A", (5, 6))


def test_chains_from_below_place_the_nearest_knight_on_the_tile_and_strike_it_for_five() -> None:
    """C21, RU-J23: although an elder is there."""
    match = primary("chains-from-below", {STORM: "A", SOUL: "E", "elder-1": "A", FLAME: "C", PHASE: "I"}, health=STURDY)
    assert (tile(match, FLAME), healths(match, FLAME, "elder-1")) == ("A", (3, 6))
    assert blows(match, STORM) == [((FLAME,), 5)]


def test_chains_from_below_strike_a_knight_that_is_there_already() -> None:
    """C21."""
    match = primary("chains-from-below", {STORM: "A", SOUL: "E", FLAME: "A", PHASE: "B"}, health=STURDY)
    assert (health(match, FLAME), tile(match, PHASE)) == (3, "B")


def test_chains_from_below_without_a_knight_do_nothing() -> None:
    """C21: elders are no knights."""
    match = primary("chains-from-below", {STORM: "A", "elder-1": "A"})
    assert (blows(match, STORM), asked(match)) == ([], "ask-corner")


def test_sunder_steel_takes_all_defense_of_close_and_adjacent_knights() -> None:
    """C22: before the demon stalks and strikes for four; nobody can defend."""
    match = primary("sunder-steel", {STORM: "E", SOUL: "E", FLAME: "B", PHASE: "H"},
                    defense={FLAME: 5, PHASE: 3}, health={FLAME: 4, PHASE: 8})  # fmt: skip
    assert path(match, STORM) == ["B"]
    assert points(match) == (1, 0)
    assert (defense(match, PHASE), tile(match, FLAME)) == (0, None)


def test_sunder_steel_does_not_reach_a_knight_two_tiles_away() -> None:
    """C22: he is struck at, but may defend."""
    match = primary("sunder-steel", {STORM: "A", SOUL: "E", FLAME: "C"}, defense={FLAME: 3})
    assert (defense(match, FLAME), path(match, STORM)) == (3, ["B"])


def test_sunder_steel_takes_one_defense_of_the_nearest_knight_in_its_lower_half() -> None:
    """C22, RU-J23: also of one far away; then melee for three."""
    match = secondary("sunder-steel", {STORM: "A", SOUL: "E", "elder-1": "A", FLAME: "I"}, defense={FLAME: 3})
    assert (defense(match, FLAME), health(match, "elder-1")) == (2, 3)


# -- C23 and C24 -----------------------------------------------------------------------------------------------------


def test_hesitation_heals_one() -> None:
    """C23: and nothing else happens."""
    match = led(["hesitation", "hail-of-cinders"], {STORM: "A", FLAME: "A", "elder-1": "B"}, health={STORM: 1})
    assert (healths(match, STORM, FLAME, "elder-1"), path(match, STORM)) == ((2, 6, 6), [])


def test_unholy_chorus_lets_every_demon_stalk_and_strike_for_three() -> None:
    """C24: in turn order from the active one."""
    named = [STORM, FLAME, SOUL, PHASE, LORD, "seer-knight"]
    there = {STORM: "A", SOUL: "I", LORD: "G", "elder-1": "B", "elder-2": "F", "elder-3": "H"}
    match = primary("unholy-chorus", there, characters=named, seats=3, health={"elder-2": 5})
    struck = [(event.attacker, event.units, event.damage) for event in only(match, "AttackDeclared")]
    assert struck == [(STORM, ("elder-1",), 3), (SOUL, ("elder-2",), 3), (LORD, ("elder-3",), 3)]
    assert [tile(match, demon) for demon in (STORM, SOUL, LORD)] == ["B", "F", "H"]


def test_unholy_chorus_begins_with_the_active_demon() -> None:
    """C24: here the second of the order."""
    there = {STORM: "A", LORD: "I", "elder-1": "B", "elder-2": "F"}
    match = primary("unholy-chorus", there, demon2=LORD, turn=2)
    assert [event.attacker for event in only(match, "AttackDeclared")] == [LORD, STORM]


def test_a_demon_that_meets_enemies_does_not_stalk_in_the_chorus() -> None:
    """C24, Stalk."""
    match = primary("unholy-chorus", {STORM: "A", SOUL: "I", "elder-1": "A", FLAME: "F", "elder-2": "I"})
    assert [path(match, demon) for demon in (STORM, SOUL)] == [[], []]
    assert healths(match, "elder-1", "elder-2", FLAME) == (3, 3, 6)


def test_in_the_chorus_each_demon_avoids_only_tiles_it_has_been_to_itself() -> None:
    """C24, RU-J07: both come to the same elder."""
    match = primary("unholy-chorus", {STORM: "A", LORD: "C", "elder-1": "B"}, demon2=LORD)
    assert [path(match, demon) for demon in (STORM, LORD)] == [["B"], ["B"]]
    assert points(match) == (2, 0)
