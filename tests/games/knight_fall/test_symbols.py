"""The two symbols of every power card, played as its secondary ability (spec, sections 6 and 7)."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.table import defense, demon_turn, hand, knight_turn, offered, play, table

SF, FK = "storm-fiend", "flame-knight"
KNIGHTS = """
cleaving-oath move melee | radiant-lance ranged ranged | encircle melee melee | whirling-steel melee melee
sunburst ranged magic | shield-bash melee defend | chains-of-penance ranged move | faithful-charge move melee
voice-of-the-quarry ranged melee | arc-of-arrows ranged ranged | skyfall magic ranged | tower-shield defend defend
wall-of-faith defend heal | intercept move defend | sanctuary heal defend | laying-on-of-hands heal heal
circle-of-mercy heal magic | rallying-horn move heal | carry-to-safety move move | gather-the-flock move magic
call-of-stone magic defend | marching-orders melee move | channel-the-gods magic magic | banish magic melee
seal-of-valor melee magic | seal-of-warding defend magic | seal-of-renewal heal defend | seal-of-swiftness move melee
seal-of-the-mason move move
"""
DEMONS = """
disintegrate ranged magic | rend melee move | elders-bane melee melee | hellfire ranged melee
rain-of-ash ranged ranged | shockwave melee command | grasping-chains ranged move | hurl melee move
crushing-dread magic ranged | whispered-madness magic magic | shadow-strike melee magic | sunder magic melee
feast-of-souls melee heal | unholy-vigor heal heal | dark-gift heal command | blood-pact melee melee
wings-of-night move move | pounce move melee | shadow-gate move magic | swarm command command
spawning-pit command magic | frenzied-pack command melee | burning-sacrifice command ranged
drag-into-the-dark move command | infernal-channel magic magic | curse-of-frailty magic melee
mark-of-slaughter melee magic | mark-of-hunger heal melee | mark-of-the-swarm command heal
mark-of-shadow move ranged | mark-of-thorns heal ranged
"""


def cards(text: str) -> list[list[str]]:
    return [card.split() for line in text.split("\n") for card in line.split("|") if card.strip()]


def verbs(symbols: list[str]) -> set[str]:
    """What is offered for the symbols that ask for something."""
    names = {"melee": {"melee"}, "ranged": {"ranged"}, "move": {"go"}, "heal": {"heal"}, "command": {"order", "hold"}}
    return {verb for symbol in symbols if symbol in names for verb in names[symbol]}


@pytest.mark.parametrize("card", cards(KNIGHTS), ids=lambda card: str(card[0]))
def test_the_symbols_of_a_knights_card(card: list[str]) -> None:
    """Magic and defense come at once; the others are used one by one."""
    name, *symbols = card
    match = knight_turn(name, {FK: "A", SF: "A", "imp-1": "B"}, health={FK: 3}, defense={FK: 0})
    play(match, f"actions {name}")
    assert table(match)["doing"]["magic"] == symbols.count("magic")
    assert defense(match, FK) == symbols.count("defend")
    left = [symbol for symbol in symbols if symbol not in ("magic", "defend")]
    assert sorted(table(match)["doing"]["symbols"]) == sorted(left)
    if left:
        assert {text.split()[0] for text in offered(match)} - {"pass", "cast"} == verbs(left)
    assert hand(match, 1) == []


@pytest.mark.parametrize("card", cards(DEMONS), ids=lambda card: str(card[0]))
def test_the_symbols_of_a_demons_card(card: list[str]) -> None:
    name, *symbols = card
    match = demon_turn(name, {SF: "A", FK: "A", "elder-2": "B", "imp-1": "A"}, health={SF: 3})
    play(match, f"actions {name}")
    assert table(match)["doing"]["magic"] == symbols.count("magic")
    left = [symbol for symbol in symbols if symbol != "magic"]
    assert sorted(table(match)["doing"]["symbols"]) == sorted(left)
    if left:
        assert {text.split()[0] for text in offered(match)} - {"pass", "cast"} == verbs(left)
    assert hand(match, 0) == []


def test_there_are_29_and_31_cards() -> None:
    assert (len(cards(KNIGHTS)), len(cards(DEMONS))) == (29, 31)
