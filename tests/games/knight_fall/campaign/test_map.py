"""The map of the campaign: squares, water and bridges, how far a turn goes, and who leads."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from tests.games.knight_fall.campaign.valley import bells, book, reached, ride
from tests.games.knight_fall.table import asked_seat, offered, play

WATER = ("B1 C1", "B2 C2", "C2 C3", "D2 D3", "D3 E3", "D4 E4", "D5 E5", "D6 E6")
BRIDGES = ("B2 C2", "D2 D3", "D4 E4", "D6 E6")
SQUARES = [column + row for row, column in product("123456", "ABCDEF")]


def joined(here: str, there: str) -> bool:
    """Whether one may step from a square to another."""
    aside = abs(ord(here[0]) - ord(there[0])) + abs(int(here[1]) - int(there[1]))
    edge = " ".join(sorted((here, there)))
    return aside == 1 and (edge not in WATER or edge in BRIDGES)


@cache
def within(start: str, steps: int) -> frozenset[str]:
    """The squares one comes to with at most so many steps."""
    found = {start}
    for _ in range(steps):
        found |= {there for there in SQUARES if any(joined(here, there) for here in found)}
    return frozenset(found)


def test_the_campaign_begins_at_the_well() -> None:
    match = ride()
    assert book(match)["party"] == "C4"
    (well,) = [square for square in book(match)["squares"] if square["at"] == "C4"]
    assert [one["number"] for one in well["numbers"]] == [1, 2]


def test_the_map_has_36_squares_a_river_and_four_bridges() -> None:
    shown = book(ride())
    assert [square["at"] for square in shown["squares"]] == SQUARES
    assert (shown["columns"], shown["rows"]) == (6, 6)
    assert sorted(" ".join(sorted(edge)) for edge in shown["river"]) == sorted(WATER)
    assert sorted(" ".join(sorted(one["between"])) for one in shown["bridges"]) == sorted(BRIDGES)
    names = {one["name"]["en"] for one in shown["bridges"]}
    assert names == {"Gallows Bridge", "Mill Bridge", "Saint’s Bridge", "Weir Bridge"}


@pytest.mark.parametrize("square", SQUARES)
def test_one_rides_up_to_three_squares_never_over_a_corner_and_never_through_water(square: str) -> None:
    """RU-K01: squares touch at their edges; bridges are edges. The third square is for those who read nothing."""
    assert reached(ride(party=square)) == within(square, 3)


@pytest.mark.parametrize("square", SQUARES)
def test_with_tilda_one_rides_a_square_further(square: str) -> None:
    assert reached(ride(party=square, villagers=["tilda-reed"])) == within(square, 4)


@pytest.mark.parametrize(("here", "there"), [edge.split() for edge in BRIDGES])
def test_every_bridge_is_a_way_in_both_directions(here: str, there: str) -> None:
    """RU-K01: crossing is one step and no square of its own."""
    for start, goal in ((here, there), (there, here)):
        match = play(ride(party=start), f"ride {goal}")
        assert book(match)["party"] == goal
        assert book(match)["path"][-1] == [start, goal]


@pytest.mark.parametrize(("here", "there"), [edge.split() for edge in WATER if edge not in BRIDGES])
def test_where_there_is_water_without_a_bridge_the_way_goes_round(here: str, there: str) -> None:
    for start, goal in ((here, there), (there, here)):
        if goal in (found := reached(ride(party=start))):
            match = play(ride(party=start), f"ride {goal}")
            assert len(book(match)["path"][-1]) == 4
        else:
            assert goal not in within(start, 3)
            assert found == within(start, 3)


@pytest.mark.parametrize("square", ["C4", "C5", "F2"])
def test_one_may_stay_and_read(square: str) -> None:
    match = play(ride(party=square), f"ride {square}")
    assert book(match)["path"][-1] == [square]
    assert offered(match, "read")


@pytest.mark.parametrize(("villagers", "far"), [([], {"B3": True, "A3": False}), (["tilda-reed"], {"A3": True})])
def test_at_the_end_of_the_ride_one_reads_except_after_the_extra_square(
    villagers: list[str], far: dict[str, bool]
) -> None:
    for square, reads in far.items():
        match = play(ride(villagers=villagers), f"ride {square}")
        assert bool(offered(match, "read")) is reads
        assert bells(match) == (0 if reads else 1)
        assert book(match)["party"] == square


def test_with_tilda_the_fourth_square_is_for_those_who_read_nothing() -> None:
    match = play(ride(villagers=["tilda-reed"]), "ride A2")
    assert (bells(match), book(match)["party"]) == (1, "A2")
    assert offered(match, "ride")


def test_a_turn_that_leads_to_a_square_without_numbers_is_over() -> None:
    match = play(ride(), "ride C3")
    assert (bells(match), book(match)["party"]) == (1, "C3")


def test_one_may_leave_the_numbers_of_a_square_alone() -> None:
    match = play(ride(), "ride B4", "pass")
    assert (bells(match), book(match)["party"]) == (1, "B4")
    assert book(match)["squares"][19]["numbers"] == [
        {"number": 6, "handle": "entry-6", "crossed": False, "read": False}
    ]


def test_a_turn_crosses_off_one_time_box_whatever_was_done() -> None:
    match = ride()
    for turn, square in enumerate(("C4", "C5", "B4", "B6", "A4"), start=1):
        play(match, f"ride {square}")
        if "pass" in offered(match):
            play(match, "pass")
        assert bells(match) == turn


def test_the_path_is_drawn_turn_by_turn() -> None:
    match = play(ride(), "ride B3", "pass", "ride B3", "pass", "ride B1", "pass")
    first, second, third = book(match)["path"]
    assert (first[0], first[-1], len(first)) == ("C4", "B3", 3)
    assert (second, third) == (["B3"], ["B3", "B2", "B1"])


def test_two_players_lead_one_party_by_turns() -> None:
    """RU-K24: one position, one sheet, one row of time boxes."""
    match = ride(seats=2)
    for turn in range(4):
        assert (book(match)["leader"], asked_seat(match)) == (turn % 2, turn % 2)
        assert len(match.asks) == 1
        play(match, "ride C5", "pass")
        assert bells(match) == turn + 1


def test_the_leader_of_the_turn_reads_and_chooses() -> None:
    """RU-K24."""
    match = play(ride(seats=2, leader=1), "ride C4")
    assert asked_seat(match) == 1
    play(match, "read 1")
    assert asked_seat(match) == 1
    play(match, "choice a")
    assert asked_seat(match) == 1
    play(match, "choice a")
    assert asked_seat(match) == 0


def test_alone_one_leads_every_turn() -> None:
    match = ride()
    for _ in range(3):
        assert asked_seat(match) == 0
        play(match, "ride C5", "pass")
