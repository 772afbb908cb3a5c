"""The turn of a demon that cards lead, its death and its return (Cooperative Mode; RU-J10 to RU-J12, RU-J20, RU-J28).

The other tests of the cooperative game take `led`, `primary` and `secondary` from here: the first demon is on turn and
draws the two cards at once. Knights and elders that are not named are not on the board, a second demon comes to the
seal; knights have no defense unless it is given, so that nobody is asked about it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    SOUL,
    STORM,
    active,
    asked,
    at,
    characters,
    defense,
    end_turn,
    four,
    health,
    healths,
    offered,
    only,
    place,
    play,
    points,
    table,
    tile,
    tiles_with,
    until_turn_of,
)

COOP = {"mode": "coop"}
IDLE = "hesitation"  # its first half heals 1, its second does nothing
ICE, EARTH, WRATH, HOLY = "ice-knight", "earth-knight", "wrath-knight", "holy-knight"
CRUSHER, SHADE, LURKER, LORD = "bone-crusher", "blood-shade", "frozen-lurker", "imp-lord"
DREAD, HORNED, SCION, REAVER = "dread-mistress", "horned-demoness", "molten-scion", "feral-reaver"


def led(
    cards: Iterable[str],
    units: dict[str, str],
    *,
    demon: str = STORM,
    knight: str = FLAME,
    demon2: str = SOUL,
    knight2: str = PHASE,
    options: dict[str, Any] | None = None,
    seats: int = 1,
    **position: Any,
) -> Match:
    """The first demon takes its turn by these cards."""
    named = position.setdefault("characters", four(demon, knight, demon2, knight2))
    given = position.pop("defense", {})
    position["defense"] = {**dict.fromkeys(named[1::2], 0), **given}
    position.setdefault("turn", 0)
    return at(list(cards), seats=seats, options={**COOP, **(options or {})}, units=units, **position)


def primary(card: str, units: dict[str, str], chance: str = "", **position: Any) -> Match:
    """A turn in which only the upper half of a card does something."""
    return led([card, IDLE, *chance.split()], units, **position)


def secondary(card: str, units: dict[str, str], chance: str = "", **position: Any) -> Match:
    """A turn in which the demon heals 1 and then follows the lower half of a card."""
    return led([IDLE, card, *chance.split()], units, **position)


def path(match: Match, name: str) -> list[str]:
    """The tiles a unit has come to, in order."""
    return [event.tile for event in only(match, "Moved") if event.unit == name]


def blows(match: Match, attacker: str) -> list[tuple[tuple[str, ...], int]]:
    """At whom a unit aimed, and for how much."""
    return [(event.units, event.damage) for event in only(match, "AttackDeclared") if event.attacker == attacker]


def coop(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = table(match)["coop"]
    return found


# -- two cards -------------------------------------------------------------------------------------------------------


def test_the_upper_half_of_the_first_card_is_followed_then_the_lower_half_of_the_second() -> None:
    """Cooperative Mode, 2."""
    match = led(["savage-rush", "inferno"], {STORM: "A", "elder-1": "C", "elder-2": "F"})
    assert [tuple(event) for event in only(match, "CoopCardDrawn")] == [
        (STORM, "savage-rush", "primary"),
        (STORM, "inferno", "secondary"),
    ]
    assert path(match, STORM) == ["B", "C", "F"]
    assert blows(match, STORM) == [(("elder-1",), 6), (("elder-2",), 2)]


def test_both_cards_are_discarded_when_the_turn_is_over() -> None:
    match = led(["savage-rush", "headlong-charge"], {STORM: "A", FLAME: "C"}, health={FLAME: 8})
    assert asked(match) == "ask-corner"  # the knight fell, and its successor is to come
    assert (coop(match)["deck"], coop(match)["shown"]) == (22, [])
    assert sorted(coop(match)["discards"]) == ["headlong-charge", "savage-rush"]


def test_both_cards_lie_open_while_the_demon_follows_them() -> None:
    match = led(["savage-rush", "inferno"], {STORM: "A", FLAME: "B"}, defense={FLAME: 1})
    assert asked(match) == "ask-defend"
    assert coop(match)["shown"] == ["savage-rush", "inferno"]
    assert (coop(match)["deck"], coop(match)["discards"]) == (22, [])


def test_after_the_demon_its_knight_takes_a_normal_turn() -> None:
    match = primary("savage-rush", {STORM: "A", FLAME: "C"}, hands=[["banish"]], health={FLAME: 8})
    assert active(match) == FLAME
    assert {"play banish", "actions banish", "basic move", "done"} <= offered(match)


def test_alone_one_plays_two_knights_each_after_a_demon() -> None:
    """RU-J20."""
    cards = ["hail-of-cinders", IDLE, "encircle", "banish", "skyfall", "dark-mending", "circling-dread"]
    match = led(cards, {STORM: "E", LORD: "E", FLAME: "A", PHASE: "E"}, demon2=LORD, health={PHASE: 8, FLAME: 8})
    assert active(match) == FLAME
    end_turn(match)
    assert active(match) == PHASE
    assert table(match)["round"] == 1
    until_turn_of(match, FLAME)
    assert table(match)["round"] == 2
    whose = [event.character for event in only(match, "TurnBegan")]
    assert whose == [STORM, FLAME, LORD, PHASE, STORM, FLAME]
    assert [event.round for event in only(match, "RoundEnded")] == [1]


# -- the demon's turn is its own -------------------------------------------------------------------------------------


def test_a_waiting_knight_comes_only_when_the_demon_has_acted() -> None:
    """RU-J28."""
    match = primary("savage-rush", {STORM: "A", PHASE: "C"}, health={PHASE: 8})
    assert blows(match, STORM) == [((PHASE,), 6)]
    assert (asked(match), place(match, FLAME)["waiting"]) == ("ask-corner", True)
    assert offered(match) == {"put A", "put C", "put G", "put I"}


def test_halos_burn_the_demon_that_begins_its_turn_in_one_and_leave_after_its_turn() -> None:
    """RU-J28, RU-C12: the Flame Knight's turn removes them, and that is later."""
    match = led([IDLE, "savage-rush"], {STORM: "A", FLAME: "I"}, halos=["A"], health={STORM: 4})
    assert health(match, STORM) == 4 - 1 + 1
    assert tiles_with(match, "halo") == []
    names = [type(event).__name__ for event in (numbered.event for numbered in match.events("referee"))]
    assert names.index("HealthLost") < names.index("CoopCardDrawn") < names.index("HalosRemoved")


