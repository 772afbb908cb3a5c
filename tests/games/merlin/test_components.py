"""Merlin, "Contents" and the components of its modules: the files against rulebook and spec. Rings: test_rondels."""

from __future__ import annotations

from collections import Counter

import pytest

from caliburn.games.merlin.components import ours
from caliburn.games.merlin.components import table as entries
from caliburn.games.merlin.environs import eligible, neighbours
from caliburn.games.merlin.figures import (
    ALLIES,
    ANY,
    APPLES,
    COLOURS,
    COLUMNS,
    COPIES,
    DISTRICTS,
    FLAG,
    KINDS,
    KNIGHT_DICE,
    MANORS,
    MARKERS,
    MATERIAL,
    MISSION_IDS,
    MODULES,
    SHIELD,
    STAFFS,
    TERRAINS,
    TRAITOR_COPIES,
    VASSALS,
    Mission,
)
from tests.games.boxes import Box

BOX = Box("merlin")
SEATS = 4

# section 4.6, by row: the colours one can build with, their first letters (grey y, blue u, brown w)
LETTERS = dict(zip("kyupow", COLOURS, strict=True))  # black k, grey y, blue u, purple p, orange o, brown w
FOUR_ROWS = """
kpw  yuo  ypow kupw kyuo pow
kuw  ypo  yupw kuw  ypo  uw
yu   kpow yupo kyuw kpow yuo
ypo  kupw kyuo ypow kuw  kyo
"""
THREE_ROWS = """
kpw  yupo yuow kpw  yupo uow
kupw yuo  kypw kupw yuo  kw
yup  kuow kypo yupw kuow kyo
"""

# section 5.2, by colour: shield, flag, material, influence marker
PICTS = """
black  2 3 4 5
grey   3 4 5 2
blue   4 5 2 3
purple 5 2 3 4
orange 2 3 4 5
brown  3 4 5 2
"""


def colours(letters: str) -> set[str]:
    return {LETTERS[letter] for letter in letters}


def icons(card: Mission) -> int:
    return len(card.items) + len(card.markers) + len(card.company)


# -- how many there are ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("frame", 2), ("tile", 24), ("start-tile", 4), ("mission", 55), ("shield", 36), ("flag", 36), ("material", 36),
        ("traitor", 24), ("apple", 11), ("new-flag", 12), ("pict", 30), ("ally", 12), ("ally-tile", 48), ("coin", 30),
        ("mistletoe", 11), ("market-tile", 26), ("district", 6), ("cauldron", 5), ("token", 5), ("treasure", 15),
        ("neutral-staff", 3), ("decree", 24),
    ],
)  # fmt: skip
def test_the_box_holds_as_many_of_a_kind_as_the_spec_counts(kind: str, count: int) -> None:
    assert BOX.count(kind) == count


@pytest.mark.parametrize(
    ("component", "count"),
    [
        ("castle-board", 4), ("manor", 28), ("knight", 4), ("builder", 4), ("flag-bearer", 4), ("shield-bearer", 4),
        ("lady", 4), ("knight-die", 12), ("staff", 12), ("influence-marker", 28), ("scoring-marker", 4),
        ("hundred-marker", 4), ("merlin", 1), ("merlin-die", 4), ("grail", 1), ("excalibur", 1), ("round-marker", 1),
        ("first-player-marker", 1), ("game-board", 1), ("cards-display", 1), ("favor-board", 4), ("seal", 16),
        ("arthur", 1), ("arthur-die", 4), ("arthur-board", 4), ("signet-ring", 1), ("market-board", 1),
        ("kitchen-board", 1), ("morgana", 1), ("pentagram", 4), ("morgana-die", 4), ("drinking-horn", 1),
        ("poisoned-apple", 11), ("hut", 7), ("dark-marker", 6),
    ],
)  # fmt: skip
def test_the_other_pieces_are_as_many_as_the_rulebook_lists(component: str, count: int) -> None:
    assert BOX.entry(component)["count"] == count
    assert BOX.source(component, "count") == "rulebook"


