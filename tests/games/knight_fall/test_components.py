"""Knight Fall, "Components": the files against rulebook and spec. What the cards say: test_component_cards."""

from __future__ import annotations

import pytest

from caliburn.games.knight_fall.components import as_edition, load, ours
from caliburn.games.knight_fall.components import table as entries
from caliburn.games.knight_fall.figures import (
    CHARACTERS,
    COOP_CARDS,
    COPIES,
    DEMON,
    DEMON_CARDS,
    DOOR,
    ELDERS,
    FOREST_TILES,
    HALOS,
    KNIGHT,
    KNIGHT_CARDS,
    MINION_KINDS,
    PORTALS,
    POWER_CARDS,
    TILES,
    Character,
    Effect,
)
from tests.games.boxes import Box

BOX = Box("knight-fall")
SIDES = (DEMON, KNIGHT)
KINDS = ("knight", "demon")


def character(name: str) -> Character:
    (found,) = [one for side in ours().characters for one in side if one.id == name]
    return found


# -- how many there are ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("knight", 9), ("demon", 10), ("knight-card", 58), ("demon-card", 62), ("coop-card", 24), ("abbey-side", 9),
        ("forest-side", 9), ("minion", 16), ("elder", 8), ("track", 1), ("token", 18), ("villager", 9), ("relic", 8),
        ("piece", 90),
    ],
)  # fmt: skip
def test_the_box_holds_as_many_of_a_kind_as_the_rulebook_lists(kind: str, count: int) -> None:
    assert BOX.count(kind) == count


@pytest.mark.parametrize(
    ("component", "count"),
    [
        ("imp", 4), ("stone-golem", 4), ("crawler", 4), ("slag-golem", 2), ("ice-golem", 2), ("elder", 8),
        ("heart-token", 6), ("defense-token", 3), ("ice-token", 1), ("demon-marker", 1), ("knight-marker", 1),
        ("stand", 44), ("health-tracker", 8), ("basic", 6), ("player-aid", 12),
        ("victory-track", 1), ("fire-halo", 2), ("portal", 3), ("end-of-round-token", 1), ("map-pad", 1),
        ("knight-standee", 9), ("demon-standee", 10),
    ],
)  # fmt: skip
def test_the_other_pieces_are_as_many_as_the_rulebook_lists(component: str, count: int) -> None:
    assert BOX.entry(component)["count"] == count
    assert BOX.source(component, "count") == "rulebook"


def test_one_of_the_stands_is_to_spare() -> None:
    """Spec 2.1: there are 43 standees."""
    standees = BOX.count("minion") + BOX.count("elder") + sum(BOX.entry(f"{side}-standee")["count"] for side in KINDS)
    assert standees == BOX.entry("stand")["count"] - 1


def test_the_numbers_that_the_rules_use_are_those_of_the_pieces() -> None:
    assert {entry["count"] for kind in KINDS for entry in entries(f"{kind}-card")} == {COPIES}
    assert {kind: BOX.entry(kind)["count"] for kind in MINION_KINDS} == {k: len(u) for k, u in MINION_KINDS.items()}
    assert BOX.entry("elder")["count"] == len(ELDERS)
    assert (BOX.entry("fire-halo")["count"], BOX.entry("portal")["count"]) == (HALOS, PORTALS)
    assert BOX.entry("victory-track")["spaces"] == DOOR + 1


def test_everything_has_the_order_that_the_rules_count_by() -> None:
    figures = ours()
    for side in SIDES:
        assert tuple(one.id for one in figures.characters[side]) == CHARACTERS[side]
        assert tuple(card.id for card in figures.cards[side]) == POWER_CARDS[side]
    assert tuple(card.id for card in figures.coop) == COOP_CARDS
    assert tuple(figures.tiles) == (*TILES, *FOREST_TILES)


# -- characters ------------------------------------------------------------------------------------------------------


def test_every_knight_starts_with_6_health_and_1_defense_and_can_have_8_and_5() -> None:
    """RU-E01."""
    for knight in ours().characters[KNIGHT]:
        assert (knight.health, knight.most_health, knight.defense, knight.most_defense) == (6, 8, 1, 5)
        assert (knight.ice, knight.most_ice) == (0, 0)