def test_start_of_turn_seals_come_after_the_demon() -> None:
    """RU-J28: Seal of Warding cannot block what the demon did."""
    match = primary("savage-rush", {STORM: "A", FLAME: "B"}, health={FLAME: 8}, seals={FLAME: "seal-of-warding"})
    assert asked(match) == "ask-play"
    assert (health(match, FLAME), defense(match, FLAME)) == (2, 1)


def test_ice_golems_act_after_the_demon() -> None:
    """RU-J28: the golem is killed before it could act."""
    units = {STORM: "A", "ice-golem-1": "A", ICE: "I"}
    match = primary("savage-rush", units, knight=ICE, makers={"ice": 1})
    assert tile(match, "ice-golem-1") is None
    assert asked(match) == "ask-play"


# -- death of a demon ------------------------------------------------------------------------------------------------


def test_a_demon_that_dies_in_its_turn_loses_what_is_left_of_both_cards() -> None:
    """RU-J11: it dies of leaving two golems; no blow follows, from neither card."""
    units = {STORM: "A", "stone-golem-1": "A", "stone-golem-2": "A", FLAME: "B", SOUL: "E"}
    match = led(["pace-the-cloister", "savage-rush", LORD], units, health={STORM: 2, FLAME: 8})
    assert blows(match, STORM) == blows(match, LORD) == []
    assert [event.card for event in only(match, "CoopCardDrawn")] == ["pace-the-cloister"]
    assert points(match) == (0, 1)
    assert characters(match)[0] == LORD
    assert tile(match, LORD) is None
    assert place(match, LORD)["waiting"] is True
    assert active(match) == FLAME


def test_a_demon_that_dies_before_its_cards_are_drawn_draws_none() -> None:
    """RU-J11: of a halo, at the start of its turn."""
    match = led([LORD], {STORM: "A", FLAME: "A", SOUL: "I"}, halos=["A"], health={STORM: 1})
    assert (characters(match)[0], points(match), active(match)) == (LORD, (0, 1), FLAME)
    assert (only(match, "CoopCardDrawn"), coop(match)["deck"]) == ([], 24)


