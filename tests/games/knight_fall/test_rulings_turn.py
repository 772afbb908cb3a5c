"""Rulings on set-up and turns: RU-A02 to RU-A15."""

from __future__ import annotations

import pytest

from caliburn import Match
from tests.games.knight_fall.table import (
    DEMONS,
    FLAME,
    KNIGHTS,
    PHASE,
    SOUL,
    STORM,
    active,
    asked,
    asked_seat,
    at,
    characters,
    defense,
    demon_turn,
    end_turn,
    fresh,
    hand,
    happened,
    health,
    healths,
    kinds,
    knight_turn,
    offered,
    only,
    place,
    play,
    player,
    slowed,
    table,
    texts,
    tile,
    until_turn_of,
)

SEER = "seer-knight"


def choose_all(match: Match) -> Match:
    """Everybody keeps the first offer."""
    for seat in sorted(ask.seat for ask in match.asks):
        match.play(seat, min(texts(match, seat)))
    return match


def set_up(seats: int, **options: str) -> Match:
    """All choices of the set-up made somehow."""
    match = choose_all(fresh(seats=seats, options=options))
    while asked(match) != "ask-play":
        play(match, min(offered(match)))
    return match


# -- RU-A02 to RU-A05: before and between turns -----------------------------------------------------------------------


def test_all_choose_their_characters_in_secret_at_the_same_time() -> None:
    """RU-A02."""
    match = fresh(seats=4)
    assert [ask.seat for ask in match.asks] == [0, 1, 2, 3]
    match.play(0, min(texts(match, 0)))
    assert [ask.seat for ask in match.asks] == [1, 2, 3]
    for viewer in (1, 3, None):
        assert player(match, 0, viewer)["draft"] is None
        assert "CharactersChosen" not in kinds(match, viewer)
        assert {event.characters for event in only(match, "CharactersDrawn", viewer) if event.seat in (0, 2)} == {()}
    for seat in (1, 2, 3):
        match.play(seat, min(texts(match, seat)))
    assert [event.seat for event in only(match, "CharactersChosen", None)] == [0, 1, 2, 3]


def test_demons_are_placed_first_then_imps_then_knights_then_golems() -> None:
    """RU-A03."""
    match = set_up(2)
    knights = [one["character"] for one in table(match)["places"] if one["side"] == "knights"]
    order = []
    for event in happened(match):
        name = type(event).__name__
        if name == "CharacterPlaced":
            order.append("knight" if getattr(event, "character") in knights else "demon")  # noqa: B009
        if name == "MinionPlaced":
            order.append(str(getattr(event, "minion")).rpartition("-")[0])  # noqa: B009
    assert order == ["demon"] * 2 + ["imp"] * 3 + ["knight"] * 2 + ["stone-golem"] * 2


@pytest.mark.parametrize(("seats", "sides"), [(2, "DKDK"), (3, "DKDK"), (4, "DKDK"), (5, "DKDKD"), (6, "DKDKDK")])
def test_demons_and_knights_always_take_turns_and_a_demon_begins(seats: int, sides: str) -> None:
    """RU-A04."""
    match = set_up(seats)
    assert "".join(one["side"][0].upper() for one in table(match)["places"]) == sides
    assert active(match) == characters(match)[0]


def test_with_five_players_the_round_ends_after_the_third_demon() -> None:
    """RU-A04."""
    match = set_up(5)
    last = characters(match)[4]
    until_turn_of(match, last)
    assert "RoundEnded" not in kinds(match)
    end_turn(match)
    assert kinds(match).count("RoundEnded") == 1


def test_a_player_with_two_characters_has_one_hand_and_draws_it_after_each_turn() -> None:
    """RU-A05."""
    match = demon_turn("rend", {STORM: "A", SOUL: "E", FLAME: "I", PHASE: "G"}, ["hurl", "sunder", "pounce"])
    play(match, "done")
    assert sorted(hand(match, DEMONS) or []) == ["hurl", "pounce", "sunder"]
    until_turn_of(match, SOUL)
    assert sorted(hand(match, DEMONS) or []) == ["hurl", "pounce", "sunder"]
    assert {"play hurl", "play pounce", "play sunder"} <= offered(match)


