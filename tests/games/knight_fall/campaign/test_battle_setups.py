"""The ten boards of the campaign (spec of the campaign, chapters 8 and 9; Battles; WE-10's manner of grids)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from caliburn.games.knight_fall.figures import SOUTH_BANK
from tests.games.knight_fall.campaign.field import (
    BOARDS,
    BOTH,
    CRUSHER,
    DREAD,
    HORNED,
    ICE,
    IRON,
    KNIGHTS,
    LORD,
    LURKER,
    REAVER,
    SCION,
    SEER,
    SHADE,
    SOUL,
    STORM,
    about_to_fight,
    battle_of,
    grid,
    held,
    mustered,
    settle,
)
from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    asked,
    asked_seat,
    at,
    characters,
    defense,
    hand,
    health,
    healths,
    offered,
    only,
    place,
    play,
    points,
    table,
    tile,
    units,
)

# Where demons, elders, imps and crawlers stand, and who looms.
Board = tuple[dict[str, str], str, str, str, list[str]]
LAID: dict[str, Board] = {
    "1": ({REAVER: "Cr"}, "Fr", "Ar Dr", "", []),
    "2": ({SHADE: "Hr", HORNED: "Ir"}, "Ar Cr", "Er", "", []),
    "3": ({LURKER: "Cr"}, "", "Hr Ir", "", [REAVER]),
    "4": ({DREAD: "H", STORM: "C"}, "A F I", "D", "", []),
    "5": ({LORD: "Hr"}, "B", "Dr Ar Cr", "", [SHADE]),
    "6": ({SCION: "D", LORD: "C"}, "A", "I", "", [HORNED]),
    "7": ({CRUSHER: "Ir", SOUL: "Hr"}, "Er", "Gr", "Dr Ar", []),
    "8": ({DREAD: "D"}, "Ar", "Fr Cr", "", [SOUL]),
    "9": ({STORM: "Fr", HORNED: "Ir"}, "Ar Hr Cr Gr", "Er", "", [LURKER]),
}
ELDERS_OF_THE_LAST = "A F D C H G I B"
STARTS = {  # the health demons start with
    CRUSHER: 6, SHADE: 6, LURKER: 5, LORD: 5, DREAD: 6, HORNED: 6, SCION: 7, SOUL: 6, STORM: 5, REAVER: 7,
}  # fmt: skip
SKIRMISHES = list(LAID)
ALL = [*SKIRMISHES, "final"]


def kinds(match: object, kind: str) -> list[str]:
    """The tiles of all units of a kind."""
    return sorted(one["tile"] for one in table(match)["units"] if one["kind"] == kind)  # type: ignore[arg-type]


@pytest.mark.parametrize("battle", ALL)
def test_the_tiles_lie_as_the_book_says_with_their_sides_and_gaps(battle: str) -> None:
    match = mustered(battle)
    laid = [one["id"] if one else "" for one in table(match)["tiles"]]
    assert laid == grid(BOARDS[battle][0])


@pytest.mark.parametrize("battle", SKIRMISHES)
def test_demons_elders_imps_and_crawlers_stand_where_the_book_says(battle: str) -> None:
    demons, elders, imps, crawlers, _ = LAID[battle]
    match = mustered(battle)
    assert {one["name"]: one["tile"] for one in table(match)["units"] if one["kind"] == "demon"} == demons
    assert kinds(match, "elder") == sorted(elders.split())
    assert kinds(match, "imp") == sorted(imps.split())
    assert kinds(match, "crawler") == sorted(crawlers.split())
    assert len(units(match)) == len(demons) + len(f"{elders} {imps} {crawlers}".split()) + len(BOTH)


@pytest.mark.parametrize("battle", SKIRMISHES)
def test_looming_demons_wait_in_the_order_of_the_book(battle: str) -> None:
    assert battle_of(mustered(battle))["looming"] == LAID[battle][4]


@pytest.mark.parametrize("battle", SKIRMISHES)
def test_all_demons_of_a_skirmish_have_to_be_defeated(battle: str) -> None:
    match = mustered(battle)
    assert battle_of(match)["to_defeat"] == len(LAID[battle][0]) + len(LAID[battle][4])
    assert battle_of(match)["elders_limit"] in (None, 0)


@pytest.mark.parametrize("battle", ALL)
def test_both_knights_stand_on_the_start_tile(battle: str) -> None:
    match = mustered(battle)
    assert battle_of(match)["start"] == BOARDS[battle][1]
    assert [tile(match, knight) for knight in BOTH] == [BOARDS[battle][1]] * 2


@pytest.mark.parametrize("battle", SKIRMISHES)
def test_all_begin_with_what_they_always_begin_with(battle: str) -> None:
    match = mustered(battle, elixirs=2)
    for unit in table(match)["units"]:
        usual = {"knight": 6, "elder": 6, "imp": 2, "crawler": 1}
        assert unit["health"] == usual.get(unit["kind"], STARTS.get(unit["name"])), unit
    assert [defense(match, knight) for knight in BOTH] == [1, 1]


def test_the_frozen_lurker_comes_with_two_ice() -> None:
    assert place(mustered("3"), LURKER)["ice"] == 2


def test_elders_have_six_health_in_battle() -> None:
    match = mustered("9")
    assert {one["health"] for one in table(match)["units"] if one["kind"] == "elder"} == {6}


@pytest.mark.parametrize("first", BOTH)
@pytest.mark.parametrize("battle", SKIRMISHES)
def test_the_first_demon_acts_before_the_first_knight_the_second_before_the_second(battle: str, first: str) -> None:
    """RU-K07, RU-K25: who comes first is chosen at each set-up."""
    match = mustered(battle, first=first)
    second = next(knight for knight in BOTH if knight != first)
    demons = list(LAID[battle][0])
    expected = [demons[0], first, *demons[1:], second]
    assert [one["character"] for one in table(match)["places"] if one["character"]] == expected


def test_who_comes_first_is_asked_at_each_set_up_and_offers_both_orders() -> None:
    """RU-K25."""
    match = about_to_fight("4", knights=(SEER, ICE))
    assert asked(match) == "ask-first-knight"
    assert offered(match) == {f"first {SEER}", f"first {ICE}"}


def test_with_two_players_each_plays_one_knight() -> None:
    """RU-K04."""
    match = mustered("4", first=PHASE, seats=2)
    assert {one["character"]: one["seat"] for one in table(match)["places"] if one["side"] == "knights"} == {
        FLAME: 0,
        PHASE: 1,
    }
    assert characters(match) == [DREAD, PHASE, STORM, FLAME]


def test_with_two_players_each_is_asked_on_its_own_knights_turn() -> None:
    """RU-K04."""
    match = mustered("4", first=PHASE, seats=2, then=3)
    settle(match)
    assert (asked(match), asked_seat(match)) == ("ask-play", 1)


def test_in_the_last_battle_an_elder_stands_on_every_tile_but_the_seal() -> None:
    assert kinds(mustered("final"), "elder") == sorted(ELDERS_OF_THE_LAST.split())


def test_in_the_last_battle_three_imps_stand_beside_the_seal() -> None:
    assert kinds(mustered("final"), "imp") == ["C", "F", "H"]


def test_in_the_last_battle_two_of_seven_random_demons_stand_on_the_seal_and_five_loom() -> None:
    match = mustered("final")
    demons = [one["character"] for one in table(match)["places"] if one["side"] == "demons"]
    assert [tile(match, demon) for demon in demons] == ["E", "E"]
    looming = battle_of(match)["looming"]
    assert len(looming) == 5
    assert len({*demons, *looming}) == 7
    assert len(units(match)) == 2 + 2 + 8 + 3


def test_the_seven_are_drawn_from_all_ten_whoever_was_defeated_before() -> None:
    """Battles: defeated demons retreat and may come again; the first two drawn stand, the others loom in that order."""
    drawn = [REAVER, CRUSHER, SOUL, SHADE, LORD, DREAD, STORM]
    match = about_to_fight("final", drawn, keywords=["CHILLED"])
    play(match, f"first {FLAME}")
    assert characters(match) == [REAVER, FLAME, CRUSHER, PHASE]
    assert battle_of(match)["looming"] == drawn[2:]


def test_different_chance_brings_different_demons_to_the_last_battle() -> None:
    seen = {tuple(characters(mustered("final", then=seed))) for seed in range(8)}
    assert len(seen) > 1


def test_nobody_has_points_and_nobody_is_on_the_track() -> None:
    match = mustered("2")
    assert points(match) == (0, 0)


def test_each_player_has_three_power_cards_and_the_basic_card() -> None:
    """RU-K11."""
    match = settle(mustered("4", seats=2))
    for seat in (0, 1):
        assert len(hand(match, seat) or []) == 3
        assert table(match)["players"][seat]["basic"]
    assert table(match)["decks"]["knights"]["deck"] == 58 - 6


def test_the_sewer_of_the_counting_house_asks_for_the_bank_of_its_elder() -> None:
    """RU-L07: with tile effects the players place the elder on a bank."""
    match = about_to_fight("5", options={"locations": "on"})
    assert offered(match) == {"put B-north", "put B-south"}
    play(match, "put B-south")
    assert next(one for one in table(match)["units"] if one["name"] == "elder-1")["bank"] == SOUTH_BANK


def test_without_tile_effects_nobody_asks_for_a_bank() -> None:
    match = about_to_fight("5")
    assert offered(match) == {f"first {FLAME}", f"first {PHASE}"}
    assert next(one for one in table(match)["units"] if one["name"] == "elder-1")["tile"] == "B"


def test_the_infirmary_heals_nobody_at_set_up() -> None:
    """RU-L09."""
    match = mustered("4", options={"locations": "on"})
    assert health(match, "elder-1") == 6
    assert healths(match, *BOTH) == (6, 6)


def test_all_knights_can_be_the_two_that_fight() -> None:
    for knights in pairwise(KNIGHTS):
        match = mustered("1", knights=knights, first=knights[1])
        assert characters(match)[1] == knights[1]


def test_a_campaign_begins_a_battle_from_its_entry() -> None:
    match = at("", seats=1, options={"mode": "campaign"}, campaign={"entry": 3, "party": "D3"})
    play(match, "choice a")
    assert asked(match) == "ask-first-knight"
    play(match, f"first {IRON}" if f"first {IRON}" in offered(match) else min(offered(match)))
    assert battle_of(match)["number"] == "1"
    assert [event.battle for event in only(match, "BattleBegan")] == ["1"]


def test_chilled_is_written_off_when_it_has_worked() -> None:
    match = mustered("1")
    play(match, f"target {PHASE}")
    assert "CHILLED" not in held(match)
