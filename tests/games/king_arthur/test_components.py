"""King Arthur, "Contents": the components against the rulebook's list and the figures of the spec."""

from __future__ import annotations

import pytest

from caliburn.games.king_arthur.components import component_list, load
from caliburn.games.king_arthur.components import table as entries
from tests.games.boxes import SOURCES, source_of
from tests.games.king_arthur.tables import ADVENTURES, POINTS, SPREAD, at


def total(name: str) -> int:
    return sum(entry["count"] for entry in entries(name))


def test_there_are_110_cards_and_25_seals() -> None:
    assert (total("knight"), total("adversary"), total("adventure")) == (53, 44, 13)
    assert total("knight") + total("adversary") + total("adventure") == 110
    assert total("seal") == 25
    assert [entry["count"] for entry in entries("seal")] == [5] * 5


@pytest.mark.parametrize("suit", ["red", "orange", "beige"])
def test_each_colour_of_knights_has_fourteen_singles_and_two_doubles(suit: str) -> None:
    assert {
        entry["strength"]: entry["count"] for entry in entries("knight") if entry["suit"] == suit
    } == {1: 14, 2: 2}  # fmt: skip


def test_there_are_five_merlins_of_strength_one() -> None:
    assert [(e["count"], e["strength"]) for e in entries("knight") if e["suit"] == "merlin"] == [(5, 1)]


@pytest.mark.parametrize(
    ("kind", "cards", "colour"),
    [("dark-power", 13, "yellow"), ("enemy-knight", 11, "blue"), ("monster", 11, "green"), ("dragon", 9, "red")],
)
def test_the_kinds_have_their_sizes_and_colours(kind: str, cards: int, colour: str) -> None:
    (entry,) = [entry for entry in entries("kind") if entry["id"] == kind]
    assert (entry["count"], entry["colour"]) == (cards, colour)
    assert sum(entry["count"] for entry in entries("adversary") if entry["kind"] == kind) == cards


@pytest.mark.parametrize("kind", SPREAD)
def test_the_values_of_the_adversaries_are_spread_as_the_spec_has_them(kind: str) -> None:
    found = {entry["value"]: entry["count"] for entry in entries("adversary") if entry["kind"] == kind}
    assert found == SPREAD[kind]


def test_the_ids_of_the_adversaries_tell_kind_and_value() -> None:
    for entry in entries("adversary"):
        assert entry["id"] == f"{entry['kind']}-{entry['value']}"


def test_there_is_exactly_one_red_five_and_no_other_five() -> None:
    assert [(e["id"], e["count"]) for e in entries("adversary") if e["value"] == 5] == [("dragon-5", 1)]


def test_the_adventures_give_the_points_of_the_spec_from_6_to_20() -> None:
    points = {entry["id"]: entry["points"] for entry in entries("adventure")}
    assert points == POINTS
    assert (min(points.values()), max(points.values()), sum(points.values())) == (6, 20, 151)
    assert tuple(points) == ADVENTURES


def test_the_adventures_ask_what_the_rulebook_says() -> None:
    asked = {entry["id"]: entry["condition"] for entry in entries("adventure")}
    assert asked == {
        "holy-grail": {"total": 12},
        "mountain": {"total": 9},
        "excalibur": {"total": 5},
        "questing-beast": {"total": 8, "kind": "dragon"},
        "fisher-king": {"total": 6, "kind": "monster"},
        "royal-tournament": {"total": 5, "kind": "enemy-knight"},
        "robbers": {"cards": 2},
        "vikings": {"cards": 4},
        "sea-monster": {"each": ["dark-power", "enemy-knight", "monster", "dragon"]},
        "saxons": {"total": 4, "kind": "dark-power"},
        "king-mark": {"each": ["dark-power", "enemy-knight", "monster"]},
        "green-knight": {"worth": [4, 3]},
        "gold-treasure": {"worth": [3, 3], "or_card": "dragon-5"},
    }


def test_every_component_names_its_source() -> None:
    listed = component_list() + list(entries("kind"))
    assert len(listed) == 7 + 15 + 13 + 5 + 4
    for entry in listed:
        assert entry["source"] in SOURCES, entry["id"]
        for figure, source in entry.get("sources", {}).items():
            assert figure in entry
            assert source in SOURCES


def test_nothing_that_is_reconstructed_is_passed_off_as_printed() -> None:
    """The provenance column of the spec's tables."""
    known = {"holy-grail": "public", "green-knight": "public"}
    for entry in entries("adventure"):
        assert source_of(entry, "points") == known.get(entry["id"], "reconstructed")
        assert source_of(entry, "condition") == "rulebook"
    for entry in entries("adversary"):
        assert source_of(entry, "count") == ("rulebook" if entry["id"] == "dragon-5" else "reconstructed")
    for entry in entries("kind"):
        assert (source_of(entry, "count"), source_of(entry, "colour")) == ("rulebook", "public")
    for entry in entries("knight"):
        assert source_of(entry, "count") == "rulebook"
        assert source_of(entry, "suit") == ("public" if entry["suit"] in ("orange", "beige") else "rulebook")


def test_the_list_for_readers_holds_every_component_once() -> None:
    listed = component_list()
    assert len({entry["id"] for entry in listed}) == len(listed)
    assert sum(entry["count"] for entry in listed) == 110 + 25


def test_the_rules_are_played_with_the_figures_of_the_files() -> None:
    figures, changed = load()
    assert changed is None
    assert sum(figures.knights) == 53
    assert sum(figures.adversaries) == 44
    census = at().census()
    for entry in entries("knight") + entries("adversary"):
        assert census[entry["id"]] == entry["count"]


def test_all_adventures_can_be_bought_from_disjoint_cards() -> None:
    """The spec's reasoning: 33 of the 44 adversaries suffice, so neither end is out of reach."""
    bought = {
        "holy-grail": "dragon-4 dragon-4 dragon-4", "mountain": "monster-4 enemy-knight-4 dark-power-1",
        "excalibur": "enemy-knight-3 monster-2", "questing-beast": "dragon-3 dragon-3 dragon-2",
        "fisher-king": "monster-3 monster-3", "royal-tournament": "enemy-knight-3 enemy-knight-2",
        "robbers": "dark-power-1 dark-power-1", "vikings": "dark-power-1 dark-power-1 enemy-knight-1 enemy-knight-1",
        "sea-monster": "dark-power-1 enemy-knight-1 monster-1 dragon-2", "saxons": "dark-power-2 dark-power-2",
        "king-mark": "dark-power-2 enemy-knight-2 monster-2", "green-knight": "monster-4 enemy-knight-3",
        "gold-treasure": "dragon-5",
    }  # fmt: skip
    cards = " ".join(bought.values()).split()
    assert len(cards) == 33
    at(trophies=[cards, []])
    assert set(bought) == set(ADVENTURES)
    for adventure, price in bought.items():
        match = at(trophies=[price.split(), []])
        match.play(0, "pass")
        assert adventure in {move[0] for move in match.asks[0].options if len(move) > 1}
