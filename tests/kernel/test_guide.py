"""The guide to a game's rules: every question's rule can be looked up."""

from __future__ import annotations

from random import Random

import pytest

from caliburn import new_match
from caliburn.kernel.guide import UnknownRule, rule, rules_of
from caliburn.kernel.start import game


def test_a_rule_is_found_by_its_id_and_tells_its_messages() -> None:
    spec = game("king-arthur")
    for one in rules_of(spec):
        assert rule(spec, one.id) == one
        assert one.title.id == f"{one.summary.id}-title"


def test_an_unknown_rule_is_refused_and_the_known_ones_are_told() -> None:
    spec = game("king-arthur")
    with pytest.raises(UnknownRule) as refused:
        rule(spec, "x" * 500)
    assert rules_of(spec)[0].id in str(refused.value.message.args["rules"])
    assert len(str(refused.value.message.args["rule"])) == 80


@pytest.mark.parametrize("mode", ["basic", "seals"])
def test_the_rule_of_every_question_is_in_the_guide(mode: str) -> None:
    spec = game("king-arthur")
    match = new_match("king-arthur", seats=3, options={"mode": mode}, seed=2)
    random = Random(2)
    while match.asks:
        ask = match.asks[0]
        assert rule(spec, ask.rule).id == ask.rule
        match.play(ask.seat, random.choice(ask.options))
