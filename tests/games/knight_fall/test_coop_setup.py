"""How the cooperative game is set up for one, two and three, the Desperate variant, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match, new_match, text_of
from caliburn.kernel.errors import BadOption, BadPosition, BadSeats, CaliburnError
from tests.games.knight_fall.table import (
    FLAME,
    GAME,
    PHASE,
    SOUL,
    STORM,
    active,
    asked,
    asked_seat,
    at,
    characters,
    fresh,
    hand,
    health,
    healths,
    offered,
    only,
    play,
    player,
    points,
    table,
    texts,
    units,
)
from tests.games.knight_fall.test_coop import COOP, EARTH, HOLY, ICE, LORD, WRATH, coop, led

TILES = list("ABCDFGHI")
SOLO = [*TILES, FLAME, ICE, EARTH]
PAIR = [*TILES, FLAME, ICE, EARTH, WRATH]
THREE = [*PAIR, HOLY, PHASE]
ELDERS = [f"elder-{n}" for n in range(1, 9)]
BRAVE = {"desperate": "on"}


def begun(seats: int, knights: list[str], demons: list[str], **options: str) -> Match:
    """A new game in which these knights are chosen and these demons come."""
    drawn = {1: SOLO, 2: PAIR, 3: THREE}[seats]
    match = fresh([*drawn, *demons], seats=seats, options={**COOP, **options})
    if seats == 1:
        play(match, "choose " + " ".join(knights))
    else:
        for seat, knight in enumerate(knights):
            match.play(seat, f"choose {knight}")
    return match


def placed(match: Match) -> Match:
    """Answer the questions of the set-up with the first answer, until a demon or a knight is on turn."""
    while asked(match) in ("ask-weaken", "ask-imps", "ask-start", "ask-elder-bank"):
        play(match, text_of(match.asks[0].options[0]))
    return match


# -- characters ------------------------------------------------------------------------------------------------------


def test_alone_one_draws_three_knights_and_keeps_two_in_the_order_of_their_turns() -> None:
    match = fresh(SOLO, seats=1, options=COOP)
    assert offered(match) == {
        f"choose {one} {other}" for one in (FLAME, ICE, EARTH) for other in (FLAME, ICE, EARTH) if one != other
    }
    match = begun(1, [EARTH, FLAME], [SOUL, STORM])
    assert characters(match) == [SOUL, EARTH, STORM, FLAME]


def test_two_draw_two_knights_each_and_keep_one() -> None:
    match = fresh(PAIR, seats=2, options=COOP)
    assert texts(match, 0) == {f"choose {FLAME}", f"choose {ICE}"}
    assert texts(match, 1) == {f"choose {EARTH}", f"choose {WRATH}"}
    match = begun(2, [ICE, WRATH], [LORD, STORM])
    assert characters(match) == [LORD, ICE, STORM, WRATH]


def test_three_draw_two_knights_each_and_keep_one() -> None:
    match = begun(3, [FLAME, WRATH, PHASE], [STORM, LORD, SOUL])
    assert characters(match) == [STORM, FLAME, LORD, WRATH, SOUL, PHASE]
    seats = [one["seat"] for one in table(match)["places"]]
    assert seats == [None, 0, None, 1, None, 2]


@pytest.mark.parametrize(("seats", "knights"), [(1, [EARTH, FLAME]), (2, [ICE, WRATH]), (3, [FLAME, WRATH, PHASE])])
def test_cards_that_were_not_chosen_go_back_and_no_demon_is_chosen(seats: int, knights: list[str]) -> None:
    demons = [STORM, LORD, SOUL][: len(knights)]
    match = begun(seats, knights, demons)
    decks = table(match)["decks"]
    assert (decks["knights"]["characters"], decks["demons"]["characters"]) == (9 - len(knights), 10 - len(knights))
    assert [event.seat for event in only(match, "CharactersDrawn")] == list(range(seats))


# -- decks, hands, track ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "knights"), [(1, [EARTH, FLAME]), (2, [ICE, WRATH]), (3, [FLAME, WRATH, PHASE])])
def test_no_demon_power_cards_are_used_and_every_player_holds_three_cards(seats: int, knights: list[str]) -> None:
    match = begun(seats, knights, [STORM, LORD, SOUL][: len(knights)])
    decks = table(match)["decks"]
    assert (decks["demons"]["deck"], decks["demons"]["discards"]) == (0, [])
    assert decks["knights"]["deck"] == 58 - 3 * seats
    assert [len(hand(match, seat) or []) for seat in range(seats)] == [3] * seats
    assert all([player(match, seat)["basic"] for seat in range(seats)])
    assert (coop(match)["deck"], coop(match)["discards"], coop(match)["shown"]) == (24, [], [])


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_both_markers_begin_on_the_first_space(seats: int) -> None:
    """RU-I06: Fear No Evil is part of this mode."""
    assert points(fresh(seats=seats, options=COOP)) == (0, 0)


def test_with_five_cards_in_hand_four_power_cards_are_drawn() -> None:
    """RU-I04: also alone, and three of them are played."""
    match = begun(1, [EARTH, FLAME], [STORM, LORD], hand="5")
    assert len(hand(match, 0) or []) == 4
    match = led([], {STORM: "I", FLAME: "A", PHASE: "C"}, turn=1, options={"hand": "5"},
                hands=[["banish", "skyfall", "encircle", "intercept"]])  # fmt: skip
    assert "done" not in offered(match)
    play(match, "discard banish", "discard skyfall", "discard encircle")
    assert offered(match) == {"basic move", "basic heal", "basic magic", "discard basic", "done"}
    play(match, "done")
    kept = hand(match, 0) or []
    assert (len(kept), "intercept" in kept) == (4, True)


# -- who stands where ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "knights"), [(1, [EARTH, FLAME]), (2, [ICE, WRATH]), (3, [FLAME, WRATH, PHASE])])
def test_the_captain_places_three_imps_on_different_tiles_next_to_the_seal(seats: int, knights: list[str]) -> None:
    """RU-J26, RU-A14: three also with three players."""
    match = begun(seats, knights, [STORM, LORD, SOUL][: len(knights)])
    assert (asked(match), asked_seat(match)) == ("ask-imps", 0)
    assert offered(match) == {"imps B D F", "imps B D H", "imps B F H", "imps D F H"}
    play(match, "imps B D H")
    where = units(match)
    assert [where[f"imp-{n}"] for n in (1, 2, 3)] == ["B", "D", "H"]
    assert "imp-4" not in where


def test_each_player_places_the_own_knight_on_a_corner_and_golems_fill_the_rest() -> None:
    """Setup 12, RU-A03."""
    match = begun(2, [ICE, WRATH], [LORD, STORM])
    play(match, "imps B D H")
    assert (asked_seat(match), offered(match)) == (0, {"put A", "put C", "put G", "put I"})
    play(match, "put C")
    assert (asked_seat(match), offered(match)) == (1, {"put A", "put G", "put I"})
    play(match, "put G")
    began = [event for event in only(match, "MinionPlaced") if event.minion.startswith("stone")]
    assert sorted(event.tile for event in began) == ["A", "I"]
    entered = [(event.character, event.tile) for event in only(match, "CharacterPlaced")]
    assert entered == [(LORD, "E"), (STORM, "E"), (ICE, "C"), (WRATH, "G")]


def test_an_elder_with_six_health_stands_on_every_outer_tile() -> None:
    match = begun(1, [EARTH, FLAME], [LORD, STORM])
    assert sorted(units(match)[elder] for elder in ELDERS) == TILES
    assert healths(match, *ELDERS) == (6,) * 8


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_first_demon_begins_and_the_round_ends_after_the_last_knight(seats: int) -> None:
    """Cooperative Mode, 1; RU-J20."""
    match = new_match(GAME, seats=seats, options=COOP, seed=3)
    while asked(match) == "ask-characters":
        play(match, text_of(match.asks[0].options[0]))
    placed(match)
    began = only(match, "TurnBegan")
    assert (began[0].seat, began[0].character) == (-1, characters(match)[0])
    named = characters(match)
    while match.asks and not only(match, "RoundEnded"):
        answers = offered(match)
        play(match, next((answer for answer in ("done", "pass") if answer in answers), min(answers)))
    before = only(match, "TurnBegan")  # nobody is on turn while the end of the round asks
    assert len(before) == len(named)
    assert [event.seat for event in before][1::2] == ([0, 0] if seats == 1 else list(range(seats)))
    assert [event.seat for event in before][::2] == [-1] * (len(named) // 2)


def test_players_see_each_others_hands_unless_they_do_not_want_to() -> None:
    """RU-A12: one team."""
    shown = led([], {STORM: "E", FLAME: "A", PHASE: "C"}, turn=1, seats=2, hands=[["banish"], ["skyfall"]])
    assert (hand(shown, 1, 0), hand(shown, 1, None)) == (["skyfall"], None)
    hidden = led([], {STORM: "E", FLAME: "A", PHASE: "C"}, turn=1, seats=2, hands=[["banish"], ["skyfall"]],
                 options={"team_hands": "hidden"})  # fmt: skip
    assert (hand(hidden, 1, 0), hand(hidden, 1, 1)) == (None, ["skyfall"])


# -- Desperate -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "knights"), [(1, [EARTH, FLAME]), (2, [ICE, WRATH]), (3, [FLAME, WRATH, PHASE])])
def test_desperate_four_elders_of_the_players_choice_begin_with_five_health(seats: int, knights: list[str]) -> None:
    """RU-E03."""
    match = begun(seats, knights, [STORM, LORD, SOUL][: len(knights)], **BRAVE)
    assert (asked(match), asked_seat(match), len(offered(match))) == ("ask-weaken", 0, 70)
    play(match, "weaken elder-1 elder-3 elder-6 elder-8")
    assert healths(match, *ELDERS) == (5, 6, 5, 6, 6, 5, 6, 5)


@pytest.mark.parametrize(("seats", "knights"), [(1, [EARTH, FLAME]), (2, [ICE, WRATH]), (3, [FLAME, WRATH, PHASE])])
def test_desperate_knights_begin_without_golems_and_demons_with_four_imps(seats: int, knights: list[str]) -> None:
    match = placed(begun(seats, knights, [STORM, LORD, SOUL][: len(knights)], **BRAVE))
    events = [numbered.event for numbered in match.events("referee")]
    began = [type(event).__name__ for event in events].index("RoundBegan")
    before = [event for event in events[:began] if type(event).__name__ == "MinionPlaced"]
    assert [tuple(event) for event in before] == [("imp-1", "B"), ("imp-2", "D"), ("imp-3", "F"), ("imp-4", "H")]


def test_a_golem_comes_at_the_end_of_a_round_in_the_desperate_game_too() -> None:
    """RU-J21."""
    match = led([], {STORM: "A", SOUL: "A", FLAME: "C", PHASE: "C"}, end_of_round=True, options=BRAVE)
    while asked(match) != "ask-new-golem":
        play(match, min(offered(match)))
    play(match, "put G")
    assert units(match)["stone-golem-1"] == "G"


def test_a_weakened_elder_can_be_healed_to_six_and_no_further() -> None:
    """RU-E03: printed track."""
    match = led([], {STORM: "I", FLAME: "A", "elder-1": "A"}, turn=1, options=BRAVE, hands=[["laying-on-of-hands"]],
                health={"elder-1": 5})  # fmt: skip
    play(match, "play laying-on-of-hands", "heal elder-1")
    assert health(match, "elder-1") == 6
    assert "heal elder-1" not in offered(match)


# -- what is refused -------------------------------------------------------------------------------------------------


def refused(error: type[CaliburnError], seats: int, **options: Any) -> str:
    with pytest.raises(error) as found:
        new_match(GAME, seats=seats, options={**COOP, **options}, seed=1)
    return str(found.value)


@pytest.mark.parametrize("seats", [0, 4, 5, 6])
def test_one_to_three_play_together(seats: int) -> None:
    refused(BadSeats, seats)


@pytest.mark.parametrize("value", ["on", "off"])
def test_fear_no_evil_is_no_option_as_it_always_holds(value: str) -> None:
    assert "fear_no_evil" in refused(BadOption, 2, fear_no_evil=value)


@pytest.mark.parametrize("option", [("single", "demons"), ("five_player_help", "on"), ("brave", "on")])
def test_options_of_the_team_game_are_refused(option: tuple[str, str]) -> None:
    assert option[0] in refused(BadOption, 3, **dict([option]))


@pytest.mark.parametrize("option", [("desperate", "very"), ("hand", "6"), ("locations", "some")])
def test_a_value_that_an_option_does_not_take_is_refused(option: tuple[str, str]) -> None:
    assert option[0] in refused(BadOption, 2, **dict([option]))


def test_desperate_is_of_the_cooperative_game_alone() -> None:
    with pytest.raises(BadOption):
        new_match(GAME, seats=2, options=BRAVE, seed=1)


def test_a_position_has_no_demon_cards_in_it() -> None:
    """No demon power cards: neither as a mark nor in a hand."""
    with pytest.raises(BadPosition):
        at(seats=1, options=COOP, hands=[["rend"]])
    with pytest.raises(BadPosition):
        at(seats=1, options=COOP, turn=1, characters=[STORM, FLAME, SOUL, PHASE], seals={STORM: "mark-of-thorns"})


def test_a_knight_on_turn_plays_its_cards() -> None:
    match = led([], {STORM: "E", FLAME: "A"}, turn=1, hands=[["banish"]])
    assert (active(match), asked(match)) == (FLAME, "ask-play")
