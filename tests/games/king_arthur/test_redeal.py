"""Re-dealt worlds of King Arthur: other hands, but only such as fit everything the viewer saw."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

import pytest

from caliburn import Match, Script, Seeded
from caliburn.kernel.luck import seed_bytes
from caliburn.lab.simulate import play_out
from tests.games.king_arthur.tables import (
    KNIGHTS,
    MODES,
    PLAYERS,
    asked,
    at,
    hand,
    happened,
    offered,
    play,
    play_some,
    random_match,
    rest_of,
    seeded_at,
    some_answer,
    table,
    trophies,
    until,
)

MINE = ["red-1", "red-1", "orange-2", "merlin"]
THEIRS = ["beige-1", "beige-1", "beige-2", "red-2", "merlin"]
LAST = "orange-1"


def last_card_left(seats: int = 2, *others: list[str]) -> Match:
    """Nearly all knights are in hands and open discards; one is left, and seat 0 may draw it."""
    hands = [MINE, *(others or (THEIRS,))]
    return Match.at(
        "king-arthur",
        {
            "seats": seats,
            "hands": hands,
            "discards": rest_of(KNIGHTS, *hands, [LAST]),
            "layout": ["dark-power-1", "monster-2", "monster-2", "monster-3", "monster-3"],
        },
        chance=Script([LAST], then=Seeded(seed_bytes("after the last card"))),
    )


def just_reshuffled(seats: int = 2, *others: list[str]) -> Match:
    match = play(until(last_card_left(seats, *others), "ask-draw-two"), "draw 1")
    assert table(match)["discards"] == []
    return match


def test_the_opponents_hand_is_known_right_after_the_reshuffle_and_is_never_redealt_otherwise() -> None:
    """With two players every other card was in the open: KA-25 and KA-19 together."""
    match = just_reshuffled()
    for seed in range(40):
        assert hand(match.redeal(0, seed), 1) == sorted(THEIRS, key=list(KNIGHTS).index)
        assert hand(match.redeal(1, seed), 0) == hand(match, 0)
        assert match.redeal(0, seed).census() == match.census()


def test_before_the_last_card_is_drawn_the_opponents_hand_is_not_known() -> None:
    """The viewer cannot tell the card in the supply from those in the opponent's hand."""
    match = last_card_left()
    hands = {tuple(hand(match.redeal(0, seed), 1)) for seed in range(60)}
    unknown = Counter([*THEIRS, LAST])
    assert len(hands) > 1
    for cards in hands:
        assert len(cards) == 5
        assert not Counter(cards) - unknown


def test_of_two_opponents_both_hands_together_are_known_after_the_reshuffle() -> None:
    match = just_reshuffled(3, THEIRS, ["orange-1", "orange-1", "merlin"])
    known = Counter(hand(match, 1)) + Counter(hand(match, 2))
    splits = set()
    for seed in range(40):
        world = match.redeal(0, seed)
        assert Counter(hand(world, 1)) + Counter(hand(world, 2)) == known
        assert (len(hand(world, 1)), len(hand(world, 2))) == (5, 3)
        splits.add(tuple(hand(world, 1)))
    assert len(splits) > 1


def test_a_spectator_knows_after_the_reshuffle_what_both_hands_hold_together() -> None:
    match = just_reshuffled()
    known = Counter(hand(match, 0)) + Counter(hand(match, 1))
    for seed in range(20):
        world = match.redeal(None, seed)
        assert Counter(hand(world, 0)) + Counter(hand(world, 1)) == known


def test_what_the_opponent_draws_later_is_unknown_but_the_old_cards_stay_known() -> None:
    match = play(until(just_reshuffled(), "ask-draw-two"), "draw 1")
    drawn = set()
    for seed in range(60):
        extra = Counter(hand(match.redeal(0, seed), 1)) - Counter(THEIRS)
        assert extra.total() == 1
        drawn |= set(extra)
    assert len(drawn) > 2


def test_a_card_played_after_a_reshuffle_leaves_a_hand_that_could_have_played_it() -> None:
    """Six old and new cards less a beige one: at most one card is not an old one."""
    match = play(until(just_reshuffled(), "ask-draw-two"), "draw 1")
    play(until(match, "ask-draw-two"), "draw 1")
    play(until(match, "ask-challenge"), "challenge dark-power-1 beige-1")
    for seed in range(60):
        left = Counter(hand(match.redeal(0, seed), 1))
        assert left.total() == 5
        lost = Counter(THEIRS) - left
        assert lost.total() <= 1
        assert set(lost) <= {"beige-1"}


