"""Minions: the end of a round, command, supplies (rulings RU-G01 to RU-G13)."""

from __future__ import annotations

import pytest

from caliburn import Match
from tests.games.knight_fall.table import (
    LOCATIONS,
    active,
    asked,
    asked_seat,
    at,
    demon_turn,
    four,
    health,
    healths,
    knight_turn,
    offered,
    only,
    play,
    points,
    round_end,
    table,
    tile,
    units,
)

SF, SS, FK, PK = "storm-fiend", "soulstealer", "flame-knight", "phase-knight"
APART = {SF: "E", SS: "E", FK: "A", PK: "I"}
GOLEMS = {f"stone-golem-{n}": "G" for n in (1, 2, 3, 4)}
IMPS = {f"imp-{n}": "B" for n in (1, 2, 3, 4)}


def about(match: Match, minion: str) -> set[str]:
    return {text.removeprefix(f"order {minion} ") for text in offered(match, f"order {minion}")}


def until(match: Match, prompt: str) -> Match:
    while asked(match) != prompt:
        play(match, "pass")
    return match


# -- the end of a round ----------------------------------------------------------------------------------------------


def test_a_round_ends_with_a_point_golems_imps_a_golem_and_an_imp() -> None:
    """In this order; then the first demon is on turn again."""
    match = round_end({**APART, "stone-golem-1": "C", "imp-1": "B"}, points={"knights": 3}, round=2)
    assert (points(match), asked_seat(match)) == ((0, 4), 1)
    assert about(match, "stone-golem-1") == {"move B", "move F"}
    play(match, "order stone-golem-1 move F", "order stone-golem-1 move I")
    assert asked_seat(match) == 0
    assert about(match, "imp-1") == {"move A", "move C", "move E"}
    play(match, "order imp-1 move A", f"order imp-1 melee {FK}", "pass")
    assert (asked(match), asked_seat(match)) == ("ask-new-golem", 1)
    assert offered(match) == {"put A", "put C", "put G", "put I"}
    play(match, "put G")
    assert (tile(match, "stone-golem-2"), tile(match, "imp-2")) == ("G", "E")
    assert (active(match), table(match)["round"], health(match, FK)) == (SF, 3, 5)


def test_killed_minions_may_be_placed_again() -> None:
    """RU-G01: the limit is how many stand on the board at once."""
    match = knight_turn("encircle", {FK: "B", SF: "E", **IMPS})
    assert table(match)["supply"]["imp"] == 0
    play(match, "play encircle", "target imp-3")
    assert table(match)["supply"]["imp"] == 1
    match = demon_turn("swarm", {SF: "E", "imp-1": "B", "imp-2": "B", "imp-4": "B"})
    play(match, "play swarm", "summon")
    assert (tile(match, "imp-3"), health(match, "imp-3")) == ("E", 2)


def test_the_team_picks_the_order_and_each_minion_finishes_before_the_next() -> None:
    """RU-G02."""
    match = round_end({**APART, "imp-1": "B", "imp-2": "D", "imp-3": "F"})
    assert {text.split()[1] for text in offered(match, "order")} == {"imp-1", "imp-2", "imp-3"}
    play(match, "order imp-2 move G")
    assert {text.split()[1] for text in offered(match, "order")} == {"imp-2"}
    play(match, "order imp-2 move D")
    assert {text.split()[1] for text in offered(match, "order")} == {"imp-1", "imp-3"}


def test_the_captain_leads_the_minions_of_a_team() -> None:
    """RU-G02, RU-A13: the owner of the first character of the team."""
    match = at(
        seats=4,
        turn=3,
        end_of_round=True,
        characters=four(),
        hands=[[], [], [], []],
        units={**APART, "stone-golem-1": "C", "imp-1": "B"},
    )
    assert (asked_seat(match), table(match)["players"][1]["captain"]) == (1, True)
    play(match, "pass")
    assert (asked_seat(match), table(match)["players"][0]["captain"]) == (0, True)


@pytest.mark.parametrize(
    ("minion", "where", "other"), [("imp-1", "B", "imp-2"), ("stone-golem-1", "C", "stone-golem-2")]
)
def test_a_wounded_imp_or_stone_golem_must_heal_first(minion: str, where: str, other: str) -> None:
    """RU-G03: with its first action; the second one is free, and those that are not wounded are."""
    match = round_end({**APART, minion: where, other: where}, health={minion: 1})
    assert about(match, minion) == {"heal self"}
    assert "heal self" not in about(match, other)
    play(match, f"order {minion} heal self")
    assert health(match, minion) == 2
    assert "heal self" not in about(match, minion)
    assert about(match, minion)


