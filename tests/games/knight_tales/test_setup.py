"""Knight Tales, "Setup" and "Player Order" (spec 6.1): knights, gold, tokens, the order roll and the refresh."""

from __future__ import annotations

from itertools import permutations

import pytest

from caliburn import new_match
from caliburn.games.knight_tales.figures import KNIGHTS, VILLAGER_IDS
from caliburn.kernel.errors import CaliburnError
from tests.games.knight_tales.tables import (
    COOP,
    GAME,
    HIDDEN,
    SOLO,
    asked,
    at,
    cards,
    fight,
    fresh,
    go,
    happened,
    kinds,
    knight,
    night,
    offered,
    on_turn,
    only,
    play,
    seeded,
    spent,
    table,
)

COMPETITIVE = {"mode": "competitive"}
DEALT = {2: "tartos gaelic", 3: "tartos gaelic bridha", 4: "tartos gaelic bridha guscard"}
NONE = "shield blank shield"  # a roll without swords
ONE = "sword blank shield"
TWO = "double-sword blank shield"
THREE = "sword sword sword"
FIVE = "double-sword sword double-sword"


def places(*rolls: str, seats: int = 3) -> list[int]:
    """The village spots by seat after these rolls."""
    match = fresh(f"{DEALT[seats]} {' '.join(rolls)}", seats=seats)
    return [knight(match, seat)["village"] for seat in range(seats)]


@pytest.mark.parametrize(("seats", "gold"), [(1, 12), (2, 10), (3, 8), (4, 6)])
def test_gold_at_the_start(seats: int, gold: int) -> None:
    match = seeded(seats)
    assert [one["gold"] for one in table(match)["knights"]] == [gold] * seats


@pytest.mark.parametrize(("seats", "fatigue"), [(2, 15), (3, 9), (4, 7)])
def test_fatigue_at_the_start(seats: int, fatigue: int) -> None:
    match = seeded(seats)
    assert [one["fatigue"] for one in table(match)["knights"]] == [fatigue] * seats


def test_the_fatigue_of_a_lone_knight() -> None:
    match = play(seeded(1), "knight bridha")
    assert knight(match)["fatigue"] == 26


def test_single_and_double_swords_of_all_three_dice_are_added() -> None:
    """R1: five swords on three dice place last, one sword on one die places first."""
    assert places(FIVE, ONE, THREE) == [2, 4, 3]


def test_a_double_sword_beats_a_single_one() -> None:
    """R1: swords are counted, not dice."""
    assert places("double-sword blank shield", "sword blank shield", NONE) == [2, 3, 4]
    assert places("double-sword blank shield", "sword sword shield", NONE, FIVE, ONE)[2] == 4  # a tie: both have two


def test_only_the_tied_players_roll_again() -> None:
    """R2 and decision 22: the third keeps its spot, of the tied two the fewer swords place next."""
    match = fresh(f"{DEALT[3]} {TWO} {FIVE} {TWO} {THREE} {ONE}")
    assert [event.seat for event in only(match, "OrderRolled")] == [0, 1, 2, 0, 2]
    assert [knight(match, seat)["village"] for seat in range(3)] == [3, 2, 4]


def test_a_tie_is_rolled_off_for_the_tied_spots_alone() -> None:
    """R2: whoever rolls more in the tie-break still stands below the one who rolled more at first."""
    assert places(ONE, THREE, ONE, FIVE, NONE) == [3, 2, 4]


def test_tied_players_roll_again_as_often_as_they_tie() -> None:
    """R2: three who tie twice, then two of them once more."""
    assert places(ONE, ONE, ONE, TWO, TWO, TWO, NONE, THREE, THREE, TWO, ONE) == [4, 2, 3]


def test_two_ties_at_once_are_rolled_off_one_after_the_other() -> None:
    """R2: the lower pair first, for spots 4 and 3."""
    assert places(ONE, TWO, ONE, TWO, NONE, FIVE, FIVE, NONE, seats=4) == [4, 1, 3, 2]


