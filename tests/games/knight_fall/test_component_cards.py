"""Power cards and cooperative cards of Knight Fall: what the files say, against sections 6, 7 and 9 of the spec."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caliburn.games.knight_fall.components import ours
from caliburn.games.knight_fall.figures import (
    DEMON,
    DEMON_CARDS,
    KNIGHT,
    KNIGHT_CARDS,
    MINOR_ACTIONS,
    POWER_CARDS,
    Effect,
    PowerCard,
)

SIDES = (DEMON, KNIGHT)


def power_card(name: str) -> PowerCard:
    (found,) = [card for deck in ours().cards for card in deck if card.id == name]
    return found


def numbers(effects: tuple[Effect, ...]) -> list[tuple[str, int]]:
    """Effects as they are said: what, and how much."""
    return [(effect.do, effect.n) for effect in effects]


# -- power cards -----------------------------------------------------------------------------------------------------

# sections 6 and 7: symbols by their first letters (heal h, magic g), what the card does and how much
LETTERS = {"e": "melee", "r": "ranged", "m": "move", "h": "heal", "g": "magic", "d": "defend", "c": "command"}
KNIGHTS_DECK = """
me strike 3 | rr strike 3 | ee strike 2 | ee blast 1 | rg blast 1 | ed strike 2 | rm strike 2 | me move 2 strike 2
re golem-volley 1 | rr strike 1 | gr strike 2 | dd defend 3 | dh defend 1 | md move 2 defend 2 | hd heal 2 defend 1
hh heal-split 3 | hg heal-all 1 | mh heal-knights 1 rally 1 | mm carry 2 | mg gather 0 | gd call-golems 1 | em march 2
gg cast 0 defend 1 | ge banish 1 | eg first-melee 1 | dg start-defense 1 | hd heal-at-end 1 | me free-move 1
| mm mason 1
"""
DEMONS_DECK = """
rg strike 4 | em strike 3 | ee strike 4 | re blast 2 | rr blast 1 | ec blast 1 | rm drag 2 | em strike 2 | gr strike 2
gg madden 1 | eg strike 2 | ge sunder 1 | eh strike 2 | hh heal-self 3 | hc heal 2 command 1 | ee pay 1 strike 4
mm move 3 | me move 2 strike 2 | mg place-self 0 | cc command 4 | cg spawn 1 | ce frenzy 1 | cr sacrifice 3
mc drag-elder 1 | gg cast 0 move 1 | ge curse 1 | eg first-melee 1 | he hunger-at-end 1 | ch start-command 1
mr no-disengagement 0 | hr thorns 1
"""


def deck(text: str) -> list[tuple[tuple[str, ...], list[tuple[str, int]]]]:
    """Cards as written here."""
    cards = []
    for line in text.replace("\n", "|").split("|"):
        if line.strip():
            symbols, *words = line.split()
            effects = [(do, int(n)) for do, n in zip(words[::2], words[1::2], strict=True)]
            cards.append((tuple(LETTERS[letter] for letter in symbols), effects))
    return cards


@pytest.mark.parametrize(("side", "text"), [(KNIGHT, KNIGHTS_DECK), (DEMON, DEMONS_DECK)], ids=["knights", "demons"])
def test_the_power_cards_show_the_symbols_and_numbers_of_the_spec(side: int, text: str) -> None:
    cards = ours().cards[side]
    for card, wanted in zip(cards, deck(text), strict=True):
        assert (card.symbols, numbers(card.effects)) == wanted, card.id


# of each card what goes beyond that
FURTHER: dict[str, tuple[Effect, ...]] = {
    "cleaving-oath": (Effect("strike", 3, "melee"),),
    "radiant-lance": (Effect("strike", 3, "ranged", reach="adjacent"),),
    "encircle": (Effect("strike", 2, "melee", plus="golems-here", most=3),),
    "whirling-steel": (Effect("blast", 1, reach="here", plus="golem-here", most=1),),
    "sunburst": (Effect("blast", 1, reach="here-and-beside"),),
    "shield-bash": (Effect("strike", 2, "melee", riders=("push",)),),
    "chains-of-penance": (Effect("strike", 2, reach="near", riders=("slow",)),),
    "faithful-charge": (Effect("move", 2), Effect("strike", 2, "melee")),
    "arc-of-arrows": (Effect("strike", 1, "ranged", reach="arc", up_to=3),),
    "skyfall": (Effect("strike", 2, reach="seal"),),
    "wall-of-faith": (Effect("defend", 1, plus="golems-near", most=3),),
    "intercept": (Effect("move", 2, riders=("free",)), Effect("defend", 2, when="elder-here")),
    "sanctuary": (Effect("heal", 2, reach="near", among="elder"), Effect("defend", 1)),
    "circle-of-mercy": (Effect("heal-all", 1, reach="near"),),
    "gather-the-flock": (Effect("gather", up_to=2),),
    "call-of-stone": (Effect("call-golems", 1, up_to=2),),
    "disintegrate": (Effect("strike", 4, "ranged", reach="adjacent"),),
    "rend": (Effect("strike", 3, "melee"),),
    "elders-bane": (Effect("strike", 4, "melee", among="unguarded-elder"),),
    "hellfire": (Effect("blast", 2, reach="here"),),
    "rain-of-ash": (Effect("blast", 1, reach="beside", up_to=2),),
    "shockwave": (Effect("blast", 1, reach="here", riders=("push",)),),
    "hurl": (Effect("strike", 2, "melee", among="knight", riders=("push",)),),
    "crushing-dread": (Effect("strike", 2, reach="near", riders=("slow",)),),
    "shadow-strike": (Effect("strike", 2, "melee", among="elder", riders=("past-guard",)),),
    "sunder": (Effect("sunder", 1, most=2),),
    "feast-of-souls": (Effect("strike", 2, "melee", riders=("drain",)),),
    "dark-gift": (Effect("heal", 2, reach="board", among="demon"), Effect("command", 1)),
    "blood-pact": (Effect("pay", 1), Effect("strike", 4, "melee")),
    "wings-of-night": (Effect("move", 3, riders=("free",)),),
    "pounce": (Effect("move", 2), Effect("strike", 2, "melee")),
    "spawning-pit": (Effect("spawn", 1, reach="here-and-seal"),),
}


@pytest.mark.parametrize("name", [*KNIGHT_CARDS, *DEMON_CARDS])
def test_a_primary_ability_reaches_those_whom_the_spec_names(name: str) -> None:
    effects = power_card(name).effects
    plain = tuple(Effect(effect.do, effect.n) for effect in effects)
    assert effects == FURTHER.get(name, plain)


def test_each_symbol_is_shown_as_often_as_the_spec_counts() -> None:
    shown = [Counter(symbol for card in ours().cards[side] for symbol in card.symbols) for side in SIDES]
    assert shown[KNIGHT] == {"move": 12, "melee": 12, "magic": 10, "defend": 9, "ranged": 8, "heal": 7}
    assert shown[DEMON] == {"melee": 16, "magic": 12, "ranged": 9, "move": 9, "command": 9, "heal": 7}
    assert [set(counter) for counter in shown] == [set(actions) for actions in MINOR_ACTIONS]
    assert sum("melee" in card.symbols for card in ours().cards[KNIGHT]) == 10


@pytest.mark.parametrize(("side", "kind"), [(KNIGHT, "seal"), (DEMON, "mark")])
def test_five_cards_of_a_side_go_on_and_they_are_its_seals_or_marks(side: int, kind: str) -> None:
    ongoing = [card.id for card in ours().cards[side] if card.ongoing]
    assert ongoing == [card for card in POWER_CARDS[side] if card.startswith(f"{kind}-of")]
    assert ongoing == [card.id for card in ours().cards[side] if card.type == kind]
    assert len(ongoing) == 5


# -- cooperative cards -----------------------------------------------------------------------------------------------

# section 9: the primary action, and after the stroke the secondary one
COOP = """
stalk 2 melee 6 | melee 3
stalk 1 melee 7 | stalk 1 melee 2
clockwise 2 melee 6 | melee 3
counterclockwise 2 melee 6 | ranged 3
clockwise 3 | heal 2
counterclockwise 3 | clockwise 1 melee 3
clockwise 5 | melee 4
ranged 5 ranged 3 | ranged 3
blast 1 |
stalk 1 blast 3 | move 1 melee 2
stalk 2 past-guard 5 | melee 3
gaze 2 stalk 1 melee 4 | gaze 0 melee 2
spawn 2 imps 2 | spawn 1 imps 1
spawn 1 imps 3 | imps 2
stalk 1 melee 4 imps 1 | spawn 1 imps 1
heal 4 stalk 1 melee 4 | heal 3
stalk 1 melee 4 | heal 2 melee 2
respawn 0 stalk 1 melee 4 | stalk 1 melee 2
leap 0 melee 5 | move 2 melee 2
stalk 1 fling 0 melee 6 | melee 3
chains 5 | ranged 3
sunder-near 0 stalk 1 melee 4 | sunder 1 melee 3
heal 1 |
chorus 3 | stalk 1 melee 2
"""
FURTHER_COOP: dict[tuple[str, str], dict[str, Any]] = {
    ("circling-dread", "clockwise"): {"most": 3},
    ("circling-fire", "counterclockwise"): {"most": 3},
    ("the-long-circuit", "clockwise"): {"most": 2},
    ("hail-of-cinders", "blast"): {"reach": "around"},
    ("inferno", "blast"): {"reach": "here"},
    ("drink-deep", "melee"): {"riders": ("drain",)},
    ("unholy-chorus", "chorus"): {"most": 1},
}


def half(text: str) -> list[tuple[str, int]]:
    words = text.split()
    return [(do, int(n)) for do, n in zip(words[::2], words[1::2], strict=True)]


def test_the_cooperative_cards_do_what_the_spec_lists() -> None:
    for card, line in zip(ours().coop, COOP.strip().splitlines(), strict=True):
        primary, secondary = map(half, line.split("|"))
        assert numbers(card.primary) == primary, card.id
        assert numbers(card.secondary) == secondary, card.id
        for effect in card.primary:
            further = FURTHER_COOP.get((card.id, effect.do), {})
            assert effect == Effect(effect.do, effect.n)._replace(**further), card.id
        assert card.secondary == tuple(Effect(do, n) for do, n in secondary), card.id