def test_the_numbers_that_the_rules_use_are_those_of_the_pieces() -> None:
    for kind in KINDS:
        assert [(entry["colour"], entry["count"]) for entry in entries(kind)] == [(c, COPIES) for c in COLOURS]
    assert [(entry["colour"], entry["count"]) for entry in entries("traitor")] == [(c, TRAITOR_COPIES) for c in COLOURS]
    assert BOX.entry("apple")["count"] == APPLES
    assert BOX.entry("manor")["count"] == MANORS * SEATS
    assert BOX.entry("staff")["count"] == STAFFS * SEATS
    assert BOX.entry("influence-marker")["count"] == MARKERS * SEATS
    assert BOX.entry("knight-die")["count"] == KNIGHT_DICE * SEATS
    assert ours().decree_copies * len(KINDS) * len(COLOURS) + ours().decree_points[0] == BOX.count("decree")
    assert ours().decrees_each * len(COLOURS) == BOX.count("decree")


# -- flags, start tiles, environs ------------------------------------------------------------------------------------


def test_the_flags_have_the_powers_of_the_spec_and_arthur_changes_black_and_grey() -> None:
    assert ours().flags == ("reverse", "turn", "mirror", "repel", "different", "missions")
    assert ours().arthur_flags == ("switch", "adjust", "mirror", "repel", "different", "missions")


def test_the_start_tiles_leave_out_black_and_purple() -> None:
    assert [COLOURS[colour] for colour in ours().start_tiles] == ["grey", "blue", "orange", "brown"]


def test_each_frame_has_each_colour_twice() -> None:
    for strip in ours().frames:
        assert Counter(strip) == dict.fromkeys(range(len(COLOURS)), 2)


@pytest.mark.parametrize(("rows", "printed"), [(4, FOUR_ROWS), (3, THREE_ROWS)], ids=["four rows", "three rows"])
def test_the_eligible_materials_are_those_of_the_spec(rows: int, printed: str) -> None:
    found = eligible(rows, ours().frames)
    assert [{COLOURS[colour] for colour in tile} for tile in found] == [colours(tile) for tile in printed.split()]
    assert all(list(tile) == sorted(set(tile)) for tile in found)


@pytest.mark.parametrize(("rows", "least", "most"), [(4, 12, 14), (3, 10, 12)])
def test_every_tile_has_two_colours_and_every_colour_serves_as_many_tiles(rows: int, least: int, most: int) -> None:
    found = eligible(rows, ours().frames)
    assert min(len(tile) for tile in found) == 2
    served = Counter(colour for tile in found for colour in tile)
    assert (min(served.values()), max(served.values())) == (least, most)


def test_the_tile_of_the_rulebooks_example_exists() -> None:
    """A manor there takes a grey, orange or blue material."""
    wanted = tuple(sorted(COLOURS.index(colour) for colour in ("grey", "orange", "blue")))
    places = {
        rows: [place for place, tile in enumerate(eligible(rows, ours().frames)) if tile == wanted] for rows in (3, 4)
    }
    assert places == {4: [1, 2 * COLUMNS + 5], 3: [COLUMNS + 1, COLUMNS + 4]}


@pytest.mark.parametrize("rows", [3, 4])
def test_neighbours_are_neighbours_of_each_other_six_at_most(rows: int) -> None:
    beside = neighbours(rows)
    assert len(beside) == rows * COLUMNS
    assert max(len(others) for others in beside) == 6
    assert all(tile in beside[other] for tile, others in enumerate(beside) for other in others)