def test_the_demons_have_the_health_of_the_spec_and_no_defense() -> None:
    found = {demon.id: (demon.health, demon.most_health) for demon in ours().characters[DEMON]}
    assert found == {
        "bone-crusher": (6, 7), "blood-shade": (6, 8), "frozen-lurker": (5, 6), "imp-lord": (5, 6),
        "dread-mistress": (6, 7), "horned-demoness": (6, 7), "molten-scion": (7, 9), "soulstealer": (6, 7),
        "storm-fiend": (5, 6), "feral-reaver": (7, 8),
    }  # fmt: skip
    assert {(demon.defense, demon.most_defense) for demon in ours().characters[DEMON]} == {(0, 0)}


def test_only_the_frozen_lurker_has_ice() -> None:
    ice = {demon.id: (demon.ice, demon.most_ice) for demon in ours().characters[DEMON] if demon.most_ice}
    assert ice == {"frozen-lurker": (2, 4)}


MAGIC = {
    "flame-knight": (Effect("halo", 1),),
    "ice-knight": (Effect("carve", 1, among="ice-golem"),),
    "earth-knight": (Effect("carve", 1, among="slag-golem"),),
    "phase-knight": (Effect("open-way", 1),),
    "wrath-knight": (Effect("strike", 2, "melee", plus="wounded", most=1),),
    "seer-knight": (Effect("premonition", 1),),
    "holy-knight": (Effect("benediction", 2),),
    "iron-knight": (Effect("defend", 2), Effect("push")),
    "gale-knight": (Effect("gust", 1, up_to=2),),
    "bone-crusher": (Effect("raise", up_to=2),),
    "blood-shade": (Effect("strike", 2, "melee", riders=("leech",)),),
    "frozen-lurker": (Effect("strike", 1, reach="near", riders=("slow",)), Effect("ice", 1)),
    "imp-lord": (Effect("spawn", 1, reach="here"), Effect("command", 1)),
    "dread-mistress": (Effect("terror", 1),),
    "horned-demoness": (Effect("move", 1, riders=("free",)), Effect("strike", 2, "melee")),
    "molten-scion": (Effect("heal-self", 2), Effect("strike", 1, "melee")),
    "soulstealer": (Effect("strike", 1, reach="near", riders=("past-guard", "leech")),),
    "storm-fiend": (Effect("blast", 1, reach="here-and-beside"),),
    "feral-reaver": (Effect("strike", 1, "melee"), Effect("strike", 1, "melee")),
}


@pytest.mark.parametrize("name", [name for side in CHARACTERS for name in side])
def test_the_magic_ability_of_a_character_does_what_the_spec_lists(name: str) -> None:
    assert character(name).magic == MAGIC[name]


def test_every_power_and_every_magic_ability_has_a_name_of_its_own() -> None:
    everybody = [one for side in ours().characters for one in side]
    names = [name for one in everybody for name in (one.power, one.magic_name)]
    assert len(set(names)) == len(names) == 38
    assert {one.id: (one.power, one.magic_name) for one in everybody}["horned-demoness"] == (
        "malevolence",
        "infernal-charge",
    )


def test_halos_and_retribution_have_the_numbers_of_the_spec() -> None:
    assert ours().halo_damage == 1
    assert ours().retribution == (2, 2)


# -- tiles, minions, track -------------------------------------------------------------------------------------------


def test_the_tiles_have_the_names_and_effects_of_the_spec() -> None:
    found = {tile.id: (tile.name, tile.effect) for tile in ours().tiles.values()}
    assert found == {
        "A": ("infirmary", "gain-health"), "B": ("sewer", "sewer"), "C": ("magic-orb", "orb"),
        "D": ("shadowy-nook", "nook"), "E": ("seal", "none"), "F": ("armory", "armory"),
        "G": ("bell-tower", "diagonal-ranged"), "H": ("scriptorium", "scriptorium"), "I": ("catacombs", "catacombs"),
        "Ar": ("pilgrim-road", "none"), "Br": ("forest-glade", "none"), "Cr": ("standing-stones", "stones"),
        "Dr": ("mire", "mire"), "Er": ("ruined-shrine", "shrine"), "Fr": ("hilltop", "diagonal-ranged"),
        "Gr": ("old-bridge", "none"), "Hr": ("hidden-spring", "gain-health"), "Ir": ("wolf-den", "nook"),
    }  # fmt: skip


def test_minions_have_two_health_and_two_actions_and_crawlers_one() -> None:
    assert ours().minion_health == {"imp": 2, "stone-golem": 2, "ice-golem": 2, "slag-golem": 2, "crawler": 1}
    assert ours().minion_actions == ours().minion_health


