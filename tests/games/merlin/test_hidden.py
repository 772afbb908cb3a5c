"""Who knows which mission cards of Merlin: views, offers, events, re-dealt worlds; and what may be taken back."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from caliburn import Match, text_of
from caliburn.kernel.errors import CannotUndo
from tests.games.merlin.helpers import (
    asked,
    discards,
    display,
    end_turn,
    hand,
    idle,
    kinds,
    landed,
    merlin_landed,
    offered,
    on_turn,
    only,
    play,
    play_some,
    player,
    scores,
    scoring,
    seeded,
    table,
    turn,
)

ALL = [f"m{number:02}" for number in range(1, 56)]
OPEN = ["m10", "m11", "m12"]
SEEDS = range(30)


def cards_in(data: Any) -> set[str]:
    """All mission cards that are named anywhere in something."""
    return set(re.findall(r"\bm\d\d\b", json.dumps(data, default=str)))


def at_mission_space(chance: str = "m50 m51 m52 m53") -> Match:
    """Seat 0 is about to discard some of three cards."""
    hands = [["m20", "m21", "m22"], ["m30", "m31", "m32", "m33"], ["m40", "m41"]]
    return landed(5, chance=chance, hand=hands, display=OPEN)


# -- hands -----------------------------------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """MS-03."""
    match = at_mission_space()
    assert hand(match, 0, 0) == ["m20", "m21", "m22"]
    assert [hand(match, 0, viewer) for viewer in (1, 2, None)] == [None, None, None]
    assert [player(match, 0, viewer)["missions"] for viewer in (1, 2, None)] == [3, 3, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_that_others_are_shown_names_a_hidden_card(seats: int) -> None:
    """Views, offers and hints, all along a game; a card that was taken openly or lies open is no secret."""

    def look(match: Match) -> None:
        if match.answers % 5:
            return
        hands = [{card["id"] for card in one["hand"]} for one in table(match)["players"]]
        for viewer in (*range(seats), None):
            seen = match.view(viewer)
            known = [set(one["known"]) for one in seen["table"]["players"]]
            secret = set().union(*(hands[seat] - known[seat] for seat in range(seats) if seat != viewer))
            found: list[Any] = [seen]
            if viewer is not None:
                found += [match.offers(viewer), match.hints(viewer)]
            assert cards_in(found) & secret == set()

    match = play_some(seeded(seats, seed=7 + seats), 180, seed=seats, each=look)
    assert "MissionDrawn" in kinds(match)


def test_events_name_hidden_cards_to_their_owner_alone() -> None:
    """Cards that are dealt and cards from the deck."""
    match = play(at_mission_space(), "discard m20", "draw deck")
    assert [event.card for event in only(match, "MissionDrawn", 0)] == ["m50"]
    for viewer in (1, 2, None):
        assert [event.card for event in only(match, "MissionDrawn", viewer)] == [None]
    start = seeded(3)
    for viewer in (0, 1, 2, None):
        dealt = {event.seat: len(event.cards) for event in only(start, "MissionsDealt", viewer)}
        assert dealt == {seat: 4 if seat == viewer else 0 for seat in range(3)}
        assert {event.number for event in only(start, "MissionsDealt", viewer)} == {4}


def test_all_see_which_card_is_taken_from_the_display_and_know_it_from_then_on() -> None:
    match = play(at_mission_space(), "discard m20 m21", "draw m11", "draw deck")
    assert [event.card for event in only(match, "MissionDrawn", 1)] == ["m11", None]
    for viewer in (1, 2, None):
        assert player(match, 0, viewer)["known"] == ["m11"]


def test_what_was_known_is_forgotten_when_it_is_played() -> None:
    match = play(landed(5, hand=["m20"], display=["m01", "m11", "m12"], items={"flag": ["black"]}), "discard m20")
    play(match, "draw m01")
    assert player(match, 0, 1)["known"] == ["m01"]
    play(match, "mission m01")
    assert player(match, 0, 1)["known"] == []
    assert discards(match) == ["m20", "m01"]


def test_discarded_and_resolved_missions_lie_open() -> None:
    match = play(at_mission_space(), "discard m20 m22")
    assert [table(match, viewer)["missions"]["discards"] for viewer in (0, 1, None)] == [["m20", "m22"]] * 3


def test_the_question_of_another_player_tells_nothing() -> None:
    match = at_mission_space()
    (question,) = match.view(1)["asked"]
    assert question == {"seat": 0, "prompt": "ask-mission", "rule": question["rule"]}
    assert match.offers(1) == []
    assert match.hints(1) == []


def test_what_is_asked_does_not_depend_on_the_cards_in_hand() -> None:
    """Every step of a turn is asked, whether or not a mission could be resolved."""
    prompts = set()
    for cards in ([], ["m01"], ["m20"], ["m01", "m02", "m20", "m30"]):
        match = turn(2, hand=cards, items={"flag": ["black", "brown", "grey"]})
        found = []
        for answer in ("die knight 1", "go on", "act", "pass"):
            found.append(asked(match))
            play(match, answer)
        prompts.add((*found, on_turn(match)))
    assert prompts == {("ask-die", "ask-move", "ask-points", "ask-end", 1)}


def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    match = seeded(3)
    named = cards_in(table(match))
    assert len(named) == 3 + 3 * 4


# -- worlds dealt again ----------------------------------------------------------------------------------------------


def test_a_new_world_keeps_what_the_viewer_knows() -> None:
    match = play(at_mission_space(), "discard m20 m21", "draw m11", "draw deck")
    for seed in SEEDS:
        other = match.redeal(1, seed)
        assert hand(other, 1) == hand(match, 1)
        assert "m11" in (hand(other, 0) or ())
        assert (display(other), discards(other)) == (display(match), discards(match))
        assert [len(hand(other, seat) or ()) for seat in range(3)] == [3, 4, 2]
        assert other.census() == match.census()
        assert other.view(1)["table"] == match.view(1)["table"]


def test_a_new_world_deals_what_the_viewer_does_not_know() -> None:
    match = at_mission_space()
    hands = {tuple(hand(match.redeal(1, seed), 0) or ()) for seed in SEEDS}
    assert len(hands) > 20
    known = {*OPEN, "m30", "m31", "m32", "m33"}
    assert not {card for cards in hands for card in cards} & known


def test_the_spectator_knows_no_hand_at_all() -> None:
    match = at_mission_space()
    for seat in range(3):
        assert len({tuple(hand(match.redeal(None, seed), seat) or ()) for seed in SEEDS}) > 20


def test_the_referee_has_nothing_to_deal_again() -> None:
    match = at_mission_space()
    assert [hand(match.redeal("referee", 5), seat) for seat in range(3)] == [hand(match, seat) for seat in range(3)]


def test_in_a_new_world_the_question_is_about_the_new_hand() -> None:
    match = at_mission_space()
    for seed in SEEDS:
        other = match.redeal(2, seed)
        singles = [text_of(move).split()[1:] for move in other.asks[0].options if text_of(move).startswith("discard")]
        assert sorted(cards[0] for cards in singles if len(cards) == 1) == hand(other, 0)


def test_a_new_world_offers_exactly_the_missions_that_its_hand_meets() -> None:
    match = turn(hand=[["m01", "m20"], [], []], items={"flag": ["black", "grey"]}, display=OPEN)
    met = set()
    for seed in range(80):
        other = match.redeal(1, seed)
        expected = {f"mission {card}" for card in hand(other, 0) or () if card in ("m01", "m02")}
        assert offered(other, "mission") == expected
        met |= expected
    assert met == {"mission m01", "mission m02"}


def nearly_empty() -> Match:
    """Seat 0 holds nearly all cards; seats 1 and 2 have two each of m01 to m05, and one of them is the deck."""
    few, most = ["m01", "m02", "m03", "m04", "m05"], [card for card in ALL[5:] if card not in OPEN]
    hands = [most, ["m01", "m02"], ["m03", "m04"]]
    items = [{"flag": ["brown"]}, {"flag": ["black"]}, {}]
    assert len(few) + len(most) + len(OPEN) == 55
    return turn(2, hand=hands, display=OPEN, items=items, chance="m05 m01", knights=[2, 2, 2])


def test_before_the_deck_is_used_up_its_last_card_may_be_in_a_hand() -> None:
    match = nearly_empty()
    assert {"m05" in (hand(match.redeal(0, seed), 1) or ()) for seed in SEEDS} == {True, False}


def emptied() -> Match:
    """Seat 0 resolves the card that asks for a brown flag, and draws the last card of the deck."""
    match = play(nearly_empty(), "mission m06", "die knight 1", "go on", "pass", "pass", "draw deck")
    assert table(match)["missions"]["deck"] == 0
    return match


def test_with_the_last_card_of_the_deck_the_other_hands_are_known_together() -> None:
    match = emptied()
    worlds = [match.redeal(0, seed) for seed in SEEDS]
    for world in worlds:
        assert sorted([*(hand(world, 1) or ()), *(hand(world, 2) or ())]) == ["m01", "m02", "m03", "m04"]
    assert len({tuple(hand(world, 1) or ()) for world in worlds}) == 6


def test_after_the_discards_were_shuffled_old_and_new_cards_are_not_mixed_up() -> None:
    """Seat 1 resolves m01 and draws m01 again out of the new deck, which is m01 and m06."""
    match = play(emptied(), "mission m01", "die knight 1", "go on", "pass", "pass", "draw deck")
    assert (discards(match), hand(match, 1), table(match)["missions"]["deck"]) == ([], ["m01", "m02"], 1)
    worlds = [match.redeal(0, seed) for seed in range(60)]
    for world in worlds:
        new = [card for card in hand(world, 1) or () if card in ("m01", "m06")]
        old = [card for card in hand(world, 1) or () if card not in new]
        assert len(new) == 1
        assert sorted([*old, *(hand(world, 2) or ())]) == ["m02", "m03", "m04"]
        assert world.census() == match.census()
    assert {tuple(hand(world, 1) or ()) for world in worlds} == {
        tuple(sorted((old, new))) for old in ("m02", "m03", "m04") for new in ("m01", "m06")
    }


def test_after_the_shuffle_the_drawer_knows_the_whole_deck() -> None:
    """Seat 1 knows its own card; only m06 can be left, but not who of the others has what."""
    match = play(emptied(), "mission m01", "die knight 1", "go on", "pass", "pass", "draw deck")
    for seed in SEEDS:
        world = match.redeal(1, seed)
        assert "m06" not in [*(hand(world, 0) or ()), *(hand(world, 2) or ())]
        assert hand(world, 1) == ["m01", "m02"]


def test_new_worlds_are_played_to_the_end() -> None:
    match = play_some(seeded(3, 2), 120, seed=2)
    other = play_some(match.redeal(on_turn(match), 4), 5000, seed=4)
    assert other.result is not None
    assert other.census() == match.census()


# -- taking back -----------------------------------------------------------------------------------------------------


def test_a_whole_turn_may_be_taken_back_answer_by_answer() -> None:
    match = merlin_landed(3, items={"material": ["grey"], "flag": ["grey"]}, hand=["m14"])
    before = match.view("referee")["table"]
    play(match, "act", "staff", "act", "pass")
    assert (on_turn(match), scores(match)[0], player(match)["staffs"]) == (1, 2, 2)
    for _ in range(4):
        assert match.can_undo(0)
        match.undo(0)
    assert match.view("referee")["table"] == before
    match.undo(0)
    match.undo(0)
    assert asked(match) == "ask-die"
    assert not match.can_undo(0)


def test_free_steps_are_taken_back_as_well() -> None:
    match = play(turn(items={"flag": ["purple", "black"]}, traitors=["blue"], hand=["m01"]), "flag repel blue")
    play(match, "mission m01", "die knight 1", "apple 5")
    for _ in range(4):
        match.undo(0)
    assert player(match)["traitors"] == {"blue": 1}
    assert (hand(match), discards(match), player(match)["apples"]) == (["m01"], [], 1)


@pytest.mark.parametrize("draw", ["draw deck", "draw m11"])
def test_a_new_card_ends_taking_back(draw: str) -> None:
    """From the deck, or on the display in place of the card that was taken."""
    match = play(at_mission_space(), "discard m20")
    assert match.can_undo(0)
    play(match, draw)
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)
    play(match, "pass")
    match.undo(0)
    assert asked(match) == "ask-end"
    assert not match.can_undo(0)


def test_new_dice_end_taking_back() -> None:
    match = turn(2, dice=[{"knight": [1]}, {}, {}], round=1)
    play(match, "die knight 1", "go on", "pass")
    assert match.can_undo(0)
    play(match, "pass")
    assert table(match)["round"] == 2
    assert not match.can_undo(0)


def test_new_traitors_end_taking_back_but_the_grail_may_be_taken_back() -> None:
    """In the last scoring, where no chance follows; in the first two, dice do."""
    match = play(scoring(round=6, influence=[["grey", "brown"], ["grey", "brown"], []], grail=0), "pass")
    assert match.can_undo(0)
    earlier = play(scoring(influence=[["grey"], ["grey"], []], grail=0), "pass")
    assert asked(earlier) == "ask-die"
    assert not earlier.can_undo(0)


def test_the_answer_of_the_next_player_ends_taking_back() -> None:
    match = idle(turn(2))
    assert match.can_undo(0)
    play(match, "die knight 1")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    end_turn(play(match, "go on"))
    assert (on_turn(match), match.can_undo(0), match.can_undo(1)) == (2, False, True)