def test_there_are_five_plain_tiles_and_three_with_a_tower_of_each_terrain() -> None:
    found = {(TERRAINS[tile.terrain], tile.tower): tile.copies for tile in ours().tiles}
    assert found == {(terrain, tower): 3 if tower else 5 for terrain in TERRAINS for tower in (False, True)}
    assert [tile.id for tile in ours().tiles] == [*TERRAINS, *(f"{terrain}-tower" for terrain in TERRAINS)]


def test_the_treasures_are_spread_as_in_the_spec() -> None:
    treasures = ours().treasures
    found = {terrain: [tile for tile in treasures if TERRAINS[tile.terrain] == terrain] for terrain in TERRAINS}
    assert {terrain: [(tile.treasure, tile.kinds) for tile in tiles] for terrain, tiles in found.items()} == {
        "mountain": [("excalibur", ()), ("staff", ()), ("points", ()), ("influence", ("material", "shield")),
                     ("discard", ("flag", "shield"))],
        "wood": [("grail", ()), ("staff", ()), ("points", ()), ("influence", ("material", "flag")),
                 ("discard", ("material", "influence"))],
        "lake": [("excalibur", ()), ("grail", ()), ("staff", ()), ("points", ()), ("influence", ("shield", "flag"))],
    }  # fmt: skip
    assert Counter(tile.treasure for tile in treasures) == {
        "excalibur": 2, "grail": 2, "staff": 3, "points": 3, "influence": 3, "discard": 2,
    }  # fmt: skip
    assert {tile.copies for tile in treasures} == {1}
    assert {tile.points for tile in treasures if tile.treasure == "points"} == {2}
    assert all(tile.id == f"{TERRAINS[tile.terrain]}-{tile.treasure}" for tile in treasures)
    assert ours().neutral_staffs == 3


# -- missions --------------------------------------------------------------------------------------------------------


def test_there_are_55_missions_of_18_22_and_15_for_one_two_and_three_points() -> None:
    assert tuple(card.id for card in ours().missions) == MISSION_IDS
    assert Counter(card.points for card in ours().missions) == {1: 18, 2: 22, 3: 15}


def test_the_vassals_on_the_missions_are_as_many_as_in_the_spec() -> None:
    found = Counter((VASSALS[card.vassal], card.points) for card in ours().missions)
    assert {vassal: [found[vassal, points] for points in (1, 2, 3)] for vassal in VASSALS} == {
        "builder": [5, 5, 4],
        "flag-bearer": [5, 5, 4],
        "shield-bearer": [4, 6, 4],
        "lady": [4, 6, 3],
    }


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("m04", Mission("m04", 1, 3, items=((FLAG, 3),))),
        ("m24", Mission("m24", 2, 2, company=(ANY, ANY), at=5)),
        ("m27", Mission("m27", 2, 0, company=(0, 3))),
        ("m36", Mission("m36", 2, 3, markers=(5, 5))),
        ("m37", Mission("m37", 2, 1, items=((FLAG, ANY),) * 3)),
        ("m40", Mission("m40", 2, 2, items=((FLAG, ANY), (SHIELD, ANY), (MATERIAL, ANY)))),
        ("m41", Mission("m41", 3, 0, items=((FLAG, 0), (SHIELD, 2), (MATERIAL, 4)))),
        ("m49", Mission("m49", 3, 3, items=((MATERIAL, 3), (FLAG, 5)), markers=(2,))),
        ("m55", Mission("m55", 3, 0, items=((SHIELD, ANY), (SHIELD, ANY), (MATERIAL, ANY), (MATERIAL, ANY)))),
    ],
)
def test_a_mission_asks_for_what_the_spec_lists(card: str, wanted: Mission) -> None:
    """MM-05: one icon for each item, marker and vassal."""
    assert ours().missions[MISSION_IDS.index(card)] == wanted


