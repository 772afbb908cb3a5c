"""The rondels and Arthur's ring: their spaces against the check sums of the spec, and why chains of moves end."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from caliburn.games.merlin.components import ours
from caliburn.games.merlin.components.rings import RONDELS, chains_end
from caliburn.games.merlin.figures import COLOURS, SPACES, Space

# the numbers of spaces by kind, as in the check sums of section 4.4
CHECK_SUMS = {
    "base": {"principality": 6, "points": 4, "influence": 4, "build": 3, "mission": 2, "exchange": 2, "relocate": 1,
             "excalibur": 1, "grail": 1},
    "arthur": {"principality": 6, "points": 5, "influence": 4, "build": 3, "mission": 2, "exchange": 1, "apple": 1,
               "arthur": 1, "activate": 1},
    "gold": {"principality": 6, "points": 4, "influence": 4, "build": 2, "mission": 1, "exchange": 1, "excalibur": 1,
             "grail": 1, "remedy": 2, "coin": 2},
    "arthur-gold": {"principality": 6, "points": 5, "influence": 4, "build": 2, "mission": 1, "remedy": 2, "coin": 2,
                    "arthur": 1, "activate": 1},
}  # fmt: skip


@pytest.mark.parametrize("variant", CHECK_SUMS)
def test_a_rondel_has_24_spaces_of_the_kinds_the_spec_sums_up(variant: str) -> None:
    rondel = ours().rondels[variant]
    assert len(rondel) == SPACES
    assert Counter(space.kind for space in rondel) == CHECK_SUMS[variant]


def test_the_four_rondels_are_those_the_rules_ask_for() -> None:
    assert tuple(ours().rondels) == tuple(CHECK_SUMS) == tuple(RONDELS)


@pytest.mark.parametrize("variant", CHECK_SUMS)
def test_every_fourth_space_is_a_principality_clockwise_from_black(variant: str) -> None:
    rondel = ours().rondels[variant]
    assert rondel[::4] == tuple(Space("principality", colour) for colour in COLOURS)
    assert rondel[ours().merlin_start] == Space("principality", "black")


def test_collecting_and_scoring_the_same_are_14_spaces_apart() -> None:
    """Section 4.4, balance; the vassals' space has influence for its counterpart."""
    rondel = ours().rondels["base"]
    for place, space in enumerate(rondel):
        if space.kind == "influence":
            scored = "influence" if space.what == "vassal" else space.what
            assert rondel[(place + 14) % SPACES] == Space("points", scored)


@pytest.mark.parametrize(
    ("kinds", "apart"), [(["build"], 8), (["excalibur", "relocate", "grail"], 8), (["mission"], 12), (["exchange"], 12)]
)
def test_spaces_of_a_kind_are_spread_evenly(kinds: list[str], apart: int) -> None:
    places = [place for place, space in enumerate(ours().rondels["base"]) if space.kind in kinds]
    assert len(places) == SPACES // apart
    assert {later - earlier for earlier, later in pairwise(places)} == {apart}


def test_the_modules_replace_the_spaces_the_spec_names() -> None:
    def changed(variant: str) -> dict[int, str]:
        pairs = zip(ours().rondels["base"], ours().rondels[variant], strict=True)
        return {place: " ".join(new).strip() for place, (old, new) in enumerate(pairs) if old != new}

    assert changed("arthur") == {6: "arthur", 14: "activate", 19: "points manor", 22: "apple"}
    assert changed("gold") == {5: "remedy", 7: "coin", 14: "remedy", 18: "coin"}
    assert changed("arthur-gold") == {
        5: "remedy", 6: "arthur", 7: "coin", 14: "activate", 18: "coin", 19: "points manor", 22: "remedy",
    }  # fmt: skip


def test_the_inner_ring_is_three_sectors_of_picts_stairs_and_three_others() -> None:
    ring = [" ".join(space).strip() for space in ours().inner]
    assert ring == [
        "picts", "resource shield", "grail", "stairs", "merlin",
        "picts", "resource flag", "excalibur", "stairs", "resource influence",
        "picts", "resource material", "ring", "stairs", "replace",
    ]  # fmt: skip
    assert [ring[start : start + 5].count("stairs") for start in (0, 5, 10)] == [1, 1, 1]
    assert ours().inner_start == 0


def test_chains_of_arthur_and_merlin_end_on_our_rings() -> None:
    """MA-13: the neighbours of the inner Merlin space, stairs and Picts, move neither of them."""
    for rondel in ours().rondels.values():
        assert chains_end(ours().inner, rondel)


MOVER, OTHER = Space("merlin"), Space("picts")
SENDER, REST = Space("arthur"), Space("build")


@pytest.mark.parametrize(
    ("inner", "outer", "ends"),
    [
        ([MOVER, MOVER], [SENDER, REST, SENDER], False),
        ([MOVER, MOVER], [SENDER, REST, REST, REST, SENDER], False),
        ([MOVER, MOVER], [SENDER, *[REST] * 4, SENDER], True),
        ([MOVER, MOVER], [SENDER], True),
        ([MOVER, OTHER, MOVER], [SENDER, SENDER], True),
        ([MOVER], [SENDER, SENDER], True),
    ],
    ids=["both", "past Morgana", "out of reach", "one sender", "not beside each other", "one mover"],
)
def test_a_chain_needs_two_merlin_spaces_side_by_side_and_two_arthur_spaces_in_reach(
    inner: list[Space], outer: list[Space], ends: bool
) -> None:
    """MA-12, MA-13, MA-14, MW-11."""
    assert chains_end([*inner, *[OTHER] * 9], [*outer, *[REST] * 15]) is ends
