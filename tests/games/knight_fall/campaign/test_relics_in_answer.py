"""Relics that answer something: the Shield, the Bell, the Hourglass and the Mirror (Relics; RU-K14)."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.campaign.field import (
    BLOW,
    CRUSHER,
    HAND,
    HORNED,
    ICE,
    IDLE,
    LORD,
    REAVER,
    SCION,
    SHADE,
    SOUL,
    STORM,
    WRATH,
    fight,
    settle,
    sheet_of,
    turns,
)
from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    active,
    asked,
    characters,
    decline,
    defense,
    go,
    hand,
    health,
    healths,
    kinds,
    offered,
    only,
    play,
    table,
    tile,
    turn_of,
)

SHIELD, BELL, GLASS, MIRROR = "thornwood-shield", "bell-of-nine-names", "hourglass-of-ash", "mirror-of-still-water"
BOARD = {SHADE: "Er", HORNED: "Ir", FLAME: "Er", PHASE: "Br"}


def owning(relic: str, cards: list[str], units: dict[str, str] = BOARD, **more: Any) -> Match:
    """The party owns a relic; the first demon acts, or a knight is on turn."""
    return fight("2", units, cards, **{"sheet": {"relics": [relic]}, **more})


# -- Thornwood Shield ------------------------------------------------------------------------------------------------


def test_the_shield_prevents_all_damage_of_one_knight() -> None:
    match = owning(SHIELD, BLOW)
    assert offered(match) == {f"shield {FLAME}", "pass"}
    play(match, f"shield {FLAME}")
    settle(match)
    assert health(match, FLAME) == 6
    assert [event.relic for event in only(match, "RelicUsed")] == [SHIELD]


def test_declining_keeps_the_shield_for_later() -> None:
    match = owning(SHIELD, ["circling-fire", "savage-rush"], health={FLAME: 8})
    assert "pass" in offered(match)
    seen = 0
    while asked(match) == "ask-shield":
        seen += 1
        play(match, "pass")
    assert seen >= 1
    assert not only(match, "RelicUsed")


def test_the_shield_protects_an_elder_from_damage_to_all() -> None:
    """One of those that are hurt; the others take theirs."""
    match = owning(SHIELD, ["inferno", "hail-of-cinders"], BOARD | {"elder-1": "Er", "stone-golem-1": "Er"})
    assert offered(match) == {f"shield {FLAME}", "shield elder-1", "pass"}  # no golem
    play(match, "shield elder-1")
    settle(match)
    assert healths(match, FLAME, "elder-1", "stone-golem-1") == (3, 6, 0)


def test_the_shield_protects_an_elder_that_nobody_guards() -> None:
    match = owning(SHIELD, BLOW, {SHADE: "Ar", HORNED: "Ir", FLAME: "Cr", PHASE: "Br", "elder-1": "Ar"})
    assert offered(match) == {"shield elder-1", "pass"}
    play(match, "shield elder-1")
    assert health(match, "elder-1") == 6


def test_a_blow_at_a_guarded_elder_can_only_be_kept_from_the_knight_that_takes_it() -> None:
    match = owning(SHIELD, BLOW, BOARD | {"elder-1": "Er"})
    assert offered(match) == {f"shield {FLAME}", "pass"}


def test_the_shield_comes_after_defense_and_covers_what_is_left_of_all_packets() -> None:
    """KF-X25: a knight that took over an elder's damage is kept from both."""
    match = owning(
        SHIELD, ["inferno", "hail-of-cinders"], BOARD | {"elder-1": "Er"}, defense={FLAME: 3}, health={FLAME: 6}
    )
    assert asked(match) == "ask-defend"
    play(match, f"take {FLAME} elder-1 1", "pass")
    play(match, f"shield {FLAME}")
    settle(match)
    assert (health(match, FLAME), health(match, "elder-1"), defense(match, FLAME)) == (6, 6, 2)


def test_it_is_not_offered_where_defense_blocked_everything() -> None:
    match = owning(SHIELD, ["dark-mending", "circling-dread"], defense={FLAME: 5})
    play(match, f"take {FLAME} {FLAME} 4")
    assert (asked(match), defense(match, FLAME), health(match, FLAME)) == ("ask-play", 1, 6)


def test_the_shield_does_not_help_against_disengagement() -> None:
    """It answers attacks."""
    match = owning(SHIELD, [], turn=1)
    play(match, "basic move", "go Br")
    assert (asked(match), health(match, FLAME)) == ("ask-play", 5)


