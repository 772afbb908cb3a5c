"""Editions of Merlin that cannot be played with: each is refused with a message that names what is wrong."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from caliburn import words
from caliburn.games.merlin.components import load, ours
from caliburn.games.merlin.components.checks import check
from caliburn.games.merlin.components.editions import EDITIONS
from caliburn.games.merlin.components.rings import INNER, PRINCIPALITIES, RONDELS
from caliburn.games.merlin.figures import ALLIES, COLOURS, DISTRICTS, KINDS, MARKET_TILES, MISSION_IDS, VASSALS, Space
from caliburn.kernel.errors import BadEdition
from tests.games.editions import assert_refusal_is_said, refusal_of

POWERS = ("reverse", "turn", "mirror", "repel", "different", "missions")
EFFECTS = ("bewitch", "swap", "gold", "hut", "dark")
MISSION = ("points", "vassal", "needs")


refusal = partial(refusal_of, "merlin")


def ring_of(variant: str, **replaced: str) -> list[str]:
    """One of our rings as an edition writes it; `s5="coin"` puts another space on the fifth."""
    spaces = ours().inner if variant == "inner" else ours().rondels[variant]
    ring = [" ".join(space).strip() for space in spaces]
    for place, space in replaced.items():
        ring[int(place[1:])] = space
    return ring


def edition_of(variant: str, ring: Any) -> tuple[dict[str, Any], str]:
    """An edition with a ring, and the name of its entry."""
    if variant == "inner":
        return {"inner": {"spaces": ring}}, "inner.spaces"
    return {"rondels": {variant: ring}}, f"rondels.{variant}"


# -- names -----------------------------------------------------------------------------------------------------------

UNKNOWN: dict[str, tuple[Any, str, tuple[str, ...]]] = {
    "section": ({"weapons": {}}, "weapons", EDITIONS.sections),
    "rondel": ({"rondels": {"silver": []}}, "rondels.silver", tuple(RONDELS)),
    "figure of the inner ring": ({"inner": {"stairs": 4}}, "inner.stairs", ("spaces", "start")),
    "colour of a flag": ({"flags": {"red": "turn"}}, "flags.red", COLOURS),
    "frame": ({"frames": {"left": []}}, "frames.left", ("top", "bottom")),
    "mission": ({"missions": {"m56": {"points": 1}}}, "missions.m56", MISSION_IDS),
    "number for a name": ({"missions": {7: {"points": 1}}}, "missions.7", MISSION_IDS),
    "figure of a mission": ({"missions": {"m01": {"worth": 3}}}, "missions.m01.worth", MISSION),
    "ally": ({"allies": {"mordred": "A"}}, "allies.mordred", ALLIES),
    "market tile": ({"market": {"flag": 1}}, "market.flag", MARKET_TILES),
    "district": ({"districts": {"castle": {}}}, "districts.castle", DISTRICTS),
    "figure of a district": ({"districts": {"mint": {"coins": 2}}}, "districts.mint.coins", ("colour", "gains")),
    "cauldron": (
        {"cauldrons": {"cauldron-6": {"face": 6}}},
        "cauldrons.cauldron-6",
        tuple(f"cauldron-{number}" for number in range(1, 6)),
    ),
    "token": ({"tokens": {"t1": []}}, "tokens.t1", tuple(f"token-{number}" for number in range(1, 6))),
    "points of a treasure without points": (
        {"treasures": {"wood-grail": {"points": 1}}},
        "treasures.wood-grail.points",
        ("count",),
    ),
    "figure of the decrees": ({"decrees": {"colour": "black"}}, "decrees.colour", ("points",)),
}


@pytest.mark.parametrize("what", UNKNOWN)
def test_an_unknown_entry_is_named_with_what_is_allowed(what: str) -> None:
    edition, entry, allowed = UNKNOWN[what]
    assert refusal(edition) == ("error-edition-unknown", {"entry": entry, "allowed": ", ".join(allowed)})


@pytest.mark.parametrize(
    ("edition", "entry"),
    [
        ({"missions": 3}, "missions"),
        ({"rondels": [["build"]]}, "rondels"),
        ({"flags": "turn"}, "flags"),
        ({"missions": {"m01": "black flag"}}, "missions.m01"),
        ({"districts": {"mint": [2, 2, 2]}}, "districts.mint"),
    ],
)
def test_a_table_that_is_something_else_is_refused(edition: Any, entry: str) -> None:
    assert refusal(edition) == ("error-edition-section", {"entry": entry})


# -- numbers and words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "entry", "value", "least", "most"),
    [
        ({"missions": {"m01": {"points": 0}}}, "missions.m01.points", "0", 1, 3),
        ({"missions": {"m01": {"points": 4}}}, "missions.m01.points", "4", 1, 3),
        ({"missions": {"m01": {"points": "one"}}}, "missions.m01.points", "one", 1, 3),
        ({"missions": {"m01": {"points": True}}}, "missions.m01.points", "True", 1, 3),
        ({"missions": {"m01": {"points": 1.5}}}, "missions.m01.points", "1.5", 1, 3),
        ({"inner": {"start": 15}}, "inner.start", "15", 0, 14),
        ({"picts": {"pict-black-flag": 10}}, "picts.pict-black-flag", "10", 0, 9),
        ({"picts": {"pict-black-flag": {"value": 3}}}, "picts.pict-black-flag", "{'value': 3}", 0, 9),
        ({"counts": {"coins": 7}}, "counts.coins", "7", 8, 99),
        ({"counts": {"pict-display": 0}}, "counts.pict-display", "0", 1, 8),
        ({"market": {"plus": 0}}, "market.plus", "0", 1, 9),
        ({"cauldrons": {"cauldron-1": {"face": 7}}}, "cauldrons.cauldron-1.face", "7", 1, 6),
        ({"cauldrons": {"cauldron-1": {"steps": 0}}}, "cauldrons.cauldron-1.steps", "0", 1, 5),
        ({"treasures": {"lake-points": {"points": 10}}}, "treasures.lake-points.points", "10", 1, 9),
        ({"treasures": {"lake-grail": {"count": -1}}}, "treasures.lake-grail.count", "-1", 0, 5),
        ({"decrees": {"points": None}}, "decrees.points", "None", 1, 9),
    ],
)
def test_a_figure_of_the_wrong_type_or_range_is_refused(
    edition: Any, entry: str, value: str, least: int, most: int
) -> None:
    wanted = {"entry": entry, "value": value, "least": least, "most": most}
    assert refusal(edition) == ("error-edition-figure", wanted)


def test_the_gains_of_the_quarry_are_three_numbers() -> None:
    assert refusal({"districts": {"quarry": {"gains": [2, 5, 1]}}}) == (
        "error-edition-list",
        {"entry": "districts.quarry.gains", "value": "[2, 5, 1]", "length": 3, "least": 0, "most": 4},
    )


@pytest.mark.parametrize(
    ("edition", "entry", "value", "allowed"),
    [
        ({"flags": {"black": "fly"}}, "flags.black", "fly", POWERS),
        ({"flags": {"black": "switch"}}, "flags.black", "switch", POWERS),
        ({"arthur-flags": {"black": "turn"}}, "arthur-flags.black", "turn", ("switch", "adjust")),
        ({"allies": {"kay": "C"}}, "allies.kay", "C", ("A", "B")),
        ({"allies": {"kay": ["A"]}}, "allies.kay", "['A']", ("A", "B")),
        ({"missions": {"m01": {"vassal": "knight"}}}, "missions.m01.vassal", "knight", VASSALS),
        ({"districts": {"mint": {"colour": "red"}}}, "districts.mint.colour", "red", COLOURS),
        ({"districts": {"mint": {"colour": 3}}}, "districts.mint.colour", "3", COLOURS),
    ],
)
def test_a_word_that_has_no_meaning_there_is_refused(
    edition: Any, entry: str, value: str, allowed: tuple[str, ...]
) -> None:
    wanted = {"entry": entry, "value": value, "allowed": ", ".join(allowed)}
    assert refusal(edition) == ("error-edition-word", wanted)


@pytest.mark.parametrize(
    ("edition", "entry", "value", "length", "allowed"),
    [
        ({"start": {"tiles": ["black", "grey", "blue"]}}, "start.tiles", ["black", "grey", "blue"], 4, COLOURS),
        ({"start": {"tiles": "black"}}, "start.tiles", "black", 4, COLOURS),
        ({"frames": {"top": ["black"] * 11}}, "frames.top", ["black"] * 11, 12, COLOURS),
        ({"frames": {"bottom": ["black"] * 11 + ["red"]}}, "frames.bottom", ["black"] * 11 + ["red"], 12, COLOURS),
        ({"frames": {"top": [["black"]] * 12}}, "frames.top", [["black"]] * 12, 12, COLOURS),
        ({"tokens": {"token-1": ["bewitch"]}}, "tokens.token-1", ["bewitch"], 2, EFFECTS),
        ({"tokens": {"token-1": ["bewitch", "frog"]}}, "tokens.token-1", ["bewitch", "frog"], 2, EFFECTS),
        (
            {"treasures": {"lake-influence": {"kinds": ["shield", "influence"]}}},
            "treasures.lake-influence.kinds",
            ["shield", "influence"],
            2,
            KINDS,
        ),
        (
            {"treasures": {"wood-discard": {"kinds": ["shield"]}}},
            "treasures.wood-discard.kinds",
            ["shield"],
            2,
            (*KINDS, "influence"),
        ),
        ({"rondels": {"base": "build"}}, "rondels.base", "build", 24, tuple(RONDELS["base"])),
        ({"inner": {"spaces": {"0": "picts"}}}, "inner.spaces", {"0": "picts"}, 15, tuple(INNER)),
    ],
)
def test_a_list_that_is_too_short_too_long_or_of_other_words_is_refused(
    edition: Any, entry: str, value: Any, length: int, allowed: tuple[str, ...]
) -> None:
    wanted = {"entry": entry, "value": str(value)[:80], "length": length, "allowed": ", ".join(allowed)}
    assert refusal(edition) == ("error-edition-words", wanted)


@pytest.mark.parametrize(
    ("edition", "entry", "value"),
    [
        ({"start": {"tiles": ["black", "grey", "blue", "grey"]}}, "start.tiles", "grey"),
        ({"treasures": {"lake-influence": {"kinds": ["flag", "flag"]}}}, "treasures.lake-influence.kinds", "flag"),
    ],
)
def test_what_can_be_there_only_once_is_refused_twice(edition: Any, entry: str, value: str) -> None:
    assert refusal(edition) == ("error-edition-once", {"entry": entry, "value": value})


@pytest.mark.parametrize(
    ("edition", "entry", "value", "printed"),
    [
        ({"counts": {"start-coins": 3}}, "counts.start-coins", "3", "2"),
        ({"counts": {"mistletoe": 12}}, "counts.mistletoe", "12", "11"),
        ({"counts": {"poisoned-apples": 10}}, "counts.poisoned-apples", "10", "11"),
        ({"counts": {"huts": 8}}, "counts.huts", "8", "7"),
        ({"counts": {"dark-markers": "six"}}, "counts.dark-markers", "six", "6"),
        ({"districts": {"smith": {"gains": [1, 2, 2]}}}, "districts.smith.gains", "[1, 2, 2]", "[1, 1, 2]"),
        ({"districts": {"quarry": {"gains": [1, 1, 1]}}}, "districts.quarry.gains", "[1, 1, 1]", "[2, …, …]"),
        ({"districts": {"mint": {"gains": [2]}}}, "districts.mint.gains", "[2]", "[2, 2, 2]"),
    ],
)
def test_what_the_rulebook_states_cannot_be_changed(edition: Any, entry: str, value: str, printed: str) -> None:
    assert refusal(edition) == ("error-edition-fixed", {"entry": entry, "value": value, "printed": printed})


# -- rings -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", [*RONDELS, "inner"])
@pytest.mark.parametrize("difference", [-1, 1])
def test_a_rondel_of_23_or_25_spaces_is_refused_and_an_inner_ring_of_14_or_16(variant: str, difference: int) -> None:
    ring = ring_of(variant)
    length = len(ring)
    ring = ring[:-1] if difference < 0 else [*ring, "build"]
    edition, entry = edition_of(variant, ring)
    message, args = refusal(edition)
    allowed = args.pop("allowed").split(", ")
    assert (message, args) == ("error-edition-ring", {"entry": entry, "count": length + difference, "length": length})
    assert [space.split(" (")[0] for space in allowed] == list(INNER if variant == "inner" else RONDELS[variant])


def test_the_refusal_of_a_rondel_says_how_often_each_space_is_on_it() -> None:
    allowed = refusal({"rondels": {"gold": []}})[1]["allowed"].split(", ")
    assert {"principality black (1)", "remedy (2)", "build (0–3)"} < set(allowed)


@pytest.mark.parametrize(
    ("variant", "place", "space"),
    [("base", 2, "castle"), ("base", 2, "coin"), ("base", 0, "principality red"), ("gold", 1, "arthur"),
     ("arthur", 23, "remedy"), ("inner", 4, "arthur"), ("inner", 1, "resource manor"), ("inner", 0, "")],
)  # fmt: skip
def test_a_space_that_is_not_on_this_ring_is_refused_with_those_that_are(variant: str, place: int, space: str) -> None:
    edition, entry = edition_of(variant, ring_of(variant, **{f"s{place}": space}))
    allowed = ", ".join(INNER if variant == "inner" else RONDELS[variant])
    wanted = {"entry": entry, "number": place + 1, "value": space, "allowed": allowed}
    assert refusal(edition) == ("error-edition-space", wanted)


def test_a_space_that_is_no_text_is_refused() -> None:
    for space in (7, None, ["build"], 16**5000):
        message, args = refusal({"rondels": {"base": [space, *ring_of("base")[1:]]}})
        assert (message, args["number"]) == ("error-edition-space", 1)


@pytest.mark.parametrize(
    ("variant", "replaced", "space", "count", "wanted"),
    [
        ("base", {"s2": "mission"}, "build", 2, "3"),
        ("base", {"s22": "relocate"}, "relocate", 2, "1"),
        ("base", {"s4": "build"}, "principality grey", 0, "1"),
        ("base", {"s1": "influence flag"}, "influence shield", 0, "1"),
        ("arthur", {"s2": "apple"}, "apple", 2, "1"),
        ("arthur", {"s6": "grail"}, "arthur", 0, "1"),
        ("arthur", {"s5": "arthur"}, "arthur", 2, "1"),
        ("arthur", {"s2": "points manor"}, "points manor", 2, "1"),
        ("arthur", {"s2": "activate"}, "activate", 2, "1"),
        ("gold", {"s2": "remedy"}, "remedy", 3, "2"),
        ("gold", {"s2": "coin"}, "coin", 3, "2"),
        ("arthur-gold", {"s2": "apple", "s10": "apple"}, "apple", 2, "0–1"),
        ("gold", {"s5": "mission"}, "remedy", 1, "2"),
        ("gold", {"s22": "excalibur"}, "excalibur", 2, "0–1"),
        ("arthur-gold", {"s18": "build"}, "coin", 1, "2"),
        ("inner", {"s3": "picts"}, "picts", 4, "3"),
        ("inner", {"s5": "merlin"}, "picts", 2, "3"),
        ("inner", {"s3": "merlin"}, "stairs", 2, "3"),
        ("inner", {"s12": "replace"}, "ring", 0, "1"),
    ],
)
def test_a_ring_with_other_numbers_of_spaces_than_the_rulebooks_is_refused(
    variant: str, replaced: dict[str, str], space: str, count: int, wanted: str
) -> None:
    edition, entry = edition_of(variant, ring_of(variant, **replaced))
    assert refusal(edition) == (
        "error-edition-space-count",
        {"entry": entry, "space": space, "count": count, "wanted": wanted},
    )


@pytest.mark.parametrize(
    "replaced",
    [
        {"s0": "influence shield", "s1": "principality black"},
        {"s4": "principality blue", "s8": "principality grey"},
        {"s20": "grail", "s22": "principality brown"},
    ],
    ids=["not first", "another order", "not every fourth"],
)
def test_principalities_that_are_not_on_every_fourth_space_in_their_order_are_refused(
    replaced: dict[str, str],
) -> None:
    edition, entry = edition_of("base", ring_of("base", **replaced))
    wanted = {"entry": entry, "apart": 4, "wanted": ", ".join(PRINCIPALITIES)}
    assert refusal(edition) == ("error-edition-principalities", wanted)


def test_rings_on_which_merlin_and_arthur_could_move_each_other_without_end_are_refused() -> None:
    """MA-13. The numbers of spaces make that impossible; should they ever be relaxed, this is still refused."""
    figures = ours()
    inner = (Space("merlin"), Space("merlin"), *figures.inner[2:])
    rondel = (Space("arthur"), Space("arthur"), *figures.rondels["arthur"][2:])
    check(figures._replace(inner=inner))
    with pytest.raises(BadEdition) as refused:
        check(figures._replace(inner=inner, rondels={**figures.rondels, "arthur": rondel}))
    assert refused.value.message.id == "error-edition-chain"
    for lang in ("en", "de"):
        assert words(lang, "merlin").has("error-edition-chain")


# -- missions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("needs", "part"),
    [
        ("", ""),
        ("red flag", "red flag"),
        ("black flag + sword", "sword"),
        ("black flag +", ""),
        ("0 flags", "0 flags"),
        ("7 flags", "7 flags"),
        ("influence", "influence"),
        ("3 vassals in black", "3 vassals in black"),
        ("2 vassals", "2 vassals"),
        ("builder + builder", "builder"),
        ("builder", "builder"),
        ("builder + lady + flag-bearer", "builder + lady + flag-bearer"),
        ("builder + 2 vassals in black", "builder + 2 vassals in black"),
        ("2 vassals in black + 2 vassals in grey", "2 vassals in black + 2 vassals in grey"),
        ("4 flags + 3 shields", "4 flags + 3 shields"),
        (3, "3"),
        (["black flag"], "['black flag']"),
    ],
)
def test_needs_that_no_card_can_have_are_refused_where_they_fail(needs: Any, part: str) -> None:
    assert refusal({"missions": {"m01": {"needs": needs}}}) == (
        "error-edition-needs",
        {"entry": "missions.m01.needs", "value": part},
    )


def test_the_missions_of_the_rulebooks_examples_have_to_be_there() -> None:
    cheap = {card.id: {"points": 2} for card in ours().missions if card.points == 3}
    assert refusal({"missions": cheap}) == ("error-edition-missions", {"missing": "three"})
    other = {card: {"needs": "black flag + 2 shields"} for card in ("m04", "m44")}
    assert refusal({"missions": other}) == ("error-edition-missions", {"missing": "flag"})


# -- what has to hold together ---------------------------------------------------------------------------------------

TOGETHER: dict[str, tuple[Any, str, dict[str, Any]]] = {
    "a power twice": ({"flags": {"black": "turn"}}, "error-edition-flags", {"power": "reverse", "count": 0}),
    "a power of a later colour twice": (
        {"flags": {"brown": "reverse"}}, "error-edition-flags", {"power": "reverse", "count": 2},
    ),
    "one new flag": (
        {"arthur-flags": {"grey": "switch"}}, "error-edition-arthur-flags", {"power": "adjust", "count": 0},
    ),
    "three new flags": (
        {"arthur-flags": {"grey": "switch", "blue": "switch", "black": "adjust"}},
        "error-edition-arthur-flags",
        {"power": "switch", "count": 2},
    ),
    "a colour missing on a frame": (
        {"frames": {"bottom": ["black", "grey", "blue", "purple", "orange", "orange"] * 2}},
        "error-edition-frame",
        {"entry": "frames.bottom", "colour": "brown"},
    ),
    "six treasures of a terrain": (
        {"treasures": {"lake-grail": {"count": 2}}},
        "error-edition-terrain",
        {"terrain": "lake", "count": 6, "printed": 5},
    ),
    "four treasures of a terrain": (
        {"treasures": {"mountain-staff": {"count": 0}}},
        "error-edition-terrain",
        {"terrain": "mountain", "count": 4, "printed": 5},
    ),
    "a kind of treasure missing": (
        {"treasures": {"wood-grail": {"count": 0}, "wood-staff": {"count": 2}, "lake-grail": {"count": 0},
                       "lake-staff": {"count": 2}}},
        "error-edition-treasure",
        {"treasure": "grail"},
    ),
    "the influence tile of the example missing": (
        {"treasures": {"mountain-influence": {"kinds": ["flag", "shield"]}}},
        "error-edition-kinds",
        {"treasure": "influence", "kinds": "material, shield"},
    ),
    "the discard tile of the example missing": (
        {"treasures": {"mountain-discard": {"kinds": ["influence", "shield"]}}},
        "error-edition-kinds",
        {"treasure": "discard", "kinds": "flag, shield"},
    ),
    "seven allies in a stack": ({"allies": {"kay": "A"}}, "error-edition-stacks", {"count": 7, "wanted": 6}),
    "two districts of a colour": (
        {"districts": {"smith": {"colour": "brown"}}}, "error-edition-districts", {"colour": "brown", "count": 2},
    ),
    "two cauldrons for a face": (
        {"cauldrons": {"cauldron-1": {"face": 4}}}, "error-edition-cauldrons", {"face": 4, "count": 2},
    ),
    "a potion missing": (
        {"tokens": {"token-1": ["swap", "swap"], "token-5": ["dark", "dark"]}},
        "error-edition-tokens",
        {"effect": "bewitch"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", TOGETHER)
def test_figures_that_do_not_add_up_are_refused(what: str) -> None:
    edition, message, args = TOGETHER[what]
    assert refusal(edition) == (message, args)


# -- words -----------------------------------------------------------------------------------------------------------


def test_long_words_are_cut_in_the_message() -> None:
    assert refusal({"missions": {"m01": {"needs": "x" * 500}}})[1]["value"] == "x" * 80


SAID: dict[str, Any] = {
    **{what: edition for what, (edition, _, _) in TOGETHER.items()},
    "a figure out of range": {"counts": {"coins": 7}},
    "a list of numbers": {"districts": {"quarry": {"gains": [2, 5, 1]}}},
    "no such word": {"flags": {"black": "fly"}},
    "too few words": {"tokens": {"token-1": ["bewitch"]}},
    "a colour twice": {"start": {"tiles": ["black", "grey", "blue", "grey"]}},
    "printed otherwise": {"counts": {"huts": 8}},
    "a rondel of 23 spaces": {"rondels": {"base": ["build"] * 23}},
    "a rondel of one space": {"rondels": {"base": ["build"]}},
    "no such space": {"rondels": {"base": ["castle"] * 24}},
    "the wrong spaces": {"rondels": {"base": ["build"] * 24}},
    "needs": {"missions": {"m01": {"needs": "red flag"}}},
    "no three for three": {"missions": {card: {"points": 1} for card in MISSION_IDS}},
    "no purple flag": {"missions": {card: {"needs": "2 shields + flag"} for card in ("m04", "m44")}},
    "no table": {"missions": 3},
    "no such section": {"weapons": {}},
    "another game": {"game": "king-arthur"},
}
UNSAID = ("missing", "terrain")  # they choose among sentences


@pytest.mark.parametrize("what", SAID)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_refusal_is_said_in_both_languages(lang: str, what: str) -> None:
    assert_refusal_is_said("merlin", SAID[what], lang, but=UNSAID)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_misplaced_principalities_are_told_where_they_belong(lang: str) -> None:
    ring = ring_of("base", s4="principality blue", s8="principality grey")
    with pytest.raises(BadEdition) as refused:
        load({"rondels": {"base": ring}})
    assert ", ".join(PRINCIPALITIES) in words(lang, "merlin").say(refused.value.message)