def test_an_imp_that_is_wounded_while_it_acts_need_not_heal() -> None:
    """RU-G03: only if it was wounded at the start of its activation."""
    match = round_end({**APART, FK: "B", "imp-1": "B"}, defense={FK: 0})
    play(match, "order imp-1 move C")
    assert health(match, "imp-1") == 1
    assert about(match, "imp-1") == {"move B", "move F", "heal self"}


@pytest.mark.parametrize(("golem", "maker"), [("ice-golem-1", "ice-knight"), ("slag-golem-1", "earth-knight")])
def test_ice_and_slag_golems_may_heal_but_need_not(golem: str, maker: str) -> None:
    """RU-G04: two actions at the start of their maker's turn."""
    match = at(
        characters=[SF, maker, SS, PK],
        hands=[[], []],
        turn=0,
        health={golem: 1},
        units={SF: "E", SS: "E", maker: "A", PK: "I", golem: "C", "imp-1": "C"},
        makers={golem.split("-")[0]: 1},
    )
    play(match, "done")
    assert asked_seat(match) == 1
    assert about(match, golem) == {"move B", "move F", "melee imp-1", "heal self"}
    play(match, f"order {golem} melee imp-1", f"order {golem} heal self")
    assert healths(match, golem, "imp-1") == (2, 1)
    assert asked(match) == "ask-play"


def test_a_commanded_imp_never_has_to_heal() -> None:
    """RU-G05: and cannot."""
    match = demon_turn("rend", {SF: "A", "imp-1": "A", "elder-1": "A"}, health={"imp-1": 1})
    play(match, "minor rend command")
    assert about(match, "imp-1") == {"move B", "move D", "melee elder-1"}


def test_new_minions_act_from_the_next_round_on() -> None:
    """RU-G06: the golem and the imp of a round's end, and a golem just carved."""
    match = until(round_end(APART), "ask-new-golem")
    play(match, "put C")
    assert asked(match) == "ask-play"
    assert (tile(match, "stone-golem-1"), tile(match, "imp-1")) == ("C", "E")
    match = knight_turn("", {"ice-knight": "A", SF: "A"}, knight="ice-knight", magic=2)
    play(match, "cast")
    assert (asked(match), tile(match, "ice-golem-1")) == ("ask-play", "A")


def test_with_an_empty_supply_nothing_is_placed() -> None:
    """RU-G07: neither at the end of a round nor by command."""
    match = round_end({**APART, **GOLEMS, **IMPS})
    while asked(match) != "ask-play":
        play(match, "pass")
    assert sum(name.startswith(("imp", "stone")) for name in units(match)) == 8
    assert only(match, "MinionPlaced") == []
    match = demon_turn("swarm", {SF: "E", **IMPS}, held=2)
    assert "summon" not in offered(match)


# -- command ---------------------------------------------------------------------------------------------------------


def test_commands_of_different_cards_are_held_for_an_imp() -> None:
    """RU-G08."""
    match = demon_turn("rend hurl", {SF: "A", "imp-1": "I"})
    play(match, "minor rend command", "hold")
    assert "summon" not in offered(match)
    play(match, "minor hurl command", "hold")
    assert "summon" in offered(match)
    play(match, "summon")
    assert (tile(match, "imp-2"), table(match)["doing"]["held"]) == ("E", 0)
    assert "summon" not in offered(match)


def test_held_commands_are_lost_at_the_end_of_the_turn() -> None:
    """RU-G08: the next demon of the same player begins without."""
    match = demon_turn("rend", {**APART, SF: "A"}, held=1)
    play(match, "done")
    while active(match) != SS:
        play(match, "done" if "done" in offered(match) else "pass")
    assert table(match)["doing"]["held"] == 0


def test_a_held_command_orders_nobody_any_more() -> None:
    """RU-G08: it waits for a second one."""
    match = demon_turn("rend", {SF: "A", "imp-1": "A"}, held=1)
    assert offered(match, "order") == set()