def test_the_shield_helps_against_imps_at_the_end_of_a_round() -> None:
    match = owning(SHIELD, [], {SHADE: "Hr", HORNED: "Ir", FLAME: "Br", PHASE: "Cr", "imp-1": "Br"}, end_of_round=True)
    play(match, f"shield {FLAME}")
    assert health(match, FLAME) == 5  # from its second action
    assert asked(match) != "ask-shield"


def test_a_knight_that_lost_nothing_does_not_strike_back() -> None:
    """Retribution asks for lost health."""
    match = owning(
        SHIELD, BLOW, {SHADE: "Er", HORNED: "Ir", WRATH: "Er", PHASE: "Br"}, knights=(WRATH, PHASE), health={WRATH: 8}
    )
    play(match, f"shield {WRATH}")
    assert asked(match) != "ask-retribution"


def test_captains_answer_for_the_party_when_two_play() -> None:
    """RU-K14, RU-A13: any player may use it; one is asked."""
    match = owning(SHIELD, BLOW, seats=2)
    assert (asked(match), len(match.asks)) == ("ask-shield", 1)


# -- Bell of Nine Names ----------------------------------------------------------------------------------------------


def test_the_bell_makes_a_demon_skip_its_turn_without_cards() -> None:
    match = owning(BELL, [])
    assert (asked(match), offered(match)) == ("ask-bell", {f"use {BELL}", "pass"})
    play(match, f"use {BELL}")
    assert (active(match), asked(match)) == (FLAME, "ask-play")
    assert turns(match) == [FLAME]
    assert (table(match)["coop"]["deck"], table(match)["coop"]["discards"]) == (24, [])
    assert tile(match, SHADE) == "Er"


def test_nothing_of_the_turn_that_is_skipped_happens() -> None:
    """Neither crawlers nor halos."""
    match = fight(
        "7",
        {CRUSHER: "Ir", SOUL: "Hr", FLAME: "Br", PHASE: "Br", "crawler-1": "Br"},
        halos=["Ir"],
        sheet={"relics": [BELL]},
    )
    play(match, f"use {BELL}")
    assert (health(match, CRUSHER), healths(match, FLAME, PHASE)) == (6, (6, 6))
    assert "MinionActs" not in kinds(match)


def test_if_it_is_not_rung_the_bell_is_offered_for_the_other_demon() -> None:
    match = owning(BELL, [*IDLE, *HAND])
    play(match, "pass")
    turn_of_flame = settle(match)
    play(turn_of_flame, "done")
    assert (asked(match), table(match)["active"]) == ("ask-bell", 2)
    play(match, f"use {BELL}")
    assert active(match) == PHASE
    while asked(match) != "ask-play" or active(match) == PHASE:
        assert asked(match) != "ask-bell"
        decline(match)


def test_for_an_empty_place_the_bell_is_not_offered() -> None:
    match = owning(BELL, [], {HORNED: "Ir", FLAME: "Er", PHASE: "Br"})
    assert (asked(match), active(match)) == ("ask-play", FLAME)


# -- Hourglass of Ash ------------------------------------------------------------------------------------------------


def test_the_hourglass_gives_the_same_knight_another_turn_at_once() -> None:
    match = owning(GLASS, HAND, turn=1, hands=[["tower-shield"]], seals={FLAME: "seal-of-warding"})
    play(match, "done")
    assert (asked(match), offered(match)) == ("ask-hourglass", {f"use {GLASS}", "pass"})
    assert sorted(hand(match, 0) or []) == sorted(HAND)  # the new hand is drawn
    play(match, f"use {GLASS}")
    assert (active(match), asked(match), table(match)["round"]) == (FLAME, "ask-play", 1)
    assert turns(match) == [FLAME]
    assert defense(match, FLAME) == 1  # a turn from its start: the seal
    assert table(match)["players"][0]["basic"]


def test_once_a_turn_limits_are_new_on_that_turn() -> None:
    match = owning(GLASS, HAND, turn=1, seals={FLAME: "seal-of-swiftness"})
    play(match, "free seal-of-swiftness", "go Br")
    play(match, "done", f"use {GLASS}")
    assert "free seal-of-swiftness" in offered(match)