def test_the_new_demon_is_placed_on_the_seal_at_the_start_of_the_next_players_turn() -> None:
    """RU-J11: before the second demon follows its cards."""
    units = {STORM: "A", "stone-golem-1": "A", FLAME: "B", PHASE: "I", "imp-1": "D"}
    drawn = ["encircle", "banish", "skyfall"]
    match = led(["pace-the-cloister", "savage-rush", LORD, *drawn, IDLE, "hail-of-cinders"], {**units, SOUL: "G"},
                health={STORM: 1}, seats=2)  # fmt: skip
    play(match, "done")
    assert tile(match, LORD) == "E"
    assert health(match, LORD) == 5
    names = [(type(event).__name__, event[0]) for event in (numbered.event for numbered in match.events("referee"))]
    assert names.index(("CharacterPlaced", LORD)) < names.index(("CoopCardDrawn", SOUL))
    assert ("CoopCardDrawn", LORD) not in names  # its place was over for this round


def test_a_demon_killed_by_a_knight_returns_at_the_next_players_turn_and_acts_at_once_if_it_is_its_place() -> None:
    """RU-J12: the first knight kills the second demon."""
    drawn = ["encircle", "banish", "skyfall"]
    match = led([LORD, *drawn, "savage-rush", IDLE], {STORM: "C", SOUL: "B", FLAME: "B", PHASE: "I"}, turn=1, seats=2,
                hands=[["cleaving-oath"], []], health={SOUL: 3, PHASE: 8})  # fmt: skip
    play(match, "play cleaving-oath")
    while asked(match) == "ask-target":
        play(match, f"target {SOUL}")
    assert points(match) == (0, 1)
    assert (characters(match)[2], tile(match, LORD)) == (LORD, None)
    play(match, "done")
    placed = [event for event in only(match, "CharacterPlaced") if event.character == LORD]
    assert [event.tile for event in placed] == ["E"]
    assert path(match, LORD)[0] in ("B", "D", "F", "H")


def test_the_last_knight_kills_a_demon_that_returns_when_the_next_round_begins() -> None:
    """RU-J12: it is not on the seal in the end-of-round phase."""
    drawn = ["encircle", "banish", "skyfall"]
    match = led([LORD, *drawn], {STORM: "I", SOUL: "A", FLAME: "C", PHASE: "I"}, turn=3, seats=2,
                hands=[[], ["cleaving-oath"]], health={STORM: 3})  # fmt: skip
    play(match, "play cleaving-oath")
    while asked(match) == "ask-target":
        play(match, f"target {STORM}")
    assert characters(match)[0] == LORD
    play(match, "done")
    while asked(match) == "ask-new-golem":
        assert tile(match, LORD) is None
        play(match, "put G")
    names = [(type(event).__name__, event[0]) for event in (numbered.event for numbered in match.events("referee"))]
    assert names.index(("RoundBegan", 2)) < names.index(("CharacterPlaced", LORD)) < names.index(("TurnBegan", -1), 1)


def test_a_demon_killed_in_the_end_of_round_phase_returns_when_the_next_round_begins() -> None:
    """RU-J12, RU-F09: a stone golem kills it."""
    match = led([LORD], {STORM: "C", SOUL: "A", FLAME: "I", PHASE: "I", "stone-golem-1": "A"},
                end_of_round=True, health={SOUL: 1})  # fmt: skip
    play(match, f"order stone-golem-1 melee {SOUL}")
    assert points(match) == (0, 2)
    assert tile(match, LORD) is None
    while asked(match) in ("ask-minion", "ask-order", "ask-new-golem"):
        assert tile(match, LORD) is None
        play(match, "pass" if "pass" in offered(match) else min(offered(match)))
    placed = [event for event in only(match, "CharacterPlaced") if event.character == LORD]
    assert [event.tile for event in placed] == ["E"]


def test_retribution_can_end_a_demons_turn() -> None:
    """RU-B23, RU-J11: the Wrath Knight kills the active demon; the second card is lost."""
    match = led(["savage-rush", "the-long-circuit", LORD], {STORM: "A", WRATH: "A", "elder-1": "A"}, knight=WRATH,
                health={STORM: 2, WRATH: 8})  # fmt: skip
    play(match, f"target {STORM}")
    assert blows(match, STORM) == [(("elder-1",), 6)]
    assert (health(match, WRATH), tile(match, LORD), active(match)) == (2, None, WRATH)
    assert points(match) == (0, 1)