def test_everybody_draws_another_longsword_at_random() -> None:
    """R3: all knights come up, and never one twice."""
    seen = {tuple(one["knight"] for one in table(seeded(2, seed))["knights"]) for seed in range(120)}
    assert seen == set(permutations(KNIGHTS, 2))


def test_the_longsword_and_the_ability_come_with_the_knight() -> None:
    """R3: the back of the longsword names the knight."""
    match = fresh(f"{DEALT[3]} {NONE} {TWO} {FIVE}")
    assert [one["knight"] for one in table(match)["knights"]] == ["tartos", "gaelic", "bridha"]
    assert [cards(match, seat) for seat in range(3)] == [
        ["longsword", "cleave"],
        ["longsword", "vanguard"],
        ["longsword", "battle-focus"],
    ]


def test_alone_you_pick_your_knight() -> None:
    """R3: free choice in solo."""
    match = seeded(1)
    assert asked(match) == "ask-knight"
    assert offered(match) == {f"knight {name}" for name in KNIGHTS}
    play(match, "knight guscard")
    assert knight(match)["knight"] == "guscard"
    assert "shield-wall" in cards(match)


def test_her_name_is_bridha() -> None:
    """Decision 1: not the Briha of the English component list."""
    assert "bridha" in KNIGHTS
    assert "briha" not in KNIGHTS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wrath_of_the_first_day_follows_the_order_roll(seats: int) -> None:
    """R4 and R6: +3 on spot 4, +2 on spot 3, and so on, on the first day as on any other."""
    match = fresh(f"{DEALT[seats]} {' '.join([FIVE, THREE, TWO, NONE][-seats:])}", seats=seats)
    assert [knight(match, seat)["village"] for seat in range(seats)] == list(range(5 - seats, 5))
    assert [knight(match, seat)["wrath"] for seat in range(seats)] == list(range(4 - seats, 4))


def test_unspent_wrath_and_fatigue_are_lost_and_wounds_heal() -> None:
    """R5: all three tokens are reset by day."""
    match = at(
        "", phase="dawn", seats=2, then=1, village_spots=[4, 3], wounds=[6, 0], wrath=[2, 3], fatigue=[7, 2],
    )  # fmt: skip
    for seat, wrath in enumerate((3, 2)):
        assert (knight(match, seat)["wrath"], knight(match, seat)["fatigue"], knight(match, seat)["wounds"]) == (
            wrath,
            15,
            0,
        )


