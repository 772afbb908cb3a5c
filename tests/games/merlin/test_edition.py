"""Edition files of Merlin: what a printed copy shows, laid over ours. Refusals have a file of their own."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn.games.merlin.components import load, ours
from caliburn.games.merlin.components.needs import Needs, read_needs
from caliburn.games.merlin.figures import (
    ALLIES,
    ANY,
    BUILDER,
    COLOURS,
    DISTRICTS,
    FLAG,
    LADY,
    MATERIAL,
    MISSION_IDS,
    SHIELD,
    Cauldron,
    Figures,
    Mission,
    Space,
    Tile,
)
from tests.games.editions import example_of

EXAMPLE = example_of("merlin")
BLACK, GREY, BLUE, PURPLE, ORANGE, BROWN = range(6)


def figures_of(edition: Any) -> Figures:
    return load(edition)[0]


def spaces(text: str) -> tuple[Space, ...]:
    """A ring as written here: spaces apart by commas."""
    return tuple(Space(*space.split()) for space in text.replace("\n", " ").split(","))


BASE = """
principality black, influence flag, mission, points shield, principality grey, build, grail, exchange,
principality blue, influence shield, build, points influence, principality purple, influence vassal, excalibur,
points flag, principality orange, mission, build, exchange, principality brown, influence material, relocate,
points material"""
GOLD = """
principality black, influence flag, remedy, points shield, principality grey, build, grail, coin,
principality blue, influence shield, build, points influence, principality purple, influence vassal, excalibur,
points flag, principality orange, mission, coin, exchange, principality brown, influence material, remedy,
points material"""
INNER = """
picts, resource flag, excalibur, merlin, stairs, picts, resource shield, grail, replace, stairs, picts,
resource influence, ring, resource material, stairs"""


def example() -> Figures:
    """What the documented example says, written once more."""
    plain = ours()
    missions, allies, districts = list(plain.missions), list(plain.allies), list(plain.districts)
    missions[0] = Mission("m01", 2, LADY, items=((FLAG, BLACK), (FLAG, BLACK)))
    missions[-1] = missions[-1]._replace(items=((SHIELD, ANY), (SHIELD, ANY)), markers=(BLACK, PURPLE))
    for ally, stack in (("tristram", "B"), ("kay", "A")):
        allies[ALLIES.index(ally)] = allies[ALLIES.index(ally)]._replace(stack=stack)
    for district, colour in (("smith", BROWN), ("mint", BLACK)):
        number = DISTRICTS.index(district)
        districts[number] = districts[number]._replace(colour=colour)
    districts[1] = districts[1]._replace(gains=(2, 1, 2))
    picts = {"pict-black-shield": 3, "pict-lake-2": 4}
    treasures = [Tile("mountain-grail", 0, 1, treasure="grail"), *plain.treasures[1:]]
    treasures = [tile._replace(points=3) if tile.id == "wood-points" else tile for tile in treasures]
    treasures[-1] = treasures[-1]._replace(kinds=("material", "flag"))
    return plain._replace(
        rondels={**plain.rondels, "base": spaces(BASE), "gold": spaces(GOLD)},
        inner=spaces(INNER),
        inner_start=5,
        flags=("reverse", "turn", "repel", "mirror", "different", "missions"),
        arthur_flags=("reverse", "switch", "repel", "mirror", "different", "adjust"),
        start_tiles=(BLACK, GREY, PURPLE, ORANGE),
        frames=((*range(6), *range(6)), plain.frames[1]),
        missions=tuple(missions),
        picts=tuple(pict._replace(value=picts.get(pict.id, pict.value)) for pict in plain.picts),
        allies=tuple(allies),
        coins=40,
        neutral_staffs=4,
        pict_display=5,
        market={**plain.market, "shield": 2, "plus": 6},
        districts=tuple(districts),
        cauldrons=(Cauldron(6, 4), *plain.cauldrons[1:]),
        tokens=(("bewitch", "gold"), *plain.tokens[1:]),
        treasures=tuple(treasures),
        decree_points=(6, 3),
    )


def test_the_documented_example_changes_what_it_says_and_nothing_else() -> None:
    changed, wanted = figures_of(EXAMPLE), example()
    for field in Figures._fields:
        assert getattr(changed, field) == getattr(wanted, field), field


def test_an_edition_does_not_stick() -> None:
    assert figures_of({"counts": {"coins": 20}, "market": {"plus": 1}}).coins == 20
    assert load()[0].coins == figures_of({}).coins == 30
    assert load()[0].market["plus"] == 4


def test_changing_the_mapping_afterwards_does_not_change_the_edition() -> None:
    mine: dict[str, Any] = {
        "start": {"tiles": ["black", "grey", "blue", "brown"]},
        "tokens": {"token-1": ["bewitch", "hut"]},
    }
    changes = load(mine)[1]
    mine["start"]["tiles"][0] = "purple"
    mine["tokens"]["token-1"][0] = "dark"
    assert changes == {
        "start": {"tiles": ["black", "grey", "blue", "brown"]},
        "tokens": {"token-1": ["bewitch", "hut"]},
    }


@pytest.mark.parametrize(
    "edition",
    [
        {"counts": {"start-coins": 2, "mistletoe": 11, "poisoned-apples": 11, "huts": 7, "dark-markers": 6}},
        {"districts": {"smith": {"gains": [1, 1, 2]}, "market": {"gains": [4, 4, 4]}, "quarry": {"gains": [2, 1, 1]}}},
    ],
)
def test_what_the_rulebook_states_may_be_written_as_it_states_it(edition: Any) -> None:
    assert figures_of(edition) == ours()


def test_with_gold_other_spaces_may_have_been_replaced_than_with_us() -> None:
    """The rulebook gives the number of the new spaces, but not which of the old ones they cover."""
    ring = [" ".join(space).strip() for space in ours().rondels["gold"]]
    ring[ring.index("grail")] = "relocate"
    ring[ring.index("exchange")] = "build"
    assert figures_of({"rondels": {"gold": ring}}).rondels["gold"] == tuple(Space(*space.split()) for space in ring)


def test_new_flags_replace_ours_altogether() -> None:
    flags = figures_of({"arthur-flags": {"blue": "adjust", "brown": "switch"}}).arthur_flags
    assert flags == ("reverse", "turn", "adjust", "repel", "different", "switch")


def test_a_treasure_that_we_do_not_have_can_be_in_an_edition_and_twice() -> None:
    edition = {"lake-discard": {"count": 2}, "lake-staff": {"count": 0}, "lake-points": {"count": 0}}
    lakes = [(tile.id, tile.copies) for tile in figures_of({"treasures": edition}).treasures if tile.terrain == 2]
    assert lakes == [("lake-excalibur", 1), ("lake-grail", 1), ("lake-influence", 1), ("lake-discard", 2)]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("black flag", Needs(items=((FLAG, BLACK),))),
        ("1 black flag", Needs(items=((FLAG, BLACK),))),
        ("3 materials", Needs(items=((MATERIAL, ANY),) * 3)),
        ("2 brown shields+flag", Needs(items=((SHIELD, BROWN), (SHIELD, BROWN), (FLAG, ANY)))),
        ("influence in grey", Needs(markers=(GREY,))),
        ("2 influence in grey + influence in orange", Needs(markers=(GREY, GREY, ORANGE))),
        ("2 vassals in blue", Needs(company=(ANY, ANY), at=BLUE)),
        ("lady + builder", Needs(company=(LADY, BUILDER))),
        ("builder + purple flag + lady", Needs(items=((FLAG, PURPLE),), company=(BUILDER, LADY))),
        ("4 influence in black + 2 vassals in black", Needs(markers=(BLACK,) * 4, company=(ANY, ANY), at=BLACK)),
    ],
)
def test_what_a_mission_asks_for_is_read_icon_by_icon(text: str, wanted: Needs) -> None:
    """MM-05."""
    assert read_needs(text) == wanted
    card = figures_of({"missions": {"m02": {"needs": text}}}).missions[MISSION_IDS.index("m02")]
    assert card == Mission("m02", 1, 1, *wanted)


def test_the_limits_themselves_are_allowed() -> None:
    edition = {
        "missions": {"m01": {"points": 3}, "m55": {"points": 1}},
        "picts": {"pict-black-flag": 0, "pict-black-shield": 9},
        "counts": {"coins": 8, "neutral-staffs": 0, "pict-display": 8},
        "inner": {"start": 14},
        "cauldrons": {"cauldron-5": {"face": 6, "steps": 5}},
        "treasures": {"wood-points": {"points": 9}},
        "districts": {"quarry": {"gains": [2, 0, 4]}},
        "frames": {"top": ["black"] * 7 + list(COLOURS[1:])},
    }
    changed = figures_of(edition)
    assert (changed.coins, changed.neutral_staffs, changed.pict_display, changed.inner_start) == (8, 0, 8, 14)
    assert changed.frames[0] == (0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5)
    assert changed.districts[1].gains == (2, 0, 4)
