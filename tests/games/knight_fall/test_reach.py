"""What the page lights for a card in hand: tiles it could lead to, units it could hurt. It is what then happens."""

from __future__ import annotations

from random import Random
from typing import Any

from caliburn import Match, new_match, text_of
from caliburn.games.knight_fall.components import ours
from caliburn.games.knight_fall.events import AttackDeclared
from caliburn.kernel.view import REFEREE
from tests.games.knight_fall.table import (
    FLAME,
    GAME,
    LOCATIONS,
    SOUL,
    STORM,
    asked,
    demon_turn,
    knight_turn,
    play,
    table,
)

AROUND = {FLAME: "A", STORM: "B", SOUL: "E", "imp-1": "A", "imp-2": "D", "elder-1": "A"}


def reach(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["table"]["reach"]
    return found


def test_a_charge_tells_how_far_each_tile_is_and_whom_it_could_strike_there() -> None:
    told = reach(knight_turn("faithful-charge", AROUND), 1)["cards"]["faithful-charge"]
    assert told["tiles"] == {"B": 1, "D": 1, "C": 2, "E": 2, "G": 2}
    assert told["hits"] == {"imp-1": 2, "imp-2": 2, STORM: 2, SOUL: 2}


def test_a_blow_at_a_guarded_elder_is_told_where_it_lands() -> None:
    units = {STORM: "A", FLAME: "A", "elder-1": "A", "elder-2": "B"}
    told = reach(demon_turn("rend disintegrate elders-bane shadow-strike", units), 0)["cards"]
    assert told["rend"]["hits"] == {FLAME: 3}
    assert told["disintegrate"]["hits"] == {"elder-2": 4}
    assert told["elders-bane"]["hits"] == {}
    assert told["shadow-strike"]["hits"] == {"elder-1": 2}


def test_symbols_and_actions_have_a_reach_of_their_own() -> None:
    told = reach(knight_turn("radiant-lance cleaving-oath", AROUND), 1)
    assert told["symbols"]["radiant-lance"]["hits"] == {STORM: 2, "imp-2": 2}
    assert told["symbols"]["cleaving-oath"] == {"tiles": {"B": 1, "D": 1}, "hits": {"imp-1": 1}}
    assert told["actions"]["ranged"]["hits"] == {STORM: 1, "imp-2": 1}


def test_mire_and_water_end_a_way() -> None:
    units = {FLAME: "A", STORM: "I"}
    dry = reach(knight_turn("carry-to-safety", units), 1)["cards"]["carry-to-safety"]["tiles"]
    tiles = ["A", "Dr", "C", "B", "E", "F", "G", "H", "I"]
    wet = knight_turn("carry-to-safety", units, options=LOCATIONS, tiles=tiles)
    assert reach(wet, 1)["cards"]["carry-to-safety"]["tiles"] == {"Dr": 1, "B": 1, "E": 2}
    assert dry == {"B": 1, "D": 1, "C": 2, "E": 2, "G": 2}


def test_only_who_sees_the_hand_sees_its_reach_and_only_while_a_card_is_to_be_chosen() -> None:
    match = knight_turn("faithful-charge", AROUND)
    assert reach(match, 1)
    assert match.view(REFEREE)["table"]["reach"] == reach(match, 1)
    assert match.view(0)["table"]["reach"] is None
    assert match.view(None)["table"]["reach"] is None
    assert reach(play(match, "play faithful-charge"), 1) is None


def test_what_is_told_is_what_the_card_then_does() -> None:
    """In games played at random attacks hit the units that were told, with that damage, and first steps lead there."""
    met = {"strike": 0, "steps": 0}
    for seed in range(6):
        match, rng = new_match(GAME, seats=2, options=LOCATIONS, seed=seed), Random(seed)
        while match.result is None and match.answers < 260:
            ask = match.asks[0]
            if asked(match) == "ask-play" and rng.random() < 0.4:
                for kind, number in compare(match, ask.seat).items():
                    met[kind] += number
            match.play(ask.seat, rng.choice(ask.options))
    assert met["strike"] > 60, met
    assert met["steps"] > 60, met


def compare(match: Match, seat: int) -> dict[str, int]:
    told = reach(match, seat)
    side = table(match)["players"][seat]["side"]
    cards = {card.id: card for card in ours().cards[int(side == "knights")]}
    met = {"strike": 0, "steps": 0}
    for name, found in told["cards"].items():
        first, *rest = cards[name].effects
        if first.do == "strike" and not rest and first.up_to == 1:
            attacks = attacks_after(match, seat, f"play {name}")
            assert {unit: attacks[unit] for unit in sorted(attacks)} == dict(sorted(found["hits"].items())), name
            met["strike"] += len(attacks)
        elif first.do == "move":
            after = play(match.clone(), f"play {name}")
            ways = {tile.partition("-")[0] for move, tile in words_of(after, seat) if move == "go"}
            here = next(unit["tile"] for unit in table(match)["units"] if unit["place"] == table(match)["active"])
            assert ways - {here} == {tile for tile, steps in found["tiles"].items() if steps == 1}
            met["steps"] += len(ways)
    return met


def words_of(match: Match, seat: int) -> list[list[str]]:
    options = [ask.options for ask in match.asks if ask.seat == seat]
    return [words for moves in options for move in moves if len(words := text_of(move).split()) == 2]


def attacks_after(match: Match, seat: int, move: str) -> dict[str, int]:
    """The damage of the attack that follows a move, by the unit it would hit, for each target that may be chosen."""
    before = match.event_count
    after = play(match.clone(), move)
    targets = (
        [words[1] for words in words_of(after, seat) if words[0] == "target"] if asked(after) == "ask-target" else []
    )
    found: dict[str, int] = {}
    for then in [play(after.clone(), f"target {target}") for target in targets] or [after]:
        events = [numbered.event for numbered in then.events(REFEREE, before)]
        declared = next((event for event in events if isinstance(event, AttackDeclared)), None)
        if declared is not None:
            for unit in guards_of(match, declared.units[0], move):
                found[unit] = max(found.get(unit, 0), declared.damage)
    return found


def guards_of(match: Match, unit: str, move: str) -> list[str]:
    """The knights on the tile of an elder that is aimed at, else the unit itself."""
    units = table(match)["units"]
    tile = next(one["tile"] for one in units if one["name"] == unit)
    knights = [one["name"] for one in units if one["kind"] == "knight" and one["tile"] == tile]
    guarded = unit.startswith("elder-") and not move.endswith("shadow-strike")
    return (knights if guarded else []) or [unit]