def test_every_colour_is_asked_for_equally_often() -> None:
    asked: Counter[tuple[str, int]] = Counter()
    for card in ours().missions:
        single = "single" if icons(card) == 1 else "item"
        asked.update((single, colour) for _, colour in card.items if colour != ANY)
        asked.update(("marker", colour) for colour in card.markers)
        asked.update(("company", card.at) for _ in range(card.at != ANY))
    wanted = {"single": 3, "item": 5, "marker": 3, "company": 1}
    assert asked == {(what, colour): count for what, count in wanted.items() for colour in range(len(COLOURS))}


def test_two_vassals_are_asked_for_in_each_principality_and_in_each_pairing() -> None:
    company = [(card.company, card.at) for card in ours().missions if card.company]
    pairs = [(one, other) for one in range(4) for other in range(one + 1, 4)]
    assert company == [*(((ANY, ANY), at) for at in range(6)), *((pair, ANY) for pair in pairs)]


def test_the_cards_of_the_rulebooks_examples_exist() -> None:
    assert any(card.points == 3 and icons(card) == 3 for card in ours().missions)
    assert any((FLAG, COLOURS.index("purple")) in card.items for card in ours().missions)


# -- modules ---------------------------------------------------------------------------------------------------------


def test_the_picts_have_the_values_of_the_spec_93_in_all() -> None:
    found = {pict.id: pict for pict in ours().picts}
    assert len(found) == 30
    for line in PICTS.strip().splitlines():
        colour, *values = line.split()
        row = [found[f"pict-{colour}-{bonus}"] for bonus in (*KINDS, "influence")]
        assert [pict.value for pict in row] == [int(value) for value in values]
        assert [(pict.bonus, COLOURS[pict.at]) for pict in row] == [(b, colour) for b in (*KINDS, "influence")]
        assert sum(pict.value for pict in row) == 14
    for number, terrain in enumerate(TERRAINS):
        tiles = [found[f"pict-{terrain}-{tile}"] for tile in (1, 2)]
        assert [(pict.value, pict.bonus, pict.at) for pict in tiles] == [(1, "manor", number), (2, "manor", number)]
    assert sum(pict.value for pict in found.values()) == 93


def test_four_picts_lie_open_and_the_ring_and_the_scoring_count_three() -> None:
    assert (ours().pict_display, ours().signet, ours().pict_points) == (4, 3, 3)
    assert (30 - ours().pict_display) % BOX.entry("pict-display")["stacks"] == 0


def test_the_allies_have_the_stacks_and_tiles_of_the_spec() -> None:
    assert tuple(ally.id for ally in ours().allies) == ALLIES
    assert [ally.stack for ally in ours().allies] == ["A"] * 6 + ["B"] * 6
    assert [ally.tiles for ally in ours().allies] == [6, 0, 3, 1, 6, 5, 6, 3, 2, 8, 6, 2]


def test_gareth_and_geraint_score_as_the_rulebooks_tables_say() -> None:
    assert ours().gareth == (0, 1, 3, 5, 7, 9, 12)
    assert ours().geraint == (0, 1, 3, 5, 7, 10)


def test_gold_and_mistletoe_are_dealt_and_scored_as_the_rulebook_says() -> None:
    figures = ours()
    assert (figures.coins, figures.start_coins, figures.coin_pair_points, figures.mistletoe) == (30, 2, 3, 11)


def test_the_market_has_a_tile_for_each_colour_and_face_and_four_of_the_others() -> None:
    assert ours().market == {"shield": 1, "material": 1, "laborer": 1, "plus": 4, "remedy": 4}
    listed = Counter(entry["tile"] for entry in entries("market-tile"))
    assert listed == {"shield": 6, "material": 6, "laborer": 6, "plus": 1, "remedy": 1}


def test_the_districts_have_the_colours_and_gains_of_the_spec() -> None:
    found = {district.id: (COLOURS[district.colour], *district.gains) for district in ours().districts}
    assert found == {  # builder, flag-bearer, shield-bearer
        "smith": ("black", 1, 1, 2),
        "quarry": ("grey", 2, 1, 1),
        "market": ("blue", 4, 4, 4),
        "tailor": ("purple", 1, 2, 1),
        "orchard": ("orange", 2, 2, 2),
        "mint": ("brown", 2, 2, 2),
    }
    assert tuple(found) == DISTRICTS


