"""Setup for two to six players (spec, section 4): tiles, elders, characters, seats, hands, who stands where."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.table import (
    asked,
    characters,
    fresh,
    hand,
    offered,
    only,
    play,
    player,
    points,
    table,
    texts,
    units,
)

CORNER_CELLS, EDGE_CELLS, CENTRE = (0, 2, 6, 8), (1, 3, 5, 7), 4
SEATS = (2, 3, 4, 5, 6)


def drafted(seats: int, options: dict[str, Any] | None = None, then: str = "setup") -> Match:
    """Everybody keeps the first characters; the imps are to be placed next."""
    match = fresh(seats=seats, options=options, then=then)
    for ask in match.asks:
        match.play(ask.seat, ask.options[0])
    return match


def begun(seats: int, options: dict[str, Any] | None = None, then: str = "setup") -> Match:
    """The first turn begins; whatever is placed is placed as offered first."""
    match = drafted(seats, options, then)
    while asked(match) != "ask-play":
        match.play(match.asks[0].seat, match.asks[0].options[0])
    return match


def letters(match: Match) -> list[str]:
    return [one["id"] for one in table(match)["tiles"]]


def on_cells(match: Match, kind: str) -> list[int]:
    """The cells of all units of a kind."""
    laid = letters(match)
    return [laid.index(unit["tile"]) for unit in table(match)["units"] if unit["kind"] == kind]


# -- the abbey -------------------------------------------------------------------------------------------------------


def test_the_nine_tiles_lie_at_random_with_the_seal_in_the_middle() -> None:
    laid = [letters(fresh(then=f"abbey-{n}")) for n in range(12)]
    assert all(sorted(one) == list("ABCDEFGHI") and one[CENTRE] == "E" for one in laid)
    assert len({tuple(one) for one in laid}) > 6


@pytest.mark.parametrize("seats", SEATS)
def test_an_elder_with_six_health_stands_on_every_outer_tile(seats: int) -> None:
    match = begun(seats)
    assert sorted(on_cells(match, "elder")) == [0, 1, 2, 3, 5, 6, 7, 8]
    assert {unit["health"] for unit in table(match)["units"] if unit["kind"] == "elder"} == {6}


@pytest.mark.parametrize("seats", SEATS)
def test_demons_begin_at_nought_and_knights_a_space_ahead(seats: int) -> None:
    assert points(begun(seats)) == (0, 1)


# -- characters ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "drawn", "kept"),
    [
        (2, (3, 3), (2, 2)),
        (3, (2, 3, 2), (1, 2, 1)),
        (4, (2, 2, 2, 2), (1, 1, 1, 1)),
        (5, (2,) * 5, (1,) * 5),
        (6, (2,) * 6, (1,) * 6),
    ],
)
def test_how_many_characters_are_drawn_and_kept(seats: int, drawn: tuple[int, ...], kept: tuple[int, ...]) -> None:
    match = fresh(seats=seats)
    assert tuple(len(player(match, seat)["draft"]) for seat in range(seats)) == drawn
    for ask in match.asks:
        assert {len(text.split()) - 1 for text in texts(match, ask.seat)} == {kept[ask.seat]}


@pytest.mark.parametrize("seats", SEATS)
def test_characters_that_were_not_kept_go_back_to_their_deck(seats: int) -> None:
    match = begun(seats)
    there = len(characters(match))
    decks = table(match)["decks"]
    assert decks["demons"]["characters"] == 10 - (there + 1) // 2
    assert decks["knights"]["characters"] == 9 - there // 2


def test_two_characters_are_chosen_in_the_order_of_their_turns() -> None:
    """Both orders of every pair are offered."""
    match = fresh("A B C D F G H I imp-lord storm-fiend soulstealer")
    assert offered(match) == {
        f"choose {one} {other}"
        for one in ("imp-lord", "storm-fiend", "soulstealer")
        for other in ("imp-lord", "storm-fiend", "soulstealer")
        if one != other
    }


@pytest.mark.parametrize("seats", SEATS)
def test_demons_and_knights_take_turns_and_a_random_demon_begins(seats: int) -> None:
    first = set()
    for n in range(12):
        match = begun(seats, then=f"first-{n}")
        sides = [one["side"] for one in table(match)["places"]]
        assert sides[0] == "demons"
        assert all(one != other for one, other in pairwise(sides))
        first.add(table(match)["places"][0]["seat"])
    assert first == {seat for seat, one in enumerate(table(begun(seats))["players"]) if one["side"] == "demons"}


def test_of_two_demons_of_one_player_either_may_begin() -> None:
    begin = set()
    for n in range(12):
        match = fresh("A B C D F G H I imp-lord storm-fiend soulstealer", then=f"one-{n}")
        match.play(0, "choose imp-lord soulstealer")
        match.play(1, min(texts(match, 1)))
        begin.add(characters(match)[0])
    assert begin == {"imp-lord", "soulstealer"}


@pytest.mark.parametrize(("seats", "demons", "knights"), [(2, 2, 2), (3, 2, 2), (4, 2, 2), (5, 3, 2), (6, 3, 3)])
def test_how_many_of_each_side_there_are(seats: int, demons: int, knights: int) -> None:
    """RU-A04: with five players there are three demons, and one of them is last in the round."""
    sides = [one["side"] for one in table(begun(seats))["places"]]
    assert (sides.count("demons"), sides.count("knights")) == (demons, knights)
    assert sides[-1] == ("demons" if seats == 5 else "knights")


def test_everybody_begins_with_the_health_and_defense_of_the_card() -> None:
    for n in range(6):
        match = begun(6, then=f"tracks-{n}")
        for one in table(match)["places"]:
            if one["side"] == "knights":
                assert (one["health"], one["defense"]) == (6, 1)
            else:
                start = {"frozen-lurker": 5, "imp-lord": 5, "storm-fiend": 5, "molten-scion": 7, "feral-reaver": 7}
                assert one["health"] == start.get(one["character"], 6)
                assert one["ice"] == (2 if one["character"] == "frozen-lurker" else None)


# -- hands and places ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_holds_three_power_cards_and_the_basic_card(seats: int) -> None:
    match = begun(seats)
    for seat in range(seats):
        assert len(hand(match, seat) or []) == 3
        assert player(match, seat)["basic"] is True
    decks = table(match)["decks"]
    demons = sum(one["side"] == "demons" for one in table(match)["players"])
    assert (decks["demons"]["deck"], decks["knights"]["deck"]) == (62 - 3 * demons, 58 - 3 * (seats - demons))


@pytest.mark.parametrize(("seats", "imps"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_imps_are_placed_on_different_tiles_next_to_the_seal(seats: int, imps: int) -> None:
    match = drafted(seats)
    assert asked(match) == "ask-imps"
    laid = letters(match)
    for text in offered(match):
        chosen = text.split()[1:]
        assert len(set(chosen)) == len(chosen) == imps
        assert {laid.index(tile) for tile in chosen} <= set(EDGE_CELLS)
    assert len(on_cells(begun(seats), "imp")) == imps


@pytest.mark.parametrize("seats", SEATS)
def test_demons_stand_on_the_seal_knights_on_corners_and_golems_on_the_others(seats: int) -> None:
    match = begun(seats)
    assert set(on_cells(match, "demon")) == {CENTRE}
    knights, golems = on_cells(match, "knight"), on_cells(match, "stone-golem")
    assert sorted([*knights, *golems]) == sorted(CORNER_CELLS)
    assert len(golems) == 4 - (3 if seats == 6 else 2)


def test_the_imps_come_before_the_knights_and_each_knight_takes_another_corner() -> None:
    """RU-A03."""
    match = drafted(2)
    corners = {f"put {letters(match)[cell]}" for cell in CORNER_CELLS}
    match.play(0, match.asks[0].options[0])
    assert (asked(match), offered(match)) == ("ask-start", corners)
    taken = min(corners)
    play(match, taken)
    assert offered(match) == corners - {taken}
    assert "stone-golem-1" not in units(match)


# -- three players ---------------------------------------------------------------------------------------------------


def owners(match: Match) -> list[int]:
    return [one["seat"] for one in table(match)["places"]]


def test_with_three_one_player_has_both_knights() -> None:
    """The option single=knights is the usual one."""
    for options in (None, {"single": "knights"}):
        match = begun(3, options)
        sides = [one["side"] for one in table(match)["players"]]
        assert sides.count("knights") == 1
        assert owners(match)[1] == owners(match)[3] == sides.index("knights")
        assert owners(match)[0] != owners(match)[2]


def test_with_three_one_player_may_have_both_demons() -> None:
    """The option single=demons: draws three and keeps two."""
    match = begun(3, {"single": "demons"})
    sides = [one["side"] for one in table(match)["players"]]
    assert sides.count("demons") == 1
    assert owners(match)[0] == owners(match)[2] == sides.index("demons")
    assert sorted([owners(match)[1], owners(match)[3]]) == [seat for seat in range(3) if sides[seat] == "knights"]
    drawn = {event.seat: event.number for event in only(match, "CharactersDrawn")}
    assert drawn == {seat: 3 if side == "demons" else 2 for seat, side in enumerate(sides)}
    assert [len(hand(match, seat) or []) for seat in range(3)] == [3, 3, 3]


def test_a_player_with_two_characters_draws_for_the_next_one() -> None:
    """RU-A05: one hand, drawn anew after each turn."""
    match = begun(3)
    single = owners(match)[1]
    play(match, "done")
    assert match.asks[0].seat == single
    before = hand(match, single)
    while table(match)["active"] == 1:
        play(match, "done" if "done" in offered(match) else min(offered(match)))
    assert len(hand(match, single) or []) == 3
    assert before
    assert set(before) <= set(table(match)["decks"]["knights"]["discards"])