@pytest.mark.parametrize(("seats", "first"), [(2, 3), (3, 2), (4, 1)])
def test_the_lowest_occupied_village_spot_starts_the_day(seats: int, first: int) -> None:
    """R6: placement starts on spot 4 whatever the number of players."""
    match = seeded(seats, seed=5)
    spots = {one["village"]: seat for seat, one in enumerate(table(match)["knights"])}
    assert sorted(spots) == list(range(first, 5))
    assert on_turn(match) == spots[first]
    assert table(match)["order"] == [spots[spot] for spot in sorted(spots)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_battlefield_spots_are_filled_from_the_first(seats: int) -> None:
    """R7 and decision 26: the first to pass starts the night."""
    match = seeded(seats, seed=7)
    order = table(match)["order"]
    play(match, *["pass"] * seats)
    assert [knight(match, seat)["field"] for seat in order] == list(range(1, seats + 1))
    assert on_turn(match) == order[0]
    assert table(match)["order"] == order


def test_the_one_who_passes_first_starts_the_night_wherever_he_stood_by_day() -> None:
    """R7 and decision 26: the lowest battlefield spot starts."""
    match = at("", phase="day", then=3, order=[0, 1, 2], gold=[9, 9, 0], market=["spear", "bear", "bard"])
    play(match, "buy spear")  # seat 1 is next; seat 2 cannot buy anything
    play(match, "buy bear")
    assert knight(match, 2)["field"] == 1
    play(match, "pass", "pass")
    assert table(match)["order"] == [2, 0, 1]
    assert on_turn(match) == 2


# -- the refresh -----------------------------------------------------------------------------------------------------


def test_crests_leave_cards_and_abilities() -> None:
    """R128: longsword, ability and market cards are ready again."""
    match = at(
        "", phase="dawn", seats=2, then=1, cards=[["spear"], []], spent=[["spear", "longsword", "vanguard"], []],
    )  # fmt: skip
    assert spent(match) == set()


def test_crests_leave_villagers() -> None:
    """R128: a villager that helped helps again on the next night."""
    match = night([["goblin"], [], []], "sword sword double-sword blank blank sword", seats=1, fatigue=[1], then=2)
    fight(match, "attack 1-1", "use militiaman")
    assert {one["spent"] for one in table(match)["villagers"]} == {False}
    assert "CardUsed" in kinds(match)
    assert table(match)["round"] == 2


def test_crests_leave_coop_cards() -> None:
    """R128: a shared card is there again for everybody."""
    match = night([["goblin"], [], []], "sword sword sword sword blank blank sword", seats=2, options=COOP, then=2)
    go(match, "attack 1-1", "use joint-assault")
    assert [one["spent_by"] for one in table(match)["coop"] if one["id"] == "joint-assault"] == [0]
    fight(match)
    assert table(match)["round"] == 2
    assert {one["spent_by"] for one in table(match)["coop"]} == {None}


def test_crests_on_quests_and_renown_cards_stay() -> None:
    """R128: they are scored at the end of the game."""
    match = night(
        [["zombie", "goblin"], [], []],
        "sword sword sword blank blank sword sword sword sword sword sword",
        seats=2,
        fatigue=[2, 1],
        quests=["behind-the-lines"],
        then=4,
    )
    fight(match, "attack 1-2")
    fight(match, "attack 1-1")
    assert table(match)["round"] == 2
    assert table(match)["quests"][0]["crests"] == [0]
    assert table(match)["renown"][0]["crests"] == [[0, "green"], [1, "green"]]


# -- modes -----------------------------------------------------------------------------------------------------------


def test_solo_has_three_action_and_three_reaction_villagers() -> None:
    """Decision 24: in place of quests and renown."""
    match = night([["goblin", HIDDEN], [], []], seats=1, fatigue=[3])
    assert [one["id"] for one in table(match)["villagers"]] == list(VILLAGER_IDS)
    play(match, "attack 1-1")
    uses = {move.split()[1] for move in offered(match, "use")}
    assert uses & {*VILLAGER_IDS} == {"blacksmith", "hunter", "innkeeper"}
    assert table(match)["quests"] == []


def test_coop_has_three_action_and_three_reaction_cards() -> None:
    """Decision 24: face up from the start."""
    match = seeded(2, options=COOP)
    actions = ["shared-burden", "joint-assault", "supporting-arms"]
    reactions = ["brothers-shield", "battle-prayer", "hold-the-line"]
    assert [one["id"] for one in table(match)["coop"]] == actions + reactions
    assert table(match)["quests"] == []


@pytest.mark.parametrize(("seats", "options"), [(1, COMPETITIVE), (5, COMPETITIVE), (1, COOP), (2, SOLO), (5, COOP)])
def test_no_mode_takes_another_number_of_players(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(CaliburnError):
        new_match(GAME, seats=seats, options=options, seed=1)


def test_setup_tells_what_happened() -> None:
    match = fresh(f"{DEALT[3]} {FIVE} {TWO} {NONE}")
    assert [type(event).__name__ for event in happened(match)][:9] == [
        *["KnightDealt"] * 3, *["OrderRolled"] * 3, *["VillagePlaced"] * 3,
    ]  # fmt: skip
    assert [spot["spot"] for spot in table(match)["market"]] == list(range(1, 10))
