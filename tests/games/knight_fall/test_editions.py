"""Edition files of Knight Fall: what a printed copy shows, laid over ours. Refusals have a file of their own."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import new_match
from caliburn.games.knight_fall.components import load, ours
from caliburn.games.knight_fall.figures import (
    COOP_CARDS,
    DEMON,
    DEMON_CARDS,
    DEMONS,
    KNIGHT,
    KNIGHT_CARDS,
    KNIGHTS,
    TILES,
    Character,
    CoopCard,
    Effect,
    Figures,
    PowerCard,
)
from tests.games.editions import example_of

EXAMPLE = example_of("knight-fall")


def figures_of(edition: Any) -> Figures:
    return load(edition)[0]


def knight(figures: Figures, name: str) -> Character:
    return figures.characters[KNIGHT][KNIGHTS.index(name)]


def demon(figures: Figures, name: str) -> Character:
    return figures.characters[DEMON][DEMONS.index(name)]


def knight_card(figures: Figures, name: str) -> PowerCard:
    return figures.cards[KNIGHT][KNIGHT_CARDS.index(name)]


def demon_card(figures: Figures, name: str) -> PowerCard:
    return figures.cards[DEMON][DEMON_CARDS.index(name)]


def coop_card(figures: Figures, name: str) -> CoopCard:
    return figures.coop[COOP_CARDS.index(name)]


def replaced(things: tuple[Any, ...], *others: Any) -> tuple[Any, ...]:
    """Some cards with others in place of those of the same name."""
    by_id = {other.id: other for other in others}
    return tuple(by_id.get(thing.id, thing) for thing in things)


def example() -> Figures:
    """What the documented example says, written once more."""
    plain = ours()
    knights = replaced(
        plain.characters[KNIGHT],
        knight(plain, "flame-knight")._replace(most_health=7, most_defense=4, magic=(Effect("halo", 2),)),
        knight(plain, "wrath-knight")._replace(magic=(Effect("strike", 3, "melee", plus="wounded", most=2),)),
    )
    touch = (Effect("strike", 2, reach="near", riders=("slow",)), Effect("ice", 2))
    demons = replaced(
        plain.characters[DEMON],
        demon(plain, "bone-crusher")._replace(health=5, most_health=6, magic=(Effect("raise", up_to=3),)),
        demon(plain, "frozen-lurker")._replace(ice=3, most_ice=6, magic=touch),
    )
    oath = knight_card(plain, "cleaving-oath")
    knight_cards = replaced(
        plain.cards[KNIGHT],
        oath._replace(symbols=("melee", "defend"), effects=(Effect("strike", 4, "melee"),)),
        knight_card(plain, "faithful-charge")._replace(effects=(Effect("move", 3), Effect("strike", 1, "melee"))),
        knight_card(plain, "wall-of-faith")._replace(effects=(Effect("defend", 2, plus="golems-near", most=2),)),
        knight_card(plain, "arc-of-arrows")._replace(effects=(Effect("strike", 1, "ranged", reach="arc", up_to=2),)),
    )
    demon_cards = replaced(
        plain.cards[DEMON],
        demon_card(plain, "rend")._replace(symbols=("command", "melee"), effects=(Effect("strike", 2, "melee"),)),
        demon_card(plain, "sunder")._replace(effects=(Effect("sunder", 2, most=3),)),
    )
    coop = replaced(
        plain.coop,
        CoopCard("savage-rush", (Effect("stalk", 1), Effect("melee", 5)), (Effect("melee", 2),)),
        coop_card(plain, "circling-dread")._replace(primary=(Effect("clockwise", 2, most=4),)),
    )
    tanner, finch = plain.villagers["maud-tanner"], plain.villagers["ysolde-finch"]
    censer = plain.relics["ember-censer"]
    effects = {"A": "armory", "F": "gain-health", "Gr": "mire"}
    return plain._replace(
        characters=(demons, knights),
        cards=(demon_cards, knight_cards),
        coop=coop,
        tiles={name: tile._replace(effect=effects.get(name, tile.effect)) for name, tile in plain.tiles.items()},
        halo_damage=2,
        retribution=(3, 2),
        helped_start=4,
        villagers={
            **plain.villagers,
            "maud-tanner": tanner._replace(n=2),
            "ysolde-finch": finch._replace(n=3, defense=2),
        },
        relics={**plain.relics, "ember-censer": censer._replace(scrolls=2, coins=1, n=3)},
    )


def test_the_documented_example_changes_what_it_says_and_nothing_else() -> None:
    changed, wanted = figures_of(EXAMPLE), example()
    for field in Figures._fields:
        assert getattr(changed, field) == getattr(wanted, field), field


def test_an_edition_does_not_stick() -> None:
    changed = figures_of({"coop-cards": {"savage-rush": {"primary": {"n": [2, 9]}}}, "tiles": {"H": "orb"}})
    assert coop_card(changed, "savage-rush").primary[1].n == 9
    assert changed.tiles["H"].effect == "orb"
    assert (
        coop_card(load()[0], "savage-rush").primary[1].n == coop_card(figures_of({}), "savage-rush").primary[1].n == 6
    )
    assert load()[0].tiles["H"].effect == "scriptorium"


def test_changing_the_mapping_afterwards_does_not_change_the_edition() -> None:
    mine: dict[str, Any] = {"knight-cards": {"banish": {"symbols": ["melee", "move"], "n": [2]}}}
    changes = load(mine)[1]
    mine["knight-cards"]["banish"]["symbols"][0] = "heal"
    mine["knight-cards"]["banish"]["n"].append(3)
    assert changes == {"knight-cards": {"banish": {"symbols": ["melee", "move"], "n": [2]}}}


@pytest.mark.parametrize(
    "edition",
    [
        {"knights": {"iron-knight": {"health": 6, "defense": 1}, "wrath-knight": {"damage": 2}}},
        {"demons": {"blood-shade": {"health": 6}, "storm-fiend": {"magic": {"n": [1]}}}},
        {"demon-cards": {"disintegrate": {"n": [4]}}},
        {"minions": {"crawler": {"health": 1, "actions": 1, "count": 4}, "slag-golem": {"health": 2, "count": 2}}},
        {"minions": {"imp": {"start": [3, 2]}, "stone-golem": {"round": [1, 4]}}},
        {"elders": {"health": 6, "frail": [4, 5]}, "track": {"knights_start": 1}, "tiles": {"E": "none"}},
    ],
)
def test_what_the_rulebook_states_may_be_written_as_it_states_it(edition: Any) -> None:
    assert figures_of(edition) == ours()


def test_a_text_takes_one_number_for_each_part_that_has_one() -> None:
    """Channel the Gods casts and the Rallying Horn moves by a tile: both have one number, Call of Stone two sorts."""
    edition = {
        "channel-the-gods": {"n": [3]},
        "rallying-horn": {"n": [2]},
        "call-of-stone": {"n": [2], "up_to": [4]},
    }
    changed = figures_of({"knight-cards": edition})
    assert knight_card(changed, "channel-the-gods").effects == (Effect("cast"), Effect("defend", 3))
    assert knight_card(changed, "rallying-horn").effects == (Effect("heal-knights", 2), Effect("rally", 1))
    assert knight_card(changed, "call-of-stone").effects == (Effect("call-golems", 2, up_to=4),)


def test_the_two_halves_of_a_cooperative_card_are_changed_apart() -> None:
    changed = coop_card(figures_of({"coop-cards": {"respawn": {"secondary": {"n": [2, 5]}}}}), "respawn")
    assert changed.primary == coop_card(ours(), "respawn").primary
    assert changed.secondary == (Effect("stalk", 2), Effect("melee", 5))


def test_the_effects_of_the_abbey_may_have_other_letters() -> None:
    """The letters are ours, apart from the seal's."""
    changed = figures_of({"tiles": {"B": "armory", "F": "sewer", "G": "nook", "D": "none"}}).tiles
    assert [changed[tile].effect for tile in TILES[:7]] == [
        "gain-health", "armory", "orb", "none", "none", "sewer", "nook",
    ]  # fmt: skip
    assert changed["F"].name == "armory"