# -- RU-A06 to RU-A11: cards ------------------------------------------------------------------------------------------


def test_any_card_may_be_discarded_without_effect() -> None:
    """RU-A06."""
    match = demon_turn("rend", {STORM: "A", "elder-1": "A"}, slowed=["hurl", None])
    assert offered(match, "discard") == {"discard rend", "discard hurl", "discard basic"}
    play(match, "discard rend", "discard hurl", "discard basic")
    assert health(match, "elder-1") == 6
    assert offered(match) == {"done"}
    assert sorted(table(match)["decks"]["demons"]["discards"]) == ["hurl", "rend"]


def test_a_primary_without_a_legal_target_may_be_played() -> None:
    """RU-A07."""
    match = play(demon_turn("rend", {STORM: "A", FLAME: "I"}), "play rend")
    assert asked(match) == "ask-play"
    assert table(match)["decks"]["demons"]["discards"] == ["rend"]
    assert "AttackDeclared" not in kinds(match)


def test_the_parts_that_have_a_target_still_happen() -> None:
    """RU-A07."""
    match = play(knight_turn("sanctuary", {FLAME: "A", STORM: "I"}), "play sanctuary")
    assert defense(match, FLAME) == 2
    match = play(demon_turn("pounce", {STORM: "A", FLAME: "I"}), "play pounce", "go B", "pass")
    assert (tile(match, STORM), asked(match)) == ("B", "ask-play")


def test_up_to_includes_zero_and_other_verbs_are_mandatory() -> None:
    """RU-A08."""
    match = play(demon_turn("pounce", {STORM: "A", "elder-1": "A"}), "play pounce")
    assert "pass" in offered(match)
    play(match, "pass")
    assert offered(match) == {"target elder-1"}
    match = play(knight_turn("gather-the-flock", {FLAME: "A", "elder-1": "B"}), "play gather-the-flock")
    assert "pass" in offered(match)


def test_a_free_step_is_an_offer_that_may_wait_or_lapse() -> None:
    """RU-A08."""
    match = demon_turn("rend", {SOUL: "A", "elder-1": "A", FLAME: "I"}, demon=SOUL)
    play(match, "play rend", "target elder-1")
    assert "free spirit-step" in offered(match)
    play(match, "done")
    assert tile(match, SOUL) == "A"


def test_two_magic_may_be_used_later_between_cards() -> None:
    """RU-A09."""
    match = knight_turn("channel-the-gods tower-shield", {SEER: "A", STORM: "I"}, knight=SEER)
    play(match, "actions channel-the-gods")
    while asked(match) == "ask-symbols":
        play(match, "pass")
    play(match, "minor tower-shield defend")
    assert defense(match, SEER) == 2
    play(match, "cast")
    assert defense(match, SEER) == 3


def test_magic_left_at_the_end_of_a_turn_is_lost() -> None:
    """RU-A09."""
    match = knight_turn("tower-shield", {FLAME: "A", SEER: "C", STORM: "I"}, ["encircle", "banish", "skyfall"],
                        knight2=SEER)  # fmt: skip
    play(match, "minor tower-shield magic")
    until_turn_of(match, SEER)
    play(match, "basic magic")
    assert "cast" not in offered(match)
    play(match, "minor encircle magic")
    assert "cast" in offered(match)


def test_the_magic_ability_may_come_between_the_two_symbols_of_a_card_but_no_other_card() -> None:
    """RU-A10."""
    match = knight_turn("skyfall encircle", {FLAME: "A", STORM: "B"}, magic=1)
    play(match, "actions skyfall")
    assert {text.split()[0] for text in offered(match)} == {"ranged", "cast", "pass"}
    play(match, "cast", "at B")
    assert health(match, STORM) == 4
    assert {text.split()[0] for text in offered(match)} == {"ranged", "pass"}
    play(match, f"ranged {STORM} 1")
    assert health(match, STORM) == 3
    assert "play encircle" in offered(match)


def test_the_magic_ability_may_also_come_after_both_symbols() -> None:
    """RU-A10."""
    match = knight_turn("skyfall", {FLAME: "A", STORM: "B"}, magic=1)
    play(match, "actions skyfall", f"ranged {STORM} 1")
    assert "cast" in offered(match)