class Supply(NamedTuple):
    """What a supply held when it was shuffled, and who has drawn what from it."""

    cards: Counter[str]
    drawn: dict[int, Counter[str]]


class Watcher:
    """Follows a two-player match with open eyes and tells which hands of the other a viewer must think possible."""

    def __init__(self, match: Match) -> None:
        first = Counter(KNIGHTS)
        self.match = match
        self.supplies = [Supply(first, {seat: Counter(hand(match, seat)) for seat in (0, 1)})]
        self.played = {0: Counter[str](), 1: Counter[str]()}

    def play(self, answer: str) -> None:
        match = self.match
        seat = match.asks[0].seat
        before = table(match)
        match.play(seat, answer)
        after = table(match)
        old = Counter(before["players"][seat]["hand"])
        new = Counter(after["players"][seat]["hand"])
        if answer.startswith(("challenge", "repeat", "double")):
            self.played[seat] += old - new
        elif answer.startswith("draw"):
            if not before["supply"]:
                self._reshuffle(before["discards"])
            self.supplies[-1].drawn[seat] += new - old
            if before["supply"] == 1 and before["discards"]:
                self._reshuffle(before["discards"])

    def _reshuffle(self, discards: list[str]) -> None:
        self.supplies.append(Supply(Counter(discards), {0: Counter(), 1: Counter()}))

    def fits(self, viewer: int, cards: list[str]) -> bool:
        """Whether the other may hold these cards: all of the finished supplies is known, and part of the last."""
        other = 1 - viewer
        drawn = Counter(cards) + self.played[other]
        for supply in self.supplies[:-1]:
            certain = supply.cards - supply.drawn[viewer]
            if certain - drawn:
                return False
            drawn -= certain
        last = self.supplies[-1]
        return drawn.total() == last.drawn[other].total() and not drawn - (last.cards - last.drawn[viewer])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(4))
def test_every_redealt_hand_fits_all_the_viewer_saw_in_a_long_game(mode: str, seed: int) -> None:
    """Both players draw and play a lot, so that the supply is shuffled again and again."""
    match = random_match(2, f"long {seed}", {"mode": mode})
    watcher, random = Watcher(match), Random(seed)
    while match.asks:
        options = sorted(offered(match) - {"draw 2"})
        busy = [move for move in options if move.startswith(("draw", "challenge", "reveal", "repeat"))]
        watcher.play(random.choice(busy or ["pass"]))
        for viewer in (0, 1):
            assert watcher.fits(viewer, hand(match, 1 - viewer))
            if len(watcher.supplies) > 1:
                world = match.redeal(viewer, random.getrandbits(30))
                assert watcher.fits(viewer, hand(world, 1 - viewer))
    assert len(watcher.supplies) > 1


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", PLAYERS)
def test_redealing_conserves_all_cards_and_changes_nothing_the_viewer_sees(seats: int, mode: str) -> None:
    match = random_match(seats, f"see {seats}", {"mode": mode})
    census, random = match.census(), Random(seats)
    step = 0
    while match.asks:
        step += 1
        if step % 5 == 0:
            viewer = random.choice([*range(seats), None])
            world = match.redeal(viewer, step)
            assert world.census() == census
            assert world.view(viewer) == match.view(viewer)
            assert world.events(viewer) == match.events(viewer)
            sizes = [player["knights"] for player in table(world)["players"]]
            assert sizes == [len(hand(world, seat)) for seat in range(seats)]
            assert [trophies(world, seat) for seat in range(seats)] == [trophies(match, seat) for seat in range(seats)]
        play(match, some_answer(match, random))


def test_hidden_hands_are_dealt_as_often_as_chance_would_have_it() -> None:
    """Four of the 49 unknown cards, five of them Merlins; a redeal that changes nothing would not pass."""
    match = seeded_at(hands=[["red-1"] * 4, ["merlin"] * 4])
    merlins = [hand(match.redeal(0, seed), 1).count("merlin") for seed in range(600)]
    assert abs(sum(merlins) / 600 - 4 * 5 / 49) < 0.08
    assert all(count < 5 for count in merlins)


def test_cards_in_the_viewers_own_hand_or_on_the_discard_stack_are_never_dealt_to_others() -> None:
    match = seeded_at(hands=[["merlin"] * 3, ["red-1"] * 6], discards=["merlin", "merlin", "red-2", "red-2"])
    for seed in range(60):
        assert not {"merlin", "red-2"} & set(hand(match.redeal(0, seed), 1))


