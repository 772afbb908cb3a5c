"""For how long one may decline to be asked: this turn, attacks that kill nobody, attacks on minions alone."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.table import FLAME, PHASE, STORM, asked, characters, demon_turn, play


def test_a_turn_has_a_name_of_its_own() -> None:
    match = demon_turn("rend rend", {STORM: "A", FLAME: "A"}, defense={FLAME: 5}, health={FLAME: 8})
    play(match, "play rend", f"target {FLAME}")
    first = match.scopes(match.asks[0].seat)["turn"]
    play(match, "pass", "play rend", f"target {FLAME}")
    assert asked(match) == "ask-defend"
    assert match.scopes(match.asks[0].seat)["turn"] == first


@pytest.mark.parametrize(("life", "safe"), [(4, "safe"), (3, "")])
def test_an_attack_is_safe_while_everybody_survives_it(life: int, safe: str) -> None:
    match = demon_turn("rend", {STORM: "A", FLAME: "A"}, health={FLAME: life}, defense={FLAME: 1})
    play(match, "play rend", f"target {FLAME}")
    assert match.scope("safe") == safe
    play(match, "pass")
    assert (FLAME in characters(match)) is bool(safe)


@pytest.mark.parametrize(("life", "safe"), [(4, "safe"), (3, "")])
def test_what_a_knight_takes_over_counts_together_with_its_own_damage(life: int, safe: str) -> None:
    """Two of its own, and one of an elder's two: each alone would leave three health something."""
    where = {STORM: "A", FLAME: "A", "elder-1": "A"}
    match = demon_turn("hellfire", where, health={FLAME: life}, defense={FLAME: 2})
    play(match, "play hellfire")
    assert match.scope("safe") == "safe"
    play(match, f"take {FLAME} elder-1 1")
    assert (asked(match), match.scope("safe")) == ("ask-defend", safe)
    play(match, "pass")
    assert (FLAME in characters(match)) is bool(safe)


def test_attacks_on_minions_alone_are_told_apart() -> None:
    where = {STORM: "A", FLAME: "A", PHASE: "A", "stone-golem-1": "A"}
    match = demon_turn("rend rend", where, defense={FLAME: 1, PHASE: 1})
    play(match, "play rend", "target stone-golem-1")
    assert (match.scope("minion"), match.scope("safe")) == ("minion", "")
    play(match, "pass", "play rend", f"target {PHASE}")
    assert match.scope("minion") == ""