def test_the_numbers_of_setup_and_rounds_are_the_rulebooks() -> None:
    figures = ours()
    assert (figures.knights_start, figures.elder_health) == (1, 6)
    assert (figures.imps_at_start, figures.round_golems, figures.frail_elders) == ((3, 2), (1, 4), (4, 5))


def test_with_the_help_for_five_players_the_knights_start_on_space_5() -> None:
    """RU-I07."""
    assert ours().helped_start == 5


def test_our_figures_written_as_an_edition_are_ours() -> None:
    assert load(as_edition()) == (ours(), as_edition())


# -- where it is from ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("component", "figure", "source"),
    [
        ("flame-knight", "id", "rulebook"), ("flame-knight", "health", "rulebook"),
        ("flame-knight", "most_health", "reconstructed"), ("flame-knight", "power", "reconstructed"),
        ("flame-knight", "magic_name", "rulebook"), ("flame-knight", "magic", "reconstructed"),
        ("flame-knight", "damage", "reconstructed"), ("seer-knight", "defense", "rulebook"),
        ("seer-knight", "most_defense", "reconstructed"), ("wrath-knight", "power", "rulebook"),
        ("wrath-knight", "damage", "rulebook"), ("wrath-knight", "trigger", "reconstructed"),
        ("wrath-knight", "magic", "reconstructed"), ("iron-knight", "id", "reconstructed"),
        ("iron-knight", "health", "rulebook"), ("gale-knight", "power", "reconstructed"),
        ("bone-crusher", "id", "rulebook"), ("bone-crusher", "health", "reconstructed"),
        ("bone-crusher", "power", "rulebook"), ("blood-shade", "health", "rulebook"),
        ("blood-shade", "most_health", "reconstructed"), ("blood-shade", "power", "reconstructed"),
        ("frozen-lurker", "ice", "reconstructed"), ("imp-lord", "power", "rulebook"),
        ("dread-mistress", "power", "rulebook"), ("horned-demoness", "power", "rulebook"),
        ("horned-demoness", "magic", "reconstructed"), ("molten-scion", "power", "reconstructed"),
        ("storm-fiend", "magic", "rulebook"), ("storm-fiend", "magic_name", "rulebook"),
        ("storm-fiend", "power", "reconstructed"), ("disintegrate", "effects", "rulebook"),
        ("disintegrate", "symbols", "reconstructed"), ("disintegrate", "count", "reconstructed"),
        ("rend", "effects", "reconstructed"), ("cleaving-oath", "count", "reconstructed"),
        ("respawn", "id", "rulebook"), ("respawn", "primary", "reconstructed"), ("savage-rush", "id", "reconstructed"),
        ("A", "effect", "rulebook"), ("A", "name", "reconstructed"), ("B", "effect", "rulebook"),
        ("B", "id", "reconstructed"), ("E", "id", "rulebook"), ("E", "effect", "rulebook"),
        ("F", "effect", "reconstructed"), ("F", "count", "rulebook"), ("Ir", "effect", "reconstructed"),
        ("imp", "health", "rulebook"), ("imp", "start", "rulebook"), ("elder", "frail", "rulebook"),
        ("victory-track", "knights_start", "rulebook"), ("victory-track", "helped_start", "reconstructed"),
        ("victory-track", "spaces", "reconstructed"),
    ],
)  # fmt: skip
def test_nothing_that_is_reconstructed_is_passed_off_as_printed(component: str, figure: str, source: str) -> None:
    """The classes in the spec's tables."""
    assert BOX.source(component, figure) == source


def test_the_list_for_readers_holds_everything_under_its_kind() -> None:
    listed = BOX.listed
    everything = {*KNIGHT_CARDS, *DEMON_CARDS, *COOP_CARDS, *TILES, *FOREST_TILES, *MINION_KINDS}
    assert {entry["id"] for entry in listed} > everything
    assert all(entry["group"] == entry["kind"] for entry in listed)


def test_a_match_counts_characters_power_cards_and_cooperative_cards() -> None:
    counted = {entry["id"]: entry["count"] for entry in BOX.listed if entry["is_card"]}
    once = [name for side in CHARACTERS for name in side] + list(COOP_CARDS)
    assert counted == dict.fromkeys(once, 1) | dict.fromkeys((*KNIGHT_CARDS, *DEMON_CARDS), COPIES)