def test_a_card_put_down_by_the_opponent_tells_of_the_rest() -> None:
    """Two red doubles exist; both are seen, so no redealt hand has one."""
    match = seeded_at(hands=[[], ["red-2", "red-2", "merlin"]], layout=["dragon-4", "dragon-5"], turn=1)
    play(until(match, "ask-challenge"), "challenge dragon-4 red-2 red-2")
    for seed in range(40):
        assert "red-2" not in hand(match.redeal(0, seed), 1)


def test_a_redeal_conserves_the_cards_of_a_position_with_a_small_supply() -> None:
    """Only the named cards are in such a match; a redeal must not bring others in."""
    match = at(hands=[["red-1"], ["merlin"]], layout=["dragon-4"], supply=["beige-1", "beige-1"])
    for viewer in (0, 1, None):
        world = match.redeal(viewer, 1)
        assert world.census() == match.census()
        assert world.view(viewer) == match.view(viewer)


def test_a_redealt_world_can_be_redealt_again_for_another_seat() -> None:
    """What a search does that asks what the opponent may think: cards are conserved there too."""
    match = random_match(3, 4)
    for seed in range(10):
        world = match.redeal(0, seed).redeal(1, seed)
        assert world.census() == match.census()


def test_the_true_hand_does_not_shine_through_a_world_redealt_twice() -> None:
    """In a world dealt for seat 0, seat 1 knows of its draws what that world says; its true Merlins are no hint."""
    match = seeded_at(hands=[["red-1"] * 4, ["merlin"] * 4])
    merlins = [hand(match.redeal(0, seed).redeal(1, seed), 0).count("merlin") for seed in range(400)]
    assert abs(sum(merlins) / 400 - 4 * (5 - 4 * 5 / 49) / 49) < 0.12


@pytest.mark.parametrize("mode", MODES)
def test_a_redealt_world_can_be_played_to_its_end(mode: str) -> None:
    match = random_match(3, 21, {"mode": mode})
    play_some(match, 60, 22)
    census = match.census()
    for seed in range(5):
        world = match.redeal(seed % 3, seed)
        play_out(world, ["random"] * 3, str(seed))
        assert asked(world) is None
        assert world.census() == census


def test_a_redealt_world_tells_its_viewer_no_more_than_the_match_did() -> None:
    match = random_match(2, 5)
    world = match.redeal(0, 1)
    for event in happened(world):
        if type(event).__name__ == "KnightsDrawn" and event[0] == 1:
            assert event[2] == ()


def held_after_overpaying(options: dict[str, str], after: tuple[str, ...] = ()) -> Counter[str]:
    """The cards a viewer may think the other holds, who overpaid with a red double and holds two more cards."""
    match = at(
        seats=2,
        hands=[["red-2", "beige-1", "orange-1"], ["merlin"]],
        layout=["dark-power-1", *["dragon-3"] * 3, "dragon-4"],
        chance=["red-1"],
        options=options,
    )
    match.play(0, "challenge dark-power-1 red-2")
    for answer in after:
        match.play(0, answer)
    worlds = [match.redeal(1, seed) for seed in range(150)]
    return Counter(card for world in worlds for card in hand(world, 0))


@pytest.mark.parametrize("mode", MODES)
def test_whoever_overpaid_held_nothing_to_pay_exactly_with(mode: str) -> None:
    """KA-09: who overpays with doubles has neither a single card of the colour nor a Merlin, and all know it."""
    held = held_after_overpaying({"mode": mode})
    assert not held["red-1"]
    assert not held["merlin"]
    assert held["orange-1"]
    assert held["beige-2"]


def test_what_is_drawn_after_overpaying_may_be_anything() -> None:
    """KA-09"""
    held = held_after_overpaying({}, ("pass", "draw 1"))
    assert held["red-1"]
    assert held["merlin"]


def test_where_overpaying_is_free_it_proves_nothing() -> None:
    """KA-09"""
    held = held_after_overpaying({"overpay": "free"})
    assert held["red-1"]
    assert held["merlin"]


def test_what_two_overpayments_prove_holds_together() -> None:
    """KA-09: after overpaying in two colours a hand holds single cards of neither, and no Merlin."""
    match = at(
        seats=2,
        hands=[["red-2", "beige-2", "orange-1"], []],
        layout=["dark-power-1", "monster-1", *["dragon-3"] * 3, "dragon-4"],
    )
    play(match, "challenge dark-power-1 red-2", "pass", "pass", "pass", "pass", "pass")
    match.play(0, "challenge monster-1 beige-2")
    held = Counter(card for seed in range(150) for card in hand(match.redeal(1, seed), 0))
    assert not held.keys() & {"red-1", "beige-1", "merlin"}
    assert held.keys() >= {"orange-1"}