def test_morganas_kitchen_is_that_of_the_spec() -> None:
    figures = ours()
    assert [tuple(cauldron) for cauldron in figures.cauldrons] == [(1, 1), (2, 2), (3, 3), (4, 2), (5, 1)]
    assert figures.tokens == (
        ("bewitch", "swap"), ("swap", "gold"), ("gold", "hut"), ("hut", "dark"), ("dark", "bewitch"),
    )  # fmt: skip
    assert (figures.poisoned, figures.huts, figures.dark_markers) == (11, 7, 6)


def test_there_are_six_decrees_of_each_kind_and_those_with_points_give_two() -> None:
    kinds = Counter(entry.get("item", "points") for entry in entries("decree") for _ in range(entry["count"]))
    assert kinds == {"shield": 6, "flag": 6, "material": 6, "points": 6}
    assert (ours().decree_copies, ours().decree_points, ours().decrees_each) == (1, (6, 2), 4)


# -- where it is from ------------------------------------------------------------------------------------------------


def test_every_component_is_of_the_base_game_or_of_a_module() -> None:
    for entry in BOX.listed:
        assert entry.get("module", "base") in ("base", *MODULES), entry["id"]


@pytest.mark.parametrize(
    ("component", "figure", "source"),
    [
        ("rondel-base", "spaces", "reconstructed"), ("rondel-gold", "spaces", "reconstructed"),
        ("inner-ring", "spaces", "reconstructed"), ("inner-ring", "start", "reconstructed"),
        ("frame-top", "marks", "reconstructed"), ("frame-top", "count", "rulebook"),
        ("lake-tower", "count", "rulebook"),
        ("start-grey", "colour", "reconstructed"), ("start-grey", "count", "rulebook"),
        ("m01", "needs", "reconstructed"), ("m01", "points", "reconstructed"), ("flag-blue", "power", "reconstructed"),
        ("flag-blue", "count", "rulebook"), ("new-flag-black", "colour", "public"),
        ("new-flag-black", "count", "reconstructed"), ("pict-orange-flag", "bonus", "rulebook"),
        ("pict-orange-flag", "value", "reconstructed"), ("pict-black-flag", "bonus", "reconstructed"),
        ("tristram", "stack", "reconstructed"), ("movement-tile", "count", "public"),
        ("castle-tile", "count", "rulebook"), ("gareth", "points", "rulebook"), ("coin", "count", "reconstructed"),
        ("coin", "start", "rulebook"), ("mistletoe", "count", "rulebook"), ("plus", "count", "reconstructed"),
        ("smith", "colour", "reconstructed"), ("smith", "gains", "rulebook"), ("quarry", "gains", "reconstructed"),
        ("cauldron-1", "face", "reconstructed"), ("token-1", "sides", "reconstructed"),
        ("token-1", "count", "rulebook"),
        ("lake-grail", "count", "reconstructed"), ("neutral-staff", "count", "reconstructed"),
        ("decree-flag-black", "colour", "reconstructed"), ("decree-points", "points", "reconstructed"),
        ("decree-points", "count", "rulebook"),
    ],
)  # fmt: skip
def test_nothing_that_is_reconstructed_is_passed_off_as_printed(component: str, figure: str, source: str) -> None:
    """The provenance columns of the spec's tables."""
    assert BOX.source(component, figure) == source


def test_the_list_for_readers_holds_everything_under_its_kind() -> None:
    listed = BOX.listed
    assert {entry["id"] for entry in listed} > {*MISSION_IDS, *ALLIES, *DISTRICTS, *TERRAINS}
    assert all(entry["group"] == entry["kind"] for entry in listed)