def test_the_limits_themselves_are_allowed() -> None:
    edition = {
        "knights": {"seer-knight": {"most_defense": 4, "most_health": 12}, "ice-knight": {"most_defense": 1}},
        "demons": {"imp-lord": {"health": 1, "most_health": 1}, "frozen-lurker": {"ice": 0, "most_ice": 0}},
        "demon-cards": {"rend": {"n": [9]}},
        "coop-cards": {"gaze-from-the-dark": {"secondary": {"n": [0, 1]}}},
        "track": {"helped_start": 9},
    }
    changed = figures_of(edition)
    assert (knight(changed, "seer-knight").most_defense, knight(changed, "seer-knight").most_health) == (4, 12)
    assert knight(changed, "ice-knight").most_defense == 1
    assert (demon(changed, "imp-lord").health, demon(changed, "imp-lord").most_health) == (1, 1)
    assert (demon(changed, "frozen-lurker").ice, demon(changed, "frozen-lurker").most_ice) == (0, 0)
    assert demon_card(changed, "rend").effects[0].n == 9
    assert changed.helped_start == 9


def test_everybody_at_the_table_is_shown_what_the_edition_changes() -> None:
    edition = {"knight-cards": {"rallying-horn": {"symbols": ["heal", "heal"]}}}
    match = new_match("knight-fall", seats=2, options={"edition": edition}, seed=1)
    assert match.view(0)["table"]["edition"] == edition
    assert match.view(None)["table"]["edition"] == edition
    assert new_match("knight-fall", seats=2, seed=1).view(0)["table"]["edition"] is None