def test_after_that_turn_the_demon_acts_and_the_hourglass_is_empty() -> None:
    match = owning(GLASS, [*HAND, "sanctuary", "intercept", "sunburst"], turn=1)
    play(match, "done", f"use {GLASS}", "done")
    assert asked(match) != "ask-hourglass"
    settle(match)
    assert turns(match)[:2] == [FLAME, HORNED]
    turn_of(match, PHASE)
    play(match, "done")
    assert asked(match) != "ask-hourglass"


def test_it_is_offered_after_the_last_turn_of_a_round_before_the_round_ends() -> None:
    match = owning(GLASS, HAND, turn=3)
    play(match, "done", f"use {GLASS}")
    assert (active(match), table(match)["round"]) == (PHASE, 1)
    assert "RoundEnded" not in kinds(match)


def test_a_knight_that_fell_on_its_turn_has_no_other() -> None:
    match = owning(GLASS, HAND, turn=1, health={FLAME: 1})
    play(match, "basic move", "go Br")
    assert asked(match) != "ask-hourglass"
    assert not only(match, "RelicUsed")


def test_golems_of_the_knight_act_again_on_that_turn() -> None:
    match = owning(
        GLASS,
        HAND,
        {SHADE: "Er", HORNED: "Ir", ICE: "Br", PHASE: "Br", "ice-golem-1": "Dr"},
        knights=(ICE, PHASE),
        turn=1,
        makers={"ice": 1},
    )
    play(match, "done", f"use {GLASS}")
    assert offered(match, "order ice-golem-1")


# -- Mirror of Still Water -------------------------------------------------------------------------------------------


def test_the_mirror_changes_both_cards_before_they_do_anything() -> None:
    match = owning(MIRROR, [*BLOW, "hesitation", "circling-dread"])
    assert (asked(match), offered(match)) == ("ask-mirror", {f"use {MIRROR}", "pass"})
    assert table(match)["coop"]["shown"] == BLOW
    assert health(match, FLAME) == 6
    play(match, f"use {MIRROR}")
    drawn = [(event.card, event.half) for event in only(match, "CoopCardDrawn")]
    assert drawn == [("hesitation", "primary"), ("circling-dread", "secondary")]
    assert health(match, FLAME) == 6
    coop = table(match)["coop"]
    assert (coop["deck"], sorted(coop["discards"])) == (20, sorted([*BLOW, "hesitation", "circling-dread"]))


def test_the_new_cards_cannot_be_changed_again() -> None:
    match = owning(MIRROR, [*BLOW, "hesitation", "circling-dread"])
    play(match, f"use {MIRROR}")
    assert asked(match) != "ask-mirror"
    assert sheet_of(match)["battle"]["relics"] == []


def test_declining_lets_the_cards_stand() -> None:
    match = owning(MIRROR, BLOW, health={FLAME: 8})
    play(match, "pass")
    assert health(match, FLAME) == 2


def test_an_answer_that_reveals_nothing_can_be_taken_back() -> None:
    match = owning(SHIELD, BLOW)
    before = table(match)
    play(match, f"shield {FLAME}")
    match.undo(0)
    assert table(match) == before
    assert offered(match) == {f"shield {FLAME}", "pass"}


@pytest.mark.parametrize("relic", [SHIELD, BELL, GLASS, MIRROR])
def test_a_relic_that_was_used_is_not_offered_again_in_this_battle(relic: str) -> None:
    match = owning(relic, [], sheet={"relics": [relic], "used": [relic]}, then=5)
    prompts = {"ask-shield", "ask-bell", "ask-hourglass", "ask-mirror"}
    for _ in range(60):
        if not match.asks or not sheet_of(match)["battle"]:
            break
        assert asked(match) not in prompts
        decline(match)


def test_the_shield_is_asked_for_while_a_looming_demon_waits_too() -> None:
    match = fight(
        "6",
        {SCION: "I", LORD: "C", FLAME: "Hr", PHASE: "Gr"},
        ["headlong-charge", "hail-of-cinders"],
        health={SCION: 1},
        sheet={"relics": [SHIELD], "looming": [HORNED]},
    )
    assert offered(match) == {f"shield {FLAME}", "pass"}  # the wake
    play(match, f"shield {FLAME}")
    assert tile(match, HORNED) == "Hr"
    assert health(match, FLAME) == 6
    assert characters(match)[0] == HORNED
    assert not {STORM, REAVER} & {event.character for event in only(match, "TurnBegan")}
    go(match)