def test_retribution_can_end_a_demons_way_round_the_abbey() -> None:
    """RU-J11: the moves and blows that were left are lost."""
    there = {STORM: "A", SOUL: "I", WRATH: "B", "elder-1": "C", "elder-2": "F"}
    match = led(["the-long-circuit", "savage-rush", LORD], there, knight=WRATH, health={STORM: 2})
    play(match, f"target {STORM}")
    assert (path(match, STORM), blows(match, STORM)) == (["B"], [((WRATH,), 2)])
    assert healths(match, WRATH, "elder-1", "elder-2") == (4, 6, 6)
    assert (characters(match)[0], tile(match, LORD)) == (LORD, None)


def test_a_demon_that_comes_into_a_halo_is_hurt_and_may_die_of_it() -> None:
    """RU-C12, RU-J11: no blow follows then."""
    there = {STORM: "A", SOUL: "I", FLAME: "B"}
    match = led(["savage-rush", IDLE], there, halos=["B"], health={STORM: 2, FLAME: 8})
    assert healths(match, STORM, FLAME) == (1, 2)
    match = led(["savage-rush", IDLE, LORD], there, halos=["B"], health={STORM: 1, FLAME: 8})
    assert (health(match, FLAME), characters(match)[0], points(match)) == (8, LORD, (0, 1))


def test_the_tenth_point_ends_the_game_in_the_middle_of_a_demons_turn() -> None:
    match = led(["savage-rush", "the-long-circuit"], {STORM: "A", "elder-1": "A", FLAME: "I"},
                points={"demons": 8, "knights": 9})  # fmt: skip
    assert match.result is not None
    assert points(match) == (10, 9)
    assert match.asks == ()


@pytest.mark.parametrize(("side", "won"), [("knights", (0, 1)), ("demons", ())])
def test_all_win_or_all_lose(side: str, won: tuple[int, ...]) -> None:
    units = {STORM: "A", "elder-1": "A", FLAME: "I", PHASE: "I"}
    scored = {"demons": 8, "knights": 8} if side == "demons" else {"demons": 9, "knights": 9}
    match = led(["savage-rush", IDLE], units, points=scored, seats=2, end_of_round=side == "knights")
    assert match.result is not None
    assert match.result.winners == won
    assert match.result.scores == ((10, 10) if side == "knights" else (8, 8))
    assert match.result.reason == ("end-dawn" if side == "knights" else "end-seal")


# -- slow ------------------------------------------------------------------------------------------------------------


def test_a_slowed_demon_takes_one_more_damage_in_the_same_packet() -> None:
    """RU-D09: Chains of Penance 2 + 1, all of it stopped by ice."""
    match = led([], {LURKER: "B", FLAME: "A"}, turn=1, demon=LURKER, hands=[["chains-of-penance"]], ice=4)
    play(match, "play chains-of-penance")
    while asked(match) == "ask-target":
        play(match, f"target {LURKER}")
    assert [event.damage for event in only(match, "AttackDeclared")] == [3]
    assert (place(match, LURKER)["ice"], health(match, LURKER)) == (1, 5)


def test_an_imp_that_slowing_chains_hit_takes_nothing_more() -> None:
    """RU-D09, RU-D10."""
    match = led([], {STORM: "I", "imp-1": "B", FLAME: "A"}, turn=1, hands=[["chains-of-penance"]])
    play(match, "play chains-of-penance")
    while asked(match) == "ask-target":
        play(match, "target imp-1")
    assert [event.damage for event in only(match, "AttackDeclared")] == [2]


def test_frostbite_does_one_damage_of_its_own_afterwards() -> None:
    """RU-D09: it waits for lost health."""
    match = led([], {STORM: "A", ICE: "A"}, turn=1, knight=ICE, hands=[["cleaving-oath"]])
    play(match, "play cleaving-oath")
    while asked(match) == "ask-target":
        play(match, f"target {STORM}")
    lost = [event.amount for event in only(match, "HealthLost") if event.unit == STORM]
    assert lost == [3, 1]
    assert health(match, STORM) == 1


def test_frostbite_does_nothing_where_no_health_was_lost() -> None:
    """RU-D09: ice stopped the blow."""
    match = led([], {LURKER: "A", ICE: "A"}, turn=1, demon=LURKER, knight=ICE, hands=[["cleaving-oath"]], ice=4)
    play(match, "play cleaving-oath")
    while asked(match) == "ask-target":
        play(match, f"target {LURKER}")
    assert (place(match, LURKER)["ice"], *healths(match, LURKER)) == (1, 5)