@pytest.mark.parametrize(("card", "steps"), [("dark-gift", [f"target {SF}"]), ("swarm", [])])
def test_commands_of_a_primary_are_used_at_once(card: str, steps: list[str]) -> None:
    """RU-G13: never held."""
    match = demon_turn(card, {SF: "A", "imp-1": "A"})
    play(match, f"play {card}", *steps)
    assert about(match, "imp-1") == {"move B", "move D"}
    assert "hold" not in offered(match)
    play(match, "pass")
    assert table(match)["doing"]["held"] == 0


def test_the_command_of_call_the_brood_is_used_at_once() -> None:
    """RU-G13: the Imp Lord's magic; one command places no imp."""
    match = demon_turn("", {"imp-lord": "A", "elder-1": "A"}, demon="imp-lord", magic=2)
    play(match, "cast")
    assert offered(match) == {"order imp-1 move B", "order imp-1 move D", "order imp-1 melee elder-1", "pass"}


# -- five players ----------------------------------------------------------------------------------------------------

FIVE = [SF, FK, SS, PK, "imp-lord"]


def five(placed: dict[str, str]) -> Match:
    there = {SF: "E", SS: "E", "imp-lord": "E", FK: "B", PK: "H"}
    return at(seats=5, turn=4, end_of_round=True, characters=FIVE, units={**there, **placed}, hands=[[]] * 5)


def test_with_five_players_four_golems_come_at_the_end_of_a_round() -> None:
    """RU-G09: each on any corner, also all on one, also where enemies stand."""
    match = until(five({"imp-1": "A"}), "ask-new-golem")
    for _ in range(4):
        assert offered(match) == {"put A", "put C", "put G", "put I"}
        play(match, "put A")
    assert asked(match) == "ask-play"
    assert [name for name, where in units(match).items() if where == "A"] == ["imp-1", *GOLEMS]


def test_with_five_players_there_are_no_more_golems_than_four() -> None:
    """RU-G09."""
    match = until(five({"stone-golem-2": "C", "stone-golem-3": "C"}), "ask-new-golem")
    play(match, "put G", "put I")
    assert asked(match) == "ask-play"
    assert {name: where for name, where in units(match).items() if "golem" in name} == {
        "stone-golem-1": "G", "stone-golem-2": "C", "stone-golem-3": "C", "stone-golem-4": "I",
    }  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_with_others_one_golem_comes(seats: int) -> None:
    names = [SF, FK, SS, PK, "imp-lord", "holy-knight"][: 6 if seats == 6 else 4]
    match = at(
        seats=seats,
        turn=len(names) - 1,
        end_of_round=True,
        characters=names,
        hands=[[]] * seats,
        units={SF: "E", FK: "B"},
    )
    play(until(match, "ask-new-golem"), "put A")
    assert [name for name in units(match) if "golem" in name] == ["stone-golem-1"]


# -- what minions do -------------------------------------------------------------------------------------------------


def test_an_imp_that_strikes_at_a_guarded_elder_hits_the_knight() -> None:
    """RU-G10."""
    match = demon_turn("rend", {SF: "A", "imp-1": "A", "elder-1": "A", FK: "A"}, defense={FK: 0})
    play(match, "minor rend command", "order imp-1 melee elder-1")
    assert healths(match, "elder-1", FK) == (6, 5)


def test_minions_feel_only_what_a_tile_does_to_every_unit() -> None:
    """RU-G11: the infirmary heals no imp, the shadowy nook hurts it."""
    match = demon_turn(
        "rend hurl", {SF: "B-north", "imp-1": "B-north", "elder-4": "D"}, options=LOCATIONS, health={"imp-1": 1}
    )
    play(match, "minor rend command", "order imp-1 move A")
    assert health(match, "imp-1") == 1
    match = demon_turn("rend", {SF: "E", "imp-1": "E", "elder-4": "D"}, options=LOCATIONS)
    play(match, "minor rend command", "order imp-1 move D")
    assert health(match, "imp-1") == 1


def test_golems_may_go_to_the_seal() -> None:
    """RU-G12."""
    match = round_end({**APART, "stone-golem-1": "B"})
    play(match, "order stone-golem-1 move E", f"order stone-golem-1 melee {SF}")
    assert (tile(match, "stone-golem-1"), health(match, SF)) == ("E", 4)


def test_minions_score_nothing() -> None:
    match = knight_turn("whirling-steel", {FK: "A", "imp-1": "A", SF: "E"}, health={"imp-1": 1})
    play(match, "play whirling-steel")
    assert (tile(match, "imp-1"), points(match)) == (None, (0, 1))