def test_the_basic_card_offers_move_heal_and_magic_and_nothing_else() -> None:
    """RU-A11."""
    match = knight_turn("", {FLAME: "A", STORM: "A", "imp-1": "B"}, health={FLAME: 3})
    assert offered(match, "basic") == {"basic move", "basic heal", "basic magic"}
    assert offered(match, "minor") == set()


def test_the_basic_card_is_never_slowed() -> None:
    """RU-A11."""
    match = demon_turn("", {"frozen-lurker": "A", FLAME: "A"}, demon="frozen-lurker", magic=2, defense={FLAME: 0})
    play(match, "cast", f"target {FLAME}")
    assert slowed(match, KNIGHTS) is None
    assert not player(match, KNIGHTS)["is_slowed"]
    assert player(match, KNIGHTS)["basic"]


# -- RU-A12 to RU-A15: teams ------------------------------------------------------------------------------------------

FOUR = [STORM, FLAME, SOUL, PHASE]
HANDS = [["rend"], ["encircle"], ["hurl"], ["banish"]]


def test_team_mates_see_each_others_hands_and_nobody_else_does() -> None:
    """RU-A12."""
    match = at(seats=4, characters=FOUR, hands=HANDS)
    assert [hand(match, seat, 0) for seat in range(4)] == [["rend"], None, ["hurl"], None]
    assert [hand(match, seat, 3) for seat in range(4)] == [None, ["encircle"], None, ["banish"]]
    assert [hand(match, seat, None) for seat in range(4)] == [None] * 4


def test_team_hands_may_be_hidden_by_an_option() -> None:
    """RU-A12."""
    match = at(seats=4, characters=FOUR, hands=HANDS, options={"team_hands": "hidden"})
    assert [hand(match, seat, 0) for seat in range(4)] == [["rend"], None, None, None]


def test_the_owner_of_the_first_character_of_a_team_answers_for_the_team() -> None:
    """RU-A13: guarding knight, minions at the end of the round, new golem."""
    where = {STORM: "A", SOUL: "E", FLAME: "A", PHASE: "A", "elder-1": "A"}
    match = at(seats=4, characters=FOUR, hands=[["rend"], [], [], []], units=where)
    play(match, "play rend", "target elder-1")
    assert (asked(match), asked_seat(match)) == ("ask-guard", 1)
    where = {STORM: "A", SOUL: "E", FLAME: "C", PHASE: "I", "imp-1": "B", "stone-golem-1": "G"}
    match = at(seats=4, characters=FOUR, units=where, end_of_round=True)
    seats: dict[str, int] = {}
    while asked(match) != "ask-play":
        seats.setdefault(min(offered(match)).split()[1].rpartition("-")[0] or "corner", asked_seat(match))
        play(match, min(offered(match)))
    assert seats == {"stone-golem": 1, "imp": 0, "corner": 1}


def test_both_seats_are_captains_of_their_own_team_only() -> None:
    """RU-A13."""
    match = at(seats=6, characters=[*FOUR, "imp-lord", SEER])
    assert [player(match, seat)["captain"] for seat in range(6)] == [True, True, False, False, False, False]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_three_imps_begin_in_the_cooperative_game_also_with_three_players(seats: int) -> None:
    """RU-A14."""
    match = choose_all(fresh(seats=seats, options={"mode": "coop"}))
    assert asked(match) == "ask-imps"
    chosen = min(offered(match))
    play(match, chosen)
    imps = [event.tile for event in only(match, "MinionPlaced") if event.minion.startswith("imp-")]
    assert imps == chosen.split()[1:]
    assert len(set(imps)) == 3


def test_a_card_that_contradicts_a_general_rule_wins() -> None:
    """RU-A15: a guarded elder cannot be hit alone, but Shadow Strike says that it can."""
    where = {STORM: "A", FLAME: "A", "elder-1": "A"}
    match = demon_turn("rend shadow-strike", where, defense={FLAME: 0})
    play(match, "play rend", "target elder-1")
    assert healths(match, FLAME, "elder-1") == (3, 6)
    play(match, "play shadow-strike", "target elder-1")
    assert healths(match, FLAME, "elder-1") == (3, 4)
    assert place(match, FLAME)["health"] == 3
